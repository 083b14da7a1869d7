//! What a host must be able to rely on: one server for a file, damage that is noticed, consent that nobody else gives, addresses and limits
//! that hold behind a proxy.

use crate::common;

use std::time::Duration;

use common::{Dice, House, Person, play_on, request, two_at_a_table};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

async fn refused_start(config: server::Config) -> String {
    match server::start(config).await {
        Ok(_) => panic!("it starts"),
        Err(error) => error.to_string(),
    }
}

fn rows(house: &House, sql: &str) -> i64 {
    house.sql(sql)[0].parse().unwrap()
}

#[tokio::test]
async fn a_file_has_one_server_and_the_second_touches_nothing() {
    let mut house = House::with(|config| config.settle = 3_600_000).await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 6).await;
    let data = house.directory.path().join("test.db");
    let lives = "SELECT value FROM meta WHERE name = 'lives'";
    let before = (rows(&house, "SELECT count(*) FROM journal"), rows(&house, lives));
    assert_eq!(before, (6, 1));
    let said = refused_start(server::Config::for_file(&data)).await;
    let who = format!(
        "in use by process {}, which listens at {}",
        std::process::id(),
        house.address
    );
    assert!(said.contains(&who), "{said}");
    #[cfg(unix)]
    {
        let link = house.directory.path().join("link.db");
        std::os::unix::fs::symlink(&data, &link).unwrap();
        let said = refused_start(server::Config::for_file(&link)).await;
        assert!(
            said.contains("in use by process"),
            "a link leads to the same lock: {said}"
        );
    }
    #[cfg(unix)]
    {
        let twin = house.directory.path().join("twin.db");
        std::fs::hard_link(&data, &twin).unwrap();
        let said = refused_start(server::Config::for_file(&twin)).await;
        assert!(
            said.contains("in use by a server that has it under another name"),
            "a second name is the same file: {said}"
        );
        std::fs::remove_file(&twin).unwrap();
        std::fs::remove_file(house.directory.path().join("test.db.lock")).unwrap();
        let said = refused_start(server::Config::for_file(&data)).await;
        assert!(
            said.contains("whose lock was taken away"),
            "the file is held without its lock too: {said}"
        );
    }
    // Nor does a server touch a file that it cannot serve because somebody else listens there.
    let elsewhere = house.directory.path().join("elsewhere.db");
    let mut config = server::Config::for_file(&elsewhere);
    config.listen = house.address;
    assert!(refused_start(config).await.contains("cannot listen"));
    assert!(!elsewhere.exists());
    assert_eq!(
        (rows(&house, "SELECT count(*) FROM journal"), rows(&house, lives)),
        before
    );
    play_on(&mut [&mut one, &mut other], &mut Dice(2), 3).await;
    house.restart().await;
    assert_eq!(house.person("anne").table(&table).await["entries"], 9);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&data).unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "only its owner reads the file: {mode:o}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_file_with_two_names_is_not_served_and_no_copy_follows_a_link() {
    let mut house = House::new().await;
    house.server.take().unwrap().stop().await;
    let data = house.directory.path().join("test.db");
    let twin = house.directory.path().join("twin.db");
    std::fs::hard_link(&data, &twin).unwrap();
    let said = refused_start(server::Config::for_file(&twin)).await;
    assert!(said.contains("has another name too"), "{said}");
    std::fs::remove_file(&twin).unwrap();
    // What others could read would not stay theirs to read, nor would what a link leads to.
    let (link, target) = (
        house.directory.path().join("link"),
        house.directory.path().join("target"),
    );
    std::os::unix::fs::symlink(&target, &link).unwrap();
    let said = server::backup(&data, &link).unwrap_err().to_string();
    assert!(said.contains("is there already") && !target.exists(), "{said}");
    let key = house.directory.path().join("test.db.admin");
    std::os::unix::fs::symlink(&target, &key).unwrap();
    std::fs::write(&target, "somebody else's").unwrap();
    house.start().await;
    assert_eq!(std::fs::read_to_string(&target).unwrap(), "somebody else's");
    let mode = std::os::unix::fs::PermissionsExt::mode(&key.symlink_metadata().unwrap().permissions());
    assert_eq!(mode & 0o777, 0o600);
}

