//! A socket at another node, as the table knows it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use bytes::Bytes;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::Bus;
use super::frame::{Bye, EVERYBODY, Frame, Kind};
use crate::tables::NotPosted;
use crate::wire::Farewell;

/// The way to a socket at another node.
#[derive(Clone)]
pub(crate) struct Far(Arc<Line>);

struct Line {
    bus: Arc<Bus>,
    /// What the viewer is sent, wherever its sockets are.
    subject: String,
    /// The life of the node that has the table, this one.
    life: i64,
    /// The life of the node that has the socket.
    node: i64,
    conn: u64,
    /// The socket asks to come back if this goes without a word.
    held: AtomicBool,
}

impl Far {
    /// The way to a socket that is to be let in. If it is dropped without a word the socket comes back.
    pub(super) fn new(bus: Arc<Bus>, subject: String, (life, node): (i64, i64), conn: u64) -> Far {
        Far(Arc::new(Line {
            bus,
            subject,
            life,
            node,
            conn,
            held: AtomicBool::new(true),
        }))
    }

    /// The way back to a socket that was let in before. It goes without a word.
    pub(super) fn back(self) -> Far {
        self.hush();
        self
    }

    /// The life of the node that has the socket.
    pub(crate) fn node(&self) -> i64 {
        self.0.node
    }

    /// Sends a message with a number to all sockets of the viewer. One that does not get through is missing in their numbers, and is asked for.
    pub(crate) fn everybody(&self, text: &Utf8Bytes, number: u64) {
        let _ = self.0.send(Kind::Step, EVERYBODY, number, text);
    }

    pub(crate) fn step(&self, text: &Utf8Bytes, number: u64) -> Result<(), NotPosted> {
        self.0.send(Kind::Step, self.0.conn, number, text)
    }

    pub(crate) fn whole(&self, text: &Utf8Bytes, number: u64) -> Result<(), NotPosted> {
        self.0.send(Kind::Whole, self.0.conn, number, text)
    }

    pub(crate) fn aside(&self, text: &Utf8Bytes, after: u64) -> Result<(), NotPosted> {
        self.0.send(Kind::Aside, self.0.conn, after, text)
    }

    pub(crate) fn greet(&self, since: u64) {
        let _ = self
            .0
            .send(Kind::Greeting, self.0.conn, since, &Utf8Bytes::default());
    }

    pub(crate) fn dismiss(&self, reason: Farewell) {
        self.hush();
        self.0.bye(Bye::Farewell(reason));
    }

    /// The table is not here: whoever has the socket looks for it.
    pub(crate) fn moved(&self) {
        self.hush();
        self.0.bye(Bye::Moved);
    }

    pub(crate) fn hush(&self) {
        self.0.held.store(false, Relaxed);
    }
}

impl Line {
    fn send(&self, kind: Kind, to: u64, number: u64, text: &Utf8Bytes) -> Result<(), NotPosted> {
        let frame = Frame {
            kind,
            life: self.life,
            number,
            to,
            part: 0,
            more: false,
            text: Bytes::from(text.clone()),
        };
        for message in frame.messages(self.bus.most_bytes()) {
            if !self.bus.publish(&self.subject, message) {
                return Err(NotPosted::Full);
            }
        }
        Ok(())
    }

    fn bye(&self, bye: Bye) {
        let _ = self.send(Kind::Bye(bye), self.conn, 0, &Utf8Bytes::default());
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        if *self.held.get_mut() {
            self.bye(Bye::Farewell(Farewell::Resume));
        }
    }
}
