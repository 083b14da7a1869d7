//! The laws every game obeys, as one macro.
//!
//! ```ignore
//! table::laws!(celestia::Celestia);
//! ```
//!
//! Each law plays random games over all seat counts and options, driven by proptest: a failing case shrinks to the plainest set-up and
//! the fewest moves, and is printed. The runs are the same every time; `FLIBUSTE_LAW_CASES` multiplies them and
//! `FLIBUSTE_LAW_SEED` moves them elsewhere (`cargo xtask soak` does both). A law is a function that gives `Err` when it
//! is broken, so that the tests of this crate can show that a game with a fault is caught.

use std::collections::{BTreeMap, BTreeSet};

use proptest::prelude::*;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use serde_json::Value;

use crate::chance::Chance;
use crate::game::{CardSet, Game, Refused};
use crate::matches::{Match, RefusedAt, Replay, Undo};
use crate::notation;
use crate::record::Record;
use crate::seat::{Actor, Seat, SeatSet, Viewer};
use crate::seed::Seed;
use crate::setup::Setup;
use crate::snapshot;
use crate::told::{Moment, Told};
use crate::turn::{Millis, Turn};

/// What is wrong, in words.
pub type Broken = String;

/// Calls every law for a game, one test each.
#[macro_export]
macro_rules! laws {
    ($game:ty) => {
        $crate::laws!(@each $game:
            what_is_offered_is_accepted_and_all_else_refused,
            a_seat_learns_nothing_it_may_not_know,
            hidden_things_really_move_when_imagined,
            an_imagined_world_can_be_played_to_its_end,
            free_steps_reveal_nothing,
            a_record_replays_to_the_same_states,
            a_changed_record_does_not_verify,
            a_snapshot_comes_back_the_same,
            a_foreign_snapshot_is_refused,
            play_ends_and_nobody_is_stuck,
            past_states_never_change,
            taking_back_restores_exactly,
            several_moves_are_all_or_nothing,
        );
    };
    (@each $game:ty: $($law:ident),* $(,)?) => {
        $(
            #[test]
            fn $law() {
                if let Err(broken) = $crate::laws::$law::<$game>() {
                    panic!("{broken}");
                }
            }
        )*
    };
}

/// One random game: its set-up, its seed, and how far into it to stop and look.
#[derive(Clone, Debug)]
pub struct Case {
    setup: Setup,
    seed: u64,
    /// In thousandths of the game's length.
    part: u32,
}

impl Case {
    /// After how many moves to stop. The game is played once to its end for that, so that every part of it is looked at as often as
    /// any other, whatever its length.
    fn stop<G: Game>(&self) -> Result<u32, Broken> {
        let mut walk = Walk::<G>::begin(self)?;
        let mut length = 0;
        while length < G::MOST_MOVES && walk.step()?.is_some() {
            length += 1;
        }
        Ok(length * self.part / 1000)
    }
}

fn cases<G: Game>() -> impl Strategy<Value = Case> {
    let options = G::options();
    let values: Vec<_> = options.iter().map(|spec| 0..spec.all_values().len()).collect();
    (G::SEATS, values, any::<u64>(), 0..=1000u32).prop_map(move |(seats, values, seed, part)| {
        let given = options
            .iter()
            .zip(values)
            .map(|(spec, value)| (spec.name.to_owned(), spec.all_values()[value].clone()));
        // Every combination of values that the options admit can be set up; a game whose options exclude each other says so in `deal`.
        let setup = Setup::new(seats, G::SEATS, options, &given.collect());
        Case {
            setup: setup.unwrap_or_else(|error| unreachable!("{error}")),
            seed,
            part,
        }
    })
}

fn number_from_environment(name: &str) -> Option<u64> {
    std::env::var(name).ok()?.parse().ok()
}

/// Runs `law` on `count` random cases.
fn for_cases<G: Game>(count: u32, law: impl Fn(Case) -> Result<(), Broken>) -> Result<(), Broken> {
    let factor = number_from_environment("FLIBUSTE_LAW_CASES").unwrap_or(1).max(1) as u32;
    let config = Config {
        cases: count * factor,
        failure_persistence: None,
        max_shrink_iters: 4000,
        ..Config::default()
    };
    let mut seed = [7; 32];
    seed[..8].copy_from_slice(
        &number_from_environment("FLIBUSTE_LAW_SEED")
            .unwrap_or(0)
            .to_le_bytes(),
    );
    let mut runner = TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &seed));
    runner
        .run(&cases::<G>(), |case| law(case).map_err(TestCaseError::fail))
        .map_err(|failure| failure.to_string())
}

