//! Tables at which all act at once, each seat in its own time: how long a grab takes to be answered while everybody grabs, and whether the record
//! leads to what everybody saw.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use super::{Arguments, Heard, Kept, Player, Serving, Shared, request};

/// What one seat saw when real time was over, and at which entry.
struct Seen {
    entry: u64,
    fields: BTreeMap<String, Value>,
}

/// What all seats share besides the round trips.
#[derive(Default)]
struct Pace {
    /// Measuring is over: the games are played to their end.
    hurry: AtomicBool,
    refused: AtomicU64,
}

/// Measures, prints, and checks every record.
pub(crate) async fn measure(arguments: &Arguments, core: Option<String>) {
    let temporary = tempfile::tempdir().expect("a temporary folder");
    let folder = arguments
        .folder
        .clone()
        .unwrap_or_else(|| temporary.path().to_owned());
    let serving = Serving::start(arguments, (&Kept::asked_for(arguments), "load"), &folder, core).await;
    let (shared, pace) = (Arc::new(Shared::default()), Arc::new(Pace::default()));
    let mut tables = Vec::new();
    for number in 0..arguments.tables {
        let (table, players) = open(serving.address, arguments, number).await;
        let seats = players.into_iter().enumerate().map(|(seat, player)| {
            let dice = Dice((number * 8 + seat) as u64 + 1);
            let sitting = Sitting {
                player,
                seat,
                dice,
                commands: 0,
                fields: BTreeMap::new(),
                entry: 0,
            };
            let every = Duration::from_millis(arguments.pace);
            tokio::spawn(sitting.play(every, arguments.avoid.clone(), shared.clone(), pace.clone()))
        });
        tables.push((table, seats.collect::<Vec<_>>()));
    }
    tokio::time::sleep(Duration::from_secs(arguments.warm_up)).await;
    let cpu = serving.cpu();
    shared.measuring.store(true, Relaxed);
    let began = Instant::now();
    tokio::time::sleep(Duration::from_secs(arguments.seconds)).await;
    shared.measuring.store(false, Relaxed);
    let seconds = began.elapsed().as_secs_f64();
    let cpu = (serving.cpu().total() - cpu.total()) / seconds;
    pace.hurry.store(true, Relaxed);
    let mut same = 0;
    for (number, (table, seats)) in tables.into_iter().enumerate() {
        let mut seen = Vec::new();
        for seat in seats {
            seen.push(seat.await.expect("a seat plays to the end"));
        }
        same += usize::from(leads_to_the_same(serving.address, number, &table, &seen).await);
    }
    let measured = json!({
        "tables": arguments.tables, "seats": arguments.seats, "pace_ms": arguments.pace, "seconds": seconds,
        "moves_per_second": shared.moves.load(Relaxed) as f64 / seconds,
        "p50_ms": shared.quantile(0.5), "p99_ms": shared.quantile(0.99),
        "worst_ms": shared.worst.load(Relaxed) as f64 / 1000.0,
        "server_cpu": cpu, "refused": pace.refused.load(Relaxed),
        "records_that_lead_to_the_same": same,
    });
    if arguments.json {
        println!("{measured}");
    } else {
        println!("{measured:#}");
    }
    assert_eq!(
        same, arguments.tables,
        "a record leads to something else than what was seen"
    );
}

fn key(number: usize, seat: usize) -> String {
    format!("load-{number:020}-{seat}")
}

/// Makes a table, sits down everywhere and begins.
async fn open(address: SocketAddr, arguments: &Arguments, number: usize) -> (String, Vec<Player>) {
    let options: BTreeMap<&str, &str> = arguments
        .set
        .iter()
        .filter_map(|set| set.split_once('='))
        .collect();
    let mut seats = vec![json!({ "kind": "me" })];
    seats.resize(arguments.seats, json!({ "kind": "open" }));
    let options: BTreeMap<&str, Value> = options
        .into_iter()
        .map(|(name, value)| {
            (
                name,
                value
                    .parse::<u64>()
                    .map_or_else(|_| json!(value), |number| json!(number)),
            )
        })
        .collect();
    let body = json!({ "game": arguments.game, "seats": seats, "options": options, "my_name": "one" });
    let (status, made) = request(
        address,
        "POST",
        "/api/v1/tables",
        &key(number, 0),
        &body.to_string(),
    )
    .await;
    assert_eq!(status, 201, "{made}");
    let made: Value = serde_json::from_str(&made).expect("a table");
    let table = made["id"].as_str().expect("an id").to_owned();
    let path = format!("/api/v1/tables/{table}");
    for seat in 1..arguments.seats {
        let body = format!(r#"{{"name":"seat {seat}"}}"#);
        let joined = request(
            address,
            "POST",
            &format!("{path}/seats/{seat}/join"),
            &key(number, seat),
            &body,
        )
        .await;
        assert_eq!(joined.0, 200, "{}", joined.1);
    }
    let started = request(address, "POST", &format!("{path}/start"), &key(number, 0), "").await;
    assert_eq!(started.0, 200, "{}", started.1);
    let mut players = Vec::new();
    for seat in 0..arguments.seats {
        players.push(Player::open(address, &table, seat, &key(number, seat)).await);
    }
    (table, players)
}

struct Dice(u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 33
    }
}

