//! Play ends, nobody is stuck, and the past stays as it was.

use super::Broken;
use super::records::snapshot_text;
use super::walk::{Walk, for_cases};
use crate::game::Game;
use crate::turn::Turn;

/// Every random game ends within the stated number of moves, and until then somebody can always act.
pub fn play_ends_and_nobody_is_stuck<G: Game>() -> Result<(), Broken> {
    for_cases::<G>(96, |case| {
        let mut walk = Walk::<G>::begin(&case)?;
        for _ in 0..G::MOST_MOVES {
            if walk.step()?.is_none() {
                return Ok(());
            }
        }
        match walk.state.turn() {
            Turn::Over(_) => Ok(()),
            _ => Err(format!("not over after {} moves", G::MOST_MOVES)),
        }
    })
}

/// A clone taken earlier is not touched by what happens later.
pub fn past_states_never_change<G: Game>() -> Result<(), Broken> {
    for_cases::<G>(24, |case| {
        let mut walk = Walk::<G>::begin(&case)?;
        let mut past = Vec::new();
        for _ in 0..case.stop::<G>()? {
            past.push((walk.state.clone(), snapshot_text(&walk.state)?));
            if walk.step()?.is_none() {
                break;
            }
        }
        for (at, (state, text)) in past.iter().enumerate() {
            if snapshot_text(state)? != *text {
                return Err(format!("the state after {at} moves was changed by a later move"));
            }
        }
        Ok(())
    })
}
