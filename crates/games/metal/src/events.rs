//! What the seats are told: enough for a log and for an animation of every step.

use serde::Serialize;
use table::{Moment, Seat};
use ts_rs::TS;

use crate::ids::{EventId, ShipId, ShipSet, TrophyId, UpgradeId};
use crate::moves::Plunder;
use crate::negotiation::{Broken, OfferId, PromiseId, Voided};
use crate::state::{Decided, Fault, Foe, Planet};
use crate::view::{OfferView, PromiseView};

pub use crate::rules::Tally;

/// Chance, ears and time while a move is carried out.
pub(crate) type Now<'a> = Moment<'a, Event>;

/// Where credits lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Purse {
    /// The bank of the OCG.
    Bank,
    /// The pirates' pot at Havana.
    Pot,
    /// A planet's treasury.
    Treasury(Planet),
    /// A pirate's chest.
    Pirate(Seat),
}

/// Where damage comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Harm {
    /// A combat.
    Combat,
    /// An event of space.
    Event,
    /// A support card.
    Support,
}

/// What glory is gained for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum GlorySource {
    /// A ship was beaten.
    Ship,
    /// A challenge was won.
    Challenge,
    /// A trophy was shown.
    Trophy,
    /// Titles of glory, for wrecks.
    Titles,
    /// Lavish spending.
    Spending,
}

/// How an offer came to its end without a deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum OfferEnd {
    /// It was declined.
    Declined,
    /// It was answered with another.
    Countered,
    /// It was taken back.
    Withdrawn,
    /// Its time was over.
    Expired,
    /// It can no longer be carried out, for something it names has moved.
    Lapsed,
}

