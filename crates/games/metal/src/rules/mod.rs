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
pub(crate) use turns::MOST_ROUNDS;
