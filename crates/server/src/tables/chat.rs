//! What is said at the table and around it.

use table::Seat;

use super::actor::Table;
use super::play::Asker;
use super::say;
use crate::limits::{Bucket, Rate};
use crate::storage::{BanKind, LINES_OF_CHAT, SeatRow, StorageError, Write};
use crate::wire::{ChatLine, Phase, Room, ServerMessage};

/// The longest thing that can be said at once, in characters.
const LONGEST: usize = 500;

/// How many a second one network may say at one table, and how many at once, in seconds' worth.
const SAID: (f64, f64) = (1.0, 12.0);

impl Table {
    /// Says something, if this is the place and the time.
    pub(super) async fn say(&mut self, asker: &Asker, room: Room, text: &str) -> Result<(), StorageError> {
        let text = crate::names::clean_line(text);
        if text.is_empty() || text.chars().count() > LONGEST {
            self.refuse(asker, "too_long");
            return Ok(());
        }
        if !self.may_write(asker, room) {
            self.refuse(asker, "chat_closed");
            return Ok(());
        }
        if self.is_muted(asker) {
            self.refuse(asker, "muted");
            return Ok(());
        }
        if !self.may_speak_now(asker) {
            self.refuse(asker, "too_fast");
            return Ok(());
        }
        let Some(from) = self.author(asker) else {
            self.refuse(asker, "name_taken");
            return Ok(());
        };
        let line = ChatLine {
            room,
            from,
            seat: asker.seat,
            text,
            at: crate::unix_millis(),
        };
        let write = Write::Chat {
            table: self.key,
            line: Box::new(line.clone()),
            command: asker.mark(),
        };
        if let Err(error) = self.pen.write(vec![write]).await {
            self.not_kept(asker, &error);
            return Err(error);
        }
        self.remember(Some(asker));
        let earlier = self.chat.iter().filter(|line| line.room == room).count();
        if earlier >= LINES_OF_CHAT {
            let oldest = self.chat.iter().position(|line| line.room == room);
            oldest.map(|oldest| self.chat.remove(oldest));
        }
        self.chat.push(line.clone());
        self.broadcast(|table, at, n| {
            let line = line.clone();
            table
                .may_read(at, room)
                .then(|| say::message(&ServerMessage::Chat { n, line }))
        });
        self.reply_done(asker, None);
        Ok(())
    }

    /// Whether whoever asks has not just said a lot: nobody talks a table under, from however many sockets.
    fn may_speak_now(&mut self, asker: &Asker) -> bool {
        let Some(rate) = Rate::new(SAID.0, SAID.1).filter(|_| self.app.config.command_rate > 0) else {
            return true;
        };
        let conns = self.stream(asker.seat).conns();
        let own = conns.iter().find(|conn| conn.id == asker.conn);
        let network = own.and_then(|conn| conn.network);
        self.said.retain(|_, bucket| !bucket.is_full(rate));
        let bucket = self.said.entry(network).or_insert_with(|| Bucket::full(rate));
        bucket.take(rate)
    }

    /// Whether an operator muted whoever asks.
    fn is_muted(&self, asker: &Asker) -> bool {
        let conns = self.stream(asker.seat).conns();
        let own = conns.iter().find(|conn| conn.id == asker.conn);
        own.is_some_and(|conn| self.app.bans.holds(BanKind::Mute, conn.key, conn.network))
    }

    /// Under which name something is said; `None` for an onlooker who would be taken for somebody who plays, or played, here.
    fn author(&self, asker: &Asker) -> Option<String> {
        if let Some(seat) = asker.seat {
            return Some(self.seats[seat.index()].name.clone());
        }
        let conns = self.stream(None).conns();
        let onlooker = conns.iter().find(|conn| conn.id == asker.conn)?;
        // A seat that is free in the middle of a game has the name of whoever got up from it.
        let own = |seat: Seat, row: &SeatRow| match row.holder {
            Some(_) => row.holder == onlooker.key,
            None => self.doc.sat_last(seat, onlooker.key),
        };
        let other = Seat::all(self.seats.len() as u8)
            .zip(&self.seats)
            .any(|(seat, row)| row.is_called(&onlooker.name) && !own(seat, row));
        (!other).then(|| onlooker.name.clone())
    }

    /// Who may write where: the seats at the table, but not while they play a game in which talking is part of the rules; the
    /// spectators among themselves; after the end everybody everywhere.
    fn may_write(&self, asker: &Asker, room: Room) -> bool {
        match (asker.seat, room, self.phase) {
            (_, _, Phase::Over) => true,
            (Some(_), Room::Table, Phase::Open) => true,
            (Some(_), Room::Table, Phase::Playing) => self.app.may_talk(&self.game_id),
            (Some(_), Room::Spectators, _) | (None, Room::Table, _) => false,
            (None, Room::Spectators, _) => true,
        }
    }
}
