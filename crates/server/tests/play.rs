//! Playing, from making a table to playing again.

use crate::common;

use common::{Client, Dice, House, play_on, two_at_a_table};
use serde_json::{Value, json};

fn entries(table: &Value) -> u64 {
    table["entries"].as_u64().unwrap()
}

/// The one the table waits for first, then the other.
fn in_turn<'a>(one: &'a mut Client, other: &'a mut Client) -> (&'a mut Client, &'a mut Client) {
    if one.awaited() { (one, other) } else { (other, one) }
}

#[tokio::test]
pub(crate) async fn two_people_play_a_whole_game_and_anybody_can_check_the_shuffle() {
    let house = House::new().await;
    let (anne, mary) = (house.person("anne"), house.person("mary"));
    let table = anne
        .make(
            json!([{"kind": "me"}, {"kind": "reserved", "name": "Mary"}]),
            json!({ "word": "sail" }),
        )
        .await;
    let info = mary.table(&table).await;
    let commitment = info["commitment"].clone();
    assert_eq!(
        (&info["phase"], &info["seats"][1]["name"]),
        (&json!("open"), &json!("Mary"))
    );
    let invitation = anne.table(&table).await["seats"][1]["invitation"].clone();
    let early = anne.post(&format!("/tables/{table}/start"), Value::Null).await;
    assert_eq!((early.status, early.code().as_str()), (409, "seats_missing"));
    let joined = mary
        .post(
            &format!("/tables/{table}/seats/1/join"),
            json!({ "name": "Mary", "word": "wind", "invitation": invitation }),
        )
        .await;
    assert_eq!(joined.status, 200);
    let mut one = anne.sit(&table, Some(0)).await;
    let mut other = mary.sit(&table, Some(1)).await;
    assert_eq!(one.view, Value::Null);
    let unfinished = anne.get(&format!("/tables/{table}/record")).await;
    assert_eq!((unfinished.status, unfinished.code().as_str()), (409, "not_over"));
    assert_eq!(
        anne.post(&format!("/tables/{table}/start"), Value::Null)
            .await
            .status,
        200
    );
    one.until("whole").await;
    other.until("whole").await;
    let made = play_on(&mut [&mut one, &mut other], &mut Dice(1), usize::MAX).await;
    for client in [&mut one, &mut other] {
        let over = client.until("over").await;
        assert!(over["outcome"].is_object());
        let whole = client.until("whole").await;
        assert!(
            whole["view"]["piles"]["deck_cards"].is_object(),
            "nothing is hidden after the end"
        );
    }
    let record = mary.get(&format!("/tables/{table}/record")).await;
    assert_eq!(record.text.lines().count(), made + 2);
    let verified = catalog::verify(&record.text, &catalog::CardBox::default()).unwrap();
    assert_eq!(json!(verified.commitment()), commitment);
    assert!(
        record
            .text
            .lines()
            .next()
            .unwrap()
            .contains(r#""words":["sail","wind"]"#)
    );
    let replay = mary.get(&format!("/tables/{table}/replay?as=1")).await.json();
    assert_eq!(replay["frames"].as_array().unwrap().len(), made + 1);
    assert_eq!(replay["frames"][made]["view"]["players"][0]["hand"], Value::Null);
}

#[tokio::test]
pub(crate) async fn what_is_refused_comes_back_with_its_reason_and_changes_nothing() {
    let house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    let (mover, waiting) = in_turn(&mut one, &mut other);
    let fine = mover.moves[0].clone();
    assert_eq!(waiting.play(&fine).await["refused"], "not_your_turn");
    let nonsense = mover.play(&json!({ "fly": 1 })).await;
    assert!(nonsense["refused"]["not_a_move"].is_string(), "{nonsense}");
    let rule = mover.play(&json!("endure")).await;
    assert_eq!(rule["refused"], json!({ "rule": "not_now" }));
    let both = mover
        .ask(json!({ "do": "play", "moves": [fine, { "fly": 1 }] }))
        .await;
    assert_eq!(both["at"], 1);
    assert_eq!(
        mover.ask(json!({ "do": "play", "moves": [] })).await["refused"],
        "bad_message"
    );
    assert_eq!(entries(&house.person("anne").table(&table).await), 0);
    assert_eq!(mover.play(&fine).await["ok"], true);
    assert_eq!(entries(&house.person("anne").table(&table).await), 1);
}

#[tokio::test]
pub(crate) async fn several_moves_are_made_together_or_not_at_all() {
    let house = House::new().await;
    let (_, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    let mut dice = Dice(5);
    // Find a moment when somebody may propose something and then act as well.
    loop {
        let who = usize::from(!one.awaited());
        let (mover, waiting) = in_turn(&mut one, &mut other);
        let talk = mover.moves.iter().find(|mv| mv.get("propose").is_some()).cloned();
        let act = mover.moves.iter().find(|mv| mv.get("propose").is_none()).cloned();
        let (Some(talk), Some(act)) = (talk, act) else {
            play_on(&mut [&mut one, &mut other], &mut dice, 1).await;
            continue;
        };
        let before = mover.n;
        let twice = mover.ask(json!({ "do": "play", "moves": [talk, talk] })).await;
        assert_eq!(
            (&twice["at"], &twice["refused"]),
            (&json!(1), &json!({ "rule": "said_already" }))
        );
        let both = mover.ask(json!({ "do": "play", "moves": [talk, act] })).await;
        assert_eq!(
            (both["ok"].as_bool(), both["n"].as_u64()),
            (Some(true), Some(before + 2))
        );
        let first = waiting.until("step").await;
        assert_eq!((&first["patch"], &first["by"]), (&json!({}), &json!(who)));
        assert_eq!(
            waiting.until("step").await["entry"],
            json!(first["entry"].as_u64().unwrap() + 1)
        );
        return;
    }
}

#[tokio::test]
pub(crate) async fn a_command_sent_twice_is_carried_out_once_even_over_a_restart() {
    let mut house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    let seat = usize::from(!one.awaited());
    let (mover, _) = in_turn(&mut one, &mut other);
    let command = json!({ "do": "play", "moves": [mover.moves[0]] });
    assert_eq!(mover.ask_as("same", command.clone()).await["ok"], true);
    assert_eq!(mover.ask_as("same", command.clone()).await["ok"], true);
    assert_eq!(entries(&house.person("anne").table(&table).await), 1);
    house.restart().await;
    let person = house.person(["anne", "mary"][seat]);
    let mut again = person.sit(&table, Some(seat)).await;
    assert_eq!(again.ask_as("same", command).await["ok"], true);
    assert_eq!(entries(&person.table(&table).await), 1);
}

#[tokio::test]
pub(crate) async fn two_tabs_of_one_seat_hear_the_same() {
    let house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    let mut tab = house.person("anne").sit(&table, Some(0)).await;
    let mut dice = Dice(3);
    for _ in 0..20 {
        let from_tab = tab.awaited();
        let (first, second) = if from_tab {
            (&mut tab, &mut one)
        } else {
            (&mut one, &mut tab)
        };
        play_on(&mut [first, &mut other], &mut dice, 1).await;
        second.until("step").await;
    }
    assert_eq!(one.view, tab.view);
    assert_eq!(one.n, tab.n);
}

#[tokio::test]
pub(crate) async fn whoever_comes_back_gets_what_was_missed() {
    let house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    let mut dice = Dice(8);
    play_on(&mut [&mut one, &mut other], &mut dice, 10).await;
    let (seat, last, view) = (other.seat, other.n, other.view.clone());
    let name = ["anne", "mary"][seat.unwrap()];
    // Somebody else's turn, so that something can happen meanwhile.
    while other.awaited() {
        play_on(&mut [&mut one, &mut other], &mut dice, 1).await;
    }
    let (last, view) = if other.n > last {
        (other.n, other.view.clone())
    } else {
        (last, view)
    };
    other.close().await;
    let mut missed = 0;
    while one.awaited() {
        let mv = one.moves[dice.below(one.moves.len())].clone();
        one.play(&mv).await;
        missed += 1;
    }
    let mut back = house.person(name).open(&table, seat, Some(last)).await.unwrap();
    back.n = last;
    back.view = view;
    let mut steps = 0;
    while steps < missed {
        let message = back.next().await;
        assert_ne!(message["type"], "whole");
        steps += usize::from(message["type"] == "step");
    }
    let fresh = house.person(name).sit(&table, seat).await;
    assert_eq!(back.view, fresh.view);
    // A number of another life, or of none: everything is sent.
    for since in [0, 12, last + 1_000_000] {
        let mut lost = house.person(name).open(&table, seat, Some(since)).await.unwrap();
        assert_eq!(lost.next().await["type"], "whole");
        assert_eq!(lost.view, fresh.view);
    }
}

#[tokio::test]
pub(crate) async fn a_table_goes_on_after_a_restart() {
    let mut house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    let mut dice = Dice(21);
    play_on(&mut [&mut one, &mut other], &mut dice, 25).await;
    let (views, last) = ((one.view.clone(), other.view.clone()), one.n);
    house.restart().await;
    assert_eq!(one.until("bye").await["reason"], "shutdown");
    let mut one = house
        .person("anne")
        .open(&table, Some(0), Some(last))
        .await
        .unwrap();
    assert_eq!(one.next().await["type"], "whole");
    let mut other = house.person("mary").sit(&table, Some(1)).await;
    assert_eq!((one.view.clone(), other.view.clone()), views);
    let whole: Value = serde_json::from_str(&one.heard[0]).unwrap();
    assert_eq!(whole["log"].as_array().unwrap().len(), 25);
    let made = play_on(&mut [&mut one, &mut other], &mut dice, usize::MAX).await;
    one.until("over").await;
    let record = house.person("anne").get(&format!("/tables/{table}/record")).await;
    assert_eq!(record.text.lines().count(), made + 25 + 2);
    catalog::verify(&record.text, &catalog::CardBox::default()).unwrap();
}

#[tokio::test]
pub(crate) async fn bots_play_and_moves_are_taken_back_from_them() {
    let house = House::new().await;
    let anne = house.person("anne");
    let table = anne
        .make(
            json!([{"kind": "me"}, {"kind": "bot", "level": "random"}]),
            Value::Null,
        )
        .await;
    let mut one = anne.sit(&table, Some(0)).await;
    let mut dice = Dice(2);
    let (mut undone, mut refused) = (0, 0);
    for _ in 0..30 {
        while !one.awaited() && one.turn.get("over").is_none() {
            one.next().await;
        }
        if one.turn.get("over").is_some() {
            break;
        }
        let mv = one.moves[dice.below(one.moves.len())].clone();
        assert_eq!(one.play(&mv).await["ok"], true);
        if undone == 0 && one.undo != "nothing" {
            assert_eq!(one.ask(json!({ "do": "undo" })).await["ok"], true);
            undone += 1;
        } else if one.undo == "nothing" && one.turn.get("over").is_none() {
            // Dice fell or something was shown, and a bot does not agree to forget that.
            let answer = one.ask(json!({ "do": "undo" })).await;
            assert_eq!(answer["refused"], "bots_refuse_undo");
            refused += 1;
        }
    }
    assert_eq!(undone, 1);
    assert!(refused > 0);
    while one.turn.get("over").is_none() {
        if one.awaited() && !one.moves.is_empty() {
            let mv = one.moves[dice.below(one.moves.len())].clone();
            one.play(&mv).await;
        } else {
            one.next().await;
        }
    }
    let record = anne.get(&format!("/tables/{table}/record")).await;
    catalog::verify(&record.text, &catalog::CardBox::default()).unwrap();
}

#[tokio::test]
pub(crate) async fn a_move_is_taken_back_freely_or_by_consent() {
    let house = House::new().await;
    // Two who play against each other and may talk: such games have steps that are taken back freely, and seats that may consent to more.
    let rivals = |id: &&&str| {
        let info = catalog::describe(id, &catalog::CardBox::default()).unwrap();
        info.talk && info.seats[0] == 2
    };
    let game = catalog::GAMES.iter().find(rivals).unwrap();
    let (table, mut one, mut other) = two_at_a_table(&house, json!({ "game": game })).await;
    let mut dice = Dice(4);
    let (mut free, mut consented) = (0, 0);
    while free == 0 || consented == 0 {
        let before = [one.view.clone(), other.view.clone()];
        let was_one = one.awaited();
        play_on(&mut [&mut one, &mut other], &mut dice, 1).await;
        assert!(
            one.turn.get("over").is_none(),
            "the game ended too early for this test"
        );
        let (asker, partner) = if was_one {
            (&mut one, &mut other)
        } else {
            (&mut other, &mut one)
        };
        match asker.undo.as_str() {
            "free" if free == 0 => {
                assert_eq!(asker.ask(json!({ "do": "undo" })).await["ok"], true);
                let step = partner.until("step").await;
                assert_eq!((&step["undone"], &step["events"]), (&json!(true), &json!([])));
                free += 1;
            }
            "consent" if consented == 0 => {
                let asked = asker.ask(json!({ "do": "undo" })).await;
                let offer = asked["offer"].as_u64().unwrap();
                assert_eq!(partner.until("offer").await["what"], "undo");
                let no = partner
                    .ask(json!({ "do": "answer", "offer": offer, "yes": false }))
                    .await;
                assert_eq!(no["ok"], true);
                let settled = asker.until("offer").await;
                assert_eq!(settled["state"], "refused");
                let asked = asker.ask(json!({ "do": "undo" })).await;
                let offer = asked["offer"].as_u64().unwrap();
                let yes = partner
                    .ask(json!({ "do": "answer", "offer": offer, "yes": true }))
                    .await;
                assert_eq!(yes["ok"], true);
                asker.until("step").await;
                consented += 1;
            }
            _ => continue,
        }
        assert_eq!(
            [one.view.clone(), other.view.clone()],
            before,
            "everything is as it was"
        );
    }
    assert_eq!(
        one.ask(json!({ "do": "answer", "offer": 99, "yes": true })).await["refused"],
        "no_such_offer"
    );
    let info = house.person("anne").table(&table).await;
    assert!(entries(&info) >= 4, "taking back is an entry of the record");
}

#[tokio::test]
pub(crate) async fn the_seats_agree_to_stop_and_play_again() {
    let house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(6), 7).await;
    let asked = one.ask(json!({ "do": "offer", "what": "stop" })).await;
    let offer = asked["offer"].as_u64().unwrap();
    let mut late = house.person("mary").sit(&table, Some(1)).await;
    let whole: Value = serde_json::from_str(&late.heard[0]).unwrap();
    assert_eq!(whole["offers"][0]["offer"], json!(offer));
    late.ask(json!({ "do": "answer", "offer": offer, "yes": true }))
        .await;
    let over = one.until("over").await;
    assert_eq!(
        (&over["table"]["end"], over.get("outcome")),
        (&json!("stopped"), None)
    );
    assert_eq!(
        one.ask(json!({ "do": "play", "moves": ["pass"] })).await["refused"],
        "game_over"
    );
    let record = house.person("anne").get(&format!("/tables/{table}/record")).await;
    assert!(record.text.contains("\"secret\""));
    catalog::verify(&record.text, &catalog::CardBox::default()).unwrap();

    let again = house
        .person("mary")
        .post(&format!("/tables/{table}/rematch"), Value::Null)
        .await
        .json();
    let same = house
        .person("anne")
        .post(&format!("/tables/{table}/rematch"), Value::Null)
        .await
        .json();
    assert_eq!(again["id"], same["id"]);
    assert_eq!(one.until("table").await["table"]["rematch"], again["id"]);
    assert_eq!(
        (&same["seats"][0]["mine"], &again["seats"][1]["mine"]),
        (&json!(true), &json!(true))
    );
    let again = again["id"].as_str().unwrap();
    let path = format!("/tables/{again}/start");
    let _both = (
        house.person("anne").sit(again, Some(0)).await,
        house.person("mary").sit(again, Some(1)).await,
    );
    assert_eq!(house.person("anne").post(&path, Value::Null).await.status, 200);
}

#[tokio::test]
pub(crate) async fn whoever_got_up_is_asked_nothing_any_more() {
    let house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 6).await;
    let (anne, mary) = (house.person("anne"), house.person("mary"));
    assert_eq!(
        one.ask(json!({ "do": "offer", "what": "stop" })).await["ok"],
        true
    );
    assert_eq!(
        anne.table(&table).await["phase"],
        "playing",
        "Mary is asked first"
    );
    let leave = format!("/tables/{table}/seats/1/leave");
    assert_eq!(mary.post(&leave, json!({})).await.status, 200);
    let info = anne.table(&table).await;
    let alone = json!({ "stopped_by": { "by": 0, "agreed": [], "left": [1], "away": [] } });
    assert_eq!((&info["phase"], &info["end"]), (&json!("over"), &alone));
}

