//! As long as it is told, with every kind of trouble at random moments: `cargo xtask soak cluster`.

use std::time::{Duration, Instant};

use super::fleet::Trouble;
use super::troupe::{Troupe, with_fleet};
use crate::common::Dice;

/// A number that is given by the environment.
fn given(name: &str, otherwise: u64) -> u64 {
    let given = std::env::var(name).ok();
    given.and_then(|given| given.parse().ok()).unwrap_or(otherwise)
}

#[test]
#[ignore = "it plays for as long as FLIBUSTE_SOAK_SECONDS says; cargo xtask soak cluster runs it"]
fn nothing_is_lost_whatever_happens_to_the_nodes() {
    let (seconds, seed) = (
        given("FLIBUSTE_SOAK_SECONDS", 120),
        given("FLIBUSTE_SOAK_SEED", 1),
    );
    let (kills, tables) = (given("FLIBUSTE_SOAK_KILLS", 0), given("FLIBUSTE_SOAK_TABLES", 6));
    println!("soak of a cluster: {seconds} s, seed {seed}, {tables} tables, at least {kills} kills");
    with_fleet(async |fleet| {
        let (began, mut dice) = (Instant::now(), Dice(seed));
        let mut troupe = Troupe::begin(fleet, tables as usize, seed, false);
        let mut killed = 0;
        while (began.elapsed() < Duration::from_secs(seconds) || killed < kills) && troupe.is_well() {
            // Half of it is kills, so that there are many.
            let trouble = match dice.below(2) {
                0 => Trouble::Kill,
                _ => Trouble::ALL[dice.below(Trouble::ALL.len())],
            };
            killed += u64::from(trouble == Trouble::Kill);
            tokio::time::sleep(Duration::from_millis(200 + dice.below(1_500) as u64)).await;
            troupe.suffer(trouble, fleet).await;
        }
        let found = troupe.end().await;
        for node in &fleet.nodes {
            let moves = node.counted("moves_accepted_total").await;
            println!("{}: {moves} moves since it was last started", node.name);
        }
        println!(
            "nodes without the bus gave their tables up {} times",
            fleet.given_up
        );
        let report = fleet.check();
        println!(
            "{found}the database is sound: {} ({} tables, {} entries)",
            report.is_sound(),
            report.tables,
            report.entries
        );
        found.must_hold();
        assert!(report.is_sound(), "{report:?}");
    });
}
