//! The rules, one file for each chapter of the rulebook.
//!
//! Every rule has a `check_…` that says whether it may be used now and why not, and a function of its own name that carries it out.
//! [`Trucker::list`] offers exactly what the checks accept.

mod building;
mod damage;
mod flight;

use table::{Actor, Moment};

use crate::Trucker;
use crate::events::Event;
use crate::moves::{Move, Refusal};
use crate::state::Phase;

/// The most action points a trucker can have.
pub(crate) const MOST_POINTS: u8 = 8;
/// What it costs to reveal, to reserve, to place and to consult.
pub(crate) const COSTS: [u8; 4] = [1, 1, 2, 3];
/// How many building moves a trucker can make in one flight before nothing is left but to finish: no game goes on for ever.
pub(crate) const PATIENCE: u16 = 2_000;

/// What a rule may use besides the state.
pub(crate) type Now<'a, 'b> = &'a mut Moment<'b, Event>;

/// Whether a move is allowed.
pub(crate) type Allowed = Result<(), Refusal>;

/// Refuses with `refusal` unless `so`.
pub(crate) fn need(so: bool, refusal: Refusal) -> Allowed {
    if so { Ok(()) } else { Err(refusal) }
}

impl Trucker {
    /// Whether `by`, for whom the table waits, may make this move.
    pub(crate) fn check_move(&self, by: Actor, mv: Move) -> Allowed {
        match (self.state.phase, by) {
            (Phase::Flying | Phase::Over, Actor::Seat(seat)) => self.check_flight(seat, mv),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Carries out a move that was checked or offered.
    pub(crate) fn carry_out(&mut self, by: Actor, mv: Move, now: Now<'_, '_>) {
        if let (Phase::Flying | Phase::Over, Actor::Seat(seat)) = (self.state.phase, by) {
            self.fly(seat, mv, now);
        }
    }

    /// Adds everything offered to `by`.
    pub(crate) fn list(&self, by: Actor, out: &mut Vec<Move>) {
        if let (Phase::Flying | Phase::Over, Actor::Seat(seat)) = (self.state.phase, by) {
            self.list_flight(seat, out);
        }
    }
}
