//! What a node says to those who ask whether it is ready, while its engines stand still: quickly, and for the right reason.

use std::time::{Duration, Instant};

use crate::common::line::{Line, State};
use crate::common::site::{LEASE, Site, with_site};
use crate::common::{Answered, House, request, until};
use serde_json::Value;

/// An address of an engine, by a line to it.
async fn by_line(url: &str) -> (Line, String) {
    let at = url.find("127.0.0.1:").unwrap();
    let end = url[at..].find('/').map_or(url.len(), |more| at + more);
    let line = Line::to(url[at..end].parse().unwrap()).await;
    let by = format!("{}{}{}", &url[..at], line.address, &url[end..]);
    (line, by)
}

/// Asks whether a node is ready; it answers sooner than any engine is given up.
async fn ready(node: &House) -> Answered {
    let asked = Instant::now();
    let answer = request(node.address, "GET", "/readyz", &[], "").await;
    let took = asked.elapsed();
    assert!(took < Duration::from_secs(6), "{took:?}: {}", answer.text);
    answer
}

async fn with_lines(site: &Site) -> (Line, Line, House) {
    let (to_store, store) = by_line(&site.store).await;
    let (to_bus, bus) = by_line(&site.nats.url()).await;
    let node = site.node_with("n1", |config| {
        config.store = Some(store.parse().unwrap());
        config.bus = Some(bus.parse().unwrap());
    });
    let node = node.await;
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
