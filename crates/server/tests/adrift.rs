//! Several nodes, and what happens to them: whoever plays notices a moment at most, and nothing that was acknowledged is lost or done twice.

use std::process::Command;
use std::time::{Duration, Instant};

use crate::common::line::Line;
use crate::common::process::Process;
use crate::common::site::{crew, sail_on, two_from, with_site};
use crate::common::{Dice, Person, play_on, request, until};
use futures_util::{FutureExt, StreamExt};
use serde_json::{Value, json};

fn signal(process: &Process, signal: &str) {
    let sent = Command::new("kill")
        .args([signal, &process.child.id().to_string()])
        .status();
    assert!(sent.unwrap().success());
}

/// The record of a finished game holds these moves, each once and in order.
pub(crate) async fn check_record(anne: &Person, table: &str, moves: &[(usize, Value)]) {
    until("the game is over", || async {
        anne.get(&format!("/tables/{table}/record")).await.status == 200
    })
    .await;
    let record = anne.get(&format!("/tables/{table}/record")).await.text;
    catalog::verify(&record, &catalog::CardBox::default()).unwrap();
    let kept: Vec<(usize, Value)> = record
        .lines()
        .filter_map(|line| {
            let line: Value = serde_json::from_str(line).unwrap();
            Some((line["by"].as_u64()? as usize, line["move"].clone()))
        })
        .collect();
    assert_eq!(kept, moves);
}

#[test]
fn a_node_that_stops_hands_its_tables_over_at_once() {
    with_site(async |site| {
        let patient = |config: &mut server::Config| config.lease = 60_000;
        let mut first = site.node_with("n1", patient).await;
        let (second, third) = (
            site.node_with("n2", patient).await,
            site.node_with("n3", patient).await,
        );
        let (table, mut sailors) = crew(&first, &second, &third).await;
        let mut dice = Dice(5);
        let mut made = sail_on(&mut sailors, &mut dice, 8).await;
        let server = first.server.take().unwrap();
        let stopping = tokio::spawn(server.stop());
        // No lease runs out meanwhile, which would take longer than anybody here waits: the table is given up.
        made.extend(sail_on(&mut sailors, &mut dice, u64::MAX).await);
        check_record(&second.person("anne"), &table, &made).await;
        stopping.await.unwrap();
    });
}

#[test]
fn what_a_killed_node_acknowledged_goes_on_at_another() {
    with_site(async |site| {
        let (second, third) = (site.node("n2").await, site.node("n3").await);
        for life in 0..3 {
            let first = site.process("n1").await;
            let (table, mut sailors) = crew(&first, &second, &third).await;
            let mut dice = Dice(life);
            let mut made = sail_on(&mut sailors, &mut dice, 6 + life).await;
            first.kill();
            made.extend(sail_on(&mut sailors, &mut dice, u64::MAX).await);
            check_record(&third.person("mary"), &table, &made).await;
        }
    });
}

#[test]
fn a_frozen_node_is_played_around_and_lets_go() {
    with_site(async |site| {
        let (second, third) = (site.node("n2").await, site.node("n3").await);
        let first = site.process("n1").await;
        let (table, mut sailors) = crew(&first, &second, &third).await;
        let mut dice = Dice(7);
        let mut made = sail_on(&mut sailors, &mut dice, 6).await;
        signal(&first, "-STOP");
        made.extend(sail_on(&mut sailors, &mut dice, 12).await);
        signal(&first, "-CONT");
        made.extend(sail_on(&mut sailors, &mut dice, 16).await);
        // Once it has let go it asks the others like anybody.
        let anne = first.person("anne");
        until("the first lets go", || async {
            let table = anne.get(&format!("/tables/{table}")).await;
            table.status == 200 && table.json()["entries"] == 16
        })
        .await;
        made.extend(sail_on(&mut sailors, &mut dice, u64::MAX).await);
        check_record(&anne, &table, &made).await;
    });
}

