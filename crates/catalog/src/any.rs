//! A match of any game, for hosts that hold many kinds of table.

use std::any::Any;
use std::fmt;

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use table::matches::{Replay, ReplayError};
use table::record::Deed;
use table::{
    Actor, Commitment, Game, Highlighted, Match, Millis, Outcome, Record, Refused, Seat, SeatSet, Told, Turn,
    Undo, Viewer, notation,
};

use crate::fields::{Known, Page};

/// A piece of JSON, as text: nothing is built from it that nobody asked for.
pub type Json = Box<RawValue>;

/// What was told of one move. It becomes JSON only for a viewer who asks, and only what that viewer heard.
pub struct Heard(Box<dyn Ears>);

/// What was told, whatever the game's events are.
trait Ears: Send {
    fn by(&self, viewer: Viewer) -> Vec<Json>;
    fn write(&self, viewer: Viewer, out: &mut Vec<u8>);
}

impl<E: Serialize + Send> Ears for Told<E> {
    fn by(&self, viewer: Viewer) -> Vec<Json> {
        self.heard_by(viewer).map(json).collect()
    }

    fn write(&self, viewer: Viewer, out: &mut Vec<u8>) {
        for (at, event) in self.heard_by(viewer).enumerate() {
            if at > 0 {
                out.push(b',');
            }
            write(event, out);
        }
    }
}

impl Heard {
    /// What this viewer heard, in order.
    pub fn by(&self, viewer: Viewer) -> Vec<Json> {
        self.0.by(viewer)
    }

    /// Writes what this viewer heard as JSON with commas between, without brackets.
    pub fn write(&self, viewer: Viewer, out: &mut Vec<u8>) {
        self.0.write(viewer, out);
    }
}

impl fmt::Debug for Heard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Heard").field(&self.by(Viewer::Public)).finish()
    }
}

/// One entry of a record as one viewer knows it.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The entry, from 1.
    pub entry: usize,
    /// Who made it.
    pub by: Actor,
    /// The move, if this viewer made it or sees everything; `None` also where a move was taken back.
    pub mv: Option<Json>,
    /// Whether the entry takes a move back.
    pub undo: bool,
    /// The rules the game goes on under from here, where they were replaced.
    pub raised: Option<u32>,
    /// What the viewer heard.
    pub events: Vec<Json>,
    /// What of it the game is remembered by.
    pub highlights: Vec<Highlighted>,
    /// When, since the game began.
    pub at: Millis,
    /// Whom the table waits for after it.
    pub turn: Turn,
    /// What the viewer sees after it; only where views were asked for.
    pub view: Option<Json>,
    /// What the rules work out for the viewer after it; only where views were asked for, and only in games that have aids.
    pub aids: Option<Json>,
}

/// Why moves were not made. Nothing has changed.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Declined {
    /// The JSON is no move of this game.
    NotAMove {
        /// The place of the move among those sent, from 0.
        at: usize,
        /// What cannot be read.
        problem: String,
    },
    /// A move that is not allowed.
    Refused {
        /// The place of the move among those sent, from 0.
        at: usize,
        /// The reason, as a value that can be said in any language: a word such as `"not_your_turn"`, or
        /// `{"rule": …}` with the game's own reason.
        refused: Json,
    },
}

impl Declined {
    /// The place of the move among those sent, from 0.
    pub fn at(&self) -> usize {
        match self {
            Declined::NotAMove { at, .. } | Declined::Refused { at, .. } => *at,
        }
    }

    /// Why, in one form for both: the refusal, or `{"not_a_move": …}`.
    pub fn reason(self) -> Json {
        #[derive(Serialize)]
        struct Unread {
            not_a_move: String,
        }
        match self {
            Declined::Refused { refused, .. } => refused,
            Declined::NotAMove { problem, .. } => json(&Unread { not_a_move: problem }),
        }
    }
}

