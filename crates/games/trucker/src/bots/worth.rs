//! What a ship is worth to its builder, and what a tile would add to it.

use crate::cards::tiles::{Kind, Tiles};
use crate::ids::{Level, Side, Squares};
use crate::ship::Ship;

/// The parts of a ship that count.
#[derive(Clone, Copy, Default)]
struct Parts {
    /// Engine strength with all doubles powered.
    engines: i32,
    /// Cannon strength in halves with all doubles powered.
    cannons: i32,
    /// Astronauts, once it is loaded.
    crew: i32,
    /// Cells, once it is loaded.
    cells: i32,
    /// Tiles that need cells.
    users: i32,
    /// Sides covered by a shield.
    shielded: i32,
    /// Room for goods.
    hold: i32,
    /// Room for red goods.
    special: i32,
    /// Life support connected to a cabin.
    aliens: i32,
    /// Engines that need no cell.
    sure_engines: i32,
}

/// What each further one is worth: much up to what a flight of this level needs, little beyond.
fn towards(have: i32, need: i32, each: i32, beyond: i32) -> i32 {
    have.min(need) * each + (have - need).max(0) * beyond
}

fn parts(ship: &Ship, tiles: &Tiles) -> Parts {
    let mut parts = Parts::default();
    let mut covered = [false; 4];
    for square in ship.occupied().iter() {
        let Some(tile) = ship.printed(tiles, square) else {
            continue;
        };
        let capacity = i32::from(tile.capacity);
        let turned = ship.turned(square);
        let full = if turned == Side::Front { 2 } else { 1 };
        parts.users += i32::from(tile.kind.needs_cell());
        match tile.kind {
            Kind::Engine => {
                parts.engines += 1;
                parts.sure_engines += 1;
            }
            Kind::DoubleEngine => parts.engines += 2,
            Kind::Cannon => parts.cannons += full,
            Kind::DoubleCannon => parts.cannons += 2 * full,
            Kind::Cabin | Kind::StartingCabin => parts.crew += capacity,
            Kind::Battery => parts.cells += capacity,
            Kind::CargoHold => parts.hold += capacity,
            Kind::SpecialHold => parts.special += capacity,
            Kind::Shield => {
                for side in [Side::Front, Side::Right] {
                    covered[side.turned(turned).index()] = true;
                }
            }
            Kind::LifeSupportBrown | Kind::LifeSupportPurple => {
                let cabins = ship.connected(square).iter();
                let lives = |kind: Option<Kind>| kind == Some(Kind::Cabin);
                parts.aliens += i32::from(cabins.into_iter().any(|next| lives(ship.kind(tiles, next))));
            }
            Kind::Structural => {}
        }
    }
    parts.shielded = covered.iter().map(|side| i32::from(*side)).sum();
    parts
}

/// Empty squares of the board at which an open connector of the ship points, and which no barrel or exhaust keeps empty.
fn room_to_grow(ship: &Ship, tiles: &Tiles, board: Squares) -> (Squares, Squares) {
    let empty = board.minus(ship.occupied());
    let mut kept_empty = Squares::NONE;
    for square in ship
        .of_kind(tiles, |kind| kind.is_cannon() || kind.is_engine())
        .iter()
    {
        let way = match ship.kind(tiles, square) {
            Some(kind) if kind.is_engine() => Side::Back,
            _ => ship.turned(square),
        };
        kept_empty = kept_empty.or(Squares::only(square).step(way));
    }
    let open = Side::ALL
        .into_iter()
        .fold(Squares::NONE, |open, side| open.or(ship.exposed(side).step(side)));
    (open.and(empty).minus(kept_empty), kept_empty.and(empty))
}

/// What a ship is worth on the board of this level, in hundredths of a credit or so.
pub(super) fn of(ship: &Ship, tiles: &Tiles, level: Level, board: Squares) -> i32 {
    let parts = parts(ship, tiles);
    let step = level.index() as i32;
    let cells = towards(parts.cells, (parts.users * 2).min(4 + 2 * step), 60, 10);
    let strength = towards(parts.engines, 3 + 2 * step, 150, 40)
        + towards(parts.sure_engines, 2 + step, 140, 10)
        + towards(parts.cannons, 7 + 4 * step, 70, 15)
        + towards(parts.crew, 12 + 4 * step, 140, 60);
    let shields = if parts.cells > 0 {
        parts.shielded * (70 + 30 * step)
    } else {
        0
    };
    let goods = towards(parts.hold, 4 + step, 70, 25) + towards(parts.special, 1 + step, 120, 60);
    // A double without a cell for it is dead weight.
    let unpowered = (parts.users - parts.cells).max(0) * 150;
    let aliens = parts.aliens.min(2) * 60;
    let (growth, wasted) = room_to_grow(ship, tiles, board);
    let empty = board.minus(ship.occupied()).len() as i32;
    let room = (growth.len() as i32).min(5).min(empty) * 45 - wasted.len() as i32 * 60;
    let exposed = i32::from(ship.exposed_connectors()) * 30;
    strength + cells + shields + goods + aliens + room - exposed - unpowered
}
