//! What each viewer sees.

use serde::{Deserialize, Serialize};
use table::{Game, Seat, Viewer};
use ts_rs::TS;

use crate::Toy;

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct View {
    /// Coins in the heap.
    pub heap: u8,
    /// Coins that throws have cost.
    pub lost: u8,
    /// What the die showed in the turn before, if it was thrown.
    pub die: Option<u8>,
    /// Whose turn it is.
    pub active: Seat,
    /// What everybody has.
    pub players: Vec<PlayerView>,
}

/// What somebody has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PlayerView {
    /// Who.
    pub seat: Seat,
    /// Coins.
    pub coins: u8,
    /// What the charm is worth, for those who know it.
    pub charm: Option<u8>,
}

pub(crate) fn of(game: &Toy, viewer: Viewer) -> View {
    let player = |seat: Seat| PlayerView {
        seat,
        coins: game.coins[seat.index()],
        charm: (viewer.knows(seat) || game.heap == 0).then(|| game.charm(seat)),
    };
    View {
        heap: game.heap,
        lost: game.lost,
        die: game.die,
        active: game.active,
        players: Seat::all(game.seats()).map(player).collect(),
    }
}
