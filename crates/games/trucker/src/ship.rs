//! A ship: tiles on a grid, joined through their connectors, with everything on them.
//!
//! The grid is kept twice: which tile lies where and how it is turned, and its connectors as sets of squares, two bits for each side. Whole-ship
//! questions (what is joined, what is wrong, which pieces are there) are then a handful of operations on words of 64 bits.
//!
//! - [`legality`]: wrong joints, blocked barrels and exhausts.
//! - [`contents`]: crew, cells and goods on tiles.
//! - [`glossary`]: views, walking distance, types of components.
//! - [`strength`]: engines, cannons, crew.
//! - [`target`]: what a meteor or a shot meets, and what can stop it.
//! - [`notation`]: a ship as one line of text.

pub mod contents;
pub mod glossary;
pub mod legality;
pub mod notation;
pub mod strength;
pub mod target;

use crate::cards::tiles::{Connector, Kind, Tile, Tiles};
use crate::ids::{SQUARES, Side, Square, Squares, TileId};
use contents::Load;

/// A ship, or what is left of it.
#[derive(Clone, Copy, PartialEq)]
pub struct Ship {
    tile: [Option<TileId>; SQUARES],
    load: [Load; SQUARES],
    /// Which way each tile's front was turned: the lower and the higher bit of the side's number.
    turned: [Squares; 2],
    /// For each side, the squares whose tile has a connector there: the lower and the higher bit of the connector.
    sides: [[Squares; 2]; 4],
    occupied: Squares,
}

impl Default for Ship {
    fn default() -> Self {
        Ship {
            tile: [None; SQUARES],
            load: [Load::EMPTY; SQUARES],
            turned: [Squares::NONE; 2],
            sides: [[Squares::NONE; 2]; 4],
            occupied: Squares::NONE,
        }
    }
}

impl Ship {
    /// A ship with nothing but its starting cabin.
    pub fn starting(tiles: &Tiles, cabin: TileId) -> Ship {
        let mut ship = Ship::default();
        ship.put(tiles, Square::START, cabin, Side::Front);
        ship
    }

    /// Puts a tile on a square, empty; what lay there before is gone.
    pub fn put(&mut self, tiles: &Tiles, square: Square, tile: TileId, turned: Side) {
        self.take(square);
        self.tile[square.index()] = Some(tile);
        self.occupied = self.occupied.with(square);
        let printed = tiles.of(tile);
        for side in Side::ALL {
            let connector = printed.connector(side, turned) as u8;
            for (bit, plane) in self.sides[side.index()].iter_mut().enumerate() {
                if connector >> bit & 1 != 0 {
                    *plane = plane.with(square);
                }
            }
        }
        for (bit, plane) in self.turned.iter_mut().enumerate() {
            if turned.index() >> bit & 1 != 0 {
                *plane = plane.with(square);
            }
        }
    }

    /// Puts a tile where a kept position says; [`Ship::renew`] does the rest once the cards are known.
    pub(crate) fn put_kept(&mut self, square: Square, tile: TileId, turned: Side, load: Load) {
        self.tile[square.index()] = Some(tile);
        self.load[square.index()] = load;
        self.occupied = self.occupied.with(square);
        for (bit, plane) in self.turned.iter_mut().enumerate() {
            if turned.index() >> bit & 1 != 0 {
                *plane = plane.with(square);
            }
        }
    }

    /// Works the connectors out again; says which tile the box does not have.
    pub(crate) fn renew(&mut self, tiles: &Tiles) -> Result<(), String> {
        let kept = *self;
        for square in kept.occupied.iter() {
            let Some(tile) = kept.tile(square) else { continue };
            tiles.get(tile).ok_or_else(|| format!("there is no {tile:?}"))?;
            self.put(tiles, square, tile, kept.turned(square));
            self.load[square.index()] = kept.load[square.index()];
        }
        Ok(())
    }

    /// Takes the tile off a square, with everything on it.
    pub fn take(&mut self, square: Square) -> Option<TileId> {
        let tile = self.tile[square.index()].take()?;
        self.load[square.index()] = Load::EMPTY;
        self.occupied = self.occupied.without(square);
        for plane in self.sides.iter_mut().flatten().chain(&mut self.turned) {
            *plane = plane.without(square);
        }
        Some(tile)
    }

    /// The tile on a square.
    pub fn tile(&self, square: Square) -> Option<TileId> {
        self.tile[square.index()]
    }

    /// Where a tile lies, if it is part of the ship.
    pub fn square_of(&self, tile: TileId) -> Option<Square> {
        let mut squares = self.occupied.iter();
        squares.find(|square| self.tile(*square) == Some(tile))
    }

