//! Damage that costs nobody a game, and checks that are not there: noticed, said, and brought back from a copy.

use crate::common;

use std::path::PathBuf;

use common::{Answered, Dice, House, Person, play_on, request, two_at_a_table};
use serde_json::{Value, json};

/// Asks as an operator.
async fn order(house: &House, path: &str, body: &Value) -> Answered {
    let page = house.server.as_ref().unwrap().operators_page();
    let key = page.split("key=").nth(1).unwrap().to_owned();
    let path = format!("/api/v1/admin{path}");
    let body = body.to_string();
    request(house.address, "POST", &path, &[("x-flibuste-admin", &key)], &body).await
}

fn data(house: &House) -> PathBuf {
    house.directory.path().join("test.db")
}

/// Spoils something while the server is stopped; then `check` must find this part damaged and nothing else.
async fn spoil(house: &mut House, harm: &str, part: &str) {
    house
        .restart_after(|file| assert_eq!(file.execute(harm, []).unwrap(), 1, "{harm}"))
        .await;
    let report = server::check(&data(house)).unwrap();
    assert!(
        report.damaged.is_empty() && report.structure.is_empty(),
        "{harm}: {report:?}"
    );
    let parts: Vec<&str> = report.blemishes.iter().map(|blemish| blemish.part).collect();
    assert_eq!(parts, [part], "{harm}");
    assert!(!report.is_sound());
}

/// Brings back what was spoilt; gives how much was, and how much went.
async fn mend(house: &mut House, copy: &std::path::Path) -> (usize, usize) {
    house.server.take().unwrap().stop().await;
    let mended = server::mend(&data(house), copy).unwrap();
    assert_eq!(
        (mended.tables.len(), mended.lost.len()),
        (0, 0),
        "no table is touched"
    );
    let report = server::check(&data(house)).unwrap();
    assert!(report.is_sound(), "{report:?}");
    house.start().await;
    (mended.brought_back, mended.taken_out)
}

fn said(whole: &str) -> Vec<String> {
    let whole: Value = serde_json::from_str(whole).unwrap();
    let chat = whole["chat"].as_array().unwrap().iter();
    chat.map(|line| line["text"].as_str().unwrap().to_owned())
        .collect()
}

#[tokio::test]
async fn a_changed_line_of_talk_is_left_out_and_comes_back_from_a_copy() {
    let mut house = House::new().await;
    let anne = house.person("anne");
    let table = anne
        .make(json!([{ "kind": "me" }, { "kind": "open" }]), Value::Null)
        .await;
    let mut one = anne.sit(&table, Some(0)).await;
    for text in ["well met", "aye"] {
        let said = one
            .ask(json!({ "do": "chat", "room": "table", "text": text }))
            .await;
        assert_eq!(said["ok"], true, "{said}");
    }
    let copy = house.directory.path().join("copy.db");
    server::backup(&data(&house), &copy).unwrap();
    assert!(server::check(&copy).unwrap().is_sound());
    for (change, comes_back) in [
        ("text = 'ill met'", true),
        ("text = CAST(x'ff' AS TEXT)", true),
        ("name = 'mary'", true),
        ("seat = 1", true),
        ("seat = NULL", true),
        ("room = 'spectators'", true),
        ("digest = NULL", true),
        ("digest = x'0011'", true),
        ("digest = digest + 1", true),
        // By its number and its moment a line is known to be the same.
        ("at = at + 1", false),
    ] {
        let harm = format!("UPDATE chat SET {change} WHERE id = 1");
        spoil(&mut house, &harm, "chat").await;
        let anne = house.person("anne");
        let seen = anne.sit(&table, Some(0)).await;
        assert_eq!(said(&seen.heard[0]), ["aye"], "{harm}");
        let about = anne.get("/me").await.json();
        assert_eq!(about["seats"][0]["said"].as_array().unwrap().len(), 1, "{harm}");
        let mended = mend(&mut house, &copy).await;
        assert_eq!(mended, if comes_back { (1, 0) } else { (0, 1) }, "{harm}");
        let seen = house.person("anne").sit(&table, Some(0)).await;
        let whole: &[&str] = if comes_back {
            &["well met", "aye"]
        } else {
            &["aye"]
        };
        assert_eq!(said(&seen.heard[0]), whole, "{harm}");
    }
}

