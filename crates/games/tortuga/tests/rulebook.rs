//! The rulebook's worked examples and the rules around them, one test each, chapter by chapter.

mod abilities;
mod actions;
mod combat;
mod corners;
mod endings;
mod examples;
mod scenarios;
mod sectors;
mod set_up;
