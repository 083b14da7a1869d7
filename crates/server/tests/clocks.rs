//! Clocks are kept by the server. These tests wait for real seconds, as few as the clocks allow.

use crate::common;

use common::{Dice, House, play_on, two_at_a_table};
use serde_json::{Value, json};

#[tokio::test]
async fn when_time_is_up_a_bot_makes_the_move() {
    let house = House::new().await;
    let clock = json!({ "clock": { "kind": "move", "seconds": 1 }, "at_zero": "bot" });
    let (_, mut one, mut other) = two_at_a_table(&house, clock).await;
    // The second to sit down sees both connected; before that, the clock of somebody absent stands still.
    let whole: Value = serde_json::from_str(&other.heard[0]).unwrap();
    let seat = usize::from(!one.awaited());
    assert_eq!(whole["clocks"][seat]["running"], true);
    assert_eq!(whole["clocks"][1 - seat]["running"], false);
    let step = one.until("step").await;
    assert_eq!(step["by"], json!(seat), "nobody moved, so a bot did");
    other.until("step").await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 3).await;
}

#[tokio::test]
async fn when_the_bank_is_empty_the_seat_resigns() {
    let house = House::new().await;
    let clock = json!({ "clock": { "kind": "bank", "seconds": 1, "increment": 0 }, "at_zero": "resign" });
    let (table, mut one, _other) = two_at_a_table(&house, clock).await;
    let seat = usize::from(!one.awaited());
    let over = one.until("over").await;
    assert_eq!(over["table"]["end"], json!({ "resigned": seat }));
    let record = house.person("anne").get(&format!("/tables/{table}/record")).await;
    assert_eq!(record.status, 200);
}

#[tokio::test]
async fn a_lost_connection_stops_the_clock_within_the_allowance() {
    let house = House::with(|config| config.pause_allowance = 2).await;
    let clock = json!({ "clock": { "kind": "move", "seconds": 1 }, "at_zero": "resign" });
    let (table, one, other) = two_at_a_table(&house, clock).await;
    let (gone, mut stays, name) = if one.awaited() {
        (one, other, "anne")
    } else {
        (other, one, "mary")
    };
    let (seat, began) = (gone.seat, std::time::Instant::now());
    gone.close().await;
    while stays.until("table").await["table"]["seats"][seat.unwrap()]["connected"] != false {}
    let back = house.person(name).sit(&table, seat).await;
    let whole: Value = serde_json::from_str(&back.heard[0]).unwrap();
    let left = whole["clocks"][seat.unwrap()]["left"].as_u64().unwrap();
    assert!(left <= 1000);
    back.close().await;
    let over = stays.until("over").await;
    assert_eq!(over["table"]["end"], json!({ "resigned": seat }));
    assert!(
        began.elapsed().as_secs_f64() > 2.0,
        "the clock stood still for the allowance"
    );
}

#[tokio::test]
pub(crate) async fn by_correspondence_the_clock_survives_a_restart() {
    let mut house = House::new().await;
    let clock = json!({ "clock": { "kind": "days", "days": 3 } });
    let (table, mut one, mut other) = two_at_a_table(&house, clock).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(1), 4).await;
    house.restart().await;
    let again = house.person("anne").sit(&table, Some(0)).await;
    let whole: Value = serde_json::from_str(&again.heard[0]).unwrap();
    let left: Vec<u64> = (0..2)
        .map(|seat| whole["clocks"][seat]["left"].as_u64().unwrap())
        .collect();
    let day = 24 * 60 * 60 * 1000;
    assert!(
        left.iter().all(|left| (2 * day..=3 * day).contains(left)),
        "{left:?}"
    );
}
