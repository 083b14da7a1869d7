//! Where bots think: quick ones in one queue, those that search in another, so that nobody who moves at once waits behind somebody who takes two
//! seconds.
//!
//! Whoever comes first is served first. A table has one thought about a position at a time, and whoever asks for many puts them into the queue one after
//! the other: so tables take turns. The longer the queue of searches, the shorter each of them thinks. A thought that nobody waits for any more
//! leaves the queue, or stops where it stands.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::Duration;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::metrics::{Metrics, count};

/// The shortest a bot rests in real time.
const SHORTEST_REST: Duration = Duration::from_millis(10);
/// How long people have to say something before a bot decides what it confers about, in pauses of a bot.
const HEARING: u32 = 16;
/// How long what came before may take to be shown to them, in pauses of a bot.
const SHOWING: u32 = 14;
/// However many searches wait, each has this part of its time.
const SMALLEST_PART: f32 = 0.05;

/// Threads for thinking, so that bots never delay tables.
pub(crate) struct BotPool {
    quick: Arc<Semaphore>,
    searches: Searches,
    budget: Duration,
    pause: Duration,
}

/// The queue of those who search.
struct Searches {
    free: Arc<Semaphore>,
    threads: usize,
    /// How many wait or think.
    wanted: AtomicUsize,
}

/// A search that waits or thinks.
struct Wanted<'a>(&'a AtomicUsize);

impl Drop for Wanted<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}

/// Ends a thought when nobody waits for it any more.
struct Held(bots::Leash);

impl Drop for Held {
    fn drop(&mut self) {
        self.0.pull();
    }
}

impl Searches {
    /// Waits for a thread; what part of its time a search has by then.
    async fn place(&self) -> Option<(OwnedSemaphorePermit, Wanted<'_>, f32)> {
        self.wanted.fetch_add(1, Relaxed);
        let wanted = Wanted(&self.wanted);
        let place = self.free.clone().acquire_owned().await.ok()?;
        let part = self.threads as f32 / self.wanted.load(Relaxed).max(self.threads) as f32;
        Some((place, wanted, part.max(SMALLEST_PART)))
    }
}

impl BotPool {
    pub(crate) fn new(threads: usize, search_threads: usize, budget: u64, pause: u64) -> BotPool {
        let search_threads = search_threads.max(1);
        BotPool {
            quick: Arc::new(Semaphore::new(threads.max(1))),
            searches: Searches {
                free: Arc::new(Semaphore::new(search_threads)),
                threads: search_threads,
                wanted: AtomicUsize::new(0),
            },
            budget: Duration::from_millis(budget),
            pause: Duration::from_millis(pause),
        }
    }

    /// Whether whoever searches now would wait.
    pub(crate) fn is_full(&self) -> bool {
        self.searches.free.available_permits() == 0
    }

    /// A thread for something quick.
    pub(crate) async fn quick_place(&self) -> Option<OwnedSemaphorePermit> {
        self.quick.clone().acquire_owned().await.ok()
    }

    /// Thinks a choice through on a thread for that, no longer than allowed; `None` if it took too long or stumbled. Whoever drops this needs the choice
    /// no longer, and the thread is free soon after.
    pub(crate) async fn think<T: Send + 'static>(
        &self,
        thought: bots::Thought<T>,
        metrics: &Metrics,
    ) -> Option<T> {
        let _held = Held(thought.leash());
        let (place, _wanted, part) = if thought.searches() {
            let (place, wanted, part) = self.searches.place().await?;
            (place, Some(wanted), part)
        } else {
            (self.quick_place().await?, None, 1.0)
        };
        let thinking = tokio::task::spawn_blocking(move || {
            let mv = thought.think_within(part);
            drop(place);
            mv
        });
        match tokio::time::timeout(self.budget, thinking).await {
            Ok(Ok(mv)) => Some(mv),
            // It stumbled. The thread is fine, and the table goes on with another move.
            Ok(Err(_)) => {
                count(&metrics.panics);
                None
            }
            Err(_) => {
                count(&metrics.thoughts_late);
                None
            }
        }
    }

    /// How long a bot waits before it moves, so that people can follow.
    pub(super) fn pause(&self) -> Duration {
        self.pause
    }

    /// How long a bot waits before it decides something about which it confers with people: long enough to read and to say something once it was
    /// shown, and where nothing says that it was, long enough to be shown it before.
    pub(super) fn hearing(&self, shown: bool) -> Duration {
        self.pause * if shown { HEARING } else { SHOWING + HEARING }
    }

    /// How long a bot's hands are busy between two moves in real time: two to five times what it waits elsewhere, so that a tile takes it a
    /// few seconds. However short that is, a bot that lets its occasion pass does not ask again at once.
    pub(super) fn rest(&self) -> Duration {
        let part = f64::from(u16::from_le_bytes(crate::keys::random())) / f64::from(u16::MAX);
        self.pause.mul_f64(2.0 + 3.0 * part).max(SHORTEST_REST)
    }
}

