//! Messages, made for one viewer each.
//!
//! Steps are written as text straight from the rules, because there are many of them; the tests read every message back as the types of
//! [`wire`](crate::wire).

use std::cell::RefCell;

use bytes::Bytes;
use catalog::{AnyMatch, Heard, Json, Page};
use serde::Serialize;
use serde_json::value::RawValue;
use table::{Actor, SeatSet, Turn, Undo, Viewer};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::actor::Table;
use super::mail::Answer;
use crate::failure::Failure;
use crate::keys::KeyHash;
use crate::metrics::count;
use crate::wire::{
    LogStep, Now, OfferInfo, Phase, ReplayFile, ReplayFrame, Reply, Room, SeatClock, ServerMessage,
    TableInfo, UndoInfo, Whole,
};

/// How many entries of the log come with a whole.
const LOG: usize = 100;

/// Buffers that are used again for each message: messages are made without waiting for anything, one at a time on each thread.
#[derive(Default)]
struct Desk {
    page: Page,
    common: Vec<u8>,
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::default();
}

/// One entry that was just made.
pub(super) struct Made {
    pub(super) entry: usize,
    pub(super) by: Actor,
    /// The move, for whoever made it.
    pub(super) mv: Option<Json>,
    pub(super) undone: bool,
    pub(super) heard: Option<Heard>,
    pub(super) at: table::Millis,
}

/// Messages for each stream, ready to be sent once what they tell is on disk. They are numbered already: nothing else is sent before them.
pub(super) struct Ready(Vec<Vec<Utf8Bytes>>);

impl Table {
    /// Makes the messages for entries that were just made, each for its viewer.
    pub(super) fn prepare(&mut self, made: &[Made]) -> Ready {
        let Some(game) = &self.game else {
            return Ready(Vec::new());
        };
        let (turn, bots) = (game.turn(), self.a_bot_plays());
        let clocks: Vec<SeatClock> = self.clocks.iter().flat_map(super::clock::Clocks::shown).collect();
        DESK.with_borrow_mut(|desk| {
            let Desk { page, common } = desk;
            common.clear();
            write_common(common, &turn, game.asides(), &clocks);
            page.clear();
            let ready = self.streams.iter_mut().map(|stream| {
                if !stream.is_heard() {
                    return Vec::new();
                }
                let viewer = stream.viewer;
                let mut number = stream.head();
                let steps = made.iter().enumerate().map(|(at, step)| {
                    number += 1;
                    let start = page.text.len();
                    page.text.extend_from_slice(b"{\"type\":\"step\",\"n\":");
                    put(&mut page.text, &number);
                    write_step(&mut page.text, viewer, step);
                    page.text.extend_from_slice(b",\"patch\":{");
                    let last = at + 1 == made.len();
                    if last {
                        game.write_view(viewer, &mut stream.known_view, page);
                    }
                    page.text.push(b'}');
                    if last {
                        write_object(page, b",\"aids\":{", |page| {
                            game.write_aids(viewer, &mut stream.known_aids, page);
                        });
                    }
                    let text = &mut page.text;
                    text.extend_from_slice(b",\"entry\":");
                    put(text, &step.entry);
                    text.extend_from_slice(b",\"moves\":[");
                    if let (Viewer::Seat(seat), true) = (viewer, last) {
                        game.write_offered(seat.into(), text);
                    }
                    text.extend_from_slice(b"],\"undo\":");
                    put(text, &undo_for(&**game, viewer, bots));
                    text.extend_from_slice(common);
                    sealed(&text[start..])
                });
                steps.collect()
            });
            Ready(ready.collect())
        })
    }

    /// Sends what was made ready.
    pub(super) fn publish(&mut self, ready: Ready, steps: usize) {
        let mut lost = 0;
        for (stream, messages) in self.streams.iter_mut().zip(ready.0) {
            if messages.is_empty() {
                (0..steps).for_each(|_| stream.skip());
            }
            for message in messages {
                lost += stream.send(message);
            }
        }
        self.lost(lost);
    }

    fn lost(&mut self, sockets: usize) {
        for _ in 0..sockets {
            count(&self.app.metrics.slow_clients);
        }
        if sockets > 0 {
            self.note_away();
        }
    }

    /// Sends a message that is made for each viewer in turn; streams nobody hears only count it.
    pub(super) fn broadcast(&mut self, make: impl Fn(&Table, usize, u64) -> Option<Utf8Bytes>) {
        let mut lost = 0;
        for at in 0..self.streams.len() {
            if !self.streams[at].is_heard() {
                self.streams[at].skip();
                continue;
            }
            let message = make(self, at, self.streams[at].head() + 1);
            if let Some(message) = message {
                lost += self.streams[at].send(message);
            }
        }
        self.lost(lost);
    }

