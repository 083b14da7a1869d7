//! What whoever runs the server does to a table, and what people may ask for themselves: closing, deleting, forgetting.

use std::collections::BTreeSet;

use table::Seat;

use super::actor::Table;
use super::mail::{Answer, Deletion, Somebody};
use crate::failure::Failure;
use crate::keys::{KeyHash, Maker};
use crate::storage::{BanKind, Stale, StorageError, Write};
use crate::wire::{End, Farewell, Phase};

type Asked = Result<Result<Answer, Failure>, StorageError>;

/// Of how many who watch operators see the names.
const MOST_ONLOOKERS: usize = 20;

impl Table {
    /// Takes the table out of the file, if it is still for this reason to go.
    pub(super) async fn delete(&mut self, why: Deletion) -> Asked {
        if let Deletion::Stale(stale) = why
            && !self.is_stale(stale)
        {
            return Ok(Err(Failure::StillThere));
        }
        self.pen.write(vec![Write::Delete(self.key)]).await?;
        if self.phase != Phase::Over {
            self.app.table_gone();
        }
        self.gone = true;
        Ok(Ok(Answer::Done))
    }

    /// Whether nobody wants the table any more: nobody is connected, and nobody sits there or it was never begun.
    fn is_stale(&self, stale: Stale) -> bool {
        let empty = self.seats.iter().all(|row| row.holder.is_none());
        self.streams.iter().all(|stream| !stream.is_connected())
            && (empty && self.phase != Phase::Over && self.updated < stale.empty_before
                || self.phase == Phase::Open && self.updated < stale.open_before)
    }

    /// Ends the game where it stands, because an operator says so; a table at which it was not begun has nothing to keep, and goes.
    pub(super) async fn close(&mut self) -> Asked {
        match self.phase {
            Phase::Over => Ok(Err(Failure::NotPlaying)),
            Phase::Open => self.delete(Deletion::Ordered).await,
            Phase::Playing => {
                self.end(End::Closed).await?;
                Ok(Ok(Answer::Done))
            }
        }
    }

    /// By which keys and from which networks somebody comes: the holder of a seat, here or just gone, or those who watch under a name.
    pub(super) fn whom(&self, somebody: &Somebody) -> Result<Answer, Failure> {
        let (mut keys, mut networks): (Vec<KeyHash>, Vec<Maker>) = Default::default();
        match somebody {
            Somebody::At(seat) => {
                let row = self.seats.get(seat.index()).ok_or(Failure::NotFound)?;
                let holder = row.holder.ok_or(Failure::NotFound)?;
                keys.push(holder);
                networks.extend(self.stream(Some(*seat)).networks(holder));
            }
            Somebody::Watching(name) => {
                let conns = self.stream(None).conns().iter();
                for conn in conns.filter(|conn| conn.name == *name) {
                    keys.extend(conn.key);
                    networks.extend(conn.network);
                }
            }
        }
        if keys.is_empty() && networks.is_empty() {
            return Err(Failure::NotFound);
        }
        Ok(Answer::Whom { keys, networks })
    }

    /// The names of those who watch, each once.
    pub(super) fn onlookers(&self) -> Answer {
        let conns = self.stream(None).conns().iter();
        let names: BTreeSet<String> = conns.map(|conn| conn.name.clone()).collect();
        Answer::Names(names.into_iter().take(MOST_ONLOOKERS).collect())
    }

    /// Names and conversation go.
    pub(super) async fn forget(&mut self) -> Asked {
        if self.phase != Phase::Over {
            return Ok(Err(Failure::NotOver));
        }
        self.pen.write(vec![Write::Forget(self.key)]).await?;
        for row in &mut self.seats {
            row.name = String::new();
            row.reserved = None;
            row.invitation = None;
        }
        self.plan.name = String::new();
        self.chat.clear();
        self.tell_everything_anew();
        Ok(Ok(Answer::Done))
    }

    /// Whatever is of the holder of a key goes: the seats are free again, or nameless once the game is over, and what was said there is gone.
    pub(super) async fn erase(&mut self, key: Option<KeyHash>) -> Asked {
        let own: Vec<Seat> = Seat::all(self.seats.len() as u8)
            .filter(|seat| key.is_some() && self.is_or_was_of(*seat, key))
            .collect();
        let writes = own.iter().map(|seat| Write::Erase(self.key, *seat)).collect();
        self.pen.write(writes).await?;
        for seat in &own {
            let row = &mut self.seats[seat.index()];
            row.holder = None;
            row.name = String::new();
            row.word = String::new();
            row.reserved = None;
            row.invitation = None;
            for conn in self.streams[seat.index()].disconnect_all() {
                conn.out.dismiss(Farewell::SeatLost);
            }
            self.streams[seat.index()].forget();
        }
        self.chat
            .retain(|line| line.seat.is_none_or(|seat| !own.contains(&seat)));
        self.doc.sat.retain(|(_, holder)| Some(*holder) != key);
        self.doc.host = self.doc.host.filter(|host| Some(*host) != key);
        self.doc.expected = own
            .iter()
            .fold(self.doc.expected, |left, seat| left.without(*seat));
        self.save(Vec::new()).await?;
        self.note_away();
        for seat in own {
            self.without_voice(seat).await?;
        }
        self.tell_everything_anew();
        Ok(Ok(Answer::Done))
    }

    /// Whether a seat is held by a key, or is free and has the name of whoever held it by that key.
    fn is_or_was_of(&self, seat: Seat, key: Option<KeyHash>) -> bool {
        let row = &self.seats[seat.index()];
        row.holder == key || row.holder.is_none() && row.bot.is_none() && self.doc.sat_last(seat, key)
    }

    fn tell_everything_anew(&mut self) {
        if self.guarded(Table::tell_whole).is_none() {
            tracing::error!(table = self.key, "what is left of a table could not be shown");
        }
    }

    /// Sockets of those who were sent away are closed.
    pub(super) fn send_away(&mut self) {
        let app = self.app.clone();
        for stream in &mut self.streams {
            let away: Vec<u64> = stream
                .conns()
                .iter()
                .filter(|conn| app.bans.holds(BanKind::Away, conn.key, conn.network))
                .map(|conn| conn.id)
                .collect();
            for conn in away {
                stream.dismiss(conn, Farewell::SentAway);
                stream.disconnect(conn);
            }
        }
        self.note_away();
    }
}