/// A match of any game. What goes in and comes out is JSON; who may act and how it ended are the same for all games.
pub trait AnyMatch: Send {
    /// The id of the game.
    fn game(&self) -> &'static str;
    /// How many seats the table has.
    fn seats(&self) -> u8;
    /// Whom the table waits for.
    fn turn(&self) -> Turn;
    /// Seats that may act though nobody waits for them.
    fn asides(&self) -> SeatSet;
    /// Seats that are after the same thing, so that whoever is quickest may leave the others nothing.
    fn racing(&self) -> SeatSet;
    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// Everything offered to `by`.
    fn offered(&self, by: Actor) -> Vec<Json>;
    /// The offered move that a text names, in short notation or JSON.
    fn read_move(&self, by: Actor, text: &str) -> Option<Json>;
    /// Makes moves, all or nothing; gives what was heard of each.
    fn play(&mut self, by: Actor, moves: &[Json], now: Millis) -> Result<Vec<Heard>, Declined>;
    /// What `by` would hear of each of these moves now, each by itself. Nothing is made and nothing is recorded.
    fn ask(&self, by: Actor, moves: &[Json]) -> Vec<Result<(), Declined>>;
    /// What a viewer sees.
    fn view(&self, viewer: Viewer) -> Json;
    /// What the rules work out for a viewer; `None` in a game without aids.
    fn aids(&self, viewer: Viewer) -> Option<Json>;
    /// Writes the fields of what the rules work out for a viewer that are not as they are known, as JSON with commas between, without braces,
    /// and notes them; nothing in a game without aids. All that is on the page is about the same position.
    fn write_aids(&self, viewer: Viewer, known: &mut Known, page: &mut Page);
    /// Writes the fields of what a viewer sees that are not as they are known, as JSON with commas between, without braces, and notes
    /// them. All that is on the page is about the same position.
    fn write_view(&self, viewer: Viewer, known: &mut Known, page: &mut Page);
    /// Writes everything offered to `by` as JSON with commas between, without brackets.
    fn write_offered(&self, by: Actor, out: &mut Vec<u8>);
    /// The entries from `from` (counted from 0) on as a viewer knows them, with or without what it sees after each. Played again from
    /// the record, so entries made under earlier rules are not among them.
    fn frames(&self, viewer: Viewer, from: usize, views: bool) -> Result<Vec<Frame>, ReplayError>;
    /// Everything as these viewers see it: the deal as entry 0, unless it was dealt under earlier rules, and what [`Self::frames`] gives.
    fn replays(&self, viewers: &[Viewer]) -> Result<Vec<Vec<Frame>>, ReplayError>;
    /// Everything as a viewer sees it.
    fn replay(&self, viewer: Viewer) -> Result<Vec<Frame>, ReplayError> {
        Ok(self.replays(&[viewer])?.pop().unwrap_or_default())
    }
    /// How many entries were made under earlier rules, and cannot be played again.
    fn earlier(&self) -> usize;
    /// Whether it can only be looked at, because no rules here can play it.
    fn is_relic(&self) -> bool {
        false
    }
    /// What a seat can do about the last move.
    fn undo_for(&self, seat: Seat) -> Undo;
    /// Takes the last move back if these seats' consent is enough; says what is needed if not.
    fn undo(&mut self, seat: Seat, agreed: SeatSet, now: Millis) -> Result<(), Undo>;
    /// How many moves must be taken back for the last one of `seat` to be among them; `None` if it has none in force.
    fn undo_depth(&self, seat: Seat) -> Option<usize>;
    /// Whether that would take back chance or something that was shown, to which no bot agrees.
    fn undo_unshows(&self, seat: Seat) -> bool;
    /// Whether a first game has come to the position that is handed over to the newcomer.
    fn is_handed_over(&self) -> bool {
        true
    }
    /// The settings that change when the same people play again.
    fn again(&self) -> std::collections::BTreeMap<String, table::Setting>;
    /// Ends the game before its end and shows the secret.
    fn break_off(&mut self);
    /// What was shown of the secret before the deal.
    fn commitment(&self) -> Commitment;
    /// The first line of the record, without the line end.
    fn header(&self) -> String;
    /// How many entries the record has.
    fn entries(&self) -> usize;
    /// A line of the record, without the line end; `None` past the last entry.
    fn line(&self, entry: usize) -> Option<String>;
    /// Whether the game is over and has its closing line.
    fn is_closed(&self) -> bool;
    /// The closing line, once the game is over.
    fn close(&self) -> Option<String>;
    /// The whole record as it is kept.
    fn record(&self) -> String;
    /// The position as it is kept: for storage, never for a seat.
    fn snapshot(&self) -> String;
    /// A copy to try things on.
    fn boxed(&self) -> Box<dyn AnyMatch>;
    /// The `Match` itself, for those who come back to its type with [`with_game!`](crate::with_game).
    fn as_any(&self) -> &dyn Any;
}

