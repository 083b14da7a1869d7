//! What the rules work out for a viewer beside what it sees: what the tile at hand would do on each square, and where tiles that are paid for when
//! they are taken would fit, and what VIPs say to its cabins. It is made of the viewer's own ship and hand and of the tiles that lie face up, which are open to all; what stands in a
//! ship and what a choice would give are part of the view.

use serde::{Deserialize, Serialize};
use table::{Seat, Viewer};
use ts_rs::TS;

use crate::Trucker;
use crate::cards::tiles::{Kind, Tile};
use crate::cards::vips::Vip;
use crate::ids::{Side, Square, Squares, TileId};
use crate::rules::Unmet;
use crate::ship::legality::FaultKind;
use crate::state::{Building, Hand, Phase, Player};
use crate::view::ship::strength;

/// Help for the viewer's own choices.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct Aids {
    /// For each of the four sides the front of the tile at hand can be turned to, clockwise from the front: the squares it can be placed on.
    /// Empty without a tile at hand; an engine has only the first.
    pub spots: Vec<Spots>,
    /// While building and when VIPs board: for each VIP that lies open, which of the viewer's cabins suit it as the ship is now, and why the others do not.
    pub vips: Vec<VipAid>,
    /// Turn-based building: where each face-up tile and each tile in the reserve would fit, before it is paid for.
    pub prospects: Vec<Prospect>,
    /// From the check of the ships on: what is about to end the viewer's flight.
    pub looms: Option<Looming>,
}

/// What is about to end a flight, told before it happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Looming {
    /// One human is left aboard: without him the ship gives up.
    LastHuman,
    /// No engine pushes, whatever is powered: the first open space ends the flight.
    NoEngines,
    /// The leader is about to lap the ship.
    Lapped {
        /// How many spaces are left between them.
        left: u8,
    },
}

/// From so few spaces on, it is said.
const NEAR: i16 = 3;

/// What a VIP would say to the viewer's cabins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct VipAid {
    /// Who.
    pub vip: Vip,
    /// The cabins that suit.
    #[ts(as = "Vec<Square>")]
    pub suited: Squares,
    /// The others, the starting cabin left out, each with the first thing that is wrong.
    pub unsuited: Vec<Unsuited>,
}

/// A cabin that does not suit a VIP.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Unsuited {
    /// Where.
    pub cabin: Square,
    /// Why not.
    pub unmet: Unmet,
}

/// Where a tile that is not at hand would fit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Prospect {
    /// Which tile.
    pub tile: TileId,
    /// For each way it can be turned, clockwise from the front: the squares on which it would be joined to the ship and clash nowhere.
    #[ts(as = "Vec<(Side, Vec<Square>)>")]
    pub fits: Vec<(Side, Squares)>,
}

/// The squares for one way to turn the tile at hand.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Spots {
    /// The side its front is turned to.
    pub turned: Side,
    /// The squares that touch the ship.
    pub spots: Vec<Spot>,
}

/// What the tile would do on one square.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Spot {
    /// Where.
    pub square: Square,
    /// It would be joined to the ship and clash nowhere.
    pub fits: bool,
    /// The sides on which it would clash, and why.
    pub clashes: Vec<(Side, FaultKind)>,
}

/// What the rules work out for `viewer`.
pub(crate) fn of(game: &Trucker, viewer: Viewer) -> Aids {
    let Viewer::Seat(seat) = viewer else {
        return Aids::default();
    };
    let Some(player) = game.state.players.get(seat) else {
        return Aids::default();
    };
    let vips = match game.state.phase {
        Phase::Building | Phase::Boarding => vips(game, seat),
        _ => Vec::new(),
    };
    if game.state.phase != Phase::Building {
        return Aids {
            vips,
            looms: looms(game, seat),
            ..Aids::default()
        };
    }
    Aids {
        vips,
        spots: player
            .hand
            .map(|hand| spots(game, player, hand))
            .unwrap_or_default(),
        prospects: prospects(game, player),
        looms: None,
    }
}