/// A random game in progress.
struct Walk<G: Game> {
    state: G,
    chance: Chance,
    /// Chooses seats and moves; apart from the game's chance so that a replay does not need it.
    choice: Chance,
    now: Millis,
    moves: Vec<G::Move>,
}

impl<G: Game> Walk<G> {
    fn begin(case: &Case) -> Result<Walk<G>, Broken> {
        let mut chance = Chance::fast(case.seed);
        let state =
            G::deal(&case.setup, G::Cards::standard(), &mut chance).map_err(|error| error.to_string())?;
        let choice = Chance::fast(case.seed ^ 0x5eed);
        Ok(Walk {
            state,
            chance,
            choice,
            now: Millis(0),
            moves: Vec::new(),
        })
    }

    /// Plays on until `stop` moves were made or the game is over.
    fn until(case: &Case) -> Result<Walk<G>, Broken> {
        let mut walk = Walk::begin(case)?;
        for _ in 0..case.stop::<G>()? {
            if walk.step()?.is_none() {
                break;
            }
        }
        Ok(walk)
    }

    /// Some actor and some move offered to it; `None` once the game is over.
    fn choose(&mut self) -> Result<Option<(Actor, G::Move)>, Broken> {
        choose(&self.state, &mut self.choice, &mut self.moves)
    }

    fn time_passes(&mut self, by: Actor) {
        self.now = match (by, self.state.turn()) {
            (
                Actor::Clock(_),
                Turn::RealTime {
                    until: Some(until), ..
                },
            ) => until.max(self.now),
            _ => Millis(self.now.0 + 250),
        };
    }

    fn step(&mut self) -> Result<Option<(Actor, G::Move)>, Broken> {
        let Some((by, mv)) = self.choose()? else {
            return Ok(None);
        };
        self.time_passes(by);
        let mut told = Told::deaf();
        let mut moment = Moment {
            chance: &mut self.chance,
            told: &mut told,
            now: self.now,
        };
        self.state
            .play(by, &mv, &mut moment)
            .map_err(|refused| format!("{mv:?} was offered to {by:?} and refused: {refused:?}"))?;
        self.state
            .audit()
            .map_err(|problem| format!("after {mv:?} by {by:?} the audit says: {problem}"))?;
        Ok(Some((by, mv)))
    }
}

fn choose<G: Game>(
    state: &G,
    choice: &mut Chance,
    moves: &mut Vec<G::Move>,
) -> Result<Option<(Actor, G::Move)>, Broken> {
    let turn = state.turn();
    if turn.outcome().is_some() {
        return Ok(None);
    }
    let mut actors: Vec<Actor> = state.actors().collect();
    while !actors.is_empty() {
        let by = actors.swap_remove(choice.pick(actors.len()));
        moves.clear();
        state.moves(by, moves);
        if !moves.is_empty() {
            return Ok(Some((by, moves.swap_remove(choice.pick(moves.len())))));
        }
        if by.seat().is_some_and(|seat| turn.seats().contains(seat)) && !matches!(turn, Turn::RealTime { .. })
        {
            return Err(format!(
                "the table waits for {by:?}, to whom nothing is offered: {state:?}"
            ));
        }
    }
    Err(format!("nobody can act: {state:?}"))
}

fn seats<G: Game>(state: &G) -> impl Iterator<Item = Seat> + use<G> {
    Seat::all(state.seats())
}

