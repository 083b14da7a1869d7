//! # A heap of coins
//!
//! A game for tests, as small as a game can be that has something hidden, a die and a choice. See `README.md` for its rules, and read it to see
//! what a game must say of itself: `setup` deals, `state` is what lies on the table, [`moves`] what a seat may choose and why it may not,
//! [`events`] what is told, `rules` what happens, [`view`] what each viewer sees.

pub mod cards;
pub mod events;
pub mod moves;
pub mod view;

mod audit;
mod board;
mod bots;
mod imagine;
mod rules;
mod setup;
mod state;
mod study;

use std::ops::RangeInclusive;

use table::{Actor, Chance, Game, Moment, OptionSpec, Seat, Setup, SetupError, Talk, Turn, Viewer};

pub use cards::Cards;
pub use events::Event;
pub use moves::{Move, Refusal};
pub use state::{Stored, Toy};
pub use view::View;

impl Game for Toy {
    const ID: &'static str = "toy";
    const RULES_VERSION: u32 = 1;
    const SEATS: RangeInclusive<u8> = 2..=4;
    /// Each turn takes a coin of the heap or one of a seat's own, and lost coins do not come back.
    const MOST_MOVES: u32 = 60;
    const MINUTES: RangeInclusive<u16> = 1..=5;
    const TALK: Talk = Talk::Free;
    const SEAT_FIELDS: &'static [&'static str] = &["active"];

    type Cards = Cards;
    type Move = Move;
    type Refusal = Refusal;
    type Event = Event;
    type Aids = table::NoAids;
    type View = View;
    type Stored = Stored;

    fn options() -> &'static [OptionSpec] {
        setup::OPTIONS
    }

    fn deal(setup: &Setup, cards: &'static Cards, chance: &mut Chance) -> Result<Self, SetupError> {
        Ok(setup::deal(setup, cards, chance))
    }

    fn seats(&self) -> u8 {
        self.coins.len() as u8
    }

    fn turn(&self) -> Turn {
        rules::turn::turn(self)
    }

    fn moves(&self, _: Actor, out: &mut Vec<Move>) {
        let all = [Move::Take(1), Move::Take(2), Move::Take(3), Move::Throw];
        out.extend(all.into_iter().filter(|mv| rules::turn::check(self, mv).is_ok()));
    }

    fn check(&self, _: Actor, mv: &Move) -> Result<(), Refusal> {
        rules::turn::check(self, mv)
    }

    fn apply(&mut self, _: Actor, mv: &Move, moment: &mut Moment<'_, Event>) {
        rules::turn::apply(self, *mv, moment);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of(self, viewer)
    }

    fn imagine(&self, seat: Seat, chance: &mut Chance) -> Self {
        imagine::world(self, seat, chance)
    }

    fn store(&self) -> Stored {
        state::store(self)
    }

    fn restore(stored: Stored, cards: &'static Cards) -> Result<Self, String> {
        let game = state::restore(stored, cards);
        audit::count(&game)?;
        Ok(game)
    }

    fn audit(&self) -> Result<(), String> {
        audit::count(self)
    }
}
