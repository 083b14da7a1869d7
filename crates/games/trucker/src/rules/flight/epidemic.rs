//! Epidemic: every occupied cabin connected to another occupied cabin loses 1 crew, all at once, once each.

use table::Seat;

use crate::Trucker;
use crate::events::CrewLoss;
use crate::ids::Squares;
use crate::rules::Now;

/// The cabins in which somebody falls ill.
pub(crate) fn infected(game: &Trucker, seat: Seat) -> Squares {
    let ship = game.ship(seat);
    let occupied = ship.occupied_cabins(game.tiles());
    occupied
        .iter()
        .filter(|cabin| !ship.connected(*cabin).and(occupied).is_empty())
        .collect()
}

/// Every ship in flight.
pub(crate) fn resolve(game: &mut Trucker, now: Now<'_, '_>) {
    for seat in game.state.air.track.order().iter() {
        strike(game, seat, now);
    }
}

/// One ship.
pub(crate) fn strike(game: &mut Trucker, seat: Seat, now: Now<'_, '_>) {
    for cabin in infected(game, seat).iter() {
        game.lose_crew(seat, cabin, CrewLoss::Epidemic, now);
    }
}
