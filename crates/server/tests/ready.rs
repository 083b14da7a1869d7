//! What a node says to those who ask whether it is ready, while its engines stand still: quickly, and for the right reason.

use std::time::{Duration, Instant};

use crate::common::line::{Line, State};
use crate::common::postgres::sql;
use crate::common::site::{LEASE, Site, with_site};
use crate::common::{Answered, Dice, House, play_on, request, two_at_a_table, until};
use serde_json::{Value, json};

/// Asks whether a node is ready; it answers sooner than any engine is given up.
async fn ready(node: &House) -> Answered {
    let asked = Instant::now();
    let answer = request(node.address, "GET", "/readyz", &[], "").await;
    let took = asked.elapsed();
    assert!(took < Duration::from_secs(6), "{took:?}: {}", answer.text);
    answer
}

async fn with_lines(site: &Site) -> (Line, Line, House) {
    let (to_store, to_bus, node) = site.node_by_lines("n1").await;
    until("it is ready", || async { ready(&node).await.status == 200 }).await;
    (to_store, to_bus, node)
}

#[test]
fn a_database_that_stands_still_is_said_to_be_away_and_the_bus_is_not() {
    with_site(async |site| {
        let (to_store, _to_bus, node) = with_lines(site).await;
        let anne = node.person("anne");
        let table = anne
            .make(serde_json::json!([{"kind": "me"}, {"kind": "open"}]), Value::Null)
            .await;
        to_store.set(State::Silent);
        let silent = Instant::now();
        let not_ready = async || {
            let answer = ready(&node).await;
            assert!(!answer.text.contains("bus"), "{}", answer.text);
            answer.status == 503 && answer.text.contains("the database is away")
        };
        until("the database is missed", &not_ready).await;
        // For longer than its lease, so that it begins a new life afterwards.
        while silent.elapsed() < LEASE * 2 {
            assert!(not_ready().await);
        }
        let lost = async || {
            let lost = node.metrics().await;
            !lost.contains("flibuste_lives_lost_total 0")
        };
        until("it lets go", lost).await;
        // Whoever wants a table is told to come again, and when.
        let refused = anne.get(&format!("/tables/{table}")).await;
        assert_eq!(refused.status, 503, "{refused:?}");
        assert!(refused.headers.contains_key("retry-after"), "{refused:?}");
        // So is whoever looks at lists or makes a table, sooner than the database is given up.
        let asked = Instant::now();
        let new = serde_json::json!({ "game": catalog::GAMES[0], "seats": [{"kind": "me"}, {"kind": "open"}], "my_name": "anne" });
        for refused in [anne.get("/me/tables").await, anne.post("/tables", new).await] {
            assert_eq!((refused.status, refused.code().as_str()), (503, "storage"));
            assert!(refused.headers.contains_key("retry-after"), "{refused:?}");
        }
        let took = asked.elapsed();
        assert!(took < Duration::from_secs(10), "{took:?}");
        to_store.set(State::Whole);
        until("it is ready again", || async {
            let answer = ready(&node).await;
            assert!(!answer.text.contains("bus"), "{}", answer.text);
            answer.status == 200
        })
        .await;
    });
}

#[test]
fn nobody_is_refused_what_a_database_that_stands_still_may_write_after_all() {
    with_site(async |site| {
        let (to_store, _to_bus, node) = with_lines(site).await;
        let (table, mut one, mut other) = two_at_a_table(&node, Value::Null).await;
        play_on(&mut [&mut one, &mut other], &mut Dice(1), 4).await;
        let (mover, key, seat) = match one.awaited() {
            true => (&mut one, "anne", 0),
            false => (&mut other, "mary", 1),
        };
        let command = json!({ "id": "once", "do": "play", "moves": [mover.moves[0]] }).to_string();
        to_store.set(State::Silent);
        mover.raw_or_gone(&command).await.unwrap();
        let mut last = Value::Null;
        while let Some(message) = mover.next_or_end().await {
            assert_ne!(message["type"], "reply", "{message}");
            last = message;
        }
        assert_eq!(
            (&last["type"], &last["reason"]),
            (&json!("bye"), &json!("resume"))
        );
        to_store.set(State::Whole);
        let person = node.person(key);
        let playable = async || person.get(&format!("/tables/{table}")).await.status == 200;
        until("the table is there again", playable).await;
        let mut again = person.sit(&table, Some(seat)).await;
        again.raw_or_gone(&command).await.unwrap();
        let reply = loop {
            let message = again.next().await;
            if message["id"] == "once" {
                break message;
            }
        };
        assert_eq!(reply["ok"], true, "{reply}");
        assert_eq!(person.table(&table).await["entries"], 5, "carried out once");
    });
}

#[test]
fn a_bus_that_stands_still_is_said_to_be_away_and_the_database_is_not() {
    with_site(async |site| {
        let (_to_store, to_bus, node) = with_lines(site).await;
        to_bus.set(State::Silent);
        until("the bus is missed", || async {
            let answer = ready(&node).await;
            assert!(!answer.text.contains("database"), "{}", answer.text);
            answer.status == 503 && answer.text.contains("the bus is away")
        })
        .await;
        to_bus.set(State::Whole);
        until("it is ready again", || async { ready(&node).await.status == 200 }).await;
    });
}

#[test]
fn a_database_in_which_no_move_can_be_written_is_said_so() {
    with_site(async |site| {
        let node = site.node("n1").await;
        until("it is ready", || async { ready(&node).await.status == 200 }).await;
        let connecting = tokio_postgres::connect(&site.store, tokio_postgres::NoTls);
        let (operator, connection) = connecting.await.unwrap();
        let connection = tokio::spawn(connection);
        let lock = "BEGIN; LOCK TABLE journal IN ACCESS EXCLUSIVE MODE";
        operator.batch_execute(lock).await.unwrap();
        until("it is missed", || async {
            let answer = ready(&node).await;
            answer.status == 503 && answer.headers.contains_key("retry-after")
        })
        .await;
        operator.batch_execute("ROLLBACK").await.unwrap();
        connection.abort();
        until("it is ready again", || async { ready(&node).await.status == 200 }).await;
        sql(&site.store, "ALTER TABLE journal RENAME TO elsewhere").unwrap();
        until("it is missed", || async { ready(&node).await.status == 503 }).await;
        sql(&site.store, "ALTER TABLE elsewhere RENAME TO journal").unwrap();
        until("it is ready again", || async { ready(&node).await.status == 200 }).await;
    });
}
