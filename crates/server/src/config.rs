//! What can be set by flags and by the environment.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use catalog::CardBox;
use clap::Args;

use crate::bus::{BusAddress, BusError};
use crate::proxy::Network;
use crate::storage::Address;

/// What a server is called that nobody gave a name.
const ALONE: &str = "alone";

/// How the server is run.
#[derive(Clone, Debug, Args)]
pub struct Config {
    /// The address to listen at.
    #[arg(
        long,
        env = "FLIBUSTE_LISTEN",
        default_value = "127.0.0.1:7777",
        value_name = "ADDRESS"
    )]
    pub listen: SocketAddr,

    /// The file everything is kept in; it is made if it is not there.
    #[arg(
        long,
        env = "FLIBUSTE_DATA",
        default_value = "flibuste.db",
        value_name = "FILE"
    )]
    pub data: PathBuf,

    /// A PostgreSQL database to keep everything in instead of a file, as in postgres://user:password@host/name; several servers may share it. What
    /// lies beside the data file, as the key for operators, is still found there.
    #[arg(long, env = "FLIBUSTE_STORE", hide_env_values = true, value_name = "URL")]
    pub store: Option<Address>,

    /// The NATS server, or several with commas between, by which servers that share a database reach each other's tables, as in
    /// nats://user:password@host:4222, or tls://… for TLS; needs --store and --node.
    #[arg(long, env = "FLIBUSTE_BUS", hide_env_values = true, value_name = "URL")]
    pub bus: Option<BusAddress>,

    /// What this server is called among those that share a database.
    #[arg(long, env = "FLIBUSTE_NODE", default_value = ALONE, value_name = "NAME")]
    pub node: String,

    /// How long this server is counted on after it last said so to the database, in milliseconds.
    #[arg(
        long,
        env = "FLIBUSTE_LEASE",
        default_value_t = 6_000,
        value_name = "MS",
        hide = true
    )]
    pub lease: u64,

    /// Do not open the page in the browser.
    #[arg(long, env = "FLIBUSTE_NO_OPEN")]
    pub no_open: bool,

    /// Another origin, as in https://play.example.org, whose page may talk to this server; may be given several times.
    #[arg(
        long = "origin",
        env = "FLIBUSTE_ORIGINS",
        value_delimiter = ',',
        value_name = "ORIGIN"
    )]
    pub origins: Vec<String>,

    /// A name this server goes by, as in play.example.org; may be given several times. Requests for other names are refused; those of origins, of
    /// this machine and plain addresses are always answered. A server behind a proxy, or open to others, goes by every name unless one is given.
    #[arg(
        long = "host",
        env = "FLIBUSTE_HOSTS",
        value_delimiter = ',',
        value_name = "NAME"
    )]
    pub hosts: Vec<String>,

    /// Serve /metrics at this address, and nowhere else; keep it to yourself.
    #[arg(long, env = "FLIBUSTE_METRICS", value_name = "ADDRESS")]
    pub metrics: Option<SocketAddr>,

    /// Take the address of clients, and whether they came by TLS, from the X-Forwarded headers that a trusted proxy sets.
    #[arg(long, env = "FLIBUSTE_BEHIND_PROXY")]
    pub behind_proxy: bool,

    /// The address of a proxy that is trusted, or a network of them as in 10.0.0.0/8; may be given several times. Without it only proxies on
    /// this machine are.
    #[arg(
        long = "proxy",
        env = "FLIBUSTE_PROXIES",
        value_delimiter = ',',
        value_name = "ADDRESS"
    )]
    pub proxies: Vec<Network>,

    /// How many trusted proxies may stand one behind the other.
    #[arg(long, env = "FLIBUSTE_PROXY_HOPS", default_value_t = 1, value_name = "N")]
    pub proxy_hops: usize,

    /// Write logs as JSON lines.
    #[arg(long, env = "FLIBUSTE_LOG_JSON")]
    pub log_json: bool,

    /// Threads that serve; as many as there are cores unless said otherwise.
    #[arg(long, env = "FLIBUSTE_THREADS", value_name = "N")]
    pub threads: Option<usize>,

    /// The most tables that are not over.
    #[arg(long, env = "FLIBUSTE_MAX_TABLES", default_value_t = 20_000, value_name = "N")]
    pub max_tables: usize,

    /// The most sockets at once.
    #[arg(
        long,
        env = "FLIBUSTE_MAX_SOCKETS",
        default_value_t = 20_000,
        value_name = "N"
    )]
    pub max_sockets: usize,

    /// The most connections at once from one address; 0 for no limit.
    #[arg(
        long,
        env = "FLIBUSTE_MAX_PER_ADDRESS",
        default_value_t = 256,
        value_name = "N"
    )]
    pub max_per_address: usize,

    /// The most replays and records on their way at once, a quarter of them to one address; 0 for no limit.
    #[arg(long, env = "FLIBUSTE_REPLAYS", default_value_t = 8, value_name = "N")]
    pub replays: usize,

    /// Requests a second from one address, with ten times as many at once; 0 for no limit.
    #[arg(long, env = "FLIBUSTE_REQUEST_RATE", default_value_t = 30, value_name = "N")]
    pub request_rate: u32,

    /// New tables a minute from one address; 0 for no limit.
    #[arg(long, env = "FLIBUSTE_TABLE_RATE", default_value_t = 20, value_name = "N")]
    pub table_rate: u32,

    /// The most tables made from one address that are not over; 0 for no limit.
    #[arg(
        long,
        env = "FLIBUSTE_TABLES_PER_ADDRESS",
        default_value_t = 100,
        value_name = "N"
    )]
    pub tables_per_address: u64,

    /// The most that all tables made from one address may take up before no more can be made from there, in MiB; 0 for no limit.
    #[arg(
        long,
        env = "FLIBUSTE_SIZE_PER_ADDRESS",
        default_value_t = 256,
        value_name = "MIB"
    )]
    pub size_per_address: u64,

    /// The most that one table may take up, in KiB: beyond it nothing is taken back, and beyond twice as much no move is made; 0
    /// for no limit.
    #[arg(
        long,
        env = "FLIBUSTE_TABLE_SIZE",
        default_value_t = 4_096,
        value_name = "KIB"
    )]
    pub table_size: u64,

    /// The most tables made from one address in each public list; 0 for no limit.
    #[arg(
        long,
        env = "FLIBUSTE_LISTED_PER_ADDRESS",
        default_value_t = 10,
        value_name = "N"
    )]
    pub listed_per_address: usize,

    /// How long a table that is not over stays when nobody has a seat there, in seconds; 0 for ever.
    #[arg(
        long,
        env = "FLIBUSTE_EMPTY_AFTER",
        default_value_t = 3_600,
        value_name = "SECONDS"
    )]
    pub empty_after: u64,

    /// How long a table stays at which the game was never begun and nothing happens, in days; 0 for ever.
    #[arg(long, env = "FLIBUSTE_OPEN_AFTER", default_value_t = 30, value_name = "DAYS")]
    pub open_after: u64,

    /// How long names and conversations are kept after the end of a game, in days; the game itself stays. 0 for ever.
    #[arg(long, env = "FLIBUSTE_KEEP_NAMES", default_value_t = 365, value_name = "DAYS")]
    pub keep_names: u64,

    /// A folder for copies of the data file, made by the clock; without it none are made.
    #[arg(long, env = "FLIBUSTE_BACKUP_TO", value_name = "FOLDER")]
    pub backup_to: Option<PathBuf>,

    /// How often a copy is made, in minutes.
    #[arg(
        long,
        env = "FLIBUSTE_BACKUP_EVERY",
        default_value_t = 1_440,
        value_name = "MINUTES"
    )]
    pub backup_every: u64,

    /// How many copies are kept; the oldest go.
    #[arg(long, env = "FLIBUSTE_BACKUP_KEEP", default_value_t = 7, value_name = "N")]
    pub backup_keep: usize,

    /// How often it is looked for what is to go, in milliseconds.
    #[arg(
        long,
        env = "FLIBUSTE_TIDY",
        default_value_t = 60_000,
        value_name = "MS",
        hide = true
    )]
    pub tidy: u64,

    /// How old a public list may be, in milliseconds: within that it is made once, however many ask.
    #[arg(
        long,
        env = "FLIBUSTE_LIST_AGE",
        default_value_t = 500,
        value_name = "MS",
        hide = true
    )]
    pub list_age: u64,

    /// Commands a second from one socket, with four times as many at once; 0 for no limit.
    #[arg(long, env = "FLIBUSTE_COMMAND_RATE", default_value_t = 20, value_name = "N")]
    pub command_rate: u32,

    /// How long a bot may think, in milliseconds; after that it makes any move.
    #[arg(long, env = "FLIBUSTE_BOT_BUDGET", default_value_t = 3_000, value_name = "MS")]
    pub bot_budget: u64,

    /// How long a bot waits before it moves, in milliseconds, so that people can follow.
    #[arg(long, env = "FLIBUSTE_BOT_PAUSE", default_value_t = 500, value_name = "MS")]
    pub bot_pause: u64,

    /// Threads on which bots think; one less than there are cores unless said otherwise.
    #[arg(long, env = "FLIBUSTE_BOT_THREADS", value_name = "N")]
    pub bot_threads: Option<usize>,

    /// Threads on which bots search; half as many as there are cores unless said otherwise. Bots that move at once never wait for them.
    #[arg(long, env = "FLIBUSTE_SEARCH_THREADS", value_name = "N")]
    pub search_threads: Option<usize>,

    /// How long a clock stands still while its seat is disconnected, in seconds over the whole game.
    #[arg(
        long,
        env = "FLIBUSTE_PAUSE_ALLOWANCE",
        default_value_t = 120,
        value_name = "SECONDS"
    )]
    pub pause_allowance: u64,

    /// How long somebody must be away before others may let a bot play for them, in seconds.
    #[arg(
        long,
        env = "FLIBUSTE_STAND_IN_AFTER",
        default_value_t = 60,
        value_name = "SECONDS"
    )]
    pub stand_in_after: u64,

    /// How long nothing may come over a socket before whoever is at its other end is taken to be gone, in milliseconds: a line may drop without a
    /// word. They are asked before whether they are there.
    #[arg(
        long,
        env = "FLIBUSTE_SILENCE",
        default_value_t = 36_000,
        value_name = "MS",
        hide = true
    )]
    pub silence: u64,

    /// How long a table that nobody looks at stays in memory, in seconds.
    #[arg(long, env = "FLIBUSTE_IDLE", default_value_t = 300, value_name = "SECONDS")]
    pub idle: u64,

    /// How long moves may lie in the journal before they are moved to their table's record, in milliseconds.
    #[arg(
        long,
        env = "FLIBUSTE_SETTLE",
        default_value_t = 10_000,
        value_name = "MS",
        hide = true
    )]
    pub settle: u64,

    /// How long games are kept as they were seen when the server stops, in seconds; what is left over is kept after the next start.
    #[arg(
        long,
        env = "FLIBUSTE_LAST_KEEPING",
        default_value_t = 10,
        value_name = "SECONDS",
        hide = true
    )]
    pub last_keeping: u64,

    /// The cards that are played with.
    #[arg(skip)]
    pub cards: CardBox,

    /// How many times faster the tables' own time runs, for tests: an hourglass need not be waited for.
    #[arg(skip = 1u64)]
    pub haste: u64,

    /// Called with the length of the record before each move is made, for tests: it panics where a rule with a fault would.
    #[arg(skip)]
    pub drill: Option<fn(usize)>,
}

