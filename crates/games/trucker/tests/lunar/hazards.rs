//! Section 6 again, where a super card is easily done wrong unseen: somebody has left, one effect comes before another, two things happen at one moment.

use serde_json::{Value, json};
use table::{CardSet, Game};
use trucker::cards::Cards;
use trucker::cards::effects::{Adventure, Criterion};
use trucker::events::Event;
use trucker::ids::{Flight, Halves, Loss};
use trucker::moves::{Move, Refusal};
use trucker::{FightResult, Trucker};

use super::supers::crew_lost;
use super::vips::{BLUE, YELLOW};
use crate::flight::trials::{ARK, SLOOP, Trial, at, before, changed, game, lost, seat, ship};
use trucker::cards::vips::Vip;

// Whoever has left.

/// Something of everything: cabins side by side, loaded batteries side by side, goods, a cannon, an engine, exposed connectors.
const VICTIM: &str = "I 606:8/2 607:101 608:9/2 706:45/2 707:33/2 708:46/2 806:21/yb 807:73 808:10/2";

/// Whether an event is about the second trucker.
fn concerns_the_second(told: &Value) -> bool {
    match told {
        Value::Object(fields) => fields
            .iter()
            .any(|(name, value)| (name == "seat" && *value == json!(1)) || concerns_the_second(value)),
        _ => false,
    }
}

/// What happens to the second trucker when this super card is turned after a harmless card, having given up before it or not.
fn struck(card: &str, gives_up: bool) -> usize {
    let start = before(Flight::One, &[SLOOP, VICTIM], &["I-04", card]);
    let mut trial = Trial::unturned(start);
    trial.turn_next();
    if gives_up {
        trial.play_freely(1, Move::GiveUp);
    }
    trial.events.clear();
    trial.turn_next();
    while let Some(by) = trial.game.turn().seats().first() {
        let offered = trial.offered(by.index());
        let calm = [Move::Done, Move::Endure]
            .into_iter()
            .find(|mv| offered.contains(mv));
        trial.play_freely(by.index(), calm.unwrap_or(offered[0]));
    }
    let from = trial
        .events
        .iter()
        .position(|event| matches!(event, Event::CardTurned { .. }));
    let to = trial
        .events
        .iter()
        .position(|event| matches!(event, Event::FlightOver { .. }));
    let card = &trial.events[from.unwrap()..to.unwrap()];
    let concerning = card
        .iter()
        .filter(|event| concerns_the_second(&serde_json::to_value(event).unwrap()));
    concerning.count()
}

#[test]
fn no_super_card_touches_whoever_gave_up_before_it_was_turned() {
    for face in Cards::standard().adventures.super_faces() {
        let card = face.id.to_string();
        assert_eq!(struck(&card, true), 0, "{card}");
        assert!(struck(&card, false) > 0, "{card} strikes whoever flies");
    }
}

// 6.1 Black Hole.

/// Engines 2, the engineer in 708, and six more components that can go.
const WITH_ENGINEER: &str =
    "II 605:59 606:58 607:55 608:60 704:57 705:54 706:56 707:33/2 708:45/v2 806:76 807:73";

fn at_the_hole() -> Trial {
    let vips = [Vip::PropulsionEngineer, BLUE, YELLOW];
    let start = game(Flight::Two, &[WITH_ENGINEER], "S-01").with_vips(vips);
    let start = changed(&start, |kept| kept["air"]["turned"] = json!(5));
    Trial::with(start, "S-01", &[])
}

#[test]
fn an_engineer_who_is_given_up_does_not_double() {
    let mut trial = at_the_hole();
    let plan = |trial: &Trial| trial.view().flying.unwrap().plan.unwrap();
    trial.play(0, Move::Double);
    assert_eq!((plan(&trial).power, plan(&trial).needed), (4, 2));
    trial
        .play(0, Move::Abandon(at(708)))
        .play(0, Move::Abandon(at(608)));
    assert_eq!((plan(&trial).power, plan(&trial).needed), (2, 6));
    let (need, have) = (6, 2);
    assert_eq!(
        trial.try_play(0, Move::Done),
        Err(Refusal::NotEnoughGivenUp { need, have })
    );
}

