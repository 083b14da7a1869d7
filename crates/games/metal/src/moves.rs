//! What a seat may choose, and why not.
//!
//! A move is one small choice. The space of moves is open: anything can be offered to another pirate, so
//! [`moves`](table::Game::moves) gives a sample of offers and [`check`](table::Game::check) judges any. All other moves are listed
//! whole, but for the free discard of an upgrade, which is always allowed and listed only where it makes room.

mod list;

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};
use ts_rs::TS;

use crate::Metal;
use crate::ids::{ShipId, ShipSet, UpgradeId};
use crate::negotiation::{OfferId, PromiseId, Terms};
use crate::state::{Choice, Planet, Slot, Step};

/// One small choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// Set-up: put one of the three trophies under the pile.
    GiveBack(Slot),
    /// Travel this turn.
    Travel,
    /// Rest this turn.
    Rest,
    /// Pay one credit to the brotherhood.
    PayBrotherhood,
    /// Take a point of judgement instead.
    RefuseBrotherhood,
    /// An action of the pirates' tour.
    Tour(Tour),
    /// Attack a ship in space: turn up cards.
    AttackSpace,
    /// Attack a ship of Karokum's discard.
    AttackKarokum(ShipId),
    /// Attack a planet.
    AttackPlanet(Planet),
    /// Challenge another pirate.
    Challenge(Seat),
    /// Attack this ship of the row.
    Target(ShipId),
    /// Replace a ship of the row, with a probe or a support card.
    Replace {
        /// The upgrade that does it.
        with: UpgradeId,
        /// The ship that goes.
        ship: ShipId,
    },
    /// Seek no more allies.
    Ready,
    /// Ask for help that was promised.
    CallIn(PromiseId),
    /// Betray the attacker.
    Betray,
    /// Stand by the attacker.
    StayLoyal,
    /// Throw the Metal Faktor die.
    Throw,
    /// Do not throw it.
    Hold,
    /// Play a support card.
    Play(UpgradeId),
    /// Play a support card against somebody.
    PlayOn {
        /// The card.
        card: UpgradeId,
        /// Against whom.
        target: Seat,
    },
    /// Play no support card; validate no trophy; buy nothing; decline.
    Pass,
    /// Discard an upgrade.
    Discard(UpgradeId),
    /// Show a trophy whose condition holds.
    Validate(Slot),
    /// End the turn.
    EndTurn,
    /// While resting: put this trophy under the pile and draw two.
    SwapTrophy(Slot),
    /// While resting: buy an upgrade for one credit more.
    Buy(UpgradeId),
    /// Keep this one of the trophies drawn.
    Keep(Slot),
    /// Put this trophy under the pile to draw at Exxalia.
    Return(Slot),
    /// Take this support card from Bazaar.
    TakeSupport(UpgradeId),
    /// Take this ship as a wreck.
    TakeShip(ShipId),
    /// Pay with this wreck.
    GiveWreck(ShipId),
    /// Pay credits.
    GiveCredits,
    /// What to take from the loser of a challenge.
    Plunder(Plunder),
    /// Keep the promise that is due.
    Honour,
    /// Keep it by giving this.
    HonourWith(LootCard),
    /// Break it.
    Renege,
    /// Make an offer.
    Propose {
        /// To whom.
        to: Seat,
        /// What it says.
        terms: Terms,
    },
    /// Make several pirates the same offer, which holds if all of them agree.
    ProposeAll {
        /// To whom.
        to: SeatSet,
        /// What it says to each of them; whatever one of them promises in it, each of them does.
        terms: Terms,
    },
    /// Accept an offer.
    Accept(OfferId),
    /// Decline an offer.
    Decline(OfferId),
    /// Answer an offer with another.
    Counter {
        /// The offer answered.
        offer: OfferId,
        /// What the answer says, seen from the one who makes it.
        terms: Terms,
    },
    /// Take an own offer back.
    Withdraw(OfferId),
    /// Let a debtor off.
    Waive(PromiseId),
}

/// How a price of one thing is paid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Fee {
    /// In credits.
    Credits,
    /// With this wreck.
    Wreck(ShipId),
}

