//! Offered is accepted, and everything else is refused.

use std::collections::BTreeSet;

use super::Broken;
use super::grounds::Grounds;
use super::mutation::mutated;
use super::walk::{Walk, for_cases};
use crate::chance::Chance;
use crate::game::Game;
use crate::notation;
use crate::seat::{Actor, Seat};
use crate::told::{Moment, Told};
use crate::turn::Millis;

/// How many positions of one game are looked at, about.
const LOOKS: u32 = 200;

/// All that is offered to each actor is accepted, no move is offered twice or reads like another, a move that is taken at random is one of them,
/// and everything else is refused, whether it belongs to another seat, is stale, or was changed a little.
pub fn what_is_offered_is_accepted_and_all_else_refused<G: Game>(grounds: &Grounds<G>) -> Result<(), Broken> {
    for_cases::<G>(96, |case| {
        let mut stale: Vec<G::Move> = Vec::new();
        if let Some(mut walk) = Walk::recorded(&case, grounds) {
            for _ in 0..4 {
                check_offers(&walk.state, &stale, &mut walk.choice)?;
                stale.extend(walk.step()?.map(|(_, mv)| mv));
            }
            return Ok(());
        }
        let mut walk = Walk::<G>::begin(&case)?;
        let stop = case.stop::<G>()?;
        // One position out of a few in a long game, beginning anywhere, so that all of them come up over the cases.
        let pace = stop / LOOKS + 1;
        let first = walk.choice.pick(pace as usize) as u32;
        for made in 0..stop {
            if made % pace == first {
                check_offers(&walk.state, &stale, &mut walk.choice)?;
            }
            let Some((_, mv)) = walk.step()? else { break };
            if !stale.contains(&mv) {
                stale.push(mv);
            }
            if stale.len() > 40 {
                stale.swap_remove(walk.choice.pick(40));
            }
        }
        check_offers(&walk.state, &stale, &mut walk.choice)
    })
}

/// A move taken at random is one of those offered; there is none only where none is offered.
fn check_any<G: Game>(state: &G, by: Actor, offered: &[G::Move], choice: &mut Chance) -> Result<(), Broken> {
    if state.may_act(by).is_err() {
        return Ok(());
    }
    let mut list = Vec::new();
    for _ in 0..3 {
        let taken = state.any_move(by, choice, &mut list);
        let listed = match &taken {
            Some(mv) => offered.contains(mv),
            None => offered.is_empty(),
        };
        if !listed {
            return Err(format!("{by:?} takes {taken:?} at random, of {offered:?}"));
        }
    }
    Ok(())
}

fn check_offers<G: Game>(state: &G, stale: &[G::Move], choice: &mut Chance) -> Result<(), Broken> {
    let actors = Seat::all(crate::seat::MAX_SEATS as u8)
        .map(Actor::Seat)
        .chain([Actor::CLOCK]);
    let everything: Vec<(Actor, Vec<G::Move>)> = actors.map(|by| (by, state.offered(by))).collect();
    let mut candidates: Vec<G::Move> = stale.to_vec();
    for (_, offered) in &everything {
        candidates.extend(offered.iter().take(60).cloned());
        if let Some(mv) = (!offered.is_empty()).then(|| &offered[choice.pick(offered.len())]) {
            candidates.extend((0..6).filter_map(|_| mutated(mv, stale, choice)));
        }
    }
    for (by, offered) in &everything {
        let different: BTreeSet<String> = offered.iter().map(notation::short).collect();
        if different.len() != offered.len() {
            return Err(format!(
                "{by:?} is offered two moves that read alike: {offered:?}"
            ));
        }
        check_any(state, *by, offered, choice)?;
        for mv in offered {
            state
                .check(*by, mv)
                .map_err(|refusal| format!("{mv:?}, offered to {by:?}, is refused: {refusal:?}"))?;
        }
        for mv in &candidates {
            let allowed = state.ask(*by, mv);
            if allowed.is_ok() && !offered.contains(mv) && G::LISTS_EVERY_MOVE {
                return Err(format!("{mv:?} by {by:?} is accepted though it was not offered"));
            }
            if let Err(expected) = allowed {
                let mut copy = state.clone();
                let (mut chance, mut told) = (Chance::fast(1), Told::listening());
                let mut moment = Moment {
                    chance: &mut chance,
                    told: &mut told,
                    now: Millis(1),
                };
                let refused = copy.play(*by, mv, &mut moment);
                if refused != Err(expected) || copy != *state || chance.asked() > 0 {
                    return Err(format!("the refused {mv:?} by {by:?} left something changed"));
                }
            }
        }
    }
    Ok(())
}
