//! What a seat and a spectator receive, byte by byte, holds nothing they may not know.

use crate::common;

use catalog::{AnyMatch, CardBox, Frame};
use common::{Client, Dice, House, play_on, two_at_a_table};
use serde_json::{Value, json};
use table::{Seat, Viewer};

/// What no player may see before the end, wherever it is in a message.
const HIDDEN: [&str; 5] = [
    "undersides",
    "face_down_cards",
    "deck_cards",
    "stage_order",
    "crew_order",
];

/// Everything in a message under a name.
fn all<'a>(message: &'a Value, name: &str, found: &mut Vec<&'a Value>) {
    match message {
        Value::Object(fields) => {
            for (field, value) in fields {
                if field == name {
                    found.push(value);
                }
                all(value, name, found);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| all(item, name, found)),
        _ => {}
    }
}

/// The messages of a client up to the end of the game, when everything is shown.
fn before_the_end(client: &Client) -> Vec<Value> {
    let messages = client
        .heard
        .iter()
        .map(|text| serde_json::from_str::<Value>(text).unwrap());
    messages.take_while(|message| message["type"] != "over").collect()
}

/// Compares each step with what the record says this viewer may know of it.
fn check_steps(client: &Client, viewer: Viewer, played: &dyn AnyMatch, positions: &[Box<dyn AnyMatch>]) {
    let frames: Vec<Frame> = played.frames(viewer, 0, true).unwrap();
    let mut view = Value::Null;
    let mut steps = 0;
    for message in before_the_end(client) {
        if message["type"] == "whole" {
            view = message["view"].clone();
        }
        if message["type"] != "step" {
            continue;
        }
        steps += 1;
        for (name, value) in message["patch"].as_object().unwrap() {
            view[name] = value.clone();
        }
        let entry = message["entry"].as_u64().unwrap() as usize;
        let frame = &frames[entry - 1];
        let seen: Value = serde_json::from_str(frame.view.as_ref().unwrap().get()).unwrap();
        assert_eq!(view, seen, "after entry {entry}");
        let told: Vec<Value> = frame
            .events
            .iter()
            .map(|event| serde_json::from_str(event.get()).unwrap())
            .collect();
        assert_eq!(message["events"], json!(told));
        let own = matches!(viewer, Viewer::Seat(seat) if frame.by.seat() == Some(seat));
        assert_eq!(
            message.get("move").is_some(),
            own,
            "only who made a move is sent it"
        );
        let offered = match viewer {
            Viewer::Seat(seat) => positions[entry].offered(seat.into()),
            _ => Vec::new(),
        };
        let offered: Vec<Value> = offered
            .iter()
            .map(|mv| serde_json::from_str(mv.get()).unwrap())
            .collect();
        assert_eq!(message["moves"], json!(offered));
    }
    assert!(steps > 20);
}

#[tokio::test]
async fn hidden_cards_never_leave_the_server() {
    let house = House::new().await;
    for game in 0..4u64 {
        let mode = ["rapid", "normal", "expert", "normal"][game as usize];
        let more = json!({ "options": { "mode": mode } });
        let (table, mut one, mut other) = two_at_a_table(&house, more).await;
        let mut watcher = house.person("zheng").sit(&table, None).await;
        play_on(
            &mut [&mut one, &mut other, &mut watcher],
            &mut Dice(game),
            usize::MAX,
        )
        .await;
        for client in [&mut one, &mut other, &mut watcher] {
            client.until("over").await;
        }
        let record = house
            .person("zheng")
            .get(&format!("/tables/{table}/record"))
            .await
            .text;
        let played = catalog::verify(&record, &CardBox::default()).unwrap();
        let lines: Vec<&str> = record.lines().collect();
        let positions: Vec<Box<dyn AnyMatch>> = (0..lines.len() - 1)
            .map(|entries| catalog::replay(&lines[..=entries].join("\n"), None, &CardBox::default()).unwrap())
            .collect();
        let secret = serde_json::from_str::<Value>(lines[lines.len() - 1]).unwrap()["secret"].clone();
        let viewers = [Seat::new(0), Seat::new(1), None];
        for (client, seat) in [&one, &other, &watcher].into_iter().zip(viewers) {
            let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
            check_steps(client, viewer, &*played, &positions);
            for message in before_the_end(client) {
                let text = message.to_string();
                assert!(
                    !text.contains(secret.as_str().unwrap()),
                    "the secret of the shuffle"
                );
                assert!(!text.contains("key-for-tests"), "the key of a seat");
                for name in HIDDEN {
                    let mut found = Vec::new();
                    all(&message, name, &mut found);
                    assert!(found.iter().all(|value| value.is_null()), "{name} in {text}");
                }
                let mut players = Vec::new();
                all(&message, "players", &mut players);
                for (number, player) in players
                    .iter()
                    .flat_map(|list| list.as_array().unwrap().iter().enumerate())
                {
                    let own = seat.is_some_and(|seat| seat.index() == number);
                    assert_eq!(player["hand"].is_null(), !own, "whose hand is seen in {text}");
                }
            }
        }
    }
}
