//! All integration tests of this crate in one binary, which is linked once. Each file is a chapter; a new one is named here.

mod aids;
mod bargains;
mod bots;
mod cards;
mod combats;
mod common;
mod corners;
mod counted;
mod coverage;
mod first_edition;
mod highlights;
mod laws;
mod listed;
mod offers;
mod promises;
mod reckoning;
mod rulebook;
mod small_print;
mod table_talk;
mod words;
