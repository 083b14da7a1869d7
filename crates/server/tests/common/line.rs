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
    spoils: Arc<AtomicUsize>,
}

/// What is spoilt: a word in most messages to those who play, of which one byte becomes another.
const SPOILT: &[u8] = b"\"type\":\"step\"";

impl Line {
    /// A line that leads to `target`. It lives as long as the runtime.
    pub async fn to(target: SocketAddr) -> Line {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (state, watched) = watch::channel(State::Whole);
        let spoils = Arc::<AtomicUsize>::default();
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
        self.spoils.store(messages, SeqCst);
    }

    /// How many messages are still to be spoilt.
    pub fn to_spoil(&self) -> usize {
        self.spoils.load(SeqCst)
    }

    /// Cuts it, or makes it whole.
    pub fn set(&self, state: State) {
        self.state.send_replace(state);
    }
}

/// Passes on one connection both ways until it ends on one side.
async fn pass(
    stream: TcpStream,
    target: SocketAddr,
    mut state: watch::Receiver<State>,
    spoils: Arc<AtomicUsize>,
) {
    if open(&mut state).await.is_none() {
        return;
    }
    let Ok(other) = TcpStream::connect(target).await else {
        return;
    };
    let _ = (stream.set_nodelay(true), other.set_nodelay(true));
    let ((from, to), (back, away)) = (stream.into_split(), other.into_split());
    tokio::select! {
        () = one_way(from, away, state.clone(), |_| {}) => {}
        () = one_way(back, to, state, |bytes| spoil(bytes, &spoils)) => {}
    }
}

/// Waits while the line is silent; `None` when it is closed.
async fn open(state: &mut watch::Receiver<State>) -> Option<()> {
    let now = *state.wait_for(|state| *state != State::Silent).await.ok()?;
    (now == State::Whole).then_some(())
}

/// Spoils what was read, as often as there is something to spoil.
fn spoil(bytes: &mut [u8], spoils: &AtomicUsize) {
    let less = |left: usize| left.checked_sub(1);
    for at in 0..bytes.len().saturating_sub(SPOILT.len()) {
        let found = bytes[at..].starts_with(SPOILT);
        if found && spoils.fetch_update(SeqCst, SeqCst, less).is_ok() {
            bytes[at + SPOILT.len() - 2] = b'{';
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
