//! The API, described by itself.

use axum::Json;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use utoipa::OpenApi;

use super::{games, tables};
use crate::wire;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Flibuste",
        description = "Tables for space-pirate board games. A seat is held by a secret key: browsers keep it in the cookie `flibuste_key`, which the \
            server sets when a table is made or a seat is taken; programs choose a random key of at least 22 characters and send `Authorization: \
            Bearer KEY`. Playing happens over the WebSocket of a table; its messages are the schemas `ServerMessage` and `Command`."
    ),
    paths(
        games::games,
        games::cards,
        tables::create,
        tables::list,
        tables::info,
        tables::start,
        tables::rematch,
        tables::join,
        tables::leave,
        tables::rename,
        tables::word,
        tables::stand_in,
        tables::socket,
        tables::record,
        tables::replay,
        tables::mine,
        tables::replays
    ),
    components(schemas(wire::ServerMessage, wire::Command))
)]
struct Api;

/// The description of the API.
pub(super) async fn openapi() -> Json<utoipa::openapi::OpenApi> {
    Json(Api::openapi())
}

/// A page to browse it.
pub(super) async fn page() -> Response {
    asset("text/html; charset=utf-8", include_str!("docs.html"))
}

pub(super) async fn script() -> Response {
    asset("text/javascript; charset=utf-8", include_str!("docs.js"))
}

pub(super) async fn style() -> Response {
    asset("text/css; charset=utf-8", include_str!("docs.css"))
}

fn asset(kind: &'static str, text: &'static str) -> Response {
    let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-cache")];
    (headers, text).into_response()
}