/// Moves, events, views and refusals are plain enums and structs with string keys: they always have a JSON form.
fn json<T: Serialize>(value: &T) -> Json {
    to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}

fn write<T: Serialize>(value: &T, out: &mut Vec<u8>) {
    let before = out.len();
    if serde_json::to_writer(&mut *out, value).is_err() {
        out.truncate(before);
        out.extend_from_slice(b"null");
    }
}

/// Reads the move at this place among those sent.
fn read<M: serde::de::DeserializeOwned>(at: usize, mv: &Json) -> Result<M, Declined> {
    serde_json::from_str(mv.get()).map_err(|error| Declined::NotAMove {
        at,
        problem: error.to_string(),
    })
}

fn text<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// Where a replay begins: the deal, or the entry that says that the game goes on under these rules.
fn first_frame<G: Game>(record: &Record<G::Move>, position: &G, viewer: Viewer, views: bool) -> Frame {
    let raised = record.raised();
    Frame {
        entry: raised.map_or(0, |(at, _)| at + 1),
        by: Actor::CLOCK,
        mv: None,
        undo: false,
        raised: raised.map(|(_, raised)| raised.rules),
        events: Vec::new(),
        highlights: Vec::new(),
        at: raised.map_or(Millis(0), |(at, _)| record.entries()[at].at),
        turn: position.turn(),
        view: views.then(|| json(&position.view(viewer))),
        aids: position.aids(viewer).filter(|_| views).as_ref().map(json),
    }
}

/// The entries from `from` on as each of these viewers knows them; they are played again only once.
fn frames_for<G: Game>(
    game: &Match<G>,
    viewers: &[Viewer],
    from: usize,
    views: bool,
) -> Result<Vec<Vec<Frame>>, ReplayError> {
    let record = Match::record(game);
    let mut walk = Replay::<G>::new(record, game.cards())?;
    let mut all = vec![Vec::new(); viewers.len()];
    if walk.entries() > from {
        for (viewer, frames) in viewers.iter().zip(&mut all) {
            frames.push(first_frame(record, walk.position(), *viewer, views));
        }
    }
    while let Some(told) = walk.step()? {
        let at = walk.entries() - 1;
        if at < from {
            continue;
        }
        let entry = &record.entries()[at];
        for (viewer, frames) in viewers.iter().zip(&mut all) {
            let knows = entry
                .by
                .seat()
                .map_or(*viewer == Viewer::Everything, |seat| viewer.knows(seat));
            let mv = match &entry.deed {
                Deed::Move(mv) => knows.then(|| json(mv)),
                _ => None,
            };
            frames.push(Frame {
                entry: at + 1,
                by: entry.by,
                mv,
                undo: matches!(entry.deed, Deed::Undo { .. }),
                raised: None,
                events: told.heard_by(*viewer).map(json).collect(),
                highlights: Highlighted::among(told.heard_by(*viewer), G::highlight),
                at: entry.at,
                turn: walk.position().turn(),
                view: views.then(|| json(&walk.position().view(*viewer))),
                aids: walk.position().aids(*viewer).filter(|_| views).as_ref().map(json),
            });
        }
    }
    Ok(all)
}

