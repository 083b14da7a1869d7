//! A connection that waits for whoever does not read, but not for ever.
//!
//! `tokio-io-timeout` does the same, but pins its stream for good; ours is taken out again once a connection becomes a WebSocket, which has
//! limits of its own.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

/// How long an answer may wait for its reader to take any of it.
const PATIENCE: Duration = Duration::from_secs(20);

/// A stream whose writes fail when nothing of them is taken for too long.
pub(crate) struct Patient {
    stream: TcpStream,
    patience: Duration,
    /// Runs while a write waits.
    waiting: Option<Pin<Box<Sleep>>>,
}

impl Patient {
    pub(crate) fn new(stream: TcpStream) -> Patient {
        Patient {
            stream,
            patience: PATIENCE,
            waiting: None,
        }
    }

    /// The stream, without a limit.
    pub(crate) fn into_inner(self) -> TcpStream {
        self.stream
    }

    /// What comes of a write that came to this.
    fn limited<T>(&mut self, context: &mut Context<'_>, done: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if done.is_ready() {
            self.waiting = None;
            return done;
        }
        let patience = self.patience;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(sleep(patience)));
        ready!(waiting.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Patient {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Patient {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.limited(context, done)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let done = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.limited(context, done)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::net::TcpListener;

    use super::*;

    async fn pair() -> (Patient, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (near, far) = tokio::join!(
            TcpStream::connect(listener.local_addr().unwrap()),
            listener.accept()
        );
        let mut near = Patient::new(near.unwrap());
        // Long enough that a busy machine keeps nobody from reading for all of it.
        near.patience = Duration::from_secs(2);
        (near, far.unwrap().0)
    }

    #[tokio::test]
    async fn whoever_takes_nothing_is_given_up_and_whoever_reads_slowly_is_not() {
        let much = vec![7; 16 << 20];
        let (mut near, far) = pair().await;
        let error = near.write_all(&much).await.unwrap_err();
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        drop(far);
        let (mut near, mut far) = pair().await;
        let reading = tokio::spawn(async move {
            let (mut read, mut part) = (0, vec![0; 2 << 20]);
            loop {
                // Slower than all of it may take, quicker than each part of it must be taken.
                tokio::time::sleep(Duration::from_millis(300)).await;
                match far.read(&mut part).await.unwrap() {
                    0 => return read,
                    some => read += some,
                }
            }
        });
        near.write_all(&much).await.unwrap();
        drop(near);
        assert_eq!(reading.await.unwrap(), much.len());
    }
}
