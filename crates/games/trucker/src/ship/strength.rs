//! Strengths: engines, cannons, crew.
//!
//! Doubles count only if they are among `powered`: the squares for which a cell was paid. What needs no cell always counts.

use super::Ship;
use crate::cards::tiles::{Kind, Tiles};
use crate::ids::{Alien, Halves, Side, Squares};

/// What an alien adds to the strength it helps.
pub const ALIEN_BONUS: i16 = 2;

impl Ship {
    /// The strength of the engines with these doubles powered. The weight of heavy cargo comes off last, whatever the alien adds; nothing is
    /// below 0.
    pub fn engine_strength(&self, tiles: &Tiles, powered: Squares) -> i16 {
        let (mut strength, mut weight) = (0, 0);
        for square in self.occupied().iter() {
            match self.printed(tiles, square) {
                Some(tile) if tile.kind == Kind::Engine => strength += 1,
                Some(tile) if tile.kind == Kind::DoubleEngine && powered.has(square) => strength += 2,
                Some(tile) => weight += i16::from(tile.weight),
                None => {}
            }
        }
        if strength > 0 && self.alien(tiles, Alien::Brown).is_some() {
            strength += ALIEN_BONUS;
        }
        (strength - weight).max(0)
    }

    /// The strength of the cannons with these doubles powered: those that point to the front count in full, the others half.
    pub fn cannon_strength(&self, tiles: &Tiles, powered: Squares) -> Halves {
        self.cannon_strength_towards(tiles, powered, &[Side::Front])
    }

    /// The strength of the cannons against something that names its own full directions.
    pub fn cannon_strength_towards(&self, tiles: &Tiles, powered: Squares, full: &[Side]) -> Halves {
        let cannons = self.occupied().iter().map(|square| {
            let strength = match self.kind(tiles, square) {
                Some(Kind::Cannon) => 1,
                Some(Kind::DoubleCannon) if powered.has(square) => 2,
                _ => return 0,
            };
            if full.contains(&self.turned(square)) {
                strength * 2
            } else {
                strength
            }
        });
        let strength: i16 = cannons.sum();
        if strength > 0 && self.alien(tiles, Alien::Purple).is_some() {
            Halves(strength + ALIEN_BONUS * 2)
        } else {
            Halves(strength)
        }
    }

    /// The double engines.
    pub fn double_engines(&self, tiles: &Tiles) -> Squares {
        self.of_kind(tiles, |kind| kind == Kind::DoubleEngine)
    }

    /// The double cannons.
    pub fn double_cannons(&self, tiles: &Tiles) -> Squares {
        self.of_kind(tiles, |kind| kind == Kind::DoubleCannon)
    }

    /// The batteries that still hold a cell.
    pub fn charged(&self, tiles: &Tiles) -> Squares {
        self.of_kind(tiles, |kind| kind == Kind::Battery)
            .iter()
            .filter(|square| self.load(*square).cell_count() > 0)
            .collect()
    }
}
