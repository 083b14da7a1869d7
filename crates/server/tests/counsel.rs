//! What the best bot thinks, for people who ask: who is told, when, and what.

use crate::common;

use common::{House, Person};
use serde_json::{Value, json};

async fn counsel(person: &Person, table: &str, seat: usize) -> common::Answered {
    person.get(&format!("/tables/{table}/seats/{seat}/counsel")).await
}

/// In every game whoever plays against bots is told moves that are offered, each with a chance.
#[tokio::test]
pub(crate) async fn whoever_plays_against_bots_is_told_the_best_moves_with_their_chances() {
    let house = House::new().await;
    let anne = house.person("Anne");
    let (mut searched, mut explained) = (0, 0);
    for game in catalog::GAMES {
        let info = anne.get("/games").await.json();
        let of = |info: &Value| info.as_array()?.iter().find(|one| one["id"] == *game).cloned();
        let least = of(&info).expect("the game is there")["seats"]["min"].as_u64();
        let least = least.unwrap_or(2).max(2);
        let bots = (1..least).map(|_| json!({ "kind": "bot", "level": "greedy" }));
        let seats: Vec<Value> = std::iter::once(json!({ "kind": "me" })).chain(bots).collect();
        let table = anne.make(Value::Array(seats), json!({ "game": game })).await;
        let mut one = anne.sit(&table, Some(0)).await;
        while !one.awaited() {
            one.next().await;
        }
        let told = counsel(&anne, &table, 0).await;
        assert_eq!(told.status, 200, "{game}: {told:?}");
        let moves = told.json()["moves"].as_array().unwrap().clone();
        assert!(!moves.is_empty() && moves.len() <= 4, "{game}: {told:?}");
        for advised in &moves {
            assert!(one.moves.contains(&advised["move"]), "{game}: {advised}");
            explained += advised["brings"].as_array().unwrap().len();
            if let Some(chance) = advised["chance"].as_f64() {
                searched += 1;
                assert!((0.0..=1.0).contains(&chance), "{game}: {advised}");
                assert!(advised["tries"].as_u64() > Some(0), "{game}: {advised}");
            }
        }
    }
    assert!(searched > 2, "somewhere there was something to search");
    assert!(explained > 2, "and something surely comes of it");
}

#[tokio::test]
pub(crate) async fn nobody_is_told_what_is_not_for_them() {
    let house = House::new().await;
    let (anne, mary) = (house.person("anne"), house.person("mary"));
    // Among people the table says whether there are hints.
    for hints in [false, true] {
        let (table, one, _other) = common::two_at_a_table(&house, json!({ "hints": hints })).await;
        let awaited = usize::from(!one.awaited());
        let whose = if awaited == 0 { &anne } else { &mary };
        let told = counsel(whose, &table, awaited).await;
        match hints {
            true => assert_eq!(told.status, 200, "{told:?}"),
            false => assert_eq!(told.code(), "no_adviser"),
        }
        assert_eq!(counsel(whose, &table, 1 - awaited).await.code(), "not_seated");
        let analysis = anne.get(&format!("/tables/{table}/analysis")).await;
        assert_eq!(analysis.code(), "not_over");
    }
    // The deal of a day is played by oneself.
    let path = format!("/games/{}/daily", catalog::GAMES[0]);
    let day = anne.post(&path, json!({ "name": "anne" })).await.json();
    let told = counsel(&anne, day["id"].as_str().unwrap(), 0).await;
    assert_eq!(told.code(), "no_adviser");
}

/// A game that is over is judged part by part, to its end: every move that was a choice, with the chances of all.
#[tokio::test]
async fn a_game_that_is_over_is_judged_move_by_move() {
    let house = House::new().await;
    let anne = house.person("anne");
    let (table, mut one, mut other) = common::two_at_a_table(&house, Value::Null).await;
    let made = common::play_on(&mut [&mut one, &mut other], &mut common::Dice(7), 25).await;
    assert_eq!(made, 25);
    let stop = one.ask(json!({ "do": "offer", "what": "stop" })).await;
    other.until("offer").await;
    other
        .ask(json!({ "do": "answer", "offer": stop["offer"], "yes": true }))
        .await;
    assert_eq!(anne.table(&table).await["phase"], "over");
    let (mut from, mut judged) = (0, Vec::new());
    loop {
        let mut part = anne.get(&format!("/tables/{table}/analysis?from={from}")).await;
        for _ in 0..20 {
            // A busy machine takes its time over it: then it is asked again, as the answer says.
            if part.status != 503 {
                break;
            }
            part = anne.get(&format!("/tables/{table}/analysis?from={from}")).await;
        }
        assert_eq!(part.status, 200, "{part:?}");
        let part = part.json();
        judged.extend(part["moves"].as_array().unwrap().clone());
        match part["next"].as_u64() {
            Some(next) => {
                assert!(next > from, "an analysis goes on");
                from = next;
            }
            None => break,
        }
    }
    assert!(judged.len() > 4, "more than one part: {judged:?}");
    let entries: Vec<u64> = judged.iter().map(|one| one["entry"].as_u64().unwrap()).collect();
    assert!(entries.is_sorted_by(|a, b| a < b), "{entries:?}");
    for one in &judged {
        let chances = one["chances"].as_array().unwrap();
        assert_eq!(chances.len(), 2, "{one}");
        assert!(
            chances
                .iter()
                .all(|chance| (0.0..=1.0).contains(&chance.as_f64().unwrap())),
            "{one}"
        );
        assert!(
            one["best"].as_f64() >= chances[one["seat"].as_u64().unwrap() as usize].as_f64(),
            "{one}"
        );
    }
}
