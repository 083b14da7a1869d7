//! What one network may have, and what goes when nobody wants it any more.

use crate::common;

use std::time::Duration;

use common::{Dice, House, play_on, request, two_at_a_table, until};
use serde_json::{Value, json};

fn listed_table() -> String {
    json!({ "game": catalog::GAMES[0], "listed": true, "seats": [{ "kind": "me" }, { "kind": "open" }], "my_name": "Anne" }).to_string()
}

/// Makes a listed table as a client behind a proxy.
async fn make_from(house: &House, client: &str) -> common::Answered {
    let headers = [("x-forwarded-for", client)];
    request(house.address, "POST", "/api/v1/tables", &headers, &listed_table()).await
}

#[tokio::test]
pub(crate) async fn one_address_fills_no_list() {
    let house = House::with(|config| {
        config.behind_proxy = true;
        config.listed_per_address = 3;
    })
    .await;
    for _ in 0..2 {
        assert_eq!(make_from(&house, "203.0.113.1").await.status, 201);
    }
    for _ in 0..120 {
        assert_eq!(make_from(&house, "203.0.113.2").await.status, 201);
    }
    let listed = house.person("zheng").get("/tables").await.json();
    assert_eq!(
        listed.as_array().unwrap().len(),
        5,
        "three of the one, two of the other"
    );
    // The same holds for games to watch again, whoever asked for them.
    let anne = house.person("anne");
    for _ in 0..6 {
        let table = anne
            .make(
                json!([{ "kind": "me" }, { "kind": "bot", "level": "random" }]),
                json!({ "listed": true }),
            )
            .await;
        let mut one = anne.sit(&table, Some(0)).await;
        one.ask(json!({ "do": "offer", "what": "stop" })).await;
        one.close().await;
    }
    let replays = house.person("zheng").get("/replays").await.json();
    assert_eq!(replays.as_array().unwrap().len(), 3, "{replays}");
}

#[tokio::test]
pub(crate) async fn an_address_has_so_many_tables_and_so_many_bytes() {
    let house = House::with(|config| {
        config.behind_proxy = true;
        config.tables_per_address = 2;
    })
    .await;
    let mut answers = Vec::new();
    for _ in 0..3 {
        answers.push(make_from(&house, "203.0.113.1").await);
    }
    let last = answers.pop().unwrap();
    assert_eq!((last.status, last.code().as_str()), (429, "too_many_of_yours"));
    assert_eq!(make_from(&house, "203.0.113.2").await.status, 201);
    // A game that is over counts no more.
    let table = answers[0].json()["id"].as_str().unwrap().to_owned();
    let cookie = answers[0].headers["set-cookie"]
        .split(';')
        .next()
        .unwrap()
        .to_owned();
    let path = format!("/api/v1/tables/{table}/seats/0/leave");
    assert_eq!(
        request(house.address, "POST", &path, &[("cookie", &cookie)], "")
            .await
            .status,
        200
    );
    assert_eq!(
        make_from(&house, "203.0.113.1").await.status,
        429,
        "it is not gone yet"
    );
    drop(house);

    let mut house = House::with(|config| {
        config.behind_proxy = true;
        config.size_per_address = 1;
    })
    .await;
    let made = make_from(&house, "203.0.113.1").await;
    let table = made.json()["id"].as_str().unwrap().to_owned();
    assert_eq!(make_from(&house, "203.0.113.1").await.status, 201);
    house
        .restart_with(&format!("UPDATE tables SET bytes = 2000000 WHERE id = '{table}'"))
        .await;
    assert_eq!(make_from(&house, "203.0.113.1").await.code(), "too_many_of_yours");
    assert_eq!(make_from(&house, "203.0.113.2").await.status, 201);
}

