//! What each VIP asks of a cabin, and why a cabin does not suit one. Everything is judged on tiles: batteries, holds and cabins are still empty.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::tiles::{Connector, Kind, Tiles};
use crate::cards::vips::{Vip, VipCard};
use crate::ids::{Level, Side, Square, Squares};
use crate::ship::Ship;

/// Why a cabin does not suit a VIP.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Unmet {
    /// No VIP lives in a starting cabin.
    StartingCabin,
    /// Radioactive cargo is among the eight squares around.
    Radioactive,
    /// A gold title keeps humans away from the cabin.
    KeptFree,
    /// No cannon is seen from the cabin.
    NoCannonInView,
    /// No engine is connected to it.
    NoEngineConnected,
    /// No structural module is connected to it.
    NoStructuralConnected,
    /// No other cabin is connected to it.
    NoCabinConnected,
    /// No hold is connected to it.
    NoHoldConnected,
    /// The starting cabin cannot be reached from it.
    NoWayToStart,
    /// It is too far to walk to the starting cabin.
    TooFarFromStart {
        /// So many steps.
        have: u8,
        /// At most so many.
        need: u8,
    },
    /// It is not far enough to the starting cabin.
    TooCloseToStart {
        /// So many steps.
        have: u8,
        /// At least so many.
        need: u8,
    },
    /// A connector of the cabin is joined to nothing.
    ExposedConnector {
        /// On this side.
        side: Side,
    },
    /// Two components connected to it have equally many sides with a connector.
    SameSides {
        /// So many sides.
        have: u8,
    },
    /// A connector of the cabin is not joined to one of its own type.
    NotMatched {
        /// On this side.
        side: Side,
    },
    /// Too few types of components are near.
    TooFewTypes {
        /// So many.
        have: u8,
        /// At least so many.
        need: u8,
    },
    /// Too few components are connected to it.
    TooFewConnections {
        /// So many.
        have: u8,
        /// At least so many.
        need: u8,
    },
    /// It has a view from too few sides.
    TooFewViews {
        /// So many.
        have: u8,
        /// At least so many.
        need: u8,
    },
    /// No tile lies beside it there.
    NotEnclosed {
        /// On this side.
        side: Side,
    },
    /// Another cabin is among the eight squares around.
    CabinNearby {
        /// Which.
        cabin: Square,
    },
    /// No battery lies on its row, column or diagonals.
    NoBatteryInLine,
    /// No battery is among the eight squares around.
    NoBatteryNearby,
    /// From no side the view goes out of the ship.
    NoOpenView,
}

/// Nothing against it, or the first thing that is.
type Judged = Result<(), Unmet>;

fn need(so: bool, unmet: Unmet) -> Judged {
    if so { Ok(()) } else { Err(unmet) }
}

/// Whether a cabin suits a VIP, and if not, why.
pub(crate) fn judge(ship: &Ship, tiles: &Tiles, level: Level, card: &VipCard, cabin: Square) -> Judged {
    need(ship.kind(tiles, cabin) == Some(Kind::Cabin), Unmet::StartingCabin)?;
    let connected = ship.connected(cabin);
    let touches = |is: fn(Kind) -> bool| !ship.of_kind(tiles, is).and(connected).is_empty();
    let asked = |at: usize| card.figure(at) as u8;
    match card.id {
        Vip::RetiredAdmiral => {
            let cannons = ship.of_kind(tiles, Kind::is_cannon);
            need(
                !ship.seen_from(cabin).and(cannons).is_empty(),
                Unmet::NoCannonInView,
            )
        }
        Vip::PropulsionEngineer => need(touches(Kind::is_engine), Unmet::NoEngineConnected),
        Vip::HurriedPolitician => near_start(ship, tiles, cabin, asked(1)),
        Vip::SmugglerKing => need(
            touches(|kind| kind == Kind::Structural),
            Unmet::NoStructuralConnected,
        ),
        Vip::StarSurgeon => need(touches(Kind::is_cabin), Unmet::NoCabinConnected),
        Vip::GalacticInsurer => nothing_exposed(ship, cabin),
        Vip::SuperstitiousCelebrity => all_differ(ship, connected),
        Vip::FengShuiMaster => all_match(ship, cabin),
        Vip::SpoiledRichKid => {
            let near = ship.within_walk(cabin, asked(1)).without(cabin);
            let (have, need) = (ship.component_types(tiles, near) as u8, asked(0));
            at_least(have, need, Unmet::TooFewTypes { have, need })
        }
        Vip::CautiousWidow => {
            let (have, need) = (connected.len() as u8, asked(0));
            at_least(have, need, Unmet::TooFewConnections { have, need })
        }
        Vip::AmateurAstronomer => {
            let (have, need) = (ship.views(cabin) as u8, asked(0));
            at_least(have, need, Unmet::TooFewViews { have, need })
        }
        Vip::AgoraphobicHeiress => enclosed(ship, cabin),
        Vip::QuarantinePatient => nobody_around(ship, tiles, cabin),
        Vip::EnergyGuru => {
            let mut batteries = ship.of_kind(tiles, |kind| kind == Kind::Battery).iter();
            need(
                batteries.any(|battery| in_line(battery, cabin)),
                Unmet::NoBatteryInLine,
            )
        }
        Vip::EcoActivist => {
            let batteries = ship.of_kind(tiles, |kind| kind == Kind::Battery);
            let near = batteries.and(Squares::only(cabin).around());
            need(!near.is_empty(), Unmet::NoBatteryNearby)
        }
        Vip::LunarMarathoner => far_from_start(ship, tiles, cabin, asked(0) + level.number()),
        Vip::ThrillSeeker => {
            let open = |side: &Side| ship.has_view(cabin, *side) && ship.seen(cabin, *side).is_none();
            need(Side::ALL.iter().any(open), Unmet::NoOpenView)
        }
        Vip::FoodCritic => need(touches(Kind::is_hold), Unmet::NoHoldConnected),
    }
}

