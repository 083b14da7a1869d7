//! What is kept in PostgreSQL, by any number of nodes together.
//!
//! The tables are those of the file, with the same checks ([`put`](super::put), [`seal`](super::seal)). A group of jobs is one transaction that travels
//! there and back once. A new line is a row of `journal`, whose key is the table and the number of the line: none can be written twice. A table that
//! settles moves its own lines to `records`.
//!
//! **Whose table it is.** A node lives under a number (`nodes`), and a table that is in its memory has a row in `owners` with that number. Every transaction
//! holds the row of its node's life (`flibuste_hold`) and is refused if it is gone. Whoever finds that the time of another node is up takes its row out,
//! which waits for transactions that hold it, and takes its tables with it: from then on nothing that node still has in mind is written, whatever its
//! clock says. All times are by the clock of the database. See [`lease`].

mod book;
mod hearing;
pub(super) mod lease;
mod link;
mod tls;
mod wait;

use std::str::FromStr;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering::SeqCst};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::runtime::Handle;
use tokio::sync::{Semaphore, watch};

use super::{Opened, Report, Served, Source, StorageError, cells};
use crate::keys::{KeyHash, TableId};
use crate::metrics::{Metrics, count};

pub(super) use link::Link;

/// A write that takes no longer is waited for, however short a lease is.
const LEAST_PATIENCE: Duration = Duration::from_secs(2);

/// How many connections read at once.
const READERS: usize = 8;

/// Where a database is and how it is entered. What is shown of it holds no password: a text that cannot be read is taken all the same and refused
/// when the database is to be opened, since whoever refuses an argument shows it.
#[derive(Clone)]
pub struct Address(Result<Arc<Entrance>, Arc<str>>);

/// How a database is entered.
struct Entrance {
    config: tokio_postgres::Config,
    tls: tls::Tls,
}

impl FromStr for Address {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Address, Self::Err> {
        Ok(Address(Entrance::read(text).map(Arc::new)))
    }
}

impl Entrance {
    fn read(text: &str) -> Result<Entrance, Arc<str>> {
        if !Address::is_meant(text) {
            return Err("a database is named as in postgres://user@host/name".into());
        }
        let (rest, tls) = tls::Tls::take_from(text);
        let parsed = rest.parse::<tokio_postgres::Config>();
        let mut config = parsed.map_err(|error| Arc::from(error.to_string()))?;
        if config.get_application_name().is_none() {
            config.application_name("flibuste");
        }
        config.connect_timeout(Duration::from_secs(5));
        Ok(Entrance { config, tls })
    }
}

impl Address {
    /// Whether a text names a database, rather than a file.
    pub fn is_meant(text: &str) -> bool {
        text.starts_with("postgres://") || text.starts_with("postgresql://")
    }

    /// Connects, if it could be read.
    fn open(&self, runtime: &Handle) -> Result<Link, StorageError> {
        let entrance = self.entrance()?;
        Link::open(&entrance.config, entrance.tls.connector()?, runtime)
    }

    /// How it is entered, if it could be read.
    fn entrance(&self) -> Result<&Entrance, StorageError> {
        match &self.0 {
            Ok(entrance) => Ok(entrance),
            Err(why) => Err(StorageError::Postgres(
                format!("its address cannot be read ({why}); it is not shown, since a password may be in it")
                    .into(),
            )),
        }
    }
}

impl std::fmt::Debug for Address {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let name = self
            .0
            .as_ref()
            .ok()
            .and_then(|entrance| entrance.config.get_dbname());
        write!(f, "postgres database {:?}", name.unwrap_or_default())
    }
}

