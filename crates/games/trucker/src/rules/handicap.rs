//! Handicaps of gold titles, which the check judges like any other fault.

use table::Seat;

use crate::Trucker;
use crate::ids::Squares;
use crate::titles::{Title, keeps_humans_away};

impl Trucker {
    /// The squares of a ship that its owner's gold title of Party King keeps free of humans, when crew is placed.
    pub(crate) fn without_humans(&self, seat: Seat) -> Squares {
        match self.player(seat).title {
            Some(held) if held.gold && held.title == Title::PartyKing && self.state.rules.gold_handicaps => {
                keeps_humans_away(self.ship(seat), self.tiles())
            }
            _ => Squares::NONE,
        }
    }

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
