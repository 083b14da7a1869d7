//! Levels a person understands.

use std::time::Duration;

use table::bots::Lookout;

use crate::{Bot, Budget, Leash, Levels, Others, Search};

/// The levels that search, from weak to strong, and how long each may think about one move.
const SEARCHERS: [(&str, Duration); 3] = [
    ("novice", Duration::from_millis(100)),
    ("captain", Duration::from_millis(500)),
    ("admiral", Duration::from_millis(2_000)),
];

/// A search of this level. It makes the number of playouts that takes about the time of the level on one core, so that it chooses the same
/// on every machine.
fn searcher<G: Levels>(name: &str) -> Option<(Search<G>, Duration)> {
    SEARCHERS.iter().position(|(level, _)| *level == name).map(level)
}

fn level<G: Levels>(at: usize) -> (Search<G>, Duration) {
    let search = Search::new(Budget::Playouts(G::LOOKOUT.playouts[at]));
    (search, SEARCHERS[at].1)
}

/// The search with this name: a level, or one that is spelt out for measurements: `search:500`, `admiral:500`, which makes so many playouts, or
/// `search:500:horizon=40:width=8:doubt=0.5:margin=0.1:haste=yes:depth=1:others=paranoid`, where others are `usual`, `themselves` or `paranoid`.
pub fn search<G: Levels>(name: &str) -> Option<Search<G>> {
    let mut parts = name.split(':');
    let of_level = searcher::<G>(parts.next()?);
    let search = match (parts.next(), of_level) {
        (None, Some((search, _))) => return Some(search),
        (Some(playouts), Some((search, _))) => search.budget(Budget::Playouts(playouts.parse().ok()?)),
        (Some(playouts), None) if name.starts_with("search:") => {
            Search::new(Budget::Playouts(playouts.parse().ok()?))
        }
        (_, None) => return None,
    };
    parts.try_fold(search, |search, part| {
        let mut lookout = search.looks();
        match part.split_once('=')? {
            ("horizon", steps) => lookout.horizon = steps.parse().ok()?,
            ("width", moves) => lookout.width = moves.parse().ok()?,
            ("doubt", errors) => lookout.doubt = errors.parse().ok()?,
            ("margin", part) => lookout.margin = part.parse().ok()?,
            ("haste", "yes") => lookout.haste = true,
            ("haste", "no") => lookout.haste = false,
            ("depth", moves) => return Some(search.depth(moves.parse().ok()?)),
            ("others", "usual") => return Some(search.others(Others::AsTheyWould)),
            ("others", "themselves") => return Some(search.others(Others::ForThemselves)),
            ("others", "paranoid") => return Some(search.others(Others::Paranoid)),
            _ => return None,
        }
        Some(search.lookout(lookout))
    })
}

/// The bot with this name. Searches can also be spelt out, see [`search`].
pub fn named<G: Levels>(name: &str) -> Option<Box<dyn Bot<G>>> {
    match search(name) {
        Some(search) => Some(Box::new(search)),
        None => table::bots::named(name),
    }
}

/// Whether the bot with this name searches, and so takes its time.
pub(crate) fn searches(name: &str) -> bool {
    SEARCHERS.iter().any(|(level, _)| *level == name)
}

/// The bot with this name, which thinks no longer than this part of what its level allows, however slow the machine is, and stops when `leash` is
/// pulled.
pub(crate) fn in_time<G: Levels>(name: &str, part: f32, leash: &Leash) -> Option<Box<dyn Bot<G>>> {
    match searcher(name) {
        Some((search, time)) => Some(Box::new(
            search.no_longer_than(time.mul_f32(part)).held_by(leash.clone()),
        )),
        None => table::bots::named(name),
    }
}

/// The search that gives counsel: the best there is, in this part of its time.
pub(crate) fn counsellor<G: Levels>(part: f32, leash: &Leash) -> Search<G> {
    of_level(SEARCHERS.len() - 1, part, leash)
}

/// The search that judges the moves of a whole game: quicker than the best, and it looks at few other moves, but often.
pub(crate) fn judge<G: Levels>(part: f32, leash: &Leash) -> Search<G> {
    let search = of_level::<G>(1, part, leash);
    let lookout = search.looks();
    search.lookout(Lookout {
        width: lookout.width.min(OTHERS_JUDGED),
        ..lookout
    })
}

/// How many moves are compared where one is judged.
const OTHERS_JUDGED: usize = 4;

fn of_level<G: Levels>(at: usize, part: f32, leash: &Leash) -> Search<G> {
    let (search, time) = level(at);
    search.no_longer_than(time.mul_f32(part)).held_by(leash.clone())
}

/// The names of all bots that play a game, the best last.
pub fn names<G: Levels>() -> Vec<&'static str> {
    let mut names = table::bots::names::<G>();
    names.extend(SEARCHERS.map(|(name, _)| name));
    names
}