#[tokio::test]
pub(crate) async fn nobody_is_said_to_have_agreed_who_was_not_asked() {
    let house = House::new().await;
    let stop = json!({ "do": "offer", "what": "stop" });
    let (anne, mary, zheng) = (house.person("anne"), house.person("mary"), house.person("zheng"));
    // A bot plays for whoever is offline.
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 4).await;
    other.close().await;
    common::until("she is away", || async {
        anne.table(&table).await["seats"][1]["connected"] == false
    })
    .await;
    let stand_in = format!("/tables/{table}/seats/1/stand-in");
    assert_eq!(
        anne.post(&stand_in, json!({ "level": "random" })).await.status,
        200
    );
    assert_eq!(one.ask(stop.clone()).await["ok"], true);
    assert_eq!(
        anne.table(&table).await["end"],
        json!({ "stopped_by": { "by": 0, "agreed": [], "left": [], "away": [1] } })
    );

    // Whoever was offline when the others were asked, and is back, is asked as well.
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, { "kind": "open" }]);
    let game = catalog::GAMES.iter().find(|id| {
        catalog::describe(id, &catalog::CardBox::default()).is_ok_and(|game| game.seats.contains(&3))
    });
    let table = anne.make(seats, json!({ "game": game.unwrap() })).await;
    mary.join(&table, 1).await;
    zheng.join(&table, 2).await;
    let started = anne.post(&format!("/tables/{table}/start"), Value::Null).await;
    assert_eq!(started.status, 200, "{started:?}");
    let mut one = anne.sit(&table, Some(0)).await;
    let mut third = zheng.sit(&table, Some(2)).await;
    let stand_in = format!("/tables/{table}/seats/1/stand-in");
    assert_eq!(
        anne.post(&stand_in, json!({ "level": "random" })).await.status,
        200
    );
    let offer = one.ask(stop).await["offer"].clone();
    let mut other = mary.sit(&table, Some(1)).await;
    let yes = json!({ "do": "answer", "offer": offer, "yes": true });
    assert_eq!(third.ask(yes.clone()).await["ok"], true);
    assert_eq!(anne.table(&table).await["phase"], "playing", "Mary is asked, too");
    assert_eq!(other.ask(yes).await["ok"], true);
    assert_eq!(anne.table(&table).await["end"], "stopped");
}