#[tokio::test]
async fn a_data_file_that_is_taken_away_is_missed() {
    let house = House::new().await;
    let (_, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 4).await;
    assert_eq!(
        request(house.address, "GET", "/readyz", &[], "").await.status,
        200
    );
    let data = house.directory.path().join("test.db");
    let aside = house.directory.path().join("aside.db");
    std::fs::rename(&data, &aside).unwrap();
    let anne = house.person("anne");
    let body = json!({ "game": catalog::GAMES[0], "seats": [{ "kind": "me" }, { "kind": "open" }], "my_name": "Anne" });
    let made = anne.post("/tables", body.clone()).await;
    assert_eq!(
        (made.status, made.code().as_str()),
        (507, "storage"),
        "{}",
        made.text
    );
    // It was asked a moment ago, and says the same for two seconds.
    tokio::time::sleep(Duration::from_millis(2_100)).await;
    let ready = request(house.address, "GET", "/readyz", &[], "").await;
    assert_eq!(ready.status, 503, "{}", ready.text);
    assert!(ready.text.contains("there is no data file"), "{}", ready.text);
    std::fs::rename(&aside, &data).unwrap();
    assert_eq!(
        anne.post("/tables", body).await.status,
        201,
        "it is back in its place"
    );
}

/// One table was brought back, and nothing else was damaged.
fn brought_back(table: &str) -> server::Mended {
    server::Mended {
        tables: vec![table.to_owned()],
        ..Default::default()
    }
}

/// Flips one bit of a text where it lies in a file.
fn flip(path: &std::path::Path, text: &str) {
    let mut bytes = std::fs::read(path).unwrap();
    let at = bytes.windows(text.len()).position(|part| part == text.as_bytes());
    bytes[at.expect("the text lies in the file") + text.len() / 2] ^= 1;
    std::fs::write(path, bytes).unwrap();
}

#[tokio::test]
async fn one_flipped_bit_is_noticed_and_the_table_comes_back_from_a_copy() {
    let mut house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 10).await;
    let (sound, mut calm, mut calmer) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut calm, &mut calmer], &mut Dice(2), 10).await;
    house.restart().await;
    let data = house.directory.path().join("test.db");
    let copy = house.directory.path().join("copy.db");
    server::backup(&data, &copy).unwrap();
    let mut one = house.person("anne").sit(&table, Some(0)).await;
    let mut other = house.person("mary").sit(&table, Some(1)).await;
    let view = one.view.clone();
    play_on(&mut [&mut one, &mut other], &mut Dice(3), 5).await;
    let report = server::check(&data).unwrap();
    assert!(
        report.is_sound() && report.tables == 2 && report.entries == 25,
        "{report:?}"
    );
    house.server.take().unwrap().stop().await;
    let line: String = {
        let file = rusqlite::Connection::open(&data).unwrap();
        // The journal may still hold the same lines, and would bring them back.
        file.execute_batch("DELETE FROM journal; VACUUM").unwrap();
        file.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
            .unwrap();
        let sql = "SELECT lines FROM records JOIN tables ON key = table_key WHERE id = ?1 ORDER BY first DESC LIMIT 1";
        let lines: String = file.query_row(sql, [&table], |row| row.get(0)).unwrap();
        lines.lines().nth(2).unwrap().to_owned()
    };
    flip(&data, &line);
    house.start().await;
    let answer = house.person("anne").get(&format!("/tables/{table}")).await;
    assert_eq!((answer.status, answer.code().as_str()), (500, "damaged"));
    assert!(answer.text.contains("after entry 10"), "{}", answer.text);
    assert!(house.person("anne").open(&table, Some(0), None).await.is_err());
    assert_eq!(
        house.person("anne").table(&sound).await["entries"],
        10,
        "the other table does not notice"
    );
    let report = server::check(&data).unwrap();
    assert_eq!(report.damaged.len(), 1, "{report:?}");
    assert_eq!((&report.damaged[0].0, report.damaged[0].1.sound), (&table, 10));
    assert!(
        server::mend(&data, &copy)
            .unwrap_err()
            .to_string()
            .contains("in use")
    );
    house.server.take().unwrap().stop().await;
    assert_eq!(server::mend(&data, &copy).unwrap(), brought_back(&table));
    assert!(server::check(&data).unwrap().is_sound());
    house.start().await;
    let mut one = house.person("anne").sit(&table, Some(0)).await;
    let mut other = house.person("mary").sit(&table, Some(1)).await;
    assert_eq!(one.view, view, "as it was in the copy");
    play_on(&mut [&mut one, &mut other], &mut Dice(4), 5).await;
}