    /// Tells everybody that something about the table changed.
    pub(super) fn tell_table(&mut self) {
        self.broadcast(|table, at, n| {
            let table = Box::new(table.info_for_stream(at));
            Some(message(&ServerMessage::Table { n, table }))
        });
    }

    /// Sends everybody everything.
    pub(super) fn tell_whole(&mut self) {
        // Once the game is over all see the same, and it is played again only once.
        let mut seen: Option<(Viewer, Vec<LogStep>)> = None;
        for at in 0..self.streams.len() {
            self.streams[at].skip();
            if self.streams[at].is_connected() {
                let viewer = self.viewer_at(at);
                let log = match seen.take() {
                    Some((same, log)) if same == viewer => log,
                    _ => self.log(viewer),
                };
                let (whole, head) = (self.whole_with(at, log.clone()), self.streams[at].head());
                seen = Some((viewer, log));
                let taken: Vec<u64> = self.streams[at]
                    .conns()
                    .iter()
                    .filter(|conn| conn.out.whole(whole.clone(), head).is_err())
                    .map(|conn| conn.id)
                    .collect();
                for conn in taken {
                    self.streams[at].disconnect(conn);
                }
            }
        }
        self.note_away();
    }

    /// Tells everybody about a question.
    pub(super) fn tell_offer(&mut self, offer: &OfferInfo) {
        self.broadcast(|_, _, n| {
            let offer = offer.clone();
            Some(message(&ServerMessage::Offer { n, offer }))
        });
    }

    /// The latest entries as a viewer knows them.
    fn log(&self, viewer: Viewer) -> Vec<LogStep> {
        let Some(game) = &self.game else {
            return Vec::new();
        };
        let from = game.entries().saturating_sub(LOG);
        let frames = self.frames(&**game, viewer, from);
        frames.into_iter().map(log_step).collect()
    }

    /// Everything one viewer may know.
    pub(super) fn whole(&mut self, at: usize) -> Utf8Bytes {
        let log = self.log(self.viewer_at(at));
        self.whole_with(at, log)
    }

    fn whole_with(&mut self, at: usize, log: Vec<LogStep>) -> Utf8Bytes {
        let viewer = self.viewer_at(at);
        let (turn, asides, moves, undo) = match &self.game {
            None => {
                let turn = Turn::Several(SeatSet::EMPTY);
                (turn, SeatSet::EMPTY, Vec::new(), UndoInfo::Nothing)
            }
            Some(game) => {
                let moves = match (viewer, self.phase) {
                    (Viewer::Seat(seat), Phase::Playing) => game.offered(seat.into()),
                    _ => Vec::new(),
                };
                let undo = undo_for(&**game, viewer, self.a_bot_plays());
                let asides = if self.phase == Phase::Playing {
                    game.asides()
                } else {
                    SeatSet::EMPTY
                };
                (game.turn(), asides, moves, undo)
            }
        };
        let (view, aids) = self.view_and_aids(at, viewer);
        let millis = self.millis();
        if let Some(clocks) = &mut self.clocks {
            clocks.pass(millis);
        }
        let whole = Whole {
            n: self.streams[at].head(),
            table: self.info_for_stream(at),
            view: view.unwrap_or_else(|| RawValue::NULL.to_owned()).into(),
            aids: aids.map(Into::into),
            t: self.now().0,
            now: Now {
                entry: self.game.as_ref().map_or(0, |game| game.entries() as u32),
                turn,
                asides,
                moves: moves.into_iter().map(Into::into).collect(),
                undo,
                clocks: self.clocks.iter().flat_map(super::clock::Clocks::shown).collect(),
            },
            log,
            chat: self
                .chat
                .iter()
                .filter(|line| self.may_read(at, line.room))
                .cloned()
                .collect(),
            offers: [&self.doc.offers[..], &self.doc.refused].concat(),
        };
        message(&ServerMessage::Whole(Box::new(whole)))
    }

    /// What a viewer saw of the entries that were made under earlier rules.
    fn seen_earlier(&self, game: &dyn AnyMatch, viewer: Viewer) -> Vec<catalog::Frame> {
        // A relic tells everything itself.
        let seen = self
            .seen
            .get(&catalog::viewer_name(viewer))
            .filter(|_| !game.is_relic());
        let earlier = seen
            .into_iter()
            .flatten()
            .filter(|frame| frame.entry < game.earlier());
        earlier.cloned().collect()
    }

