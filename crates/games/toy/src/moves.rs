//! What a seat may choose, and why it may not.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Move {
    /// Take so many coins from the heap.
    Take(u8),
    /// Throw the die for them.
    Throw,
}

/// Why a move is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// One, two or three coins are taken.
    OneToThree,
    /// The heap has fewer coins.
    HeapHas(u8),
    /// A throw must be able to cost a coin.
    NothingToLose,
}
