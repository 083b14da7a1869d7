//! Asking why: moves that are not offered are sent as questions, and the rules answer as they would refuse them.

use crate::common;

use common::{Client, Dice, House, play_on, two_at_a_table};
use serde_json::{Value, json};

async fn ask(client: &mut Client, moves: &[Value]) -> Value {
    client.ask(json!({ "do": "ask", "moves": moves })).await
}

/// The one the table waits for first, then the other.
fn in_turn<'a>(one: &'a mut Client, other: &'a mut Client) -> (&'a mut Client, &'a mut Client) {
    if one.awaited() { (one, other) } else { (other, one) }
}

#[tokio::test]
pub(crate) async fn each_question_is_answered_as_the_move_would_be_refused_and_nothing_happens() {
    let house = House::new().await;
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    play_on(&mut [&mut one, &mut other], &mut Dice(3), 9).await;
    let (mover, waiting) = in_turn(&mut one, &mut other);
    let fine = mover.moves[0].clone();
    let asked = [fine.clone(), json!("endure"), json!({ "fly": 1 }), json!("stage")];
    let reply = ask(mover, &asked).await;
    assert_eq!((&reply["ok"], &reply["entry"]), (&json!(true), &json!(9)));
    assert_eq!(reply["n"], mover.n);
    let answers = reply["answers"].as_array().unwrap().clone();
    assert_eq!(answers.len(), 4);
    assert_eq!(answers[0], Value::Null, "an offered move is allowed");
    assert!(answers[2]["not_a_move"].is_string(), "{reply}");
    // Whoever only waits hears what a move of its own would hear.
    let early = ask(waiting, &asked[..2]).await;
    let refused = waiting.play(&fine).await["refused"].clone();
    assert_eq!(early["answers"], json!([refused, refused]));
    // Making them comes to the same, and before that nothing has been recorded and nobody was told.
    for at in [1, 3] {
        assert_eq!(
            mover.play(&asked[at]).await["refused"],
            answers[at],
            "{}",
            asked[at]
        );
    }
    assert_eq!(house.person("anne").table(&table).await["entries"], 9);
    let before = waiting.heard.len();
    assert_eq!(mover.play(&fine).await["ok"], true);
    let heard = waiting.until("step").await;
    assert_eq!(heard["entry"], 10);
    assert_eq!(waiting.heard.len(), before + 1, "nobody hears what another asks");
}

#[tokio::test]
async fn a_question_may_be_asked_again_and_is_answered_anew() {
    let house = House::new().await;
    let (_, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    let (mover, _) = in_turn(&mut one, &mut other);
    let fine = mover.moves[0].clone();
    let question = json!({ "do": "ask", "moves": [fine] });
    assert_eq!(
        mover.ask_as("again", question.clone()).await["answers"],
        json!([null])
    );
    // A question takes no name away from a command: the move under the same name is made, and the question under it is still one.
    let made = mover
        .ask_as("again", json!({ "do": "play", "moves": [fine] }))
        .await;
    assert_eq!((&made["ok"], made.get("answers")), (&json!(true), None));
    let anew = mover.ask_as("again", question).await;
    assert_eq!(anew["entry"], 1);
    assert_ne!(anew["answers"], json!([null]), "the position is another one");
}

#[tokio::test]
pub(crate) async fn there_is_nothing_to_ask_for_spectators_before_the_deal_and_after_the_end() {
    let house = House::new().await;
    let anne = house.person("anne");
    let open = anne
        .make(json!([{"kind": "me"}, {"kind": "open"}]), Value::Null)
        .await;
    let mut early = anne.sit(&open, Some(0)).await;
    assert_eq!(
        ask(&mut early, &[json!("endure")]).await["refused"],
        "not_playing"
    );
    let (table, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    let mut watching = house.person("jack").sit(&table, None).await;
    let public = ask(
        &mut watching,
        &[one.moves.first().cloned().unwrap_or(json!("endure"))],
    )
    .await;
    assert_eq!(public["refused"], "not_seated");
    assert!(public.get("answers").is_none());
    play_on(&mut [&mut one, &mut other], &mut Dice(1), usize::MAX).await;
    one.until("over").await;
    assert_eq!(ask(&mut one, &[json!("endure")]).await["refused"], "game_over");
}

#[tokio::test]
async fn questions_are_bounded_and_count_like_moves() {
    let house = House::with(|config| config.command_rate = 1).await;
    let (_, mut one, mut other) = two_at_a_table(&house, Value::Null).await;
    let (mover, _) = in_turn(&mut one, &mut other);
    assert_eq!(ask(mover, &[]).await["refused"], "bad_message");
    let many = vec![json!("endure"); 65];
    assert_eq!(ask(mover, &many).await["refused"], "bad_message");
    let without = mover.ask(json!({ "do": "ask" })).await;
    assert_eq!(without["refused"], "bad_message");
    let mut fast = Value::Null;
    for _ in 0..6 {
        fast = ask(mover, &[json!("endure")]).await;
    }
    assert_eq!(fast["refused"], "too_fast");
    let fine = mover.moves[0].clone();
    assert_eq!(
        mover.play(&fine).await["refused"],
        "too_fast",
        "one measure for both"
    );
}
