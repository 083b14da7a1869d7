//! # Celestia Duo
//!
//! Two players, one airship, hidden hands and little to say. Together they chase a pirate along 25 ambushes; each ambush is a
//! handful of dice that must be eliminated in turn with equipment cards, and whoever cannot do it costs the airship energy.
//!
//! Where to start reading:
//! 1. [`equipment`] has weapons, cards and dice; [`cards`] the contents of the box, read from `data/celestia.toml`.
//! 2. `state` is what lies on the table; [`Step`] says what the game waits for.
//! 3. [`moves`] is what a seat may choose and why it may not; [`events`] what happened.
//! 4. `rules` has one file for each chapter of the rulebook.
//! 5. [`view`] builds what each viewer sees, [`aids`] what the rules work out for it; `imagine` deals again what a seat cannot know; `knowledge` is what both can know
//!    of a hand; `audit` counts every component.
//!
//! ## Secrets
//! Hands, face-down cards, face-down piles and the undersides of the energy tokens. The order of the equipment deck is not kept at all: a
//! card is drawn from what is left in it, which nobody can tell from taking the top of a shuffled deck.
//!
//! ## Rulings
//! The rulebook leaves some things open. The readings numbered AMB-1 to AMB-27 of the project's rules text are applied; where this
//! crate had to decide more:
//!
//! - **Must or may.** The text says that a player who can eliminate a die must; its example lets Mary pass with a flag open. The text holds;
//!   the option `strike=may` plays the example.
//! - **A stage after a stage** is not made (AMB-2): the text says nothing of it, and a turn without any risk would never end.
//! - **The captain names who pays** for a secret thrust (AMB-8), and a thrust into the lair is a defeat as a stage is (AMB-7).
//! - **Where the two confer.** Where the book says so: at the briefing, over the dice before they are accepted, on who begins a combat or takes first,
//!   on tokens lost to energy, on rewards and the room for them, on the gold of a stage and before the boarding, on Baba's order. Nowhere else: the
//!   captain alone decides on Kublai and Rhett once the flags are accepted, what they load, and on Shuki when a combat is won. That Kublai or
//!   Rhett would help may be said while the dice lie there. Games of version 1 of the rules still let them talk in these three places.
//! - **Whole plans may be proposed** where the book invites to confer about them: Baba's order, and which tokens to give up.
//! - **The crew card is seen** before room is made for it (AMB-12): it lies face up once it is drawn.
//! - **Outside combat only the captain** calls on the crew (AMB-17), after conferring; in combat whoever's turn it is.
//! - **Ludvig and a joker** (AMB-18): a joker has no symbol of its own, so that Ludvig sweeps with a weapon only.
//! - **At a boarding flag** a joker, a pair or Mama Lear stands in for each of the two cards (AMB-19).
//! - **Baba and the start card.** With an owner's start tile that flies over more than one card, the start card is arranged as any other.
//! - **Olga, then a stage.** Olga is turned in the briefing. If the players then make a stage, her extra card is lost: she helps with the
//!   move of that turn only.
//! - **A player who cannot strike** says so with a move of its own ([`Move::Endure`]) instead of being found out by the program. Otherwise
//!   whom the table waits for would depend on a hidden hand. Where only Ludvig or Mama Lear could help, using them is a choice.
//! - **Everybody remembers.** That a player could not strike shows what the hand does not hold; the table keeps it as public
//!   knowledge, with cards taken face up and statements ([`view::PlayerView::at_least`], [`view::PlayerView::at_most`]).
//! - **Mama Lear** helps a card that would not do by itself; never a joker, nor a card of the die's own symbol. At a boarding flag she
//!   stands in for one of the two cards.
//! - **Shuki after the last assault** does nothing: the third mast ends the game at once.
//! - **Kublai and Rhett** may be used for flags of an assault too, unless it forbids crew: the flags are accepted there as well.
//! - **A silent partner.** Saying nothing in an exceptional communication is not recorded as a statement.
//! - **The crew pile** runs out only when all eight cards are aboard or discarded; the discarded ones are then shuffled.

