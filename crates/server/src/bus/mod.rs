//! The bus: how nodes that share a database reach each other's tables, over NATS.
//!
//! A table lives on one node. At every other node its mailbox is kept by a [`relay`]: letters to it travel to the node that has it ([`desk`]), and what
//! it says to sockets travels back, so that neither the table nor a socket knows where the other is.
//!
//! - `node.<life>.<table>.<viewer>` carries letters to a table of a node, under the number of its life: what was meant for a life that is over reaches
//!   nobody. What one viewer sends has a subject of its own, and so has each thing that is asked.
//! - `t.<table>.<viewer>` carries what one viewer is sent, cut for that viewer by the table's own task. For a seat the name goes with whoever holds it:
//!   whoever lost the seat hears nothing of its next holder. Messages have numbers ([`frame`]): a double is dropped, and a gap is answered with a roll call
//!   ([`letter::What::Roll`]), after which the table sends what was missed.
//! - `back.<life>.…` carries answers to what was asked, each under a name of its own ([`asks`]).
//! - `think.<table>.<seat>` carries what a bot needs to know to choose, to any node that has a thread free ([`think`]).
//! - `beat` is heard by all nodes: whoever falls silent is gone, and its sockets with it ([`beat`]). Nobody says that in the name of a node who does not
//!   know what lies in the database.
//!
//! Keys never travel, only what is kept of them. The bus may lose, double, delay, cut short and change: nothing that was acknowledged depends on it, and
//! what a viewer is sent has a check, as has what a table or a node is told. A node that does not hear even itself while others hear gives its tables up
//! (`storage/postgres/hearing.rs`). Whoever is on the bus is trusted all the same: they hear what every seat is told.

mod address;
mod asks;
mod beat;
mod desk;
mod far;
mod frame;
mod letter;
mod relay;
mod think;

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use async_nats::connection::State;
use async_nats::{Client, ConnectError, ConnectErrorKind, Event, Subscriber};
use bytes::Bytes;
use futures_util::FutureExt;
use sha2::{Digest, Sha256};
use table::Seat;
use tokio::sync::Notify;

use crate::App;
use crate::keys::{KeyHash, TableId};

pub use address::BusAddress;
pub(crate) use beat::Secret;
pub(crate) use far::Far;
pub(crate) use letter::eyes;
pub(crate) use relay::relay;

/// How long it may take to reach the bus when the server starts.
const REACH: Duration = Duration::from_secs(5);

/// How long it may take to reach one of its servers.
const REACH_ONE: Duration = Duration::from_secs(2);

/// How many messages may wait to be sent, and how many to be read by one who listens.
const WAITING: usize = 8192;

/// What is left of a message for its head and the rest of the protocol.
const MARGIN: usize = 1 << 10;

/// Why the bus is not there.
#[derive(Clone, Debug, thiserror::Error)]
pub enum BusError {
    /// The address cannot be read.
    #[error("the address of the bus cannot be read ({0}); it is not shown, since a password may be in it")]
    Address(Arc<str>),
    /// Nobody answers there.
    #[error("the bus cannot be reached: {0}")]
    Away(Arc<str>),
    /// It is entered otherwise.
    #[error(
        "the bus does not let this node in: the user and the password, or the token, in its address are wrong or missing"
    )]
    Refused,
    /// Nodes meet where things are kept.
    #[error("--bus is for servers that share a database: it needs --store postgres://…")]
    Alone,
    /// Two nodes of one name would take each other for themselves.
    #[error("--bus is for several servers: each needs a name of its own by --node")]
    Nameless,
    /// Names are read by people and programs.
    #[error(
        "--node {0:?} is no name for a server: it has 1 to 64 letters without accents, digits, '-' and '_'"
    )]
    NoName(String),
}

impl From<ConnectError> for BusError {
    fn from(error: ConnectError) -> BusError {
        match error.kind() {
            ConnectErrorKind::AuthorizationViolation | ConnectErrorKind::Authentication => BusError::Refused,
            _ => BusError::Away(error.to_string().into()),
        }
    }
}

