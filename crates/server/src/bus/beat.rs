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
use super::letter::Echo;
use crate::App;
use crate::leases::Hearing;

/// How often a node says that it is there.
const BEAT: Duration = Duration::from_millis(500);

/// How many of its own beats a node may miss before it takes itself to be deaf, and has to hear one after the other before it is sure that it is not.
const MISSED: u32 = 3;
const HEARD_AGAIN: u32 = 4;

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
    /// It lives under no number at the moment and says this to hear it itself.
    #[serde(default)]
    apart: bool,
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
    ear: Mutex<Ear>,
}

/// How a node hears itself.
#[derive(Clone, Copy)]
struct Ear {
    /// Since when without missing more than a few.
    since: Option<Instant>,
    heard: Instant,
    /// How often it said something since it last heard itself. A node that stood still said nothing, and is not deaf for that.
    missed: u32,
    /// How often it has heard itself since `since`.
    good: u32,
}

impl Ear {
    fn new(now: Instant) -> Ear {
        Ear {
            since: None,
            heard: now,
            missed: 0,
            good: 0,
        }
    }

    fn says(&mut self) {
        self.missed = self.missed.saturating_add(1);
        if self.missed > MISSED {
            self.good = 0;
        }
    }

    fn hears(&mut self, now: Instant) {
        if self.good == 0 {
            self.since = Some(now);
        }
        (self.heard, self.missed, self.good) = (now, 0, self.good.saturating_add(1));
    }

    fn hearing(&self, now: Instant, silent: Duration) -> Hearing {
        Hearing {
            since: self.since,
            heard: self.heard,
            deaf: self.missed > MISSED && now.saturating_duration_since(self.heard) >= silent,
            well: self.good >= HEARD_AGAIN,
        }
    }
}

#[derive(Clone, Copy)]
struct Heard {
    at: Instant,
    connects: u64,
    /// When the last of it was sent, by its own clock.
    sent: u64,
    gone: bool,
    /// It is, or was, a life of this node.
    own: bool,
}

impl Nodes {
    pub(super) fn new(secret: Secret, lease: Duration) -> Nodes {
        Nodes {
            secret,
            silent: crate::leases::silence(lease),
            heard: Mutex::default(),
            began: Instant::now(),
            left: AtomicBool::new(false),
            said: AtomicI64::new(0),
            unheard: AtomicU64::new(0),
            ear: Mutex::new(Ear::new(Instant::now())),
        }
    }