pub mod aids;
mod board;
mod bots;
pub mod cards;
pub mod equipment;
pub mod events;
pub mod moves;
pub mod view;

mod audit;
mod highlights;
mod imagine;
mod knowledge;
mod rules;
mod setup;
mod state;
mod study;

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use table::{
    Actor, Chance, Edition, Game, Highlight, Moment, OptionSpec, Outcome, Prepared, Seat, SeatSet, Setting,
    Setup, SetupError, Talk, Turn, Viewer,
};

pub use cards::{Cards, Crew, Mode};
pub use equipment::{Card, Counts, Face, Weapon};
pub use events::{Ending, Event};
pub use knowledge::Standing;
pub use moves::{Answer, DiceSet, Move, Order, Part, Proposal, Refusal, Statement, Token, With};
pub use state::{Berth, Cargo, Celestia, Die, Said, Step, Stored};
pub use view::View;

impl Game for Celestia {
    const ID: &'static str = "celestia";
    const RULES_VERSION: u32 = 2;
    const OLDEST_RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=2;
    /// Every leg flies at least one card, so there are at most 25 ambushes, 6 stages and 3 assaults, and less than 2,500 choices in all
    /// (cards that can be drawn and tokens that can be loaded are counted). Between two choices each seat can propose at most 10
    /// things and answer as many, which makes 40 moves of talk. Random games take about 160 moves, never 500 in a million.
    const MOST_MOVES: u32 = 100_000;
    const MINUTES: RangeInclusive<u16> = 30..=60;
    /// Hidden hands and little to say: the rulebook lists what may be said, and when.
    const TALK: Talk = Talk::ByMoves;
    const SEAT_FIELDS: &'static [&'static str] = &["captain", "active", "begin", "forfeit"];
    const TOGETHER: bool = true;

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

    fn again(setup: &Setup, outcome: &Outcome) -> BTreeMap<String, Setting> {
        setup::again(setup, outcome)
    }

    /// Rapid, with three energies, and the newcomer is the captain.
    fn first_game() -> Prepared {
        Prepared::seats(2)
            .with("mode", "rapid")
            .with("captain", "first")
            .with("generator", "3")
            .dealt(setup::FIRST_DEAL)
    }

    fn daily_game() -> Prepared {
        Prepared::seats(2).with("captain", "first")
    }

    fn deal(setup: &Setup, cards: &'static Cards, chance: &mut Chance) -> Result<Self, SetupError> {
        setup::deal(setup, cards, chance)
    }

    fn deal_under(
        rules: u32,
        setup: &Setup,
        cards: &'static Cards,
        chance: &mut Chance,
    ) -> Result<Self, SetupError> {
        // The first version was dealt as it is today.
        let mut game = setup::deal(setup, cards, chance)?;
        game.sky.edition = Edition::under(rules);
        Ok(game)
    }

    fn seats(&self) -> u8 {
        2
    }

    fn turn(&self) -> Turn {
        self.waits_for()
    }

    fn asides(&self) -> SeatSet {
        self.may_speak()
    }

    fn moves(&self, by: Actor, out: &mut Vec<Move>) {
        self.offer(by, out);
    }

    fn check(&self, by: Actor, mv: &Move) -> Result<(), Refusal> {
        self.judge(by, mv)
    }

    fn apply(&mut self, by: Actor, mv: &Move, moment: &mut Moment<'_, Event>) {
        self.carry_out(by, *mv, moment);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }

    fn aids(&self, viewer: Viewer) -> Option<aids::Aids> {
        Some(aids::of(self, viewer))
    }

    fn imagine(&self, seat: Seat, chance: &mut Chance) -> Self {
        imagine::world(self, seat, chance)
    }

    fn store(&self) -> Stored {
        Stored(self.sky)
    }

    fn restore(stored: Stored, cards: &'static Cards) -> Result<Self, String> {
        let game = Celestia { cards, sky: stored.0 };
        game.ids_exist()?;
        Ok(game)
    }

    fn lift(kept: serde_json::Value, from: u32) -> Result<serde_json::Value, String> {
        Edition::lift(kept, from)
    }

    fn audit(&self) -> Result<(), String> {
        audit::count(self)
    }
}
