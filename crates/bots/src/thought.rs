//! A bot asked for one move at a table of any game, to be thought through elsewhere.

use catalog::{AnyMatch, Json, with_game};
use table::{Chance, Match, Millis, Seat, Seed};

use crate::levels::in_time;
use crate::{Eyes, Levels, names};

/// A choice that waits to be made. It holds all it needs, so that it can be carried to another thread.
pub struct Thought(Box<dyn FnOnce() -> Option<Json> + Send>);

impl Thought {
    /// Thinks it through: a move that was offered, or `None` to let the occasion pass, which only a seat that nobody waits
    /// for can do.
    pub fn think(self) -> Option<Json> {
        (self.0)()
    }
}

/// The names of all bots that play the game with this id, the best last; none if there is no such game.
pub fn levels(game: &str) -> Vec<&'static str> {
    with_game!(game, G => names::<G>()).unwrap_or_default()
}

/// The best bot of a game that moves at once.
pub fn quickest(game: &str) -> Option<&'static str> {
    with_game!(game, G => table::bots::names::<G>()).and_then(|mut names| names.pop())
}

/// Asks the bot `level` what it would do at `seat`. `None` if there is no such bot or nothing is offered to the seat.
pub fn ask(game: &dyn AnyMatch, seat: Seat, level: &str, chance: Chance) -> Option<Thought> {
    fn of<G: Levels>(game: &dyn AnyMatch, seat: Seat, level: &str, mut chance: Chance) -> Option<Thought> {
        let state = game.as_any().downcast_ref::<Match<G>>()?.state().clone();
        let mut bot = in_time::<G>(level)?;
        let moves = state.offered(seat.into());
        if moves.is_empty() {
            return None;
        }
        let awaited = state.turn().seats().contains(seat);
        Some(Thought(Box::new(move || {
            if !awaited && !bot.speaks_up(&mut chance) {
                return None;
            }
            let chosen = bot.choose(&Eyes::new(&state, seat), &moves, &mut chance);
            // A bot that passes though it may not makes the first move offered, so that nobody is ever stuck.
            let chosen = chosen.or_else(|| moves.first().filter(|_| awaited).cloned())?;
            serde_json::value::to_raw_value(&chosen).ok()
        })))
    }
    with_game!(game.game(), G => of::<G>(game, seat, level, chance))?
}

/// The chance of a bot that chooses the same whenever the same table comes to the same entry.
pub fn steady(seed: &Seed, entries: usize, seat: Seat) -> Chance {
    let start = seed.0.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let place = (entries as u64) << 8 | seat.index() as u64;
    Chance::fast(start ^ place.wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// No first game is led in for longer than this many moves.
const MOST_LEAD_IN: usize = 2_000;

/// Plays a first game up to the position that is handed over to the newcomer, the same one each time.
pub fn lead_in(game: &mut dyn AnyMatch, level: &str, seed: &Seed) {
    for _ in 0..MOST_LEAD_IN {
        if game.is_handed_over() || game.outcome().is_some() {
            return;
        }
        let Some(seat) = game.turn().seats().iter().next() else {
            return;
        };
        let thought = ask(game, seat, level, steady(seed, game.entries(), seat));
        let Some(mv) = thought.and_then(Thought::think) else {
            return;
        };
        if game.play(seat.into(), &[mv], Millis(0)).is_err() {
            return;
        }
    }
}