#[tokio::test]
async fn damage_in_the_journal_in_positions_and_to_whole_blocks_is_noticed() {
    for (harm, still_fine) in [
        ("DELETE FROM records WHERE first > 0", false),
        (
            "UPDATE records SET lines = CAST(x'ff00' AS BLOB) WHERE first = 0",
            false,
        ),
        ("UPDATE records SET lines = '' WHERE first = 0", false),
        (
            "UPDATE snapshots SET position = replace(position, '1', '2')",
            true,
        ),
    ] {
        let mut house = House::new().await;
        let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
        play_on(&mut [&mut one, &mut other], &mut Dice(1), 5).await;
        house.restart().await;
        let mut one = house.person("anne").sit(&table, Some(0)).await;
        let mut other = house.person("mary").sit(&table, Some(1)).await;
        play_on(&mut [&mut one, &mut other], &mut Dice(1), 5).await;
        house
            .restart_after(|file| {
                file.execute_batch(&format!("DELETE FROM journal; {harm}"))
                    .unwrap();
            })
            .await;
        let answer = house.person("anne").get(&format!("/tables/{table}")).await;
        assert_eq!(answer.status == 200, still_fine, "{harm}: {}", answer.text);
    }
    let mut house = House::with(|config| config.settle = 3_600_000).await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 6).await;
    // As a crash leaves it: the journal is there, and nobody settled it.
    let crashed = house.directory.path().join("crashed.db");
    server::backup(&house.directory.path().join("test.db"), &crashed).unwrap();
    let file = rusqlite::Connection::open(&crashed).unwrap();
    assert_eq!(
        file.execute(
            "UPDATE journal SET line = replace(line, ':', ': ') WHERE number = 3",
            []
        )
        .unwrap(),
        1
    );
    drop(file);
    let second = server::start(server::Config::for_file(&crashed)).await.unwrap();
    let answer = Person::new(second.address(), "anne")
        .get(&format!("/tables/{table}"))
        .await;
    assert_eq!(answer.code(), "damaged");
    second.stop().await;
    house.restart().await;
}

