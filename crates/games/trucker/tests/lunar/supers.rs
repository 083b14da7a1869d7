//! Section 6: the super cards.

use table::CardSet;
use trucker::FightResult;
use trucker::air::Leaving;
use trucker::cards::Cards;
use trucker::cards::effects::{Adventure, MissileKind};
use trucker::events::Event;
use trucker::goods::Goods;
use trucker::ids::{Flight, Good, Halves, Loss, Side};
use trucker::moves::{Move, Refusal};

use crate::flight::trials::{ARK, SLOOP, Trial, at, lost, seat};

pub(super) fn crew_lost(trial: &Trial, number: usize) -> Vec<u16> {
    let cabins = trial.events.iter().filter_map(|event| match event {
        Event::CrewLost {
            seat: whose, cabin, ..
        } if *whose == seat(number) => Some(cabin.number()),
        _ => None,
    });
    cabins.collect()
}

fn fire(gun: u16, lane: u8) -> Move {
    Move::Fire { gun: at(gun), lane }
}

// The box.

#[test]
fn the_24_super_cards_are_there_and_level_two_of_the_first_black_hole_is_five() {
    let supers = Cards::standard().adventures.super_faces();
    assert_eq!(supers.len(), 24);
    assert!(supers.iter().all(|card| card.level.is_none()));
    // T-03.
    let Adventure::BlackHole { strength } = supers[0].adventure else {
        panic!("{:?}", supers[0])
    };
    assert_eq!(strength[1], 5);
}

// 6.1 Black Hole.

/// Three single engines, a cannon, and four more tiles that can go one by one.
pub(super) const HAULER: &str = "II 607:103 704:57 705:54 706:55 707:33/2 708:56 709:60 806:74 807:73 808:76";
/// Three single engines and a brown alien, with its life support on the rim.
pub(super) const BROWN: &str = "II 705:54 706:55 707:33/2 708:56 709:45/brown 710:139 806:74 807:73 808:76";

fn abandon(trial: &mut Trial, squares: &[u16]) {
    for square in squares {
        trial.play(0, Move::Abandon(at(*square)));
    }
}

#[test]
fn d13_two_components_for_each_point_missing() {
    let mut trial = Trial::on(Flight::Two, &[HAULER], "S-02", &[]);
    abandon(&mut trial, &[704, 705, 709]);
    let (need, have) = (4, 3);
    assert_eq!(
        trial.try_play(0, Move::Done),
        Err(Refusal::NotEnoughGivenUp { need, have })
    );
    abandon(&mut trial, &[607]);
    assert_eq!(
        trial.try_play(0, Move::Abandon(at(808))),
        Err(Refusal::MoreThanNeeded)
    );
    assert!(lost(&trial, 0, Loss::Abandoned).is_empty());
    trial.play(0, Move::Done);
    assert_eq!(lost(&trial, 0, Loss::Abandoned), [607, 704, 705, 709]);
}

#[test]
fn d14_giving_up_weight_is_enough_if_that_makes_the_engines_strong() {
    let heavy = format!("{BROWN} 704:167 607:103");
    let mut trial = Trial::on(Flight::Two, &[&heavy], "S-02", &[]);
    abandon(&mut trial, &[704]);
    trial.play(0, Move::Done);
    assert_eq!(lost(&trial, 0, Loss::Abandoned), [704]);
}

#[test]
fn a35_nobody_gives_up_more_than_needed() {
    let heavy = format!("{BROWN} 704:167 607:103");
    let mut trial = Trial::on(Flight::Two, &[&heavy], "S-02", &[]);
    abandon(&mut trial, &[607, 704]);
    assert_eq!(trial.try_play(0, Move::Done), Err(Refusal::MoreThanNeeded));
    trial.play(0, Move::TakeBack(at(607))).play(0, Move::Done);
    assert_eq!(lost(&trial, 0, Loss::Abandoned), [704]);
}

#[test]
fn d15_an_engine_that_is_given_up_does_not_count() {
    let mut trial = Trial::on(Flight::Two, &[HAULER], "S-02", &[]);
    abandon(&mut trial, &[808]);
    let (need, have) = (6, 1);
    assert_eq!(
        trial.try_play(0, Move::Done),
        Err(Refusal::NotEnoughGivenUp { need, have })
    );
    let plan = trial.view().flying.unwrap().plan.unwrap();
    assert_eq!(
        (plan.power, plan.needed, plan.counted, plan.ready),
        (2, 6, 1, false)
    );
}

