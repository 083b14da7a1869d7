//! A game is one folder and one line of the catalogue: the game for tests, of which nothing else knows anything, played through the command and
//! through the server. A browser plays it on the page (`web/e2e/toy.test.ts`).

mod common;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use common::{fine, refused};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite;

#[test]
fn the_catalogue_offers_it() {
    let text = fine(&["games", "toy", "--lang", "en"], "");
    assert!(text.contains("toy · Heap of coins · 2 to 4 seats"), "{text}");
    let listed: Value = serde_json::from_str(&fine(&["games", "toy", "--json"], "")).unwrap();
    let listed = listed.get(0).unwrap_or(&listed);
    assert_eq!(listed["minutes"], json!([1, 5]), "{listed}");
}

/// On its first day a game has no board and no bots of its own: its view is told field by field, and `random` plays it.
#[test]
fn a_whole_game_is_played_by_the_command() {
    let new = fine(&["new", "toy", "--seed", "7", "--seats", "2"], "");
    let seen = fine(&["view", "--as", "0", "--lang", "en"], &new);
    assert!(seen.contains("heap") && seen.contains("turn of"), "{seen}");
    assert!(!seen.contains("toy-"), "every field has its words: {seen}");
    let offered = fine(&["moves", "--seat", "0", "--lang", "en"], &new);
    assert!(
        offered.contains("take a coin") && offered.contains("take 3 coins"),
        "{offered}"
    );
    let next = fine(&["play", "--seat", "0", "take 2"], &new);
    assert_ne!(new, next);
    assert!(refused(&["play", "--seat", "0", "take 1", "--lang", "en"], &next).contains("turn"));
    let played = fine(
        &["auto", "toy", "--games", "20", "--seed", "s", "--bots", "random"],
        "",
    );
    assert!(played.starts_with("20 games of toy, "), "{played}");
}

/// A server of our own, ended with the test.
struct House {
    /// Holds its data file.
    _folder: tempfile::TempDir,
    program: Child,
    address: String,
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

impl House {
    fn open() -> House {
        let folder = tempfile::tempdir().unwrap();
        let mut program = Command::new(env!("CARGO_BIN_EXE_flibuste"))
            .args(["serve", "--listen", "127.0.0.1:0", "--no-open", "--data"])
            .arg(folder.path().join("toy.db"))
            .env("FLIBUSTE_LOG", "info")
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut log = BufReader::new(program.stderr.take().unwrap()).lines();
        let found = log.by_ref().find_map(|line| {
            let line = line.ok()?;
            let rest = line.split_once("http://")?.1;
            let end = rest.find(|char: char| !char.is_ascii_digit() && char != '.' && char != ':');
            Some(rest[..end.unwrap_or(rest.len())].to_owned())
        });
        // The log is read to its end, so that the server never waits for somebody to read it.
        std::thread::spawn(move || log.for_each(drop));
        let address = found.expect("the server says where it listens");
        House {
            _folder: folder,
            program,
            address,
        }
    }

    /// Watches a table until the connection is dropped; bots play among themselves only while somebody does.
    fn watch(&self, table: &str) {
        let link = TcpStream::connect(&self.address).unwrap();
        let url = format!("ws://{}/api/v1/tables/{table}/socket?name=onlooker", self.address);
        let (mut socket, _) = tungstenite::client(url, link).unwrap();
        std::thread::spawn(move || while socket.read().is_ok() {});
    }

    /// One request over a connection of its own; gives the cookie, if one was set, and the answer.
    fn ask(&self, method: &str, path: &str, cookie: &str, body: Option<&Value>) -> (String, Value) {
        let mut link = TcpStream::connect(&self.address).unwrap();
        let body = body.map(Value::to_string).unwrap_or_default();
        let head = format!(
            "{method} /api/v1{path} HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\ncookie: {cookie}\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: {length}\r\n\r\n",
            host = self.address,
            length = body.len()
        );
        link.write_all((head + &body).as_bytes()).unwrap();
        let mut answer = String::new();
        link.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let set = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = set
            .and_then(|set| set.split(';').next())
            .unwrap_or(cookie)
            .to_owned();
        let json = body.find(['{', '[']).zip(body.rfind(['}', ']']));
        let json = json.and_then(|(start, end)| serde_json::from_str(&body[start..=end]).ok());
        (
            cookie,
            json.unwrap_or_else(|| panic!("{method} {path}: {answer}")),
        )
    }
}

/// Two bots play a whole game at a table of the server, which is watched and then replayed.
#[test]
fn a_whole_game_is_played_at_a_table() {
    let house = House::open();
    assert_eq!(fine(&["health", &house.address], ""), "ok\n");
    let (cookie, games) = house.ask("GET", "/games", "", None);
    let told = games
        .as_array()
        .unwrap()
        .iter()
        .find(|game| game["id"] == "toy")
        .unwrap();
    assert_eq!(told["talk"], true);
    assert_eq!(told["seat_fields"], json!(["active"]));
    let bot = json!({ "kind": "bot", "level": "random" });
    let body = json!({ "game": "toy", "seats": [bot, bot], "options": {"heap": "large"}, "listed": true });
    let (cookie, table) = house.ask("POST", "/tables", &cookie, Some(&body));
    let id = table["id"].as_str().unwrap_or_else(|| panic!("{table}"));
    let path = format!("/tables/{id}");
    if table["phase"] != "playing" {
        house.ask("POST", &format!("{path}/start"), &cookie, Some(&json!({})));
    }
    house.watch(id);
    for _ in 0..600 {
        let (_, seen) = house.ask("GET", &path, &cookie, None);
        if seen["phase"] == "over" {
            let (_, replay) = house.ask("GET", &format!("{path}/replay?as=all"), &cookie, None);
            let frames = replay["frames"].as_array().unwrap();
            assert!(frames.len() > 5, "{replay}");
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    panic!("two bots do not come to an end");
}
