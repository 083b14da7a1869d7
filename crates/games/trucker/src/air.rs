//! What belongs to the flight: the deck, the rockets, the card in play, and the choices that are pending.
//!
//! The rules of it are under `rules::flight`, one file for each type of card.

pub mod pending;
pub mod track;

use serde::{Deserialize, Serialize};
use table::{BySeat, List, Seat, SeatSet};
use ts_rs::TS;

use crate::cards::adventures::{CardBits, CardId};
use crate::ids::{Back, Halves};
use crate::state::ByTrucker;
use pending::{DEPTH, Pending};
use track::Track;

/// The most rolls one card can ask for: three lines of shots.
const MOST_ROLLS: usize = 36;

/// The flight.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Air {
    /// Cards not turned up yet, in no order: the next is drawn at random when it is turned.
    pub(crate) deck: CardBits,
    /// What the back of the next card shows, which everybody sees; the card is one of those.
    pub(crate) next: Option<Back>,
    /// The card in play, or the last one that was.
    pub(crate) card: Option<CardId>,
    /// How many cards were turned.
    pub(crate) turned: u8,
    /// The dice rolled for the card in play, in order.
    pub(crate) rolls: List<[u8; 2], MOST_ROLLS>,
    /// Where the rockets are.
    pub(crate) track: Track,
    /// What the flight waits for or does next, the most urgent last.
    pub(crate) pending: List<Pending, DEPTH>,
    /// What each seat declared for the card or the line in play.
    pub(crate) declared: ByTrucker<Option<Halves>>,
    /// Who had no engine strength in open space and leaves when the card is resolved.
    pub(crate) stranded: SeatSet,
    /// Whom a black hole has, and who leaves when the card is resolved.
    #[serde(default)]
    pub(crate) swallowed: SeatSet,
    /// Why each seat left, if it did.
    pub(crate) left: ByTrucker<Option<Leaving>>,
}

/// Why somebody left the flight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Leaving {
    /// Of their own will, between two cards.
    GaveUp,
    /// Nobody human was aboard at take-off.
    NoHumanAtTakeOff,
    /// Nobody human is left aboard.
    NoHuman,
    /// No tile is left.
    NoShip,
    /// The leader lapped them.
    Lapped,
    /// No engine strength in open space.
    NoEngines,
    /// Nothing got the ship through a black hole.
    BlackHole,
}

impl Leaving {
    /// Every reason.
    pub const ALL: [Leaving; 7] = [
        Leaving::GaveUp,
        Leaving::NoHumanAtTakeOff,
        Leaving::NoHuman,
        Leaving::NoShip,
        Leaving::Lapped,
        Leaving::NoEngines,
        Leaving::BlackHole,
    ];
}

impl Default for Air {
    /// Before take-off there is nothing in the air.
    fn default() -> Self {
        Air::new(0, 1)
    }
}

impl Air {
    /// A flight board without rockets and cards.
    pub(crate) fn new(seats: u8, spaces: u8) -> Air {
        Air {
            deck: CardBits::NONE,
            next: None,
            card: None,
            turned: 0,
            rolls: List::default(),
            track: Track::new(seats, spaces),
            pending: List::default(),
            declared: BySeat::from_fn(seats, |_| None),
            stranded: SeatSet::EMPTY,
            swallowed: SeatSet::EMPTY,
            left: BySeat::from_fn(seats, |_| None),
        }
    }

    /// What the flight waits for.
    pub(crate) fn step(&self) -> Pending {
        self.pending.last().copied().unwrap_or_default()
    }

    /// Puts a step on top.
    pub(crate) fn push(&mut self, step: Pending) {
        self.pending.push(step);
    }

    /// The present step is done.
    pub(crate) fn done(&mut self) {
        self.pending.pop();
    }

    /// The present step becomes another.
    pub(crate) fn replace(&mut self, step: Pending) {
        self.pending.pop();
        self.pending.push(step);
    }

    /// Forgets what was declared: each card and each line is reckoned anew.
    pub(crate) fn forget_declared(&mut self) {
        for declared in self.declared.iter_mut() {
            *declared = None;
        }
    }

    /// Whether a seat is still flying.
    pub(crate) fn flies(&self, seat: Seat) -> bool {
        self.track.distance(seat).is_some()
    }
}
