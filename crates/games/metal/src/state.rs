//! What lies on the table.
//!
//! Everything is plain data of fixed size. Two things are left undecided on purpose, because nobody at the table can tell: the order
//! of the space pile and of the upgrade pile is not stored, a card is drawn when it is turned up. Trophies do have an order, since
//! whoever puts one under the pile knows where it lies.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{BySeat, Edition, Seat, SeatSet};
use ts_rs::TS;

use crate::cards::Cards;
use crate::ids::{ShipId, ShipSet, SpaceSet, StartId, TrophyId, UpgradeId, UpgradeSet};
use crate::negotiation::{Ledger, PromiseId, Talk};
use crate::rules::Tally;

/// The most damage a ship can take; at this it is immune.
pub const MOST_DAMAGE: u8 = 4;
/// The most judgement a pirate can have; at this he is infamous.
pub const MOST_JUDGEMENT: u8 = 4;
/// The most upgrades a pirate can have before him.
pub const MOST_UPGRADES: usize = 4;
/// The most trophies a pirate can hold.
pub const MOST_TROPHIES: usize = 2;
/// The main power of a ship without equipment and damage.
pub const BASE_POWER: u8 = 8;
/// The glory that ends the game.
pub const GLORY_TO_WIN: i16 = 9;
/// The credits in the box.
pub const CREDITS_IN_BOX: i16 = 72;

/// A planet that can be attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Planet {
    /// Trophies and repairs.
    Exxalia,
    /// Support cards and amnesty.
    Bazaar,
    /// Wrecks and lavish spending.
    Karokum,
}

impl Planet {
    /// All three.
    pub const ALL: [Planet; 3] = [Planet::Exxalia, Planet::Bazaar, Planet::Karokum];
}

/// A place in a hand of trophies, or among trophies just drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    /// The first.
    First,
    /// The second.
    Second,
    /// The third, which only set-up and draws have.
    Third,
}

impl Slot {
    /// All three.
    pub const ALL: [Slot; 3] = [Slot::First, Slot::Second, Slot::Third];

    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// Places in a hand of trophies.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, TS)]
pub struct SlotSet(#[ts(as = "Vec<Slot>")] u8);

impl SlotSet {
    /// No place.
    pub const EMPTY: SlotSet = SlotSet(0);

    /// Just this place.
    pub const fn only(slot: Slot) -> SlotSet {
        SlotSet(1 << slot as u8)
    }

    /// Whether no place is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether `slot` is in it.
    pub const fn contains(self, slot: Slot) -> bool {
        self.0 & (1 << slot as u8) != 0
    }

    /// How many places are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The places in it.
    pub fn iter(self) -> impl Iterator<Item = Slot> {
        Slot::ALL.into_iter().filter(move |slot| self.contains(*slot))
    }

    /// Whether every place of this set is in `other`.
    pub const fn is_subset(self, other: SlotSet) -> bool {
        self.0 & !other.0 == 0
    }
}

impl FromIterator<Slot> for SlotSet {
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> SlotSet {
        SlotSet(slots.into_iter().fold(0, |set, slot| set | 1 << slot as u8))
    }
}

impl std::fmt::Debug for SlotSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for SlotSet {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SlotSet {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<Slot>::deserialize(from)?.into_iter().collect())
    }
}

/// The state of a Metal Faktor die.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Faktor {
    /// On its blank face: it may be thrown.
    #[default]
    Blank,
    /// Set aside; this much is taken off the next time its owner throws the combat die as attacker or challenger.
    Pending(u8),
}

/// A trophy card with those who know its face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Held {
    pub(crate) card: TrophyId,
    pub(crate) known: SeatSet,
}

/// What a pirate did in the current player-turn, for trophies that ask for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Deeds {
    pub(crate) won_challenge: bool,
    pub(crate) held_challenge: bool,
    pub(crate) beat_hunter: bool,
    pub(crate) beat_planet: bool,
    /// By how much the beaten ship's power was above the own main power.
    pub(crate) beat_stronger: u8,
    /// By how much a combat was won as protagonist.
    pub(crate) won_by: u8,
    pub(crate) loyal_ally_won: bool,
    pub(crate) traitor_won: bool,
}

