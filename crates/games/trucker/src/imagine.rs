//! What a seat cannot know, dealt again: the forecast piles it has not looked at.

use table::{Chance, Seat};

use crate::Trucker;

/// A world that `seat` cannot tell from this one.
pub(crate) fn world(real: &Trucker, _: Seat, _: &mut Chance) -> Trucker {
    real.clone()
}
