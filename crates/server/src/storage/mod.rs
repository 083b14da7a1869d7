//! What is kept, and where: in one SQLite file ([`file`]), or in a PostgreSQL database that several nodes share ([`postgres`]).
//!
//! The seam is narrow. Whatever reads is given a [`Source`], which answers in rows of [`Cell`]s; whatever is to be kept is a [`Write`], which [`put`]
//! turns into statements that every store understands. Checks, seals and what they cover are above the seam and the same everywhere.
//!
//! One thread writes ([`writer`]). Whatever was asked for while it was busy goes into its next transaction, so a commit, and with it the wait for
//! the disk, is shared by all tables that moved meanwhile. An answer means that it is on disk.

mod cell;
mod chain;
mod check;
mod copy;
mod deals;
mod file;
mod load;
mod people;
mod postgres;
mod put;
mod quota;
mod rows;
mod seal;
mod seen;
mod small;
mod writer;

use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use sha2::{Digest, Sha256};
use tokio::sync::{mpsc, oneshot};

use crate::keys::{KeyHash, Maker, TableId};
use crate::leases::Hearing;
use crate::metrics::Metrics;

pub(crate) use catalog::Seen;
pub(crate) use cell::{Cell, Row, Source, cells};
pub(crate) use chain::Chain;
pub use check::Report;
pub use copy::{Place, check_place, copy};
pub(crate) use deals::{Deal, Mark, Progress, progress, seconds_left, today};
pub use file::{Lock, Mended, backup, check, mend};
pub(crate) use load::{LINES_OF_CHAT, Listing, list, number};
pub(crate) use people::{BanKind, BanRow, Held, Overseen, about, bans, note, overseen, to_forget, traces};
pub(crate) use postgres::Node;
pub use postgres::{Address, check_database};
pub(crate) use quota::{Stale, holdings, open_tables, stale};
pub use rows::Damage;
pub(crate) use rows::*;
pub(crate) use seen::{Packed, pack as pack_seen, read as seen, to_keep};
pub use small::Blemish;

/// The number of a table in the store.
pub(crate) type TableKey = i64;

/// Why something could not be kept or read.
#[derive(Clone, Debug, thiserror::Error)]
pub enum StorageError {
    /// What SQLite says.
    #[error("the data file: {0}")]
    Sqlite(Arc<str>),
    /// Something in it is not as it was written.
    #[error("what is kept is damaged: {0}")]
    Unreadable(Arc<str>),
    /// What PostgreSQL says.
    #[error("the database: {0}")]
    Postgres(Arc<str>),
    /// PostgreSQL does not answer, or went away in the middle of something.
    #[error("the database is away: {0}")]
    Away(Arc<str>),
    /// Another node has the table.
    #[error("the table lives on another node")]
    Elsewhere {
        /// The life of that node.
        life: i64,
    },
    /// This node is not counted on any more, or was not when the table was loaded.
    #[error("this node lost its lease")]
    Fenced,
    /// This node does not hear the others, who hear each other, and has given its tables up.
    #[error("this node does not hear the bus, and others do; they have its tables")]
    Apart,
    /// Another server of this name serves the database.
    #[error(
        "a node called {0:?} serves this database, and renews its lease: give this one another name by --node, or stop that one"
    )]
    NameTaken(String),
    /// A copy would write over something.
    #[error("there is something already where the copy is to go")]
    Taken,
    /// A copy to here came to no end.
    #[error("a copy to here was not finished: copy again, or let flibuste check read what arrived")]
    Unfinished,
    /// There is no site.
    #[error("there is nothing: no server ever kept anything there")]
    Nothing,
    /// There is no such file.
    #[error("there is no data file {}", .0.display())]
    Missing(PathBuf),
    /// The file has more than one name.
    #[error("the data file {} has another name too (a hard link): what was written last is found by one name alone", .0.display())]
    ManyNames(PathBuf),
    /// The file was made by a later version of this program.
    #[error("what is kept has version {found}; this program knows versions up to {known}")]
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
    #[error("nothing is kept or read any more: the server stops")]
    Closed,
}

impl StorageError {
    /// Whether what was to be written may be there nevertheless: a database that fell silent or went away may have been asked already.
    pub(crate) fn may_be_written(&self) -> bool {
        matches!(self, StorageError::Away(_))
    }
}

