//! The words of a bargain: what can change hands, what can be promised, and when a promise falls due.
//!
//! Glory is no part of [`Goods`], so it cannot be traded.

use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

use crate::ids::{ShipId, ShipSet, UpgradeId, UpgradeSet};
use crate::state::{Planet, Slot, SlotSet};

/// How many promises one offer may hold.
pub const MOST_PLEDGES: usize = 2;

/// The longest an offer may be held open, in steps of the game.
pub const LONGEST_OFFER: u8 = 8;

/// How many of somebody's turns ahead one may promise: more than any game has.
pub const FARTHEST: u8 = 99;

/// An offer on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct OfferId(pub u32);

/// A promise in the ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct PromiseId(pub u32);

fn is_zero(n: &u8) -> bool {
    *n == 0
}

fn is_false(on: &bool) -> bool {
    !*on
}

/// Things that change hands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Goods {
    /// Credits.
    #[serde(skip_serializing_if = "is_zero")]
    pub credits: u8,
    /// Upgrades, which lie open.
    #[serde(skip_serializing_if = "nothing")]
    pub upgrades: UpgradeSet,
    /// Wrecks that are shown: both parties see them, others only how many.
    #[serde(skip_serializing_if = "no_ship")]
    pub wrecks: ShipSet,
    /// Wrecks offered unseen: only their owner sees them until they change hands, others only how many.
    #[serde(skip_serializing_if = "no_ship")]
    pub unseen: ShipSet,
    /// Trophies, unseen, by their place in the giver's hand.
    #[serde(skip_serializing_if = "no_trophy")]
    pub trophies: SlotSet,
}

fn nothing(cards: &UpgradeSet) -> bool {
    cards.is_empty()
}

fn no_trophy(slots: &SlotSet) -> bool {
    slots.is_empty()
}

fn no_ship(cards: &ShipSet) -> bool {
    cards.is_empty()
}

impl Goods {
    /// Nothing at all.
    pub const NOTHING: Goods = Goods {
        credits: 0,
        upgrades: UpgradeSet::EMPTY,
        wrecks: ShipSet::EMPTY,
        unseen: ShipSet::EMPTY,
        trophies: SlotSet::EMPTY,
    };

    /// Only credits.
    pub const fn credits(credits: u8) -> Goods {
        Goods {
            credits,
            ..Goods::NOTHING
        }
    }

    /// One upgrade.
    pub const fn upgrade(card: UpgradeId) -> Goods {
        Goods {
            upgrades: UpgradeSet::only(card),
            ..Goods::NOTHING
        }
    }

    /// One wreck.
    pub const fn wreck(card: ShipId) -> Goods {
        Goods {
            wrecks: ShipSet::only(card),
            ..Goods::NOTHING
        }
    }

    /// One wreck, unseen.
    pub const fn unseen_wreck(card: ShipId) -> Goods {
        Goods {
            unseen: ShipSet::only(card),
            ..Goods::NOTHING
        }
    }

    /// One trophy, unseen.
    pub const fn trophy(slot: Slot) -> Goods {
        Goods {
            trophies: SlotSet::only(slot),
            ..Goods::NOTHING
        }
    }

    /// The same without its credits.
    pub const fn cards(&self) -> Goods {
        Goods { credits: 0, ..*self }
    }

    /// Every wreck, shown or not.
    pub fn all_wrecks(&self) -> ShipSet {
        self.wrecks.union(self.unseen)
    }

    /// Whether it is nothing.
    pub fn is_nothing(&self) -> bool {
        *self == Goods::NOTHING
    }
}

/// How much of the credits a combat yields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Share {
    /// So many, or all there are if there are fewer.
    Credits(u8),
    /// Half, rounded down.
    Half,
    /// All.
    All,
}

/// A card a combat yields.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum LootKind {
    /// A support card.
    Support,
    /// A wreck.
    Wreck,
    /// Any upgrade.
    Upgrade,
    /// The trophy of Exxalia, unseen.
    Trophy,
    /// This very upgrade.
    ThisUpgrade(UpgradeId),
    /// This very ship, as a wreck.
    ThisWreck(ShipId),
}

/// Combats one can promise to help in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum HelpKind {
    /// An attack on a ship or a planet.
    Attack,
    /// A challenge.
    Challenge,
    /// Either.
    Any,
}

/// Something one can promise to do, or not to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// Challenge this pirate.
    Challenge(Seat),
    /// Help the other side in a challenge this pirate is in.
    AllyAgainst(Seat),
    /// Attack this planet.
    AttackPlanet(Planet),
    /// Buy this upgrade.
    Buy(UpgradeId),
}

/// Something one can promise to do in the combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Effort {
    /// Throw the Metal Faktor die.
    MetalFaktor,
    /// Play this support card.
    Support(UpgradeId),
}

/// What is promised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Deliver {
    /// These very things.
    Goods(Goods),
    /// A share of the credits the combat yields.
    LootCredits(Share),
    /// A card the combat yields, by name, or by kind and then of the debtor's choice.
    LootCard(LootKind),
    /// Help in one combat, when asked.
    Help(HelpKind),
    /// Not to do something until the promise is due.
    Refrain(Act),
    /// To do something before the promise is due.
    Do(Act),
    /// To do something in the combat.
    Play(Effort),
}

