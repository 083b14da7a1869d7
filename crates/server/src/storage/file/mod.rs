//! What is kept in one SQLite file.
//!
//! The file is in WAL mode with `synchronous=FULL`: an answer means that it is on disk. Reads go to connections of their own and never wait for the
//! writer.
//!
//! A move is one row at the end of `journal`, so that the moves of two hundred tables fill a few pages instead of touching two hundred;
//! each table moves its own lines to `records` from time to time ([`Write::Settle`](super::Write::Settle)). When the file is opened, what still lies
//! in the journal is settled first: a crash costs nothing.
//!
//! Why `rusqlite` and not `sqlx`: SQLite is a library that is called, not a server that is waited for. `sqlx` puts a thread and two
//! channels behind each connection and hands every statement over and back; with one writing thread of our own a row costs one call, and a
//! group of rows one hand-over.

mod journal;
mod lock;
mod mend;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, OpenFlags, ToSql};

use super::{Cell, Opened, Row, Served, Source, StorageError, seal};

pub use lock::Lock;
pub use mend::{Mended, check, mend};

pub(super) use journal::Unsettled;

/// A file that is served.
pub(super) struct File {
    pub(super) readers: Readers,
    pub(super) unsettled: Arc<Unsettled>,
    /// Given back once the file is closed, whoever still holds on to this.
    pub(super) lock: Mutex<Option<Lock>>,
}

/// Opens the file, brings it up to date and settles what a crash left in the journal.
pub(super) fn open(mut lock: Lock) -> Result<Served<File>, StorageError> {
    let path = lock.data().to_owned();
    own_eyes_only(&path)?;
    lock.hold()?;
    let mut connection = Connection::open(&path)?;
    prepare(&connection)?;
    migrate(&mut connection)?;
    super::copy::must_be_finished(&connection)?;
    journal::recover(&mut connection)?;
    connection.execute("UPDATE meta SET value = value + 1 WHERE name = 'lives'", [])?;
    let number = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, i64>(0));
    let lives = number("SELECT value FROM meta WHERE name = 'lives'")?;
    let last_key = number("SELECT coalesce(max(key), 0) FROM tables")?;
    let opened = Opened::read(&connection, lives as u64, last_key + 1, salt(&connection)?)?;
    let unsettled = Arc::new(Unsettled::default());
    let book = writer::FileBook::new(connection, path.clone(), unsettled.clone());
    let file = File {
        readers: Readers::new(&path),
        unsettled,
        lock: Mutex::new(Some(lock)),
    };
    Ok((file, opened, Box::new(book)))
}

/// Whether no server ever wrote to a file; one that is not there is missing.
pub(super) fn is_blank(path: &Path) -> Result<bool, StorageError> {
    match path.exists() {
        true => Ok(version(&read_only(path)?)? == 0),
        false => Err(StorageError::Missing(path.to_owned())),
    }
}

/// Whether a copy to a file came to no end.
pub(super) fn is_marked(path: &Path) -> Result<bool, StorageError> {
    Ok(super::copy::mark(&read_only(path)?)?.is_some())
}

/// Opens a file and brings it up to date, without serving it.
pub(super) fn open_alone(lock: &Lock) -> Result<Connection, StorageError> {
    own_eyes_only(lock.data())?;
    let mut connection = Connection::open(lock.data())?;
    prepare(&connection)?;
    migrate(&mut connection)?;
    journal::recover(&mut connection)?;
    salt(&connection)?;
    Ok(connection)
}

/// The secret that makers are hashed with; it is drawn when the file is made.
fn salt(connection: &Connection) -> Result<Vec<u8>, StorageError> {
    let fresh: [u8; 16] = crate::keys::random();
    connection.execute(
        "INSERT OR IGNORE INTO meta (name, value) VALUES ('salt', ?1)",
        [fresh],
    )?;
    Ok(connection.query_row("SELECT value FROM meta WHERE name = 'salt'", [], |row| row.get(0))?)
}

impl From<rusqlite::Error> for StorageError {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::Error as E;
        let text = error.to_string().into();
        match error {
            E::FromSqlConversionFailure(..)
            | E::IntegralValueOutOfRange(..)
            | E::InvalidColumnType(..)
            | E::Utf8Error(..) => StorageError::Unreadable(text),
            _ => StorageError::Sqlite(text),
        }
    }
}

impl ToSql for Cell<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Cell::Null => ValueRef::Null,
            Cell::Number(number) => ValueRef::Integer(*number),
            Cell::Real(number) => ValueRef::Real(*number),
            Cell::Text(text) => ValueRef::Text(text.as_bytes()),
            Cell::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

impl From<ValueRef<'_>> for Cell<'static> {
    fn from(value: ValueRef<'_>) -> Self {
        match value {
            ValueRef::Null => Cell::Null,
            ValueRef::Integer(number) => Cell::Number(number),
            ValueRef::Real(number) => Cell::Real(number),
            ValueRef::Blob(bytes) => Cell::Bytes(bytes.to_vec().into()),
            // A text that is none was never written so: as bytes it does not pass its check.
            ValueRef::Text(bytes) => match String::from_utf8(bytes.to_vec()) {
                Ok(text) => Cell::Text(text.into()),
                Err(error) => Cell::Bytes(error.into_bytes().into()),
            },
        }
    }
}

