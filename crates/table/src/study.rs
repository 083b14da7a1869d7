//! What a game tells the lab about itself: what came up in a game and for whom, what there is to come up, and which values of its data file are ours
//! to change.
//!
//! A game implements [`Study`] in its own folder. A [`Notebook`] goes along a game that is being played and holds what was written down; kinds of moves
//! and events are written down for every game alike.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Debug, Write};
use std::ops::RangeInclusive;

use ts_rs::{Config, TS};

use crate::game::{CardSet, Game};
use crate::seat::{Actor, Seat, Viewer};
use crate::told::Told;

/// Something that can come up in a game: a card, a ship, an ability, an ending.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fact {
    /// What kind of thing it is, in one word. What families are called `event` and `move` is written down by the notebook itself.
    pub family: &'static str,
    /// Its name among its kind. What has a row in the data file is named by the row's id.
    pub name: Cow<'static, str>,
}

impl Fact {
    /// A fact.
    pub fn new(family: &'static str, name: impl Into<Cow<'static, str>>) -> Fact {
        Fact {
            family,
            name: name.into(),
        }
    }

    /// Facts of one family.
    pub fn all<N: Into<Cow<'static, str>>>(
        family: &'static str,
        names: impl IntoIterator<Item = N>,
    ) -> impl Iterator<Item = Fact> {
        names.into_iter().map(move |name| Fact::new(family, name))
    }
}

impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.family, self.name)
    }
}

/// A game that can be studied. All of it may be left out: then the lab knows seats, moves, events and outcomes.
pub trait Study: Game<Move: TS, Event: TS> {
    /// What is kept in mind from one step of a game to the next.
    type Watch: Default + Send;

    /// Writes down what came up in one step.
    fn watch(watch: &mut Self::Watch, step: &Step<'_, Self>, notes: &mut Notes) {
        let _ = (watch, step, notes);
    }

    /// All that can come up with these cards, besides kinds of moves and events.
    fn facts(cards: &Self::Cards) -> Vec<Fact> {
        let _ = cards;
        Vec::new()
    }

    /// How many rounds, turns or cards a game of which this was written down has had, if it counts any.
    fn rounds(&self, notes: &Notes) -> Option<u32> {
        let _ = notes;
        None
    }

    /// The data file that comes with the program, with everything that an owner's file may replace.
    fn data() -> Cow<'static, str> {
        Self::Cards::standard_text().into()
    }

    /// Where in the data file there are values that may be changed where they are ours. The lab changes none in a row that says it comes from
    /// elsewhere, nor a field that the row names under `known`.
    const KNOBS: &'static [Knob] = &[];

    /// What games between good players should be like.
    const TARGETS: &'static [Target] = &[];

    /// The games of OpenSpiel that are nearest to it in kind, by their names there: how fast it is played is measured against them.
    const NEAREST: &'static [&'static str] = &[];
}

/// One step of a game: the deal, or a move.
pub struct Step<'a, G: Game> {
    /// What was done, unless this is the deal.
    pub made: Option<Made<'a, G>>,
    /// Everything that was told.
    pub events: Vec<&'a G::Event>,
    /// The position afterwards.
    pub now: &'a G,
}

/// A move that was made.
pub struct Made<'a, G: Game> {
    /// The position before.
    pub before: &'a G,
    /// Who made it.
    pub by: Actor,
    /// The move.
    pub mv: &'a G::Move,
}

/// Values of a data file that may be changed: all whole numbers in this field of the rows of this section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knob {
    /// The section: `card` for rows under `[[card]]`, `path` for `[path]`.
    pub section: &'static str,
    /// The field.
    pub field: &'static str,
    /// What the values may be.
    pub range: RangeInclusive<i64>,
}

impl Knob {
    /// A knob.
    pub const fn new(section: &'static str, field: &'static str, range: RangeInclusive<i64>) -> Knob {
        Knob {
            section,
            field,
            range,
        }
    }
}

/// What games should be like: a figure and where it should lie.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Target {
    /// What is measured.
    pub of: Aim,
    /// The least it should be.
    pub low: f64,
    /// The most it should be.
    pub high: f64,
}

