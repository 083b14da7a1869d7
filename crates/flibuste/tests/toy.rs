//! A game is one folder and one line of the catalogue: the game for tests, of which nothing else knows anything, played through the command and
//! through the server. A browser plays it on the page (`web/e2e/toy.test.ts`).

mod common;

use common::house::House;
use common::{fine, refused};
use serde_json::{Value, json};

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
