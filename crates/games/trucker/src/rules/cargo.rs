//! Cargo of the expansion (its sections 3 and 5): what is destroyed sets off explosive and fragile cargo around it, wave by wave; radioactive cargo
//! keeps crew and cells away. Heavy cargo is in `ship::strength` (its weight) and `flight::volley` (its armour).

use crate::Trucker;
use crate::cards::tiles::{Kind, Tiles};
use crate::ids::{Square, Squares};
use crate::ship::Ship;
use crate::state::Player;

/// Everything that is destroyed when these tiles are, all at one moment: around an explosive tile of a wave everything goes in the next one, around any tile
/// what is fragile.
pub(crate) fn chain_reaction(ship: &Ship, tiles: &Tiles, hit: Squares) -> Squares {
    let explosive = ship.of_kind(tiles, |kind| kind == Kind::Explosive);
    let fragile = ship.of_kind(tiles, |kind| kind == Kind::Fragile);
    let (mut destroyed, mut wave) = (hit, hit);
    while !wave.is_empty() {
        let blown_up = wave.and(explosive).around();
        let broken = wave.around().and(fragile);
        wave = blown_up.or(broken).and(ship.occupied()).minus(destroyed);
        destroyed = destroyed.or(wave);
    }
    destroyed
}

/// The squares on which radioactive cargo lets nobody live and no cell lie.
pub(crate) fn irradiated(ship: &Ship, tiles: &Tiles) -> Squares {
    ship.of_kind(tiles, |kind| kind == Kind::Radioactive)
        .iter()
        .fold(Squares::NONE, |hot, square| {
            hot.or(Squares::only(square).around())
        })
}

impl Trucker {
    /// Whether heavy cargo turns its armour, a smooth side, to what strikes this tile from that side.
    pub(crate) fn is_armour(&self, player: &Player, at: Square, from: crate::ids::Side) -> bool {
        player.ship.kind(&self.cards.tiles, at) == Some(Kind::Heavy) && !player.ship.shows_connector(at, from)
    }
}
