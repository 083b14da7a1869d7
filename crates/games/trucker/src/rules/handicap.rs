//! Handicaps of gold titles, which the check judges like any other fault.

use table::Seat;

use crate::Trucker;
use crate::ids::Squares;

impl Trucker {
    /// The tiles of a ship that break the handicap of its owner's gold title.
    pub(crate) fn handicap_faults(&self, _: Seat) -> Squares {
        Squares::NONE
    }
}
