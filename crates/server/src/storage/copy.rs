//! Moves a whole site from one store to another: from the file to PostgreSQL, back, or from one to another of the same kind.
//!
//! Rows travel as they are, with their checks, which are the same everywhere. Nothing is copied from a store that is damaged, nothing is copied over
//! something, and what arrived is read whole and held against what was there before it counts.

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

/// Reads everything, wherever it is kept, whether servers run on it or not.
pub fn check_place(place: &Place) -> Result<Report, StorageError> {
    match place {
        Place::File(path) => file::check(path),
        Place::Database(address) => postgres::check_database(address),
    }
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
        let (from, to) = (End::open(from, runtime, false)?, End::open(to, runtime, true)?);
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
    if to.number("SELECT count(*) FROM tables", &[])? > 0 {
        return Err(StorageError::Taken);
    }
    to.run("BEGIN", &[])?;
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
    to.run("COMMIT", &[])?;
    let arrived = check::everything(to)?;
    let same = records(from)? == records(to)?;
    if !arrived.is_sound() || !same || arrived.blemishes != report.blemishes {
        return Err(StorageError::Unreadable(
            "what arrived is not what was sent".into(),
        ));
    }
    Ok(arrived)
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
    /// Opens a store on which no server runs.
    fn open(place: &Place, runtime: &Handle, new: bool) -> Result<End, StorageError> {
        match place {
            Place::File(path) => {
                if path.exists() == new {
                    return Err(match new {
                        true => StorageError::Sqlite(format!("{} is there already", path.display()).into()),
                        false => StorageError::Missing(path.clone()),
                    });
                }
                let lock = Lock::take(path)?;
                let connection = file::open_alone(&lock)?;
                Ok(End::File(connection, lock, new))
            }
            Place::Database(address) => {
                let link = postgres::open_alone(address, runtime)?;
                let served = link.number("SELECT count(*) FROM nodes WHERE until >= flibuste_now()", &[])?;
                match served {
                    0 => Ok(End::Database(link)),
                    _ => Err(StorageError::Postgres("a server runs on the database".into())),
                }
            }
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
