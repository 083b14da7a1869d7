//! Section 9: open space, planets, abandoned ships and stations, stardust, epidemic; goods gained.

use super::trials::*;
use trucker::air::track::Moved;
use trucker::cards::effects::Criterion;
use trucker::events::{CrewLoss, Event};
use trucker::goods::Goods;
use trucker::ids::{Good, Halves};
use trucker::moves::{Move, Refusal};
use trucker::ship::contents::Crew;

fn moved(number: usize, days: i8, from: u8, to: u8) -> Event {
    Event::Moved {
        seat: seat(number),
        moved: Moved { days, from, to },
    }
}

#[test]
fn open_space_moves_each_by_engines_from_the_leader_on() {
    // Start spaces 4, 2: the sloop leads with 1 engine, the freighter has 1.
    let trial = Trial::new(&[SLOOP, FREIGHTER], "I-05", &[]);
    let moves = trial.story(|event| matches!(event, Event::Moved { .. }));
    assert_eq!(moves, [moved(0, 1, 4, 5), moved(1, 1, 2, 3)]);
    assert_eq!(trial.offered(0), [Move::FlyOn, Move::GiveUp]);
}

#[test]
fn open_space_powers_double_engines_cell_by_cell() {
    let mut trial = Trial::new(&[GUNBOAT, SLOOP], "I-05", &[]);
    assert_eq!(trial.offered(0), [Move::Done, Move::Power(at(807))]);
    trial.play(0, Move::Power(at(807)));
    // Two batteries could give the cell: the owner chooses.
    assert_eq!(trial.offered(0), [Move::Spend(at(706)), Move::Spend(at(708))]);
    trial.play(0, Move::Spend(at(708)));
    assert!(trial.saw(&Event::Declared {
        seat: seat(0),
        what: Criterion::Engines,
        strength: Halves::whole(2)
    }));
    assert!(trial.saw(&moved(0, 2, 4, 6)));
    assert_eq!(trial.ship(0), "I 607:127 706:9b/2 707:34/2 708:10/1 807:94");
}

#[test]
fn open_space_without_engines_forces_out_when_the_card_is_over() {
    let mut trial = Trial::new(&[GUNBOAT, SLOOP], "I-05", &[]);
    trial.play(0, Move::Done);
    let left = trial.story(|event| matches!(event, Event::Left { .. }));
    assert_eq!(
        left,
        [Event::Left {
            seat: seat(0),
            why: trucker::air::Leaving::NoEngines
        }]
    );
    // He left after the sloop had moved, not before.
    let last = trial.events.iter().position(|event| *event == left[0]).unwrap();
    let other = trial
        .events
        .iter()
        .position(|event| *event == moved(1, 1, 2, 3))
        .unwrap();
    assert!(other < last);
}

#[test]
fn planets_are_taken_from_the_leader_on_and_days_lost_from_last_to_first() {
    // I-15: green green, yellow, blue blue blue; 1 day.
    let mut trial = Trial::new(&[FREIGHTER, SLOOP], "I-15", &[]);
    assert_eq!(
        trial.offered(0),
        [Move::Pass, Move::Land(0), Move::Land(1), Move::Land(2)]
    );
    trial.play(0, Move::Land(0));
    let (good, hold) = (Good::Green, at(708));
    trial
        .play(0, Move::Stow { good, hold })
        .play(0, Move::Stow { good, hold })
        .play(0, Move::Done);
    assert_eq!(trial.try_play(1, Move::Land(0)), Err(Refusal::PlanetTaken));
    assert_eq!(trial.try_play(1, Move::Land(3)), Err(Refusal::NoSuchPlanet));
    assert_eq!(trial.offered(1), [Move::Pass, Move::Land(1), Move::Land(2)]);
    trial.play(1, Move::Land(1));
    // The sloop has no hold: the goods stay behind without a question. Then the last loses the day first.
    let moves = trial.story(|event| matches!(event, Event::Moved { .. }));
    assert_eq!(moves, [moved(1, -1, 2, 1), moved(0, -1, 4, 3)]);
    assert_eq!(trial.ship(0), "I 607:104 706:63 707:52/2 708:21/gg 807:77");
}

#[test]
fn who_passes_a_planet_loses_no_day() {
    let mut trial = Trial::new(&[FREIGHTER], "I-15", &[]);
    trial.play(0, Move::Pass);
    assert!(
        trial
            .story(|event| matches!(event, Event::Moved { .. }))
            .is_empty()
    );
    assert!(trial.saw(&Event::Passed { seat: seat(0) }));
}