/// Something that happened, in the form one audience may know. What is `None` is hidden from that audience.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // The fields say what they are: who, which card, how many.
pub enum Event {
    /// A player-turn begins.
    TurnBegan { seat: Seat, turn: u16 },
    /// The active player travels.
    Travels { seat: Seat },
    /// The active player rests.
    Rests { seat: Seat },
    /// The weakest pays nothing to the brotherhood.
    BrotherhoodSpared { seat: Seat },
    /// Credits move.
    Credits { from: Purse, to: Purse, credits: u16 },
    /// Glory is gained.
    Glory {
        seat: Seat,
        points: u8,
        source: GlorySource,
    },
    /// Damage is taken; none if the ship was immune.
    Damaged { seat: Seat, taken: u8, by: Harm },
    /// Armour took a part of a hit.
    DamageReduced { seat: Seat },
    /// An event did no harm to this ship.
    Shielded { seat: Seat },
    /// Damage is repaired.
    Repaired { seat: Seat, points: u8 },
    /// A point of judgement is taken.
    Judged {
        seat: Seat,
        fault: Fault,
        infamous: bool,
    },
    /// A point of judgement falls on somebody infamous and changes nothing.
    BeyondJudgement { seat: Seat, fault: Fault },
    /// A point of judgement is cancelled as it falls.
    JudgementCancelled { seat: Seat },
    /// A point of judgement is forgiven.
    Forgiven { seat: Seat },
    /// A tour action is taken.
    TourAction { seat: Seat, number: u8 },
    /// The active player looks for a ship in space.
    SeeksInSpace { seat: Seat },
    /// A ship is turned up.
    ShipRevealed { ship: ShipId },
    /// An event is turned up; it applies unless another did in this turn.
    EventRevealed { event: EventId, applies: bool },
    /// A probe replaces a ship of the row.
    Probed { seat: Seat, card: UpgradeId },
    /// The pile ran out without a ship.
    NoShipFound { seat: Seat },
    /// A ship joins Karokum's discard.
    ToKarokum { ship: ShipId },
    /// A pirate hunter is shuffled back into the pile.
    HunterBack { ship: ShipId },
    /// A combat begins.
    CombatBegan { seat: Seat, foe: Foe },
    /// Promised help is asked for.
    HelpAsked { promise: PromiseId },
    /// An alliance is sealed.
    Allied { protagonist: Seat, ally: Seat },
    /// The ally betrays.
    Betrayed { traitor: Seat, victim: Seat },
    /// The ally stands by the attacker.
    StaysLoyal { ally: Seat },
    /// Somebody says whether he throws his Metal Faktor die.
    FaktorDeclared { seat: Seat, throws: bool },
    /// The combat dice fall.
    DiceThrown { orange: u8, grey: u8 },
    /// A Metal Faktor die falls; 0 is the blank face.
    FaktorThrown { seat: Seat, face: u8 },
    /// An earlier Metal Faktor die is paid for.
    FaktorPaid { seat: Seat, penalty: u8 },
    /// A Metal Faktor die goes back to its blank face without penalty.
    FaktorReset { seat: Seat },
    /// The scores are compared.
    CombatDecided(Decided),
    /// A ship that beat its attacker leaves the game.
    ShipRemoved { ship: ShipId },
    /// The challenger plunders.
    Plunders {
        winner: Seat,
        loser: Seat,
        what: Plunder,
    },
    /// He looks at all wrecks of the loser.
    WrecksSeen {
        winner: Seat,
        loser: Seat,
        ships: Option<ShipSet>,
    },
    /// A ship becomes a wreck.
    WreckGained { seat: Seat, ship: ShipId },
    /// A wreck is spent and leaves the game.
    WreckSpent { seat: Seat, ship: ShipId },
    /// A wreck joins Karokum's discard.
    WreckScrapped { seat: Seat, ship: ShipId },
    /// Wrecks change hands.
    WrecksHanded {
        from: Seat,
        to: Seat,
        count: u8,
        ships: Option<ShipSet>,
    },
    /// An upgrade is put on display.
    Displayed { card: UpgradeId },
    /// A pirate gets an upgrade.
    UpgradeGained { seat: Seat, card: UpgradeId },
    /// A pirate discards an upgrade.
    UpgradeDiscarded { seat: Seat, card: UpgradeId },
    /// An upgrade changes hands.
    UpgradeHanded { from: Seat, to: Seat, card: UpgradeId },
    /// A support card is played.
    SupportPlayed { seat: Seat, card: UpgradeId },
    /// A trophy is drawn.
    TrophyDrawn { seat: Seat, card: Option<TrophyId> },
    /// A trophy goes under the pile.
    TrophyReturned { seat: Seat, card: Option<TrophyId> },
    /// A trophy changes hands unseen.
    TrophyHanded {
        from: Seat,
        to: Seat,
        card: Option<TrophyId>,
    },
    /// A trophy is shown.
    TrophyValidated { seat: Seat, card: TrophyId },
    /// An offer is made.
    Offered { offer: OfferView },
    /// An offer is accepted and carried out.
    Dealt { offer: OfferId, from: Seat, to: Seat },
    /// One of several has agreed to an offer that holds if all do.
    OfferAgreed { offer: OfferId, seat: Seat },
    /// An offer ends without a deal.
    OfferEnded {
        offer: OfferId,
        from: Seat,
        to: Seat,
        end: OfferEnd,
    },
    /// A promise is written into the ledger.
    Promised { promise: PromiseView },
    /// A promise can fall due from now on.
    PromiseArmed { promise: PromiseId },
    /// A promise is kept; forced by a victory over a pirate hunter, it was no choice.
    PromiseHonoured {
        promise: PromiseId,
        debtor: Seat,
        creditor: Seat,
        forced: bool,
    },
    /// A promise is broken.
    PromiseBroken {
        promise: PromiseId,
        debtor: Seat,
        creditor: Seat,
        how: Broken,
    },
    /// A promise holds no longer, without anybody's fault.
    PromiseVoid { promise: PromiseId, why: Voided },
    /// The creditor lets the debtor off.
    PromiseWaived { promise: PromiseId },
    /// The game has ended, by glory or because space is empty.
    GameEnded { by_glory: bool },
}