/// The ten actions of the pirates' tour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Tour {
    /// 1. Draw two trophies and keep one, for two credits, or for one and a trophy.
    Trophy {
        /// The trophy given, if any.
        giving: Option<Slot>,
    },
    /// 2. Repair one point of damage.
    LightRepairs(Fee),
    /// 3. Repair everything for two among credits and wrecks.
    FullRepairs {
        /// How many of the two are credits.
        credits: u8,
    },
    /// 4. Three wrecks of one nation for glory and credits.
    TitlesOfGlory(ShipSet),
    /// 5. Four new upgrades on display.
    NewChoice,
    /// 6. Buy a displayed upgrade.
    Purchase(UpgradeId),
    /// 7. Buy a support card of Bazaar's discard.
    Smuggling(UpgradeId),
    /// 8. Be forgiven one point of judgement, for credits or the wreck of a hunter.
    Amnesty(Fee),
    /// 9. Exchange a wreck for another of Karokum's discard.
    ScrapBonus(ShipId),
    /// 10. Glory for six among credits and wrecks.
    LavishSpending {
        /// How many of the six are credits.
        credits: u8,
    },
}

impl Tour {
    /// Its number on the board.
    pub const fn number(self) -> u8 {
        match self {
            Tour::Trophy { .. } => 1,
            Tour::LightRepairs(_) => 2,
            Tour::FullRepairs { .. } => 3,
            Tour::TitlesOfGlory(_) => 4,
            Tour::NewChoice => 5,
            Tour::Purchase(_) => 6,
            Tour::Smuggling(_) => 7,
            Tour::Amnesty(_) => 8,
            Tour::ScrapBonus(_) => 9,
            Tour::LavishSpending { .. } => 10,
        }
    }

    /// The planet it is taken on, unless it is at the OCG post.
    pub const fn planet(self) -> Option<Planet> {
        match self.number() {
            1..=3 => Some(Planet::Exxalia),
            4..=6 => None,
            7..=8 => Some(Planet::Bazaar),
            _ => Some(Planet::Karokum),
        }
    }
}

/// What the challenger takes besides glory and the pot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Plunder {
    /// Half the credits, rounded up.
    Credits,
    /// One upgrade.
    Upgrade(UpgradeId),
    /// Half the wrecks, rounded up, after looking at all.
    Wrecks,
}

/// A card won in a combat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum LootCard {
    /// An upgrade.
    Upgrade(UpgradeId),
    /// A wreck.
    Wreck(ShipId),
}

/// What the table waits for, as everybody may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// Give one of three trophies back.
    GiveTrophyBack,
    /// Travel or rest.
    TravelOrRest,
    /// Pay the brotherhood or not.
    Brotherhood,
    /// Tour, combat or end.
    Voyage,
    /// A ship of the row.
    ChooseTarget,
    /// Allies.
    SeekAllies,
    /// Loyal or not.
    LoyalOrNot,
    /// The Metal Faktor die.
    ThrowMetalFaktor,
    /// Support cards before the dice.
    SupportBeforeDice,
    /// Support cards after the dice.
    SupportAfterDice,
    /// A trophy to exchange while resting.
    RestTrophy,
    /// An upgrade to buy while resting.
    RestPurchase,
    /// A last trophy in this turn.
    LastCall,
    /// Which trophy to keep.
    KeepTrophy,
    /// Whether to draw trophies at Exxalia.
    ExxaliaBonus,
    /// A support card of Bazaar.
    TakeSupport,
    /// A ship of Karokum.
    TakeShip,
    /// Wrecks to pay with.
    PayWithWrecks,
    /// Upgrades beyond four.
    DiscardDown,
    /// The dragnet.
    Dragnet,
    /// The desertion.
    Desertion,
    /// What to plunder.
    Plunder,
    /// Which wrecks to plunder.
    PlunderWrecks,
    /// Whether to cancel a judgement.
    CancelJudgement,
    /// A promise that is due.
    PromiseDue,
    /// Help that is asked for.
    HelpAsked,
    /// An offer to answer.
    AnswerOffer,
    /// Nothing: the game has ended.
    Nothing,
}

