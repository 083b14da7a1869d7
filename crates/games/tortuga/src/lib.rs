//! # Tortuga 2199
//!
//! Two to four pirate captains build a deck of cards, sail over a hex map, hunt creatures, conquer sectors and board each other's ships. The
//! first with 15 influence wins; whoever conquers Tortuga in the middle of the map calls the last round.
//!
//! A tour, in the order to read it:
//!
//! 1. [`moves`]: what a captain may choose, one small choice at a time, and every reason why he may not.
//! 2. `state`: what lies on the table, as plain data. Face-down piles are kept as counts, so that there is no order to peek at: a card is
//!    drawn at random when it is turned up.
//! 3. `rules`: one file for each chapter of the rulebook. `rules::abilities` is the only place that knows what the abilities of
//!    cards do, `rules::combat` the only one that knows what they do in a fight.
//! 4. [`cards`] and [`map`]: the contents of the box, read from `data/tortuga.toml`. Most cards are a reconstruction and say so.
//! 5. [`view`]: what each viewer sees; [`aids`]: what the rules work out for it, [`course`] what a turn can still score; `imagine`: what a seat cannot know, dealt again.
//! 6. `audit`: every component counted, and what makes a kept position one that can be played on.
//!
//! The rulings on what the rulebook leaves open are in the crate's README.

pub mod aids;
mod board;
mod bots;
pub mod cards;
pub mod course;
pub mod events;
pub mod map;
pub mod moves;
pub mod pile;
pub mod view;

mod audit;
mod highlights;
mod imagine;
mod rules;
mod setup;
mod state;
mod study;

use serde::{Deserialize, Serialize};
use table::{
    Actor, Chance, Edition, Game, Highlight, Moment, OptionSpec, Prepared, Seat, Setup, SetupError, Talk,
    Turn, Viewer,
};

use cards::{CardId, Cards, Face};
use events::Event;
use map::Map;
use moves::{Move, Refusal};
use state::State;
use view::View;

pub use state::{CAPTAINS, Ending, Pending, Scenario, ThisTurn, Trash};

/// A game of Tortuga 2199.
#[derive(Clone)]
pub struct Tortuga {
    cards: &'static Cards,
    state: State,
}

/// A position as it is kept. Nothing can be read from it but by [`Game::restore`].
#[derive(Clone, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stored(State);

impl PartialEq for Tortuga {
    fn eq(&self, other: &Tortuga) -> bool {
        std::ptr::eq(self.cards, other.cards) && self.state == other.state
    }
}

impl std::fmt::Debug for Tortuga {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.state.fmt(f)
    }
}

impl Tortuga {
    /// The box this game is played with.
    pub fn cards(&self) -> &'static Cards {
        self.cards
    }

    fn seats_here(&self) -> u8 {
        self.state.seats()
    }

    /// What a card says in this game.
    fn face(&self, card: CardId) -> &'static Face {
        self.cards.face(card, self.state.plain_ships)
    }

    fn map(&self) -> &'static Map {
        self.cards.map(self.state.seats())
    }
}

impl Game for Tortuga {
    const ID: &'static str = "tortuga";
    const RULES_VERSION: u32 = 2;
    const OLDEST_RULES: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 2..=CAPTAINS as u8;
    /// Four captains for as many rounds as can be played, and the last turns after the fall of Tortuga. A turn has no fixed length, but every step uses something up. With the standard
    /// cards at most 17 can be played in a turn, each once; they give fewer than 70 crypto and 90 manoeuvre, and together with the
    /// minerals, abilities and fights that makes fewer than 400 steps.
    const MOST_MOVES: u32 = 4 * (rules::MOST_ROUNDS as u32 + 1) * 400;
    const MINUTES: std::ops::RangeInclusive<u16> = 60..=90;
    const TALK: Talk = Talk::Free;
    const SEAT_FIELDS: &'static [&'static str] = &["active", "attack", "defender", "loser", "usurper"];

    type Cards = Cards;
    type Move = Move;
    type Refusal = Refusal;
    type Event = Event;
    type Aids = aids::Aids;
    type View = View;
    type Stored = Stored;

    fn chapters() -> &'static [&'static str] {
        rules::CHAPTERS
    }

    fn chapter(&self) -> &'static str {
        self.chapter_here()
    }

    fn highlight(event: &Event) -> Option<Highlight> {
        highlights::of(event)
    }

    fn options() -> &'static [OptionSpec] {
        setup::OPTIONS
    }

    /// One captain to beat, at a deal that was looked at.
    fn first_game() -> Prepared {
        Prepared::seats(2).dealt(setup::FIRST_DEAL)
    }

    /// The newcomer comes to the helm with two thirds of the influence: a few turns decide.
    fn is_handed_over(&self) -> bool {
        let fresh = !self.state.this_turn.begun && self.state.pending.is_empty() && self.state.round > 0;
        fresh && self.state.active == Seat::FIRST && self.influence(Seat::FIRST) >= setup::FIRST_INFLUENCE
    }

    fn deal(setup: &Setup, cards: &'static Cards, chance: &mut Chance) -> Result<Tortuga, SetupError> {
        setup::deal(setup, cards, chance)
    }

    fn deal_under(
        rules: u32,
        setup: &Setup,
        cards: &'static Cards,
        chance: &mut Chance,
    ) -> Result<Tortuga, SetupError> {
        // The first version was dealt as it is today.
        let mut game = setup::deal(setup, cards, chance)?;
        game.state.edition = Edition::under(rules);
        Ok(game)
    }

    fn seats(&self) -> u8 {
        self.seats_here()
    }

    fn turn(&self) -> Turn {
        match self.state.over {
            Some(_) => Turn::Over(self.outcome()),
            None => Turn::One(self.chooser()),
        }
    }

    fn moves(&self, _: Actor, out: &mut Vec<Move>) {
        self.list(out);
    }

    fn check(&self, _: Actor, mv: &Move) -> Result<(), Refusal> {
        self.check_move(*mv)
    }

    fn apply(&mut self, _: Actor, mv: &Move, moment: &mut Moment<'_, Event>) {
        self.carry_out(*mv, moment);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }

    fn aids(&self, viewer: Viewer) -> Option<aids::Aids> {
        Some(aids::of(self, viewer))
    }

    fn imagine(&self, seat: Seat, chance: &mut Chance) -> Tortuga {
        imagine::world(self, seat, chance)
    }

    fn store(&self) -> Stored {
        Stored(self.state)
    }

    fn restore(stored: Stored, cards: &'static Cards) -> Result<Tortuga, String> {
        audit::restore(stored.0, cards)
    }

    fn lift(kept: serde_json::Value, from: u32) -> Result<serde_json::Value, String> {
        setup::lift(kept, from)
    }

    fn audit(&self) -> Result<(), String> {
        audit::count(self)
    }
}
