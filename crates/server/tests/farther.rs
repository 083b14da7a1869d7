//! What it costs that a table lives on another node, measured on this machine: `cargo nextest run -p server --run-ignored only -E 'test(farther)'`.

use std::time::{Duration, Instant};

use crate::common::process::Process;
use crate::common::site::{two_from, with_site};
use crate::common::{Client, Dice};
use serde_json::{Value, json};

/// How long each of so many moves takes until it is acknowledged, by these sockets; everybody hears of it.
async fn moves(
    pair: &mut [Client; 2],
    others: &mut [Client; 2],
    dice: &mut Dice,
    most: usize,
) -> Vec<Duration> {
    let mut took = Vec::new();
    while took.len() < most && pair[0].turn.get("over").is_none() {
        let who = pair
            .iter()
            .position(Client::awaited)
            .expect("somebody is awaited");
        let mv = pair[who].moves[dice.below(pair[who].moves.len())].clone();
        let sent = Instant::now();
        assert_eq!(pair[who].play(&mv).await["ok"], true);
        took.push(sent.elapsed());
        pair[1 - who].until("step").await;
        for client in &mut *others {
            client.until("step").await;
        }
    }
    took
}

fn middle(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}

#[test]
#[ignore = "it measures"]
fn a_move_from_another_node_takes_a_moment_longer() {
    with_site(async |site| {
        let (first, second) = (site.process("n1").await, site.process("n2").await);
        let (mut near_times, mut far_times) = (Vec::new(), Vec::new());
        for game in 0..6 {
            let (table, one, other) = two_from(&first, &first, &first, Value::Null).await;
            let mut near = [one, other];
            let mut far = [
                second.person("anne").sit(&table, Some(0)).await,
                second.person("mary").sit(&table, Some(1)).await,
            ];
            let mut dice = Dice(game);
            while near[0].turn.get("over").is_none() {
                near_times.extend(moves(&mut near, &mut far, &mut dice, 5).await);
                far_times.extend(moves(&mut far, &mut near, &mut dice, 5).await);
            }
        }
        let count = (near_times.len(), far_times.len());
        let (near, far) = (middle(near_times), middle(far_times));
        println!("p50 of {count:?} moves: {near:?} at the table's node, {far:?} at another");
    });
}

fn resident_kib(process: &Process) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", process.child.id())).unwrap();
    let line = status.lines().find(|line| line.starts_with("VmRSS")).unwrap();
    line.split_whitespace().nth(1).unwrap().parse().unwrap()
}

#[test]
#[ignore = "it measures"]
fn an_idle_connection_at_another_node_holds_little() {
    with_site(async |site| {
        let (first, second) = (site.process("n1").await, site.process("n2").await);
        let tables = 300;
        let mut all = Vec::new();
        let mut weighed = Vec::new();
        // The first of each are not weighed: they fill what is used again.
        for (door, weigh) in [(&second, false), (&first, false), (&second, true), (&first, true)] {
            let mut made = Vec::new();
            for _ in 0..tables {
                let anne = first.person("anne");
                let table = anne
                    .make(json!([{"kind": "me"}, {"kind": "open"}]), Value::Null)
                    .await;
                first.person("mary").join(&table, 1).await;
                anne.post(&format!("/tables/{table}/start"), Value::Null).await;
                made.push(table);
            }
            let before = resident_kib(door);
            for table in &made {
                all.push(door.person("anne").sit(table, Some(0)).await);
                all.push(door.person("mary").sit(table, Some(1)).await);
            }
            let each = (resident_kib(door) - before) as f64 / (2 * tables) as f64;
            if weigh {
                weighed.push(each);
            }
        }
        println!(
            "KiB of an idle connection: {:.1} at another node, {:.1} at the table's",
            weighed[0], weighed[1]
        );
    });
}
