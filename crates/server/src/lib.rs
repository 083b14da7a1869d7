//! # The server
//!
//! Tables with people at them: seats, links, sockets, clocks, storage. It knows no rules: it holds matches of any game and passes on
//! what each viewer may know.
//!
//! A tour, in the order to read it:
//!
//! 1. [`wire`] has everything that travels between the server and those who play; `WIRE.md` beside this crate says when.
//! 2. [`config::Config`] is what can be set; [`run`] serves until it is told to stop, [`start`] is the same for tests and programs.
//! 3. `tables` has one task for each table: it owns the match, orders what arrives, redacts, keeps time and lets bots think.
//! 4. `storage` keeps everything in one SQLite file, or in PostgreSQL for several nodes; one thread writes, in groups. `leases` keeps this node among
//!    them, and `bus` passes on what concerns tables that live on others. `keeper` keeps games as they were seen, for the day when
//!    their rules are gone.
//! 5. `http` and `socket` are the two doors; `limits` and `failure` stand beside them.
//! 6. `operator` is whoever runs the server; `janitor` takes out what nobody wants any more, `backups` makes copies by the clock.
//! 7. [`typescript`] writes the types of the page.
//!
//! ## Invariants kept here
//! - A move is acknowledged, and shown to others, only once it is on disk.
//! - What a viewer may not know is left out in the table's task, before anything is queued: sockets handle finished texts.
//! - A command is carried out once, however often it is sent, also over a restart: its name is kept with the move it led to.
//! - A key that holds a seat is kept as a hash, and is in no log.
//! - A table that falls, because a rule panics or the disk is full, is loaded again as it is on disk; the other tables do not notice.

pub mod config;
pub mod keys;
pub mod typescript;
pub mod wire;

mod backups;
mod bus;
mod failure;
mod hosts;
mod http;
mod janitor;
mod keeper;
mod leases;
mod limits;
mod metrics;
mod names;
mod operator;
mod patient;
mod proxy;
mod serve;
mod socket;
mod storage;
mod tables;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::{SystemTime, UNIX_EPOCH};

use catalog::CardBox;

pub use bus::{BusAddress, BusError};
pub use config::Config;
pub use operator::operator_key;
pub use proxy::Network;
pub use serve::{Server, StartError, run, start};
pub use storage::{
    Address, Blemish, Damage, Lock, Mended, Place, Report, StorageError, backup, check, check_database,
    check_place, copy, mend,
};

use limits::{OpenByAddress, PerAddress, Rate};
use metrics::Metrics;
use storage::Storage;
use tables::{BotPool, Tables};
use wire::{GameInfo, Span};

/// What everything here shares.
pub(crate) struct App {
    config: Config,
    storage: Storage,
    /// The way to other nodes, where there are any.
    bus: Option<Arc<bus::Bus>>,
    metrics: Arc<Metrics>,
    tables: Tables,
    bots: BotPool,
    cards: CardBox,
    games: Vec<GameInfo>,
    proxies: proxy::Proxies,
    hosts: hosts::Hosts,
    /// The connections, or behind a proxy the sockets, of each address.
    open: Arc<OpenByAddress>,
    requests: PerAddress,
    new_tables: PerAddress,
    lists: http::Lists,
    /// The places of replays and records on their way.
    large: http::Large,
    command_rate: Option<Rate>,
    /// Tables that are not over and not forgotten by everybody.
    open_tables: AtomicI64,
    operator: operator::OperatorKey,
    bans: operator::Bans,
    notice: operator::Notice,
    /// When the last copy of the data file was made, in milliseconds since 1970; 0 if none was.
    last_backup: AtomicU64,
    /// The turn of whoever looks whether the store answers.
    looks: Arc<tokio::sync::Mutex<()>>,
    /// Why this server was not ready when that was last asked, if it was not.
    unready: std::sync::Mutex<Option<String>>,
    /// Tables of another node have become free, and their clocks run.
    orphans: tokio::sync::Notify,
    started: std::time::Instant,
    stopping: AtomicBool,
}