/// How a pirate has kept his word so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Reputation {
    /// Promises kept.
    pub honoured: u16,
    /// Promises broken.
    pub reneged: u16,
    /// Attackers betrayed.
    pub betrayals: u16,
}

/// A pirate and all that is his.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Pirate {
    pub(crate) start: StartId,
    pub(crate) credits: u16,
    pub(crate) damage: u8,
    /// All glory ever gained; the score takes judgement off.
    pub(crate) glory: u8,
    pub(crate) judgement: u8,
    pub(crate) faktor: Faktor,
    pub(crate) upgrades: UpgradeSet,
    pub(crate) wrecks: ShipSet,
    /// Wrecks of others whose owner this pirate knows for certain, because he saw them won or dealt.
    pub(crate) knows: ShipSet,
    /// The hand of trophies; places stay put when another card leaves. The third is used in set-up only.
    pub(crate) trophies: [Option<Held>; 3],
    /// Whether a trophy was validated in this player-turn.
    pub(crate) validated: bool,
    pub(crate) deeds: Deeds,
    pub(crate) reputation: Reputation,
}

impl Default for Pirate {
    fn default() -> Pirate {
        Pirate {
            start: StartId::new(0).unwrap_or_else(|| unreachable!("there are six starting ships")),
            credits: 0,
            damage: 0,
            glory: 0,
            judgement: 0,
            faktor: Faktor::Blank,
            upgrades: UpgradeSet::EMPTY,
            wrecks: ShipSet::EMPTY,
            knows: ShipSet::EMPTY,
            trophies: [None; 3],
            validated: false,
            deeds: Deeds::default(),
            reputation: Reputation::default(),
        }
    }
}

/// How a pirate hunter that was not fought goes back into the space pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Shuffle {
    /// The whole pile is shuffled, so near and deep space mix.
    Whole,
    /// Only the cards of its own depth are.
    Tiers,
}

/// Where the rulebook can be read in two ways and the host chooses: the second reading of each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Readings {
    /// The tour may be made in part before and in part after the combat.
    pub(crate) split_tour: bool,
    /// An attack by way of Karokum closes the tour actions of that planet.
    pub(crate) karokum_closed: bool,
    /// In a challenge only the two protagonists play support cards.
    pub(crate) protagonists_only: bool,
}

/// The space pile: the cards of `top` come before those of `under`, in an order nobody knows.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct SpacePile {
    pub(crate) top: SpaceSet,
    pub(crate) under: SpaceSet,
}

impl SpacePile {
    pub(crate) fn cards(&self) -> SpaceSet {
        self.top.union(self.under)
    }

    pub(crate) fn len(&self) -> usize {
        self.cards().len()
    }
}

/// The board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Board {
    pub(crate) bank: i16,
    pub(crate) pot: u16,
    /// Exxalia, Bazaar, Karokum.
    pub(crate) treasury: [u16; 3],
    pub(crate) pile: SpacePile,
    pub(crate) row: ArrayVec<ShipId, 4>,
    /// A hunter put aside by a replacement, until the row is full again.
    pub(crate) aside: Option<ShipId>,
    pub(crate) karokum: ShipSet,
    pub(crate) removed: ShipSet,
    /// The trophy pile from top to bottom.
    pub(crate) trophies: ArrayVec<Held, 18>,
    /// Trophies drawn by the one who now keeps one of them.
    pub(crate) drawn: ArrayVec<Held, 3>,
    /// The part of the upgrade pile whose order nobody knows.
    pub(crate) loose: UpgradeSet,
    /// What lies under it, from the top.
    pub(crate) bottom: ArrayVec<UpgradeId, 24>,
    pub(crate) display: ArrayVec<UpgradeId, 4>,
    pub(crate) bazaar: UpgradeSet,
}

