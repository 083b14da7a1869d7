//! What a seat may not know, and what a free step may not show.

use std::collections::BTreeMap;

use serde_json::Value;

use super::Broken;
use super::grounds::Grounds;
use super::mutation::mutated;
use super::walk::{Applied, Walk, apply_to, for_cases, seats, viewers};
use crate::chance::Chance;
use crate::game::Game;
use crate::seat::{Actor, Seat, Viewer};
use crate::turn::Millis;

/// In a world that a seat cannot tell from this one, its view and aids and those of the public, the moves offered to it and the answer to
/// everything it can ask are the same; and a step that leaves a view the same in both worlds tells that viewer the same.
pub fn a_seat_learns_nothing_it_may_not_know<G: Game>(grounds: &Grounds<G>) -> Result<(), Broken> {
    let compared = std::cell::Cell::new(0u32);
    for_cases::<G>(160, |case| {
        let mut walk = Walk::<G>::until(&case, grounds)?;
        let mut asked = Questions::elsewhere(&case)?;
        for _ in 0..4 {
            for seat in seats(&walk.state) {
                let world = walk.state.imagine(seat, &mut walk.choice);
                world
                    .audit()
                    .map_err(|problem| format!("the audit of an imagined world says: {problem}"))?;
                same_for(seat, &walk.state, &world)?;
                let questions = asked.about(&walk.state, &world, &mut walk.choice);
                answers_the_same(seat, &walk.state, &world, &questions)?;
                if tells_the_same(seat, &mut walk, &world)? {
                    compared.set(compared.get() + 1);
                }
            }
            match walk.step()? {
                Some((_, mv)) => asked.stale.push(mv),
                None => break,
            }
        }
        Ok(())
    })?;
    if compared.get() == 0 {
        return Err("no step could be compared in two worlds, so the events were never tested".into());
    }
    Ok(())
}

fn same_for<G: Game>(seat: Seat, state: &G, world: &G) -> Result<(), Broken> {
    for viewer in viewers(seat) {
        let (view, imagined) = (state.view(viewer), world.view(viewer));
        if view != imagined {
            return Err(format!(
                "{viewer:?} sees more than it may know:\n{view:?}\nimagined:\n{imagined:?}"
            ));
        }
        let (aids, imagined) = (state.aids(viewer), world.aids(viewer));
        if aids != imagined {
            return Err(format!(
                "{viewer:?} is helped with more than it may know:\n{aids:?}\nimagined:\n{imagined:?}"
            ));
        }
    }
    if (state.turn(), state.asides()) != (world.turn(), world.asides()) {
        return Err(format!("whose turn it is depends on what {seat:?} may not know"));
    }
    let (offered, imagined) = (state.offered(seat.into()), world.offered(seat.into()));
    if offered != imagined {
        return Err(format!(
            "{seat:?} is offered {offered:?} here and {imagined:?} in an imagined world"
        ));
    }
    Ok(())
}

/// How many moves of one kind are asked about in one position: enough to meet everything over the cases.
const ASKED: usize = 24;

/// What a seat may think of to ask, whether it knows the move from somewhere or makes it up.
struct Questions<G: Game> {
    /// Moves made a little while ago.
    stale: Vec<G::Move>,
    /// Moves offered in other positions of this game, to any seat.
    elsewhere: Vec<G::Move>,
}

impl<G: Game> Questions<G> {
    /// Collects moves from another game, one position out of a few; the beginning of it is enough where games are long.
    fn elsewhere(case: &super::walk::Case) -> Result<Questions<G>, Broken> {
        let mut walk = Walk::<G>::begin(&case.with_seed(case.seed ^ 0xa5))?;
        let mut elsewhere = Vec::new();
        for made in 0..G::MOST_MOVES.min(300) {
            if made % 4 == 0 {
                for by in walk.state.actors() {
                    let offered = walk.state.offered(by);
                    elsewhere.extend(some(&offered, 4, &mut walk.choice));
                }
            }
            if walk.step()?.is_none() {
                break;
            }
        }
        let stale = Vec::new();
        Ok(Questions { stale, elsewhere })
    }

