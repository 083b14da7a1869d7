//! Players that see what a seat sees.
//!
//! A bot is handed [`Eyes`], not a state: the view, the moves, and worlds that the seat cannot tell from the real one. There is no way
//! from there to what is hidden.
//!
//! - [`Bot`] is the contract; [`Random`] plays every game.
//! - [`Levels`] is where a game adds bots of its own, in its folder `src/bots/`; [`named`] and [`names`] find them.
//! - [`Players`] asks the bots at a table whose move it is.

mod eyes;
mod players;
mod random;

use crate::{Chance, Game};

pub use eyes::Eyes;
pub use players::{Next, Players, Seated};
pub use random::Random;

/// Somebody who chooses moves.
pub trait Bot<G: Game>: Send {
    /// Chooses one of `moves`, which are all that is offered to the seat now and never empty. `None` lets the occasion pass, which only a
    /// seat that nobody waits for can do.
    fn choose(&mut self, eyes: &Eyes<'_, G>, moves: &[G::Move], chance: &mut Chance) -> Option<G::Move>;

    /// How long it takes for a move where time counts, in milliseconds. What plays against people by the clock should not be quicker than they are.
    fn pace(&self) -> u64 {
        250
    }
}

/// A kind of bot, by name.
pub struct Level<G> {
    /// The name in commands and lobbies.
    pub name: &'static str,
    /// Makes one.
    pub make: fn() -> Box<dyn Bot<G>>,
}

/// The bots that know one game, besides those that play any game. The best comes last.
pub trait Levels: Game {
    /// The bots of this game.
    const LEVELS: &'static [Level<Self>] = &[];
}

/// The bots that play any game.
fn everywhere<G: Game>() -> [Level<G>; 1] {
    [Level {
        name: "random",
        make: || Box::new(Random),
    }]
}

/// The bot with this name.
pub fn named<G: Levels>(name: &str) -> Option<Box<dyn Bot<G>>> {
    let all = everywhere::<G>();
    let level = all.iter().chain(G::LEVELS).find(|level| level.name == name)?;
    Some((level.make)())
}

/// The names of all bots that play a game, the best last.
pub fn names<G: Levels>() -> Vec<&'static str> {
    let all = everywhere::<G>();
    all.iter().chain(G::LEVELS).map(|level| level.name).collect()
}
