//! What a seat may choose, and why it may not.

use serde::{Deserialize, Serialize};
use table::Seat;
use tinyvec::ArrayVec;
use ts_rs::TS;

use crate::cards::{Crew, LONGEST_LEG};
use crate::equipment::{Card, Face, Weapon};

/// One small choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// Takes a face-up card: in the opening draft, or when cards are shared.
    Take(Card),
    /// Takes one of the face-down cards that are shared.
    TakeHidden,
    /// Leaves the choice to the partner once.
    Pass,
    /// Briefing: goes on with the pursuit.
    Continue,
    /// Briefing: makes a stage.
    Stage,
    /// Turns a crew card to use its power.
    UseCrew(Crew),
    /// Baba: puts the cards back in this order, nearest first.
    Arrange(Order),
    /// Gives up one smoke token and rolls these dice again.
    Reroll(DiceSet),
    /// Augusta: sets one die.
    SetDie {
        /// Which die, from 0.
        die: u8,
        /// The face it shows from now on.
        face: Face,
    },
    /// Accepts the dice as they are.
    Validate,
    /// Does not use the power, or no more of it, and goes on.
    Proceed,
    /// Names who begins the combat or the share.
    Begin(Seat),
    /// Names who gives up a card for the secret thrust.
    Forfeit(Seat),
    /// Gives up this card for the secret thrust.
    Discard(Card),
    /// Names the crew member the secret thrust turns or takes.
    Lose(Crew),
    /// Eliminates one die of this face.
    Strike {
        /// The face of the die.
        face: Face,
        /// The card or cards for it.
        with: With,
    },
    /// Ludvig: one card eliminates all dice of its symbol.
    Sweep(Weapon),
    /// Cannot, or with only crew to help does not want to, eliminate a die: the airship loses energy.
    Endure,
    /// Shuki: brings this card of the combat back.
    Salvage(Card),
    /// Exceptional communication: says one true thing, or nothing.
    Say(Statement),
    /// Takes the reward, or one token of it.
    Load,
    /// Takes no more of the reward.
    Decline,
    /// Takes a token out of the hold.
    Jettison(Token),
    /// Buys cards.
    BuyCards,
    /// Buys smoke.
    BuySmoke,
    /// Pays to ready all crew before the boarding.
    Reactivate,
    /// Keeps the rest of the gold.
    KeepGold,
    /// Proposes something to the partner.
    Propose(Proposal),
    /// Answers the partner's proposal.
    Answer(Answer),
}

/// The cards for one die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum With {
    /// A card of the die's symbol.
    Card,
    /// A joker.
    Joker,
    /// Two cards of one weapon.
    Pair(Weapon),
    /// Any one card, for a flag in the pursuit.
    Any(Card),
    /// Mama Lear: this card as a joker.
    Mama(Card),
    /// Both cards a flag asks for when boarding, each itself or replaced.
    Both(Part, Part),
}

/// One of the two cards a flag asks for when boarding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// The card itself.
    Card,
    /// A joker.
    Joker,
    /// Two cards of one weapon.
    Pair(Weapon),
    /// Mama Lear: this card as a joker.
    Mama(Card),
}

/// A token in the hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Token {
    /// Gold.
    Gold,
    /// Smoke.
    Smoke,
    /// A crew member, whose card goes with it.
    Crew(Crew),
}

/// What may be proposed. No value carries a card, a count of cards, a die or a face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Proposal {
    /// Briefing.
    Continue,
    /// Briefing.
    Stage,
    /// Wherever that crew member could be used.
    UseCrew(Crew),
    /// Baba's cards, which both have seen.
    Arrange(Order),
    /// Dice.
    UseSmoke,
    /// Dice.
    Validate,
    /// Combat and share.
    Begin(Seat),
    /// Making room, or losing resources.
    Remove {
        /// Which token.
        token: Token,
        /// How many of them.
        count: u8,
    },
    /// A reward: so many tokens of it.
    Take(u8),
    /// A reward.
    Decline,
    /// Spending gold.
    BuyCards,
    /// Spending gold.
    BuySmoke,
    /// Spending gold.
    Reactivate,
    /// Spending gold.
    KeepGold,
}

