//! # Metal Adventures
//!
//! Three to six pirates who fight, ally, promise and betray; most glory wins. A tour, in the order to read it:
//!
//! 1. [`state`] is what lies on the table; [`ids`] names cards and sets of them; [`cards`] is what stands on them.
//! 2. [`moves`] is what a seat may choose and why not; [`events`] what the seats are told.
//! 3. `rules` has the rulebook, one file per chapter. A turn is a chain of steps (`rules::turns`); choices that interrupt a step lie
//!    on a stack (`rules::choices`).
//! 4. [`negotiation`] has offers, exchanges and the ledger of promises.
//! 5. [`view`] shows the table to one viewer, [`aids`] reckons for it; `imagine` deals again what a seat cannot know; `store` keeps positions.
//!
//! ## What is hidden
//! Trophies in hands and in their pile, and wrecks that changed hands. Everything else lies open: credits, upgrades, the ledger, what
//! is offered to whom (but not which wreck), and what is still in the piles, since every card that left them was seen.
//!
//! ## Rulings
//! Where the rulebook leaves a choice, the crate's `README.md` says which was made and why.

pub mod aids;
mod audit;
mod board;
mod bots;
pub mod cards;
pub mod events;
mod highlights;
pub mod ids;
mod imagine;
pub mod moves;
pub mod negotiation;
mod rules;
pub mod setup;
pub mod state;
pub mod store;
mod study;
pub mod view;

use std::ops::RangeInclusive;

use table::{
    Actor, Chance, Game, Highlight, Moment, OptionSpec, Seat, SeatSet, Setup, SetupError, Talk, Turn, Viewer,
};

pub use cards::Cards;
pub use events::Event;
pub use moves::{Move, Refusal};
pub use store::Stored;
pub use view::View;

pub use state::Metal;
use state::Step;

impl Game for Metal {
    const ID: &'static str = "metal";
    const RULES_VERSION: u32 = 2;
    const OLDEST_RULES: u32 = 1;
    const SEATS: RangeInclusive<u8> = 3..=6;
    const MOST_MOVES: u32 = setup::MOST_MOVES;
    const LISTS_EVERY_MOVE: bool = false;
    const MINUTES: RangeInclusive<u16> = 60..=120;
    /// Free talk binds nobody; what binds is written in the ledger.
    const TALK: Talk = Talk::Free;
    const SEAT_FIELDS: &'static [&'static str] = &[
        "active",
        "loser",
        "from",
        "to",
        "of",
        "ally",
        "protagonist",
        "traitor",
        "victim",
        "debtor",
        "creditor",
        "target",
        "pirate",
        "challenge",
        "ally_against",
        "infamous",
        "not_owned",
        "upgrade_limit",
        "trophy_limit",
        "already_engaged",
        "together",
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

    /// The newcomer comes to the helm with more than half of the glory: a few turns decide.
    fn is_handed_over(&self) -> bool {
        self.step == Step::TurnStart
            && self.active == Seat::FIRST
            && self.glory(Seat::FIRST) >= setup::FIRST_GLORY
    }

    fn deal(setup: &Setup, cards: &'static Cards, chance: &mut Chance) -> Result<Metal, SetupError> {
        setup::deal(setup, cards, chance)
    }

    fn deal_under(
        rules: u32,
        setup: &Setup,
        cards: &'static Cards,
        chance: &mut Chance,
    ) -> Result<Metal, SetupError> {
        let game = setup::deal(setup, cards, chance)?;
        Ok(if rules == 1 {
            setup::in_first_edition(game)
        } else {
            game
        })
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn turn(&self) -> Turn {
        self.whose_turn()
    }

    fn asides(&self) -> SeatSet {
        self.aside_seats()
    }

    fn racing(&self) -> SeatSet {
        self.rival_seekers()
    }

    fn moves(&self, by: Actor, out: &mut Vec<Move>) {
        self.list_moves(by, out);
    }

    fn any_move(&self, by: Actor, chance: &mut Chance, list: &mut Vec<Move>) -> Option<Move> {
        self.take_any(by, chance, list)
    }

    fn check(&self, by: Actor, mv: &Move) -> Result<(), Refusal> {
        match by {
            Actor::Seat(seat) => self.judge_move(seat, mv),
            Actor::Clock(_) => Err(Refusal::NotNow),
        }
    }

    fn apply(&mut self, by: Actor, mv: &Move, moment: &mut Moment<'_, Event>) {
        if let Actor::Seat(seat) = by {
            self.carry_out_move(seat, mv, moment);
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }

    fn aids(&self, viewer: Viewer) -> Option<aids::Aids> {
        Some(aids::of(self, viewer))
    }

    fn imagine(&self, seat: Seat, chance: &mut Chance) -> Metal {
        imagine::world(self, seat, chance)
    }

    fn store(&self) -> Stored {
        Stored::of(self)
    }

    fn restore(stored: Stored, cards: &'static Cards) -> Result<Metal, String> {
        stored.restore(cards)
    }

    fn lift(kept: serde_json::Value, from: u32) -> Result<serde_json::Value, String> {
        store::lift(kept, from)
    }

    fn audit(&self) -> Result<(), String> {
        audit::count(self)
    }
}

impl Metal {
    fn carry_out_move(&mut self, by: Seat, mv: &Move, now: &mut Moment<'_, Event>) {
        match mv {
            // Words alone move nothing: nothing goes on by itself after them, and no other offer depends on them.
            Move::Propose { .. }
            | Move::ProposeAll { .. }
            | Move::Decline(_)
            | Move::Counter { .. }
            | Move::Withdraw(_) => return self.speak(by, mv, now),
            Move::Accept(_) | Move::Waive(_) => self.speak(by, mv, now),
            Move::Validate(slot) => self.validate(by, *slot, now),
            Move::Discard(card) if self.can_interrupt() => self.discard(by, *card, now),
            _ => {
                self.offers_grow_old(by, now);
                if self.choices.is_empty() {
                    self.take_step(by, mv, now);
                } else {
                    self.choose(mv, now);
                }
            }
        }
        self.run(now);
        self.drop_dead_offers(now);
        debug_assert!(
            self.step == Step::Over || !self.deciders().is_empty(),
            "after {mv:?} by {by:?} nobody can act: {self:?}"
        );
    }
}
