//! The expansion, chapter by chapter. Tests are named after the worked examples (T) and derived tests (D) of its rules file.

mod cargo;
mod contracts;
mod guests;
mod hazards;
mod missions;
mod owners;
mod party;
mod passengers;
mod pay;
mod play;
mod rulings;
mod supers;
mod vips;
