//! What each viewer sees: everything a page draws, and nothing that the viewer may not know.
//!
//! A page works no rule out: wrong joints, what the check would tear off, strengths and counts are here for every ship. What a tile at hand would
//! do on each square is told by [`crate::aids`].

mod flight;
pub(crate) mod ship;

use serde::{Deserialize, Serialize};
use table::{Millis, Seat, SeatSet, Viewer};
use ts_rs::TS;

use crate::Trucker;
use crate::cards::adventures::CardId;
use crate::cards::missions::Mission;
use crate::cards::vips::Vip;
use crate::ids::{Flight, Level, Squares, TileId};
use crate::rules::Entry;
use crate::state::{Building, Hand, Lost, OPEN_PILES, PILES, Phase, Player, Rules};

use crate::titles::Holding;

pub use flight::{AsteroidView, FlightView, LineView, Outlook, PlanView, RocketView, TacticView};
pub use ship::{ShipView, StrengthView, TileView};

/// What one viewer sees.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct View {
    /// What the host set.
    pub rules: Rules,
    /// Which flight it is.
    pub flight: Flight,
    /// Its level.
    pub level: Level,
    /// Which part of it is being played.
    pub phase: Phase,
    /// The mission of this flight.
    pub mission: Option<Mission>,
    /// The two missions that lie open while somebody picks one.
    pub offer: Option<[Mission; 2]>,
    /// The VIPs that lie open, one of each colour.
    pub vips: Option<[Vip; 3]>,
    /// Whom the table still waits for, where all choose at once.
    #[ts(as = "Vec<Seat>")]
    pub waiting: SeatSet,
    /// The squares of the ship board.
    #[ts(as = "Vec<crate::ids::Square>")]
    pub board: Squares,
    /// How many tiles lie face down, without cargo.
    pub face_down: u8,
    /// How many cargo tiles lie face down.
    pub face_down_cargo: u8,
    /// The tiles that lie face up, in the order in which they came to lie there.
    pub face_up: Vec<TileId>,
    /// The hourglass, in flights that have one.
    pub glass: Option<GlassView>,
    /// Turn-based building.
    pub turns: Option<TurnsView>,
    /// The forecast piles that may be looked at; none in the learning flight.
    pub piles: Vec<PileView>,
    /// How many cards the pile has that nobody may look at; in the learning flight all of them.
    pub hidden_pile: u8,
    /// The cards of that pile, for those who may know them: everybody in the learning flight, else nobody at the table.
    pub hidden_cards: Option<Vec<CardId>>,
    /// The flight, once ships have taken off.
    pub flying: Option<FlightView>,
    /// The truckers, in seat order.
    pub truckers: Vec<TruckerView>,
}

/// The hourglass.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct GlassView {
    /// Which run it is, from 1; 0 before the first.
    pub run: u8,
    /// How many there are.
    pub runs: u8,
    /// When the run ends; `None` when it lies empty.
    pub until: Option<Millis>,
    /// How long a run is, in seconds.
    pub seconds: u8,
    /// Who may turn it now.
    #[ts(as = "Vec<Seat>")]
    pub may_turn: SeatSet,
}

/// Turn-based building.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TurnsView {
    /// Whose turn it is.
    pub active: Seat,
    /// The countdown die, once somebody has stopped.
    pub die: Option<u8>,
    /// Who stopped first and lowers the die.
    pub first_to_stop: Option<Seat>,
    /// The forecast was consulted, so that the turn can only end.
    pub consulted: bool,
    /// How many squares must hold a tile before a trucker may stop.
    pub enough: u8,
    /// What it costs to reveal, to reserve, to place and to consult.
    pub costs: [u8; 4],
}

/// A forecast pile.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PileView {
    /// How many cards.
    pub size: u8,
    /// In whose hand it is.
    pub holder: Option<Seat>,
    /// The cards, for those who have looked.
    pub cards: Option<Vec<CardId>>,
}

/// A trucker's own things.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TruckerView {
    /// The starting cabin, which has this trucker's colour.
    pub cabin: TileId,
    /// The ship.
    pub ship: ShipView,
    /// The tile being handled.
    pub hand: Option<Hand>,
    /// The tiles set aside.
    pub reserve: Vec<TileId>,
    /// How many may still be set aside.
    pub reserve_room: u8,
    /// The lost pile.
    pub lost: Vec<Lost>,
    /// Credits.
    pub credits: i16,
    /// The forecast pile in this trucker's hand, from 1.
    pub looking: Option<u8>,
    /// The start space, from 1, once building is finished.
    pub space: Option<u8>,
    /// Action points, in turn-based building.
    pub points: u8,
    /// The account of the last flight, line by line in the order of the rules.
    pub account: Vec<Entry>,
    /// The title held in a trek.
    pub title: Option<Holding>,
    /// What belongs to the VIPs aboard, in flights that have them.
    pub passengers: Option<PassengersView>,
}