pub(crate) struct Job {
    writes: Vec<Write>,
    /// The life of this node under which it was asked for; 0 where nodes have none.
    life: i64,
    done: oneshot::Sender<Result<(), StorageError>>,
}

/// What everything here needs to know of a store when it was opened.
pub(super) struct Opened {
    /// How often servers were started with this store, this time included.
    lives: u64,
    next_key: TableKey,
    salt: Vec<u8>,
    open_tables: i64,
    bans: Vec<BanRow>,
    notice: String,
}

/// A store that was opened: what reads it, what is to be known of it, and what writes it.
type Served<Readers> = (Readers, Opened, Box<dyn writer::Book>);

impl Opened {
    fn read(
        from: &dyn Source,
        lives: u64,
        next_key: TableKey,
        salt: Vec<u8>,
    ) -> Result<Opened, StorageError> {
        small::warn(from)?;
        Ok(Opened {
            lives,
            next_key,
            salt,
            open_tables: quota::open_tables(from, month_ago())?,
            bans: people::bans(from, crate::unix_millis())?,
            notice: people::note(from, "notice")?,
        })
    }
}

/// Where things are kept.
enum Store {
    File(Arc<file::File>),
    Postgres(Arc<postgres::Site>),
}

/// What a running server keeps.
pub(crate) struct Storage {
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    writer: Mutex<Option<std::thread::JoinHandle<()>>>,
    store: Store,
    /// How often the server was started with this store, this time included.
    pub(crate) lives: u64,
    /// Tables that were not over when the store was opened, and at which something happened in the last month.
    pub(crate) open_tables: i64,
    salt: Vec<u8>,
    /// Who was muted or sent away when the store was opened, and what was said to everybody.
    pub(crate) bans: Vec<BanRow>,
    pub(crate) notice: String,
    next_key: std::sync::atomic::AtomicI64,
    /// What came of the last attempt to write something for its own sake.
    probed: Mutex<Option<(std::time::Instant, Result<(), StorageError>)>>,
}

/// Tables at which nothing happened since then count for nothing.
pub(crate) fn month_ago() -> u64 {
    crate::unix_millis().saturating_sub(30 * 24 * 60 * 60 * 1000)
}

/// How many jobs may wait for the writer before those who bring more wait too.
const QUEUE: usize = 4096;

/// How long somebody waits for what a database is asked before they are told to come again.
const SOON: Duration = Duration::from_millis(2_500);

impl Storage {
    /// Opens the file, brings it up to date and settles what a crash left in the journal.
    pub(crate) fn open(lock: Lock, metrics: Arc<Metrics>) -> Result<Storage, StorageError> {
        let (file, opened, book) = file::open(lock)?;
        Storage::new(Store::File(Arc::new(file)), opened, book, metrics)
    }

    /// Opens a database, brings it up to date and begins a life there; this waits, and is called where that does no harm.
    pub(crate) fn open_database(
        address: &Address,
        node: Node,
        runtime: &tokio::runtime::Handle,
    ) -> Result<Storage, StorageError> {
        let metrics = node.metrics.clone();
        let (site, opened, book) = postgres::open(address, node, runtime)?;
        Storage::new(Store::Postgres(site), opened, book, metrics)
    }

    fn new(
        store: Store,
        opened: Opened,
        book: Box<dyn writer::Book>,
        metrics: Arc<Metrics>,
    ) -> Result<Storage, StorageError> {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let writer = std::thread::Builder::new()
            .name("storage".into())
            .spawn(move || writer::run(book, queue, &metrics))
            .map_err(|error| StorageError::Sqlite(error.to_string().into()))?;
        Ok(Storage {
            jobs: Mutex::new(Some(jobs)),
            writer: Mutex::new(Some(writer)),
            store,
            lives: opened.lives,
            open_tables: opened.open_tables,
            salt: opened.salt,
            bans: opened.bans,
            notice: opened.notice,
            next_key: opened.next_key.into(),
            probed: Mutex::default(),
        })
    }

    /// Whose network this is, as it is written down.
    pub(crate) fn maker(&self, network: std::net::IpAddr) -> Maker {
        Maker::new(&self.salt, network)
    }

