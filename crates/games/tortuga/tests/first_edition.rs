//! Games of the first version of the rules are played to their end by it, to the last draw.

use std::path::Path;

use serde_json::{Value, json};
use table::{CardSet, Game, Match, Record, snapshot};
use tortuga::Tortuga;
use tortuga::cards::Cards;

use crate::common::Scene;

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
        let game = Match::<Tortuga>::verify(&record, Cards::standard())
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert!(game.state().turn().outcome().is_some(), "{}", path.display());
        assert_eq!(game.record().to_string(), text, "{}", path.display());
        count += 1;
    }
    assert!(count >= 35, "only {count} records");
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
