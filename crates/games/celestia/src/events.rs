//! What happened, in the form each audience may know.

use serde::{Deserialize, Serialize};
use table::Seat;
use tinyvec::ArrayVec;
use ts_rs::TS;

use crate::cards::{AmbushId, AssaultId, Crew, EnergyId, LONGEST_LEG, Reward, StageId};
use crate::equipment::{Card, Counts, Face, Weapon};
use crate::moves::{Answer, Order, Proposal, Statement, Token, With};

/// The faces of the dice.
pub type Faces = ArrayVec<[Face; 4]>;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// A face-up card goes to a hand.
    Took {
        seat: Seat,
        card: Card,
    },
    /// A face-down card goes to a hand; only its holder is told which.
    TookHidden {
        seat: Seat,
        card: Option<Card>,
    },
    Passed {
        seat: Seat,
    },
    Moved {
        from: u8,
        to: u8,
        ambush: AmbushId,
    },
    /// The airship reaches the pirate.
    Caught {
        at: u8,
    },
    DiceThrown {
        #[ts(type = "Array<Face>")]
        faces: Faces,
    },
    DiceRerolled {
        dice: crate::moves::DiceSet,
        #[ts(type = "Array<Face>")]
        faces: Faces,
    },
    DieSet {
        die: u8,
        face: Face,
    },
    Validated {
        flags: u8,
    },
    PirateAdvanced {
        by: u8,
        to: u8,
    },
    CrewUsed {
        seat: Seat,
        crew: Crew,
    },
    /// Baba turns cards up, nearest first.
    PathShown {
        #[ts(type = "Array<number>")]
        ambushes: ArrayVec<[AmbushId; LONGEST_LEG]>,
    },
    PathArranged {
        order: Order,
    },
    GoldLost,
    CardForfeited {
        seat: Seat,
        card: Card,
    },
    CrewTurned {
        crew: Crew,
    },
    CombatBegins {
        seat: Seat,
    },
    Struck {
        seat: Seat,
        face: Face,
        with: With,
        cards: Counts,
    },
    Swept {
        seat: Seat,
        weapon: Weapon,
        dice: u8,
    },
    Endured {
        seat: Seat,
    },
    EnergyLost {
        token: EnergyId,
        left: u8,
    },
    CombatWon,
    Salvaged {
        card: Card,
    },
    RewardDue {
        reward: Reward,
    },
    Said {
        seat: Seat,
        statement: Statement,
    },
    Loaded {
        token: Token,
    },
    Declined,
    Jettisoned {
        token: Token,
    },
    CrewOffered {
        crew: Crew,
    },
    CrewDeclined {
        crew: Crew,
    },
    /// Cards lie in the middle to be shared.
    CardsShown {
        visible: Counts,
        hidden: u8,
    },
    ShareBegins {
        seat: Seat,
    },
    DeckShuffled {
        cards: u8,
    },
    StageReached {
        stage: StageId,
        ambushes: u8,
    },
    CardsBought {
        price: u8,
    },
    SmokeBought {
        price: u8,
    },
    CrewReadied {
        price: u8,
    },
    CaptainChanged {
        captain: Seat,
    },
    BoardingBegins,
    AssaultBegins {
        assault: AssaultId,
        number: u8,
    },
    MastDestroyed {
        left: u8,
    },
    Proposed {
        seat: Seat,
        proposal: Proposal,
    },
    Answered {
        seat: Seat,
        answer: Answer,
    },
    Ended {
        ending: Ending,
    },
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Rapid mode: the pirate was caught.
    PirateCaught,
    /// The third mast fell.
    PirateBeaten,
    /// Energy was due and there was none.
    OutOfEnergy,
    /// The pirate reached the lair.
    PirateEscaped,
}

impl Ending {
    /// Whether the two players won.
    pub const fn won(self) -> bool {
        matches!(self, Ending::PirateCaught | Ending::PirateBeaten)
    }
}