#[tokio::test]
pub(crate) async fn a_table_takes_up_so_much_and_what_it_takes_is_counted() {
    let mut house = House::with(|config| config.table_size = 1).await;
    let undo = json!({ "do": "undo" });
    // A game that ends sooner takes up less.
    let (table, mut one) = loop {
        let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
        assert_ne!(one.ask(undo.clone()).await["refused"], "table_full");
        if play_on(&mut [&mut one, &mut other], &mut Dice(1), 28).await == 28 && one.phase == "playing" {
            break (table, one);
        }
    };
    assert_eq!(one.ask(undo).await["refused"], "table_full");
    one.close().await;
    house.restart().await;
    let bytes = house.sql(&format!("SELECT bytes FROM tables WHERE id = '{table}'"));
    let lines = house.sql(&format!(
        "SELECT coalesce(sum(length(lines) + 1), 0) FROM records JOIN tables ON key = table_key WHERE id = '{table}'"
    ));
    assert_eq!(bytes, lines);
}

#[tokio::test]
pub(crate) async fn tables_that_everybody_left_give_their_place_back() {
    let mut house = House::with(|config| {
        config.max_tables = 2;
        config.empty_after = 1;
        config.open_after = 30;
        config.tidy = 50;
    })
    .await;
    let (table, one, other) = two_at_a_table(&house, Value::Null).await;
    let (anne, mary) = (house.person("anne"), house.person("mary"));
    let waiting = anne
        .make(json!([{ "kind": "me" }, { "kind": "open" }]), Value::Null)
        .await;
    let third = request(house.address, "POST", "/api/v1/tables", &[], &listed_table()).await;
    assert_eq!(third.code(), "too_many_tables");
    anne.post(&format!("/tables/{table}/seats/0/leave"), Value::Null)
        .await;
    drop((one, other));
    tokio::time::sleep(Duration::from_millis(1_300)).await;
    assert_eq!(
        mary.get(&format!("/tables/{table}")).await.status,
        200,
        "one still sits there"
    );
    let mut watcher = anne.sit(&table, None).await;
    mary.post(&format!("/tables/{table}/seats/1/leave"), Value::Null)
        .await;
    tokio::time::sleep(Duration::from_millis(1_300)).await;
    assert_eq!(
        mary.get(&format!("/tables/{table}")).await.status,
        200,
        "somebody still watches"
    );
    watcher.raw(r#"{"do":"ping"}"#).await;
    watcher.close().await;
    until("the empty table goes", || async {
        mary.get(&format!("/tables/{table}")).await.status == 404
    })
    .await;
    let rows = |house: &House, part: &str| {
        house.sql(&format!(
            "SELECT count(*) FROM {part} WHERE table_key NOT IN (SELECT key FROM tables)"
        ))
    };
    for part in ["seats", "records", "snapshots", "chat", "journal", "commands"] {
        assert_eq!(rows(&house, part), ["0"], "{part}");
    }
    assert_eq!(
        request(house.address, "POST", "/api/v1/tables", &[], &listed_table())
            .await
            .status,
        201
    );
    assert_eq!(
        anne.get(&format!("/tables/{waiting}")).await.status,
        200,
        "she still sits there"
    );
    // A table at which the game was never begun goes after a month, though somebody sits there.
    house
        .restart_with(&format!(
            "UPDATE tables SET updated = updated - 2678400000 WHERE id = '{waiting}'"
        ))
        .await;
    let anne = house.person("anne");
    until("the old open table goes", || async {
        anne.get(&format!("/tables/{waiting}")).await.status == 404
    })
    .await;
}

#[tokio::test]
async fn public_lists_are_made_once_for_all_who_ask() {
    let house = House::with(|config| config.list_age = 3_600_000).await;
    let anne = house.person("anne");
    for _ in 0..120 {
        anne.make(
            json!([{ "kind": "me" }, { "kind": "open" }]),
            json!({ "listed": true }),
        )
        .await;
    }
    for at in 0..30 {
        let list = house.person(&format!("p{at}")).get("/tables").await.json();
        assert_eq!(list.as_array().unwrap().len(), 100);
        assert_eq!(list[0]["seats"][0]["mine"], false);
    }
    let own = anne.get("/tables").await.json();
    assert_eq!(
        own[0]["seats"][0]["mine"], true,
        "each sees in it which seats are theirs"
    );
    let metrics = house.metrics().await;
    assert!(metrics.contains("flibuste_lists_made_total 1\n"), "{metrics}");
}