impl Target {
    /// Reads an aim as it is typed: `wins-place=0.9..1.1`, `use-card=0.05..1`, `rounds=15..25`, `together=0.4..0.6`. Families are those of `facts`.
    pub fn parse(text: &str, families: &BTreeSet<&'static str>) -> Option<Target> {
        let (name, range) = text.split_once('=')?;
        let (low, high) = range.split_once("..")?;
        let family = |name: &str| families.iter().copied().find(|family| *family == name);
        let of = match name.split_once('-') {
            Some(("wins", of)) => Aim::Wins(family(of)?),
            Some(("use", of)) => Aim::Use(family(of)?),
            None if name == "rounds" => Aim::Rounds,
            None if name == "together" => Aim::Together,
            _ => return None,
        };
        let (low, high) = (low.parse::<f64>().ok()?, high.parse::<f64>().ok()?);
        (low <= high).then_some(Target { of, low, high })
    }
}

/// A figure of many games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// How often each of a family wins, in fair shares: 1 is as often as chance would have it. Seats are the family `seat`.
    Wins(&'static str),
    /// In how many of the games each of a family comes up.
    Use(&'static str),
    /// The median of the rounds.
    Rounds,
    /// How often the game is won by those who win or lose together.
    Together,
}

/// What came up in one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    seats: Vec<BTreeMap<Fact, u32>>,
    table: BTreeMap<Fact, u32>,
}

impl Notes {
    /// An empty page for a table with so many seats.
    pub fn new(seats: u8) -> Notes {
        Notes {
            seats: vec![BTreeMap::new(); usize::from(seats)],
            table: BTreeMap::new(),
        }
    }

    /// Something came up for one seat: it had, got or used it.
    pub fn of(&mut self, seat: Seat, family: &'static str, name: impl Into<Cow<'static, str>>) {
        let fact = Fact::new(family, name);
        if let Some(page) = self.seats.get_mut(seat.index()) {
            *page.entry(fact.clone()).or_default() += 1;
        }
        *self.table.entry(fact).or_default() += 1;
    }

    /// Something came up that is nobody's in particular.
    pub fn happened(&mut self, family: &'static str, name: impl Into<Cow<'static, str>>) {
        *self.table.entry(Fact::new(family, name)).or_default() += 1;
    }

    /// What came up for a seat, with how often.
    pub fn seat(&self, seat: Seat) -> &BTreeMap<Fact, u32> {
        static NOTHING: BTreeMap<Fact, u32> = BTreeMap::new();
        self.seats.get(seat.index()).unwrap_or(&NOTHING)
    }

    /// Everything that came up, with how often.
    pub fn all(&self) -> &BTreeMap<Fact, u32> {
        &self.table
    }

    /// What came up that was nobody's in particular.
    pub fn nobodys(&self) -> impl Iterator<Item = &Fact> {
        let owned: BTreeSet<&Fact> = self.seats.iter().flat_map(BTreeMap::keys).collect();
        self.table.keys().filter(move |fact| !owned.contains(fact))
    }
}

/// Goes along a game and writes down what comes up.
pub struct Notebook<G: Study> {
    watch: G::Watch,
    notes: Notes,
}

impl<G: Study> Notebook<G> {
    /// Begins with the deal.
    pub fn begin(deal: &G) -> Notebook<G> {
        let mut book = Notebook {
            watch: G::Watch::default(),
            notes: Notes::new(deal.seats()),
        };
        let step = Step {
            made: None,
            events: Vec::new(),
            now: deal,
        };
        G::watch(&mut book.watch, &step, &mut book.notes);
        book
    }

    /// A move was made, and this was told.
    pub fn step(&mut self, before: &G, by: Actor, mv: &G::Move, told: &Told<G::Event>, now: &G) {
        self.notes.happened("move", kind(mv));
        let events: Vec<&G::Event> = told.heard_by(Viewer::Everything).collect();
        let kinds: Vec<String> = events.iter().map(kind).collect();
        // What one seat alone was told has another form for the others, which is a kind of its own.
        let others = told.heard_by(Viewer::Public).map(kind);
        let others: Vec<String> = others.filter(|kind| !kinds.contains(kind)).collect();
        for kind in kinds.into_iter().chain(others) {
            self.notes.happened("event", kind);
        }
        let made = Some(Made { before, by, mv });
        G::watch(&mut self.watch, &Step { made, events, now }, &mut self.notes);
    }