#[test]
fn a08_what_falls_off_counts_as_given_up() {
    let mut trial = Trial::on(Flight::Two, &[HAULER], "S-02", &[]);
    abandon(&mut trial, &[705]);
    let plan = trial.view().flying.unwrap().plan.unwrap();
    assert_eq!(plan.counted, 2);
    assert_eq!(
        trial.try_play(0, Move::Abandon(at(704))),
        Err(Refusal::AbandonedAlready)
    );
}

#[test]
fn d41_a_cell_is_spent_before_its_battery_is_given_up() {
    let ship = "II 607:103 704:9b/1 705:54 706:55 707:33/2 708:56 709:60 806:92 807:73";
    let mut trial = Trial::on(Flight::Two, &[ship], "S-02", &[]);
    trial.play(0, Move::Power(at(806)));
    abandon(&mut trial, &[704, 705, 709, 607]);
    trial.play(0, Move::Done);
    assert!(trial.saw(&Event::Powered {
        seat: seat(0),
        tile: at(806),
        battery: at(704)
    }));
    assert_eq!(lost(&trial, 0, Loss::Abandoned), [607, 704, 705, 709]);
}

#[test]
fn d42_the_brown_alien_counts_while_its_life_support_stays() {
    let safe = Trial::on(Flight::Two, &[BROWN], "S-02", &[]);
    assert!(safe.saw(&Event::PassedHole { seat: seat(0) }));
    let larger = format!("{BROWN} 607:103 704:57");
    let mut trial = Trial::on(Flight::Two, &[&larger], "S-03", &[]);
    abandon(&mut trial, &[710]);
    let (need, have) = (6, 1);
    assert_eq!(
        trial.try_play(0, Move::Done),
        Err(Refusal::NotEnoughGivenUp { need, have })
    );
}

#[test]
fn d43_strong_enough_is_safe() {
    let trial = Trial::on(Flight::Two, &[BROWN], "S-01", &[]);
    assert!(trial.saw(&Event::PassedHole { seat: seat(0) }));
    assert!(lost(&trial, 0, Loss::Abandoned).is_empty());
}

#[test]
fn d44_without_any_plan_one_gives_up_and_the_tiles_are_not_charged() {
    let trial = Trial::new(&["I 606:8b/2 607:55 706:21b 707:33/2 708:22 709:23"], "S-02", &[]);
    let why = Leaving::BlackHole;
    assert!(trial.saw(&Event::Left { seat: seat(0), why }));
    assert!(trial.view().truckers[0].lost.is_empty());
}

#[test]
fn a29_who_has_two_more_tiles_than_the_hole_can_ask_always_gets_through() {
    // Eleven tiles without an engine against 5: ten go, one stays.
    let ship = "II 607:103 704:57 705:54 706:55 707:33/2 708:56 709:60 605:53 606:59 608:58 609:21";
    let trial = Trial::on(Flight::Two, &[ship], "S-02", &[]);
    assert!(trial.offered(0).contains(&Move::Abandon(at(704))));
}

#[test]
fn a_plan_can_be_taken_back_until_it_is_final() {
    let ship = "II 607:103 704:9b/1 705:54 706:55 707:33/2 708:56 709:60 806:92 807:73";
    let mut trial = Trial::on(Flight::Two, &[ship], "S-02", &[]);
    trial
        .play(0, Move::Power(at(806)))
        .play(0, Move::Abandon(at(704)));
    trial
        .play(0, Move::TakeBack(at(806)))
        .play(0, Move::TakeBack(at(704)));
    assert_eq!(
        trial.try_play(0, Move::TakeBack(at(704))),
        Err(Refusal::NothingToTakeBack)
    );
    let plan = trial.view().flying.unwrap().plan.unwrap();
    assert_eq!((plan.power, plan.counted), (1, 0));
    assert_eq!(trial.view().truckers[0].ship.strength.cells, 1);
}

// 6.2 Enemy Fleet.

/// Single cannons: two to the front, one back, one left; doubles: one to the front, one back; two cells.
pub(super) const GUNS: &str = "I 606:105l 607:101 608:102 705:104b 706:126 707:33/2 708:127b 807:8/2";
const NO_CELLS: &str = "I 606:105l 607:101 608:102 705:104b 706:126 707:33/2 708:127b 807:8";

