//! What is kept: one SQLite file.
//!
//! One thread writes. Whatever was asked for while it was busy goes into its next transaction, so a commit, and with it the wait for
//! the disk, is shared by all tables that moved meanwhile. The file is in WAL mode with `synchronous=FULL`: an answer means that it is on
//! disk. Reads go to connections of their own and never wait for the writer.
//!
//! A move is one row at the end of `journal`, so that the moves of two hundred tables fill a few pages instead of touching two hundred;
//! each table moves its own lines to `records` from time to time ([`Write::Settle`]). When the file is opened, what still lies in the
//! journal is settled first: a crash costs nothing.
//!
//! Why `rusqlite` and not `sqlx`: SQLite is a library that is called, not a server that is waited for. `sqlx` puts a thread and two
//! channels behind each connection and hands every statement over and back; with one writing thread of our own a row costs one call, and a
//! group of rows one hand-over.

mod chain;
mod check;
mod journal;
mod load;
mod lock;
mod people;
mod quota;
mod rows;
mod seal;
mod seen;
mod small;
mod writer;

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};

use rusqlite::{Connection, OpenFlags};
use sha2::{Digest, Sha256};
use tokio::sync::{mpsc, oneshot};

use crate::keys::{Maker, TableId};
use crate::metrics::Metrics;
use crate::wire::Phase;

pub(crate) use catalog::Seen;
pub(crate) use chain::Chain;
pub use check::{Mended, Report, check, mend};
pub(crate) use journal::Unsettled;
pub use lock::Lock;
pub(crate) use people::{BanKind, BanRow, Held, Overseen, about, bans, overseen, to_forget};
pub(crate) use quota::{Stale, holdings, open_tables, stale};
pub use rows::Damage;
pub(crate) use rows::*;
pub(crate) use seen::{Packed, pack as pack_seen, read as seen, to_keep};
pub use small::Blemish;

/// The number of a table in the file.
pub(crate) type TableKey = i64;

/// Why something could not be kept or read.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StorageError {
    /// What SQLite says.
    #[error("the data file: {0}")]
    Sqlite(Arc<str>),
    /// Something in it is not as it was written.
    #[error("the data file is damaged: {0}")]
    Unreadable(Arc<str>),
    /// There is no such file.
    #[error("there is no data file {}", .0.display())]
    Missing(PathBuf),
    /// The file has more than one name.
    #[error("the data file {} has another name too (a hard link): what was written last is found by one name alone", .0.display())]
    ManyNames(PathBuf),
    /// The file was made by a later version of this program.
    #[error("the data file has version {found}; this program knows versions up to {known}")]
    TooNew {
        /// The version of the file.
        found: usize,
        /// The latest version known here.
        known: usize,
    },
    /// Another server has it.
    #[error("the data file {} is in use by {holder}", file.display())]
    InUse {
        /// The file.
        file: PathBuf,
        /// Who has it.
        holder: Arc<str>,
    },
    /// The server is stopping.
    #[error("the data file is closed")]
    Closed,
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

pub(crate) struct Job {
    writes: Vec<Write>,
    done: oneshot::Sender<Result<(), StorageError>>,
}

/// The data file of a running server.
pub(crate) struct Storage {
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    writer: Mutex<Option<std::thread::JoinHandle<()>>>,
    readers: Arc<Readers>,
    unsettled: Arc<Unsettled>,
    /// How often the server was started with this file, this time included.
    pub(crate) lives: u64,
    /// Tables that were not over when the file was opened, and at which something happened in the last month.
    pub(crate) open_tables: i64,
    salt: Vec<u8>,
    /// Who was muted or sent away when the file was opened, and what was said to everybody.
    pub(crate) bans: Vec<BanRow>,
    pub(crate) notice: String,
    next_key: std::sync::atomic::AtomicI64,
    /// What came of the last attempt to write something for its own sake.
    probed: Mutex<Option<(std::time::Instant, Result<(), StorageError>)>>,
    /// Given back once the file is closed, whoever still holds on to this.
    lock: Mutex<Option<Lock>>,
}

/// Tables at which nothing happened since then count for nothing.
pub(crate) fn month_ago() -> u64 {
    crate::unix_millis().saturating_sub(30 * 24 * 60 * 60 * 1000)
}

/// How many jobs may wait for the writer before those who bring more wait too.
const QUEUE: usize = 4096;

impl Storage {
    /// Opens the file, brings it up to date and settles what a crash left in the journal.
    pub(crate) fn open(mut lock: Lock, metrics: Arc<Metrics>) -> Result<Storage, StorageError> {
        let path = lock.data().to_owned();
        let path = path.as_path();
        own_eyes_only(path)?;
        lock.hold()?;
        let mut connection = Connection::open(path)?;
        prepare(&connection)?;
        migrate(&mut connection)?;
        journal::recover(&mut connection)?;
        connection.execute("UPDATE meta SET value = value + 1 WHERE name = 'lives'", [])?;
        let number = |sql: &str| connection.query_row(sql, [], |row| row.get::<_, i64>(0));
        let lives = number("SELECT value FROM meta WHERE name = 'lives'")?;
        let last_key = number("SELECT coalesce(max(key), 0) FROM tables")?;
        let open_tables = quota::open_tables(&connection, month_ago())?;
        let salt = quota::salt(&connection)?;
        small::warn(&connection)?;
        let bans = people::bans(&connection, crate::unix_millis())?;
        let notice = people::note(&connection, "notice")?;
        let unsettled = Arc::new(Unsettled::default());
        let (jobs, queue) = mpsc::channel(QUEUE);
        let writer = writer::Writer::new(connection, path.to_owned(), queue, unsettled.clone(), metrics);
        let writer = std::thread::Builder::new()
            .name("storage".into())
            .spawn(move || writer.run())
            .map_err(|error| StorageError::Sqlite(error.to_string().into()))?;
        Ok(Storage {
            jobs: Mutex::new(Some(jobs)),
            writer: Mutex::new(Some(writer)),
            readers: Arc::new(Readers::new(path)),
            unsettled,
            lives: lives as u64,
            open_tables,
            salt,
            bans,
            notice,
            next_key: (last_key + 1).into(),
            probed: Mutex::default(),
            lock: Mutex::new(Some(lock)),
        })
    }