/// A task on its way for a table; it ends with this.
pub(super) struct Errand {
    task: tokio::task::AbortHandle,
    metrics: Arc<Metrics>,
}

impl Errand {
    pub(super) fn new(task: tokio::task::AbortHandle, metrics: Arc<Metrics>) -> Errand {
        Errand { task, metrics }
    }
}

impl Drop for Errand {
    fn drop(&mut self) {
        if !self.task.is_finished() {
            count(&self.metrics.thoughts_dropped);
            self.task.abort();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    /// Long enough that only what never happens takes longer.
    const NEVER: Duration = Duration::from_secs(60);

    fn pool() -> BotPool {
        BotPool::new(1, 1, 3_600_000, 0)
    }

    fn quick() -> bots::Thought {
        bots::Thought::new(false, |_, _| None)
    }

    /// A search that says when it began, with which part of its time, and goes on until it is let go.
    fn blocked() -> (bots::Thought, mpsc::Receiver<f32>, mpsc::Sender<()>) {
        let ((begun, begins), (go, gone)) = (mpsc::channel(), mpsc::channel());
        let thought = bots::Thought::new(true, move |part, _| {
            let _ = begun.send(part);
            let _ = gone.recv();
            None
        });
        (thought, begins, go)
    }

    async fn began(begins: mpsc::Receiver<f32>) -> f32 {
        let wait = tokio::task::spawn_blocking(move || begins.recv_timeout(NEVER));
        wait.await.unwrap().expect("the search begins")
    }

    /// With the queue of searches blocked for good, a quick bot still moves.
    #[tokio::test]
    async fn a_search_keeps_no_quick_bot_waiting() {
        let (pool, metrics) = (Arc::new(pool()), Arc::new(Metrics::default()));
        let (search, begins, go) = blocked();
        let searching = {
            let (pool, metrics) = (pool.clone(), metrics.clone());
            tokio::spawn(async move { pool.think(search, &metrics).await })
        };
        assert!((began(begins).await - 1.0).abs() < 1e-6);
        let moved = tokio::time::timeout(NEVER, pool.think(quick(), &metrics)).await;
        assert!(
            matches!(moved, Ok(Some(None))),
            "the quick bot waits for the search"
        );
        go.send(()).unwrap();
        assert!(searching.await.unwrap().is_some());
    }

    /// Where several wait, each has less time, and who came first is first.
    #[tokio::test]
    async fn searches_take_turns_and_less_time_the_more_there_are() {
        let (pool, metrics) = (Arc::new(pool()), Arc::new(Metrics::default()));
        let mut tasks = Vec::new();
        let mut waiting = Vec::new();
        for number in 0..4 {
            let (search, begins, go) = blocked();
            let (pool, metrics) = (pool.clone(), metrics.clone());
            let inner = pool.clone();
            tasks.push(tokio::spawn(async move { inner.think(search, &metrics).await }));
            while pool.searches.wanted.load(Relaxed) <= number {
                tokio::task::yield_now().await;
            }
            waiting.push((begins, go));
        }
        let mut parts = Vec::new();
        for (begins, go) in waiting {
            parts.push(began(begins).await);
            go.send(()).unwrap();
        }
        for task in tasks {
            assert!(task.await.unwrap().is_some());
        }
        // The first began alone. One that just ended may still be counted when the next begins.
        assert!((parts[0] - 1.0).abs() < 1e-6, "{parts:?}");
        assert!(parts[1] < 0.34 && parts[2] < 0.51 && parts[3] > 0.49, "{parts:?}");
        assert_eq!(pool.searches.wanted.load(Relaxed), 0);
    }

    /// What nobody waits for leaves the queue, or stops where it stands.
    #[tokio::test]
    async fn a_search_that_nobody_needs_ends() {
        let (pool, metrics) = (Arc::new(pool()), Arc::new(Metrics::default()));
        let (begun, begins) = mpsc::channel();
        let search: bots::Thought = bots::Thought::new(true, move |part, leash| {
            let _ = begun.send(part);
            while !leash.is_pulled() {
                std::thread::yield_now();
            }
            None
        });
        let (inner, counted) = (pool.clone(), metrics.clone());
        let task = tokio::spawn(async move { inner.think(search, &counted).await });
        began(begins).await;
        drop(Errand::new(task.abort_handle(), metrics.clone()));
        assert!(task.await.is_err_and(|error| error.is_cancelled()));
        assert_eq!(metrics.thoughts_dropped.load(Relaxed), 1);
        // Its thread is free for the next one.
        let next: bots::Thought = bots::Thought::new(true, |_, _| None);
        let thought = tokio::time::timeout(NEVER, pool.think(next, &metrics)).await;
        assert!(matches!(thought, Ok(Some(None))), "the thread is not free");
        assert_eq!(pool.searches.wanted.load(Relaxed), 0);
    }
}
