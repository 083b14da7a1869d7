//! Bots that know Celestia Duo.
//!
//! `greedy` weighs each choice by itself: how likely the airship is to lose energy in the combat at hand, how many good cards the combat
//! costs, how far the pirate gets. What it cannot see it imagines a few times over; what its partner proposes counts a little.

mod fight;
mod greedy;
mod mind;
mod outlook;

use crate::{Celestia, Move};

use table::Seat;
use table::bots::{Bot, Level, Levels, Lookout};

impl Levels for Celestia {
    const LEVELS: &'static [Level<Self>] = &[Level {
        name: "greedy",
        make: || Box::new(greedy::Greedy::CAREFUL),
    }];

    const LOOKOUT: Lookout = outlook::LOOKOUT;

    /// A search imagines worlds itself: in each of them one hand of the partner is enough.
    fn hand() -> Option<Box<dyn Bot<Celestia>>> {
        Some(Box::new(greedy::Greedy::HASTY))
    }

    fn worth_a_try(&self, _: Seat, mv: &Move) -> bool {
        outlook::worth_a_try(mv)
    }
}