#[tokio::test]
async fn a_changed_ban_holds_for_nobody_and_comes_back_from_a_copy() {
    let mut house = House::new().await;
    let anne = house.person("anne");
    let table = anne
        .make(json!([{ "kind": "me" }, { "kind": "open" }]), Value::Null)
        .await;
    let mute =
        json!({ "kind": "mute", "table": table, "seat": 0, "hours": 5, "why": "rude", "network": false });
    assert_eq!(order(&house, "/bans", &mute).await.status, 200);
    order(&house, "/notice", &json!({ "text": "Closed on Sunday" })).await;
    let copy = house.directory.path().join("copy.db");
    server::backup(&data(&house), &copy).unwrap();
    let say = json!({ "do": "chat", "room": "table", "text": "hey" });
    for change in [
        "who = zeroblob(32)",
        "kind = 'away'",
        "until = until * 2",
        "why = 'kind'",
        "digest = NULL",
        "digest = 'x'",
    ] {
        spoil(&mut house, &format!("UPDATE bans SET {change}"), "bans").await;
        let mut one = house.person("anne").sit(&table, Some(0)).await;
        assert_eq!(one.ask(say.clone()).await["ok"], true, "{change}");
        assert_eq!(mend(&mut house, &copy).await, (1, 0), "{change}");
        let mut one = house.person("anne").sit(&table, Some(0)).await;
        assert_eq!(one.ask(say.clone()).await["refused"], "muted", "{change}");
    }
    spoil(&mut house, "UPDATE notes SET text = 'Open on Sunday'", "notes").await;
    assert_eq!(house.person("anne").get("/notice").await.json()["text"], "");
    assert_eq!(mend(&mut house, &copy).await, (1, 0));
    assert_eq!(
        house.person("anne").get("/notice").await.json()["text"],
        "Closed on Sunday"
    );
}

#[tokio::test]
async fn a_changed_position_and_what_was_seen_are_found_by_a_check_and_made_anew() {
    let mut house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 6).await;
    let view = one.view.clone();
    house.restart().await;
    let copy = house.directory.path().join("copy.db");
    server::backup(&data(&house), &copy).unwrap();
    for (harm, part, mended) in [
        ("UPDATE snapshots SET digest = NULL", "snapshots", (0, 1)),
        (
            "UPDATE snapshots SET position = position || ' '",
            "snapshots",
            (0, 1),
        ),
        (
            "UPDATE seen SET frames = x'03' WHERE viewer = 'public'",
            "seen",
            (1, 0),
        ),
        (
            "UPDATE seen SET digest = NULL WHERE viewer = 'public'",
            "seen",
            (1, 0),
        ),
    ] {
        spoil(&mut house, harm, part).await;
        let seen = house.person("anne").sit(&table, Some(0)).await;
        assert_eq!(seen.view, view, "{harm}");
        drop(seen);
        // A server that stops makes a position anew.
        house.server.take().unwrap().stop().await;
        let file = rusqlite::Connection::open(data(&house)).unwrap();
        file.execute(harm, []).unwrap();
        drop(file);
        let told = server::mend(&data(&house), &copy).unwrap();
        assert_eq!((told.brought_back, told.taken_out), mended, "{harm}");
        assert!(server::check(&data(&house)).unwrap().is_sound(), "{harm}");
        house.start().await;
        assert_eq!(house.person("anne").table(&table).await["entries"], 6, "{harm}");
        house.restart().await;
    }
}

#[tokio::test]
async fn a_check_that_is_missing_or_misshapen_is_damage() {
    for (harm, what) in [
        (
            "UPDATE tables SET plan_digest = NULL WHERE key = 1",
            "what was agreed",
        ),
        (
            "UPDATE tables SET doc_digest = NULL WHERE key = 1",
            "how it stands",
        ),
        (
            "UPDATE seats SET digest = NULL WHERE table_key = 1 AND seat = 0",
            "who sits there",
        ),
        (
            "UPDATE records SET chain = NULL WHERE table_key = 1",
            "not what was written",
        ),
        (
            "UPDATE tables SET plan_digest = x'00' WHERE key = 1",
            "plan_digest",
        ),
        ("UPDATE tables SET doc_digest = '' WHERE key = 1", "doc_digest"),
        (
            "UPDATE seats SET digest = 1.5 WHERE table_key = 1 AND seat = 0",
            "digest",
        ),
        (
            "UPDATE records SET chain = x'0011223344' WHERE table_key = 1",
            "chain",
        ),
    ] {
        let mut house = House::new().await;
        let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
        play_on(&mut [&mut one, &mut other], &mut Dice(1), 4).await;
        let (sound, ..) = two_at_a_table(&house, Value::Null).await;
        house.restart().await;
        for again in 0..2 {
            house
                .restart_after(|file| {
                    // What is missing stays missing: no start makes it good.
                    assert!(again > 0 || file.execute(harm, []).unwrap() == 1, "{harm}");
                })
                .await;
            let anne = house.person("anne");
            assert_eq!(
                anne.get(&format!("/tables/{table}")).await.code(),
                "damaged",
                "{harm}"
            );
            assert_eq!(anne.get(&format!("/tables/{sound}")).await.status, 200, "{harm}");
            let report = server::check(&data(&house)).unwrap();
            assert_eq!(report.damaged.len(), 1, "{harm}: {report:?}");
            assert_eq!(report.damaged[0].0, table);
            assert!(report.damaged[0].1.what.contains(what), "{harm}: {report:?}");
        }
    }
}

