//! People who get up, drop, come back, take everything of theirs out, or want to play again: what the others keep of it, and what they can do.

use std::time::Duration;

use serde_json::{Value, json};

use crate::common::*;

/// Both agree to stop.
async fn stop(one: &mut Client, other: &mut Client) {
    let asked = one.ask(json!({ "do": "offer", "what": "stop" })).await;
    other.until("offer").await;
    let yes = json!({ "do": "answer", "offer": asked["offer"], "yes": true });
    assert_eq!(other.ask(yes).await["ok"], true);
}

#[tokio::test]
pub(crate) async fn whoever_got_up_keeps_a_name_until_somebody_sits_down_there() {
    let mut house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 4).await;
    let leave = format!("/tables/{table}/seats/1/leave");
    let left = house.person("mary").post(&leave, Value::Null).await.json();
    let seat = |info: &Value| {
        (
            info["seats"][1]["name"].clone(),
            info["seats"][1]["taken"].clone(),
        )
    };
    assert_eq!(seat(&left), (json!("mary"), json!(false)));
    house.restart().await;
    let (anne, mary) = (house.person("anne"), house.person("mary"));
    assert_eq!(seat(&anne.table(&table).await), (json!("mary"), json!(false)));
    // She looks on and talks under her name, which is nobody else's.
    let say = json!({ "do": "chat", "room": "spectators", "text": "good luck" });
    assert_eq!(mary.sit(&table, None).await.ask(say).await["ok"], true);
    house.person("zheng").join(&table, 1).await;
    assert_eq!(seat(&anne.table(&table).await), (json!("zheng"), json!(true)));
}

#[tokio::test]
pub(crate) async fn whoever_takes_everything_out_is_named_nowhere_not_even_where_they_had_got_up() {
    let house = House::new().await;
    let (anne, mary) = (house.person("anne"), house.person("mary"));
    let (left, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 4).await;
    mary.post(&format!("/tables/{left}/seats/1/leave"), Value::Null)
        .await;
    // A seat that was kept for her by name.
    let kept = anne
        .post(
            "/tables",
            json!({ "game": catalog::GAMES[0], "my_name": "anne",
                "seats": [{ "kind": "me" }, { "kind": "reserved", "name": "mary" }] }),
        )
        .await
        .json();
    let id = kept["id"].as_str().unwrap();
    let invitation = &kept["seats"][1]["invitation"];
    let join = json!({ "name": "mary", "invitation": invitation });
    let sat = mary.post(&format!("/tables/{id}/seats/1/join"), join).await;
    assert_eq!(sat.status, 200, "{}", sat.text);
    assert_eq!(mary.post("/me/erase", Value::Null).await.status, 204);
    for table in [&left, id] {
        let info = anne.table(table).await;
        assert_eq!(info["seats"][1]["name"], "", "{info}");
    }
    let named = house.sql("SELECT count(*) FROM seats WHERE name = 'mary' OR reserved = 'mary'");
    assert_eq!(named, ["0"]);
}

#[tokio::test]
pub(crate) async fn whoever_takes_everything_out_gets_rid_of_the_key_and_is_asked_nothing_any_more() {
    let house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 4).await;
    let asked = one.ask(json!({ "do": "offer", "what": "stop" })).await;
    assert!(asked["offer"].is_u64(), "Mary is asked first: {asked}");
    let erased = house.person("mary").post("/me/erase", Value::Null).await;
    let cookie = erased.headers.get("set-cookie").expect("the key goes");
    assert!(
        cookie.starts_with("flibuste_key=;") && cookie.contains("Max-Age=0"),
        "{cookie}"
    );
    assert_eq!(house.person("anne").table(&table).await["phase"], "over");
}

#[tokio::test]
pub(crate) async fn what_one_takes_along_has_the_games_and_how_they_ended() {
    let house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 4).await;
    let running = house.person("mary").get("/me").await.json();
    assert_eq!(running["seats"][0]["phase"], "playing");
    stop(&mut one, &mut other).await;
    let over = house.person("mary").get("/me").await.json();
    let seat = &over["seats"][0];
    assert_eq!(
        (&seat["table"], &seat["phase"], &seat["end"], &seat["entries"]),
        (&json!(table), &json!("over"), &json!("stopped"), &json!(4))
    );
    assert_eq!(seat["with"], json!(["anne"]));
}