#[test]
fn when_every_planet_is_taken_nobody_else_is_asked() {
    // I-14 has two planets for three ships.
    let mut trial = Trial::new(&[SLOOP, FREIGHTER, ARK], "I-14", &[]);
    trial
        .play(0, Move::Land(0))
        .play(1, Move::Land(1))
        .play(1, Move::Done);
    assert_eq!(trial.offered(2), [Move::FlyOn, Move::GiveUp]);
}

fn put(good: Good, hold: u16) -> Move {
    let hold = at(hold);
    Move::Stow { good, hold }
}

fn take(good: Good, hold: u16) -> Move {
    let hold = at(hold);
    Move::Lift { good, hold }
}

#[test]
fn goods_are_rearranged_and_discarded_freely() {
    use Good::{Blue, Green, Red, Yellow};
    // I-13: red red, red blue blue, yellow; the special hold takes one red.
    let mut trial = Trial::new(&["I 607:104 706:63/b 707:52/2 708:21/gy 807:77"], "I-13", &[]);
    trial.play(0, Move::Land(0));
    assert_eq!(
        trial.try_play(0, put(Red, 708)),
        Err(Refusal::RedNeedsSpecialHold)
    );
    assert_eq!(trial.try_play(0, put(Red, 706)), Err(Refusal::HoldFull));
    assert_eq!(trial.try_play(0, put(Red, 707)), Err(Refusal::NoHold));
    assert_eq!(trial.try_play(0, take(Red, 706)), Err(Refusal::NoSuchGood));
    for mv in [
        take(Blue, 706),
        put(Red, 706),
        take(Green, 708),
        put(Blue, 708),
        // A good just stowed, and one that was there before.
        take(Blue, 708),
        take(Yellow, 708),
        put(Yellow, 708),
        put(Green, 708),
    ] {
        trial.play(0, mv);
    }
    assert_eq!(trial.ship(0), "I 607:104 706:63/r 707:52/2 708:21/yg 807:77");
    trial.play(0, Move::Done);
    let behind: Goods = [Red, Blue].into_iter().collect();
    assert!(trial.saw(&Event::GoodsLeftBehind {
        seat: seat(0),
        goods: behind
    }));
}

#[test]
fn a_good_just_stowed_may_be_moved_again_and_nothing_is_final_before_the_owner_is_done() {
    use Good::{Blue, Red};
    // The freighter's holds are empty; planet 2 of I-13 has red blue blue, and only the special hold takes the red.
    let mut trial = Trial::new(&[FREIGHTER], "I-13", &[]);
    trial.play(0, Move::Land(1)).play(0, put(Blue, 706));
    assert_eq!(trial.try_play(0, put(Red, 706)), Err(Refusal::HoldFull));
    trial.play(0, take(Blue, 706)).play(0, put(Red, 706));
    trial.play(0, put(Blue, 708)).play(0, put(Blue, 708));
    // Everything is stowed, and the last good can still be moved.
    assert_eq!(trial.offered(0), [Move::Done, take(Red, 706), take(Blue, 708)]);
    trial.play(0, Move::Done);
    assert_eq!(trial.ship(0), "I 607:104 706:63/r 707:52/2 708:21/bb 807:77");
    assert!(
        trial
            .story(|event| matches!(event, Event::GoodsLeftBehind { .. }))
            .is_empty()
    );
    assert_eq!(trial.offered(0), [Move::FlyOn, Move::GiveUp]);
}

#[test]
fn goods_come_out_thirty_times_so_that_stowing_ends() {
    use Good::Blue;
    let mut trial = Trial::new(&[FREIGHTER], "I-13", &[]);
    trial.play(0, Move::Land(1));
    for _ in 0..30 {
        trial.play(0, put(Blue, 706)).play(0, take(Blue, 706));
    }
    trial.play(0, put(Blue, 706));
    assert_eq!(trial.try_play(0, take(Blue, 706)), Err(Refusal::EnoughMoved));
    // The red one fits nowhere now: stowing is over by itself.
    trial.play(0, put(Blue, 708));
    assert_eq!(trial.offered(0), [Move::FlyOn, Move::GiveUp]);
}

