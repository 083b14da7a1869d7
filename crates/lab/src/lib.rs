//! # The lab
//!
//! Many games at once.
//!
//! - [`auto`] plays a [`Series`] of games between bots over all cores; the same seed gives the same games whatever the threads.
//! - [`tournament`] lets bots meet over the same deals and says who plays better.
//! - [`wilson`] says how sure a rate is.
//! - [`bench`] measures, [`soak`] plays until something breaks, [`golden`] keeps recorded games that later versions must still play.
//! - [`balance`] says how even a game is.
//! - [`cases`] keeps what both tellers must say alike.
//! - [`looks`] draws the positions that the gallery and the tests of the page show.
//! - [`fuzz`] has the bodies of the fuzz targets, which a short deterministic test runs too.

pub mod balance;
pub mod bench;
pub mod cases;
mod clock;
pub mod fuzz;
pub mod golden;
pub mod looks;
mod series;
pub mod soak;
mod statistics;
pub mod tournament;
mod variants;

pub use clock::CpuClock;
pub use series::{LabError, Played, Series, Totals, auto};
pub use statistics::{Rate, wilson};
pub use variants::{Variant, variants};
