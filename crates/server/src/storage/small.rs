//! Damage that costs nobody a game: a line of talk, a ban, the notice, a game as it was seen, a kept position. It is left out when it is read,
//! `check` says so, and `mend` brings back what a copy still has and takes out the rest.

use rusqlite::types::Value;
use rusqlite::{Connection, OptionalExtension, ToSql};

use super::seal::Part;
use super::{Chain, StorageError, TableKey, seal};

/// Something small that is not what was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blemish {
    /// The part of the file.
    pub part: &'static str,
    /// The table it belongs to, by its name in links, if it belongs to one.
    pub table: Option<String>,
}

/// A row that is not what was written, by its key.
struct Spoilt {
    part: Part,
    key: Vec<Value>,
    table: Option<TableKey>,
    /// When it was written, by which it is known again though its key was hit.
    at: Option<Value>,
}

impl Spoilt {
    fn key(&self) -> Vec<&dyn ToSql> {
        self.key.iter().map(|value| value as &dyn ToSql).collect()
    }
}

/// All rows of some parts that are not what was written.
fn spoilt(from: &Connection, parts: &[Part]) -> Result<Vec<Spoilt>, StorageError> {
    let mut all = Vec::new();
    for part in parts.iter().copied() {
        let mut rows = from.prepare(&format!("SELECT * FROM main.{}", part.name()))?;
        let mut rows = rows.query([])?;
        while let Some(row) = rows.next()? {
            if part.holds(row)? {
                continue;
            }
            let key = part.key().iter().map(|name| row.get(*name));
            all.push(Spoilt {
                part,
                key: key.collect::<Result<_, _>>()?,
                table: row.get("table_key").ok(),
                at: row.get("at").ok(),
            });
        }
    }
    Ok(all)
}

/// Tables whose kept position is not what was written.
fn spoilt_positions(from: &Connection) -> Result<Vec<TableKey>, StorageError> {
    let mut rows = from.prepare("SELECT table_key, entries, position, digest FROM main.snapshots")?;
    let mut rows = rows.query([])?;
    let mut all = Vec::new();
    while let Some(row) = rows.next()? {
        let sound = match (row.get(1), row.get_ref(2)?.as_str(), row.get(3)) {
            (Ok(entries), Ok(position), Ok(digest)) => {
                seal::holds(digest, Chain::of_position(entries, position))
            }
            _ => false,
        };
        if !sound {
            all.push(row.get(0)?);
        }
    }
    Ok(all)
}

/// Says in the log if who was sent away, or what is said to everybody, is not what was written. What belongs to tables is looked at with them.
pub(super) fn warn(from: &Connection) -> Result<(), StorageError> {
    let rows = spoilt(from, &[Part::Bans, Part::Notes])?.len();
    if rows > 0 {
        tracing::error!(
            rows,
            "bans or the notice are damaged and left out; flibuste check says more, and flibuste mend brings them back from a copy"
        );
    }
    Ok(())
}

/// Everything small that is damaged.
pub(super) fn find(from: &Connection) -> Result<Vec<Blemish>, StorageError> {
    let mut name = from.prepare("SELECT id FROM main.tables WHERE key = ?1")?;
    let mut blemish = |part: &'static str, table: Option<TableKey>| {
        let table = table.and_then(|key| name.query_row([key], |row| row.get(0)).ok());
        Blemish { part, table }
    };
    let mut all: Vec<Blemish> = spoilt(from, &Part::ALL)?
        .into_iter()
        .map(|spoilt| blemish(spoilt.part.name(), spoilt.table))
        .collect();
    let positions = spoilt_positions(from)?;
    all.extend(
        positions
            .into_iter()
            .map(|table| blemish("snapshots", Some(table))),
    );
    Ok(all)
}

/// Brings back what the attached copy still has, and takes out the rest; gives how many of each. A position that goes is made anew from the record.
pub(super) fn mend(file: &mut Connection) -> Result<(usize, usize), StorageError> {
    let to = file.transaction()?;
    let (mut back, mut out) = (0, 0);
    for spoilt in spoilt(&to, &Part::ALL)? {
        let (name, found) = (spoilt.part.name(), spoilt.part.found_by());
        let there = in_copy(&to, &spoilt)?;
        to.execute(
            &format!("DELETE FROM main.{name} WHERE {found}"),
            spoilt.key().as_slice(),
        )?;
        match there {
            Some(row) => {
                let places: Vec<String> = (1..=row.len()).map(|at| format!("?{at}")).collect();
                to.execute(
                    &format!(
                        "INSERT OR REPLACE INTO main.{name} VALUES ({})",
                        places.join(", ")
                    ),
                    rusqlite::params_from_iter(row),
                )?;
                back += 1;
            }
            None => out += 1,
        }
        if let (Part::Seen, Some(table)) = (spoilt.part, spoilt.table) {
            // It is kept anew, as long as its rules are here.
            to.execute("UPDATE main.tables SET seen = 0 WHERE key = ?1", [table])?;
        }
    }
    for table in spoilt_positions(&to)? {
        out += to.execute("DELETE FROM main.snapshots WHERE table_key = ?1", [table])?;
    }
    to.commit()?;
    Ok((back, out))
}

/// The row as the copy has it, if it is sound there and the same: by its key, or, where the key itself was hit, by its moment.
fn in_copy(file: &Connection, spoilt: &Spoilt) -> Result<Option<Vec<Value>>, StorageError> {
    let (name, found) = (spoilt.part.name(), spoilt.part.found_by());
    let mut with = spoilt.key();
    let found = match (&spoilt.at, spoilt.part) {
        (Some(at), Part::Bans) => {
            with.push(at);
            format!("({found}) OR at = ?{}", with.len())
        }
        // The number of a line may be another's in the copy.
        (Some(at), Part::Chat) => {
            with.push(at);
            with.push(&spoilt.table);
            let table = "(SELECT id FROM main.tables WHERE key = table_key) = (SELECT id FROM copy.tables WHERE key = table_key)";
            format!(
                "{found} AND at = ?{} AND table_key = ?{} AND {table}",
                with.len() - 1,
                with.len()
            )
        }
        _ => found,
    };
    let sound = |row: &rusqlite::Row<'_>| -> rusqlite::Result<Option<Vec<Value>>> {
        if !spoilt.part.holds(row)? {
            return Ok(None);
        }
        let columns = row.as_ref().column_count();
        (0..columns)
            .map(|at| row.get(at))
            .collect::<Result<Vec<Value>, _>>()
            .map(Some)
    };
    let there = file
        .prepare(&format!("SELECT * FROM copy.{name} WHERE {found} LIMIT 1"))?
        .query_row(with.as_slice(), sound)
        .optional()?;
    Ok(there.flatten())
}
