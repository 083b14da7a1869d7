//! What real-time and turn-based building have in common.

use table::{Seat, SeatSet, Turn};

use crate::Trucker;
use crate::ids::Squares;
use crate::state::{Building, Phase, Player};

/// How many tiles a trucker may set aside by choice.
pub(crate) const RESERVE: usize = 2;

impl Trucker {
    /// The squares of this flight's ship board.
    pub(crate) fn board(&self) -> Squares {
        self.cards.boards.ship(self.state.flight.level())
    }

    /// Whether crew and cells are aboard.
    pub(crate) fn is_loaded(&self) -> bool {
        matches!(self.state.phase, Phase::Flying | Phase::Over)
    }

    /// How many tiles may still be set aside.
    pub(crate) fn reserve_room(&self, player: &Player) -> u8 {
        RESERVE.saturating_sub(player.reserve.len()) as u8
    }

    /// In whose hand a forecast pile is.
    pub(crate) fn pile_holder(&self, pile: usize) -> Option<Seat> {
        Seat::all(self.state.seats()).find(|seat| self.state.players[*seat].looking == Some(pile as u8))
    }

    /// How many squares must hold a tile before a trucker may stop in turn-based building: half, rounded up.
    pub(crate) fn enough_tiles(&self) -> u8 {
        self.board().len().div_ceil(2) as u8
    }

    /// Who may turn the hourglass now.
    pub(crate) fn may_turn_glass(&self) -> SeatSet {
        SeatSet::EMPTY
    }

    /// Whom the table waits for while ships are built.
    pub(crate) fn building_turn(&self) -> Turn {
        match self.state.rules.building {
            Building::Turns => Turn::One(self.state.turns.active),
            Building::Realtime => Turn::RealTime {
                seats: SeatSet::all(self.state.seats()),
                until: self.state.glass.until,
            },
        }
    }
}
