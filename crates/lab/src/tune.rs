//! Proposes other values where a game misses what it aims at, among those that are ours alone.
//!
//! A game says what it aims at ([`Study::TARGETS`]) and which fields may be changed ([`Study::KNOBS`]). A value is changed only if its row says that it was
//! reconstructed and does not name the field among what is known: what the rulebook prints, or what follows from it, stays.
//!
//! Changes are tried one after the other on the same deals, beginning with what is furthest off; the best that brings all aims together nearer is kept.
//! In the end all of them are judged on deals that were never used for choosing. Nothing is changed anywhere: the proposal is a data file that an owner
//! can play with.

mod gauge;
mod search;
mod show;
mod values;

pub use gauge::{Gauge, gauges};
pub use search::{Change, Proposal, Tuning};
pub use show::report;
pub use values::{Value, changed, values};
