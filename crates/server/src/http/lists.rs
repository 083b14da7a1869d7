//! Lists of tables.
//!
//! The public lists are the same for everybody but for which seats are one's own, so each is made once and kept for a moment, however many ask
//! and however many tables there are.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use bytes::Bytes;
use futures_util::future::join_all;
use tokio::sync::Mutex;

use super::identity::Known;
use crate::App;
use crate::failure::Failure;
use crate::keys::KeyHash;
use crate::storage::{Listing, TableRow};
use crate::tables::{Answer, Request};
use crate::wire::{Phase, TableInfo};

/// How long a table that is in memory has to speak for itself; what the file knows of it is shown otherwise.
const SPEAK_WITHIN: Duration = Duration::from_millis(250);

/// The two public lists as they were last made.
#[derive(Default)]
pub(crate) struct Lists {
    current: Mutex<Option<Arc<Made>>>,
    finished: Mutex<Option<Arc<Made>>>,
}

/// A public list at a moment.
struct Made {
    at: Instant,
    tables: Vec<(TableInfo, Vec<Option<KeyHash>>)>,
    /// The list as it goes to those who sit at none of these tables.
    text: Bytes,
}

impl Made {
    async fn new(app: &Arc<App>, listing: Listing) -> Result<Made, Failure> {
        let rows = app
            .storage
            .read_soon(move |file| crate::storage::list(file, listing))
            .await?;
        let holders: Vec<Vec<Option<KeyHash>>> = rows
            .iter()
            .map(|row| row.seats.iter().map(|seat| seat.holder).collect())
            .collect();
        let infos = infos(app, rows, None).await;
        let text = serde_json::to_vec(&infos).map_err(|_| Failure::Internal)?;
        Ok(Made {
            at: Instant::now(),
            tables: infos.into_iter().zip(holders).collect(),
            text: text.into(),
        })
    }

    /// The list as the holder of a key sees it.
    fn seen_by(&self, key: Option<KeyHash>) -> Response {
        let sits = |holders: &[Option<KeyHash>]| key.is_some() && holders.contains(&key);
        if !self.tables.iter().any(|(_, holders)| sits(holders)) {
            let kind = [(header::CONTENT_TYPE, "application/json")];
            return (kind, self.text.clone()).into_response();
        }
        let own = |(info, holders): &(TableInfo, Vec<Option<KeyHash>>)| {
            let mut info = info.clone();
            for (seat, holder) in info.seats.iter_mut().zip(holders) {
                seat.mine = key.is_some() && *holder == key;
            }
            info
        };
        Json(self.tables.iter().map(own).collect::<Vec<_>>()).into_response()
    }
}

/// A public list, made anew if the last one is too old. Whoever asks meanwhile waits for the same one.
async fn public(
    app: &Arc<App>,
    kept: &Mutex<Option<Arc<Made>>>,
    listing: Listing,
    key: Option<KeyHash>,
) -> Result<Response, Failure> {
    let mut kept = kept.lock().await;
    let age = Duration::from_millis(app.config.list_age);
    if let Some(made) = kept.as_ref().filter(|made| made.at.elapsed() < age) {
        return Ok(made.seen_by(key));
    }
    crate::metrics::count(&app.metrics.lists_made);
    let made = Arc::new(Made::new(app, listing).await?);
    *kept = Some(made.clone());
    drop(kept);
    Ok(made.seen_by(key))
}

/// The listed tables that are not over.
#[utoipa::path(get, path = "/api/v1/tables", tag = "tables", responses((status = 200, body = Vec<TableInfo>)))]
pub(super) async fn list(State(app): State<Arc<App>>, Known(key): Known) -> Result<Response, Failure> {
    let listing = Listing::Current(app.config.listed_per_address);
    public(&app, &app.lists.current, listing, key).await
}

/// The listed tables that are over.
#[utoipa::path(get, path = "/api/v1/replays", tag = "tables", responses((status = 200, body = Vec<TableInfo>)))]
pub(super) async fn replays(State(app): State<Arc<App>>, Known(key): Known) -> Result<Response, Failure> {
    let listing = Listing::Finished(app.config.listed_per_address);
    public(&app, &app.lists.finished, listing, key).await
}

/// The tables at which I have a seat; those that wait for me first.
#[utoipa::path(get, path = "/api/v1/me/tables", tag = "tables", responses((status = 200, body = Vec<TableInfo>)))]
pub(super) async fn mine(
    State(app): State<Arc<App>>,
    Known(key): Known,
) -> Result<Json<Vec<TableInfo>>, Failure> {
    let Some(holder) = key else {
        return Ok(Json(Vec::new()));
    };
    let listing = Listing::HeldBy(holder);
    let rows = app
        .storage
        .read_soon(move |file| crate::storage::list(file, listing))
        .await?;
    let mut tables = infos(&app, rows, key).await;
    let my_turn = |table: &TableInfo| {
        let mut seats = table.seats.iter().filter(|seat| seat.mine);
        seats.any(|seat| table.turn.contains(seat.seat))
    };
    tables.sort_by_key(|table| {
        (
            !my_turn(table),
            table.phase == Phase::Over,
            u64::MAX - table.updated,
        )
    });
    Ok(Json(tables))
}

/// Tables as the file knows them; those in memory speak for themselves.
async fn infos(app: &Arc<App>, rows: Vec<TableRow>, key: Option<KeyHash>) -> Vec<TableInfo> {
    let one = |row: TableRow| async move {
        let asked = app.tables.ask_if_loaded(row.id, key, Request::Info);
        match tokio::time::timeout(SPEAK_WITHIN, asked).await {
            Ok(Some(Answer::Table(table))) => *table,
            _ => crate::tables::listed(&row, key),
        }
    };
    join_all(rows.into_iter().map(one)).await
}
