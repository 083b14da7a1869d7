//! What comes flying at a ship: which tile it meets, and what can stop it.

use super::Ship;
use crate::cards::tiles::{Connector, Kind, Tiles};
use crate::ids::{Side, Square, Squares};

/// The squares of a line: a column for what comes from the front or the back, a row for what comes from a side.
pub fn line(from: Side, number: u8) -> Squares {
    match from {
        Side::Front | Side::Back => Squares::column(number),
        Side::Left | Side::Right => Squares::row(number),
    }
}

impl Ship {
    /// The first tile met by something that comes from this side along the line with this number, as rolled. Nothing if the line misses.
    pub fn first_hit(&self, from: Side, number: u8) -> Option<Square> {
        let met = line(from, number).and(self.occupied());
        match from {
            Side::Front | Side::Left => met.first(),
            Side::Back | Side::Right => met.last(),
        }
    }

    /// Whether the side on which the tile is struck shows a connector; a small meteor bounces off a smooth side.
    pub fn shows_connector(&self, square: Square, from: Side) -> bool {
        self.connector(square, from) != Connector::Smooth
    }

    /// The shields that cover this side of the ship.
    pub fn shields(&self, tiles: &Tiles, from: Side) -> Squares {
        self.of_kind(tiles, |kind| kind == Kind::Shield)
            .iter()
            .filter(|square| matches!(from.unturned(self.turned(*square)), Side::Front | Side::Right))
            .collect()
    }

    /// The cannons that can shoot a large meteor that comes from this side along this line, singles and doubles: from the front those in the same
    /// column, else those in the same or an adjacent line; always those that point that way.
    pub fn cannons_against(&self, tiles: &Tiles, from: Side, number: u8) -> Squares {
        let mut lines = line(from, number);
        if from != Side::Front {
            lines = lines.or(line(from, number - 1)).or(line(from, number + 1));
        }
        self.of_kind(tiles, Kind::is_cannon)
            .and(lines)
            .iter()
            .filter(|square| self.turned(*square) == from)
            .collect()
    }
}
