//! Tables over HTTP.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Path, Query, Request as HttpRequest, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::Deserialize;
use table::{Seat, Viewer};

use super::Peer;
use super::identity::{Known, Somebody};
use super::large;
use crate::App;
use crate::failure::Failure;
use crate::keys::{KeyHash, Maker, TableId};
use crate::metrics::count;
use crate::names::{clean_line, clean_name, look_alike};
use crate::socket::{Guest, Upgrade};
use crate::storage::{BanKind, Doc, Plan, SeatRow, TableRow, Write};
use crate::tables::{Answer, Request, clean_word};
use crate::wire::{self, Clock, Phase, SeatPlan, TableInfo};

type AppState = State<Arc<App>>;

/// A body of JSON whose faults are told like all others.
pub(super) struct Body<T>(pub(super) T);

impl<T, S> FromRequest<S> for Body<T>
where
    Json<T>: FromRequest<S, Rejection = JsonRejection>,
    S: Send + Sync,
{
    type Rejection = Failure;

    async fn from_request(request: HttpRequest, state: &S) -> Result<Self, Failure> {
        match Json::<T>::from_request(request, state).await {
            Ok(Json(body)) => Ok(Body(body)),
            Err(rejection) if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE => Err(Failure::TooLarge),
            Err(rejection) => Err(Failure::BadRequest(rejection.body_text())),
        }
    }
}

pub(super) fn table_id(text: &str) -> Result<TableId, Failure> {
    TableId::read(text).ok_or(Failure::NotFound)
}

pub(super) fn place((id, seat): (String, usize)) -> Result<(TableId, Seat), Failure> {
    Ok((table_id(&id)?, Seat::new(seat).ok_or(Failure::NotFound)?))
}

/// Asks a table and expects it to describe itself.
pub(super) async fn ask_table(
    app: &Arc<App>,
    id: TableId,
    key: Option<KeyHash>,
    request: Request,
) -> Result<Json<TableInfo>, Failure> {
    match app.tables.ask(app, id, key, request).await? {
        Answer::Table(table) => Ok(Json(*table)),
        _ => Err(Failure::Internal),
    }
}

/// Makes a table. If every seat is mine or a bot's, the game begins at once.
#[utoipa::path(post, path = "/api/v1/tables", tag = "tables", request_body = wire::NewTable,
    responses((status = 201, body = TableInfo), (status = 422, body = wire::Failure), (status = 429, body = wire::Failure)))]
pub(super) async fn create(
    State(app): AppState,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
    somebody: Somebody,
    Body(new): Body<wire::NewTable>,
) -> Result<Response, Failure> {
    let mut row = new_row(&app, somebody.key, new)?;
    row.maker = may_make_a_table(&app, peer.as_ref(), &headers).await?;
    lay(&app, somebody, row).await
}

/// Lays a table that may be made, and begins if nobody is waited for.
pub(super) async fn lay(app: &Arc<App>, somebody: Somebody, row: TableRow) -> Result<Response, Failure> {
    let kept = Write::Create(Box::new(row.clone()));
    app.storage.write(vec![kept]).await?;
    begin(app, somebody, row).await
}

/// Takes up a table that was just kept, and begins if nobody is waited for.
pub(super) async fn begin(app: &Arc<App>, somebody: Somebody, row: TableRow) -> Result<Response, Failure> {
    let (id, mine, complete) = (row.id, somebody.key, is_complete(&row));
    let invitations: Vec<Option<String>> = row.seats.iter().map(|seat| seat.invitation.clone()).collect();
    app.table_made();
    app.tables.lay(app, row);
    let request = if complete { Request::Start } else { Request::Info };
    let mut table = ask_table(app, id, Some(mine), request).await?;
    // Whoever makes a table invites, also to one at which they do not sit.
    for (seat, invitation) in table.seats.iter_mut().zip(invitations) {
        seat.invitation = invitation;
    }
    tracing::info!(game = table.game, listed = table.listed, "a table was made");
    Ok(somebody.with((StatusCode::CREATED, table)))
}