impl Deliver {
    /// Whether it shares what a combat yields, so that defeat voids it.
    pub const fn is_loot(&self) -> bool {
        matches!(self, Deliver::LootCredits(_) | Deliver::LootCard(_))
    }
}

/// On what a promise depends. The combat is the one of the player-turn in which it was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Proviso {
    /// On nothing.
    Always,
    /// On victory in the combat.
    IfWon,
    /// On defeat in the combat.
    IfLost,
    /// On being asked: for help to come.
    IfAsked,
}

/// The beginning or the end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Edge {
    /// Before the brotherhood.
    Start,
    /// After the combat, or at the end of a turn without one.
    Combat,
    /// When the turn is over.
    End,
}

/// When a promise falls due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Due {
    /// Once the combat of this turn is settled; at its end if there is none.
    AfterCombat,
    /// At the end of this turn.
    EndOfTurn,
    /// In a turn of somebody that is still to come.
    NextTurn {
        /// Whose.
        of: Seat,
        /// Which of his turns, counted from the next.
        #[serde(default = "one", skip_serializing_if = "is_one")]
        #[ts(optional, as = "Option<u8>")]
        nth: u8,
        /// At which moment of it.
        at: Edge,
    },
}

const fn one() -> u8 {
    1
}

const fn is_one(nth: &u8) -> bool {
    *nth == 1
}

impl Due {
    /// In the very next turn of somebody.
    pub const fn next(of: Seat, at: Edge) -> Due {
        Due::NextTurn { of, nth: 1, at }
    }
}

/// A promise as it stands in an offer; the creditor is the other party.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Pledge {
    /// Who promises.
    pub debtor: Seat,
    /// What.
    pub deliver: Deliver,
    /// On what it depends.
    pub when: Proviso,
    /// When it falls due.
    pub due: Due,
}

/// The promises of an offer: a short list that is copied with it.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, TS)]
pub struct Pledges(#[ts(as = "Vec<Pledge>")] [Option<Pledge>; MOST_PLEDGES]);

impl Pledges {
    /// Adds a promise; says whether there was room for it.
    pub fn push(&mut self, pledge: Pledge) -> bool {
        match self.0.iter_mut().find(|place| place.is_none()) {
            Some(place) => {
                *place = Some(pledge);
                true
            }
            None => false,
        }
    }

    /// The promises in order.
    pub fn iter(&self) -> impl Iterator<Item = &Pledge> {
        self.0.iter().flatten()
    }

    /// The promises in order, to be changed.
    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut Pledge> {
        self.0.iter_mut().flatten()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.iter().count()
    }

    /// Whether nothing is promised.
    pub const fn is_empty(&self) -> bool {
        self.0[0].is_none()
    }
}

impl std::fmt::Debug for Pledges {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Pledges {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Pledges {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let mut pledges = Pledges::default();
        for pledge in Vec::<Pledge>::deserialize(from)? {
            if !pledges.push(pledge) {
                return Err(serde::de::Error::custom("an offer holds too many promises"));
            }
        }
        Ok(pledges)
    }
}

/// What an offer says, seen from the one who makes it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Terms {
    /// What the proposer gives at once.
    #[serde(skip_serializing_if = "Goods::is_nothing")]
    pub gives: Goods,
    /// What the partner gives at once.
    #[serde(skip_serializing_if = "Goods::is_nothing")]
    pub takes: Goods,
    /// Whether accepting seals an alliance in the combat under way: whichever of the two is not its protagonist joins the other.
    #[serde(skip_serializing_if = "is_false")]
    pub alliance: bool,
    /// A promise between the two that accepting lets go.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub release: Option<PromiseId>,
    /// What is promised for later.
    #[serde(skip_serializing_if = "Pledges::is_empty")]
    pub pledges: Pledges,
    /// How many steps of the game it stays open; 0 is one step.
    #[serde(skip_serializing_if = "is_zero")]
    pub lasts: u8,
}

impl Terms {
    /// An exchange on the spot.
    pub fn exchange(gives: Goods, takes: Goods) -> Terms {
        Terms {
            gives,
            takes,
            ..Terms::default()
        }
    }

    /// An alliance.
    pub fn alliance() -> Terms {
        Terms {
            alliance: true,
            ..Terms::default()
        }
    }

    /// The same with what the proposer gives at once.
    #[must_use]
    pub fn giving(mut self, goods: Goods) -> Terms {
        self.gives = goods;
        self
    }

    /// The same with what the partner gives at once.
    #[must_use]
    pub fn taking(mut self, goods: Goods) -> Terms {
        self.takes = goods;
        self
    }

    /// The same with a promise, if there is room for one more.
    #[must_use]
    pub fn promising(mut self, pledge: Pledge) -> Terms {
        // An offer that is full stays as it is; whoever builds terms knows how many they hold.
        self.pledges.push(pledge);
        self
    }

    /// Every wreck that both parties see, whoever gives it.
    pub fn wrecks(&self) -> ShipSet {
        let mut all = self.gives.wrecks.union(self.takes.wrecks);
        for pledge in self.pledges.iter() {
            if let Deliver::Goods(goods) = pledge.deliver {
                all = all.union(goods.wrecks);
            }
        }
        all
    }
}