#[tokio::test]
pub(crate) async fn a_refusal_is_told_by_name_and_waits_for_whoever_asked() {
    let mut house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 4).await;
    let offer = one.ask(json!({ "do": "offer", "what": "stop" })).await["offer"].clone();
    one.close().await;
    let no = json!({ "do": "answer", "offer": offer, "yes": false });
    other.until("offer").await;
    assert_eq!(other.ask(no.clone()).await["ok"], true);
    let heard = other
        .heard
        .iter()
        .rev()
        .map(|text| serde_json::from_str(text).unwrap());
    let told = heard
        .into_iter()
        .find(|message: &Value| message["type"] == "offer")
        .unwrap();
    assert_eq!(
        (&told["state"], &told["refused_by"]),
        (&json!("refused"), &json!(1))
    );
    house.restart().await;
    let offers = |client: &common::Client| -> Value {
        serde_json::from_str::<Value>(&client.heard[0]).unwrap()["offers"].clone()
    };
    let mut one = house.person("anne").sit(&table, Some(0)).await;
    let kept = offers(&one);
    assert_eq!(
        (&kept[0]["state"], &kept[0]["refused_by"]),
        (&json!("refused"), &json!(1))
    );
    // It is hers to put away, once.
    let mut other = house.person("mary").sit(&table, Some(1)).await;
    assert_eq!(other.ask(no.clone()).await["refused"], "no_such_offer");
    assert_eq!(one.ask(no.clone()).await["ok"], true);
    assert_eq!(one.ask(no).await["refused"], "no_such_offer");
    assert_eq!(
        offers(&house.person("anne").sit(&table, Some(0)).await),
        json!([])
    );
}

