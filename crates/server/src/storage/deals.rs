//! Who has had the deal of a day. Everybody has one try at each game and day, whatever becomes of its table: whoever gets up from it, stops the game
//! or takes everything of theirs out has had it all the same.

use sha2::{Digest, Sha256};

use super::put::{self, Statement};
use super::seal::Part;
use super::{Cell, Listing, Source, StorageError, TableRow, cells, list};
use crate::keys::KeyHash;
use crate::wire::Phase;

/// A day in milliseconds.
pub(super) const DAY: u64 = 24 * 60 * 60 * 1000;

/// The day it is, counted in days since 1970, by universal time.
pub(crate) fn today() -> u32 {
    (crate::unix_millis() / DAY) as u32
}

/// For how many more seconds it is this day.
pub(crate) fn seconds_left() -> u64 {
    (DAY - crate::unix_millis() % DAY).div_ceil(1000)
}

/// One day's deal of a game.
#[derive(Clone, Debug)]
pub(crate) struct Deal {
    pub(crate) day: u32,
    pub(crate) game: String,
}

/// What is kept of whoever has had a deal. Marks of one key for two deals have nothing in common.
#[derive(Debug)]
pub(crate) struct Mark([u8; 32]);

impl Deal {
    /// The mark of a key for this deal.
    pub(crate) fn mark(&self, key: KeyHash) -> Mark {
        let mut hash = Sha256::new();
        for part in [
            &b"deal"[..],
            &self.day.to_le_bytes(),
            self.game.as_bytes(),
            key.bytes(),
        ] {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        Mark(hash.finalize().into())
    }
}

/// Lays a table for whoever asks for a deal, unless they have had it: then nothing is kept. Two nodes that are asked at the same moment meet at the
/// key of the row, and the second finds it taken.
pub(super) fn sit_down(
    to: &dyn Source,
    deal: &Deal,
    mark: &Mark,
    row: &TableRow,
) -> Result<(), StorageError> {
    let mut with: Vec<Cell<'_>> = cells![deal.day, &deal.game, &mark.0[..]].into();
    with.push(Part::Deals.of(&with).into());
    let had = to.run(
        "INSERT INTO deals (day, game, mark, digest) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING",
        &with,
    )?;
    if had == 0 {
        return Ok(());
    }
    put::create(row)
        .iter()
        .try_for_each(|Statement { sql, with }| to.run(sql, with).map(drop))
}

/// How far somebody is with the deal of a day.
#[derive(Debug, Default)]
pub(crate) struct Progress {
    /// The table at which they sit, if they still do.
    pub(crate) table: Option<TableRow>,
    /// Whether they have sat down at one, and so cannot any more.
    pub(crate) had: bool,
}

impl Progress {
    /// Whether they will play it no more, and may see how others did.
    pub(crate) fn is_done(&self) -> bool {
        match &self.table {
            Some(table) => table.phase == Phase::Over,
            None => self.had,
        }
    }
}

/// How far the holder of a key is with the deal of a day. A mark that is not what was written counts as well: somebody had it.
pub(crate) fn progress(from: &dyn Source, deal: Deal, key: KeyHash) -> Result<Progress, StorageError> {
    let had = from.number(
        "SELECT count(*) FROM deals WHERE day = ?1 AND game = ?2 AND mark = ?3",
        &cells![deal.day, &deal.game, &deal.mark(key).0[..]],
    )?;
    let mine = list(from, Listing::MyDay { deal, key })?;
    let table = mine.into_iter().next();
    Ok(Progress {
        had: had > 0 || table.is_some(),
        table,
    })
}
