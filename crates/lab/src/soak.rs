//! Random games until something breaks.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};

use bots::{Next, Players, Random};
use rayon::prelude::*;
use table::{CardSet, Chance, Game, Millis, Moment, Seed, Setting, Setup, Told};

use crate::variants::{Variant, mode, variants};

/// What a soak of one variant came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Soaked {
    /// The variant.
    pub name: String,
    /// How many games were played.
    pub games: u64,
    /// How many moves in all.
    pub decisions: u64,
    /// The longest game.
    pub longest: u32,
}

/// Plays `games` random games of every variant, with all other options at random, and audits after every move. The first fault, or panic, is
/// given with the seed that brings it back.
pub fn soak<G: Game>(games: u64, seed: &Seed, mut done: impl FnMut(&Soaked)) -> Result<(), String> {
    for variant in variants::<G>() {
        let lengths: Result<Vec<u32>, String> = (0..games)
            .into_par_iter()
            .map(|number| {
                let seed = seed.nth(number);
                let play = || audited::<G>(&variant, &seed);
                let result = catch_unwind(AssertUnwindSafe(play)).unwrap_or_else(|_| Err("it panics".into()));
                result.map_err(|problem| format!("{} {}, seed {seed}: {problem}", G::ID, variant.name))
            })
            .collect();
        let lengths = lengths?;
        done(&Soaked {
            name: variant.name,
            games,
            decisions: lengths.iter().map(|length| u64::from(*length)).sum(),
            longest: lengths.iter().copied().max().unwrap_or(0),
        });
    }
    Ok(())
}

/// The variant with everything but its mode at random.
pub(crate) fn at_random<G: Game>(variant: &Variant, chance: &mut Chance) -> Setup {
    let mut given: BTreeMap<String, Setting> = variant.setup.settings().clone();
    let mode = mode::<G>().map(|spec| spec.name);
    for spec in G::options().iter().filter(|spec| Some(spec.name) != mode) {
        let values = spec.all_values();
        given.insert(spec.name.to_owned(), values[chance.pick(values.len())].clone());
    }
    G::setup(variant.setup.seats(), &given).unwrap_or_else(|_| variant.setup.clone())
}

fn audited<G: Game>(variant: &Variant, seed: &Seed) -> Result<u32, String> {
    let mut choice = Chance::fast(seed.small());
    let setup = at_random::<G>(variant, &mut choice);
    let mut chance = Chance::seeded(seed);
    let mut state = G::deal(&setup, G::Cards::standard(), &mut chance).map_err(|error| error.to_string())?;
    let bots = (0..setup.seats()).map(|_| Some(Box::new(Random) as Box<dyn bots::Bot<G>>));
    let mut players = Players::new(bots.collect(), choice);
    let (mut told, mut now) = (Told::deaf(), Millis(0));
    state.audit()?;
    for moves in 0..=G::MOST_MOVES {
        let (by, mv) = match players.next(&state, now) {
            Next::Move(by, mv, at) => {
                now = at;
                (by, mv)
            }
            Next::Over => return Ok(moves),
            Next::Wait(seats) => return Err(format!("stuck after {moves} moves, waiting for {seats:?}")),
        };
        chance.next_entry();
        let mut moment = Moment {
            chance: &mut chance,
            told: &mut told,
            now,
        };
        state
            .play(by, &mv, &mut moment)
            .map_err(|refused| format!("{mv:?} by {by:?}: {refused:?}"))?;
        state
            .audit()
            .map_err(|problem| format!("after {mv:?} by {by:?}: {problem}"))?;
    }
    Err(format!("not over after {} moves", G::MOST_MOVES))
}
