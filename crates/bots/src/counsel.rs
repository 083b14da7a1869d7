//! What the best of the searching bots thinks: of the moves of a position, for whoever has to choose; and of the moves that were made in a game,
//! once it is over.

use std::time::{Duration, Instant};

use catalog::{AnyMatch, Json, with_game};
use table::record::Deed;
use table::{Actor, Chance, Game, Match, Millis, Moment, Replay, Seat, Seed, Told, Viewer};

use crate::levels::{counsellor, judge};
use crate::{Bot, Eyes, Leash, Levels, Opinion, Thought, steady};

/// What a bot thinks of a move.
#[derive(Clone, Debug)]
pub struct Advised {
    /// The move.
    pub mv: Json,
    /// How likely the seat wins with it, from 0 to 1; nothing where there was nothing to search.
    pub chance: Option<f32>,
    /// How sure that is: half of the interval in which the chance lies in 95 of 100 cases.
    pub give_or_take: f32,
    /// How often it was tried.
    pub tries: u32,
    /// What comes of it at once, as far as that is sure: the events the seat would be told in whatever world it is in.
    pub brings: Vec<Json>,
}

/// In how many imagined worlds a move is made to see what surely comes of it.
const WORLDS: usize = 6;

/// What the seat would be told if it made a move, as long as that is the same in every world it can imagine: nothing hidden and no die is in it.
fn brings<G: Levels>(eyes: &Eyes<'_, G>, seat: Seat, mv: &G::Move, chance: &mut Chance) -> Vec<Json> {
    let mut sure: Option<Vec<Json>> = None;
    for _ in 0..WORLDS {
        let (mut world, mut told) = (eyes.imagine(chance), Told::listening());
        let mut moment = Moment {
            chance: &mut *chance,
            told: &mut told,
            // Nothing is advised where time counts.
            now: Millis(0),
        };
        if world.play(seat.into(), mv, &mut moment).is_err() {
            return Vec::new();
        }
        let heard = told.heard_by(Viewer::Seat(seat));
        let heard: Vec<Json> = heard
            .filter_map(|event| serde_json::value::to_raw_value(event).ok())
            .collect();
        let same = |before: &Vec<Json>| {
            let pairs = before.iter().zip(&heard);
            pairs.take_while(|(one, other)| one.get() == other.get()).count()
        };
        let alike = sure.as_ref().map_or(heard.len(), same);
        sure = Some(heard.into_iter().take(alike).collect());
    }
    sure.unwrap_or_default()
}

/// Asks what the admiral would do at `seat`, the best moves first, at most so many. `None` if nothing is offered to the seat.
pub fn counsel(
    game: &dyn AnyMatch,
    seat: Seat,
    most: usize,
    mut chance: Chance,
) -> Option<Thought<Vec<Advised>>> {
    fn of<G: Levels>(
        state: &G,
        seat: Seat,
        most: usize,
        chance: &mut Chance,
        (part, leash): (f32, &Leash),
    ) -> Vec<Advised> {
        let (eyes, moves) = (Eyes::new(state, seat), state.offered(seat.into()));
        let mut search = counsellor::<G>(part, leash);
        let opinions = search.opinions(&eyes, &moves, chance);
        if opinions.is_empty() {
            let usual = search.choose(&eyes, &moves, chance);
            let advised = usual.and_then(|mv| advised::<G>(&mv, None, brings(&eyes, seat, &mv, chance)));
            return advised.into_iter().collect();
        }
        let best = opinions.iter().take(most);
        best.filter_map(|one| advised::<G>(&one.mv, Some(one), brings(&eyes, seat, &one.mv, chance)))
            .collect()
    }
    with_game!(game.game(), G => {
        let state = G::clone(game.as_any().downcast_ref::<Match<G>>()?.state());
        if state.offered(seat.into()).is_empty() {
            return None;
        }
        Thought::new(true, move |part, leash| of::<G>(&state, seat, most, &mut chance, (part, leash)))
    })
}

