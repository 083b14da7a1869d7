//! What happens, as told to those who may know it.
//!
//! Where captains may know different things, there are two variants, the secret one and the public one, so that a public event has no
//! room for a secret.

use serde::Serialize;
use table::{Seat, SeatSet};
use ts_rs::TS;

use crate::cards::CardId;
use crate::map::{Place, SectorKind};
use crate::state::Ending;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A captain chose a ship.
    ShipChosen {
        /// Who.
        seat: Seat,
        /// Its card.
        ship: CardId,
    },
    /// A turn began.
    TurnBegan {
        /// Whose.
        seat: Seat,
        /// The round, from 1.
        round: u16,
        /// Crypto from terminals.
        crypto: u8,
    },
    /// A ship came back on the map.
    Landed {
        /// Whose.
        seat: Seat,
        /// Where.
        place: Place,
    },
    /// A captain drew this card.
    DrewCard {
        /// Who.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A captain drew a card.
    Drew {
        /// Who.
        seat: Seat,
    },
    /// A discard became the new deck.
    Reshuffled {
        /// Whose.
        seat: Seat,
    },
    /// A captain took this card back from the reserve.
    TookReserveCard {
        /// Who.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A captain took the reserved card back.
    TookReserve {
        /// Who.
        seat: Seat,
    },
    /// A card was played.
    Played {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
        /// What it gave.
        crypto: u8,
        /// What it gave.
        manoeuvre: u8,
    },
    /// A card was bought and lies in the discard.
    Bought {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
        /// Crypto paid.
        crypto: u8,
        /// Minerals paid.
        minerals: u8,
    },
    /// A face-up card went under its pile.
    PutUnder {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A card was turned up in a market.
    TurnedUp {
        /// The market's sector.
        sector: SectorKind,
        /// Which of its two places.
        slot: u8,
        /// Which card.
        card: CardId,
    },
    /// Influence was bought in Tortuga.
    BoughtInfluence {
        /// By whom.
        seat: Seat,
    },
    /// A mineral was spent ahead of what it pays for.
    SpentMineral {
        /// By whom.
        seat: Seat,
    },
    /// A ship moved.
    Sailed {
        /// Whose.
        seat: Seat,
        /// From where.
        from: Place,
        /// To where.
        to: Place,
        /// By a card, for nothing.
        free: bool,
    },
    /// A mineral was taken from a tile.
    Collected {
        /// By whom.
        seat: Seat,
        /// Where.
        place: Place,
    },
    /// Minerals were taken from the depot.
    TookFromDepot {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// The Fortress gave its manoeuvre.
    FortressGave {
        /// To whom.
        seat: Seat,
    },
    /// A captain probed a hunt token and saw this.
    ProbedCreature {
        /// Who.
        seat: Seat,
        /// Where.
        place: Place,
        /// What it is.
        creature: CardId,
        /// Whether a marker lies on it now.
        marked: bool,
    },
    /// A captain probed a hunt token.
    Probed {
        /// Who.
        seat: Seat,
        /// Where.
        place: Place,
        /// Whether a marker lies on it now.
        marked: bool,
    },
    /// A marker was taken off a hunt token.
    MarkerRecalled {
        /// Whose.
        seat: Seat,
        /// Where.
        place: Place,
    },
    /// A captain reserved this card.
    ReservedCard {
        /// Who.
        seat: Seat,
        /// Which.
        card: CardId,
        /// Whether nothing was paid.
        free: bool,
    },
    /// A captain reserved a card.
    Reserved {
        /// Who.
        seat: Seat,
        /// Whether nothing was paid.
        free: bool,
    },
    /// A card left the game.
    Destroyed {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
        /// From where.
        from: Zone,
        /// Why.
        cause: Cause,
    },
    /// A creature was captured: its token goes to the hold, its card to the discard.
    Captured {
        /// By whom.
        seat: Seat,
        /// Where.
        place: Place,
        /// What it is.
        creature: CardId,
        /// Manoeuvre paid.
        paid: u8,
    },
    /// A hunt card was turned into influence.
    Converted {
        /// By whom.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A captain gained influence from the bank.
    GainedInfluence {
        /// Who.
        seat: Seat,
        /// How much.
        count: u8,
        /// What for.
        source: Source,
    },
    /// A captain took influence from another.
    TookInfluence {
        /// Who.
        seat: Seat,
        /// From whom.
        loser: Seat,
        /// How much.
        count: u8,
    },
    /// A sector changed hands.
    ControlChanged {
        /// Who controls it now.
        seat: Seat,
        /// Where.
        place: Place,
        /// Who controlled it before.
        loser: Option<Seat>,
        /// Its defence now.
        defence: u8,
        /// How.
        how: Conquest,
    },
    /// The defence of a sector was raised.
    DefenceRaised {
        /// By whom.
        seat: Seat,
        /// Where.
        place: Place,
        /// To what.
        defence: u8,
        /// Crypto paid.
        crypto: u8,
        /// Minerals paid.
        minerals: u8,
    },
    /// An attack began.
    Attacked {
        /// The attacker.
        seat: Seat,
        /// The defender.
        defender: Seat,
        /// Where.
        place: Place,
    },
    /// The attacker laid this card face down.
    SealedCard {
        /// Who.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// The attacker laid a card face down.
    Sealed {
        /// Who.
        seat: Seat,
    },
    /// The attacker said how many cards he uses.
    Announced {
        /// Who.
        seat: Seat,
        /// How many.
        cards: u8,
    },
    /// A card was shown in a fight.
    Shown {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// The combat abilities of a card were switched off.
    Cancelled {
        /// By whom.
        seat: Seat,
        /// Which card of the enemy.
        card: CardId,
    },
    /// What one side of a fight adds up to.
    Strength {
        /// Whose.
        seat: Seat,
        /// Manoeuvre of the cards.
        cards: u8,
        /// By combat abilities.
        abilities: u8,
        /// By Turrets tokens.
        turrets: u8,
        /// By the defence of the sector.
        sector: u8,
        /// All of it.
        total: u8,
    },
    /// A fight was decided.
    FightWon {
        /// By whom.
        seat: Seat,
        /// Over whom.
        loser: Seat,
        /// Where.
        place: Place,
    },
    /// A card saved its owner from destroying one.
    Saved {
        /// Whose.
        seat: Seat,
    },
    /// A beaten ship went to its hold.
    ShipLost {
        /// Whose.
        seat: Seat,
    },
    /// A card of the hand was discarded unplayed.
    Discarded {
        /// Whose.
        seat: Seat,
        /// Which.
        card: CardId,
    },
    /// A turn ended: the play area went to the discard.
    TurnEnded {
        /// Whose.
        seat: Seat,
    },
    /// Tortuga fell; everybody else has one more turn.
    LastRound {
        /// Who conquered it.
        usurper: Seat,
    },
    /// The game is over.
    GameOver {
        /// How it ended.
        ending: Ending,
        /// Who won.
        #[ts(as = "Vec<Seat>")]
        winners: SeatSet,
    },
}

/// What influence is gained for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// Bought in Tortuga.
    Bought,
    /// A creature was captured.
    Capture,
    /// A hunt card was converted.
    Conversion,
    /// A fight was won.
    Fight,
    /// A card gave itself for it.
    Card,
}

/// Where a card was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// In the play area.
    Play,
    /// In the hand.
    Hand,
    /// In the discard.
    Discard,
    /// Among the cards shown in a fight.
    Fight,
}

/// Why a card was destroyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    /// By action 9.
    Paid,
    /// By the Vortex.
    Vortex,
    /// By an ability of a card.
    Ability,
    /// Scrapped for influence.
    Scrapped,
    /// By losing a fight.
    Defeat,
}

/// How a sector changed hands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Conquest {
    /// Paid in manoeuvre.
    Manoeuvre {
        /// How much.
        paid: u8,
    },
    /// Paid in crypto and minerals.
    Crypto {
        /// Crypto paid.
        crypto: u8,
        /// Minerals paid.
        minerals: u8,
    },
    /// Won in a fight.
    Fight,
}