impl Config {
    /// The configuration of a server that no flag was given to, for tests and programs.
    pub fn for_file(data: impl Into<PathBuf>) -> Config {
        Config {
            listen: SocketAddr::from(([127, 0, 0, 1], 0)),
            data: data.into(),
            store: None,
            bus: None,
            node: ALONE.into(),
            lease: 6_000,
            no_open: true,
            origins: Vec::new(),
            hosts: Vec::new(),
            metrics: None,
            behind_proxy: false,
            proxies: Vec::new(),
            proxy_hops: 1,
            log_json: false,
            threads: None,
            max_tables: 20_000,
            max_sockets: 20_000,
            max_per_address: 0,
            replays: 0,
            request_rate: 0,
            table_rate: 0,
            tables_per_address: 0,
            size_per_address: 0,
            table_size: 0,
            listed_per_address: 0,
            empty_after: 0,
            open_after: 0,
            keep_names: 0,
            backup_to: None,
            backup_every: 1_440,
            backup_keep: 7,
            tidy: 60_000,
            list_age: 0,
            command_rate: 0,
            bot_budget: 3_000,
            bot_pause: 0,
            bot_threads: None,
            search_threads: None,
            pause_allowance: 120,
            stand_in_after: 0,
            silence: 130_000,
            idle: 300,
            settle: 10_000,
            last_keeping: 60,
            cards: CardBox::default(),
            haste: 1,
            drill: None,
        }
    }

