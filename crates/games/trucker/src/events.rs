//! What happens, as told to those who may know it.
//!
//! Where truckers may know different things, there are two variants, the secret one and the public one, so that a public event has no
//! room for a secret.

use serde::Serialize;
use table::Seat;
use ts_rs::TS;

use crate::air::Leaving;
use crate::air::track::Moved;
use crate::cards::adventures::CardId;
use crate::cards::effects::{Criterion, Missile};
use crate::cards::missions::Mission;
use crate::cards::vips::Vip;
use crate::goods::Goods;
use crate::ids::{Alien, Back, Flight, Good, Halves, Loss, Side, Square, TileId};
use crate::rules::{Entry, FightResult, Unstopped};
use crate::ship::contents::Crew;

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
    /// Ships take off, the leader first.
    TookOff {
        /// In this order.
        order: Vec<Seat>,
    },
    /// A trucker left the flight.
    Left {
        /// Who.
        seat: Seat,
        /// Why.
        why: Leaving,
    },
    /// A trucker flies on after a card.
    FliesOn {
        /// Who.
        seat: Seat,
    },
    /// A trucker who could still move goods after the last card comes in to land.
    ComesIn {
        /// Who.
        seat: Seat,
    },
    /// The leader turned a card.
    CardTurned {
        /// Which.
        card: CardId,
        /// How many are left.
        left: u8,
        /// What the back of the next one shows.
        next: Option<Back>,
    },
    /// The card has no effect: one trucker is left.
    NoEffect,
    /// A tile got a cell.
    Powered {
        /// Whose.
        seat: Seat,
        /// The double engine, double cannon or shield.
        tile: Square,
        /// The battery the cell came from.
        battery: Square,
    },
    /// A trucker declared engines or cannons.
    Declared {
        /// Who.
        seat: Seat,
        /// Engines or cannons.
        what: Criterion,
        /// How strong, in halves.
        strength: Halves,
    },
    /// A rocket moved forward or back.
    Moved {
        /// Whose.
        seat: Seat,
        /// How.
        moved: Moved,
    },
    /// A trucker landed on a planet.
    Landed {
        /// Who.
        seat: Seat,
        /// Which planet, from 0.
        planet: u8,
    },
    /// A trucker took nothing.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A trucker has too few crew for what was abandoned.
    TooFewCrew {
        /// Who.
        seat: Seat,
    },
    /// A trucker took what was abandoned.
    Salvaged {
        /// Who.
        seat: Seat,
    },
    /// Credits were paid during the flight.
    Earned {
        /// To whom.
        seat: Seat,
        /// How many.
        credits: u8,
    },
    /// Goods lie beside the ship, to be put into holds.
    GoodsGained {
        /// Whose.
        seat: Seat,
        /// Which.
        goods: Goods,
    },
    /// A good went into a hold.
    Stowed {
        /// Whose.
        seat: Seat,
        /// Which.
        good: Good,
        /// Where.
        hold: Square,
    },
    /// A good came out of a hold.
    Lifted {
        /// Whose.
        seat: Seat,
        /// Which.
        good: Good,
        /// From where.
        hold: Square,
    },
    /// Goods were left behind.
    GoodsLeftBehind {
        /// By whom.
        seat: Seat,
        /// Which.
        goods: Goods,
    },
    /// A trucker met the enemy.
    Fought {
        /// Who.
        seat: Seat,
        /// How strong, in halves.
        strength: Halves,
        /// How strong the enemy is.
        power: u8,
        /// How it went.
        result: FightResult,
    },
    /// One crew member is gone.
    CrewLost {
        /// Whose.
        seat: Seat,
        /// From which cabin.
        cabin: Square,
        /// Who lived there before.
        was: Crew,
        /// How.
        loss: CrewLoss,
    },
    /// A good was taken.
    GoodTaken {
        /// Whose.
        seat: Seat,
        /// Which.
        good: Good,
        /// From where.
        hold: Square,
    },
    /// A cell was taken, since there were no goods left.
    CellTaken {
        /// Whose.
        seat: Seat,
        /// From where.
        battery: Square,
    },
    /// The dice for a meteor or a shot, once for all ships it flies at.
    Rolled {
        /// Its number on the card, from 0.
        number: u8,
        /// What flies.
        missile: Missile,
        /// The dice.
        dice: [u8; 2],
    },
    /// It misses a ship.
    Missed {
        /// Whose.
        seat: Seat,
    },
    /// A small meteor bounces off a smooth side.
    Bounced {
        /// Whose.
        seat: Seat,
        /// Off which tile.
        at: Square,
    },
    /// A shield or a cannon stopped it.
    Stopped {
        /// Whose.
        seat: Seat,
        /// The tile it would have hit.
        at: Square,
        /// The shield or the cannon.
        by: Square,
    },
    /// It hits a tile.
    Struck {
        /// Whose.
        seat: Seat,
        /// Where.
        at: Square,
        /// What was there.
        tile: TileId,
        /// What hit it; nothing that is on a card one by one for a part of a huge asteroid.
        missile: Option<Missile>,
        /// Why nothing stopped it.
        why: Unstopped,
    },
    /// A ship broke up; its owner keeps one piece.
    BrokeUp {
        /// Whose.
        seat: Seat,
    },
    /// A line of a combat zone was reckoned.
    Compared {
        /// Which line, from 0.
        line: u8,
        /// What was compared.
        criterion: Criterion,
        /// Each trucker's strength in halves, in seat order; `None` for those who do not fly.
        strengths: Vec<Option<Halves>>,
        /// Who is lowest and suffers.
        lowest: Seat,
    },
    /// Stardust met a ship's exposed connectors.
    Exposed {
        /// Whose.
        seat: Seat,
        /// How many there are.
        exposed: u8,
    },
    /// A try of the saboteurs.
    Sabotaged {
        /// Whose ship.
        seat: Seat,
        /// Which try, from 1.
        number: u8,
        /// The dice for the column.
        column: [u8; 2],
        /// The dice for the row.
        row: [u8; 2],
        /// The tile there, if there is one.
        at: Option<Square>,
    },

    // The end of a flight.
    /// The flight is over.
    FlightOver {
        /// Who completed it, the first first.
        arrived: Vec<Seat>,
    },
    /// A line of somebody's account.
    Scored {
        /// Whose.
        seat: Seat,
        /// What for, and how much.
        entry: Entry,
    },
    /// The game is over.
    GameOver,

    // The expansion.
    /// Somebody picked the mission.
    MissionPicked {
        /// Who.
        seat: Seat,
        /// Which.
        mission: Mission,
        /// What everybody gets at once.
        advance: i16,
    },
    /// Somebody paid during the flight.
    Paid {
        /// Who.
        seat: Seat,
        /// How much.
        credits: i16,
    },
    /// What was destroyed set off cargo, and that destroys more.
    ChainReaction {
        /// Whose ship.
        seat: Seat,
        /// How many more components.
        more: u8,
    },
    /// A ship passed a black hole without giving anything up.
    PassedHole {
        /// Whose.
        seat: Seat,
    },
    /// A small meteor of an asteroid rain.
    Incoming {
        /// At whose ship.
        seat: Seat,
        /// What flies.
        missile: Missile,
        /// Along which row or column.
        lane: u8,
    },
    /// A huge meteor comes, or seems to.
    AsteroidComes {
        /// The die.
        die: u8,
        /// The side it comes from.
        from: Side,
        /// Its first row or column.
        first: u8,
        /// Its last one.
        last: u8,
    },
    /// A cannon shot one part of a huge meteor.
    Fired {
        /// Whose.
        seat: Seat,
        /// Which cannon.
        gun: Square,
        /// Along which row or column the part came.
        lane: u8,
    },
    /// A column of a tactical zone was reckoned.
    Outmanoeuvred {
        /// Which column, from 0.
        column: u8,
        /// What counts.
        first: Criterion,
        /// What is taken off.
        second: Criterion,
        /// Each trucker's difference in halves, in seat order; `None` for those who do not fly.
        differences: Vec<Option<Halves>>,
        /// Who is lowest and suffers.
        lowest: Seat,
    },
    /// Nanobots emptied components.
    Emptied {
        /// Whose.
        seat: Seat,
        /// How many cells are gone.
        cells: u8,
        /// Which goods are gone.
        goods: Goods,
    },
    /// A rocket stopped behind another one.
    HeldUp {
        /// Whose.
        seat: Seat,
    },
    /// A VIP came aboard.
    VipBoarded {
        /// Whose ship.
        seat: Seat,
        /// Which cabin.
        square: Square,
        /// Which VIP.
        vip: Vip,
    },
    /// The check found that a cabin does not suit a VIP.
    VipReplaced {
        /// Whose ship.
        seat: Seat,
        /// Which cabin.
        square: Square,
        /// Which VIP.
        vip: Vip,
    },
    /// The surgeon saved a crew member.
    CrewSaved {
        /// Whose.
        seat: Seat,
        /// In which cabin.
        cabin: Square,
        /// Who lives there now.
        crew: Crew,
    },
    /// The patient brings an epidemic to a ship.
    BroughtEpidemic {
        /// Whose.
        seat: Seat,
    },
    /// The widow flies off with all she is connected to.
    WidowLeft {
        /// From whose ship.
        seat: Seat,
    },
}

/// How a crew member was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum CrewLoss {
    /// Given up: to slavers, for an abandoned ship, in a combat zone.
    GivenUp,
    /// By an epidemic.
    Epidemic,
    /// By deadly radiation.
    Radiation,
    /// By nanobots.
    Nanobots,
    /// Gone aboard an abandoned ship.
    Salvage,
    /// The engineer, after doubling the engines.
    Engineer,
}
