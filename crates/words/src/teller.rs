//! Says values of a game.

use fluent_bundle::{FluentArgs, FluentValue};
use serde::Serialize;
use serde_json::{Map, Value};
use table::{Game, Outcome, Seat, SeatSet, Verdict};

use crate::lang::Words;

/// Fields of these names hold seats in every game.
const SEATS: [&str; 4] = ["seat", "seats", "winner", "winners"];

/// Says the moves, events and refusals of one game to one reader.
///
/// A value is looked up by where it stands: the word `whip` in the field `card` is the message `g-card-whip` if there is one, else
/// `g-name-whip`, else the word itself. Numbers stay numbers, so that messages can choose plurals; nothing is `none`,
/// yes and no are `yes` and `no`; lists are joined; counts are `2 × whip`. A variant with one unnamed value has it as
/// `$value`.
///
/// A value with several fields is the message `g-field` with the fields as arguments, what is empty being `none`; or, where each of its
/// fields has a message `g-field-name` of its own, the parts that are not empty, one after the other.
#[derive(Clone, Copy)]
pub struct Teller<'a> {
    words: &'a Words,
    game: &'static str,
    /// The fields that hold seats in this game, besides those that do in every game.
    seats: &'static [&'static str],
    reader: Option<Seat>,
}

impl<'a> Teller<'a> {
    /// Says values of a game; the reader's own seat is called «you».
    pub fn of<G: Game>(words: &'a Words, reader: Option<Seat>) -> Teller<'a> {
        Teller {
            words,
            game: G::ID,
            seats: G::SEAT_FIELDS,
            reader,
        }
    }

    /// The messages it speaks with.
    pub fn words(&self) -> &'a Words {
        self.words
    }

    /// A move.
    pub fn mv(&self, mv: &impl Serialize) -> String {
        self.said("move", mv)
    }

    /// An event.
    pub fn event(&self, event: &impl Serialize) -> String {
        self.said("event", event)
    }

    /// Why a move was refused: the reasons all games share, or the game's own.
    pub fn refusal(&self, refused: &impl Serialize) -> String {
        let value = to_value(refused);
        match variant(&value) {
            Some(("rule", reason)) => self.say("refusal", reason),
            Some((name, inner)) => {
                let mut args = FluentArgs::new();
                args.set("value", self.argument(name, inner));
                self.message(&format!("refused-{}", hyphens(name)), &args)
                    .unwrap_or_else(|| self.words.get("refused-unknown"))
            }
            None => self.words.get("refused-unknown"),
        }
    }

    /// A part of a view by its name: `step`, for instance, says what the game waits for.
    pub fn part(&self, name: &str, value: &impl Serialize) -> String {
        self.said(name, value)
    }

    /// A value as it stands in a sentence in the field `field`.
    pub fn thing(&self, field: &str, value: &impl Serialize) -> String {
        self.noun(field, &to_value(value))
    }

    /// Whether there is a message for this value.
    pub fn knows(&self, kind: &str, value: &impl Serialize) -> bool {
        let value = to_value(value);
        variant(&value).is_some_and(|(name, _)| self.words.has(&self.id(kind, name)))
    }

    /// A seat as the reader calls it.
    pub fn seat(&self, seat: Seat) -> String {
        let mut args = FluentArgs::new();
        args.set("number", seat.index() as u32);
        let id = if self.reader == Some(seat) {
            "seat-you"
        } else {
            "seat-other"
        };
        self.message(id, &args).unwrap_or_else(|| seat.to_string())
    }

    /// Several seats.
    pub fn seats(&self, seats: SeatSet) -> String {
        self.together(seats.iter().map(|seat| self.seat(seat)).collect())
    }

    /// Several things in the language's own way: «a, b et c».
    fn together(&self, mut items: Vec<String>) -> String {
        match items.pop() {
            Some(last) if !items.is_empty() => {
                let mut args = FluentArgs::new();
                args.set("items", items.join(", "));
                args.set("last", last);
                self.message("list-and", &args).unwrap_or_default()
            }
            last => last.unwrap_or_default(),
        }
    }

