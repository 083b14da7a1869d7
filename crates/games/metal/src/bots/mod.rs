//! Bots that know Metal Adventures.
//!
//! `greedy` weighs everything in points of glory: what a combat is worth and how likely it is won, what help is worth to either side, what a
//! promise is worth coming from somebody with that record. It asks for help when that pays, shares what help brings, and keeps its word as
//! long as breaking it costs more. Who advises a newcomer is `greedy` too, but careful: it counts on no help that nobody would give, asks for
//! help wherever its own odds are poor, and helps nobody to the end of the game.

mod alliance;
mod combat;
mod greedy;
mod ledger;
mod mind;
mod odds;
mod offers;
mod outlook;
mod tour;
mod trophies;

use crate::Metal;
use crate::moves::Move;

use table::bots::{Bot, Level, Levels, Lookout};
use table::{BySeat, Seat};

impl Levels for Metal {
    const LEVELS: &'static [Level<Self>] = &[Level {
        name: "greedy",
        make: || Box::new(greedy::Greedy::default()),
    }];

    const LOOKOUT: Lookout = outlook::LOOKOUT;

    fn adviser() -> Option<Box<dyn Bot<Metal>>> {
        Some(Box::new(greedy::Greedy::careful()))
    }

    fn estimate(&self) -> BySeat<f32> {
        outlook::estimate(self)
    }

    fn worth_a_try(&self, _: Seat, mv: &Move) -> bool {
        outlook::worth_a_try(mv)
    }
}
