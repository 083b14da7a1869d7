//! What the best bot thinks, for people: of the moves somebody can make now, and of those that were made in a game that is over.
//!
//! It knows no more than the seat it speaks to. A table asks one such thing at a time: whoever asks again must wait for the answer.

use std::sync::Arc;

use table::Seat;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use super::actor::Table;
use super::mail::Answer;
use crate::failure::Failure;
use crate::keys::KeyHash;
use crate::wire::{Occasion, Phase};

/// How many moves somebody is told of.
const MOST_ADVISED: usize = 4;
/// How many moves of a game are judged at once.
const JUDGED_AT_ONCE: usize = 4;

/// Whether somebody is asking already.
pub(super) struct Asking(Arc<Semaphore>);

impl Default for Asking {
    fn default() -> Asking {
        Asking(Arc::new(Semaphore::new(1)))
    }
}

impl Asking {
    /// The one place there is, until the answer was given.
    fn place(&self) -> Result<OwnedSemaphorePermit, Failure> {
        let place = self.0.clone().try_acquire_owned();
        place.map_err(|_| Failure::TooManyRequests(1))
    }
}

impl Table {
    /// Whether a seat may be told what the best bot would do: where the table was laid with hints, and where nobody else plays but bots. The deal of a
    /// day is played by oneself.
    fn has_counsel(&self, seat: Seat) -> bool {
        let others = || {
            self.seats
                .iter()
                .enumerate()
                .filter(|(at, _)| *at != seat.index())
        };
        let alone = others().all(|(_, row)| row.bot.is_some());
        !matches!(self.plan.occasion, Some(Occasion::Daily(_))) && (self.plan.hints || alone)
    }

    /// What the best bot thinks of the moves of a seat, for its holder.
    pub(super) fn counsel(&mut self, seat: Seat, key: Option<KeyHash>) -> Result<Answer, Failure> {
        let own = key.is_some() && self.seats.get(seat.index()).is_some_and(|row| row.holder == key);
        if !own {
            return Err(Failure::NotSeated);
        }
        if self.phase != Phase::Playing {
            return Err(Failure::NotPlaying);
        }
        if !self.has_counsel(seat) {
            return Err(Failure::NoAdviser);
        }
        let place = self.asking.place()?;
        let asked = self.guarded(|table| {
            let game = table.game.as_ref()?;
            let entries = game.entries();
            let thought = bots::counsel(&**game, seat, MOST_ADVISED, table.chance_of(seat, entries));
            Some(Answer::Counsel(thought, entries as u32, place))
        });
        asked.flatten().ok_or(Failure::Internal)
    }

    /// What the best bot thinks of the moves that were made in a game that is over, from an entry on.
    pub(super) fn analyse(&mut self, from: usize) -> Result<Answer, Failure> {
        let (Some(game), Phase::Over) = (&self.game, self.phase) else {
            return Err(Failure::NotOver);
        };
        let place = self.asking.place()?;
        let thought = bots::analyse(&**game, from, JUDGED_AT_ONCE, self.secret);
        Ok(Answer::Analysis(thought, place))
    }
}
