//! Crashes, full disks and nonsense.

use crate::common;

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use common::process::{Process, check_record, play_until_killed};
use common::{Client, Dice, House, Person, play_on, two_at_a_table};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
pub(crate) async fn killed_at_any_moment_nothing_acknowledged_is_lost() {
    let directory = tempfile::tempdir().unwrap();
    let data = directory.path().join("killed.db");
    let mut process = Process::start(&data, None).await;
    let mut tables: Vec<(String, Vec<(usize, Value)>)> = Vec::new();
    for _ in 0..3 {
        let (anne, mary) = (process.person("anne"), process.person("mary"));
        let table = anne
            .make(json!([{"kind": "me"}, {"kind": "open"}]), Value::Null)
            .await;
        mary.join(&table, 1).await;
        anne.post(&format!("/tables/{table}/start"), Value::Null).await;
        tables.push((table, Vec::new()));
    }
    let mut dice = Dice(7);
    let mut over = Vec::new();
    for life in 0..12 {
        let mut playing = Vec::new();
        for (at, (table, _)) in tables.iter().enumerate() {
            let one = process.person("anne").sit(table, Some(0)).await;
            let other = process.person("mary").sit(table, Some(1)).await;
            let dice = Dice((life * 100 + at) as u64);
            playing.push(tokio::spawn(play_until_killed([one, other], dice)));
        }
        tokio::time::sleep(Duration::from_millis(20 + dice.below(250) as u64)).await;
        process.kill();
        let mut on_their_way = Vec::new();
        over.clear();
        for ((_, moves), played) in tables.iter_mut().zip(playing) {
            let (acknowledged, on_its_way, ended) = played.await.unwrap();
            moves.extend(acknowledged);
            on_their_way.push(on_its_way);
            over.push(ended);
        }
        process = Process::start(&data, None).await;
        for ((table, moves), on_its_way) in tables.iter_mut().zip(on_their_way) {
            let entries = process.person("anne").table(table).await["entries"]
                .as_u64()
                .unwrap() as usize;
            if entries == moves.len() + 1 {
                // It was on disk, but the answer did not get through. That is allowed; the other way round is not.
                moves.push(on_its_way.expect("only a move that was sent can be there"));
            }
            assert_eq!(entries, moves.len(), "life {life}, table {table}");
        }
    }
    for (table, moves) in &tables {
        check_record(&process, table, moves, &mut dice).await;
    }
}

#[tokio::test]
async fn on_a_full_disk_moves_are_refused_and_nothing_is_lost() {
    let directory = tempfile::tempdir().unwrap();
    let data = directory.path().join("full.db");
    let process = Process::start(&data, Some(300 << 10)).await;
    fill_up(process, &data).await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_limit_on_the_size_of_files_ends_nobody_and_is_said() {
    let directory = tempfile::tempdir().unwrap();
    let data = directory.path().join("limited.db");
    let log = directory.path().join("log");
    let file = std::fs::File::create(&log).unwrap();
    // The signal does what it does where nobody knows of it: it ends the process.
    let process = Process::start_after("", &data, Some(300 << 10), file.into()).await;
    fill_up(process, &data).await;
    let said = std::fs::read_to_string(&log).unwrap();
    assert!(said.contains("could not keep what was to be kept"), "{said}");
}

#[cfg(unix)]
#[tokio::test]
async fn the_log_says_who_was_refused_and_names_no_table_by_its_link_and_no_key() {
    let directory = tempfile::tempdir().unwrap();
    let (data, log) = (directory.path().join("logged.db"), directory.path().join("log"));
    let file = std::fs::File::create(&log).unwrap();
    let everything = "export FLIBUSTE_LOG=debug;";
    let process = Process::start_after(everything, &data, None, file.into()).await;
    let (anne, mary) = (process.person("anne"), process.person("mary"));
    let seats = json!([{ "kind": "me" }, { "kind": "reserved", "name": "mary" }]);
    let table = anne.make(seats, json!({ "listed": true })).await;
    let invitation = anne.table(&table).await["seats"][1]["invitation"].clone();
    let join = json!({ "name": "mary", "invitation": invitation });
    let joined = mary.post(&format!("/tables/{table}/seats/1/join"), join).await;
    assert_eq!(joined.status, 200, "{}", joined.text);
    anne.post(&format!("/tables/{table}/start"), Value::Null).await;
    let mut one = anne.sit(&table, Some(0)).await;
    let mut other = mary.sit(&table, Some(1)).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 3).await;
    one.raw("nonsense").await;
    anne.get(&format!("/tables/{table}/replay")).await;
    anne.get(&format!("/tables/{}", "z".repeat(16))).await;
    // As many connections as one address may have, and one more.
    let mut held = Vec::new();
    for _ in 0..256 {
        held.push(TcpStream::connect(process.address).await.unwrap());
    }
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert_eq!(anne.get("/games").await.status, 503);
    drop(process);
    let said = std::fs::read_to_string(&log).unwrap();
    assert!(said.contains("a table was made"), "{said}");
    assert!(
        said.contains("refused: too many connections from one address"),
        "{said}"
    );
    for secret in [
        &table,
        &anne.key,
        &mary.key,
        &invitation.as_str().unwrap().to_owned(),
    ] {
        let line = said.lines().find(|line| line.contains(secret.as_str()));
        assert_eq!(line, None);
    }
}

