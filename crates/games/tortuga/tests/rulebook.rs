//! The rulebook's worked examples and the rules around them, one test each, chapter by chapter.

mod common;

#[path = "rulebook/abilities.rs"]
mod abilities;
#[path = "rulebook/actions.rs"]
mod actions;
#[path = "rulebook/combat.rs"]
mod combat;
#[path = "rulebook/endings.rs"]
mod endings;
#[path = "rulebook/examples.rs"]
mod examples;
#[path = "rulebook/scenarios.rs"]
mod scenarios;
#[path = "rulebook/sectors.rs"]
mod sectors;
#[path = "rulebook/set_up.rs"]
mod set_up;
