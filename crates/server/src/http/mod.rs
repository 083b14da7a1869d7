//! HTTP: making, joining, listing and reading tables, the page, and what operators need.

mod admin;
mod counsel;
mod docs;
mod games;
mod guard;
mod had;
mod identity;
mod large;
mod lists;
mod me;
mod occasions;
mod page;
mod ready;
mod seating;
mod tables;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::{StatusCode, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

use crate::App;
use crate::failure::Failure;
use crate::tables::Answer;

pub(crate) use guard::Peer;
pub(crate) use large::Large;
pub(crate) use lists::Lists;

/// The largest body of a request.
const LARGEST_BODY: usize = 16 << 10;

/// How long a request may take.
const LONGEST: Duration = Duration::from_secs(20);

/// Everything that is served.
pub(crate) fn router(app: Arc<App>) -> Router {
    let api = Router::new()
        .route("/games", get(games::games))
        .route("/games/{game}/cards", get(games::cards))
        .route("/games/{game}/proposal", post(games::proposal))
        .route("/games/{game}/settings", post(games::settings))
        .route("/games/{game}/first", post(occasions::first))
        .route(
            "/games/{game}/daily",
            get(occasions::daily).post(occasions::play_daily),
        )
        .route("/tables", get(lists::list).post(tables::create))
        .route("/tables/{id}", get(tables::info))
        .route("/tables/{id}/start", post(tables::start))
        .route("/tables/{id}/rematch", post(tables::rematch))
        .route("/tables/{id}/record", get(tables::record))
        .route("/tables/{id}/replay", get(tables::replay))
        .route("/tables/{id}/socket", get(tables::socket))
        .route("/tables/{id}/seats/{seat}/join", post(tables::join))
        .route("/tables/{id}/seats/{seat}/leave", post(tables::leave))
        .route("/tables/{id}/seats/{seat}/free", post(seating::free))
        .route("/tables/{id}/seats/{seat}/bot", post(seating::bot))
        .route("/tables/{id}/seats/{seat}/rename", post(tables::rename))
        .route("/tables/{id}/seats/{seat}/word", post(tables::word))
        .route("/tables/{id}/seats/{seat}/stand-in", post(tables::stand_in))
        .route("/tables/{id}/seats/{seat}/advice", get(occasions::advice))
        .route("/tables/{id}/seats/{seat}/counsel", get(counsel::counsel))
        .route("/tables/{id}/analysis", get(counsel::analysis))
        .route("/me/tables", get(lists::mine))
        .route("/replays", get(lists::replays))
        .route("/me", get(me::export))
        .route("/me/erase", post(me::erase))
        .route("/notice", get(admin::notice))
        .route("/admin", get(admin::overview))
        .route("/admin/notice", post(admin::set_notice))
        .route("/admin/bans", post(admin::ban))
        .route("/admin/tables/{id}/close", post(admin::close))
        .route("/admin/tables/{id}/delete", post(admin::delete))
        .route("/openapi.json", get(docs::openapi))
        .fallback(|| async { Failure::NotFound })
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::SERVICE_UNAVAILABLE,
            LONGEST,
        ))
        .layer(from_fn(guard::one_form))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(app.clone(), guard::admit));
    Router::new()
        .nest("/api/v1", api)
        .route("/api/docs", get(docs::page))
        .route("/api/docs/docs.js", get(docs::script))
        .route("/api/docs/docs.css", get(docs::style))
        .route("/api/{*rest}", get(|| async { Failure::NotFound }))
        .route("/healthz", get(|| async { "ok\n" }))
        .route("/readyz", get(ready::ready))
        .fallback(page::serve)
        .layer(from_fn_with_state(app.clone(), guard::host))
        .layer(from_fn_with_state(app.clone(), guard::room))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(from_fn_with_state(app.clone(), guard::headers))
        .layer(from_fn_with_state(app.clone(), guard::count))
        .with_state(app)
}

/// What only those see who look after the server, on an address of its own.
pub(crate) fn lookout(app: Arc<App>) -> Router {
    Router::new()
        .route("/healthz", get(|| async { "ok\n" }))
        .route("/readyz", get(ready::ready))
        .route("/metrics", get(metrics))
        .with_state(app)
}

/// What a table answers, thought through and in a form that another node can pass on.
pub(crate) async fn told(app: &Arc<App>, answer: Answer) -> Result<Answer, Failure> {
    fn text(value: &impl serde::Serialize) -> Result<Answer, Failure> {
        let text = serde_json::to_string(value).map_err(|_| Failure::Internal)?;
        Ok(Answer::Text(text))
    }
    match answer {
        Answer::Thought(thought, entry) => text(&occasions::advised(app, thought, entry).await?),
        Answer::Counsel(thought, entry, place) => {
            text(&counsel::counselled(app, (thought, entry), place).await?)
        }
        Answer::Analysis(thought, place) => text(&counsel::analysed(app, thought, place).await?),
        Answer::Record(record) => Ok(Answer::Text(record)),
        Answer::Replay(replay) => {
            let bytes: Vec<u8> = large::pieces(*replay)?.flatten().collect();
            Ok(Answer::Text(
                String::from_utf8(bytes).map_err(|_| Failure::Internal)?,
            ))
        }
        told => Ok(told),
    }
}

/// JSON that another node wrote.
fn json_text(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

fn panicked(_: Box<dyn std::any::Any + Send>) -> Response {
    Failure::Internal.into_response()
}

async fn metrics(State(app): State<Arc<App>>) -> Response {
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (kind, app.metrics.text()).into_response()
}