/// Somebody at a table.
struct Sitting {
    player: Player,
    seat: usize,
    dice: Dice,
    commands: u64,
    /// The fields of the view that changed since this seat sat down.
    fields: BTreeMap<String, Value>,
    entry: u64,
}

impl Sitting {
    /// Acts in real time at its own pace, then plays the game to its end; gives what it saw when real time was over.
    async fn play(mut self, every: Duration, avoid: String, shared: Arc<Shared>, pace: Arc<Pace>) -> Seen {
        let mut seen = None;
        let mut began = false;
        while !self.player.turn.contains("\"over\"") {
            let hurry = pace.hurry.load(Relaxed);
            let real_time = self.player.turn.contains("real_time");
            began |= real_time;
            if began && !real_time && seen.is_none() {
                seen = Some(Seen {
                    entry: self.entry,
                    fields: self.fields.clone(),
                });
            }
            if real_time && !hurry {
                let part = self.dice.next() % 1000;
                self.listen(every.mul_f64(0.5 + part as f64 / 1000.0)).await;
            }
            match self.choose(&avoid, hurry || !real_time) {
                Some(mv) => self.act(&mv, &shared, &pace).await,
                None => self.listen(Duration::from_millis(50)).await,
            }
        }
        seen.unwrap_or(Seen {
            entry: self.entry,
            fields: self.fields,
        })
    }

    /// A move that is offered; where it hurries, one that ends building if there is one.
    fn choose(&mut self, avoid: &str, hurry: bool) -> Option<Box<str>> {
        let ends = |mv: &str| mv.trim_start_matches(['{', '"']).starts_with(avoid);
        let moves = &self.player.moves;
        let mut wanted: Vec<&Box<str>> = moves.iter().filter(|mv| ends(mv) == hurry).collect();
        if wanted.is_empty() && hurry {
            wanted = moves.iter().collect();
        }
        let at = self.dice.next() as usize % wanted.len().max(1);
        wanted.get(at).map(|mv| (*mv).clone())
    }

    /// Makes a move and waits for the answer; that somebody was quicker is an answer too.
    async fn act(&mut self, mv: &str, shared: &Shared, pace: &Pace) {
        self.commands += 1;
        let command = format!(
            r#"{{"id":"c{}-{}","do":"play","moves":[{mv}]}}"#,
            self.seat, self.commands
        );
        let began = Instant::now();
        let sent = self.player.socket.send(Message::text(command)).await;
        sent.expect("the socket is open");
        let ok = loop {
            if let Some(ok) = self.hear().await {
                break ok;
            }
        };
        if !ok {
            pace.refused.fetch_add(1, Relaxed);
        }
        shared.note(began.elapsed(), 0, std::mem::take(&mut self.player.bytes), 0);
    }

    /// Reads what comes for a while.
    async fn listen(&mut self, long: Duration) {
        let until = tokio::time::Instant::now() + long;
        while tokio::time::timeout_at(until, self.hear()).await.is_ok() {}
    }

    /// The next message; the answer to a command is `Some`.
    async fn hear(&mut self) -> Option<bool> {
        let text = match self.player.socket.next().await {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(_)) => return None,
            other => panic!("the server closed a socket: {other:?}"),
        };
        let heard: Heard<'_> = serde_json::from_str(text.as_str()).expect("a message");
        if heard.kind == "reply" {
            return Some(heard.ok);
        }
        if heard.kind == "step" {
            self.entry = heard.entry;
            if let Some(patch) = heard.patch {
                let patch: BTreeMap<String, Value> = serde_json::from_str(patch.get()).expect("a patch");
                self.fields.extend(patch);
            }
        }
        self.player.read(text.as_str());
        None
    }
}

/// Whether the record, once nothing is hidden, verifies and leads to what each seat saw when real time was over.
async fn leads_to_the_same(address: SocketAddr, number: usize, table: &str, seen: &[Seen]) -> bool {
    let path = format!("/api/v1/tables/{table}/record");
    let (status, text) = request(address, "GET", &path, &key(number, 0), "").await;
    assert_eq!(status, 200, "{text}");
    let game = catalog::verify(&text, &catalog::CardBox::default()).expect("a record that verifies");
    for (seat, seen) in table::Seat::all(seen.len() as u8).zip(seen) {
        let frames = game
            .replay(table::Viewer::Seat(seat))
            .expect("a game that plays again");
        let Some(view) = frames
            .iter()
            .find(|frame| frame.entry as u64 == seen.entry)
            .and_then(|frame| frame.view.as_ref())
        else {
            return false;
        };
        let view: BTreeMap<String, Value> = serde_json::from_str(view.get()).expect("a view");
        if seen
            .fields
            .iter()
            .any(|(name, value)| view.get(name) != Some(value))
        {
            return false;
        }
    }
    true
}
