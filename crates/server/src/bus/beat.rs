//! Who is there: each node says so every moment, and whoever is not heard for a while is taken to be gone.
//!
//! Nobody trusts this with anything that is kept: a node that is wrongly taken to be gone costs its sockets a moment. So that nobody does that to it who is
//! on the bus alone, what a node says of itself is sealed with a secret that lies in the database.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use futures_util::StreamExt;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::Bus;
use crate::App;

/// How often a node says that it is there.
const BEAT: Duration = Duration::from_millis(500);

/// How long a node may be silent: not longer than its lease, but for so many beats in any case.
const SILENT: Duration = Duration::from_millis(2_500);
const MISSED: u32 = 3;

/// How long what this node said may be on its way back to itself.
const DEAF: Duration = Duration::from_secs(1);

/// How often it is said that somebody else is on these subjects.
const STRANGERS: Duration = Duration::from_secs(60);

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
    /// What only those can make who share the database.
    seal: u64,
}

/// What beats are sealed with.
pub(crate) type Secret = [u8; 32];

impl Beat {
    fn seal(&self, secret: &Secret) -> u64 {
        let mut hash = Sha256::new();
        hash.update(secret);
        for number in [self.life as u64, self.connects, self.bye.into(), self.sent] {
            hash.update(number.to_be_bytes());
        }
        let hash = hash.finalize();
        hash.first_chunk().map_or(0, |first| u64::from_be_bytes(*first))
    }

    /// Reads what was said; `None` if it was not said by a node.
    fn read(bytes: &[u8], secret: &Secret) -> Option<Beat> {
        let beat: Beat = serde_json::from_slice(bytes).ok()?;
        (beat.seal == beat.seal(secret)).then_some(beat)
    }
}

/// The nodes that were heard.
pub(super) struct Nodes {
    secret: Secret,
    /// How long one may be silent.
    silent: Duration,
    heard: Mutex<HashMap<i64, Heard>>,
    began: Instant,
    /// This node stops: it says no more.
    left: AtomicBool,
    /// The life under which this node last said something.
    said: AtomicI64,
    /// Since when this node has not heard what it said, in milliseconds since it began; 0 if it has.
    unheard: AtomicU64,
}

#[derive(Clone, Copy)]
struct Heard {
    at: Instant,
    connects: u64,
    /// When the last of it was sent, by its own clock.
    sent: u64,
    gone: bool,
}

impl Nodes {
    pub(super) fn new(secret: Secret, lease: Duration) -> Nodes {
        Nodes {
            secret,
            silent: lease.clamp(MISSED * BEAT, SILENT),
            heard: Mutex::default(),
            began: Instant::now(),
            left: AtomicBool::new(false),
            said: AtomicI64::new(0),
            unheard: AtomicU64::new(0),
        }
    }

    fn heard(&self) -> MutexGuard<'_, HashMap<i64, Heard>> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a node is taken to be gone. One that was never heard is waited for.
    pub(super) fn is_gone(&self, life: i64) -> bool {
        let now = Instant::now();
        let known = *self.heard().entry(life).or_insert(Heard {
            at: now,
            connects: 0,
            sent: 0,
            gone: false,
        });
        known.gone || known.at + self.silent < now
    }

    /// Whether this node does not even hear itself.
    pub(super) fn is_deaf(&self) -> bool {
        let unheard = self.unheard.load(Relaxed);
        unheard > 0 && self.began.elapsed() > Duration::from_millis(unheard) + DEAF
    }

    /// Notes a beat; says whether something may have been lost since the last. One that comes again, or late, says nothing.
    fn note(&self, beat: &Beat) -> Option<bool> {
        let now = Heard {
            at: Instant::now(),
            connects: beat.connects,
            sent: beat.sent,
            gone: beat.bye,
        };
        let mut heard = self.heard();
        let before = heard.get(&beat.life).copied();
        if before.is_some_and(|before| beat.sent <= before.sent) {
            return None;
        }
        heard.insert(beat.life, now);
        Some(before.is_some_and(|before| before.connects > 0 && before.connects != beat.connects))
    }

    /// Those who have just fallen silent.
    fn fallen_silent(&self) -> Vec<i64> {
        let mut heard = self.heard();
        heard.retain(|_, one| !one.gone || one.at.elapsed() < REMEMBERED);
        let silent = heard
            .iter_mut()
            .filter(|(_, one)| !one.gone && one.at.elapsed() > self.silent);
        silent
            .map(|(life, one)| {
                one.gone = true;
                *life
            })
            .collect()
    }

