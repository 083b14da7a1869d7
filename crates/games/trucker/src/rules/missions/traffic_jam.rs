//! The Traffic Jam: who moves forward passes a rocket only by giving up a component, rocket by rocket, and else stops behind it and loses the rest of the
//! move. What is given up must leave the ship in one piece.

use table::Seat;

use crate::Trucker;
use crate::air::pending::Pending;
use crate::cards::missions::SpecialRule;
use crate::events::Event;
use crate::ids::{Loss, Square, Squares};
use crate::moves::{Move, Refusal};
use crate::rules::{Allowed, Now, need};

/// Moves a rocket forward: at once, or rocket by rocket in the traffic jam.
pub(crate) fn forward(game: &mut Trucker, seat: Seat, days: u8, now: Now<'_, '_>) {
    if game.has_rule(SpecialRule::PassingCostsComponents) {
        let over = 0;
        return game.state.air.push(Pending::Overtake { seat, days, over });
    }
    let moved = game.state.air.track.forward(seat, days);
    now.told.everyone(Event::Moved { seat, moved });
}

/// The components that can be given up: without one of them the ship still hangs together, and something is left of it.
pub(crate) fn can_go(game: &Trucker, seat: Seat) -> Squares {
    let ship = game.ship(seat);
    let holds_together = |square: &Square| {
        let mut rest = *ship;
        for lost in game.with_cluster(seat, Squares::only(*square)).iter() {
            rest.take(lost);
        }
        !rest.occupied().is_empty() && rest.is_one_piece()
    };
    ship.occupied().iter().filter(holds_together).collect()
}

/// Moves as far as the way is free; `false` when the owner has to choose.
pub(crate) fn settle(game: &mut Trucker, seat: Seat, days: u8, over: u8, now: Now<'_, '_>) -> bool {
    let track = &mut game.state.air.track;
    if days == 0 {
        game.state.air.done();
        return true;
    }
    if !track.is_taken(seat, over + 1) {
        let free = (1..=days)
            .take_while(|step| !track.is_taken(seat, over + step))
            .count() as u8;
        let moved = track.jump(seat, over + free, free);
        now.told.everyone(Event::Moved { seat, moved });
        game.state.air.replace(Pending::Overtake {
            seat,
            days: days - free,
            over: 0,
        });
        return true;
    }
    if can_go(game, seat).is_empty() {
        stop(game, seat, now);
        return true;
    }
    false
}

pub(crate) fn offered(game: &Trucker, seat: Seat, out: &mut Vec<Move>) {
    out.push(Move::Pass);
    out.extend(can_go(game, seat).iter().map(Move::Abandon));
}

pub(crate) fn check(game: &Trucker, seat: Seat, square: Square) -> Allowed {
    need(game.ship(seat).occupied().has(square), Refusal::NothingToAbandon)?;
    need(can_go(game, seat).has(square), Refusal::WouldBreakUp)
}

/// A component pays for one rocket.
pub(crate) fn overtake(game: &mut Trucker, seat: Seat, square: Square, now: Now<'_, '_>) {
    if let Pending::Overtake { days, over, .. } = game.state.air.step() {
        let over = over + 1;
        game.state.air.replace(Pending::Overtake { seat, days, over });
        game.lose_tiles(seat, Squares::only(square), Loss::Abandoned, now);
    }
}

/// The rocket stays where it is; the rest of the move is lost.
pub(crate) fn stop(game: &mut Trucker, seat: Seat, now: Now<'_, '_>) {
    game.state.air.done();
    now.told.everyone(Event::HeldUp { seat });
}