#[tokio::test]
pub(crate) async fn a_table_to_play_again_is_made_also_when_somebody_took_themselves_out() {
    let house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 6).await;
    let asked = one.ask(json!({ "do": "offer", "what": "stop" })).await;
    let offer = asked["offer"].as_u64().unwrap();
    let yes = json!({ "do": "answer", "offer": offer, "yes": true });
    assert_eq!(other.ask(yes).await["ok"], true);
    let (anne, mary) = (house.person("anne"), house.person("mary"));
    assert_eq!(mary.post("/me/erase", Value::Null).await.status, 204);
    let again = anne.post(&format!("/tables/{table}/rematch"), Value::Null).await;
    assert_eq!(again.status, 200, "{}", again.text);
    assert_eq!(again.json()["phase"], "open");
}

#[tokio::test]
async fn seats_do_not_chat_while_they_play_a_game_whose_talk_is_moves() {
    let house = House::new().await;
    let (anne, mary, zheng) = (house.person("anne"), house.person("mary"), house.person("zheng"));
    let table = anne
        .make(json!([{"kind": "me"}, {"kind": "open"}]), Value::Null)
        .await;
    mary.join(&table, 1).await;
    let mut one = anne.sit(&table, Some(0)).await;
    let mut watcher = zheng.sit(&table, None).await;
    let say = |room: &str, text: &str| json!({ "do": "chat", "room": room, "text": text });
    assert_eq!(one.ask(say("table", "ahoy")).await["ok"], true);
    assert_eq!(watcher.until("chat").await["text"], "ahoy");
    assert_eq!(watcher.ask(say("table", "hello")).await["refused"], "chat_closed");
    anne.post(&format!("/tables/{table}/start"), Value::Null).await;
    let mut other = mary.sit(&table, Some(1)).await;
    assert_eq!(
        one.ask(say("table", "I hold two jokers")).await["refused"],
        "chat_closed"
    );
    assert_eq!(
        one.ask(say("spectators", "I hold two jokers")).await["refused"],
        "chat_closed"
    );
    assert_eq!(
        watcher.ask(say("spectators", "she holds two jokers")).await["ok"],
        true
    );
    assert_eq!(
        watcher.ask(say("spectators", &"x".repeat(501))).await["refused"],
        "too_long"
    );
    // Neither through the stream, nor by coming again, nor by taking a place among the spectators.
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 2).await;
    let peek = mary.open(&table, None, None).await;
    assert!(peek.is_err(), "who plays does not sit among the spectators");
    let again = mary.sit(&table, Some(1)).await;
    for client in [&one, &other, &again] {
        assert!(client.heard.iter().all(|text| !text.contains("jokers")));
    }
    let offer = one.ask(json!({ "do": "offer", "what": "stop" })).await["offer"].clone();
    other
        .ask(json!({ "do": "answer", "offer": offer, "yes": true }))
        .await;
    one.until("over").await;
    let whole = one.until("whole").await;
    let said: Vec<&Value> = whole["chat"]
        .as_array()
        .unwrap()
        .iter()
        .map(|line| &line["text"])
        .collect();
    assert_eq!(said, ["ahoy", "she holds two jokers"]);
    assert_eq!(one.ask(say("table", "well played")).await["ok"], true);
    let late = anne.sit(&table, Some(0)).await;
    assert!(
        late.heard[0].contains("well played"),
        "what was said survives a reload"
    );
}

