//! Whether this server is ready, for balancers and whoever else looks after it. They ask often and do not wait long, so whatever stands still is not waited
//! for, and is asked no more often than it answers.

use std::sync::{Arc, PoisonError};

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use crate::App;
use crate::storage::StorageError;

/// Ready when everything that is kept can be read and moves can be written, other nodes can be reached where there are any, and the server is not stopping.
pub(super) async fn ready(State(app): State<Arc<App>>) -> Response {
    let store = store_answers(&app).await;
    let bus_is_there = app.bus.as_ref().is_none_or(|bus| bus.is_there());
    let why = match store {
        _ if app.is_stopping() => Some("stopping".into()),
        Ok(()) if !bus_is_there => Some("the bus is away".into()),
        Ok(()) => None,
        Err(error) => Some(error.to_string()),
    };
    say_what_changed(&app, why.as_deref());
    let Some(why) = why else {
        return "ready\n".into_response();
    };
    let why = format!("not ready: {why}\n");
    let later = [(header::RETRY_AFTER, "1")];
    (StatusCode::SERVICE_UNAVAILABLE, later, why).into_response()
}

/// Writes into the log whether this server is ready, and why not, once for each time that changes.
fn say_what_changed(app: &App, why: Option<&str>) {
    let mut said = app.unready.lock().unwrap_or_else(PoisonError::into_inner);
    if said.as_deref() == why {
        return;
    }
    match why {
        Some(why) => tracing::warn!(why, "this server is not ready"),
        None => tracing::info!("this server is ready again"),
    }
    *said = why.map(str::to_owned);
}

/// Whether things can be read and written, found out by doing both; one look at a time.
async fn store_answers(app: &Arc<App>) -> Result<(), StorageError> {
    if let Some(trouble) = app.storage.trouble() {
        return Err(trouble);
    }
    let (patience, silent) = app.storage.patience();
    let looking = app.clone();
    let looked = async move {
        let turn = looking.looks.clone().lock_owned().await;
        // What was begun goes on though nobody waits for it any more.
        let look = tokio::spawn(async move {
            let (read, written) = tokio::join!(looking.storage.can_read(), looking.storage.can_write());
            drop(turn);
            read.and(written)
        });
        look.await.unwrap_or(Err(StorageError::Closed))
    };
    let in_time = tokio::time::timeout(patience, looked).await;
    in_time.unwrap_or(Err(silent))
}
