//! A table at which all act at once: two who reach for the same thing, the hourglass, bots among people, and a record that plays again.

use crate::common;

use common::{Client, Dice, House, play_on};
use serde_json::{Value, json};
use table::Viewer;

/// A game that can be played in real time, by the name of the choice that says so.
fn game() -> &'static str {
    let has = |id: &&&str| {
        let info = catalog::describe(id, &catalog::CardBox::default()).unwrap();
        let text = serde_json::to_string(&info.options).unwrap();
        text.contains("\"building\"") && text.contains("\"realtime\"")
    };
    catalog::GAMES.iter().find(has).expect("a game in real time")
}

/// Its hourglass runs as short as it can.
fn settings() -> Value {
    json!({ "game": game(), "options": { "flight": "1", "building": "realtime", "run": 30 } })
}

const NAMES: [&str; 4] = ["anne", "mary", "jack", "bart"];

/// Four people at a table, everybody ready, the hourglass turned.
async fn four(house: &House) -> (String, Vec<Client>) {
    let people: Vec<_> = NAMES.iter().map(|name| house.person(name)).collect();
    let seats = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}]);
    let table = people[0].make(seats, settings()).await;
    for (seat, person) in people.iter().enumerate().skip(1) {
        person.join(&table, seat).await;
    }
    let started = people[0]
        .post(&format!("/tables/{table}/start"), Value::Null)
        .await;
    assert_eq!(started.status, 200, "{started:?}");
    let mut clients = Vec::new();
    for (seat, person) in people.iter().enumerate() {
        clients.push(person.sit(&table, Some(seat)).await);
    }
    for client in &mut clients {
        assert_eq!(client.play(&json!("ready")).await["ok"], true);
    }
    (table, clients)
}

/// Reads until everybody knows of the same entry.
async fn level(clients: &mut [Client]) {
    let last = clients.iter().map(|client| client.n).max().unwrap();
    for client in clients {
        while client.n < last {
            client.next().await;
        }
    }
}

fn ships(view: &Value) -> Vec<Value> {
    let crews = view["truckers"].as_array().unwrap();
    crews.iter().map(|crew| crew["ship"]["tiles"].clone()).collect()
}

/// Sends a move without waiting for what comes of it.
async fn send(client: &mut Client, id: &str, mv: &Value) {
    let command = json!({ "do": "play", "id": id, "moves": [mv] });
    client.raw(&command.to_string()).await;
}

async fn answer(client: &mut Client, id: &str) -> Value {
    loop {
        let message = client.next().await;
        if message["type"] == "reply" && message["id"] == id {
            return message;
        }
    }
}

/// One tile face up, for which both reach at once. Exactly one has it; the other is told who.
async fn reach_for_one_tile(clients: &mut [Client], round: usize) {
    let [one, other] = [round % 4, (round + 1) % 4];
    let third = (round + 2) % 4;
    assert_eq!(clients[third].play(&json!("draw")).await["ok"], true);
    assert_eq!(clients[third].play(&json!("put_back")).await["ok"], true);
    level(clients).await;
    let tile = clients[third].view["face_up"]
        .as_array()
        .unwrap()
        .last()
        .unwrap()
        .clone();
    let grab = json!({ "take": tile });
    let (first, second) = (format!("a{round}"), format!("b{round}"));
    send(&mut clients[one], &first, &grab).await;
    send(&mut clients[other], &second, &grab).await;
    let replies = [
        (one, answer(&mut clients[one], &first).await),
        (other, answer(&mut clients[other], &second).await),
    ];
    let won: Vec<usize> = replies
        .iter()
        .filter(|(_, reply)| reply["ok"] == true)
        .map(|(seat, _)| *seat)
        .collect();
    let [winner] = won[..] else {
        panic!("{replies:?}");
    };
    let (loser, refused) = replies.iter().find(|(seat, _)| *seat != winner).unwrap();
    assert_eq!(
        refused["refused"],
        json!({ "rule": { "taken_by": { "seat": winner } } })
    );
    level(clients).await;
    let hand = |seat: usize| clients[*loser].view["truckers"][seat]["hand"]["tile"].clone();
    assert_eq!((hand(winner), hand(*loser)), (tile, Value::Null));
    assert_eq!(clients[winner].play(&json!("put_back")).await["ok"], true);
}

