//! A server to test, and clients that talk to it as anybody would: over TCP.

#![allow(dead_code, missing_docs, unreachable_pub)]

pub mod line;
pub mod nats;
pub mod postgres;
pub mod process;
#[cfg(unix)]
pub mod site;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::wire::{ServerMessage, Whole};
use server::{Config, Server};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Everything here answers within this, or it is broken.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// A server with a file of its own.
pub struct House {
    pub directory: tempfile::TempDir,
    pub server: Option<Server>,
    pub address: SocketAddr,
    /// The other nodes, where the house is several.
    pub others: Vec<Server>,
    config: Config,
}

/// More nodes of the house that is kept where this configuration says.
async fn more_nodes(config: &Config, first: SocketAddr) -> Vec<Server> {
    if nats::wanted().is_none() {
        return Vec::new();
    }
    let mut others = Vec::new();
    for name in ["second", "third"] {
        let mut config = config.clone();
        config.node = name.into();
        config.data = config.data.with_file_name(name);
        others.push(server::start(config).await.unwrap());
    }
    let all = std::iter::once(first).chain(others.iter().map(Server::address));
    nats::note_nodes(all.collect());
    others
}

impl House {
    pub async fn new() -> House {
        House::with(|_| {}).await
    }

    pub async fn with(set: impl FnOnce(&mut Config)) -> House {
        let directory = tempfile::tempdir().unwrap();
        let mut config = Config::for_file(directory.path().join("test.db"));
        config.metrics = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
        config.store = postgres::store_for(&config.data).map(|url| url.parse().unwrap());
        if let Some(nats) = nats::wanted() {
            config.bus = Some(nats.url().parse().unwrap());
            config.node = "first".into();
        }
        set(&mut config);
        let server = server::start(config.clone()).await.unwrap();
        House {
            directory,
            address: server.address(),
            others: more_nodes(&config, server.address()).await,
            server: Some(server),
            config,
        }
    }

    /// Stops the server and starts it again with the same file.
    pub async fn restart(&mut self) {
        self.server.take().unwrap().stop().await;
        let server = server::start(self.config.clone()).await.unwrap();
        self.address = server.address();
        self.server = Some(server);
    }

    /// Starts the server again after it was stopped.
    pub async fn start(&mut self) {
        let server = server::start(self.config.clone()).await.unwrap();
        self.address = server.address();
        self.server = Some(server);
    }

    /// Stops the server, changes its file, and starts it again.
    pub async fn restart_after(&mut self, change: impl FnOnce(&rusqlite::Connection)) {
        self.server.take().unwrap().stop().await;
        change(&rusqlite::Connection::open(self.directory.path().join("test.db")).unwrap());
        let server = server::start(self.config.clone()).await.unwrap();
        self.address = server.address();
        self.server = Some(server);
    }

    /// Stops the server, changes what it keeps by a statement, and starts it again.
    pub async fn restart_with(&mut self, sql: &str) {
        self.server.take().unwrap().stop().await;
        self.sql(sql);
        self.start().await;
    }

    /// Asks the store itself, whichever it is; gives the values of the first column, as text.
    pub fn sql(&self, sql: &str) -> Vec<String> {
        store_sql(&self.config.data, sql)
    }

    /// What a fresh look at everything that is kept comes to.
    pub fn check(&self) -> server::Report {
        match &self.config.store {
            Some(database) => {
                let database = database.clone();
                std::thread::spawn(move || server::check_database(&database).unwrap())
                    .join()
                    .unwrap()
            }
            None => server::check(&self.config.data).unwrap(),
        }
    }

    pub fn person(&self, name: &str) -> Person {
        Person::new(self.address, name)
    }

    /// The numbers for operators.
    pub async fn metrics(&self) -> String {
        let lookout = self.server.as_ref().unwrap().metrics_address().unwrap();
        request(lookout, "GET", "/metrics", &[], "").await.text
    }
}

/// Asks the store that belongs to a data file, whichever it is; gives the values of the first column, as text.
pub fn store_sql(data: &std::path::Path, sql: &str) -> Vec<String> {
    if let Some(url) = postgres::store_for(data) {
        return postgres::sql(&url, sql).unwrap_or_else(|error| panic!("{sql}: {error}"));
    }
    let file = rusqlite::Connection::open(data).unwrap();
    let mut asked = file.prepare(sql).unwrap();
    let mut rows = asked.query([]).unwrap();
    let mut all = Vec::new();
    while let Some(row) = rows.next().unwrap() {
        all.push(match row.get_ref(0).unwrap() {
            rusqlite::types::ValueRef::Integer(number) => number.to_string(),
            value => value.as_str().unwrap_or_default().to_owned(),
        });
    }
    all
}