impl<G: Game> AnyMatch for Match<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn seats(&self) -> u8 {
        self.state().seats()
    }

    fn turn(&self) -> Turn {
        self.state().turn()
    }

    fn asides(&self) -> SeatSet {
        self.state().asides()
    }

    fn racing(&self) -> SeatSet {
        self.state().racing()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state().turn().outcome().copied()
    }

    fn offered(&self, by: Actor) -> Vec<Json> {
        self.state().offered(by).iter().map(json).collect()
    }

    fn read_move(&self, by: Actor, text: &str) -> Option<Json> {
        notation::read(text, &self.state().offered(by)).map(json)
    }

    fn play(&mut self, by: Actor, moves: &[Json], now: Millis) -> Result<Vec<Heard>, Declined> {
        let read = |(at, mv)| read(at, mv);
        let moves: Vec<G::Move> = moves.iter().enumerate().map(read).collect::<Result<_, _>>()?;
        match self.play_all(by, &moves, now) {
            Ok(told) => Ok(told.into_iter().map(|told| Heard(Box::new(told))).collect()),
            Err(refused) => Err(Declined::Refused {
                at: refused.at,
                refused: json::<Refused<G::Refusal>>(&refused.refused),
            }),
        }
    }

    fn ask(&self, by: Actor, moves: &[Json]) -> Vec<Result<(), Declined>> {
        let answer = |(at, mv): (usize, &Json)| {
            let mv = read(at, mv)?;
            Match::ask(self, by, &mv).map_err(|refused| Declined::Refused {
                at,
                refused: json(&refused),
            })
        };
        moves.iter().enumerate().map(answer).collect()
    }

    fn view(&self, viewer: Viewer) -> Json {
        json(&self.state().view(viewer))
    }

    fn aids(&self, viewer: Viewer) -> Option<Json> {
        self.state().aids(viewer).as_ref().map(json)
    }

    fn write_aids(&self, viewer: Viewer, known: &mut Known, page: &mut Page) {
        if let Some(aids) = self.state().aids(viewer) {
            known.write_changes(&aids, &mut page.text, &mut page.aids);
        }
    }

    fn write_view(&self, viewer: Viewer, known: &mut Known, page: &mut Page) {
        known.write_changes(&self.state().view(viewer), &mut page.text, &mut page.view);
    }

    fn write_offered(&self, by: Actor, out: &mut Vec<u8>) {
        for (at, mv) in self.state().offered(by).iter().enumerate() {
            if at > 0 {
                out.push(b',');
            }
            write(mv, out);
        }
    }

    fn frames(&self, viewer: Viewer, from: usize, views: bool) -> Result<Vec<Frame>, ReplayError> {
        let mut frames = frames_for(self, &[viewer], from, views)?;
        Ok(frames.pop().unwrap_or_default())
    }

    fn replays(&self, viewers: &[Viewer]) -> Result<Vec<Vec<Frame>>, ReplayError> {
        let mut frames = frames_for(self, viewers, 0, true)?;
        if Match::earlier(self) == 0 {
            let record = Match::record(self);
            let deal = Replay::<G>::new(record, self.cards())?;
            for (viewer, frames) in viewers.iter().zip(&mut frames) {
                frames.insert(0, first_frame(record, deal.position(), *viewer, true));
            }
        }
        Ok(frames)
    }

    fn earlier(&self) -> usize {
        Match::earlier(self)
    }

    fn undo_for(&self, seat: Seat) -> Undo {
        Match::undo_for(self, seat)
    }

    fn undo(&mut self, seat: Seat, agreed: SeatSet, now: Millis) -> Result<(), Undo> {
        Match::undo(self, seat, agreed, now)
    }

    fn undo_depth(&self, seat: Seat) -> Option<usize> {
        Match::undo_depth(self, seat)
    }

    fn undo_unshows(&self, seat: Seat) -> bool {
        Match::undo_unshows(self, seat)
    }

    fn is_handed_over(&self) -> bool {
        self.state().is_handed_over()
    }

    fn again(&self) -> std::collections::BTreeMap<String, table::Setting> {
        let setup = &Match::record(self).header.setup;
        let turn = self.state().turn();
        turn.outcome()
            .map(|outcome| G::again(setup, outcome))
            .unwrap_or_default()
    }

    fn break_off(&mut self) {
        Match::break_off(self);
    }

    fn commitment(&self) -> Commitment {
        Match::commitment(self)
    }

    fn header(&self) -> String {
        text(&Match::record(self).header)
    }

    fn entries(&self) -> usize {
        Match::record(self).entries().len()
    }

    fn line(&self, entry: usize) -> Option<String> {
        (entry < self.entries()).then(|| Match::record(self).line(entry))
    }

    fn is_closed(&self) -> bool {
        Match::record(self).close.is_some()
    }

    fn close(&self) -> Option<String> {
        Match::record(self).close.as_ref().map(text)
    }

    fn record(&self) -> String {
        Match::record(self).to_string()
    }

    fn snapshot(&self) -> String {
        text(&Match::snapshot(self))
    }

    fn boxed(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