/// What the active player did so far in this turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Voyage {
    /// Whether the turn is a rest.
    pub(crate) resting: bool,
    /// Whether the combat is done.
    pub(crate) fought: bool,
    /// How the combat ended, if there was one.
    pub(crate) decided: Option<Decided>,
    /// The number of the last tour action, 0 for none.
    pub(crate) toured: u8,
    /// Whether the tour was made before the combat, so that it is over.
    pub(crate) tour_closed: bool,
    /// Planets on which an action was taken, as bits.
    pub(crate) visited: u8,
    pub(crate) attacked: Option<Planet>,
    /// Whether an event was applied in this turn: later ones do nothing.
    pub(crate) event_met: bool,
    pub(crate) probed: bool,
    /// Who took judgement in this turn, which closes the amnesty to him.
    pub(crate) judged: SeatSet,
}

/// What is fought.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Foe {
    /// Nothing: no combat is under way.
    #[default]
    Nobody,
    /// A ship, in space or via Karokum.
    Ship(ShipId),
    /// A planet.
    Planet(Planet),
    /// Another pirate.
    Pirate(Seat),
}

/// The two sides of a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The attacker or challenger and those with him.
    Attack,
    /// The target or challenged and those with it, a traitor among them.
    Defence,
}

/// How the combat of this turn was decided, with both scores in their parts.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Decided {
    /// What was fought.
    pub foe: Foe,
    /// The score of the attacker or challenger.
    pub attack: Tally,
    /// The score of the target or challenged.
    pub defence: Tally,
    /// Whether the attacker or challenger won.
    pub attacker_wins: bool,
}

/// What the winner of a combat got, for promises to share it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Loot {
    pub(crate) credits: u16,
    pub(crate) upgrades: UpgradeSet,
    pub(crate) wrecks: ShipSet,
    /// Whether Exxalia gave a trophy, and where in the winner's hand it lies while he still has it.
    pub(crate) gave_trophy: bool,
    pub(crate) trophy: Option<Slot>,
}

/// A combat, from the choice of the target to the settling of what was promised for it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Combat {
    pub(crate) foe: Foe,
    /// Allies of the attacker or challenger, a traitor no longer among them.
    pub(crate) allies: SeatSet,
    /// Allies of the challenged.
    pub(crate) defenders: SeatSet,
    pub(crate) traitor: Option<Seat>,
    /// Protagonists who seek no more allies.
    pub(crate) ready: SeatSet,
    /// Those who have said whether they throw their Metal Faktor die.
    pub(crate) spoken: SeatSet,
    /// Those who throw it.
    pub(crate) thrown: SeatSet,
    /// What the Metal Faktor dice show.
    pub(crate) faktor: BySeat<u8>,
    pub(crate) orange: u8,
    pub(crate) grey: u8,
    /// What support cards add to each side.
    pub(crate) support: [i8; 2],
    /// What the attacker or challenger pays for an earlier Metal Faktor die.
    pub(crate) penalty: u8,
    /// The attacker's main power when the dice were thrown.
    pub(crate) main: u8,
    /// Whose turn it is to play support cards, counted in the order of the participants, and how many passed in a row.
    pub(crate) next: u8,
    pub(crate) passed: u8,
    /// Support cards played in this combat, by who played them.
    pub(crate) played: BySeat<UpgradeSet>,
    pub(crate) loot: Loot,
}

impl Combat {
    pub(crate) fn none(seats: u8) -> Combat {
        Combat {
            foe: Foe::Nobody,
            allies: SeatSet::EMPTY,
            defenders: SeatSet::EMPTY,
            traitor: None,
            ready: SeatSet::EMPTY,
            spoken: SeatSet::EMPTY,
            thrown: SeatSet::EMPTY,
            faktor: BySeat::from_fn(seats, |_| 0),
            orange: 0,
            grey: 0,
            support: [0; 2],
            penalty: 0,
            main: 0,
            next: 0,
            passed: 0,
            played: BySeat::from_fn(seats, |_| UpgradeSet::EMPTY),
            loot: Loot::default(),
        }
    }
}

/// When promises fall due.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Reckoning {
    /// At the beginning of a turn.
    TurnStart,
    /// After the combat.
    AfterCombat,
    /// At the end of a turn.
    TurnEnd,
}

