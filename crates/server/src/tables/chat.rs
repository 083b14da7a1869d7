//! What is said at the table and around it.

use super::actor::Table;
use super::play::Asker;
use super::say;
use crate::storage::{BanKind, SeatRow, StorageError, Write};
use crate::wire::{ChatLine, Phase, Room, ServerMessage};

/// The longest thing that can be said at once, in characters.
const LONGEST: usize = 500;

/// How much of the conversation is kept in memory; the rest is on disk.
const IN_MEMORY: usize = 200;

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
        if self.is_full(1) {
            self.refuse(asker, "table_full");
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
            self.refuse(asker, "storage");
            return Err(error);
        }
        self.remember(Some(asker));
        self.bytes += line.text.len() as u64;
        if self.chat.len() >= IN_MEMORY {
            self.chat.remove(0);
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
        let own = |row: &SeatRow| onlooker.key.is_some() && row.holder == onlooker.key;
        let other = self
            .seats
            .iter()
            .any(|row| row.is_called(&onlooker.name) && !own(row));
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