#[test]
fn t04_the_thieves_fleet_counts_front_and_back_in_full() {
    let mut trial = Trial::new(&[GUNS], "S-04", &[]);
    trial.play(0, Move::Power(at(706))).play(0, Move::Power(at(708)));
    assert!(trial.saw(&Event::Fought {
        seat: seat(0),
        strength: Halves(15),
        power: 7,
        result: FightResult::Drawn
    }));
    assert!(crew_lost(&trial, 0).is_empty());
    // With one cell or none it takes crew.
    let mut one = Trial::new(&[GUNS], "S-04", &[]);
    one.play(0, Move::Power(at(706))).play(0, Move::Done);
    assert_eq!(crew_lost(&one, 0), [707, 707]);
    let none = Trial::new(&[NO_CELLS], "S-04", &[]);
    assert!(none.saw(&Event::Fought {
        seat: seat(0),
        strength: Halves(7),
        power: 7,
        result: FightResult::Lost
    }));
}

#[test]
fn t05_the_pirate_fleet_shoots_heavily_from_the_left() {
    let mut trial = Trial::new(&[GUNS], "S-05", &[1, 1]);
    trial.play(0, Move::Power(at(706))).play(0, Move::Power(at(708)));
    assert!(trial.saw(&Event::Fought {
        seat: seat(0),
        strength: Halves(12),
        power: 8,
        result: FightResult::Lost
    }));
    let rolled = trial.story(|event| matches!(event, Event::Rolled { .. }));
    let [Event::Rolled { missile, .. }] = rolled[..] else {
        panic!("{rolled:?}")
    };
    assert_eq!((missile.kind, missile.from), (MissileKind::HeavyShot, Side::Left));
    let none = Trial::new(&[NO_CELLS], "S-05", &[1, 1]);
    assert!(none.saw(&Event::Declared {
        seat: seat(0),
        what: trucker::cards::effects::Criterion::Cannons,
        strength: Halves(6)
    }));
}

#[test]
fn a_fleet_attacks_everybody_and_each_shot_is_rolled_once_for_all_it_beat() {
    let trial = Trial::new(&[SLOOP, ARK], "S-05", &[1, 1]);
    let rolled = trial.story(|event| matches!(event, Event::Rolled { .. }));
    assert_eq!(rolled.len(), 1);
    let missed = trial.story(|event| matches!(event, Event::Missed { .. }));
    assert_eq!(missed, [0, 1].map(|number| Event::Missed { seat: seat(number) }));
}

#[test]
fn the_lines_of_a_fleet_down_to_the_level_are_all_suffered() {
    // Smugglers at level II: three goods, then three cells.
    let ship = "II 707:33/2 706:63/r 708:21/bb 807:8/2 607:9/2";
    let trial = Trial::on(Flight::Two, &[ship], "S-06", &[]);
    let taken = trial.story(|event| matches!(event, Event::GoodTaken { .. }));
    assert_eq!(taken.len(), 3);
    let mut trial = trial;
    trial.play(0, Move::LoseCell(at(607)));
    trial.play(0, Move::LoseCell(at(607)));
    let cells = trial.story(|event| matches!(event, Event::CellTaken { .. }));
    assert_eq!(cells.len(), 3);
}

// 6.3 Asteroid Rain.

#[test]
fn t06_without_exposed_connectors_the_rain_does_nothing() {
    let trial = Trial::new(&["I 607:103 706:9b/2 707:33/2 708:21 807:73"], "S-07", &[]);
    assert!(
        trial
            .story(|event| matches!(event, Event::Incoming { .. }))
            .is_empty()
    );
    assert!(trial.view().truckers[0].lost.is_empty());
}

#[test]
fn d45_five_columns_and_five_rows_are_fifteen_asteroids_in_the_printed_order() {
    let ship = "III 506:151 606:3/2 609:15/3 706:12/3 708:16/3 806:1/2 807:13/3 904:4/2 707:33";
    // The starting cabin would be a ninth line of its own: it is left out.
    let ship = ship.replace(" 707:33", "");
    let mut trial = Trial::on(Flight::Three, &[&ship], "S-07", &[]);
    while trial.offered(0).contains(&Move::Defend(at(506))) {
        trial.play(0, Move::Defend(at(506)));
        if let Some(battery) = trial.offered(0).iter().find(|mv| matches!(mv, Move::Spend(_))) {
            let battery = *battery;
            trial.play(0, battery);
        }
    }
    let order: Vec<(Side, u8)> = trial
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Incoming { missile, lane, .. } => Some((missile.from, *lane)),
            _ => None,
        })
        .collect();
    let columns = [4, 6, 7, 8, 9].map(|lane| (Side::Front, lane));
    let down = [5, 6, 7, 8, 9].map(|lane| (Side::Right, lane));
    let up = [9, 8, 7, 6, 5].map(|lane| (Side::Right, lane));
    assert_eq!(order, [columns, down, up].concat());
    // Eighteen cells were aboard: A54, one for each that was stopped.
    assert_eq!(trial.view().truckers[0].ship.strength.cells, 18 - 15);
    assert!(trial.view().truckers[0].lost.is_empty());
}

