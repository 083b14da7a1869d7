//! Play ends, nobody is stuck, and the past stays as it was.

use std::collections::BTreeMap;

use super::Broken;
use super::grounds::Grounds;
use super::records::snapshot_text;
use super::walk::{Walk, for_cases};
use crate::game::Game;
use crate::turn::Turn;

/// Every random game ends within the stated number of moves, and until then somebody can always act.
pub fn play_ends_and_nobody_is_stuck<G: Game>(_: &Grounds<G>) -> Result<(), Broken> {
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

/// Fewer positions of a chapter than this, and the laws might as well not have looked at it.
const FEWEST: usize = 8;

/// Every chapter of the rules comes up among the positions that the laws look at, and not just once. How often each one did is printed.
pub fn every_chapter_is_looked_at<G: Game>(grounds: &Grounds<G>) -> Result<(), Broken> {
    let counts: std::cell::RefCell<BTreeMap<&str, usize>> = std::cell::RefCell::default();
    let count = |chapter| *counts.borrow_mut().entry(chapter).or_default() += 1;
    for_cases::<G>(320, |case| {
        let mut walk = Walk::<G>::until(&case, grounds)?;
        for _ in 0..4 {
            count(walk.state.chapter());
            if walk.step()?.is_none() {
                break;
            }
        }
        Ok(())
    })?;
    let counts = counts.into_inner();
    for (chapter, count) in &counts {
        println!("{count:6} positions of {}: {chapter}", G::ID);
    }
    if let Some(unknown) = counts.keys().find(|chapter| !G::chapters().contains(chapter)) {
        return Err(format!("'{unknown}' is not among the chapters of the game"));
    }
    let missed = |chapter: &&&str| counts.get(**chapter).is_none_or(|count| *count < FEWEST);
    let missed: Vec<_> = G::chapters().iter().filter(missed).collect();
    if !missed.is_empty() {
        return Err(format!(
            "fewer than {FEWEST} positions of these chapters come up; a recorded game that goes there helps: {missed:?}"
        ));
    }
    Ok(())
}

/// A clone taken earlier is not touched by what happens later.
pub fn past_states_never_change<G: Game>(_: &Grounds<G>) -> Result<(), Broken> {
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
