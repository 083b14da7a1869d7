//! `flibuste admin`: what operators do to a server that runs.

use crate::common::house::House;
use crate::common::{GAME, fine, refused};
use serde_json::{Value, json};

/// A table of somebody against a bot; gives its id and their cookie.
fn table(house: &House) -> (String, String) {
    let (cookie, _) = house.ask("GET", "/games", "", None);
    let body = json!({
        "game": GAME, "my_name": "Anne", "listed": true,
        "seats": [{ "kind": "me" }, { "kind": "bot", "level": "random" }],
    });
    let (cookie, table) = house.ask("POST", "/tables", &cookie, Some(&body));
    (table["id"].as_str().expect("a table").to_owned(), cookie)
}

fn admin(house: &House, args: &[&str]) -> String {
    let data = house.data();
    fine(&[&["admin", "--data", &data, "--lang", "en"], args].concat(), "")
}

#[test]
fn operators_list_close_and_delete_tables() {
    let house = House::open();
    assert_eq!(admin(&house, &["list"]), "No table yet.\n");
    let (id, cookie) = table(&house);
    let listed = admin(&house, &["list"]);
    assert!(
        listed.contains(&id) && listed.contains("playing") && listed.contains("0:Anne"),
        "{listed}"
    );
    assert_eq!(admin(&house, &["close", &id]), "Done.\n");
    let (_, seen) = house.ask("GET", &format!("/tables/{id}"), &cookie, None);
    assert_eq!(seen["phase"], "over");
    assert_eq!(admin(&house, &["delete", &id]), "Done.\n");
    assert_eq!(admin(&house, &["list"]), "No table yet.\n");
    let data = house.data();
    let why = refused(&["admin", "--data", &data, "delete", &id], "");
    assert!(why.contains("404"), "{why}");
}

#[test]
fn operators_see_the_load_and_speak_to_everybody() {
    let house = House::open();
    table(&house);
    let load = admin(&house, &["load"]);
    assert!(load.starts_with("Tables under way: 1; in memory: 1;"), "{load}");
    assert!(load.contains("no copy since the start"), "{load}");
    admin(&house, &["notice", "Closed at noon"]);
    let (_, told) = house.ask("GET", "/notice", "", None);
    assert_eq!(told["text"], "Closed at noon");
}

#[test]
fn operators_send_somebody_away_and_see_for_how_long() {
    let house = House::open();
    let (id, cookie) = table(&house);
    admin(
        &house,
        &[
            "ban", "--table", &id, "--seat", "0", "--hours", "3", "--why", "cheating",
        ],
    );
    let listed = admin(&house, &["list"]);
    assert!(listed.contains("is sent away for 3 h: cheating"), "{listed}");
    let (_, answer) = house.ask("POST", &format!("/tables/{id}/start"), &cookie, Some(&json!({})));
    assert_eq!(answer["error"]["code"], "sent_away", "{answer}");
}

#[test]
fn nobody_else_is_an_operator() {
    let house = House::open();
    let data = house.data();
    let why = refused(&["admin", "--data", &data, "--key", "guessed", "list"], "");
    assert!(why.contains("403") || why.contains("401"), "{why}");
    let why = refused(&["admin", "--data", "nowhere.db", "list"], "");
    assert!(why.contains("no server seems to run on nowhere.db"), "{why}");
    let json: Value = serde_json::from_str(&admin(&house, &["--json", "list"])).unwrap();
    assert_eq!(json["tables"], json!([]));
}