#[tokio::test]
pub(crate) async fn seats_are_left_taken_over_and_stood_in_for() {
    let house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    let (anne, mary, zheng) = (house.person("anne"), house.person("mary"), house.person("zheng"));
    play_on(&mut [&mut one, &mut other], &mut Dice(6), 5).await;
    let seat = |action: &str| format!("/tables/{table}/seats/1/{action}");
    let there = anne.post(&seat("stand-in"), json!({ "level": "random" })).await;
    assert_eq!(there.code(), "still_there");
    assert_eq!(
        zheng
            .post(&seat("stand-in"), json!({ "level": "random" }))
            .await
            .code(),
        "not_seated"
    );
    assert_eq!(
        zheng.post(&seat("join"), json!({ "name": "Zheng" })).await.code(),
        "seat_taken"
    );
    assert_eq!(zheng.post(&seat("leave"), Value::Null).await.code(), "not_seated");
    assert_eq!(
        mary.post(&seat("rename"), json!({ "name": "" })).await.code(),
        "bad_name"
    );
    assert_eq!(
        mary.post(&seat("rename"), json!({ "name": "Mary Read" }))
            .await
            .status,
        200
    );

    // Mary goes; a bot plays for her until Anne has to move, then Mary plays again herself.
    other.close().await;
    // Her node tells the one that has the table, where there are several.
    common::until("she is away", || async {
        anne.table(&table).await["seats"][1]["connected"] == false
    })
    .await;
    let stands = anne.post(&seat("stand-in"), json!({ "level": "random" })).await;
    let best = bots::quickest(catalog::GAMES[0]).unwrap();
    assert_eq!(stands.json()["seats"][1]["stand_in"], best);
    // Few moves, because a game may be over soon.
    let mut dice = Dice(9);
    for _ in 0..3 {
        while !one.awaited() {
            one.next().await;
        }
        let mv = one.moves[dice.below(one.moves.len())].clone();
        one.play(&mv).await;
    }
    assert_eq!(
        mary.post(&seat("stand-in"), json!({ "level": null }))
            .await
            .status,
        200
    );
    let mut other = mary.sit(&table, Some(1)).await;
    let info = mary.table(&table).await;
    assert_eq!(
        (&info["seats"][1]["stand_in"], &info["seats"][1]["name"]),
        (&Value::Null, &json!("Mary Read"))
    );

    // Mary leaves for good; her socket is closed and somebody else takes the seat.
    assert_eq!(mary.post(&seat("leave"), Value::Null).await.status, 200);
    assert_eq!(other.until("bye").await["reason"], "seat_lost");
    assert!(mary.open(&table, Some(1), None).await.is_err());
    zheng.join(&table, 1).await;
    let new = zheng.sit(&table, Some(1)).await;
    assert!(new.view["players"][1]["hand"].is_object());
    assert_eq!(zheng.table(&table).await["seats"][1]["mine"], true);
}

