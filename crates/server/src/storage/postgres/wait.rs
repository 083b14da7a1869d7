//! Waiting for an answer on a thread that may wait.
//!
//! The runtime's own way of it ends in a panic once the runtime is ending; here a connection that went with it is one that is closed, as any other.

use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};
use std::time::{Duration, Instant};

/// A thread that waits.
struct Waiting(Thread);

impl Wake for Waiting {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

/// Waits for an answer on this thread; `None` if it does not come in time.
pub(super) fn at_most<T>(patience: Duration, answer: impl Future<Output = T>) -> Option<T> {
    let until = Instant::now() + patience;
    let mut answer = pin!(answer);
    let waker = Waker::from(Arc::new(Waiting(thread::current())));
    let mut context = Context::from_waker(&waker);
    loop {
        if let Poll::Ready(answer) = answer.as_mut().poll(&mut context) {
            return Some(answer);
        }
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return None;
        }
        thread::park_timeout(left);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_waited_for_and_none_is_not_waited_for_without_end() {
        let long = Duration::from_secs(60);
        let (sender, answer) = tokio::sync::oneshot::channel();
        let telling = thread::spawn(move || sender.send(7));
        assert_eq!(at_most(long, answer), Some(Ok(7)));
        telling.join().unwrap().unwrap();
        assert_eq!(
            at_most(Duration::from_millis(1), std::future::pending::<()>()),
            None
        );
    }

    #[test]
    fn a_runtime_that_has_ended_is_no_panic() {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .build()
            .unwrap();
        let handle = runtime.handle().clone();
        drop(runtime);
        let answer = at_most(Duration::from_secs(60), handle.spawn(async { 7 }));
        assert!(answer.is_some_and(|answer| answer.is_err()));
    }
}