/// All that is offered to each actor is accepted, no move is offered twice or reads like another, and everything else is refused, whether it
/// belongs to another seat, is stale, or was changed a little.
pub fn what_is_offered_is_accepted_and_all_else_refused<G: Game>() -> Result<(), Broken> {
    for_cases::<G>(96, |case| {
        let mut walk = Walk::<G>::begin(&case)?;
        let mut stale: Vec<G::Move> = Vec::new();
        for _ in 0..case.stop::<G>()? {
            check_offers(&walk.state, &stale, &mut walk.choice)?;
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
        for mv in offered {
            state
                .check(*by, mv)
                .map_err(|refusal| format!("{mv:?}, offered to {by:?}, is refused: {refusal:?}"))?;
        }
        for mv in &candidates {
            let allowed = state
                .may_act(*by)
                .and_then(|()| state.check(*by, mv).map_err(Refused::Rule));
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

/// A move that differs a little from `mv`, if the change makes a move at all: a number is moved, a word is replaced by one from another move.
fn mutated<M: serde::Serialize + serde::de::DeserializeOwned>(
    mv: &M,
    others: &[M],
    choice: &mut Chance,
) -> Option<M> {
    let mut value = serde_json::to_value(mv).ok()?;
    let mut words = Vec::new();
    others
        .iter()
        .filter_map(|other| serde_json::to_value(other).ok())
        .for_each(|other| collect_words(&other, &mut words));
    let leaves = count_leaves(&value);
    let mut at = choice.pick(leaves.max(1));
    change_leaf(&mut value, &mut at, &words, choice);
    serde_json::from_value(value).ok()
}

fn collect_words(value: &Value, words: &mut Vec<String>) {
    match value {
        Value::String(word) => words.push(word.clone()),
        Value::Array(items) => items.iter().for_each(|item| collect_words(item, words)),
        Value::Object(fields) => fields.values().for_each(|item| collect_words(item, words)),
        _ => {}
    }
}

fn count_leaves(value: &Value) -> usize {
    match value {
        Value::Array(items) => items.iter().map(count_leaves).sum(),
        Value::Object(fields) => fields.values().map(count_leaves).sum(),
        _ => 1,
    }
}

fn change_leaf(value: &mut Value, at: &mut usize, words: &[String], choice: &mut Chance) {
    match value {
        Value::Array(items) => items
            .iter_mut()
            .for_each(|item| change_leaf(item, at, words, choice)),
        Value::Object(fields) => fields
            .values_mut()
            .for_each(|item| change_leaf(item, at, words, choice)),
        leaf => {
            if *at == 0 {
                *leaf = match &*leaf {
                    Value::Number(number) => {
                        let changes = [-1, 1, 2, 7, 100, 255 - number.as_i64().unwrap_or(0)];
                        Value::from(number.as_i64().unwrap_or(0) + changes[choice.pick(changes.len())])
                    }
                    Value::Bool(on) => Value::Bool(!*on),
                    Value::String(_) if !words.is_empty() => {
                        Value::String(words[choice.pick(words.len())].clone())
                    }
                    other => other.clone(),
                };
            }
            *at = at.wrapping_sub(1);
        }
    }
}

/// In a world that a seat cannot tell from this one, its view, the moves offered to it and every refusal are the same; and a step that leaves
/// its view the same in both worlds tells it the same.
pub fn a_seat_learns_nothing_it_may_not_know<G: Game>() -> Result<(), Broken> {
    let compared = std::cell::Cell::new(0u32);
    for_cases::<G>(160, |case| {
        let mut walk = Walk::<G>::until(&case)?;
        let mut stale = Vec::new();
        for _ in 0..4 {
            for seat in seats(&walk.state) {
                let mut world = walk.state.imagine(seat, &mut walk.choice);
                world
                    .audit()
                    .map_err(|problem| format!("the audit of an imagined world says: {problem}"))?;
                same_for(seat, &walk.state, &world, &stale)?;
                if tells_the_same(seat, &mut walk, &mut world)? {
                    compared.set(compared.get() + 1);
                }
            }
            match walk.step()? {
                Some((_, mv)) => stale.push(mv),
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

fn same_for<G: Game>(seat: Seat, state: &G, world: &G, stale: &[G::Move]) -> Result<(), Broken> {
    let (view, imagined) = (state.view(Viewer::Seat(seat)), world.view(Viewer::Seat(seat)));
    if view != imagined {
        return Err(format!(
            "{seat:?} sees more than it may know:\n{view:?}\nimagined:\n{imagined:?}"
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
    for by in seats(state) {
        for mv in stale.iter().chain(&offered) {
            // A seat hears the refusals of its own moves only.
            if by == seat && state.may_act(by.into()).is_ok() {
                let (here, there) = (state.check(by.into(), mv), world.check(by.into(), mv));
                if here != there {
                    return Err(format!(
                        "{mv:?} by {by:?} is answered {here:?} here and {there:?} in an imagined world"
                    ));
                }
            }
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

/// A random game as a match, with its states.
fn played<G: Game>(case: &Case) -> Result<(Match<G>, Vec<G>), Broken> {
    let words = (0..case.setup.seats())
        .map(|seat| format!("word {seat}"))
        .collect();
    let secret = Seed::from_text(&case.seed.to_string());
    let mut game = Match::<G>::new(case.setup.clone(), G::Cards::standard(), secret, words)
        .map_err(|error| error.to_string())?;
    let mut choice = Chance::fast(case.seed);
    let mut states = vec![game.state().clone()];
    let mut moves = Vec::new();
    for at in 0..u64::from(case.stop::<G>()?) {
        let Some((by, mv)) = choose(game.state(), &mut choice, &mut moves)? else {
            break;
        };
        let now = match (by, game.state().turn()) {
            (
                Actor::Clock(_),
                Turn::RealTime {
                    until: Some(until), ..
                },
            ) => until,
            _ => Millis(at * 10),
        };
        game.play(by, &mv, now)
            .map_err(|refused| format!("{mv:?} was offered and refused: {refused:?}"))?;
        states.push(game.state().clone());
        // Now and then somebody takes a step back, and the game goes on from there.
        if choice.die(12) == 0
            && let Some(seat) = by.seat()
            && game.undo(seat, SeatSet::all(case.setup.seats()), now).is_ok()
        {
            states.push(game.state().clone());
        }
    }
    Ok((game, states))
}

/// The record, written and read back, leads through the very same states, and the draws are those the seed gives.
pub fn a_record_replays_to_the_same_states<G: Game>() -> Result<(), Broken> {
    for_cases::<G>(32, |case| {
        let (mut game, states) = played::<G>(&case)?;
        game.break_off();
        let text = game.record().to_string();
        let record = Record::<G::Move>::parse(&text).map_err(|error| error.to_string())?;
        if &record != game.record() || record.to_string() != text {
            return Err("the record does not come back the same from its text".into());
        }
        let mut walk = Replay::<G>::new(&record, G::Cards::standard()).map_err(|error| error.to_string())?;
        for (at, state) in states.iter().enumerate() {
            if walk.position() != state {
                return Err(format!("after entry {at} the replay stands elsewhere"));
            }
            walk.step().map_err(|error| error.to_string())?;
        }
        Match::<G>::verify(&record, G::Cards::standard())
            .map(drop)
            .map_err(|error| error.to_string())
    })
}

/// A record in which one outcome of chance, the secret or a word was changed does not verify.
pub fn a_changed_record_does_not_verify<G: Game>() -> Result<(), Broken> {
    for_cases::<G>(24, |case| {
        let (mut game, _) = played::<G>(&case)?;
        game.break_off();
        let verify = |record: &Record<G::Move>| Match::<G>::verify(record, G::Cards::standard()).is_ok();
        let mut changed = game.record().clone();
        if let Some(word) = changed.header.words.first_mut() {
            word.push('!');
        }
        let secret_changed = changed.header.deal.is_empty()
            && (0..changed.entries().len()).all(|at| changed.lots(at).is_empty());
        if verify(&changed) && !secret_changed {
            return Err("a record with another word verifies".into());
        }
        let mut changed = game.record().clone();
        if let Some(close) = &mut changed.close {
            close.secret = close.secret.nth(1);
        }
        if verify(&changed) {
            return Err("a record with another secret verifies".into());
        }
        Ok(())
    })
}

/// A position kept and restored is the same position.
pub fn a_snapshot_comes_back_the_same<G: Game>() -> Result<(), Broken> {
    for_cases::<G>(160, |case| {
        let walk = Walk::<G>::until(&case)?;
        let text = snapshot_text(&walk.state)?;
        let restored =
            snapshot::restore::<G>(&text, G::Cards::standard()).map_err(|error| error.to_string())?;
        if restored != walk.state {
            return Err(format!("kept:\n{:?}\nrestored:\n{restored:?}", walk.state));
        }
        if snapshot_text(&restored)? != text {
            return Err("a restored position is kept differently".into());
        }
        Ok(())
    })
}

fn snapshot_text<G: Game>(state: &G) -> Result<String, Broken> {
    serde_json::to_string(&snapshot::take(state, G::Cards::standard())).map_err(|error| error.to_string())
}

/// A snapshot of another game, other rules, other cards, or one cut short is refused with a reason; one in which a value was
/// changed is refused, or is still a position that can be played without a panic.
pub fn a_foreign_snapshot_is_refused<G: Game>() -> Result<(), Broken> {
    for_cases::<G>(160, |case| {
        let mut walk = Walk::<G>::until(&case)?;
        let text = snapshot_text(&walk.state)?;
        let value: Value = serde_json::from_str(&text).map_err(|error| error.to_string())?;
        for (field, foreign) in [
            ("game", "chess".into()),
            ("rules", 999_999.into()),
            ("cards", "00000000deadbeef".into()),
        ] {
            let mut changed = value.clone();
            changed[field] = foreign;
            if snapshot::restore::<G>(&changed.to_string(), G::Cards::standard()).is_ok() {
                return Err(format!("a snapshot with another '{field}' is accepted"));
            }
        }
        let cut = walk.choice.pick(text.len().max(1));
        if text.is_char_boundary(cut) && snapshot::restore::<G>(&text[..cut], G::Cards::standard()).is_ok() {
            return Err("a snapshot that was cut short is accepted".into());
        }
        let mut changed = value;
        let mut leaf = walk.choice.pick(count_leaves(&changed["state"]).max(1));
        change_leaf(&mut changed["state"], &mut leaf, &[], &mut walk.choice);
        if let Ok(state) = snapshot::restore::<G>(&changed.to_string(), G::Cards::standard()) {
            let (chance, choice) = (Chance::fast(3), Chance::fast(4));
            let mut damaged = Walk {
                state,
                chance,
                choice,
                now: Millis(0),
                moves: Vec::new(),
            };
            for _ in 0..60 {
                if !matches!(damaged.step(), Ok(Some(_))) {
                    break;
                }
            }
        }
        Ok(())
    })
}

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

/// Taking a move back gives exactly the state before it, freely or by consent; and what is free is only the seat's own last step.
pub fn taking_back_restores_exactly<G: Game>() -> Result<(), Broken> {
    for_cases::<G>(48, |case| {
        let (mut game, _) = played::<G>(&case)?;
        let mut choice = Chance::fast(case.seed ^ 9);
        let before = game.state().clone();
        let Some((by, mv)) = choose(game.state(), &mut choice, &mut Vec::new())? else {
            return Ok(());
        };
        game.play(by, &mv, Millis(99_999_999))
            .map_err(|refused| format!("{refused:?}"))?;
        let Some(seat) = by.seat() else { return Ok(()) };
        let everyone = SeatSet::all(game.state().seats());
        for other in everyone.without(seat).iter() {
            if game.undo_for(other) == Undo::Free {
                return Err(format!("{other:?} could freely take back what {seat:?} did"));
            }
        }
        match game.undo_for(seat) {
            Undo::Nothing => return Ok(()),
            Undo::Free => game.undo(seat, SeatSet::EMPTY, Millis(0)),
            Undo::ByConsent(needed) => {
                if game.undo(seat, SeatSet::EMPTY, Millis(0)).is_ok() {
                    return Err("a step behind a barrier was taken back without consent".into());
                }
                game.undo(seat, needed, Millis(0))
            }
        }
        .map_err(|needed| format!("refused to take back: {needed:?}"))?;
        if *game.state() != before {
            return Err(format!("taking back {mv:?} does not restore the state"));
        }
        Ok(())
    })
}

/// Several moves at once are made together, or not at all.
pub fn several_moves_are_all_or_nothing<G: Game>() -> Result<(), Broken> {
    for_cases::<G>(48, |case| {
        let (mut game, _) = played::<G>(&case)?;
        let mut choice = Chance::fast(case.seed ^ 5);
        let Some((by, mv)) = choose(game.state(), &mut choice, &mut Vec::new())? else {
            return Ok(());
        };
        let (before, record) = (game.state().clone(), game.record().clone());
        let mut ahead = game.clone();
        ahead
            .play(by, &mv, Millis(77))
            .map_err(|refused| format!("{refused:?}"))?;
        let second_is_fine = ahead.state().may_act(by).is_ok() && ahead.state().check(by, &mv).is_ok();
        match game.play_all(by, &[mv.clone(), mv.clone()], Millis(77)) {
            Ok(_) if second_is_fine => Ok(()),
            Err(RefusedAt { at: 1, .. })
                if !second_is_fine && *game.state() == before && *game.record() == record =>
            {
                Ok(())
            }
            other => Err(format!(
                "{mv:?} twice at once gave {:?}",
                other.map(|told| told.len())
            )),
        }
    })
}
