//! Games of the first version of the rules are played to their end by it, to the last draw.

use std::path::Path;

use crate::common::*;
use celestia::{Cards, Celestia};
use serde_json::{Value, json};
use table::{CardSet, Game, Match, Record, snapshot};

#[test]
fn every_game_of_version_1_verifies() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("golden");
    let mut count = 0;
    for file in std::fs::read_dir(folder).unwrap().flatten() {
        let path = file.path();
        let text = std::fs::read_to_string(&path).unwrap();
        let record = Record::parse_under(&text, 1..=2).unwrap();
        if record.header.rules != 1 {
            continue;
        }
        let game = Match::<Celestia>::verify(&record, Cards::standard())
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(game.state().turn().outcome().is_some(), "{}", path.display());
        assert_eq!(game.record().to_string(), text, "{}", path.display());
        count += 1;
    }
    assert!(count >= 21, "only {count} records");
}

/// A position as version 1 of the rules kept it.
fn kept_by_version_1(changes: Value) -> Value {
    let game = position(&[], changes).game;
    let mut kept = serde_json::to_value(snapshot::take(&game, Cards::standard())).unwrap();
    kept["rules"] = json!(1);
    kept["state"].as_object_mut().unwrap().remove("edition");
    kept
}

fn opened(kept: &Value) -> Result<Celestia, String> {
    snapshot::restore::<Celestia>(&kept.to_string(), Cards::standard()).map_err(|error| error.to_string())
}

/// A table that was being played goes on under version 1, where the two may still confer once a combat is won.
#[test]
fn a_position_of_version_1_is_played_on_by_its_own_rules() {
    let won = json!({"ship": 5, "fought": 1, "crew": ready(&["shuki"]), "dice": [{"face": "whip", "out": true}], "in_play": {"whip": 1}, "steps": ["aftermath"]});
    assert!(position(&[], won.clone()).offered(BRUNO).is_empty());
    let game = opened(&kept_by_version_1(won)).unwrap();
    let offered = game.offered(BRUNO.into());
    let offered: Vec<_> = offered.iter().map(table::notation::short).collect();
    assert_eq!(offered, ["propose use_crew shuki"]);
    // What is kept of it now says so, and comes back the same.
    let again = serde_json::to_value(snapshot::take(&game, Cards::standard())).unwrap();
    assert_eq!(
        (&again["rules"], &again["state"]["edition"]),
        (&json!(2), &json!("first"))
    );
    assert_eq!(opened(&again).unwrap(), game);
}

#[test]
fn a_position_of_no_known_version_is_refused() {
    let mut kept = kept_by_version_1(json!({"ship": 5, "fought": 1}));
    kept["rules"] = json!(0);
    assert!(opened(&kept).unwrap_err().contains("no way up from version 0"));
    kept["rules"] = json!(1);
    kept["state"] = json!([]);
    assert!(opened(&kept).unwrap_err().contains("no position"));
}