    /// What the cards of a day's deal are shuffled with: the same for everybody here, and for nobody to work out.
    pub(crate) fn day_seed(&self, deal: &Deal) -> table::Seed {
        let mut hash = Sha256::new();
        for part in [
            &self.salt[..],
            b"daily",
            deal.game.as_bytes(),
            &deal.day.to_le_bytes(),
        ] {
            hash.update((part.len() as u64).to_le_bytes());
            hash.update(part);
        }
        table::Seed(hash.finalize().into())
    }

    /// A key for a new table.
    pub(crate) fn new_key(&self) -> TableKey {
        self.next_key.fetch_add(1, std::sync::atomic::Ordering::Relaxed)
    }

    /// Takes a table for this node, unless another has it; gives the way to write to it.
    pub(crate) async fn take(&self, id: TableId) -> Result<Pen, StorageError> {
        match &self.store {
            Store::File(_) => self.pen(0, 0),
            Store::Postgres(site) => {
                let (life, epoch) = site.take(id).await?;
                self.pen(life, epoch)
            }
        }
    }

    fn pen(&self, life: i64, epoch: i64) -> Result<Pen, StorageError> {
        let jobs = self.jobs.lock().ok().and_then(|jobs| jobs.clone());
        let jobs = jobs.ok_or(StorageError::Closed)?;
        Ok(Pen { jobs, life, epoch })
    }

    /// The number under which this node lives among others; 0 while it does not, and where there are none.
    pub(crate) fn life(&self) -> i64 {
        match &self.store {
            Store::File(_) => 0,
            Store::Postgres(site) => site.life(),
        }
    }

    /// Whether a key opens another node to operators.
    pub(crate) async fn opens_another_node(&self, key: KeyHash) -> bool {
        let Store::Postgres(site) = &self.store else {
            return false;
        };
        let known = site.with(move |_, link| {
            link.number(
                "SELECT count(*) FROM nodes WHERE operator = ?1 AND until >= flibuste_now()",
                &cells![key.bytes()],
            )
        });
        known.await.is_ok_and(|nodes| nodes > 0)
    }

    /// What tells this site apart from others; it says nothing about the secret that it is made from.
    pub(crate) fn site(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(b"site");
        hash.update(&self.salt);
        hex::encode(&hash.finalize()[..6])
    }

    /// What only the nodes of this site know, by which they know each other.
    pub(crate) fn secret(&self) -> crate::bus::Secret {
        let mut hash = Sha256::new();
        hash.update(b"nodes");
        hash.update(&self.salt);
        hash.finalize().into()
    }

    /// Says how often everything in memory was lost to other nodes; `None` where there are none.
    pub(crate) fn losses(&self) -> Option<tokio::sync::watch::Receiver<u64>> {
        match &self.store {
            Store::File(_) => None,
            Store::Postgres(site) => Some(site.losses()),
        }
    }

    /// Keeps this node among those that are counted on, if it hears the others as it says; never ends. `orphans` is called when tables of other nodes
    /// have become free.
    pub(crate) async fn stay_alive(&self, hearing: impl Fn() -> Option<Hearing>, orphans: impl Fn()) {
        match &self.store {
            Store::File(_) => std::future::pending().await,
            Store::Postgres(site) => postgres::lease::keep(site.clone(), hearing, orphans).await,
        }
    }

    /// Keeps things together: all or none. Once this returns they are on disk.
    pub(crate) async fn write(&self, writes: Vec<Write>) -> Result<(), StorageError> {
        self.pen(self.life(), 0)?.write(writes).await
    }

    /// What is known to be wrong without asking.
    pub(crate) fn trouble(&self) -> Option<StorageError> {
        match &self.store {
            Store::File(_) => None,
            Store::Postgres(site) => site.trouble(),
        }
    }

    /// How long the store may take to show somebody who looks after the server that it answers, and what it is if it does not.
    pub(crate) fn patience(&self) -> (Duration, StorageError) {
        let why = Arc::from("it does not answer");
        match &self.store {
            Store::File(_) => (Duration::from_secs(5), StorageError::Sqlite(why)),
            Store::Postgres(_) => (Duration::from_secs(1), StorageError::Away(why)),
        }
    }