fn advised<G: Levels>(
    mv: &G::Move,
    opinion: Option<&Opinion<G::Move>>,
    brings: Vec<Json>,
) -> Option<Advised> {
    Some(Advised {
        mv: serde_json::value::to_raw_value(mv).ok()?,
        chance: opinion.map(|opinion| opinion.chance),
        give_or_take: opinion.map_or(0.0, |opinion| opinion.give_or_take),
        tries: opinion.map_or(0, |opinion| opinion.tries),
        brings,
    })
}

/// What a move that was made is thought of afterwards.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The number of its entry in the record, from 1.
    pub entry: usize,
    /// Who made it.
    pub seat: Seat,
    /// How likely each seat won once it was made, as far as whoever made it could tell.
    pub chances: Vec<f32>,
    /// How likely whoever made it won with the best move there was.
    pub best: f32,
    /// That move, if it was another one.
    pub better: Option<Json>,
}

/// A part of what is thought of a game.
#[derive(Clone, Debug, Default)]
pub struct Analysis {
    /// The moves that were a choice, in order.
    pub moves: Vec<Judged>,
    /// Where to go on; nothing once the end is reached.
    pub next: Option<usize>,
}

/// Asks what to think of the moves of a game that is over, from entry `from` on, at most so many of them. Moves that were taken back and those that
/// were no choice are left out. `None` if the record cannot be played again.
pub fn analyse(game: &dyn AnyMatch, from: usize, most: usize, seed: Seed) -> Thought<Option<Analysis>> {
    let game = game.boxed();
    Thought::new(true, move |part, leash| {
        with_game!(game.game(), G => {
            let game = game.as_any().downcast_ref::<Match<G>>()?;
            judged::<G>(game, (from, most), &seed, (part, leash))
        })?
    })
}

/// After so long no further move is judged at once: whoever asked gets what there is, and asks on from there.
const LONGEST_PART: Duration = Duration::from_millis(1_000);

fn judged<G: Levels>(
    game: &Match<G>,
    (from, most): (usize, usize),
    seed: &Seed,
    (part, leash): (f32, &Leash),
) -> Option<Analysis> {
    let record = Match::record(game);
    let in_force: Vec<usize> = game.in_force().collect();
    let mut walk = Replay::<G>::new(record, game.cards()).ok()?;
    let mut analysis = Analysis::default();
    let mut search = judge::<G>(part, leash);
    let begun = Instant::now();
    loop {
        let at = walk.entries();
        let Some(entry) = record.entries().get(at) else {
            return Some(analysis);
        };
        if let (Deed::Move(mv), Actor::Seat(seat)) = (&entry.deed, entry.by)
            && at >= from
            && in_force.binary_search(&at).is_ok()
        {
            let late = !analysis.moves.is_empty() && begun.elapsed() >= LONGEST_PART;
            if analysis.moves.len() >= most || late || leash.is_pulled() {
                analysis.next = Some(at);
                return Some(analysis);
            }
            let eyes = Eyes::new(walk.position(), seat);
            let opinions = search.opinions_on(&eyes, mv, &mut steady(seed, at, seat));
            analysis.moves.extend(verdict::<G>(at + 1, seat, mv, &opinions));
        }
        walk.step().ok()?;
    }
}

/// Nothing is said to have been better unless both moves were tried so often.
const FEWEST_TO_BLAME: u32 = 16;

/// What the opinions say of the move that was made.
fn verdict<G: Levels>(
    entry: usize,
    seat: Seat,
    mv: &G::Move,
    opinions: &[Opinion<G::Move>],
) -> Option<Judged> {
    let made = opinions.iter().find(|one| one.mv == *mv)?;
    let best = opinions.first()?;
    // What a few tries say may be luck.
    let tried = made.tries.min(best.tries) >= FEWEST_TO_BLAME;
    let other = best.mv != made.mv && tried && best.chance - made.chance > best.give_or_take;
    Some(Judged {
        entry,
        seat,
        chances: made.chances.iter().copied().collect(),
        best: if other { best.chance } else { made.chance },
        better: serde_json::value::to_raw_value(&best.mv).ok().filter(|_| other),
    })
}