/// A database that is served from here.
pub(crate) struct Site {
    address: Address,
    node: String,
    operator: KeyHash,
    runtime: Handle,
    lease: Duration,
    metrics: Arc<Metrics>,
    /// The number under which this node lives; 0 while it does not.
    life: AtomicI64,
    /// The life before, which is not known to be over yet.
    last_life: AtomicI64,
    idle: Mutex<Vec<Link>>,
    places: Arc<Semaphore>,
    /// Says how often everything in memory was lost to others, or may have been.
    lost: watch::Sender<u64>,
    /// Why the lease could not be renewed when that was last tried.
    trouble: Mutex<Option<StorageError>>,
    /// When this node last knew that it is counted on, in milliseconds since `began`.
    renewed: AtomicU64,
    began: Instant,
    clock: hearing::Clock,
    /// This node has given its tables up, since it does not hear the others.
    apart: AtomicBool,
}

/// A node that is to serve a database.
pub(crate) struct Node {
    /// What it is called.
    pub(crate) name: String,
    /// What is kept of the key that opens it to operators.
    pub(crate) operator: KeyHash,
    /// How long it is counted on after it last said so.
    pub(crate) lease: Duration,
    pub(crate) metrics: Arc<Metrics>,
}

/// Opens a database, brings it up to date and begins a life there.
pub(super) fn open(
    address: &Address,
    node: Node,
    runtime: &Handle,
) -> Result<Served<Arc<Site>>, StorageError> {
    let link = address.open(runtime)?;
    migrate(&link)?;
    super::copy::must_be_finished(&link)?;
    let salt = salt(&link)?;
    let site = Site {
        address: address.clone(),
        node: node.name,
        operator: node.operator,
        runtime: runtime.clone(),
        lease: node.lease,
        metrics: node.metrics,
        life: AtomicI64::new(0),
        last_life: AtomicI64::new(0),
        idle: Mutex::default(),
        places: Arc::new(Semaphore::new(READERS)),
        lost: watch::Sender::new(0),
        trouble: Mutex::default(),
        renewed: AtomicU64::new(0),
        began: Instant::now(),
        clock: hearing::Clock::default(),
        apart: AtomicBool::new(false),
    };
    lease::take_name(&site, &link)?;
    let life = lease::begin(&site, &link)?;
    let opened = Opened::read(&link, life as u64, (life << 32) + 1, salt)?;
    let site = Arc::new(site);
    let writing = site.connect_to_write()?;
    site.put_back(link);
    let book = book::DatabaseBook::new(site.clone(), writing);
    Ok((site, opened, Box::new(book)))
}

impl Site {
    /// The number under which this node lives; 0 while it does not.
    pub(super) fn life(&self) -> i64 {
        self.life.load(SeqCst)
    }

    /// Says how often everything in memory was lost.
    pub(super) fn losses(&self) -> watch::Receiver<u64> {
        self.lost.subscribe()
    }

    /// Why this node is not among those that are counted on, as far as it knows.
    pub(super) fn trouble(&self) -> Option<StorageError> {
        if self.is_apart() {
            return Some(StorageError::Apart);
        }
        let trouble = self.trouble.lock().unwrap_or_else(PoisonError::into_inner);
        let lost = || (self.life() == 0).then_some(StorageError::Fenced);
        trouble.clone().or_else(lost)
    }

    fn note_trouble(&self, trouble: Option<StorageError>) {
        *self.trouble.lock().unwrap_or_else(PoisonError::into_inner) = trouble;
    }

    /// Whether this node has given its tables up and takes none, since it does not hear the others.
    fn is_apart(&self) -> bool {
        self.apart.load(SeqCst)
    }

    fn set_apart(&self, apart: bool) {
        self.apart.store(apart, SeqCst);
    }

    /// Ends a life: nothing of it is written any more, and everything that was loaded under it is dropped. Says whether it was the one this node lived.
    fn end(&self, life: i64) -> bool {
        let ended = life > 0 && self.life.compare_exchange(life, 0, SeqCst, SeqCst).is_ok();
        if ended {
            self.last_life.store(life, SeqCst);
            self.lost.send_modify(|losses| *losses += 1);
        }
        ended
    }

