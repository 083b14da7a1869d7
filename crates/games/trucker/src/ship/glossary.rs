//! What the expansion's glossary says of one ship: views, what is seen, walking distance, types of components.

use super::Ship;
use crate::cards::tiles::{Connector, Kind, Tiles};
use crate::ids::{Side, Square, Squares};

impl Ship {
    /// Whether a side has a view: it is smooth and faces empty space, be it an empty square or the edge of the board.
    pub fn has_view(&self, square: Square, side: Side) -> bool {
        let empty = square.next(side).is_none_or(|next| !self.occupied().has(next));
        empty && self.connector(square, side) == Connector::Smooth
    }

    /// From how many sides there is a view.
    pub fn views(&self, square: Square) -> usize {
        let sides = Side::ALL.into_iter();
        sides.filter(|side| self.has_view(square, *side)).count()
    }

    /// The tile seen from a side: the first one in a straight line, across any number of empty squares, none included. A side with a connector sees
    /// nothing.
    pub fn seen(&self, square: Square, side: Side) -> Option<Square> {
        if self.connector(square, side) != Connector::Smooth {
            return None;
        }
        let mut next = square.next(side)?;
        while !self.occupied().has(next) {
            next = next.next(side)?;
        }
        Some(next)
    }

    /// The tiles seen from any side.
    pub fn seen_from(&self, square: Square) -> Squares {
        let sides = Side::ALL.into_iter();
        sides.filter_map(|side| self.seen(square, side)).collect()
    }

    /// The tiles within so many steps through connectors, the tile itself included.
    pub fn within_walk(&self, from: Square, steps: u8) -> Squares {
        let mut reached = Squares::only(from).and(self.occupied());
        for _ in 0..steps {
            let further = reached.iter();
            reached = further.fold(reached, |all, square| all.or(self.connected(square)));
        }
        reached
    }

    /// The walking distance: the shortest path through connectors. None if there is no path.
    pub fn walk(&self, from: Square, to: Square) -> Option<u8> {
        (0..=self.occupied().len() as u8).find(|steps| self.within_walk(from, *steps).has(to))
    }

    /// How many sides of a tile have a connector.
    pub fn connector_sides(&self, square: Square) -> usize {
        let sides = Side::ALL.into_iter();
        sides
            .filter(|side| self.connector(square, *side) != Connector::Smooth)
            .count()
    }

    /// How many types of components there are among these squares: singles and doubles are one type, so are holds, cabins and life support; each cargo is
    /// its own.
    pub fn component_types(&self, tiles: &Tiles, among: Squares) -> usize {
        let types = among
            .iter()
            .filter_map(|square| self.kind(tiles, square))
            .map(component_type);
        let bits = types.fold(0u32, |bits, number| bits | 1 << number);
        bits.count_ones() as usize
    }
}

/// The type of a component, as a number.
fn component_type(kind: Kind) -> u8 {
    match kind {
        Kind::Cannon | Kind::DoubleCannon => 0,
        Kind::Engine | Kind::DoubleEngine => 1,
        Kind::Battery => 2,
        Kind::Cabin | Kind::StartingCabin => 3,
        Kind::CargoHold | Kind::SpecialHold => 4,
        Kind::Shield => 5,
        Kind::Structural => 6,
        Kind::LifeSupportBrown | Kind::LifeSupportPurple => 7,
        Kind::Heavy => 8,
        Kind::Explosive => 9,
        Kind::Fragile => 10,
        Kind::Radioactive => 11,
    }
}