    /// The entries from `from` on, counted from 0, as a viewer knows them.
    fn frames(&self, game: &dyn AnyMatch, viewer: Viewer, from: usize) -> Vec<catalog::Frame> {
        let mut frames = self.seen_earlier(game, viewer);
        frames.retain(|frame| frame.entry > from);
        frames.extend(game.frames(viewer, from, false).unwrap_or_default());
        frames
    }

    /// What a viewer sees and what the rules work out for it, each made once and noted field by field as what the stream has told.
    fn view_and_aids(&mut self, at: usize, viewer: Viewer) -> (Option<Json>, Option<Json>) {
        let Some(game) = &self.game else {
            return (None, None);
        };
        if game.is_relic() {
            return (Some(game.view(viewer)), game.aids(viewer));
        }
        let stream = &mut self.streams[at];
        stream.forget_fields();
        DESK.with_borrow_mut(|desk| {
            let mut object = |write: &mut dyn FnMut(&mut Page)| {
                desk.page.clear();
                write_object(&mut desk.page, b"{", write);
                RawValue::from_string(String::from_utf8_lossy(&desk.page.text).into_owned()).ok()
            };
            (
                object(&mut |page| game.write_view(viewer, &mut stream.known_view, page)),
                object(&mut |page| game.write_aids(viewer, &mut stream.known_aids, page)),
            )
        })
    }

    /// Whose eyes a stream has: once the game is over nothing is hidden.
    fn viewer_at(&self, at: usize) -> Viewer {
        match self.phase {
            Phase::Over => Viewer::Everything,
            _ => self.streams[at].viewer,
        }
    }

    /// Whether the viewer of a stream may read a room: the seats read the spectators' once the game is over.
    pub(super) fn may_read(&self, at: usize, room: Room) -> bool {
        room == Room::Table || self.phase == Phase::Over || at + 1 == self.streams.len()
    }

    fn info_for_stream(&self, at: usize) -> TableInfo {
        self.info(self.seats.get(at).and_then(|seat| seat.holder))
    }

    /// The record, once it hides nothing any more.
    pub(super) fn record(&self) -> Result<Answer, Failure> {
        match (&self.game, self.phase) {
            (Some(game), Phase::Over) => Ok(Answer::Record(game.record())),
            _ => Err(Failure::NotOver),
        }
    }

    /// The game from the deal to the end as one viewer saw it.
    pub(super) fn replay(&mut self, key: Option<KeyHash>, viewer: Viewer) -> Result<Answer, Failure> {
        let (Some(game), Phase::Over) = (&self.game, self.phase) else {
            return Err(Failure::NotOver);
        };
        if matches!(viewer, Viewer::Seat(seat) if seat.index() >= self.seats.len()) {
            return Err(Failure::NotFound);
        }
        let header = game.header();
        let replay = || {
            let mut frames = self.seen_earlier(&**game, viewer);
            frames.extend(game.replay(viewer).ok()?);
            // Under earlier rules it may have been played before games were kept as they were seen: then there is nothing to show.
            let frames: Vec<ReplayFrame> = frames.into_iter().map(replay_frame).collect();
            (!frames.is_empty()).then_some(frames)
        };
        let frames = std::panic::catch_unwind(std::panic::AssertUnwindSafe(replay))
            .ok()
            .flatten()
            .ok_or(Failure::BrokenTable)?;
        Ok(Answer::Replay(Box::new(ReplayFile {
            table: self.info(key),
            frames,
            header: RawValue::from_string(header)
                .map_err(|_| Failure::Internal)?
                .into(),
        })))
    }
}

/// What a viewer can do about the last move. Bots agree to nothing that takes chance back or what was shown.
fn undo_for(game: &dyn AnyMatch, viewer: Viewer, bots: bool) -> UndoInfo {
    match viewer {
        Viewer::Seat(seat) if !game.is_closed() => match game.undo_for(seat) {
            Undo::Free => UndoInfo::Free,
            Undo::ByConsent(_) if bots && game.undo_unshows(seat) => UndoInfo::Nothing,
            Undo::ByConsent(_) if game.undo_depth(seat).is_some() => UndoInfo::Consent,
            _ => UndoInfo::Nothing,
        },
        _ => UndoInfo::Nothing,
    }
}

/// Writes an object after `opening`, which ends with its brace; nothing at all if it has no fields.
fn write_object(page: &mut Page, opening: &[u8], write: impl FnOnce(&mut Page)) {
    let before = page.text.len();
    page.text.extend_from_slice(opening);
    let empty = page.text.len();
    write(page);
    if page.text.len() == empty {
        page.text.truncate(before);
    } else {
        page.text.push(b'}');
    }
}

