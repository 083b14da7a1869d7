//! Players that see what a seat sees.
//!
//! A bot is handed [`Eyes`], not a state: the view, the moves, and worlds that the seat cannot tell from the real one. There is no way
//! from there to what is hidden.
//!
//! - [`Bot`] is the contract; [`Random`] plays every game.
//! - [`Levels`] is where a game adds bots of its own, in its folder `src/bots/`, and says what a search should know of it; [`named`] and
//!   [`names`] find those that move at once. Those that search are in the crate `bots`.
//! - [`Players`] asks the bots at a table whose move it is.

mod eyes;
mod lookout;
mod players;
mod random;

use crate::{BySeat, Chance, Game, Seat, Seed};

pub use eyes::Eyes;
pub use lookout::{Lookout, Rank, Thinking, even, shares};
pub use players::{Next, Players, Seated};
pub use random::Random;

/// Somebody who chooses moves.
pub trait Bot<G: Game>: Send {
    /// Chooses one of `moves`, which are all that is offered to the seat now and never empty. `None` lets the occasion pass, which only a
    /// seat that nobody waits for can do.
    fn choose(&mut self, eyes: &Eyes<'_, G>, moves: &[G::Move], chance: &mut Chance) -> Option<G::Move>;

    /// Whether it looks at all at what it could say while nobody waits for it; asked before the moves are listed, which is most of the work.
    fn speaks_up(&mut self, _chance: &mut Chance) -> bool {
        true
    }

    /// Whether it takes any move that is offered, each as likely as any other: nothing need be listed for it, and nobody need judge what it takes.
    fn takes_any(&self) -> bool {
        false
    }

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

/// The bots that know one game, besides those that play any game, and what a search should know of it. The best comes last.
///
/// A search calls the functions here on worlds it imagined, never on the real one.
pub trait Levels: Game {
    /// The bots of this game.
    const LEVELS: &'static [Level<Self>] = &[];

    /// How far and how wide a search looks.
    const LOOKOUT: Lookout = Lookout::PLAIN;

    /// Who says what somebody of this rank usually does, and decides where nothing is searched: the best of the game's bots, unless the game has
    /// one with a less careful eye.
    fn own(rank: Rank) -> Option<Box<dyn Bot<Self>>> {
        let _ = rank;
        Self::LEVELS.last().map(|level| (level.make)())
    }

    /// Who tells the newcomer of a first game what to do: the best of the game's bots, unless the game has one whose reasons are easier to explain.
    fn adviser() -> Option<Box<dyn Bot<Self>>> {
        Self::LEVELS.last().map(|level| (level.make)())
    }

    /// What a search plays worlds out with, if the game has bots: the best of them, unless that one looks ahead itself and would be too slow.
    fn hand() -> Option<Box<dyn Bot<Self>>> {
        Self::LEVELS.last().map(|level| (level.make)())
    }

    /// What `seat` does with `moves` where a world is played on, chosen with as little work as possible: thousands of such choices are made for one
    /// decision. `None` leaves it to the [`hand`](Levels::hand), which has to make a view first.
    fn in_haste(&self, seat: Seat, moves: &[Self::Move], chance: &mut Chance) -> Option<Self::Move> {
        let _ = (seat, moves, chance);
        None
    }

    /// How likely each seat wins from here, as it looks: what a playout is worth that was cut short. A guess that is the same for all says
    /// nothing, which is right for games that are always played out.
    fn estimate(&self) -> BySeat<f32> {
        even(self.seats())
    }

    /// Whether a decision of `seat` is worth a search. Where it is not, the best of the game's own bots decides.
    fn worth_a_search(&self, seat: Seat) -> bool {
        let _ = seat;
        true
    }

    /// Whether a playout goes on from here, as far as the horizon allows. Nothing is played out where time counts.
    fn worth_playing_on(&self) -> bool {
        true
    }

    /// Whether a search looks at this move at all; what the game's own bot proposes it looks at in any case. Talk is what is left out.
    fn worth_a_try(&self, seat: Seat, mv: &Self::Move) -> bool {
        let _ = (seat, mv);
        true
    }

    /// Whether others do not see what `seat` chooses with this move until later. Choices that several make at once are always taken for sealed.
    fn is_sealed(&self, seat: Seat, mv: &Self::Move) -> bool {
        let _ = (seat, mv);
        false
    }
}

/// The bots that play any game.
fn everywhere<G: Game>() -> [Level<G>; 1] {
    [Level {
        name: "random",
        make: || Box::new(Random),
    }]
}

/// The bot with this name, among those that move at once.
pub fn named<G: Levels>(name: &str) -> Option<Box<dyn Bot<G>>> {
    let all = everywhere::<G>();
    let level = all.iter().chain(G::LEVELS).find(|level| level.name == name)?;
    Some((level.make)())
}

/// The names of all bots that play a game and move at once, the best last.
pub fn names<G: Levels>() -> Vec<&'static str> {
    let all = everywhere::<G>();
    all.iter().chain(G::LEVELS).map(|level| level.name).collect()
}

/// The chance of a bot that chooses the same whenever the same table comes to the same entry.
pub fn steady(seed: &Seed, entries: usize, seat: Seat) -> Chance {
    let start = seed.0.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let place = (entries as u64) << 8 | seat.index() as u64;
    Chance::fast(start ^ place.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}
