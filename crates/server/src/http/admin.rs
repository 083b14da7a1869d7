//! What operators do: opened by the key that the server prints when it starts, in the header `x-flibuste-admin`.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::StatusCode;
use axum::http::request::Parts;

use super::tables::{Body, table_id};
use crate::App;
use crate::failure::Failure;
use crate::storage::{self, BanKind, BanRow, Write};
use crate::tables::{Answer, Deletion, Request};
use crate::wire::{self, OverseenSeat, OverseenTable, Overview};

/// The header that carries the key.
pub(super) const HEADER: &str = "x-flibuste-admin";

/// How many tables operators see.
const TABLES: u32 = 500;

/// The longest ban, in hours: ten years.
const LONGEST_BAN: u32 = 87_600;

/// The longest notice, in characters.
const LONGEST_NOTICE: usize = 500;

/// Somebody who has the operators' key.
pub(super) struct Operator;

impl FromRequestParts<Arc<App>> for Operator {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Failure> {
        let given = parts.headers.get(HEADER).and_then(|value| value.to_str().ok());
        match given.is_some_and(|given| app.operator.opens(given)) {
            true => Ok(Operator),
            false => Err(Failure::NotOperator),
        }
    }
}

/// What there is to see: load, tables, bans, and what is said to everybody.
#[utoipa::path(get, path = "/api/v1/admin", tag = "operators", security(("operator" = [])),
    responses((status = 200, body = Overview)))]
pub(super) async fn overview(
    State(app): State<Arc<App>>,
    _operator: Operator,
) -> Result<Json<Overview>, Failure> {
    let now = crate::unix_millis();
    let (tables, bans) = app
        .storage
        .read(move |file| Ok((storage::overseen(file, TABLES)?, storage::bans(file, now)?)))
        .await?;
    Ok(Json(Overview {
        load: load(&app),
        notice: app.notice.get().to_string(),
        tables: tables.into_iter().map(overseen).collect(),
        bans: bans.into_iter().map(shown).collect(),
    }))
}

fn load(app: &App) -> wire::Load {
    let numbers = &app.metrics;
    let size = |ending: &str| {
        let mut name = app.config.data.clone().into_os_string();
        name.push(ending);
        std::fs::metadata(name).map_or(0, |file| file.len())
    };
    let backup = app.last_backup.load(Relaxed);
    wire::Load {
        open_tables: app.open_tables.load(Relaxed),
        loaded: numbers.tables_loaded.load(Relaxed),
        sockets: numbers.sockets_open.load(Relaxed),
        connections: numbers.connections_open.load(Relaxed),
        moves: numbers.moves_accepted.load(Relaxed),
        refused: numbers.too_many.load(Relaxed),
        panics: numbers.panics.load(Relaxed),
        bytes: size("") + size("-wal"),
        backup: (backup > 0).then_some(backup),
        uptime: app.started.elapsed().as_secs(),
    }
}

fn overseen(table: storage::Overseen) -> OverseenTable {
    let seat = |(seat, name): (usize, String)| OverseenSeat {
        seat: seat as u8,
        name,
    };
    OverseenTable {
        number: table.number,
        id: table.id,
        game: table.game,
        phase: table.phase,
        listed: table.listed,
        created: table.created,
        updated: table.updated,
        bytes: table.bytes,
        seats: table.names.into_iter().map(seat).collect(),
    }
}

fn shown(ban: BanRow) -> wire::Ban {
    wire::Ban {
        who: hex::encode(&ban.who),
        kind: ban.kind.word().into(),
        until: ban.until,
        why: ban.why,
    }
}

/// Ends a game where it stands; its record stays.
#[utoipa::path(post, path = "/api/v1/admin/tables/{id}/close", tag = "operators", security(("operator" = [])),
    params(("id" = String, Path)), responses((status = 204, description = "It is over")))]
pub(super) async fn close(
    State(app): State<Arc<App>>,
    _operator: Operator,
    Path(id): Path<String>,
) -> Result<StatusCode, Failure> {
    app.tables.ask(&app, table_id(&id)?, None, Request::Close).await?;
    tracing::info!("an operator closed a table");
    Ok(StatusCode::NO_CONTENT)
}

