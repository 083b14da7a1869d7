//! Options and the deal.

use arrayvec::ArrayVec;
use serde_json::{Value, json};
use table::{BySeat, Chance, Edition, OptionSpec, Seat, SeatSet, Setup, SetupError};

use crate::Tortuga;
use crate::cards::{CardId, Cards, Deck};
use crate::map::{Holds, PLACES, Place, SectorKind};
use crate::pile::Pile;
use crate::rules::MARKET_DECKS;
use crate::state::{
    ByCaptain, CAPTAINS, Captain, Creatures, HuntToken, Market, Pending, Scenario, Sector, State, ThisTurn,
};

pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::choice("scenario", &["base", "aggressive", "peaceful"]),
    OptionSpec::choice("ships", &["printed", "plain"]),
];

/// The influence with which a first game is handed over to the newcomer.
pub(crate) const FIRST_INFLUENCE: u8 = 9;

/// What the cards of a first game are shuffled with. Whoever follows the adviser probes and captures a creature in the first turn, scores in each,
/// sees where points come from, and wins.
pub(crate) const FIRST_DEAL: &str = "first game 720";

/// Influence tokens in the box: twenty of 1 and ten of 3.
pub(crate) const INFLUENCE_TOKENS: i16 = 50;

/// The cards each captain begins with, besides his ship's.
const START: [(CardId, u8); 3] = [
    (CardId::EXTRACTION, 5),
    (CardId::MANOEUVRE, 3),
    (CardId::BOOSTER, 1),
];

/// Sets the table up. The captains choose their ships as the first moves of the game.
pub(crate) fn deal(setup: &Setup, cards: &'static Cards, chance: &mut Chance) -> Result<Tortuga, SetupError> {
    let seats = setup.seats();
    if !(2..=CAPTAINS as u8).contains(&seats) {
        let allowed = 2..=CAPTAINS as u8;
        return Err(SetupError::Seats { seats, allowed });
    }
    let scenario = match setup.word("scenario") {
        "aggressive" => Scenario::Aggressive,
        "peaceful" => Scenario::Peaceful,
        _ => Scenario::Base,
    };
    let (sectors, unused_tokens) = lay_sectors(cards, seats, chance);
    let (captains, boxed) = hand_out_start_cards(cards, seats);
    let first = Seat::new(chance.pick(usize::from(seats))).unwrap_or(Seat::FIRST);
    let state = State {
        scenario,
        plain_ships: setup.word("ships") == "plain",
        captains,
        sectors,
        depot: 0,
        bank: INFLUENCE_TOKENS,
        stacks: copies_of(cards, Deck::T),
        markets: MARKET_DECKS.map(|(_, deck)| open_market(cards, deck, chance)),
        hunt_pile: Creatures::all(),
        unused_tokens,
        spent_tokens: Creatures::default(),
        boxed,
        first,
        active: first,
        round: 0,
        this_turn: ThisTurn::default(),
        pending: [Pending::ChooseShip].into_iter().collect(),
        duel: None,
        usurper: None,
        over: None,
        edition: Edition::Second,
    };
    Ok(Tortuga { cards, state })
}

/// A position of an earlier version of the rules in the form of today. It is played on by the version it was begun under.
pub(crate) fn lift(kept: Value, from: u32) -> Result<Value, String> {
    let mut kept = Edition::lift(kept, from)?;
    // There were six T stacks of one kind each.
    if let Some(stacks) = kept.get_mut("stacks").and_then(Value::as_array_mut) {
        stacks.resize(stacks.len().max(Deck::T.most_kinds()), json!(0));
    }
    Ok(kept)
}

/// The special sectors go to the outer places at random; every sector but Tortuga gets a mineral and a face-down hunt token. A game
/// for two leaves two tokens in the box.
fn lay_sectors(cards: &Cards, seats: u8, chance: &mut Chance) -> ([Sector; PLACES], Creatures) {
    let mut special = SectorKind::SPECIAL;
    chance.shuffle(&mut special);
    let mut tokens: ArrayVec<CardId, 10> = Deck::Hunt.cards().collect();
    chance.shuffle(&mut tokens);
    let mut special = special.into_iter();
    let mut tokens = tokens.into_iter();
    let mut sectors = [Sector::NONE; PLACES];
    for tile in cards.map(seats).tiles() {
        let kind = match tile.holds {
            Holds::Tortuga => SectorKind::Tortuga,
            Holds::Terminal => SectorKind::Terminal,
            Holds::Turrets => SectorKind::Turrets,
            // The data file was checked to have four such places.
            Holds::Special => special.next().unwrap_or(SectorKind::Vortex),
        };
        let outside = tile.place != Place::TORTUGA;
        let token = |creature| HuntToken {
            creature,
            seen: SeatSet::EMPTY,
            marked: SeatSet::EMPTY,
        };
        sectors[tile.place.index()] = Sector {
            kind,
            defence: cards.sector(kind).opening,
            controller: None,
            mineral: outside,
            hunt: if outside { tokens.next().map(token) } else { None },
        };
    }
    (sectors, tokens.collect())
}

/// Every captain gets his start cards and puts his ship on Tortuga; what is left of them and the ship cards lie in the box for now.
fn hand_out_start_cards(cards: &Cards, seats: u8) -> (ByCaptain<Captain>, Pile) {
    let mut deck = Pile::default();
    let mut boxed = Pile::default();
    for (card, each) in START {
        deck.add_many(card, each);
        boxed.add_many(card, cards.face(card, false).copies.saturating_sub(each * seats));
    }
    Deck::Ship.cards().for_each(|ship| boxed.add(ship));
    let captain = Captain {
        ship: Some(Place::TORTUGA),
        deck,
        ..Captain::default()
    };
    (BySeat::from_fn(seats, |_| captain), boxed)
}

fn copies_of<const N: usize>(cards: &Cards, deck: Deck) -> [u8; N] {
    let mut copies = [0; N];
    for (count, card) in copies.iter_mut().zip(deck.cards()) {
        *count = cards.face(card, false).copies;
    }
    copies
}

/// Shuffles a sector deck and turns two cards up.
fn open_market(cards: &Cards, deck: Deck, chance: &mut Chance) -> Market {
    let mut market = Market {
        pile: copies_of(cards, deck),
        ..Market::default()
    };
    for slot in &mut market.slots {
        if let Some(kind) = chance.draw(&market.pile) {
            market.pile[kind] -= 1;
            *slot = CardId::new(deck, kind);
        }
    }
    market
}
