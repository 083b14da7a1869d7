//! Before the deal: seats of people who went away, and seats for bots.

use table::Seat;

use super::actor::Table;
use super::seats::Asked;
use crate::failure::Failure;
use crate::keys::KeyHash;
use crate::storage::SeatRow;
use crate::wire::{Farewell, Phase};

impl Table {
    /// Whether the holder of a key may do something about a seat that is not theirs; the seat as it is.
    fn may_arrange(&self, seat: Seat, key: Option<KeyHash>) -> Result<SeatRow, Failure> {
        let row = self.seats.get(seat.index()).ok_or(Failure::NotFound)?;
        let seated = key.is_some() && self.seats.iter().any(|row| row.holder == key);
        if !seated {
            return Err(Failure::NotSeated);
        }
        if self.phase != Phase::Open {
            return Err(Failure::NotOpen);
        }
        Ok(row.clone())
    }

    /// Frees a seat of somebody who has been away for a while. In the middle of a game nobody does that to anybody: whoever sat down there
    /// next would see what they hold.
    pub(super) async fn free(&mut self, seat: Seat, key: Option<KeyHash>) -> Asked {
        let mut row = match self.may_arrange(seat, key) {
            Ok(row) => row,
            Err(failure) => return Ok(Err(failure)),
        };
        if row.holder.is_none() || row.bot.is_some() {
            return Ok(Err(Failure::NotFound));
        }
        if !self.is_long_gone(seat) {
            return Ok(Err(Failure::StillThere));
        }
        row.holder = None;
        row.name = String::new();
        row.word = String::new();
        self.doc.expected = self.doc.expected.without(seat);
        let freed = self.change_seat(seat, row, key).await?;
        for conn in self.streams[seat.index()].disconnect_all() {
            conn.out.dismiss(Farewell::SeatLost);
        }
        self.streams[seat.index()].forget();
        Ok(freed)
    }

    /// Gives a free seat to a bot, or takes it back. What is kept for somebody, only whoever keeps it gives away.
    pub(super) async fn seat_bot(
        &mut self,
        seat: Seat,
        key: Option<KeyHash>,
        level: Option<String>,
    ) -> Asked {
        let mut row = match self.may_arrange(seat, key) {
            Ok(row) => row,
            Err(failure) => return Ok(Err(failure)),
        };
        if row.holder.is_some() || level.is_some() == row.bot.is_some() {
            return Ok(Err(Failure::SeatTaken));
        }
        if row.reserved.is_some() && self.doc.host != key {
            return Ok(Err(Failure::NotInvited));
        }
        if let Some(level) = &level
            && !bots::levels(&self.game_id).contains(&level.as_str())
        {
            return Ok(Err(Failure::NoSuchLevel(level.clone())));
        }
        row.bot = level;
        row.reserved = None;
        row.invitation = None;
        self.change_seat(seat, row, key).await
    }
}