/// Whether one more table may be made, whichever way it is asked for; gives whose network asks.
pub(super) async fn may_make_a_table(
    app: &App,
    peer: Option<&Extension<Peer>>,
    headers: &HeaderMap,
) -> Result<Option<Maker>, Failure> {
    if app.open_tables.load(Relaxed) >= app.config.max_tables as i64 {
        return Err(Failure::TooManyTables);
    }
    let Some(Extension(peer)) = peer else {
        return Ok(None);
    };
    let client = peer.client(app, headers);
    if let Err(wait) = app.new_tables.admits(client) {
        count(&app.metrics.too_many);
        return Err(Failure::TooManyRequests(wait));
    }
    let maker = peer.network(app, headers);
    let (tables, size) = (app.config.tables_per_address, app.config.size_per_address << 20);
    if tables > 0 || size > 0 {
        let has = app
            .storage
            .read_soon(move |file| crate::storage::holdings(file, maker))
            .await?;
        if tables > 0 && has.open >= tables || size > 0 && has.bytes >= size {
            count(&app.metrics.too_many);
            app.open.note_quota(client, has.open, has.bytes);
            return Err(Failure::TooManyOfYours);
        }
    }
    Ok(Some(maker))
}

/// Whether nobody is waited for.
fn is_complete(row: &TableRow) -> bool {
    row.seats
        .iter()
        .all(|seat| seat.holder.is_some() || seat.bot.is_some())
}

pub(super) fn new_row(app: &App, key: KeyHash, new: wire::NewTable) -> Result<TableRow, Failure> {
    let info = app
        .games
        .iter()
        .find(|game| game.id == new.game)
        .ok_or_else(|| Failure::NoSuchGame(format!("there is no game '{}'", new.game)))?;
    let seats = new.seats.len();
    if !(usize::from(info.seats.min)..=usize::from(info.seats.max)).contains(&seats) {
        let (min, max) = (info.seats.min, info.seats.max);
        return Err(Failure::BadSeats(format!(
            "the game has {min} to {max} seats, not {seats}"
        )));
    }
    let name = match new.name.as_deref().map(str::trim) {
        None | Some("") => String::new(),
        Some(name) if name.chars().count() <= 60 => clean_line(name),
        Some(_) => return Err(Failure::BadName),
    };
    check_clock(new.clock)?;
    // A trial deal finds settings that do not go together before anybody sits down.
    let trial = catalog::create(
        info.id,
        seats as u8,
        &new.options,
        table::Seed::from_text("trial"),
        Vec::new(),
        &app.cards,
    );
    let options = trial
        .map_err(Failure::from)
        .and_then(|game| settings_of(&game.header()))?;
    let my_word = clean_word(new.word.as_deref().unwrap_or_default())?;
    let seats = new
        .seats
        .into_iter()
        .map(|plan| planned(info, plan, key, &new.my_name, &my_word))
        .collect::<Result<Vec<SeatRow>, _>>()?;
    no_doubles(&seats)?;
    let now = crate::unix_millis();
    Ok(TableRow {
        key: app.storage.new_key(),
        id: TableId::new(),
        game: new.game,
        listed: new.listed,
        phase: Phase::Open,
        created: now,
        updated: now,
        plan: Plan {
            name,
            options,
            clock: new.clock,
            at_zero: new.at_zero,
            hints: new.hints,
            occasion: None,
        },
        secret: table::Seed(crate::keys::random()),
        header: None,
        doc: Doc {
            host: Some(key),
            ..Doc::default()
        },
        seats,
        maker: None,
        bytes: 0,
    })
}

/// All settings of a game that was dealt on trial, with the defaults.
fn settings_of(header: &str) -> Result<std::collections::BTreeMap<String, table::Setting>, Failure> {
    let header: table::record::Header = serde_json::from_str(header).map_err(|_| Failure::Internal)?;
    Ok(header.setup.settings().clone())
}

