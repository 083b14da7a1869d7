//! A ship as a page draws it.

use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

use crate::Trucker;
use crate::cards::tiles::Kind;
use crate::ids::{Good, Halves, Side, Square, Squares, TileId};
use crate::rules::cargo;
use crate::ship::contents::Crew;
use crate::ship::legality::Fault;
use crate::ship::notation;
use crate::state::Player;

/// A ship with everything on it, and what can be said of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ShipView {
    /// The whole ship as one line of text.
    pub notation: String,
    /// Its tiles, row by row.
    pub tiles: Vec<TileView>,
    /// What is wrong, joint by joint.
    pub faults: Vec<Fault>,
    /// The pieces it would come to, each by its squares; one for a ship that hangs together.
    #[ts(as = "Vec<Vec<Square>>")]
    pub pieces: Vec<Squares>,
    /// The tiles outside the piece with the starting cabin (or the largest): what the check would tear off besides the faults.
    #[ts(as = "Vec<Square>")]
    pub torn_off: Squares,
    /// The tiles that break the handicap of its owner's gold title, which the check judges like any fault. Told until the ship is loaded.
    #[ts(as = "Vec<Square>")]
    pub handicap: Squares,
    /// Whether it could take off as it is.
    pub legal: bool,
    /// What it can do.
    pub strength: StrengthView,
}

/// What a ship can do. While it is built, cells, crew and holds are counted as they will be once it is loaded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct StrengthView {
    /// Engines without any cell.
    pub engines: i16,
    /// Engines with as many doubles powered as there are cells.
    pub engines_powered: i16,
    /// Cannons without any cell, in halves.
    pub cannons: Halves,
    /// Cannons with as many doubles powered as there are cells, in halves.
    pub cannons_powered: Halves,
    /// Crew.
    pub crew: u8,
    /// Cells.
    pub cells: u8,
    /// Room for goods that are not red.
    pub hold: u8,
    /// Room for goods of any colour.
    pub special_hold: u8,
    /// Connectors that are not joined to another tile.
    pub exposed: u8,
    /// The sides that a shield covers.
    pub shielded: [bool; 4],
}

/// A tile on a ship.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TileView {
    /// Where.
    pub square: Square,
    /// Which.
    pub tile: TileId,
    /// The side its front was turned to.
    pub turned: Side,
    /// It is placed but not welded yet.
    pub loose: bool,
    /// Cells on it.
    pub cells: u8,
    /// Who lives there.
    pub crew: Crew,
    /// Goods in it, the most valuable first.
    pub goods: Vec<Good>,
}

/// The ship of a trucker.
pub(super) fn of(game: &Trucker, seat: Seat, player: &Player) -> ShipView {
    let (tiles, ship) = (&game.cards.tiles, &player.ship);
    let handicap = if game.is_loaded() {
        Squares::NONE
    } else {
        game.handicap_faults(seat)
    };
    let pieces: Vec<Squares> = ship.pieces().collect();
    let kept = pieces
        .iter()
        .find(|piece| ship.tile(Square::START).is_some() && piece.has(Square::START))
        .or_else(|| pieces.iter().max_by_key(|piece| piece.len()));
    let faults = ship.fault_list(tiles);
    ShipView {
        notation: notation::write(ship, game.state.flight.level(), game.cards),
        tiles: ship
            .occupied()
            .iter()
            .filter_map(|square| tile(game, player, square))
            .collect(),
        torn_off: kept.map_or(Squares::NONE, |kept| ship.occupied().minus(*kept)),
        handicap,
        legal: faults.is_empty() && handicap.is_empty() && pieces.len() <= 1,
        faults,
        pieces,
        strength: strength(game, seat, player),
    }
}

fn tile(game: &Trucker, player: &Player, square: Square) -> Option<TileView> {
    let (tiles, ship) = (&game.cards.tiles, &player.ship);
    let goods = Good::ALL.into_iter().rev().flat_map(|good| {
        let count = usize::from(ship.goods_at(tiles, square, good));
        std::iter::repeat_n(good, count)
    });
    Some(TileView {
        square,
        tile: ship.tile(square)?,
        turned: ship.turned(square),
        loose: player.hand.is_some_and(|hand| hand.lies == Some(square)),
        cells: ship.cells_at(tiles, square),
        crew: ship.crew_at(tiles, square),
        goods: goods.collect(),
    })
}

/// What a ship can do now.
pub(crate) fn strength(game: &Trucker, seat: Seat, player: &Player) -> StrengthView {
    let (tiles, ship) = (&game.cards.tiles, &player.ship);
    let loaded = game.is_loaded();
    let hot = cargo::irradiated(ship, tiles);
    let in_all = |squares: Squares| -> u8 {
        let capacities = squares.iter().filter_map(|square| ship.printed(tiles, square));
        capacities.map(|tile| tile.capacity).sum()
    };
    let capacity = |is: fn(Kind) -> bool| in_all(ship.of_kind(tiles, is).minus(hot));
    let room = |is: fn(Kind) -> bool| in_all(ship.of_kind(tiles, is));
    let cells = if loaded {
        ship.cells(tiles)
    } else {
        capacity(|kind| kind == Kind::Battery)
    };
    let crew = if loaded {
        ship.crew(tiles)
    } else {
        // VIPs who board before the others take the place of two.
        let vips = ship.occupied_cabins(tiles);
        in_all(ship.of_kind(tiles, Kind::is_cabin).minus(hot).minus(vips)) + vips.len() as u8
    };
    let with_admiral = |Halves(cannons): Halves, powered: Squares| {
        let Halves(bonus) = game.admiral_bonus(seat, powered);
        Halves(cannons + bonus)
    };
    let engines = ship
        .double_engines(tiles)
        .iter()
        .take(usize::from(cells))
        .collect();
    // Cannons that point to the front give twice as much for a cell.
    let cannons = ship.double_cannons(tiles);
    let mut cannons: Vec<Square> = cannons.iter().collect();
    cannons.sort_by_key(|square| ship.turned(*square) != Side::Front);
    let cannons = cannons.into_iter().take(usize::from(cells)).collect();
    StrengthView {
        engines: ship.engine_strength(tiles, Squares::NONE),
        engines_powered: ship.engine_strength(tiles, engines),
        cannons: with_admiral(ship.cannon_strength(tiles, Squares::NONE), Squares::NONE),
        cannons_powered: with_admiral(ship.cannon_strength(tiles, cannons), cannons),
        crew,
        cells,
        hold: room(|kind| kind == Kind::CargoHold),
        special_hold: room(|kind| kind == Kind::SpecialHold),
        exposed: ship.exposed_connectors(),
        shielded: Side::ALL.map(|side| !ship.shields(tiles, side).is_empty()),
    }
}