/// Somebody with a key.
#[derive(Clone)]
pub struct Person {
    pub address: SocketAddr,
    pub key: String,
    pub name: String,
}

/// An answer to a request.
#[derive(Debug)]
pub struct Answered {
    pub status: u16,
    pub headers: BTreeMap<String, String>,
    pub text: String,
}

impl Answered {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("not JSON: {self:?}"))
    }

    pub fn code(&self) -> String {
        self.json()["error"]["code"]
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }
}

/// One request over a connection of its own.
pub async fn request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Answered {
    let asked = try_request(nats::next_node(address), method, path, headers, body);
    let answered = tokio::time::timeout(PATIENCE, asked).await;
    answered.expect("an answer").unwrap()
}

/// The same where the server may be gone, or go before it has answered.
pub async fn try_request(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> std::io::Result<Answered> {
    let mut stream = TcpStream::connect(address).await?;
    let mut text = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-length: {}\r\n",
        body.len()
    );
    if !body.is_empty() {
        text += "content-type: application/json\r\n";
    }
    for (name, value) in headers {
        text += &format!("{name}: {value}\r\n");
    }
    text += "\r\n";
    text += body;
    stream.write_all(text.as_bytes()).await?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await?;
    read_answer(&answer).ok_or(std::io::ErrorKind::UnexpectedEof.into())
}

fn read_answer(bytes: &[u8]) -> Option<Answered> {
    let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
    let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
    let mut lines = head.lines();
    let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
    let headers: BTreeMap<String, String> = lines
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.to_lowercase(), value.to_owned()))
        .collect();
    let mut body = bytes[end + 4..].to_vec();
    if headers
        .get("transfer-encoding")
        .is_some_and(|coding| coding == "chunked")
    {
        body = unchunk(&body);
    }
    Some(Answered {
        status,
        headers,
        text: String::from_utf8_lossy(&body).into_owned(),
    })
}

fn unchunk(mut bytes: &[u8]) -> Vec<u8> {
    let mut whole = Vec::new();
    while let Some(end) = bytes.windows(2).position(|two| two == b"\r\n") {
        let length = usize::from_str_radix(std::str::from_utf8(&bytes[..end]).unwrap(), 16).unwrap();
        // A server that goes in the middle of an answer leaves the rest out.
        if length == 0 || bytes.len() < end + 4 + length {
            break;
        }
        whole.extend(&bytes[end + 2..end + 2 + length]);
        bytes = &bytes[end + 4 + length..];
    }
    whole
}

impl Person {
    pub fn new(address: SocketAddr, name: &str) -> Person {
        Person {
            address,
            key: format!("{name}-key-for-tests-{:032}", name.len()),
            name: name.to_owned(),
        }
    }

    /// Somebody else, who comes in by the same door.
    pub fn named(&self, name: &str) -> Person {
        Person::new(self.address, name)
    }

    pub fn bearer(&self) -> String {
        format!("Bearer {}", self.key)
    }

