//! A line between two programs that can be cut, and that can spoil what it carries: a small TCP proxy of our own.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// What becomes of what is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// It arrives.
    Whole,
    /// It is held back, and nobody is told: as when a network is parted. It arrives late, when the line is whole again.
    Silent,
    /// Connections end, and new ones end at once.
    Closed,
}

/// A line to some address.
pub struct Line {
    /// Where it begins.
    pub address: SocketAddr,
    state: watch::Sender<State>,
    spoils: Arc<Spoils>,
}

/// How many messages are still to be spoilt, on their way from the target and to it.
#[derive(Default)]
struct Spoils {
    back: AtomicUsize,
    forth: AtomicUsize,
}

/// What is spoilt on its way back: a word in most messages to those who play.
const STEP: &[u8] = b"\"type\":\"step\"";

/// And on its way there: the seat that a command to a table is from, which becomes another one. What is spoilt can be read all the same.
const COMMAND: &[u8] = b"\"Command\":{\"seat\":0";

impl Line {
    /// A line that leads to `target`. It lives as long as the runtime.
    pub async fn to(target: SocketAddr) -> Line {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (state, watched) = watch::channel(State::Whole);
        let spoils = Arc::<Spoils>::default();
        let left = spoils.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(pass(stream, target, watched.clone(), left.clone()));
            }
        });
        Line {
            address,
            state,
            spoils,
        }
    }

    /// Spoils so many of the next messages on their way from the target.
    pub fn spoil(&self, messages: usize) {
        self.spoils.back.store(messages, SeqCst);
    }

    /// Spoils so many of the next commands on their way to the target.
    pub fn spoil_commands(&self, messages: usize) {
        self.spoils.forth.store(messages, SeqCst);
    }

    /// How many messages are still to be spoilt.
    pub fn to_spoil(&self) -> usize {
        self.spoils.back.load(SeqCst) + self.spoils.forth.load(SeqCst)
    }

    /// Cuts it, or makes it whole.
    pub fn set(&self, state: State) {
        self.state.send_replace(state);
    }
}

/// Passes on one connection both ways until it ends on one side.
async fn pass(stream: TcpStream, target: SocketAddr, mut state: watch::Receiver<State>, spoils: Arc<Spoils>) {
    if open(&mut state).await.is_none() {
        return;
    }
    let Ok(other) = TcpStream::connect(target).await else {
        return;
    };
    let _ = (stream.set_nodelay(true), other.set_nodelay(true));
    let ((from, to), (back, away)) = (stream.into_split(), other.into_split());
    tokio::select! {
        () = one_way(from, away, state.clone(), |bytes| spoil(bytes, COMMAND, &spoils.forth)) => {}
        () = one_way(back, to, state, |bytes| spoil(bytes, STEP, &spoils.back)) => {}
    }
}

/// Waits while the line is silent; `None` when it is closed.
async fn open(state: &mut watch::Receiver<State>) -> Option<()> {
    let now = *state.wait_for(|state| *state != State::Silent).await.ok()?;
    (now == State::Whole).then_some(())
}

/// Spoils what was read, as often as there is something to spoil: one bit at the end of a word.
fn spoil(bytes: &mut [u8], word: &[u8], spoils: &AtomicUsize) {
    let less = |left: usize| left.checked_sub(1);
    for at in 0..bytes.len().saturating_sub(word.len()) {
        let found = bytes[at..].starts_with(word);
        if found && spoils.fetch_update(SeqCst, SeqCst, less).is_ok() {
            bytes[at + word.len() - 1] ^= 1;
        }
    }
}

async fn one_way(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut state: watch::Receiver<State>,
    change: impl Fn(&mut [u8]),
) {
    let mut bytes = vec![0; 16 << 10];
    loop {
        let closed = async {
            let mut state = state.clone();
            let _ = state.wait_for(|state| *state == State::Closed).await;
        };
        let read = tokio::select! {
            read = from.read(&mut bytes) => read.unwrap_or(0),
            () = closed => 0,
        };
        change(&mut bytes[..read]);
        if read == 0 || open(&mut state).await.is_none() || to.write_all(&bytes[..read]).await.is_err() {
            return;
        }
    }
}
