//! Those who are not there: how long they are waited for, and the bots that play for them meanwhile.

use std::time::Duration;

use table::Seat;

use super::actor::Table;
use super::seats::Asked;
use crate::failure::Failure;
use crate::keys::KeyHash;
use crate::storage::StorageError;
use crate::wire::{Clock, Phase};

impl Table {
    /// Lets a bot play for somebody who is not there, or hands the seat back to its holder.
    pub(super) async fn stand_in(
        &mut self,
        seat: Seat,
        key: Option<KeyHash>,
        level: Option<String>,
    ) -> Asked {
        let Some(mut row) = self.seats.get(seat.index()).cloned() else {
            return Ok(Err(Failure::NotFound));
        };
        let seated = key.is_some() && self.seats.iter().any(|row| row.holder == key);
        let own = key.is_some() && row.holder == key;
        if !seated {
            return Ok(Err(Failure::NotSeated));
        }
        if self.phase != Phase::Playing || row.bot.is_some() {
            return Ok(Err(Failure::NotPlaying));
        }
        if self.is_played_alone() {
            return Ok(Err(Failure::PlayedAlone));
        }
        if !own && level.is_some() && self.plan.clock != Clock::None {
            return Ok(Err(Failure::ClockRuns));
        }
        if !own && !self.is_long_gone(seat) {
            return Ok(Err(Failure::StillThere));
        }
        if let Some(level) = &level
            && !bots::levels(&self.game_id).contains(&level.as_str())
        {
            return Ok(Err(Failure::NoSuchLevel(level.clone())));
        }
        // One that others put there goes as soon as the holder is back; one's own stays until one plays again or calls it off.
        self.doc.put_there = match own || level.is_none() {
            true => self.doc.put_there.without(seat),
            false => self.doc.put_there.with(seat),
        };
        // Whoever lets a bot play for somebody else does not choose a worse one, nor one that all wait for.
        let best = || bots::quickest(&self.game_id).map(str::to_owned);
        row.stand_in = match own {
            true => level,
            false => level.and_then(|_| best()),
        };
        let stands = row.stand_in.is_some();
        let answer = self.change_seat(seat, row, key).await?;
        if stands && !self.stream(Some(seat)).is_connected() {
            self.without_a_say_in_stopping(seat).await?;
        }
        Ok(answer)
    }

    /// Whether others may act for a seat: nobody holds it, or its holder has been away for long enough.
    pub(super) fn is_long_gone(&self, seat: Seat) -> bool {
        self.still_waited_for(seat).is_some_and(|wait| wait.is_zero())
    }

    /// For how long others wait for whoever is missing at a seat before they act for them; `None` if nobody is missing.
    fn still_waited_for(&self, seat: Seat) -> Option<Duration> {
        let row = self.seats.get(seat.index())?;
        if row.holder.is_none() {
            return Some(Duration::ZERO);
        }
        let patience = Duration::from_secs(self.app.config.stand_in_after);
        let away = self.stream(Some(seat)).away_since(self.loaded_at.1)?;
        Some(patience.saturating_sub(away.elapsed()))
    }

    /// The same as it is told, in seconds: left out where a bot plays and where nobody may act for anybody.
    pub(super) fn patience_for(&self, seat: Seat) -> Option<u32> {
        let row = self.seats.get(seat.index())?;
        let asks = match self.phase {
            Phase::Open => row.holder.is_some(),
            Phase::Playing => self.plan.clock == Clock::None && !self.is_played_alone(),
            Phase::Over => false,
        };
        if !asks || row.bot.is_some() || row.stand_in.is_some() {
            return None;
        }
        let wait = self.still_waited_for(seat)?;
        Some(u32::try_from(wait.as_millis().div_ceil(1000)).unwrap_or(u32::MAX))
    }

    /// The holder of a seat is here: a bot that others put there goes, and a game that waited for them may begin.
    pub(super) async fn welcome(&mut self, seat: Seat) -> Result<(), StorageError> {
        if !self.stream(Some(seat)).is_connected() {
            return Ok(());
        }
        if self.doc.put_there.contains(seat) {
            self.doc.put_there = self.doc.put_there.without(seat);
            self.hand_back(seat).await?;
        }
        if self.doc.expected.contains(seat) {
            self.doc.expected = self.doc.expected.without(seat);
            self.save(Vec::new()).await?;
            self.tell_table();
        }
        Ok(())
    }

    /// The holder of a seat plays again: the bot that stood in goes.
    pub(super) async fn hand_back(&mut self, seat: Seat) -> Result<(), StorageError> {
        let mut row = self.seats[seat.index()].clone();
        row.stand_in = None;
        let key = row.holder;
        // What is answered is for requests; nobody asked here.
        let _ = self.change_seat(seat, row, key).await?;
        Ok(())
    }
}
