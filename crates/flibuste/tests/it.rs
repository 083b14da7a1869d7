//! All integration tests of this crate in one binary, which is linked once. Each file is a chapter; a new one is named here.

mod admin;
mod common;
mod contract;
mod damage;
mod lab;
mod positions;
mod whole_games;
