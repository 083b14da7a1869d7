//! A troupe of people at several tables, what they suffer, and what was found of it.

use std::fmt;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::Value;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use super::ear::Ear;
use super::fleet::{Fleet, LEASE, Trouble};
use super::history::{Fault, History, Line, Voice, check};
use super::people::{Somebody, Walk, World, begin, watch_over};
use crate::common::{Dice, Person};

/// How long people think at most while there is trouble, and when the games are to come to their ends.
const PACE: u64 = 60;
const HURRY: u64 = 0;

/// By when a table is to be playable again, whatever happened to the node that had it.
pub const PLAYABLE_AGAIN: Duration = LEASE.saturating_add(Duration::from_secs(2));

/// Runs something with a fleet, in a runtime of its own, unless the engines cannot be had.
pub fn with_fleet(test: impl AsyncFnOnce(&mut Fleet)) {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap();
    runtime.block_on(async {
        if let Some(mut fleet) = Fleet::start().await {
            test(&mut fleet).await;
        }
    });
}

/// What was found of all tables.
#[derive(Default)]
pub struct Found {
    pub faults: Vec<(String, Fault)>,
    pub acknowledged: usize,
    pub games: usize,
    pub steps: usize,
    pub sockets: usize,
    /// Moves that were not answered before the game was over.
    pub open: usize,
    /// How long each acknowledged move took, from when it was first sent, and when it was sent.
    waits: Vec<(Duration, Duration)>,
    /// Messages on the bus.
    pub overheard: usize,
    /// What happened, from when until every node was ready again.
    troubles: Vec<(Trouble, Duration, Duration)>,
}

impl Found {
    /// Nothing that must never be was found.
    pub fn must_hold(&self) {
        assert!(self.faults.is_empty(), "{:#?}\n{self}", self.faults);
        assert!(self.games > 0 && self.acknowledged > 0, "{self}");
    }

    fn add(&mut self, table: &str, history: &History, record: &str, overheard: Vec<Fault>) {
        let mut faults = check(history, record);
        faults.extend(overheard);
        if !faults.is_empty() {
            keep_for_later(table, history, record);
        }
        self.faults
            .extend(faults.into_iter().map(|fault| (table.to_owned(), fault)));
        self.games += 1;
        for command in history.commands() {
            match command.acknowledged {
                Some(at) => {
                    self.acknowledged += 1;
                    self.waits.push((command.sent, at - command.sent));
                }
                None => self.open += 1,
            }
        }
        let (steps, sockets) = history.counted();
        self.steps += steps;
        self.sockets += sockets;
    }

    /// The longest somebody waited for a move after such a trouble: until a table was playable again.
    pub fn longest_wait(&self, trouble: Trouble) -> Duration {
        let all = self.waits_after(trouble);
        all.into_iter().max().unwrap_or_default()
    }

    /// For each time it happened, the longest wait for a move that was open then or sent soon after.
    fn waits_after(&self, trouble: Trouble) -> Vec<Duration> {
        let times = self.troubles.iter().filter(|(what, ..)| *what == trouble);
        let wait = |began: Duration| {
            let soon = began + PLAYABLE_AGAIN;
            let met = self
                .waits
                .iter()
                .filter(|(sent, took)| *sent < soon && *sent + *took > began);
            met.map(|(sent, took)| *sent + *took - began.max(*sent)).max()
        };
        times.filter_map(|(_, began, _)| wait(*began)).collect()
    }

    /// A part of all moves took no longer than this.
    pub fn quantile(&self, part: f64) -> Duration {
        quantile(self.waits.iter().map(|(_, took)| *took).collect(), part)
    }

    /// The same of the moves that were sent while such a trouble went on.
    pub fn quantile_during(&self, trouble: Trouble, part: f64) -> Duration {
        let times: Vec<_> = self
            .troubles
            .iter()
            .filter(|(what, ..)| *what == trouble)
            .collect();
        let during = |sent: &Duration| {
            times
                .iter()
                .any(|(_, began, ended)| (began..=ended).contains(&sent))
        };
        let waits = self.waits.iter().filter(|(sent, _)| during(sent));
        quantile(waits.map(|(_, took)| *took).collect(), part)
    }
}

fn quantile(mut waits: Vec<Duration>, part: f64) -> Duration {
    waits.sort_unstable();
    let at = (waits.len() as f64 * part) as usize;
    waits
        .get(at.min(waits.len().saturating_sub(1)))
        .copied()
        .unwrap_or_default()
}

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let millis = |wait: Duration| format!("{:.1} ms", wait.as_secs_f64() * 1000.0);
        writeln!(
            f,
            "{} moves acknowledged in {} games, {} steps heard over {} sockets, {} messages on the bus; {} faults; {} moves without an answer when their game was over\n\
             a move took p50 {}, p99 {}",
            self.acknowledged,
            self.games,
            self.steps,
            self.sockets,
            self.overheard,
            self.faults.len(),
            self.open,
            millis(self.quantile(0.5)),
            millis(self.quantile(0.99)),
        )?;
        for trouble in Trouble::ALL {
            let times = self.troubles.iter().filter(|(what, ..)| *what == trouble).count();
            if times == 0 {
                continue;
            }
            let waits = self.waits_after(trouble);
            let late = waits.iter().filter(|wait| **wait > PLAYABLE_AGAIN).count();
            writeln!(
                f,
                "{trouble:?}, {times} times: playable again after p50 {}, worst {}, {late} times later than the lease and 2 s; moves meanwhile p50 {}, p99 {}",
                millis(quantile(waits.clone(), 0.5)),
                millis(self.longest_wait(trouble)),
                millis(self.quantile_during(trouble, 0.5)),
                millis(self.quantile_during(trouble, 0.99)),
            )?;
        }
        Ok(())
    }
}