/// What may be answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Answer {
    Agree,
    Disagree,
    YouDecide,
}

impl Answer {
    /// All three.
    pub const ALL: [Answer; 3] = [Answer::Agree, Answer::Disagree, Answer::YouDecide];
}

/// What may be said in an exceptional communication; it must be true.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Statement {
    /// At least one of this.
    Have(Card),
    /// None of this.
    HaveNot(Card),
    /// At least one of each of the five weapons.
    HaveEverything,
    /// Nothing is said.
    Silent,
}

/// An order of the cards Baba turned up: `order[i]` is the card, counted from the airship, that goes to place `i`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Order(#[ts(type = "Array<number>")] pub ArrayVec<[u8; LONGEST_LEG]>);

impl Order {
    /// Whether it names each of `count` cards once.
    pub fn is_of(&self, count: u8) -> bool {
        self.0.len() == usize::from(count) && (0..count).all(|card| self.0.contains(&card))
    }

    /// All orders of `count` cards.
    pub fn all(count: u8) -> Vec<Order> {
        let mut orders = vec![Order::default()];
        for _ in 0..count.min(LONGEST_LEG as u8) {
            orders = orders
                .iter()
                .flat_map(|order| (0..count).filter_map(|card| order.with(card)))
                .collect();
        }
        orders
    }

    fn with(&self, card: u8) -> Option<Order> {
        let mut longer = *self;
        (!self.0.contains(&card)).then(|| {
            longer.0.push(card);
            longer
        })
    }
}

/// Some of the four dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, TS)]
#[ts(type = "Array<number>")]
pub struct DiceSet(pub u8);

impl DiceSet {
    /// Whether `die` is among them.
    pub const fn contains(self, die: usize) -> bool {
        self.0 & (1 << die) != 0
    }

    /// The dice, from 0.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        (0..8).filter(move |die| self.contains(*die))
    }
}

impl Serialize for DiceSet {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for DiceSet {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let dice = Vec::<u8>::deserialize(from)?;
        if dice.iter().any(|die| *die > 3) {
            return Err(serde::de::Error::custom("there are four dice, 0 to 3"));
        }
        Ok(DiceSet(dice.iter().fold(0, |set, die| set | 1 << die)))
    }
}

/// Why a move is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// Not a choice of this phase.
    NotNow,
    /// Only the captain decides this.
    CaptainDecides,
    /// The game begins with the pursuit.
    FirstTurn,
    /// A stage cannot follow a stage.
    StageAfterStage,
    /// There is no stage card left.
    NoStageLeft,
    /// That crew member is not aboard.
    CrewNotAboard,
    /// That crew member was used and is not ready again.
    CrewNotReady,
    /// This assault forbids crew.
    NoCrewHere,
    /// That crew member has no use now.
    CrewNoUse,
    /// That is no order of the cards turned up.
    BadOrder,
    /// There is no smoke in the hold.
    NoSmoke,
    /// This assault forbids smoke.
    NoSmokeHere,
    /// No such dice.
    NoSuchDice,
    /// The die shows that face already, or was set already.
    SameDie,
    /// At least one die must be set.
    SetOneDie,
    /// That seat has no cards.
    EmptyHand,
    /// That card is not there.
    NoSuchCard,
    /// No die shows that face any more.
    NoSuchDie,
    /// The cards do not fit the die.
    WrongCards,
    /// This assault forbids pairs.
    NoPairHere,
    /// A joker needs no help, nor does a card that fits already.
    MamaNotNeeded,
    /// A die can be eliminated, so it must be.
    MustStrike,
    /// The statement is not true.
    NotTrue,
    /// The hold is full.
    HoldFull,
    /// That token is not in the hold.
    NoSuchToken,
    /// Not enough gold.
    NoGold,
    /// There is nothing left to get.
    NothingLeft,
    /// The partner has just passed.
    PartnerPassed,
    /// No face-down card is left.
    NoHiddenCard,
    /// That is not something to talk about now.
    NotForTalk,
    /// That was proposed already in this phase.
    SaidAlready,
    /// There is nothing to answer.
    NothingToAnswer,
}
