//! What the best bot thinks, for people who ask: it waits in the queue of those who search, and is forgotten when nobody waits for it any more.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use tokio::sync::OwnedSemaphorePermit;

use super::identity::Known;
use super::tables::{place, table_id};
use crate::App;
use crate::failure::Failure;
use crate::metrics::count;
use crate::tables::{Answer, Request};
use crate::wire::{self, AdvisedMove, Analysis, Counsel, JudgedMove};

/// What the admiral would do at my seat: the best moves, each with the chance to win that it leaves.
#[utoipa::path(get, path = "/api/v1/tables/{id}/seats/{seat}/counsel", tag = "seats",
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = Counsel), (status = 403, body = wire::Failure), (status = 409, body = wire::Failure), (status = 429, body = wire::Failure)))]
pub(super) async fn counsel(
    State(app): State<Arc<App>>,
    Known(key): Known,
    Path(at): Path<(String, usize)>,
) -> Result<Response, Failure> {
    let (id, seat) = place(at)?;
    match app.tables.ask(&app, id, key, Request::Counsel(seat)).await? {
        Answer::Counsel(thought, entry, place) => {
            let counsel = counselled(&app, (thought, entry), place).await?;
            Ok(Json(counsel).into_response())
        }
        Answer::Text(text) => Ok(super::json_text(text)),
        _ => Err(Failure::Internal),
    }
}

/// Thinks about the moves of a seat; the place of who asks is kept meanwhile.
pub(super) async fn counselled(
    app: &App,
    (thought, entry): (Option<bots::Thought<Vec<bots::Advised>>>, u32),
    _place: OwnedSemaphorePermit,
) -> Result<Counsel, Failure> {
    let advised = match thought {
        Some(thought) => {
            count(&app.metrics.thoughts);
            app.bots
                .think(thought, &app.metrics)
                .await
                .ok_or(Failure::TooSlow)?
        }
        None => Vec::new(),
    };
    let told = advised.into_iter().map(|one| AdvisedMove {
        mv: one.mv.into(),
        chance: one.chance,
        give_or_take: one.give_or_take,
        tries: one.tries,
        brings: one.brings.into_iter().map(Into::into).collect(),
    });
    Ok(Counsel {
        entry,
        moves: told.collect(),
    })
}

/// Where an analysis goes on.
#[derive(Deserialize)]
pub(super) struct From {
    #[serde(default)]
    from: usize,
}

/// What the admiral thinks of the moves of a game that is over, a few at a time.
#[utoipa::path(get, path = "/api/v1/tables/{id}/analysis", tag = "tables",
    params(("id" = String, Path), ("from" = Option<usize>, Query, description = "Where to go on: `next` of the part before")),
    responses((status = 200, body = Analysis), (status = 409, body = wire::Failure), (status = 429, body = wire::Failure)))]
pub(super) async fn analysis(
    State(app): State<Arc<App>>,
    Known(key): Known,
    Path(id): Path<String>,
    Query(asked): Query<From>,
) -> Result<Response, Failure> {
    let id = table_id(&id)?;
    let answer = app
        .tables
        .ask(&app, id, key, Request::Analyse(asked.from))
        .await?;
    match answer {
        Answer::Analysis(thought, place) => Ok(Json(analysed(&app, thought, place).await?).into_response()),
        Answer::Text(text) => Ok(super::json_text(text)),
        _ => Err(Failure::Internal),
    }
}

/// Thinks about the moves of a game; the place of who asks is kept meanwhile.
pub(super) async fn analysed(
    app: &App,
    thought: bots::Thought<Option<bots::Analysis>>,
    _place: OwnedSemaphorePermit,
) -> Result<Analysis, Failure> {
    count(&app.metrics.thoughts);
    let thinking = app.bots.think(thought, &app.metrics).await;
    let analysis = thinking.ok_or(Failure::TooSlow)?.ok_or(Failure::BrokenTable)?;
    let told = analysis.moves.into_iter().map(|one| JudgedMove {
        entry: one.entry as u32,
        seat: one.seat,
        chances: one.chances,
        best: one.best,
        better: one.better.map(Into::into),
    });
    Ok(Analysis {
        moves: told.collect(),
        next: analysis.next.map(|next| next as u32),
    })
}