#[test]
fn an_engineer_whose_cabin_is_given_up_cannot_be_asked() {
    let mut trial = at_the_hole();
    trial.play(0, Move::Abandon(at(708)));
    assert!(!trial.offered(0).contains(&Move::Double));
    assert_eq!(trial.try_play(0, Move::Double), Err(Refusal::NobodyDoubles));
    // She is lost with her cabin, and nobody pays for her.
    for square in [608, 605, 606, 704, 705] {
        trial.play(0, Move::Abandon(at(square)));
    }
    trial.play(0, Move::Done);
    assert_eq!(lost(&trial, 0, Loss::Abandoned), [605, 606, 608, 704, 705, 708]);
    assert!(
        trial
            .story(|event| matches!(event, Event::Earned { .. }))
            .is_empty()
    );
}

#[test]
fn d41_cells_of_batteries_that_are_given_up_are_spent_first() {
    // Two batteries: that on 704 goes, that on 710 stays.
    let ship = "II 606:107 607:103 704:9b/1 705:54 706:55 707:33/2 708:56 709:60 710:8/2 806:92 807:73";
    let mut trial = Trial::on(Flight::Two, &[ship], "S-02", &[]);
    trial.play(0, Move::Power(at(806)));
    for square in [704, 705, 606, 607] {
        trial.play(0, Move::Abandon(at(square)));
    }
    trial.play(0, Move::Done);
    assert!(trial.saw(&Event::Powered {
        seat: seat(0),
        tile: at(806),
        battery: at(704)
    }));
    assert_eq!(trial.view().truckers[0].ship.strength.cells, 2);
}

// 6.2 Enemy Fleet.

#[test]
fn whoever_has_just_the_power_of_a_fleet_at_the_level_of_the_flight_is_unharmed() {
    let seven = "II 506:101 508:102 605:103 606:104 607:105 608:106 609:107 707:33/2";
    let nine = "II 506:101 508:102 605:103 606:104 607:105 608:106 609:107 704:108 705:109 707:33/2";
    for (flight, ship, cannons, power, result) in [
        (Flight::One, seven, 7, 7, FightResult::Drawn),
        (Flight::Two, seven, 7, 9, FightResult::Lost),
        (Flight::Two, nine, 9, 9, FightResult::Drawn),
        (Flight::Three, nine, 9, 11, FightResult::Lost),
    ] {
        let trial = Trial::on(flight, &[ship], "S-04", &[]);
        assert!(
            trial.saw(&Event::Fought {
                seat: seat(0),
                strength: Halves::whole(cannons),
                power,
                result
            }),
            "{:?}",
            trial.events
        );
    }
}

// 6.4 Asteroid Attack and 6.5 Ghost Asteroid.

/// The box of an owner in which the first asteroid attack comes from the front; no card of ours does.
fn from_the_front() -> &'static Cards {
    let (printed, changed) = (
        "asteroid_attack\"\nfrom = \"left\"",
        "asteroid_attack\"\nfrom = \"front\"",
    );
    let supers = include_str!("../../data/supers.toml").replacen(printed, changed, 1);
    let text = format!("{}\n{supers}", Cards::standard_text());
    Box::leak(Box::new(Cards::parse(&text).unwrap()))
}

#[test]
fn a55_an_attack_from_the_front_is_met_by_cannons_of_the_same_column_only() {
    let cards = from_the_front();
    let fly = |text: &str| {
        let deck = ["S-10", "III-06"].map(|card| card.parse().unwrap());
        let start = Trucker::in_flight(cards, Flight::One, &[ship(text)], &deck).unwrap();
        // Columns 7 and 8.
        Trial::with(start, "S-10", &[4])
    };
    assert!(matches!(
        cards.adventures.super_faces()[9].adventure,
        Adventure::AsteroidAttack {
            from: trucker::ids::Side::Front,
            ..
        }
    ));
    let beside = fly("I 606:101 607:55 707:33/2");
    assert_eq!(lost(&beside, 0, Loss::Destroyed), [607]);
    let same = fly("I 606:55 607:101 707:33/2");
    assert!(lost(&same, 0, Loss::Destroyed).is_empty());
}

