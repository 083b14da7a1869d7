//! Bots that know Galaxy Trucker.
//!
//! `greedy` builds tile by tile what makes its ship worth most (`builder`, `worth`, with the expansion `hopes`), by what the cards to come will
//! probably do to it (`weather`: known forecast piles count as they are, the rest by its chance; `hazards`: the super cards of the mission), and flies
//! it home (`pilot`), unless it will probably be lost with all it has earned (`foresight`). `reckless` builds at random and flies as `greedy` does: it shows what building is worth.
//! Whoever advises a newcomer builds by a list of needs that can be explained (`adviser`), and flies as `greedy` does.

mod adviser;
mod builder;
mod foresight;
mod hazards;
mod hopes;
mod lunar;
mod outlook;
mod pilot;
mod weather;
mod worth;

use table::bots::{Bot, Eyes, Level, Levels, Lookout, Rank};
use table::{BySeat, Chance, Seat};

use crate::Trucker;
use crate::moves::Move;
use crate::state::Phase;
use builder::Eye;

impl Levels for Trucker {
    const LEVELS: &'static [Level<Self>] = &[
        Level {
            name: "reckless",
            make: || Box::new(Reckless),
        },
        Level {
            name: "greedy",
            make: || Box::new(Greedy::SHARP),
        },
    ];

    const LOOKOUT: Lookout = outlook::LOOKOUT;

    /// Building is not searched: there a novice and a captain overlook some of the places for a tile.
    fn own(rank: Rank) -> Option<Box<dyn Bot<Trucker>>> {
        let overlooks = OVERLOOKED[rank as usize];
        Some(Box::new(Greedy {
            overlooks,
            ..Greedy::SHARP
        }))
    }

    /// Builds by a list that can be explained.
    fn adviser() -> Option<Box<dyn Bot<Trucker>>> {
        Some(Box::new(Adviser(Greedy::SHARP)))
    }

    /// A search looks ahead by itself: its pilots do not.
    fn hand() -> Option<Box<dyn Bot<Trucker>>> {
        Some(Box::new(Greedy {
            looks_ahead: false,
            ..Greedy::SHARP
        }))
    }

    fn estimate(&self) -> BySeat<f32> {
        outlook::estimate(self)
    }

    fn worth_a_search(&self, _: Seat) -> bool {
        outlook::flies(self)
    }

    fn worth_playing_on(&self) -> bool {
        outlook::flies(self)
    }
}

/// A choice in flight.
fn fly(world: &Trucker, seat: Seat, moves: &[Move], chance: &mut Chance) -> Option<Move> {
    if foresight::gives_up(world, seat, chance) {
        return Some(Move::GiveUp);
    }
    pilot::choose(world, seat, moves)
}

/// How many places of a hundred a novice, a captain and an admiral overlook for a tile. There are so many ways to place one that whoever overlooks
/// half of them builds as well as whoever sees them all.
const OVERLOOKED: [u64; 3] = [97, 90, 0];

/// Builds sensibly and flies sensibly.
struct Greedy {
    /// Whether it thinks of giving up by flying on in thought.
    looks_ahead: bool,
    /// How many places of a hundred it overlooks for a tile.
    overlooks: u64,
}

impl Greedy {
    /// One that overlooks nothing.
    const SHARP: Greedy = Greedy {
        looks_ahead: true,
        overlooks: 0,
    };

    fn eye(&self, world: &Trucker, seat: Seat) -> Eye {
        Eye {
            overlooks: self.overlooks,
            // As the ship grows something else is overlooked.
            mood: (world.ship(seat).occupied().len() as u64) << 32 | (seat.index() as u64) << 48,
        }
    }
}

impl Bot<Trucker> for Greedy {
    fn choose(&mut self, eyes: &Eyes<'_, Trucker>, moves: &[Move], chance: &mut Chance) -> Option<Move> {
        let world = eyes.imagine(chance);
        match world.state.phase {
            Phase::Choosing => moves.first().copied(),
            Phase::Boarding => lunar::board(&world, eyes.seat(), moves),
            Phase::Ready | Phase::Building => {
                let eye = self.eye(&world, eyes.seat());
                builder::choose(&world, eyes.seat(), moves, eye)
            }
            Phase::Correcting => builder::correct(&world, eyes.seat(), moves),
            Phase::Loading => pilot::load(&world, eyes.seat(), moves),
            Phase::Flying | Phase::Over if self.looks_ahead => fly(&world, eyes.seat(), moves, chance),
            Phase::Flying | Phase::Over => pilot::choose(&world, eyes.seat(), moves),
        }
    }

    fn pace(&self) -> u64 {
        builder::HAND
    }
}

/// Builds as a beginner is shown to, and does everything else as this one does.
struct Adviser(Greedy);

impl Bot<Trucker> for Adviser {
    fn choose(&mut self, eyes: &Eyes<'_, Trucker>, moves: &[Move], chance: &mut Chance) -> Option<Move> {
        let world = eyes.imagine(chance);
        match world.state.phase {
            Phase::Building if world.state.flight.is_learning() => {
                adviser::choose(&world, eyes.seat(), moves)
            }
            _ => self.0.choose(eyes, moves, chance),
        }
    }

    fn pace(&self) -> u64 {
        builder::HAND
    }
}

/// Builds at random and flies sensibly.
struct Reckless;

impl Bot<Trucker> for Reckless {
    fn choose(&mut self, eyes: &Eyes<'_, Trucker>, moves: &[Move], chance: &mut Chance) -> Option<Move> {
        let world = eyes.imagine(chance);
        match world.state.phase {
            Phase::Boarding => lunar::board(&world, eyes.seat(), moves),
            Phase::Loading => pilot::load(&world, eyes.seat(), moves),
            Phase::Flying | Phase::Over => fly(&world, eyes.seat(), moves, chance),
            _ => moves.get(chance.pick(moves.len())).copied(),
        }
    }

    fn pace(&self) -> u64 {
        builder::HAND
    }
}
