//! What lies on the table.

use serde::{Deserialize, Serialize};
use table::{BySeat, Edition, Seat};
use tinyvec::ArrayVec;
use ts_rs::TS;

use crate::cards::{
    AmbushId, AssaultId, Cards, Constraint, Crew, DeckId, EnergyId, Mode, PATH, PirateId, StageId,
};
use crate::equipment::{Counts, Face};
use crate::events::Ending;
use crate::knowledge::Knowledge;
use crate::moves::{Answer, Proposal, Statement};

/// One `T` for each of the two players.
pub(crate) type ByPlayer<T> = BySeat<T, 2>;

/// A game of Celestia Duo.
#[derive(Clone, Copy)]
pub struct Celestia {
    pub(crate) cards: &'static Cards,
    pub(crate) sky: Sky,
}

/// Two games are the same when everything on the table is: they are only ever compared with the same box.
impl PartialEq for Celestia {
    fn eq(&self, other: &Self) -> bool {
        self.sky == other.sky
    }
}

impl std::fmt::Debug for Celestia {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.sky.fmt(f)
    }
}

/// Everything on the table, as plain data. It can be written only as [`Stored`].
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sky {
    pub(crate) mode: Mode,
    pub(crate) captain: Seat,
    pub(crate) pirate_card: PirateId,
    /// The ambushes of the path; position 1 is the first.
    pub(crate) path: Path,
    pub(crate) ship: u8,
    pub(crate) pirate: u8,
    /// The stage the airship stands on, if it does not stand on an ambush.
    pub(crate) on_stage: Option<StageId>,
    /// Ambushes fought since the last stage.
    pub(crate) fought: u8,
    /// Olga was turned in this briefing.
    pub(crate) olga: bool,
    pub(crate) hands: ByPlayer<Counts>,
    /// What both players can know of each hand.
    pub(crate) known: ByPlayer<Knowledge>,
    pub(crate) deck: Counts,
    pub(crate) discard: Counts,
    /// Cards played in this combat.
    pub(crate) in_play: Counts,
    /// Cards in the middle, to be shared.
    pub(crate) shown: Counts,
    pub(crate) face_down: Counts,
    pub(crate) upper_deck: DeckId,
    pub(crate) gold: u8,
    pub(crate) smoke: u8,
    /// Where each crew card is, in the order of [`Crew::ALL`].
    pub(crate) crew: [Berth; 8],
    /// The crew pile, the top last.
    pub(crate) crew_pile: ArrayVec<[Crew; 8]>,
    /// The tokens in the generator, undersides unseen.
    pub(crate) generator: ArrayVec<[EnergyId; 3]>,
    pub(crate) spent: ArrayVec<[EnergyId; 3]>,
    /// The stage pile, the top last.
    pub(crate) stage_pile: ArrayVec<[StageId; 6]>,
    /// The three assaults, in the order they come; none in Rapid mode.
    pub(crate) assaults: ArrayVec<[AssaultId; 3]>,
    /// How many assaults are face up; 0 until the boarding.
    pub(crate) assaults_shown: u8,
    pub(crate) masts: u8,
    pub(crate) dice: ArrayVec<[Die; 4]>,
    /// What waits to be chosen or carried out, the present step last.
    pub(crate) steps: ArrayVec<[Step; 6]>,
    pub(crate) talk: Talk,
    /// The latest statements, oldest first.
    pub(crate) said: ArrayVec<[Said; 16]>,
    /// Whoever can strike may let it be, by the host's option.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) may_endure: bool,
    /// In the first edition the two may also confer once the dice are accepted and when a combat is won; in the second they confer where the
    /// rulebook invites them to, and nowhere else.
    pub(crate) edition: Edition,
}

/// The whole state as it is kept. Nothing but [`table::snapshot`] has a use for it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Stored(pub(crate) Sky);

/// The 25 ambushes between the start and the lair.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Path {
    cards: [AmbushId; PATH],
    /// Bit `position - 1`: the card lies face up.
    face_up: u32,
    /// Bit `position - 1`: both players have seen the card, face up or not.
    seen: u32,
}

