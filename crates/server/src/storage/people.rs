//! What concerns people: who was sent away, what the operator says, what is kept about somebody, and when names and conversations go.

use table::Seat;

use super::seal::{self, Part};
use super::{Doc, Source, StorageError, TableKey, cells};
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
pub(crate) fn bans(from: &dyn Source, now: u64) -> Result<Vec<BanRow>, StorageError> {
    let mut bans = Vec::new();
    for row in &from.rows("SELECT * FROM bans ORDER BY at", &[])? {
        if !Part::Bans.holds(row) {
            continue;
        }
        let ban = BanRow {
            who: row.get("who")?,
            kind: if row.text("kind") == Some("mute") {
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

/// A short text that is kept under a name; empty if there is none, or not the one that was written.
pub(crate) fn note(from: &dyn Source, name: &str) -> Result<String, StorageError> {
    let row = from.row("SELECT * FROM notes WHERE name = ?1", &cells![name])?;
    let sound = row.filter(|row| Part::Notes.holds(row));
    sound.map_or(Ok(String::new()), |row| row.get("text"))
}

/// The conversation of a table goes, and so do the names at its seats. Who sits where stays as it is: a hash of a key, by which its owner finds the game.
pub(super) fn forget(to: &dyn Source, table: TableKey) -> Result<(), StorageError> {
    // What is damaged is not made to look sound by a fresh check.
    let whole = seal::is_whole(to, table);
    to.run("DELETE FROM chat WHERE table_key = ?1", &cells![table])?;
    to.run(
        "UPDATE seats SET name = '', reserved = NULL, invitation = NULL WHERE table_key = ?1",
        &cells![table],
    )?;
    to.run(
        "UPDATE tables SET forgotten = ?2 WHERE key = ?1",
        &cells![table, crate::unix_millis()],
    )?;
    let row = to.row("SELECT plan FROM tables WHERE key = ?1", &cells![table])?;
    let plan = row
        .as_ref()
        .and_then(|row| row.text("plan"))
        .map(serde_json::from_str);
    if let Some(Ok(serde_json::Value::Object(mut plan))) = plan {
        plan.insert("name".into(), "".into());
        let plan = serde_json::Value::Object(plan).to_string();
        to.run("UPDATE tables SET plan = ?2 WHERE key = ?1", &cells![table, plan])?;
    }
    if whole {
        seal::seats(to, table)?;
        seal::plan(to, table)?;
    }
    Ok(())
}

/// What one seat said at a table, and its name, go; so does the name it was kept for.
pub(super) fn erase(to: &dyn Source, table: TableKey, seat: Seat) -> Result<(), StorageError> {
    let seat = seat.index();
    let whole = seal::is_whole(to, table);
    to.run(
        "DELETE FROM chat WHERE table_key = ?1 AND seat = ?2",
        &cells![table, seat],
    )?;
    to.run(
        "UPDATE seats SET name = '', holder = NULL, word = '', reserved = NULL, invitation = NULL WHERE table_key = ?1 AND seat = ?2",
        &cells![table, seat],
    )?;
    if whole {
        seal::seats(to, table)?;
    }
    Ok(())
}

/// Finished tables at which nothing happened since `before` and whose names are still there.
pub(crate) fn to_forget(from: &dyn Source, before: u64, most: u32) -> Result<Vec<TableId>, StorageError> {
    super::ids(
        from,
        "SELECT id FROM tables WHERE phase = 'over' AND forgotten IS NULL AND updated < ?1 ORDER BY updated LIMIT ?2",
        &cells![before, most],
    )
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
    pub(crate) phase: String,
    pub(crate) doc: Doc,
    /// Who else sits or sat there, by name.
    pub(crate) with: Vec<String>,
    pub(crate) said: Vec<(u64, String)>,
}

/// Tables at which the holder of a key sat down once, or which they made. What is noted of that is in a text without an index: this reads every
/// table that still has names, and is asked only when somebody takes everything out.
pub(crate) fn traces(from: &dyn Source, key: KeyHash) -> Result<Vec<TableId>, StorageError> {
    let noted = format!("%{}%", String::from(key));
    super::ids(
        from,
        "SELECT id FROM tables WHERE forgotten IS NULL AND doc LIKE ?1 ORDER BY created",
        &cells![noted.as_str()],
    )
}

/// Everything that is kept about the holder of a key.
pub(crate) fn about(from: &dyn Source, key: KeyHash) -> Result<Vec<Held>, StorageError> {
    let seats = from.rows(
        "SELECT id, game, seat, name, word, created, updated, phase, doc, key FROM seats JOIN tables ON key = table_key WHERE holder = ?1 ORDER BY created",
        &cells![key],
    )?;
    let mut held = Vec::new();
    for row in &seats {
        // What is damaged is left out, and the rest told.
        let (Some(id), Ok(number)) = (row.text("id"), row.get::<usize>("seat")) else {
            continue;
        };
        let (Some(table), Some(seat)) = (TableId::read(id), Seat::new(number)) else {
            continue;
        };
        let at_table: TableKey = row.get("key")?;
        let said = from.rows(
            "SELECT * FROM chat WHERE table_key = ?1 AND seat = ?2 ORDER BY id",
            &cells![at_table, number],
        )?;
        let others = from.rows(
            "SELECT name FROM seats WHERE table_key = ?1 AND seat <> ?2 AND bot IS NULL AND name <> '' ORDER BY seat",
            &cells![at_table, number],
        )?;
        let doc = row.text("doc").map(serde_json::from_str);
        let sound = said.iter().filter(|line| Part::Chat.holds(line));
        held.push(Held {
            table,
            game: row.get("game").unwrap_or_default(),
            seat,
            name: row.get("name").unwrap_or_default(),
            word: row.get("word").unwrap_or_default(),
            created: row.get("created").unwrap_or_default(),
            updated: row.get("updated").unwrap_or_default(),
            phase: row.get("phase").unwrap_or_default(),
            doc: doc.and_then(Result::ok).unwrap_or_default(),
            with: others.iter().filter_map(|row| row.get("name").ok()).collect(),
            said: sound
                .map(|line| Ok((line.get("at")?, line.get("text")?)))
                .collect::<Result<_, StorageError>>()?,
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
pub(crate) fn overseen(from: &dyn Source, most: u32) -> Result<Vec<Overseen>, StorageError> {
    let tables = from.rows(
        "SELECT key, id, game, phase, listed, created, updated, bytes FROM tables ORDER BY updated DESC LIMIT ?1",
        &cells![most],
    )?;
    let mut all = Vec::new();
    for row in &tables {
        let number: TableKey = row.get("key")?;
        let seats = from.rows(
            "SELECT seat, coalesce(bot, name) AS name FROM seats
             WHERE table_key = ?1 AND (holder IS NOT NULL OR bot IS NOT NULL) ORDER BY seat",
            &cells![number],
        )?;
        // What cannot be read is shown as nothing: operators must see a damaged table to delete it.
        let name = |row: &super::Row| {
            (
                row.get("seat").unwrap_or_default(),
                row.get("name").unwrap_or_default(),
            )
        };
        all.push(Overseen {
            number,
            id: row.get("id").unwrap_or_default(),
            game: row.get("game").unwrap_or_default(),
            phase: row.get("phase").unwrap_or_default(),
            listed: row.get("listed").unwrap_or_default(),
            created: row.get("created").unwrap_or_default(),
            updated: row.get("updated").unwrap_or_default(),
            bytes: row.get("bytes").unwrap_or_default(),
            names: seats.iter().map(name).collect(),
        });
    }
    Ok(all)
}
