//! What a ship is worth to its builder: what it can do, what the cards to come will probably do to it, and whether it can still grow.

use super::weather::{Missiles, Weather};
use crate::cards::effects::{Criterion, MissileKind, Penalty};
use crate::cards::tiles::{Connector, Kind, Tiles};
use crate::ids::{Level, SQUARES, Side, Square, Squares};
use crate::ship::Ship;

/// How much each thing counts, for one level. In hundredths of a credit or so.
#[derive(Clone, Copy, Debug)]
pub(super) struct Weights {
    /// Engine strength that is wanted, what each is worth up to that, and beyond.
    pub(super) engines: [f32; 3],
    /// The same for engines that need no cell.
    pub(super) sure_engines: [f32; 3],
    /// The same for cannon strength.
    pub(super) cannons: [f32; 3],
    /// The same for crew.
    pub(super) crew: [f32; 3],
    /// The same for cells.
    pub(super) cells: [f32; 3],
    /// The same for room for goods.
    pub(super) hold: [f32; 3],
    /// The same for room for red goods.
    pub(super) special: [f32; 3],
    /// Any engine strength at all: without it the first open space ends the flight.
    pub(super) moves: f32,
    /// Each side covered by a shield, from the front clockwise. Most of what shields stop comes from the front.
    pub(super) shields: [f32; 4],
    /// An alien that helps.
    pub(super) alien: f32,
    /// Losing an expected crew member to slavers and the like.
    pub(super) crew_loss: f32,
    /// Two cabins side by side, for each epidemic to be expected.
    pub(super) epidemic: f32,
    /// What is lost to missiles, in the worths of tiles.
    pub(super) damage: f32,
    /// A connector that will stay exposed.
    pub(super) exposed: f32,
    /// A square the ship can grow into.
    pub(super) growth: f32,
    /// An empty square that no connector leads to any more.
    pub(super) stranded: f32,
    /// A square that nothing can be built on any more.
    pub(super) wasted: f32,
    /// Any tile at all.
    pub(super) tile: f32,
}

/// Found by building ships and flying each of them again and again: what flights are won with are engines up to two, cannons, crew and a shield to
/// the front; room for goods matters little.
const BASE: Weights = Weights {
    engines: [3.0, 90.0, 30.0],
    sure_engines: [2.0, 120.0, 10.0],
    cannons: [6.0, 150.0, 20.0],
    crew: [8.0, 150.0, 50.0],
    cells: [3.0, 60.0, 15.0],
    hold: [4.0, 30.0, 20.0],
    special: [1.0, 60.0, 50.0],
    moves: 300.0,
    shields: [300.0, 100.0, 100.0, 100.0],
    alien: 60.0,
    crew_loss: 40.0,
    epidemic: 60.0,
    damage: 40.0,
    exposed: 10.0,
    growth: 150.0,
    stranded: 80.0,
    wasted: 60.0,
    tile: 20.0,
};

const WEIGHTS: [Weights; 3] = [
    BASE,
    Weights {
        engines: [4.0, 90.0, 30.0],
        sure_engines: [2.0, 120.0, 10.0],
        cannons: [8.0, 150.0, 20.0],
        crew: [12.0, 150.0, 50.0],
        cells: [5.0, 60.0, 15.0],
        ..BASE
    },
    Weights {
        engines: [4.0, 90.0, 30.0],
        sure_engines: [3.0, 120.0, 10.0],
        cannons: [10.0, 150.0, 20.0],
        crew: [14.0, 150.0, 50.0],
        cells: [7.0, 60.0, 15.0],
        ..BASE
    },
];

/// With so many squares to grow into there is room enough.
const ROOM_ENOUGH: f32 = 6.0;

/// How likely two dice show each sum.
const LANES: [(u8, f32); 11] = {
    let mut lanes = [(0, 0.0); 11];
    let mut at = 0;
    while at < 11 {
        let ways = if at < 6 { at + 1 } else { 11 - at };
        lanes[at] = (at as u8 + 2, ways as f32 / 36.0);
        at += 1;
    }
    lanes
};

