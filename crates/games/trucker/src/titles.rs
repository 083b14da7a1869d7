//! The titles of the trek (section 12): what is compared, and the handicap of the gold side.
//!
//! Everything here is a question about one ship; who gets a title is in `rules::titles`.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::cards::tiles::{Connector, Kind, Tiles};
use crate::ids::{Alien, Side, Square, Squares};
use crate::ship::Ship;
use crate::ship::contents::Crew;

/// A title.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Title {
    /// Hold tiles that carry something.
    #[default]
    FreightHauler,
    /// Tiles that use cells.
    PowerTrucker,
    /// How far aliens live from the nearest other cabin.
    Xenoquartermaster,
    /// Occupied cabins with a view.
    CruiseCaptain,
    /// Tiles.
    MasterEngineer,
    /// The longest corridor.
    Corridorist,
    /// Of the expansion: different types of crew.
    PartyKing,
}

impl Title {
    /// Every title of the base game, in the order of the rules.
    pub const ALL: [Title; 6] = [
        Title::FreightHauler,
        Title::PowerTrucker,
        Title::Xenoquartermaster,
        Title::CruiseCaptain,
        Title::MasterEngineer,
        Title::Corridorist,
    ];

    /// What a ship is worth for this title; the highest wins.
    pub fn worth(self, ship: &Ship, tiles: &Tiles) -> u8 {
        match self {
            Title::FreightHauler => loaded_holds(ship, tiles).len() as u8,
            Title::PowerTrucker => ship.of_kind(tiles, Kind::needs_cell).len() as u8,
            Title::Xenoquartermaster => Alien::ALL
                .into_iter()
                .filter_map(|alien| ship.alien(tiles, alien))
                .filter_map(|cabin| nearest_other_cabin(ship, tiles, cabin))
                .sum(),
            Title::CruiseCaptain => with_view(ship, ship.occupied_cabins(tiles)).len() as u8,
            Title::MasterEngineer => ship.occupied().len() as u8,
            Title::Corridorist => longest_corridor(ship),
            Title::PartyKing => crew_types(ship, tiles),
        }
    }

    /// The tiles of a ship that break the handicap of the gold side of this title; none if the ship keeps it. Reconstructed.
    pub fn against_gold(self, ship: &Ship, tiles: &Tiles) -> Squares {
        match self {
            Title::FreightHauler => {
                let holds = ship.of_kind(tiles, Kind::is_hold);
                touching(ship, holds, holds)
            }
            Title::PowerTrucker => {
                let batteries = ship.of_kind(tiles, |kind| kind == Kind::Battery);
                let users = ship.of_kind(tiles, Kind::needs_cell);
                touching(ship, batteries, users).or(touching(ship, users, batteries))
            }
            Title::Xenoquartermaster => {
                let modules = ship.of_kind(tiles, |kind| kind.life_support().is_some());
                near(modules, modules)
            }
            Title::CruiseCaptain => {
                let cabins = with_view(ship, ship.of_kind(tiles, Kind::is_cabin));
                let guns = ship.of_kind(tiles, |kind| kind.is_cannon() || kind.is_engine());
                near(cabins, guns).or(near(guns, cabins))
            }
            Title::MasterEngineer => ship.of_kind(tiles, |kind| kind == Kind::Structural),
            Title::Corridorist => {
                let crossings = with_connectors(ship, |sides| sides == 4);
                if crossings.len() > 2 {
                    crossings
                } else {
                    Squares::NONE
                }
            }
            // It is about crew, not about tiles: see [`keeps_humans_away`].
            Title::PartyKing => Squares::NONE,
        }
    }
}

/// The squares that the gold side of the Party King keeps free of humans: those around life support of either colour.
pub fn keeps_humans_away(ship: &Ship, tiles: &Tiles) -> Squares {
    let modules = ship.of_kind(tiles, |kind| kind.life_support().is_some());
    modules.iter().fold(Squares::NONE, |away, square| {
        away.or(Squares::only(square).around())
    })
}

