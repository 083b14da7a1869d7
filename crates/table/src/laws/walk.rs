//! Random games over all seat counts and options.

use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

use super::Broken;
use super::grounds::Grounds;
use crate::chance::Chance;
use crate::game::{CardSet, Game};
use crate::seat::{Actor, Seat, Viewer};
use crate::setup::Setup;
use crate::told::{Moment, Told};
use crate::turn::{Millis, Turn};

/// One random game: its set-up, its seed, and how far into it to stop and look.
#[derive(Clone, Debug)]
pub(super) struct Case {
    pub(super) setup: Setup,
    pub(super) seed: u64,
    /// In thousandths of the game's length.
    part: u32,
    /// The recorded position to begin in, for half of the cases.
    recorded: Option<u32>,
}

impl Case {
    /// The same set-up with another seed.
    pub(super) fn with_seed(&self, seed: u64) -> Case {
        Case { seed, ..self.clone() }
    }

    /// After how many moves to stop. The game is played once to its end for that, so that every part of it is looked at as often as
    /// any other, whatever its length.
    pub(super) fn stop<G: Game>(&self) -> Result<u32, Broken> {
        let mut walk = Walk::<G>::begin(self)?;
        let mut length = 0;
        while length < G::MOST_MOVES && walk.step()?.is_some() {
            length += 1;
        }
        Ok(length * self.part / 1000)
    }
}

pub(super) fn cases<G: Game>() -> impl Strategy<Value = Case> {
    let options = G::options();
    let values: Vec<_> = options.iter().map(|spec| 0..spec.all_values().len()).collect();
    let recorded = any::<Option<u32>>();
    (G::SEATS, values, any::<u64>(), 0..=1000u32, recorded).prop_map(move |case| {
        let (seats, values, seed, part, recorded) = case;
        let given = options
            .iter()
            .zip(values)
            .map(|(spec, value)| (spec.name.to_owned(), spec.all_values()[value].clone()));
        // Every combination of values that the options admit can be set up; a game whose options exclude each other says so in `deal`.
        let setup = Setup::new(seats, G::SEATS, options, &given.collect());
        Case {
            setup: setup.unwrap_or_else(|error| unreachable!("{error}")),
            seed,
            part,
            recorded,
        }
    })
}

pub(super) fn number_from_environment(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Runs `law` on `count` random cases.
pub(super) fn for_cases<G: Game>(count: u32, law: impl Fn(Case) -> Result<(), Broken>) -> Result<(), Broken> {
    let factor = number_from_environment("FLIBUSTE_LAW_CASES").unwrap_or(1).max(1) as u32;
    let config = Config {
        cases: count * factor,
        failure_persistence: None,
        max_shrink_iters: 4000,
        ..Config::default()
    };
    let mut seed = [7; 32];
    seed[..8].copy_from_slice(
        &number_from_environment("FLIBUSTE_LAW_SEED")
            .unwrap_or(0)
            .to_le_bytes(),
    );
    let mut runner = TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &seed));
    runner
        .run(&cases::<G>(), |case| law(case).map_err(TestCaseError::fail))
        .map_err(|failure| failure.to_string())
}

/// A random game in progress.
pub(super) struct Walk<G: Game> {
    pub(super) state: G,
    pub(super) chance: Chance,
    /// Chooses seats and moves; apart from the game's chance so that a replay does not need it.
    pub(super) choice: Chance,
    pub(super) now: Millis,
    pub(super) moves: Vec<G::Move>,
}

impl<G: Game> Walk<G> {
    pub(super) fn begin(case: &Case) -> Result<Walk<G>, Broken> {
        let mut chance = Chance::fast(case.seed);
        let state =
            G::deal(&case.setup, G::Cards::standard(), &mut chance).map_err(|error| error.to_string())?;
        let choice = Chance::fast(case.seed ^ 0x5eed);
        Ok(Walk {
            state,
            chance,
            choice,
            now: Millis(0),
            moves: Vec::new(),
        })
    }

    /// A recorded position; `None` for a case that begins with the deal.
    pub(super) fn recorded(case: &Case, grounds: &Grounds<G>) -> Option<Walk<G>> {
        let (state, now) = grounds.pick(case.recorded?)?;
        Some(Walk {
            state: state.clone(),
            chance: Chance::fast(case.seed),
            choice: Chance::fast(case.seed ^ 0x5eed),
            now: *now,
            moves: Vec::new(),
        })
    }

