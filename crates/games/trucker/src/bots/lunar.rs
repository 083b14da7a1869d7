//! The expansion's choices in flight: the obvious one each time.

use table::Seat;

use super::hopes;
use super::worth::tile_worth;
use crate::Trucker;
use crate::air::pending::{Pending, Plan};
use crate::ids::Square;
use crate::moves::Move;
use crate::rules::supers::black_hole;
use crate::ship::contents::Crew;

/// A choice that only the expansion asks for.
pub(super) fn choose(world: &Trucker, seat: Seat, moves: &[Move]) -> Option<Move> {
    match world.state.air.step() {
        Pending::Plan { plan, .. } => plan_step(world, seat, plan, moves),
        Pending::Salvo { .. } => moves.iter().copied().find(|mv| matches!(mv, Move::Fire { .. })),
        Pending::Rescue { .. } => rescue(world, seat, moves),
        // Nobody is worth a component.
        Pending::Overtake { .. } => Some(Move::Pass),
        _ => None,
    }
}

/// The VIP who pays most comes aboard first, as long as enough humans fly.
pub(super) fn board(world: &Trucker, seat: Seat, moves: &[Move]) -> Option<Move> {
    let worth = |mv: &Move| match mv {
        Move::BoardVip { square, vip } => hopes::worth_of(world, seat, *vip, *square),
        _ => 0.0,
    };
    let best = moves
        .iter()
        .copied()
        .max_by(|one, other| worth(one).total_cmp(&worth(other)));
    best.filter(|mv| worth(mv) > 0.0 && hopes::can_carry(world, seat))
        .or(Some(Move::Done))
}

/// Whoever is worth more than the charge is saved: VIPs and aliens first. After the last card an astronaut is worth nothing more, unless he is the last human.
fn rescue(world: &Trucker, seat: Seat, moves: &[Move]) -> Option<Move> {
    let (ship, tiles) = (world.ship(seat), world.tiles());
    let needed = !world.state.air.deck.is_empty() || ship.humans(tiles) == 0 || world.mission().is_some();
    let special = |mv: &Move| match mv {
        Move::Save(cabin) => {
            let ill = world
                .player(seat)
                .lunar
                .ill
                .iter()
                .find(|ill| ill.cabin == *cabin);
            ill.map_or(0, |ill| match ill.was {
                Crew::Vip(_) => 3,
                Crew::Alien(_) => 2,
                _ => u8::from(needed),
            })
        }
        _ => 0,
    };
    let best = moves.iter().copied().max_by_key(special)?;
    Some(if special(&best) > 0 { best } else { Move::Pass })
}

/// The engineer if she alone gets the ship through; cells first, then what is worth least and takes nothing along, until it is enough.
fn plan_step(world: &Trucker, seat: Seat, plan: Plan, moves: &[Move]) -> Option<Move> {
    if moves.contains(&Move::Done) {
        return Some(Move::Done);
    }
    let enough = black_hole::reckon(world, seat, plan).is_enough();
    if enough {
        // More goes than needed: something comes back.
        return moves.iter().copied().find(|mv| matches!(mv, Move::TakeBack(_)));
    }
    let doubled = Plan {
        doubled: true,
        ..plan
    };
    let saves = plan.given.is_empty() && black_hole::reckon(world, seat, doubled).is_enough();
    let double = moves.iter().copied().find(|mv| saves && *mv == Move::Double);
    let power = moves.iter().copied().find(|mv| matches!(mv, Move::Power(_)));
    double.or(power).or_else(|| cheapest(world, seat, plan, moves))
}

/// The component whose loss, with all that hangs on it, is worth least for each component that counts.
fn cheapest(world: &Trucker, seat: Seat, plan: Plan, moves: &[Move]) -> Option<Move> {
    let (ship, tiles) = (world.ship(seat), world.tiles());
    let before = black_hole::reckon(world, seat, plan);
    let price = |square: Square| {
        let given = plan.given.with(square);
        let after = black_hole::reckon(world, seat, Plan { given, ..plan });
        let more = after.gone.minus(before.gone);
        let worth: f32 = more
            .iter()
            .filter_map(|lost| ship.kind(tiles, lost))
            .map(tile_worth)
            .sum();
        // What an engine pushes must be made up for twice.
        let pushed = f32::from(before.power - after.power) * 4.0;
        (worth + pushed) / more.len().max(1) as f32
    };
    let squares = moves.iter().filter_map(|mv| match mv {
        Move::Abandon(square) => Some(*square),
        _ => None,
    });
    squares
        .min_by(|one, other| price(*one).total_cmp(&price(*other)))
        .map(Move::Abandon)
}