    /// How a game ended.
    pub fn outcome(&self, outcome: &Outcome) -> String {
        let mut args = FluentArgs::new();
        let id = match outcome.verdict {
            Verdict::Together { won: true } => "outcome-won",
            Verdict::Together { won: false } => "outcome-lost",
            Verdict::Won(seats) if seats.is_empty() => "outcome-nobody",
            Verdict::Won(seats) => {
                args.set("seats", self.seats(seats));
                "outcome-winners"
            }
        };
        self.message(id, &args).unwrap_or_else(|| id.to_owned())
    }

    fn said(&self, kind: &str, value: &impl Serialize) -> String {
        self.say(kind, &to_value(value))
    }

    /// A value of an enum by its message; what has none is shown as it is written short.
    fn say(&self, kind: &str, value: &Value) -> String {
        let told = variant(value).and_then(|(name, inner)| self.tell(&self.id(kind, name), name, inner));
        told.unwrap_or_else(|| table::notation::short(value))
    }

    fn tell(&self, id: &str, name: &str, inner: &Value) -> Option<String> {
        let mut args = FluentArgs::new();
        match inner {
            Value::Object(fields)
                if !is_variant(self, name, fields)
                    && !self.has_parts(name, fields)
                    && !is_counts(self, fields) =>
            {
                for (field, value) in fields {
                    args.set(hyphens(field), self.argument(field, value));
                }
            }
            other => args.set("value", self.argument(name, other)),
        }
        self.message(id, &args)
    }

    fn argument(&self, field: &str, value: &Value) -> FluentValue<'static> {
        match value {
            Value::Null => "none".into(),
            Value::Bool(on) => if *on { "yes" } else { "no" }.into(),
            Value::Number(number) => match number.as_u64().and_then(|number| Seat::new(number as usize)) {
                Some(seat) if self.holds_seat(field) => self.seat(seat).into(),
                _ => self.named_number(field, number),
            },
            other => self.noun(field, other).into(),
        }
    }

    /// A number that has a name where it stands (`g-stage-3`), or the number.
    fn named_number(&self, field: &str, number: &serde_json::Number) -> FluentValue<'static> {
        let named = self.message(&self.id(field, &number.to_string()), &FluentArgs::new());
        named.map_or_else(|| number.as_f64().unwrap_or(0.0).into(), FluentValue::from)
    }

    /// A word, a list, or a value with values inside, as it stands in a sentence.
    fn noun(&self, field: &str, value: &Value) -> String {
        match value {
            Value::Array(items) => items
                .iter()
                .map(|item| self.noun(field, item))
                .collect::<Vec<_>>()
                .join(", "),
            Value::Object(fields) if is_counts(self, fields) && !is_variant(self, field, fields) => {
                if fields.is_empty() {
                    return self.words.get("nothing");
                }
                let counted = |(name, count): (&String, &Value)| {
                    format!("{count}\u{a0}× {}", self.name(field, name, &Value::Null))
                };
                fields.iter().map(counted).collect::<Vec<_>>().join(", ")
            }
            Value::Object(fields) if self.has_parts(field, fields) => self.parts(field, fields),
            Value::Object(fields) if self.words.has(&self.struct_id(field)) => {
                let mut args = FluentArgs::new();
                for (name, value) in fields {
                    let argument = if is_empty(value) {
                        "none".into()
                    } else {
                        self.argument(name, value)
                    };
                    args.set(hyphens(name), argument);
                }
                self.message(&self.struct_id(field), &args).unwrap_or_default()
            }
            Value::Object(fields) if fields.len() > 1 => self.plainly(fields),
            Value::Object(_) | Value::String(_) => match variant(value) {
                Some((name, inner)) => self.name(field, name, inner),
                None => table::notation::short(value),
            },
            Value::Number(number) => match number.as_u64().and_then(|number| Seat::new(number as usize)) {
                Some(seat) if self.holds_seat(field) => self.seat(seat),
                _ => number.to_string(),
            },
            Value::Null => "–".to_owned(),
            Value::Bool(on) => self.words.get(if *on { "yes" } else { "no" }),
        }
    }

    /// A value with several fields that no message says: each field by its name. The fields of a record that only one seat has stand after it.
    fn plainly(&self, fields: &Map<String, Value>) -> String {
        let told =
            |(name, value): (&String, &Value)| format!("{} {}", self.field(name), self.noun(name, value));
        let parts: Vec<String> = fields
            .iter()
            .filter(|(name, _)| *name != "seat")
            .map(told)
            .collect();
        match fields.get("seat") {
            Some(seat) => format!("{} ({})", self.noun("seat", seat), parts.join(", ")),
            None => format!("({})", parts.join(", ")),
        }
    }

    fn name(&self, field: &str, name: &str, inner: &Value) -> String {
        let ids = [self.id(field, name), self.id("name", name)];
        ids.iter()
            .find_map(|id| self.tell(id, name, inner))
            .unwrap_or_else(|| name.replace('_', " "))
    }

    fn holds_seat(&self, field: &str) -> bool {
        SEATS.contains(&field) || self.seats.contains(&field)
    }

    /// Whether each of several fields of a value is said by a message of its own.
    fn has_parts(&self, field: &str, fields: &Map<String, Value>) -> bool {
        fields.len() > 1 && fields.keys().all(|name| self.words.has(&self.id(field, name)))
    }

    /// The parts of a value that are not empty.
    fn parts(&self, field: &str, fields: &Map<String, Value>) -> String {
        let full = fields
            .iter()
            .filter(|(_, value)| !is_empty(value) && **value != 0);
        let parts: Vec<String> = full.map(|(name, value)| self.name(field, name, value)).collect();
        if parts.is_empty() {
            self.words.get("nothing")
        } else {
            parts.join(", ")
        }
    }

    pub(crate) fn title(&self) -> String {
        format!("{}-title", self.game)
    }

    /// What a field of a view is called: the message `g-view-field`, or its name.
    pub(crate) fn field(&self, name: &str) -> String {
        let said = self.message(&self.id("view", name), &FluentArgs::new());
        said.unwrap_or_else(|| name.replace('_', " "))
    }

    fn struct_id(&self, field: &str) -> String {
        format!("{}-{}", self.game, hyphens(field))
    }

    pub(crate) fn id(&self, kind: &str, name: &str) -> String {
        format!("{}-{}-{}", self.game, hyphens(kind), hyphens(name))
    }

    pub(crate) fn message(&self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        self.words.filled(id, args)
    }
}

