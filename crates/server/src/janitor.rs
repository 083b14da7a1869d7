//! Tidies up: tables that nobody wants any more go, by rules that are stated in `docs/HOSTING.md`.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use crate::App;
use crate::failure::Failure;
use crate::keys::TableId;
use crate::storage::{self, Stale, StorageError, Write};
use crate::tables::{Deletion, Request};

/// How many tables go at once.
const AT_ONCE: u32 = 256;

/// Tidies up from time to time, until it is told to stop.
pub(crate) async fn run(app: Arc<App>) {
    loop {
        tokio::time::sleep(app.config.tidy()).await;
        if let Err(error) = tidy(&app).await {
            tracing::warn!(%error, "what nobody wants any more could not be taken out; it will be later");
        }
    }
}

async fn tidy(app: &Arc<App>) -> Result<(), StorageError> {
    let stale = when_stale(app);
    let ids = app
        .storage
        .read(move |file| storage::stale(file, stale, AT_ONCE))
        .await?;
    let mut gone = 0;
    for id in ids {
        match delete(app, id, Deletion::Stale(stale)).await {
            Ok(()) => gone += 1,
            // Somebody came back at this very moment, or another node has it and tidies up there.
            Err(Failure::StillThere | Failure::NotFound | Failure::Elsewhere) => {}
            Err(failure) => {
                tracing::warn!(%failure, "a table that nobody wants any more could not be deleted");
            }
        }
    }
    if gone > 0 {
        tracing::info!(
            tables = gone,
            "deleted tables that nobody sits at, or that were never begun (--empty-after, --open-after)"
        );
    }
    forget_names(app).await?;
    let day_ago = crate::unix_millis().saturating_sub(storage::REMEMBERED);
    // Whoever began late plays a deal into the next day.
    let no_more_played = storage::today().saturating_sub(1);
    let forget = vec![Write::ForgetCommands(day_ago), Write::ForgetDeals(no_more_played)];
    app.storage.write(forget).await?;
    // What has stood still for a month counts for nothing.
    let open = app
        .storage
        .read(|file| storage::open_tables(file, storage::month_ago()))
        .await?;
    app.open_tables.store(open, Relaxed);
    Ok(())
}

/// Names and conversations of games that ended long ago go; the games stay.
async fn forget_names(app: &Arc<App>) -> Result<(), StorageError> {
    if app.config.keep_names == 0 {
        return Ok(());
    }
    let before = crate::unix_millis().saturating_sub(app.config.keep_names * 24 * 60 * 60 * 1000);
    let ids = app
        .storage
        .read(move |file| storage::to_forget(file, before, AT_ONCE))
        .await?;
    let mut forgotten = 0;
    for id in ids {
        match app.tables.ask(app, id, None, Request::Forget).await {
            Ok(_) => forgotten += 1,
            // One that cannot be loaded has no conversation in memory either.
            Err(Failure::Damaged(_) | Failure::BrokenTable) => {
                let number = app.storage.read(move |file| storage::number(file, id)).await?;
                if let Some(number) = number {
                    app.storage.write(vec![Write::Forget(number)]).await?;
                }
            }
            Err(_) => {}
        }
    }
    if forgotten > 0 {
        tracing::info!(
            tables = forgotten,
            "names and conversations of old games went (--keep-names)"
        );
    }
    Ok(())
}

fn when_stale(app: &App) -> Stale {
    let now = crate::unix_millis();
    let before = |seconds: u64| match seconds {
        0 => 0,
        _ => now.saturating_sub(seconds * 1000),
    };
    Stale {
        empty_before: before(app.config.empty_after),
        open_before: before(app.config.open_after * 24 * 60 * 60),
    }
}

/// Deletes a table; one that cannot be loaded goes as well, if that was ordered.
pub(crate) async fn delete(app: &Arc<App>, id: TableId, why: Deletion) -> Result<(), Failure> {
    match app.tables.ask(app, id, None, Request::Delete(why)).await {
        Ok(_) => Ok(()),
        Err(Failure::Damaged(_) | Failure::BrokenTable) if matches!(why, Deletion::Ordered) => {
            let number = app
                .storage
                .read(move |file| crate::storage::number(file, id))
                .await?;
            let number = number.ok_or(Failure::NotFound)?;
            Ok(app.storage.write(vec![Write::Delete(number)]).await?)
        }
        Err(failure) => Err(failure),
    }
}