/// What belongs to a trucker's VIPs. Who they are and where they live is told by the ship.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
pub struct PassengersView {
    /// Those who took off with the ship.
    pub boarded: Vec<Vip>,
    /// The widow flew off.
    pub flown_off: bool,
    /// The cannons that the admiral marked and that are still there, while he is aboard.
    #[ts(as = "Vec<crate::ids::Square>")]
    pub cubes: Squares,
    /// The charges the surgeon has left, while she is aboard.
    pub charges: u8,
    /// The cabins in which she can save somebody now.
    #[ts(as = "Vec<crate::ids::Square>")]
    pub savable: Squares,
    /// The components that are one with the cabin of the widow, while she is aboard.
    #[ts(as = "Vec<crate::ids::Square>")]
    pub cluster: Squares,
}

/// What `viewer` sees.
pub(crate) fn of(game: &Trucker, viewer: Viewer) -> View {
    let state = &game.state;
    View {
        rules: state.rules,
        flight: state.flight,
        level: state.flight.level(),
        phase: state.phase,
        mission: state.lunar.mission,
        offer: state.lunar.offer,
        vips: state.lunar.vips,
        waiting: state.waiting,
        board: game.board(),
        face_down: state.warehouse.down.len() as u8,
        face_down_cargo: state.warehouse.cargo.len() as u8,
        face_up: state.warehouse.up.to_vec(),
        glass: glass(game),
        turns: turns(game),
        piles: piles(game, viewer),
        hidden_pile: state.forecast.piles[PILES - 1].len() as u8,
        hidden_cards: pile(game, PILES - 1, viewer).cards,
        flying: flight::of(game),
        truckers: state
            .players
            .by_seat()
            .map(|(seat, player)| trucker(game, seat, player))
            .collect(),
    }
}

fn glass(game: &Trucker) -> Option<GlassView> {
    let runs = game.timer_runs();
    (runs > 0).then(|| GlassView {
        run: game.state.glass.run,
        runs,
        until: game.state.glass.until,
        seconds: game.state.rules.run_seconds,
        may_turn: game.may_turn_glass(),
    })
}

fn turns(game: &Trucker) -> Option<TurnsView> {
    let turns = &game.state.turns;
    (game.state.rules.building == Building::Turns).then(|| TurnsView {
        active: turns.active,
        die: turns.first_to_stop.map(|_| turns.die),
        first_to_stop: turns.first_to_stop,
        consulted: turns.consulted,
        enough: game.enough_tiles(),
        costs: crate::rules::COSTS,
    })
}

fn piles(game: &Trucker, viewer: Viewer) -> Vec<PileView> {
    if game.state.flight.is_learning() {
        return Vec::new();
    }
    (0..OPEN_PILES).map(|at| pile(game, at, viewer)).collect()
}

fn pile(game: &Trucker, at: usize, viewer: Viewer) -> PileView {
    let cards = game.state.forecast.piles[at];
    let knows = match viewer {
        _ if game.state.flight.is_learning() => true,
        Viewer::Seat(seat) => game
            .state
            .players
            .get(seat)
            .is_some_and(|player| cards.minus(player.known).is_empty()),
        Viewer::Public => false,
        Viewer::Everything => true,
    };
    PileView {
        size: cards.len() as u8,
        holder: game.pile_holder(at),
        cards: knows.then(|| cards.iter().collect()),
    }
}

fn trucker(game: &Trucker, seat: Seat, player: &Player) -> TruckerView {
    TruckerView {
        cabin: player.cabin,
        ship: ship::of(game, seat, player),
        hand: player.hand,
        reserve: player.reserve.to_vec(),
        reserve_room: game.reserve_room(player),
        lost: player.lost.to_vec(),
        credits: player.credits,
        looking: player.looking.map(|pile| pile + 1),
        space: player.space.map(|space| space + 1),
        points: player.points,
        account: player.account.to_vec(),
        title: player.title,
        passengers: game.state.lunar.vips.map(|_| passengers(game, seat, player)),
    }
}

fn passengers(game: &Trucker, seat: Seat, player: &Player) -> PassengersView {
    let passage = &player.lunar;
    let aboard = |vip: Vip| game.vip_cabin(seat, vip).is_some();
    let cubes = passage.cubes.and(player.ship.occupied());
    PassengersView {
        boarded: Vip::ALL
            .into_iter()
            .filter(|vip| passage.boarded >> vip.index() & 1 == 1)
            .collect(),
        flown_off: passage.flown_off,
        cubes: if aboard(Vip::RetiredAdmiral) {
            cubes
        } else {
            Squares::NONE
        },
        charges: if aboard(Vip::StarSurgeon) {
            passage.charges
        } else {
            0
        },
        savable: game.savable(seat),
        cluster: game.widows_cluster(seat),
    }
}