#[test]
fn d46_what_a_lost_tile_covered_is_tested_in_the_next_pass() {
    let trial = Trial::new(&["I 607:103 706:9b/2 707:33/2 708:45/2 807:73"], "S-07", &[]);
    assert_eq!(lost(&trial, 0, Loss::Destroyed), [707, 708]);
    assert!(trial.offered(0).contains(&Move::Keep(at(607))));
}

// 6.4 Asteroid Attack.

/// A single cannon to the left in row 9, a double one in row 6, tiles before them in rows 6, 7 and 8.
const BROADSIDE: &str = "II 605:53 606:126l 706:54 707:33/2 806:55 807:8/2 905:101l";

#[test]
fn t07_each_cannon_saves_one_line_beside_its_own() {
    let mut trial = Trial::on(Flight::Two, &[BROADSIDE], "S-10", &[4]);
    let (die, from, first, last) = (4, Side::Left, 6, 8);
    assert!(trial.saw(&Event::AsteroidComes {
        die,
        from,
        first,
        last
    }));
    assert_eq!(trial.offered(0), [fire(606, 6), fire(606, 7), fire(905, 8)]);
    assert_eq!(trial.try_play(0, Move::Endure), Err(Refusal::SinglesFireFirst));
    trial.play(0, fire(905, 8));
    assert_eq!(trial.try_play(0, fire(905, 7)), Err(Refusal::CannotFire));
    trial.play(0, fire(606, 7));
    assert_eq!(trial.view().truckers[0].ship.strength.cells, 1);
    assert_eq!(lost(&trial, 0, Loss::Destroyed), [605]);
}

#[test]
fn d47_without_cells_both_lines_strike_at_one_moment() {
    let ship = BROADSIDE.replace("8/2", "8");
    let trial = Trial::on(Flight::Two, &[&ship], "S-10", &[4]);
    assert_eq!(lost(&trial, 0, Loss::Destroyed), [605, 706]);
}

#[test]
fn d48_three_cannons_save_three_lines() {
    let ship = "II 605:53 606:101l 705:54 706:102l 707:33/2 805:55 806:103l";
    let mut trial = Trial::on(Flight::Two, &[ship], "S-10", &[4]);
    trial.play(0, fire(606, 6)).play(0, fire(806, 8));
    // The last one has one line left and fires by itself.
    assert!(lost(&trial, 0, Loss::Destroyed).is_empty());
}

#[test]
fn a_line_without_tiles_does_no_harm_and_armour_stops_a_part() {
    let trial = Trial::new(&["I 707:33/2"], "S-10", &[1]);
    assert!(trial.saw(&Event::Missed { seat: seat(0) }));
    let heavy = Trial::new(&["I 706:157r 707:33/2"], "S-10", &[4]);
    assert!(lost(&heavy, 0, Loss::Destroyed).is_empty());
}

#[test]
fn the_lines_are_two_three_and_four_by_level() {
    for (flight, expected) in [
        (Flight::One, (7, 8)),
        (Flight::Two, (6, 8)),
        (Flight::Three, (6, 9)),
    ] {
        let trial = Trial::on(flight, &["I 707:33/2"], "S-12", &[4]);
        let told = trial.story(|event| matches!(event, Event::AsteroidComes { .. }));
        let [Event::AsteroidComes { first, last, .. }] = told[..] else {
            panic!("{told:?}")
        };
        assert_eq!((first, last), expected);
    }
}

// 6.5 Ghost Asteroid.

#[test]
fn t08_single_cannons_call_the_ghost_and_a_second_one_shoots_it() {
    let ship = "II 607:126 608:101 609:102 707:33/2 709:103 807:8/2";
    let trial = Trial::on(Flight::Two, &[ship], "S-13", &[5]);
    assert_eq!(lost(&trial, 0, Loss::Destroyed), [608]);
}

