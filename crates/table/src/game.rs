//! The contract: what a game must say of itself so that everything else works for it.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::chance::{Chance, ChanceFault};
use crate::highlight::Highlight;
use crate::prepared::Prepared;
use crate::seat::{Actor, Seat, SeatSet, Viewer};
use crate::seed::{Digest, Seed};
use crate::setup::{OptionSpec, Proposal, Setting, Setup, SetupError};
use crate::told::Moment;
use crate::turn::{Outcome, Turn};

/// A game: its state is the value itself.
///
/// The state is plain data and cheap to clone; it is no `Serialize`, so it has no path to a wire. What leaves is a
/// [`Game::View`] made for one viewer, [`Game::Event`]s told to one audience, or a [`Game::Stored`] that only storage handles.
///
/// `check` only reads and `apply` cannot fail, so a refused move changes nothing by construction.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// The name in commands, links and records.
    const ID: &'static str;
    /// Raised whenever the same record would give another game.
    const RULES_VERSION: u32;
    /// The earliest version of the rules that this program still plays: a game that was begun under it, or under a later one, goes on and
    /// can be played again as it was.
    const OLDEST_RULES: u32 = Self::RULES_VERSION;
    /// How many can play.
    const SEATS: RangeInclusive<u8>;
    /// No game is longer than this many moves, however it is played.
    const MOST_MOVES: u32;
    /// Whether `moves` lists every move that `check` accepts. Games with an open space of moves (offers of trade) list a sample.
    const LISTS_EVERY_MOVE: bool = true;
    /// How long a game lasts, from short to long, in minutes.
    const MINUTES: RangeInclusive<u16>;
    /// Whether the seats may talk while they play.
    const TALK: Talk;
    /// The fields of moves, events, refusals and views that hold the number of a seat, besides `seat`, `seats`, `winner` and `winners`,
    /// and the variants with a lone seat inside: whoever tells them says who sits there.
    const SEAT_FIELDS: &'static [&'static str];
    /// Whether all win or lose together. Partners could agree to take a bad throw back until it is a good one, so a move made again in
    /// such a game meets the same chance.
    const TOGETHER: bool = false;

    /// The contents of the box: cards, tiles, maps.
    type Cards: CardSet;
    /// One small choice.
    type Move: Clone + PartialEq + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// Why a move is not allowed, as a value that can be said in any language.
    type Refusal: Clone + PartialEq + Debug + Serialize + Send + 'static;
    /// Something that happened, in the form one audience may know.
    type Event: Clone + PartialEq + Debug + Serialize + Send + 'static;
    /// What the rules work out for one viewer beside what it sees: prices, totals, odds, who would win. A struct, or [`NoAids`].
    type Aids: Clone + PartialEq + Debug + Serialize + Send + 'static;
    /// What one viewer sees.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + 'static;
    /// The whole state in a form that is kept, never shown.
    type Stored: Clone + Serialize + DeserializeOwned + Send + 'static;

    /// The chapters of the rules a game goes through. The laws look at positions of each, and say which they never saw.
    fn chapters() -> &'static [&'static str] {
        &["play"]
    }

    /// The chapter this position is in, one of [`Game::chapters`].
    fn chapter(&self) -> &'static str {
        "play"
    }

    /// The options a host can set.
    fn options() -> &'static [OptionSpec];

    /// What a host asks for with these settings: an option whose text stands for others is read here, and they are set as it says. What
    /// contradicts it is refused.
    fn settle(given: &BTreeMap<String, Setting>) -> Result<BTreeMap<String, Setting>, SetupError> {
        Ok(given.clone())
    }

    /// What a host may wish of a set-up that the game proposes; a game without wishes proposes nothing.
    fn wishes() -> &'static [OptionSpec] {
        &[]
    }

    /// Proposal `number` of those that a host with these wishes is made one after the other from `seed`: the same each time it is asked for.
    fn propose(wishes: &Setup, cards: &'static Self::Cards, seed: &Seed, number: u16) -> Option<Proposal> {
        let _ = (wishes, cards, seed, number);
        None
    }

    /// The settings that change when the same people play again after a game that ended like this.
    fn again(setup: &Setup, outcome: &Outcome) -> BTreeMap<String, Setting> {
        let _ = (setup, outcome);
        BTreeMap::new()
    }

    /// The table at which somebody is shown the game who has never played it. Its cards are shuffled the same way for everybody.
    fn first_game() -> Prepared {
        Prepared::seats((*Self::SEATS.start()).max(2))
    }

    /// Whether a first game has come to the position that is handed over to the newcomer, who has the first seat; bots play up to there.
    fn is_handed_over(&self) -> bool {
        true
    }

    /// The table that everybody who wants plays once on the same day, with the same cards.
    fn daily_game() -> Prepared {
        Prepared::seats((*Self::SEATS.start()).max(2))
    }

    /// Deals a new game.
    fn deal(setup: &Setup, cards: &'static Self::Cards, chance: &mut Chance) -> Result<Self, SetupError>;

    /// Deals a game under one of the versions from [`Game::OLDEST_RULES`] on; the state then says by which it is played.
    fn deal_under(
        rules: u32,
        setup: &Setup,
        cards: &'static Self::Cards,
        chance: &mut Chance,
    ) -> Result<Self, SetupError> {
        let _ = rules;
        Self::deal(setup, cards, chance)
    }

    /// How many seats this table has.
    fn seats(&self) -> u8;

    /// Whom the table waits for, or how the game ended.
    fn turn(&self) -> Turn;

    /// Seats that may act though nobody waits for them: to answer a proposal, to make an offer.
    fn asides(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Seats that are after the same thing, so that whoever is quickest may leave the others nothing: two who look for allies among the same
    /// pirates. The rules have no order there, and a bot is always quicker than a person: bots among these seats let people go first.
    fn racing(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Adds everything offered to `by` now. Called only for those who may act.
    fn moves(&self, by: Actor, out: &mut Vec<Self::Move>);

    /// One of the moves that are offered to `by` now, each as likely as any other, or none if none is. `list` is emptied and used at will. A game in
    /// which some moves are work to make chooses first and then makes what it chose.
    #[inline]
    fn any_move(&self, by: Actor, chance: &mut Chance, list: &mut Vec<Self::Move>) -> Option<Self::Move> {
        list.clear();
        self.moves(by, list);
        if list.is_empty() {
            return None;
        }
        // Taken out by `swap_remove`, it would wait for the last move to be written, and the list is not needed any more.
        Some(list[chance.pick(list.len())].clone())
    }

    /// Says whether `by`, who may act now, may make this move. Never panics, whatever the move.
    fn check(&self, by: Actor, mv: &Self::Move) -> Result<(), Self::Refusal>;

    /// Carries out a move that `check` accepts or `moves` offers; anything else may leave a state that is not lawful.
    fn apply(&mut self, by: Actor, mv: &Self::Move, moment: &mut Moment<'_, Self::Event>);

    /// What `viewer` sees.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// What the rules work out for `viewer` from what it may know; a game without aids has none.
    fn aids(&self, _viewer: Viewer) -> Option<Self::Aids> {
        None
    }

    /// Whether something that happened is a moment the game is remembered by; whoever looks at it again goes from one to the next.
    fn highlight(event: &Self::Event) -> Option<Highlight> {
        let _ = event;
        None
    }

    /// A world that `seat` cannot tell from this one: everything it cannot know is dealt again.
    #[must_use]
    fn imagine(&self, seat: Seat, chance: &mut Chance) -> Self;

    /// The state as it is kept.
    fn store(&self) -> Self::Stored;

    /// The state from what was kept; the text says what is wrong with it.
    fn restore(stored: Self::Stored, cards: &'static Self::Cards) -> Result<Self, String>;

    /// What version `from` of the rules kept, in the form of version `from + 1`: the way up for tables that are being played when the rules
    /// change, one step for each version. A game that still plays version `from` keeps the position under it. The text says why there is no
    /// way; such a table ends where it stands.
    fn lift(kept: serde_json::Value, from: u32) -> Result<serde_json::Value, String> {
        let _ = kept;
        Err(format!("there is no way up from version {from}"))
    }

    /// Counts every component; the text says what is missing or too many.
    fn audit(&self) -> Result<(), String>;

    /// Whether `by` may act at all: the part of every refusal that is the same in all games.
    fn may_act(&self, by: Actor) -> Result<(), Refused<Self::Refusal>> {
        let turn = self.turn();
        match (turn, by) {
            (Turn::Over(_), _) => Err(Refused::GameOver),
            (_, Actor::Seat(seat)) if seat.index() >= usize::from(self.seats()) => Err(Refused::NoSuchSeat),
            (turn, Actor::Seat(seat)) if turn.seats().contains(seat) || self.asides().contains(seat) => {
                Ok(())
            }
            (Turn::RealTime { until: Some(_), .. }, Actor::Clock(_)) => Ok(()),
            _ => Err(Refused::NotYourTurn),
        }
    }

    /// Everyone who may act now.
    fn actors(&self) -> impl Iterator<Item = Actor> + use<Self> {
        let turn = self.turn();
        let clock = matches!(turn, Turn::RealTime { until: Some(_), .. }).then_some(Actor::CLOCK);
        let asides = if turn.outcome().is_some() {
            SeatSet::EMPTY
        } else {
            self.asides()
        };
        turn.seats().union(asides).iter().map(Actor::Seat).chain(clock)
    }

    /// Everything offered to `by`; nothing if it may not act.
    fn offered(&self, by: Actor) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        if self.may_act(by).is_ok() {
            self.moves(by, &mut moves);
        }
        moves
    }

    /// What `by` hears when it asks whether it may make this move: the refusal it would get, and nothing happens either way.
    fn ask(&self, by: Actor, mv: &Self::Move) -> Result<(), Refused<Self::Refusal>> {
        self.may_act(by)?;
        self.check(by, mv).map_err(Refused::Rule)
    }

    /// Makes a move, or says why not and leaves everything as it was.
    fn play(
        &mut self,
        by: Actor,
        mv: &Self::Move,
        moment: &mut Moment<'_, Self::Event>,
    ) -> Result<(), Refused<Self::Refusal>> {
        self.ask(by, mv)?;
        self.apply(by, mv, moment);
        Ok(())
    }

    /// A set-up of this game.
    fn setup(seats: u8, given: &BTreeMap<String, Setting>) -> Result<Setup, SetupError> {
        Setup::new(seats, Self::SEATS, Self::options(), &Self::settle(given)?)
    }
}

/// Whether seats may talk while they play. No game has an answer by default: silence is part of the rules of some.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Talk {
    /// They may say what they like; nothing said binds anybody.
    Free,
    /// What they may say is a move of the game, and nothing else is said.
    ByMoves,
}

/// The aids of a game that has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct NoAids {}

/// Why a move was not made.
#[derive(Clone, Debug, PartialEq, Serialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Refused<R> {
    /// The table has no such seat.
    NoSuchSeat,
    /// The game has ended.
    GameOver,
    /// The table waits for somebody else.
    NotYourTurn,
    /// A rule of the game.
    Rule(R),
    /// The forced or recorded chance cannot be what happened.
    Chance(String),
}

impl<R> From<ChanceFault> for Refused<R> {
    fn from(fault: ChanceFault) -> Self {
        Refused::Chance(fault.to_string())
    }
}

/// The contents of a game's box, read from a data file.
pub trait CardSet: Debug + Sized + Send + Sync + 'static {
    /// The cards that come with the program.
    fn standard() -> &'static Self;

    /// Reads and checks a data file; what does not hold is said of the row it is in.
    fn parse(text: &str) -> Result<Self, CardFault>;

    /// The data file that comes with the program, for an owner to start from.
    fn standard_text() -> &'static str;

    /// What tells this set from any other.
    fn digest(&self) -> Digest;

    /// Whether a game that was dealt from the box with this digest can be played with this one: the same box, or an earlier file of it that is
    /// played no differently.
    fn is_box_of(&self, digest: Digest) -> bool {
        self.digest() == digest
    }

    /// How many things come from where.
    fn sources(&self) -> Vec<SourceCount>;
}