/// Deletes a table with everything of it, also one that is damaged.
#[utoipa::path(post, path = "/api/v1/admin/tables/{id}/delete", tag = "operators", security(("operator" = [])),
    params(("id" = String, Path)), responses((status = 204, description = "It is gone")))]
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    _operator: Operator,
    Path(id): Path<String>,
) -> Result<StatusCode, Failure> {
    crate::janitor::delete(&app, table_id(&id)?, Deletion::Ordered).await?;
    tracing::info!("an operator deleted a table");
    Ok(StatusCode::NO_CONTENT)
}

/// Mutes somebody, sends them away, or ends that.
#[utoipa::path(post, path = "/api/v1/admin/bans", tag = "operators", security(("operator" = [])),
    request_body = wire::NewBan, responses((status = 200, body = wire::Ban)))]
pub(super) async fn ban(
    State(app): State<Arc<App>>,
    _operator: Operator,
    Body(new): Body<wire::NewBan>,
) -> Result<Json<wire::Ban>, Failure> {
    let kind = match new.kind.as_str() {
        "mute" => BanKind::Mute,
        "away" => BanKind::Away,
        _ => return Err(Failure::BadRequest("kind is mute or away".into())),
    };
    let who = whom(&app, &new).await?;
    let until = match new.hours {
        0 => 0,
        hours if hours > LONGEST_BAN => {
            return Err(Failure::BadRequest(format!("at most {LONGEST_BAN} hours")));
        }
        hours => crate::unix_millis() + u64::from(hours) * 3_600_000,
    };
    let row = BanRow {
        who,
        kind,
        until,
        why: crate::names::clean_line(&new.why),
    };
    app.storage.write(vec![Write::Ban(row.clone())]).await?;
    app.bans.set(&row);
    app.tables.look_at_bans().await;
    tracing::info!(
        kind = kind.word(),
        hours = new.hours,
        "an operator changed who may do what"
    );
    Ok(Json(shown(row)))
}

/// Whom a ban is about: the holder of a seat, a network, or somebody on the list of bans.
async fn whom(app: &Arc<App>, new: &wire::NewBan) -> Result<Vec<u8>, Failure> {
    let ways = [new.who.is_some(), new.address.is_some(), new.table.is_some()];
    if ways.into_iter().filter(|given| *given).count() != 1 {
        return Err(Failure::BadRequest(
            "one of: a table and a seat, an address, or who".into(),
        ));
    }
    if let Some(who) = &new.who {
        return hex::decode(who)
            .map_err(|_| Failure::BadRequest("who is what the list of bans shows".into()));
    }
    if let Some(address) = &new.address {
        let address: std::net::IpAddr = address
            .trim()
            .parse()
            .map_err(|_| Failure::BadRequest("that is no address".into()))?;
        let network = crate::limits::network(address.to_canonical());
        return Ok(app.storage.maker(network).bytes().to_vec());
    }
    let (Some(table), Some(seat)) = (&new.table, new.seat) else {
        return Err(Failure::BadRequest(
            "a table and a seat, an address, or who".into(),
        ));
    };
    let seat = table::Seat::new(seat.into()).ok_or(Failure::NotFound)?;
    match app
        .tables
        .ask(app, table_id(table)?, None, Request::Holder(seat))
        .await?
    {
        Answer::Holder(key) => Ok(key.bytes().to_vec()),
        _ => Err(Failure::Internal),
    }
}

/// Says something to everybody who comes.
#[utoipa::path(post, path = "/api/v1/admin/notice", tag = "operators", security(("operator" = [])),
    request_body = wire::Notice, responses((status = 200, body = wire::Notice)))]
pub(super) async fn set_notice(
    State(app): State<Arc<App>>,
    _operator: Operator,
    Body(new): Body<wire::Notice>,
) -> Result<Json<wire::Notice>, Failure> {
    let text = crate::names::clean_line(&new.text);
    if text.chars().count() > LONGEST_NOTICE {
        return Err(Failure::TooLarge);
    }
    app.storage
        .write(vec![Write::Note("notice", text.clone())])
        .await?;
    app.notice.set(&text);
    Ok(Json(wire::Notice { text }))
}

/// What the operator says to everybody.
#[utoipa::path(get, path = "/api/v1/notice", tag = "operators", responses((status = 200, body = wire::Notice)))]
pub(super) async fn notice(State(app): State<Arc<App>>) -> Json<wire::Notice> {
    Json(wire::Notice {
        text: app.notice.get().to_string(),
    })
}