    /// Everything that is offered to anybody here or in the imagined world, whose moves name what is hidden here; moves that were made; moves of
    /// other positions; and all of these changed a little.
    fn about(&self, state: &G, world: &G, choice: &mut Chance) -> Vec<G::Move> {
        let mut questions = self.stale.clone();
        questions.extend(some(&self.elsewhere, ASKED, choice));
        for by in Seat::all(state.seats()).map(Actor::Seat).chain([Actor::CLOCK]) {
            for place in [state, world] {
                questions.extend(some(&place.offered(by), ASKED, choice));
            }
        }
        let known = questions.len();
        for _ in 0..ASKED.min(4 * known) {
            let changed = mutated(&questions[choice.pick(known)], &questions[..known], choice);
            questions.extend(changed);
        }
        questions
    }
}

/// A few of these, at random; all of them if there are not more.
fn some<M: Clone>(moves: &[M], most: usize, choice: &mut Chance) -> Vec<M> {
    if moves.len() <= most {
        return moves.to_vec();
    }
    (0..most)
        .map(|_| moves[choice.pick(moves.len())].clone())
        .collect()
}

/// A seat hears the answers to its own questions only.
fn answers_the_same<G: Game>(seat: Seat, state: &G, world: &G, questions: &[G::Move]) -> Result<(), Broken> {
    for mv in questions {
        let (here, there) = (state.ask(seat.into(), mv), world.ask(seat.into(), mv));
        if here != there {
            return Err(format!(
                "{mv:?} by {seat:?} is answered {here:?} here and {there:?} in an imagined world"
            ));
        }
    }
    Ok(())
}

/// Makes the same move in both worlds, with chance of their own. `true` if a viewer sees the same after it, so that what it was told could be compared.
fn tells_the_same<G: Game>(seat: Seat, walk: &mut Walk<G>, world: &G) -> Result<bool, Broken> {
    let Some((by, mv)) = walk.choose()? else {
        return Ok(false);
    };
    if world.check(by, &mv).is_err() {
        return Ok(false);
    }
    let (mut here, mut there) = (walk.state.clone(), world.clone());
    let [told_here, told_there] = [&mut here, &mut there].map(|side| {
        let seed = u64::from(walk.choice.die(u16::MAX));
        apply_to(side, by, &mv, seed, walk.now)
    });
    let mut compared = false;
    for viewer in viewers(seat) {
        let (heard, imagined) = (told_here.heard_by(viewer), told_there.heard_by(viewer));
        let same_view = here.view(viewer) == there.view(viewer);
        if same_view && heard != imagined {
            return Err(format!(
                "{viewer:?} is told more than it sees: {heard:?} here, {imagined:?} in an imagined world"
            ));
        }
        compared |= same_view;
    }
    Ok(compared)
}

/// Over many imaginings, everything a seat cannot know changes at least once, and so does everything the public cannot know: nothing hidden is
/// left where it is by an oversight.
pub fn hidden_things_really_move_when_imagined<G: Game>(grounds: &Grounds<G>) -> Result<(), Broken> {
    let seen: std::cell::RefCell<Moves> = std::cell::RefCell::default();
    for_cases::<G>(120, |case| {
        let mut walk = Walk::<G>::until(&case, grounds)?;
        let all = flattened(&walk.state.view(Viewer::Everything));
        let mut worlds_of_all = Vec::new();
        let count = |who, viewer, worlds: &[Leaves]| {
            let own = flattened(&walk.state.view(viewer));
            let mut seen = seen.borrow_mut();
            for (path, value) in all.iter().filter(|(path, value)| own.get(*path) != Some(value)) {
                let moved = worlds.iter().any(|world| world.get(path) != Some(value));
                let count = seen.entry((who, path.clone())).or_default();
                count.0 += 1;
                count.1 += u32::from(moved);
            }
        };
        for seat in seats(&walk.state) {
            let worlds: Vec<Leaves> = (0..6)
                .map(|_| walk.state.imagine(seat, &mut walk.choice))
                .map(|world| flattened(&world.view(Viewer::Everything)))
                .collect();
            count("a seat", Viewer::Seat(seat), &worlds);
            worlds_of_all.extend(worlds);
        }
        count("the public", Viewer::Public, &worlds_of_all);
        Ok(())
    })?;
    let seen = seen.into_inner();
    let stuck: Vec<_> = seen
        .iter()
        .filter(|(_, (times, moved))| *times >= 30 && *moved == 0)
        .map(|((who, path), _)| format!("{path} (hidden from {who})"))
        .collect();
    if !stuck.is_empty() {
        return Err(format!(
            "these hidden things never change when imagined: {stuck:?}"
        ));
    }
    Ok(())
}