    fn ear(&self) -> MutexGuard<'_, Ear> {
        self.ear.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn hearing(&self) -> Hearing {
        self.ear().hearing(Instant::now(), self.silent)
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
            own: false,
        });
        known.gone || known.at + self.silent < now
    }

    /// What was last heard of a node, to be told to it.
    pub(super) fn echo(&self, life: i64) -> Option<Echo> {
        let last = *self.heard().get(&life)?;
        let ago = last.at.elapsed().as_micros() as u64;
        (last.sent > 0).then_some(Echo { sent: last.sent, ago })
    }

    /// How long ago at most this node was told what it had said.
    pub(super) fn age(&self, echo: Echo) -> Duration {
        let now = self.began.elapsed().as_micros() as u64;
        Duration::from_micros(now.saturating_sub(echo.sent).saturating_sub(echo.ago))
    }

    /// Whether this node does not even hear itself.
    pub(super) fn is_deaf(&self) -> bool {
        let unheard = self.unheard.load(Relaxed);
        unheard > 0 && self.began.elapsed() > Duration::from_millis(unheard) + DEAF
    }

    /// Notes a beat; says whether something may have been lost since the last. One that comes again, or late, says nothing.
    fn note(&self, beat: &Beat) -> Option<bool> {
        let mut heard = self.heard();
        let before = heard.get(&beat.life).copied();
        let now = Heard {
            at: Instant::now(),
            connects: beat.connects,
            sent: beat.sent,
            gone: beat.bye,
            own: beat.life == self.said.load(Relaxed) || before.is_some_and(|before| before.own),
        };
        if before.is_some_and(|before| beat.sent <= before.sent) {
            return None;
        }
        heard.insert(beat.life, now);
        Some(before.is_some_and(|before| before.connects > 0 && before.connects != beat.connects))
    }

    /// Those who have just fallen silent, and whether this node was it.
    fn fallen_silent(&self) -> Vec<(i64, bool)> {
        let mut heard = self.heard();
        heard.retain(|_, one| !one.gone || one.at.elapsed() < REMEMBERED);
        let silent = heard
            .iter_mut()
            .filter(|(_, one)| !one.gone && one.at.elapsed() > self.silent);
        silent
            .map(|(life, one)| {
                one.gone = true;
                (*life, one.own)
            })
            .collect()
    }

    fn say(&self, bus: &Bus, life: i64, (bye, apart): (bool, bool)) {
        let now = self.began.elapsed();
        let mut beat = Beat {
            life,
            connects: bus.connects.load(Relaxed),
            bye,
            apart,
            sent: now.as_micros() as u64,
            seal: 0,
        };
        beat.seal = beat.seal(&self.secret);
        self.said.store(life, Relaxed);
        self.ear().says();
        let since = (now.as_millis() as u64).max(1);
        let _ = self.unheard.compare_exchange(0, since, Relaxed, Relaxed);
        if let Ok(text) = serde_json::to_vec(&beat) {
            bus.publish(&bus.to_all(BEATS), text.into());
        }
    }

    /// Says good-bye, and nothing more.
    pub(super) fn leave(&self, bus: &Bus, life: i64) {
        self.left.store(true, Relaxed);
        self.say(bus, life, (true, false));
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
        // Who lives under no number says so by the last, to hear whether the bus is there.
        let said = if life > 0 {
            life
        } else {
            bus.nodes.said.load(Relaxed)
        };
        if said > 0 && !bus.nodes.left.load(Relaxed) {
            bus.nodes.say(bus, said, (false, life == 0));
        }
        for (gone, own) in bus.nodes.fallen_silent() {
            if !own {
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
    let own = beat.life == nodes.said.load(Relaxed);
    // Nobody counts on a life that is over.
    if beat.apart && !own {
        return;
    }
    let Some(lost) = nodes.note(beat) else { return };
    if own {
        nodes.unheard.store(0, Relaxed);
        let took = (nodes.began.elapsed().as_micros() as u64).saturating_sub(beat.sent);
        app.metrics.bus_round_trip_micros.store(took, Relaxed);
        // What comes late was held up somewhere: that is not hearing.
        if Duration::from_micros(took) <= DEAF {
            nodes.ear().hears(Instant::now());
        }
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
    const SILENT: Duration = Duration::from_millis(2_500);

    fn beat(life: i64, connects: u64, bye: bool, sent: u64) -> Beat {
        let mut beat = Beat {
            life,
            connects,
            bye,
            apart: false,
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
    fn a_node_knows_how_old_at_most_a_letter_is_however_the_clocks_stand() {
        let second = Duration::from_secs(1);
        let (mut own, mut other) = (Nodes::new(SECRET, SILENT), Nodes::new(SECRET, SILENT));
        // The clock of the one has shown an hour, that of the other a minute.
        own.began = Instant::now().checked_sub(3600 * second).unwrap();
        other.began = Instant::now().checked_sub(60 * second).unwrap();
        assert!(other.echo(7).is_none());
        other.note(&beat(7, 1, false, own.began.elapsed().as_micros() as u64));
        let mut echo = other.echo(7).unwrap();
        assert!(own.age(echo) < second * 30);
        // It lay somewhere for a minute.
        own.began = own.began.checked_sub(60 * second).unwrap();
        assert!(own.age(echo) >= 60 * second);
        // Or the other one had known for that long.
        echo.ago += 60_000_000;
        assert!(own.age(echo) < second * 30);
    }

    #[test]
    fn whoever_is_silent_for_a_short_lease_is_gone_but_a_few_beats_may_be_missed() {
        let silent = |lease| Nodes::new(SECRET, Duration::from_millis(lease)).silent;
        assert_eq!(silent(300), MISSED * BEAT);
        assert_eq!(silent(2_000), Duration::from_secs(2));
        assert_eq!(silent(6_000), SILENT);
    }

    #[test]
    fn a_node_is_deaf_by_what_it_said_and_hears_again_only_after_a_few_beats() {
        let began = Instant::now();
        let mut ear = Ear::new(began);
        let at = |beats: u32| began + beats * BEAT;
        for beat in 1..=6 {
            ear.says();
            ear.hears(at(beat));
        }
        let well = ear.hearing(at(7), SILENT);
        assert!(well.well && !well.deaf && well.since == Some(at(1)));
        // Whoever stood still said nothing meanwhile.
        ear.says();
        assert!(!ear.hearing(at(100), SILENT).deaf);
        for _ in 0..MISSED {
            ear.says();
        }
        assert!(!ear.hearing(at(7), SILENT).deaf, "not for long enough");
        let deaf = ear.hearing(at(100), SILENT);
        assert!(deaf.deaf && !deaf.well && deaf.heard == at(6));
        for beat in 101..101 + HEARD_AGAIN {
            assert!(!ear.hearing(at(beat), SILENT).well);
            ear.says();
            ear.hears(at(beat));
        }
        let well = ear.hearing(at(110), SILENT);
        assert!(well.well && !well.deaf && well.since == Some(at(101)));
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
