//! A game as it was seen: what each viewer was shown, entry by entry, for the day when no rules here can play it again.

use std::any::Any;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::matches::ReplayError;
use table::record::{Close, Header};
use table::{Actor, Commitment, Highlighted, Millis, Outcome, Seat, SeatSet, Seed, Turn, Undo, Viewer};

use crate::CatalogError;
use crate::any::{AnyMatch, Declined, Frame, Heard, Json};
use crate::fields::{Known, Page};

/// What every viewer saw of a game.
pub type Seen = BTreeMap<String, Vec<Frame>>;

/// The viewers whose sight of a game is kept: every seat, the public, and whoever sees everything.
pub fn viewers(seats: u8) -> impl Iterator<Item = Viewer> {
    let others = [Viewer::Public, Viewer::Everything];
    Seat::all(seats).map(Viewer::Seat).chain(others)
}

/// The name of a viewer in what is kept.
pub fn viewer_name(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.index().to_string(),
        Viewer::Public => "public".into(),
        Viewer::Everything => "all".into(),
    }
}

type Parts = BTreeMap<String, Json>;

/// A frame as it is kept: of the view only what changed.
#[derive(Serialize, Deserialize)]
struct Line {
    entry: usize,
    by: Actor,
    #[serde(default, rename = "move", skip_serializing_if = "Option::is_none")]
    mv: Option<Json>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    undo: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    raised: Option<u32>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    events: Vec<Json>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    highlights: Vec<Highlighted>,
    at: Millis,
    turn: Turn,
    /// The fields of the view that changed.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    patch: Parts,
    /// The fields of the view that went.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    gone: Vec<String>,
    /// What the rules worked out for the viewer, where it changed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    aids: Option<Json>,
}

/// Frames as a text that holds of each view only what changed.
pub fn pack(frames: &[Frame]) -> String {
    let mut text = String::new();
    let mut last = Parts::new();
    let mut aids: Option<&Json> = None;
    for frame in frames {
        let helped = frame.aids.as_ref();
        let changed = helped.map(|now| now.get()) != aids.map(|old| old.get());
        aids = helped;
        let view = frame.view.as_ref();
        let parts: Parts = view
            .and_then(|view| serde_json::from_str(view.get()).ok())
            .unwrap_or_default();
        let same = |name: &String, value: &Json| last.get(name).is_some_and(|old| old.get() == value.get());
        let line = Line {
            entry: frame.entry,
            by: frame.by,
            mv: frame.mv.clone(),
            undo: frame.undo,
            raised: frame.raised,
            events: frame.events.clone(),
            highlights: frame.highlights.clone(),
            at: frame.at,
            turn: frame.turn,
            patch: parts
                .iter()
                .filter(|(name, value)| !same(name, value))
                .map(|(name, value)| (name.clone(), value.clone()))
                .collect(),
            gone: last
                .keys()
                .filter(|name| !parts.contains_key(*name))
                .cloned()
                .collect(),
            aids: helped.filter(|_| changed).cloned(),
        };
        text += &serde_json::to_string(&line).unwrap_or_default();
        text.push('\n');
        last = parts;
    }
    text
}

/// The frames of a text that [`pack`] made.
pub fn unpack(text: &str) -> Result<Vec<Frame>, CatalogError> {
    let mut frames = Vec::new();
    let mut parts = Parts::new();
    let mut aids = None;
    for (at, line) in text.lines().enumerate() {
        let fault = |error: serde_json::Error| CatalogError::Seen(format!("line {}: {error}", at + 1));
        let line: Line = serde_json::from_str(line).map_err(fault)?;
        parts.extend(line.patch);
        line.gone.iter().for_each(|name| drop(parts.remove(name)));
        let view = serde_json::value::to_raw_value(&parts).map_err(fault)?;
        aids = line.aids.or(aids);
        frames.push(Frame {
            entry: line.entry,
            by: line.by,
            mv: line.mv,
            undo: line.undo,
            raised: line.raised,
            events: line.events,
            highlights: line.highlights,
            at: line.at,
            turn: line.turn,
            view: Some(view),
            aids: aids.clone(),
        });
    }
    Ok(frames)
}

/// What every viewer saw of a game, after what was seen of it under earlier rules.
pub fn seen(game: &dyn AnyMatch, mut earlier: Seen) -> Result<Seen, CatalogError> {
    let all: Vec<Viewer> = viewers(game.seats()).collect();
    for (viewer, later) in all.iter().zip(game.replays(&all)?) {
        let frames = earlier.entry(viewer_name(*viewer)).or_default();
        frames.retain(|frame| frame.entry < game.earlier());
        frames.extend(later);
    }
    Ok(earlier)
}

/// A game that no rules here can play, shown as it was seen. It is over, or ends here.
pub struct Relic {
    game: &'static str,
    header: String,
    lines: Vec<String>,
    parsed: Header,
    secret: Option<Seed>,
    closed: bool,
    seen: Seen,
}

