//! Positions as they are kept: the whole state, never shown to a seat.

use serde::{Deserialize, Serialize};

use crate::game::{CardSet, Game};
use crate::seed::Digest;

/// A kept position with everything needed to refuse it where it does not belong.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Snapshot<S> {
    /// Always `"snapshot"`.
    pub flibuste: SnapshotMark,
    /// Which game.
    pub game: String,
    /// The rules it was made under.
    pub rules: u32,
    /// The cards it was dealt from.
    pub cards: Digest,
    /// The state.
    pub state: S,
}

/// The word that says what a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SnapshotMark {
    /// The only mark there is.
    Snapshot,
}

/// Why a snapshot is refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SnapshotError {
    /// Not a snapshot at all.
    #[error("this is not a position: {0}")]
    NotASnapshot(String),
    /// Of another game.
    #[error("this is a position of '{found}', not of '{expected}'")]
    OtherGame {
        /// The game it names.
        found: String,
        /// The game asked for.
        expected: &'static str,
    },
    /// Made under other rules.
    #[error("this position was made under rules version {found}; this program plays version {expected}")]
    OtherRules {
        /// The version it names.
        found: u32,
        /// The version here.
        expected: u32,
    },
    /// Dealt from other cards.
    #[error("this position was dealt from other cards ({found}) than those in use ({expected})")]
    OtherCards {
        /// The cards it names.
        found: Digest,
        /// The cards here.
        expected: Digest,
    },
    /// Made under earlier rules, from which there is no way up.
    #[error(
        "this position was made under rules version {found}; it cannot be played on under version {expected}: {why}"
    )]
    NoWayUp {
        /// The version it names.
        found: u32,
        /// The version here.
        expected: u32,
        /// What the game says.
        why: String,
    },
    /// The state is not one that play could reach.
    #[error("this position is damaged: {0}")]
    Damaged(String),
}

/// The part of a snapshot that can be read without knowing the game.
#[derive(Deserialize)]
struct Label {
    #[serde(rename = "flibuste")]
    _mark: SnapshotMark,
    game: String,
}

/// The game a snapshot belongs to, whichever it is.
pub fn game_of(text: &str) -> Result<String, SnapshotError> {
    let label: Label =
        serde_json::from_str(text).map_err(|error| SnapshotError::NotASnapshot(error.to_string()))?;
    Ok(label.game)
}

/// Takes a snapshot.
pub fn take<G: Game>(state: &G, cards: &'static G::Cards) -> Snapshot<G::Stored> {
    Snapshot {
        flibuste: SnapshotMark::Snapshot,
        game: G::ID.into(),
        rules: G::RULES_VERSION,
        cards: cards.digest(),
        state: state.store(),
    }
}

/// Restores a snapshot, or says why it cannot be played on. One that earlier rules made is lifted, version by version.
pub fn restore<G: Game>(text: &str, cards: &'static G::Cards) -> Result<G, SnapshotError> {
    let found = game_of(text)?;
    if found != G::ID {
        return Err(SnapshotError::OtherGame {
            found,
            expected: G::ID,
        });
    }
    let snapshot: Snapshot<serde_json::Value> =
        serde_json::from_str(text).map_err(|error| SnapshotError::Damaged(error.to_string()))?;
    if snapshot.rules > G::RULES_VERSION {
        return Err(SnapshotError::OtherRules {
            found: snapshot.rules,
            expected: G::RULES_VERSION,
        });
    }
    // Newer rules may come with newer cards: a position that is lifted is held against the cards in use below.
    if snapshot.rules == G::RULES_VERSION && !cards.is_box_of(snapshot.cards) {
        return Err(SnapshotError::OtherCards {
            found: snapshot.cards,
            expected: cards.digest(),
        });
    }
    let kept = lifted::<G>(snapshot.state, snapshot.rules).map_err(|why| SnapshotError::NoWayUp {
        found: snapshot.rules,
        expected: G::RULES_VERSION,
        why,
    })?;
    restore_state(kept, cards).map_err(SnapshotError::Damaged)
}

/// What version `from` of the rules kept, in the form of today.
pub(crate) fn lifted<G: Game>(kept: serde_json::Value, from: u32) -> Result<serde_json::Value, String> {
    (from..G::RULES_VERSION).try_fold(kept, G::lift)
}

/// The state from what these rules kept, if it is one that play could reach.
pub(crate) fn restore_state<G: Game>(kept: serde_json::Value, cards: &'static G::Cards) -> Result<G, String> {
    let stored = serde_json::from_value(kept).map_err(|error| error.to_string())?;
    let state = G::restore(stored, cards)?;
    state.audit()?;
    Ok(state)
}
