//! What concerns people: who was sent away, what the operator says, what is kept about somebody, and when names and conversations go.

use rusqlite::{Connection, OptionalExtension, Transaction, params};
use table::Seat;

use super::seal::{self, Part};
use super::{StorageError, TableKey};
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
    /// The key with which a network was muted or sent away: both end together.
    pub(crate) along: Option<KeyHash>,
}

/// Everybody who is muted or sent away after a time. A row that is not what was written holds for nobody: it is not known for whom it was, nor
/// for how long.
pub(crate) fn bans(from: &Connection, now: u64) -> Result<Vec<BanRow>, StorageError> {
    let mut all = from.prepare_cached("SELECT * FROM bans ORDER BY at")?;
    let mut rows = all.query([])?;
    let mut bans = Vec::new();
    while let Some(row) = rows.next()? {
        if !Part::Bans.holds(row)? {
            continue;
        }
        let kind: String = row.get("kind")?;
        let ban = BanRow {
            who: row.get("who")?,
            kind: if kind == "mute" {
                BanKind::Mute
            } else {
                BanKind::Away
            },
            until: row.get("until")?,
            why: row.get("why")?,
            along: row.get("along")?,
        };
        if ban.until > now {
            bans.push(ban);
        }
    }
    Ok(bans)
}

pub(super) fn put_ban(to: &Transaction<'_>, ban: &BanRow) -> Result<(), StorageError> {
    if ban.until == 0 {
        // With a key the networks go that were muted or sent away with it.
        to.execute(
            "DELETE FROM bans WHERE (who = ?1 OR along = ?1) AND kind = ?2",
            params![ban.who, ban.kind.word()],
        )?;
        return Ok(());
    }
    to.execute(
        "INSERT OR REPLACE INTO bans (who, kind, until, why, at, along) VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        params![
            ban.who,
            ban.kind.word(),
            ban.until,
            ban.why,
            crate::unix_millis(),
            ban.along
        ],
    )?;
    Part::Bans.seal(to, &[&ban.who, &ban.kind.word()])
}

/// A short text that is kept under a name; empty if there is none, or not the one that was written.
pub(crate) fn note(from: &Connection, name: &str) -> Result<String, StorageError> {
    let text = from
        .query_row(
            "SELECT * FROM notes WHERE name = ?1",
            [name],
            |row| match Part::Notes.holds(row)? {
                true => row.get("text").map(Some),
                false => Ok(None),
            },
        )
        .optional()?;
    Ok(text.flatten().unwrap_or_default())
}

/// The conversation of a table goes, and so do the names at its seats. Who sits where stays as it is: a hash of a key, by which its owner finds the game.
pub(super) fn forget(to: &Transaction<'_>, table: TableKey) -> Result<(), StorageError> {
    // What is damaged is not made to look sound by a fresh check.
    let whole = seal::is_whole(to, table);
    to.execute("DELETE FROM chat WHERE table_key = ?1", [table])?;
    to.execute(
        "UPDATE seats SET name = '', reserved = NULL, invitation = NULL WHERE table_key = ?1",
        [table],
    )?;
    to.execute(
        "UPDATE tables SET forgotten = ?2, plan = iif(json_valid(plan), json_set(plan, '$.name', ''), plan) WHERE key = ?1",
        params![table, crate::unix_millis()],
    )?;
    if whole {
        seal::seats(to, table)?;
        seal::plan(to, table)?;
    }
    Ok(())
}

/// What one seat said at a table, and its name, go.
pub(super) fn erase(to: &Transaction<'_>, table: TableKey, seat: Seat) -> Result<(), StorageError> {
    let seat = seat.index();
    let whole = seal::is_whole(to, table);
    to.execute(
        "DELETE FROM chat WHERE table_key = ?1 AND seat = ?2",
        params![table, seat],
    )?;
    to.execute(
        "UPDATE seats SET name = '', holder = NULL, word = '' WHERE table_key = ?1 AND seat = ?2",
        params![table, seat],
    )?;
    if whole {
        seal::seats(to, table)?;
    }
    Ok(())
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
        from.prepare_cached("SELECT * FROM chat WHERE table_key = ?1 AND seat = ?2 ORDER BY id")?;
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
        let mut lines = Vec::new();
        let mut rows = said.query(params![row.get::<_, TableKey>(7)?, number])?;
        while let Some(row) = rows.next()? {
            if Part::Chat.holds(row)? {
                lines.push((row.get("at")?, row.get("text")?));
            }
        }
        held.push(Held {
            table,
            game: row.get(1).unwrap_or_default(),
            seat,
            name: row.get(3).unwrap_or_default(),
            word: row.get(4).unwrap_or_default(),
            created: row.get(5).unwrap_or_default(),
            updated: row.get(6).unwrap_or_default(),
            said: lines,
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
