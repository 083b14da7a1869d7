//! Corrosive and Nanobot Dust: as stardust, last to first, a day for each exposed connector. Then, for everybody, cannons and engines with an exposed connector
//! fall off; or everything on components with an exposed connector is lost. What is exposed is judged once, before anything falls.

use table::Seat;

use crate::Trucker;
use crate::events::{CrewLoss, Event};
use crate::goods::Goods;
use crate::ids::{Loss, Side, Squares};
use crate::rules::Now;
use crate::rules::flight::stardust;
use crate::ship::contents::Load;

/// The components with an exposed connector.
fn exposed(game: &Trucker, seat: Seat) -> Squares {
    let ship = game.ship(seat);
    Side::ALL
        .into_iter()
        .fold(Squares::NONE, |all, side| all.or(ship.exposed(side)))
}

/// The cannons and engines that corrode.
pub(crate) fn corroding(game: &Trucker, seat: Seat) -> Squares {
    let loose = |kind: crate::cards::tiles::Kind| kind.is_cannon() || kind.is_engine();
    game.ship(seat)
        .of_kind(game.tiles(), loose)
        .and(exposed(game, seat))
}

/// Days, then cannons and engines.
pub(crate) fn corrosive(game: &mut Trucker, now: Now<'_, '_>) {
    stardust::resolve(game, now);
    for seat in game.state.air.track.order().iter() {
        let loose = corroding(game, seat);
        if !loose.is_empty() {
            game.lose_tiles(seat, loose, Loss::Fallen, now);
        }
    }
}

/// Days, then crew, cells and goods.
pub(crate) fn nanobot(game: &mut Trucker, now: Now<'_, '_>) {
    stardust::resolve(game, now);
    for seat in game.state.air.track.order().iter() {
        let (mut cells, mut goods) = (0, Goods::NONE);
        for square in exposed(game, seat)
            .minus(game.ship(seat).hiding_places(game.tiles()))
            .iter()
        {
            while game.lose_crew(seat, square, CrewLoss::Nanobots, now) {}
            let (ship, tiles) = (game.ship(seat), game.tiles());
            cells += ship.cells_at(tiles, square);
            goods = goods.plus(ship.goods_in(tiles, square));
            if ship.cells_at(tiles, square) > 0 || !ship.goods_in(tiles, square).is_empty() {
                game.ship_mut(seat).set_load(square, Load::EMPTY);
            }
        }
        if cells > 0 || !goods.is_empty() {
            now.told.everyone(Event::Emptied { seat, cells, goods });
        }
    }
}