/// How many types of crew are aboard: astronauts, aliens of each colour, VIPs, of whom there is one of each colour at most.
fn crew_types(ship: &Ship, tiles: &Tiles) -> u8 {
    let is = |wanted: fn(Crew) -> bool| {
        let cabins = ship.occupied_cabins(tiles);
        u8::from(cabins.iter().any(|cabin| wanted(ship.crew_at(tiles, cabin))))
    };
    is(|crew| matches!(crew, Crew::Astronauts(_)))
        + is(|crew| crew == Crew::Alien(Alien::Purple))
        + is(|crew| crew == Crew::Alien(Alien::Brown))
        + ship
            .occupied_cabins(tiles)
            .iter()
            .filter(|cabin| matches!(ship.crew_at(tiles, *cabin), Crew::Vip(_)))
            .count() as u8
}

/// A title in somebody's hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Holding {
    /// Which.
    pub title: Title,
    /// Whether it was defended once and lies on its gold side.
    pub gold: bool,
}

/// Those of `some` that are connected to one of `others`.
fn touching(ship: &Ship, some: Squares, others: Squares) -> Squares {
    some.iter()
        .filter(|square| !ship.connected(*square).and(others).is_empty())
        .collect()
}

/// Those of `some` within the 8 squares of one of `others`.
fn near(some: Squares, others: Squares) -> Squares {
    some.iter()
        .filter(|square| !Squares::only(*square).around().and(others).is_empty())
        .collect()
}

fn loaded_holds(ship: &Ship, tiles: &Tiles) -> Squares {
    let holds = ship.of_kind(tiles, Kind::is_hold);
    holds
        .iter()
        .filter(|hold| !ship.goods_in(tiles, *hold).is_empty())
        .collect()
}

/// Those of `cabins` with a view: at least one smooth side faces empty space, be it an empty square or the edge of the board.
pub fn with_view(ship: &Ship, cabins: Squares) -> Squares {
    let has_view = |cabin: &Square| {
        Side::ALL.into_iter().any(|side| {
            let empty = cabin.next(side).is_none_or(|next| !ship.occupied().has(next));
            empty && ship.connector(*cabin, side) == Connector::Smooth
        })
    };
    cabins.iter().filter(has_view).collect()
}

/// The walking distance from a cabin to the nearest other one: the shortest path through connectors.
fn nearest_other_cabin(ship: &Ship, tiles: &Tiles, cabin: Square) -> Option<u8> {
    let others = ship.of_kind(tiles, Kind::is_cabin).without(cabin);
    let mut reached = Squares::only(cabin);
    for distance in 1.. {
        let next = reached
            .iter()
            .fold(reached, |next, square| next.or(ship.connected(square)));
        if !next.and(others).is_empty() {
            return Some(distance);
        }
        if next == reached {
            return None;
        }
        reached = next;
    }
    None
}

fn with_connectors(ship: &Ship, fits: impl Fn(usize) -> bool) -> Squares {
    let sides = |square: &Square| {
        Side::ALL
            .into_iter()
            .filter(|side| ship.connector(*square, *side) != Connector::Smooth)
            .count()
    };
    ship.occupied()
        .iter()
        .filter(|square| fits(sides(square)))
        .collect()
}

/// The longest chain of joined tiles with at most two connector sides each. No such tile is joined to more than two others, so a chain is
/// everything that hangs together.
fn longest_corridor(ship: &Ship) -> u8 {
    let mut rest = with_connectors(ship, |sides| sides <= 2);
    let narrow = rest;
    let mut longest = 0;
    while let Some(first) = rest.first() {
        let mut chain = Squares::only(first);
        loop {
            let more = chain
                .iter()
                .fold(chain, |more, square| more.or(ship.connected(square).and(narrow)));
            if more == chain {
                break;
            }
            chain = more;
        }
        longest = longest.max(chain.len() as u8);
        rest = rest.minus(chain);
    }
    longest
}