/// What each further one is worth: much up to what a flight of this level needs, little beyond.
fn towards(have: f32, [need, each, beyond]: [f32; 3]) -> f32 {
    have.min(need) * each + (have - need).max(0.0) * beyond
}

/// Near 1 far below, near 0 far above, one half where both are equal: ships are damaged before they fight, so that nothing is sure.
fn falls_short(strength: f32, needed: f32) -> f32 {
    let margin = (strength - needed - 0.5) / 1.5;
    0.5 - 0.5 * margin / (1.0 + margin.abs())
}

/// The parts of a ship that count.
#[derive(Clone, Copy, Default)]
struct Parts {
    engines: f32,
    double_engines: f32,
    /// Strength of single cannons.
    cannons: f32,
    /// Strength of double cannons if all are powered.
    double_cannons: f32,
    /// Double cannons.
    doubles: f32,
    crew: f32,
    cells: f32,
    hold: f32,
    special: f32,
    /// Life support that lets an alien of each colour aboard.
    aliens: [bool; 2],
    covered: [bool; 4],
    /// Cabins connected to another one.
    crowded: f32,
}

/// Judges ships of one flight.
pub(super) struct Judge<'a> {
    pub(super) tiles: &'a Tiles,
    pub(super) board: Squares,
    pub(super) weights: Weights,
    pub(super) weather: Weather,
    /// How likely it is that a square that can still be filled will be: 0 for a ship that is done.
    pub(super) hope: f32,
    /// How many fly.
    pub(super) seats: u8,
    /// Aliens do not come on the learning flight.
    pub(super) aliens: bool,
}

/// The weights for a level.
pub(super) fn weights(level: Level) -> Weights {
    WEIGHTS[level.index()]
}