#[tokio::test]
async fn a_changed_plan_state_or_holder_is_noticed_and_comes_back_from_a_copy() {
    let mut house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 5).await;
    let (sound, ..) = two_at_a_table(&house, Value::Null).await;
    house.restart().await;
    let data = house.directory.path().join("test.db");
    let copy = house.directory.path().join("copy.db");
    server::backup(&data, &copy).unwrap();
    for (harm, what) in [
        ("UPDATE seats SET name = 'Ann' WHERE seat = 0", "who sits there"),
        (
            "UPDATE seats SET holder = zeroblob(32) WHERE seat = 1",
            "who sits there",
        ),
        (
            "UPDATE seats SET holder = NULL, bot = 'greedy' WHERE seat = 1",
            "who sits there",
        ),
        ("DELETE FROM seats WHERE seat = 1", "what was agreed"),
        ("UPDATE tables SET listed = 1 - listed", "what was agreed"),
        (
            "UPDATE tables SET plan = replace(plan, 'hints\":', 'hints\": ')",
            "what was agreed",
        ),
        ("UPDATE tables SET phase = 'over'", "how it stands"),
        ("UPDATE tables SET doc = replace(doc, ':', ': ')", "how it stands"),
    ] {
        let mine = match harm.contains(" seats ") {
            true => format!("{harm} AND table_key = (SELECT key FROM tables WHERE id = '{table}')"),
            false => format!("{harm} WHERE id = '{table}'"),
        };
        house
            .restart_after(|file| assert_eq!(file.execute(&mine, []).unwrap(), 1, "{harm}"))
            .await;
        let anne = house.person("anne");
        let answer = anne.get(&format!("/tables/{table}")).await;
        assert_eq!(
            (answer.status, answer.code().as_str()),
            (500, "damaged"),
            "{harm}"
        );
        assert_eq!(anne.get(&format!("/tables/{sound}")).await.status, 200, "{harm}");
        let report = server::check(&data).unwrap();
        assert_eq!(report.damaged.len(), 1, "{harm}: {report:?}");
        assert!(report.damaged[0].1.what.contains(what), "{harm}: {report:?}");
        house.server.take().unwrap().stop().await;
        assert_eq!(server::mend(&data, &copy).unwrap(), brought_back(&table));
        house.start().await;
        assert_eq!(house.person("anne").table(&table).await["entries"], 5, "{harm}");
    }
}

#[tokio::test]
async fn a_check_misses_what_every_file_has() {
    let house = House::new().await;
    let data = house.directory.path().join("test.db");
    for name in ["lives", "salt"] {
        let copy = house.directory.path().join(format!("{name}.db"));
        server::backup(&data, &copy).unwrap();
        assert!(server::check(&copy).unwrap().is_sound());
        let file = rusqlite::Connection::open(&copy).unwrap();
        file.execute("DELETE FROM meta WHERE name = ?1", [name]).unwrap();
        let report = server::check(&copy).unwrap();
        assert!(report.structure[0].contains(name), "{report:?}");
    }
    let empty = house.directory.path().join("empty.db");
    std::fs::write(&empty, "").unwrap();
    let said = server::check(&empty).unwrap_err().to_string();
    assert!(said.contains("nothing was ever written"), "{said}");
}

#[tokio::test]
async fn a_damaged_state_is_not_made_good_by_settling_the_journal() {
    let house = House::with(|config| config.settle = 3_600_000).await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 6).await;
    let crashed = house.directory.path().join("crashed.db");
    server::backup(&house.directory.path().join("test.db"), &crashed).unwrap();
    let file = rusqlite::Connection::open(&crashed).unwrap();
    let harm = "UPDATE tables SET doc = replace(doc, ':', ': ')";
    assert_eq!(file.execute(harm, []).unwrap(), 1);
    drop(file);
    let second = server::start(server::Config::for_file(&crashed)).await.unwrap();
    let anne = Person::new(second.address(), "anne");
    assert_eq!(anne.get(&format!("/tables/{table}")).await.code(), "damaged");
    second.stop().await;
}

#[tokio::test]
async fn a_record_that_is_not_whole_does_not_verify() {
    let house = House::new().await;
    let anne = house.person("anne");
    let bots = json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]);
    let table = anne.make(bots, Value::Null).await;
    let mut one = anne.sit(&table, Some(0)).await;
    while anne.table(&table).await["entries"].as_u64().unwrap() < 6 {
        if one.awaited() {
            let mv = one.moves[0].clone();
            one.play(&mv).await;
        } else {
            one.next().await;
        }
    }
    assert_eq!(
        one.ask(json!({ "do": "offer", "what": "stop" })).await["ok"],
        true
    );
    let record = anne.get(&format!("/tables/{table}/record")).await.text;
    let verify =
        |lines: Vec<&str>| catalog::verify(&lines.join("\n"), &catalog::CardBox::default()).map(drop);
    let lines: Vec<&str> = record.lines().collect();
    verify(lines.clone()).unwrap();
    let (first, last) = (lines[0], lines[lines.len() - 1]);
    let said = verify(vec![first, last]).unwrap_err().to_string();
    assert!(said.contains("is not whole"), "{said}");
    let mut shorter = lines.clone();
    shorter.remove(lines.len() - 2);
    assert!(verify(shorter).is_err());
}