fn planned(
    info: &wire::GameInfo,
    plan: SeatPlan,
    key: KeyHash,
    my_name: &str,
    my_word: &str,
) -> Result<SeatRow, Failure> {
    let empty = SeatRow::default();
    Ok(match plan {
        SeatPlan::Open => empty,
        SeatPlan::Me => SeatRow {
            holder: Some(key),
            name: clean_name(my_name).ok_or(Failure::BadName)?,
            word: my_word.to_owned(),
            ..empty
        },
        SeatPlan::Reserved { name } => SeatRow {
            reserved: Some(clean_name(&name).ok_or(Failure::BadName)?),
            invitation: Some(TableId::new().into()),
            ..empty
        },
        SeatPlan::Bot { level } if info.levels.contains(&level.as_str()) => SeatRow {
            bot: Some(level),
            ..empty
        },
        SeatPlan::Bot { level } => return Err(Failure::NoSuchLevel(level)),
    })
}

/// Nobody is kept a seat under a name that would be taken for another's.
fn no_doubles(seats: &[SeatRow]) -> Result<(), Failure> {
    let names: Vec<&str> = seats.iter().filter_map(|seat| seat.reserved.as_deref()).collect();
    let own = seats.iter().find(|seat| seat.holder.is_some());
    let all: Vec<&str> = names
        .into_iter()
        .chain(own.map(|seat| seat.name.as_str()))
        .collect();
    let doubled = |at: usize| all[..at].iter().any(|other| look_alike(other, all[at]));
    if (0..all.len()).any(doubled) {
        return Err(Failure::NameTaken);
    }
    Ok(())
}

fn check_clock(clock: Clock) -> Result<(), Failure> {
    let fine = match clock {
        Clock::None => true,
        Clock::Move { seconds } => (1..=86_400).contains(&seconds),
        Clock::Bank { seconds, increment } => (1..=86_400).contains(&seconds) && increment <= 3_600,
        Clock::Days { days } => (1..=60).contains(&days),
    };
    fine.then_some(())
        .ok_or_else(|| Failure::BadSetup("the clock is out of range".into()))
}

/// A table.
#[utoipa::path(get, path = "/api/v1/tables/{id}", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 404, body = wire::Failure)))]
pub(super) async fn info(
    State(app): AppState,
    Known(key): Known,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Failure> {
    ask_table(&app, table_id(&id)?, key, Request::Info).await
}

/// Begins the game; every seat must be taken.
#[utoipa::path(post, path = "/api/v1/tables/{id}/start", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 409, body = wire::Failure)))]
pub(super) async fn start(
    State(app): AppState,
    Known(key): Known,
    Path(id): Path<String>,
) -> Result<Json<TableInfo>, Failure> {
    ask_table(&app, table_id(&id)?, key, Request::Start).await
}

/// Makes a table for the same people, once the game is over; whoever asks later is sent to the same one.
#[utoipa::path(post, path = "/api/v1/tables/{id}/rematch", tag = "tables", params(("id" = String, Path)),
    responses((status = 200, body = TableInfo), (status = 409, body = wire::Failure)))]
pub(super) async fn rematch(
    State(app): AppState,
    Known(key): Known,
    Path(id): Path<String>,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
) -> Result<Json<TableInfo>, Failure> {
    // Whoever is sent to a table that is there already makes none.
    let mut maker = None;
    if ask_table(&app, table_id(&id)?, key, Request::Info)
        .await?
        .rematch
        .is_none()
    {
        maker = may_make_a_table(&app, peer.as_ref(), &headers).await?;
    }
    let Answer::NewTable(new) = app
        .tables
        .ask(&app, table_id(&id)?, key, Request::Rematch(maker))
        .await?
    else {
        return Err(Failure::Internal);
    };
    let table = ask_table(&app, new, key, Request::Info).await?;
    // Against bots alone nobody is waited for.
    let people = table
        .seats
        .iter()
        .filter(|seat| seat.kind == wire::SeatKind::Person)
        .count();
    let complete = table.seats.iter().all(|seat| seat.taken);
    if table.phase == Phase::Open && people <= 1 && complete {
        return ask_table(&app, new, key, Request::Start).await;
    }
    Ok(table)
}

