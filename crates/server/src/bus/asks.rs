//! What was asked of other nodes, and waits for an answer. An answer may be long: it comes in parts.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use async_nats::{Message, StatusCode};
use bytes::{Buf, BufMut, Bytes, BytesMut};
use tokio::sync::mpsc;

use super::Bus;
use super::frame::{check, sealed};
use super::letter::Letter;
use crate::failure::Failure;

/// How long an answer may take while the node that was asked is heard.
const WITHIN: Duration = Duration::from_secs(18);

/// How old something that changes a table may be when it is begun. Whoever asked is not told earlier that nothing came of it, so that nothing is begun
/// after they were told. Somebody who asks again and again for as long as that is done is told later still.
pub(super) const BEGUN: Duration = Duration::from_millis(2_500);

/// How often it is looked whether it is heard.
const LOOK: Duration = Duration::from_millis(200);

/// How many parts may wait: none of a long answer is dropped because whoever asked is busy.
const PARTS: usize = 1 << 14;

/// What comes before each part: its number, whether there are more, and the check of both and the part.
const HEAD: usize = CHECKED + 4;
const CHECKED: usize = 5;

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoAnswer {
    /// Nobody listens there: it was not even heard.
    Nobody,
    /// Whoever was asked fell silent. It may have been carried out, but is not begun any more.
    Silent,
    /// It took too long, or could not be read.
    Late,
}

#[derive(Default)]
pub(super) struct Asks {
    last: AtomicU64,
    waiting: Mutex<HashMap<u64, mpsc::Sender<Option<Bytes>>>>,
}

impl Asks {
    fn waiting(&self) -> MutexGuard<'_, HashMap<u64, mpsc::Sender<Option<Bytes>>>> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A question that waits; it is forgotten with this.
struct Waits<'a>(&'a Asks, u64);

impl Drop for Waits<'_> {
    fn drop(&mut self) {
        self.0.waiting().remove(&self.1);
    }
}

impl Bus {
    /// Asks a node something of a table, and waits for the whole answer.
    pub(super) async fn ask(&self, owner: i64, letter: &Letter) -> Result<Vec<u8>, NoAnswer> {
        if self.nodes.is_gone(owner) {
            return Err(NoAnswer::Nobody);
        }
        let text = letter.text().ok_or(NoAnswer::Late)?;
        // Each thing that is asked has a subject of its own.
        let from = letter.from;
        let to = |number: u64| self.to_table(owner, letter.table, &format!("ask.{from}.{number}"));
        let asked = Instant::now();
        let may_begin = || letter.changes() && asked.elapsed() <= BEGUN + LOOK;
        let alive = || !self.nodes.is_gone(owner) || may_begin();
        self.exchange(to, from, text, WITHIN, alive).await
    }

    /// Sends something to whoever listens there, and waits for the whole answer for as long as they are `alive`.
    pub(super) async fn exchange(
        &self,
        to: impl FnOnce(u64) -> String,
        life: i64,
        text: Vec<u8>,
        within: Duration,
        alive: impl Fn() -> bool,
    ) -> Result<Vec<u8>, NoAnswer> {
        let number = self.asks.last.fetch_add(1, Relaxed);
        let (sender, mut parts) = mpsc::channel(PARTS);
        self.asks.waiting().insert(number, sender);
        let _waits = Waits(&self.asks, number);
        let back = self.back_to(life, &format!("ask.{number}"));
        if !self.publish_asking(to(number), back, sealed(&text)) {
            return Err(NoAnswer::Nobody);
        }
        let asked = tokio::time::Instant::now();
        let mut whole = Vec::new();
        let mut expected = 0u32;
        loop {
            match tokio::time::timeout(LOOK, parts.recv()).await {
                Ok(Some(Some(part))) => {
                    let (at, more, bytes) = read_part(&part).ok_or(NoAnswer::Late)?;
                    // A double is dropped.
                    if at + 1 == expected {
                        continue;
                    }
                    if at != expected {
                        return Err(NoAnswer::Late);
                    }
                    expected += 1;
                    whole.extend_from_slice(bytes);
                    if !more {
                        return Ok(whole);
                    }
                }
                Ok(Some(None)) => return Err(NoAnswer::Nobody),
                Ok(None) => return Err(NoAnswer::Late),
                Err(_) if !alive() => return Err(NoAnswer::Silent),
                Err(_) if asked.elapsed() > within => return Err(NoAnswer::Late),
                Err(_) => {}
            }
        }
    }

    /// Sends an answer, in as many parts as it takes.
    pub(super) async fn answer(&self, back: &str, text: &[u8]) {
        let most = self.most_bytes() - HEAD;
        let parts = text.len().div_ceil(most).max(1);
        for at in 0..parts {
            let piece = &text[at * most..text.len().min((at + 1) * most)];
            let mut part = BytesMut::with_capacity(HEAD + piece.len());
            part.put_u32(at as u32);
            part.put_u8(u8::from(at + 1 < parts));
            part.put_u32(check(&part, piece));
            part.put_slice(piece);
            if self.client.publish(back.to_owned(), part.freeze()).await.is_err() {
                return;
            }
        }
    }

    /// A part of an answer came, or the word that nobody listens.
    pub(super) fn answered(&self, number: &str, message: &Message) {
        let sender = number
            .parse()
            .ok()
            .and_then(|number: u64| self.asks.waiting().get(&number).cloned());
        let part = match message.status {
            Some(StatusCode::NO_RESPONDERS) => None,
            _ => Some(message.payload.clone()),
        };
        // Whoever does not take the parts has gone.
        let _ = sender.map(|sender| sender.try_send(part));
    }
}

/// The number of a part, whether there are more, and its text; `None` if it is not as it was sent.
fn read_part(part: &Bytes) -> Option<(u32, bool, &[u8])> {
    let (mut head, text) = part.split_at_checked(HEAD)?;
    let found = check(&head[..CHECKED], text);
    let (at, more) = (head.get_u32(), head.get_u8());
    (head.get_u32() == found).then_some((at, more == 1, text))
}

/// What somebody is told for whom there is no answer.
impl From<NoAnswer> for Failure {
    fn from(none: NoAnswer) -> Failure {
        match none {
            NoAnswer::Nobody => Failure::Elsewhere,
            NoAnswer::Silent | NoAnswer::Late => Failure::TooSlow,
        }
    }
}
