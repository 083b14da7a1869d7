//! The rules, one file per chapter of the rulebook.
//!
//! | chapter | file |
//! | --- | --- |
//! | the player's astrolabe: power, damage, glory | [`astrolabe`] |
//! | pirates' judgement and infamy | [`judgement`] |
//! | credits, pot, treasuries, bank | [`credits`] |
//! | course of a turn, travel, end of the game | [`turns`] |
//! | brotherhood and rest | [`havana`] |
//! | choosing a target: space, Karokum, planets, challenge | [`targets`] |
//! | events of space | [`events`] |
//! | alliance and betrayal | [`alliance`] |
//! | confrontation: Metal Faktor, dice, scores | [`confrontation`] |
//! | rewards and damage after ships and planets | [`outcome`] |
//! | rewards and damage after a challenge | [`challenge`] |
//! | the pirates' tour | [`tour`] |
//! | trophies | [`trophies`] |
//! | upgrades: equipment and support | [`upgrades`], [`support`] |
//! | wrecks | [`wrecks`] |
//! | choices that interrupt a step | [`choices`] |

mod alliance;
mod astrolabe;
mod challenge;
mod choices;
mod confrontation;
mod credits;
mod events;
mod havana;
mod judgement;
mod outcome;
mod support;
mod targets;
mod tour;
mod trophies;
mod turns;
mod upgrades;
mod wrecks;

pub use confrontation::Tally;
pub(crate) use turns::{EMPTY_SPACE, MOST_ROUNDS};

use crate::Metal;
use crate::state::Step;

/// What a game goes through, for those who count positions.
pub(crate) const CHAPTERS: &[&str] = &[
    "dealing",
    "choices",
    "turn start",
    "brotherhood",
    "voyage",
    "row",
    "allies",
    "betrayal",
    "metal faktor",
    "before the dice",
    "after the dice",
    "promises",
    "rest",
    "last call",
    "over",
];

impl Metal {
    /// What the game is at.
    pub(crate) fn chapter_here(&self) -> &'static str {
        match self.step {
            Step::Over => "over",
            Step::Settle(_) => "promises",
            _ if !self.choices.is_empty() => "choices",
            Step::Dealing => "dealing",
            Step::TurnStart => "turn start",
            Step::Brotherhood => "brotherhood",
            Step::Voyage => "voyage",
            // A card that is turned up is dealt with at once: nobody is waited for until its row is there.
            Step::Reveal | Step::Row => "row",
            Step::Allies => "allies",
            Step::Betrayal => "betrayal",
            Step::Declare => "metal faktor",
            Step::BeforeDice => "before the dice",
            Step::AfterDice | Step::Outcome => "after the dice",
            Step::RestTrophy | Step::RestPurchase => "rest",
            Step::LastCall(_) => "last call",
        }
    }
}
