//! The recorded games of every game still play, to the last draw.

use std::path::Path;

use catalog::{CardBox, GAMES};

#[test]
fn every_golden_game_verifies() {
    for id in GAMES {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../games")
            .join(id)
            .join("golden");
        let files =
            std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        let mut count = 0;
        for file in files {
            let path = file.unwrap().path();
            let text = std::fs::read_to_string(&path).unwrap();
            let verified = catalog::verify(&text, &CardBox::default());
            let game = verified.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            assert!(game.outcome().is_some(), "{} is not finished", path.display());
            assert_eq!(game.record(), text, "{} is kept as it is written", path.display());
            count += 1;
        }
        assert!(
            count > 0,
            "no golden games in {}; `cargo xtask golden` records them",
            folder.display()
        );
    }
}
