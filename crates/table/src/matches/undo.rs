//! Taking back.

use super::{InForce, Match, Undo};
use crate::chance::Tape;
use crate::game::Game;
use crate::record::Deed;
use crate::seat::{Actor, Seat, SeatSet};
use crate::turn::Millis;

impl<G: Game> Match<G> {
    /// What `seat` can do about the last move in force.
    pub fn undo_for(&self, seat: Seat) -> Undo {
        self.undo_if(seat, |last| !last.shown && !last.told)
    }

    /// What `seat` can do about the last move in force, if its own moves are free when `free` says so.
    fn undo_if(&self, seat: Seat, free: impl Fn(&InForce) -> bool) -> Undo {
        let Some(last) = self.line.last() else {
            return Undo::Nothing;
        };
        let over = self.record.close.is_some() || self.state.turn().outcome().is_some();
        let others = SeatSet::all(self.state.seats()).without(seat);
        if over || seat.index() >= usize::from(self.state.seats()) {
            return Undo::Nothing;
        }
        // Whoever plays alone tells nobody anything.
        let free = free(last) || others.is_empty() && !last.shown;
        if self.made_by(last, seat) && free {
            Undo::Free
        } else if others.is_empty() {
            // Nobody is there to ask, so there is no second throw of the dice either.
            Undo::Nothing
        } else {
            Undo::ByConsent(others)
        }
    }

    fn made_by(&self, step: &InForce, seat: Seat) -> bool {
        self.record.entries()[step.entry as usize].by == Actor::Seat(seat)
    }

    /// How many moves must be taken back for the last one of `seat` to be among them; `None` if it has none in force.
    pub fn undo_depth(&self, seat: Seat) -> Option<usize> {
        let mut latest_first = self.line.iter().rev();
        latest_first
            .position(|step| self.made_by(step, seat))
            .map(|after| after + 1)
    }

    /// Whether taking back the last move of `seat` and everything after it would take back chance or something that was shown. Bots never
    /// agree to that.
    pub fn undo_unshows(&self, seat: Seat) -> bool {
        self.undo_depth(seat)
            .is_some_and(|depth| self.line.iter().rev().take(depth).any(|step| step.shown))
    }

    /// Takes the last move in force back; `agreed` are the seats that consented. Answers what would have been needed if that is not
    /// enough.
    pub fn undo(&mut self, by: Seat, agreed: SeatSet, now: Millis) -> Result<(), Undo> {
        let needed = self.undo_for(by);
        self.take_back(needed, by, agreed, now)
    }

    /// Enters an undo that is recorded. What was told to others is a barrier for those who play, not for a record: older records have
    /// free undos of moves that were told, and they stay games that were played. Chance and what was shown were never free.
    pub(super) fn undo_again(&mut self, by: Seat, agreed: SeatSet, now: Millis) -> Result<(), Undo> {
        let needed = self.undo_if(by, |last| !last.shown);
        self.take_back(needed, by, agreed, now)
    }

    fn take_back(&mut self, needed: Undo, by: Seat, agreed: SeatSet, now: Millis) -> Result<(), Undo> {
        match needed {
            Undo::Free => {}
            Undo::ByConsent(needed) if needed.is_subset(agreed) => {}
            other => return Err(other),
        }
        let last = self.line.pop();
        match self.rebuild() {
            Ok(state) => self.state = state,
            Err(_) => {
                self.line.extend(last);
                return Err(Undo::Nothing);
            }
        }
        self.record.push(
            by.into(),
            Deed::Undo {
                agreed: agreed.without(by),
            },
            &Tape::default(),
            now,
        );
        Ok(())
    }
}