impl Source for Connection {
    fn rows(&self, sql: &str, with: &[Cell<'_>]) -> Result<Vec<Row>, StorageError> {
        let mut statement = self.prepare_cached(sql)?;
        let names: Arc<[String]> = statement.column_names().map(str::to_owned).collect();
        let mut rows = statement.query(rusqlite::params_from_iter(with))?;
        let mut all = Vec::new();
        while let Some(row) = rows.next()? {
            let cells = (0..names.len()).map(|at| row.get_ref(at).map(Cell::from));
            all.push(Row::new(names.clone(), cells.collect::<Result<_, _>>()?));
        }
        Ok(all)
    }

    fn run(&self, sql: &str, with: &[Cell<'_>]) -> Result<u64, StorageError> {
        let changed = self
            .prepare_cached(sql)?
            .execute(rusqlite::params_from_iter(with))?;
        Ok(changed as u64)
    }

    fn begin(&self) -> Result<(), StorageError> {
        Ok(self.execute_batch("BEGIN")?)
    }

    fn end(&self) -> Result<(), StorageError> {
        Ok(self.execute_batch("COMMIT")?)
    }
}

/// Connections that only read.
pub(super) struct Readers {
    path: PathBuf,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    fn new(path: &Path) -> Readers {
        Readers {
            path: path.to_owned(),
            idle: Mutex::default(),
        }
    }

    pub(super) fn with<T>(
        &self,
        ask: impl FnOnce(&dyn Source) -> Result<T, StorageError>,
    ) -> Result<T, StorageError> {
        let waiting = self.idle.lock().ok().and_then(|mut idle| idle.pop());
        let connection = match waiting {
            Some(connection) => connection,
            None => read_only(&self.path)?,
        };
        let answer = ask(&connection);
        if let Ok(mut idle) = self.idle.lock()
            && idle.len() < 4
        {
            idle.push(connection);
        }
        answer
    }
}

/// Makes the file, if it is not there, so that only its owner can read it: it holds secrets. SQLite gives its companions the same rights.
fn own_eyes_only(path: &Path) -> Result<(), StorageError> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(path) {
        Ok(_) => Ok(()),
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {
            take_from_others(path);
            Ok(())
        }
        Err(error) => Err(StorageError::Sqlite(
            format!("{}: {error}", path.display()).into(),
        )),
    }
}

/// A file that others may read is taken from them, with its companions.
fn take_from_others(path: &Path) {
    #[cfg(unix)]
    for ending in ["", "-wal", "-shm"] {
        use std::os::unix::fs::PermissionsExt;
        let mut name = path.as_os_str().to_owned();
        name.push(ending);
        let Ok(found) = std::fs::metadata(&name) else {
            continue;
        };
        let mode = found.permissions().mode();
        if mode & 0o077 != 0 {
            let own = std::fs::Permissions::from_mode(mode & !0o077);
            match std::fs::set_permissions(&name, own) {
                Ok(()) => {
                    tracing::warn!(file = %path.display(), "others could read the data file; now only its owner can");
                }
                Err(error) => {
                    tracing::warn!(file = %path.display(), %error, "others can read the data file, which holds secrets");
                }
            }
        }
    }
    #[cfg(not(unix))]
    let _ = path;
}

fn read_only(path: &Path) -> Result<Connection, StorageError> {
    let connection = Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY)?;
    connection.busy_timeout(std::time::Duration::from_secs(5))?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.pragma_update(None, "cache_size", -2_000)?;
    Ok(connection)
}

/// How many statements a connection knows by heart.
const STATEMENTS: usize = 64;

/// How the writing connection is set.
fn prepare(connection: &Connection) -> Result<(), StorageError> {
    connection.busy_timeout(std::time::Duration::from_secs(5))?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(()))?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "wal_autocheckpoint", 0)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "cache_size", -16_000)?;
    Ok(())
}

/// Each step from one version of the file to the next, in order; never changed once published.
const MIGRATIONS: &[&str] = &[
    include_str!("../../../migrations/0001_tables.sql"),
    include_str!("../../../migrations/0002_seen.sql"),
    include_str!("../../../migrations/0003_host.sql"),
    include_str!("../../../migrations/0004_digests.sql"),
    include_str!("../../../migrations/0005_talk.sql"),
    include_str!("../../../migrations/0006_deals.sql"),
];

/// The version from which on everything has a check: the step to it gives one to what has none, and what has none later is damaged.
const CHECKED: usize = 5;

/// Which of them a file has seen.
fn version(connection: &Connection) -> Result<usize, StorageError> {
    Ok(connection.query_row("PRAGMA user_version", [], |row| row.get(0))?)
}

fn migrate(connection: &mut Connection) -> Result<(), StorageError> {
    let found = version(connection)?;
    if found > MIGRATIONS.len() {
        return Err(StorageError::TooNew {
            found,
            known: MIGRATIONS.len(),
        });
    }
    for (at, step) in MIGRATIONS.iter().enumerate().skip(found) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(step)?;
        if at + 1 == CHECKED {
            // The state of a table first: what its journal says is noted there.
            seal::adopt(&*transaction)?;
            journal::settle_all(&*transaction)?;
            journal::adopt(&*transaction)?;
        }
        transaction.pragma_update(None, "user_version", at + 1)?;
        transaction.commit()?;
    }
    Ok(())
}

/// Copies the data file of a server, running or not, as it is at one moment. The copy must not exist yet.
pub fn backup(data: &Path, copy: &Path) -> Result<(), StorageError> {
    let connection = read_only(data)?;
    // SQLite writes into a file that is there and empty; made here it is its owner's alone. What is there already, be it a link that leads
    // nowhere yet, is not written to.
    if copy.symlink_metadata().is_ok() {
        let said = format!("{} is there already", copy.display());
        return Err(StorageError::Sqlite(said.into()));
    }
    own_eyes_only(copy)?;
    connection.execute("VACUUM INTO ?1", [copy.to_string_lossy()])?;
    Ok(())
}