#[tokio::test]
pub(crate) async fn lists_show_what_they_should() {
    let house = House::new().await;
    let (anne, mary) = (house.person("anne"), house.person("mary"));
    let open = json!([{"kind": "me"}, {"kind": "open"}]);
    let private = anne.make(open.clone(), Value::Null).await;
    let listed = anne
        .make(open, json!({ "listed": true, "name": "  Havana  " }))
        .await;
    let ids = |list: Value| -> Vec<String> {
        let tables = list.as_array().unwrap().clone();
        tables
            .iter()
            .map(|table| table["id"].as_str().unwrap().to_owned())
            .collect()
    };
    let tables = mary.get("/tables").await.json();
    assert_eq!(tables[0]["name"], "Havana");
    assert_eq!(ids(tables), std::slice::from_ref(&listed));
    assert_eq!(ids(mary.get("/me/tables").await.json()), [""; 0]);
    mary.join(&private, 1).await;
    mary.join(&listed, 1).await;
    anne.post(&format!("/tables/{private}/start"), Value::Null).await;
    let turn = anne.table(&private).await["turn"][0].as_u64().unwrap();
    let waited_for = [&anne, &mary][turn as usize];
    let first = waited_for.get("/me/tables").await.json();
    assert_eq!(ids(first.clone())[0], private, "my turn first");
    assert_eq!(first.as_array().unwrap().len(), 2);
    assert_eq!(anne.table("0123456789bcdfgh").await["error"]["code"], "not_found");
    assert_eq!(anne.table("../../etc/passwd").await["error"]["code"], "not_found");
}

