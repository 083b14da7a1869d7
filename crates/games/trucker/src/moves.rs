//! What a trucker may choose.

use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

use crate::cards::missions::Mission;
use crate::cards::vips::Vip;
use crate::ids::{Alien, Good, Side, Square, TileId};
use crate::rules::Unmet;
use crate::titles::Title;

/// One small choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    // The mission.
    /// Of the two missions that lie open fly this one.
    FlyMission(Mission),

    // Building.
    /// Real time: ready for the hourglass to be turned for the first time.
    Ready,
    /// Real time: take a face-down tile.
    Draw,
    /// Real time: take a face-down cargo tile.
    DrawCargo,
    /// Take this face-up tile. In turns: place it, for 2 points; the square comes next.
    Take(TileId),
    /// Take this tile from the own reserve. In turns: place it, for 2 points; the square comes next.
    TakeReserved(TileId),
    /// Place the tile in hand, or move and turn the one placed last.
    Place {
        /// Where.
        square: Square,
        /// The side its front is turned to.
        turned: Side,
    },
    /// Real time: put the tile at hand into the reserve.
    SetAside,
    /// Real time: put the tile at hand back into the middle, face up.
    PutBack,
    /// In turns, for 1 point: turn a face-down tile up.
    Reveal,
    /// In turns, for 1 point: turn a face-down cargo tile up.
    RevealCargo,
    /// In turns, for 1 point: take this face-up tile into the reserve.
    Reserve(TileId),
    /// Look at a forecast pile, from 1. In turns for 3 points, as the last action.
    Look(u8),
    /// Real time: put the forecast pile back.
    StopLooking,
    /// Turn the hourglass.
    TurnGlass,
    /// The clock: the hourglass has run out.
    RunOut,
    /// Finish building and put the rocket on this start space, from 1 at the front.
    Finish(u8),
    /// In turns: end the turn.
    EndTurn,

    // The check.
    /// Take a tile that has a part in a fault off the ship.
    Remove(Square),
    /// Of several pieces keep the one whose first square this is.
    Keep(Square),

    // VIPs.
    /// Let a VIP live in a cabin.
    BoardVip {
        /// Which cabin.
        square: Square,
        /// Which VIP.
        vip: Vip,
    },
    /// The engineer doubles the engines, and leaves.
    Double,
    /// The surgeon saves somebody in this cabin.
    Save(Square),
    /// Between cards, and after the last one: move goods between holds and structural modules.
    Rearrange,

    // Loading.
    /// Let an alien live in a cabin.
    Board {
        /// Which cabin.
        square: Square,
        /// Which alien.
        alien: Alien,
    },
    /// No more aliens: astronauts everywhere else.
    Loaded,

    // Flying.
    /// Between cards: fly on; after the last one, land. After a flight of a trek: ready for the next one.
    FlyOn,
    /// Between cards: give up the flight.
    GiveUp,
    /// Give the double engine or double cannon on this square a cell.
    Power(Square),
    /// Take the cell from the battery on this square.
    Spend(Square),
    /// That is all: the declaration stands, or what is in no hold is left behind.
    Done,
    /// Land on this planet, from 0.
    Land(u8),
    /// Take what is offered, and lose the days.
    Accept,
    /// Leave what is offered.
    Pass,
    /// Give up one crew member from the cabin on this square.
    GiveCrew(Square),
    /// Lose one of the most valuable goods from the hold on this square.
    LoseGood(Square),
    /// Lose a cell from the battery on this square, since there are no goods left.
    LoseCell(Square),
    /// Put a good into a hold.
    Stow {
        /// Which.
        good: Good,
        /// Where.
        hold: Square,
    },
    /// Take a good out of a hold.
    Lift {
        /// Which.
        good: Good,
        /// From where.
        hold: Square,
    },
    /// Stop a meteor or a shot with the shield or double cannon on this square, for a cell.
    Defend(Square),
    /// Do nothing about it.
    Endure,
    /// Of several titles keep this one.
    KeepTitle(Title),

    // Super cards and missions.
    /// Give up the component on this square; nothing is final before the plan is.
    Abandon(Square),
    /// Take back the component that was to be given up, or the cell that was to be spent, on this square.
    TakeBack(Square),
    /// Fire the cannon on this square at the part of the meteor in this row or column.
    Fire {
        /// Which cannon.
        gun: Square,
        /// Along which row or column the part comes.
        lane: u8,
    },
}

