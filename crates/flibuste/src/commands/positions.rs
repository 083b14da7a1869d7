//! `flibuste new`, `moves`, `play` and `view`: one position in, one thing out.

use std::path::Path;

use serde::Serialize;
use serde_json::Value;
use table::{
    Actor, Chance, Game, Millis, Moment, Refused, SeatSet, Seed, Tape, Told, Turn, Viewer, notation, snapshot,
};

use crate::cli::{Moves, New, Play, View};
use crate::desk::{self, Desk, Playable, game};
use crate::trouble::{Trouble, trouble};

/// Deals a game.
pub(crate) fn new(given: &New, desk: &mut Desk) -> Result<(), Trouble> {
    fn of<G: Playable>(given: &New, desk: &mut Desk) -> Result<(), Trouble> {
        let setup = desk::setup::<G>(&given.setup, 0)?;
        let secret = desk::seed_or_fresh(given.seed.as_deref())?;
        // The very deal of a match with this secret and no words, so that seeds mean the same everywhere.
        let mut chance = Chance::seeded(&secret.mixed_with(&[]));
        let state = G::deal(&setup, desk.cards.of::<G>(), &mut chance)?;
        let text = desk::position_text(&state, &desk.cards)?;
        desk.line(&text)
    }
    let id = given.setup.game.as_str();
    game!(id, G => of::<G>(given, desk))
}

/// A move offered to somebody.
#[derive(Serialize)]
struct Offered<'a, M> {
    seat: Actor,
    #[serde(rename = "move")]
    mv: &'a M,
}

/// Lists what is offered.
pub(crate) fn moves(given: &Moves, desk: &mut Desk) -> Result<(), Trouble> {
    fn of<G: Playable>(text: &str, given: &Moves, desk: &mut Desk) -> Result<(), Trouble> {
        let state: G = desk::position(text, &desk.cards)?;
        let only = given
            .seat
            .as_deref()
            .map(|seat| desk::actor(seat, state.seats()))
            .transpose()?;
        if !desk.json {
            waits_for(&state, desk)?;
        }
        for by in state.actors().filter(|by| only.is_none_or(|only| only == *by)) {
            let offered = state.offered(by);
            if desk.json {
                offered
                    .iter()
                    .try_for_each(|mv| desk.json(&Offered { seat: by, mv }))?;
            } else {
                list(&state, by, &offered, desk)?;
            }
        }
        Ok(())
    }
    let text = desk::read(&given.position)?;
    let id = snapshot::game_of(&text)?;
    game!(id.as_str(), G => of::<G>(&text, given, desk))
}

fn waits_for<G: Game>(state: &G, desk: &mut Desk) -> Result<(), Trouble> {
    let teller = desk.teller::<G>(Viewer::Public);
    let text = match state.turn() {
        Turn::Over(outcome) => desk
            .words
            .text("moves-over", [("outcome", teller.outcome(&outcome).into())]),
        turn => desk
            .words
            .text("moves-waits", [("seats", teller.seats(turn.seats()).into())]),
    };
    desk.line(&text)
}

fn list<G: Game>(state: &G, by: Actor, offered: &[G::Move], desk: &mut Desk) -> Result<(), Trouble> {
    let teller = desk.teller::<G>(Viewer::Public);
    let mut lines = vec![match by.seat() {
        Some(seat) if state.turn().seats().contains(seat) => teller.seat(seat),
        Some(seat) => format!("{} {}", teller.seat(seat), desk.words.get("moves-aside")),
        None => desk.words.get("moves-clock"),
    }];
    for (at, mv) in offered.iter().enumerate() {
        let short = notation::short(mv);
        lines.push(format!(
            "  {:>4}  {short:<24} {}",
            format!("#{}", at + 1),
            teller.mv(mv)
        ));
    }
    lines.iter().try_for_each(|line| desk.line(line))
}

/// Makes moves.
pub(crate) fn play(given: &Play, desk: &mut Desk) -> Result<(), Trouble> {
    let (path, moves) = split_position(&given.position_and_moves);
    if moves.is_empty() {
        return trouble("no move was given");
    }
    let text = desk::read(path)?;
    let id = snapshot::game_of(&text)?;
    game!(id.as_str(), G => play_in::<G>(&text, moves, given, desk))
}

/// Takes the position off the front of what was typed: `-`, a file that exists, or what can only be a file.
fn split_position(typed: &[String]) -> (&str, &[String]) {
    match typed.split_first() {
        Some((first, rest)) if first == "-" || Path::new(first).is_file() || looks_like_a_file(first) => {
            (first, rest)
        }
        _ => ("-", typed),
    }
}

fn looks_like_a_file(text: &str) -> bool {
    !text.trim_start().starts_with(['{', '"']) && (text.contains('/') || text.ends_with(".json"))
}