#[test]
fn a_bus_that_is_restarted_costs_nobody_a_move() {
    with_site(async |site| {
        let [first, second, third] = site.three().await;
        let (table, mut sailors) = crew(&first, &second, &third).await;
        let mut dice = Dice(9);
        let mut made = sail_on(&mut sailors, &mut dice, 6).await;
        let ready = async || request(second.address, "GET", "/readyz", &[], "").await;
        assert_eq!(ready().await.status, 200);
        site.nats.halt();
        until("it is not ready without the bus", || async {
            let ready = ready().await;
            ready.status == 503 && ready.text.contains("bus")
        })
        .await;
        // Whoever is at the node that has the table plays on meanwhile; others are told to come again.
        assert_eq!(first.person("anne").table(&table).await["entries"], 6);
        let refused = second.person("anne").get(&format!("/tables/{table}")).await;
        assert_eq!((refused.status, refused.code().as_str()), (503, "elsewhere"));
        site.nats.run().unwrap();
        made.extend(sail_on(&mut sailors, &mut dice, 12).await);
        until("it is ready again", || async { ready().await.status == 200 }).await;
        // And one that is so short that nobody is told anything.
        site.nats.halt();
        site.nats.run().unwrap();
        made.extend(sail_on(&mut sailors, &mut dice, u64::MAX).await);
        check_record(&first.person("anne"), &table, &made).await;
    });
}

#[test]
fn a_command_sent_to_two_nodes_is_carried_out_once() {
    with_site(async |site| {
        let [first, second, third] = site.three().await;
        let (table, mut one, mut other) = two_from(&first, &second, &third, Value::Null).await;
        play_on(&mut [&mut one, &mut other], &mut Dice(3), 5).await;
        let (mover, name) = if one.awaited() {
            (one, "anne")
        } else {
            (other, "mary")
        };
        let seat = mover.seat;
        let mut doors = Vec::new();
        for node in [&first, &second, &third] {
            doors.push(node.person(name).sit(&table, seat).await);
        }
        let command = json!({ "id": "only-once", "do": "play", "moves": [mover.moves[0]] }).to_string();
        for door in &mut doors {
            door.raw(&command).await;
        }
        for door in &mut doors {
            let reply = door.until("reply").await;
            assert_eq!(
                (&reply["id"], &reply["ok"]),
                (&json!("only-once"), &json!(true)),
                "{reply}"
            );
        }
        assert_eq!(first.person("anne").table(&table).await["entries"], 6);
    });
}

#[test]
fn whoever_was_at_a_node_that_dies_is_away() {
    with_site(async |site| {
        let first = site.node("n1").await;
        let second = site.process("n2").await;
        let (table, mut one, _other) = two_from(&first, &first, &second, Value::Null).await;
        let anne = first.person("anne");
        assert_eq!(anne.table(&table).await["seats"][1]["connected"], true);
        second.kill();
        let away = async || anne.table(&table).await["seats"][1]["connected"] == false;
        until("she is away", away).await;
        assert_eq!(
            one.until("table").await["table"]["id"],
            json!(table),
            "and everybody is told"
        );
        // One that stops says so.
        let third = site.process("n3").await;
        let mary = third.person("mary").sit(&table, Some(1)).await;
        assert_eq!(anne.table(&table).await["seats"][1]["connected"], true);
        signal(&third, "-TERM");
        until("she is away", away).await;
        drop(mary);
    });
}

/// What comes before the text of a message to a viewer; the check of the rest is at its end.
const HEAD: usize = 32;

/// A message with the check that belongs to it.
fn sealed(mut message: Vec<u8>) -> bytes::Bytes {
    let mut check = crc32fast::Hasher::new();
    check.update(&message[..HEAD - 4]);
    check.update(&message[HEAD..]);
    message[HEAD - 4..HEAD].copy_from_slice(&check.finalize().to_be_bytes());
    message.into()
}

