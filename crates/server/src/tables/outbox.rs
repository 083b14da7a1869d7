//! The messages that wait for one socket. An idle one holds next to nothing: a channel of tokio's keeps room for 32 messages from the start,
//! which was a seventh of what an idle connection cost.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;
use tokio_tungstenite::tungstenite::Utf8Bytes;

use crate::bus::Far;
use crate::wire::Farewell;

/// An outbox that holds up to `most` messages: the end where they are put in, and the end where they are taken out.
pub(crate) fn outbox(most: usize) -> (Post, Outbox) {
    let shared = Arc::new(Shared {
        most,
        waiting: Mutex::default(),
        news: Notify::new(),
    });
    (Post::Near(Arc::new(Open(shared.clone()))), Outbox(shared))
}

/// Why a message was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NotPosted {
    /// Too many wait already.
    Full,
    /// Nobody takes them out any more.
    Closed,
}

struct Shared {
    most: usize,
    waiting: Mutex<Waiting>,
    news: Notify,
}

#[derive(Default)]
struct Waiting {
    messages: VecDeque<Utf8Bytes>,
    /// One of the two ends is gone, or the good-bye was said.
    closed: bool,
    /// Why nothing comes any more.
    farewell: Option<Farewell>,
}

impl Shared {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        // Nothing in here panics half way, so what a poisoned lock guards is whole.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Where messages are put in; it never waits. The outbox closes once all copies are gone.
#[derive(Clone)]
pub(crate) enum Post {
    /// The socket is here.
    Near(Arc<Open>),
    /// The socket is at another node, which is sent everything over the bus.
    Far(Far),
}

/// An outbox here that is open.
pub(crate) struct Open(Arc<Shared>);

impl Drop for Open {
    fn drop(&mut self) {
        self.0.waiting().closed = true;
        self.0.news.notify_one();
    }
}

impl Open {
    fn dismiss(&self, reason: Farewell) {
        let shared = &self.0;
        let mut waiting = shared.waiting();
        waiting.closed = true;
        waiting.farewell.get_or_insert(reason);
        drop(waiting);
        shared.news.notify_one();
    }

    /// Puts a message in, if there is room and somebody takes it out.
    pub(crate) fn put(&self, message: Utf8Bytes) -> Result<(), NotPosted> {
        let shared = &self.0;
        let mut waiting = shared.waiting();
        if waiting.closed {
            return Err(NotPosted::Closed);
        }
        if waiting.messages.len() >= shared.most {
            return Err(NotPosted::Full);
        }
        waiting.messages.push_back(message);
        drop(waiting);
        shared.news.notify_one();
        Ok(())
    }
}

impl Post {
    /// Says good-bye: what waits is still taken out, and nothing comes after it.
    pub(crate) fn dismiss(&self, reason: Farewell) {
        match self {
            Post::Near(near) => near.dismiss(reason),
            Post::Far(far) => far.dismiss(reason),
        }
    }

    /// The socket is gone by itself: nothing is said to it any more.
    pub(crate) fn hush(&self) {
        if let Post::Far(far) = self {
            far.hush();
        }
    }

    /// Says from which number on messages follow, where that is not plain.
    pub(crate) fn greet(&self, since: u64) {
        if let Post::Far(far) = self {
            far.greet(since);
        }
    }

    /// Puts in a message that has a number, for this socket alone.
    pub(crate) fn step(&self, message: Utf8Bytes, number: u64) -> Result<(), NotPosted> {
        match self {
            Post::Near(near) => near.put(message),
            Post::Far(far) => far.step(&message, number),
        }
    }

    /// Puts in everything up to a number.
    pub(crate) fn whole(&self, message: Utf8Bytes, number: u64) -> Result<(), NotPosted> {
        match self {
            Post::Near(near) => near.put(message),
            Post::Far(far) => far.whole(&message, number),
        }
    }

    /// Puts in a message without a number, which follows the one with this number.
    pub(crate) fn aside(&self, message: Utf8Bytes, after: u64) -> Result<(), NotPosted> {
        match self {
            Post::Near(near) => near.put(message),
            Post::Far(far) => far.aside(&message, after),
        }
    }
}

/// Where messages are taken out.
pub(crate) struct Outbox(Arc<Shared>);

impl Drop for Outbox {
    fn drop(&mut self) {
        let mut waiting = self.0.waiting();
        waiting.closed = true;
        waiting.messages = VecDeque::new();
    }
}

impl Outbox {
    /// Waits for messages and takes all there are; once the outbox is closed and empty, gives the good-bye. One whose other end is simply gone
    /// asks to come back. Nothing is lost if this is dropped half way.
    pub(crate) async fn take(&mut self) -> Result<VecDeque<Utf8Bytes>, Farewell> {
        loop {
            {
                let mut waiting = self.0.waiting();
                if !waiting.messages.is_empty() {
                    return Ok(std::mem::take(&mut waiting.messages));
                }
                if waiting.closed {
                    return Err(waiting.farewell.unwrap_or(Farewell::Resume));
                }
            }
            self.0.news.notified().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(most: usize) -> (Arc<Open>, Outbox) {
        match outbox(most) {
            (Post::Near(near), outbox) => (near, outbox),
            (Post::Far(_), _) => unreachable!("an outbox is here"),
        }
    }

    #[tokio::test]
    async fn messages_come_out_in_order_and_all_at_once() {
        let (post, mut outbox) = near(3);
        for text in ["a", "b", "c"] {
            assert_eq!(post.put(text.into()), Ok(()));
        }
        assert_eq!(post.put("d".into()), Err(NotPosted::Full));
        assert_eq!(outbox.take().await.unwrap(), ["a", "b", "c"]);
        assert_eq!(post.put("e".into()), Ok(()));
        assert_eq!(outbox.take().await.unwrap(), ["e"]);
    }

    #[tokio::test]
    async fn whoever_waits_is_woken() {
        let (post, mut outbox) = near(3);
        let waits = tokio::spawn(async move { (outbox.take().await, outbox.take().await) });
        tokio::task::yield_now().await;
        assert_eq!(post.put("a".into()), Ok(()));
        tokio::task::yield_now().await;
        drop(post);
        let (first, end) = waits.await.unwrap();
        assert_eq!(first.unwrap(), ["a"]);
        assert_eq!(end, Err(Farewell::Resume));
    }

    #[tokio::test]
    async fn what_was_put_in_before_the_end_still_comes_out() {
        let (post, mut outbox) = near(3);
        let copy = post.clone();
        drop(post);
        assert_eq!(copy.put("a".into()), Ok(()));
        drop(copy);
        assert_eq!(outbox.take().await.unwrap(), ["a"]);
        assert_eq!(outbox.take().await, Err(Farewell::Resume));
    }

    #[tokio::test]
    async fn the_good_bye_comes_after_everything_else_and_nothing_after_it() {
        let (post, mut outbox) = near(3);
        assert_eq!(post.put("a".into()), Ok(()));
        post.dismiss(Farewell::SeatLost);
        post.dismiss(Farewell::Shutdown);
        assert_eq!(post.put("b".into()), Err(NotPosted::Closed));
        assert_eq!(outbox.take().await.unwrap(), ["a"]);
        assert_eq!(outbox.take().await, Err(Farewell::SeatLost));
    }

    #[test]
    fn nothing_is_put_in_once_nobody_takes_it_out() {
        let (post, outbox) = near(3);
        drop(outbox);
        assert_eq!(post.put("a".into()), Err(NotPosted::Closed));
    }
}
