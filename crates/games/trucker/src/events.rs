//! What happens, as told to those who may know it.
//!
//! Where truckers may know different things, there are two variants, the secret one and the public one, so that a public event has no
//! room for a secret.

use serde::Serialize;
use table::Seat;
use ts_rs::TS;

use crate::cards::adventures::CardId;
use crate::ids::{Alien, Flight, Loss, Side, Square, TileId};

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    // Building.
    /// A trucker is ready to build.
    Ready {
        /// Who.
        seat: Seat,
    },
    /// Building began.
    BuildingBegan {
        /// For which flight.
        flight: Flight,
    },
    /// The hourglass was turned.
    GlassTurned {
        /// By whom; nobody the first time.
        seat: Option<Seat>,
        /// Which run begins, from 1.
        run: u8,
        /// How many there are.
        runs: u8,
    },
    /// The hourglass ran out.
    GlassEmpty {
        /// Which run ended.
        run: u8,
        /// How many there are.
        runs: u8,
    },
    /// A face-down tile was taken.
    Drew {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: TileId,
    },
    /// A face-up tile was taken.
    Took {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: TileId,
    },
    /// A tile was taken from the reserve.
    TookReserved {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: TileId,
    },
    /// A tile was placed, moved or turned.
    Placed {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: TileId,
        /// Where.
        square: Square,
        /// The side its front was turned to.
        turned: Side,
    },
    /// A tile went into the reserve.
    SetAside {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: TileId,
    },
    /// A tile went back to the middle, face up.
    PutBack {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: TileId,
    },
    /// A face-down tile was turned up.
    Revealed {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: TileId,
    },
    /// A trucker took a forecast pile and saw these cards.
    SawCards {
        /// Who.
        seat: Seat,
        /// Which pile, from 1.
        pile: u8,
        /// What was in it.
        cards: Vec<CardId>,
    },
    /// A trucker took a forecast pile.
    Looked {
        /// Who.
        seat: Seat,
        /// Which pile, from 1.
        pile: u8,
    },
    /// A forecast pile was put back.
    StoppedLooking {
        /// By whom.
        seat: Seat,
        /// Which pile, from 1.
        pile: u8,
    },
    /// A turn of turn-based building began.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// With how many action points.
        points: u8,
    },
    /// The countdown die was set, or lowered.
    Countdown {
        /// Who set or lowered it.
        seat: Seat,
        /// What it shows.
        die: u8,
    },
    /// A trucker has finished building.
    Finished {
        /// Who.
        seat: Seat,
        /// On which start space, from 1.
        space: u8,
    },
    /// Building ended before this trucker had finished.
    CaughtOut {
        /// Who.
        seat: Seat,
        /// On which start space the rocket was put, from 1.
        space: u8,
    },
    /// Building is over for all.
    BuildingEnded,

    // The check.
    /// A ship is not legal; its owner has to correct it.
    Illegal {
        /// Whose.
        seat: Seat,
    },
    /// Learning flight: the owner of an illegal ship starts behind the others.
    MovedToTheBack {
        /// Who.
        seat: Seat,
        /// The start space, from 1.
        space: u8,
    },
    /// A component was lost.
    Lost {
        /// By whom.
        seat: Seat,
        /// Which.
        tile: TileId,
        /// Where it was; nowhere if it lay in the reserve.
        square: Option<Square>,
        /// How.
        loss: Loss,
    },
    /// A piece of a broken ship was kept.
    KeptPiece {
        /// By whom.
        seat: Seat,
        /// Its first square.
        square: Square,
    },
    /// An alien died without its life support.
    AlienLost {
        /// Whose.
        seat: Seat,
        /// Which.
        alien: Alien,
    },

    // Loading.
    /// An alien came aboard.
    Boarded {
        /// Whose ship.
        seat: Seat,
        /// Which cabin.
        square: Square,
        /// Which alien.
        alien: Alien,
    },
    /// A ship is ready to take off.
    Loaded {
        /// Whose.
        seat: Seat,
        /// Crew aboard.
        crew: u8,
        /// Cells aboard.
        cells: u8,
    },
    // Flying.
}
