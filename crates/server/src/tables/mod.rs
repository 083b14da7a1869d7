//! The tables: one task for each that is in memory.
//!
//! A table's task owns its match and orders what arrives; nobody else touches either. What a viewer may not know is left out there, before
//! anything is queued for a socket. Tables are loaded when somebody asks for them and put down when nobody looks at them for a while.

mod absent;
mod actor;
mod bots;
mod chat;
mod clock;
mod counsel;
mod far;
mod house;
mod info;
mod life;
mod mail;
mod offers;
mod outbox;
mod play;
mod pool;
mod say;
mod seats;
mod stream;
mod versions;
mod waiting;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use tokio::sync::{mpsc, oneshot};

use crate::App;
use crate::failure::Failure;
use crate::keys::{KeyHash, TableId};
use crate::storage::{Listing, TableRow};

pub(crate) use info::listed;
pub(crate) use mail::{Answer, Ask, Called, Connect, Deletion, Mail, Request, Roll, Sent, Somebody};
pub(crate) use outbox::{NotPosted, Outbox, Post, outbox};
pub(crate) use pool::BotPool;
pub(crate) use say::{message, refused};
pub(crate) use seats::clean_word;
pub(crate) use stream::WAITING;

/// How many letters may wait for one table.
const MAILBOX: usize = 64;

/// How long somebody waits for an answer for which nothing has to be worked out, where tables may live on other nodes.
const PATIENCE: Duration = Duration::from_secs(6);

/// The tables in memory.
pub(crate) struct Tables {
    loaded: Mutex<HashMap<TableId, mpsc::Sender<Mail>>>,
    /// Above every message number any table that was put down has used: streams of a table that is loaded again go on from here.
    high: AtomicU64,
    next_conn: AtomicU64,
}

impl Tables {
    /// `lives` is how often the server was started: each life has numbers of its own.
    pub(crate) fn new(lives: u64) -> Tables {
        Tables {
            loaded: Mutex::default(),
            high: AtomicU64::new(lives << 32),
            // Sockets of all nodes have numbers apart.
            next_conn: AtomicU64::new((lives << 32) + 1),
        }
    }

    /// A number for a new socket.
    pub(crate) fn new_conn(&self) -> u64 {
        self.next_conn.fetch_add(1, Relaxed)
    }

    /// Where the streams of a table that is loaded now go on.
    fn first_number(&self) -> u64 {
        self.high.load(Relaxed)
    }

    fn used_numbers_up_to(&self, number: u64) {
        self.high.fetch_max(number, Relaxed);
    }

    /// The mailbox of a table; it is loaded if it is not in memory.
    pub(crate) fn mailbox(&self, app: &Arc<App>, id: TableId) -> mpsc::Sender<Mail> {
        let Ok(mut loaded) = self.loaded.lock() else {
            // The lock is only ever held for a moment without a panic; if it is lost, so is the server's memory of its tables.
            return mpsc::channel(1).0;
        };
        if app.is_stopping() {
            // What was given up is not taken again.
            let found = loaded.get(&id).cloned();
            return found.unwrap_or_else(|| mpsc::channel(1).0);
        }
        if let Some(mailbox) = loaded.get(&id).filter(|mailbox| !mailbox.is_closed()) {
            return mailbox.clone();
        }
        let (mailbox, mail) = mpsc::channel(MAILBOX);
        loaded.insert(id, mailbox.clone());
        tokio::spawn(life::run(app.clone(), id, None, mail));
        mailbox
    }

    /// Takes up a table that was just made.
    pub(crate) fn lay(&self, app: &Arc<App>, row: TableRow) {
        if let Ok(mut loaded) = self.loaded.lock() {
            let (mailbox, mail) = mpsc::channel(MAILBOX);
            loaded.insert(row.id, mailbox);
            tokio::spawn(life::run(app.clone(), row.id, Some(Box::new(row)), mail));
        }
    }

    /// The mailbox of a table that is in memory.
    pub(crate) fn in_memory(&self, id: TableId) -> Option<mpsc::Sender<Mail>> {
        self.loaded.lock().ok()?.get(&id).cloned()
    }

    /// Forgets a table that is put down. Nobody who asks later finds its mailbox.
    fn forget(&self, id: TableId, own: &mpsc::Receiver<Mail>) {
        if let Ok(mut loaded) = self.loaded.lock()
            && own.is_closed()
        {
            loaded.remove(&id);
        }
    }

