//! Playing, from making a table to playing again.

mod common;

use common::{Dice, House, play_on, two_at_a_table};
use serde_json::{Value, json};

#[tokio::test]
async fn two_people_play_a_whole_game_and_anybody_can_check_the_shuffle() {
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
    let early = anne.post(&format!("/tables/{table}/start"), Value::Null).await;
    assert_eq!((early.status, early.code().as_str()), (409, "seats_missing"));
    let joined = mary
        .post(
            &format!("/tables/{table}/seats/1/join"),
            json!({ "name": "Mary", "word": "wind" }),
        )
        .await;
    assert_eq!(joined.status, 200);
    let mut one = anne.sit(&table, Some(0)).await;
    let mut other = mary.sit(&table, Some(1)).await;
    assert_eq!(one.view, Value::Null);
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
}
