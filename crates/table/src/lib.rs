//! # The table
//!
//! What a game is, and the laws every game obeys. This crate knows no game, reads no file and no clock, starts no thread.
//!
//! A tour, in the order to read it:
//!
//! 1. [`game::Game`] is the contract. A game's state is a plain value: [`check`](game::Game::check) says whether a move is allowed,
//!    [`apply`](game::Game::apply) carries it out, [`view`](game::Game::view) shows it to one viewer.
//! 2. [`seat`] has seats, [`BySeat`](seat::BySeat) and the [`Viewer`](seat::Viewer); [`turn`] says whom the table waits for and how a
//!    game ends.
//! 3. [`chance`] is where dice, draws and shuffles come from: a seeded stream, a fast generator, or a tape.
//! 4. [`told`] carries what each seat is told while a move is carried out; [`highlight`] says what of it a game is remembered by.
//! 5. [`setup`] has options that describe themselves.
//! 6. [`matches::Match`] is a game being played: state, [`record`], undo, replay and verification; [`snapshot`] keeps positions.
//! 7. [`edition`] is for games that still play the version before theirs; [`notation`] writes moves the short way.
//! 8. [`study`] is what a game tells the lab: what came up for whom, and which of its values are ours to change.
//! 9. `laws` (feature `laws`) holds the laws and the macro [`laws!`] that every game's tests call.
//!
//! ## Invariants kept here
//! - A refused move changes nothing: `check` takes `&self`, `apply` cannot fail.
//! - A state has no path to a wire: `Game` does not ask for `Serialize`, and nothing here writes a state but [`snapshot`].
//! - Chance is recorded: the only randomness a rule can reach is the [`Moment`](told::Moment) it is handed.
//! - Each entry of a record has a chance stream of its own, so a later rule fix does not shift earlier dice.

pub mod board;
pub mod bots;
pub mod chance;
#[cfg(feature = "laws")]
pub mod check;
pub mod edition;
pub mod game;
pub mod highlight;
#[cfg(feature = "laws")]
pub mod laws;
pub mod list;
pub mod matches;
pub mod notation;
pub mod prepared;
pub mod record;
pub mod seat;
pub mod seed;
pub mod setup;
pub mod snapshot;
pub mod study;
pub mod told;
pub mod turn;

pub use board::Board;
pub use chance::{Chance, Lot, Tape};
pub use edition::Edition;
pub use game::{CardFault, CardSet, Game, NoAids, Provenance, Refused, SourceCount, Talk, printed_name};
pub use highlight::{Highlight, Highlighted};
pub use list::List;
pub use matches::{Match, RefusedAt, Replay, ReplayError, Undo};
pub use prepared::Prepared;
pub use record::Record;
pub use seat::{Actor, BySeat, MAX_SEATS, Seat, SeatSet, Viewer};
pub use seed::{Commitment, Digest, Seed};
pub use setup::{OptionKind, OptionSpec, Proposal, Setting, Setup, SetupError};
pub use study::Study;
pub use told::{Moment, Told};
pub use turn::{Millis, Outcome, Score, Turn, Verdict};
