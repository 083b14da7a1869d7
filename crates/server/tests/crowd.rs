//! Much that is asked for without a pause: questions to the others, changes of seats.

use crate::common;

use common::{Dice, House, play_on, two_at_a_table};
use serde_json::{Value, json};

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
