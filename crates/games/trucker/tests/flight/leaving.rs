//! Section 10: every reason to leave; section 13: one player left.

use super::trials::*;
use trucker::air::Leaving;
use trucker::events::Event;
use trucker::ids::Flight;
use trucker::moves::Move;

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

#[test]
fn who_is_lapped_leaves_after_the_card_and_not_before() {
    // One day short of a loop behind: after open space the sloop is 19 ahead.
    let slow = "I 707:33/2 708:94/0".replace("/0", "");
    let game = game(Flight::One, &[SLOOP, &slow], "I-04").with_rockets(&[20, 3]);
    // Stardust: the slow ship loses its exposed connectors first, then the sloop 1: 19 against 1.
    let trial = Trial::with(game, "I-04", &[]);
    assert!(trial.saw(&left(1, Leaving::Lapped)));
}

#[test]
fn a_loop_ahead_to_the_space_is_not_lapped() {
    // The sloop ends 17 ahead of the freighter.
    let game = game(Flight::One, &[SLOOP, FREIGHTER], "I-04").with_rockets(&[20, 3]);
    let trial = Trial::with(game, "I-04", &[]);
    assert!(!trial.saw(&left(1, Leaving::Lapped)));
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