#[tokio::test]
async fn games_describe_themselves() {
    let house = House::new().await;
    let games = house.person("anne").get("/games").await.json();
    assert_eq!(games[0]["id"], catalog::GAMES[0]);
    assert_eq!(
        (&games[0]["talk"], &games[0]["seats"]),
        (&json!(false), &json!({ "min": 2, "max": 2 }))
    );
    let cards = house
        .person("anne")
        .get(&format!("/games/{}/cards", catalog::GAMES[0]))
        .await
        .json();
    assert!(cards.is_object());
    assert_eq!(
        house.person("anne").get("/games/chess/cards").await.code(),
        "no_such_game"
    );
    for (body, code) in [
        (json!({ "game": "chess", "seats": [] }), "no_such_game"),
        (
            json!({ "game": catalog::GAMES[0], "seats": [{ "kind": "me" }], "my_name": "A" }),
            "bad_seats",
        ),
        (
            json!({ "game": catalog::GAMES[0], "seats": [{ "kind": "me" }, { "kind": "open" }], "my_name": "" }),
            "bad_name",
        ),
        (
            json!({ "game": catalog::GAMES[0], "seats": [{ "kind": "open" }, { "kind": "bot", "level": "god" }] }),
            "no_such_level",
        ),
        (
            json!({ "game": catalog::GAMES[0], "seats": [{ "kind": "open" }, { "kind": "open" }], "options": { "mode": "x" } }),
            "bad_setup",
        ),
        (json!({ "game": catalog::GAMES[0], "seats": 7 }), "bad_request"),
    ] {
        assert_eq!(house.person("anne").post("/tables", body).await.code(), code);
    }
}