    /// What is printed on the tile on a square.
    pub fn printed<'a>(&self, tiles: &'a Tiles, square: Square) -> Option<&'a Tile> {
        self.tile(square).map(|tile| tiles.of(tile))
    }

    /// The kind of tile on a square.
    pub fn kind(&self, tiles: &Tiles, square: Square) -> Option<Kind> {
        self.printed(tiles, square).map(|tile| tile.kind)
    }

    /// Which way the front of the tile on a square was turned.
    pub fn turned(&self, square: Square) -> Side {
        Side::from_index(
            usize::from(self.turned[0].has(square)) | usize::from(self.turned[1].has(square)) << 1,
        )
    }

    /// The squares that hold a tile.
    pub fn occupied(&self) -> Squares {
        self.occupied
    }

    /// The squares whose tile is one of these kinds.
    pub fn of_kind(&self, tiles: &Tiles, is: impl Fn(Kind) -> bool) -> Squares {
        self.occupied
            .iter()
            .filter(|square| self.kind(tiles, *square).is_some_and(&is))
            .collect()
    }

    /// The connector that the tile on a square has on a side; smooth where there is no tile.
    pub fn connector(&self, square: Square, side: Side) -> Connector {
        let planes = &self.sides[side.index()];
        Connector::ALL[usize::from(planes[0].has(square)) | usize::from(planes[1].has(square)) << 1]
    }

    /// The squares whose tile has a connector on this side.
    pub(crate) fn with_connector(&self, side: Side) -> Squares {
        let planes = &self.sides[side.index()];
        planes[0].or(planes[1])
    }

    /// The squares whose tile is joined to the tile next to it on this side. A wrong joint joins nothing.
    pub fn joined(&self, side: Side) -> Squares {
        let (mine, other) = (&self.sides[side.index()], &self.sides[side.opposite().index()]);
        let back = side.opposite();
        mine[0]
            .and(other[0].step(back))
            .or(mine[1].and(other[1].step(back)))
    }

    /// The squares whose tile is connected to the one on `square`: directly welded, connector to connector.
    pub fn connected(&self, square: Square) -> Squares {
        Side::ALL
            .into_iter()
            .filter(|side| self.connector(square, *side) != Connector::Smooth)
            .filter_map(|side| {
                let next = square.next(side)?;
                let other = self.connector(next, side.opposite());
                self.connector(square, side).joins(other).then_some(next)
            })
            .collect()
    }

    /// The piece that the tile on `square` belongs to: everything it is joined to, near or far.
    pub fn piece(&self, square: Square) -> Squares {
        self.grown(Squares::only(square).and(self.occupied), &self.all_joined())
    }

    fn all_joined(&self) -> [Squares; 4] {
        let (right, back) = (self.joined(Side::Right), self.joined(Side::Back));
        [back.step(Side::Back), right, back, right.step(Side::Right)]
    }

    fn grown(&self, from: Squares, joined: &[Squares; 4]) -> Squares {
        let mut piece = from;
        loop {
            let more = Side::ALL.into_iter().fold(piece, |more, side| {
                more.or(more.and(joined[side.index()]).step(side))
            });
            if more == piece {
                return piece;
            }
            piece = more;
        }
    }

    /// The pieces the ship has come to, in the order of their first squares; one for a ship in good order, none for no ship.
    pub fn pieces(&self) -> impl Iterator<Item = Squares> + '_ {
        let joined = self.all_joined();
        let mut rest = self.occupied;
        std::iter::from_fn(move || {
            let first = rest.first()?;
            let piece = self.grown(Squares::only(first), &joined);
            rest = rest.minus(piece);
            Some(piece)
        })
    }

    /// Whether everything hangs together. A ship without tiles does.
    pub fn is_one_piece(&self) -> bool {
        match self.occupied.first() {
            Some(first) => self.piece(first) == self.occupied,
            None => true,
        }
    }

    /// How many connectors are not joined to another tile; a universal one counts once.
    pub fn exposed_connectors(&self) -> u8 {
        Side::ALL
            .into_iter()
            .map(|side| self.exposed(side).len() as u8)
            .sum()
    }

    /// The squares whose tile has a connector on this side that is not joined to another tile.
    pub fn exposed(&self, side: Side) -> Squares {
        self.with_connector(side).minus(self.joined(side))
    }
}

impl std::fmt::Debug for Ship {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map()
            .entries(self.occupied.iter().map(|square| {
                (
                    square,
                    (self.tile(square), self.turned(square), self.load[square.index()]),
                )
            }))
            .finish()
    }
}
