//! What lies on the table.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::Cards;

/// A game of coins.
#[derive(Clone, Debug)]
pub struct Toy {
    pub(crate) cards: &'static Cards,
    pub(crate) heap: u8,
    /// Coins that throws have cost.
    pub(crate) lost: u8,
    /// How many coins the heap had.
    pub(crate) all: u8,
    /// What the die showed in the turn before, if it was thrown.
    pub(crate) die: Option<u8>,
    pub(crate) active: Seat,
    pub(crate) coins: Vec<u8>,
    /// The charm of each seat, by its place in the box.
    pub(crate) charms: Vec<u8>,
}

impl PartialEq for Toy {
    fn eq(&self, other: &Toy) -> bool {
        std::ptr::eq(self.cards, other.cards)
            && (self.heap, self.lost, self.all, self.die) == (other.heap, other.lost, other.all, other.die)
            && self.active == other.active
            && (&self.coins, &self.charms) == (&other.coins, &other.charms)
    }
}

/// A position as it is kept.
#[derive(Clone, Serialize, Deserialize)]
pub struct Stored {
    heap: u8,
    lost: u8,
    all: u8,
    die: Option<u8>,
    active: Seat,
    coins: Vec<u8>,
    charms: Vec<u8>,
}

impl Toy {
    /// What a seat's charm is worth.
    pub(crate) fn charm(&self, seat: Seat) -> u8 {
        let charm = self.charms.get(seat.index()).copied().unwrap_or(0);
        self.cards.charms.get(usize::from(charm)).copied().unwrap_or(0)
    }
}

pub(crate) fn store(game: &Toy) -> Stored {
    Stored {
        heap: game.heap,
        lost: game.lost,
        all: game.all,
        die: game.die,
        active: game.active,
        coins: game.coins.clone(),
        charms: game.charms.clone(),
    }
}

pub(crate) fn restore(stored: Stored, cards: &'static Cards) -> Toy {
    Toy {
        cards,
        heap: stored.heap,
        lost: stored.lost,
        all: stored.all,
        die: stored.die,
        active: stored.active,
        coins: stored.coins,
        charms: stored.charms,
    }
}
