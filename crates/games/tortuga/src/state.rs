//! What lies on the table: plain data, copied as it is. Nothing here knows a rule.

use serde::{Deserialize, Serialize};
use table::{BySeat, Edition, List, Seat, SeatSet};
use ts_rs::TS;

use crate::cards::{CardId, Deck};
use crate::map::{PLACES, Place, SectorKind};
use crate::pile::{Kinds, Pile};

/// The most captains.
pub const CAPTAINS: usize = 4;

/// One thing for each captain.
pub(crate) type ByCaptain<T> = BySeat<T, CAPTAINS>;

/// Which of the rulebook's three ways to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Scenario {
    /// The game as it is.
    Base,
    /// Optional scenario 1: attacks pay, and Tortuga ends the game at once.
    Aggressive,
    /// Optional scenario 2: no attacks, and sectors can be bought.
    Peaceful,
}

/// Everything on the table.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct State {
    pub(crate) scenario: Scenario,
    pub(crate) plain_ships: bool,
    pub(crate) captains: ByCaptain<Captain>,
    /// By place; places that the map does not have stay [`Sector::NONE`].
    pub(crate) sectors: [Sector; PLACES],
    /// Minerals in the depot of the Mines.
    pub(crate) depot: u8,
    /// Influence left in the bank. The printed tokens sum to 50; should they run out, anything else serves, and this goes below 0.
    pub(crate) bank: i16,
    /// The T stacks, by place in the deck.
    pub(crate) stacks: [u8; Deck::T.most_kinds()],
    /// By [`SectorKind::market`].
    pub(crate) markets: [Market; 4],
    /// Creatures whose card still lies in the open hunt pile.
    pub(crate) hunt_pile: Creatures,
    /// Tokens that a game for two leaves in the box unseen.
    pub(crate) unused_tokens: Creatures,
    /// Tokens of creatures that were converted or destroyed.
    pub(crate) spent_tokens: Creatures,
    /// Cards destroyed, and those the set-up did not need.
    pub(crate) boxed: Pile,
    pub(crate) first: Seat,
    pub(crate) active: Seat,
    /// From 1; 0 while ships are chosen.
    pub(crate) round: u16,
    pub(crate) this_turn: ThisTurn,
    /// Choices to be made before the turn goes on, the most urgent last.
    pub(crate) pending: List<Pending, 3>,
    pub(crate) duel: Option<Duel>,
    /// Who conquered Tortuga; from then on the last round is played.
    pub(crate) usurper: Option<Seat>,
    pub(crate) over: Option<Ending>,
    /// In the first edition the last round that can be played cuts the last turns after the fall of Tortuga, and a Fortress gives to a ship that
    /// only passes it; in the second everybody has a last turn, and the Fortress gives where a move ends.
    pub(crate) edition: Edition,
}

/// A captain's own things.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Captain {
    /// The ship card chosen at the start, wherever the card is now.
    pub(crate) figure: Option<CardId>,
    /// Where the ship is; `None` in the hold.
    pub(crate) ship: Option<Place>,
    pub(crate) deck: Pile,
    pub(crate) hand: Pile,
    pub(crate) play: Pile,
    pub(crate) discard: Pile,
    pub(crate) reserve: Option<CardId>,
    /// Open knowledge: these cards are certainly not in the deck but in the hand, in the reserve or sealed, because they were hidden when
    /// the deck was last made anew.
    pub(crate) held: Pile,
    /// Open knowledge: the reserved card is one of these.
    pub(crate) reserve_among: Kinds,
    pub(crate) minerals: u8,
    /// Influence tokens; control tokens come on top.
    pub(crate) influence: u8,
    /// Hunt tokens in the hold: one for each hunt card among the captain's cards.
    pub(crate) trophies: Creatures,
}

impl Captain {
    /// A card that was hidden in the hand, or sealed, now lies open. It may have been one of those that were certainly held.
    pub(crate) fn comes_to_light(&mut self, card: CardId) {
        self.held.take(card);
        self.mind_known_reserve();
    }

