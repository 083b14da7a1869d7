//! The journal: moves on their way to the records of their tables.

use std::collections::{BTreeMap, HashMap};
use std::sync::Mutex;

use rusqlite::{Connection, Transaction};

use super::super::put::{self, json};
use super::super::{Cell, Chain, Doc, JournalRow, Source, StorageError, TableKey, cells, seal};

/// Which tables have lines in the journal that are nowhere else, and where the first of them lies.
#[derive(Default)]
pub(crate) struct Unsettled {
    first: Mutex<HashMap<TableKey, i64>>,
}

impl Unsettled {
    /// Whether the journal must be read to know all lines of a table.
    pub(crate) fn contains(&self, table: TableKey) -> bool {
        self.first.lock().is_ok_and(|first| first.contains_key(&table))
    }

    /// The oldest row that is still needed.
    pub(super) fn oldest(&self) -> Option<i64> {
        self.first.lock().ok()?.values().min().copied()
    }

    /// What a transaction changed: a table settles after its lines are in, never with them.
    pub(super) fn after_commit(&self, lines: &[(TableKey, i64)], settled: &[TableKey]) {
        if let Ok(mut first) = self.first.lock() {
            for table in settled {
                first.remove(table);
            }
            for (table, row) in lines {
                first.entry(*table).or_insert(*row);
            }
        }
    }
}

/// How many rows are swept at once, so that nobody waits long for it.
const BROOM: i64 = 4096;

/// Removes rows of the journal before `needed`, from the oldest on; gives the oldest that may be left.
pub(super) fn sweep(to: &Transaction<'_>, oldest: i64, needed: i64) -> Result<i64, StorageError> {
    let until = needed.min(oldest + BROOM);
    if until > oldest {
        to.prepare_cached("DELETE FROM journal WHERE id < ?1")?
            .execute([until])?;
    }
    Ok(until.max(oldest))
}

/// Settles everything that lies in the journal, as a crash left it.
pub(super) fn recover(connection: &mut Connection) -> Result<(), StorageError> {
    let to = connection.transaction()?;
    settle_all(&*to)?;
    to.commit()?;
    Ok(())
}

/// Settles everything that lies in the journal.
pub(super) fn settle_all(to: &dyn Source) -> Result<(), StorageError> {
    let mut by_table: BTreeMap<TableKey, Vec<JournalRow>> = BTreeMap::new();
    for row in &to.rows("SELECT * FROM journal ORDER BY id", &[])? {
        by_table
            .entry(row.get("table_key")?)
            .or_default()
            .push(JournalRow::read(row)?);
    }
    let (tables, mut moved) = (by_table.len(), 0);
    for (table, rows) in by_table {
        let first = to.number(
            "SELECT coalesce(max(first + count), 0) FROM records WHERE table_key = ?1",
            &cells![table],
        )? as usize;
        let fresh: Vec<JournalRow> = rows.into_iter().filter(|row| row.number >= first).collect();
        let lines: Vec<String> = fresh.iter().map(|row| row.line.clone()).collect();
        // What was damaged stays so, with the check that shows it.
        let chain = fresh.last().and_then(|row| row.chain);
        let now = crate::unix_millis();
        let marks: Vec<_> = fresh.iter().filter_map(|row| Some((row.command?, now))).collect();
        let settled = put::settle(table, first, &lines, chain, None);
        for statement in settled.into_iter().chain(put::put_commands(table, &marks)) {
            to.run(statement.sql, &statement.with)?;
        }
        note_in_doc(to, table, &fresh, first + lines.len())?;
        moved += lines.len();
    }
    to.run("DELETE FROM journal", &[])?;
    if moved > 0 {
        tracing::info!(tables, lines = moved, "settled the journal of the last run");
    }
    Ok(())
}

/// Notes in the state of a table what its journal said. A state that is damaged stays so, with the check that shows it.
fn note_in_doc(
    to: &dyn Source,
    table: TableKey,
    fresh: &[JournalRow],
    entries: usize,
) -> Result<(), StorageError> {
    let row = to.row(
        "SELECT phase, doc, doc_digest FROM tables WHERE key = ?1",
        &cells![table],
    )?;
    let Some(row) = row else { return Ok(()) };
    let (Some(phase), Some(text)) = (row.text("phase"), row.text("doc")) else {
        return Ok(());
    };
    let digest = row.get("doc_digest")?;
    let Some(mut doc) = serde_json::from_str::<Doc>(text)
        .ok()
        .filter(|_| seal::holds(digest, seal::of_doc(phase, text)))
    else {
        return Ok(());
    };
    fresh.iter().for_each(|row| row.note(&mut doc));
    doc.entries = entries as u32;
    let doc = json(&doc);
    let digest = seal::of_doc(phase, &doc);
    to.run(
        "UPDATE tables SET doc = ?2, doc_digest = ?3 WHERE key = ?1",
        &cells![table, doc, digest],
    )?;
    Ok(())
}

/// Gives checks to records and positions that were written by a program that made none.
pub(super) fn adopt(to: &dyn Source) -> Result<(), StorageError> {
    let tables = to.rows("SELECT DISTINCT table_key FROM records WHERE chain IS NULL", &[])?;
    for row in &tables {
        let table: TableKey = row.at(0)?;
        let header = to.row("SELECT header FROM tables WHERE key = ?1", &cells![table])?;
        let header: Option<String> = header.map_or(Ok(None), |row| row.at(0))?;
        let mut chain = Chain::start(&header.unwrap_or_default());
        let blocks = to.rows(
            "SELECT first, lines, chain FROM records WHERE table_key = ?1 ORDER BY first",
            &cells![table],
        )?;
        for block in &blocks {
            // What cannot even be read as text gets a check that shows it.
            chain = block
                .text("lines")
                .unwrap_or("\0")
                .lines()
                .fold(chain, Chain::next);
            if *block.cell("chain") == Cell::Null {
                to.run(
                    "UPDATE records SET chain = ?3 WHERE table_key = ?1 AND first = ?2",
                    &cells![table, block.get::<i64>("first")?, chain],
                )?;
            }
        }
    }
    for row in &to.rows(
        "SELECT table_key, entries, position FROM snapshots WHERE digest IS NULL",
        &[],
    )? {
        let (table, entries, position): (TableKey, usize, String) = (row.at(0)?, row.at(1)?, row.at(2)?);
        let digest = Chain::of_position(entries, &position);
        to.run(
            "UPDATE snapshots SET digest = ?2 WHERE table_key = ?1",
            &cells![table, digest],
        )?;
    }
    if !tables.is_empty() {
        tracing::info!(tables = tables.len(), "gave checks to records that had none");
    }
    Ok(())
}
