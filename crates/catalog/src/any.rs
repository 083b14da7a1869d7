//! A match of any game, for hosts that hold many kinds of table.

use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use table::{
    Actor, Commitment, Game, Match, Millis, Outcome, Refused, Seat, SeatSet, Told, Turn, Undo, Viewer,
    notation,
};

/// A piece of JSON, as text: nothing is built from it that nobody asked for.
pub type Json = Box<RawValue>;

/// What each viewer heard of one move, ready to be sent to that viewer and to nobody else.
#[derive(Clone, Debug)]
pub struct Heard {
    seats: Vec<Vec<Json>>,
    public: Vec<Json>,
    everything: Vec<Json>,
}

impl Heard {
    fn from_told<G: Game>(told: &Told<G::Event>, seats: u8) -> Heard {
        let by = |viewer| told.heard_by(viewer).map(json).collect();
        Heard {
            seats: Seat::all(seats).map(|seat| by(Viewer::Seat(seat))).collect(),
            public: by(Viewer::Public),
            everything: by(Viewer::Everything),
        }
    }

    /// What this viewer heard, in order.
    pub fn by(&self, viewer: Viewer) -> &[Json] {
        match viewer {
            Viewer::Seat(seat) => self.seats.get(seat.index()).map_or(&[], Vec::as_slice),
            Viewer::Public => &self.public,
            Viewer::Everything => &self.everything,
        }
    }
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
    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// Everything offered to `by`.
    fn offered(&self, by: Actor) -> Vec<Json>;
    /// The offered move that a text names, in short notation or JSON.
    fn read_move(&self, by: Actor, text: &str) -> Option<Json>;
    /// Makes moves, all or nothing; gives what was heard of each.
    fn play(&mut self, by: Actor, moves: &[Json], now: Millis) -> Result<Vec<Heard>, Declined>;
    /// What a viewer sees.
    fn view(&self, viewer: Viewer) -> Json;
    /// What a seat can do about the last move.
    fn undo_for(&self, seat: Seat) -> Undo;
    /// Takes the last move back if these seats' consent is enough; says what is needed if not.
    fn undo(&mut self, seat: Seat, agreed: SeatSet, now: Millis) -> Result<(), Undo>;
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
    /// The closing line, once the game is over.
    fn close(&self) -> Option<String>;
    /// The whole record as it is kept.
    fn record(&self) -> String;
    /// The position as it is kept: for storage, never for a seat.
    fn snapshot(&self) -> String;
    /// A copy to try things on.
    fn boxed(&self) -> Box<dyn AnyMatch>;
}

/// Moves, events, views and refusals are plain enums and structs with string keys: they always have a JSON form.
fn json<T: Serialize>(value: &T) -> Json {
    to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}

fn text<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
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
        let read = |(at, mv): (usize, &Json)| {
            serde_json::from_str(mv.get()).map_err(|error| Declined::NotAMove {
                at,
                problem: error.to_string(),
            })
        };
        let moves: Vec<G::Move> = moves.iter().enumerate().map(read).collect::<Result<_, _>>()?;
        let seats = self.seats();
        match self.play_all(by, &moves, now) {
            Ok(told) => Ok(told
                .iter()
                .map(|told| Heard::from_told::<G>(told, seats))
                .collect()),
            Err(refused) => Err(Declined::Refused {
                at: refused.at,
                refused: json::<Refused<G::Refusal>>(&refused.refused),
            }),
        }
    }

    fn view(&self, viewer: Viewer) -> Json {
        json(&self.state().view(viewer))
    }

    fn undo_for(&self, seat: Seat) -> Undo {
        Match::undo_for(self, seat)
    }

    fn undo(&mut self, seat: Seat, agreed: SeatSet, now: Millis) -> Result<(), Undo> {
        Match::undo(self, seat, agreed, now)
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
}
