//! The rules sentence by sentence, chapter by chapter; `docs/matrix.md` says which test is for which sentence.

mod common;

#[path = "rulebook/building.rs"]
mod building;
#[path = "rulebook/check.rs"]
mod check;
#[path = "rulebook/legality.rs"]
mod legality;
#[path = "rulebook/loading.rs"]
mod loading;
#[path = "rulebook/setup.rs"]
mod setup;
#[path = "rulebook/strengths.rs"]
mod strengths;
#[path = "rulebook/takeoff.rs"]
mod takeoff;
#[path = "rulebook/targets.rs"]
mod targets;
#[path = "rulebook/turns.rs"]
mod turns;
