//! The games there are.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::App;
use crate::failure::Failure;
use crate::wire;

/// The games, with everything a lobby needs to offer them.
#[utoipa::path(get, path = "/api/v1/games", tag = "games",
    responses((status = 200, body = Vec<wire::GameInfo>)))]
pub(super) async fn games(State(app): State<Arc<App>>) -> Json<Vec<wire::GameInfo>> {
    Json(app.games.clone())
}

/// The contents of a game's box. Views name cards by their place in these lists.
#[utoipa::path(get, path = "/api/v1/games/{game}/cards", tag = "games",
    params(("game" = String, Path, description = "The id of the game")),
    responses((status = 200, body = Object), (status = 404, body = wire::Failure)))]
pub(super) async fn cards(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
) -> Result<Response, Failure> {
    let cards =
        catalog::cards_json(&game, &app.cards).map_err(|error| Failure::NoSuchGame(error.to_string()))?;
    let kind = [
        (header::CONTENT_TYPE, "application/json"),
        (header::CACHE_CONTROL, "public, max-age=600"),
    ];
    Ok((kind, cards).into_response())
}