#[test]
fn an_abandoned_ship_goes_to_the_first_who_wants_it() {
    // I-18: 3 crew for 4 credits, 1 day. The freighter has 2 crew and is not asked.
    let mut trial = Trial::new(&[FREIGHTER, SLOOP, ARK], "I-18", &[]);
    assert!(trial.saw(&Event::TooFewCrew { seat: seat(0) }));
    assert_eq!(trial.offered(1), [Move::Accept, Move::Pass]);
    trial.play(1, Move::Pass).play(2, Move::Accept);
    assert_eq!(trial.credits(2), 4);
    assert!(trial.saw(&moved(2, -1, 1, 0)));
    assert_eq!(
        trial.try_play(2, Move::GiveCrew(at(807))),
        Err(Refusal::NobodyThere)
    );
    for cabin in [706, 706, 707] {
        trial.play(2, Move::GiveCrew(at(cabin)));
    }
    assert_eq!(trial.ship(2), "I 706:45 707:61/1 708:39l/2 807:73");
    assert_eq!(trial.offered(2), [Move::FlyOn, Move::GiveUp]);
}

#[test]
fn crew_that_must_all_go_is_no_choice() {
    // I-18 takes 3; the sloop of 4 keeps one, but a ship of 3 gives up all and leaves.
    let mut trial = Trial::new(
        &["I 607:103 706:8b/2 707:33/2 708:35/1 807:76", SLOOP],
        "I-18",
        &[],
    );
    trial.play(0, Move::Accept);
    assert_eq!(trial.credits(0), 4);
    assert!(trial.saw(&Event::Left {
        seat: seat(0),
        why: trucker::air::Leaving::NoHuman
    }));
}

#[test]
fn an_abandoned_station_needs_the_crew_and_keeps_it() {
    // I-19: 5 crew, yellow green, 1 day.
    let mut trial = Trial::new(&[SLOOP, "I 706:45/2 707:61/2 708:39l/2 807:21r"], "I-19", &[]);
    assert!(trial.saw(&Event::TooFewCrew { seat: seat(0) }));
    trial.play(1, Move::Accept);
    trial.play(
        1,
        Move::Stow {
            good: Good::Yellow,
            hold: at(807),
        },
    );
    trial.play(
        1,
        Move::Stow {
            good: Good::Green,
            hold: at(807),
        },
    );
    trial.play(1, Move::Done);
    assert_eq!(trial.ship(1), "I 706:45/2 707:61/2 708:39l/2 807:21r/yg");
    assert!(trial.saw(&moved(1, -1, 2, 1)));
}

#[test]
fn stardust_takes_a_day_for_each_exposed_connector_from_last_to_first() {
    // The sloop shows one connector, the freighter one on the left of its special hold.
    let trial = Trial::new(&[SLOOP, FREIGHTER], "I-04", &[]);
    let story = trial.story(|event| matches!(event, Event::Moved { .. } | Event::Exposed { .. }));
    let exposed = |number, exposed| Event::Exposed {
        seat: seat(number),
        exposed,
    };
    assert_eq!(
        story,
        [
            exposed(1, 1),
            moved(1, -1, 2, 1),
            exposed(0, 1),
            moved(0, -1, 4, 3)
        ]
    );
}

#[test]
fn an_epidemic_takes_one_from_each_connected_occupied_cabin_at_once() {
    let trial = Trial::on(trucker::ids::Flight::Two, &[ARK, SLOOP, FREIGHTER], "II-05", &[]);
    assert_eq!(
        trial.ship(0),
        "I 706:45/1 707:61/1 708:39l/1 807:73".replace("I ", "II ")
    );
    assert_eq!(
        trial.story(|event| matches!(event, Event::CrewLost { seat, .. } if *seat == self::seat(1))),
        [707, 708].map(|cabin| Event::CrewLost {
            seat: seat(1),
            cabin: at(cabin),
            was: Crew::Astronauts(2),
            loss: CrewLoss::Epidemic
        })
    );
    assert!(
        !trial
            .events
            .iter()
            .any(|event| matches!(event, Event::CrewLost { seat, .. } if *seat == self::seat(2)))
    );
}

#[test]
fn an_epidemic_spares_cabins_beside_empty_ones() {
    let empty = "I 706:45/2 707:61 708:39l/2 807:73";
    let trial = Trial::on(trucker::ids::Flight::Two, &[empty], "II-05", &[]);
    assert!(
        trial
            .story(|event| matches!(event, Event::CrewLost { .. }))
            .is_empty()
    );
}

#[test]
fn an_alien_falls_ill_too() {
    let ship = "I 707:33/2 708:47/purple 709:144";
    let trial = Trial::on(trucker::ids::Flight::Two, &[ship], "II-05", &[]);
    assert!(trial.saw(&Event::CrewLost {
        seat: seat(0),
        cabin: at(708),
        was: Crew::Alien(trucker::ids::Alien::Purple),
        loss: CrewLoss::Epidemic
    }));
    assert_eq!(trial.ship(0), "II 707:33/1 708:47 709:144");
}