/// Why a move is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// Not in this part of the game.
    NotNow,
    /// There is nothing left for this trucker to choose at the moment.
    AlreadyDone,
    /// This trucker has finished building.
    Finished,
    /// Only the clock does that.
    OnlyTheClock,
    /// Only in real-time building.
    OnlyInRealTime,
    /// Only in turn-based building.
    OnlyInTurns,
    /// No tile lies face down any more.
    HeapEmpty,
    /// Somebody else was quicker: this trucker has the tile.
    TakenBy {
        /// Who.
        seat: Seat,
    },
    /// That tile does not lie face up in the middle.
    NotFaceUp,
    /// That tile is not in the own reserve.
    NotInReserve,
    /// The hand already holds a tile.
    HandFull,
    /// There is no tile at hand.
    NothingAtHand,
    /// The square is not on this ship board.
    NotOnBoard,
    /// The square already holds a tile.
    SquareTaken,
    /// The tile would not touch the ship.
    MustTouch,
    /// Engines are never turned.
    EnginesNeverTurn,
    /// The tile already lies there, turned so.
    LiesThere,
    /// Every square holds a tile.
    ShipFull,
    /// The reserve is full.
    ReserveFull,
    /// A tile from the reserve never goes back to the middle.
    FromReserve,
    /// A forecast pile is in the hand; nothing can be built meanwhile.
    HoldsPile,
    /// There is no forecast pile in the hand.
    NoPileInHand,
    /// There is no such pile, or it may not be looked at.
    NoSuchPile,
    /// Somebody else holds that pile.
    PileHeldBy {
        /// Who.
        seat: Seat,
    },
    /// At least one tile has to be welded first.
    NothingWelded,
    /// The hourglass is still running, or has run for the last time.
    GlassNotEmpty,
    /// Only a trucker who has finished may turn the hourglass for the last time.
    OnlyFinishedTurnGlass,
    /// There is no such start space, or somebody is on it; in the learning flight it is the foremost free one.
    SpaceNotFree,
    /// Too few action points.
    NotEnoughPoints {
        /// What it costs.
        need: u8,
        /// What there is.
        have: u8,
    },
    /// More than 3 points are left, so the turn goes on.
    TooManyPointsLeft {
        /// What there is.
        have: u8,
    },
    /// Fewer than half of the squares hold a tile.
    ShipTooSmall {
        /// How many squares must hold a tile.
        need: u8,
        /// How many do.
        have: u8,
    },
    /// The forecast was consulted, which is the last action of a turn.
    Consulted,
    /// Nothing can be placed without a fault any more: building ends here.
    Stuck,
    /// This trucker has handled tiles so often that nothing is left but to finish.
    OutOfPatience,
    /// That tile has no part in a fault.
    NoFault,
    /// One piece has to be kept first.
    ChoosePieceFirst,
    /// No piece begins with that square.
    NoSuchPiece,
    /// There is no cabin for aliens on that square.
    NoCabin,
    /// No life support of that colour is connected to the cabin.
    NoLifeSupport,
    /// An alien of that colour is already aboard.
    AlienAboard,

    /// There is no double engine or double cannon that counts here.
    NothingToPower,
    /// That tile has its cell already.
    PoweredAlready,
    /// There is no cell there.
    NoCells,
    /// The card has no such planet.
    NoSuchPlanet,
    /// Somebody has landed on that planet.
    PlanetTaken,
    /// Nobody lives there.
    NobodyThere,
    /// The most valuable goods go first.
    DearestFirst,
    /// Cells only go when there are no goods left.
    GoodsFirst,
    /// There is no such good.
    NoSuchGood,
    /// There is no hold on that square.
    NoHold,
    /// Red goods need a special hold.
    RedNeedsSpecialHold,
    /// The hold is full.
    HoldFull,
    /// Goods were taken out of holds so often that nothing is left but to be done.
    EnoughMoved,
    /// That does not stop it.
    NoDefence,
    /// Somebody else is better at that title, or has it.
    TitleNotWon,

    /// Cargo is never set aside by choice.
    CargoIsNeverReserved,
    /// That mission does not lie open.
    MissionNotOffered,
    /// There is no component there that could be given up.
    NothingToAbandon,
    /// That component was given up already, with another one perhaps.
    AbandonedAlready,
    /// Nothing on that square can be taken back.
    NothingToTakeBack,
    /// More components have to be given up, or more engines powered.
    NotEnoughGivenUp {
        /// How many have to be given up.
        need: u8,
        /// How many are.
        have: u8,
    },
    /// A component can be taken back: nobody gives up more than needed.
    MoreThanNeeded,
    /// That cannon cannot hit that part, or has fired.
    CannotFire,
    /// Single cannons fire by themselves: choose what they fire at first.
    SinglesFireFirst,
    /// What is left of the ship would not hang together.
    WouldBreakUp,
    /// That VIP does not lie open.
    VipNotHere,
    /// A VIP of that colour is already aboard.
    VipAboard,
    /// The cabin does not suit that VIP.
    DoesNotSuit {
        /// Who.
        vip: Vip,
        /// Why not.
        unmet: Unmet,
    },
    /// Nobody in that cabin can be saved.
    NobodyToSave,
    /// Nobody aboard can double the engines.
    NobodyDoubles,
}
