//! A node among others: it stays counted on, drops what it lost, and hears what operators said elsewhere.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::App;
use crate::storage::{self, StorageError};

/// How often it is looked for what operators said to other nodes.
const LOOK_EVERY: Duration = Duration::from_secs(2);

/// How long a node may be silent on the bus before it is taken to be gone, however long its lease is.
const SILENT: Duration = Duration::from_millis(2_500);

/// And however short: so many beats may be missed.
const FEWEST_BEATS: Duration = Duration::from_millis(1_500);

/// How long a node with such a lease may be silent on the bus, or hear nothing there that others hear.
pub(crate) fn silence(lease: Duration) -> Duration {
    lease.clamp(FEWEST_BEATS, SILENT)
}

/// How a node hears the bus, by what it said there and came back to it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hearing {
    /// Since when without a longer pause; nothing if it never did.
    pub(crate) since: Option<Instant>,
    /// When it last did, or began to listen.
    pub(crate) heard: Instant,
    /// It has said something several times and heard none of it for as long as a node may be silent.
    pub(crate) deaf: bool,
    /// It has heard itself several times in a row.
    pub(crate) well: bool,
}

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
    let hearing = || app.bus.as_ref().map(|bus| bus.hearing());
    let alive = app.storage.stay_alive(hearing, || app.orphans.notify_one());
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
