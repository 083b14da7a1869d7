//! Much that is asked for at once: replays, questions to the others, changes of seats.

use crate::common;

use std::time::Duration;

use common::{Client, Dice, House, play_on, request, two_at_a_table};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// A finished game whose replay is too long for the buffers between a server and somebody who does not read.
pub(crate) async fn long_game(house: &House) -> String {
    let (table, one) = long_table(house).await;
    play_out(house, &table, one).await;
    table
}

/// A table at which much will be said, and the socket of the one person at it.
pub(crate) async fn long_table(house: &House) -> (String, Client) {
    let cards = catalog::CardBox::default();
    let most = |id: &&&str| catalog::describe(id, &cards).map_or(0, |info| info.seats[1]);
    // The more sit at a table, the more there is to see of each move.
    let game = catalog::GAMES.iter().max_by_key(most).unwrap();
    let bots = vec![json!({ "kind": "bot", "level": "random" }); usize::from(most(&game)) - 1];
    let seats: Vec<Value> = std::iter::once(json!({ "kind": "me" })).chain(bots).collect();
    let anne = house.person("anne");
    let table = anne.make(json!(seats), json!({ "game": game })).await;
    let one = anne.sit(&table, Some(0)).await;
    (table, one)
}

/// Lets a bot stand in until the game is over, or long enough.
pub(crate) async fn play_out(house: &House, table: &str, mut one: Client) {
    let path = format!("/tables/{table}/seats/0/stand-in");
    let level = json!({ "level": "random" });
    assert_eq!(house.person("anne").post(&path, level).await.status, 200);
    for _ in 0..900 {
        if one.phase == "over" {
            return;
        }
        one.next().await;
    }
    let stopped = one.ask(json!({ "do": "offer", "what": "stop" })).await;
    assert_eq!(stopped["ok"], true, "bots agree: {stopped}");
}

/// A replay on its way to somebody who reads so slowly that it does not end, and yet so much that nobody gives them up, however long this takes.
struct Held(tokio::task::JoinHandle<()>);

impl Drop for Held {
    fn drop(&mut self) {
        self.0.abort();
    }
}

async fn hold(house: &House, table: &str, client: &str) -> Held {
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4 << 10).unwrap();
    let mut stream = socket.connect(house.address).await.unwrap();
    let ask = format!(
        "GET /api/v1/tables/{table}/replay?as=all HTTP/1.1\r\nhost: {}\r\nx-forwarded-for: {client}\r\n\r\n",
        house.address
    );
    stream.write_all(ask.as_bytes()).await.unwrap();
    // The answer has begun.
    let mut first = [0; 16];
    stream.read_exact(&mut first).await.unwrap();
    assert!(first.starts_with(b"HTTP/1.1 200"), "{first:?}");
    Held(tokio::spawn(sip(stream)))
}

