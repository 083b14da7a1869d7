//! Who wins; what the host may set about the end; what a gold title forbids.

use super::trials::*;
use serde_json::json;
use table::{CardSet, Game, Outcome, Verdict};
use trucker::events::Event;
use trucker::ids::Flight;
use trucker::moves::Move;
use trucker::{Item, Trucker};

/// The game as it is kept, changed.
fn changed(game: &Trucker, change: impl FnOnce(&mut serde_json::Value)) -> Trucker {
    let mut kept = serde_json::to_value(game.store()).unwrap();
    change(&mut kept);
    Trucker::restore(
        serde_json::from_value(kept).unwrap(),
        trucker::cards::Cards::standard(),
    )
    .unwrap()
}

fn outcome(trial: &Trial) -> Outcome {
    *trial.game.turn().outcome().expect("the game is over")
}

fn winners(trial: &Trial) -> Vec<usize> {
    match outcome(trial).verdict {
        Verdict::Won(seats) => seats.iter().map(table::Seat::index).collect(),
        other => panic!("nobody flies together: {other:?}"),
    }
}

#[test]
fn most_credits_win() {
    // The sloop arrives first, the freighter sells a red and a yellow good: 6 against 12.
    let loaded = "I 607:104 706:63/r 707:52/2 708:21/y 807:77";
    let mut trial = Trial::new(&[SLOOP, loaded], "I-04", &[]);
    trial.fly_on();
    assert!(
        trial.credits(1) > trial.credits(0),
        "{} {}",
        trial.credits(0),
        trial.credits(1)
    );
    assert_eq!(winners(&trial), [1]);
}

#[test]
fn equal_credits_share_the_victory() {
    let game = game(Flight::One, &[SLOOP, FREIGHTER], "I-04");
    let game = changed(&game, |kept| kept["players"][1]["credits"] = json!(1));
    let mut trial = Trial::with(game, "I-04", &[]);
    trial.fly_on();
    assert_eq!(trial.credits(0), trial.credits(1));
    assert_eq!(winners(&trial), [0, 1]);
}

#[test]
fn alone_at_least_one_credit_is_no_defeat() {
    for (gives_up, won) in [(false, true), (true, false)] {
        let mut trial = Trial::new(&[SLOOP], "I-04", &[]);
        trial.play(0, if gives_up { Move::GiveUp } else { Move::FlyOn });
        assert_eq!(outcome(&trial).verdict, Verdict::Together { won });
        assert_eq!(trial.credits(0) > 0, won);
    }
}

#[test]
fn with_debts_allowed_credits_end_below_nothing() {
    let ships = ["I 706:8b/2 707:33/2 708:9/2 807:76", FREIGHTER];
    let game = changed(&game(Flight::One, &ships, "I-03"), |kept| {
        kept["rules"]["debt"] = json!(true);
    });
    let mut trial = Trial::with(game, "I-03", &[3, 3, 4, 4, 1, 1]);
    trial.play(0, Move::GiveUp).play(1, Move::FlyOn);
    assert_eq!(trial.credits(0), -2);
    let floor = |event: &Event| matches!(event, Event::Scored { entry, .. } if entry.item == Item::NoDebt);
    assert!(trial.story(floor).is_empty());
}

#[test]
fn a_loss_is_paid_from_what_was_earned_before_the_floor_is_applied() {
    // Two tiles lost and two credits from before: nothing is left, and nothing is forgiven.
    let ships = ["I 706:8b/2 707:33/2 708:9/2 807:76", FREIGHTER];
    let game = changed(&game(Flight::One, &ships, "I-03"), |kept| {
        kept["players"][0]["credits"] = json!(2);
    });
    let mut trial = Trial::with(game, "I-03", &[3, 3, 4, 4, 1, 1]);
    trial.play(0, Move::GiveUp).play(1, Move::FlyOn);
    assert_eq!(trial.credits(0), 0);
    let floor = |event: &Event| matches!(event, Event::Scored { entry, .. } if entry.item == Item::NoDebt);
    assert!(trial.story(floor).is_empty());
}

#[test]
fn in_a_trek_the_best_looking_ship_is_paid_besides_the_titles() {
    let game = game(Flight::Two, &[SLOOP], "I-05").as_trek();
    let mut trial = Trial::with(game, "I-05", &[]);
    trial.fly_on();
    let prize = |event: &Event| matches!(event, Event::Scored { entry, .. } if matches!(entry.item, Item::BestLooking(_)));
    assert_eq!(trial.story(prize).len(), 1);
}

#[test]
fn cells_are_spent_anew_for_each_card() {
    let mut trial = Trial::new(&[GUNBOAT, SLOOP], "I-05", &[]);
    trial.play(0, Move::Power(at(807))).play(0, Move::Spend(at(706)));
    let cells = |trial: &Trial| trial.view().truckers[0].ship.strength.cells;
    assert_eq!(cells(&trial), 3);
    trial.fly_on();
    // The next card is open space again: nothing is powered yet.
    assert!(trial.offered(0).contains(&Move::Power(at(807))));
}