impl Path {
    pub(crate) fn new(cards: [AmbushId; PATH]) -> Path {
        Path {
            cards,
            face_up: 0,
            seen: 0,
        }
    }

    pub(crate) fn cards(&self) -> &[AmbushId; PATH] {
        &self.cards
    }

    /// The card at a position from 1 to 25.
    pub(crate) fn at(&self, position: u8) -> AmbushId {
        self.cards[usize::from(position) - 1]
    }

    pub(crate) fn is_face_up(&self, position: u8) -> bool {
        self.face_up & 1 << (position - 1) != 0
    }

    pub(crate) fn is_seen(&self, position: u8) -> bool {
        self.seen & 1 << (position - 1) != 0
    }

    pub(crate) fn turn_up(&mut self, position: u8) {
        self.face_up |= 1 << (position - 1);
        self.see(position);
    }

    pub(crate) fn see(&mut self, position: u8) {
        self.seen |= 1 << (position - 1);
    }

    pub(crate) fn put(&mut self, position: u8, card: AmbushId) {
        self.cards[usize::from(position) - 1] = card;
    }

    /// Only the 25 positions have bits, and what lies face up was seen.
    pub(crate) fn is_sound(&self) -> bool {
        self.seen >> PATH == 0 && self.face_up & !self.seen == 0
    }
}

/// Where a crew card is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Berth {
    /// In the pile.
    #[default]
    Pile,
    /// Aboard and ready.
    Ready,
    /// Aboard and turned.
    Used,
    /// Drawn as a reward; the captain decides.
    Offered,
    /// In the discard pile.
    Gone,
}

/// A die on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Die {
    /// What it shows.
    pub face: Face,
    /// Whether it was eliminated.
    pub out: bool,
}

/// What goes into the hold by the token.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Cargo {
    #[default]
    Gold,
    Smoke,
}

/// What the game waits for, or carries out next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[derive(Default)]
pub enum Step {
    /// The opening draft of four cards.
    Draft,
    /// Briefing: pursuit or stage.
    #[default]
    Briefing,
    /// Baba's cards lie open and are put back.
    Arrange {
        /// How many.
        cards: u8,
    },
    /// The dice lie on the table.
    Dice,
    /// Augusta sets dice.
    Augusta {
        /// The die that was set already.
        set: Option<u8>,
    },
    /// Flags were validated; Kublai and Rhett may be used.
    Validated {
        /// How many flags.
        flags: u8,
    },
    /// The secret thrust happens once for each flag.
    Thrust {
        /// How many are left.
        flags: u8,
    },
    /// The captain names who gives up a card.
    Forfeit,
    /// That seat gives up a card.
    Discard {
        /// Who.
        seat: Seat,
    },
    /// The captain names a crew member to turn.
    Deactivate,
    /// The captain names a crew member to lose.
    Dismiss,
    /// The captain names who begins the combat.
    Starter,
    /// The combat.
    Combat {
        /// Whose turn it is.
        active: Seat,
    },
    /// The combat is won; Shuki may be used.
    Aftermath,
    /// Shuki brings cards back.
    Salvage {
        /// How many more.
        left: u8,
    },
    /// The combat is over.
    CombatEnd,
    /// The rewards, one after the other.
    Rewards {
        /// Which comes next.
        next: u8,
    },
    /// Exceptional communication.
    Statement {
        /// Who speaks.
        seat: Seat,
    },
    /// A card may be taken as a reward.
    CardReward,
    /// Tokens may be put into the hold.
    Load {
        /// Which.
        cargo: Cargo,
        /// How many more.
        left: u8,
    },
    /// A crew member may come aboard.
    Recruit {
        /// Who.
        crew: Crew,
    },
    /// The captain names who takes first.
    ShareStarter,
    /// Cards are shared.
    Share {
        /// Who chooses.
        seat: Seat,
        /// Whether the partner has just passed.
        passed: bool,
    },
    /// Tokens must leave the hold.
    Jettison {
        /// How many more.
        left: u8,
    },
    /// A stage: gold may be spent.
    Market,
    /// Before the boarding: gold may be spent.
    Armoury,
    /// The next assault begins.
    NextAssault,
    /// The game is over.
    Over(Ending),
}