/// Plays on a server until nothing more can be written: the move is refused, and nothing that was acknowledged is lost.
async fn fill_up(process: Process, data: &std::path::Path) {
    let (anne, mary) = (process.person("anne"), process.person("mary"));
    let table = anne
        .make(json!([{"kind": "me"}, {"kind": "open"}]), Value::Null)
        .await;
    mary.join(&table, 1).await;
    anne.post(&format!("/tables/{table}/start"), Value::Null).await;
    let mut clients = [anne.sit(&table, Some(0)).await, mary.sit(&table, Some(1)).await];
    let mut dice = Dice(3);
    let mut made = 0;
    let refused = loop {
        let who = clients
            .iter()
            .position(Client::awaited)
            .expect("the disk is full before the game is over");
        let mv = clients[who].moves[dice.below(clients[who].moves.len())].clone();
        let reply = clients[who].play(&mv).await;
        if reply["ok"] != true {
            break reply;
        }
        made += 1;
        clients[1 - who].until("step").await;
    };
    assert_eq!(refused["refused"], "storage");
    // The server still answers, and knows what was acknowledged and nothing more.
    let info = anne.table(&table).await;
    assert_eq!(info["entries"], json!(made));
    let create = anne
        .post(
            "/tables",
            json!({ "game": catalog::GAMES[0], "seats": [{"kind": "me"}, {"kind": "open"}], "my_name": "A" }),
        )
        .await;
    assert_eq!((create.status, create.code().as_str()), (507, "storage"));
    let ready = common::request(process.address, "GET", "/readyz", &[], "").await;
    assert_eq!(ready.status, 503, "{}", ready.text);
    drop(process);
    // There is room again.
    let process = Process::start(data, None).await;
    let mut one = process.person("anne").sit(&table, Some(0)).await;
    let mut other = process.person("mary").sit(&table, Some(1)).await;
    assert_eq!(process.person("anne").table(&table).await["entries"], json!(made));
    play_on(&mut [&mut one, &mut other], &mut dice, 5).await;
}

#[tokio::test]
async fn a_file_that_cannot_be_used_is_an_error_at_the_start() {
    let directory = tempfile::tempdir().unwrap();
    let error = |config| async {
        server::start(config)
            .await
            .err()
            .expect("it does not start")
            .to_string()
    };
    let nowhere = server::Config::for_file(directory.path().join("no/such/folder/x.db"));
    assert!(error(nowhere).await.contains("data file"));
    let garbage = directory.path().join("garbage.db");
    std::fs::write(
        &garbage,
        "this is no database, whatever its name says".repeat(100),
    )
    .unwrap();
    assert!(
        error(server::Config::for_file(&garbage))
            .await
            .contains("not a database")
    );
    let newer = directory.path().join("newer.db");
    rusqlite::Connection::open(&newer)
        .unwrap()
        .pragma_update(None, "user_version", 99)
        .unwrap();
    assert!(
        error(server::Config::for_file(&newer))
            .await
            .contains("version 99")
    );
}