#[tokio::test]
pub(crate) async fn nobody_waits_for_the_word_of_a_free_seat_or_of_a_bot() {
    let house = House::with(|config| config.stand_in_after = 0).await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 4).await;
    let anne = house.person("anne");
    other.close().await;
    one.until("table").await;
    // Mary is away, and asked as long as nobody plays for her.
    let asked = one.ask(json!({ "do": "offer", "what": "stop" })).await;
    assert!(asked["offer"].is_u64(), "{asked}");
    assert_eq!(anne.table(&table).await["phase"], "playing");
    let path = format!("/tables/{table}/seats/1/stand-in");
    assert_eq!(anne.post(&path, json!({ "level": "random" })).await.status, 200);
    // Whoever lets a bot play wants to play on.
    assert_eq!(anne.table(&table).await["phase"], "playing");
    let gone = loop {
        let told = one.until("offer").await;
        if told["state"] != "open" {
            break told;
        }
    };
    assert_eq!(gone["state"], "gone", "{gone}");
    let stopped = one.ask(json!({ "do": "offer", "what": "stop" })).await;
    assert_eq!(stopped["ok"], true, "{stopped}");
    assert_eq!(anne.table(&table).await["phase"], "over", "nobody is asked");
}

#[tokio::test]
pub(crate) async fn it_is_said_how_long_others_wait_before_a_bot_may_play() {
    let house = House::with(|config| config.stand_in_after = 600).await;
    let (table, mut one, other) = two_at_a_table(&house, Value::Null).await;
    let (anne, mary) = (house.person("anne"), house.person("mary"));
    let patience = |info: &Value| info["seats"][1]["patience"].clone();
    assert_eq!(patience(&anne.table(&table).await), Value::Null, "she is there");
    other.close().await;
    let told = one.until("table").await;
    let wait = patience(&told["table"]).as_u64().unwrap();
    assert!((590..=600).contains(&wait), "{wait}");
    // A seat that is free waits for nobody.
    mary.post(&format!("/tables/{table}/seats/1/leave"), Value::Null)
        .await;
    assert_eq!(patience(&anne.table(&table).await), json!(0));
    let path = format!("/tables/{table}/seats/1/stand-in");
    let stands = anne.post(&path, json!({ "level": "random" })).await;
    assert_eq!(stands.status, 200, "{}", stands.text);
    assert_eq!(patience(&stands.json()), Value::Null, "a bot plays");
    // Where a clock runs, it decides.
    let clock = json!({ "clock": { "kind": "move", "seconds": 600 } });
    let (_, mut one, other) = two_at_a_table(&house, clock).await;
    other.close().await;
    let told = one.until("table").await;
    assert_eq!(patience(&told["table"]), Value::Null);
}

#[tokio::test]
pub(crate) async fn whoever_falls_silent_without_a_word_is_seen_to_be_gone() {
    let house = House::with(|config| config.silence = 1_500).await;
    let (table, mut one, silent) = two_at_a_table(&house, Value::Null).await;
    let anne = house.person("anne");
    while one.until("table").await["table"]["seats"][1]["connected"] != true {}
    // A line that drops carries no end: the socket stays open, and nobody reads what is asked there.
    let gone = loop {
        let told = one.until("table").await;
        if told["table"]["seats"][1]["connected"] == false {
            break told;
        }
    };
    // Whoever only answers when they are asked is there.
    assert_eq!(gone["table"]["seats"][0]["connected"], true, "{gone}");
    assert_eq!(anne.table(&table).await["seats"][1]["connected"], false);
    drop(silent);
}

