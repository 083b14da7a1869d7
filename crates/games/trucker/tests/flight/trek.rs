//! A trek from flight to flight: what is carried over, what begins anew, and the account of each flight.

use super::trials::*;
use table::Game;
use trucker::events::Event;
use trucker::ids::Flight;
use trucker::moves::Move;
use trucker::titles::{Holding, Title};
use trucker::{Entry, Item};

/// A trek after flight I, which the sloop and the freighter have flown; both have a title.
fn landed() -> Trial {
    let first = changed(&game(Flight::One, &[SLOOP, FREIGHTER], "I-05"), |kept| {
        kept["rules"]["run_seconds"] = 60.into();
    });
    let mut trial = Trial::with(first.as_trek(), "I-05", &[]);
    trial.fly_on();
    trial
        .play(0, Move::KeepTitle(Title::CruiseCaptain))
        .play(1, Move::KeepTitle(Title::MasterEngineer));
    trial
}

/// The next flight, in bare cabins, given up by both before its first card is over.
fn fly_bare(trial: &mut Trial) {
    for number in [0, 1] {
        trial.play_freely(number, Move::FlyOn);
    }
    trial.game.audit().expect("a lawful table");
    for number in [0, 1] {
        trial.play_freely(number, Move::Ready);
    }
    trial
        .play_freely(0, Move::Finish(1))
        .play_freely(1, Move::Finish(2));
    // The first card is turned without a question: whatever it is, bare cabins have little to choose.
    while trial
        .view()
        .flying
        .is_some_and(|air| air.cards_left > 0 && !air.order.is_empty())
    {
        let seat = trial.game.turn().seats().first().expect("somebody");
        let offered = trial.offered(seat.index());
        let mv = if offered.contains(&Move::GiveUp) {
            Move::GiveUp
        } else {
            offered[0]
        };
        trial.play_freely(seat.index(), mv);
    }
    trial.game.audit().expect("a lawful table");
}

/// What was told of a seat's account since there were so many events.
fn told(trial: &Trial, since: usize, number: usize) -> Vec<Entry> {
    let entries = trial.events[since..].iter().filter_map(|event| match event {
        Event::Scored { seat, entry } if *seat == self::seat(number) => Some(*entry),
        _ => None,
    });
    entries.collect()
}

#[test]
fn credits_and_titles_are_carried_and_everything_else_begins_anew() {
    let mut trial = landed();
    // Arrival, best-looking ship (in a trek too) and title.
    assert_eq!((trial.credits(0), trial.credits(1)), (4 + 2 + 2, 3 + 2 + 2));
    let looks = |event: &Event| matches!(event, Event::Scored { entry, .. } if matches!(entry.item, Item::BestLooking(_)));
    assert_eq!(trial.story(looks).len(), 2);
    trial.play_freely(1, Move::FlyOn);
    assert_eq!(trial.view().flight, Flight::One, "until both are ready");
    trial.play_freely(0, Move::FlyOn);
    let view = trial.view();
    assert_eq!((view.flight, view.flying), (Flight::Two, None));
    assert_eq!((view.face_down, view.glass.expect("a glass").runs), (152, 3));
    for (trucker, (credits, title)) in view
        .truckers
        .iter()
        .zip([(8, Title::CruiseCaptain), (7, Title::MasterEngineer)])
    {
        assert_eq!(trucker.credits, credits);
        assert_eq!(trucker.title, Some(Holding { title, gold: false }));
        assert_eq!((trucker.ship.tiles.len(), trucker.lost.len()), (1, 0));
        assert_eq!(trucker.account.last().expect("flight I").total, credits);
    }
    for number in [0, 1] {
        assert_eq!(trial.offered(number), [Move::Ready]);
    }
}

#[test]
fn the_account_is_that_of_the_last_flight_and_ends_with_the_credits() {
    let mut trial = landed();
    for flight in [Flight::Two, Flight::Three] {
        let since = trial.events.len();
        fly_bare(&mut trial);
        let view = trial.view();
        assert_eq!(view.flight, flight);
        for (number, trucker) in view.truckers.iter().enumerate() {
            assert_eq!(trucker.account, told(&trial, since, number), "{flight:?}");
            assert_eq!(trucker.account.last().expect("a line").total, trucker.credits);
        }
    }
    assert!(trial.is_over());
    assert_eq!(trial.view().flight, Flight::Three);
}
