//! Whole games between bots, over all cores.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use bots::{Levels, Next, Players, Seated};
use rayon::prelude::*;
use serde::Serialize;
use table::{Chance, Game, Match, Millis, Moment, Outcome, Seed, Setup, Told, Verdict};

use crate::CpuClock;

/// How many games are handed out at a time: enough to keep every core busy, few enough that results come early.
const BATCH: u64 = 1024;

/// A series of games to be played.
pub struct Series<G: Game> {
    /// Seats and options.
    pub setup: Setup,
    /// The cards to play with.
    pub cards: &'static G::Cards,
    /// The name of the bot at each seat; the last sits at all seats that are left.
    pub bots: Vec<String>,
    /// How many games.
    pub games: u64,
    /// What the seed of each game is made of.
    pub seed: Seed,
    /// How many threads; all cores if not said.
    pub threads: Option<usize>,
    /// Whether each game is kept as a record.
    pub record: bool,
}

/// One game that was played.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Played {
    /// The secret it was dealt from: `flibuste new --seed` with it gives the same deal.
    pub seed: Seed,
    /// How it ended.
    pub outcome: Outcome,
    /// How many moves were made.
    pub decisions: u32,
    /// The record, if it was asked for.
    #[serde(skip)]
    pub record: Option<String>,
}

/// The sums over a series.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Totals {
    /// How many games.
    pub games: u64,
    /// How many moves in all.
    pub decisions: u64,
    /// How long it took.
    pub seconds: f64,
    /// How long the cores worked on it, all together.
    pub cpu_seconds: f64,
    /// How often each outcome came up: `won` and `lost` where all win or lose together, else the seats that won (`0`, `0+1`).
    pub outcomes: BTreeMap<String, u64>,
}

/// Why a series cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LabError {
    /// No bot of that name plays the game.
    #[error("no bot '{name}' plays {game}; there is {known}")]
    NoSuchBot {
        /// What was asked.
        name: String,
        /// The game.
        game: &'static str,
        /// The names there are.
        known: String,
    },
    /// More bots than seats, or none.
    #[error("{bots} bots for {seats} seats")]
    Bots {
        /// How many were named.
        bots: usize,
        /// How many seats there are.
        seats: u8,
    },
    /// The game cannot be dealt.
    #[error("{0}")]
    Setup(String),
    /// A game broke its promises.
    #[error("game with seed {seed}: {problem}")]
    Broken {
        /// The seed of the game.
        seed: Seed,
        /// What happened.
        problem: String,
    },
    /// The threads cannot be started.
    #[error("the threads cannot be started: {0}")]
    Threads(String),
}

impl<G: Levels> Series<G> {
    /// The bots of one game, fresh.
    pub(crate) fn seated(&self) -> Result<Seated<G>, LabError> {
        let seats = usize::from(self.setup.seats());
        if self.bots.is_empty() || self.bots.len() > seats {
            return Err(LabError::Bots {
                bots: self.bots.len(),
                seats: self.setup.seats(),
            });
        }
        let names = (0..seats).map(|seat| &self.bots[seat.min(self.bots.len() - 1)]);
        names
            .map(|name| {
                let bot = bots::named::<G>(name).ok_or_else(|| LabError::NoSuchBot {
                    name: name.clone(),
                    game: G::ID,
                    known: bots::names::<G>().join(", "),
                })?;
                Ok(Some(bot))
            })
            .collect()
    }

    /// Game `number` of the series, which depends on nothing but the series and the number.
    pub(crate) fn play(&self, number: u64) -> Result<Played, LabError> {
        self.play_after(&mut None, number)
    }

    /// These games of the series in order, on all threads of the pool; fewer if somebody has had enough.
    fn play_all(&self, numbers: Range<u64>, enough: &AtomicBool) -> Vec<Result<Played, LabError>> {
        let wanted = numbers
            .into_par_iter()
            .take_any_while(|_| !enough.load(Ordering::Relaxed));
        wanted
            .map_init(|| None, |players, number| self.play_after(players, number))
            .collect()
    }

    /// Game `number`, with the players of an earlier game of the series where those remember nothing of it: seating them costs as much as a few
    /// dozen random moves.
    fn play_after(&self, before: &mut Option<Players<G>>, number: u64) -> Result<Played, LabError> {
        let seed = self.seed.nth(number);
        // The bots' own chance comes from the seed too, but never from the stream of the game.
        let chance = Chance::fast(seed.nth(0).small());
        let players = match before {
            Some(players) if players.all_take_any() => {
                players.again(chance);
                players
            }
            other => other.insert(Players::new(self.seated()?, chance)),
        };
        let played = if self.record {
            self.recorded(seed, players)
        } else {
            self.unrecorded(seed, players)
        };
        played.map_err(|problem| LabError::Broken { seed, problem })
    }

