//! Many games, watched: what every study of the lab is made from.

use std::collections::BTreeMap;

use bots::{Levels, Next, Players};
use rayon::prelude::*;
use table::study::{Notebook, Notes};
use table::{Chance, Millis, Moment, Outcome, Seat, Seed, Study, Told};

use crate::series::{LabError, Series};

/// A game that can be studied by bots that play it.
pub trait Studied: Levels + Study {}
impl<G: Levels + Study> Studied for G {}

/// How many games are handed out at a time.
const BATCH: u64 = 64;

/// One game that was watched.
#[derive(Clone, Debug)]
pub struct Watched {
    /// Its number in the series.
    pub number: u64,
    /// The secret it was dealt from.
    pub seed: Seed,
    /// How it ended.
    pub outcome: Outcome,
    /// How many seats there were.
    pub seats: u8,
    /// How many moves were made, those of the clock too.
    pub decisions: u32,
    /// Rounds, turns or cards, if the game counts them.
    pub rounds: Option<u32>,
    /// How often a seat had so many moves to choose among, by the chapter of the rules.
    pub offered: BTreeMap<&'static str, BTreeMap<u32, u32>>,
    /// What came up.
    pub notes: Notes,
}

impl Watched {
    /// What a seat has of the win: a part of it where several win, all of it where all win together.
    pub fn credit(&self, seat: Seat) -> f64 {
        if !self.outcome.won(seat) {
            return 0.0;
        }
        match self.outcome.verdict {
            table::Verdict::Together { .. } => 1.0,
            table::Verdict::Won(winners) => 1.0 / winners.len().max(1) as f64,
        }
    }
}

impl<G: Studied> Series<G> {
    /// Game `number` of the series, watched. It is the very game that [`auto`](crate::auto) plays.
    pub(crate) fn watch(&self, number: u64) -> Result<Watched, LabError> {
        let seed = self.seed.nth(number);
        let mut players = Players::new(self.seated()?, Chance::fast(seed.nth(0).small()));
        self.watched(number, seed, &mut players)
            .map_err(|problem| LabError::Broken { seed, problem })
    }

    fn watched(&self, number: u64, seed: Seed, players: &mut Players<G>) -> Result<Watched, String> {
        let mut chance = Chance::seeded(&seed.mixed_with(&[]));
        let mut state = G::deal(&self.setup, self.cards, &mut chance).map_err(|error| error.to_string())?;
        let mut book = Notebook::begin(&state);
        let mut offered: BTreeMap<&'static str, BTreeMap<u32, u32>> = BTreeMap::new();
        let (mut now, mut moves) = (Millis(0), Vec::new());
        for decisions in 0..=G::MOST_MOVES {
            let (by, mv) = match players.next(&state, now) {
                Next::Move(by, mv, at) => {
                    now = at;
                    (by, mv)
                }
                Next::Wait(seats) => {
                    return Err(format!("after {decisions} moves nobody moves at {seats:?}"));
                }
                Next::Over => {
                    let notes = book.notes();
                    return Ok(Watched {
                        number,
                        seed,
                        outcome: *state.turn().outcome().ok_or("it is over and has no outcome")?,
                        seats: state.seats(),
                        decisions,
                        rounds: state.rounds(&notes),
                        offered,
                        notes,
                    });
                }
            };
            if by.seat().is_some() {
                moves.clear();
                state.moves(by, &mut moves);
                let here = offered.entry(state.chapter()).or_default();
                *here.entry(moves.len() as u32).or_default() += 1;
            }
            let before = state.clone();
            let mut told = Told::listening();
            chance.next_entry();
            let mut moment = Moment {
                chance: &mut chance,
                told: &mut told,
                now,
            };
            state
                .play(by, &mv, &mut moment)
                .map_err(|refused| format!("{mv:?} by {by:?}: {refused:?}"))?;
            book.step(&before, by, &mv, &told, &state);
        }
        Err(format!("not over after {} moves", G::MOST_MOVES))
    }

    /// Watches all games and hands each to `each` in order, whatever the threads.
    pub fn survey(&self, mut each: impl FnMut(Watched)) -> Result<(), LabError> {
        self.over_all(|number| self.watch(number), &mut each)
    }

    /// Does something with each number of the series over all threads and hands on what comes of it in order.
    pub(crate) fn over_all<T: Send>(
        &self,
        work: impl Fn(u64) -> Result<T, LabError> + Sync,
        each: &mut dyn FnMut(T),
    ) -> Result<(), LabError> {
        // What cannot be played at all is said once, before any thread is started.
        self.seated()?;
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads.unwrap_or(0))
            .build();
        let pool = pool.map_err(|error| LabError::Threads(error.to_string()))?;
        let mut next = 0;
        while next < self.games {
            let batch = next..self.games.min(next + BATCH);
            next = batch.end;
            let done: Vec<_> = pool.install(|| batch.into_par_iter().map(&work).collect());
            for one in done {
                each(one?);
            }
        }
        Ok(())
    }
}