/// What the two have proposed and answered about the present question.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Talk {
    /// What each has proposed already: one bit an item.
    pub(crate) proposed: ByPlayer<u32>,
    /// What each has answered already: one bit an item.
    pub(crate) answered: ByPlayer<u32>,
    /// The latest proposal of each.
    pub(crate) proposal: ByPlayer<Option<Proposal>>,
    /// The answer of each to the partner's latest proposal.
    pub(crate) answer: ByPlayer<Option<Answer>>,
}

impl Talk {
    /// Nothing has been said.
    pub(crate) fn silence() -> Talk {
        Talk {
            proposed: ByPlayer::from_fn(2, |_| 0),
            answered: ByPlayer::from_fn(2, |_| 0),
            proposal: ByPlayer::from_fn(2, |_| None),
            answer: ByPlayer::from_fn(2, |_| None),
        }
    }
}

/// A statement, and where the airship was when it was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// Who.
    pub seat: Seat,
    /// What.
    pub statement: Statement,
    /// The airship's position.
    pub at: u8,
}

impl Default for Said {
    fn default() -> Self {
        Said {
            seat: Seat::FIRST,
            statement: Statement::Silent,
            at: 0,
        }
    }
}

impl Celestia {
    /// The cards this game is played with.
    pub fn cards(&self) -> &'static Cards {
        self.cards
    }

    /// The present step.
    pub(crate) fn step(&self) -> Step {
        // The last step stays on the stack for ever: it is `Over`.
        self.sky.steps.last().copied().unwrap_or_default()
    }

    /// The step that goes on when the present one is done.
    pub(crate) fn step_below(&self) -> Option<Step> {
        self.sky.steps.iter().rev().nth(1).copied()
    }

    /// Whether the game was begun under version 1 of the rules.
    pub(crate) const fn is_first_edition(&self) -> bool {
        self.sky.edition.is_first()
    }

    /// Replaces the present step.
    pub(crate) fn turn_to(&mut self, step: Step) {
        if let Some(top) = self.sky.steps.last_mut() {
            *top = step;
        }
    }

    /// Puts a step before the present one.
    pub(crate) fn first(&mut self, step: Step) {
        self.sky.steps.push(step);
    }

    /// The present step is done.
    pub(crate) fn done(&mut self) {
        self.sky.steps.pop();
    }

    pub(crate) fn boarding(&self) -> bool {
        self.sky.assaults_shown > 0
    }

    /// What the present assault forbids.
    pub(crate) fn constraint(&self) -> Option<Constraint> {
        let shown = usize::from(self.sky.assaults_shown).checked_sub(1)?;
        self.sky
            .assaults
            .get(shown)
            .map(|assault| self.cards.assault(*assault).constraint)
    }

    pub(crate) fn is_aboard(&self, crew: Crew) -> bool {
        matches!(self.sky.crew[crew as usize], Berth::Ready | Berth::Used)
    }

    pub(crate) fn is_ready(&self, crew: Crew) -> bool {
        self.sky.crew[crew as usize] == Berth::Ready
    }

    pub(crate) fn aboard(&self) -> impl Iterator<Item = Crew> + '_ {
        Crew::ALL.into_iter().filter(|crew| self.is_aboard(*crew))
    }

    /// How many tokens are in the hold.
    pub(crate) fn load(&self) -> u8 {
        let aboard = self
            .sky
            .crew
            .iter()
            .filter(|berth| matches!(berth, Berth::Ready | Berth::Used))
            .count();
        self.sky.gold + self.sky.smoke + aboard as u8
    }

    /// How many more tokens the hold takes.
    pub(crate) fn room(&self) -> u8 {
        self.cards
            .deck(self.sky.upper_deck)
            .hold
            .saturating_sub(self.load())
    }
}