#[tokio::test]
async fn a_stand_in_waits_for_absence_and_agrees_to_nothing_that_is_taken_back() {
    let house = House::with(|config| config.stand_in_after = 2).await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    let (anne, mary) = (house.person("anne"), house.person("mary"));
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 8).await;
    other.close().await;
    one.until("table").await;
    let path = format!("/tables/{table}/seats/1/stand-in");
    let at_once = anne.post(&path, json!({ "level": "random" })).await;
    assert_eq!(
        (at_once.status, at_once.code().as_str()),
        (409, "still_there"),
        "{}",
        at_once.text
    );
    tokio::time::sleep(Duration::from_millis(2_100)).await;
    assert_eq!(anne.post(&path, json!({ "level": "random" })).await.status, 200);
    // The bot moves for Mary, but it agrees to nothing.
    while one.undo == "nothing" || !one.awaited() {
        if one.awaited() {
            let mv = one.moves[0].clone();
            one.play(&mv).await;
        } else {
            one.next().await;
        }
    }
    let entries = anne.table(&table).await["entries"].clone();
    let undo = one.ask(json!({ "do": "undo" })).await;
    if one.undo == "consent" {
        assert!(undo["offer"].is_u64(), "{undo}");
        // The bot may have moved on, but nothing was taken back.
        let now = anne.table(&table).await["entries"].as_u64();
        assert!(now >= entries.as_u64(), "{now:?} after {entries}");
    }
    // Mary is back, and so is her seat, before she says anything.
    let back = mary.sit(&table, Some(1)).await;
    let info = anne.table(&table).await;
    assert_eq!(info["seats"][1]["stand_in"], Value::Null, "{info}");
    drop(back);
}

#[tokio::test]
async fn where_a_clock_runs_it_decides_for_those_who_are_away_and_nobody_picks_a_worse_bot_for_another() {
    let house = House::with(|config| config.stand_in_after = 0).await;
    for clock in [
        json!({ "kind": "days", "days": 3 }),
        json!({ "kind": "move", "seconds": 60 }),
        json!({ "kind": "bank", "seconds": 600, "increment": 5 }),
    ] {
        let (table, _one, other) = two_at_a_table(&house, json!({ "clock": clock })).await;
        other.close().await;
        let path = format!("/tables/{table}/seats/1/stand-in");
        let anne = house.person("anne");
        let refused = anne.post(&path, json!({ "level": "random" })).await;
        assert_eq!(
            (refused.status, refused.code().as_str()),
            (409, "clock_runs"),
            "{clock}"
        );
        // One's own seat one may always hand over.
        let own = house
            .person("mary")
            .post(&path, json!({ "level": "random" }))
            .await;
        assert_eq!(own.json()["seats"][1]["stand_in"], "random", "{}", own.text);
    }
    let (table, _one, other) = two_at_a_table(&house, Value::Null).await;
    other.close().await;
    let path = format!("/tables/{table}/seats/1/stand-in");
    let stands = house
        .person("anne")
        .post(&path, json!({ "level": "random" }))
        .await;
    let best = bots::quickest(catalog::GAMES[0]).unwrap();
    assert_eq!(stands.json()["seats"][1]["stand_in"], best, "{}", stands.text);
}

