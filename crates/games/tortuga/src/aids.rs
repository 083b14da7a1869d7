//! What the rules work out for a viewer: prices as they are now, what can be spent, who is ahead.

use serde::{Deserialize, Serialize};
use table::{Seat, Verdict, Viewer};
use ts_rs::TS;

use crate::Tortuga;
use crate::cards::{CardId, Deck};
use crate::course::{self, Course};
use crate::map::Place;
use crate::rules::{INFLUENCE_PRICE, RENEW_PRICE, VICTORY};

/// What a captain would otherwise have to reckon himself. Prices are those of whose turn it is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Aids {
    /// The influence that wins.
    pub goal: u8,
    /// What 1 influence costs in Tortuga, in crypto.
    pub influence_price: u8,
    /// What it costs to put a card of a market under its pile, in crypto.
    pub renew_price: u8,
    /// What it costs to reserve a card, in crypto.
    pub reserve_price: u8,
    /// What it costs to destroy a played card, in manoeuvre.
    pub destroy_price: u8,
    /// Crypto and minerals together, which pay for the same things.
    pub purse: u8,
    /// What each card on sale anywhere costs, in crypto.
    pub buy: Vec<CardPrice>,
    /// What the conquest of each sector costs, in manoeuvre.
    pub conquer: Vec<PlacePrice>,
    /// What the capture of each creature the viewer has seen costs, in manoeuvre.
    pub capture: Vec<PlacePrice>,
    /// What the cheapest creature can cost that lives on the map and that the viewer has not seen, in manoeuvre.
    pub prey: Option<u8>,
    /// What still scores on the map this turn, for whose turn it is.
    pub course: Option<Course>,
    /// How many sectors further the ship may sail this turn with the manoeuvre there is.
    pub reach: u8,
    /// Who would win if the game ended now; who has won once it has.
    pub ahead: Vec<Seat>,
    /// What is about to decide the game.
    pub looms: Option<Looming>,
}

/// What is about to decide the game, told before it happens.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Looming {
    /// Tortuga fell: everybody else has one last turn.
    LastTurns {
        /// Its conqueror.
        usurper: Seat,
    },
    /// Somebody is near to the influence that wins.
    Near {
        /// Who.
        seat: Seat,
        /// How much is missing.
        need: u8,
    },
}

/// From so little missing influence on, it is said.
const NEAR: u8 = 4;

/// What a card costs.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct CardPrice {
    /// Which card.
    pub card: CardId,
    /// How much.
    pub price: u8,
}

/// What something in a sector costs.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PlacePrice {
    /// Where.
    pub place: Place,
    /// How much.
    pub price: u8,
}

/// What the rules work out for `viewer`.
pub(crate) fn of(game: &Tortuga, viewer: Viewer) -> Aids {
    let places = || game.map().places().iter();
    Aids {
        goal: VICTORY,
        influence_price: INFLUENCE_PRICE,
        renew_price: RENEW_PRICE,
        reserve_price: game.reserve_price(),
        destroy_price: game.destroy_price(),
        purse: game.purse(),
        buy: on_sale(game)
            .map(|card| CardPrice {
                card,
                price: game.price(card),
            })
            .collect(),
        conquer: places()
            .map(|place| PlacePrice {
                place,
                price: game.conquest_price(place, game.state.sector(place).defence + 1),
            })
            .collect(),
        capture: places()
            .filter_map(|place| capture_price(game, place, viewer))
            .collect(),
        prey: prey(game, viewer),
        course: match viewer {
            Viewer::Seat(seat) => course::of(game, seat),
            Viewer::Public | Viewer::Everything => None,
        },
        reach: game.reach(),
        ahead: match game.outcome().verdict {
            Verdict::Won(seats) => seats.iter().collect(),
            Verdict::Together { .. } => Vec::new(),
        },
        looms: looms(game),
    }
}

/// Influence and sectors lie open to all.
fn looms(game: &Tortuga) -> Option<Looming> {
    if game.state.over.is_some() {
        return None;
    }
    if let Some(usurper) = game.state.usurper {
        return Some(Looming::LastTurns { usurper });
    }
    let need = |seat: &Seat| VICTORY.saturating_sub(game.influence(*seat));
    let seat = Seat::all(game.seats_here()).min_by_key(need)?;
    let need = need(&seat);
    (need <= NEAR).then_some(Looming::Near { seat, need })
}

/// The cards that lie face up in the stacks and markets, each kind once.
fn on_sale(game: &Tortuga) -> impl Iterator<Item = CardId> + '_ {
    let stacks = Deck::T.cards().zip(game.state.stacks);
    let stacks = stacks.filter(|(_, left)| *left > 0).map(|(card, _)| card);
    let stalls = game.state.markets.iter().flat_map(|market| {
        let [one, other] = market.slots;
        one.into_iter().chain(other.filter(|_| other != one))
    });
    stacks.chain(stalls)
}

/// Only those who have probed a token know what its creature costs.
fn capture_price(game: &Tortuga, place: Place, viewer: Viewer) -> Option<PlacePrice> {
    let token = game.state.sector(place).hunt?;
    let knows = match viewer {
        Viewer::Everything => true,
        Viewer::Public => false,
        Viewer::Seat(seat) => token.seen.contains(seat),
    };
    knows.then(|| PlacePrice {
        place,
        price: game.capture_price(token.creature),
    })
}

/// Whoever has not seen a token knows which creatures are left for it.
fn prey(game: &Tortuga, viewer: Viewer) -> Option<u8> {
    let Viewer::Seat(seat) = viewer else { return None };
    let tokens = || {
        let places = game.map().places().iter();
        places.filter_map(|place| game.state.sector(place).hunt)
    };
    if tokens().all(|token| token.seen.contains(seat)) {
        return None;
    }
    let known =
        |creature: &CardId| tokens().any(|token| token.seen.contains(seat) && token.creature == *creature);
    let left = game.state.hunt_pile.iter().filter(|creature| !known(creature));
    left.map(|creature| game.capture_price(creature)).min()
}
