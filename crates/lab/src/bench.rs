//! How fast the rules are: for each second that a core worked on them, whatever else the machine did.
//!
//! [`measure`] measures one game; [`openspiel`] asks another library for the games nearest in kind; [`figures`] shows all of it as one table.

pub mod figures;
pub mod openspiel;

use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::{Budget, Eyes, Levels, Next, Players, Search};
use serde::Serialize;
use table::bots::{Lookout, Random};
use table::{
    Actor, CardSet, Chance, Game, Millis, Moment, Seat, SeatSet, Seed, Setup, Told, Turn, Viewer, snapshot,
};

use crate::{CpuClock, Series, auto, variants};

/// One figure.
#[derive(Clone, Debug, Serialize)]
pub struct Measure {
    /// The game.
    pub game: &'static str,
    /// The variant that was played; what costs the same in all of them has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub variant: Option<String>,
    /// What was measured.
    pub what: &'static str,
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

    /// One random move of somebody the table waits for, or of somebody who speaks up unasked as a random bot does; `false` once the game
    /// is over.
    fn step(&mut self) -> bool {
        let turn = self.state.turn();
        if turn.outcome().is_some() {
            return false;
        }
        if let Some((by, mv)) = self.spoken_up(turn.seats()) {
            self.apply(by, &mv);
            return true;
        }
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
        let Some(mv) = self.state.any_move(by, &mut self.chance, &mut self.moves) else {
            return matches!(turn, Turn::RealTime { .. });
        };
        self.apply(by, &mv);
        true
    }

    /// What somebody says though nobody waits for it: each is minded to one time in four.
    fn spoken_up(&mut self, awaited: SeatSet) -> Option<(Actor, G::Move)> {
        let asides = self.state.asides();
        if asides.is_subset(awaited) {
            return None;
        }
        let free = asides.iter().filter(|seat| !awaited.contains(*seat));
        free.filter_map(|seat| {
            let by = Actor::Seat(seat);
            let minded = Random::is_minded(&mut self.chance);
            let mv = minded.then(|| self.state.any_move(by, &mut self.chance, &mut self.moves))??;
            Some((by, mv))
        })
        .next()
    }

    fn apply(&mut self, by: Actor, mv: &G::Move) {
        let mut moment = Moment {
            chance: &mut self.chance,
            told: &mut self.told,
            now: self.now,
        };
        self.state.apply(by, mv, &mut moment);
    }
}

/// Measures a game, each figure for about `time`.
pub fn measure<G: Levels>(time: Duration) -> Vec<Measure> {
    let mut measures: Vec<Measure> = variants::<G>()
        .into_iter()
        .flat_map(|variant| {
            let (games, decisions, seconds) = random_play::<G>(&variant.setup, time);
            let auto = through_auto::<G>(&variant.setup, time);
            [
                ("random play", decisions / seconds, "decisions/s"),
                ("random play", games / seconds, "games/s"),
                ("auto", auto, "decisions/s"),
            ]
            .map(|(what, value, unit)| Measure {
                game: G::ID,
                variant: Some(variant.name.clone()),
                what,
                value,
                unit,
            })
        })
        .collect();
    let costs = costs::<G>(time).into_iter().chain(searches::<G>(time));
    measures.extend(costs.map(|(what, value, unit)| Measure {
        game: G::ID,
        variant: None,
        what,
        value,
        unit,
    }));
    measures
}

/// What is measured, the figure, and what it counts.
type Figure = (&'static str, f64, &'static str);

/// What it costs to copy a state, to show it, to keep it and to imagine it.
fn costs<G: Game>(time: Duration) -> Vec<Figure> {
    let (states, seat) = (positions::<G>(), Seat::FIRST);
    let cards = G::Cards::standard();
    vec![
        ("state", size_of::<G>() as f64, "bytes"),
        ("clone", each(&states, time, |state, _| state.clone()), "ns"),
        (
            "view",
            each(&states, time, |state, _| state.view(Viewer::Seat(seat))),
            "ns",
        ),
        (
            "snapshot",
            each(&states, time, |state, _| {
                serde_json::to_string(&snapshot::take(state, cards)).ok()
            }),
            "ns",
        ),
        (
            "imagine",
            each(&states, time, |state, chance| state.imagine(seat, chance)),
            "ns",
        ),
    ]
}

/// How many playouts searches make in a second in the middle of games: as the bots of the game search, on two threads, with little work for each
/// choice, and judging early.
fn searches<G: Levels>(time: Duration) -> Vec<Figure> {
    let middle = middle_games::<G>();
    let short = Lookout {
        horizon: SHORT,
        ..G::LOOKOUT
    };
    let hasty = Lookout {
        haste: true,
        ..G::LOOKOUT
    };
    let ways = [
        ("search", G::LOOKOUT, 1),
        ("search on two threads", G::LOOKOUT, 2),
        ("search in haste", hasty, 1),
        ("search cut after 2", short, 1),
    ];
    ways.map(|(what, lookout, threads)| (what, playouts::<G>(&middle, lookout, threads, time), "playouts/s"))
        .to_vec()
}

