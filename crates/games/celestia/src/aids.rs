//! What the rules work out for a viewer: where the airship would get, what a flag costs, what each strike takes.

use serde::{Deserialize, Serialize};
use table::{Seat, Turn, Viewer};
use ts_rs::TS;

use crate::cards::LAIR;
use crate::equipment::{Counts, Face, Weapon};
use crate::moves::{Move, With};
use crate::rules::{briefing, combat};
use crate::state::{Celestia, Step};

/// What two players would otherwise have to reckon themselves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Aids {
    /// Whom the table waits for.
    pub decider: Option<Seat>,
    /// The next flight, as long as the pirate is pursued.
    pub flight: Option<Flight>,
    /// How many more tokens the hold takes.
    pub room: u8,
    /// The two weapons that a flag asks for, when boarding.
    pub flag_price: Option<[Weapon; 2]>,
    /// How far the pirate would get if the flags on the table were accepted.
    pub escape: u8,
    /// What each strike that is offered to the viewer takes from the hand.
    pub strikes: Vec<Strike>,
    /// What is about to decide the game.
    pub looms: Option<Looming>,
}

/// What is about to decide the game, told before it happens. What we lose by comes before what we win by.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Looming {
    /// No energy is left: the next one that is due is the end.
    NoEnergy,
    /// The flags on the table, accepted, bring the pirate to the lair.
    Escape,
    /// The pirate has few cards left to the lair.
    NearLair {
        /// How many.
        left: u8,
    },
    /// One energy is left.
    LastEnergy,
    /// One mast is left to destroy.
    LastMast,
    /// The next flight reaches the pirate.
    Catch,
}

/// From so few cards before the lair on, it is said.
const NEAR: u8 = 3;

/// A flight.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Flight {
    /// How many cards it goes.
    pub steps: u8,
    /// Where it ends: the pirate's ship at most.
    pub to: u8,
}

/// What a strike takes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Strike {
    /// The die it eliminates.
    pub face: Face,
    /// How.
    pub with: With,
    /// The cards it takes.
    pub cost: Counts,
}

/// What the rules work out for `viewer`.
pub(crate) fn of(game: &Celestia, viewer: Viewer) -> Aids {
    Aids {
        decider: match game.waits_for() {
            Turn::One(seat) => Some(seat),
            _ => None,
        },
        flight: flight(game),
        room: game.room(),
        flag_price: combat::boarding_side(game).map(|side| side.flag),
        escape: escape(game),
        strikes: strikes(game, viewer),
        looms: looms(game),
    }
}

/// Everything this is made of lies open to both.
fn looms(game: &Celestia) -> Option<Looming> {
    if matches!(game.step(), Step::Over(_)) {
        return None;
    }
    let left = LAIR.saturating_sub(game.sky.pirate);
    let energy = game.sky.generator.len();
    let chased = !game.boarding();
    let catches = || flight(game).is_some_and(|flight| flight.to == game.sky.pirate);
    match () {
        () if energy == 0 => Some(Looming::NoEnergy),
        () if chased && escape(game) >= left => Some(Looming::Escape),
        () if chased && left <= NEAR => Some(Looming::NearLair { left }),
        () if energy == 1 => Some(Looming::LastEnergy),
        () if !chased && game.sky.masts == 1 => Some(Looming::LastMast),
        () if chased && catches() => Some(Looming::Catch),
        () => None,
    }
}

/// How far the next flight goes is printed on the card under the airship: as long as that lies face down nobody knows.
fn flight(game: &Celestia) -> Option<Flight> {
    let over = matches!(game.step(), Step::Over(_));
    let sky = &game.sky;
    let known = sky.on_stage.is_some() || sky.ship == 0 || sky.path.is_seen(sky.ship);
    (!over && !game.boarding() && known).then(|| Flight {
        steps: briefing::destination(game) - game.sky.ship,
        to: briefing::destination(game).min(game.sky.pirate),
    })
}

/// When boarding, flags set off no thrust.
fn escape(game: &Celestia) -> u8 {
    if game.boarding() {
        return 0;
    }
    combat::dice_left(game, Face::Flag) * game.cards.pirate(game.sky.pirate_card).advance
}

/// Only whoever is to strike is offered strikes, from a hand that nobody else sees.
fn strikes(game: &Celestia, viewer: Viewer) -> Vec<Strike> {
    let Step::Combat { active } = game.step() else {
        return Vec::new();
    };
    if viewer != Viewer::Seat(active) {
        return Vec::new();
    }
    let mut moves = Vec::new();
    combat::offered(game, active, &mut moves);
    let strike = |mv: &Move| match *mv {
        Move::Strike { face, with } => {
            let cost = combat::cost(game, face, with).ok()?;
            Some(Strike { face, with, cost })
        }
        _ => None,
    };
    moves.iter().filter_map(strike).collect()
}
