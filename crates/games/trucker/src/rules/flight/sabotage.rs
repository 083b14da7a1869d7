//! Sabotage: the ship with fewest crew (tie: farther ahead) rolls column, then row; the tile there is destroyed; empty: try again, three tries in
//! all. No effect with one player left.

use table::Seat;

use crate::Trucker;
use crate::events::Event;
use crate::ids::{Square, Squares};
use crate::rules::Now;

const TRIES: u8 = 3;

/// The ship with fewest crew; tie: the one farther ahead.
pub(crate) fn target(game: &Trucker) -> Option<Seat> {
    let order = game.state.air.track.order();
    // The leader comes first and `min_by_key` keeps the first of equals.
    order
        .iter()
        .min_by_key(|seat| game.ship(*seat).crew(game.tiles()))
}

/// Up to three tries.
pub(crate) fn resolve(game: &mut Trucker, now: Now<'_, '_>) {
    let Some(seat) = target(game) else { return };
    for number in 1..=TRIES {
        let (column, row) = (game.roll(now), game.roll(now));
        let square = Square::at(row[0] + row[1], column[0] + column[1]);
        let at = square.filter(|square| game.ship(seat).occupied().has(*square));
        now.told.everyone(Event::Sabotaged {
            seat,
            number,
            column,
            row,
            at,
        });
        if let Some(at) = at {
            return game.destroy(seat, Squares::only(at), now);
        }
    }
}