#[test]
fn what_was_spoilt_on_its_way_reaches_nobody_and_is_fetched_again() {
    with_site(async |site| {
        let first = site.node("n1").await;
        let line = Line::to(site.nats.address()).await;
        let by_line = format!("nats://{}", line.address);
        let second = site.node_with("n2", |config| config.bus = Some(by_line.parse().unwrap()));
        let second = second.await;
        let (table, mut sailors) = crew(&first, &second, &second).await;
        let mut dice = Dice(2);
        let mut made = sail_on(&mut sailors, &mut dice, 4).await;
        line.spoil(5);
        // Every text is one that the types describe, and every number follows the one before: each client looks at that.
        made.extend(sail_on(&mut sailors, &mut dice, 16).await);
        assert_eq!(line.to_spoil(), 0);
        let nonsense = second.metrics().await;
        let nonsense = nonsense
            .lines()
            .find_map(|line| line.strip_prefix("flibuste_bus_nonsense_total "));
        assert_eq!(nonsense, Some("5"));
        assert!(
            sailors.iter().all(|one| one.sockets == 1),
            "nobody had to come back"
        );
        made.extend(sail_on(&mut sailors, &mut dice, u64::MAX).await);
        check_record(&first.person("anne"), &table, &made).await;
    });
}

#[test]
fn a_letter_that_was_changed_on_its_way_is_not_carried_out_and_comes_again() {
    with_site(async |site| {
        let first = site.node("n1").await;
        let (_to_store, to_bus, second) = site.node_by_lines("n2").await;
        let (table, mut sailors) = crew(&first, &second, &second).await;
        let mut dice = Dice(21);
        let mut made = sail_on(&mut sailors, &mut dice, 4).await;
        for spoilt in 1..=3 {
            to_bus.spoil_commands(1);
            // Whoever sent it is told to come back at once, and sends it again.
            while to_bus.to_spoil() > 0 {
                let entries = sailors[0].client.entry;
                made.extend(sail_on(&mut sailors, &mut dice, entries + 1).await);
            }
            let nonsense = first.metrics().await;
            let counted = format!("flibuste_bus_nonsense_total {spoilt}");
            assert!(nonsense.lines().any(|line| line == counted), "{nonsense}");
        }
        made.extend(sail_on(&mut sailors, &mut dice, u64::MAX).await);
        check_record(&first.person("anne"), &table, &made).await;
    });
}

#[test]
fn nobody_says_good_bye_in_the_name_of_a_node() {
    with_site(async |site| {
        let [first, second, third] = site.three().await;
        let (bus, mut all) = site.overhear().await;
        let (table, mut sailors) = crew(&first, &second, &third).await;
        let mut dice = Dice(12);
        let mut made = sail_on(&mut sailors, &mut dice, 4).await;
        let mut forged = 0;
        while forged < 6 {
            let message = all.next().await.unwrap();
            if !message.subject.ends_with(".beat") {
                continue;
            }
            let mut beat: Value = serde_json::from_slice(&message.payload).unwrap();
            if beat["bye"] == true {
                continue;
            }
            beat["bye"] = json!(true);
            beat["sent"] = json!(beat["sent"].as_u64().unwrap() + 1);
            bus.publish(message.subject.clone(), beat.to_string().into())
                .await
                .unwrap();
            bus.flush().await.unwrap();
            forged += 1;
            let entries = sailors[0].client.entry;
            made.extend(sail_on(&mut sailors, &mut dice, entries + 1).await);
        }
        until("it is counted", || async {
            let text = second.metrics().await;
            !text.contains("flibuste_bus_nonsense_total 0")
        })
        .await;
        assert!(
            sailors.iter().all(|one| one.sockets == 1),
            "nobody had to come back"
        );
        made.extend(sail_on(&mut sailors, &mut dice, u64::MAX).await);
        check_record(&first.person("anne"), &table, &made).await;
    });
}