#[tokio::test]
async fn nobody_talks_a_table_under() {
    let house = House::with(|config| config.command_rate = 100).await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 4).await;
    let mut loud = house.person("vandal").sit(&table, None).await;
    let line = json!({ "do": "chat", "room": "spectators", "text": "!".repeat(500) });
    let mut said = 0;
    let refused = loop {
        let reply = loud.ask(line.clone()).await;
        if reply["ok"] != true {
            break reply;
        }
        said += 1;
        assert!(said < 60, "nobody stops them");
    };
    assert_eq!(refused["refused"], "too_fast");
    // Nor from more sockets of the same network.
    let mut again = house.person("vandal").sit(&table, None).await;
    assert_eq!(again.ask(line).await["refused"], "too_fast");
}

#[tokio::test]
pub(crate) async fn each_room_keeps_its_latest_lines_and_talk_fills_no_table() {
    let mut house = House::with(|config| config.table_size = 16).await;
    let anne = house.person("anne");
    let table = anne
        .make(json!([{ "kind": "me" }, { "kind": "open" }]), Value::Null)
        .await;
    let mut one = anne.sit(&table, Some(0)).await;
    let greeting = one
        .ask(json!({ "do": "chat", "room": "table", "text": "well met" }))
        .await;
    assert_eq!(greeting["ok"], true, "{greeting}");
    let mut loud = house.person("vandal").sit(&table, None).await;
    for n in 0..260 {
        let text = format!("{n} {}", "!".repeat(200));
        let reply = loud
            .ask(json!({ "do": "chat", "room": "spectators", "text": text }))
            .await;
        assert_eq!(reply["ok"], true, "{reply}");
    }
    let lines = rows(&house, "SELECT count(*) FROM chat WHERE room = 'spectators'");
    assert_eq!(lines, 200);
    assert_eq!(rows(&house, "SELECT count(*) FROM chat WHERE room = 'table'"), 1);
    let again = one
        .ask(json!({ "do": "chat", "room": "table", "text": "still here" }))
        .await;
    assert_eq!(again["ok"], true, "{again}");
    house.restart().await;
    let back = house.person("anne").sit(&table, Some(0)).await;
    assert!(back.heard[0].contains("well met"), "{}", back.heard[0]);
}

#[tokio::test]
pub(crate) async fn a_rematch_begins_only_when_those_it_was_made_for_have_come() {
    let house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    let (anne, mary) = (house.person("anne"), house.person("mary"));
    let stop = one.ask(json!({ "do": "offer", "what": "stop" })).await;
    other.until("offer").await;
    other
        .ask(json!({ "do": "answer", "offer": stop["offer"], "yes": true }))
        .await;
    let again = anne
        .post(&format!("/tables/{table}/rematch"), Value::Null)
        .await
        .json();
    let id = again["id"].as_str().unwrap();
    let start = format!("/tables/{id}/start");
    let alone = anne.post(&start, Value::Null).await;
    assert_eq!((alone.status, alone.code().as_str()), (409, "seats_missing"));
    let _there = mary.sit(id, Some(1)).await;
    assert_eq!(anne.post(&start, Value::Null).await.status, 200);
}

#[tokio::test]
async fn behind_a_proxy_each_client_is_counted_by_its_own_address() {
    let house = House::with(|config| {
        config.behind_proxy = true;
        config.max_per_address = 3;
    })
    .await;
    let anne = house.person("anne");
    let table = anne
        .make(json!([{ "kind": "me" }, { "kind": "open" }]), Value::Null)
        .await;
    let mut open = Vec::new();
    for client in 0..8 {
        let address = format!("203.0.113.{client}");
        let socket = anne
            .open_with(&table, None, None, &[("x-forwarded-for", &address)])
            .await;
        open.push(socket.unwrap_or_else(|error| panic!("client {client}: {error}")));
    }
    // One client may have three, however it names itself in front of what the proxy says.
    for _ in 0..2 {
        let spoofed = [
            ("x-forwarded-for", "198.51.100.9"),
            ("x-forwarded-for", "203.0.113.0"),
        ];
        open.push(anne.open_with(&table, None, None, &spoofed).await.unwrap());
    }
    let spoofed = [("x-forwarded-for", "198.51.100.7, 203.0.113.0")];
    assert!(anne.open_with(&table, None, None, &spoofed).await.is_err());
    assert_eq!(
        request(house.address, "GET", "/healthz", &[], "").await.status,
        200
    );
}

