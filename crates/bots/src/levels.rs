//! Levels a person understands.

use std::time::Duration;

use crate::{Bot, Budget, Levels, Others, Search};

/// The levels that search, from weak to strong, and how long each may think about one move.
const SEARCHERS: [(&str, Duration); 3] = [
    ("novice", Duration::from_millis(100)),
    ("captain", Duration::from_millis(500)),
    ("admiral", Duration::from_millis(2_000)),
];

/// A search of this level. It makes the number of playouts that takes about the time of the level on one core, so that it chooses the same
/// on every machine.
fn searcher<G: Levels>(name: &str) -> Option<(Search<G>, Duration)> {
    let at = SEARCHERS.iter().position(|(level, _)| *level == name)?;
    let search = Search::new(Budget::Playouts(G::LOOKOUT.playouts[at]));
    Some((search, SEARCHERS[at].1))
}

/// A search for measurements, spelt out: `search:500`, `search:500:horizon=40:width=8:doubt=0.5:margin=0.1:others=paranoid`, where others are
/// `usual`, `themselves` or `paranoid`.
fn spelt_out<G: Levels>(name: &str) -> Option<Search<G>> {
    let mut parts = name.strip_prefix("search:")?.split(':');
    let playouts = parts.next()?.parse().ok()?;
    let (mut lookout, mut others) = (G::LOOKOUT, Others::AsTheyWould);
    for part in parts {
        match part.split_once('=')? {
            ("horizon", steps) => lookout.horizon = steps.parse().ok()?,
            ("width", moves) => lookout.width = moves.parse().ok()?,
            ("doubt", errors) => lookout.doubt = errors.parse().ok()?,
            ("margin", part) => lookout.margin = part.parse().ok()?,
            ("others", "usual") => others = Others::AsTheyWould,
            ("others", "themselves") => others = Others::ForThemselves,
            ("others", "paranoid") => others = Others::Paranoid,
            _ => return None,
        }
    }
    Some(
        Search::new(Budget::Playouts(playouts))
            .lookout(lookout)
            .others(others),
    )
}

/// The bot with this name. Searches can also be spelt out for measurements, as in `search:500:horizon=40`.
pub fn named<G: Levels>(name: &str) -> Option<Box<dyn Bot<G>>> {
    match searcher(name) {
        Some((search, _)) => Some(Box::new(search)),
        None => match spelt_out(name) {
            Some(search) => Some(Box::new(search)),
            None => table::bots::named(name),
        },
    }
}

/// The bot with this name, which thinks no longer than its level allows, however slow the machine is.
pub(crate) fn in_time<G: Levels>(name: &str) -> Option<Box<dyn Bot<G>>> {
    match searcher(name) {
        Some((search, time)) => Some(Box::new(search.no_longer_than(time))),
        None => table::bots::named(name),
    }
}

/// The names of all bots that play a game, the best last.
pub fn names<G: Levels>() -> Vec<&'static str> {
    let mut names = table::bots::names::<G>();
    names.extend(SEARCHERS.map(|(name, _)| name));
    names
}