/// Only who flies can be lapped or left without a human; that no engine pushes is known before.
fn looms(game: &Trucker, seat: Seat) -> Option<Looming> {
    let track = &game.state.air.track;
    let pushes = strength(game, seat, game.state.players.get(seat)?).engines_powered > 0;
    match game.state.phase {
        Phase::Correcting | Phase::Boarding | Phase::Loading => {
            return (!pushes).then_some(Looming::NoEngines);
        }
        Phase::Flying => {}
        _ => return None,
    }
    let (leader, mine) = (track.distance(track.leader()?)?, track.distance(seat)?);
    let left = i16::from(track.spaces()) - (leader - mine);
    // What is certain comes before what may be; after the last card no open space can come any more.
    if !pushes && game.has_card_to_come() {
        return Some(Looming::NoEngines);
    }
    if game.ship(seat).humans(game.tiles()) == 1 {
        return Some(Looming::LastHuman);
    }
    (left <= NEAR).then_some(Looming::Lapped {
        left: left.max(0) as u8,
    })
}

/// What each VIP would say to the cabins of a ship.
fn vips(game: &Trucker, seat: Seat) -> Vec<VipAid> {
    let cabins = game.ship(seat).of_kind(game.tiles(), |kind| kind == Kind::Cabin);
    let open = game.state.lunar.vips.into_iter().flatten();
    let judged = |vip: Vip| {
        let unsuited: Vec<Unsuited> = cabins
            .iter()
            .filter_map(|cabin| {
                let unmet = game.judge_cabin(seat, vip, cabin).err()?;
                Some(Unsuited { cabin, unmet })
            })
            .collect();
        let against = unsuited.iter().map(|unsuited| unsuited.cabin).collect();
        VipAid {
            vip,
            suited: cabins.minus(against),
            unsuited,
        }
    };
    open.map(judged).collect()
}

/// What the tile at hand would do on each square.
fn spots(game: &Trucker, player: &Player, hand: Hand) -> Vec<Spots> {
    let (tiles, mut ship) = (&game.cards.tiles, player.ship);
    if let Some(square) = hand.lies {
        ship.take(square);
    }
    let tile = tiles.of(hand.tile);
    let open = ship.open_squares(game.board());
    let spot = |square, turned| Spot {
        square,
        fits: ship.fits(tiles, square, tile, turned),
        clashes: ship.clashes(tiles, square, tile, turned),
    };
    let spots = |turned: &Side| Spots {
        turned: *turned,
        spots: open.iter().map(|square| spot(square, *turned)).collect(),
    };
    ways(tile).iter().map(spots).collect()
}

/// Where the tiles in the middle and in the reserve would fit. With a tile in hand there is nothing to take.
fn prospects(game: &Trucker, player: &Player) -> Vec<Prospect> {
    let held = player.hand.is_some_and(|hand| hand.lies.is_none());
    if game.state.rules.building != Building::Turns || held || player.finished() {
        return Vec::new();
    }
    let (tiles, ship) = (&game.cards.tiles, &player.ship);
    let open = ship.open_squares(game.board());
    let all = game.state.warehouse.up.iter().chain(player.reserve.iter());
    let fits = |tile: &Tile, turned: Side| {
        let squares = open
            .iter()
            .filter(|square| ship.fits(tiles, *square, tile, turned));
        (turned, squares.collect())
    };
    all.map(|id| {
        let tile = tiles.of(*id);
        let fits = ways(tile).iter().map(|turned| fits(tile, *turned)).collect();
        Prospect { tile: *id, fits }
    })
    .collect()
}

/// The sides to which the front of a tile can be turned: engines never turn.
fn ways(tile: &Tile) -> &'static [Side] {
    if tile.kind.is_engine() {
        &Side::ALL[..1]
    } else {
        &Side::ALL
    }
}
