//! # Players at tables of any game
//!
//! What a bot is, [`table::bots`] says; the bots that know a game lie in that game's folder. Here hosts that know a game only by its id find
//! them: [`levels`] names them, and [`ask`] asks one for one move, to be thought through on another thread.

mod thought;

pub use table::bots::{Bot, Eyes, Level, Levels, Next, Players, Random, Seated, named, names};
pub use thought::{Thought, ask, levels};
