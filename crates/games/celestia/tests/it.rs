//! All integration tests of this crate in one binary, which is linked once. Each file is a chapter; a new one is named here.

mod aids;
mod bots;
mod common;
mod corners;
mod coverage;
mod crew;
mod data;
mod first;
mod first_edition;
mod highlights;
mod laws;
mod rulebook;
mod small_print;
mod talk;
mod undo;
mod words;
