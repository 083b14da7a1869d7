//! The recorded games of both kinds of building still play, to the last draw.

use std::path::Path;

use table::{CardSet, Game, Match, Record};
use trucker::Trucker;
use trucker::cards::Cards;

#[test]
fn every_golden_game_verifies() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    let mut names = Vec::new();
    for file in std::fs::read_dir(&folder).expect("golden games").flatten() {
        let path = file.path();
        let text = std::fs::read_to_string(&path).expect("a record");
        let record = Record::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let game = Match::<Trucker>::verify(&record, Cards::standard());
        let game = game.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(game.state().turn().outcome().is_some(), "{}", path.display());
        names.push(file.file_name().to_string_lossy().into_owned());
    }
    for building in ["turns", "realtime"] {
        for flight in ["learning", "1", "2", "3", "trek"] {
            let part = format!("-{flight}-{building}-");
            assert!(names.iter().any(|name| name.contains(&part)), "{part}");
        }
    }
    // With every module of the expansion.
    for part in ["2-realtime-lunar", "2-turns-lunar", "trek-turns-lunar"] {
        assert!(names.iter().any(|name| name.contains(part)), "{part}");
    }
}