fn play_in<G: Playable>(text: &str, moves: &[String], given: &Play, desk: &mut Desk) -> Result<(), Trouble> {
    let mut state: G = desk::position(text, &desk.cards)?;
    let by = desk::actor(&given.seat, state.seats())?;
    let hearer = given
        .tell
        .as_deref()
        .map(|viewer| desk::viewer(viewer, state.seats()))
        .transpose()?;
    let mut chance = match (&given.chance, &given.seed) {
        (Some(list), _) => {
            let tape: Tape =
                serde_json::from_str(list).map_err(|error| Trouble::Said(format!("--chance: {error}")))?;
            Chance::tape(tape)
        }
        (None, Some(seed)) => Chance::seeded(&desk::seed(seed)),
        (None, None) => Chance::seeded(&Seed::from_text(text.trim())),
    };
    let mut told = Told::listening();
    for typed in moves {
        let mv = read_move(&state, by, typed, desk)?;
        let mut moment = Moment {
            chance: &mut chance,
            told: &mut told,
            now: Millis(given.now),
        };
        state
            .play(by, &mv, &mut moment)
            .map_err(|refused| refused_move::<G>(desk, typed, by, &refused))?;
        chance.next_entry();
    }
    chance
        .finish()
        .map_err(|fault| Trouble::Said(format!("--chance: {fault}")))?;
    if let Some(viewer) = hearer {
        for event in told.heard_by(viewer) {
            match desk.json {
                true => eprintln!("{}", serde_json::to_string(event)?),
                false => eprintln!("{}", desk.teller::<G>(viewer).event(event)),
            }
        }
    }
    let text = desk::position_text(&state, &desk.cards)?;
    desk.line(&text)
}

/// The move that was typed: a number of the list, short notation, or JSON. JSON may name a move that is not offered, so that the rules can
/// say why not.
fn read_move<G: Game>(state: &G, by: Actor, typed: &str, desk: &Desk) -> Result<G::Move, Trouble> {
    state
        .may_act(by)
        .map_err(|refused| refused_move::<G>(desk, typed, by, &refused))?;
    let offered = state.offered(by);
    if let Some(number) = typed.strip_prefix('#') {
        let place = number
            .parse::<usize>()
            .ok()
            .and_then(|number| number.checked_sub(1));
        return match place.and_then(|place| offered.get(place)) {
            Some(mv) => Ok(mv.clone()),
            None => trouble(format!(
                "there is no move '{typed}'; there is #1 to #{}",
                offered.len()
            )),
        };
    }
    if let Some(mv) = notation::read(typed, &offered) {
        return Ok(mv.clone());
    }
    serde_json::from_str(typed).map_err(|_| {
        Trouble::Said(format!(
            "'{typed}' is not a move offered here; `flibuste moves` lists them"
        ))
    })
}

fn refused_move<G: Game>(desk: &Desk, typed: &str, by: Actor, refused: &Refused<G::Refusal>) -> Trouble {
    let why = desk.teller::<G>(Viewer::Public).refusal(refused);
    let who = by
        .seat()
        .map_or_else(|| "clock".to_owned(), |seat| seat.to_string());
    Trouble::Said(format!("'{typed}' by {who}: {why}"))
}

/// Shows a position.
pub(crate) fn view(given: &View, desk: &mut Desk) -> Result<(), Trouble> {
    fn of<G: Playable>(text: &str, given: &View, desk: &mut Desk) -> Result<(), Trouble> {
        let state: G = desk::position(text, &desk.cards)?;
        let viewer = desk::viewer(&given.viewer, state.seats())?;
        let view = state.view(viewer);
        let aids = state.aids(viewer).map(serde_json::to_value).transpose()?;
        if desk.json {
            let mut seen = serde_json::to_value(&view)?;
            if let (Some(fields), Some(aids)) = (seen.as_object_mut(), aids) {
                fields.insert("aids".to_owned(), aids);
            }
            return desk.json(&seen);
        }
        let teller = desk.teller::<G>(viewer);
        let who = match viewer {
            Viewer::Seat(seat) => desk.teller::<G>(Viewer::Public).seats(SeatSet::only(seat)),
            Viewer::Public => desk.words.get("viewer-public"),
            Viewer::Everything => desk.words.get("viewer-all"),
        };
        let title = desk.words.text("view-as", [("viewer", who.into())]);
        let board = words::draw::<G>(&view, viewer, desk.cards.of::<G>(), &teller, desk.pen);
        desk.line(&title)?;
        desk.line(&board)?;
        if let Some(Value::Object(aids)) = aids {
            desk.line(&desk.words.get("view-aids"))?;
            for (name, value) in aids {
                desk.line(&format!(
                    "  {}: {}",
                    name.replace('_', " "),
                    notation::short(&value)
                ))?;
            }
        }
        Ok(())
    }
    let text = desk::read(&given.position)?;
    let id = snapshot::game_of(&text)?;
    game!(id.as_str(), G => of::<G>(&text, given, desk))
}
