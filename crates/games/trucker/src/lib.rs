//! # Galaxy Trucker
//!
//! One to four truckers weld ships from junk, against the hourglass or turn by turn, and fly them through a deck of disasters. Whoever has the
//! most credits at the end wins; a Trans-Galactic Trek is three flights in a row.
//!
//! A tour, in the order to read it:
//!
//! 1. [`ids`]: sides, squares, tiles, goods: how things are named.
//! 2. [`moves`]: what a trucker may choose, one small choice at a time, and every reason why not.
//! 3. [`ship`]: tiles on a grid: joints, faults, pieces, contents, strengths, and a [notation](ship::notation) to paste.
//! 4. `state` and [`air`]: what lies on the table while ships are built, and while they fly, as plain data.
//! 5. `rules`: one file for each chapter: building in real time and in turns, the check, loading, damage; and under `rules::flight` one file
//!    for each type of card. The expansion Lunar Instructions has its chapters in `rules::{cargo, supers, missions, vips}`; a flight without its
//!    modules never comes there. How its open questions are played is in `docs/rulings.md`.
//! 6. [`cards`]: tiles, boards and adventure cards, missions, super cards and VIPs, read from `data/*.toml`.
//! 7. [`contracts`]: level, building and modules under a short code, and which of them is proposed to a host.
//! 8. [`view`]: what each viewer sees; [`aids`]: what the rules work out for it, so that a page need not; `imagine`: what a seat cannot know, dealt again.
//! 9. `audit`: every component counted, and what makes a kept position one that can be played on.
//!
//! ## Where building meets flying
//!
//! Everything up to take-off is in `rules::{building, realtime, turns, check, loading}`; it ends with `take_off`. From there `rules::flight` is
//! in charge until the flight is scored; a trek then comes back through `setup::next_flight`. In between, both use [`ship::Ship`] for
//! questions about one ship, and `rules::damage` for what happens to it: `lose_tile` takes a tile off, drops what hung on it, and pushes
//! [`air::Pending::KeepPiece`] if the owner has to choose.

pub mod aids;
pub mod air;
pub mod cards;
pub mod contracts;
pub mod events;
pub mod goods;
pub mod ids;
pub mod moves;
pub mod ship;
pub mod titles;
pub mod view;

mod audit;
mod board;
mod bots;
mod highlights;
mod imagine;
mod rules;
mod scenario;
mod setup;
mod state;
mod study;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{
    Actor, Chance, Game, Highlight, Moment, OptionSpec, Prepared, Proposal, Seat, SeatSet, Seed, Setting,
    Setup, SetupError, Talk, Turn, Viewer,
};

use cards::Cards;
use events::Event;
use moves::{Move, Refusal};
use state::{Phase, State};
use view::View;

pub use rules::{Entry, FightResult, Item, Threat, Unmet, Unstopped};
pub use state::{Building, Hand, Lost, MissionChoice, Modules, OPEN_PILES, PILES, Rules, Rulings, TRUCKERS};

/// A game of Galaxy Trucker.
#[derive(Clone)]
pub struct Trucker {
    cards: &'static Cards,
    state: State,
}

/// A position as it is kept. Nothing can be read from it but by [`Game::restore`].
#[derive(Clone, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stored(Box<State>);

impl PartialEq for Trucker {
    fn eq(&self, other: &Trucker) -> bool {
        std::ptr::eq(self.cards, other.cards) && self.state == other.state
    }
}

impl std::fmt::Debug for Trucker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.state.fmt(f)
    }
}

impl Trucker {
    /// The box this game is played with.
    pub fn cards(&self) -> &'static Cards {
        self.cards
    }
}

impl Game for Trucker {
    const ID: &'static str = "trucker";
    const RULES_VERSION: u32 = 1;
    const SEATS: std::ops::RangeInclusive<u8> = 1..=TRUCKERS as u8;
    /// Three flights for four; nobody handles tiles more often than his patience allows, and a flight asks for fewer than 8,000 choices.
    const MOST_MOVES: u32 = 3 * (TRUCKERS as u32 * rules::PATIENCE as u32 + 8_000);
    const MINUTES: std::ops::RangeInclusive<u16> = 45..=75;
    const TALK: Talk = Talk::Free;
    const SEAT_FIELDS: &'static [&'static str] = &[
        "order",
        "arrived",
        "lowest",
        "active",
        "first_to_stop",
        "holder",
        "waiting",
        "may_turn",
    ];

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

    fn settle(given: &BTreeMap<String, Setting>) -> Result<BTreeMap<String, Setting>, SetupError> {
        contracts::settle(given)
    }

    fn wishes() -> &'static [OptionSpec] {
        contracts::WISHES
    }

    fn propose(wishes: &Setup, cards: &'static Cards, seed: &Seed, number: u16) -> Option<Proposal> {
        contracts::propose(wishes, cards, seed, number)
    }

    /// The learning flight, beside one other trucker who overlooks much while building.
    fn first_game() -> Prepared {
        Prepared::seats(2)
            .with("flight", "learning")
            .beside("captain")
            .dealt(setup::FIRST_DEAL)
    }

    /// The newcomer builds in peace: the other ship stands finished, for all to see.
    fn is_handed_over(&self) -> bool {
        let others = Seat::all(self.state.seats()).skip(1);
        others.into_iter().all(|seat| self.finished().contains(seat))
    }

    /// Built in turns: the same truck yard for everybody, however fast their hands are.
    fn daily_game() -> Prepared {
        Prepared::seats(2).with("flight", "1").with("building", "turns")
    }

    fn deal(setup: &Setup, cards: &'static Cards, chance: &mut Chance) -> Result<Trucker, SetupError> {
        setup::deal(setup, cards, chance)
    }

    fn seats(&self) -> u8 {
        self.state.seats()
    }

    fn turn(&self) -> Turn {
        match self.state.phase {
            Phase::Choosing | Phase::Ready | Phase::Boarding | Phase::Correcting | Phase::Loading => {
                Turn::Several(self.state.waiting)
            }
            Phase::Building => self.building_turn(),
            Phase::Flying | Phase::Over => self.flight_turn(),
        }
    }

    fn asides(&self) -> SeatSet {
        self.may_still_give_up()
    }

    fn moves(&self, by: Actor, out: &mut Vec<Move>) {
        self.list(by, out);
    }

    fn check(&self, by: Actor, mv: &Move) -> Result<(), Refusal> {
        self.check_move(by, *mv)
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

    fn imagine(&self, seat: Seat, chance: &mut Chance) -> Trucker {
        imagine::world(self, seat, chance)
    }

    fn store(&self) -> Stored {
        Stored(Box::new(self.state))
    }

    fn restore(stored: Stored, cards: &'static Cards) -> Result<Trucker, String> {
        audit::restore(*stored.0, cards)
    }

    fn audit(&self) -> Result<(), String> {
        audit::count(self)
    }
}