/// Reads a little now and then.
async fn sip(mut stream: TcpStream) {
    let mut some = vec![0; 8 << 10];
    loop {
        tokio::time::sleep(Duration::from_secs(2)).await;
        if !stream.read(&mut some).await.is_ok_and(|read| read > 0) {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn so_many_replays_are_on_their_way_at_once() {
    let house = House::with(|config| {
        config.behind_proxy = true;
        config.replays = 4;
    })
    .await;
    let ask = async |client: &str, path: &str| {
        request(house.address, "GET", path, &[("x-forwarded-for", client)], "").await
    };
    // A game of chance may be over early: then its replay would fit into the buffers, and hold no place. Another one is played.
    let (mut table, mut path) = (String::new(), String::new());
    let mut whole = None;
    let mut lengths = Vec::new();
    while lengths.last().is_none_or(|length| *length <= 5 << 20) {
        assert!(lengths.len() < 4, "no replay is long enough: {lengths:?} bytes");
        table = long_game(&house).await;
        path = format!("/api/v1/tables/{table}/replay?as=all");
        let replay = ask("203.0.113.100", &path).await;
        assert_eq!(replay.status, 200);
        lengths.push(replay.text.len());
        whole = Some(replay);
    }
    println!("replays of {lengths:?} bytes");
    let frames = whole.unwrap().json()["frames"].as_array().unwrap().len();
    assert!(frames > 10);
    // One address has a quarter of the places.
    let first = hold(&house, &table, "203.0.113.1").await;
    let second = ask("203.0.113.1", &path).await;
    assert_eq!(
        (second.status, second.code().as_str()),
        (503, "too_busy"),
        "{}",
        second.text
    );
    assert!(second.headers.contains_key("retry-after"));
    let mut held = vec![first];
    for client in 2..5 {
        held.push(hold(&house, &table, &format!("203.0.113.{client}")).await);
    }
    // All places are taken, for records as well; everything else goes on.
    let of_table = format!("/api/v1/tables/{table}");
    let of_record = format!("{of_table}/record");
    let (replay, record, info) = tokio::join!(
        ask("203.0.113.9", &path),
        ask("203.0.113.10", &of_record),
        ask("203.0.113.11", &of_table),
    );
    assert_eq!(
        (replay.status, record.status, info.status),
        (503, 503, 200),
        "{}",
        replay.text
    );
    // Whoever goes gives the place back, and somebody who waits has it, though a busy machine may let them come again.
    let waiting = async {
        for _ in 0..5 {
            let served = ask("203.0.113.9", &path).await;
            if served.status != 503 {
                return served;
            }
        }
        panic!("nobody has the place");
    };
    let going = async {
        tokio::time::sleep(Duration::from_millis(500)).await;
        held.pop();
    };
    let (served, ()) = tokio::join!(waiting, going);
    assert_eq!(served.status, 200);
    assert_eq!(
        served.json()["frames"].as_array().unwrap().len(),
        frames,
        "whole, as before"
    );
}

#[tokio::test]
async fn nobody_is_asked_again_and_again() {
    let house = House::with(|config| config.command_rate = 100).await;
    let (_, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 4).await;
    let stop = json!({ "do": "offer", "what": "stop" });
    let mut asked = 0;
    let refused = loop {
        let reply = one.ask(stop.clone()).await;
        let Some(offer) = reply["offer"].as_u64() else {
            break reply;
        };
        asked += 1;
        assert!(asked < 30, "nobody stops them");
        // Withdrawn, and asked anew.
        one.ask(json!({ "do": "answer", "offer": offer, "yes": false }))
            .await;
    };
    assert_eq!((asked, &refused["refused"]), (6, &json!("too_fast")));
    assert!(
        other.ask(stop).await["offer"].is_u64(),
        "the other seat has asked nothing yet"
    );
    let both = [&mut one, &mut other];
    let mover = both.into_iter().find(|client| client.awaited()).unwrap();
    let mv = mover.moves[0].clone();
    assert_eq!(mover.play(&mv).await["ok"], true, "moves are no questions");
}

#[tokio::test]
async fn nobody_changes_a_seat_without_a_pause() {
    let house = House::with(|config| config.command_rate = 100).await;
    let (table, _one, _other) = two_at_a_table(&house, Value::Null).await;
    let (anne, mary) = (house.person("anne"), house.person("mary"));
    let path = format!("/tables/{table}/seats/0/stand-in");
    let mut changed = 0;
    let refused = loop {
        let level = if changed % 2 == 0 {
            json!("random")
        } else {
            Value::Null
        };
        let answer = anne.post(&path, json!({ "level": level })).await;
        if answer.status != 200 {
            break answer;
        }
        changed += 1;
        assert!(changed < 60, "nobody stops them");
    };
    assert_eq!(
        (refused.status, refused.code().as_str()),
        (429, "too_many_requests")
    );
    assert!(refused.headers.contains_key("retry-after") && changed >= 20);
    let renamed = format!("/tables/{table}/seats/1/rename");
    assert_eq!(
        mary.post(&renamed, json!({ "name": "Mary Read" })).await.status,
        200
    );
}
