//! All integration tests of this crate in one binary, which is linked once. Each file is a chapter; a new one is named here.

mod aids;
mod bots;
mod cards;
mod common;
mod coverage;
mod first;
mod first_edition;
mod highlights;
mod laws;
mod positions;
mod rulebook;
mod words;