    /// All cards of the hand come to light.
    pub(crate) fn hand_comes_to_light(&mut self) {
        let hand = self.hand;
        if !self.held.is_empty() {
            hand.cards().for_each(|card| {
                self.held.take(card);
            });
            // What is still certainly held and was not in the hand can only be the reserve.
            if self.reserve.is_some() && !self.held.is_empty() {
                self.reserve_among = self.reserve_among.within(self.held.kind_set());
            }
            self.mind_known_reserve();
        }
    }

    /// A reserved card that everybody can name is certainly held.
    fn mind_known_reserve(&mut self) {
        if let Some(card) = self.reserve_among.only()
            && !self.held.contains(card)
        {
            self.held.add(card);
        }
    }

    /// Reserves a card of the hand: the others know only that it was not lying open.
    pub(crate) fn put_in_reserve(&mut self, card: CardId) {
        self.reserve_among = self.hand.kind_set().union(self.deck.kind_set());
        self.hand.take(card);
        self.reserve = Some(card);
        self.mind_known_reserve();
    }

    /// Takes the reserved card back into the hand.
    pub(crate) fn take_from_reserve(&mut self) -> Option<CardId> {
        let card = self.reserve.take()?;
        self.reserve_among = Kinds::default();
        self.hand.add(card);
        Some(card)
    }

    /// Makes a new deck of the discard. Everything that still is hidden then was not in the deck.
    pub(crate) fn reshuffle(&mut self) {
        self.held = self.hand;
        self.held.extend(self.reserve);
        if self.reserve.is_some() {
            self.reserve_among = self.reserve_among.within(self.held.kind_set());
        }
        self.deck.take_all(&mut self.discard);
    }
}

/// A sector as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sector {
    pub(crate) kind: SectorKind,
    pub(crate) defence: u8,
    pub(crate) controller: Option<Seat>,
    pub(crate) mineral: bool,
    pub(crate) hunt: Option<HuntToken>,
}

impl Sector {
    /// What stands for a place that the map does not have.
    pub(crate) const NONE: Sector = Sector {
        kind: SectorKind::Terminal,
        defence: 0,
        controller: None,
        mineral: false,
        hunt: None,
    };
}

/// A hunt token on a sector.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct HuntToken {
    pub(crate) creature: CardId,
    /// Who has probed it and may look at it ever after.
    pub(crate) seen: SeatSet,
    /// Whose marker lies on it.
    pub(crate) marked: SeatSet,
}

/// A sector's cards on sale.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Market {
    /// The face-up cards.
    pub(crate) slots: [Option<CardId>; 2],
    /// The face-down pile, by place in the deck. Everybody can work out which cards are in it, nobody their order.
    pub(crate) pile: [u8; Deck::V.most_kinds()],
    /// Cards put back under the pile, in the order in which they will come up again: everybody saw them go there.
    pub(crate) bottom: List<CardId, 8>,
}

/// A set of creatures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Creatures(u16);

impl Creatures {
    pub(crate) fn all() -> Creatures {
        Deck::Hunt.cards().collect()
    }

    pub(crate) fn contains(self, creature: CardId) -> bool {
        creature.deck() == Deck::Hunt && self.0 & (1 << creature.place_in_deck()) != 0
    }

    pub(crate) fn insert(&mut self, creature: CardId) {
        if creature.deck() == Deck::Hunt {
            self.0 |= 1 << creature.place_in_deck();
        }
    }

    pub(crate) fn remove(&mut self, creature: CardId) {
        if creature.deck() == Deck::Hunt {
            self.0 &= !(1 << creature.place_in_deck());
        }
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = CardId> {
        Deck::Hunt
            .cards()
            .filter(move |creature| self.contains(*creature))
    }

    pub(crate) fn len(self) -> usize {
        self.0.count_ones() as usize
    }
}

impl FromIterator<CardId> for Creatures {
    fn from_iter<I: IntoIterator<Item = CardId>>(creatures: I) -> Self {
        let mut set = Creatures::default();
        creatures.into_iter().for_each(|creature| set.insert(creature));
        set
    }
}

impl Serialize for Creatures {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Creatures {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<CardId>::deserialize(from)?.into_iter().collect())
    }
}