impl Judge<'_> {
    /// What a ship is worth.
    pub(super) fn worth(&self, ship: &Ship) -> f32 {
        let parts = self.parts(ship);
        let strengths = parts.strengths();
        let (missiles, _) = self.suffered(parts.cannon_strength(), strengths.engines);
        let mut losses = Losses::new(ship, self.tiles);
        let harm = self.damage(ship, strengths, &missiles, &mut losses)
            + self.super_harm(ship, strengths, &mut losses);
        self.glance(ship) - harm * self.weights.damage
    }

    /// What a ship is worth at a glance, damage to come left out.
    pub(super) fn glance(&self, ship: &Ship) -> f32 {
        let weights = &self.weights;
        let parts = self.parts(ship);
        let cannons = parts.cannon_strength();
        let engines = parts.engine_strength();
        let strength = engines.min(1.0) * weights.moves
            + towards(engines, weights.engines)
            + towards(parts.engines, weights.sure_engines)
            + towards(cannons, weights.cannons)
            + towards(parts.crew, weights.crew)
            + towards(parts.cells, weights.cells)
            + towards(parts.hold, weights.hold)
            + towards(parts.special, weights.special)
            + parts.shielded(&weights.shields) * parts.power()
            + parts.aliens.iter().filter(|alien| **alien).count() as f32 * weights.alien;
        let (_, crew_loss) = self.suffered(cannons, engines);
        let losses =
            crew_loss * weights.crew_loss + parts.crowded * self.weather.epidemics * weights.epidemic;
        strength - losses + self.shape(ship) + ship.occupied().len() as f32 * weights.tile
    }

    fn parts(&self, ship: &Ship) -> Parts {
        let mut parts = Parts::default();
        let cabins = ship.of_kind(self.tiles, Kind::is_cabin);
        for square in ship.occupied().iter() {
            let Some(tile) = ship.printed(self.tiles, square) else {
                continue;
            };
            let capacity = f32::from(tile.capacity);
            let turned = ship.turned(square);
            let full = if turned == Side::Front { 1.0 } else { 0.5 };
            match tile.kind {
                Kind::Engine => parts.engines += 1.0,
                Kind::DoubleEngine => parts.double_engines += 1.0,
                Kind::Cannon => parts.cannons += full,
                Kind::DoubleCannon => {
                    parts.doubles += 1.0;
                    parts.double_cannons += 2.0 * full;
                }
                Kind::Cabin | Kind::StartingCabin => {
                    parts.crew += capacity;
                    parts.crowded += f32::from(u8::from(!ship.connected(square).and(cabins).is_empty()));
                }
                Kind::Heavy => parts.engines -= f32::from(tile.weight),
                Kind::Explosive | Kind::Fragile | Kind::Radioactive => {}
                Kind::Battery => parts.cells += capacity,
                Kind::CargoHold => parts.hold += capacity,
                Kind::SpecialHold => parts.special += capacity,
                Kind::Shield => {
                    for side in [Side::Front, Side::Right] {
                        parts.covered[side.turned(turned).index()] = true;
                    }
                }
                Kind::LifeSupportBrown | Kind::LifeSupportPurple => {
                    let next = ship.connected(square).and(cabins).without(Square::START);
                    if let Some(alien) = tile.kind.life_support() {
                        parts.aliens[alien.index()] |= self.aliens && !next.is_empty();
                    }
                }
                Kind::Structural => {}
            }
        }
        parts
    }

    /// How many crew members a flying ship will probably lose to slavers and in combat zones.
    pub(super) fn crew_at_risk(&self, ship: &Ship) -> f32 {
        let cells = ship.cells(self.tiles);
        let cannons = f32::from(
            ship.cannon_strength(self.tiles, powered(ship.double_cannons(self.tiles), cells))
                .0,
        );
        let engines =
            f32::from(ship.engine_strength(self.tiles, powered(ship.double_engines(self.tiles), cells)));
        self.suffered(cannons / 2.0, engines).1
    }

    /// How often each tile of a flying ship will probably be hit.
    pub(super) fn hits(&self, ship: &Ship) -> [f32; SQUARES] {
        let missiles = self.weather.meteors;
        let mut hits = [0.0; SQUARES];
        for from in Side::ALL {
            for (lane, chance) in LANES {
                if let Some(hit) = ship.first_hit(from, lane) {
                    let small = if ship.shows_connector(hit, from) { 1.0 } else { 0.0 };
                    let rate = 0.2
                        + missiles.of(MissileKind::SmallMeteor, from) * small
                        + missiles.of(MissileKind::LargeMeteor, from) * self.unshot(ship, from, lane, 0.5);
                    hits[hit.index()] += rate * chance;
                }
            }
        }
        hits
    }

    /// The missiles to be expected, and how many crew members will be lost to slavers and in combat zones.
    fn suffered(&self, cannons: f32, engines: f32) -> (Missiles, f32) {
        let mut missiles = self.weather.meteors;
        let mut crew = 0.0;
        let mut suffer = |penalty: &Penalty, chance: f32| match penalty {
            Penalty::Crew(number) => crew += f32::from(*number) * chance,
            Penalty::Shots(shots) => missiles.add(shots, chance),
            Penalty::Days(_) | Penalty::Goods(_) | Penalty::Cells(_) => {}
        };
        for (chance, enemy) in &self.weather.enemies {
            suffer(
                &enemy.penalty,
                chance * falls_short(cannons, f32::from(enemy.power)),
            );
        }
        for (chance, power, lines) in &self.weather.hazards.fleets {
            let beaten = chance * falls_short(cannons, f32::from(*power));
            lines.iter().for_each(|line| suffer(line, beaten));
        }
        if self.seats > 1 {
            let share = 1.0 / f32::from(self.seats);
            for (chance, lines) in &self.weather.zones {
                for line in *lines {
                    let lowest = match line.criterion {
                        Criterion::Crew => 0.5,
                        Criterion::Engines => falls_short(engines, self.weights.engines[0]),
                        Criterion::Cannons => falls_short(cannons, self.weights.cannons[0]),
                    };
                    suffer(&line.penalty, chance * 2.0 * share * lowest);
                }
            }
        }
        (missiles, crew)
    }

    /// What missiles will probably destroy and tear off, in the worths of tiles.
    fn damage(&self, ship: &Ship, strengths: Strengths, missiles: &Missiles, losses: &mut Losses<'_>) -> f32 {
        let power = strengths.power;
        let mut damage = 0.0;
        for from in Side::ALL {
            let rate = |kind: MissileKind| missiles.of(kind, from);
            let shield = 1.0 - strengths.shielded(from);
            let shots = rate(MissileKind::LightShot) * shield + rate(MissileKind::HeavyShot);
            let small = rate(MissileKind::SmallMeteor) * shield;
            for (lane, chance) in LANES {
                let Some(hit) = ship.first_hit(from, lane) else {
                    continue;
                };
                let mut hits = shots;
                if small > 0.0 && ship.shows_connector(hit, from) {
                    hits += small * self.stays_open(hit, from);
                }
                let large = rate(MissileKind::LargeMeteor);
                if large > 0.0 {
                    hits += large * self.unshot(ship, from, lane, power);
                }
                if hits > 0.0 {
                    damage += hits * chance * losses.of(hit);
                }
            }
        }
        damage
    }

    /// How likely a large meteor gets through.
    pub(super) fn unshot(&self, ship: &Ship, from: Side, lane: u8, power: f32) -> f32 {
        let cannons = ship.cannons_against(self.tiles, from, lane);
        let single = |square: Square| ship.kind(self.tiles, square) == Some(Kind::Cannon);
        if cannons.iter().any(single) {
            0.0
        } else if cannons.is_empty() {
            1.0
        } else {
            1.0 - power
        }
    }

    /// How likely a connector on the outside is still there at take-off.
    pub(super) fn stays_open(&self, square: Square, side: Side) -> f32 {
        match square.next(side).filter(|next| self.board.has(*next)) {
            Some(_) => 1.0 - self.hope,
            None => 1.0,
        }
    }

    /// Room to grow, squares that are lost for good, and connectors that will stay open. A ship that has closed itself up is done, however much time
    /// there is, so that room to grow counts more than most tiles do.
    fn shape(&self, ship: &Ship) -> f32 {
        let weights = &self.weights;
        let empty = self.board.minus(ship.occupied());
        let mut blocked = Squares::NONE;
        for square in ship
            .of_kind(self.tiles, |kind| kind.is_cannon() || kind.is_engine())
            .iter()
        {
            let way = match ship.kind(self.tiles, square) {
                Some(kind) if kind.is_engine() => Side::Back,
                _ => ship.turned(square),
            };
            blocked = blocked.or(Squares::only(square).step(way));
        }
        let free = empty.minus(blocked);
        let mut growth = 0.0;
        let mut inviting = Squares::NONE;
        for square in ship.open_squares(free).iter() {
            let chance = fillable(ship, square);
            growth += chance;
            if chance > 0.0 {
                inviting = inviting.with(square);
            }
        }
        let stranded = free.minus(reached(inviting, free)).len() as f32;
        let mut open = 0.0;
        for side in Side::ALL {
            let exposed = ship.exposed(side);
            let may_close = exposed.and(free.step(side.opposite()));
            open += exposed.minus(may_close).len() as f32 + may_close.len() as f32 * (1.0 - self.hope);
        }
        let wasted = empty.minus(free).len() as f32;
        (growth.min(ROOM_ENOUGH) * weights.growth - stranded * weights.stranded) * self.hope
            - wasted * weights.wasted
            - open * weights.exposed
    }
}