    /// A recorded position, or one of a random game: played on until `stop` moves were made or the game is over.
    pub(super) fn until(case: &Case, grounds: &Grounds<G>) -> Result<Walk<G>, Broken> {
        if let Some(walk) = Walk::recorded(case, grounds) {
            return Ok(walk);
        }
        let mut walk = Walk::begin(case)?;
        for _ in 0..case.stop::<G>()? {
            if walk.step()?.is_none() {
                break;
            }
        }
        Ok(walk)
    }

    /// Some actor and some move offered to it; `None` once the game is over.
    pub(super) fn choose(&mut self) -> Result<Option<(Actor, G::Move)>, Broken> {
        choose(&self.state, &mut self.choice, &mut self.moves)
    }

    pub(super) fn time_passes(&mut self, by: Actor) {
        self.now = match (by, self.state.turn()) {
            (
                Actor::Clock(_),
                Turn::RealTime {
                    until: Some(until), ..
                },
            ) => until.max(self.now),
            _ => Millis(self.now.0 + 250),
        };
    }

    pub(super) fn step(&mut self) -> Result<Option<(Actor, G::Move)>, Broken> {
        let Some((by, mv)) = self.choose()? else {
            return Ok(None);
        };
        self.time_passes(by);
        let mut told = Told::deaf();
        let mut moment = Moment {
            chance: &mut self.chance,
            told: &mut told,
            now: self.now,
        };
        self.state
            .play(by, &mv, &mut moment)
            .map_err(|refused| format!("{mv:?} was offered to {by:?} and refused: {refused:?}"))?;
        self.state
            .audit()
            .map_err(|problem| format!("after {mv:?} by {by:?} the audit says: {problem}"))?;
        Ok(Some((by, mv)))
    }
}

pub(super) fn choose<G: Game>(
    state: &G,
    choice: &mut Chance,
    moves: &mut Vec<G::Move>,
) -> Result<Option<(Actor, G::Move)>, Broken> {
    let turn = state.turn();
    if turn.outcome().is_some() {
        return Ok(None);
    }
    let mut actors: Vec<Actor> = state.actors().collect();
    while !actors.is_empty() {
        let by = actors.swap_remove(choice.pick(actors.len()));
        moves.clear();
        state.moves(by, moves);
        if !moves.is_empty() {
            return Ok(Some((by, moves.swap_remove(choice.pick(moves.len())))));
        }
        if by.seat().is_some_and(|seat| turn.seats().contains(seat)) && !matches!(turn, Turn::RealTime { .. })
        {
            return Err(format!(
                "the table waits for {by:?}, to whom nothing is offered: {state:?}"
            ));
        }
    }
    Err(format!("nobody can act: {state:?}"))
}

/// What a move told, to whom it may concern.
pub(super) fn apply_to<G: Game>(
    state: &mut G,
    by: Actor,
    mv: &G::Move,
    seed: u64,
    now: Millis,
) -> Applied<G> {
    let (mut chance, mut told) = (Chance::fast(seed), Told::listening());
    let mut moment = Moment {
        chance: &mut chance,
        told: &mut told,
        now,
    };
    state.apply(by, mv, &mut moment);
    let shown = chance.asked() > 0 || told.revealed();
    Applied { told, shown }
}

/// What came of a move besides the state.
pub(super) struct Applied<G: Game> {
    pub(super) told: Told<G::Event>,
    /// Chance was asked, or the move says that it showed something hidden.
    pub(super) shown: bool,
}

impl<G: Game> Applied<G> {
    pub(super) fn heard_by(&self, viewer: Viewer) -> Vec<&G::Event> {
        self.told.heard_by(viewer).collect()
    }
}

/// Those who know nothing that `seat` does not: the seat itself and the public.
pub(super) fn viewers(seat: Seat) -> [Viewer; 2] {
    [Viewer::Seat(seat), Viewer::Public]
}

pub(super) fn seats<G: Game>(state: &G) -> impl Iterator<Item = Seat> + use<G> {
    Seat::all(state.seats())
}
