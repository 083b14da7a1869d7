//! What somebody may ask about themselves.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::{Extension, Json};

use super::Peer;
use super::guard::by_tls;
use super::had::HadHere;
use super::identity::{Known, without_key};
use super::occasions::progress;
use crate::App;
use crate::failure::Failure;
use crate::keys::KeyHash;
use crate::storage::{self, Deal, Held, Write, today};
use crate::tables::Request;
use crate::wire::{AboutMe, MyLine, MySeat, Phase};

/// Everything that is kept about the holder of this key: games with how they ended, seats, names, words for the shuffle, and what was said there.
#[utoipa::path(get, path = "/api/v1/me", tag = "me", responses((status = 200, body = AboutMe)))]
pub(super) async fn export(State(app): State<Arc<App>>, Known(key): Known) -> Result<Response, Failure> {
    let held = match key {
        Some(key) => app.storage.read(move |file| storage::about(file, key)).await?,
        None => Vec::new(),
    };
    let about = AboutMe {
        seats: held.into_iter().map(my_seat).collect(),
    };
    let name = [(
        header::CONTENT_DISPOSITION,
        "attachment; filename=\"flibuste-me.json\"",
    )];
    Ok((name, Json(about)).into_response())
}

fn phase_of(word: &str) -> Phase {
    serde_json::from_value(word.into()).unwrap_or(Phase::Over)
}

fn my_seat(held: Held) -> MySeat {
    let line = |(at, text)| MyLine { at, text };
    MySeat {
        table: held.table.into(),
        game: held.game,
        seat: held.seat.index() as u8,
        name: held.name,
        word: held.word,
        created: held.created,
        updated: held.updated,
        phase: phase_of(&held.phase),
        with: held.with,
        entries: held.doc.entries,
        end: held.doc.end,
        by_bot: held.doc.by_bot(held.seat),
        outcome: held.doc.outcome,
        said: held.said.into_iter().map(line).collect(),
    }
}

/// Takes everything of the holder of this key out: seats are given up, names and what was said go, and the browser is told to drop the key. Games
/// that were played stay, without a name; and which deals of today were had stays in the browser until the day is over.
#[utoipa::path(post, path = "/api/v1/me/erase", tag = "me", responses((status = 204, description = "Nothing is left")))]
pub(super) async fn erase(
    State(app): State<Arc<App>>,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
    Known(key): Known,
    mut had: HadHere,
) -> Result<Response, Failure> {
    if let Some(holder) = key {
        note_deals(&app, holder, &mut had).await?;
        erase_held(&app, holder).await?;
        // Where they got up earlier, and what they made without sitting down.
        let traces = app
            .storage
            .read(move |file| storage::traces(file, holder))
            .await?;
        for table in traces {
            match app.tables.ask(&app, table, key, Request::Erase).await {
                Ok(_) | Err(Failure::NotFound | Failure::Damaged(_) | Failure::BrokenTable) => {}
                Err(failure) => return Err(failure),
            }
        }
        tracing::info!("somebody took everything of theirs out");
    }
    let by_tls = by_tls(&app, peer.as_deref(), &headers);
    let cookies = without_key().into_iter().chain(had.cookie(by_tls));
    Ok((StatusCode::NO_CONTENT, AppendHeaders(cookies)).into_response())
}

/// Notes which deals of today the holder of a key has had.
async fn note_deals(app: &App, holder: KeyHash, had: &mut HadHere) -> Result<(), Failure> {
    for id in catalog::GAMES {
        let (day, game) = (today(), (*id).to_owned());
        if progress(app, &Deal { day, game }, holder).await?.had {
            had.note(id);
        }
    }
    Ok(())
}

/// Gives up every seat that is held.
async fn erase_held(app: &Arc<App>, holder: KeyHash) -> Result<(), Failure> {
    let held = app.storage.read(move |file| storage::about(file, holder)).await?;
    for seat in held {
        match app
            .tables
            .ask(app, seat.table, Some(holder), Request::Erase)
            .await
        {
            Ok(_) | Err(Failure::NotFound) => {}
            // One that cannot be loaded has nothing of anybody's in memory.
            Err(Failure::Damaged(_) | Failure::BrokenTable) => {
                let table = seat.table;
                let number = app.storage.read(move |file| storage::number(file, table)).await?;
                let writes = number.map(|number| Write::Erase(number, seat.seat));
                app.storage.write(writes.into_iter().collect()).await?;
            }
            Err(failure) => return Err(failure),
        }
    }
    Ok(())
}