/// Where the game stands, when no choice is pending.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Step {
    /// Everybody gives one of three trophies back.
    Dealing,
    /// Travel or rest.
    TurnStart,
    /// Pay into the pot or be judged.
    Brotherhood,
    /// Tour, combat, or the end of the turn.
    Voyage,
    /// Cards of space are turned up.
    Reveal,
    /// The row is complete; a target is chosen.
    Row,
    /// Allies are sought.
    Allies,
    /// The ally may betray.
    Betrayal,
    /// Metal Faktor dice are declared.
    Declare,
    /// Support cards before the dice.
    BeforeDice,
    /// Support cards after the dice.
    AfterDice,
    /// The combat is decided.
    Outcome,
    /// Promises fall due.
    Settle(Reckoning),
    /// A trophy may be exchanged while resting.
    RestTrophy,
    /// An upgrade may be bought while resting.
    RestPurchase,
    /// The last moment of a player-turn: these seats may still validate a trophy.
    LastCall(SeatSet),
    /// The game has ended.
    Over,
}

/// Why judgement falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// The brotherhood was not paid.
    Brotherhood,
    /// An attacker was betrayed.
    Betrayal,
    /// A promise was broken.
    Promise,
}

/// What wrecks are paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum WreckFee {
    /// Full repairs.
    FullRepairs,
    /// Lavish spending.
    LavishSpending,
}

/// A choice somebody must make before the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Choice {
    /// Keep one of the trophies drawn.
    KeepTrophy(Seat),
    /// Decline the trophies of Exxalia, or put one own trophy under the pile first.
    ExxaliaBonus(Seat),
    /// Support cards won with a ship.
    RewardSupport { seat: Seat, left: u8 },
    /// A support card of Bazaar's discard.
    BazaarBonus(Seat),
    /// A ship of Karokum's discard as a wreck.
    KarokumWreck { seat: Seat, not: Option<ShipId> },
    /// Wrecks paid one by one.
    GiveWrecks { seat: Seat, left: u8, fee: WreckFee },
    /// More than four upgrades.
    DiscardDown(Seat),
    /// Great dragnet: a wreck or credits.
    Dragnet { seat: Seat, pay: u8, damage: u8 },
    /// Desertion: a support card.
    Desertion(Seat),
    /// What the challenger takes.
    Plunder { winner: Seat, loser: Seat },
    /// Which wrecks he takes, having looked.
    PlunderWrecks { winner: Seat, loser: Seat, left: u8 },
    /// A point of judgement that can be cancelled.
    Advocate { seat: Seat, fault: Fault },
    /// A promise that is due.
    Settle(PromiseId),
    /// Help that is asked for.
    Help(PromiseId),
}

/// A game of Metal Adventures: everything on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Metal {
    pub(crate) cards: &'static Cards,
    pub(crate) seats: u8,
    /// How many offers one may make to another in one window of talk.
    pub(crate) rounds: u8,
    pub(crate) shuffle: Shuffle,
    pub(crate) readings: Readings,
    /// The first edition has talk between the steps of a turn only, a reckoning without a word, and loans that a rest wipes out; the second is
    /// the second reading of the rulebook, A40 to A51.
    pub(crate) edition: Edition,
    /// Player-turns begun.
    pub(crate) turn: u16,
    pub(crate) active: Seat,
    pub(crate) step: Step,
    pub(crate) choices: ArrayVec<Choice, 12>,
    pub(crate) pirates: BySeat<Pirate>,
    pub(crate) board: Board,
    pub(crate) voyage: Voyage,
    pub(crate) combat: Combat,
    pub(crate) talk: Talk,
    pub(crate) ledger: Ledger,
    /// Whom each debtor has let down in the reckoning under way.
    pub(crate) let_down: BySeat<SeatSet>,
}

impl Metal {
    /// Whether the game was begun under version 1 of the rules.
    pub(crate) const fn is_first_edition(&self) -> bool {
        self.edition.is_first()
    }

    /// The cards the game is played with.
    pub fn cards(&self) -> &'static Cards {
        self.cards
    }
}