#[tokio::test]
async fn a_line_of_the_journal_without_its_check_is_damage() {
    let house = House::with(|config| config.settle = 3_600_000).await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 6).await;
    let crashed = house.directory.path().join("crashed.db");
    server::backup(&data(&house), &crashed).unwrap();
    let file = rusqlite::Connection::open(&crashed).unwrap();
    let harm = "UPDATE journal SET chain = NULL WHERE number = 5";
    assert_eq!(file.execute(harm, []).unwrap(), 1);
    drop(file);
    let report = server::check(&crashed).unwrap();
    assert_eq!((report.damaged.len(), report.entries), (1, 5), "{report:?}");
    let second = server::start(server::Config::for_file(&crashed)).await.unwrap();
    let anne = Person::new(second.address(), "anne");
    assert_eq!(anne.get(&format!("/tables/{table}")).await.code(), "damaged");
    second.stop().await;
}

/// Two games that ended long ago, of which one is damaged; gives both.
async fn old_and_damaged(house: &mut House, spoil: &str) -> (String, String) {
    let mut tables = Vec::new();
    for _ in 0..2 {
        let (table, mut one, mut other) = two_at_a_table(house, Value::Null).await;
        play_on(&mut [&mut one, &mut other], &mut Dice(1), 4).await;
        let stop = one.ask(json!({ "do": "offer", "what": "stop" })).await;
        other.until("offer").await;
        other
            .ask(json!({ "do": "answer", "offer": stop["offer"], "yes": true }))
            .await;
        tables.push(table);
    }
    let spoil = spoil.to_owned();
    house
        .restart_after(|file| {
            file.execute(
                "UPDATE tables SET updated = updated - 11 * 86400000 - 1000 / key",
                [],
            )
            .unwrap();
            assert_eq!(file.execute(&spoil, []).unwrap(), 1, "{spoil}");
        })
        .await;
    (tables.remove(0), tables.remove(0))
}

#[tokio::test]
async fn one_damaged_table_keeps_no_names_from_going_and_is_not_made_good() {
    for harm in [
        "UPDATE tables SET plan = 'x' WHERE key = 1",
        "UPDATE tables SET plan_digest = NULL WHERE key = 1",
        "UPDATE seats SET name = 'Zheng' WHERE table_key = 1 AND seat = 0",
    ] {
        let mut house = House::with(|config| {
            config.keep_names = 10;
            config.tidy = 50;
        })
        .await;
        let (damaged, sound) = old_and_damaged(&mut house, harm).await;
        let anne = house.person("anne");
        common::until("names go", || async {
            anne.table(&sound).await["seats"][0]["name"] == ""
        })
        .await;
        common::until("those of the damaged one too", || async {
            let file = rusqlite::Connection::open(data(&house)).unwrap();
            let sql = "SELECT count(*) FROM seats WHERE table_key = 1 AND name <> ''";
            file.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap() == 0
        })
        .await;
        assert_eq!(
            anne.get(&format!("/tables/{damaged}")).await.code(),
            "damaged",
            "{harm}"
        );
    }
}

#[tokio::test]
async fn whoever_takes_out_what_concerns_them_takes_it_out_of_damaged_tables_too() {
    let mut house = House::new().await;
    let harm = "UPDATE seats SET name = 'Zheng' WHERE table_key = 1 AND seat = 1";
    let (damaged, sound) = old_and_damaged(&mut house, harm).await;
    let anne = house.person("anne");
    let erased = anne.post("/me/erase", Value::Null).await;
    assert_eq!(erased.status, 204, "{}", erased.text);
    assert_eq!(anne.get("/me").await.json()["seats"], json!([]));
    assert_eq!(anne.table(&sound).await["seats"][0]["name"], "");
    assert_eq!(anne.get(&format!("/tables/{damaged}")).await.code(), "damaged");
    let file = rusqlite::Connection::open(data(&house)).unwrap();
    let sql = "SELECT count(*) FROM seats WHERE seat = 0 AND (name <> '' OR holder IS NOT NULL)";
    assert_eq!(file.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap(), 0);
}
