//! The fixtures that the page's tests read are fresh: `cargo xtask fixtures` writes them.

use std::path::Path;

use catalog::{GAMES, with_game};

#[test]
fn the_fixtures_of_the_page_are_fresh() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games");
    let drawn = GAMES.iter().filter(|id| games.join(id).join("fixtures").is_dir());
    let mut compared = 0;
    for id in drawn {
        let files = with_game!(id, G => lab::cases::files::<G>()).unwrap();
        for (name, text) in files {
            let path = games.join(id).join("fixtures").join(name);
            let Ok(found) = std::fs::read_to_string(path) else {
                continue;
            };
            assert!(
                found == text,
                "{id}/fixtures/{name} is stale: run cargo xtask fixtures"
            );
            compared += 1;
        }
    }
    assert!(compared > 0);
}
