//! What operators do: opened by the key that the server prints when it starts, in the header `x-flibuste-admin`.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::StatusCode;
use axum::http::request::Parts;

use super::tables::{Body, table_id};
use crate::App;
use crate::failure::Failure;
use crate::keys::{Key, KeyHash, Maker};
use crate::storage::{self, BanKind, BanRow, Write};
use crate::tables::{Answer, Deletion, Request, Somebody};
use crate::wire::{self, OverseenSeat, OverseenTable, Overview};

/// The header that carries the key.
pub(super) const HEADER: &str = "x-flibuste-admin";

/// How many tables operators see.
const TABLES: u32 = 500;

/// How long a table has to say who watches there.
const SPEAK_WITHIN: Duration = Duration::from_millis(250);

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
        if given.is_some_and(|given| app.operator.opens(given)) {
            return Ok(Operator);
        }
        // Where several nodes serve, whoever operates one of them operates them all.
        match given.and_then(Key::read) {
            Some(key) if app.storage.opens_another_node(key.hash()).await => Ok(Operator),
            _ => Err(Failure::NotOperator),
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
        .read_soon(move |file| Ok((storage::overseen(file, TABLES)?, storage::bans(file, now)?)))
        .await?;
    let tables = tables
        .into_iter()
        .map(|table| with_onlookers(&app, overseen(table)));
    let tables = futures_util::future::join_all(tables).await;
    Ok(Json(Overview {
        load: load(&app),
        notice: app.notice.get().to_string(),
        tables,
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
        onlookers: Vec::new(),
    }
}

/// A table with the names of those who watch, if it is in memory.
async fn with_onlookers(app: &App, mut table: OverseenTable) -> OverseenTable {
    if let Ok(id) = table_id(&table.id) {
        let asked = app.tables.ask_if_loaded(id, None, Request::Onlookers);
        if let Ok(Some(Answer::Names(names))) = tokio::time::timeout(SPEAK_WITHIN, asked).await {
            table.onlookers = names;
        }
    }
    table
}

fn shown(ban: BanRow) -> wire::Ban {
    wire::Ban {
        who: hex::encode(&ban.who),
        kind: ban.kind.word().into(),
        network: ban.who.len() < KeyHash::LENGTH,
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
    let until = match new.hours {
        0 => 0,
        hours if hours > LONGEST_BAN => {
            return Err(Failure::BadRequest(format!("at most {LONGEST_BAN} hours")));
        }
        hours => crate::unix_millis() + u64::from(hours) * 3_600_000,
    };
    let whom = whom(&app, &new).await?;
    let why = crate::names::clean_line(&new.why);
    if why.chars().count() > LONGEST_NOTICE {
        return Err(Failure::TooLarge);
    }
    let rows = rows(&whom, kind, new.network, &|who, along| BanRow {
        who,
        kind,
        until,
        why: why.clone(),
        along,
    });
    let first = rows.first().cloned().ok_or(Failure::NotFound)?;
    app.storage
        .write(rows.into_iter().map(Write::Ban).collect())
        .await?;
    let now = crate::unix_millis();
    let all = app.storage.read(move |file| storage::bans(file, now)).await?;
    app.bans.are(&all);
    app.tables.look_at_bans().await;
    app.spread_news();
    tracing::info!(
        kind = kind.word(),
        hours = new.hours,
        "an operator changed who may do what"
    );
    Ok(Json(shown(first)))
}

/// Whom a ban is about.
enum Banned {
    /// A key or a network, as it is written down.
    Hash(Vec<u8>),
    /// Somebody at a table: the keys and the networks they come by.
    Person {
        keys: Vec<KeyHash>,
        networks: Vec<Maker>,
    },
}

/// What is written down: of a person their keys, and with a mute, or where it is asked for, the networks they come from, so that a new key does
/// not slip by. Whoever has no key is known by the network alone.
fn rows(
    whom: &Banned,
    kind: BanKind,
    network: Option<bool>,
    row: &dyn Fn(Vec<u8>, Option<KeyHash>) -> BanRow,
) -> Vec<BanRow> {
    let (keys, networks) = match whom {
        Banned::Hash(who) => return vec![row(who.clone(), None)],
        Banned::Person { keys, networks } => (keys, networks),
    };
    let mut rows: Vec<BanRow> = keys.iter().map(|key| row(key.bytes().to_vec(), None)).collect();
    if network.unwrap_or(kind == BanKind::Mute) || keys.is_empty() {
        let along = keys.first().copied();
        rows.extend(
            networks
                .iter()
                .map(|network| row(network.bytes().to_vec(), along)),
        );
    }
    rows
}

/// Whom a ban is about: somebody at a table, a network, or somebody on the list of bans.
async fn whom(app: &Arc<App>, new: &wire::NewBan) -> Result<Banned, Failure> {
    let ways = [new.who.is_some(), new.address.is_some(), new.table.is_some()];
    let at_table = [new.seat.is_some(), new.name.is_some()];
    let given = |ways: &[bool]| ways.iter().filter(|given| **given).count();
    if given(&ways) != 1 || given(&at_table) != usize::from(new.table.is_some()) {
        return Err(Failure::BadRequest(
            "one of: a table with a seat or a name, an address, or who".into(),
        ));
    }
    if let Some(who) = &new.who {
        let who = hex::decode(who).ok().filter(|who| [16, 32].contains(&who.len()));
        let unknown = || Failure::BadRequest("who is what the list of bans shows".into());
        return who.map(Banned::Hash).ok_or_else(unknown);
    }
    if let Some(address) = &new.address {
        let address: std::net::IpAddr = address
            .trim()
            .parse()
            .map_err(|_| Failure::BadRequest("that is no address".into()))?;
        let network = crate::limits::network(address.to_canonical());
        return Ok(Banned::Hash(app.storage.maker(network).bytes().to_vec()));
    }
    let somebody = match (new.seat, &new.name) {
        (Some(seat), _) => Somebody::At(table::Seat::new(seat.into()).ok_or(Failure::NotFound)?),
        (None, name) => Somebody::Watching(name.clone().unwrap_or_default()),
    };
    let id = table_id(new.table.as_deref().unwrap_or_default())?;
    match app.tables.ask(app, id, None, Request::Whom(somebody)).await? {
        Answer::Whom { keys, networks } => Ok(Banned::Person { keys, networks }),
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
    app.spread_news();
    Ok(Json(wire::Notice { text }))
}

/// What the operator says to everybody.
#[utoipa::path(get, path = "/api/v1/notice", tag = "operators", responses((status = 200, body = wire::Notice)))]
pub(super) async fn notice(State(app): State<Arc<App>>) -> Json<wire::Notice> {
    Json(wire::Notice {
        text: app.notice.get().to_string(),
    })
}