    pub async fn get(&self, path: &str) -> Answered {
        let path = format!("/api/v1{path}");
        request(
            self.address,
            "GET",
            &path,
            &[("authorization", &self.bearer())],
            "",
        )
        .await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answered {
        let path = format!("/api/v1{path}");
        let body = if body.is_null() {
            String::new()
        } else {
            body.to_string()
        };
        request(
            self.address,
            "POST",
            &path,
            &[("authorization", &self.bearer())],
            &body,
        )
        .await
    }

    /// Makes a table for `seats`, with more settings on top.
    pub async fn make(&self, seats: Value, more: Value) -> String {
        let mut body = json!({ "game": catalog::GAMES[0], "seats": seats, "my_name": self.name });
        for (name, value) in more.as_object().cloned().unwrap_or_default() {
            body[name] = value;
        }
        let answer = self.post("/tables", body).await;
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()["id"].as_str().unwrap().to_owned()
    }

    pub async fn join(&self, table: &str, seat: usize) {
        let answer = self
            .post(
                &format!("/tables/{table}/seats/{seat}/join"),
                json!({ "name": self.name }),
            )
            .await;
        assert_eq!(answer.status, 200, "{answer:?}");
    }

    pub async fn table(&self, table: &str) -> Value {
        self.get(&format!("/tables/{table}")).await.json()
    }

    /// Opens a socket and reads the first message.
    pub async fn sit(&self, table: &str, seat: Option<usize>) -> Client {
        let mut client = self.open(table, seat, None).await.unwrap();
        client.next().await;
        client
    }

    pub async fn open(&self, table: &str, seat: Option<usize>, since: Option<u64>) -> Result<Client, Error> {
        self.open_with(table, seat, since, &[]).await
    }

    /// Opens a socket with more headers, as a proxy adds them.
    pub async fn open_with(
        &self,
        table: &str,
        seat: Option<usize>,
        since: Option<u64>,
        headers: &[(&'static str, &str)],
    ) -> Result<Client, Error> {
        let mut url = format!(
            "ws://{}/api/v1/tables/{table}/socket?name={}",
            nats::next_node(self.address),
            self.name
        );
        if let Some(seat) = seat {
            url += &format!("&seat={seat}");
        }
        if let Some(since) = since {
            url += &format!("&since={since}");
        }
        let mut request = url.into_client_request().unwrap();
        request
            .headers_mut()
            .insert("authorization", self.bearer().parse().unwrap());
        for (name, value) in headers {
            request.headers_mut().append(*name, value.parse().unwrap());
        }
        let (socket, _) = tokio_tungstenite::connect_async(request).await?;
        Ok(Client {
            socket,
            seat,
            heard: Vec::new(),
            n: 0,
            view: Value::Null,
            moves: Vec::new(),
            turn: Value::Null,
            undo: String::new(),
            phase: String::new(),
            entry: 0,
        })
    }
}

/// A table of two people who play, with their sockets.
pub async fn two_at_a_table(house: &House, more: Value) -> (String, Client, Client) {
    let (anne, mary) = (house.person("anne"), house.person("mary"));
    let table = anne.make(json!([{"kind": "me"}, {"kind": "open"}]), more).await;
    mary.join(&table, 1).await;
    let started = anne.post(&format!("/tables/{table}/start"), Value::Null).await;
    assert_eq!(started.status, 200, "{started:?}");
    let one = anne.sit(&table, Some(0)).await;
    let other = mary.sit(&table, Some(1)).await;
    (table, one, other)
}

/// One socket, and what a careful client knows from it.
pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub seat: Option<usize>,
    /// Every text that came, as it came.
    pub heard: Vec<String>,
    pub n: u64,
    pub view: Value,
    pub moves: Vec<Value>,
    pub turn: Value,
    pub undo: String,
    pub phase: String,
    /// How many entries the record has.
    pub entry: u64,
}

impl Client {
    pub async fn raw(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    pub async fn binary(&mut self, bytes: Vec<u8>) -> Result<(), Error> {
        self.socket.send(Message::binary(bytes)).await
    }

    pub async fn frame(&mut self, message: Message) -> Result<(), Error> {
        self.socket.send(message).await
    }

    /// Reads until the socket is closed; gives the code it was closed with.
    pub async fn closed_with(&mut self) -> Option<u16> {
        loop {
            match tokio::time::timeout(PATIENCE, self.socket.next())
                .await
                .expect("an end")
            {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    pub async fn raw_or_gone(&mut self, text: &str) -> Result<(), Error> {
        self.socket.send(Message::text(text)).await
    }

    /// The next message, understood; `None` when the socket is closed.
    pub async fn next_or_end(&mut self) -> Option<Value> {
        loop {
            let received = tokio::time::timeout(PATIENCE, self.socket.next()).await;
            match received.unwrap_or_else(|_| panic!("nothing came; last {:?}", self.heard.last())) {
                Some(Ok(Message::Text(text))) => return Some(self.understand(text.as_str())),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    pub async fn next(&mut self) -> Value {
        self.next_or_end().await.expect("the socket is open")
    }

    fn understand(&mut self, text: &str) -> Value {
        self.heard.push(text.to_owned());
        // Every message is one of those the types describe.
        let typed: ServerMessage =
            serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"));
        let message: Value = serde_json::from_str(text).unwrap();
        if let ServerMessage::Whole(whole) = &typed {
            self.take_whole(whole, &message);
        } else if let Some(n) = message["n"].as_u64().filter(|_| message["type"] != "reply") {
            assert_eq!(n, self.n + 1, "a number is missing before {text}");
            self.n = n;
        }
        if let ServerMessage::Step(_) = &typed {
            for (name, value) in message["patch"].as_object().unwrap() {
                self.view[name] = value.clone();
            }
            self.take_now(&message);
        }
        if let Some(phase) = message["table"]["phase"].as_str() {
            self.phase = phase.to_owned();
        }
        message
    }

    fn take_whole(&mut self, whole: &Whole, message: &Value) {
        self.n = whole.n;
        self.view = message["view"].clone();
        self.take_now(message);
    }

    fn take_now(&mut self, message: &Value) {
        self.moves = message["moves"].as_array().unwrap().clone();
        self.turn = message["turn"].clone();
        self.undo = message["undo"].as_str().unwrap().to_owned();
        self.entry = message["entry"].as_u64().unwrap();
    }

    /// Knows what an earlier socket knew.
    pub fn take_over(&mut self, earlier: &Client) {
        self.n = earlier.n;
        self.view = earlier.view.clone();
        self.moves = earlier.moves.clone();
        self.turn = earlier.turn.clone();
        self.undo = earlier.undo.clone();
        self.phase = earlier.phase.clone();
        self.entry = earlier.entry;
    }

    /// Reads until a message of this type comes.
    pub async fn until(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await;
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Sends a command under a new name and reads until it is answered.
    pub async fn ask(&mut self, command: Value) -> Value {
        static LAST: AtomicUsize = AtomicUsize::new(0);
        // A command is carried out once, whatever is in the file already: each run of the tests has names of its own.
        static RUN: std::sync::OnceLock<u128> = std::sync::OnceLock::new();
        let now = || {
            std::time::UNIX_EPOCH
                .elapsed()
                .map_or(0, |since| since.as_nanos())
        };
        let id = format!("c{}-{}", RUN.get_or_init(now), LAST.fetch_add(1, Relaxed));
        self.ask_as(&id, command).await
    }

    pub async fn ask_as(&mut self, id: &str, mut command: Value) -> Value {
        command["id"] = id.into();
        self.raw(&command.to_string()).await;
        loop {
            let message = self.next().await;
            if message["type"] == "reply" && message["id"] == id {
                return message;
            }
        }
    }

    pub async fn play(&mut self, mv: &Value) -> Value {
        self.ask(json!({ "do": "play", "moves": [mv] })).await
    }

    /// Whether the table waits for this seat.
    pub fn awaited(&self) -> bool {
        let seat = json!(self.seat);
        let several = |seats: &Value| seats.as_array().is_some_and(|seats| seats.contains(&seat));
        self.turn["one"] == seat && self.seat.is_some()
            || several(&self.turn["several"])
            || several(&self.turn["real_time"]["seats"])
    }

    pub async fn close(mut self) {
        let _ = self.socket.close(None).await;
        while let Ok(Some(Ok(_))) = tokio::time::timeout(PATIENCE, self.socket.next()).await {}
    }
}

/// A small generator for choices in tests: the same each time.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, count: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % count.max(1)
    }
}

/// Plays random moves until the game is over or `most` were made; every client hears everything.
pub async fn play_on(clients: &mut [&mut Client], dice: &mut Dice, most: usize) -> usize {
    for made in 0..most {
        if clients[0].turn.get("over").is_some() {
            return made;
        }
        let who = clients
            .iter()
            .position(|client| client.awaited())
            .expect("somebody is awaited");
        let mv = {
            let moves = &clients[who].moves;
            moves[dice.below(moves.len())].clone()
        };
        let reply = clients[who].play(&mv).await;
        assert_eq!(reply["ok"], true, "{mv} was offered and refused: {reply}");
        for (at, client) in clients.iter_mut().enumerate() {
            if at != who {
                client.until("step").await;
            }
        }
    }
    most
}

/// Asks again and again until it is so; says what never was.
pub async fn until<F: Future<Output = bool>>(what: &str, mut done: impl FnMut() -> F) {
    let begun = Instant::now();
    while !done().await {
        assert!(begun.elapsed() < PATIENCE, "{what}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