impl Relic {
    /// A game by its header, the lines of its entries, and what was seen of it.
    pub fn new(
        header: &str,
        lines: Vec<String>,
        secret: Option<Seed>,
        seen: Seen,
    ) -> Result<Relic, CatalogError> {
        let parsed: Header = serde_json::from_str(header).map_err(|error| {
            CatalogError::Record(table::record::RecordError {
                line: 1,
                problem: error.to_string(),
            })
        })?;
        let game = with_game!(&parsed.game, G => <G as table::Game>::ID)
            .ok_or_else(|| CatalogError::no_such(&parsed.game))?;
        Ok(Relic {
            game,
            header: header.to_owned(),
            lines,
            parsed,
            secret,
            closed: false,
            seen,
        })
    }

    fn frames_of(&self, viewer: Viewer) -> &[Frame] {
        self.seen.get(&viewer_name(viewer)).map_or(&[], Vec::as_slice)
    }
}

/// What is answered to every move.
fn over() -> Declined {
    let refused = RawValue::from_string("\"game_over\"".into());
    Declined::Refused {
        at: 0,
        refused: refused.unwrap_or_else(|_| RawValue::NULL.to_owned()),
    }
}

impl AnyMatch for Relic {
    fn game(&self) -> &'static str {
        self.game
    }

    fn seats(&self) -> u8 {
        self.parsed.setup.seats()
    }

    fn turn(&self) -> Turn {
        let last = self.frames_of(Viewer::Everything).last();
        last.map_or(Turn::Several(SeatSet::EMPTY), |frame| frame.turn)
    }

    fn asides(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    fn racing(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    fn outcome(&self) -> Option<Outcome> {
        self.turn().outcome().copied()
    }

    fn offered(&self, _: Actor) -> Vec<Json> {
        Vec::new()
    }

    fn read_move(&self, _: Actor, _: &str) -> Option<Json> {
        None
    }

    fn ask(&self, _: Actor, moves: &[Json]) -> Vec<Result<(), Declined>> {
        moves.iter().map(|_| Err(over())).collect()
    }

    fn play(&mut self, _: Actor, _: &[Json], _: Millis) -> Result<Vec<Heard>, Declined> {
        Err(over())
    }

    fn view(&self, viewer: Viewer) -> Json {
        let last = self.frames_of(viewer).last().and_then(|frame| frame.view.clone());
        last.unwrap_or_else(|| RawValue::NULL.to_owned())
    }

    fn aids(&self, viewer: Viewer) -> Option<Json> {
        self.frames_of(viewer).last().and_then(|frame| frame.aids.clone())
    }

    /// Nothing changes any more, so nothing is told field by field.
    fn write_aids(&self, _: Viewer, _: &mut Known, _: &mut Page) {}

    fn write_view(&self, _: Viewer, _: &mut Known, _: &mut Page) {}

    fn write_offered(&self, _: Actor, _: &mut Vec<u8>) {}

    fn frames(&self, viewer: Viewer, from: usize, views: bool) -> Result<Vec<Frame>, ReplayError> {
        let frames = self.frames_of(viewer).iter().filter(|frame| frame.entry > from);
        Ok(frames
            .cloned()
            .map(|frame| Frame {
                view: frame.view.filter(|_| views),
                aids: frame.aids.filter(|_| views),
                ..frame
            })
            .collect())
    }

    fn replays(&self, viewers: &[Viewer]) -> Result<Vec<Vec<Frame>>, ReplayError> {
        Ok(viewers
            .iter()
            .map(|viewer| self.frames_of(*viewer).to_vec())
            .collect())
    }

    fn earlier(&self) -> usize {
        self.lines.len()
    }

    fn is_relic(&self) -> bool {
        true
    }

    fn undo_for(&self, _: Seat) -> Undo {
        Undo::Nothing
    }

    fn undo(&mut self, _: Seat, _: SeatSet, _: Millis) -> Result<(), Undo> {
        Err(Undo::Nothing)
    }

    fn undo_depth(&self, _: Seat) -> Option<usize> {
        None
    }

    fn undo_unshows(&self, _: Seat) -> bool {
        false
    }

    fn again(&self) -> BTreeMap<String, table::Setting> {
        BTreeMap::new()
    }

    fn break_off(&mut self) {
        self.closed = true;
    }

    fn commitment(&self) -> Commitment {
        self.parsed.commitment
    }

    fn header(&self) -> String {
        self.header.clone()
    }

    fn entries(&self) -> usize {
        self.lines.len()
    }

    fn line(&self, entry: usize) -> Option<String> {
        self.lines.get(entry).cloned()
    }

    fn is_closed(&self) -> bool {
        self.closed || self.outcome().is_some()
    }

    fn close(&self) -> Option<String> {
        let secret = self.secret.filter(|_| self.closed || self.outcome().is_some())?;
        let close = Close {
            secret,
            outcome: self.outcome(),
            entries: Some(self.lines.len() as u32),
        };
        serde_json::to_string(&close).ok()
    }

    fn record(&self) -> String {
        let lines = std::iter::once(&self.header).chain(&self.lines);
        let mut text: String = lines.flat_map(|line| [line.as_str(), "\n"]).collect();
        if let Some(close) = self.close() {
            text += &close;
            text.push('\n');
        }
        text
    }

    fn snapshot(&self) -> String {
        String::new()
    }

    fn boxed(&self) -> Box<dyn AnyMatch> {
        Box::new(Relic {
            header: self.header.clone(),
            lines: self.lines.clone(),
            parsed: self.parsed.clone(),
            seen: self.seen.clone(),
            ..*self
        })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