fn at_least(have: u8, asked: u8, unmet: Unmet) -> Judged {
    need(have >= asked, unmet)
}

/// The walking distance to the starting cabin, while there is one.
pub(crate) fn to_start(ship: &Ship, tiles: &Tiles, cabin: Square) -> Option<u8> {
    let start = ship.of_kind(tiles, |kind| kind == Kind::StartingCabin).first()?;
    ship.walk(cabin, start)
}

fn near_start(ship: &Ship, tiles: &Tiles, cabin: Square, most: u8) -> Judged {
    let have = to_start(ship, tiles, cabin).ok_or(Unmet::NoWayToStart)?;
    need(have <= most, Unmet::TooFarFromStart { have, need: most })
}

fn far_from_start(ship: &Ship, tiles: &Tiles, cabin: Square, least: u8) -> Judged {
    let have = to_start(ship, tiles, cabin).ok_or(Unmet::NoWayToStart)?;
    need(have >= least, Unmet::TooCloseToStart { have, need: least })
}

fn nothing_exposed(ship: &Ship, cabin: Square) -> Judged {
    let exposed = |side: &Side| ship.exposed(*side).has(cabin);
    match Side::ALL.into_iter().find(exposed) {
        Some(side) => Err(Unmet::ExposedConnector { side }),
        None => Ok(()),
    }
}

/// Whether all these tiles have different numbers of sides with a connector.
fn all_differ(ship: &Ship, connected: Squares) -> Judged {
    let mut seen = 0u8;
    for square in connected.iter() {
        let have = ship.connector_sides(square) as u8;
        need(seen >> have & 1 == 0, Unmet::SameSides { have })?;
        seen |= 1 << have;
    }
    Ok(())
}

/// Whether every connector of the cabin is joined to one of the same type.
fn all_match(ship: &Ship, cabin: Square) -> Judged {
    for side in Side::ALL {
        let mine = ship.connector(cabin, side);
        if mine == Connector::Smooth {
            continue;
        }
        let beside = cabin.next(side).filter(|next| ship.occupied().has(*next));
        let other = beside.map(|next| ship.connector(next, side.opposite()));
        need(other.is_some(), Unmet::ExposedConnector { side })?;
        need(other == Some(mine), Unmet::NotMatched { side })?;
    }
    Ok(())
}

/// Whether tiles lie on all four sides, so that there is no view either.
fn enclosed(ship: &Ship, cabin: Square) -> Judged {
    let beside = |side: Side| cabin.next(side).is_some_and(|next| ship.occupied().has(next));
    match Side::ALL.into_iter().find(|side| !beside(*side)) {
        Some(side) => Err(Unmet::NotEnclosed { side }),
        None => Ok(()),
    }
}

fn nobody_around(ship: &Ship, tiles: &Tiles, cabin: Square) -> Judged {
    let cabins = ship.of_kind(tiles, Kind::is_cabin);
    match cabins.and(Squares::only(cabin).around()).first() {
        Some(cabin) => Err(Unmet::CabinNearby { cabin }),
        None => Ok(()),
    }
}

fn in_line(one: Square, other: Square) -> bool {
    let rows = one.row().abs_diff(other.row());
    let columns = one.column().abs_diff(other.column());
    rows == 0 || columns == 0 || rows == columns
}