    /// A life is over, or may be.
    fn lose(&self, life: i64) {
        if self.end(life) {
            count(&self.metrics.lives_lost);
            tracing::warn!(
                node = self.node,
                life,
                "this node lost its lease; its tables are loaded again"
            );
        }
    }

    /// A connection for the one who writes. It waits for a lock for less time than a lease lasts, so that a lock is no reason to take the database to be
    /// away; and one that was forgotten in the middle of a
    /// transaction holds nobody up for longer.
    fn connect_to_write(&self) -> Result<Link, StorageError> {
        let link = self.address.open(&self.runtime)?;
        let (millis, lock) = (self.lease.as_millis(), (self.lease * 3 / 4).as_millis());
        link.batch(&format!(
            "SET synchronous_commit = on; SET lock_timeout = {lock}; SET idle_in_transaction_session_timeout = {millis}"
        ))?;
        // What takes longer than a lease comes from a node that nobody counts on any more.
        link.wait_at_most(self.lease.max(LEAST_PATIENCE));
        Ok(link)
    }

    fn put_back(&self, link: Link) {
        self.idle
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(link);
    }

    /// Asks something, on a thread that may wait. Only so many are asked at once.
    pub(super) async fn with<T: Send + 'static>(
        self: &Arc<Self>,
        ask: impl FnOnce(&Site, &Link) -> Result<T, StorageError> + Send + 'static,
    ) -> Result<T, StorageError> {
        let place = self.places.clone().acquire_owned().await;
        let place = place.map_err(|_| StorageError::Closed)?;
        // What was begun keeps its place though nobody waits for it any more.
        self.with_any(move |site, link| {
            let _place = place;
            ask(site, link)
        })
        .await
    }

    /// The same without waiting for others: for what keeps this node counted on.
    async fn with_any<T: Send + 'static>(
        self: &Arc<Self>,
        ask: impl FnOnce(&Site, &Link) -> Result<T, StorageError> + Send + 'static,
    ) -> Result<T, StorageError> {
        let site = self.clone();
        let asked = tokio::task::spawn_blocking(move || {
            let waiting = site.idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
            let link = match waiting.filter(|link| !link.is_closed()) {
                Some(link) => link,
                None => site.address.open(&site.runtime)?,
            };
            let answer = ask(&site, &link);
            // After a failure it may be in the middle of something.
            if answer.is_ok() {
                site.put_back(link);
            }
            answer
        });
        asked.await.unwrap_or(Err(StorageError::Closed))
    }

    /// Takes a table for this node; gives under which life and epoch. One that another node has, whose time is not up, stays there.
    pub(super) async fn take(self: &Arc<Self>, id: TableId) -> Result<(i64, i64), StorageError> {
        // Nobody waits for a database that is known to be away.
        if let (0, Some(trouble)) = (self.life(), self.trouble()) {
            return Err(trouble);
        }
        self.with(move |site, link| lease::take(site, link, id)).await
    }
}

/// Each step from one version of the schema to the next, in order; never changed once published.
const MIGRATIONS: &[&str] = &[
    include_str!("../../../migrations/postgres/0001_all.sql"),
    include_str!("../../../migrations/postgres/0002_operators.sql"),
    include_str!("../../../migrations/postgres/0003_deals.sql"),
    include_str!("../../../migrations/postgres/0004_hearing.sql"),
];

/// The number by which nodes that start at the same time wait for each other.
const ONE_AT_A_TIME: i64 = 0x0066_6c69_6275_7374;

fn migrate(link: &Link) -> Result<(), StorageError> {
    link.run("SELECT pg_advisory_lock(?1)", &cells![ONE_AT_A_TIME])?;
    let done = migrate_alone(link);
    link.run("SELECT pg_advisory_unlock(?1)", &cells![ONE_AT_A_TIME])?;
    done
}