    /// Whether something can be written, found out by writing; asked again within a second it says the same.
    pub(crate) async fn can_write(&self) -> Result<(), StorageError> {
        let recent = self.probed.lock().ok().and_then(|probed| probed.clone());
        if let Some((at, result)) = recent
            && at.elapsed() < Duration::from_secs(1)
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
        ask: impl FnOnce(&dyn Source) -> Result<T, StorageError> + Send + 'static,
    ) -> Result<T, StorageError> {
        match &self.store {
            Store::File(file) => {
                let file = file.clone();
                let asked = tokio::task::spawn_blocking(move || file.readers.with(ask));
                asked.await.unwrap_or(Err(StorageError::Closed))
            }
            Store::Postgres(site) => site.with(|_, link| ask(link)).await,
        }
    }

    /// The same for somebody who waits: a database that stands still is not waited for.
    pub(crate) async fn read_soon<T: Send + 'static>(
        &self,
        ask: impl FnOnce(&dyn Source) -> Result<T, StorageError> + Send + 'static,
    ) -> Result<T, StorageError> {
        let read = self.read(ask);
        match &self.store {
            Store::File(_) => read.await,
            Store::Postgres(_) => match tokio::time::timeout(SOON, read).await {
                Ok(read) => read,
                Err(_) => Err(self.patience().1),
            },
        }
    }

    /// Whether anything can be read.
    pub(crate) async fn can_read(&self) -> Result<(), StorageError> {
        self.read(|store| store.number("SELECT 1", &[]).map(drop)).await
    }

    /// Everything that was kept of a table; `None` if there is no such table.
    pub(crate) async fn load(&self, id: TableId) -> Result<Option<Kept>, StorageError> {
        match &self.store {
            Store::File(file) => {
                let unsettled = file.unsettled.clone();
                self.read(move |store| load::table(store, id, |table| unsettled.contains(table)))
                    .await
            }
            Store::Postgres(_) => self.read(move |store| load::table(store, id, |_| true)).await,
        }
    }

    /// Waits until everything is written and closes the store.
    pub(crate) async fn close(&self) {
        if let Ok(mut jobs) = self.jobs.lock() {
            jobs.take();
        }
        let writer = self.writer.lock().ok().and_then(|mut writer| writer.take());
        if let Some(writer) = writer {
            let _ = tokio::task::spawn_blocking(move || writer.join()).await;
        }
        match &self.store {
            Store::File(file) => {
                if let Ok(mut lock) = file.lock.lock() {
                    lock.take();
                }
            }
            // The writer gave the lease up when it ended.
            Store::Postgres(_) => {}
        }
    }
}

/// A way to the writer, for as long as this node has a table.
#[derive(Clone)]
pub(crate) struct Pen {
    jobs: mpsc::Sender<Job>,
    life: i64,
    epoch: i64,
}

impl Pen {
    /// Keeps things together: all or none. Once this returns they are on disk.
    pub(crate) async fn write(&self, writes: Vec<Write>) -> Result<(), StorageError> {
        let (done, answer) = oneshot::channel();
        let life = self.life;
        let sent = self.jobs.send(Job { writes, life, done }).await;
        sent.map_err(|_| StorageError::Closed)?;
        answer.await.unwrap_or(Err(StorageError::Closed))
    }

    /// How often the table was taken up, where nodes take tables from each other.
    pub(crate) fn epoch(&self) -> Option<i64> {
        (self.life != 0).then_some(self.epoch)
    }

    /// Gives a table back, so that any node can take it. Where there is only one there is nothing to give.
    pub(crate) async fn release(&self, table: TableKey) -> Result<(), StorageError> {
        let epoch = self.epoch;
        match self.life {
            0 => Ok(()),
            _ => self.write(vec![Write::Release { table, epoch }]).await,
        }
    }
}

/// The names of tables that an answer consists of.
fn ids(from: &dyn Source, sql: &str, with: &[Cell<'_>]) -> Result<Vec<TableId>, StorageError> {
    let rows = from.rows(sql, with)?;
    Ok(rows
        .iter()
        .filter_map(|row| TableId::read(row.text("id")?))
        .collect())
}
