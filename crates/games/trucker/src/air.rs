//! What belongs to the flight: the deck, the rockets, and the choices that are pending.
//!
//! The rules of it are under `rules::flight`, one file for each type of card.

use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

use crate::cards::adventures::CardBits;
use crate::ids::Level;
use crate::list::List;

/// The flight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Air {
    /// Cards not turned up yet, in no order: the next is drawn at random when it is turned.
    pub(crate) deck: CardBits,
    /// The level on the back of the next card, which everybody sees; the card is one of that level.
    pub(crate) next: Option<Level>,
    /// Choices to be made before the flight goes on, the most urgent last.
    pub(crate) pending: List<Pending, 16>,
}

/// A rocket on the flight board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rocket {
    /// How far it has come; the rearmost start space is 0.
    pub(crate) distance: i16,
}

/// A choice that has to be made before the flight goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Pending {
    /// Between two cards.
    #[default]
    BetweenCards,
    /// The ship has broken up: its owner keeps one piece. Pushed by `rules::damage`.
    KeepPiece {
        /// Whose ship.
        seat: Seat,
    },
}
