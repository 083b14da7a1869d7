//! Sections 9 to 11 where a rule is easily broken unseen: the one in front is not the first seat, somebody has left, or two things are rounded together.

use super::trials::*;
use table::Game;
use table::{Seat, Viewer};
use trucker::Item;
use trucker::events::Event;
use trucker::ids::Flight;
use trucker::moves::Move;

use crate::common;

/// Two ships, of which the second leads, and this card.
fn led_by_the_second(card: &str) -> Trial {
    let game = game(Flight::One, &[SLOOP, SLOOP], card).with_rockets(&[2, 4]);
    Trial::with(game, card, &[])
}

/// Who did so, one after the other.
fn order(trial: &Trial, wanted: impl Fn(&Event) -> Option<Seat>) -> Vec<usize> {
    let seats = trial.events.iter().filter_map(wanted);
    seats.map(Seat::index).collect()
}

fn who_moved(event: &Event) -> Option<Seat> {
    match event {
        Event::Moved { seat, .. } => Some(*seat),
        _ => None,
    }
}

#[test]
fn open_space_planets_and_wrecks_begin_with_the_leader_whoever_that_is() {
    assert_eq!(order(&led_by_the_second("I-05"), who_moved), [1, 0]);
    let mut planets = led_by_the_second("I-15");
    assert!(planets.offered(0).is_empty());
    planets.play(1, Move::Land(0)).play(0, Move::Land(1));
    // Days are lost from the last to the first.
    assert_eq!(order(&planets, who_moved), [0, 1]);
    let mut wreck = led_by_the_second("I-17");
    assert!(wreck.offered(0).is_empty());
    wreck.play(1, Move::Accept);
    assert_eq!(order(&wreck, who_moved), [1]);
}

#[test]
fn stardust_strikes_the_last_first_whoever_that_is() {
    assert_eq!(order(&led_by_the_second("I-04"), who_moved), [0, 1]);
}

#[test]
fn enemies_attack_the_leader_first_whoever_that_is() {
    let fought = |event: &Event| match event {
        Event::Fought { seat, .. } => Some(*seat),
        _ => None,
    };
    assert_eq!(order(&led_by_the_second("I-02"), fought), [1, 0]);
}

#[test]
fn an_epidemic_does_not_spread_between_cabins_that_touch_and_are_not_joined() {
    // 608 lies on 708, smooth side to smooth side.
    let empty = "I 607:54r 608:47/2 707:33 708:45/2";
    let trial = Trial::on(Flight::Two, &[empty], "II-05", &[]);
    assert_eq!(trial.ship(0), empty.replace("I ", "II "));
    // Where the starting cabin is occupied, it and 708 infect each other and 608 stays healthy.
    let trial = Trial::on(
        Flight::Two,
        &["I 607:54r 608:47/2 707:33/2 708:45/2"],
        "II-05",
        &[],
    );
    assert_eq!(trial.ship(0), "II 607:54r 608:47/2 707:33/1 708:45/1");
}

#[test]
fn half_the_price_is_rounded_up_once_for_all_goods() {
    for (goods, credits) in [("yy", 3), ("yb", 2), ("yg", 3)] {
        let ship = format!("I 607:104 706:63 707:52/2 708:21/{goods} 807:77");
        let mut trial = Trial::new(&[&ship, SLOOP], "I-04", &[]);
        trial.play(0, Move::GiveUp).play(1, Move::FlyOn);
        assert_eq!(trial.credits(0), credits, "{goods}");
    }
}

#[test]
fn a_prettier_ship_that_gave_up_is_not_compared() {
    let pretty = "I 607:103 706:9b/2 707:33/2 708:21 807:73";
    assert_eq!(ship(pretty).exposed_connectors(), 0);
    let mut trial = Trial::new(&[pretty, ARK], "I-04", &[]);
    trial.play(0, Move::GiveUp).play(1, Move::FlyOn);
    let prizes = trial.events.iter().filter_map(|event| match event {
        Event::Scored { seat, entry } if matches!(entry.item, Item::BestLooking(_)) => {
            Some((*seat, entry.credits))
        }
        _ => None,
    });
    assert_eq!(prizes.collect::<Vec<_>>(), [(seat(1), 2)]);
}

#[test]
fn a_trek_is_flights_one_two_and_three() {
    let settings = ["flight=trek", "building=turns"].map(str::to_owned);
    let mut flights = vec![Flight::One];
    common::at_random(&settings, 2, 3, |game, _| {
        let flight = game.view(Viewer::Public).flight;
        if flights.last() != Some(&flight) {
            flights.push(flight);
        }
    });
    assert_eq!(flights, [Flight::One, Flight::Two, Flight::Three]);
}

#[test]
fn nobody_gives_up_before_the_first_card() {
    let mut yard = common::Yard::begun(1, &["flight=1"]);
    yard.with_ship(0, &common::line("I 607:103 707:33 807:73"));
    yard.play(0, Move::Finish(1));
    let turned = |event: &Event| matches!(event, Event::CardTurned { .. });
    assert!(yard.told.iter().any(turned), "{:?}", yard.told);
}
