//! Tables at which everything is set: somebody's first game, and the deal of a day, which everybody plays once.

use std::collections::HashMap;
use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use serde::Deserialize;
use table::{Prepared, Score, Seat};

use super::Peer;
use super::had::HadHere;
use super::identity::{Known, Somebody};
use super::tables::{Body, ask_table, begin, lay, may_make_a_table, new_row, place};
use crate::App;
use crate::failure::Failure;
use crate::keys::{KeyHash, Maker};
use crate::storage::{self, Deal, Listing, Progress, TableRow, Write, today};
use crate::tables::{Answer, Request};
use crate::wire::{self, Advice, DailyDeal, DailyEntry, End, Occasion, SeatPlan, TableInfo};

type AppState = State<Arc<App>>;

/// A first game for whoever asks: dealt the same way for everybody, with friendly bots, and an adviser.
#[utoipa::path(post, path = "/api/v1/games/{game}/first", tag = "tables", request_body = wire::SitDown,
    params(("game" = String, Path, description = "The id of the game")),
    responses((status = 201, body = TableInfo), (status = 404, body = wire::Failure), (status = 429, body = wire::Failure)))]
pub(super) async fn first(
    State(app): AppState,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
    Path(game): Path<String>,
    somebody: Somebody,
    Body(sit): Body<wire::SitDown>,
) -> Result<Response, Failure> {
    let (table, seed) = catalog::first_game(&game)?;
    let mut row = prepared(&app, &somebody, game, table, sit, Occasion::First)?;
    row.secret = seed;
    row.maker = may_make_a_table(&app, peer.as_ref(), &headers).await?;
    lay(&app, somebody, row).await
}

/// The row of a table at which everything is set: whoever asks has the first seat, friendly bots the others.
fn prepared(
    app: &App,
    somebody: &Somebody,
    game: String,
    table: Prepared,
    sit: wire::SitDown,
    occasion: Occasion,
) -> Result<TableRow, Failure> {
    let level = bots::seated_at(&table, &game).to_owned();
    let bots = (1..table.seats).map(|_| SeatPlan::Bot { level: level.clone() });
    let mut row = new_row(
        app,
        somebody.key,
        wire::NewTable {
            game,
            options: table.settings,
            name: None,
            seats: std::iter::once(SeatPlan::Me).chain(bots).collect(),
            listed: false,
            clock: wire::Clock::None,
            at_zero: wire::AtZero::Bot,
            my_name: sit.name,
            word: None,
            hints: false,
        },
    )?;
    row.plan.occasion = Some(occasion);
    Ok(row)
}

/// What the adviser would do at my seat of a first game.
#[utoipa::path(get, path = "/api/v1/tables/{id}/seats/{seat}/advice", tag = "seats",
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = Advice), (status = 403, body = wire::Failure), (status = 409, body = wire::Failure)))]
pub(super) async fn advice(
    State(app): AppState,
    Known(key): Known,
    Path(at): Path<(String, usize)>,
) -> Result<Response, Failure> {
    let (id, seat) = place(at)?;
    match app.tables.ask(&app, id, key, Request::Advise(seat)).await? {
        Answer::Thought(thought, entry) => Ok(Json(advised(&app, thought, entry).await?).into_response()),
        Answer::Text(text) => Ok(super::json_text(text)),
        _ => Err(Failure::Internal),
    }
}

/// Thinks about what a bot would do.
pub(super) async fn advised(
    app: &App,
    thought: Option<bots::Thought>,
    entry: u32,
) -> Result<Advice, Failure> {
    let mv = match thought {
        Some(thought) => {
            let thinking = app.bots.think(thought, &app.metrics);
            thinking.await.ok_or(Failure::TooSlow)?
        }
        None => None,
    };
    let mv = mv.map(Into::into);
    Ok(Advice { entry, mv })
}

/// How many of the best games of a day are told.
const BEST: usize = 10;

/// One at a time, so that nodes that share a store never wait for each other's marks in a circle.
static SITTING_DOWN: tokio::sync::Mutex<()> = tokio::sync::Mutex::const_new(());

/// My table of today's deal: the one I sat down at, or a new one. Everybody has one a day, and what comes of it counts; whoever got up from it, or
/// took everything of theirs out, has had it, also under the new key that the same browser gets then.
#[utoipa::path(post, path = "/api/v1/games/{game}/daily", tag = "tables", request_body = wire::SitDown,
    params(("game" = String, Path, description = "The id of the game")),
    responses((status = 200, body = TableInfo), (status = 201, body = TableInfo), (status = 409, body = wire::Failure), (status = 429, body = wire::Failure)))]
pub(super) async fn play_daily(
    State(app): AppState,
    peer: Option<Extension<Peer>>,
    headers: HeaderMap,
    Path(game): Path<String>,
    somebody: Somebody,
    had: HadHere,
    Body(sit): Body<wire::SitDown>,
) -> Result<Response, Failure> {
    let table = catalog::daily_game(&game)?;
    let deal = Deal { day: today(), game };
    let _alone = SITTING_DOWN.lock().await;
    let before = progress(&app, &deal, somebody.key).await?;
    if before.had {
        return my_table(&app, somebody, before).await;
    }
    if had.has(deal.day, &deal.game) {
        return Err(Failure::DealHad);
    }
    let occasion = Occasion::Daily(deal.day);
    let mut row = prepared(&app, &somebody, deal.game.clone(), table, sit, occasion)?;
    row.secret = app.storage.day_seed(&deal);
    row.maker = may_make_a_table(&app, peer.as_ref(), &headers).await?;
    let kept = Write::SitDown {
        deal: deal.clone(),
        mark: deal.mark(somebody.key),
        row: Box::new(row.clone()),
    };
    app.storage.write(vec![kept]).await?;
    // Another node may have been asked at the same moment: whichever was first has laid the table.
    let now = progress(&app, &deal, somebody.key).await?;
    match &now.table {
        Some(laid) if laid.id == row.id => begin(&app, somebody, row).await,
        _ => my_table(&app, somebody, now).await,
    }
}

