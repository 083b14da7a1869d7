//! What a seat may not know, and what a free step may not show.

use std::collections::BTreeMap;

use serde_json::Value;

use super::Broken;
use super::mutation::mutated;
use super::walk::{Walk, for_cases, seats};
use crate::chance::Chance;
use crate::game::Game;
use crate::seat::{Actor, Seat, Viewer};
use crate::told::{Moment, Told};
use crate::turn::Millis;

/// In a world that a seat cannot tell from this one, its view and its aids, the moves offered to it and the answer to everything it can ask are
/// the same; and a step that leaves its view the same in both worlds tells it the same.
pub fn a_seat_learns_nothing_it_may_not_know<G: Game>() -> Result<(), Broken> {
    let compared = std::cell::Cell::new(0u32);
    for_cases::<G>(160, |case| {
        let mut walk = Walk::<G>::until(&case)?;
        let mut asked = Questions::elsewhere(&case)?;
        for _ in 0..4 {
            for seat in seats(&walk.state) {
                let mut world = walk.state.imagine(seat, &mut walk.choice);
                world
                    .audit()
                    .map_err(|problem| format!("the audit of an imagined world says: {problem}"))?;
                same_for(seat, &walk.state, &world)?;
                let questions = asked.about(&walk.state, &world, &mut walk.choice);
                answers_the_same(seat, &walk.state, &world, &questions)?;
                if tells_the_same(seat, &mut walk, &mut world)? {
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
    let (view, imagined) = (state.view(Viewer::Seat(seat)), world.view(Viewer::Seat(seat)));
    if view != imagined {
        return Err(format!(
            "{seat:?} sees more than it may know:\n{view:?}\nimagined:\n{imagined:?}"
        ));
    }
    let (aids, imagined) = (state.aids(Viewer::Seat(seat)), world.aids(Viewer::Seat(seat)));
    if aids != imagined {
        return Err(format!(
            "{seat:?} is helped with more than it may know:\n{aids:?}\nimagined:\n{imagined:?}"
        ));
    }
    if state.aids(Viewer::Public) != world.aids(Viewer::Public) {
        return Err(format!(
            "the aids of the public depend on what {seat:?} may not know"
        ));
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

/// Makes the same move in both worlds, with chance of their own. `true` if the seat sees the same after it, so that what it was told could be compared.
fn tells_the_same<G: Game>(seat: Seat, walk: &mut Walk<G>, world: &mut G) -> Result<bool, Broken> {
    let Some((by, mv)) = walk.choose()? else {
        return Ok(false);
    };
    if world.check(by, &mv).is_err() {
        return Ok(false);
    }
    let mut state = walk.state.clone();
    let mut heard = Vec::new();
    for side in [&mut state, world] {
        let mut told = Told::listening();
        let mut chance = Chance::fast(u64::from(walk.choice.die(u16::MAX)));
        side.apply(
            by,
            &mv,
            &mut Moment {
                chance: &mut chance,
                told: &mut told,
                now: walk.now,
            },
        );
        heard.push(told.heard_by(Viewer::Seat(seat)).cloned().collect::<Vec<_>>());
    }
    let same_view = state.view(Viewer::Seat(seat)) == world.view(Viewer::Seat(seat));
    if same_view && heard[0] != heard[1] {
        return Err(format!(
            "{seat:?} is told more than it sees: {:?} here, {:?} in an imagined world",
            heard[0], heard[1]
        ));
    }
    Ok(same_view)
}

/// Over many imaginings, everything a seat cannot know changes at least once: nothing hidden is left where it is by an oversight.
pub fn hidden_things_really_move_when_imagined<G: Game>() -> Result<(), Broken> {
    let seen: std::cell::RefCell<BTreeMap<String, (u32, u32)>> = std::cell::RefCell::default();
    for_cases::<G>(120, |case| {
        let mut walk = Walk::<G>::until(&case)?;
        for seat in seats(&walk.state) {
            let own = flattened(&walk.state.view(Viewer::Seat(seat)));
            let all = flattened(&walk.state.view(Viewer::Everything));
            let worlds: Vec<_> = (0..6)
                .map(|_| {
                    flattened(
                        &walk
                            .state
                            .imagine(seat, &mut walk.choice)
                            .view(Viewer::Everything),
                    )
                })
                .collect();
            for (path, value) in all.iter().filter(|(path, value)| own.get(*path) != Some(value)) {
                let moved = worlds.iter().any(|world| world.get(path) != Some(value));
                let mut seen = seen.borrow_mut();
                let count = seen.entry(path.clone()).or_default();
                count.0 += 1;
                count.1 += u32::from(moved);
            }
        }
        Ok(())
    })?;
    let seen = seen.into_inner();
    let stuck: Vec<_> = seen
        .iter()
        .filter(|(_, (times, moved))| *times >= 30 && *moved == 0)
        .map(|(path, _)| path)
        .collect();
    if !stuck.is_empty() {
        return Err(format!(
            "these hidden things never change when imagined: {stuck:?}"
        ));
    }
    Ok(())
}

/// The leaves of a view, each under its path.
fn flattened<V: serde::Serialize>(view: &V) -> BTreeMap<String, String> {
    fn walk(path: &str, value: &Value, out: &mut BTreeMap<String, String>) {
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
    let mut out = BTreeMap::new();
    walk("", &serde_json::to_value(view).unwrap_or(Value::Null), &mut out);
    out
}

/// An imagined world is a real position: it is audited and can be played to its end.
pub fn an_imagined_world_can_be_played_to_its_end<G: Game>() -> Result<(), Broken> {
    for_cases::<G>(48, |case| {
        let mut walk = Walk::<G>::until(&case)?;
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
/// the same step leaves that seat with the same view. Another's step may be sealed: then some step of that other must leave the same view,
/// since the seat cannot tell which it was. Only such steps can be taken back freely.
pub fn free_steps_reveal_nothing<G: Game>() -> Result<(), Broken> {
    for_cases::<G>(160, |case| {
        let mut walk = Walk::<G>::until(&case)?;
        for _ in 0..6 {
            let Some((by, mv)) = walk.choose()? else { break };
            let (after, free) = stepped(&walk.state, by, &mv, walk.now);
            if free && by.seat().is_some() {
                for seat in seats(&walk.state) {
                    let world = walk.state.imagine(seat, &mut walk.choice);
                    let seen = after.view(Viewer::Seat(seat));
                    let same = |mv: &G::Move| {
                        world.check(by, mv).is_ok()
                            && stepped(&world, by, mv, walk.now).0.view(Viewer::Seat(seat)) == seen
                    };
                    let sealed = by != Actor::Seat(seat);
                    if !(same(&mv) || sealed && world.offered(by).iter().any(same)) {
                        return Err(format!(
                            "{mv:?} by {by:?} shows {seat:?} something hidden, but the step does not say so"
                        ));
                    }
                }
            }
            walk.step()?;
        }
        Ok(())
    })
}

/// The state after a step, and whether the step could be taken back freely.
fn stepped<G: Game>(state: &G, by: Actor, mv: &G::Move, now: Millis) -> (G, bool) {
    let mut after = state.clone();
    let (mut chance, mut told) = (Chance::fast(1), Told::deaf());
    let mut moment = Moment {
        chance: &mut chance,
        told: &mut told,
        now,
    };
    after.apply(by, mv, &mut moment);
    (after, chance.asked() == 0 && !told.revealed())
}
