//! What each viewer sees: everything a page draws, and nothing that the viewer may not know.
//!
//! A field that only some viewers may know is an `Option` and is empty for the others; there is no other way for a secret into a view.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet, Viewer};
use ts_rs::TS;

use crate::Tortuga;
use crate::cards::{CardId, Deck};
use crate::map::{Place, SectorKind};
use crate::pile::Pile;
use crate::rules::MARKET_DECKS;
use crate::state::{Captain, Duel, Ending, Market, Pending, Scenario, ThisTurn};

/// What one viewer sees.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct View {
    /// Which way to play.
    pub scenario: Scenario,
    /// Whether all ship cards are alike: 1 crypto and 1 manoeuvre.
    pub plain_ships: bool,
    /// The round, from 1; 0 while ships are chosen.
    pub round: u16,
    /// The round after which the game ends in any case.
    pub last_round: u16,
    /// Who had the first turn.
    pub first: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// What that captain can spend and has used.
    pub this_turn: ThisTurn,
    /// The choice that has to be made before the turn goes on, and who makes it.
    pub pending: Option<PendingView>,
    /// The fight going on.
    pub duel: Option<DuelView>,
    /// The sectors of the map.
    pub sectors: Vec<SectorView>,
    /// Minerals in the depot of the Mines.
    pub depot: u8,
    /// The T stacks.
    pub stacks: Vec<Stack>,
    /// The four markets.
    pub markets: Vec<MarketView>,
    /// Hunt cards not captured yet.
    pub hunt_pile: Vec<CardId>,
    /// Hunt tokens of creatures that were converted or destroyed.
    pub spent_tokens: Vec<CardId>,
    /// How many hunt tokens the set-up left in the box.
    pub unused_tokens: u8,
    /// Cards destroyed, and those the set-up did not need.
    pub boxed: Vec<Stack>,
    /// The captains, in seat order.
    pub captains: Vec<CaptainView>,
    /// Who conquered Tortuga.
    pub usurper: Option<Seat>,
    /// How the game ended.
    pub ending: Option<Ending>,
}

/// A choice that has to be made, and by whom.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct PendingView {
    /// By whom.
    pub seat: Seat,
    /// Which.
    pub choice: Pending,
}

/// Several cards of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Stack {
    /// Which card.
    pub card: CardId,
    /// How many.
    pub count: u8,
}

/// A sector.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct SectorView {
    /// Its place.
    pub place: Place,
    /// Where to draw it: axial coordinates of flat-topped hexes.
    pub q: i8,
    /// The other coordinate.
    pub r: i8,
    /// The places one step away.
    pub adjacent: Vec<Place>,
    /// What it is.
    pub kind: SectorKind,
    /// The influence of its control token.
    pub control: u8,
    /// Its defence now.
    pub defence: u8,
    /// Its highest defence.
    pub most_defence: u8,
    /// What its conquest costs, before discounts.
    pub conquest_price: u8,
    /// Who controls it.
    pub controller: Option<Seat>,
    /// Whether its mineral is still there.
    pub mineral: bool,
    /// The hunt token on it.
    pub hunt: Option<HuntView>,
    /// The ships there.
    pub ships: Vec<Seat>,
}

/// A hunt token on a sector.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct HuntView {
    /// What it is, for those who have probed it.
    pub creature: Option<CardId>,
    /// Who has probed it.
    #[ts(as = "Vec<Seat>")]
    pub seen: SeatSet,
    /// Whose marker lies on it.
    #[ts(as = "Vec<Seat>")]
    pub marked: SeatSet,
}

/// A market.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct MarketView {
    /// Its sector.
    pub sector: SectorKind,
    /// The two places for face-up cards.
    pub slots: Vec<Option<CardId>>,
    /// The face-down cards, whose order nobody knows; which they are everybody can work out.
    pub pile: Vec<Stack>,
    /// Cards put under the pile, in the order in which they will come up.
    pub bottom: Vec<CardId>,
}