#[tokio::test]
async fn several_forwarding_headers_are_one_list_and_limits_follow_the_last() {
    let house = House::with(|config| {
        config.behind_proxy = true;
        config.table_rate = 2;
    })
    .await;
    let body = json!({ "game": catalog::GAMES[0], "seats": [{ "kind": "me" }, { "kind": "open" }], "my_name": "Anne" }).to_string();
    let mut answers = Vec::new();
    for spoof in ["10.1.1.1", "10.1.1.2", "10.1.1.3", "10.1.1.4"] {
        let headers = [("x-forwarded-for", spoof), ("x-forwarded-for", "203.0.113.5")];
        answers.push(
            request(house.address, "POST", "/api/v1/tables", &headers, &body)
                .await
                .status,
        );
    }
    assert_eq!(answers, [201, 201, 429, 429]);
    let other = [
        ("x-forwarded-for", "203.0.113.5"),
        ("x-forwarded-for", "203.0.113.6"),
    ];
    assert_eq!(
        request(house.address, "POST", "/api/v1/tables", &other, &body)
            .await
            .status,
        201
    );
}

#[tokio::test]
async fn beyond_the_limit_there_is_an_answer_and_health_checks_get_through() {
    let house = House::with(|config| config.max_per_address = 2).await;
    let held = [
        TcpStream::connect(house.address).await.unwrap(),
        TcpStream::connect(house.address).await.unwrap(),
    ];
    tokio::time::sleep(Duration::from_millis(200)).await;
    let refused = request(house.address, "GET", "/api/v1/games", &[], "").await;
    assert_eq!(
        (refused.status, refused.code().as_str()),
        (503, "too_many_sockets")
    );
    assert!(refused.headers.contains_key("retry-after"));
    assert_eq!(
        request(house.address, "GET", "/healthz", &[], "").await.status,
        200
    );
    drop(held);
}

#[tokio::test]
async fn silent_connections_and_other_protocols_are_closed() {
    let house = House::new().await;
    let preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0";
    let mut ends = Vec::new();
    for sent in [&b""[..], &preface[..12], &preface[..]] {
        let mut stream = TcpStream::connect(house.address).await.unwrap();
        stream.write_all(sent).await.unwrap();
        ends.push(tokio::spawn(async move {
            let mut answer = Vec::new();
            let end = tokio::time::timeout(Duration::from_secs(18), stream.read_to_end(&mut answer));
            assert!(end.await.is_ok(), "it stays open");
            assert!(
                answer.is_empty() || answer.starts_with(b"HTTP/1.1 4"),
                "{answer:?}"
            );
        }));
    }
    for end in ends {
        end.await.unwrap();
    }
}

#[tokio::test]
async fn playing_again_counts_as_making_a_table() {
    let house = House::with(|config| config.table_rate = 3).await;
    let anne = house.person("anne");
    let mut table = anne
        .make(
            json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]),
            Value::Null,
        )
        .await;
    let mut answers = Vec::new();
    for _ in 0..4 {
        let mut one = anne.sit(&table, Some(0)).await;
        one.ask(json!({ "do": "offer", "what": "stop" })).await;
        let again = anne.post(&format!("/tables/{table}/rematch"), Value::Null).await;
        answers.push(again.status);
        if let Some(id) = again.json()["id"].as_str() {
            table = id.to_owned();
        }
    }
    assert_eq!(answers, [200, 200, 429, 429]);
}
