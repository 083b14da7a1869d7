//! What one viewer is sent: numbered messages, the latest of them kept for those who come back.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use catalog::Known;
use table::Viewer;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::outbox::{NotPosted, Post};
use crate::keys::{KeyHash, Maker};
use crate::wire::Farewell;

/// How many messages may wait for one client before it is taken to be gone.
pub(crate) const WAITING: usize = 128;

/// How many messages are kept for those who come back, and how many bytes.
const KEPT: usize = 64;
const KEPT_BYTES: usize = 16 << 10;

/// How long messages are kept for a viewer who left.
const AWAITED_BACK: Duration = Duration::from_secs(120);

/// One socket.
pub(crate) struct Conn {
    pub(crate) id: u64,
    pub(crate) out: Post,
    pub(crate) key: Option<KeyHash>,
    /// Whose network it comes from.
    pub(crate) network: Option<Maker>,
    /// What a spectator wants to be called.
    pub(crate) name: String,
}

/// What one viewer, a seat or the public, is sent. All sockets of that viewer get the same.
pub(crate) struct Stream {
    pub(crate) viewer: Viewer,
    /// The number of the last message.
    head: u64,
    /// The latest messages, up to `head`.
    kept: VecDeque<Utf8Bytes>,
    kept_bytes: usize,
    conns: Vec<Conn>,
    /// When the last socket went.
    left: Option<Instant>,
    /// By which key and from whose network the latest socket came, for operators who are too late.
    came_from: Option<(KeyHash, Maker)>,
    /// The view and the aids as of `head`, to leave out what has not changed.
    pub(crate) known_view: Known,
    pub(crate) known_aids: Known,
}

impl Stream {
    /// A stream that goes on after `head`.
    pub(crate) fn new(viewer: Viewer, head: u64) -> Stream {
        Stream {
            viewer,
            head,
            kept: VecDeque::new(),
            kept_bytes: 0,
            conns: Vec::new(),
            left: None,
            came_from: None,
            known_view: Known::default(),
            known_aids: Known::default(),
        }
    }

    pub(crate) fn head(&self) -> u64 {
        self.head
    }

    pub(crate) fn conns(&self) -> &[Conn] {
        &self.conns
    }

    /// The networks from which sockets of a key come, with the one from which the latest came.
    pub(crate) fn networks(&self, key: KeyHash) -> Vec<Maker> {
        let own = self.conns.iter().filter(|conn| conn.key == Some(key));
        let mut all: Vec<Maker> = own.filter_map(|conn| conn.network).collect();
        let latest = self.came_from.filter(|(holder, _)| *holder == key);
        all.extend(latest.map(|(_, network)| network));
        all.sort_unstable_by_key(|network| network.bytes().to_vec());
        all.dedup();
        all
    }

    pub(crate) fn is_connected(&self) -> bool {
        !self.conns.is_empty()
    }

    /// Since when nobody is connected; at the earliest since `known`, when it was first looked at. `None` if somebody is.
    pub(crate) fn away_since(&self, known: Instant) -> Option<Instant> {
        (!self.is_connected()).then(|| self.left.map_or(known, |left| left.max(known)))
    }

    /// Whether messages must be made at all: somebody listens, or may come back for them.
    pub(crate) fn is_heard(&self) -> bool {
        self.is_connected() || self.left.is_some_and(|left| left.elapsed() < AWAITED_BACK)
    }

    /// Numbers a message and sends it to all sockets. Gives the sockets that did not take it: they read too slowly, or are gone.
    pub(crate) fn send(&mut self, message: Utf8Bytes) -> usize {
        self.head += 1;
        self.kept_bytes += message.len();
        let before = self.conns.len();
        let mut far = None;
        self.conns.retain(|conn| match &conn.out {
            Post::Near(near) => near.put(message.clone()).is_ok(),
            Post::Far(line) => {
                far.get_or_insert_with(|| line.clone());
                true
            }
        });
        if let Some(line) = far {
            // Once for all of them, wherever they are.
            line.everybody(&message, self.head);
        }
        self.kept.push_back(message);
        while self.kept.len() > KEPT || self.kept_bytes > KEPT_BYTES {
            match self.kept.pop_front() {
                Some(oldest) => self.kept_bytes -= oldest.len(),
                None => break,
            }
        }
        self.note_left(before);
        before - self.conns.len()
    }

    /// Counts a message that was not made because nobody hears it: whoever comes back past it gets everything.
    pub(crate) fn skip(&mut self) {
        self.head += 1;
        self.forget();
    }

    /// Forgets what was kept, so that everybody who comes back gets everything.
    pub(crate) fn forget(&mut self) {
        self.kept = VecDeque::new();
        self.kept_bytes = 0;
        self.forget_fields();
    }