/// Why a move is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// Not at this moment of the game.
    NotNow,
    /// Something else must be chosen first.
    FirstChoose(Prompt),
    /// Somebody else must choose this.
    NotYours,
    /// The brotherhood comes before any other action.
    BrotherhoodFirst,
    /// Only a damaged ship rests.
    NoDamage,
    /// There is nothing to repair.
    NothingToRepair,
    /// There are not enough credits.
    Credits {
        /// What it costs.
        need: u16,
        /// What there is.
        have: u16,
    },
    /// There are not enough wrecks.
    Wrecks {
        /// What it costs.
        need: u8,
        /// What there is.
        have: u8,
    },
    /// One combat a turn.
    CombatDone,
    /// The combat comes first.
    CombatFirst,
    /// The tour was made before the combat.
    TourClosed,
    /// Tour actions are taken in increasing order.
    TourOrder {
        /// The last one taken.
        last: u8,
    },
    /// An action was taken on that planet in this turn, so it cannot be attacked.
    PlanetVisited,
    /// That planet was attacked in this turn.
    PlanetAttacked,
    /// There is no trophy in that place.
    NoTrophy,
    /// Two trophies are the most.
    TwoTrophies,
    /// That many among credits and wrecks is not the price.
    WrongPrice,
    /// That wreck is not yours.
    NotYourWreck,
    /// Three wrecks of one nation other than the OCG.
    NotThreeOfANation,
    /// That upgrade is not on display.
    NotDisplayed,
    /// That card is not in Bazaar's discard.
    NotInBazaar,
    /// That ship is not in Karokum's discard.
    NotInKarokum,
    /// That ship is not in the row.
    NotInRow,
    /// There is nothing in Karokum's discard to take.
    KarokumEmpty,
    /// There is no judgement to be forgiven.
    NoJudgement,
    /// Judgement was taken in this turn.
    JudgedThisTurn,
    /// That wreck is no pirate hunter.
    NotAHunter,
    /// That is yourself.
    Yourself,
    /// The table has no such seat.
    NoSuchSeat,
    /// The space pile is empty.
    PileEmpty,
    /// That card is not yours.
    NotYourCard,
    /// That card does nothing at this moment.
    CardNotNow,
    /// The probe was used in this attack.
    Probed,
    /// That card needs a target.
    NeedsTarget,
    /// That card has no target.
    NoTarget,
    /// The Metal Faktor die is blank already.
    DieBlank,
    /// One trophy in each player-turn.
    ValidatedAlready,
    /// The condition does not hold.
    ConditionNotMet,
    /// These two may not bargain now.
    NoTalk,
    /// That is enough offers to this pirate for now.
    NoRoundsLeft,
    /// An offer to this pirate is open.
    OfferOpen,
    /// The table is full of offers.
    OffersFull,
    /// The ledger is full of promises.
    LedgerFull,
    /// There is no such offer.
    NoSuchOffer,
    /// That offer is not yours to answer or to take back.
    NotYourOffer,
    /// An offer to several is made to two at least.
    NotSeveral,
    /// To several at once only credits and promises can be offered.
    OnlyCreditsToSeveral,
    /// That offer was agreed to; the others are still to.
    AgreedAlready,
    /// An offer must say something.
    EmptyOffer,
    /// An offer stays open for a limited time.
    OpenTooLong,
    /// Somebody does not have what the offer names.
    NotOwned(Seat),
    /// You do not know that wreck to be there.
    UnknownWreck,
    /// Somebody would have more than four upgrades.
    UpgradeLimit(Seat),
    /// Somebody would have more than two trophies.
    TrophyLimit(Seat),
    /// No alliance can be sealed between these two now.
    NoAlliance,
    /// Somebody is infamous.
    Infamous(Seat),
    /// Somebody is already in this combat.
    AlreadyEngaged(Seat),
    /// There is no such promise.
    NoSuchPromise,
    /// That promise was not made to you.
    NotCreditor,
    /// That promise is not one of help in such a combat.
    NotThisHelp,
    /// A promise is made by one of the two.
    ForeignDebtor,
    /// No combat lies ahead in this turn.
    NoCombatAhead,
    /// Only a protagonist of the combat can share its loot, and within the turn.
    NoLoot,
    /// The parts of the promise do not go together.
    BadPromise,
}

impl Metal {
    /// What the table waits for.
    pub(crate) fn prompt(&self) -> Prompt {
        if let Some(choice) = self.choices.last() {
            return match choice {
                Choice::KeepTrophy(_) => Prompt::KeepTrophy,
                Choice::ExxaliaBonus(_) => Prompt::ExxaliaBonus,
                Choice::RewardSupport { .. } | Choice::BazaarBonus(_) => Prompt::TakeSupport,
                Choice::KarokumWreck { .. } => Prompt::TakeShip,
                Choice::GiveWrecks { .. } => Prompt::PayWithWrecks,
                Choice::DiscardDown(_) => Prompt::DiscardDown,
                Choice::Dragnet { .. } => Prompt::Dragnet,
                Choice::Desertion(_) => Prompt::Desertion,
                Choice::Plunder { .. } => Prompt::Plunder,
                Choice::PlunderWrecks { .. } => Prompt::PlunderWrecks,
                Choice::Advocate { .. } => Prompt::CancelJudgement,
                Choice::Settle(_) => Prompt::PromiseDue,
                Choice::Help(_) => Prompt::HelpAsked,
            };
        }
        match self.step {
            Step::Dealing => Prompt::GiveTrophyBack,
            Step::TurnStart => Prompt::TravelOrRest,
            Step::Brotherhood => Prompt::Brotherhood,
            Step::Voyage => Prompt::Voyage,
            Step::Row => Prompt::ChooseTarget,
            Step::Allies => Prompt::SeekAllies,
            Step::Betrayal => Prompt::LoyalOrNot,
            Step::Declare => Prompt::ThrowMetalFaktor,
            Step::BeforeDice => Prompt::SupportBeforeDice,
            Step::AfterDice => Prompt::SupportAfterDice,
            Step::RestTrophy => Prompt::RestTrophy,
            Step::RestPurchase => Prompt::RestPurchase,
            Step::LastCall(_) => Prompt::LastCall,
            Step::Reveal | Step::Outcome | Step::Settle(_) | Step::Over => Prompt::Nothing,
        }
    }

