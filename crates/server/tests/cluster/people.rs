//! Scripted people: they play at any node that answers, go to another one when a socket ends or falls silent, and write down everything.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

use super::history::{History, Line, Voice, What};
use crate::common::{Answered, Dice, Person, try_request};

/// Whoever hears nothing for so long asks whether anybody is there, and goes elsewhere when nobody answers.
const SILENT: Duration = Duration::from_millis(700);

/// An answer that takes longer is not waited for: the command is sent again, by another node.
const PATIENCE: Duration = Duration::from_millis(1_200);

/// How often the same thing is tried before something is broken for good.
const TRIES: usize = 600;

/// Refusals that are about a server in trouble, not about the game.
const TROUBLE: [&str; 3] = ["storage", "elsewhere", "internal"];

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What everybody knows who plays.
#[derive(Clone)]
pub struct World {
    /// Where the nodes are.
    pub doors: Arc<[SocketAddr]>,
    /// Which of them say that they are ready, as a balancer knows it.
    pub ready: Arc<[AtomicBool]>,
    pub began: Instant,
    /// How long somebody thinks at most, in milliseconds.
    pub pace: watch::Receiver<u64>,
    /// Whether commands are sent to two nodes at once.
    pub twice: bool,
}

/// The way somebody goes from node to node.
pub struct Walk {
    pub world: World,
    pub dice: Dice,
    pub node: usize,
}

