//! What a viewer knows is what it was told, and what it was not told it does not know.

use std::mem::discriminant;

use super::Broken;
use super::grounds::Grounds;
use super::walk::{Walk, apply_to, for_cases, seats, viewers};
use crate::chance::Chance;
use crate::game::Game;
use crate::seat::{Actor, Seat, Viewer};
use crate::turn::Millis;

/// How many moves of one actor are compared with each other.
const CHOICES: usize = 5;

/// A choice that leaves another viewer with the same view, whichever it was, is a secret one: that viewer is told the same, whichever it was.
/// Choices of one kind are compared with each other, here and in a world that the viewer cannot tell from this one; not across the two, where
/// the mover's own view differs by more than the choice. What kind of move it was is open, though it may leave no trace: two who swap
/// sealed cards do so before everybody.
pub fn a_secret_choice_stays_secret<G: Game>(grounds: &Grounds<G>) -> Result<(), Broken> {
    for_cases::<G>(96, |case| {
        let mut walk = Walk::<G>::until(&case, grounds)?;
        for _ in 0..4 {
            let Some((by, _)) = walk.choose()? else { break };
            for seat in seats(&walk.state).filter(|seat| by != Actor::Seat(*seat)) {
                let world = walk.state.imagine(seat, &mut walk.choice);
                for side in [&walk.state, &world] {
                    compare_choices(by, seat, side, &mut walk.choice, walk.now)?;
                }
            }
            walk.step()?;
        }
        Ok(())
    })
}

fn compare_choices<G: Game>(
    by: Actor,
    seat: Seat,
    side: &G,
    choice: &mut Chance,
    now: Millis,
) -> Result<(), Broken> {
    let seed = u64::from(choice.die(u16::MAX));
    let mut after = Vec::new();
    let mut moves = side.offered(by);
    if let Some(kind) = (!moves.is_empty()).then(|| discriminant(&moves[choice.pick(moves.len())])) {
        moves.retain(|mv| discriminant(mv) == kind);
    }
    for _ in 0..CHOICES.min(moves.len()) {
        let mv = moves.swap_remove(choice.pick(moves.len()));
        let mut next = side.clone();
        let applied = apply_to(&mut next, by, &mv, seed, now);
        after.push((mv, next, applied));
    }
    let own = by.seat().map_or(Viewer::Everything, Viewer::Seat);
    for viewer in viewers(seat) {
        for (at, (mv, next, applied)) in after.iter().enumerate() {
            for (other_mv, other, other_applied) in &after[..at] {
                let secret = next.view(viewer) == other.view(viewer) && next.view(own) != other.view(own);
                if secret && applied.heard_by(viewer) != other_applied.heard_by(viewer) {
                    return Err(format!(
                        "{viewer:?} cannot see whether {by:?} chose {mv:?} or {other_mv:?}, but is told {:?} or {:?}",
                        applied.heard_by(viewer),
                        other_applied.heard_by(viewer)
                    ));
                }
            }
        }
    }
    Ok(())
}

/// How long two worlds are played side by side.
const STEPS: u32 = 40;

/// Two worlds that a viewer cannot tell apart are played side by side. As long as it is told the same in both, it sees the same in both: what
/// the game marks as known to a viewer follows from what that viewer was told, and from nothing else.
pub fn what_a_viewer_sees_follows_from_what_it_was_told<G: Game>(grounds: &Grounds<G>) -> Result<(), Broken> {
    let followed = std::cell::Cell::new(0u32);
    for_cases::<G>(64, |case| {
        let mut walk = Walk::<G>::until(&case, grounds)?;
        let seat = Seat::all(walk.state.seats()).nth(walk.choice.pick(usize::from(walk.state.seats())));
        let Some(seat) = seat else { return Ok(()) };
        let world = walk.state.imagine(seat, &mut walk.choice);
        for viewer in viewers(seat) {
            let mut here = walk.state.clone();
            let mut there = world.clone();
            for _ in 0..STEPS {
                let Some((by, mv)) = walk_on(&mut walk, &here)? else {
                    break;
                };
                let seed = u64::from(walk.choice.die(u16::MAX));
                let mut next = here.clone();
                let applied = apply_to(&mut next, by, &mv, seed, walk.now);
                let told = applied.heard_by(viewer);
                let Some(counterpart) = told_the_same(viewer, by, &mv, &there, &told, seed, walk.now) else {
                    break;
                };
                same_sight(viewer, by, &mv, &next, &counterpart)?;
                followed.set(followed.get() + 1);
                (here, there) = (next, counterpart);
            }
        }
        Ok(())
    })?;
    if followed.get() == 0 {
        return Err("no step could be followed in two worlds, so nothing was tested".into());
    }
    Ok(())
}

/// Some actor and some move in a position beside the walk.
fn walk_on<G: Game>(walk: &mut Walk<G>, state: &G) -> Result<Option<(Actor, G::Move)>, Broken> {
    super::walk::choose(state, &mut walk.choice, &mut walk.moves)
}

/// The other world after the same move, or after another one of the same actor of which the viewer is told the same.
fn told_the_same<G: Game>(
    viewer: Viewer,
    by: Actor,
    mv: &G::Move,
    world: &G,
    told: &[&G::Event],
    seed: u64,
    now: Millis,
) -> Option<G> {
    let own = matches!((viewer, by), (Viewer::Seat(seat), Actor::Seat(by)) if seat == by);
    let others = if own { Vec::new() } else { world.offered(by) };
    std::iter::once(mv)
        .filter(|mv| world.may_act(by).is_ok() && world.check(by, mv).is_ok())
        .chain(others.iter().take(16))
        .find_map(|mv| {
            let mut next = world.clone();
            let applied = apply_to(&mut next, by, mv, seed, now);
            (applied.heard_by(viewer) == told).then_some(next)
        })
}

fn same_sight<G: Game>(viewer: Viewer, by: Actor, mv: &G::Move, here: &G, there: &G) -> Result<(), Broken> {
    let (view, other) = (here.view(viewer), there.view(viewer));
    if view != other {
        return Err(format!(
            "{viewer:?} was told the same of {mv:?} by {by:?} in two worlds and sees\n{view:?}\nhere and\n{other:?}\nthere: \
             something is shown that it was never told"
        ));
    }
    if let Viewer::Seat(seat) = viewer
        && here.offered(seat.into()) != there.offered(seat.into())
    {
        return Err(format!(
            "what {viewer:?} is offered after {mv:?} by {by:?} depends on what it was never told"
        ));
    }
    Ok(())
}
