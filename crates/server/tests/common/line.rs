//! A line between two programs that can be cut: a small TCP proxy of our own.

use std::net::SocketAddr;

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
}

impl Line {
    /// A line that leads to `target`. It lives as long as the runtime.
    pub async fn to(target: SocketAddr) -> Line {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (state, watched) = watch::channel(State::Whole);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(pass(stream, target, watched.clone()));
            }
        });
        Line { address, state }
    }

    /// Cuts it, or makes it whole.
    pub fn set(&self, state: State) {
        self.state.send_replace(state);
    }
}

/// Passes on one connection both ways until it ends on one side.
async fn pass(stream: TcpStream, target: SocketAddr, mut state: watch::Receiver<State>) {
    if open(&mut state).await.is_none() {
        return;
    }
    let Ok(other) = TcpStream::connect(target).await else {
        return;
    };
    let _ = (stream.set_nodelay(true), other.set_nodelay(true));
    let ((from, to), (back, away)) = (stream.into_split(), other.into_split());
    tokio::select! {
        () = one_way(from, away, state.clone()) => {}
        () = one_way(back, to, state) => {}
    }
}

/// Waits while the line is silent; `None` when it is closed.
async fn open(state: &mut watch::Receiver<State>) -> Option<()> {
    let now = *state.wait_for(|state| *state != State::Silent).await.ok()?;
    (now == State::Whole).then_some(())
}

async fn one_way(mut from: OwnedReadHalf, mut to: OwnedWriteHalf, mut state: watch::Receiver<State>) {
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
        if read == 0 || open(&mut state).await.is_none() || to.write_all(&bytes[..read]).await.is_err() {
            return;
        }
    }
}