/// Asks the nodes again and again whether they are ready, as a balancer does.
pub async fn watch_over(world: World) {
    loop {
        for (door, ready) in world.doors.iter().zip(world.ready.iter()) {
            let asked = try_request(*door, "GET", "/readyz", &[], "");
            let answered = tokio::time::timeout(SILENT, asked).await;
            ready.store(
                matches!(answered, Ok(Ok(answer)) if answer.status == 200),
                Relaxed,
            );
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

impl Walk {
    pub fn new(world: &World, seed: u64) -> Walk {
        let mut dice = Dice(seed);
        let node = dice.below(world.doors.len());
        Walk {
            world: world.clone(),
            dice,
            node,
        }
    }

    /// On to another node: to one that is ready, if any is.
    fn go_on(&mut self) {
        let all = 0..self.world.doors.len();
        let others = all.filter(|node| *node != self.node);
        let (ready, not): (Vec<usize>, Vec<usize>) =
            others.partition(|node| self.world.ready[*node].load(Relaxed));
        let among = if ready.is_empty() { not } else { ready };
        if !among.is_empty() {
            self.node = among[self.dice.below(among.len())];
        }
    }

    /// Asks node after node until one has an answer that is not about its own trouble.
    pub async fn ask(&mut self, person: &Person, method: &str, path: &str, body: &Value) -> Answered {
        let body = match body {
            Value::Null => String::new(),
            body => body.to_string(),
        };
        let path = format!("/api/v1{path}");
        let mut last = None;
        for _ in 0..TRIES {
            let (bearer, door) = (person.bearer(), self.world.doors[self.node]);
            let headers = [("authorization", bearer.as_str())];
            let asked = try_request(door, method, &path, &headers, &body);
            match tokio::time::timeout(PATIENCE, asked).await {
                Ok(Ok(answer)) if answer.status < 500 => return answer,
                Ok(Ok(answer)) => last = Some(answer.text),
                Ok(Err(_)) | Err(_) => {}
            }
            self.go_on();
            tokio::time::sleep(Duration::from_millis(20 + self.dice.below(80) as u64)).await;
        }
        panic!("no node answers {method} {path}; last {last:?}");
    }
}

/// Makes a table of two and begins it, by whichever nodes answer.
pub async fn begin(walk: &mut Walk, people: &[Person; 2]) -> String {
    let made = json!({ "game": catalog::GAMES[0], "seats": [{ "kind": "me" }, { "kind": "open" }], "my_name": "one" });
    let made = walk.ask(&people[0], "POST", "/tables", &made).await;
    assert_eq!(made.status, 201, "{made:?}");
    let table = made.json()["id"].as_str().unwrap().to_owned();
    let path = format!("/tables/{table}");
    for _ in 0..TRIES {
        // What was not answered may have been done all the same, so it is looked at rather than believed.
        let join = json!({ "name": "two" });
        walk.ask(&people[1], "POST", &format!("{path}/seats/1/join"), &join)
            .await;
        walk.ask(&people[0], "POST", &format!("{path}/start"), &Value::Null)
            .await;
        let info = walk.ask(&people[0], "GET", &path, &Value::Null).await;
        if info.status == 200 && info.json()["phase"] == "playing" {
            return table;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("table {table} never begins");
}

/// Somebody at a table.
pub struct Somebody {
    walk: Walk,
    person: Person,
    table: String,
    voice: Voice,
    told: Arc<Mutex<History>>,
    /// The last number that was heard.
    n: Option<u64>,
    moves: Vec<Value>,
    turn: Value,
    /// The command that was not answered yet.
    pending: Option<(String, Value)>,
    commands: u64,
    /// What is known is out of date: a move was refused.
    stale: bool,
}

/// Why somebody left a socket.
enum Left {
    Over,
    /// It ended or fell silent.
    Gone,
}

impl Somebody {
    pub fn new(walk: Walk, person: Person, table: &str, voice: Voice, told: Arc<Mutex<History>>) -> Somebody {
        Somebody {
            walk,
            person,
            table: table.to_owned(),
            voice,
            told,
            n: None,
            moves: Vec::new(),
            turn: Value::Null,
            pending: None,
            commands: 0,
            stale: false,
        }
    }

    fn write(&self, what: What) {
        let line = Line {
            at: self.walk.world.began.elapsed(),
            voice: self.voice,
            node: self.walk.node,
            what,
        };
        self.told.lock().unwrap().lines.push(line);
    }

    /// Plays, or watches, until the game is over; says when that was heard.
    pub async fn live(mut self) -> Instant {
        for _ in 0..TRIES {
            if let Some(mut socket) = self.come().await {
                match self.stay(&mut socket).await {
                    Left::Over => return Instant::now(),
                    Left::Gone => {}
                }
            }
            self.walk.go_on();
            tokio::time::sleep(Duration::from_millis(10 + self.walk.dice.below(60) as u64)).await;
        }
        panic!("{:?} finds no node with table {}", self.voice, self.table);
    }

    /// Opens a socket that goes on after what was heard.
    async fn come(&mut self) -> Option<Socket> {
        let door = self.walk.world.doors[self.walk.node];
        let mut url = format!(
            "ws://{door}/api/v1/tables/{}/socket?name={}",
            self.table, self.person.name
        );
        if let Some(seat) = self.voice.seat {
            url += &format!("&seat={seat}");
        }
        if let Some(since) = self.n {
            url += &format!("&since={since}");
        }
        let mut request = url.into_client_request().unwrap();
        let bearer = self.person.bearer().parse().unwrap();
        request.headers_mut().insert("authorization", bearer);
        let opening = tokio_tungstenite::connect_async(request);
        let (socket, _) = tokio::time::timeout(PATIENCE, opening).await.ok()?.ok()?;
        self.write(What::Opened { since: self.n });
        Some(socket)
    }

    async fn stay(&mut self, socket: &mut Socket) -> Left {
        let (mut heard, mut asked) = (Instant::now(), false);
        let mut sent: Option<Instant> = None;
        loop {
            if self.pending.is_none() && self.is_awaited() && !self.stale {
                self.choose().await;
            }
            if sent.is_none() && self.n.is_some() && self.pending.is_some() {
                if !self.send(socket).await {
                    return Left::Gone;
                }
                sent = Some(Instant::now());
            }
            match tokio::time::timeout(SILENT, socket.next()).await {
                Ok(Some(Ok(Message::Text(text)))) => {
                    (heard, asked) = (Instant::now(), false);
                    let message: Value = serde_json::from_str(text.as_str()).unwrap();
                    if message["type"] == "reply" {
                        sent = None;
                    }
                    if let Some(left) = self.hear(message).await {
                        return left;
                    }
                }
                Ok(Some(Ok(Message::Close(_)) | Err(_)) | None) => return Left::Gone,
                Ok(Some(Ok(_))) => {}
                Err(_) if asked && heard.elapsed() > 2 * SILENT => return Left::Gone,
                Err(_) => {
                    let ping = Message::text(r#"{"id":"ping","do":"ping"}"#);
                    asked = true;
                    if socket.send(ping).await.is_err() {
                        return Left::Gone;
                    }
                }
            }
            if sent.is_some_and(|sent| sent.elapsed() > PATIENCE) {
                return Left::Gone;
            }
        }
    }

    fn is_awaited(&self) -> bool {
        let seat = json!(self.voice.seat);
        let several = |seats: &Value| seats.as_array().is_some_and(|seats| seats.contains(&seat));
        self.voice.seat.is_some()
            && (self.turn["one"] == seat || several(&self.turn["several"]))
            && !self.moves.is_empty()
    }

    /// Thinks, and chooses a move.
    async fn choose(&mut self) {
        let pace = *self.walk.world.pace.borrow();
        if pace > 0 {
            let thought = self.walk.dice.below(pace as usize) as u64;
            tokio::time::sleep(Duration::from_millis(thought)).await;
        }
        self.commands += 1;
        let id = format!(
            "{}-{}-{}",
            self.voice.seat.unwrap_or(9),
            self.voice.number,
            self.commands
        );
        let mv = self.moves[self.walk.dice.below(self.moves.len())].clone();
        self.pending = Some((id, mv));
    }

    async fn send(&mut self, socket: &mut Socket) -> bool {
        let Some((id, mv)) = self.pending.clone() else {
            return true;
        };
        let text = json!({ "id": id, "do": "play", "moves": [mv] }).to_string();
        self.write(What::Sent {
            id: id.clone(),
            mv: mv.clone(),
        });
        if self.walk.world.twice {
            self.write(What::Sent { id, mv });
            self.send_elsewhere(&text);
        }
        socket.send(Message::text(text)).await.is_ok()
    }

    /// Sends the same command by another node too, and waits for no answer there.
    fn send_elsewhere(&self, text: &str) {
        let doors = &self.walk.world.doors;
        let person = Person {
            address: doors[(self.walk.node + 1) % doors.len()],
            ..self.person.clone()
        };
        let (table, seat, text) = (self.table.clone(), self.voice.seat, text.to_owned());
        tokio::spawn(async move {
            if let Ok(mut client) = person.open(&table, seat, None).await {
                let _ = client.raw_or_gone(&text).await;
                while client
                    .next_or_end()
                    .await
                    .is_some_and(|message| message["type"] != "reply")
                {}
            }
        });
    }

    /// Takes in what was said; says whether that is a reason to go.
    async fn hear(&mut self, message: Value) -> Option<Left> {
        let kind = message["type"].as_str().unwrap_or_default().to_owned();
        match kind.as_str() {
            "reply" => self.hear_reply(&message).await,
            "pong" => None,
            "bye" => Some(Left::Gone),
            _ => {
                self.n = message["n"].as_u64().or(self.n);
                if kind == "step" || kind == "whole" {
                    self.moves = message["moves"].as_array().cloned().unwrap_or_default();
                    self.turn = message["turn"].clone();
                    self.stale = false;
                }
                let over = kind == "over" || message["table"]["phase"] == "over";
                self.write(What::Heard(message));
                over.then_some(Left::Over)
            }
        }
    }

    async fn hear_reply(&mut self, message: &Value) -> Option<Left> {
        let ours = self
            .pending
            .as_ref()
            .is_some_and(|(id, _)| message["id"] == id.as_str());
        if !ours {
            return None;
        }
        let ok = message["ok"] == true;
        if !ok && TROUBLE.iter().any(|word| message["refused"] == *word) {
            // Whether it was carried out is not said: the same command is sent again, by another node.
            return Some(Left::Gone);
        }
        let (id, _) = self.pending.take()?;
        self.stale = !ok;
        let n = message["n"].as_u64();
        self.write(What::Answered { id, ok, n });
        None
    }
}
