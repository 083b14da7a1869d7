//! Damage that costs nobody a game: a line of talk, a ban, the notice, a game as it was seen, a kept position. It is left out when it is read,
//! `check` says so, and `mend` brings back what a copy of a file still has and takes out the rest.

use super::seal::Part;
use super::{Cell, Chain, Row, Source, StorageError, TableKey, cells, seal};

/// Something small that is not what was written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blemish {
    /// The part of what is kept.
    pub part: &'static str,
    /// The table it belongs to, by its name in links, if it belongs to one.
    pub table: Option<String>,
}

/// A row that is not what was written.
pub(super) struct Spoilt {
    pub(super) part: Part,
    pub(super) row: Row,
}

impl Spoilt {
    /// The values of its key.
    pub(super) fn key(&self) -> Vec<Cell<'static>> {
        let key = self.part.key().iter();
        key.map(|name| self.row.cell(name).clone()).collect()
    }

    pub(super) fn table(&self) -> Option<TableKey> {
        self.row.get("table_key").ok()
    }
}

/// All rows of some parts that are not what was written.
pub(super) fn spoilt(from: &dyn Source, parts: &[Part]) -> Result<Vec<Spoilt>, StorageError> {
    let mut all = Vec::new();
    for part in parts.iter().copied() {
        let rows = from.rows(&format!("SELECT * FROM {}", part.name()), &[])?;
        let bad = rows.into_iter().filter(|row| !part.holds(row));
        all.extend(bad.map(|row| Spoilt { part, row }));
    }
    Ok(all)
}

/// Tables whose kept position is not what was written.
pub(super) fn spoilt_positions(from: &dyn Source) -> Result<Vec<TableKey>, StorageError> {
    let mut all = Vec::new();
    for row in &from.rows("SELECT table_key, entries, position, digest FROM snapshots", &[])? {
        let sound = match (row.get("entries"), row.text("position"), row.get("digest")) {
            (Ok(entries), Some(position), Ok(digest)) => {
                seal::holds(digest, Chain::of_position(entries, position))
            }
            _ => false,
        };
        if !sound {
            all.push(row.get("table_key")?);
        }
    }
    Ok(all)
}

/// Says in the log if who was sent away, or what is said to everybody, is not what was written. What belongs to tables is looked at with them.
pub(super) fn warn(from: &dyn Source) -> Result<(), StorageError> {
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
pub(super) fn find(from: &dyn Source) -> Result<Vec<Blemish>, StorageError> {
    let blemish = |part: &'static str, table: Option<TableKey>| {
        let named = |key| {
            from.row("SELECT id FROM tables WHERE key = ?1", &cells![key])
                .ok()??
                .at(0)
                .ok()
        };
        Blemish {
            part,
            table: table.and_then(named),
        }
    };
    let mut all: Vec<Blemish> = spoilt(from, &Part::ALL)?
        .into_iter()
        .map(|spoilt| blemish(spoilt.part.name(), spoilt.table()))
        .collect();
    let positions = spoilt_positions(from)?;
    all.extend(
        positions
            .into_iter()
            .map(|table| blemish("snapshots", Some(table))),
    );
    Ok(all)
}
