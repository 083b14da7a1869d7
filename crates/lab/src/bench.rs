//! How fast the rules are.

use std::hint::black_box;
use std::time::{Duration, Instant};

use serde::Serialize;
use table::{Actor, CardSet, Chance, Game, Millis, Moment, Seat, Setup, Told, Turn, Viewer};

use crate::variants;

/// One figure.
#[derive(Clone, Debug, Serialize)]
pub struct Measure {
    /// The game.
    pub game: &'static str,
    /// What was measured.
    pub what: String,
    /// The figure.
    pub value: f64,
    /// What it counts.
    pub unit: &'static str,
}

/// A game being played at random as fast as the rules go, on one core.
struct Run<G: Game> {
    state: G,
    chance: Chance,
    told: Told<G::Event>,
    moves: Vec<G::Move>,
    now: Millis,
}

impl<G: Game> Run<G> {
    fn deal(setup: &Setup, chance: Chance) -> Option<Run<G>> {
        let mut chance = chance;
        let state = G::deal(setup, G::Cards::standard(), &mut chance).ok()?;
        Some(Run {
            state,
            chance,
            told: Told::deaf(),
            moves: Vec::new(),
            now: Millis(0),
        })
    }

    /// One random move of somebody the table waits for; `false` once the game is over.
    fn step(&mut self) -> bool {
        let turn = self.state.turn();
        let by = match turn {
            Turn::Over(_) => return false,
            // Where time counts, the clock is one more at the table.
            Turn::RealTime {
                seats,
                until: Some(until),
            } => match seats.iter().nth(self.chance.pick(seats.len() + 1)) {
                Some(seat) => Actor::Seat(seat),
                None => {
                    self.now = until.max(self.now);
                    Actor::CLOCK
                }
            },
            turn => match turn.seats().first() {
                Some(seat) => Actor::Seat(seat),
                None => return false,
            },
        };
        self.moves.clear();
        self.state.moves(by, &mut self.moves);
        if self.moves.is_empty() {
            return matches!(turn, Turn::RealTime { .. });
        }
        let mv = &self.moves[self.chance.pick(self.moves.len())];
        let mut moment = Moment {
            chance: &mut self.chance,
            told: &mut self.told,
            now: self.now,
        };
        self.state.apply(by, mv, &mut moment);
        true
    }
}

/// Measures a game, each figure for about `time`.
pub fn measure<G: Game>(time: Duration) -> Vec<Measure> {
    let mut measures = Vec::new();
    let mut note = |what: String, value: f64, unit| {
        measures.push(Measure {
            game: G::ID,
            what,
            value,
            unit,
        });
    };
    for variant in variants::<G>() {
        let (games, decisions, seconds) = random_play::<G>(&variant.setup, time);
        note(
            format!("random play {}", variant.name),
            decisions / seconds,
            "decisions/s",
        );
        note(
            format!("random play {}", variant.name),
            games / seconds,
            "games/s",
        );
    }
    let states = positions::<G>();
    note("size of a state".into(), size_of::<G>() as f64, "bytes");
    note(
        "clone a state".into(),
        each(&states, time, |state, _| state.clone()),
        "ns",
    );
    let seat = Seat::FIRST;
    note(
        "imagine a world".into(),
        each(&states, time, |state, chance| state.imagine(seat, chance)),
        "ns",
    );
    note(
        "make a view".into(),
        each(&states, time, |state, _| state.view(Viewer::Seat(seat))),
        "ns",
    );
    measures
}

fn random_play<G: Game>(setup: &Setup, time: Duration) -> (f64, f64, f64) {
    let (mut games, mut decisions) = (0u64, 0u64);
    let begun = Instant::now();
    let mut chance = Chance::fast(1);
    while begun.elapsed() < time {
        let Some(mut run) = Run::<G>::deal(setup, chance) else {
            break;
        };
        while run.step() {
            decisions += 1;
        }
        games += 1;
        chance = run.chance;
    }
    (games as f64, decisions as f64, begun.elapsed().as_secs_f64())
}

/// Positions from all over random games of every variant.
fn positions<G: Game>() -> Vec<G> {
    let mut states = Vec::new();
    for (seed, variant) in variants::<G>().iter().cycle().take(64).enumerate() {
        if let Some(mut run) = Run::<G>::deal(&variant.setup, Chance::fast(seed as u64)) {
            let stop = Chance::fast(seed as u64 + 1000).pick(150);
            (0..stop).for_each(|_| {
                run.step();
            });
            states.push(run.state);
        }
    }
    states
}

/// Nanoseconds that `work` takes on average over the positions.
fn each<G: Game, T>(states: &[G], time: Duration, work: impl Fn(&G, &mut Chance) -> T) -> f64 {
    let mut chance = Chance::fast(3);
    let mut done = 0u64;
    let begun = Instant::now();
    while begun.elapsed() < time {
        for _ in 0..16 {
            for state in states {
                black_box(work(black_box(state), &mut chance));
                done += 1;
            }
        }
    }
    begun.elapsed().as_nanos() as f64 / done.max(1) as f64
}
