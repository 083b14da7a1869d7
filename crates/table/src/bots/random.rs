//! The player that plays anything.

use crate::{Chance, Game};

use super::{Bot, Eyes};

/// Chooses any move with equal chance; when nobody waits for it, it speaks up one time in four.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl Random {
    /// Whether it speaks up this time though nobody waits for it.
    #[inline]
    pub fn is_minded(chance: &mut Chance) -> bool {
        chance.die(4) == 0
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _eyes: &Eyes<'_, G>, moves: &[G::Move], chance: &mut Chance) -> Option<G::Move> {
        moves.get(chance.pick(moves.len())).cloned()
    }

    fn takes_any(&self) -> bool {
        true
    }

    fn speaks_up(&mut self, chance: &mut Chance) -> bool {
        Random::is_minded(chance)
    }
}
