//! The thread that writes, whatever it writes to.

use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::mpsc;

use super::{Job, StorageError};
use crate::metrics::Metrics;

/// The most jobs in one transaction.
const GROUP: usize = 1024;

/// After a transaction of so many jobs the next one waits a little for company. Somebody who plays alone never waits.
const BUSY: usize = 4;
const LINGER: Duration = Duration::from_micros(1000);

/// Something that is written to in groups.
pub(super) trait Book: Send {
    /// One transaction for the whole group: once this returns, all of it is on disk, or nothing is.
    fn write(&mut self, group: &[Job]) -> Result<(), StorageError>;

    /// Whether a job may still be written: whoever brings it may have lost the right to.
    fn admits(&self, _job: &Job) -> bool {
        true
    }

    /// What is to be done between two groups.
    fn between(&mut self) {}

    /// Nothing more comes.
    fn close(&mut self) {}
}

/// Writes whatever comes until nobody can send any more.
pub(super) fn run(mut book: Box<dyn Book>, mut queue: mpsc::Receiver<Job>, metrics: &Arc<Metrics>) {
    let mut group: Vec<Job> = Vec::new();
    let mut last = 0;
    while let Some(first) = queue.blocking_recv() {
        group.push(first);
        if last >= BUSY {
            // Others are about to come: a commit that waits for them costs each of them less.
            std::thread::sleep(LINGER);
        }
        while group.len() < GROUP
            && let Ok(job) = queue.try_recv()
        {
            group.push(job);
        }
        last = group.len();
        for late in group.extract_if(.., |job| !book.admits(job)) {
            crate::metrics::count(&metrics.fenced);
            let _ = late.done.send(Err(StorageError::Fenced));
        }
        if group.is_empty() {
            continue;
        }
        let began = Instant::now();
        let result = book.write(&group);
        metrics.commit(group.len(), began.elapsed(), result.is_ok());
        if let Err(error) = &result {
            tracing::error!(%error, jobs = group.len(), "could not keep what was to be kept");
        }
        for job in group.drain(..) {
            // Whoever does not wait any more does not need the answer.
            let _ = job.done.send(result.clone());
        }
        book.between();
    }
    book.close();
}