#[test]
fn d49_a_double_cannon_may_be_paid_for_to_destroy_what_appears() {
    let ship = "II 606:126 706:101 707:33/2 807:8/2";
    let mut saved = Trial::on(Flight::Two, &[ship], "S-13", &[3]);
    assert_eq!(saved.offered(0), [fire(606, 6), Move::Endure]);
    saved.play(0, fire(606, 6));
    assert!(lost(&saved, 0, Loss::Destroyed).is_empty());
    let mut hit = Trial::on(Flight::Two, &[ship], "S-13", &[3]);
    hit.play(0, Move::Endure);
    assert_eq!(lost(&hit, 0, Loss::Destroyed), [606]);
}

#[test]
fn d50_a_column_without_a_forward_cannon_is_safe() {
    let ship = "II 605:101l 606:102b 706:54 707:33/2";
    let trial = Trial::on(Flight::Two, &[ship], "S-13", &[3]);
    assert!(trial.saw(&Event::Missed { seat: seat(0) }));
}

// 6.6 Tactical Zone.

const EIGHT_CREW: &str =
    "II 707:33/2 706:45/2 708:46/2 709:47/2 605:101 606:102 607:103 608:104 609:105 506:106";
const SIX_CREW: &str = "II 707:33/2 706:45/2 708:46/2 605:101 606:102 607:103 608:104 609:105 506:106 508:107 704:126 705:127 807:8/2";
const THREE_CREW: &str =
    "II 707:33/2 706:45/1 605:101 606:102 607:103 608:104 609:105 506:106 704:126 807:8/2";

#[test]
fn t09_the_lowest_difference_suffers_every_line_and_still_takes_part_in_the_other_column() {
    // Both shots of the right column miss.
    let ships = [EIGHT_CREW, SIX_CREW, THREE_CREW];
    let mut trial = Trial::on(Flight::Two, &ships, "S-16", &[1, 1, 1, 1]);
    trial.play(1, Move::Done).play(2, Move::Done);
    let told = trial.story(|event| matches!(event, Event::Outmanoeuvred { .. }));
    let [
        Event::Outmanoeuvred {
            differences: left,
            lowest: suffers,
            ..
        },
        Event::Outmanoeuvred {
            differences: right,
            lowest: then,
            ..
        },
    ] = &told[..]
    else {
        panic!("{told:?}")
    };
    assert_eq!(*left, [4, -2, -6].map(|halves| Some(Halves(halves))));
    assert_eq!(*suffers, seat(2));
    assert_eq!(*right, [-16, -12, 0].map(|halves| Some(Halves(halves))));
    assert_eq!(*then, seat(0));
    assert_eq!(crew_lost(&trial, 2).len(), 3);
    let moved = trial.story(|event| matches!(event, Event::Moved { seat: whose, .. } if *whose == seat(2)));
    assert!(matches!(moved[..], [Event::Moved { moved, .. }] if moved.days == -5));
    let why = Leaving::NoHuman;
    assert!(trial.saw(&Event::Left { seat: seat(2), why }));
}

#[test]
fn d51_halves_are_not_rounded_and_of_equals_the_one_ahead_suffers() {
    let ship = "I 707:33/2 706:45/2 708:46/1 606:101 607:102 608:103 705:104l";
    let trial = Trial::new(&[ship, ship], "S-16", &[]);
    let told = trial.story(|event| matches!(event, Event::Outmanoeuvred { .. }));
    let Event::Outmanoeuvred {
        differences, lowest, ..
    } = &told[0]
    else {
        panic!("{told:?}")
    };
    assert_eq!(*differences, [3, 3].map(|halves| Some(Halves(halves))));
    assert_eq!(*lowest, seat(0));
}

#[test]
fn a28_a_tactical_zone_has_no_effect_on_one_ship_alone() {
    let trial = Trial::new(&[SLOOP], "S-17", &[]);
    assert!(trial.saw(&Event::NoEffect));
}

// 6.7 Radiation.

#[test]
fn d16_two_loaded_batteries_beside_each_other_destroy_each_other() {
    let both = Trial::new(&["I 606:8/2 607:9/2 707:33/2 807:73"], "S-20", &[]);
    assert_eq!(lost(&both, 0, Loss::Destroyed), [606, 607]);
    let one = Trial::new(&["I 606:8/2 607:9 707:33/2 807:73"], "S-20", &[]);
    assert!(lost(&one, 0, Loss::Destroyed).is_empty());
}

