//! The flight: from take-off to the account.

use table::{Outcome, Score, Seat, Turn};

use super::{Allowed, Now};
use crate::Trucker;
use crate::moves::{Move, Refusal};
use crate::state::Phase;

impl Trucker {
    /// Whom the table waits for while ships fly, or how the game ended.
    pub(crate) fn flight_turn(&self) -> Turn {
        Turn::Over(Outcome::by_score(self.state_scores()))
    }

    fn state_scores(&self) -> table::BySeat<Score> {
        table::BySeat::from_fn(self.state.seats(), |seat| Score {
            points: i32::from(self.state.players[seat].credits),
            tie_breaks: [0; 3],
        })
    }

    /// Ships are loaded: the flight begins.
    pub(crate) fn take_off(&mut self, _: Now<'_, '_>) {
        self.state.phase = Phase::Over;
    }

    /// Whether the trucker may make this move during the flight.
    pub(crate) fn check_flight(&self, _: Seat, _: Move) -> Allowed {
        Err(Refusal::NotNow)
    }

    /// Carries out a move of the flight.
    pub(crate) fn fly(&mut self, _: Seat, _: Move, _: Now<'_, '_>) {}

    /// Adds everything offered to the trucker during the flight.
    pub(crate) fn list_flight(&self, _: Seat, _: &mut Vec<Move>) {}
}
