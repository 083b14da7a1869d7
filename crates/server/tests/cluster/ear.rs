//! An ear on the bus: it hears every subject, and what it heard must be what the viewer of that subject may know.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use futures_util::StreamExt;
use serde_json::{Value, json};

use super::history::{Fault, Kept, is_over};

/// What comes before the text of a message to a viewer.
const HEAD: usize = 32;

/// How many messages are kept that are for no viewer.
const OTHERS: usize = 50_000;

/// What was heard so far.
#[derive(Default)]
struct Heard {
    /// By table: for which seat, and what.
    tables: HashMap<String, Vec<(Option<usize>, Value)>>,
    /// Letters, answers and whatever else nodes say to each other.
    others: VecDeque<(Instant, Vec<u8>)>,
    messages: usize,
    /// Subjects on which somebody's key was.
    keys: Vec<String>,
}

#[derive(Clone, Default)]
pub struct Ear(Arc<Mutex<Heard>>);

impl Ear {
    /// Listens to everything at an address, for as long as the runtime lives.
    pub async fn at(url: &str) -> Ear {
        let ear = Ear::default();
        let client = async_nats::connect(url).await.unwrap();
        let mut all = client.subscribe(">").await.unwrap();
        client.flush().await.unwrap();
        let heard = ear.clone();
        tokio::spawn(async move {
            // The client goes with those who listen.
            let _client = client;
            while let Some(message) = all.next().await {
                heard.hear(message.subject.as_str(), &message.payload);
            }
        });
        ear
    }

    fn hear(&self, subject: &str, payload: &[u8]) {
        let mut heard = self.0.lock().unwrap();
        heard.messages += 1;
        if holds(payload, b"key-for-tests") {
            heard.keys.push(subject.to_owned());
        }
        let names: Vec<&str> = subject.split('.').collect();
        let text = payload
            .get(HEAD..)
            .and_then(|text| serde_json::from_slice::<Value>(text).ok());
        if let (["flibuste", _, "t", table, viewer, ..], Some(message)) = (&names[..], text) {
            let seat = viewer.parse().ok();
            let of_table = heard.tables.entry((*table).to_owned()).or_default();
            of_table.push((seat, message));
            return;
        }
        heard.others.push_back((Instant::now(), payload.to_owned()));
        if heard.others.len() > OTHERS {
            heard.others.pop_front();
        }
    }

    /// How many messages were heard.
    pub fn messages(&self) -> usize {
        self.0.lock().unwrap().messages
    }

    /// What was heard of a table that nobody should have: held against its record once its game is over. `until` is when that was.
    pub fn overheard(&self, table: &str, record: &str, until: Instant) -> Vec<Fault> {
        let mut heard = self.0.lock().unwrap();
        let messages = heard.tables.remove(table).unwrap_or_default();
        let mut faults: Vec<Fault> = heard
            .keys
            .drain(..)
            .map(|subject| Fault::Overheard { subject })
            .collect();
        let Ok(kept) = Kept::read(record) else {
            return faults;
        };
        let secret = kept.secret.as_bytes();
        let early = heard.others.iter().filter(|(at, _)| *at < until);
        if early.into_iter().any(|(_, bytes)| holds(bytes, secret)) {
            let subject = "the secret of a shuffle".to_owned();
            faults.push(Fault::Overheard { subject });
        }
        faults.extend(messages.iter().filter_map(|(seat, message)| {
            let told = is_over(message) || may_be_told(&kept, *seat, message);
            (!told).then(|| Fault::Overheard {
                subject: format!("{table} {seat:?}: {message}"),
            })
        }));
        faults
    }
}

fn holds(bytes: &[u8], words: &[u8]) -> bool {
    !words.is_empty() && bytes.windows(words.len()).any(|window| window == words)
}

/// Whether everything in a message is what the rules let its viewer know.
fn may_be_told(kept: &Kept, seat: Option<usize>, message: &Value) -> bool {
    if message.to_string().contains(&kept.secret) {
        return false;
    }
    let fields = match message["type"].as_str() {
        Some("whole") => message["view"].as_object(),
        Some("step") => message["patch"].as_object(),
        _ => return true,
    };
    let entry = message["entry"].as_u64().unwrap_or_default() as usize;
    let Some(frame) = kept.frames.get(&seat).and_then(|frames| frames.get(entry)) else {
        return false;
    };
    let read = |text: &str| serde_json::from_str::<Value>(text).unwrap_or_default();
    let seen = frame
        .view
        .as_ref()
        .map(|view| read(view.get()))
        .unwrap_or_default();
    let told: Vec<Value> = frame.events.iter().map(|event| read(event.get())).collect();
    let own = seat.is_some() && frame.by.seat().map(table::Seat::index) == seat;
    fields
        .into_iter()
        .flatten()
        .all(|(name, value)| seen[name] == *value)
        && (message["type"] == "whole" || message["events"] == json!(told))
        && (own || message.get("move").is_none())
}