    /// Sends a letter to a table.
    pub(crate) async fn post(&self, app: &Arc<App>, id: TableId, mail: Mail) -> Result<(), Failure> {
        let mut mail = mail;
        for _ in 0..3 {
            if app.is_stopping() {
                return Err(Failure::ShuttingDown);
            }
            match self.mailbox(app, id).send(mail).await {
                Ok(()) => return Ok(()),
                // It was put down at this very moment; it is loaded again.
                Err(mpsc::error::SendError(back)) => mail = back,
            }
        }
        Err(Failure::Internal)
    }

    /// Asks a table something and waits for the answer.
    pub(crate) async fn ask(
        &self,
        app: &Arc<App>,
        id: TableId,
        key: Option<KeyHash>,
        request: Request,
    ) -> Result<Answer, Failure> {
        let (reply, answer) = oneshot::channel();
        // Other nodes may stand still in the middle of anything, and whoever asks goes elsewhere sooner than they come back.
        let patience = (app.bus.is_some() && !request.takes_long()).then_some(PATIENCE);
        let ask = Ask {
            begin_within: patience,
            ..Ask::new(key, request, reply)
        };
        let asked = async {
            self.post(app, id, Mail::Ask(Box::new(ask))).await?;
            // A table that falls does not answer; the record is safe.
            answer.await.unwrap_or(Err(Failure::Internal))
        };
        match patience {
            None => asked.await,
            Some(patience) => match tokio::time::timeout(patience, asked).await {
                Ok(answer) => answer,
                Err(_) => Err(Failure::TooSlow),
            },
        }
    }

    /// Asks a table that is in memory; `None` if it is not.
    pub(crate) async fn ask_if_loaded(
        &self,
        id: TableId,
        key: Option<KeyHash>,
        request: Request,
    ) -> Option<Answer> {
        let mailbox = self.in_memory(id)?;
        let (reply, answer) = oneshot::channel();
        let ask = Ask::new(key, request, reply);
        mailbox.send(Mail::Ask(Box::new(ask))).await.ok()?;
        answer.await.ok()?.ok()
    }

    /// Tells all tables in memory that somebody was sent away, or is not any more.
    pub(crate) async fn look_at_bans(&self) {
        for mailbox in self.all() {
            let _ = mailbox.send(Mail::LookAtBans).await;
        }
    }

    /// Tells all tables in memory that a node is gone.
    pub(crate) fn lose_node(&self, node: i64) {
        self.tell_all(|| Mail::NodeGone(node));
    }

    /// Tells all tables elsewhere which sockets are here.
    pub(crate) fn call_roll(&self) {
        self.tell_all(|| Mail::CallRoll);
    }

    /// Sends a letter to all tables without waiting for any: one whose mailbox is full has it later.
    fn tell_all(&self, letter: impl Fn() -> Mail) {
        for mailbox in self.all() {
            if let Err(mpsc::error::TrySendError::Full(letter)) = mailbox.try_send(letter()) {
                tokio::spawn(async move { mailbox.send(letter).await });
            }
        }
    }

    /// Drops all tables as they are in memory; they are loaded again when somebody asks for them.
    pub(crate) async fn drop_all(&self) {
        for mailbox in self.all() {
            let _ = mailbox.send(Mail::Lost).await;
        }
    }

    /// Tells all tables to settle and to say good-bye, and waits for them.
    pub(crate) async fn stop(&self) {
        let all = self.all();
        for mailbox in &all {
            let _ = mailbox.send(Mail::Stop).await;
        }
        for mailbox in &all {
            mailbox.closed().await;
        }
    }

    /// The mailboxes of all tables in memory.
    fn all(&self) -> Vec<mpsc::Sender<Mail>> {
        match self.loaded.lock() {
            Ok(loaded) => loaded.values().cloned().collect(),
            Err(_) => Vec::new(),
        }
    }
}

/// Loads tables whose clock must be looked at though nobody is there.
pub(crate) async fn wake_sleepers(app: Arc<App>) {
    let mut from = 0;
    loop {
        let now = crate::unix_millis();
        let listing = Listing::ToWake { from, to: now };
        match app
            .storage
            .read(move |file| crate::storage::list(file, listing))
            .await
        {
            Ok(tables) => {
                for table in tables {
                    let _ = app.tables.post(&app, table.id, Mail::Wake).await;
                }
            }
            Err(error) => tracing::warn!(%error, "the clocks of sleeping tables cannot be read"),
        }
        // Tables whose clock runs by the second are marked with 0: they are loaded once, when the server starts, and stay.
        from = 1;
        tokio::select! {
            () = tokio::time::sleep(Duration::from_secs(20)) => {}
            // Tables of a node that is gone: their clocks run on.
            () = app.orphans.notified() => from = 0,
        }
    }
}