    /// Whether `by` may make this move.
    pub(crate) fn judge_move(&self, by: Seat, mv: &Move) -> Result<(), Refusal> {
        match mv {
            Move::Propose { to, terms } => self.check_propose(by, *to, terms),
            Move::ProposeAll { to, terms } => self.check_propose_all(by, *to, terms),
            Move::Accept(offer) => self.check_accept(by, *offer),
            Move::Decline(offer) => self.check_decline(by, *offer),
            Move::Counter { offer, terms } => self.check_counter(by, *offer, terms),
            Move::Withdraw(offer) => self.check_withdraw(by, *offer),
            Move::Waive(promise) => self.check_waive(by, *promise),
            Move::Validate(slot) => self.check_validate(by, *slot),
            Move::Discard(card) if self.is_quiet() => self.check_discard(by, *card),
            _ => {
                if !self.deciders().contains(by) {
                    return Err(Refusal::NotYours);
                }
                match self.choices.last() {
                    Some(choice) => self.check_choice(choice, mv),
                    None => self.check_step(by, mv),
                }
            }
        }
    }

    /// A move that belongs to the step the game is in.
    fn check_step(&self, by: Seat, mv: &Move) -> Result<(), Refusal> {
        match (self.step, mv) {
            (Step::Dealing, Move::GiveBack(slot)) => self.check_has_trophy(by, *slot),
            (Step::TurnStart, Move::Travel) => Ok(()),
            (Step::TurnStart, Move::Rest) => self.check_rest(),
            (Step::Brotherhood, Move::PayBrotherhood) => self.check_credits(by, 1),
            (Step::Brotherhood, Move::RefuseBrotherhood) => Ok(()),
            (Step::Voyage, Move::Tour(action)) => self.check_tour(*action),
            (Step::Voyage, Move::AttackSpace) => self.check_attack_space(),
            (Step::Voyage, Move::AttackKarokum(ship)) => self.check_attack_karokum(*ship),
            (Step::Voyage, Move::AttackPlanet(planet)) => self.check_attack_planet(*planet),
            (Step::Voyage, Move::Challenge(rival)) => self.check_challenge(*rival),
            (Step::Voyage, Move::EndTurn) => self.check_end_turn(),
            (Step::Row, Move::Target(ship)) => self.check_target(*ship),
            (Step::Row, Move::Replace { with, ship }) => self.check_replace(*with, *ship),
            (Step::Allies, Move::Ready) => Ok(()),
            (Step::Allies, Move::CallIn(promise)) => self.check_call_in(by, *promise),
            (Step::Betrayal, Move::Betray | Move::StayLoyal) => Ok(()),
            (Step::Declare, Move::Throw | Move::Hold) => Ok(()),
            (Step::BeforeDice | Step::AfterDice, Move::Pass) => Ok(()),
            (Step::BeforeDice | Step::AfterDice, Move::Play(card)) => self.check_play_in_combat(by, *card),
            (_, Move::Play(card)) if self.plays_in_turn() => self.check_play_in_turn(by, *card, None),
            (_, Move::PlayOn { card, target }) if self.plays_in_turn() => {
                self.check_play_in_turn(by, *card, Some(*target))
            }
            (Step::TurnStart | Step::Brotherhood, Move::Play(_) | Move::PlayOn { .. }) => {
                Err(Refusal::BrotherhoodFirst)
            }
            (Step::RestTrophy, Move::SwapTrophy(slot)) => self.check_has_trophy(by, *slot),
            (Step::RestPurchase, Move::Buy(card)) => self.check_rest_purchase(*card),
            (Step::RestTrophy | Step::RestPurchase | Step::LastCall(_), Move::Pass) => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }
}
