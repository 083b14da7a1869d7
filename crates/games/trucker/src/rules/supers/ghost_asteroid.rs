//! Ghost Asteroid: it is there only where it is shot at. A single cannon to the front always fires, and a large meteor appears in its column: a second single cannon
//! in the column shoots it down by itself, a double one for a cell, else it strikes the first tile. How shots are chosen and what they do is in
//! [`super::asteroid_attack`]: all columns are one moment.

use table::Seat;

use crate::Trucker;
use crate::cards::tiles::Kind;
use crate::ids::{Side, Squares};

/// Whether a meteor appears in this column and no second single cannon shoots it down: one single cannon to the front stands in it.
pub(crate) fn appears(game: &Trucker, seat: Seat, column: u8) -> bool {
    let (ship, tiles) = (game.ship(seat), game.tiles());
    let singles = ship.of_kind(tiles, |kind| kind == Kind::Cannon);
    let firing = singles.and(Squares::column(column)).iter();
    firing.filter(|gun| ship.turned(*gun) == Side::Front).count() == 1
}