/// Decisions after which a quick search judges.
const SHORT: u32 = 2;

/// Positions from the middle of games between the game's own bots in which there is something to search, each with whose decision it is.
fn middle_games<G: Levels>() -> Vec<(G, Seat)> {
    let best = table::bots::names::<G>().pop().unwrap_or("random");
    let mut found = Vec::new();
    for (seed, variant) in variants::<G>().iter().cycle().take(12).enumerate() {
        let mut chance = Chance::fast(seed as u64);
        let Ok(mut state) = G::deal(&variant.setup, G::Cards::standard(), &mut chance) else {
            continue;
        };
        let seated = (0..state.seats())
            .map(|_| table::bots::named::<G>(best))
            .collect();
        let mut players = Players::new(seated, Chance::fast(seed as u64 + 1));
        let (mut now, mut steps) = (Millis(0), 0);
        let mut told = Told::deaf();
        while let Next::Move(by, mv, at) = players.next(&state, now) {
            now = at;
            steps += 1;
            let seat = by.seat().filter(|seat| state.turn().seats().contains(*seat));
            if let Some(seat) = seat.filter(|seat| steps > MIDDLE && state.worth_a_search(*seat))
                && !matches!(state.turn(), Turn::RealTime { .. })
                && state.offered(by).len() > 2
            {
                found.push((state, seat));
                break;
            }
            let mut moment = Moment {
                chance: &mut chance,
                told: &mut told,
                now,
            };
            state.apply(by, &mv, &mut moment);
        }
    }
    found
}

/// Moves after which a game is in its middle.
const MIDDLE: u32 = 100;

/// How many playouts a search makes in a second on so many threads.
fn playouts<G: Levels>(positions: &[(G, Seat)], lookout: Lookout, threads: usize, time: Duration) -> f64 {
    let mut search = Search::<G>::new(Budget::Playouts(400))
        .lookout(lookout)
        .threads(threads);
    let mut chance = Chance::fast(4);
    let (begun, worked) = (Instant::now(), CpuClock::start());
    let mut tried = 0u64;
    while begun.elapsed() < time && !positions.is_empty() {
        for (state, seat) in positions {
            let eyes = Eyes::new(state, *seat);
            let opinions = search.opinions(&eyes, &eyes.moves(), &mut chance);
            tried += opinions
                .iter()
                .map(|opinion| u64::from(opinion.tries))
                .sum::<u64>();
        }
    }
    // What two threads gain is seen on the wall only.
    let seconds = if threads == 1 {
        worked.seconds()
    } else {
        begun.elapsed().as_secs_f64()
    };
    tried as f64 / seconds
}

fn random_play<G: Game>(setup: &Setup, time: Duration) -> (f64, f64, f64) {
    let worked = CpuClock::start();
    // A look at the clock takes as long as a dozen moves: it is not looked at after every game.
    let (games, decisions) = play_on::<G>(setup, |games| games % 64 != 0 || worked.elapsed() < time);
    (games as f64, decisions as f64, worked.seconds())
}

/// Plays whole games at random, with nothing but the rules, as long as `more` says so of the games that were played; how many games and
/// decisions that were.
pub fn play_on<G: Game>(setup: &Setup, more: impl Fn(u64) -> bool) -> (u64, u64) {
    let (mut games, mut decisions) = (0, 0);
    let mut chance = Chance::fast(1);
    while more(games) {
        let Some(mut run) = Run::<G>::deal(setup, chance) else {
            break;
        };
        while run.step() {
            decisions += 1;
        }
        games += 1;
        chance = run.chance;
    }
    (games, decisions)
}

/// Whole games of random bots as `flibuste auto` plays them, with the dice of a record, on one thread.
pub fn random_series<G: Levels>(setup: &Setup, games: u64) -> Series<G> {
    Series {
        setup: setup.clone(),
        cards: G::Cards::standard(),
        bots: vec!["random".into()],
        games,
        seed: Seed::from_text("speed"),
        threads: Some(1),
        record: false,
    }
}

/// Decisions a second of random bots, in series as long as fit: what a series costs once, its threads above all, counts as little as it does for
/// whoever plays many games.
fn through_auto<G: Levels>(setup: &Setup, time: Duration) -> f64 {
    let mut best = 0.0;
    let mut games = 64;
    let begun = CpuClock::start();
    while begun.elapsed() < time {
        match auto(&random_series::<G>(setup, games), |_| true) {
            Ok(totals) => best = totals.decisions as f64 / totals.cpu_seconds,
            Err(_) => return 0.0,
        }
        games *= 2;
    }
    best
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
    let worked = CpuClock::start();
    while worked.elapsed() < time {
        for _ in 0..16 {
            for state in states {
                black_box(work(black_box(state), &mut chance));
                done += 1;
            }
        }
    }
    worked.elapsed().as_nanos() as f64 / done.max(1) as f64
}
