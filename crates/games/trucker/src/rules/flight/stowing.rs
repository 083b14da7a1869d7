//! Goods gained (section 9): the owner rearranges and discards freely; what does not fit is lost.
//!
//! Goods that are in no hold lie beside the ship until the owner is done. A good can be put into a hold with room, and any good aboard can be
//! taken out of one again, a good just stowed too: nothing is final before the owner says so. Only so that stowing ends for everybody, goods
//! come out [`LIFTS`] times at most.

use table::Seat;

use crate::Trucker;
use crate::air::pending::Pending;
use crate::cards::tiles::Kind;
use crate::cards::vips::Vip;
use crate::events::Event;
use crate::goods::Goods;
use crate::ids::{Good, Square, Squares};
use crate::moves::{Move, Refusal};
use crate::rules::{Allowed, Now};

/// How many times a good may be taken out of a hold in one go. No arrangement needs more than two for each good gained: one good makes room
/// in a special hold and another one for it in a plain hold.
pub(crate) const LIFTS: u8 = 30;

/// All goods aboard.
pub(crate) fn aboard(game: &Trucker, seat: Seat) -> Goods {
    game.ship(seat).all_goods(game.tiles())
}

fn holds(game: &Trucker, seat: Seat) -> Squares {
    let (ship, tiles) = (game.ship(seat), game.tiles());
    let holds = ship.of_kind(tiles, Kind::is_hold);
    if game.vip_cabin(seat, Vip::SmugglerKing).is_some() {
        ship.of_kind(tiles, Kind::holds_goods)
    } else {
        holds
    }
}

/// Whether goods may be moved between two cards: a smuggler king is aboard, and they were not yet.
pub(crate) fn can_rearrange(game: &Trucker, seat: Seat) -> bool {
    !game.player(seat).lunar.rearranged
        && game.vip_cabin(seat, Vip::SmugglerKing).is_some()
        && !aboard(game, seat).is_empty()
}

/// Goods are moved between two cards.
pub(crate) fn rearrange(game: &mut Trucker, seat: Seat) {
    game.player_mut(seat).lunar.rearranged = true;
    game.state.air.push(Pending::Stow {
        seat,
        goods: Goods::NONE,
        lifts: LIFTS,
    });
}

/// A seat gains goods and may put them into holds.
pub(crate) fn gain(game: &mut Trucker, seat: Seat, goods: Goods, now: Now<'_, '_>) {
    now.told.everyone(Event::GoodsGained { seat, goods });
    game.state.air.push(Pending::Stow {
        seat,
        goods,
        lifts: LIFTS,
    });
}

/// Whether something can be put into a hold or taken out of one.
pub(crate) fn has_choice(game: &Trucker, seat: Seat, goods: Goods, lifts: u8) -> bool {
    let holds = holds(game, seat);
    !holds.is_empty()
        && (holds
            .iter()
            .any(|hold| fitting(game, seat, goods, hold).next().is_some())
            || (lifts > 0
                && holds
                    .iter()
                    .any(|hold| !game.ship(seat).goods_in(game.tiles(), hold).is_empty())))
}

/// The colours that could go into a hold now.
fn fitting(game: &Trucker, seat: Seat, goods: Goods, hold: Square) -> impl Iterator<Item = Good> + '_ {
    let ship = game.ship(seat);
    let room = ship.room(game.tiles(), hold) > 0;
    goods
        .kinds()
        .filter(move |good| room && ship.may_hold(game.tiles(), hold, *good))
}

pub(crate) fn offered(game: &Trucker, seat: Seat, goods: Goods, lifts: u8, out: &mut Vec<Move>) {
    out.push(Move::Done);
    for hold in holds(game, seat).iter() {
        out.extend(fitting(game, seat, goods, hold).map(|good| Move::Stow { good, hold }));
        if lifts > 0 {
            let loaded = game.ship(seat).goods_in(game.tiles(), hold);
            out.extend(loaded.kinds().map(|good| Move::Lift { good, hold }));
        }
    }
}

pub(crate) fn check_stow(game: &Trucker, seat: Seat, goods: Goods, good: Good, hold: Square) -> Allowed {
    if goods.of(good) == 0 {
        return Err(Refusal::NoSuchGood);
    }
    if !holds(game, seat).has(hold) {
        return Err(Refusal::NoHold);
    }
    if !game.ship(seat).may_hold(game.tiles(), hold, good) {
        return Err(Refusal::RedNeedsSpecialHold);
    }
    if game.ship(seat).room(game.tiles(), hold) == 0 {
        return Err(Refusal::HoldFull);
    }
    Ok(())
}

pub(crate) fn check_lift(game: &Trucker, seat: Seat, lifts: u8, good: Good, hold: Square) -> Allowed {
    if !holds(game, seat).has(hold) || game.ship(seat).goods_at(game.tiles(), hold, good) == 0 {
        return Err(Refusal::NoSuchGood);
    }
    if lifts == 0 {
        return Err(Refusal::EnoughMoved);
    }
    Ok(())
}

/// A good goes into a hold.
pub(crate) fn stow(game: &mut Trucker, seat: Seat, good: Good, hold: Square, now: Now<'_, '_>) {
    if let Pending::Stow { mut goods, lifts, .. } = game.state.air.step() {
        let tiles = game.tiles();
        if game.ship_mut(seat).load_good(tiles, hold, good) {
            goods.take(good);
        }
        game.state.air.replace(Pending::Stow { seat, goods, lifts });
        now.told.everyone(Event::Stowed { seat, good, hold });
    }
}

/// A good comes out of a hold.
pub(crate) fn lift(game: &mut Trucker, seat: Seat, good: Good, hold: Square, now: Now<'_, '_>) {
    if let Pending::Stow { mut goods, lifts, .. } = game.state.air.step() {
        let tiles = game.tiles();
        if game.ship_mut(seat).unload_good(tiles, hold, good) {
            goods.add(good);
        }
        game.state.air.replace(Pending::Stow {
            seat,
            goods,
            lifts: lifts.saturating_sub(1),
        });
        now.told.everyone(Event::Lifted { seat, good, hold });
    }
}

/// What is in no hold is lost.
pub(crate) fn finish(game: &mut Trucker, seat: Seat, now: Now<'_, '_>) {
    if let Pending::Stow { goods, .. } = game.state.air.step() {
        game.state.air.done();
        if !goods.is_empty() {
            now.told.everyone(Event::GoodsLeftBehind { seat, goods });
        }
    }
}
