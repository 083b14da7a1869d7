//! What the rules work out for the two players agrees with what then happens.

use celestia::aids::Looming;
use celestia::{Cards, Celestia, Ending, Event, Move, Step};
use table::{CardSet, Chance, Game, Millis, Moment, Setup, Told, Turn, Viewer};

/// What came up, so that nothing is compared that never was.
#[derive(Default, Debug)]
struct Seen {
    flights: u32,
    strikes: u32,
    escapes: u32,
    full: u32,
    lost: u32,
}

#[test]
fn flights_strikes_and_escapes_come_as_they_were_reckoned() {
    let mut seen = Seen::default();
    for number in 0..60 {
        let mode = ["mode=rapid", "mode=normal", "mode=expert"][number as usize % 3];
        let given = Setup::parse_settings(&[mode], Celestia::options()).expect("settings");
        let setup = Celestia::setup(2, &given).expect("a set-up");
        let mut chance = Chance::fast(number);
        let mut game = Celestia::deal(&setup, Cards::standard(), &mut chance).expect("a deal");
        while let Turn::One(by) = game.turn() {
            let offered = game.offered(by.into());
            let mv = offered[chance.pick(offered.len())];
            let before = game;
            let mut told = Told::listening();
            let mut moment = Moment {
                chance: &mut chance,
                told: &mut told,
                now: Millis(0),
            };
            game.play(by.into(), &mv, &mut moment).expect("it was offered");
            let events: Vec<Event> = told.heard_by(Viewer::Everything).copied().collect();
            compare(&before, &game, by, mv, &events, &mut seen);
        }
    }
    assert!(
        seen.flights > 20 && seen.strikes > 20 && seen.escapes > 0 && seen.lost > 0,
        "too little came up: {seen:?}"
    );
}

fn compare(
    before: &Celestia,
    after: &Celestia,
    by: table::Seat,
    mv: Move,
    events: &[Event],
    seen: &mut Seen,
) {
    let aids = before.aids(Viewer::Seat(by)).expect("aids");
    let view = before.view(Viewer::Seat(by));
    assert_eq!(aids.decider, Some(by));
    if aids.room == 0 {
        seen.full += 1;
        assert!(
            before.ask(by.into(), &Move::Load).is_err(),
            "a full hold takes nothing"
        );
    }
    if mv == Move::Continue && view.step == Step::Briefing {
        let flight = aids.flight.expect("the pirate is pursued");
        assert_eq!(after.view(Viewer::Public).ship, flight.to);
        seen.flights += 1;
        let caught = events.iter().any(|event| matches!(event, Event::Caught { .. }));
        assert!(!caught || aids.looms.is_some(), "the pirate is not caught unsaid");
        if aids.looms == Some(Looming::Catch) {
            assert!(caught, "it was said that this flight reaches the pirate");
        }
    }
    let ended = |ending| {
        events
            .iter()
            .any(|event| matches!(event, Event::Ended { ending: found } if *found == ending))
    };
    if ended(Ending::OutOfEnergy) && view.airship.energy == 0 {
        assert_eq!(
            aids.looms,
            Some(Looming::NoEnergy),
            "the end is said before it comes"
        );
        seen.lost += 1;
    }
    if let Move::Strike { face, with } = mv {
        let strike = aids
            .strikes
            .iter()
            .find(|strike| strike.face == face && strike.with == with);
        let cost = strike.expect("every strike that is offered").cost;
        let hand = view.players[by.index()].hand.expect("one's own hand");
        assert!(hand.contains(cost));
        // The last strike may end the fight, and new cards may come at once.
        if let Some(Event::Struck { cards, .. }) =
            events.iter().find(|event| matches!(event, Event::Struck { .. }))
        {
            assert_eq!(*cards, cost);
            seen.strikes += 1;
        }
    }
    if mv == Move::Validate && aids.escape > 0 {
        let flown: u8 = events
            .iter()
            .map(|event| match event {
                Event::PirateAdvanced { by, .. } => *by,
                _ => 0,
            })
            .sum();
        // Kublai and Rhett, and penalties that ask for a choice, come between the flags.
        if flown > 0 && matches!(after.view(Viewer::Public).step, Step::Starter) {
            assert_eq!(flown, aids.escape);
            seen.escapes += 1;
        }
    }
}

#[test]
fn a_flight_that_reaches_the_pirate_is_said_before_it_is_flown() {
    let mut path = crate::common::path(&[]);
    path["face_up"] = serde_json::json!(1 << 4);
    path["seen"] = serde_json::json!(1 << 4);
    for (pirate, looms) in [(6, Some(Looming::Catch)), (20, None)] {
        let changes = serde_json::json!({"ship": 5, "pirate": pirate, "fought": 1, "path": path});
        let table = crate::common::position(&["generator=3"], changes);
        let aids = table.game.aids(Viewer::Public).expect("aids");
        assert_eq!(aids.looms, looms);
    }
}

/// The steps of the next flight are printed on the card under the airship.
#[test]
fn how_far_a_flight_goes_is_told_only_of_a_card_that_was_seen() {
    for (seen, told) in [(0, false), (1 << 4, true)] {
        let mut path = crate::common::path(&[]);
        path["face_up"] = serde_json::json!(seen);
        path["seen"] = serde_json::json!(seen);
        let changes = serde_json::json!({"ship": 5, "fought": 1, "path": path});
        let table = crate::common::position(&[], changes);
        for viewer in [Viewer::Seat(table::Seat::FIRST), Viewer::Public] {
            let aids = table.game.aids(viewer).expect("aids");
            assert_eq!(aids.flight.is_some(), told, "{viewer:?}");
        }
    }
}
