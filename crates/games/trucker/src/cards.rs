//! The contents of the box: tiles, boards and adventure cards, read from `data/*.toml` or from an owner's file.
//!
//! [`tiles`] and [`boards`] are about building, [`adventures`] about flying. The three data files that come with the program, put one after
//! the other, are one file: that is what an owner starts from.

pub mod adventures;
pub mod boards;
pub mod effects;
pub mod tiles;

use std::sync::OnceLock;

use serde::{Deserialize, Serialize, Serializer};
use table::{CardFault, CardSet, Digest, SourceCount};
use ts_rs::TS;

use crate::ids::{Flight, Level, Squares, TileId};
use adventures::Adventures;
use boards::{Boards, FlightBoard, ShipBoardRow};
use effects::{AdventureCard, CardRow};
use tiles::{Tile, TileRow, Tiles};

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
}

const STANDARD: &str = concat!(
    include_str!("../data/tiles.toml"),
    "\n",
    include_str!("../data/boards.toml"),
    "\n",
    include_str!("../data/cards.toml"),
);

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
        let file: File = toml::from_str(text).map_err(|error| CardFault::new("file", error.to_string()))?;
        Ok(Cards {
            tiles: Tiles::read(file.tile)?,
            boards: Boards::read(&file.ship_board, file.flight_board)?,
            adventures: Adventures::read(file.card)?,
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
        ]
    }
}