/// This node's way to the others.
pub(crate) struct Bus {
    client: Client,
    /// What all subjects of a site begin with, so that several sites may share a bus.
    site: String,
    asks: asks::Asks,
    nodes: beat::Nodes,
    /// How often the connection was made.
    connects: Arc<AtomicU64>,
    reconnected: Arc<Notify>,
    /// Operators said something to another node.
    news: Notify,
}

/// How often it is said that the bus is away while it is.
const SAID_AGAIN: Duration = Duration::from_secs(60);

/// Trouble that is said once, and then once a minute, until it is over.
#[derive(Default)]
struct Once(Mutex<Option<Instant>>);

impl Once {
    fn said(&self) -> MutexGuard<'_, Option<Instant>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether it is to be said.
    fn is_new(&self) -> bool {
        let mut said = self.said();
        let is_new = said.is_none_or(|said| said.elapsed() >= SAID_AGAIN);
        if is_new {
            *said = Some(Instant::now());
        }
        is_new
    }

    fn over(&self) {
        *self.said() = None;
    }
}

/// A way to the bus that was found, before anything is said there.
pub(crate) struct Reached {
    client: Client,
    connects: Arc<AtomicU64>,
    reconnected: Arc<Notify>,
}

impl Reached {
    /// Reaches the bus.
    pub(crate) async fn at(address: &BusAddress, node: &str) -> Result<Reached, BusError> {
        let connects = Arc::new(AtomicU64::new(0));
        let reconnected = Arc::new(Notify::new());
        let (counted, told) = (connects.clone(), reconnected.clone());
        let trouble = Once::default();
        let heard = move |event: Event| {
            match event {
                Event::Connected => {
                    trouble.over();
                    // What was on its way when it was lost is lost.
                    if counted.fetch_add(1, Relaxed) > 0 {
                        tracing::info!("the bus is back");
                        told.notify_one();
                    }
                }
                Event::SlowConsumer(_) => told.notify_one(),
                // However often it is tried to reach it again.
                other if trouble.is_new() => tracing::warn!(event = %other, "the bus is away"),
                other => tracing::debug!(event = %other, "the bus is away"),
            }
            std::future::ready(())
        };
        let options = address
            .options()?
            .name(format!("flibuste {node}"))
            .connection_timeout(REACH_ONE)
            .ping_interval(Duration::from_secs(2))
            .client_capacity(WAITING)
            .subscription_capacity(WAITING)
            .reconnect_delay_callback(|attempts| Duration::from_millis(50 * attempts.min(20) as u64))
            .event_callback(heard);
        let connecting = options.connect(address.servers()?.to_vec());
        let client = match tokio::time::timeout(REACH, connecting).await {
            Ok(reached) => reached.map_err(BusError::from)?,
            Err(_) => return Err(BusError::Away("nobody answers".into())),
        };
        Ok(Reached {
            client,
            connects,
            reconnected,
        })
    }
}

impl Bus {
    /// Takes part in what is said. `site` tells the sites on one bus apart; the secret is known to its nodes alone, who are counted on for as long as
    /// the lease.
    pub(crate) fn new(reached: Reached, (site, secret): (&str, Secret), lease: Duration) -> Bus {
        Bus {
            client: reached.client,
            site: format!("flibuste.{site}"),
            asks: asks::Asks::default(),
            nodes: beat::Nodes::new(secret, lease),
            connects: reached.connects,
            reconnected: reached.reconnected,
            news: Notify::new(),
        }
    }

    /// Whether others can be reached.
    pub(crate) fn is_there(&self) -> bool {
        self.client.connection_state() == State::Connected && !self.nodes.is_deaf()
    }

    /// How this node hears what is said there.
    pub(crate) fn hearing(&self) -> crate::leases::Hearing {
        self.nodes.hearing()
    }

    /// How many bytes one message may have.
    fn most_bytes(&self) -> usize {
        self.client.max_payload().saturating_sub(MARGIN).max(MARGIN)
    }

