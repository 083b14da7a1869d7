//! What is said at the table and around it.

use super::actor::Table;
use super::play::Asker;
use super::say;
use crate::storage::{StorageError, Write};
use crate::wire::{ChatLine, Phase, Room, ServerMessage};

/// The longest thing that can be said at once, in characters.
const LONGEST: usize = 500;

/// How much of the conversation is kept in memory; the rest is on disk.
const IN_MEMORY: usize = 200;

impl Table {
    /// Says something, if this is the place and the time.
    pub(super) async fn say(&mut self, asker: &Asker, room: Room, text: &str) -> Result<(), StorageError> {
        let text: String = text.trim().chars().filter(|char| !char.is_control()).collect();
        if text.is_empty() || text.chars().count() > LONGEST {
            self.refuse(asker, "too_long");
            return Ok(());
        }
        if !self.may_write(asker, room) {
            self.refuse(asker, "chat_closed");
            return Ok(());
        }
        let from = match asker.seat {
            Some(seat) => self.seats[seat.index()].name.clone(),
            None => {
                let conns = self.stream(None).conns();
                let spectator = conns.iter().find(|conn| conn.id == asker.conn);
                spectator.map(|conn| conn.name.clone()).unwrap_or_default()
            }
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
