//! What the best bot thinks, for people who ask: it waits in the queue of those who search, and is forgotten when nobody waits for it any more.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;

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
) -> Result<Json<Counsel>, Failure> {
    let (id, seat) = place(at)?;
    let answer = app.tables.ask(&app, id, key, Request::Counsel(seat)).await?;
    let Answer::Counsel(thought, entry, _place) = answer else {
        return Err(Failure::Internal);
    };
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
    Ok(Json(Counsel {
        entry,
        moves: told.collect(),
    }))
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
) -> Result<Json<Analysis>, Failure> {
    let id = table_id(&id)?;
    let answer = app
        .tables
        .ask(&app, id, key, Request::Analyse(asked.from))
        .await?;
    let Answer::Analysis(thought, _place) = answer else {
        return Err(Failure::Internal);
    };
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
    Ok(Json(Analysis {
        moves: told.collect(),
        next: analysis.next.map(|next| next as u32),
    }))
}
