//! Who hears the bus, as nodes tell each other by the database.
//!
//! A node that hears nothing while another one does keeps tables that nobody else can reach. It gives them up, once the other has heard the bus for a while
//! that lies wholly after this one last did; where nobody hears anything nobody gives anything up. Nodes say when they heard by the clock of the
//! database, and no later than it was: an answer of the database that comes late makes nobody look as if they heard more than they did.

use std::sync::Mutex;
use std::sync::PoisonError;
use std::time::{Duration, Instant};

use super::super::{Cell, Source, StorageError, cells};
use super::Site;
use super::link::Link;
use crate::leases::Hearing;
use crate::metrics::count;

/// The clock of the database, as far as a node knows it: what it said lies between two moments of the node's own.
#[derive(Clone, Copy, Debug)]
struct Said {
    asked: Instant,
    answered: Instant,
    millis: i64,
}

/// What a node knows of the clock of its database.
#[derive(Default)]
pub(super) struct Clock(Mutex<Option<Said>>);

impl Clock {
    /// The database said what time it is.
    pub(super) fn note(&self, asked: Instant, millis: i64) {
        let said = Said {
            asked,
            answered: Instant::now(),
            millis,
        };
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(said);
    }

    fn said(&self) -> Option<Said> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What the database showed at a moment, or less.
    fn at_least(&self, moment: Instant) -> Option<i64> {
        self.said()
            .map(|said| said.millis + millis(said.answered, moment))
    }

    /// What the database showed at a moment, or more.
    fn at_most(&self, moment: Instant) -> Option<i64> {
        self.said().map(|said| said.millis + millis(said.asked, moment))
    }
}

/// From one moment to another, which may lie before it.
fn millis(from: Instant, to: Instant) -> i64 {
    let forth = to.saturating_duration_since(from).as_millis() as i64;
    forth - from.saturating_duration_since(to).as_millis() as i64
}

/// What is written with a renewal: since when this node hears, when it last did, and when at the latest.
pub(super) fn told(site: &Site, hearing: Option<Hearing>) -> [Cell<'static>; 3] {
    let at = |moment: Option<i64>| moment.map_or(Cell::Null, Cell::from);
    let Some(hearing) = hearing else {
        return [const { Cell::Null }; 3];
    };
    let since = hearing.since.and_then(|since| site.clock.at_least(since));
    let heard = since.and_then(|_| site.clock.at_least(hearing.heard));
    [at(since), at(heard), at(site.clock.at_most(hearing.heard))]
}

/// Whether this node is to give its tables up: it is deaf, and another node has heard the bus for long enough since.
pub(super) fn is_apart(site: &Site, hearing: Option<Hearing>, missed: Option<i64>) -> bool {
    let enough = crate::leases::silence(site.lease).as_millis() as i64;
    hearing.is_some_and(|hearing| hearing.deaf) && missed.is_some_and(|missed| missed >= enough)
}

/// Ends the life of a node that is apart: others have its tables as soon as they look. It is not waited for: what cannot be said runs out by itself.
pub(super) fn part(site: &Site, link: &Link, life: i64) -> Result<(), StorageError> {
    site.set_apart(true);
    if site.end(life) {
        count(&site.metrics.given_up);
        tracing::warn!(
            node = site.node,
            life,
            "this node does not hear the bus, and others do; it gives its tables up until it hears again"
        );
    }
    link.run("UPDATE nodes SET until = 0 WHERE life = ?1", &cells![life])
        .map(drop)
}

/// Whether a node that is apart takes part again: it has heard the bus for a while, or nobody who lives hears it any more.
pub(super) fn may_come_back(
    site: &Site,
    link: &Link,
    hearing: Option<Hearing>,
) -> Result<bool, StorageError> {
    if hearing.is_none_or(|hearing| hearing.well) {
        return Ok(true);
    }
    // Who hears said so when it last renewed its lease.
    let lately = 2 * site.lease.max(Duration::from_secs(1));
    let who = link.number(
        "SELECT count(*) FROM nodes WHERE until >= flibuste_now() AND heard >= flibuste_now() - ?1",
        &cells![lately.as_millis() as u64],
    )?;
    Ok(who == 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_late_answer_makes_nobody_hear_longer_than_they_did() {
        let (asked, second) = (Instant::now(), Duration::from_secs(1));
        let clock = Clock::default();
        assert_eq!(clock.at_least(asked), None);
        *clock.0.lock().unwrap() = Some(Said {
            asked,
            answered: asked + 5 * second,
            millis: 100_000,
        });
        // It said so at some moment of the five seconds; which, nobody knows.
        assert_eq!(clock.at_least(asked + 6 * second), Some(101_000));
        assert_eq!(clock.at_most(asked + 6 * second), Some(106_000));
        assert_eq!(clock.at_least(asked), Some(95_000));
        assert_eq!(clock.at_most(asked), Some(100_000));
    }
}