#[test]
fn a36_an_explosion_in_one_column_silences_no_cannon_in_the_next() {
    // Columns 7 to 9. In 8 the cannon calls a meteor onto the explosive, which takes 709 along; 709 and 809 together have shot down that of column 9.
    let ship = "II 608:175 706:45/2 707:33/2 708:101 709:102 809:103";
    let trial = Trial::on(Flight::Two, &[ship], "S-13", &[5]);
    assert_eq!(lost(&trial, 0, Loss::Destroyed), [608, 707, 708, 709]);
}

#[test]
fn all_parts_of_an_asteroid_strike_at_one_moment() {
    // Rows 7 and 8 from the right: a hold and an explosive of the widow's cluster. Struck after the hold, the explosive would have left with her.
    let text = "III 705:54 706:55 707:33/2 708:46/v10 709:23b 807:73 808:189";
    let vips = [Vip::GalacticInsurer, Vip::CautiousWidow, YELLOW];
    let start = game(Flight::One, &[text], "S-11").with_vips(vips);
    let trial = Trial::with(start, "S-11", &[4]);
    assert_eq!(lost(&trial, 0, Loss::Destroyed), [709, 807, 808]);
    assert_eq!(lost(&trial, 0, Loss::Fallen), [707, 708]);
}

// 6.6 Tactical Zone.

#[test]
fn a57_whoever_fell_back_in_the_left_column_is_behind_in_the_right_one() {
    // Left: 5 crew less 4 cannons against 2 less 0, so the leader loses 3 crew and 5 days. Right: engines less crew is -2 for both, and the other one is ahead by now.
    let leader = "II 606:101 607:102 608:103 705:104 706:45/2 707:33/2 708:46/1";
    let start = game(Flight::Two, &[leader, "II 707:34/2"], "S-16").with_rockets(&[7, 5]);
    let mut trial = Trial::with(start, "S-16", &[1, 1, 1, 1]);
    for cabin in [706, 706, 708] {
        trial.play(0, Move::GiveCrew(at(cabin)));
    }
    let suffered = trial.events.iter().filter_map(|event| match event {
        Event::Outmanoeuvred { lowest, .. } => Some(*lowest),
        _ => None,
    });
    assert_eq!(suffered.collect::<Vec<_>>(), [seat(0), seat(1)]);
    let declared = trial.events.iter().filter_map(|event| match event {
        Event::Declared {
            seat,
            what: Criterion::Engines,
            ..
        } => Some(*seat),
        _ => None,
    });
    assert_eq!(declared.collect::<Vec<_>>(), [seat(1), seat(0)]);
}

// 6.7 Radiation.

#[test]
fn batteries_diagonal_to_each_other_destroy_each_other_in_explosive_radiation() {
    let trial = Trial::new(&["I 606:8/2 705:9/2 706:55 707:33/2 807:73"], "S-20", &[]);
    assert_eq!(lost(&trial, 0, Loss::Destroyed), [606, 705]);
}

#[test]
fn an_empty_battery_does_not_radiate() {
    assert!(crew_lost(&Trial::new(&["I 606:8 707:33/2 909:35/2"], "S-19", &[]), 0).is_empty());
}

// 6.8 Dust and 6.9 Pandemic.

#[test]
fn nanobots_leave_nothing_on_components_with_an_exposed_connector() {
    // The hold, the battery and the cabin have one each; the starting cabin has none.
    let trial = Trial::new(&["I 607:35/2 706:18/yb 707:33/2 708:10/2 807:75"], "S-22", &[]);
    assert_eq!(trial.ship(0), "I 607:35 706:18 707:33/2 708:10 807:75");
}

#[test]
fn a59_what_a_fall_lays_bare_does_not_fall() {
    // 709 has an exposed connector; that of 708 is exposed only when 709 is gone.
    let trial = Trial::new(&["I 707:33/2 708:125 709:121"], "S-21", &[]);
    assert_eq!(lost(&trial, 0, Loss::Fallen), [709]);
}

#[test]
fn a60_a_cabin_with_two_neighbours_loses_one_in_a_pandemic() {
    assert_eq!(crew_lost(&Trial::new(&[ARK], "S-23", &[]), 0), [706, 707, 708]);
}