    /// Whose network this is, as it is written down.
    pub(crate) fn maker(&self, network: std::net::IpAddr) -> Maker {
        Maker::new(&self.salt, network)
    }

    /// What the cards of a day's deal are shuffled with: the same for everybody here, and for nobody to work out.
    pub(crate) fn day_seed(&self, game: &str, day: u32) -> table::Seed {
        let mut hash = Sha256::new();
        for part in [&self.salt[..], b"daily", game.as_bytes(), &day.to_le_bytes()] {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        table::Seed(hash.finalize().into())
    }

    /// A key for a new table.
    pub(crate) fn new_key(&self) -> TableKey {
        self.next_key.fetch_add(1, std::sync::atomic::Ordering::Relaxed)
    }

    /// A way to the writer that can be kept.
    pub(crate) fn pen(&self) -> Result<Pen, StorageError> {
        let jobs = self.jobs.lock().ok().and_then(|jobs| jobs.clone());
        jobs.map(Pen).ok_or(StorageError::Closed)
    }

    /// Keeps things together: all or none. Once this returns they are on disk.
    pub(crate) async fn write(&self, writes: Vec<Write>) -> Result<(), StorageError> {
        self.pen()?.write(writes).await
    }

    /// Whether something can be written, found out by writing; asked again within two seconds it says the same.
    pub(crate) async fn can_write(&self) -> Result<(), StorageError> {
        let recent = self.probed.lock().ok().and_then(|probed| probed.clone());
        if let Some((at, result)) = recent
            && at.elapsed() < std::time::Duration::from_secs(2)
        {
            return result;
        }
        let result = self.write(vec![Write::Probe(crate::unix_millis())]).await;
        if let Ok(mut probed) = self.probed.lock() {
            *probed = Some((std::time::Instant::now(), result.clone()));
        }
        result
    }

    /// Reads something.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&Connection) -> Result<T, StorageError> + Send + 'static,
    ) -> Result<T, StorageError> {
        let readers = self.readers.clone();
        tokio::task::spawn_blocking(move || readers.with(ask))
            .await
            .unwrap_or(Err(StorageError::Closed))
    }

    /// Everything that was kept of a table; `None` if there is no such table.
    pub(crate) async fn load(&self, id: TableId) -> Result<Option<Kept>, StorageError> {
        let unsettled = self.unsettled.clone();
        self.read(move |connection| load::table(connection, id, &unsettled))
            .await
    }

    /// Waits until everything is written and closes the file.
    pub(crate) async fn close(&self) {
        if let Ok(mut jobs) = self.jobs.lock() {
            jobs.take();
        }
        let writer = self.writer.lock().ok().and_then(|mut writer| writer.take());
        if let Some(writer) = writer {
            let _ = tokio::task::spawn_blocking(move || writer.join()).await;
        }
        if let Ok(mut lock) = self.lock.lock() {
            lock.take();
        }
    }
}

/// A way to the writer.
#[derive(Clone)]
pub(crate) struct Pen(mpsc::Sender<Job>);

impl Pen {
    /// Keeps things together: all or none. Once this returns they are on disk.
    pub(crate) async fn write(&self, writes: Vec<Write>) -> Result<(), StorageError> {
        let (done, answer) = oneshot::channel();
        let sent = self.0.send(Job { writes, done }).await;
        sent.map_err(|_| StorageError::Closed)?;
        answer.await.unwrap_or(Err(StorageError::Closed))
    }
}

/// Connections that only read.
struct Readers {
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

    fn with<T>(&self, ask: impl FnOnce(&Connection) -> Result<T, StorageError>) -> Result<T, StorageError> {
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
    connection.pragma_update(None, "cache_size", -2_000)?;
    Ok(connection)
}

/// How the writing connection is set.
fn prepare(connection: &Connection) -> Result<(), StorageError> {
    connection.busy_timeout(std::time::Duration::from_secs(5))?;
    connection.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(()))?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "wal_autocheckpoint", 0)?;
    connection.pragma_update(None, "foreign_keys", true)?;
    connection.pragma_update(None, "cache_size", -16_000)?;
    Ok(())
}

/// Each step from one version of the file to the next, in order; never changed once published.
const MIGRATIONS: &[&str] = &[
    include_str!("../../migrations/0001_tables.sql"),
    include_str!("../../migrations/0002_seen.sql"),
    include_str!("../../migrations/0003_host.sql"),
    include_str!("../../migrations/0004_digests.sql"),
    include_str!("../../migrations/0005_talk.sql"),
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
            seal::adopt(&transaction)?;
            journal::settle_all(&transaction)?;
            journal::adopt(&transaction)?;
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

/// How a phase is written in the file.
pub(crate) fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::Open => "open",
        Phase::Playing => "playing",
        Phase::Over => "over",
    }
}

pub(crate) use load::{LINES_OF_CHAT, Listing, list, number};
