//! Who is there: each node says so every moment, and whoever is not heard for a while is taken to be gone.
//!
//! Nobody trusts this with anything that is kept: a node that is wrongly taken to be gone costs its sockets a moment.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use serde::{Deserialize, Serialize};

use super::Bus;
use crate::App;

/// How often a node says that it is there.
const BEAT: Duration = Duration::from_millis(500);

/// How long a node may be silent.
const SILENT: Duration = Duration::from_millis(2_500);

/// How long a node that is gone is remembered as such.
const REMEMBERED: Duration = Duration::from_secs(60);

const BEATS: &str = "beat";
pub(super) const NEWS: &str = "news";

/// What a node says to all others.
#[derive(Serialize, Deserialize)]
struct Beat {
    life: i64,
    /// How often it reached the bus: what was on its way in between may be lost.
    connects: u64,
    /// It goes.
    #[serde(default)]
    bye: bool,
    /// When it was sent, by its own clock, in microseconds.
    sent: u64,
}

/// The nodes that were heard.
pub(super) struct Nodes {
    heard: Mutex<HashMap<i64, Heard>>,
    began: Instant,
    /// This node stops: it says no more.
    left: AtomicBool,
    /// When this node last heard itself, in milliseconds since it began.
    own: AtomicU64,
}

impl Default for Nodes {
    fn default() -> Nodes {
        Nodes {
            heard: Mutex::default(),
            began: Instant::now(),
            left: AtomicBool::new(false),
            own: AtomicU64::new(0),
        }
    }
}

#[derive(Clone, Copy)]
struct Heard {
    at: Instant,
    connects: u64,
    gone: bool,
}

impl Nodes {
    fn heard(&self) -> MutexGuard<'_, HashMap<i64, Heard>> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a node is taken to be gone. One that was never heard is waited for.
    pub(super) fn is_gone(&self, life: i64) -> bool {
        let now = Instant::now();
        let known = *self.heard().entry(life).or_insert(Heard {
            at: now,
            connects: 0,
            gone: false,
        });
        known.gone || known.at + SILENT < now
    }

    /// Whether this node does not even hear itself.
    pub(super) fn is_deaf(&self) -> bool {
        let own = Duration::from_millis(self.own.load(Relaxed));
        self.began.elapsed().saturating_sub(own) > SILENT
    }

    /// Notes a beat; says whether something may have been lost since the last.
    fn note(&self, beat: &Beat) -> bool {
        let now = Heard {
            at: Instant::now(),
            connects: beat.connects,
            gone: beat.bye,
        };
        let before = self.heard().insert(beat.life, now);
        before.is_some_and(|before| before.connects > 0 && before.connects != beat.connects)
    }

    /// Those who have just fallen silent.
    fn fallen_silent(&self) -> Vec<i64> {
        let mut heard = self.heard();
        heard.retain(|_, one| !one.gone || one.at.elapsed() < REMEMBERED);
        let silent = heard
            .iter_mut()
            .filter(|(_, one)| !one.gone && one.at.elapsed() > SILENT);
        silent
            .map(|(life, one)| {
                one.gone = true;
                *life
            })
            .collect()
    }

    fn say(&self, bus: &Bus, life: i64, bye: bool) {
        let beat = Beat {
            life,
            connects: bus.connects.load(Relaxed),
            bye,
            sent: self.began.elapsed().as_micros() as u64,
        };
        if let Ok(text) = serde_json::to_vec(&beat) {
            bus.publish(&bus.to_all(BEATS), text.into());
        }
    }

    /// Says good-bye, and nothing more.
    pub(super) fn leave(&self, bus: &Bus, life: i64) {
        self.left.store(true, Relaxed);
        self.say(bus, life, true);
    }
}

/// Says that this node is there, and notices who is not.
pub(super) async fn keep(app: &Arc<App>, bus: &Arc<Bus>) {
    loop {
        let life = app.storage.life();
        if life > 0 && !bus.nodes.left.load(Relaxed) {
            bus.nodes.say(bus, life, false);
        }
        for gone in bus.nodes.fallen_silent() {
            if gone != life {
                tracing::warn!(life = gone, "a node is not heard any more");
            }
            app.tables.lose_node(gone);
        }
        tokio::time::sleep(BEAT).await;
    }
}

/// Hears the others.
pub(super) async fn listen(app: &Arc<App>, bus: &Arc<Bus>) {
    let (Some(mut beats), Some(mut news)) = (
        bus.subscribe(bus.to_all(BEATS)).await,
        bus.subscribe(bus.to_all(NEWS)).await,
    ) else {
        return;
    };
    loop {
        tokio::select! {
            Some(message) = beats.next() => match serde_json::from_slice::<Beat>(&message.payload) {
                Ok(beat) => hear(app, bus, &beat),
                Err(_) => crate::metrics::count(&app.metrics.bus_nonsense),
            },
            Some(_) = news.next() => bus.news.notify_one(),
            else => return,
        }
    }
}

fn hear(app: &Arc<App>, bus: &Arc<Bus>, beat: &Beat) {
    if beat.life == app.storage.life() {
        let now = bus.nodes.began.elapsed();
        bus.nodes.own.store(now.as_millis() as u64, Relaxed);
        let took = (now.as_micros() as u64).saturating_sub(beat.sent);
        app.metrics.bus_round_trip_micros.store(took, Relaxed);
    }
    let lost = bus.nodes.note(beat);
    if beat.bye && beat.life != app.storage.life() {
        app.tables.lose_node(beat.life);
    } else if lost {
        app.tables.call_roll();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn beat(life: i64, connects: u64, bye: bool) -> Beat {
        Beat {
            life,
            connects,
            bye,
            sent: 0,
        }
    }

    #[test]
    fn whoever_was_never_heard_is_waited_for_and_whoever_left_is_gone() {
        let nodes = Nodes::default();
        assert!(!nodes.is_gone(7) && nodes.fallen_silent().is_empty());
        nodes.note(&beat(7, 1, true));
        assert!(nodes.is_gone(7) && nodes.fallen_silent().is_empty());
        nodes.note(&beat(7, 1, false));
        assert!(!nodes.is_gone(7));
    }

    #[test]
    fn a_node_that_lost_the_bus_for_a_moment_is_known_by_it() {
        let nodes = Nodes::default();
        assert!(!nodes.is_gone(7));
        assert!(!nodes.note(&beat(7, 1, false)) && !nodes.note(&beat(7, 1, false)));
        assert!(nodes.note(&beat(7, 2, false)));
    }
}