/// Everybody welds a few tiles on, wherever they may lie.
async fn build(clients: &mut [Client], dice: &mut Dice, tiles: usize) {
    for round in 0..tiles * clients.len() {
        let client = &mut clients[round % 4];
        if client.play(&json!("draw")).await["ok"] != true {
            return;
        }
        let places: Vec<Value> = client
            .moves
            .iter()
            .filter(|mv| mv.get("place").is_some())
            .cloned()
            .collect();
        let place = places[dice.below(places.len())].clone();
        assert_eq!(client.play(&place).await["ok"], true);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn four_build_at_once_until_the_hourglass_ends_it_and_the_record_leads_to_the_same_ships() {
    let house = House::with(|config| config.haste = 20).await;
    let (table, mut clients) = four(&house).await;
    for round in 0..8 {
        reach_for_one_tile(&mut clients, round).await;
    }
    let mut dice = Dice(3);
    build(&mut clients, &mut dice, 3).await;
    level(&mut clients).await;
    // Whoever has finished turns the hourglass for the last time; then building ends for all.
    assert_eq!(clients[0].play(&json!({ "finish": 1 })).await["ok"], true);
    while !clients[0].moves.contains(&json!("turn_glass")) {
        clients[0].next().await;
    }
    let early = clients[1].play(&json!("turn_glass")).await;
    assert_eq!(early["refused"], json!({ "rule": "only_finished_turn_glass" }));
    assert_eq!(clients[0].play(&json!("turn_glass")).await["ok"], true);
    assert_eq!(clients[1].play(&json!("draw")).await["ok"], true);
    let mut ended = 0;
    for client in &mut clients {
        while client.view["phase"] == "building" {
            client.next().await;
        }
        ended = client.n;
        assert!(client.heard.last().unwrap().contains("building_ended"));
    }
    let late = clients[1].play(&json!("draw")).await;
    assert!(
        late["refused"] == json!("not_your_turn") || late["refused"]["rule"].is_string(),
        "{late}"
    );
    let built = ships(&clients[2].view);
    let entry = entry_of(&clients[2], ended);
    let mut all: Vec<&mut Client> = clients.iter_mut().collect();
    play_on(&mut all, &mut dice, 20_000).await;
    let record = house.person("anne").get(&format!("/tables/{table}/record")).await;
    assert_eq!(record.status, 200, "{record:?}");
    let game = catalog::verify(&record.text, &catalog::CardBox::default()).expect("a record that verifies");
    let frames = game.replay(Viewer::Public).expect("a game that plays again");
    let frame = frames.iter().find(|frame| frame.entry == entry).unwrap();
    let seen: Value = serde_json::from_str(frame.view.as_ref().unwrap().get()).unwrap();
    assert_eq!(ships(&seen), built);
    assert_eq!(
        ships(&serde_json::from_str(frames.last().unwrap().view.as_ref().unwrap().get()).unwrap()),
        ships(&clients[3].view)
    );
}

/// The entry of the record that a numbered message told.
fn entry_of(client: &Client, number: u64) -> usize {
    let texts = client.heard.iter().rev();
    let mut messages = texts.map(|text| serde_json::from_str::<Value>(text).unwrap());
    let step = messages.find(|message| message["type"] == "step" && message["n"] == number);
    step.expect("it was a step")["entry"].as_u64().unwrap() as usize
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_sees_the_hourglass_as_it_stands() {
    let house = House::with(|config| config.haste = 20).await;
    let (table, clients) = four(&house).await;
    let until = clients[3].view["glass"]["until"].as_u64().expect("it runs");
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    let mut again = house.person("anne").open(&table, Some(0), None).await.unwrap();
    let whole = again.next().await;
    // Nothing was played meanwhile: the last entry says nothing of the time that went by, the whole does.
    let last = whole["log"].as_array().unwrap().last().unwrap()["t"]
        .as_u64()
        .unwrap();
    let now = whole["t"].as_u64().unwrap();
    assert!(now >= last + 300 * 20, "{now} after {last}");
    assert!(now < until, "{now} of {until}");
    assert_eq!(again.view["glass"]["until"], until);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_build_beside_somebody_who_never_stops_and_as_slowly_as_people() {
    let house = House::with(|config| config.bot_pause = 20).await;
    let anne = house.person("anne");
    let seats =
        json!([{"kind": "me"}, {"kind": "bot", "level": "greedy"}, {"kind": "bot", "level": "greedy"}]);
    let table = anne.make(seats, settings()).await;
    let mut client = anne.sit(&table, Some(0)).await;
    assert_eq!(client.play(&json!("ready")).await["ok"], true);
    while client.view["phase"] != "building" {
        client.next().await;
    }
    // Anne moves without a pause: were bots asked anew after each entry, they would never come to a move.
    let began = std::time::Instant::now();
    let mut bots_moved = 0;
    while began.elapsed() < std::time::Duration::from_secs(3) {
        for mv in ["draw", "put_back"] {
            let reply = client.play(&json!(mv)).await;
            assert!(reply["ok"] == true || reply["refused"].is_object(), "{reply}");
        }
    }
    for text in &client.heard {
        let message: Value = serde_json::from_str(text).unwrap();
        bots_moved += usize::from(message["type"] == "step" && message["by"] != 0);
    }
    let tiles = |seat: usize| {
        client.view["truckers"][seat]["ship"]["tiles"]
            .as_array()
            .unwrap()
            .len()
    };
    assert!(
        tiles(1) > 3 && tiles(2) > 3,
        "{} and {} tiles",
        tiles(1),
        tiles(2)
    );
    // Each rests at least 40 milliseconds between two moves.
    assert!(bots_moved <= 2 * 3_000 / 40 + 10, "{bots_moved} moves");
}