/// From whom something is hidden and where, with how often it was looked at and how often it had moved.
type Moves = BTreeMap<(&'static str, String), (u32, u32)>;

/// The leaves of a view by their paths.
type Leaves = BTreeMap<String, String>;

/// The leaves of a view, each under its path.
fn flattened<V: serde::Serialize>(view: &V) -> Leaves {
    fn walk(path: &str, value: &Value, out: &mut Leaves) {
        match value {
            Value::Array(items) => items
                .iter()
                .enumerate()
                .for_each(|(at, item)| walk(&format!("{path}/{at}"), item, out)),
            Value::Object(fields) => fields
                .iter()
                .for_each(|(name, item)| walk(&format!("{path}/{name}"), item, out)),
            leaf => {
                out.insert(path.to_owned(), leaf.to_string());
            }
        }
    }
    let mut out = Leaves::new();
    walk("", &serde_json::to_value(view).unwrap_or(Value::Null), &mut out);
    out
}

/// An imagined world is a real position: it is audited and can be played to its end.
pub fn an_imagined_world_can_be_played_to_its_end<G: Game>(grounds: &Grounds<G>) -> Result<(), Broken> {
    for_cases::<G>(48, |case| {
        let mut walk = Walk::<G>::until(&case, grounds)?;
        for seat in seats(&walk.state) {
            let world = walk.state.imagine(seat, &mut walk.choice);
            let chance = Chance::fast(case.seed ^ 1);
            let choice = Chance::fast(case.seed ^ 2);
            let mut imagined = Walk {
                state: world,
                chance,
                choice,
                now: walk.now,
                moves: Vec::new(),
            };
            for _ in 0..=G::MOST_MOVES {
                if imagined.step()?.is_none() {
                    break;
                }
            }
            if imagined.state.turn().outcome().is_none() {
                return Err("an imagined world does not end".into());
            }
        }
        Ok(())
    })
}

/// A step that asks for no chance and says that it reveals nothing really reveals nothing: in every world that a seat cannot tell from this one
/// the same step leaves that seat, and the public, with the same view, and tells them the same. Another's step may be sealed: then some step of
/// that other must do so, since the viewer cannot tell which it was. Only such steps can be taken back freely, and then no other viewer
/// has heard anything but what the game calls harmless.
pub fn free_steps_reveal_nothing<G: Game>(grounds: &Grounds<G>) -> Result<(), Broken> {
    for_cases::<G>(160, |case| {
        let mut walk = Walk::<G>::until(&case, grounds)?;
        for _ in 0..6 {
            let Some((by, mv)) = walk.choose()? else { break };
            let mut after = walk.state.clone();
            let applied = apply_to(&mut after, by, &mv, 1, walk.now);
            if !applied.shown && by.seat().is_some() {
                for seat in seats(&walk.state) {
                    let world = walk.state.imagine(seat, &mut walk.choice);
                    for viewer in viewers(seat) {
                        reveals_nothing(viewer, by, &mv, (&after, &applied), &world, walk.now)?;
                    }
                }
            }
            walk.step()?;
        }
        Ok(())
    })
}

fn reveals_nothing<G: Game>(
    viewer: Viewer,
    by: Actor,
    mv: &G::Move,
    (after, applied): (&G, &Applied<G>),
    world: &G,
    now: Millis,
) -> Result<(), Broken> {
    let (seen, heard) = (after.view(viewer), applied.heard_by(viewer));
    let same = |mv: &G::Move| {
        if world.check(by, mv).is_err() {
            return false;
        }
        let mut other = world.clone();
        let applied = apply_to(&mut other, by, mv, 1, now);
        other.view(viewer) == seen && applied.heard_by(viewer) == heard
    };
    let sealed = viewer != by.seat().map_or(Viewer::Everything, Viewer::Seat);
    if same(mv) || sealed && world.offered(by).iter().any(same) {
        return Ok(());
    }
    Err(format!(
        "{mv:?} by {by:?} shows {viewer:?} something hidden, but the step does not say so"
    ))
}