    /// What was written down.
    pub fn notes(self) -> Notes {
        self.notes
    }
}

/// All that can come up in a game with these cards: kinds of moves and events, and what the game names.
pub fn everything<G: Study>(cards: &G::Cards) -> BTreeSet<Fact> {
    let moves = Fact::all("move", kinds::<G::Move>());
    let events = Fact::all("event", kinds::<G::Event>());
    moves.chain(events).chain(G::facts(cards)).collect()
}

/// The variant of a value, as it is written in JSON.
pub fn kind(value: &impl Debug) -> String {
    /// Takes the first word of what is written and stops there, so that no field is ever formatted.
    struct Word(String);
    impl Write for Word {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            for letter in text.chars() {
                if !letter.is_alphanumeric() {
                    return Err(fmt::Error);
                }
                if letter.is_uppercase() && !self.0.is_empty() {
                    self.0.push('_');
                }
                self.0.extend(letter.to_lowercase());
            }
            Ok(())
        }
    }
    let mut word = Word(String::new());
    // It fails where the word ends, which is what it is for.
    let _ = write!(word, "{value:?}");
    word.0
}

/// The names of all variants of a type, as they are written in JSON.
pub fn kinds<T: TS>() -> Vec<String> {
    let text = T::inline(&Config::default());
    let (mut depth, mut quoted, mut names, mut open) = (0i32, None::<String>, Vec::new(), true);
    for letter in text.chars() {
        match (letter, &mut quoted) {
            ('"', None) if open => quoted = Some(String::new()),
            ('"', Some(_)) => {
                names.extend(quoted.take());
                open = false;
            }
            (letter, Some(name)) => name.push(letter),
            ('{' | '[' | '(' | '<', None) => depth += 1,
            ('}' | ']' | ')' | '>', None) => depth -= 1,
            ('|', None) if depth == 0 => open = true,
            _ => {}
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, serde::Serialize, TS)]
    #[serde(rename_all = "snake_case")]
    enum Happening {
        Rain,
        BigStorm { seat: Seat, why: Option<Cause> },
        Calm(u8),
    }

    #[derive(Debug, serde::Serialize, TS)]
    #[serde(rename_all = "snake_case")]
    enum Cause {
        Wind,
        Water,
    }

    /// A list of kinds that lacked one would call it nothing new; the names must be those that steps are written down by.
    #[test]
    fn kinds_are_named_as_they_are_written_down() {
        let all = [
            Happening::Rain,
            Happening::BigStorm {
                seat: Seat::FIRST,
                why: Some(Cause::Wind),
            },
            Happening::Calm(3),
        ];
        assert_eq!(kinds::<Happening>(), all.each_ref().map(kind));
        assert_eq!(kinds::<Happening>(), ["rain", "big_storm", "calm"]);
        for one in all.iter().chain([&Happening::Calm(0)]) {
            let json = serde_json::to_value(one).unwrap();
            let name = json.as_str().map(str::to_owned);
            let name = name.or_else(|| json.as_object()?.keys().next().cloned());
            assert_eq!(name, Some(kind(one)));
        }
        assert_eq!(kinds::<Cause>(), [kind(&Cause::Wind), kind(&Cause::Water)]);
        assert_eq!(kinds::<Cause>(), ["wind", "water"]);
    }

    #[test]
    fn what_a_seat_had_is_somebodys() {
        let mut notes = Notes::new(2);
        notes.of(Seat::FIRST, "ship", "corsair");
        notes.of(Seat::FIRST, "ship", "corsair");
        notes.happened("ending", "dawn");
        assert_eq!(notes.seat(Seat::FIRST)[&Fact::new("ship", "corsair")], 2);
        assert_eq!(
            notes.nobodys().map(Fact::to_string).collect::<Vec<_>>(),
            ["ending dawn"]
        );
        assert_eq!(notes.all().len(), 2);
    }
}
