//! The legal ship: which joints are wrong, which barrels and exhausts are blocked.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Ship;
use crate::cards::tiles::{Connector, Kind, Tile, Tiles};
use crate::ids::{Side, Square, Squares};

/// What is wrong with a ship, as sets of squares. Loose pieces are not faults: see [`Ship::pieces`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Faults {
    /// Tiles whose joint to the right is wrong.
    pub right: Squares,
    /// Tiles whose joint to the back is wrong.
    pub back: Squares,
    /// Cannons with a tile before the barrel.
    pub cannons: Squares,
    /// Engines with a tile behind the exhaust.
    pub engines: Squares,
    /// Radioactive cargo connected to other radioactive cargo.
    pub radioactive: Squares,
    /// Every tile that has a part in a fault: taking one of them off may help.
    pub involved: Squares,
}

impl Faults {
    /// Whether nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.involved.is_empty()
    }
}

/// Why two tiles may not lie side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum FaultKind {
    /// A single connector meets a double one.
    Mismatch,
    /// A connector meets a smooth side.
    MeetsSmooth,
    /// A tile lies before the barrel of a cannon.
    BarrelBlocked,
    /// A tile lies behind the exhaust of an engine.
    ExhaustBlocked,
    /// Radioactive cargo is connected to radioactive cargo.
    Radioactive,
}

/// One fault: what is wrong on one side of the tile on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
pub struct Fault {
    /// The tile.
    pub square: Square,
    /// Towards which neighbour.
    pub side: Side,
    /// Why.
    pub kind: FaultKind,
}

/// What is wrong between two connectors that touch, if anything.
pub(crate) fn joint_fault(one: Connector, other: Connector) -> Option<FaultKind> {
    if one.fits(other) {
        None
    } else if one == Connector::Smooth || other == Connector::Smooth {
        Some(FaultKind::MeetsSmooth)
    } else {
        Some(FaultKind::Mismatch)
    }
}

impl Ship {
    /// The tiles whose joint on this side is wrong.
    fn wrong_joints(&self, side: Side) -> Squares {
        let back = side.opposite();
        let touching = self.occupied().and(self.occupied().step(back));
        let some = self.with_connector(side).or(self.with_connector(back).step(back));
        touching.and(some).minus(self.joined(side))
    }

    /// Everything that is wrong with the ship.
    pub fn faults(&self, tiles: &Tiles) -> Faults {
        let mut faults = Faults {
            right: self.wrong_joints(Side::Right),
            back: self.wrong_joints(Side::Back),
            ..Faults::default()
        };
        let mut barrels = [Squares::NONE; 4];
        for square in self.occupied().iter() {
            match self.kind(tiles, square) {
                Some(kind) if kind.is_cannon() => {
                    let towards = &mut barrels[self.turned(square).index()];
                    *towards = towards.with(square);
                }
                Some(kind) if kind.is_engine() => faults.engines = faults.engines.with(square),
                Some(Kind::Radioactive) => faults.radioactive = faults.radioactive.with(square),
                _ => {}
            }
        }
        let cargo = faults.radioactive;
        faults.radioactive = cargo
            .iter()
            .filter(|square| !self.connected(*square).and(cargo).is_empty())
            .collect();
        let blocked = |guns: Squares, side: Side| guns.and(self.occupied().step(side.opposite()));
        faults.engines = blocked(faults.engines, Side::Back);
        faults.involved = faults
            .right
            .or(faults.right.step(Side::Right))
            .or(faults.back)
            .or(faults.back.step(Side::Back))
            .or(faults.engines)
            .or(faults.engines.step(Side::Back))
            .or(faults.radioactive);
        for side in Side::ALL {
            let guns = blocked(barrels[side.index()], side);
            faults.cannons = faults.cannons.or(guns);
            faults.involved = faults.involved.or(guns).or(guns.step(side));
        }
        faults
    }

    /// Whether the ship may take off: nothing is wrong, and it is one piece.
    pub fn is_legal(&self, tiles: &Tiles) -> bool {
        self.faults(tiles).is_empty() && self.is_one_piece()
    }

