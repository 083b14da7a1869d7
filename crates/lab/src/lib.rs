//! # The lab
//!
//! Many games at once.
//!
//! - [`auto`] plays a [`Series`] of games between bots over all cores; the same seed gives the same games whatever the threads.
//!   [`Series::survey`] plays the same games and writes down what came up in them.
//! - [`balance`] says how even a game is, [`shape`] how long and how wide, [`entropy`] how open, [`coverage`] what never came up.
//! - [`tune`] proposes other values where they are ours and a game misses what it aims at.
//! - [`tournament`] lets bots meet over the same deals and says who plays better.
//! - [`report`] shows all of it to people, as lines, Markdown and a page, and to programs, as CSV and Parquet.
//! - [`statistics`] says how sure a figure is.
//! - [`bench`] measures, [`soak`] plays until something breaks, [`golden`] keeps recorded games that later versions must still play.
//! - [`cases`] keeps what both tellers must say alike.
//! - [`looks`] draws the positions that the gallery and the tests of the page show.
//! - [`fuzz`] has the bodies of the fuzz targets, which a short deterministic test runs too.

pub mod balance;
pub mod bench;
pub mod cases;
mod clock;
pub mod coverage;
pub mod entropy;
pub mod fuzz;
pub mod golden;
pub mod looks;
pub mod report;
mod series;
pub mod shape;
pub mod soak;
pub mod statistics;
mod survey;
pub mod tournament;
pub mod tune;
mod variants;

pub use clock::CpuClock;
pub use series::{LabError, Played, Series, Totals, auto};
pub use statistics::{Rate, wilson};
pub use survey::{Studied, Watched};
pub use variants::{Variant, variants};
