//! Whether this server is ready, for balancers and whoever else looks after it. They ask often and do not wait long, so whatever stands still is not waited
//! for, and is asked no more often than it answers.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};

use crate::App;
use crate::storage::StorageError;

/// Ready when the data file can be read and written, other nodes can be reached where there are any, and the server is not stopping.
pub(super) async fn ready(State(app): State<Arc<App>>) -> Response {
    let store = store_answers(&app).await;
    let bus_is_there = app.bus.as_ref().is_none_or(|bus| bus.is_there());
    let why = match store {
        _ if app.is_stopping() => "not ready: stopping\n".into(),
        Ok(()) if !bus_is_there => "not ready: the bus is away\n".into(),
        Ok(()) => return "ready\n".into_response(),
        Err(error) => format!("not ready: {error}\n"),
    };
    (StatusCode::SERVICE_UNAVAILABLE, why).into_response()
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