/// Takes a free seat.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats/{seat}/join", tag = "seats", request_body = wire::Join,
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableInfo), (status = 409, body = wire::Failure)))]
pub(super) async fn join(
    State(app): AppState,
    Path(at): Path<(String, usize)>,
    somebody: Somebody,
    Body(join): Body<wire::Join>,
) -> Result<Response, Failure> {
    let (id, seat) = place(at)?;
    let word = join.word.as_deref().map(clean_word).transpose()?;
    let request = Request::Join {
        seat,
        name: join.name,
        word,
        invitation: join.invitation,
    };
    let table = ask_table(&app, id, Some(somebody.key), request).await?;
    Ok(somebody.with(table))
}

/// Leaves a seat; somebody else can take it.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats/{seat}/leave", tag = "seats",
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableInfo), (status = 403, body = wire::Failure)))]
pub(super) async fn leave(
    State(app): AppState,
    Known(key): Known,
    Path(at): Path<(String, usize)>,
) -> Result<Json<TableInfo>, Failure> {
    let (id, seat) = place(at)?;
    ask_table(&app, id, key, Request::Leave(seat)).await
}

/// Changes my name at a seat.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats/{seat}/rename", tag = "seats", request_body = wire::Rename,
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableInfo), (status = 403, body = wire::Failure)))]
pub(super) async fn rename(
    State(app): AppState,
    Known(key): Known,
    Path(at): Path<(String, usize)>,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
    Body(rename): Body<wire::Rename>,
) -> Result<Json<TableInfo>, Failure> {
    let (id, seat) = place(at)?;
    let network = peer.map(|Extension(peer)| peer.network(&app, &headers));
    if app.bans.holds(BanKind::Mute, key, network) {
        return Err(Failure::Muted);
    }
    ask_table(&app, id, key, Request::Rename(seat, rename.name)).await
}

/// Gives my word for the shuffle, before the deal.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats/{seat}/word", tag = "seats", request_body = wire::Word,
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableInfo), (status = 409, body = wire::Failure)))]
pub(super) async fn word(
    State(app): AppState,
    Known(key): Known,
    Path(at): Path<(String, usize)>,
    Body(word): Body<wire::Word>,
) -> Result<Json<TableInfo>, Failure> {
    let (id, seat) = place(at)?;
    let word = clean_word(&word.word)?;
    ask_table(&app, id, key, Request::Word(seat, word)).await
}

/// Lets a bot play for somebody who is not there, or hands the seat back.
#[utoipa::path(post, path = "/api/v1/tables/{id}/seats/{seat}/stand-in", tag = "seats", request_body = wire::StandIn,
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = TableInfo), (status = 409, body = wire::Failure)))]
pub(super) async fn stand_in(
    State(app): AppState,
    Known(key): Known,
    Path(at): Path<(String, usize)>,
    Body(stand_in): Body<wire::StandIn>,
) -> Result<Json<TableInfo>, Failure> {
    let (id, seat) = place(at)?;
    ask_table(&app, id, key, Request::StandIn(seat, stand_in.level)).await
}

/// The record of a finished game as JSON lines, for `flibuste verify`.
#[utoipa::path(get, path = "/api/v1/tables/{id}/record", tag = "replays", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "application/jsonl"), (status = 409, body = wire::Failure)))]
pub(super) async fn record(
    State(app): AppState,
    Known(key): Known,
    Path(id): Path<String>,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let id = table_id(&id)?;
    let place = app.large.place(client(&app, peer.as_ref(), &headers)).await?;
    let (Answer::Record(record) | Answer::Text(record)) =
        app.tables.ask(&app, id, key, Request::Record).await?
    else {
        return Err(Failure::Internal);
    };
    let kind = [
        (header::CONTENT_TYPE, "application/jsonl".to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"flibuste-{id}.jsonl\""),
        ),
    ];
    Ok((kind, place.body(large::text(record))).into_response())
}

