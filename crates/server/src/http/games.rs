//! The games there are.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};

use super::tables::Body;
use crate::App;
use crate::failure::Failure;
use crate::wire;

/// How many proposals are drawn from one seed: each is found by drawing those before it.
const MOST_PROPOSALS: u16 = 999;
/// How long a seed may be that somebody sends.
const LONGEST_SEED: usize = 64;

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

/// A set-up that the game proposes to a host with these wishes. The same seed and number give the same one.
#[utoipa::path(post, path = "/api/v1/games/{game}/proposal", tag = "games",
    params(("game" = String, Path, description = "The id of the game")),
    request_body = wire::AskProposal, responses((status = 200, body = wire::Proposed)))]
pub(super) async fn proposal(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Body(asked): Body<wire::AskProposal>,
) -> Result<Json<wire::Proposed>, Failure> {
    if asked.number > MOST_PROPOSALS {
        let text = format!("a seed is good for {MOST_PROPOSALS} proposals");
        return Err(Failure::BadRequest(text));
    }
    let seed = match asked.seed {
        Some(seed) if seed.len() <= LONGEST_SEED => seed,
        Some(_) => return Err(Failure::BadRequest("the seed is too long".into())),
        None => crate::keys::random::<8>()
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect(),
    };
    let from = table::Seed::from_text(&seed);
    let made = catalog::propose(&game, asked.seats, &asked.wishes, &from, asked.number, &app.cards)?;
    Ok(Json(wire::Proposed {
        seed,
        number: asked.number,
        settings: made.settings,
        comes_to: made
            .comes_to
            .into_iter()
            .map(|(name, points)| (name.to_owned(), points))
            .collect(),
    }))
}

/// What settings stand for: with the defaults, and with what a text among them says.
#[utoipa::path(post, path = "/api/v1/games/{game}/settings", tag = "games",
    params(("game" = String, Path, description = "The id of the game")),
    request_body = wire::AskSettings, responses((status = 200, body = wire::Settled)))]
pub(super) async fn settings(
    Path(game): Path<String>,
    Body(asked): Body<wire::AskSettings>,
) -> Result<Json<wire::Settled>, Failure> {
    let options = catalog::settle(&game, asked.seats, &asked.options)?;
    Ok(Json(wire::Settled { options }))
}
