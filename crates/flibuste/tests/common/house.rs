//! The server as the command starts it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};

use serde_json::Value;
use tokio_tungstenite::tungstenite;

const DATA: &str = "house.db";

/// A server of our own, ended with the test.
pub struct House {
    folder: tempfile::TempDir,
    program: Child,
    pub address: String,
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}

impl House {
    pub fn open() -> House {
        let folder = tempfile::tempdir().unwrap();
        let mut program = Command::new(env!("CARGO_BIN_EXE_flibuste"))
            .args(["serve", "--listen", "127.0.0.1:0", "--no-open", "--data"])
            .arg(folder.path().join(DATA))
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
            folder,
            program,
            address,
        }
    }

    /// Its data file.
    pub fn data(&self) -> String {
        self.folder.path().join(DATA).display().to_string()
    }

    /// Watches a table until the connection is dropped; bots play among themselves only while somebody does.
    pub fn watch(&self, table: &str) {
        let link = TcpStream::connect(&self.address).unwrap();
        let url = format!("ws://{}/api/v1/tables/{table}/socket?name=onlooker", self.address);
        let (mut socket, _) = tungstenite::client(url, link).unwrap();
        std::thread::spawn(move || while socket.read().is_ok() {});
    }

    /// One request over a connection of its own; gives the cookie, if one was set, and the answer.
    pub fn ask(&self, method: &str, path: &str, cookie: &str, body: Option<&Value>) -> (String, Value) {
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
