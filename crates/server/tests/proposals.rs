//! Set-ups that a game proposes, and texts among the options that stand for others.

use crate::common;

use common::{House, request};
use serde_json::{Value, json};

/// The games, and the first that proposes anything.
async fn proposing(house: &House) -> Value {
    let games = request(house.address, "GET", "/api/v1/games", &[], "")
        .await
        .json();
    let all = games.as_array().unwrap();
    let found = all.iter().find(|game| game["wishes"] != json!([]));
    found.expect("a game with wishes").clone()
}

async fn post(house: &House, path: &str, body: &Value) -> common::Answered {
    house.person("Anne").post(path, body.clone()).await
}

#[tokio::test]
async fn a_game_proposes_set_ups_and_the_same_seed_gives_the_same() {
    let house = House::new().await;
    let game = proposing(&house).await;
    let path = format!("/games/{}/proposal", game["id"].as_str().unwrap());
    let first = post(&house, &path, &json!({"seats": 2})).await.json();
    let again = json!({"seats": 2, "seed": first["seed"], "number": 0});
    assert_eq!(post(&house, &path, &again).await.json(), first);
    let next = json!({"seats": 2, "seed": first["seed"], "number": 1});
    assert_ne!(
        post(&house, &path, &next).await.json()["settings"],
        first["settings"]
    );
    // What is proposed can be played, and its code alone gives the same.
    let text = game["options"]
        .as_array()
        .unwrap()
        .iter()
        .find(|option| option["kind"] == "text");
    let code = text.unwrap()["name"].as_str().unwrap();
    let settings = format!("/games/{}/settings", game["id"].as_str().unwrap());
    let read = json!({"seats": 2, "options": {code: first["settings"][code]}});
    let read = post(&house, &settings, &read).await.json();
    for (name, value) in first["settings"].as_object().unwrap() {
        assert_eq!(&read["options"][name], value, "{name}");
    }
    let person = house.person("Anne");
    let table = json!({
        "game": game["id"], "options": {code: first["settings"][code]}, "seats": [{"kind": "me"}], "my_name": "Anne",
    });
    let made = person.post("/tables", table).await;
    assert_eq!(made.json()["options"], read["options"], "{made:?}");
}

#[tokio::test]
async fn wishes_and_codes_that_make_no_sense_are_refused_with_a_word() {
    let house = House::new().await;
    let game = proposing(&house).await;
    let id = game["id"].as_str().unwrap();
    let path = format!("/games/{id}/proposal");
    let wished = json!({"seats": 2, "wishes": {"difficulty": 9}});
    assert_eq!(post(&house, &path, &wished).await.code(), "bad_setup");
    let wished = json!({"seats": 2, "wishes": {"gravity": 1}});
    assert_eq!(post(&house, &path, &wished).await.code(), "bad_setup");
    let far = json!({"seats": 2, "number": 60000});
    assert_eq!(post(&house, &path, &far).await.code(), "bad_request");
    let none = post(&house, "/games/chess/proposal", &json!({"seats": 2})).await;
    assert_eq!(none.code(), "no_such_game");
    let silent = catalog::GAMES.iter().find(|other| **other != id).unwrap();
    let path = format!("/games/{silent}/proposal");
    assert_eq!(
        post(&house, &path, &json!({"seats": 2})).await.code(),
        "bad_setup"
    );

    let path = format!("/games/{id}/settings");
    let options = game["options"].as_array().unwrap();
    let text = options.iter().find(|option| option["kind"] == "text").unwrap();
    let code = text["name"].as_str().unwrap();
    let damaged = json!({"seats": 2, "options": {code: "AAA-AAA-AAA"}});
    let said = post(&house, &path, &damaged).await;
    assert_eq!(said.code(), "bad_setup");
    assert_eq!(said.json()["error"]["why"], format!("{code}-damaged"));
    let long = json!({"seats": 2, "options": {code: "A".repeat(500)}});
    assert_eq!(post(&house, &path, &long).await.code(), "bad_setup");
    let person = house.person("Anne");
    let table = json!({
        "game": id, "options": {code: "AAA-AAA-AAA"}, "seats": [{"kind": "me"}], "my_name": "Anne",
    });
    let said = person.post("/tables", table).await;
    assert_eq!(said.json()["error"]["why"], format!("{code}-damaged"));
}
