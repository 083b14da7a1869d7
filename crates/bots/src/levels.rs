//! Levels a person understands.

use std::time::Duration;

use table::bots::{Lookout, Rank};

use crate::{Bot, Budget, Leash, Levels, Others, Search};

/// The levels that search, from weak to strong, and how long each may think about one move.
const SEARCHERS: [(&str, Rank, Duration); 3] = [
    ("novice", Rank::Novice, Duration::from_millis(100)),
    ("captain", Rank::Captain, Duration::from_millis(500)),
    ("admiral", Rank::Admiral, Duration::from_millis(2_000)),
];

/// A search of this level. It makes a number of playouts that takes no longer than the time of the level on one core, so that it chooses the same
/// on every machine.
fn searcher<G: Levels>(name: &str) -> Option<(Search<G>, Duration)> {
    let (_, rank, time) = SEARCHERS.iter().find(|(level, ..)| *level == name)?;
    Some((Search::of(*rank), *time))
}

/// The search with this name: a level, or one that is spelt out for measurements: `search:500`, `admiral:500`, which makes so many playouts, or
/// `search:500:horizon=40:width=8:doubt=0.5:margin=0.1:haste=yes:depth=1:others=paranoid`, where others are `usual`, `themselves` or `paranoid`;
/// with `slips=0.3:ease=0.1` it is content with any move that will do three times in ten, and otherwise does what is usual.
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
            ("depth", moves) => lookout.depth = moves.parse().ok()?,
            ("ease", part) => lookout.ease = part.parse().ok()?,
            ("slips", part) => return Some(search.slips(part.parse().ok()?)),
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
    SEARCHERS.iter().any(|(level, ..)| *level == name)
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

/// The search that gives counsel: the best there is, which may look as long as its time allows, in this part of it. What it says of its
/// chances is read by people, and the more playouts the surer it is.
pub(crate) fn counsellor<G: Levels>(part: f32, leash: &Leash) -> Search<G> {
    let search = Search::of(Rank::Admiral).budget(Budget::Playouts(FOR_COUNSEL));
    search
        .no_longer_than(SEARCHERS[2].2.mul_f32(part))
        .held_by(leash.clone())
}

/// The search that judges the moves of a whole game: quicker than the best, and it looks at few other moves, but often.
pub(crate) fn judge<G: Levels>(part: f32, leash: &Leash) -> Search<G> {
    let search = Search::<G>::of(Rank::Admiral).budget(Budget::Playouts(FOR_A_VERDICT));
    let lookout = search.looks();
    search
        .lookout(Lookout {
            width: lookout.width.min(OTHERS_JUDGED),
            ..lookout
        })
        .no_longer_than(SEARCHERS[1].2.mul_f32(part))
        .held_by(leash.clone())
}

/// Playouts from which people are told their chances, if there is time.
const FOR_COUNSEL: u32 = 2_000;
/// Playouts by which a move that was made is judged, if there is time.
const FOR_A_VERDICT: u32 = 500;
/// How many moves are compared where one is judged.
const OTHERS_JUDGED: usize = 4;

/// The names of all bots that play a game, the best last.
pub fn names<G: Levels>() -> Vec<&'static str> {
    let mut names = table::bots::names::<G>();
    names.extend(SEARCHERS.map(|(name, ..)| name));
    names
}
