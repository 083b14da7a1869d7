//! Games of the first version of the rules are played to their end by it, to the last draw.

use serde_json::{Value, json};
use table::laws::games_of_version_verify;
use table::{CardSet, snapshot};
use tortuga::Tortuga;
use tortuga::cards::Cards;

use crate::common::Scene;

#[test]
fn every_game_of_version_1_verifies() {
    let count = games_of_version_verify::<Tortuga>(concat!(env!("CARGO_MANIFEST_DIR"), "/golden"), 1);
    assert!(matches!(count, Ok(35..)), "{count:?}");
}

fn opened(kept: &Value) -> Result<Tortuga, String> {
    snapshot::restore::<Tortuga>(&kept.to_string(), Cards::standard()).map_err(|error| error.to_string())
}

/// A position as version 1 of the rules kept it: without an edition, with six T stacks, and dealt from the file of that time.
fn kept_by_version_1(scene: Scene) -> Value {
    let game = scene.table().game;
    let mut kept = serde_json::to_value(snapshot::take(&game, Cards::standard())).unwrap();
    kept["rules"] = json!(1);
    kept["cards"] = json!("4e63b414bca34f90");
    let state = kept["state"].as_object_mut().unwrap();
    state.remove("edition");
    state["stacks"].as_array_mut().unwrap().truncate(6);
    kept
}

#[test]
fn a_position_of_version_1_is_played_on_by_its_own_rules() {
    let kept = kept_by_version_1(Scene::new(3).round(100));
    let game = opened(&kept).unwrap();
    assert_eq!(game, Scene::new(3).round(100).first_edition().table().game);
    let again = serde_json::to_value(snapshot::take(&game, Cards::standard())).unwrap();
    assert_eq!(
        (&again["rules"], &again["state"]["edition"]),
        (&json!(2), &json!("first"))
    );
    assert_eq!(opened(&again).unwrap(), game);
}

#[test]
fn a_position_of_no_known_version_is_refused() {
    let mut kept = kept_by_version_1(Scene::new(2));
    kept["rules"] = json!(0);
    assert!(opened(&kept).unwrap_err().contains("no way up from version 0"));
    kept["rules"] = json!(1);
    kept["state"] = json!([]);
    assert!(opened(&kept).unwrap_err().contains("no position"));
}
