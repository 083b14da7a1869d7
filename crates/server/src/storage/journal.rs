//! The journal: moves on their way to the records of their tables.

use std::collections::{BTreeMap, HashMap};
use std::sync::Mutex;

use rusqlite::{Connection, Transaction, params};

use super::writer::json;
use super::{Chain, CommandMark, Doc, KeptClocks, StorageError, TableKey, seal};

/// Which tables have lines in the journal that are nowhere else, and where the first of them lies.
#[derive(Default)]
pub(crate) struct Unsettled {
    first: Mutex<HashMap<TableKey, i64>>,
    /// Nobody knows: the journal is read for every table.
    all: bool,
}

impl Unsettled {
    /// For a file that another program may be writing.
    pub(super) fn reading_all() -> Unsettled {
        Unsettled {
            all: true,
            ..Default::default()
        }
    }

    /// Whether the journal must be read to know all lines of a table.
    pub(super) fn contains(&self, table: TableKey) -> bool {
        self.all || self.first.lock().is_ok_and(|first| first.contains_key(&table))
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

/// Puts lines into the record of their table.
pub(super) fn settle(
    to: &Transaction<'_>,
    table: TableKey,
    first: usize,
    lines: &[impl std::borrow::Borrow<str>],
    chain: Option<Chain>,
    position: Option<&(usize, String)>,
) -> Result<(), StorageError> {
    if !lines.is_empty() {
        to.prepare_cached(
            "INSERT INTO records (table_key, first, count, lines, chain) VALUES (?1, ?2, ?3, ?4, ?5)",
        )?
        .execute(params![table, first, lines.len(), lines.join("\n"), chain])?;
    }
    if let Some((entries, position)) = position {
        to.prepare_cached(
            "INSERT OR REPLACE INTO snapshots (table_key, entries, position, digest) VALUES (?1, ?2, ?3, ?4)",
        )?
        .execute(params![
            table,
            entries,
            position,
            Chain::of_position(*entries, position)
        ])?;
    }
    Ok(())
}

/// A row of the journal that is not in a record yet.
pub(super) struct Row {
    pub(super) number: usize,
    pub(super) line: String,
    pub(super) chain: Option<Chain>,
    pub(super) command: Option<CommandMark>,
    pub(super) clocks: Option<String>,
}

impl Row {
    pub(super) fn read(row: &rusqlite::Row<'_>) -> rusqlite::Result<Row> {
        Ok(Row {
            number: row.get("number")?,
            line: row.get("line")?,
            chain: row.get("chain")?,
            command: row.get("command")?,
            clocks: row.get("clocks")?,
        })
    }

    /// What a table remembers of this row besides its line.
    pub(super) fn note(&self, doc: &mut Doc) {
        if let Some(clocks) = self.clocks.as_deref().and_then(read_clocks) {
            doc.clocks = Some(clocks);
        }
    }
}

fn read_clocks(text: &str) -> Option<KeptClocks> {
    serde_json::from_str(text).ok()
}

/// How many lines the record of a table has.
pub(super) fn settled_lines(from: &Connection, table: TableKey) -> rusqlite::Result<usize> {
    from.prepare_cached("SELECT coalesce(max(first + count), 0) FROM records WHERE table_key = ?1")?
        .query_row([table], |row| row.get(0))
}

/// Settles everything that lies in the journal, as a crash left it.
pub(super) fn recover(connection: &mut Connection) -> Result<(), StorageError> {
    let to = connection.transaction()?;
    settle_all(&to)?;
    to.commit()?;
    Ok(())
}

/// Settles everything that lies in the journal.
pub(super) fn settle_all(to: &Transaction<'_>) -> Result<(), StorageError> {
    let mut by_table: BTreeMap<TableKey, Vec<Row>> = BTreeMap::new();
    {
        let mut all = to.prepare("SELECT * FROM journal ORDER BY id")?;
        let mut rows = all.query([])?;
        while let Some(row) = rows.next()? {
            by_table
                .entry(row.get("table_key")?)
                .or_default()
                .push(Row::read(row)?);
        }
    }
    let (tables, mut moved) = (by_table.len(), 0);
    for (table, rows) in by_table {
        let first = settled_lines(to, table)?;
        let fresh: Vec<Row> = rows.into_iter().filter(|row| row.number >= first).collect();
        let lines: Vec<String> = fresh.iter().map(|row| row.line.clone()).collect();
        // What was damaged stays so, with the check that shows it.
        let chain = fresh.last().and_then(|row| row.chain);
        settle(to, table, first, &lines, chain, None)?;
        super::writer::grow(to, table, lines.iter().map(|line| line.len() + 1).sum())?;
        let now = crate::unix_millis();
        let marks: Vec<_> = fresh.iter().filter_map(|row| Some((row.command?, now))).collect();
        super::writer::put_commands(to, table, &marks)?;
        note_in_doc(to, table, &fresh, first + lines.len())?;
        moved += lines.len();
    }
    to.execute("DELETE FROM journal", [])?;
    if moved > 0 {
        tracing::info!(tables, lines = moved, "settled the journal of the last run");
    }
    Ok(())
}

/// Notes in the state of a table what its journal said. A state that is damaged stays so, with the check that shows it.
fn note_in_doc(
    to: &Transaction<'_>,
    table: TableKey,
    fresh: &[Row],
    entries: usize,
) -> Result<(), StorageError> {
    let (phase, text, digest) = to.query_row(
        "SELECT phase, doc, doc_digest FROM tables WHERE key = ?1",
        [table],
        |row| {
            let text = |at: usize| {
                row.get_ref(at)
                    .map(|value| value.as_str().ok().map(str::to_owned))
            };
            Ok((text(0)?, text(1)?, row.get(2)?))
        },
    )?;
    let (Some(phase), Some(text)) = (phase, text) else {
        return Ok(());
    };
    let Some(mut doc) = serde_json::from_str::<Doc>(&text)
        .ok()
        .filter(|_| seal::holds(digest, seal::of_doc(&phase, &text)))
    else {
        return Ok(());
    };
    fresh.iter().for_each(|row| row.note(&mut doc));
    doc.entries = entries as u32;
    let doc = json(&doc);
    to.execute(
        "UPDATE tables SET doc = ?2, doc_digest = ?3 WHERE key = ?1",
        params![table, doc, seal::of_doc(&phase, &doc)],
    )?;
    Ok(())
}

/// Gives checks to records and positions that were written by a program that made none.
pub(super) fn adopt(to: &Transaction<'_>) -> Result<(), StorageError> {
    let tables: Vec<TableKey> = to
        .prepare("SELECT DISTINCT table_key FROM records WHERE chain IS NULL")?
        .query_map([], |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    for table in &tables {
        let header: Option<String> =
            to.query_row("SELECT header FROM tables WHERE key = ?1", [table], |row| {
                row.get(0)
            })?;
        let mut chain = Chain::start(&header.unwrap_or_default());
        let blocks: Vec<(i64, Option<String>, bool)> = to
            .prepare("SELECT first, lines, chain IS NULL FROM records WHERE table_key = ?1 ORDER BY first")?
            .query_map([table], |row| {
                Ok((
                    row.get(0)?,
                    row.get_ref(1)?.as_str().ok().map(str::to_owned),
                    row.get(2)?,
                ))
            })?
            .collect::<Result<_, _>>()?;
        for (first, lines, bare) in blocks {
            // What cannot even be read as text gets a check that shows it.
            chain = lines.as_deref().unwrap_or("\0").lines().fold(chain, Chain::next);
            if bare {
                to.execute(
                    "UPDATE records SET chain = ?3 WHERE table_key = ?1 AND first = ?2",
                    params![table, first, chain],
                )?;
            }
        }
    }
    let bare: Vec<(TableKey, usize, String)> = to
        .prepare("SELECT table_key, entries, position FROM snapshots WHERE digest IS NULL")?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?
        .collect::<Result<_, _>>()?;
    for (table, entries, position) in bare {
        let digest = Chain::of_position(entries, &position);
        to.execute(
            "UPDATE snapshots SET digest = ?2 WHERE table_key = ?1",
            params![table, digest],
        )?;
    }
    if !tables.is_empty() {
        tracing::info!(tables = tables.len(), "gave checks to records that had none");
    }
    Ok(())
}
