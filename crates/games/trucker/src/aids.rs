//! What the rules work out for a viewer beside what it sees: what the tile at hand would do on each square. It is made of the viewer's own ship and
//! hand, which lie open to all; what stands in a ship and what a choice would give are part of the view.

use serde::{Deserialize, Serialize};
use table::Viewer;
use ts_rs::TS;

use crate::Trucker;
use crate::ids::{Side, Square};
use crate::ship::legality::FaultKind;
use crate::state::Phase;

/// Help for the viewer's own choices.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct Aids {
    /// For each of the four sides the front of the tile at hand can be turned to, clockwise from the front: the squares it can be placed on.
    /// Empty without a tile at hand; an engine has only the first.
    pub spots: Vec<Spots>,
}

/// The squares for one way to turn the tile at hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Spots {
    /// The side its front is turned to.
    pub turned: Side,
    /// The squares that touch the ship.
    pub spots: Vec<Spot>,
}

/// What the tile would do on one square.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Spot {
    /// Where.
    pub square: Square,
    /// It would be joined to the ship and clash nowhere.
    pub fits: bool,
    /// The sides on which it would clash, and why.
    pub clashes: Vec<(Side, FaultKind)>,
}

/// What the rules work out for `viewer`.
pub(crate) fn of(game: &Trucker, viewer: Viewer) -> Aids {
    let Viewer::Seat(seat) = viewer else {
        return Aids::default();
    };
    let player = game.state.players.get(seat);
    let (Some(player), Phase::Building) = (player, game.state.phase) else {
        return Aids::default();
    };
    let Some(hand) = player.hand else {
        return Aids::default();
    };
    let (tiles, mut ship) = (&game.cards.tiles, player.ship);
    if let Some(square) = hand.lies {
        ship.take(square);
    }
    let tile = tiles.of(hand.tile);
    let turns = if tile.kind.is_engine() {
        &Side::ALL[..1]
    } else {
        &Side::ALL[..]
    };
    let spots = |turned: Side| Spots {
        turned,
        spots: ship
            .open_squares(game.board())
            .iter()
            .map(|square| Spot {
                square,
                fits: ship.fits(tiles, square, tile, turned),
                clashes: ship.clashes(tiles, square, tile, turned),
            })
            .collect(),
    };
    Aids {
        spots: turns.iter().map(|turned| spots(*turned)).collect(),
    }
}