/// As many of these doubles as there are cells for, every second cell kept.
fn powered(doubles: Squares, cells: u8) -> Squares {
    doubles.iter().take(usize::from(cells.div_ceil(2))).collect()
}

/// The free squares that can be reached from these, one beside the other.
pub(super) fn reached(from: Squares, free: Squares) -> Squares {
    let mut reached = from;
    loop {
        let wider = reached.or(reached.beside().and(free));
        if wider == reached {
            return reached;
        }
        reached = wider;
    }
}

/// How easily a tile is found for an empty square: 1 for any tile, near 0 where the neighbours ask for too much.
fn fillable(ship: &Ship, square: Square) -> f32 {
    let mut chance = 1.0;
    let mut joins = false;
    for side in Side::ALL {
        let Some(next) = square.next(side).filter(|next| ship.occupied().has(*next)) else {
            continue;
        };
        let asked = ship.connector(next, side.opposite());
        chance *= match asked {
            Connector::Smooth => 0.75,
            Connector::Single | Connector::Double => 0.7,
            Connector::Universal => 0.95,
        };
        joins |= asked != Connector::Smooth;
    }
    if joins { chance } else { 0.0 }
}

/// What a ship has against what comes.
#[derive(Clone, Copy)]
pub(super) struct Strengths {
    pub(super) engines: f32,
    /// How likely there is a cell when one is needed.
    pub(super) power: f32,
    covered: [bool; 4],
}