#[tokio::test]
pub(crate) async fn before_the_deal_a_seat_is_freed_of_whoever_is_away_and_given_to_a_bot() {
    let house = House::with(|config| config.stand_in_after = 1).await;
    let (anne, mary, zheng) = (house.person("anne"), house.person("mary"), house.person("zheng"));
    let table = anne
        .make(json!([{ "kind": "me" }, { "kind": "open" }]), Value::Null)
        .await;
    mary.join(&table, 1).await;
    let hers = mary.sit(&table, Some(1)).await;
    let (free, bot) = (
        format!("/tables/{table}/seats/1/free"),
        format!("/tables/{table}/seats/1/bot"),
    );
    assert_eq!(anne.post(&free, Value::Null).await.code(), "still_there");
    let level = json!({ "level": "random" });
    assert_eq!(anne.post(&bot, level.clone()).await.code(), "seat_taken");
    hers.close().await;
    until("she has been away long enough", || async {
        anne.table(&table).await["seats"][1]["patience"] == json!(0)
    })
    .await;
    assert_eq!(zheng.post(&free, Value::Null).await.code(), "not_seated");
    let freed = anne.post(&free, Value::Null).await;
    assert_eq!(freed.json()["seats"][1]["taken"], false, "{}", freed.text);
    assert_eq!(zheng.post(&bot, level.clone()).await.code(), "not_seated");
    let nobody = json!({ "level": "nobody" });
    assert_eq!(anne.post(&bot, nobody).await.code(), "no_such_level");
    let given = anne.post(&bot, level.clone()).await;
    assert_eq!(given.json()["seats"][1]["kind"], "bot", "{}", given.text);
    // What was given can be taken again, as long as nothing was dealt.
    let back = anne.post(&bot, json!({ "level": null })).await;
    assert_eq!(back.json()["seats"][1]["kind"], "open", "{}", back.text);
    anne.post(&bot, level.clone()).await;
    assert_eq!(
        anne.post(&format!("/tables/{table}/start"), Value::Null)
            .await
            .status,
        200
    );
    assert_eq!(anne.post(&bot, json!({ "level": null })).await.code(), "not_open");
    assert_eq!(anne.post(&free, Value::Null).await.code(), "not_open");
}

#[tokio::test]
pub(crate) async fn who_wants_to_play_again_is_said_and_nobody_is_taken_for_one_who_came() {
    let house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    let (anne, mary) = (house.person("anne"), house.person("mary"));
    stop(&mut one, &mut other).await;
    let rematch = format!("/tables/{table}/rematch");
    let again = mary.post(&rematch, Value::Null).await.json();
    let told = loop {
        let told = one.until("table").await;
        if told["table"]["rematch"].is_string() {
            break told;
        }
    };
    assert_eq!(told["table"]["rematch_by"], 1, "{told}");
    let id = again["id"].as_str().unwrap();
    let expected = |info: &Value| -> Vec<bool> {
        let seats = info["seats"].as_array().unwrap();
        seats.iter().map(|seat| seat["expected"] == json!(true)).collect()
    };
    assert_eq!(expected(&mary.table(id).await), [true, false]);
    let mine = anne.get("/me/tables").await.json();
    let asked = mine.as_array().unwrap().iter().find(|table| table["id"] == id);
    assert_eq!(expected(asked.unwrap()), [true, false], "lists say it, too");
    // Whoever comes is seen to come by those who wait there.
    let mut waits = mary.sit(id, Some(1)).await;
    let came = anne.sit(id, Some(0)).await;
    loop {
        let told = waits.until("table").await;
        if expected(&told["table"]) == [false, false] {
            break;
        }
    }
    came.close().await;
    // Whoever does not want to gets up, and the seat is free.
    let no = anne
        .post(&format!("/tables/{id}/seats/0/leave"), Value::Null)
        .await;
    assert_eq!(no.status, 200);
    let info = mary.table(id).await;
    assert_eq!(expected(&info), [false, false]);
    assert_eq!(
        (&info["seats"][0]["taken"], &info["seats"][0]["name"]),
        (&json!(false), &json!(""))
    );
}

#[tokio::test]
pub(crate) async fn a_game_that_a_bot_played_for_somebody_says_so() {
    let house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    let (anne, mary) = (house.person("anne"), house.person("mary"));
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 2).await;
    let path = format!("/tables/{table}/seats/1/stand-in");
    assert_eq!(mary.post(&path, json!({ "level": "random" })).await.status, 200);
    let mut dice = Dice(3);
    let late = tokio::time::Instant::now() + Duration::from_secs(60);
    while anne.table(&table).await["phase"] != "over" {
        assert!(tokio::time::Instant::now() < late, "the game does not end");
        if one.awaited() && !one.moves.is_empty() {
            let mv = one.moves[dice.below(one.moves.len())].clone();
            one.play(&mv).await;
        } else {
            one.next().await;
        }
    }
    let info = anne.table(&table).await;
    let by_bot = |seat: usize| info["seats"][seat]["by_bot"] == json!(true);
    assert_eq!((by_bot(0), by_bot(1)), (false, true), "{info}");
    let listed = mary.get("/me/tables").await.json();
    assert_eq!(listed[0]["seats"][1]["by_bot"], true);
}
