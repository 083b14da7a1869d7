//! The contents of the box: tiles, boards and adventure cards, read from `data/*.toml` or from an owner's file.
//!
//! [`tiles`] and [`boards`] are about building, [`adventures`] about flying. The three data files that come with the program, put one after
//! the other, are one file: that is what an owner starts from.

pub mod adventures;
pub mod boards;
pub mod tiles;

use std::sync::OnceLock;

use serde::Deserialize;
use table::{CardFault, CardSet, Digest, SourceCount};

use adventures::{Adventures, CardRow};
use boards::{Boards, FlightBoard, ShipBoardRow};
use tiles::{TileRow, Tiles};

/// Everything in the box.
#[derive(Debug)]
pub struct Cards {
    /// The component tiles.
    pub tiles: Tiles,
    /// The ship boards and flight boards.
    pub boards: Boards,
    /// The adventure cards.
    pub adventures: Adventures,
    digest: Digest,
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
            SourceCount::of("cards", self.adventures.sources().iter().copied()),
        ]
    }
}
