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
        if let Some(drawn) = files.remove("samples.json") {
            compared += 1;
            let wrong =
                with_game!(id, G => lab::looks::stale_samples::<G>(&read("samples.json"), &drawn)).unwrap();
            stale.extend(
                wrong
                    .iter()
                    .map(|what| format!("{id}/fixtures/samples.json: {what}")),
            );
        }
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

#[test]
fn samples_that_the_rules_do_not_read_are_stale() {
    let id = GAMES[0];
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../web/src/games")
        .join(id);
    let text = std::fs::read_to_string(folder.join("fixtures/samples.json")).unwrap();
    let mut more: serde_json::Value = serde_json::from_str(&text).unwrap();
    let stale = |kept: &str| with_game!(id, G => lab::looks::stale_samples::<G>(kept, &text)).unwrap();
    assert!(stale(&text).is_empty());
    more["moves"]
        .as_array_mut()
        .unwrap()
        .push("walk_the_plank".into());
    assert!(stale(&more.to_string()).contains(&"walk_the_plank".to_owned()));
    more["moves"].as_array_mut().unwrap().pop();
    more["events"].as_array_mut().unwrap().clear();
    assert!(!stale(&more.to_string()).is_empty());
}
