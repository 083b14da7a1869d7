//! Every byte on the bus, held against what the rules hide: a subject carries what one viewer may know.

use std::collections::BTreeMap;

use crate::common::site::with_site;
use crate::common::{Dice, play_on};
use crate::secrecy::{CREW, HIDDEN, Oracle, judge, listened_to};
use bytes::Bytes;
use futures_util::{FutureExt, StreamExt};
use serde_json::{Value, json};

/// What was said on each subject, in order.
type Said = BTreeMap<String, Vec<Bytes>>;

async fn hear(all: &mut async_nats::Subscriber) -> Said {
    let mut said = Said::new();
    while let Some(Some(message)) = all.next().now_or_never() {
        let subject = message.subject.to_string();
        said.entry(subject).or_default().push(message.payload);
    }
    said
}

/// The messages on a viewer's subject up to the end of the game, each once, as its sockets get them.
fn messages(frames: &[Bytes]) -> Vec<Value> {
    let (mut heard, mut last, mut parts) = (Vec::new(), 0, Vec::new());
    for frame in frames {
        let (head, text) = frame.split_at(32);
        let number = u64::from_be_bytes(head[12..20].try_into().unwrap());
        parts.extend_from_slice(text);
        if head[2] >= 128 {
            continue;
        }
        let text = std::mem::take(&mut parts);
        let (step, whole) = (head[1] == 1, head[1] == 2);
        if text.is_empty() || step && number <= last {
            continue;
        }
        if step || whole {
            last = number;
        }
        heard.push(serde_json::from_slice(&text).unwrap());
    }
    let end = heard.iter().position(|message: &Value| message["type"] == "over");
    heard.truncate(end.unwrap_or(heard.len()));
    heard
}

/// What comes before the text of a letter: the check of it.
const SEAL: usize = 5;

/// What is said on the subjects of a table, or about it, besides what its viewers are sent.
fn check_the_rest(table: &str, said: &Said, over: bool, secret: &str) {
    for (subject, texts) in said.iter().filter(|(subject, _)| !subject.contains(".t.")) {
        for bytes in texts {
            let text = String::from_utf8_lossy(bytes);
            assert!(!text.contains("key-for-tests"), "a key on {subject}: {text}");
            if over {
                continue;
            }
            assert!(!text.contains(secret), "the secret of the shuffle on {subject}");
            for name in HIDDEN.iter().chain(&["view", "hand", "patch", "state"]) {
                assert!(
                    !text.contains(&format!("\"{name}\"")),
                    "{name} on {subject}: {text}"
                );
            }
            // Commands, which may be secret choices, come on a subject of the seat they are from.
            let letter = bytes.get(SEAL..).unwrap_or_default();
            if let Some(command) = serde_json::from_slice::<Value>(letter)
                .ok()
                .filter(|letter| letter["table"] == table)
                .and_then(|letter| letter["what"].get("Command").cloned())
            {
                let seat = command["seat"]
                    .as_u64()
                    .map_or("public".into(), |seat| seat.to_string());
                assert!(
                    subject.contains(&format!(".{table}.{seat}")),
                    "{subject}: {command}"
                );
            }
        }
    }
}

#[test]
fn no_subject_carries_what_its_viewer_may_not_know_in_any_game() {
    with_site(async |site| {
        let [first, second, third] = site.three().await;
        let mut noticed = 0;
        for game in catalog::GAMES {
            let (bus, mut all) = site.overhear().await;
            let oracle = Oracle::of(game);
            // The table is where the spectator is; all others are elsewhere, each at another node than the one before.
            let doors = [&second, &third];
            let people: Vec<_> = (0..oracle.seats)
                .map(|seat| doors[seat % 2].person(CREW[seat]))
                .collect();
            let (table, clients, record) = listened_to(&people, &first.person("zheng"), game, &oracle).await;
            bus.flush().await.unwrap();
            let said = hear(&mut all).await;
            let mut heard = Vec::new();
            for seat in 0..oracle.seats {
                let own = format!(".t.{table}.{seat}.");
                let mut subjects = said.iter().filter(|(subject, _)| subject.contains(&own));
                let (_, frames) = subjects.next().expect("the seat is spoken to");
                assert!(subjects.next().is_none(), "one holder, one subject");
                heard.push(messages(frames));
            }
            for (seat, messages) in heard.iter().enumerate() {
                for message in messages.iter().filter(|message| message.get("move").is_some()) {
                    assert_eq!(
                        message["by"],
                        json!(seat),
                        "only who made a move is sent it: {message}"
                    );
                }
            }
            judge(game, &oracle, &heard, &record);
            // It is noticed when one seat is sent what is another's.
            heard.rotate_left(1);
            let mixed_up = std::panic::catch_unwind(|| judge(game, &oracle, &heard, &record)).is_err();
            noticed += usize::from(mixed_up);
            let last: Value = serde_json::from_str(record.lines().last().unwrap()).unwrap();
            let secret = last["secret"].as_str().unwrap_or("no secret");
            check_the_rest(&table, &said, true, secret);
            drop(clients);
        }
        assert!(noticed > 1, "this test can fail");
    });
}

#[test]
fn until_the_end_nothing_else_on_the_bus_says_what_is_hidden() {
    with_site(async |site| {
        let [first, second, third] = site.three().await;
        let (bus, mut all) = site.overhear().await;
        let (table, mut one, mut other) =
            crate::common::site::two_from(&first, &second, &third, Value::Null).await;
        let mut watcher = third.person("zheng").sit(&table, None).await;
        play_on(&mut [&mut one, &mut other, &mut watcher], &mut Dice(6), 30).await;
        for node in [&second, &third] {
            for path in ["", "/record", "/replay?as=all", "/seats/0/counsel"] {
                node.person("anne").get(&format!("/tables/{table}{path}")).await;
            }
            node.person("anne").get("/me/tables").await;
        }
        bus.flush().await.unwrap();
        let early = hear(&mut all).await;
        let public = format!(".t.{table}.public");
        assert!(early.keys().any(|subject| subject.ends_with(&public)));
        play_on(
            &mut [&mut one, &mut other, &mut watcher],
            &mut Dice(6),
            usize::MAX,
        )
        .await;
        one.until("over").await;
        let record = second
            .person("anne")
            .get(&format!("/tables/{table}/record"))
            .await
            .text;
        let last: Value = serde_json::from_str(record.lines().last().unwrap()).unwrap();
        check_the_rest(&table, &early, false, last["secret"].as_str().unwrap());
        for (subject, frames) in early.iter().filter(|(subject, _)| subject.contains(".t.")) {
            let secret = last["secret"].as_str().unwrap();
            let text: Vec<String> = messages(frames).iter().map(Value::to_string).collect();
            assert!(
                !text.concat().contains(secret),
                "the secret of the shuffle on {subject}"
            );
        }
    });
}