/// The part of a step that is the same for all viewers, up to the end.
fn write_common(text: &mut Vec<u8>, turn: &Turn, asides: SeatSet, clocks: &[SeatClock]) {
    text.extend_from_slice(b",\"turn\":");
    put(text, turn);
    text.extend_from_slice(b",\"asides\":");
    put(text, &asides);
    text.extend_from_slice(b",\"clocks\":");
    put(text, clocks);
    text.push(b'}');
}

/// Who did what, as one viewer may know it.
fn write_step(text: &mut Vec<u8>, viewer: Viewer, step: &Made) {
    text.extend_from_slice(b",\"by\":");
    put(text, &step.by.seat());
    let knows = step.by.seat().is_some_and(|seat| viewer.knows(seat));
    if let Some(mv) = step.mv.as_ref().filter(|_| knows) {
        text.extend_from_slice(b",\"move\":");
        text.extend_from_slice(mv.get().as_bytes());
    }
    if step.undone {
        text.extend_from_slice(b",\"undone\":true");
    }
    text.extend_from_slice(b",\"events\":[");
    if let Some(heard) = &step.heard {
        heard.write(viewer, text);
    }
    text.extend_from_slice(b"],\"t\":");
    put(text, &step.at.0);
}

fn log_step(frame: catalog::Frame) -> LogStep {
    LogStep {
        entry: frame.entry as u32,
        by: frame.by.seat(),
        mv: frame.mv.map(Into::into),
        undone: frame.undo,
        raised: frame.raised,
        events: frame.events.into_iter().map(Into::into).collect(),
        t: frame.at.0,
    }
}

fn replay_frame(frame: catalog::Frame) -> ReplayFrame {
    ReplayFrame {
        entry: frame.entry as u32,
        by: frame.by.seat(),
        mv: frame.mv.map(Into::into),
        undone: frame.undo,
        raised: frame.raised,
        events: frame.events.into_iter().map(Into::into).collect(),
        highlights: frame.highlights,
        view: frame.view.unwrap_or_else(|| RawValue::NULL.to_owned()).into(),
        aids: frame.aids.map(Into::into),
        turn: frame.turn,
        t: frame.at.0,
    }
}

/// Plain data with string keys always has a JSON form.
fn put<T: Serialize + ?Sized>(text: &mut Vec<u8>, value: &T) {
    let _ = serde_json::to_writer(text, value);
}

/// A finished text, in exactly as much memory as it needs.
fn sealed(text: &[u8]) -> Utf8Bytes {
    Utf8Bytes::try_from(Bytes::copy_from_slice(text)).unwrap_or_default()
}

pub(crate) fn message(message: &ServerMessage) -> Utf8Bytes {
    sealed(&serde_json::to_vec(message).unwrap_or_default())
}

/// A command that was carried out.
pub(super) fn done(id: &str, n: Option<u64>, offer: Option<u32>) -> Utf8Bytes {
    let mut text = Vec::with_capacity(id.len() + 64);
    text.extend_from_slice(b"{\"type\":\"reply\",\"id\":");
    put(&mut text, id);
    text.extend_from_slice(b",\"ok\":true");
    if let Some(n) = n {
        text.extend_from_slice(b",\"n\":");
        put(&mut text, &n);
    }
    if let Some(offer) = offer {
        text.extend_from_slice(b",\"offer\":");
        put(&mut text, &offer);
    }
    text.push(b'}');
    sealed(&text)
}

/// What would come of moves that were asked about.
pub(super) fn answers(id: &str, n: u64, entry: u32, answers: Vec<Option<Json>>) -> Utf8Bytes {
    reply(Reply {
        id: id.into(),
        ok: true,
        n: Some(n),
        entry: Some(entry),
        answers: Some(answers.into_iter().map(|why| why.map(Into::into)).collect()),
        ..Default::default()
    })
}

/// A command that was refused with a word.
pub(crate) fn refused(id: &str, word: &str) -> Utf8Bytes {
    refused_with(id, RawValue::from_string(format!("\"{word}\"")).ok(), None)
}

/// A command that was refused with a reason.
pub(super) fn refused_with(id: &str, refused: Option<Json>, at: Option<u32>) -> Utf8Bytes {
    reply(Reply {
        id: id.into(),
        refused: refused.map(Into::into),
        at,
        ..Default::default()
    })
}

fn reply(reply: Reply) -> Utf8Bytes {
    message(&ServerMessage::Reply(reply))
}