    /// The subject of all letters to a node.
    fn to_node(&self, life: i64) -> String {
        format!("{}.node.{life}.>", self.site)
    }

    /// The subject of letters to a table at a node, from whom or of which kind they may be.
    fn to_table(&self, life: i64, table: TableId, from: &str) -> String {
        format!("{}.node.{life}.{table}.{from}", self.site)
    }

    /// The subject of answers to a node.
    fn back_to(&self, life: i64, name: &str) -> String {
        format!("{}.back.{life}.{name}", self.site)
    }

    /// The subject of what a viewer is sent. A seat with another holder is another viewer.
    fn to_viewer(&self, table: TableId, seat: Option<Seat>, key: Option<KeyHash>) -> String {
        format!("{}.t.{table}.{}", self.site, viewer(table, seat, key))
    }

    fn to_all(&self, what: &str) -> String {
        format!("{}.{what}", self.site)
    }

    /// Hands a message to the bus without waiting; says whether it was taken. What is taken may still be lost.
    fn publish(&self, subject: &str, message: Bytes) -> bool {
        taken(self.client.publish(subject.to_owned(), message))
    }

    /// The same, with a subject on which is said that nobody listens.
    fn publish_asking(&self, subject: String, back: String, message: Bytes) -> bool {
        taken(self.client.publish_with_reply(subject, back, message))
    }

    async fn subscribe(&self, subject: String) -> Option<Subscriber> {
        match self.client.subscribe(subject).await {
            Ok(subscriber) => Some(subscriber),
            Err(error) => {
                tracing::warn!(%error, "the bus does not let this node listen");
                None
            }
        }
    }

    /// Listens among others, of whom one hears each message.
    async fn queue(&self, subject: String, queue: &str) -> Option<Subscriber> {
        match self.client.queue_subscribe(subject, queue.to_owned()).await {
            Ok(subscriber) => Some(subscriber),
            Err(error) => {
                tracing::warn!(%error, "the bus does not let this node listen");
                None
            }
        }
    }

    /// Says to all nodes that operators said something.
    pub(crate) fn spread_news(&self) {
        self.publish(&self.to_all(beat::NEWS), Bytes::new());
    }

    /// Says good-bye to the other nodes.
    pub(crate) async fn leave(&self, life: i64) {
        self.nodes.leave(self, life);
        let _ = tokio::time::timeout(Duration::from_secs(1), self.client.flush()).await;
    }
}

/// The name of a viewer: the public, or a seat with whoever holds it.
fn viewer(table: TableId, seat: Option<Seat>, key: Option<KeyHash>) -> String {
    let Some(seat) = seat else {
        return "public".into();
    };
    let mut hash = Sha256::new();
    hash.update(table.as_str());
    hash.update(key.as_ref().map_or(&[][..], KeyHash::bytes));
    format!("{}.{}", seat.index(), hex::encode(&hash.finalize()[..8]))
}

/// Whether something that is taken at once, if at all, was taken.
fn taken<E: std::fmt::Display>(sent: impl Future<Output = Result<(), E>>) -> bool {
    match tokio::task::unconstrained(sent).now_or_never() {
        Some(Ok(())) => true,
        Some(Err(error)) => {
            tracing::warn!(%error, "the bus does not take a message");
            false
        }
        None => false,
    }
}

/// Keeps this node among the others, and serves what they ask of its tables. Without a bus there is nothing to do.
pub(crate) async fn run(app: Arc<App>) {
    let Some(bus) = app.bus.clone() else { return };
    let calling = async {
        loop {
            bus.reconnected.notified().await;
            app.tables.call_roll();
        }
    };
    // Apart from the beats, which must not wait for a database.
    let reading = async {
        loop {
            bus.news.notified().await;
            if let Err(error) = crate::leases::hear(&app).await {
                tracing::debug!(%error, "what operators said elsewhere could not be read");
            }
        }
    };
    tokio::join!(
        beat::keep(&app, &bus),
        beat::listen(&app, &bus),
        desk::serve(&app, &bus),
        calling,
        reading
    );
}
