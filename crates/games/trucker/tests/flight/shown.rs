//! What the view says of a flight: whom a shot flies at, which line is reckoned, how far it is to being lapped, the account.

use super::trials::*;
use table::{CardSet, Game, Viewer};
use trucker::Trucker;
use trucker::aids::Looming;
use trucker::air::Leaving;
use trucker::cards::Cards;
use trucker::cards::effects::Criterion;
use trucker::events::Event;
use trucker::ids::{Back, Flight, Halves, Level};
use trucker::moves::Move;
use trucker::view::{FlightView, Outlook};

/// One single and two double cannons to the front, a battery of two.
const FORT: &str = "I 606:127 607:126 608:103 706:59 707:33/2 708:57 807:5/2";
/// A shield over front and left, a battery.
const SHIELDED: &str = "I 706:149l 707:33/2 708:9/2 807:76";

fn flight(trial: &Trial) -> FlightView {
    trial.view().flying.expect("a flight")
}

#[test]
fn shots_are_announced_to_those_they_fly_at() {
    // I-03: the fort draws, the shielded ship is beaten and has a choice.
    let mut trial = Trial::new(&[FORT, SHIELDED], "I-03", &[4, 4, 1, 1, 1, 1]);
    trial.play(0, Move::Power(at(606))).play(0, Move::Power(at(607)));
    let outlook = flight(&trial).outlook;
    assert_eq!(outlook[0], Outlook::Nothing);
    assert!(
        matches!(outlook[1], Outlook::Missile { cell: true, .. }),
        "{outlook:?}"
    );
}

#[test]
fn a_meteor_that_is_past_a_ship_is_no_threat_to_it() {
    // I-10: a small one on the exposed connector of both shields; the leader is hit first.
    let mut trial = Trial::new(&[SHIELDED, SHIELDED], "I-10", &[3, 3, 1, 1, 1, 1, 1, 1, 1, 1]);
    let threatened = |trial: &Trial| {
        let outlook = flight(trial).outlook;
        [0, 1].map(|number| matches!(outlook[number], Outlook::Missile { .. }))
    };
    assert_eq!(threatened(&trial), [true, true]);
    trial.play(0, Move::Endure);
    assert_eq!(threatened(&trial), [false, true]);
}

#[test]
fn the_line_of_a_combat_zone_is_shown_until_its_penalty_is_over() {
    // I-16: crew, engines, cannons. A shield over back and left; it has least crew, falls behind the sloop, and has no cannon.
    let covered = "I 706:149b 707:33/2 708:9/2 807:76";
    let mut trial = Trial::new(&[covered, SLOOP], "I-16", &[3, 4, 1, 1]);
    let line = flight(&trial).line.expect("a line");
    assert_eq!((line.line, line.criterion), (1, Criterion::Engines));
    assert_eq!(
        (line.lowest, line.declared),
        (Some(seat(1)), vec![Some(Halves::whole(1)); 2])
    );
    assert_eq!(
        flight(&trial).outlook[1],
        Outlook::Compare {
            now: Halves::whole(1),
            most: Halves::whole(1)
        }
    );
    trial
        .play(1, Move::GiveCrew(at(707)))
        .play(1, Move::GiveCrew(at(708)));
    // The shots of the last line.
    assert_eq!(trial.offered(0), [Move::Endure, Move::Defend(at(706))]);
    let line = flight(&trial).line.expect("a line");
    assert_eq!((line.line, line.lowest), (2, Some(seat(0))));
    assert_eq!(flight(&trial).outlook[1], Outlook::Nothing);
}

#[test]
fn what_looms_is_said_before_a_ship_is_lapped_or_without_a_human_or_an_engine() {
    let small = "I 607:103 706:8b/2 707:33/1 807:76";
    let looms = |ships: &[&'static str], distances: &[i16], number| {
        let game = game(Flight::One, ships, "I-16").with_rockets(distances);
        game.aids(Viewer::Seat(seat(number))).expect("aids").looms
    };
    let two = &[SLOOP, FREIGHTER];
    assert_eq!(looms(two, &[20, 3], 1), Some(Looming::Lapped { left: 1 }));
    assert_eq!(looms(two, &[20, 3], 0), None);
    assert_eq!(looms(two, &[20, 10], 1), None);
    assert_eq!(looms(&[FREIGHTER, small], &[5, 3], 1), Some(Looming::LastHuman));
    // Without an engine it is certain that open space ends the flight, whoever is aboard.
    let drifts = "I 607:104 706:63 707:52/2 708:21";
    assert_eq!(looms(&[drifts], &[5], 0), Some(Looming::NoEngines));
    assert_eq!(looms(&[FREIGHTER], &[5], 0), None);
    // No open space comes after the last card.
    let mut last = Trial::unturned(before(Flight::One, &[drifts], &["I-13"]));
    let looms = |trial: &Trial| trial.game.aids(Viewer::Seat(seat(0))).expect("aids").looms;
    assert_eq!(looms(&last), Some(Looming::NoEngines));
    last.turn_next();
    assert!(!last.offered(0).is_empty(), "the planets wait");
    assert_eq!(looms(&last), None);
}

#[test]
fn until_lapped_counts_the_days_it_takes() {
    let game = |distances: &[i16]| game(Flight::One, &[SLOOP, FREIGHTER], "I-16").with_rockets(distances);
    let days = |game: &Trucker| {
        let rockets = game.view(Viewer::Public).flying.unwrap().rockets;
        [0, 1].map(|number| rockets[number].until_lapped)
    };
    assert_eq!(days(&game(&[20, 3])), [Some(18), Some(1)]);
    assert_eq!(days(&game(&[20, 10])), [Some(18), Some(8)]);
    // I-18 costs one day: from 3 over the leader's space to 1, and that is lapped.
    let game = self::game(Flight::One, &[FREIGHTER, SLOOP], "I-18").with_rockets(&[20, 3]);
    let mut trial = Trial::with(game, "I-18", &[]);
    trial.play(1, Move::Accept);
    let rockets = flight(&trial).rockets;
    assert_eq!((rockets[1].distance, rockets[1].until_lapped), (Some(1), Some(0)));
    // The third one comes from the only cabin left.
    trial
        .play(1, Move::GiveCrew(at(707)))
        .play(1, Move::GiveCrew(at(707)));
    assert!(trial.saw(&Event::Left {
        seat: seat(1),
        why: Leaving::Lapped
    }));
}

#[test]
fn everybody_sees_the_back_of_the_next_card() {
    let mut trial = Trial::new(&[SLOOP, FREIGHTER], "I-04", &[]);
    for viewer in [Viewer::Public, Viewer::Seat(seat(0)), Viewer::Seat(seat(1))] {
        let next = trial.game.view(viewer).flying.unwrap().next;
        assert_eq!(next, Some(Back::Level(Level::Three)));
    }
    trial.fly_on();
    let turned = trial.story(|event| matches!(event, Event::CardTurned { .. }));
    assert!(matches!(&turned[1], Event::CardTurned { card, .. } if card.level() == Level::Three));
}

#[test]
fn a_kept_position_is_equal_to_itself_while_four_are_asked_in_turn() {
    let trial = Trial::new(&[SLOOP, GUNBOAT, FREIGHTER, ARK], "I-15", &[]);
    let text = serde_json::to_string(&trial.game.store()).unwrap();
    let again = Trucker::restore(serde_json::from_str(&text).unwrap(), Cards::standard()).unwrap();
    assert!(again == trial.game);
}
