//! Games of the first version of the rules are played to their end by it, to the last draw.

use crate::common::*;
use celestia::{Cards, Celestia};
use serde_json::{Value, json};
use table::laws::games_of_version_verify;
use table::{CardSet, Game, snapshot};

#[test]
fn every_game_of_version_1_verifies() {
    let count = games_of_version_verify::<Celestia>(concat!(env!("CARGO_MANIFEST_DIR"), "/golden"), 1);
    assert!(matches!(count, Ok(21..)), "{count:?}");
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
