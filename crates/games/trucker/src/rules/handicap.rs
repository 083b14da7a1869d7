//! Handicaps of gold titles, which the check judges like any other fault.

use table::Seat;

use crate::Trucker;
use crate::ids::Squares;

impl Trucker {
    /// The tiles of a ship that break the handicap of its owner's gold title.
    pub(crate) fn handicap_faults(&self, seat: Seat) -> Squares {
        match self.player(seat).title {
            Some(held) if held.gold && self.state.rules.gold_handicaps => {
                held.title.against_gold(self.ship(seat), self.tiles())
            }
            _ => Squares::NONE,
        }
    }
}
