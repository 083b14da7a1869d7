//! The thread that writes.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use rusqlite::{Connection, Transaction, params};
use tokio::sync::mpsc;

use super::journal::{self, Unsettled};
use super::people;
use super::seal::{self, Part};
use super::{CommandMark, Job, LINES_OF_CHAT, NewDoc, StorageError, TableKey, TableRow, Write, phase_word};
use crate::metrics::Metrics;
use crate::wire::Room;

/// The most jobs in one transaction.
const GROUP: usize = 1024;

/// After a transaction of so many jobs the next one waits a little for company. Somebody who plays alone never waits.
const BUSY: usize = 4;
const LINGER: Duration = Duration::from_micros(1000);

/// The write-ahead file is copied into the main file when it is longer than this.
const LONG_WAL: u64 = 16 << 20;

/// How often the length of the write-ahead file is looked at.
const LOOK_EVERY: Duration = Duration::from_secs(1);

pub(super) struct Writer {
    connection: Connection,
    wal: PathBuf,
    queue: mpsc::Receiver<Job>,
    unsettled: Arc<Unsettled>,
    metrics: Arc<Metrics>,
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

impl Writer {
    pub(super) fn new(
        connection: Connection,
        path: PathBuf,
        queue: mpsc::Receiver<Job>,
        unsettled: Arc<Unsettled>,
        metrics: Arc<Metrics>,
    ) -> Writer {
        let mut wal = path.clone().into_os_string();
        wal.push("-wal");
        Writer {
            connection,
            wal: wal.into(),
            queue,
            unsettled,
            metrics,
            next: 1,
            oldest: 1,
            looked: Instant::now(),
            copying: None,
            identity: identity(&path),
            path,
        }
    }

