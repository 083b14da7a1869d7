//! Bots that know Tortuga 2199.
//!
//! `greedy` plays its cards, then looks a few stops ahead for what the crypto and manoeuvre of the turn can do on the map, and does the best of
//! it. It attacks when hands that the enemy could hold say that this pays. Whoever advises a newcomer plays so, too, and leaves nothing lying (`adviser`).

mod adviser;
mod fight;
mod greedy;
mod hand;
mod mind;
mod outlook;
mod voyage;

use crate::Tortuga;
use crate::moves::Move;

use table::bots::{Bot, Level, Levels, Lookout};
use table::{BySeat, Chance, Seat};

impl Levels for Tortuga {
    const LEVELS: &'static [Level<Self>] = &[Level {
        name: "greedy",
        make: || Box::new(greedy::Greedy),
    }];

    const LOOKOUT: Lookout = outlook::LOOKOUT;

    fn adviser() -> Option<Box<dyn Bot<Tortuga>>> {
        Some(Box::new(adviser::Adviser))
    }

    fn estimate(&self) -> BySeat<f32> {
        outlook::estimate(self)
    }

    fn in_haste(&self, seat: Seat, moves: &[Move], chance: &mut Chance) -> Option<Move> {
        hand::choose(self, seat, moves, chance)
    }

    fn is_sealed(&self, _: Seat, mv: &Move) -> bool {
        outlook::is_sealed(self, mv)
    }
}
