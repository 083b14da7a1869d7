//! Section 6 again, where a super card is easily done wrong unseen: somebody has left, one effect comes before another, two things happen at one moment.

use serde_json::{Value, json};
use table::{CardSet, Game};
use trucker::Trucker;
use trucker::cards::Cards;
use trucker::cards::effects::{Adventure, Criterion};
use trucker::events::Event;
use trucker::ids::{Flight, Loss};
use trucker::moves::{Move, Refusal};

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

// 6.8 Dust and 6.9 Pandemic.

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
