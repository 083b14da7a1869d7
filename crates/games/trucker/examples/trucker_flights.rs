//! How often bots complete a flight, and what they earn: `cargo run --release -p trucker --example trucker_flights -- 1 turns 1000 greedy,greedy`.
//!
//! The flight (`learning`, `1`, `2`, `3`, `trek`), the kind of building, how many flights, the bots. Prints for each bot the share of flights it
//! completed with its 95 % Wilson interval, the share it won, its mean credits and why it left.

use std::collections::BTreeMap;

use table::bots::{Next, Players, named};
use table::{CardSet, Chance, Game, Millis, Moment, Seat, Seed, Setup, Told, Viewer};
use trucker::Trucker;
use trucker::air::Leaving;
use trucker::cards::Cards;
use trucker::events::Event;

#[derive(Default)]
struct Tally {
    flights: u32,
    finished: u32,
    won: u32,
    credits: i64,
    crew: u64,
    tiles: u64,
    lost: u64,
    left: BTreeMap<Leaving, u32>,
}

fn wilson(hits: u32, of: u32) -> (f64, f64) {
    let (n, z) = (f64::from(of), 1.96f64);
    let share = f64::from(hits) / n;
    let middle = share + z * z / (2.0 * n);
    let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let all = 1.0 + z * z / n;
    ((middle - spread) / all * 100.0, (middle + spread) / all * 100.0)
}

/// Plays a flight; gives the end of it and the crew each trucker took off with.
fn fly(setup: &Setup, bots: &[String], seed: u64) -> (Trucker, [u8; 4]) {
    let mut chance = Chance::seeded(&Seed::from_text(&seed.to_string()));
    let mut game = Trucker::deal(setup, Cards::standard(), &mut chance).expect("a set-up that was checked");
    let seated = bots.iter().map(|name| named::<Trucker>(name)).collect();
    let mut players = Players::new(seated, Chance::fast(seed ^ 0x5eed));
    let mut crews = [0; 4];
    let mut now = Millis(0);
    while let Next::Move(by, mv, at) = players.next(&game, now) {
        now = at;
        let mut told = Told::listening();
        let mut moment = Moment {
            chance: &mut chance,
            told: &mut told,
            now,
        };
        game.apply(by, &mv, &mut moment);
        for event in told.heard_by(Viewer::Public) {
            if let Event::Loaded { seat, crew, .. } = event {
                crews[seat.index()] = *crew;
            }
        }
    }
    (game, crews)
}

fn main() {
    let given: Vec<String> = std::env::args().skip(1).collect();
    let at = |place: usize, default: &str| given.get(place).cloned().unwrap_or_else(|| default.into());
    let (flight, building, games) = (at(0, "1"), at(1, "turns"), at(2, "100"));
    let bots: Vec<String> = at(3, "greedy,greedy").split(',').map(str::to_owned).collect();
    let typed = [format!("flight={flight}"), format!("building={building}")];
    let options = Setup::parse_settings(&typed, Trucker::options()).expect("options there are");
    let setup = Trucker::setup(bots.len() as u8, &options).expect("a set-up there is");
    let mut tallies: BTreeMap<String, Tally> = BTreeMap::new();
    for seed in 0..games.parse().expect("a number of flights") {
        let (game, crews) = fly(&setup, &bots, seed);
        let (view, turn) = (game.view(Viewer::Everything), game.turn());
        let flying = view.flying.expect("a flight that is over");
        for (seat, name) in Seat::all(bots.len() as u8).zip(&bots) {
            let tally = tallies.entry(name.clone()).or_default();
            let trucker = &view.truckers[seat.index()];
            tally.flights += 1;
            tally.won += u32::from(turn.outcome().is_some_and(|outcome| outcome.won(seat)));
            tally.credits += i64::from(trucker.credits);
            tally.crew += u64::from(crews[seat.index()]);
            tally.tiles += trucker.ship.tiles.len() as u64;
            tally.lost += trucker.lost.len() as u64;
            match flying.rockets[seat.index()].left {
                None => tally.finished += 1,
                Some(why) => *tally.left.entry(why).or_default() += 1,
            }
        }
    }
    for (name, tally) in tallies {
        let (low, high) = wilson(tally.finished, tally.flights);
        let each = f64::from(tally.flights);
        println!(
            "{name}: completed {:.1} % ({low:.1}-{high:.1}) of {}, won {:.1} %, {:.1} credits, took off with {:.1} crew, {:.1} tiles at the end, {:.1} lost, left: {:?}",
            f64::from(tally.finished) / each * 100.0,
            tally.flights,
            f64::from(tally.won) / each * 100.0,
            tally.credits as f64 / each,
            tally.crew as f64 / each,
            tally.tiles as f64 / each,
            tally.lost as f64 / each,
            tally.left,
        );
    }
}