    /// Plays with the very dice of a record, without keeping one.
    fn unrecorded(&self, seed: Seed, players: &mut Players<G>) -> Result<Played, String> {
        let mut chance = Chance::seeded(&seed.mixed_with(&[]));
        let mut state = G::deal(&self.setup, self.cards, &mut chance).map_err(|error| error.to_string())?;
        let mut told = Told::deaf();
        let mut now = Millis(0);
        for decisions in 0..=G::MOST_MOVES {
            let mut moment = Moment {
                chance: &mut chance,
                told: &mut told,
                now,
            };
            if players.make_any(&mut state, &mut moment) {
                continue;
            }
            match players.next(&state, now) {
                Next::Move(by, mv, at) => {
                    now = at;
                    moment.now = at;
                    moment.chance.next_entry();
                    if players.takes_any(by) {
                        debug_assert!(state.ask(by, &mv).is_ok(), "{mv:?} by {by:?}");
                        state.apply(by, &mv, &mut moment);
                    } else {
                        state
                            .play(by, &mv, &mut moment)
                            .map_err(|refused| format!("{mv:?} by {by:?}: {refused:?}"))?;
                    }
                }
                other => return ended(&state, other, seed, decisions),
            }
        }
        Err(format!("not over after {} moves", G::MOST_MOVES))
    }

    fn recorded(&self, seed: Seed, players: &mut Players<G>) -> Result<Played, String> {
        let game = Match::<G>::new(self.setup.clone(), self.cards, seed, Vec::new());
        let mut game = game.map_err(|error| error.to_string())?;
        let mut now = Millis(0);
        for decisions in 0..=G::MOST_MOVES {
            match players.next(game.state(), now) {
                Next::Move(by, mv, at) => {
                    now = at;
                    game.play(by, &mv, now)
                        .map_err(|refused| format!("{mv:?} by {by:?}: {refused:?}"))?;
                }
                other => {
                    let played = ended(game.state(), other, seed, decisions)?;
                    return Ok(Played {
                        record: Some(game.record().to_string()),
                        ..played
                    });
                }
            }
        }
        Err(format!("not over after {} moves", G::MOST_MOVES))
    }
}

/// Counts games in order; `false` once `each` has had enough of them.
fn count_all(
    played: Vec<Result<Played, LabError>>,
    totals: &mut Totals,
    each: &mut impl FnMut(Played) -> bool,
) -> Result<bool, LabError> {
    for game in played {
        let game = game?;
        totals.count(&game);
        if !each(game) {
            return Ok(false);
        }
    }
    Ok(true)
}

fn ended<G: Game>(state: &G, next: Next<G::Move>, seed: Seed, decisions: u32) -> Result<Played, String> {
    match (next, state.turn().outcome()) {
        (Next::Over, Some(outcome)) => Ok(Played {
            seed,
            outcome: *outcome,
            decisions,
            record: None,
        }),
        (next, _) => Err(format!("nobody moves after {decisions} moves: {next:?}")),
    }
}

impl Totals {
    /// Counts one more game.
    pub fn count(&mut self, played: &Played) {
        self.games += 1;
        self.decisions += u64::from(played.decisions);
        let key = outcome_key(&played.outcome);
        match self.outcomes.get_mut(&*key) {
            Some(count) => *count += 1,
            None => _ = self.outcomes.insert(key.into_owned(), 1),
        }
    }
}

/// A short name of an outcome, for counting.
pub(crate) fn outcome_key(outcome: &Outcome) -> Cow<'static, str> {
    match outcome.verdict {
        Verdict::Together { won: true } => "won".into(),
        Verdict::Together { won: false } => "lost".into(),
        Verdict::Won(seats) => seats
            .iter()
            .map(|seat| seat.to_string())
            .collect::<Vec<_>>()
            .join("+")
            .into(),
    }
}

/// Plays a series and hands each game to `each` in order. Stops at the first game that breaks, and when `each` says `false`.
pub fn auto<G: Levels>(series: &Series<G>, mut each: impl FnMut(Played) -> bool) -> Result<Totals, LabError> {
    let (begun, worked) = (Instant::now(), CpuClock::start());
    // What cannot be played at all is said once, before any thread is started.
    series.seated()?;
    G::deal(&series.setup, series.cards, &mut Chance::seeded(&series.seed))
        .map_err(|error| LabError::Setup(error.to_string()))?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(series.threads.unwrap_or(0))
        .build();
    let pool = pool.map_err(|error| LabError::Threads(error.to_string()))?;
    let mut totals = Totals::default();
    let (mut played, mut next, enough) = (Vec::new(), 0, AtomicBool::new(false));
    while next < series.games || !played.is_empty() {
        let batch = next..series.games.min(next + BATCH);
        next = batch.end;
        // What was played is counted while the threads play on.
        let mut following = Vec::new();
        let counted = pool.in_place_scope(|scope| {
            scope.spawn(|_| following = series.play_all(batch, &enough));
            let counted = count_all(played, &mut totals, &mut each);
            enough.store(!matches!(counted, Ok(true)), Ordering::Relaxed);
            counted
        });
        if !counted? {
            break;
        }
        played = following;
    }
    totals.seconds = begun.elapsed().as_secs_f64();
    totals.cpu_seconds = worked.seconds();
    Ok(totals)
}