#[tokio::test]
async fn a_copy_made_while_people_play_can_be_played_on() {
    let house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 10).await;
    let copy = house.directory.path().join("copy.db");
    let data = house.directory.path().join("test.db");
    let (from, to) = (data.clone(), copy.clone());
    let copying = tokio::task::spawn_blocking(move || server::backup(&from, &to));
    let more = play_on(&mut [&mut one, &mut other], &mut Dice(2), 10).await;
    copying.await.unwrap().unwrap();
    assert!(
        server::backup(&data, &copy).is_err(),
        "a copy is never overwritten"
    );
    let second = server::start(server::Config::for_file(&copy)).await.unwrap();
    let entries = Person::new(second.address(), "anne").table(&table).await["entries"]
        .as_u64()
        .unwrap();
    assert!((10..=10 + more as u64).contains(&entries));
    let again = Person::new(second.address(), "anne").sit(&table, Some(0)).await;
    assert!(again.view.is_object());
    second.stop().await;
}

/// A command, spoilt.
fn spoilt(dice: &mut Dice, mv: &Value) -> String {
    let fine = json!({ "id": format!("x{}", dice.0), "do": "play", "moves": [mv] }).to_string();
    let deep = "[".repeat(5_000) + &"]".repeat(5_000);
    match dice.below(14) {
        0 => fine[..dice.below(fine.len())].to_owned(),
        1 => fine.replace("play", "fly"),
        2 => fine.replace("\"id\"", "\"di\""),
        3 => fine.replace("\"moves\":[", "\"moves\":{").replace("]}", "}}"),
        4 => format!("{{\"id\":\"d\",\"do\":\"play\",\"moves\":[{deep}]}}"),
        5 => json!({ "id": 7, "do": "play", "moves": [mv] }).to_string(),
        6 => json!({ "id": "y".repeat(300), "do": "undo" }).to_string(),
        7 => json!({ "id": "z", "do": "answer", "offer": -1, "yes": "maybe" }).to_string(),
        8 => json!({ "id": "z", "do": "chat", "room": "bridge", "text": 1 }).to_string(),
        9 => String::new(),
        10 => "null".into(),
        11 => "\u{0}\u{1F4A3}".repeat(1 + dice.below(20)),
        12 => json!({ "id": format!("w{}", dice.0), "do": "play", "moves": [{ "take": 1e300 }] }).to_string(),
        _ => {
            let mut bytes = fine.into_bytes();
            for _ in 0..=dice.below(3) {
                let at = dice.below(bytes.len());
                bytes[at] = b"{}[]\",:x0"[dice.below(9)];
            }
            String::from_utf8_lossy(&bytes).into_owned()
        }
    }
}

#[tokio::test]
async fn a_thousand_malformed_messages_are_answered_and_change_nothing() {
    let house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 12).await;
    let mut dice = Dice(77);
    let before = (one.view.clone(), other.view.clone());
    let (mut sent, mut closed) = (0, 0);
    // Somebody who may not move now, so that whatever is understood by accident is refused as well.
    let (seat, name) = if one.awaited() { (1, "mary") } else { (0, "anne") };
    let mv = if one.awaited() {
        one.moves[0].clone()
    } else {
        other.moves[0].clone()
    };
    let mut client = house.person(name).sit(&table, Some(seat)).await;
    while sent < 1000 {
        let gone = if sent % 97 == 0 {
            client.binary(vec![0xff; 100]).await.is_err()
        } else {
            client.raw_or_gone(&spoilt(&mut dice, &mv)).await.is_err()
        };
        sent += 1;
        if gone || dice.below(5) == 0 {
            // Reads what came back; a socket that was closed for nonsense is opened again.
            let gone = gone || client.raw_or_gone(r#"{"do":"ping"}"#).await.is_err();
            let mut open = false;
            while let Some(message) = client.next_or_end().await {
                assert_ne!(message["ok"], true, "{message}");
                if message["type"] == "bye" {
                    assert_eq!(message["reason"], "unruly");
                }
                if message["type"] == "pong" && !gone {
                    open = true;
                    break;
                }
            }
            if !open {
                closed += 1;
                client = house.person(name).sit(&table, Some(seat)).await;
            }
        }
    }
    assert!(closed > 0, "somebody who only talks nonsense is shown the door");
    let fresh = (
        house.person("anne").sit(&table, Some(0)).await,
        house.person("mary").sit(&table, Some(1)).await,
    );
    assert_eq!((fresh.0.view.clone(), fresh.1.view.clone()), before);
    let (mut one, mut other) = fresh;
    play_on(&mut [&mut one, &mut other], &mut dice, 5).await;
}

