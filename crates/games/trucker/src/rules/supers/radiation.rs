//! Deadly Radiation: all crew around a component that holds a cell is lost. Explosive Radiation: components that hold a cell destroy each other around them,
//! all at one moment, and that sets off cargo.

use table::Seat;

use crate::Trucker;
use crate::events::{CrewLoss, Event};
use crate::ids::Squares;
use crate::rules::Now;

/// The cabins around components that hold a cell.
pub(crate) fn deadly_cabins(game: &Trucker, seat: Seat) -> Squares {
    let (ship, tiles) = (game.ship(seat), game.tiles());
    let charged = ship.charged(tiles).iter();
    let around = charged.fold(Squares::NONE, |all, square| {
        all.or(Squares::only(square).around())
    });
    ship.occupied_cabins(tiles).and(around)
}

/// Every ship in flight.
pub(crate) fn deadly(game: &mut Trucker, now: Now<'_, '_>) {
    for seat in game.state.air.track.order().iter() {
        for cabin in deadly_cabins(game, seat).iter() {
            while game.lose_crew(seat, cabin, CrewLoss::Radiation, now) {}
        }
    }
}

/// The components that hold a cell beside another that does.
pub(crate) fn exploding(game: &Trucker, seat: Seat) -> Squares {
    let charged = game.ship(seat).charged(game.tiles());
    charged
        .iter()
        .filter(|square| !Squares::only(*square).around().and(charged).is_empty())
        .collect()
}

/// Every ship in flight.
pub(crate) fn explosive(game: &mut Trucker, now: Now<'_, '_>) {
    for seat in game.state.air.track.order().iter() {
        let hit = exploding(game, seat);
        if hit.is_empty() {
            now.told.everyone(Event::Missed { seat });
        } else {
            game.destroy(seat, hit, now);
        }
    }
}
