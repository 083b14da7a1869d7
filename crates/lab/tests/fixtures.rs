//! The fixtures that the page's tests and gallery read are fresh: `cargo xtask fixtures` writes them.

use std::path::Path;

use catalog::{GAMES, with_game};

#[test]
fn the_fixtures_of_the_page_are_fresh() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games");
    let mut stale = Vec::new();
    let mut compared = 0;
    for id in GAMES {
        let folder = games.join(id).join("fixtures");
        if !folder.is_dir() {
            continue;
        }
        let read = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap_or_default();
        let mut files = with_game!(id, G => lab::cases::files::<G>()).unwrap();
        let (looks, walks) = (read("looks.json"), read("walks.json"));
        if !looks.is_empty() {
            match with_game!(id, G => lab::looks::redraw::<G>(&looks, &walks)).unwrap() {
                Ok(drawn) => files.extend(drawn),
                Err(problem) => stale.push(problem),
            }
        }
        // Samples also hold what came up beyond the walks while they were looked for.
        files.remove("samples.json");
        for (name, text) in files {
            compared += 1;
            if read(name) != text {
                stale.push(format!("{id}/fixtures/{name}"));
            }
        }
    }
    assert!(compared > 0);
    assert!(
        stale.is_empty(),
        "stale, run cargo xtask fixtures: {}",
        stale.join("; ")
    );
}