#[test]
fn d52_crew_beside_cells_is_lost_to_deadly_radiation_and_not_to_the_explosive_one() {
    let ship = "I 606:8/2 707:33/2 909:35/2";
    let deadly = Trial::new(&[ship], "S-19", &[]);
    assert_eq!(crew_lost(&deadly, 0), [707, 707]);
    let explosive = Trial::new(&[ship], "S-20", &[]);
    assert!(crew_lost(&explosive, 0).is_empty());
    assert!(lost(&explosive, 0, Loss::Destroyed).is_empty());
}

#[test]
fn d53_three_loaded_batteries_in_a_row_all_go() {
    let trial = Trial::new(&["I 606:8/2 607:9/1 608:10/2 707:33/2"], "S-20", &[]);
    assert_eq!(lost(&trial, 0, Loss::Destroyed), [606, 607, 608]);
}

#[test]
fn d54_explosive_radiation_sets_off_cargo() {
    let trial = Trial::new(&["I 606:8/2 607:9/2 608:191 707:33/2"], "S-20", &[]);
    assert_eq!(lost(&trial, 0, Loss::Destroyed), [606, 607, 608]);
}

// 6.8 Dust.

/// Four exposed connectors: one on the engine, one on the double cannon, two on a hold.
const EXPOSED: &str = "I 607:130 706:18/yb 707:33/2 708:21 807:75";

fn days_lost(trial: &Trial) -> i8 {
    let moved = trial.events.iter().map(|event| match event {
        Event::Moved { moved, .. } => moved.days,
        _ => 0,
    });
    moved.sum()
}

#[test]
fn d55_corrosive_dust_takes_days_cannons_and_engines_and_nanobots_what_is_in_the_hold() {
    let corrosive = Trial::new(&[EXPOSED], "S-21", &[]);
    assert_eq!(days_lost(&corrosive), -4);
    assert_eq!(lost(&corrosive, 0, Loss::Fallen), [607, 807]);
    let nanobot = Trial::new(&[EXPOSED], "S-22", &[]);
    assert_eq!(days_lost(&nanobot), -4);
    let goods: Goods = [Good::Yellow, Good::Blue].into_iter().collect();
    let (seat, cells) = (seat(0), 0);
    assert!(nanobot.saw(&Event::Emptied { seat, cells, goods }));
    assert!(nanobot.view().truckers[0].lost.is_empty());
}

#[test]
fn d56_corrosive_dust_beside_fragile_cargo_leaves_it_alone() {
    let trial = Trial::new(&["I 607:130 706:18 707:33/2 708:191 807:75"], "S-21", &[]);
    assert_eq!(lost(&trial, 0, Loss::Fallen), [607, 807]);
    assert!(lost(&trial, 0, Loss::Destroyed).is_empty());
}

// 6.9 Pandemic and Contamination.

#[test]
fn d57_a_pandemic_spreads_among_neighbours_and_needs_no_joint() {
    let ship = "I 606:45/2 707:33/2 807:73";
    assert_eq!(crew_lost(&Trial::new(&[ship], "S-23", &[]), 0), [606, 707]);
    assert!(crew_lost(&Trial::new(&[ship], "S-24", &[]), 0).is_empty());
}

#[test]
fn d58_a_contamination_reaches_every_cabin_if_two_are_joined() {
    let ship = "I 606:48/2 707:33/2 708:45/2 909:46/2";
    assert_eq!(
        crew_lost(&Trial::new(&[ship], "S-24", &[]), 0),
        [606, 707, 708, 909]
    );
    // A06: cabins in which nobody lives do not count.
    let empty = "I 606:48/2 707:33/2 708:45 909:46/2";
    assert!(crew_lost(&Trial::new(&[empty], "S-24", &[]), 0).is_empty());
}

// All of them.

#[test]
fn whoever_has_left_is_untouched() {
    let game = crate::flight::trials::game(Flight::One, &[SLOOP, "I 606:45/2 707:33/2 807:73"], "S-23");
    let mut trial = Trial::with(game, "S-23", &[]);
    assert_eq!(crew_lost(&trial, 1), [606, 707]);
    trial.play(1, Move::GiveUp);
    assert!(
        trial
            .view()
            .flying
            .unwrap()
            .order
            .iter()
            .all(|flying| *flying == seat(0))
    );
}