    /// The faults one by one, each told of the tile that has it.
    pub fn fault_list(&self, tiles: &Tiles) -> Vec<Fault> {
        let faults = self.faults(tiles);
        let mut list = Vec::new();
        for (wrong, side) in [(faults.right, Side::Right), (faults.back, Side::Back)] {
            list.extend(wrong.iter().filter_map(|square| {
                let other = self.connector(square.next(side)?, side.opposite());
                let kind = joint_fault(self.connector(square, side), other)?;
                Some(Fault { square, side, kind })
            }));
        }
        list.extend(faults.cannons.iter().map(|square| Fault {
            square,
            side: self.turned(square),
            kind: FaultKind::BarrelBlocked,
        }));
        list.extend(faults.engines.iter().map(|square| Fault {
            square,
            side: Side::Back,
            kind: FaultKind::ExhaustBlocked,
        }));
        for square in faults.radioactive.iter() {
            let towards = |side: &Side| {
                let next = square.next(*side).filter(|next| faults.radioactive.has(*next));
                next.is_some_and(|next| self.connected(square).has(next))
            };
            let side = Side::ALL.into_iter().find(towards).unwrap_or_default();
            let kind = FaultKind::Radioactive;
            list.push(Fault { square, side, kind });
        }
        list
    }

    /// The sides on which a tile would clash if it lay on this empty square, turned so, and why.
    pub fn clashes(
        &self,
        tiles: &Tiles,
        square: Square,
        tile: &Tile,
        turned: Side,
    ) -> Vec<(Side, FaultKind)> {
        let clash = |side: Side| {
            let next = square.next(side).filter(|next| self.occupied().has(*next))?;
            let joint = joint_fault(
                tile.connector(side, turned),
                self.connector(next, side.opposite()),
            );
            let irradiates = || {
                let joins = tile
                    .connector(side, turned)
                    .joins(self.connector(next, side.opposite()));
                (joins && self.both_radioactive(tiles, tile, next)).then_some(FaultKind::Radioactive)
            };
            joint
                .or_else(|| self.blocks(tiles, side, next, tile, turned))
                .or_else(irradiates)
        };
        Side::ALL
            .into_iter()
            .filter_map(|side| Some((side, clash(side)?)))
            .collect()
    }

    fn both_radioactive(&self, tiles: &Tiles, tile: &Tile, next: Square) -> bool {
        tile.kind == Kind::Radioactive && self.kind(tiles, next) == Some(Kind::Radioactive)
    }

    /// Whether the tile or its neighbour would stand in the other's way.
    fn blocks(
        &self,
        tiles: &Tiles,
        side: Side,
        next: Square,
        tile: &Tile,
        turned: Side,
    ) -> Option<FaultKind> {
        let in_the_way = |kind: Kind, turned: Side, towards: Side| {
            if kind.is_cannon() && turned == towards {
                Some(FaultKind::BarrelBlocked)
            } else if kind.is_engine() && towards == Side::Back {
                Some(FaultKind::ExhaustBlocked)
            } else {
                None
            }
        };
        in_the_way(tile.kind, turned, side).or_else(|| {
            let other = self.kind(tiles, next)?;
            in_the_way(other, self.turned(next), side.opposite())
        })
    }

    /// Whether a tile would be joined to the ship and clash nowhere if it lay on this empty square, turned so.
    pub fn fits(&self, tiles: &Tiles, square: Square, tile: &Tile, turned: Side) -> bool {
        let mut joined = false;
        for side in Side::ALL {
            let Some(next) = square.next(side).filter(|next| self.occupied().has(*next)) else {
                continue;
            };
            let (mine, other) = (
                tile.connector(side, turned),
                self.connector(next, side.opposite()),
            );
            if !mine.fits(other) || self.blocks(tiles, side, next, tile, turned).is_some() {
                return false;
            }
            let joins = mine.joins(other);
            if joins && self.both_radioactive(tiles, tile, next) {
                return false;
            }
            joined |= joins;
        }
        joined
    }

    /// The squares of a board on which a tile may be placed: empty, and touching the ship.
    pub fn open_squares(&self, board: Squares) -> Squares {
        self.occupied().beside().and(board).minus(self.occupied())
    }
}
