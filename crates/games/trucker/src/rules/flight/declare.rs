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
        Criterion::Cannons => {
            let full = fleet::full_sides(game);
            let Halves(cannons) = ship.cannon_strength_towards(game.tiles(), powered, full);
            let Halves(bonus) = game.admiral_bonus(seat, powered);
            Halves(cannons + bonus)
        }
        Criterion::Crew => Halves::whole(i16::from(ship.crew(game.tiles()))),
    }
}

/// The most a seat could declare with the cells it has: the doubles that give most first.
pub(crate) fn most(game: &Trucker, seat: Seat, what: Criterion, powered: Squares) -> Halves {
    let mut best = powered;
    for _ in 0..game.ship(seat).cells(game.tiles()) {
        let more = doubles(game, seat, what).minus(best).iter();
        let more = more.filter(|tile| game.can_pay_for(seat, best.minus(powered).with(*tile)));
        let Some(next) = more.max_by_key(|tile| strength(game, seat, what, best.with(*tile))) else {
            break;
        };
        best = best.with(next);
    }
    strength(game, seat, what, best)
}

/// Whether there is a double to power and a cell for it.
pub(crate) fn has_choice(game: &Trucker, seat: Seat, what: Criterion, powered: Squares) -> bool {
    let mut left = doubles(game, seat, what).minus(powered).iter();
    left.any(|tile| can_power(game, seat, tile))
}

pub(crate) fn charged(game: &Trucker, seat: Seat) -> Squares {
    game.ship(seat).charged(game.tiles())
}

/// The batteries whose cells may power a tile.
pub(crate) fn usable(game: &Trucker, seat: Seat, tile: Square) -> Squares {
    game.allowed_by_activist(seat, charged(game, seat), tile)
}

/// Whether there is a cell that may power a tile.
pub(crate) fn can_power(game: &Trucker, seat: Seat, tile: Square) -> bool {
    !usable(game, seat, tile).is_empty()
}

/// Whether the engineer may double what is declared.
pub(crate) fn may_double(game: &Trucker, seat: Seat, what: Criterion, doubled: bool) -> bool {
    what == Criterion::Engines && !doubled && game.can_double(seat)
}

pub(crate) fn offered(
    game: &Trucker,
    seat: Seat,
    what: Criterion,
    powered: Squares,
    doubled: bool,
    out: &mut Vec<Move>,
) {
    out.push(Move::Done);
    let more = doubles(game, seat, what).minus(powered).iter();
    out.extend(more.filter(|tile| can_power(game, seat, *tile)).map(Move::Power));
    if may_double(game, seat, what, doubled) {
        out.push(Move::Double);
    }
}

pub(crate) fn check(game: &Trucker, seat: Seat, what: Criterion, powered: Squares, tile: Square) -> Allowed {
    if !doubles(game, seat, what).has(tile) {
        return Err(Refusal::NothingToPower);
    }
    if powered.has(tile) {
        return Err(Refusal::PoweredAlready);
    }
    if !can_power(game, seat, tile) {
        return Err(Refusal::NoCells);
    }
    Ok(())
}

/// Powers a double.
pub(crate) fn power(game: &mut Trucker, seat: Seat, tile: Square, now: Now<'_, '_>) {
    if let Pending::Declare {
        what,
        powered,
        doubled,
        ..
    } = game.state.air.step()
    {
        game.state.air.replace(Pending::Declare {
            seat,
            what,
            powered: powered.with(tile),
            doubled,
        });
        pay(game, seat, tile, now);
    }
}

/// Pays a cell for a tile; where several batteries could, the owner chooses.
pub(crate) fn pay(game: &mut Trucker, seat: Seat, tile: Square, now: Now<'_, '_>) {
    let usable = usable(game, seat, tile);
    match usable.first() {
        Some(battery) if usable.len() == 1 => spend(game, seat, battery, tile, now),
        Some(_) => game.state.air.push(Pending::Battery { seat, tile }),
        None => {}
    }
}

/// The tile that gets the cell whose battery is being chosen.
fn being_paid(game: &Trucker) -> Option<Square> {
    match game.state.air.step() {
        Pending::Battery { tile, .. } => Some(tile),
        _ => None,
    }
}

pub(crate) fn batteries_offered(game: &Trucker, seat: Seat, out: &mut Vec<Move>) {
    let usable = being_paid(game).map_or(Squares::NONE, |tile| usable(game, seat, tile));
    out.extend(usable.iter().map(Move::Spend));
}

pub(crate) fn check_battery(game: &Trucker, seat: Seat, battery: Square) -> Allowed {
    let usable = being_paid(game).map_or_else(|| charged(game, seat), |tile| usable(game, seat, tile));
    if usable.has(battery) {
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
    game.please_guru(seat, battery, tile, now);
}

/// The declaration stands.
pub(crate) fn finish(game: &mut Trucker, seat: Seat, now: Now<'_, '_>) {
    if let Pending::Declare {
        what,
        powered,
        doubled,
        ..
    } = game.state.air.step()
    {
        let Halves(strength) = strength(game, seat, what, powered);
        let declared = Halves(if doubled { 2 * strength } else { strength });
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
        doubled: false,
    });
}

/// The engineer doubles what is declared, and leaves.
pub(crate) fn double(game: &mut Trucker, seat: Seat, now: Now<'_, '_>) {
    if let Pending::Declare { what, powered, .. } = game.state.air.step() {
        let doubled = true;
        game.state.air.replace(Pending::Declare {
            seat,
            what,
            powered,
            doubled,
        });
        game.send_engineer(seat, now);
    }
}
