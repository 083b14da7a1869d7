//! Plays for as long as it is told, with kills, cuts and floods at random, and says what was lost: `cargo xtask soak server`.

use crate::common;

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use common::process::{Process, check_record};
use common::{Client, Dice, Person};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

/// How many tables are played at once.
const TABLES: usize = 4;

/// A table, with the moves that were acknowledged at it.
type Played = (String, Vec<(usize, Value)>);

async fn new_table(process: &Process) -> Played {
    let (anne, mary) = (process.person("anne"), process.person("mary"));
    let table = anne
        .make(json!([{ "kind": "me" }, { "kind": "open" }]), Value::Null)
        .await;
    mary.join(&table, 1).await;
    anne.post(&format!("/tables/{table}/start"), Value::Null).await;
    (table, Vec::new())
}

/// Does what no good client does, over and over: half requests, nonsense on sockets, sockets that are opened and cut, more than a reader reads.
async fn flood(address: SocketAddr, table: String, mut dice: Dice, done: Arc<AtomicU64>) {
    let vandal = Person::new(address, "vandal");
    loop {
        match dice.below(4) {
            0 => {
                if let Ok(mut stream) = TcpStream::connect(address).await {
                    let _ = stream
                        .write_all(b"POST /api/v1/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 99\r\n\r\n{")
                        .await;
                }
            }
            1 => {
                if let Ok(mut socket) = vandal.open(&table, None, None).await {
                    for _ in 0..80 {
                        if socket.raw_or_gone("{\"do\":\"nonsense\"").await.is_err() {
                            break;
                        }
                    }
                }
            }
            2 => drop(vandal.open(&table, None, Some(7)).await),
            _ => {
                if let Ok(mut socket) = vandal.open(&table, None, None).await {
                    let _ = socket.binary(vec![7; 20 << 10]).await;
                }
            }
        }
        done.fetch_add(1, Relaxed);
        tokio::time::sleep(Duration::from_millis(5 + dice.below(30) as u64)).await;
    }
}

/// Somebody at a table whose line is cut now and then, and who comes back.
struct Cuttable {
    person: Person,
    table: String,
    seat: usize,
    client: Client,
}

impl Cuttable {
    async fn sit(person: Person, table: &str, seat: usize) -> Cuttable {
        let client = person.sit(table, Some(seat)).await;
        Cuttable {
            person,
            table: table.to_owned(),
            seat,
            client,
        }
    }

    /// Cuts the line without a word and opens another; `None` when the server is gone.
    async fn cut(&mut self) -> Option<()> {
        self.client = self.person.open(&self.table, Some(self.seat), None).await.ok()?;
        self.client.next_or_end().await.map(drop)
    }

    /// Sends a command and waits for its answer. A line that is cut in between leaves open whether it was heard, so it is sent again and must count once.
    async fn command(&mut self, command: &str, cut: bool) -> Option<()> {
        self.client.raw_or_gone(command).await.ok()?;
        if cut {
            self.cut().await?;
            self.client.raw_or_gone(command).await.ok()?;
        }
        loop {
            let message = self.client.next_or_end().await?;
            if message["type"] == "reply" {
                assert_eq!(message["ok"], true, "{message}");
                return Some(());
            }
        }
    }
}

/// The moves of a table that were acknowledged, by whom, and the one on its way when the server went.
type Life = (Vec<(usize, Value)>, Option<(usize, Value)>);