/// Reads a name out of a data file: whoever writes one types a straight apostrophe, and it is shown with the one that all messages have.
pub fn printed_name<'de, D: serde::Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    Ok(String::deserialize(from)?.replace('\'', "’"))
}

/// What is wrong with a data file, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{place}: {problem}")]
pub struct CardFault {
    /// The row or the section.
    pub place: String,
    /// What is wrong with it.
    pub problem: String,
}

impl CardFault {
    /// A fault at a place.
    pub fn new(place: impl Into<String>, problem: impl Into<String>) -> CardFault {
        CardFault {
            place: place.into(),
            problem: problem.into(),
        }
    }
}

/// How many things of one kind come from the rulebook, and how many were reconstructed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct SourceCount {
    /// The kind of thing.
    pub what: &'static str,
    /// Printed in the rulebook.
    pub rulebook: u32,
    /// Follows from the rulebook.
    pub inferred: u32,
    /// Ours, because the rulebook does not print it.
    pub reconstructed: u32,
    /// Read off the cards by an owner of the box.
    pub owner: u32,
}

/// Where a value comes from; every row of a data file says so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, serde::Deserialize, ts_rs::TS)]
#[serde(rename_all = "lowercase")]
pub enum Provenance {
    /// Printed in the rulebook.
    Rulebook,
    /// Follows from the rulebook.
    Inferred,
    /// Ours, because the rulebook does not print it.
    Reconstructed,
    /// Read off the cards by an owner of the box.
    Owner,
}

impl SourceCount {
    /// Counts where the rows of one kind come from.
    pub fn of(what: &'static str, rows: impl IntoIterator<Item = Provenance>) -> SourceCount {
        let mut count = SourceCount {
            what,
            rulebook: 0,
            inferred: 0,
            reconstructed: 0,
            owner: 0,
        };
        for row in rows {
            *match row {
                Provenance::Rulebook => &mut count.rulebook,
                Provenance::Inferred => &mut count.inferred,
                Provenance::Reconstructed => &mut count.reconstructed,
                Provenance::Owner => &mut count.owner,
            } += 1;
        }
        count
    }
}
