//! # Players at tables of any game
//!
//! What a bot is, [`table::bots`] says; the bots that know a game lie in that game's folder. Here are those that search ([`Search`]), with levels
//! that a person understands: `novice`, `captain` and `admiral`. [`names`] and [`named`] find all bots of a game.
//!
//! Hosts that know a game only by its id find bots here too: [`levels`] names them, [`quickest`] is the best of those that move at once, and
//! [`ask`] asks one for one move, to be thought through on another thread; [`pack`] makes a parcel of it for another machine. [`counsel`] says what the admiral
//! thinks of the moves of a seat, [`analyse`] what of those that were made in a game. [`lead_in`] plays a first game up to where a newcomer takes over.

mod counsel;
mod levels;
mod search;
mod thought;

pub use crate::search::{Budget, Opinion, Others, Search};
pub use counsel::{Advised, Analysis, Judged, analyse, counsel};
pub use levels::{named, names, search};
pub use table::bots::{Bot, Eyes, Level, Levels, Next, Players, Random, Seated, steady};
pub use thought::{
    Leash, Parcel, Thought, advise, ask, lead_in, levels, pack, quickest, seated_at, takes_time,
};