/// Moves, events, views and refusals are plain enums and structs with string keys: they always have a JSON form.
fn to_value(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}

fn hyphens(name: &str) -> String {
    name.replace('_', "-")
}

/// A value of an enum as its name and what is inside.
fn variant(value: &Value) -> Option<(&str, &Value)> {
    match value {
        Value::String(name) => Some((name, &Value::Null)),
        Value::Object(fields) if fields.len() == 1 => {
            fields.iter().next().map(|(name, inner)| (name.as_str(), inner))
        }
        _ => None,
    }
}

/// Whether there is nothing to say of a value that stands among others.
fn is_empty(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => true,
        Value::Array(items) => items.is_empty(),
        // An object with one key is a value of an enum, whatever is inside.
        Value::Object(fields) => {
            fields.len() != 1 && fields.values().all(|value| is_empty(value) || *value == 0)
        }
        _ => false,
    }
}

/// Whether an object with one key is a value of an enum, which has a message for it where it stands. A bare name with a number is a count.
fn is_variant(teller: &Teller<'_>, field: &str, fields: &Map<String, Value>) -> bool {
    let known = |(name, value): (&String, &Value)| {
        teller.words.has(&teller.id(field, name))
            || (teller.words.has(&teller.id("name", name)) && !value.is_number())
    };
    fields.len() == 1 && fields.iter().all(known)
}

/// Whether an object says how many of what: names of things with numbers.
fn is_counts(teller: &Teller<'_>, fields: &Map<String, Value>) -> bool {
    fields
        .iter()
        .all(|(name, count)| count.is_number() && teller.words.has(&teller.id("name", name)))
}