/// Plays both seats until the server is gone or the game is over, with lines cut at random.
async fn play_through_cuts(mut people: [Cuttable; 2], mut dice: Dice, cuts: Arc<AtomicU64>) -> Life {
    let mut acknowledged = Vec::new();
    while let Some(who) = people.iter().position(|one| one.client.awaited()) {
        let moves = &people[who].client.moves;
        let mv = moves[dice.below(moves.len())].clone();
        let command = json!({ "id": format!("m{}", dice.0), "do": "play", "moves": [mv] }).to_string();
        let cut = dice.below(25) == 0;
        cuts.fetch_add(u64::from(cut), Relaxed);
        if people[who].command(&command, cut).await.is_none() {
            return (acknowledged, Some((who, mv)));
        }
        acknowledged.push((who, mv));
        let other = &mut people[1 - who];
        loop {
            match other.client.next_or_end().await {
                None => return (acknowledged, None),
                Some(message) if message["type"] == "step" => break,
                Some(_) => {}
            }
        }
        if dice.below(25) == 0 {
            cuts.fetch_add(1, Relaxed);
            if other.cut().await.is_none() {
                return (acknowledged, None);
            }
        }
    }
    (acknowledged, None)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "it plays for as long as FLIBUSTE_SOAK_SECONDS says; cargo xtask soak server runs it"]
async fn nothing_is_lost_however_long_it_goes_on() {
    let number = |name: &str, otherwise: u64| {
        let given = std::env::var(name).ok();
        given.and_then(|given| given.parse().ok()).unwrap_or(otherwise)
    };
    let (seconds, seed) = (
        number("FLIBUSTE_SOAK_SECONDS", 60),
        number("FLIBUSTE_SOAK_SEED", 1),
    );
    println!("soak: {seconds} s, seed {seed}");
    let directory = tempfile::tempdir().unwrap();
    let data = directory.path().join("soak.db");
    let mut process = Process::start(&data, None).await;
    let mut dice = Dice(seed);
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(new_table(&process).await);
    }
    let (mut lives, mut moves, mut games, mut unanswered) = (0_u64, 0_u64, 0_u64, 0_u64);
    let (floods, cuts) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicU64::new(0)));
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(seconds) {
        lives += 1;
        let mut playing = Vec::new();
        for (table, _) in &tables {
            let one = Cuttable::sit(process.person("anne"), table, 0).await;
            let other = Cuttable::sit(process.person("mary"), table, 1).await;
            playing.push(tokio::spawn(play_through_cuts(
                [one, other],
                Dice(dice.below(usize::MAX) as u64),
                cuts.clone(),
            )));
        }
        let (address, table) = (process.address, tables[dice.below(TABLES)].0.clone());
        let vandal = tokio::spawn(flood(
            address,
            table,
            Dice(dice.below(usize::MAX) as u64),
            floods.clone(),
        ));
        tokio::time::sleep(Duration::from_millis(50 + dice.below(1500) as u64)).await;
        process.kill();
        vandal.abort();
        let mut on_their_way = Vec::new();
        for ((_, made), played) in tables.iter_mut().zip(playing) {
            let (acknowledged, on_its_way) = played.await.unwrap();
            moves += acknowledged.len() as u64;
            made.extend(acknowledged);
            on_their_way.push(on_its_way);
        }
        process = Process::start(&data, None).await;
        for ((table, made), on_its_way) in tables.iter_mut().zip(on_their_way) {
            let info = process.person("anne").table(table).await;
            let entries = info["entries"].as_u64().unwrap() as usize;
            if entries == made.len() + 1 {
                unanswered += 1;
                made.push(on_its_way.expect("only a move that was sent can be there"));
            }
            assert_eq!(
                entries,
                made.len(),
                "life {lives}: {} acknowledged moves were lost or doubled",
                made.len().abs_diff(entries)
            );
            if info["phase"] == "over" {
                check_record(&process, table, made, &mut dice).await;
                games += 1;
                (*table, *made) = new_table(&process).await;
            }
        }
    }
    for (table, made) in &tables {
        check_record(&process, table, made, &mut dice).await;
    }
    drop(process);
    let report = server::check(&data).unwrap();
    assert!(report.is_sound(), "{report:?}");
    println!(
        "soak: {lives} kills, {} cuts, {moves} moves acknowledged, {games} games to their end and {TABLES} more checked, {} floods; lost 0, doubled 0, {unanswered} on disk \
         without an answer; the file is sound ({} tables, {} entries)",
        cuts.load(Relaxed),
        floods.load(Relaxed),
        report.tables,
        report.entries
    );
}