/// However long a node stands still, whoever asks another one for its tables is answered soon.
#[test]
fn whoever_asks_for_a_table_of_a_frozen_node_is_told_soon_to_come_again() {
    with_site(async |site| {
        // A lease that does not run out meanwhile.
        let patient = |config: &mut server::Config| config.lease = 60_000;
        let second = site.node_with("n2", patient).await;
        let first = site.process_with("n1", 60_000).await;
        let table = first
            .person("anne")
            .make(json!([{"kind": "me"}, {"kind": "open"}]), Value::Null)
            .await;
        let mary = second.person("mary");
        assert_eq!(mary.get(&format!("/tables/{table}")).await.status, 200);
        signal(&first, "-STOP");
        let join = format!("/tables/{table}/seats/1/join");
        for round in 0..4 {
            let asked = Instant::now();
            let answer = match round % 2 {
                0 => mary.post(&join, json!({ "name": "mary" })).await,
                _ => mary.get(&format!("/tables/{table}")).await,
            };
            assert_eq!(answer.status, 503, "{answer:?}");
            assert!(answer.headers.contains_key("retry-after"), "{answer:?}");
            let took = asked.elapsed();
            assert!(took < Duration::from_secs(10), "{took:?}");
        }
        signal(&first, "-CONT");
        until("it is back", || async {
            mary.get(&format!("/tables/{table}")).await.status == 200
        })
        .await;
    });
}

/// What somebody was told that nothing came of does not happen when the node wakes up.
#[test]
fn nothing_is_begun_after_whoever_asked_was_told_that_it_took_too_long() {
    with_site(async |site| {
        let patient = |config: &mut server::Config| config.lease = 60_000;
        let second = site.node_with("n2", patient).await;
        let first = site.process_with("n1", 60_000).await;
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        let table = first.person("anne").make(seats, Value::Null).await;
        let mary = second.person("mary");
        let join = format!("/tables/{table}/seats/1/join");
        signal(&first, "-STOP");
        let refused = mary.post(&join, json!({ "name": "mary" })).await;
        assert_eq!(refused.status, 503, "{refused:?}");
        signal(&first, "-CONT");
        let info = format!("/tables/{table}");
        until("it is back", || async { mary.get(&info).await.status == 200 }).await;
        // The letter came before what was asked just now, by the same way.
        let free = mary.get(&info).await.json()["seats"][1].clone();
        assert_eq!(free["taken"], false, "{free}");
        let joined = mary.post(&join, json!({ "name": "mary" })).await;
        assert_eq!(joined.status, 200, "{joined:?}");
    });
}

#[test]
fn doubles_gaps_and_nonsense_on_the_bus_harm_nobody() {
    with_site(async |site| {
        let [first, second, third] = site.three().await;
        let (bus, mut all) = site.overhear().await;
        let (table, mut sailors) = crew(&first, &second, &third).await;
        let mut dice = Dice(4);
        let mut made = sail_on(&mut sailors, &mut dice, 12).await;
        let mut said = Vec::new();
        bus.flush().await.unwrap();
        while let Some(Some(message)) = all.next().now_or_never() {
            said.push(message);
        }
        assert!(
            said.iter()
                .any(|message| message.subject.contains(&format!(".t.{table}.0.")))
        );
        for message in &said {
            let (subject, bytes) = (message.subject.clone(), message.payload.clone());
            // Everything once more, cut short, and as something else; and a number far ahead.
            bus.publish(subject.clone(), bytes.clone()).await.unwrap();
            bus.publish(subject.clone(), bytes.slice(..bytes.len().min(20)))
                .await
                .unwrap();
            bus.publish(subject.clone(), "{\"life\":\"x\"}".into())
                .await
                .unwrap();
            bus.publish(subject.clone(), vec![0xff; 64].into()).await.unwrap();
            let a_step = bytes.get(1) == Some(&1);
            if subject.contains(".t.") && a_step {
                let half = bytes.slice(..HEAD + (bytes.len() - HEAD) / 2);
                bus.publish(subject.clone(), half).await.unwrap();
                let mut ahead = bytes.to_vec();
                ahead[18] = ahead[18].wrapping_add(1);
                bus.publish(subject.clone(), sealed(ahead)).await.unwrap();
            }
        }
        bus.flush().await.unwrap();
        made.extend(sail_on(&mut sailors, &mut dice, u64::MAX).await);
        check_record(&first.person("anne"), &table, &made).await;
    });
}
