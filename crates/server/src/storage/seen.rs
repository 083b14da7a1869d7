//! Games as they were seen, for the day when the rules they were played under are gone.

use std::io::{Read, Write as _};

use catalog::Seen;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;

use super::seal::Part;
use super::{Source, StorageError, TableKey, cells};
use crate::keys::TableId;

/// What each viewer saw, by the name of the viewer, deflated.
pub(crate) type Packed = Vec<(String, Vec<u8>)>;

/// Packs what was seen.
pub(crate) fn pack(seen: &Seen) -> Packed {
    let deflated = |text: &str| {
        let mut packed = DeflateEncoder::new(Vec::new(), Compression::default());
        // Writing to memory does not fail.
        packed
            .write_all(text.as_bytes())
            .and_then(|()| packed.finish())
            .unwrap_or_default()
    };
    seen.iter()
        .map(|(viewer, frames)| (viewer.clone(), deflated(&catalog::pack(frames))))
        .collect()
}

/// What was seen of a table. What cannot be read is left out: the rest can still be shown.
pub(crate) fn read(from: &dyn Source, table: TableKey) -> Result<Seen, StorageError> {
    let mut seen = Seen::new();
    for row in &from.rows("SELECT * FROM seen WHERE table_key = ?1", &cells![table])? {
        if !Part::Seen.holds(row) {
            tracing::warn!(table, "what was seen of a game is damaged and left out");
            continue;
        }
        let (viewer, packed): (String, Vec<u8>) = (row.get("viewer")?, row.get("frames")?);
        let mut text = String::new();
        let read = DeflateDecoder::new(packed.as_slice()).read_to_string(&mut text);
        match read
            .map_err(|error| error.to_string())
            .and_then(|_| catalog::unpack(&text).map_err(|error| error.to_string()))
        {
            Ok(frames) => drop(seen.insert(viewer, frames)),
            Err(error) => tracing::warn!(table, viewer, error, "what was seen of a game cannot be read"),
        }
    }
    Ok(seen)
}

/// Tables whose latest entries were not kept as they were seen, and at which nothing happened since `before`; the oldest first.
pub(crate) fn to_keep(from: &dyn Source, before: u64, most: u32) -> Result<Vec<TableId>, StorageError> {
    super::ids(
        from,
        "SELECT id FROM tables WHERE header IS NOT NULL AND seen < updated AND updated <= ?1 ORDER BY updated LIMIT ?2",
        &cells![before, most],
    )
}
