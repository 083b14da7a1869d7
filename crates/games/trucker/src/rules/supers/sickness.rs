//! Pandemic: every occupied cabin with another one among its neighbours loses 1 crew. Contamination: if any two occupied cabins are connected, every cabin of
//! the ship loses 1 crew. All at once, once each.

use table::Seat;

use crate::Trucker;
use crate::cards::tiles::Kind;
use crate::events::CrewLoss;
use crate::ids::Squares;
use crate::rules::Now;
use crate::rules::flight::epidemic;

/// The occupied cabins that have another one around them.
pub(crate) fn pandemic(game: &Trucker, seat: Seat) -> Squares {
    let occupied = game.ship(seat).occupied_cabins(game.tiles());
    occupied
        .iter()
        .filter(|cabin| !Squares::only(*cabin).around().and(occupied).is_empty())
        .collect()
}

/// Every occupied cabin, if two of them are connected; or if two of all cabins are (ruling A6).
pub(crate) fn contamination(game: &Trucker, seat: Seat) -> Squares {
    let ship = game.ship(seat);
    let spreads = if game.rulings().contamination_any {
        let cabins = ship.of_kind(game.tiles(), Kind::is_cabin);
        let mut all = cabins.iter();
        all.any(|cabin| !ship.connected(cabin).and(cabins).is_empty())
    } else {
        !epidemic::infected(game, seat).is_empty()
    };
    if spreads {
        ship.occupied_cabins(game.tiles())
    } else {
        Squares::NONE
    }
}

/// Every ship in flight.
pub(crate) fn resolve(game: &mut Trucker, ill: fn(&Trucker, Seat) -> Squares, now: Now<'_, '_>) {
    for seat in game.state.air.track.order().iter() {
        for cabin in ill(game, seat).iter() {
            game.lose_crew(seat, cabin, CrewLoss::Epidemic, now);
        }
    }
}