    /// What a client that saw everything up to `since` has missed; `None` if that is not known any more.
    pub(crate) fn missed(&self, since: u64) -> Option<impl Iterator<Item = &Utf8Bytes>> {
        let missing = usize::try_from(self.head.checked_sub(since)?).ok()?;
        let from = self.kept.len().checked_sub(missing)?;
        Some(self.kept.range(from..))
    }

    pub(crate) fn connect(&mut self, conn: Conn) {
        self.left = None;
        self.came_from = conn.key.zip(conn.network);
        self.conns.push(conn);
    }

    /// Takes a socket out; says whether it was there.
    pub(crate) fn disconnect(&mut self, id: u64) -> bool {
        let before = self.conns.len();
        self.conns.retain(|conn| conn.id != id);
        self.note_left(before);
        before != self.conns.len()
    }

    /// Whether a socket is there.
    pub(crate) fn knows(&self, id: u64) -> bool {
        self.conns.iter().any(|conn| conn.id == id)
    }

    /// Takes the sockets out that are at a node and that this says; gives how many there were.
    pub(crate) fn disconnect_at(&mut self, node: i64, gone: impl Fn(u64) -> bool) -> usize {
        let before = self.conns.len();
        self.conns.retain(|conn| match &conn.out {
            Post::Far(far) => far.node() != node || !gone(conn.id),
            Post::Near(_) => true,
        });
        self.note_left(before);
        before - self.conns.len()
    }

    /// Takes all sockets out.
    pub(crate) fn disconnect_all(&mut self) -> Vec<Conn> {
        let before = self.conns.len();
        let conns = std::mem::take(&mut self.conns);
        self.note_left(before);
        conns
    }

    fn note_left(&mut self, before: usize) {
        if before > 0 && self.conns.is_empty() {
            self.left = Some(Instant::now());
        }
    }

    /// Sends a message to one socket without numbering it; says whether it was taken.
    pub(crate) fn tell(&self, id: u64, message: Utf8Bytes) -> bool {
        self.conns
            .iter()
            .find(|conn| conn.id == id)
            .is_none_or(|conn| !matches!(conn.out.aside(message, self.head), Err(NotPosted::Full)))
    }

    /// Everything is told anew: no field is known to have been told.
    pub(crate) fn forget_fields(&mut self) {
        self.known_view.forget();
        self.known_aids.forget();
    }

    /// Says good-bye to one socket.
    pub(crate) fn dismiss(&self, id: u64, reason: Farewell) {
        if let Some(conn) = self.conns.iter().find(|conn| conn.id == id) {
            conn.out.dismiss(reason);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::outbox::outbox;
    use super::*;

    fn texts<'a>(messages: impl Iterator<Item = &'a Utf8Bytes>) -> Vec<&'a str> {
        messages.map(Utf8Bytes::as_str).collect()
    }

    #[test]
    fn whoever_comes_back_gets_exactly_what_was_missed() {
        let mut stream = Stream::new(Viewer::Public, 7);
        for text in ["a", "b", "c"] {
            stream.send(text.into());
        }
        assert_eq!(stream.head(), 10);
        assert_eq!(texts(stream.missed(8).unwrap()), ["b", "c"]);
        assert_eq!(texts(stream.missed(10).unwrap()), [""; 0]);
        assert_eq!(texts(stream.missed(7).unwrap()), ["a", "b", "c"]);
        // From another life, or too long ago.
        assert!(stream.missed(6).is_none() && stream.missed(11).is_none() && stream.missed(0).is_none());
        stream.skip();
        assert!(stream.missed(10).is_none());
        assert_eq!(texts(stream.missed(11).unwrap()), [""; 0]);
    }

    #[test]
    fn what_is_kept_is_bounded() {
        let mut stream = Stream::new(Viewer::Public, 0);
        for _ in 0..1000 {
            stream.send("x".into());
        }
        assert!(stream.missed(1000 - KEPT as u64).is_some() && stream.missed(999 - KEPT as u64).is_none());
        stream.send("x".repeat(KEPT_BYTES + 1).into());
        assert!(stream.missed(1000).is_none());
        assert_eq!(texts(stream.missed(1001).unwrap()), [""; 0]);
    }

    #[tokio::test]
    async fn a_client_that_does_not_read_is_dropped_and_the_others_are_not() {
        let mut stream = Stream::new(Viewer::Public, 0);
        let (slow, mut quick) = (outbox(1), outbox(10));
        for (id, out) in [(1, slow.0), (2, quick.0)] {
            stream.connect(Conn {
                id,
                out,
                key: None,
                network: None,
                name: String::new(),
            });
        }
        assert_eq!((stream.send("a".into()), stream.send("b".into())), (0, 1));
        assert_eq!(stream.conns().len(), 1);
        assert_eq!(quick.1.take().await.unwrap(), ["a", "b"]);
    }
}
