//! Moves a whole site from one store to another: from the file to PostgreSQL, back, or from one to another of the same kind.
//!
//! Rows travel as they are, with their checks, which are the same everywhere. Nothing is copied from a store that is damaged, nothing is copied over
//! something, and what arrived is read whole and held against what was there before it counts: until then it is marked, and nobody serves it.

use std::path::PathBuf;
use std::str::FromStr;

use rusqlite::Connection;
use tokio::runtime::Handle;

use super::postgres::Link;
use super::{Address, Cell, Lock, Report, Source, StorageError, cells, check, file, load, postgres};
use crate::keys::TableId;

/// Where a site is kept.
#[derive(Clone, Debug)]
pub enum Place {
    /// In a data file.
    File(PathBuf),
    /// In a database.
    Database(Address),
}

impl FromStr for Place {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Place, Self::Err> {
        // Whatever looks like an address is one, so that a misspelt one is not taken for a file and shown as such.
        let Ok(address) = text.parse();
        Ok(match text.contains("://") || text.contains("password=") {
            true => Place::Database(address),
            false => Place::File(text.into()),
        })
    }
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Place::File(path) => write!(f, "{}", path.display()),
            Place::Database(address) => write!(f, "{address:?}"),
        }
    }
}

/// Reads everything, wherever it is kept, whether servers run on it or not. What arrived by a copy that ended before it was read again, and is sound,
/// may be served from then on.
pub fn check_place(place: &Place) -> Result<Report, StorageError> {
    let report = match place {
        Place::File(path) => file::check(path)?,
        Place::Database(address) => postgres::check_database(address)?,
    };
    if report.unchecked && report.is_sound() {
        postgres::alone(|runtime| unmark(End::open_from(place, runtime)?.source()))?;
    }
    Ok(report)
}

/// How far a copy to here came that has not come to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mark {
    /// It was begun; nothing is there.
    Begun,
    /// Everything is there, and was not read again.
    Arrived,
}

/// The mark of a copy that has not come to its end.
pub(super) fn mark(from: &dyn Source) -> Result<Option<Mark>, StorageError> {
    let found = from.row("SELECT value FROM meta WHERE name = 'copying'", &[])?;
    let mark = |row: &super::Row| match row.at::<i64>(0)? {
        0 => Ok(Mark::Begun),
        _ => Ok(Mark::Arrived),
    };
    found.as_ref().map(mark).transpose()
}

fn put_mark(to: &dyn Source, mark: Mark) -> Result<(), StorageError> {
    let sql = "INSERT INTO meta (name, value) VALUES ('copying', ?1) ON CONFLICT (name) DO UPDATE SET value = excluded.value";
    to.run(sql, &cells![i64::from(mark == Mark::Arrived)]).map(drop)
}

fn unmark(to: &dyn Source) -> Result<(), StorageError> {
    to.run("DELETE FROM meta WHERE name = 'copying'", &[]).map(drop)
}

/// Nobody serves half a site.
pub(super) fn must_be_finished(from: &dyn Source) -> Result<(), StorageError> {
    mark(from)?.map_or(Ok(()), |_| Err(StorageError::Unfinished))
}

/// What belongs to a table, and its columns. Numbers of rows are each store's own.
const OF_TABLES: [(&str, &str); 8] = [
    (
        "seats",
        "table_key, seat, holder, name, reserved, bot, stand_in, word, invitation, digest",
    ),
    ("records", "table_key, first, count, lines, chain"),
    ("snapshots", "table_key, entries, position, digest"),
    ("chat", "table_key, room, seat, name, text, at, command, digest"),
    ("seen", "table_key, viewer, frames, digest"),
    ("commands", "table_key, mark, at"),
    ("journal", "table_key, number, line, command, clocks, chain"),
    ("faults", "table_key, at, what, record"),
];

/// In which order the rows of a part came.
fn order(part: &str) -> &'static str {
    match part {
        "chat" | "faults" => "id",
        "journal" => "number",
        _ => "table_key",
    }
}

const TABLES: &str = "key, id, game, listed, phase, created, updated, wake_at, plan, secret, header, doc, seen, maker, bytes, forgotten, plan_digest, doc_digest";

/// What belongs to no table.
const OF_ALL: [(&str, &str); 3] = [
    ("bans", "who, kind, until, why, at, along, digest"),
    ("notes", "name, text, digest"),
    ("deals", "day, game, mark, digest"),
];

/// Copies a whole site; gives what was read at the other end. No server may run on either.
pub fn copy(from: &Place, to: &Place) -> Result<Report, StorageError> {
    postgres::alone(|runtime| {
        let (from, to) = (End::open_from(from, runtime)?, End::open_to(to, runtime)?);
        let copied = copy_all(from.source(), to.source(), &to);
        if copied.is_err() {
            to.clear();
        }
        copied
    })
}

