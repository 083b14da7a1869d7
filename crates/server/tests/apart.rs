//! A node that does not hear the bus while others do: it gives its tables up to them, and takes part again once it hears.

use crate::adrift::check_record;
use crate::common::line::State;
use crate::common::site::{crew, sail_on, with_site};
use crate::common::{Dice, House, request, until};
use serde_json::json;

/// A number that a node counts.
async fn counted(node: &House, name: &str) -> u64 {
    let text = node.metrics().await;
    let name = format!("flibuste_{name} ");
    let number = text.lines().find_map(|line| line.strip_prefix(&name));
    number
        .and_then(|number| number.parse().ok())
        .expect("it is counted")
}

/// Waits until a node has renewed its lease so many times more.
async fn renewals(node: &House, more: u64) {
    let before = counted(node, "renewals_total").await;
    until("the lease is renewed", || async {
        counted(node, "renewals_total").await >= before + more
    })
    .await;
}

async fn is_ready(node: &House) -> bool {
    request(node.address, "GET", "/readyz", &[], "").await.status == 200
}

fn tables_of_a_node_without_the_bus_are_played_on_elsewhere(cut: State) {
    with_site(async |site| {
        let (_to_store, to_bus, first) = site.node_by_lines("n1").await;
        let (second, third) = (site.node("n2").await, site.node("n3").await);
        let (table, mut sailors) = crew(&first, &first, &second).await;
        let mut dice = Dice(3);
        let mut made = sail_on(&mut sailors, &mut dice, 6).await;
        to_bus.set(cut);
        until("it gives its tables up", || async {
            counted(&first, "given_up_total").await == 1
        })
        .await;
        let ready = request(first.address, "GET", "/readyz", &[], "").await;
        assert_eq!(ready.status, 503);
        assert!(ready.text.contains("does not hear the bus"), "{}", ready.text);
        // It takes none, neither what it had nor what is new.
        let anne = first.person("anne");
        let refused = anne.get(&format!("/tables/{table}")).await;
        assert_eq!((refused.status, refused.code().as_str()), (503, "elsewhere"));
        assert!(refused.headers.contains_key("retry-after"), "{refused:?}");
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        let new = json!({ "game": catalog::GAMES[0], "seats": seats, "my_name": "anne" });
        let refused = anne.post("/tables", new).await;
        assert_eq!((refused.status, refused.code().as_str()), (503, "elsewhere"));
        // Whoever was there goes where others are, as a balancer sends them.
        sailors[0].person = third.person("anne");
        made.extend(sail_on(&mut sailors, &mut dice, 14).await);
        assert!(!is_ready(&first).await, "the line is still cut");
        to_bus.set(State::Whole);
        until("it takes part again", || is_ready(&first)).await;
        sailors[1].person = first.person("mary");
        sailors[1].come_back().await;
        made.extend(sail_on(&mut sailors, &mut dice, u64::MAX).await);
        check_record(&first.person("mary"), &table, &made).await;
        assert_eq!(counted(&first, "given_up_total").await, 1, "once is enough");
        let others = [&second, &third];
        for other in others {
            assert_eq!(counted(other, "given_up_total").await, 0);
        }
    });
}

#[test]
fn tables_of_a_node_whose_way_to_the_bus_is_closed_are_played_on_elsewhere() {
    tables_of_a_node_without_the_bus_are_played_on_elsewhere(State::Closed);
}

#[test]
fn tables_of_a_node_whose_way_to_the_bus_is_silent_are_played_on_elsewhere() {
    tables_of_a_node_without_the_bus_are_played_on_elsewhere(State::Silent);
}

/// Whoever is at the node that has the table plays on, also while the database of another node is slow to answer.
#[test]
fn where_nobody_hears_the_bus_nobody_gives_anything_up() {
    with_site(async |site| {
        let first = site.node("n1").await;
        let (to_store, _to_bus, second) = site.node_by_lines("n2").await;
        let (table, mut sailors) = crew(&first, &first, &first).await;
        let mut dice = Dice(8);
        let mut made = sail_on(&mut sailors, &mut dice, 4).await;
        site.nats.halt();
        for _ in 0..4 {
            to_store.set(State::Silent);
            renewals(&first, 1).await;
            to_store.set(State::Whole);
            renewals(&first, 2).await;
            let entries = sailors[0].client.entry;
            made.extend(sail_on(&mut sailors, &mut dice, entries + 2).await);
        }
        for node in [&first, &second] {
            assert_eq!(counted(node, "given_up_total").await, 0);
        }
        assert!(
            sailors.iter().all(|one| one.sockets == 1),
            "nobody had to come back"
        );
        site.nats.run().unwrap();
        until("both hear again", || async {
            is_ready(&first).await && is_ready(&second).await
        })
        .await;
        // One that is sooner back on the bus than the other is no reason either.
        renewals(&first, 6).await;
        for node in [&first, &second] {
            assert_eq!(counted(node, "given_up_total").await, 0);
        }
        made.extend(sail_on(&mut sailors, &mut dice, u64::MAX).await);
        check_record(&second.person("anne"), &table, &made).await;
    });
}

/// Deaf nodes are better than none.
#[test]
fn a_node_that_is_apart_takes_part_again_when_those_who_hear_are_gone() {
    with_site(async |site| {
        let (_to_store, to_bus, first) = site.node_by_lines("n1").await;
        let mut second = site.node("n2").await;
        let (table, mut sailors) = crew(&first, &first, &second).await;
        let mut dice = Dice(6);
        let mut made = sail_on(&mut sailors, &mut dice, 4).await;
        to_bus.set(State::Closed);
        until("it gives its tables up", || async {
            counted(&first, "given_up_total").await == 1
        })
        .await;
        second.server.take().unwrap().stop().await;
        for sailor in &mut sailors {
            sailor.person = first.person(["anne", "mary"][sailor.seat]);
        }
        made.extend(sail_on(&mut sailors, &mut dice, 10).await);
        to_bus.set(State::Whole);
        made.extend(sail_on(&mut sailors, &mut dice, u64::MAX).await);
        check_record(&first.person("anne"), &table, &made).await;
    });
}
