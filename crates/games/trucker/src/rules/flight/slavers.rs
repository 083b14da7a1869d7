//! Crew given up, to slavers or for an abandoned ship or in a combat zone: that many, of the owner's choice, or all.

use table::Seat;

use crate::Trucker;
use crate::air::pending::Pending;
use crate::cards::effects::Adventure;
use crate::events::CrewLoss;
use crate::ids::{Square, Squares};
use crate::moves::{Move, Refusal};
use crate::rules::{Allowed, Now};

fn cabins(game: &Trucker, seat: Seat) -> Squares {
    game.ship(seat).occupied_cabins(game.tiles())
}

pub(crate) fn offered(game: &Trucker, seat: Seat, out: &mut Vec<Move>) {
    out.extend(cabins(game, seat).iter().map(Move::GiveCrew));
}

pub(crate) fn check(game: &Trucker, seat: Seat, cabin: Square) -> Allowed {
    if cabins(game, seat).has(cabin) {
        Ok(())
    } else {
        Err(Refusal::NobodyThere)
    }
}

/// One crew member goes.
pub(crate) fn give(game: &mut Trucker, seat: Seat, cabin: Square, now: Now<'_, '_>) {
    if let Pending::GiveCrew { left, .. } = game.state.air.step() {
        game.state.air.replace(Pending::GiveCrew {
            seat,
            left: left.saturating_sub(1),
        });
        let abandoned = matches!(
            game.card().map(|card| &card.adventure),
            Some(Adventure::AbandonedShip { .. })
        );
        let loss = if abandoned {
            CrewLoss::Salvage
        } else {
            CrewLoss::GivenUp
        };
        game.lose_crew(seat, cabin, loss, now);
    }
}

/// Where all must go, or all live in one cabin, there is nothing to choose.
pub(crate) fn settle(game: &mut Trucker, seat: Seat, left: u8, now: Now<'_, '_>) -> bool {
    let cabins = cabins(game, seat);
    let Some(cabin) = cabins.first().filter(|_| left > 0) else {
        game.state.air.done();
        return true;
    };
    let all_go = game.ship(seat).crew(game.tiles()) <= left;
    if all_go || cabins.len() == 1 {
        give(game, seat, cabin, now);
        return true;
    }
    false
}
