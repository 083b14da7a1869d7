//! Declaring strength (section 6): doubles are powered with cells one by one, each from a battery of the owner's choice. What needs no cell
//! always counts.

use table::Seat;

use crate::Trucker;
use crate::air::pending::Pending;
use crate::cards::effects::Criterion;
use crate::events::Event;
use crate::ids::{Halves, Square, Squares};
use crate::moves::{Move, Refusal};
use crate::rules::supers::fleet;
use crate::rules::{Allowed, Now};

/// The doubles that could be powered with a cell each.
fn doubles(game: &Trucker, seat: Seat, what: Criterion) -> Squares {
    let ship = game.ship(seat);
    match what {
        Criterion::Engines => ship.double_engines(game.tiles()),
        Criterion::Cannons => ship.double_cannons(game.tiles()),
        Criterion::Crew => Squares::NONE,
    }
}

/// What a seat's ship is worth with these doubles powered.
pub(crate) fn strength(game: &Trucker, seat: Seat, what: Criterion, powered: Squares) -> Halves {
    let ship = game.ship(seat);
    match what {
        Criterion::Engines => Halves::whole(ship.engine_strength(game.tiles(), powered)),
        Criterion::Cannons => ship.cannon_strength_towards(game.tiles(), powered, fleet::full_sides(game)),
        Criterion::Crew => Halves::whole(i16::from(ship.crew(game.tiles()))),
    }
}

/// The most a seat could declare with the cells it has: the doubles that give most first.
pub(crate) fn most(game: &Trucker, seat: Seat, what: Criterion, powered: Squares) -> Halves {
    let mut best = powered;
    for _ in 0..game.ship(seat).cells(game.tiles()) {
        let more = doubles(game, seat, what).minus(best).iter();
        let Some(next) = more.max_by_key(|tile| strength(game, seat, what, best.with(*tile))) else {
            break;
        };
        best = best.with(next);
    }
    strength(game, seat, what, best)
}

/// Whether there is a double to power and a cell for it.
pub(crate) fn has_choice(game: &Trucker, seat: Seat, what: Criterion, powered: Squares) -> bool {
    !doubles(game, seat, what).minus(powered).is_empty() && !charged(game, seat).is_empty()
}

pub(crate) fn charged(game: &Trucker, seat: Seat) -> Squares {
    game.ship(seat).charged(game.tiles())
}

/// The batteries whose cells may power a tile.
pub(crate) fn usable(game: &Trucker, seat: Seat, _tile: Square) -> Squares {
    charged(game, seat)
}

/// Whether there is a cell that may power a tile.
pub(crate) fn can_power(game: &Trucker, seat: Seat, tile: Square) -> bool {
    !usable(game, seat, tile).is_empty()
}

pub(crate) fn offered(game: &Trucker, seat: Seat, what: Criterion, powered: Squares, out: &mut Vec<Move>) {
    out.push(Move::Done);
    if has_choice(game, seat, what, powered) {
        let more = doubles(game, seat, what).minus(powered);
        out.extend(more.iter().map(Move::Power));
    }
}

pub(crate) fn check(game: &Trucker, seat: Seat, what: Criterion, powered: Squares, tile: Square) -> Allowed {
    if !doubles(game, seat, what).has(tile) {
        return Err(Refusal::NothingToPower);
    }
    if powered.has(tile) {
        return Err(Refusal::PoweredAlready);
    }
    if charged(game, seat).is_empty() {
        return Err(Refusal::NoCells);
    }
    Ok(())
}

/// Powers a double.
pub(crate) fn power(game: &mut Trucker, seat: Seat, tile: Square, now: Now<'_, '_>) {
    if let Pending::Declare { what, powered, .. } = game.state.air.step() {
        game.state.air.replace(Pending::Declare {
            seat,
            what,
            powered: powered.with(tile),
        });
        pay(game, seat, tile, now);
    }
}

/// Pays a cell for a tile; where several batteries could, the owner chooses.
pub(crate) fn pay(game: &mut Trucker, seat: Seat, tile: Square, now: Now<'_, '_>) {
    let charged = charged(game, seat);
    match charged.first() {
        Some(battery) if charged.len() == 1 => spend(game, seat, battery, tile, now),
        Some(_) => game.state.air.push(Pending::Battery { seat, tile }),
        None => {}
    }
}

pub(crate) fn batteries_offered(game: &Trucker, seat: Seat, out: &mut Vec<Move>) {
    out.extend(charged(game, seat).iter().map(Move::Spend));
}

pub(crate) fn check_battery(game: &Trucker, seat: Seat, battery: Square) -> Allowed {
    if charged(game, seat).has(battery) {
        Ok(())
    } else {
        Err(Refusal::NoCells)
    }
}

/// A cell leaves its battery.
pub(crate) fn spend(game: &mut Trucker, seat: Seat, battery: Square, tile: Square, now: Now<'_, '_>) {
    let tiles = game.tiles();
    game.ship_mut(seat).spend_cell(tiles, battery);
    now.told.everyone(Event::Powered { seat, tile, battery });
}

/// The declaration stands.
pub(crate) fn finish(game: &mut Trucker, seat: Seat, now: Now<'_, '_>) {
    if let Pending::Declare { what, powered, .. } = game.state.air.step() {
        let declared = strength(game, seat, what, powered);
        let air = &mut game.state.air;
        air.done();
        air.declared[seat] = Some(declared);
        now.told.everyone(Event::Declared {
            seat,
            what,
            strength: declared,
        });
    }
}

/// Asks a seat to declare.
pub(crate) fn ask(game: &mut Trucker, seat: Seat, what: Criterion) {
    game.state.air.push(Pending::Declare {
        seat,
        what,
        powered: Squares::NONE,
    });
}
