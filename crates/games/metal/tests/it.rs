//! All integration tests of this crate in one binary, which is linked once. Each file is a chapter; a new one is named here.

mod aids;
mod bargains;
mod bots;
mod cards;
mod combats;
mod common;
mod corners;
mod coverage;
mod first_edition;
mod laws;
mod rulebook;
mod small_print;
mod table_talk;
mod words;