    fn say(&self, bus: &Bus, life: i64, bye: bool) {
        let now = self.began.elapsed();
        let mut beat = Beat {
            life,
            connects: bus.connects.load(Relaxed),
            bye,
            sent: now.as_micros() as u64,
            seal: 0,
        };
        beat.seal = beat.seal(&self.secret);
        self.said.store(life, Relaxed);
        let since = (now.as_millis() as u64).max(1);
        let _ = self.unheard.compare_exchange(0, since, Relaxed, Relaxed);
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
    let (mut strangers, mut told) = (0, None::<Instant>);
    loop {
        // However much somebody says who is none of ours, it is one line a minute.
        let nonsense = app.metrics.bus_nonsense.load(Relaxed);
        if nonsense > strangers && told.is_none_or(|told| told.elapsed() > STRANGERS) {
            let messages = nonsense - strangers;
            tracing::warn!(messages, "the bus brings what is nothing of ours");
            (strangers, told) = (nonsense, Some(Instant::now()));
        }
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
            Some(message) = beats.next() => match Beat::read(&message.payload, &bus.nodes.secret) {
                Some(beat) => hear(app, bus, &beat),
                None => crate::metrics::count(&app.metrics.bus_nonsense),
            },
            Some(_) = news.next() => bus.news.notify_one(),
            else => return,
        }
    }
}

fn hear(app: &Arc<App>, bus: &Arc<Bus>, beat: &Beat) {
    let nodes = &bus.nodes;
    let Some(lost) = nodes.note(beat) else { return };
    let own = beat.life == nodes.said.load(Relaxed);
    if own {
        nodes.unheard.store(0, Relaxed);
        let took = (nodes.began.elapsed().as_micros() as u64).saturating_sub(beat.sent);
        app.metrics.bus_round_trip_micros.store(took, Relaxed);
    }
    if beat.bye && !own {
        app.tables.lose_node(beat.life);
    } else if lost {
        app.tables.call_roll();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: Secret = [7; 32];

    fn beat(life: i64, connects: u64, bye: bool, sent: u64) -> Beat {
        let mut beat = Beat {
            life,
            connects,
            bye,
            sent,
            seal: 0,
        };
        beat.seal = beat.seal(&SECRET);
        beat
    }

    #[test]
    fn whoever_was_never_heard_is_waited_for_and_whoever_left_is_gone() {
        let nodes = Nodes::new(SECRET, SILENT);
        assert!(!nodes.is_gone(7) && nodes.fallen_silent().is_empty());
        nodes.note(&beat(7, 1, true, 1));
        assert!(nodes.is_gone(7) && nodes.fallen_silent().is_empty());
        nodes.note(&beat(7, 1, false, 2));
        assert!(!nodes.is_gone(7));
    }

    #[test]
    fn a_node_that_lost_the_bus_for_a_moment_is_known_by_it() {
        let nodes = Nodes::new(SECRET, SILENT);
        assert!(!nodes.is_gone(7));
        let heard = [1, 2, 3].map(|sent| nodes.note(&beat(7, sent.max(2) - 1, false, sent)));
        assert_eq!(heard, [Some(false), Some(false), Some(true)]);
    }

    #[test]
    fn what_comes_again_or_late_says_nothing() {
        let nodes = Nodes::new(SECRET, SILENT);
        nodes.note(&beat(7, 1, false, 5));
        assert_eq!(nodes.note(&beat(7, 2, true, 5)), None);
        assert_eq!(nodes.note(&beat(7, 2, true, 4)), None);
        assert!(!nodes.is_gone(7));
    }

    #[test]
    fn nobody_says_anything_in_the_name_of_a_node_without_the_secret() {
        let text = |beat: &Beat| serde_json::to_vec(beat).unwrap();
        let mut forged = beat(7, 1, false, 5);
        assert!(Beat::read(&text(&forged), &SECRET).is_some());
        assert!(Beat::read(&text(&forged), &[8; 32]).is_none());
        forged.bye = true;
        assert!(Beat::read(&text(&forged), &SECRET).is_none());
    }

    #[test]
    fn whoever_is_silent_for_a_short_lease_is_gone_but_a_few_beats_may_be_missed() {
        let silent = |lease| Nodes::new(SECRET, Duration::from_millis(lease)).silent;
        assert_eq!(silent(300), MISSED * BEAT);
        assert_eq!(silent(2_000), Duration::from_secs(2));
        assert_eq!(silent(6_000), SILENT);
    }

    #[test]
    fn a_node_is_deaf_once_what_it_said_is_not_heard_in_time() {
        let mut nodes = Nodes::new(SECRET, SILENT);
        assert!(!nodes.is_deaf(), "whoever said nothing misses nothing");
        nodes.unheard.store(1, Relaxed);
        assert!(!nodes.is_deaf(), "it is on its way");
        nodes.began = Instant::now().checked_sub(DEAF * 2).unwrap();
        assert!(nodes.is_deaf());
    }
}
