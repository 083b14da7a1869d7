//! Ship boards and flight boards.

use serde::{Deserialize, Serialize};
use table::{CardFault, Provenance};
use ts_rs::TS;

use crate::ids::{Flight, Level, Square, Squares};

/// A row of the data file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ShipBoardRow {
    level: Level,
    rows: Vec<SquareRow>,
    source: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SquareRow {
    row: u8,
    columns: Vec<u8>,
}

/// A flight board: the loop of spaces, what finishing pays, the hourglass and the forecast.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct FlightBoard {
    /// Which flight.
    pub flight: Flight,
    /// How many spaces the loop has.
    pub spaces: u8,
    /// How far ahead of the rearmost start space each start space lies, the foremost first.
    pub start_offsets: [u8; 4],
    /// What the first, second, third and fourth to finish get.
    pub finish_rewards: [u8; 4],
    /// What the best-looking ship gets.
    pub best_looking_ship: u8,
    /// How many times the hourglass runs; 0 without one.
    pub timer_runs: u8,
    /// How many cards of each level go into each of the four piles.
    pub per_pile: [u8; 3],
    /// Where the figures come from.
    pub source: Provenance,
}

/// All boards of the box.
#[derive(Clone, Debug)]
pub struct Boards {
    ships: [Squares; 3],
    flights: [FlightBoard; 4],
    sources: Vec<Provenance>,
}

impl Boards {
    /// The squares of the ship board of a level.
    pub fn ship(&self, level: Level) -> Squares {
        self.ships[level.index()]
    }

    /// The board of a flight.
    pub fn flight(&self, flight: Flight) -> &FlightBoard {
        &self.flights[flight.index()]
    }

    pub(super) fn sources(&self) -> &[Provenance] {
        &self.sources
    }

    pub(super) fn read(ships: &[ShipBoardRow], flights: Vec<FlightBoard>) -> Result<Boards, CardFault> {
        let mut sources: Vec<Provenance> = ships.iter().map(|row| row.source).collect();
        sources.extend(flights.iter().map(|row| row.source));
        Ok(Boards {
            ships: read_ships(ships)?,
            flights: read_flights(flights)?,
            sources,
        })
    }
}

fn read_ships(rows: &[ShipBoardRow]) -> Result<[Squares; 3], CardFault> {
    let mut ships = [Squares::NONE; 3];
    for board in rows {
        let fault = |problem: String| CardFault::new(format!("ship board {}", board.level.roman()), problem);
        let mut squares = Squares::NONE;
        for row in &board.rows {
            for column in &row.columns {
                let square = Square::at(row.row, *column)
                    .ok_or_else(|| fault(format!("there is no row {} column {column}", row.row)))?;
                squares = squares.with(square);
            }
        }
        if !squares.has(Square::START) {
            return Err(fault("the starting cabin has no square".into()));
        }
        if !is_one_piece(squares) {
            return Err(fault("the squares do not hang together".into()));
        }
        ships[board.level.index()] = squares;
    }
    match Level::ALL
        .into_iter()
        .find(|level| ships[level.index()].is_empty())
    {
        Some(level) => Err(CardFault::new(
            "ship boards",
            format!("there is none for level {}", level.roman()),
        )),
        None => Ok(ships),
    }
}

fn is_one_piece(squares: Squares) -> bool {
    let mut reached = Squares::only(Square::START);
    loop {
        let more = reached.or(reached.beside().and(squares));
        if more == reached {
            return reached == squares;
        }
        reached = more;
    }
}

fn read_flights(mut rows: Vec<FlightBoard>) -> Result<[FlightBoard; 4], CardFault> {
    rows.sort_by_key(|row| row.flight);
    for row in &rows {
        let fault = |problem: &str| CardFault::new(format!("flight board {:?}", row.flight), problem);
        if row.spaces < 8 || row.spaces > 100 {
            return Err(fault("a loop has 8 to 100 spaces"));
        }
        if row.start_offsets.windows(2).any(|pair| pair[0] <= pair[1]) || row.start_offsets[0] >= row.spaces {
            return Err(fault("start spaces lie one behind the other, the foremost first"));
        }
        if row.timer_runs > 9 || row.per_pile.iter().sum::<u8>() > 5 {
            return Err(fault("too many runs or cards"));
        }
    }
    let flights: Vec<Flight> = rows.iter().map(|row| row.flight).collect();
    if flights != Flight::ALL {
        return Err(CardFault::new(
            "flight boards",
            "there must be one for each flight",
        ));
    }
    rows.try_into()
        .map_err(|_| CardFault::new("flight boards", "there must be four"))
}
