//! How much each network has here, and which tables go because nobody wants them any more.

use rusqlite::{Connection, Transaction, params};

use super::{StorageError, TableKey, check};
use crate::keys::{Maker, TableId};

/// What one network has made.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Holdings {
    /// Tables that are not over.
    pub(crate) open: u64,
    /// The bytes of all its tables.
    pub(crate) bytes: u64,
}

/// What a network has made.
pub(crate) fn holdings(from: &Connection, maker: Maker) -> Result<Holdings, StorageError> {
    let mut both = from.prepare_cached(
        "SELECT coalesce(sum(phase IN ('open', 'playing')), 0), coalesce(sum(bytes), 0) FROM tables WHERE maker = ?1",
    )?;
    Ok(both.query_row([maker], |row| {
        Ok(Holdings {
            open: row.get(0)?,
            bytes: row.get(1)?,
        })
    })?)
}

/// The secret that makers are hashed with; it is drawn when the file is made.
pub(super) fn salt(connection: &Connection) -> Result<Vec<u8>, StorageError> {
    let fresh: [u8; 16] = crate::keys::random();
    connection.execute(
        "INSERT OR IGNORE INTO meta (name, value) VALUES ('salt', ?1)",
        [fresh],
    )?;
    Ok(connection.query_row("SELECT value FROM meta WHERE name = 'salt'", [], |row| row.get(0))?)
}

/// How many tables are not over, without those at which nothing happened since `since`.
pub(crate) fn open_tables(from: &Connection, since: u64) -> Result<i64, StorageError> {
    let mut count = from
        .prepare_cached("SELECT count(*) FROM tables WHERE phase IN ('open', 'playing') AND updated > ?1")?;
    Ok(count.query_row([since], |row| row.get(0))?)
}

/// When tables go: those that nobody sits at, and those that were never begun, by when something last happened there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stale {
    pub(crate) empty_before: u64,
    pub(crate) open_before: u64,
}

/// Tables that are not over and go now; the oldest first, no more than `most`.
pub(crate) fn stale(from: &Connection, stale: Stale, most: u32) -> Result<Vec<TableId>, StorageError> {
    let mut tables = from.prepare_cached(
        "SELECT id FROM tables WHERE phase = 'open' AND updated < ?2
         UNION ALL
         SELECT id FROM tables WHERE phase IN ('open', 'playing') AND updated < ?1 AND updated >= iif(phase = 'open', ?2, 0)
            AND NOT EXISTS (SELECT 1 FROM seats WHERE table_key = key AND holder IS NOT NULL)
         LIMIT ?3",
    )?;
    let ids = tables.query_map(params![stale.empty_before, stale.open_before, most], |row| {
        row.get::<_, String>(0)
    })?;
    let ids: Vec<String> = ids.collect::<Result<_, _>>()?;
    Ok(ids.iter().filter_map(|id| TableId::read(id)).collect())
}

/// Takes a table out with everything of it.
pub(super) fn delete(to: &Transaction<'_>, table: TableKey) -> Result<(), StorageError> {
    for part in check::PARTS {
        to.prepare_cached(&format!("DELETE FROM {part} WHERE table_key = ?1"))?
            .execute([table])?;
    }
    to.prepare_cached("DELETE FROM faults WHERE table_key = ?1")?
        .execute([table])?;
    to.prepare_cached("DELETE FROM tables WHERE key = ?1")?
        .execute([table])?;
    Ok(())
}
