//! Section 10: every reason to leave; section 13: one player left.

use super::trials::*;
use table::{Game, SeatSet};
use trucker::Item;
use trucker::air::Leaving;
use trucker::events::Event;
use trucker::goods::Goods;
use trucker::ids::{Flight, Good};
use trucker::moves::{Move, Refusal};

fn left(number: usize, why: Leaving) -> Event {
    Event::Left {
        seat: seat(number),
        why,
    }
}

#[test]
fn who_gives_up_between_cards_is_not_touched_by_later_ones() {
    let mut trial = Trial::new(&[SLOOP, FREIGHTER], "I-04", &[]);
    trial.play(1, Move::GiveUp);
    assert!(trial.saw(&left(1, Leaving::GaveUp)));
    let before = trial.events.len();
    trial.play(0, Move::FlyOn);
    let freighter = |event: &&Event| matches!(event, Event::Moved { seat, .. } if *seat == self::seat(1));
    assert!(!trial.events[before..].iter().any(|event| freighter(&event)));
}

/// Where an event stands among all that happened.
fn when(trial: &Trial, wanted: impl Fn(&Event) -> bool) -> usize {
    trial.events.iter().rposition(wanted).expect("it happened")
}

#[test]
fn who_is_lapped_leaves_after_the_card_and_not_before() {
    // Open space: the gunboat comes from 18 over the freighter's space to 21, the freighter from 1 to 2: 19 behind on 18 spaces.
    let game = game(Flight::One, &[GUNBOAT, FREIGHTER], "I-05").with_rockets(&[18, 1]);
    let mut trial = Trial::with(game, "I-05", &[]);
    trial.play(0, Move::Power(at(807))).play(0, Move::Spend(at(706)));
    let moved = |event: &Event| matches!(event, Event::Moved { seat, .. } if *seat == self::seat(1));
    let gone = left(1, Leaving::Lapped);
    assert!(when(&trial, moved) < when(&trial, |event| *event == gone));
}

#[test]
fn who_is_lapped_during_a_card_and_catches_up_stays() {
    let game = game(Flight::One, &[SLOOP, GUNBOAT], "I-05").with_rockets(&[18, 1]);
    let mut trial = Trial::with(game, "I-05", &[]);
    // The sloop has stepped over the gunboat's space to 20, 19 ahead; the gunboat has still to move.
    let distances = |trial: &Trial| {
        let rockets = trial.view().flying.unwrap().rockets;
        rockets.iter().map(|rocket| rocket.distance).collect::<Vec<_>>()
    };
    assert_eq!(distances(&trial), [Some(20), Some(1)]);
    trial.play(1, Move::Power(at(807))).play(1, Move::Spend(at(706)));
    assert_eq!(distances(&trial), [Some(20), Some(4)]);
    assert!(
        trial
            .story(|event| matches!(event, Event::Left { .. }))
            .is_empty()
    );
}

#[test]
fn whom_the_leader_lapped_leaves_though_the_leader_leaves_with_the_same_card() {
    // I-16: the small one has least crew and falls 3 days back; the freighter, ahead, loses its crew to the tie of engines.
    let small = "I 607:103 706:8b/2 707:33/1 807:76";
    let game = game(Flight::One, &[FREIGHTER, small], "I-16").with_rockets(&[20, 3]);
    let trial = Trial::with(game, "I-16", &[1, 1, 1, 1]);
    assert_eq!(
        trial.story(|event| matches!(event, Event::Left { .. })),
        [left(0, Leaving::NoHuman), left(1, Leaving::Lapped)]
    );
}

#[test]
fn seventeen_ahead_on_eighteen_spaces_is_not_lapped() {
    // Stardust, the last first: the freighter falls from 3 over the sloop's space to 1, the sloop from 20 over the freighter's to 18.
    let game = game(Flight::One, &[SLOOP, FREIGHTER], "I-04").with_rockets(&[20, 3]);
    let trial = Trial::with(game, "I-04", &[]);
    assert!(!trial.saw(&left(1, Leaving::Lapped)));
    let view = trial.view().flying.unwrap();
    assert_eq!(
        (view.rockets[0].distance, view.rockets[1].distance),
        (Some(18), Some(1))
    );
}

#[test]
fn who_said_fly_on_may_still_give_up_until_the_card_is_turned() {
    let mut trial = Trial::new(&[SLOOP, FREIGHTER, ARK], "I-04", &[]);
    trial.play(0, Move::FlyOn).play(1, Move::GiveUp);
    assert_eq!(trial.offered(0), [Move::GiveUp]);
    assert_eq!(trial.game.turn().seats(), SeatSet::only(seat(2)));
    assert_eq!(trial.try_play(0, Move::FlyOn), Err(Refusal::NotNow));
    trial.play(0, Move::GiveUp);
    assert!(trial.saw(&left(0, Leaving::GaveUp)));
    trial.play(2, Move::FlyOn);
    assert!(trial.saw(&Event::FlightOver {
        arrived: vec![seat(2)]
    }));
}

#[test]
fn once_the_card_is_turned_nobody_may_give_up() {
    let mut trial = Trial::new(&[SLOOP, FREIGHTER], "I-15", &[]);
    assert_eq!(trial.try_play(0, Move::GiveUp), Err(Refusal::NotNow));
    assert!(trial.offered(1).is_empty() && trial.game.asides().is_empty());
}

#[test]
fn who_is_forced_out_by_the_last_card_gets_no_reward_and_sells_for_half() {
    let ship = "I 706:63/r 707:52/2 708:10/2 807:94";
    let mut trial = Trial::new(&[ship, SLOOP], "I-04", &[]);
    trial.fly_on();
    // The last card is open space: without a cell there is no engine strength.
    trial.play(0, Move::Done);
    assert!(trial.saw(&left(0, Leaving::NoEngines)) && trial.is_over());
    let mine: Vec<Item> = trial.view().truckers[0]
        .account
        .iter()
        .map(|entry| entry.item)
        .collect();
    let goods: Goods = [Good::Red].into_iter().collect();
    assert_eq!(mine, [Item::GoodsForHalf(goods), Item::Losses(0)]);
    assert_eq!(trial.credits(0), 2);
}

#[test]
fn when_everybody_has_left_the_flight_is_over() {
    let mut trial = Trial::new(&[SLOOP, FREIGHTER], "I-04", &[]);
    trial.play(0, Move::GiveUp).play(1, Move::GiveUp);
    assert!(trial.is_over());
    assert!(trial.saw(&Event::FlightOver { arrived: vec![] }));
}

#[test]
fn one_player_left_goes_on_turning_cards() {
    let mut trial = Trial::new(&[SLOOP, FREIGHTER], "I-04", &[]);
    trial.play(1, Move::GiveUp).play(0, Move::FlyOn);
    assert_eq!(
        trial
            .story(|event| matches!(event, Event::CardTurned { .. }))
            .len(),
        2
    );
    assert!(trial.saw(&Event::FlightOver {
        arrived: vec![seat(0)]
    }));
}