    /// Writes whatever comes until nobody can send any more.
    pub(super) fn run(mut self) {
        let mut group: Vec<Job> = Vec::new();
        let mut last = 0;
        while let Some(first) = self.queue.blocking_recv() {
            group.push(first);
            if last >= BUSY {
                // Others are about to come: a commit that waits for them costs each of them less.
                std::thread::sleep(LINGER);
            }
            while group.len() < GROUP
                && let Ok(job) = self.queue.try_recv()
            {
                group.push(job);
            }
            last = group.len();
            let began = Instant::now();
            let result = self.write(&group);
            self.metrics.commit(group.len(), began.elapsed(), result.is_ok());
            if let Err(error) = &result {
                tracing::error!(%error, jobs = group.len(), "could not write to the data file");
            }
            for job in group.drain(..) {
                // Whoever does not wait any more does not need the answer.
                let _ = job.done.send(result.clone());
            }
            self.keep_wal_short();
        }
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
        Write::Lines { table, lines } => {
            let mut insert = to.prepare_cached(
                "INSERT INTO journal (id, table_key, number, line, chain, command, clocks) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            )?;
            for line in lines {
                insert.execute(params![
                    *next,
                    table,
                    line.number,
                    line.line,
                    line.chain,
                    line.command,
                    line.clocks
                ])?;
                *next += 1;
            }
        }
        Write::Create(row) => create(to, row)?,
        Write::Doc(doc) => put_doc(to, doc)?,
        Write::Seat { table, seat, row } => {
            to.prepare_cached(
                "INSERT OR REPLACE INTO seats (table_key, seat, holder, name, reserved, bot, stand_in, word, invitation, digest)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
            )?
            .execute(params![
                table,
                seat.index(),
                row.holder,
                row.name,
                row.reserved,
                row.bot,
                row.stand_in,
                row.word,
                row.invitation,
                seal::of_seat(seat.index(), row)
            ])?;
        }
        Write::Header { table, header } => {
            to.prepare_cached("UPDATE tables SET header = ?2 WHERE key = ?1")?
                .execute(params![table, header])?;
        }
        Write::Settle {
            table,
            first,
            lines,
            chain,
            position,
        } => {
            journal::settle(to, *table, *first, lines, *chain, position.as_ref())?;
            grow(to, *table, lines.iter().map(|line| line.len() + 1).sum())?;
        }
        Write::Seen {
            table,
            updated,
            packed,
        } => super::seen::put(to, *table, *updated, packed)?,
        Write::Chat { table, line, command } => {
            let room = match line.room {
                Room::Table => "table",
                Room::Spectators => "spectators",
            };
            to.prepare_cached(
                "INSERT INTO chat (table_key, room, seat, name, text, at, command) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            )?
            .execute(params![
                table,
                room,
                line.seat.map(table::Seat::index),
                line.from,
                line.text,
                line.at,
                command
            ])?;
            Part::Chat.seal(to, &[&to.last_insert_rowid()])?;
            to.prepare_cached(
                "DELETE FROM chat WHERE table_key = ?1 AND room = ?2 AND id <= \
                 (SELECT id FROM chat WHERE table_key = ?1 AND room = ?2 ORDER BY id DESC LIMIT 1 OFFSET ?3)",
            )?
            .execute(params![table, room, LINES_OF_CHAT])?;
        }
        Write::Commands { table, marks } => put_commands(to, *table, marks)?,
        Write::ForgetCommands(before) => {
            to.prepare_cached("DELETE FROM commands WHERE at < ?1")?
                .execute([before])?;
        }
        Write::Ban(ban) => people::put_ban(to, ban)?,
        Write::Note(name, text) => {
            to.prepare_cached("INSERT OR REPLACE INTO notes (name, text) VALUES (?1, ?2)")?
                .execute(params![name, text])?;
            Part::Notes.seal(to, &[name])?;
        }
        Write::Forget(table) => people::forget(to, *table)?,
        Write::Erase(table, seat) => people::erase(to, *table, *seat)?,
        Write::Delete(table) => super::quota::delete(to, *table)?,
        Write::Probe(at) => {
            to.prepare_cached("INSERT OR REPLACE INTO meta (name, value) VALUES ('probe', ?1)")?
                .execute([at])?;
        }
        Write::Fault {
            table,
            at,
            what,
            record,
        } => {
            to.prepare_cached("INSERT INTO faults (table_key, at, what, record) VALUES (?1, ?2, ?3, ?4)")?
                .execute(params![table, at, what, record])?;
        }
    }
    Ok(())
}

/// Notes commands that were carried out.
pub(super) fn put_commands(
    to: &Transaction<'_>,
    table: TableKey,
    marks: &[(CommandMark, u64)],
) -> Result<(), StorageError> {
    let mut insert =
        to.prepare_cached("INSERT OR IGNORE INTO commands (table_key, mark, at) VALUES (?1, ?2, ?3)")?;
    for (mark, at) in marks {
        insert.execute(params![table, mark, at])?;
    }
    Ok(())
}

/// Counts what was added to a table.
pub(super) fn grow(to: &Transaction<'_>, table: TableKey, bytes: usize) -> Result<(), StorageError> {
    if bytes > 0 {
        to.prepare_cached("UPDATE tables SET bytes = bytes + ?2 WHERE key = ?1")?
            .execute(params![table, bytes])?;
    }
    Ok(())
}

fn create(to: &Transaction<'_>, row: &TableRow) -> Result<(), StorageError> {
    let (plan, doc) = (json(&row.plan), json(&row.doc));
    let id = row.id.to_string();
    to.prepare_cached(
        "INSERT INTO tables (key, id, game, listed, phase, created, updated, plan, secret, header, doc, maker, plan_digest, doc_digest)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14)",
    )?
    .execute(params![
        row.key,
        row.id,
        row.game,
        row.listed,
        phase_word(row.phase),
        row.created,
        row.updated,
        plan,
        row.secret.to_string(),
        row.header,
        doc,
        row.maker,
        seal::of_plan(&id, &row.game, row.listed, row.created, row.seats.len(), &plan),
        seal::of_doc(phase_word(row.phase), &doc)
    ])?;
    for (seat, row_of_seat) in table::Seat::all(row.seats.len() as u8).zip(&row.seats) {
        let write = Write::Seat {
            table: row.key,
            seat,
            row: Box::new(row_of_seat.clone()),
        };
        put(to, &write, &mut 0)?;
    }
    Ok(())
}

fn put_doc(to: &Transaction<'_>, doc: &NewDoc) -> Result<(), StorageError> {
    to.prepare_cached(
        "UPDATE tables SET phase = ?2, updated = ?3, wake_at = ?4, doc = ?5, doc_digest = ?6 WHERE key = ?1",
    )?
    .execute(params![
        doc.table,
        phase_word(doc.phase),
        doc.updated,
        doc.wake_at,
        doc.doc,
        seal::of_doc(phase_word(doc.phase), &doc.doc)
    ])?;
    Ok(())
}

/// Plain data with string keys always has a JSON form.
pub(super) fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