fn copy_all(from: &dyn Source, to: &dyn Source, end: &End) -> Result<Report, StorageError> {
    let report = check::everything(from)?;
    if !report.is_sound() {
        return Err(StorageError::Unreadable(
            "nothing is copied from a store that is damaged; flibuste check says what is".into(),
        ));
    }
    let again = mark(to)?.is_some();
    if !again && to.number("SELECT count(*) FROM tables", &[])? > 0 {
        return Err(StorageError::Taken);
    }
    put_mark(to, Mark::Begun)?;
    to.run("BEGIN", &[])?;
    if again {
        take_out(to)?;
    }
    let lives = from.number("SELECT value FROM meta WHERE name = 'lives'", &[])?;
    to.run("UPDATE meta SET value = ?1 WHERE name = 'lives'", &cells![lives])?;
    end.put_salt(&salt_of(from)?)?;
    for (part, columns) in OF_ALL {
        rows(from, to, part, columns, "", &[])?;
    }
    for row in &from.rows("SELECT key FROM tables ORDER BY key", &[])? {
        let key = cells![row.at::<i64>(0)?];
        rows(from, to, "tables", TABLES, "WHERE key = ?1", &key)?;
        for (part, columns) in OF_TABLES {
            let chosen = format!("WHERE table_key = ?1 ORDER BY {}", order(part));
            rows(from, to, part, columns, &chosen, &key)?;
        }
    }
    put_mark(to, Mark::Arrived)?;
    to.run("COMMIT", &[])?;
    let arrived = check::everything(to)?;
    let same = records(from)? == records(to)?;
    if !arrived.is_sound() || !same || arrived.blemishes != report.blemishes {
        return Err(StorageError::Unreadable(
            "what arrived is not what was sent".into(),
        ));
    }
    unmark(to)?;
    Ok(Report {
        unchecked: false,
        ..arrived
    })
}

/// Takes out what an earlier copy left that came to no end.
fn take_out(to: &dyn Source) -> Result<(), StorageError> {
    let parts = OF_TABLES.iter().chain(&OF_ALL).map(|(part, _)| *part);
    for part in parts.chain(["tables"]) {
        to.run(&format!("DELETE FROM {part}"), &[])?;
    }
    Ok(())
}

/// Copies some rows of a part.
fn rows(
    from: &dyn Source,
    to: &dyn Source,
    part: &str,
    columns: &str,
    chosen: &str,
    with: &[Cell<'_>],
) -> Result<(), StorageError> {
    let places = (1..=columns.split(',').count()).map(|at| format!("?{at}"));
    let insert = format!(
        "INSERT INTO {part} ({columns}) VALUES ({})",
        places.collect::<Vec<_>>().join(", ")
    );
    for row in from.rows(&format!("SELECT {columns} FROM {part} {chosen}"), with)? {
        to.run(&insert, &row.cells)?;
    }
    Ok(())
}

/// Every record by the name of its table, with how long it is and the check of its last line, which covers all of it.
fn records(from: &dyn Source) -> Result<Vec<(TableId, usize, Option<i64>)>, StorageError> {
    let mut all = Vec::new();
    for id in super::ids(from, "SELECT id FROM tables ORDER BY key", &[])? {
        let kept = load::table(from, id, |_| true)?;
        all.extend(kept.map(|kept| (id, kept.lines.len(), kept.chain.map(super::Chain::number))));
    }
    Ok(all)
}

/// The secret that makers are hashed with, wherever a store has it.
fn salt_of(from: &dyn Source) -> Result<Vec<u8>, StorageError> {
    let row = from.row("SELECT * FROM meta WHERE name = 'salt'", &[])?;
    let row = row.ok_or_else(|| StorageError::Unreadable("the salt is gone".into()))?;
    row.get("bytes").or_else(|_| row.get("value"))
}

/// One end of a copy.
enum End {
    File(Connection, Lock, bool),
    Database(Link),
}

impl End {
    /// Opens a site on which no server runs. Where there is none nothing is touched.
    fn open_from(place: &Place, runtime: &Handle) -> Result<End, StorageError> {
        match place {
            Place::File(path) => {
                if file::is_blank(path)? {
                    return Err(StorageError::Nothing);
                }
                let lock = Lock::take(path)?;
                Ok(End::File(file::open_alone(&lock)?, lock, false))
            }
            Place::Database(address) => {
                if postgres::is_blank(address, runtime)? {
                    return Err(StorageError::Nothing);
                }
                End::database(address, runtime)
            }
        }
    }

    /// Opens a place where there is no site, or one to which a copy came to no end.
    fn open_to(place: &Place, runtime: &Handle) -> Result<End, StorageError> {
        match place {
            Place::File(path) => {
                if path.exists() && (file::is_blank(path)? || !file::is_marked(path)?) {
                    let why = format!("{} is there already", path.display());
                    return Err(StorageError::Sqlite(why.into()));
                }
                let lock = Lock::take(path)?;
                Ok(End::File(file::open_alone(&lock)?, lock, true))
            }
            Place::Database(address) => End::database(address, runtime),
        }
    }

    fn database(address: &Address, runtime: &Handle) -> Result<End, StorageError> {
        let link = postgres::open_alone(address, runtime)?;
        let served = link.number("SELECT count(*) FROM nodes WHERE until >= flibuste_now()", &[])?;
        match served {
            0 => Ok(End::Database(link)),
            _ => Err(StorageError::Postgres("a server runs on the database".into())),
        }
    }

    fn source(&self) -> &dyn Source {
        match self {
            End::File(connection, ..) => connection,
            End::Database(link) => link,
        }
    }

    fn put_salt(&self, salt: &[u8]) -> Result<(), StorageError> {
        let sql = match self {
            End::File(..) => "UPDATE meta SET value = ?1 WHERE name = 'salt'",
            End::Database(_) => "UPDATE meta SET bytes = ?1 WHERE name = 'salt'",
        };
        self.source().run(sql, &cells![salt]).map(drop)
    }

    /// Takes back what was begun: half a site is none.
    fn clear(&self) {
        match self {
            End::File(_, lock, true) => {
                for ending in ["", "-wal", "-shm"] {
                    let mut name = lock.data().as_os_str().to_owned();
                    name.push(ending);
                    let _ = std::fs::remove_file(name);
                }
            }
            End::File(..) => {}
            End::Database(link) => drop(link.batch("ROLLBACK")),
        }
    }
}