/// A captain's own things.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct CaptainView {
    /// The ship chosen.
    pub figure: Option<CardId>,
    /// Where the ship is; nowhere while it is in the hold.
    pub ship: Option<Place>,
    /// How many cards are in the deck.
    pub deck_size: u8,
    /// How many cards are in the hand.
    pub hand_size: u8,
    /// Whether a card is reserved.
    pub has_reserve: bool,
    /// All cards of deck, hand, reserve and sealed for a fight together: everybody can keep count of them.
    pub unseen: Vec<Stack>,
    /// Those of them that are certainly not in the deck, because they were hidden when it was last made anew.
    pub held: Vec<Stack>,
    /// What the reserved card may be, as far as everybody can work out; empty without one.
    pub reserve_among: Vec<CardId>,
    /// The deck, in no order, for those who may know.
    pub deck: Option<Vec<Stack>>,
    /// The hand, for those who may know.
    pub hand: Option<Vec<Stack>>,
    /// The reserved card, for those who may know; for all once everybody can work it out.
    pub reserve: Option<CardId>,
    /// Cards played this turn.
    pub play: Vec<Stack>,
    /// The discard.
    pub discard: Vec<Stack>,
    /// Minerals in the hold.
    pub minerals: u8,
    /// Hunt tokens in the hold.
    pub trophies: Vec<CardId>,
    /// Influence tokens.
    pub influence: u8,
    /// Influence of control tokens.
    pub control: u8,
    /// Both together: what wins at 15.
    pub score: u8,
    /// Sectors controlled.
    pub sectors: u8,
    /// Terminal tokens.
    pub terminals: u8,
    /// Turrets tokens.
    pub turrets: u8,
    /// Markers not in use.
    pub markers: u8,
}

/// A fight.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct DuelView {
    /// Where.
    pub place: Place,
    /// Who attacks.
    pub attacker: Seat,
    /// Who defends.
    pub defender: Seat,
    /// How many cards the attacker has laid down.
    pub attack_size: u8,
    /// The attacker's cards, for those who may know; for all once they lie face up.
    pub attack: Option<Vec<CardId>>,
    /// What the attacker's side adds up to so far, for those who may know its cards.
    pub attack_total: Option<u8>,
    /// The defender's cards.
    pub defence: Vec<CardId>,
    /// The attacker's cards whose combat abilities were switched off.
    pub attack_cancelled: Vec<CardId>,
    /// The defender's cards whose combat abilities were switched off.
    pub defence_cancelled: Vec<CardId>,
    /// Whether the attacker's cards lie face up.
    pub open: bool,
    /// What the defender's side adds up to so far.
    pub defence_strength: StrengthView,
    /// How the attacker's side adds up, once its cards lie face up.
    pub attack_strength: Option<StrengthView>,
}

/// What one side of a fight adds up to.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct StrengthView {
    /// Manoeuvre of the cards.
    pub cards: u8,
    /// By combat abilities.
    pub abilities: u8,
    /// By Turrets tokens.
    pub turrets: u8,
    /// By the defence of the sector.
    pub sector: u8,
    /// All of it.
    pub total: u8,
}

fn stacks(pile: &Pile) -> Vec<Stack> {
    let stack = |card| Stack {
        card,
        count: pile.count(card),
    };
    pile.kinds().map(stack).collect()
}

fn counted(deck: Deck, counts: &[u8]) -> Vec<Stack> {
    let all = deck.cards().zip(counts.iter().copied());
    all.filter(|(_, count)| *count > 0)
        .map(|(card, count)| Stack { card, count })
        .collect()
}

/// What `viewer` sees.
pub(crate) fn of(game: &Tortuga, viewer: Viewer) -> View {
    let state = &game.state;
    let seats = || Seat::all(game.seats_here());
    View {
        scenario: state.scenario,
        plain_ships: state.plain_ships,
        round: state.round,
        last_round: crate::rules::MOST_ROUNDS,
        first: state.first,
        active: state.active,
        this_turn: state.this_turn,
        pending: state.pending.last().map(|choice| PendingView {
            seat: game.chooser(),
            choice: *choice,
        }),
        duel: state.duel.as_ref().map(|duel| duel_view(game, duel, viewer)),
        sectors: game
            .map()
            .places()
            .iter()
            .map(|place| sector_view(game, place, viewer))
            .collect(),
        depot: state.depot,
        stacks: counted(Deck::T, &state.stacks),
        markets: state.markets.iter().zip(MARKET_DECKS).map(market_view).collect(),
        hunt_pile: state.hunt_pile.iter().collect(),
        spent_tokens: state.spent_tokens.iter().collect(),
        unused_tokens: state.unused_tokens.len() as u8,
        boxed: stacks(&state.boxed),
        captains: seats().map(|seat| captain_view(game, seat, viewer)).collect(),
        usurper: state.usurper,
        ending: state.over,
    }
}

