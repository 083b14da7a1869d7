//! What concerns people: who was sent away, what the operator says, what is kept about somebody, and when names and conversations go.

use rusqlite::{Connection, OptionalExtension, Transaction, params};
use table::Seat;

use super::{StorageError, TableKey, seal};
use crate::keys::{KeyHash, TableId};

/// What somebody may not do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum BanKind {
    /// Write.
    Mute,
    /// Anything but look at lists.
    Away,
}

impl BanKind {
    pub(crate) fn word(self) -> &'static str {
        match self {
            BanKind::Mute => "mute",
            BanKind::Away => "away",
        }
    }
}

/// Somebody who was muted or sent away.
#[derive(Clone, Debug)]
pub(crate) struct BanRow {
    /// The hash of a key or of a network.
    pub(crate) who: Vec<u8>,
    pub(crate) kind: BanKind,
    /// Until when; 0 ends it.
    pub(crate) until: u64,
    pub(crate) why: String,
}

/// Everybody who is muted or sent away after a time.
pub(crate) fn bans(from: &Connection, now: u64) -> Result<Vec<BanRow>, StorageError> {
    let mut all =
        from.prepare_cached("SELECT who, kind, until, why FROM bans WHERE until > ?1 ORDER BY at")?;
    let rows = all.query_map([now], |row| {
        let kind: String = row.get(1)?;
        Ok(BanRow {
            who: row.get(0)?,
            kind: if kind == "mute" {
                BanKind::Mute
            } else {
                BanKind::Away
            },
            until: row.get(2)?,
            why: row.get(3)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

pub(super) fn put_ban(to: &Transaction<'_>, ban: &BanRow) -> Result<(), StorageError> {
    if ban.until == 0 {
        to.execute(
            "DELETE FROM bans WHERE who = ?1 AND kind = ?2",
            params![ban.who, ban.kind.word()],
        )?;
        return Ok(());
    }
    to.execute(
        "INSERT OR REPLACE INTO bans (who, kind, until, why, at) VALUES (?1, ?2, ?3, ?4, ?5)",
        params![ban.who, ban.kind.word(), ban.until, ban.why, crate::unix_millis()],
    )?;
    Ok(())
}

/// A short text that is kept under a name; empty if there is none.
pub(crate) fn note(from: &Connection, name: &str) -> Result<String, StorageError> {
    let text = from
        .query_row("SELECT text FROM notes WHERE name = ?1", [name], |row| row.get(0))
        .optional()?;
    Ok(text.unwrap_or_default())
}

/// The conversation of a table goes, and so do the names at its seats. Who sits where stays as it is: a hash of a key, by which its owner finds the game.
pub(super) fn forget(to: &Transaction<'_>, table: TableKey) -> Result<(), StorageError> {
    to.execute("DELETE FROM chat WHERE table_key = ?1", [table])?;
    to.execute(
        "UPDATE seats SET name = '', reserved = NULL, invitation = NULL WHERE table_key = ?1",
        [table],
    )?;
    to.execute(
        "UPDATE tables SET forgotten = ?2, plan = json_set(plan, '$.name', '') WHERE key = ?1",
        params![table, crate::unix_millis()],
    )?;
    seal::seats(to, table)?;
    seal::plan(to, table)
}

/// What one seat said at a table, and its name, go.
pub(super) fn erase(to: &Transaction<'_>, table: TableKey, seat: Seat) -> Result<(), StorageError> {
    let seat = seat.index();
    to.execute(
        "DELETE FROM chat WHERE table_key = ?1 AND seat = ?2",
        params![table, seat],
    )?;
    to.execute(
        "UPDATE seats SET name = '', holder = NULL, word = '' WHERE table_key = ?1 AND seat = ?2",
        params![table, seat],
    )?;
    seal::seats(to, table)
}

/// Finished tables at which nothing happened since `before` and whose names are still there.
pub(crate) fn to_forget(from: &Connection, before: u64, most: u32) -> Result<Vec<TableId>, StorageError> {
    let mut tables = from.prepare_cached(
        "SELECT id FROM tables WHERE phase = 'over' AND forgotten IS NULL AND updated < ?1 ORDER BY updated LIMIT ?2",
    )?;
    let ids = tables.query_map(params![before, most], |row| row.get::<_, String>(0))?;
    let ids: Vec<String> = ids.collect::<Result<_, _>>()?;
    Ok(ids.iter().filter_map(|id| TableId::read(id)).collect())
}

/// A seat somebody holds, with what they said there.
pub(crate) struct Held {
    pub(crate) table: TableId,
    pub(crate) game: String,
    pub(crate) seat: Seat,
    pub(crate) name: String,
    pub(crate) word: String,
    pub(crate) created: u64,
    pub(crate) updated: u64,
    pub(crate) said: Vec<(u64, String)>,
}

/// Everything that is kept about the holder of a key.
pub(crate) fn about(from: &Connection, key: KeyHash) -> Result<Vec<Held>, StorageError> {
    let mut seats = from.prepare_cached(
        "SELECT id, game, seat, name, word, created, updated, key FROM seats JOIN tables ON key = table_key WHERE holder = ?1 ORDER BY created",
    )?;
    let mut said =
        from.prepare_cached("SELECT at, text FROM chat WHERE table_key = ?1 AND seat = ?2 ORDER BY id")?;
    let mut rows = seats.query([key])?;
    let mut held = Vec::new();
    while let Some(row) = rows.next()? {
        // What is damaged is left out, and the rest told.
        let (Ok(id), Ok(number)) = (row.get::<_, String>(0), row.get::<_, usize>(2)) else {
            continue;
        };
        let (Some(table), Some(seat)) = (TableId::read(&id), Seat::new(number)) else {
            continue;
        };
        let lines = said.query_map(params![row.get::<_, TableKey>(7)?, number], |row| {
            Ok((row.get(0)?, row.get(1)?))
        })?;
        held.push(Held {
            table,
            game: row.get(1).unwrap_or_default(),
            seat,
            name: row.get(3).unwrap_or_default(),
            word: row.get(4).unwrap_or_default(),
            created: row.get(5).unwrap_or_default(),
            updated: row.get(6).unwrap_or_default(),
            said: lines.collect::<Result<_, _>>()?,
        });
    }
    Ok(held)
}

/// A table as operators see it.
pub(crate) struct Overseen {
    pub(crate) number: TableKey,
    pub(crate) id: String,
    pub(crate) game: String,
    pub(crate) phase: String,
    pub(crate) listed: bool,
    pub(crate) created: u64,
    pub(crate) updated: u64,
    pub(crate) bytes: u64,
    pub(crate) names: Vec<(usize, String)>,
}

/// The tables at which something happened last.
pub(crate) fn overseen(from: &Connection, most: u32) -> Result<Vec<Overseen>, StorageError> {
    let mut tables = from.prepare_cached(
        "SELECT key, id, game, phase, listed, created, updated, bytes FROM tables ORDER BY updated DESC LIMIT ?1",
    )?;
    let mut seats = from.prepare_cached(
        "SELECT seat, iif(bot IS NULL, name, bot) FROM seats WHERE table_key = ?1 AND (holder IS NOT NULL OR bot IS NOT NULL) ORDER BY seat",
    )?;
    let mut rows = tables.query([most])?;
    let mut all = Vec::new();
    while let Some(row) = rows.next()? {
        let number: TableKey = row.get(0)?;
        // What cannot be read is shown as nothing: operators must see a damaged table to delete it.
        let names = seats.query_map([number], |row| {
            Ok((row.get(0).unwrap_or_default(), row.get(1).unwrap_or_default()))
        })?;
        all.push(Overseen {
            number,
            id: row.get(1).unwrap_or_default(),
            game: row.get(2).unwrap_or_default(),
            phase: row.get(3).unwrap_or_default(),
            listed: row.get(4).unwrap_or_default(),
            created: row.get(5).unwrap_or_default(),
            updated: row.get(6).unwrap_or_default(),
            bytes: row.get(7).unwrap_or_default(),
            names: names.collect::<Result<_, _>>()?,
        });
    }
    Ok(all)
}
