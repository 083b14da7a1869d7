//! Cargo of the expansion (its sections 3 and 5): what is destroyed sets off explosive and fragile cargo around it, wave by wave; radioactive cargo
//! keeps crew and cells away. Heavy cargo is in `ship::strength` (its weight) and `flight::volley` (its armour).

use crate::Trucker;
use crate::cards::tiles::{Kind, Tiles};
use crate::ids::{Square, Squares};
use crate::ship::Ship;
use crate::state::Player;

/// The components that go with the widow as soon as one of them is destroyed; none without her.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Cluster {
    pub(crate) tiles: Squares,
    /// Whether its cargo goes off as if it were destroyed (ruling A27).
    pub(crate) goes_off: bool,
}

/// Everything that is destroyed when these tiles are, all at one moment: around an explosive tile of a wave everything goes in the next one, around any tile
/// what is fragile. The second set is what is left of the widow's cluster: it is lost with her as soon as one of it is destroyed, and sets nothing off.
pub(crate) fn chain_reaction(
    ship: &Ship,
    tiles: &Tiles,
    hit: Squares,
    cluster: Cluster,
) -> (Squares, Squares) {
    let explosive = ship.of_kind(tiles, |kind| kind == Kind::Explosive);
    let fragile = ship.of_kind(tiles, |kind| kind == Kind::Fragile);
    let (mut destroyed, mut wave, mut left) = (hit, hit, Squares::NONE);
    while !wave.is_empty() {
        let mut set_off = Squares::NONE;
        if left.is_empty() && !wave.and(cluster.tiles).is_empty() {
            left = cluster.tiles.minus(destroyed);
            if cluster.goes_off {
                set_off = left.and(explosive.or(fragile));
                left = left.minus(set_off);
            }
        }
        let blown_up = wave.and(explosive).around();
        let broken = wave.around().and(fragile);
        let next = blown_up.or(broken).and(ship.occupied());
        wave = next.or(set_off).minus(destroyed).minus(left);
        destroyed = destroyed.or(wave);
    }
    (destroyed, left)
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
