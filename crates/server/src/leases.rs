//! A node among others: it stays counted on, drops what it lost, and hears what operators said elsewhere.

use std::sync::Arc;
use std::time::Duration;

use crate::App;
use crate::storage::{self, StorageError};

/// How often it is looked for what operators said to other nodes.
const LOOK_EVERY: Duration = Duration::from_secs(2);

/// Keeps this node among those that are counted on. Alone with a file there is nothing to do.
pub(crate) async fn run(app: Arc<App>) {
    let Some(mut losses) = app.storage.losses() else {
        return;
    };
    let dropping = async {
        while losses.changed().await.is_ok() {
            app.tables.drop_all().await;
        }
    };
    let listening = async {
        loop {
            tokio::time::sleep(LOOK_EVERY).await;
            if let Err(error) = hear(&app).await {
                tracing::debug!(%error, "what operators said elsewhere could not be read");
            }
        }
    };
    let alive = app.storage.stay_alive(|| app.orphans.notify_one());
    tokio::join!(alive, dropping, listening);
}

/// Takes over who may do what, and what is said to everybody, as they are kept.
pub(crate) async fn hear(app: &App) -> Result<(), StorageError> {
    let now = crate::unix_millis();
    let (bans, notice) = app
        .storage
        .read(move |store| Ok((storage::bans(store, now)?, storage::note(store, "notice")?)))
        .await?;
    app.notice.set(&notice);
    if app.bans.are(&bans) {
        app.tables.look_at_bans().await;
    }
    Ok(())
}
