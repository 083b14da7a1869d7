//! The contents of the box: tiles, boards and adventure cards, read from `data/*.toml` or from an owner's file.
//!
//! [`tiles`] and [`boards`] are about building, [`adventures`] about flying. The three data files that come with the program, put one after
//! the other, are one file: that is what an owner starts from. [`supers`] and [`missions`] are the expansion, which has files of its own; an owner may
//! add its rows to the file, and where there are none those that come with the program are used.

pub mod adventures;
pub mod boards;
pub mod effects;
pub mod missions;
pub mod supers;
pub mod tiles;
pub mod vips;

use std::sync::OnceLock;

use serde::{Deserialize, Serialize, Serializer};
use table::{CardFault, CardSet, Digest, SourceCount};
use ts_rs::TS;

use crate::ids::{Flight, Level, Squares, TileId};
use adventures::Adventures;
use boards::{Boards, FlightBoard, ShipBoardRow};
use effects::{AdventureCard, CardRow};
use missions::{MissionCard, Missions};
use supers::SuperRow;
use tiles::{CargoRow, Tile, TileRow, Tiles, VipCabinRow};
use vips::{VipCard, Vips};

/// Everything in the box.
#[derive(Debug, TS)]
#[ts(as = "Sheet")]
pub struct Cards {
    /// The component tiles.
    pub tiles: Tiles,
    /// The ship boards and flight boards.
    pub boards: Boards,
    /// The adventure cards.
    pub adventures: Adventures,
    /// The missions of the expansion.
    pub missions: Missions,
    /// The VIPs of the expansion.
    pub vips: Vips,
    digest: Digest,
}

/// What a page needs of the box.
#[derive(Serialize, TS)]
pub struct Sheet {
    /// The component tiles.
    pub tiles: Vec<NumberedTile>,
    /// The squares of the three ship boards.
    #[ts(as = "[Vec<crate::ids::Square>; 3]")]
    pub ship_boards: [Squares; 3],
    /// The four flight boards.
    pub flight_boards: Vec<FlightBoard>,
    /// The adventure cards.
    pub adventures: Vec<AdventureCard>,
    /// The super cards of the expansion.
    pub supers: Vec<AdventureCard>,
    /// The missions of the expansion.
    pub missions: Vec<MissionCard>,
    /// The VIPs of the expansion.
    pub vips: Vec<VipCard>,
}

/// A tile with its number.
#[derive(Serialize, TS)]
pub struct NumberedTile {
    /// Its number.
    pub id: TileId,
    /// What is printed on it.
    #[serde(flatten)]
    pub tile: Tile,
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.sheet().serialize(to)
    }
}

impl Cards {
    /// Everything a page shows of the box.
    pub fn sheet(&self) -> Sheet {
        let numbered = |(id, tile): (TileId, &Tile)| NumberedTile { id, tile: *tile };
        Sheet {
            tiles: self.tiles.all().map(numbered).collect(),
            ship_boards: Level::ALL.map(|level| self.boards.ship(level)),
            flight_boards: Flight::ALL
                .map(|flight| self.boards.flight(flight).clone())
                .into(),
            adventures: self.adventures.faces().to_vec(),
            supers: self.adventures.super_faces().to_vec(),
            missions: self.missions.all().to_vec(),
            vips: self.vips.all().to_vec(),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    tile: Vec<TileRow>,
    ship_board: Vec<ShipBoardRow>,
    flight_board: Vec<FlightBoard>,
    card: Vec<CardRow>,
    cargo: Option<Vec<CargoRow>>,
    vip_cabin: Option<Vec<VipCabinRow>>,
    #[serde(rename = "super")]
    supers: Option<Vec<SuperRow>>,
    mission: Option<Vec<MissionCard>>,
    vip: Option<Vec<VipCard>>,
}

/// The rows of the expansion that come with the program.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Expansion {
    cargo: Vec<CargoRow>,
    vip_cabin: Vec<VipCabinRow>,
    #[serde(rename = "super")]
    supers: Vec<SuperRow>,
    mission: Vec<MissionCard>,
    vip: Vec<VipCard>,
}

const STANDARD: &str = concat!(
    include_str!("../data/tiles.toml"),
    "\n",
    include_str!("../data/boards.toml"),
    "\n",
    include_str!("../data/cards.toml"),
);

/// The expansion. It is no part of [`STANDARD`]: records of games without it tell their cards by the digest of that, and stay as they are.
const EXPANSION: &str = concat!(
    include_str!("../data/cargo.toml"),
    "\n",
    include_str!("../data/supers.toml"),
    "\n",
    include_str!("../data/missions.toml"),
    "\n",
    include_str!("../data/vips.toml"),
);

impl Cards {
    /// The data files that come with the program, with those of the expansion.
    pub(crate) fn whole_text() -> String {
        format!("{STANDARD}\n{EXPANSION}")
    }
}

impl CardSet for Cards {
    fn standard() -> &'static Cards {
        static CARDS: OnceLock<Cards> = OnceLock::new();
        CARDS.get_or_init(|| {
            Cards::parse(STANDARD).unwrap_or_else(|fault| {
                unreachable!("the data files that come with the program are tested: {fault}")
            })
        })
    }

    fn parse(text: &str) -> Result<Cards, CardFault> {
        let unreadable = |error: toml::de::Error| CardFault::new("file", error.to_string());
        let file: File = toml::from_str(text).map_err(unreadable)?;
        let own: Expansion = toml::from_str(EXPANSION).map_err(unreadable)?;
        let mut tiles = Tiles::read(file.tile)?;
        tiles.expand(
            file.cargo.unwrap_or(own.cargo),
            file.vip_cabin.unwrap_or(own.vip_cabin),
        )?;
        Ok(Cards {
            tiles,
            boards: Boards::read(&file.ship_board, file.flight_board)?,
            adventures: Adventures::read(file.card, file.supers.unwrap_or(own.supers))?,
            missions: Missions::read(file.mission.unwrap_or(own.mission))?,
            vips: Vips::read(file.vip.unwrap_or(own.vip))?,
            digest: Digest::of(text),
        })
    }

    fn standard_text() -> &'static str {
        STANDARD
    }

    fn digest(&self) -> Digest {
        self.digest
    }

    fn sources(&self) -> Vec<SourceCount> {
        vec![
            SourceCount::of("tiles", self.tiles.sources().iter().copied()),
            SourceCount::of("boards", self.boards.sources().iter().copied()),
            SourceCount::of("cards", self.adventures.sources()),
            SourceCount::of("cargo", self.tiles.expansion_sources().iter().copied()),
            SourceCount::of("supers", self.adventures.super_sources()),
            SourceCount::of("missions", self.missions.all().iter().map(|card| card.source)),
            SourceCount::of("vips", self.vips.all().iter().map(|card| card.source)),
        ]
    }
}
