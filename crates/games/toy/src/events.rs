//! What is told while a move is carried out.

use serde::Serialize;
use table::Seat;
use ts_rs::TS;

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Coins were taken from the heap.
    Took {
        /// Who took them.
        seat: Seat,
        /// How many.
        coins: u8,
    },
    /// The die was thrown.
    Threw {
        /// Who threw it.
        seat: Seat,
        /// What it shows.
        die: u8,
    },
    /// A throw cost a coin.
    Lost {
        /// Who lost it.
        seat: Seat,
    },
    /// The heap is gone and the charms are shown.
    Shown {
        /// What each is worth, by seat.
        charms: Vec<u8>,
    },
}
