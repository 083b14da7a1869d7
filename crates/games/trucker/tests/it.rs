//! All integration tests of this crate in one binary, which is linked once. Each file is a chapter; a new one is named here.

mod bots;
mod common;
mod coverage;
mod first;
mod flight;
mod golden;
mod highlights;
mod laws;
mod lunar;
mod matrix;
mod rulebook;
