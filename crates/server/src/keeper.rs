//! Keeps games as they were seen, while the rules they are played under are still here: a later program may not know them any more.
//!
//! This is never urgent. Tables are kept when they have been quiet for a while, one at a time and mostly waiting in between, and once more
//! when the server stops, which is what comes before a new version.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use catalog::AnyMatch;

use crate::App;
use crate::keys::TableId;
use crate::storage::{Kept, Seen, StorageError, Write};

/// How long nothing must have happened at a table.
const QUIET: Duration = Duration::from_secs(60);

/// How often it is looked for tables to keep.
const LOOK_EVERY: Duration = Duration::from_secs(5);

/// How many times as long as it worked the keeper waits.
const WAITS: u32 = 9;

/// A server that makes more moves than this in the time between two looks has better things to do.
const BUSY: u64 = 1_000;

/// How many tables are looked for at once.
const AT_ONCE: u32 = 16;

/// Keeps tables that have been quiet, until it is told to stop.
pub(crate) async fn run(app: Arc<App>) {
    let mut moves = 0;
    loop {
        tokio::time::sleep(LOOK_EVERY).await;
        let made = app.metrics.moves_accepted.load(Relaxed);
        let busy = made - std::mem::replace(&mut moves, made) > BUSY;
        if !busy && let Err(error) = keep_quiet_ones(&app).await {
            tracing::warn!(%error, "games could not be kept as they were seen; they will be later");
        }
    }
}

async fn keep_quiet_ones(app: &Arc<App>) -> Result<(), StorageError> {
    let before = crate::unix_millis().saturating_sub(QUIET.as_millis() as u64);
    for id in to_keep(app, before).await? {
        let began = Instant::now();
        keep(app, id).await?;
        tokio::time::sleep(began.elapsed() * WAITS).await;
    }
    Ok(())
}

/// Keeps everything that is not kept yet, within a time. Nobody plays any more.
pub(crate) async fn finish(app: &Arc<App>, within: Duration) {
    let until = Instant::now() + within;
    loop {
        let waiting = match to_keep(app, u64::MAX >> 1).await {
            Ok(waiting) => waiting,
            Err(error) => return tracing::warn!(%error, "games could not be kept as they were seen"),
        };
        if waiting.is_empty() {
            return;
        }
        for id in waiting {
            if Instant::now() > until {
                return tracing::warn!(
                    "not all games were kept as they were seen; they will be after the next start"
                );
            }
            if let Err(error) = keep(app, id).await {
                return tracing::warn!(%error, "games could not be kept as they were seen");
            }
        }
    }
}

async fn to_keep(app: &App, before: u64) -> Result<Vec<TableId>, StorageError> {
    app.storage
        .read(move |file| crate::storage::to_keep(file, before, AT_ONCE))
        .await
}

/// Keeps one table as it was seen, as far as these rules can play it.
async fn keep(app: &Arc<App>, id: TableId) -> Result<(), StorageError> {
    let Some(kept) = app.storage.load(id).await? else {
        return Ok(());
    };
    let (table, updated) = (kept.row.key, kept.row.updated);
    let earlier = app
        .storage
        .read(move |file| crate::storage::seen(file, table))
        .await?;
    let shared = app.clone();
    let packed = tokio::task::spawn_blocking(move || packed(&shared, &kept, earlier)).await;
    // What cannot be played, or not without a panic, keeps what was kept of it before.
    let packed = packed.ok().flatten().unwrap_or_default();
    app.storage
        .write(vec![Write::Seen {
            table,
            updated,
            packed,
        }])
        .await
}

fn packed(app: &App, kept: &Kept, earlier: Seen) -> Option<crate::storage::Packed> {
    let game: Box<dyn AnyMatch> = catalog::replay(&kept.text()?, None, &app.cards).ok()?;
    let seen = catalog::seen(&*game, earlier).ok()?;
    Some(crate::storage::pack_seen(&seen))
}
