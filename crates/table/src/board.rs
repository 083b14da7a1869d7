//! A table told in lines, without a word of any language.
//!
//! A game says what stands in each line of its board by names of messages and typed values; `words` says it to somebody. A game that
//! has no board of its own yet is told field by field, as its view is written.

use serde::Serialize;
use serde_json::Value;

use crate::{Game, Seat, SeatSet, Viewer};

/// A game whose views can be told in lines.
pub trait Board: Game {
    /// The lines of a view, which fit a terminal and read well aloud.
    fn lines(view: &Self::View, viewer: Viewer, cards: &Self::Cards) -> Vec<Line> {
        let _ = (viewer, cards);
        plain(view)
    }

    /// What the cards in use call things. Games whose things have the same names whatever the cards have theirs among the messages.
    fn names(cards: &Self::Cards) -> Vec<Named> {
        let _ = cards;
        Vec::new()
    }
}

/// What a data file calls one thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// The word that moves, events and views use for it.
    pub id: String,
    /// Its name in French.
    pub fr: String,
    /// Its name in English.
    pub en: String,
}

/// One line: a label in the margin, where there is one, and a text.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// What stands in the margin; `None` for a line over the whole width.
    pub label: Option<Phrase>,
    /// What the line says.
    pub text: Phrase,
}

impl Line {
    /// A line over the whole width.
    pub fn wide(text: impl Into<Phrase>) -> Line {
        Line {
            label: None,
            text: text.into(),
        }
    }

    /// A line with a label in the margin.
    pub fn labelled(label: impl Into<Phrase>, text: impl Into<Phrase>) -> Line {
        Line {
            label: Some(label.into()),
            text: text.into(),
        }
    }

    /// A line labelled by the message `g-board-label`.
    pub fn row(label: &'static str, text: impl Into<Phrase>) -> Line {
        Line::labelled(say(label), text)
    }

    /// A line that goes on under the one above it.
    pub fn under(text: impl Into<Phrase>) -> Line {
        Line::labelled(sign(""), text)
    }
}

/// Something to be said of a game `g`.
#[derive(Clone, Debug, PartialEq)]
pub enum Phrase {
    /// The message `g-board-id` with its arguments.
    Message(&'static str, Vec<(&'static str, Phrase)>),
    /// The name of the game: the message `g-title`.
    Title,
    /// Nothing at all, where something could be: the message `nothing`.
    Nothing,
    /// A value by the message `g-kind-variant`.
    Part(&'static str, Value),
    /// A value as it stands in a sentence in that field.
    Thing(String, Value),
    /// A seat as the reader calls it.
    Seat(Seat),
    /// Several seats.
    Seats(SeatSet),
    /// A number.
    Number(i64),
    /// A sign that is the same in every language, a name off a card, or a word by which a message chooses.
    Sign(String),
    /// A field of a view by its name: the message `g-view-field`.
    Field(String),
    /// Phrases one after the other with something between them.
    Joined(&'static str, Vec<Phrase>),
    /// A phrase that stands out.
    Inked(Ink, Box<Phrase>),
}

/// What something is drawn with, where there are colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// What matters most.
    Strong,
    /// What matters least.
    Faint,
    /// Good for the players.
    Green,
    /// Bad for the players.
    Red,
    /// To be noticed.
    Yellow,
    /// A thing of the table.
    Blue,
}

/// The message `g-board-id`.
pub fn say(id: &'static str) -> Phrase {
    Phrase::Message(id, Vec::new())
}

/// A value by the message `g-kind-variant`.
pub fn part(kind: &'static str, value: &impl Serialize) -> Phrase {
    Phrase::Part(kind, to_value(value))
}

/// A value by the message `g-name-variant`.
pub fn name(value: &impl Serialize) -> Phrase {
    part("name", value)
}

/// A value as it stands in a sentence in the field `field`.
pub fn thing(field: &'static str, value: &impl Serialize) -> Phrase {
    Phrase::Thing(field.to_owned(), to_value(value))
}

/// A sign that is the same in every language, a name off a card, or a word by which a message chooses.
pub fn sign(text: impl Into<String>) -> Phrase {
    Phrase::Sign(text.into())
}

/// Phrases in a row with `between` between them.
pub fn joined<P: Into<Phrase>>(between: &'static str, phrases: impl IntoIterator<Item = P>) -> Phrase {
    Phrase::Joined(between, phrases.into_iter().map(Into::into).collect())
}

/// A list with commas; an empty one is «nothing».
pub fn list<P: Into<Phrase>>(phrases: impl IntoIterator<Item = P>) -> Phrase {
    match joined(", ", phrases) {
        Phrase::Joined(_, parts) if parts.is_empty() => Phrase::Nothing,
        list => list,
    }
}

/// How many of something: `2 × whip`.
pub fn times(count: impl Into<Phrase>, what: Phrase) -> Phrase {
    joined("\u{a0}× ", [count.into(), what])
}

impl Phrase {
    /// The message with one argument more; other phrases take none.
    #[must_use]
    pub fn with(mut self, argument: &'static str, value: impl Into<Phrase>) -> Phrase {
        if let Phrase::Message(_, arguments) = &mut self {
            arguments.push((argument, value.into()));
        }
        self
    }

    /// The phrase in an ink.
    #[must_use]
    pub fn ink(self, ink: Ink) -> Phrase {
        Phrase::Inked(ink, Box::new(self))
    }
}

impl From<Seat> for Phrase {
    fn from(seat: Seat) -> Phrase {
        Phrase::Seat(seat)
    }
}

impl From<SeatSet> for Phrase {
    fn from(seats: SeatSet) -> Phrase {
        Phrase::Seats(seats)
    }
}

impl From<usize> for Phrase {
    fn from(number: usize) -> Phrase {
        Phrase::Number(number as i64)
    }
}

impl From<bool> for Phrase {
    fn from(on: bool) -> Phrase {
        sign(if on { "yes" } else { "no" })
    }
}

macro_rules! from_numbers {
    ($($number:ty),*) => {
        $(impl From<$number> for Phrase {
            fn from(number: $number) -> Phrase {
                Phrase::Number(number.into())
            }
        })*
    };
}
from_numbers!(u8, u16, u32, i8, i16, i32);

/// A view field by field, in the order it is written.
pub fn plain<V: Serialize>(view: &V) -> Vec<Line> {
    let text = serde_json::to_string(view).unwrap_or_default();
    let Ok(InOrder(fields)) = serde_json::from_str(&text) else {
        return Vec::new();
    };
    let line = |(field, value): (String, Value)| {
        Line::labelled(Phrase::Field(field.clone()), Phrase::Thing(field, value))
    };
    fields.into_iter().map(line).collect()
}

/// The fields of a struct in the order they are written, which a JSON object does not keep.
struct InOrder(Vec<(String, Value)>);

impl<'de> serde::Deserialize<'de> for InOrder {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<InOrder, D::Error> {
        struct Fields;
        impl<'de> serde::de::Visitor<'de> for Fields {
            type Value = InOrder;

            fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str("a struct")
            }

            fn visit_map<M: serde::de::MapAccess<'de>>(self, mut map: M) -> Result<InOrder, M::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(InOrder(fields))
            }
        }
        from.deserialize_map(Fields)
    }
}

/// Views are plain structs with string keys: they always have a JSON form.
fn to_value(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}
