//! How a search looks at the game: it is short enough to be played out, and what is said is left to the bot that knows what words are worth.

use table::bots::{Lookout, Thinking};

use crate::Move;

pub(super) const LOOKOUT: Lookout = Lookout {
    asides: false,
    width: 12,
    depth: 1,
    thinking: [
        Thinking::AtEase {
            slips: 0.5,
            playouts: 48,
        },
        Thinking::AsUsual,
        Thinking::Searching { playouts: 96 },
    ],
    ease: 0.15,
    doubt: 2.0,
    ..Lookout::PLAIN
};

/// Talk is left out.
pub(super) fn worth_a_try(mv: &Move) -> bool {
    !matches!(mv, Move::Propose(_) | Move::Answer(_))
}