#[tokio::test]
async fn nonsense_over_http_is_answered_and_too_much_is_cut_off() {
    let house = House::new().await;
    for text in [
        "GET / HTTP/9.9\r\n\r\n".to_owned(),
        "\0\0\0\0\0\0\0\0\r\n\r\n".to_owned(),
        format!("GET /{} HTTP/1.1\r\nhost: x\r\n\r\n", "a".repeat(100_000)),
        format!("GET / HTTP/1.1\r\n{}\r\n", "x: y\r\n".repeat(10_000)),
    ] {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        let _ = stream.write_all(text.as_bytes()).await;
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer).await;
        assert!(
            answer.is_empty() || answer.starts_with(b"HTTP/1.1 4"),
            "{}",
            String::from_utf8_lossy(&answer)
        );
    }
    let large = json!({ "game": "x".repeat(100_000), "seats": [] });
    let answer = house.person("anne").post("/tables", large).await;
    assert_eq!((answer.status, answer.code().as_str()), (413, "too_large"));
    assert_eq!(
        answer.headers["connection"], "close",
        "what was not read is in the way"
    );
    let (_, mut one, _other) = two_at_a_table(&house, Value::Null).await;
    let _ = one.raw_or_gone(&"x".repeat(200_000)).await;
    while let Some(message) = one.next_or_end().await {
        assert_ne!(message["ok"], true);
    }
}

#[tokio::test]
pub(crate) async fn a_rule_that_panics_fells_its_table_alone_and_leaves_a_report() {
    /// Panics at the eighth move of whichever table comes to it first.
    fn drill(entries: usize) {
        static DONE: AtomicBool = AtomicBool::new(false);
        if entries == 7 && !DONE.swap(true, Relaxed) {
            panic!("a rule with a fault");
        }
    }
    let house = House::with(|config| config.drill = Some(drill)).await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    let (_, mut calm, mut calmer) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut calm, &mut calmer], &mut Dice(3), 5).await;
    let mut dice = Dice(3);
    play_on(&mut [&mut one, &mut other], &mut dice, 7).await;
    let views = (one.view.clone(), other.view.clone());
    let mover = if one.awaited() { &mut one } else { &mut other };
    let mv = mover.moves[0].clone();
    let reply = mover.play(&mv).await;
    assert_eq!(reply["refused"], "internal", "{reply}");
    // Whoever comes back finds the table as it was, and plays on; the other table noticed nothing.
    let mut one = house.person("anne").sit(&table, Some(0)).await;
    let mut other = house.person("mary").sit(&table, Some(1)).await;
    assert_eq!((one.view.clone(), other.view.clone()), views);
    play_on(&mut [&mut one, &mut other], &mut dice, 20).await;
    play_on(&mut [&mut calm, &mut calmer], &mut dice, 20).await;
    assert_eq!(house.sql("SELECT what FROM faults"), ["a rule with a fault"]);
    assert_eq!(
        house.sql("SELECT record FROM faults")[0].lines().count(),
        1 + 7,
        "the record up to the fault is in the report"
    );
}