impl App {
    fn new(config: Config, lock: Option<storage::Lock>, address: SocketAddr) -> Result<App, StorageError> {
        let metrics = Arc::new(Metrics::default());
        let operator = keys::Key::new();
        let storage = match (lock, &config.store) {
            (_, Some(database)) => {
                let node = storage::Node {
                    name: config.node.clone(),
                    operator: operator.hash(),
                    lease: config.lease(),
                    metrics: metrics.clone(),
                };
                Storage::open_database(database, node, &tokio::runtime::Handle::current())?
            }
            (Some(lock), None) => Storage::open(lock, metrics.clone())?,
            (None, None) => return Err(StorageError::Missing(config.data)),
        };
        let cards = config.cards.clone();
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let bot_threads = config.bot_threads.unwrap_or(cores - 1).max(1);
        let search_threads = config.search_threads.unwrap_or(cores / 2).max(1);
        Ok(App {
            tables: Tables::new(storage.lives),
            bots: BotPool::new(bot_threads, search_threads, config.bot_budget, config.bot_pause),
            games: catalog::GAMES
                .iter()
                .filter_map(|id| game_info(id, &cards))
                .collect(),
            proxies: proxy::Proxies::new(config.behind_proxy, &config.proxies, config.proxy_hops),
            hosts: hosts::Hosts::new(&config),
            open: OpenByAddress::new(config.max_per_address),
            requests: PerAddress::new(Rate::new(config.request_rate.into(), 10.0)),
            new_tables: PerAddress::new(Rate::new(f64::from(config.table_rate) / 60.0, 60.0)),
            lists: http::Lists::default(),
            large: http::Large::new(config.replays),
            command_rate: Rate::new(config.command_rate.into(), 4.0),
            open_tables: AtomicI64::new(storage.open_tables),
            operator: operator::OperatorKey::new(operator, &config.data, address),
            bans: operator::Bans::new(&storage.bans),
            notice: operator::Notice::new(storage.notice.clone()),
            last_backup: AtomicU64::new(0),
            looks: Arc::default(),
            unready: std::sync::Mutex::default(),
            orphans: tokio::sync::Notify::new(),
            started: std::time::Instant::now(),
            stopping: AtomicBool::new(false),
            config,
            storage,
            bus: None,
            metrics,
            cards,
        })
    }

    /// Takes part in what nodes say to each other.
    fn join_others(&mut self, reached: bus::Reached) {
        let own = (&*self.storage.site(), self.storage.secret());
        let bus = bus::Bus::new(reached, own, self.config.lease());
        self.bus = Some(Arc::new(bus));
    }

    /// Other nodes look at once at what operators said.
    fn spread_news(&self) {
        if let Some(bus) = &self.bus {
            bus.spread_news();
        }
    }

    fn is_stopping(&self) -> bool {
        self.stopping.load(Relaxed)
    }

    /// Counts a new table.
    fn table_made(&self) {
        metrics::count(&self.metrics.tables_made);
        self.open_tables.fetch_add(1, Relaxed);
    }

    /// Counts a table that was deleted before its game ended.
    fn table_gone(&self) {
        self.open_tables.fetch_sub(1, Relaxed);
    }

    /// Counts a game that ended.
    fn game_over(&self) {
        metrics::count(&self.metrics.games_over);
        self.open_tables.fetch_sub(1, Relaxed);
    }

    /// Whether the seats of a game may talk freely while they play.
    fn may_talk(&self, game: &str) -> bool {
        self.games.iter().any(|info| info.id == game && info.talk)
    }
}

fn game_info(id: &str, cards: &CardBox) -> Option<GameInfo> {
    let info = catalog::describe(id, cards).ok()?;
    let span = |[min, max]: [u16; 2]| Span { min, max };
    Some(GameInfo {
        id: info.id,
        seats: span(info.seats.map(u16::from)),
        minutes: span(info.minutes),
        talk: info.talk,
        seat_fields: info.seat_fields.iter().map(ToString::to_string).collect(),
        options: info.options,
        wishes: info.wishes,
        levels: bots::levels(id),
        sources: info.sources,
    })
}

/// Milliseconds since 1970.
pub(crate) fn unix_millis() -> u64 {
    SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_millis() as u64)
}