/// Who asks, where that is known.
fn client(app: &App, peer: Option<&Extension<Peer>>, headers: &HeaderMap) -> Option<std::net::IpAddr> {
    peer.map(|Extension(peer)| peer.client(app, headers))
}

/// Whose eyes a replay has.
#[derive(Deserialize)]
pub(super) struct Eyes {
    #[serde(rename = "as", default)]
    viewer: Option<String>,
}

/// A finished game from the deal to the end, as a seat, the public, or somebody who sees everything.
#[utoipa::path(get, path = "/api/v1/tables/{id}/replay", tag = "replays",
    params(("id" = String, Path), ("as" = Option<String>, Query, description = "A seat, `public` or `all`")),
    responses((status = 200, body = wire::ReplayFile), (status = 409, body = wire::Failure)))]
pub(super) async fn replay(
    State(app): AppState,
    Known(key): Known,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let viewer = match eyes.viewer.as_deref() {
        None | Some("public") => Viewer::Public,
        Some("all") => Viewer::Everything,
        Some(seat) => {
            let seat = seat.parse().ok().and_then(Seat::new);
            Viewer::Seat(seat.ok_or_else(|| Failure::BadRequest("as is a seat, public or all".into()))?)
        }
    };
    let id = table_id(&id)?;
    let place = app.large.place(client(&app, peer.as_ref(), &headers)).await?;
    let kind = [(header::CONTENT_TYPE, "application/json")];
    let body = match app.tables.ask(&app, id, key, Request::Replay(viewer)).await? {
        Answer::Replay(replay) => place.body(large::pieces(*replay)?),
        Answer::Text(text) => place.body(large::text(text)),
        _ => return Err(Failure::Internal),
    };
    Ok((kind, body).into_response())
}

/// What a socket is opened with.
#[derive(Deserialize)]
pub(super) struct Opening {
    #[serde(default)]
    seat: Option<usize>,
    #[serde(default)]
    since: Option<u64>,
    #[serde(default)]
    name: Option<String>,
}

/// Opens the WebSocket of a table: with `seat` to play, without to watch. `since` is the last number seen; `name` is what a spectator wants to be
/// called. What is said there is described in WIRE.md.
#[utoipa::path(get, path = "/api/v1/tables/{id}/socket", tag = "tables",
    params(("id" = String, Path), ("seat" = Option<u8>, Query), ("since" = Option<u64>, Query), ("name" = Option<String>, Query)),
    responses((status = 101, description = "The socket is open"), (status = 403, body = wire::Failure)))]
pub(super) async fn socket(
    State(app): AppState,
    Known(key): Known,
    Path(id): Path<String>,
    Query(opening): Query<Opening>,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
    upgrade: Upgrade,
) -> Result<Response, Failure> {
    let open = app.metrics.sockets_open.load(Relaxed);
    if open as usize >= app.config.max_sockets {
        return Err(Failure::TooManySockets);
    }
    let seat = match opening.seat {
        None => None,
        Some(seat) => Some(Seat::new(seat).ok_or(Failure::NotFound)?),
    };
    let id = table_id(&id)?;
    let place = match &peer {
        Some(Extension(peer)) => Some(
            peer.place_for_socket(&app, &headers)
                .ok_or(Failure::TooManySockets)?,
        ),
        None => None,
    };
    app.tables.ask(&app, id, key, Request::Enter(seat)).await?;
    let guest = Guest {
        table: id,
        seat,
        key,
        name: opening
            .name
            .as_deref()
            .and_then(clean_name)
            .unwrap_or_else(|| "?".into()),
        since: opening.since,
        network: peer.as_ref().map(|Extension(peer)| peer.network(&app, &headers)),
        place,
    };
    Ok(upgrade.serve(app, guest))
}