/// What the captain whose turn it is can spend, and what he has done already.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ThisTurn {
    /// Crypto; what is left at the end of the turn is lost.
    pub crypto: u8,
    /// Manoeuvre; what is left at the end of the turn is lost.
    pub manoeuvre: u8,
    /// Something was done, so that the reserve can no longer be taken back.
    pub begun: bool,
    /// How much less the next capture costs.
    pub hunt_off: u8,
    /// How much less the next conquest costs.
    pub conquer_off: u8,
    /// How much less the next card costs.
    pub buy_off: u8,
    /// The Fortress has given its manoeuvre.
    pub fortress_used: bool,
    /// The Vortex has destroyed a card.
    pub vortex_used: bool,
    /// The Research sector has reserved a card.
    pub research_used: bool,
    /// The Mines have given a mineral.
    pub mines_used: bool,
}

/// A choice that has to be made before the turn goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Pending {
    /// Choose a ship, before the first turn.
    #[default]
    ChooseShip,
    /// Put the ship lost in a fight back on the map.
    Land,
    /// Use the abilities of the card just played, in any order, or not.
    Abilities {
        /// The card.
        card: CardId,
        /// A bit for each ability of the card that was not used yet.
        left: u8,
    },
    /// Move the ship for nothing.
    Move {
        /// How many steps are left.
        left: u8,
    },
    /// Put the ship anywhere.
    Jump,
    /// Destroy cards.
    Trash {
        /// Cards of which zones.
        from: Trash,
        /// How many at most.
        left: u8,
    },
    /// Raise the defence of a sector.
    Fortify {
        /// By how much.
        by: u8,
    },
    /// Reserve a card for nothing.
    Reserve,
    /// The attacker lays cards face down.
    Seal,
    /// The defender shows cards.
    Defend,
    /// The attacker may switch off a card of the defender.
    AttackerCancels,
    /// The defender may switch off a card of the attacker.
    DefenderCancels,
    /// The loser of the fight chooses the card he destroys (aggressive scenario).
    Lose {
        /// Whether the loser is the attacker.
        attacker: bool,
    },
    /// The attacker who won chooses his influence (aggressive scenario).
    Spoils,
}

/// Where an ability destroys cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Trash {
    /// In the own play area.
    Played,
    /// In the own hand or discard.
    HandOrDiscard,
    /// In the own discard.
    Discard,
}

/// A fight between two ships.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Duel {
    pub(crate) defender: Seat,
    pub(crate) place: Place,
    pub(crate) attack: Side,
    pub(crate) defence: Side,
    /// Whether the attacker's cards lie face up.
    pub(crate) open: bool,
}

/// The most cards that can switch off others, so the most that can be switched off on one side.
pub(crate) const MOST_CANCELS: usize = 4;

/// One side of a fight.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Side {
    /// Cards laid down for the fight.
    pub(crate) cards: Pile,
    /// Those of them whose combat abilities were switched off.
    pub(crate) cancelled: List<CardId, MOST_CANCELS>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Somebody had 15 influence.
    Influence,
    /// The conquest of Tortuga gave its conqueror 15 influence.
    Usurper,
    /// Tortuga fell and everybody else had a last turn.
    Council,
    /// Tortuga fell in the aggressive scenario.
    Overthrow,
    /// The last round that can be played has been played; see the rulings in the crate's README.
    Exhaustion,
}

impl State {
    pub(crate) fn seats(&self) -> u8 {
        self.captains.seats()
    }

    /// Whether the game was begun under version 1 of the rules.
    pub(crate) const fn is_first_edition(&self) -> bool {
        self.edition.is_first()
    }

    pub(crate) fn sector(&self, place: Place) -> &Sector {
        &self.sectors[place.index()]
    }

    pub(crate) fn sector_mut(&mut self, place: Place) -> &mut Sector {
        &mut self.sectors[place.index()]
    }

    /// The captain whose turn it is.
    pub(crate) fn mine(&self) -> &Captain {
        &self.captains[self.active]
    }

    pub(crate) fn mine_mut(&mut self) -> &mut Captain {
        &mut self.captains[self.active]
    }

    /// The sector of the ship whose turn it is, with its place.
    pub(crate) fn here(&self) -> Option<(Place, &Sector)> {
        let place = self.mine().ship?;
        Some((place, self.sector(place)))
    }
}