/// The table of a day's deal at which somebody sat down; refused to whoever does not sit there any more.
async fn my_table(app: &Arc<App>, somebody: Somebody, now: Progress) -> Result<Response, Failure> {
    let laid = now.table.ok_or(Failure::DealHad)?;
    // Whoever laid it may have been kept from beginning.
    let table = match ask_table(app, laid.id, Some(somebody.key), Request::Start).await {
        Err(Failure::NotOpen) => ask_table(app, laid.id, Some(somebody.key), Request::Info).await?,
        begun => begun?,
    };
    Ok(somebody.with(table.into_response()))
}

/// How far somebody is with the deal of a day.
pub(super) async fn progress(app: &App, deal: &Deal, key: KeyHash) -> Result<Progress, Failure> {
    let deal = deal.clone();
    let read = app.storage.read(move |file| storage::progress(file, deal, key));
    Ok(read.await?)
}

/// Which day is asked for.
#[derive(Deserialize)]
pub(super) struct OfDay {
    day: Option<u32>,
}

/// The deal of today, or of a day that is over, with the best games.
#[utoipa::path(get, path = "/api/v1/games/{game}/daily", tag = "tables",
    params(("game" = String, Path, description = "The id of the game"), ("day" = Option<u32>, Query, description = "Days since 1970; today unless told")),
    responses((status = 200, body = DailyDeal), (status = 404, body = wire::Failure)))]
pub(super) async fn daily(
    State(app): AppState,
    Known(key): Known,
    Path(game): Path<String>,
    here: HadHere,
    Query(asked): Query<OfDay>,
) -> Result<Json<DailyDeal>, Failure> {
    let table = catalog::daily_game(&game)?;
    let level = bots::seated_at(&table, &game).to_owned();
    let together = catalog::is_won_together(&game)?;
    let now = today();
    let day = asked.day.unwrap_or(now);
    if day > now {
        return Err(Failure::NotFound);
    }
    let deal = Deal { day, game };
    let mine = match key {
        Some(key) => progress(&app, &deal, key).await?,
        None => Progress::default(),
    };
    let had = mine.had || here.has(deal.day, &deal.game);
    let listing = Listing::OfDay(deal);
    let rows = app.storage.read(move |file| storage::list(file, listing)).await?;
    let played = mine.is_done();
    let ranked = ranked(rows, app.config.listed_per_address);
    let entry = |(place, row): &(u32, TableRow)| DailyEntry {
        place: *place,
        name: row.seats[0].name.clone(),
        mine: key.is_some() && row.seats[0].holder == key,
        won: row
            .doc
            .outcome
            .as_ref()
            .is_some_and(|outcome| outcome.won(Seat::FIRST)),
        points: score(row).map(|score| score.points),
        entries: row.doc.entries,
        table: (played || day < now).then(|| row.id.into()),
    };
    let told = ranked.iter().map(entry);
    let entries = told.enumerate().filter(|(at, entry)| *at < BEST || entry.mine);
    Ok(Json(DailyDeal {
        day,
        mine: mine.table.map(|row| row.id.into()),
        played,
        had,
        entries: entries.map(|(_, entry)| entry).collect(),
        finished: ranked.len() as u32,
        bots: table.seats - 1,
        level,
        together,
    }))
}

/// What whoever played a day's deal scored.
fn score(row: &TableRow) -> Option<Score> {
    let scores = row.doc.outcome.as_ref()?.scores.as_ref()?;
    scores.iter().next().copied()
}

/// How good a game was, for sorting: won before lost, then the score, then the shorter game.
fn merit(row: &TableRow) -> (bool, Option<Score>, std::cmp::Reverse<u32>) {
    let won = row
        .doc
        .outcome
        .as_ref()
        .is_some_and(|outcome| outcome.won(Seat::FIRST));
    (won, score(row), std::cmp::Reverse(row.doc.entries))
}

/// The games that were played to their end, the best first, each with its place. No more than `each` of one network count, so that nobody fills the
/// list alone; 0 is no limit.
fn ranked(rows: Vec<TableRow>, each: usize) -> Vec<(u32, TableRow)> {
    let mut of_each: HashMap<Maker, usize> = HashMap::new();
    let mut counted = |maker: Option<Maker>| {
        let Some(maker) = maker else { return true };
        let so_far = of_each.entry(maker).or_default();
        *so_far += 1;
        each == 0 || *so_far <= each
    };
    let mut games: Vec<TableRow> = rows
        .into_iter()
        .filter(|row| row.doc.end == Some(End::Played) && !row.seats.is_empty() && counted(row.maker))
        .collect();
    games.sort_by_key(|row| std::cmp::Reverse(merit(row)));
    let mut places: Vec<u32> = Vec::with_capacity(games.len());
    for (at, row) in games.iter().enumerate() {
        let shared = at > 0 && merit(row) == merit(&games[at - 1]);
        places.push(if shared { places[at - 1] } else { at as u32 + 1 });
    }
    places.into_iter().zip(games).collect()
}