fn sector_view(game: &Tortuga, place: Place, viewer: Viewer) -> SectorView {
    let sector = game.state.sector(place);
    let face = game.cards.sector(sector.kind);
    let (q, r) = game.map().coordinates(place).unwrap_or_default();
    let knows = |seen: SeatSet| match viewer {
        Viewer::Everything => true,
        Viewer::Public => false,
        Viewer::Seat(seat) => seen.contains(seat),
    };
    SectorView {
        place,
        q,
        r,
        adjacent: game.map().adjacent(place).iter().collect(),
        kind: sector.kind,
        control: face.control,
        defence: sector.defence,
        most_defence: face.most,
        conquest_price: sector.defence + 1,
        controller: sector.controller,
        mineral: sector.mineral,
        hunt: sector.hunt.map(|token| HuntView {
            creature: knows(token.seen).then_some(token.creature),
            seen: token.seen,
            marked: token.marked,
        }),
        ships: Seat::all(game.seats_here())
            .filter(|seat| game.state.captains[*seat].ship == Some(place))
            .collect(),
    }
}

fn market_view((market, (sector, deck)): (&Market, (SectorKind, Deck))) -> MarketView {
    MarketView {
        sector,
        slots: market.slots.to_vec(),
        pile: counted(deck, &market.pile),
        bottom: market.bottom.to_vec(),
    }
}

fn captain_view(game: &Tortuga, seat: Seat, viewer: Viewer) -> CaptainView {
    let captain = &game.state.captains[seat];
    let knows = viewer.knows(seat);
    let unseen = unseen(game, seat, captain);
    let among = captain.reserve_among.within(unseen.kind_set());
    let score = game.influence(seat);
    let tokens = |kind| game.controlled_of_kind(seat, kind);
    CaptainView {
        figure: captain.figure,
        ship: captain.ship,
        deck_size: captain.deck.len() as u8,
        hand_size: captain.hand.len() as u8,
        has_reserve: captain.reserve.is_some(),
        unseen: stacks(&unseen),
        held: stacks(&captain.held),
        reserve_among: among.iter().collect(),
        deck: knows.then(|| stacks(&captain.deck)),
        hand: knows.then(|| stacks(&captain.hand)),
        reserve: captain.reserve.filter(|_| knows || among.only().is_some()),
        play: stacks(&captain.play),
        discard: stacks(&captain.discard),
        minerals: captain.minerals,
        trophies: captain.trophies.iter().collect(),
        influence: captain.influence,
        control: score.saturating_sub(captain.influence),
        score,
        sectors: game.controlled(seat).len() as u8,
        terminals: tokens(SectorKind::Terminal),
        turrets: tokens(SectorKind::Turrets),
        markers: game.markers_left(seat) as u8,
    }
}

/// A captain's cards that do not lie open.
fn unseen(game: &Tortuga, seat: Seat, captain: &Captain) -> Pile {
    let mut unseen = captain.deck;
    unseen.take_all(&mut captain.hand.clone());
    unseen.extend(captain.reserve);
    if let Some(duel) = &game.state.duel
        && seat == game.state.active
        && !duel.open
    {
        unseen.take_all(&mut duel.attack.cards.clone());
    }
    unseen
}

fn duel_view(game: &Tortuga, duel: &Duel, viewer: Viewer) -> DuelView {
    let attacker = game.state.active;
    // Without a card laid down there is nothing to hide.
    let knows = duel.open || viewer.knows(attacker) || duel.attack.cards.is_empty();
    DuelView {
        place: duel.place,
        attacker,
        defender: duel.defender,
        attack_size: duel.attack.cards.len() as u8,
        attack: knows.then(|| duel.attack.cards.cards().collect()),
        attack_total: knows.then(|| game.strength(duel, true).total()),
        defence: duel.defence.cards.cards().collect(),
        attack_cancelled: duel.attack.cancelled.to_vec(),
        defence_cancelled: duel.defence.cancelled.to_vec(),
        open: duel.open,
        defence_strength: strength_view(game, duel, false),
        attack_strength: duel.open.then(|| strength_view(game, duel, true)),
    }
}

fn strength_view(game: &Tortuga, duel: &Duel, attacker: bool) -> StrengthView {
    let strength = game.strength(duel, attacker);
    StrengthView {
        cards: strength.cards,
        abilities: strength.abilities,
        turrets: strength.turrets,
        sector: strength.sector,
        total: strength.total(),
    }
}
