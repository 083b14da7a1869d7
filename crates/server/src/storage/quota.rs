//! How much each network has here, and which tables go because nobody wants them any more.

use super::{Source, StorageError, cells};
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
pub(crate) fn holdings(from: &dyn Source, maker: Maker) -> Result<Holdings, StorageError> {
    let both = from.row(
        "SELECT CAST(coalesce(sum(CASE WHEN phase IN ('open', 'playing') THEN 1 ELSE 0 END), 0) AS BIGINT) AS open,
                CAST(coalesce(sum(bytes), 0) AS BIGINT) AS bytes
         FROM tables WHERE maker = ?1",
        &cells![maker],
    )?;
    both.map_or(Ok(Holdings::default()), |row| {
        Ok(Holdings {
            open: row.get("open")?,
            bytes: row.get("bytes")?,
        })
    })
}

/// How many tables are not over, without those at which nothing happened since `since`.
pub(crate) fn open_tables(from: &dyn Source, since: u64) -> Result<i64, StorageError> {
    from.number(
        "SELECT count(*) FROM tables WHERE phase IN ('open', 'playing') AND updated > ?1",
        &cells![since],
    )
}

/// When tables go: those that nobody sits at, and those that were never begun, by when something last happened there.
#[derive(Clone, Copy, Debug, serde::Serialize, serde::Deserialize)]
pub(crate) struct Stale {
    pub(crate) empty_before: u64,
    pub(crate) open_before: u64,
}

/// Tables that are not over and go now; the oldest first, no more than `most`.
pub(crate) fn stale(from: &dyn Source, stale: Stale, most: u32) -> Result<Vec<TableId>, StorageError> {
    super::ids(
        from,
        "SELECT id FROM tables WHERE phase = 'open' AND updated < ?2
         UNION ALL
         SELECT id FROM tables WHERE phase IN ('open', 'playing') AND updated < ?1
            AND updated >= CASE WHEN phase = 'open' THEN ?2 ELSE 0 END
            AND NOT EXISTS (SELECT 1 FROM seats WHERE table_key = key AND holder IS NOT NULL)
         LIMIT ?3",
        &cells![stale.empty_before, stale.open_before, most],
    )
}
