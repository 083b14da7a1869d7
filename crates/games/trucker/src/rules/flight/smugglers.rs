//! Goods taken, by smugglers or in a combat zone: that many, most valuable first, then cells, then nothing. Where the same colour lies in
//! several holds, or cells in several batteries, the owner chooses.

use table::Seat;

use super::declare::charged;
use crate::Trucker;
use crate::air::pending::Pending;
use crate::cards::tiles::Kind;
use crate::events::Event;
use crate::goods::Goods;
use crate::ids::{Good, Square, Squares};
use crate::moves::{Move, Refusal};
use crate::rules::{Allowed, Now};

/// The most valuable colour aboard, and the holds that carry it.
pub(crate) fn dearest(game: &Trucker, seat: Seat) -> Option<(Good, Squares)> {
    let ship = game.ship(seat);
    // What a smuggler king hides in structural modules nobody finds.
    let holds = ship.of_kind(game.tiles(), Kind::is_hold);
    let goods = holds.iter().map(|hold| ship.goods_in(game.tiles(), hold));
    let good = goods.fold(Goods::NONE, Goods::plus).best()?;
    let holds = holds.iter();
    let holds = holds.filter(|hold| ship.goods_at(game.tiles(), *hold, good) > 0);
    Some((good, holds.collect()))
}

pub(crate) fn offered(game: &Trucker, seat: Seat, out: &mut Vec<Move>) {
    match dearest(game, seat) {
        Some((_, holds)) => out.extend(holds.iter().map(Move::LoseGood)),
        None => out.extend(charged(game, seat).iter().map(Move::LoseCell)),
    }
}

pub(crate) fn check_good(game: &Trucker, seat: Seat, hold: Square) -> Allowed {
    match dearest(game, seat) {
        Some((_, holds)) if holds.has(hold) => Ok(()),
        Some(_) => Err(Refusal::DearestFirst),
        None => Err(Refusal::NoSuchGood),
    }
}

pub(crate) fn check_cell(game: &Trucker, seat: Seat, battery: Square) -> Allowed {
    if dearest(game, seat).is_some() {
        Err(Refusal::GoodsFirst)
    } else if charged(game, seat).has(battery) {
        Ok(())
    } else {
        Err(Refusal::NoCells)
    }
}

/// A good is taken.
pub(crate) fn lose_good(game: &mut Trucker, seat: Seat, hold: Square, now: Now<'_, '_>) {
    one_less(game, seat);
    let Some((good, _)) = dearest(game, seat) else {
        return;
    };
    let tiles = game.tiles();
    game.ship_mut(seat).unload_good(tiles, hold, good);
    now.told.everyone(Event::GoodTaken { seat, good, hold });
}

/// A cell is taken.
pub(crate) fn lose_cell(game: &mut Trucker, seat: Seat, battery: Square, now: Now<'_, '_>) {
    one_less(game, seat);
    let tiles = game.tiles();
    game.ship_mut(seat).spend_cell(tiles, battery);
    now.told.everyone(Event::CellTaken { seat, battery });
}

fn one_less(game: &mut Trucker, seat: Seat) {
    match game.state.air.step() {
        Pending::LoseGoods { left, .. } => game.state.air.replace(Pending::LoseGoods {
            seat,
            left: left.saturating_sub(1),
        }),
        Pending::LoseCells { left, .. } => game.state.air.replace(Pending::LoseCells {
            seat,
            left: left.saturating_sub(1),
        }),
        _ => {}
    }
}

pub(crate) fn cells_offered(game: &Trucker, seat: Seat, out: &mut Vec<Move>) {
    out.extend(charged(game, seat).iter().map(Move::LoseCell));
}

/// Cells are lost and nothing else; where one battery is concerned there is nothing to choose.
pub(crate) fn settle_cells(game: &mut Trucker, seat: Seat, left: u8, now: Now<'_, '_>) -> bool {
    let batteries = charged(game, seat);
    match batteries.first() {
        Some(battery) if left > 0 && batteries.len() == 1 => lose_cell(game, seat, battery, now),
        Some(_) if left > 0 => return false,
        _ => game.state.air.done(),
    }
    true
}

/// Where one hold or one battery is concerned there is nothing to choose.
pub(crate) fn settle(game: &mut Trucker, seat: Seat, left: u8, now: Now<'_, '_>) -> bool {
    let (batteries, goods) = (charged(game, seat), dearest(game, seat));
    let holds = goods.map_or(Squares::NONE, |(_, holds)| holds);
    match (holds.first(), batteries.first()) {
        _ if left == 0 => game.state.air.done(),
        (None, None) => game.state.air.done(),
        (Some(hold), _) if holds.len() == 1 => lose_good(game, seat, hold, now),
        (None, Some(battery)) if batteries.len() == 1 => lose_cell(game, seat, battery, now),
        _ => return false,
    }
    true
}