impl Strengths {
    /// How likely a shield stops what comes from this side.
    pub(super) fn shielded(&self, from: Side) -> f32 {
        if self.covered[from.index()] {
            self.power
        } else {
            0.0
        }
    }
}

impl Parts {
    fn strengths(&self) -> Strengths {
        Strengths {
            engines: self.engine_strength(),
            power: self.power(),
            covered: self.covered,
        }
    }

    /// How likely there is a cell when one is needed.
    fn power(&self) -> f32 {
        self.cells / (self.cells + 1.0)
    }

    /// What the covered sides are worth.
    fn shielded(&self, shields: &[f32; 4]) -> f32 {
        let sides = shields.iter().zip(self.covered);
        sides
            .filter(|(_, covered)| *covered)
            .map(|(worth, _)| worth)
            .sum()
    }

    fn cannon_strength(&self) -> f32 {
        let powered = if self.doubles > 0.0 {
            self.double_cannons * (self.cells * 0.6 / self.doubles).min(1.0)
        } else {
            0.0
        };
        let strength = self.cannons + powered;
        if strength > 0.0 && self.aliens[crate::ids::Alien::Purple.index()] {
            strength + 2.0
        } else {
            strength
        }
    }

    fn engine_strength(&self) -> f32 {
        let strength = self.engines + 2.0 * self.double_engines.min(self.cells * 0.6);
        if strength > 0.0 && self.aliens[crate::ids::Alien::Brown.index()] {
            strength + 2.0
        } else {
            strength
        }
    }
}

/// What tiles are worth to a ship that flies, and what goes with each of them.
pub(super) struct Losses<'a> {
    ship: &'a Ship,
    worth: [f32; SQUARES],
    total: f32,
    known: [f32; SQUARES],
}

impl<'a> Losses<'a> {
    /// For this ship.
    pub(super) fn new(ship: &'a Ship, tiles: &Tiles) -> Losses<'a> {
        let mut losses = Losses {
            ship,
            worth: [0.0; SQUARES],
            total: 0.0,
            known: [-1.0; SQUARES],
        };
        for square in ship.occupied().iter() {
            let worth = ship.kind(tiles, square).map_or(0.0, tile_worth);
            losses.worth[square.index()] = worth;
            losses.total += worth;
        }
        losses
    }

    /// What is lost with a tile: it, and what falls off.
    pub(super) fn of(&mut self, square: Square) -> f32 {
        if self.known[square.index()] < 0.0 {
            self.known[square.index()] = self.reckon(square);
        }
        self.known[square.index()]
    }

    fn reckon(&self, square: Square) -> f32 {
        let own = self.worth[square.index()];
        if self.ship.connected(square).len() <= 1 {
            return own;
        }
        let mut left = *self.ship;
        left.take(square);
        if left.is_one_piece() {
            return own;
        }
        let sum = |piece: Squares| -> f32 { piece.iter().map(|square| self.worth[square.index()]).sum() };
        let best = left.pieces().map(sum).fold(0.0, f32::max);
        self.total - best
    }
}

/// What a tile is worth to a ship that flies.
pub(super) fn tile_worth(kind: Kind) -> f32 {
    match kind {
        Kind::Cabin | Kind::StartingCabin => 4.0,
        Kind::Engine => 2.5,
        Kind::DoubleEngine => 2.5,
        Kind::Cannon => 2.0,
        Kind::DoubleCannon => 2.5,
        Kind::Battery => 2.0,
        Kind::Shield => 2.5,
        Kind::CargoHold => 1.5,
        Kind::SpecialHold => 1.8,
        Kind::LifeSupportBrown | Kind::LifeSupportPurple => 1.5,
        Kind::Structural => 0.8,
        Kind::Heavy | Kind::Explosive | Kind::Fragile | Kind::Radioactive => 1.0,
    }
}