/// Writes down what went wrong, for whoever is to find out why.
fn keep_for_later(table: &str, history: &History, record: &str) {
    let folder = std::env::temp_dir().join(format!("flibuste-history-{table}"));
    let line = |line: &Line| {
        format!(
            "{:?} {:?} n{} {:?}",
            line.at,
            line.voice,
            line.node + 1,
            line.what
        )
    };
    let lines: Vec<String> = history.lines.iter().map(line).collect();
    let written = std::fs::create_dir_all(&folder)
        .and_then(|()| std::fs::write(folder.join("history"), lines.join("\n")))
        .and_then(|()| std::fs::write(folder.join("record.jsonl"), record));
    eprintln!(
        "table {table}: what was sent and heard lies in {} ({written:?})",
        folder.display()
    );
}

/// People at some tables, one game after the other until they are told to come to an end.
pub struct Troupe {
    tables: Vec<JoinHandle<()>>,
    found: Arc<Mutex<Found>>,
    ear: Ear,
    pace: watch::Sender<u64>,
    last: watch::Sender<bool>,
    began: Instant,
    dice: Dice,
}

impl Troupe {
    pub fn begin(fleet: &Fleet, tables: usize, seed: u64, twice: bool) -> Troupe {
        let (pace, thinking) = watch::channel(PACE);
        let (last, told) = watch::channel(false);
        let world = World {
            doors: fleet.nodes.iter().map(|node| node.address).collect(),
            ready: fleet.nodes.iter().map(|_| AtomicBool::new(true)).collect(),
            began: Instant::now(),
            pace: thinking,
            twice,
        };
        tokio::spawn(watch_over(world.clone()));
        let (found, ear) = (Arc::new(Mutex::new(Found::default())), fleet.ear.clone());
        let mut dice = Dice(seed);
        let mut one = |number: usize| {
            let walk = Walk::new(&world, dice.below(usize::MAX) as u64);
            tokio::spawn(play((walk, number), found.clone(), ear.clone(), told.clone()))
        };
        Troupe {
            tables: (0..tables).map(&mut one).collect(),
            found,
            ear: fleet.ear.clone(),
            pace,
            last,
            began: world.began,
            dice,
        }
    }

    /// Lets something happen and waits until every node is ready again.
    pub async fn suffer(&mut self, trouble: Trouble, fleet: &mut Fleet) {
        let began = self.began.elapsed();
        trouble.happen(fleet, &mut self.dice).await;
        let ended = self.began.elapsed();
        self.found.lock().unwrap().troubles.push((trouble, began, ended));
    }

    /// Whether everybody still plays; a panic of one of them is not waited for.
    pub fn is_well(&self) -> bool {
        let found = self.found.lock().unwrap();
        found.faults.is_empty() && self.tables.iter().all(|table| !table.is_finished())
    }

    /// Lets everybody play to the end, and gives what was found.
    pub async fn end(self) -> Found {
        self.last.send_replace(true);
        self.pace.send_replace(HURRY);
        for table in self.tables {
            table.await.unwrap();
        }
        let mut found = std::mem::take(&mut *self.found.lock().unwrap());
        found.overheard = self.ear.messages();
        found
    }
}

/// One game after the other, with somebody who watches.
async fn play(
    (mut walk, number): (Walk, usize),
    found: Arc<Mutex<Found>>,
    ear: Ear,
    last: watch::Receiver<bool>,
) {
    let names = [0, 1, 2].map(|who| format!("person{number}x{who}"));
    let [one, two, watcher] = names.map(|name| Person::new(walk.world.doors[0], &name));
    loop {
        let people = [one.clone(), two.clone()];
        let table = begin(&mut walk, &people).await;
        let told = Arc::new(Mutex::new(History::default()));
        let mut living = Vec::new();
        for (seat, person) in people.into_iter().map(Some).chain([None]).enumerate() {
            let voice = Voice {
                seat: person.is_some().then_some(seat),
                number: 0,
            };
            let own = Walk::new(&walk.world, walk.dice.below(usize::MAX) as u64);
            let person = person.unwrap_or_else(|| watcher.clone());
            let somebody = Somebody::new(own, person, &table, voice, told.clone());
            living.push(tokio::spawn(somebody.live()));
        }
        let mut over = None;
        for somebody in living {
            let heard = somebody.await.unwrap();
            over = over.filter(|earliest| *earliest < heard).or(Some(heard));
        }
        let record = record(&mut walk, &watcher, &table).await;
        let history = std::mem::take(&mut *told.lock().unwrap());
        let overheard = ear.overheard(&table, &record, over.unwrap_or_else(Instant::now));
        found.lock().unwrap().add(&table, &history, &record, overheard);
        if *last.borrow() {
            return;
        }
    }
}

/// The record of a game that is over, from any node that has it.
async fn record(walk: &mut Walk, person: &Person, table: &str) -> String {
    for _ in 0..400 {
        let path = format!("/tables/{table}/record");
        let answer = walk.ask(person, "GET", &path, &Value::Null).await;
        if answer.status == 200 && !answer.text.is_empty() {
            return answer.text;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("there is no record of {table}");
}
