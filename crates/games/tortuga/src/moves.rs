//! What a captain may choose.

use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

use crate::cards::{AbilityKind, CardId};
use crate::map::Place;

/// One small choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// Set-up: choose a ship and its card.
    ChooseShip(CardId),
    /// Start of turn: put the ship lost in a fight on a controlled sector or on Tortuga.
    Land(Place),
    /// Action 1: take the reserved card back into the hand, before anything else.
    TakeReserve,
    /// Action 2: play a card of the hand.
    Play(CardId),
    /// Action 3: buy a card on offer in the ship's sector.
    Buy(CardId),
    /// At Tortuga: pay 7 crypto for 1 influence.
    BuyInfluence,
    /// Action 4: put a face-up card of the ship's sector under its pile and turn up the next.
    Renew(CardId),
    /// Action 5: move to an adjacent sector for 1 manoeuvre; or a step of a card that moves the ship.
    Sail(Place),
    /// Action 6: take the mineral of the ship's sector.
    Collect,
    /// Spend a mineral now: 1 crypto for the rest of the turn. Costs take minerals by themselves once the crypto is used up; this
    /// is for those who would rather spend the minerals first.
    SpendMineral,
    /// Action 7: look at the hunt token of the ship's sector and mark it.
    Probe,
    /// Take the marker off a probed token, when no other is left.
    RecallMarker(Place),
    /// Action 8: reserve a card of the hand. For nothing on a controlled Research sector and by some cards.
    Reserve(CardId),
    /// Action 9: destroy a card played this turn. For nothing on a controlled Vortex and by some cards.
    Destroy(CardId),
    /// Action 10: capture the creature of the ship's sector.
    Capture,
    /// Action 11: turn a hunt card of the hand into influence.
    Convert(CardId),
    /// Action 12: conquer the ship's sector with manoeuvre.
    Conquer,
    /// Action 12 in the peaceful scenario: conquer the ship's sector with crypto.
    ConquerWithCrypto,
    /// Action 13: raise the defence of a controlled sector.
    Reinforce {
        /// Which sector.
        place: Place,
        /// To which defence, which is also the price.
        to: u8,
    },
    /// Action 14: attack a ship in the same sector.
    Attack(Seat),
    /// On controlled Mines: take a mineral from the depot.
    TakeFromDepot,
    /// End the turn.
    EndTurn,
    /// Use an ability of the card just played.
    Use(AbilityKind),
    /// Use no more of the ability, or of the abilities, at hand.
    Done,
    /// Destroy a card of the hand by an ability.
    DestroyInHand(CardId),
    /// Destroy a card of the discard by an ability.
    DestroyInDiscard(CardId),
    /// Raise the defence of a controlled sector by an ability.
    Fortify(Place),
    /// In a fight: lay a card down, face down for the attacker and face up for the defender.
    Commit(CardId),
    /// In a fight: no more cards.
    Ready,
    /// In a fight: switch off the combat abilities of a card the enemy showed.
    Cancel(CardId),
    /// Aggressive scenario, after a lost fight: destroy this card of those shown.
    Lose(CardId),
    /// Aggressive scenario, after a won attack: take 2 influence from the defender.
    Plunder,
    /// Aggressive scenario, after a won attack: take 3 influence from the bank.
    Claim,
}

/// Why a move is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// Another choice has to be made first.
    ChoosePendingFirst,
    /// There is nothing that this would answer.
    NothingToAnswer,
    /// Too little crypto.
    NotEnoughCrypto {
        /// What it costs.
        need: u8,
        /// What there is, minerals included.
        have: u8,
    },
    /// Too little manoeuvre.
    NotEnoughManoeuvre {
        /// What it costs.
        need: u8,
        /// What there is.
        have: u8,
    },
    /// The ship is in the hold.
    ShipInHold,
    /// This table has no such place.
    NoSuchPlace,
    /// Another captain has taken that ship, or it is no ship.
    ShipNotFree(CardId),
    /// A lost ship comes back on a controlled sector or on Tortuga.
    CannotLandThere(Place),
    /// No card is reserved.
    ReserveEmpty,
    /// The reserve is taken back before anything else is done.
    TooLateForReserve,
    /// One card is reserved already.
    ReserveFull,
    /// The card is not in the hand.
    NotInHand(CardId),
    /// The card was not played this turn, or is gone.
    NotInPlay(CardId),
    /// The card is not in the discard.
    NotInDiscard(CardId),
    /// The card is not on offer in the ship's sector.
    NotOnOffer(CardId),
    /// T sectors have no market to renew.
    NoMarketHere,
    /// No card is left in the pile of this market.
    PileEmpty,
    /// Influence is on sale in Tortuga only.
    NotAtTortuga,
    /// The places do not share an edge.
    NotAdjacent {
        /// Where the ship is.
        from: Place,
        /// Where it should go.
        to: Place,
    },
    /// The ship is there already.
    AlreadyThere,
    /// No mineral lies there.
    NoMineral,
    /// There is no mineral in the hold.
    NoMineralInHold,
    /// There is none in the depot.
    DepotEmpty,
    /// No hunt token lies there.
    NoCreature,
    /// The own marker lies on that token already.
    AlreadyMarked,
    /// A creature has to be probed and marked before it is captured.
    NotMarked,
    /// A marker is taken back only when no other is left.
    MarkersLeft,
    /// All ten markers are in use.
    NoMarkerLeft,
    /// Only hunt cards are converted.
    NotAHuntCard(CardId),
    /// The sector is the captain's own.
    AlreadyControlled,
    /// The controller's ship is there; it has to be beaten first.
    Guarded {
        /// Whose ship.
        seat: Seat,
    },
    /// Tortuga has fallen: no conquest and no attack any more.
    LastRound,
    /// In the aggressive scenario Tortuga is conquered only by the captain whom it makes win.
    WouldNotWin,
    /// Sectors are bought in the peaceful scenario only.
    OnlyInPeace,
    /// There are no attacks in the peaceful scenario.
    NoAttacksInPeace,
    /// The sector is not the captain's own.
    NotControlled,
    /// Tortuga's defence never changes.
    TortugaIsFixed,
    /// The new defence has to be above the present one and not above the highest.
    DefenceOutOfRange {
        /// Above this.
        above: u8,
        /// Not above this.
        most: u8,
    },
    /// No such ship is in the same sector.
    NoShipToAttack,
    /// The ship is not on the controlled Mines.
    NotAtOwnMines,
    /// Once a turn only.
    OncePerTurn,
    /// The card has no such ability, or it was used.
    NoSuchAbility,
    /// The ability can do nothing now.
    AbilityUseless,
    /// Only cards with manoeuvre are used in a fight.
    NoManoeuvre(CardId),
    /// The enemy did not show it, or it has no combat ability left.
    NothingToCancel(CardId),
    /// It was not shown in the fight.
    NotShown(CardId),
}