/// Whether nothing was ever kept in a database.
fn is_empty(link: &Link) -> Result<bool, StorageError> {
    let made = link.number(
        "SELECT count(*) FROM pg_tables WHERE tablename = 'meta' AND schemaname = current_schema()",
        &[],
    )?;
    Ok(made == 0)
}

/// The same, asked from outside.
pub(super) fn is_blank(address: &Address, runtime: &Handle) -> Result<bool, StorageError> {
    is_empty(&address.open(runtime)?)
}

fn migrate_alone(link: &Link) -> Result<(), StorageError> {
    let found = match is_empty(link)? {
        true => 0,
        false => link.number("SELECT value FROM meta WHERE name = 'schema'", &[])? as usize,
    };
    let known = MIGRATIONS.len();
    if found > known {
        return Err(StorageError::TooNew { found, known });
    }
    for (at, step) in MIGRATIONS.iter().enumerate().skip(found) {
        let version = at + 1;
        link.batch(&format!(
            "BEGIN; {step};
             INSERT INTO meta (name, value) VALUES ('schema', {version}) ON CONFLICT (name) DO UPDATE SET value = excluded.value; COMMIT"
        ))
        .inspect_err(|_| drop(link.batch("ROLLBACK")))?;
    }
    Ok(())
}

/// The secret that makers are hashed with; it is drawn when the database is made.
fn salt(link: &Link) -> Result<Vec<u8>, StorageError> {
    let fresh: [u8; 16] = crate::keys::random();
    link.run(
        "INSERT INTO meta (name, bytes) VALUES ('salt', ?1) ON CONFLICT DO NOTHING",
        &cells![&fresh[..]],
    )?;
    let row = link.row("SELECT bytes FROM meta WHERE name = 'salt'", &[])?;
    row.map_or(Err(StorageError::Unreadable("the salt is gone".into())), |row| {
        row.at(0)
    })
}

/// Reads everything in a database, whether servers run on it or not.
pub fn check_database(address: &Address) -> Result<Report, StorageError> {
    alone(|runtime| {
        let link = address.open(runtime)?;
        match is_empty(&link)? {
            true => Err(StorageError::Nothing),
            false => super::check::everything(&link),
        }
    })
}

/// Connects to a database and brings it up to date, without serving it.
pub(super) fn open_alone(address: &Address, runtime: &Handle) -> Result<Link, StorageError> {
    let link = address.open(runtime)?;
    migrate(&link)?;
    salt(&link)?;
    Ok(link)
}

/// Does something with a database, outside of any server.
pub(super) fn alone<T>(with: impl FnOnce(&Handle) -> Result<T, StorageError>) -> Result<T, StorageError> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()
        .map_err(|error| StorageError::Away(error.to_string().into()))?;
    with(runtime.handle())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::Place;

    /// A misspelt address is refused without its password, whoever shows what was refused.
    #[test]
    fn what_cannot_be_read_is_not_shown() {
        for text in [
            "postgres://flib:secretpw@127.0.0.1:notaport/site",
            "postgres://flib:secretpw@127.0.0.1/site?sslmode=bogus",
            "POSTGRES://flib:secretpw@127.0.0.1/site",
            "mysql://flib:secretpw@127.0.0.1/site",
            "host=127.0.0.1 password=secretpw",
        ] {
            let Ok(address) = text.parse::<Address>();
            let refused = address.entrance().map(drop).expect_err(text).to_string();
            assert!(refused.contains("cannot be read"), "{refused}");
            let Ok(place) = text.parse::<Place>();
            assert!(matches!(place, Place::Database(_)), "{text} is no file");
            for shown in [refused, format!("{address:?}"), place.to_string()] {
                assert!(!shown.contains("secretpw"), "{shown}");
            }
        }
        let Ok(fine) = "postgres://flib:secretpw@127.0.0.1/site".parse::<Address>();
        assert!(fine.entrance().is_ok());
        assert!(!format!("{fine:?}").contains("secretpw"));
    }
}