    /// Whether what was set goes together.
    pub(crate) fn check(&self) -> Result<(), BusError> {
        if !is_name(&self.node) {
            return Err(BusError::NoName(self.node.clone()));
        }
        match &self.bus {
            None => Ok(()),
            Some(_) if self.store.is_none() => Err(BusError::Alone),
            Some(_) if self.node == ALONE => Err(BusError::Nameless),
            Some(address) => address.check(),
        }
    }

    pub(crate) fn lease(&self) -> Duration {
        Duration::from_millis(self.lease.max(300))
    }

    pub(crate) fn settle(&self) -> Duration {
        Duration::from_millis(self.settle)
    }

    /// How long between two copies; the tables' own haste is the copies' too, for tests.
    pub(crate) fn backup_every(&self) -> Duration {
        Duration::from_secs(self.backup_every.max(1) * 60) / self.haste.max(1) as u32
    }

    pub(crate) fn tidy(&self) -> Duration {
        Duration::from_millis(self.tidy.max(10))
    }

    /// How long a socket may be silent.
    pub(crate) fn silence(&self) -> Duration {
        Duration::from_millis(self.silence.max(100))
    }

    /// After how long a silence it is asked whether somebody is there: the page speaks earlier by itself, and there is time to answer.
    pub(crate) fn ask_after(&self) -> Duration {
        self.silence() * 2 / 3
    }

    pub(crate) fn idle(&self) -> Duration {
        Duration::from_secs(self.idle)
    }
}

/// Whether a server can be called so: in logs, in the database and by people, nothing has to be thought about.
fn is_name(text: &str) -> bool {
    let fits = |char: char| char.is_ascii_alphanumeric() || matches!(char, '-' | '_');
    (1..=64).contains(&text.len()) && text.chars().all(fits)
}
