//! Before the deal: what those who sit at a table may do about seats that are not theirs.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};

use super::identity::Known;
use super::tables::{Body, ask_table, place};
use crate::App;
use crate::failure::Failure;
use crate::tables::Request;
use crate::wire::{self, TableInfo};

/// Frees a seat before the deal, once whoever holds it has been away for a while.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats/{seat}/free", tag = "seats",
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableInfo), (status = 409, body = wire::Failure)))]
pub(super) async fn free(
    State(app): State<Arc<App>>,
    Known(key): Known,
    Path(at): Path<(String, usize)>,
) -> Result<Json<TableInfo>, Failure> {
    let (id, seat) = place(at)?;
    ask_table(&app, id, key, Request::Free(seat)).await
}

/// Gives a free seat to a bot before the deal, or takes it back.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats/{seat}/bot", tag = "seats", request_body = wire::SeatBot,
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableInfo), (status = 409, body = wire::Failure)))]
pub(super) async fn bot(
    State(app): State<Arc<App>>,
    Known(key): Known,
    Path(at): Path<(String, usize)>,
    Body(bot): Body<wire::SeatBot>,
) -> Result<Json<TableInfo>, Failure> {
    let (id, seat) = place(at)?;
    ask_table(&app, id, key, Request::SeatBot(seat, bot.level)).await
}
