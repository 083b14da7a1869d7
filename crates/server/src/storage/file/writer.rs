//! How the file is written.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use rusqlite::{Connection, Transaction, params};

use super::super::writer::Book;
use super::super::{CommandMark, Job, NewLine, Source, StorageError, TableKey, Write, put};
use super::journal::{self, Unsettled};

/// The write-ahead file is copied into the main file when it is longer than this.
const LONG_WAL: u64 = 16 << 20;

/// How often the length of the write-ahead file is looked at.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// The file, open for writing.
pub(super) struct FileBook {
    connection: Connection,
    wal: PathBuf,
    unsettled: Arc<Unsettled>,
    /// The next row of the journal, and the oldest one that may still be there.
    next: i64,
    oldest: i64,
    looked: Instant,
    copying: Option<std::thread::JoinHandle<()>>,
    path: PathBuf,
    /// Which file it is, whatever its name.
    identity: Option<(u64, u64)>,
}

/// The number of a file on its disk, where files have one.
fn identity(path: &Path) -> Option<(u64, u64)> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        let found = std::fs::metadata(path).ok()?;
        Some((found.dev(), found.ino()))
    }
    #[cfg(not(unix))]
    {
        let _ = path;
        None
    }
}

impl FileBook {
    pub(super) fn new(connection: Connection, path: PathBuf, unsettled: Arc<Unsettled>) -> FileBook {
        let mut wal = path.clone().into_os_string();
        wal.push("-wal");
        FileBook {
            connection,
            wal: wal.into(),
            unsettled,
            next: 1,
            oldest: 1,
            looked: Instant::now(),
            copying: None,
            identity: identity(&path),
            path,
        }
    }

    /// Copies the write-ahead file into the main file before it grows long: the bulk on a thread of its own while writing goes on, then
    /// the rest from here, after which the file is begun anew.
    fn keep_wal_short(&mut self) {
        if self.looked.elapsed() < LOOK_EVERY {
            return;
        }
        self.looked = Instant::now();
        match &self.copying {
            Some(copying) if copying.is_finished() => {
                self.copying = None;
                let _ = self
                    .connection
                    .query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
            }
            Some(_) => {}
            None => {
                let length = std::fs::metadata(&self.wal).map_or(0, |file| file.len());
                if length > LONG_WAL {
                    let path = self.path.clone();
                    self.copying = Some(std::thread::spawn(move || copy_back(&path)));
                }
            }
        }
    }
}

impl Book for FileBook {
    /// One transaction for the whole group.
    fn write(&mut self, group: &[Job]) -> Result<(), StorageError> {
        // What is written to a file that was taken away is lost with this process.
        if identity(&self.path) != self.identity {
            return Err(StorageError::Missing(self.path.clone()));
        }
        let mut next = self.next;
        let mut lines: Vec<(TableKey, i64)> = Vec::with_capacity(group.len());
        let mut settled: Vec<TableKey> = Vec::new();
        let transaction = self.connection.transaction()?;
        for write in group.iter().flat_map(|job| &job.writes) {
            match write {
                Write::Lines { table, .. } => lines.push((*table, next)),
                Write::Settle { table, .. } | Write::Delete(table) => settled.push(*table),
                _ => {}
            }
            put(&transaction, write, &mut next)?;
        }
        let swept = if settled.is_empty() {
            self.oldest
        } else {
            let needed = self.unsettled.oldest().unwrap_or(self.next);
            journal::sweep(&transaction, self.oldest, needed)?
        };
        transaction.commit()?;
        self.next = next;
        self.oldest = swept;
        self.unsettled.after_commit(&lines, &settled);
        Ok(())
    }

    fn between(&mut self) {
        self.keep_wal_short();
    }

    fn close(&mut self) {
        if let Some(copying) = self.copying.take() {
            let _ = copying.join();
        }
        let closed = self
            .connection
            .query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()));
        if let Err(error) = closed {
            tracing::warn!(%error, "the write-ahead file could not be copied back; it will be when the server starts again");
        }
    }
}

fn copy_back(path: &std::path::Path) {
    let copied = Connection::open(path).and_then(|connection| {
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))
    });
    if let Err(error) = copied {
        tracing::warn!(%error, "the write-ahead file could not be copied back yet");
    }
}

fn put(to: &Transaction<'_>, write: &Write, next: &mut i64) -> Result<(), StorageError> {
    match write {
        Write::Lines { table, lines } => return put_lines(to, *table, lines, next),
        // As many as lines, so that they too are written without looking for the statement each time.
        Write::Commands { table, marks } => return put_commands(to, *table, marks),
        _ => {}
    }
    if put::after_reading(&**to, write)? {
        return Ok(());
    }
    for statement in put::statements(write) {
        to.run(statement.sql, &statement.with)?;
    }
    Ok(())
}

fn put_lines(
    to: &Transaction<'_>,
    table: TableKey,
    lines: &[NewLine],
    next: &mut i64,
) -> Result<(), StorageError> {
    let mut insert = to.prepare_cached(
        "INSERT INTO journal (id, table_key, number, line, chain, command, clocks) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
    )?;
    for line in lines {
        insert.execute(params![
            *next,
            table,
            line.number,
            line.line,
            line.chain.number(),
            line.command.map(CommandMark::number),
            line.clocks
        ])?;
        *next += 1;
    }
    Ok(())
}

fn put_commands(
    to: &Transaction<'_>,
    table: TableKey,
    marks: &[(CommandMark, u64)],
) -> Result<(), StorageError> {
    if marks.is_empty() {
        return Ok(());
    }
    let mut insert = to.prepare_cached(put::PUT_COMMAND)?;
    for (mark, at) in marks {
        insert.execute(params![table, mark.number(), at])?;
    }
    Ok(())
}
