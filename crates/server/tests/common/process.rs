//! The server as a process that can be killed, and what must hold afterwards.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};
use tokio::net::TcpStream;

use super::{Client, Dice, Person, play_on};

/// The server as a process that can be killed.
pub struct Process {
    pub child: Child,
    pub address: SocketAddr,
}

impl Process {
    /// Starts the server; `limit` is the most bytes a file may grow to, as on a full disk.
    pub async fn start(data: &Path, limit: Option<u64>) -> Process {
        // The signal is ignored, so that writing fails as it does when a disk is full.
        Process::start_after("trap '' XFSZ;", data, limit, Stdio::null()).await
    }

    /// Starts the server after something else, in a shell, and with a log.
    pub async fn start_after(before: &str, data: &Path, limit: Option<u64>, log: Stdio) -> Process {
        let probe = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let address = probe.local_addr().unwrap();
        drop(probe);
        let server = env!("CARGO_BIN_EXE_server");
        // POSIX counts in blocks of 512 bytes.
        let limit = limit.map_or(String::new(), |bytes| format!("ulimit -f {};", bytes / 512));
        let store = super::postgres::store_for(data);
        let mut command = Command::new("sh");
        command.args(["-c", &format!("{before} {limit} exec \"$@\""), "sh", server]);
        let child = command
            .args(["--no-open", "--listen", &address.to_string(), "--bot-pause", "0"])
            .args([
                "--command-rate",
                "0",
                "--request-rate",
                "0",
                "--table-rate",
                "0",
                "--settle",
                "200",
                "--tables-per-address",
                "0",
            ])
            .arg("--data")
            .arg(data)
            .args(store.iter().flat_map(|url| ["--store", url]))
            .stderr(log)
            .spawn()
            .unwrap();
        let process = Process { child, address };
        for _ in 0..400 {
            if TcpStream::connect(address).await.is_ok() {
                return process;
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        panic!("the server does not start");
    }

    pub fn person(&self, name: &str) -> Person {
        Person::new(self.address, name)
    }

    pub fn kill(mut self) {
        // SIGKILL: the process gets no chance to do anything.
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Plays both seats of a table until the server is gone; gives the moves that were acknowledged, by whom, and the one on its way.
pub async fn play_until_killed(
    mut clients: [Client; 2],
    mut dice: Dice,
) -> (Vec<(usize, Value)>, Option<(usize, Value)>, bool) {
    let mut acknowledged = Vec::new();
    loop {
        let Some(who) = clients.iter().position(Client::awaited) else {
            return (acknowledged, None, true);
        };
        let mv = clients[who].moves[dice.below(clients[who].moves.len())].clone();
        let command = json!({ "id": format!("m{}", dice.0), "do": "play", "moves": [mv] }).to_string();
        if clients[who].raw_or_gone(&command).await.is_err() {
            return (acknowledged, Some((who, mv)), false);
        }
        loop {
            match clients[who].next_or_end().await {
                None => return (acknowledged, Some((who, mv)), false),
                Some(message) if message["type"] == "reply" => {
                    assert_eq!(message["ok"], true, "{message}");
                    break;
                }
                Some(_) => {}
            }
        }
        acknowledged.push((who, mv));
        loop {
            match clients[1 - who].next_or_end().await {
                None => return (acknowledged, None, false),
                Some(message) if message["type"] == "step" => break,
                Some(_) => {}
            }
        }
    }
}

/// Plays a table to its end and compares its record with the moves that were acknowledged.
pub async fn check_record(process: &Process, table: &str, moves: &[(usize, Value)], dice: &mut Dice) {
    let mut one = process.person("anne").sit(table, Some(0)).await;
    let mut other = process.person("mary").sit(table, Some(1)).await;
    play_on(&mut [&mut one, &mut other], dice, usize::MAX).await;
    loop {
        let record = process
            .person("anne")
            .get(&format!("/tables/{table}/record"))
            .await;
        if record.status == 409 {
            one.next().await;
            continue;
        }
        catalog::verify(&record.text, &catalog::CardBox::default()).unwrap();
        for ((who, mv), line) in moves.iter().zip(record.text.lines().skip(1)) {
            let line: Value = serde_json::from_str(line).unwrap();
            assert_eq!((&line["by"], &line["move"]), (&json!(who), mv));
        }
        return;
    }
}
