//! Section 6: strengths, crew, exposed connectors.

use trucker::ids::{Alien, Good, Halves, Side, Squares};

use crate::common::{SMALL, drawn, line, square, tiles};

/// Compares the strengths of a ship, without cells and with everything powered: engines, then cannons in halves.
#[track_caller]
fn check(ship: &str, plain: (i16, i16), powered: (i16, i16)) {
    let ship = line(ship);
    let all = ship.occupied();
    for (expected, with) in [(plain, Squares::NONE), (powered, all)] {
        let engines = ship.engine_strength(tiles(), with);
        let cannons = ship.cannon_strength(tiles(), with);
        assert_eq!(
            (engines, cannons),
            (expected.0, Halves(expected.1)),
            "powered: {with:?}"
        );
    }
}

#[test]
fn singles_count_one_and_doubles_two_for_a_cell() {
    check("I 707:33 507:101 606:126 807:73 808:92", (1, 2), (3, 6));
}

#[test]
fn a_cannon_to_the_front_counts_in_full_any_other_half() {
    check("I 707:33 507:101", (0, 2), (0, 2));
    for turned in ["r", "b", "l"] {
        check(&format!("I 707:33 607:101{turned}"), (0, 1), (0, 1));
        check(&format!("I 707:33 607:126{turned}"), (0, 0), (0, 2));
    }
    // Totals may end in one half: 1 and 1/2.
    check("I 707:33 507:101 606:102l", (0, 3), (0, 3));
}

#[test]
fn a_fleet_may_name_its_own_full_directions() {
    let ship = line("I 707:33 507:101 606:102l 608:103b");
    let against = |full: &[Side]| ship.cannon_strength_towards(tiles(), Squares::NONE, full);
    assert_eq!(against(&[Side::Front]), Halves(4));
    assert_eq!(against(&[Side::Left, Side::Back]), Halves(5));
    assert_eq!(against(&[]), Halves(3));
}

#[test]
fn aliens_add_two_only_to_a_strength_above_zero() {
    check("I 707:33/2 706:35/purple 507:101", (0, 6), (0, 6));
    check("I 707:33/2 706:35/purple 507:126", (0, 0), (0, 8));
    check("I 707:33/2 706:35/brown 807:73", (3, 0), (3, 0));
    check("I 707:33/2 706:35/brown 807:92", (0, 0), (4, 0));
    // Each helps his own: a purple alien no engine, a brown one no cannon.
    check("I 707:33/2 706:35/purple 705:36/brown", (0, 0), (0, 0));
}

#[test]
fn which_doubles_are_powered_is_the_owners_choice() {
    let ship = line("II 707:33 506:126 508:127l 806:92 808:94");
    let one = |number| Squares::only(square(number));
    assert_eq!(ship.cannon_strength(tiles(), one(506)), Halves(4));
    assert_eq!(ship.cannon_strength(tiles(), one(508)), Halves(2));
    assert_eq!(ship.engine_strength(tiles(), one(806)), 2);
    assert_eq!(ship.double_engines(tiles()), one(806).or(one(808)));
    assert_eq!(ship.double_cannons(tiles()), one(506).or(one(508)));
}

#[test]
fn cells_are_spent_one_by_one() {
    let mut ship = line("I 707:33 706:8b/2 708:12/3 806:9/0");
    assert_eq!(ship.cells(tiles()), 5);
    assert_eq!(
        ship.charged(tiles()),
        [square(706), square(708)].into_iter().collect()
    );
    assert!(ship.spend_cell(tiles(), square(706)) && ship.spend_cell(tiles(), square(706)));
    assert!(!ship.spend_cell(tiles(), square(706)), "the battery is empty");
    assert!(!ship.spend_cell(tiles(), square(707)), "a cabin holds no cells");
    assert_eq!(ship.cells(tiles()), 3);
}

#[test]
fn crew_is_astronauts_and_aliens() {
    let mut ship = line("I 707:33/2 706:35/purple 705:36/brown 708:37/1 709:38");
    assert_eq!((ship.crew(tiles()), ship.humans(tiles())), (5, 3));
    assert_eq!(ship.alien(tiles(), Alien::Purple), Some(square(706)));
    assert!(ship.remove_crew(tiles(), square(707)));
    assert!(ship.remove_crew(tiles(), square(706)));
    assert!(!ship.remove_crew(tiles(), square(706)) && !ship.remove_crew(tiles(), square(709)));
    assert_eq!((ship.crew(tiles()), ship.humans(tiles())), (3, 2));
    assert_eq!(ship.occupied_cabins(tiles()).len(), 3);
}

#[test]
fn an_exposed_connector_is_one_not_joined_and_a_universal_one_counts_once() {
    assert_eq!(line("I 707:33").exposed_connectors(), 4);
    assert_eq!(line("I 707:33 708:21").exposed_connectors(), 3);
    assert_eq!(drawn("I", SMALL).exposed_connectors(), 1);
    // A wrong joint leaves both connectors exposed.
    assert_eq!(line("I 708:101l 709:29").exposed_connectors(), 2);
}

#[test]
fn red_goods_only_in_special_holds_which_take_any_colour() {
    let mut ship = line("I 707:33 706:21b 708:68l");
    let (plain, special) = (square(706), square(708));
    assert!(!ship.load_good(tiles(), plain, Good::Red));
    assert!(ship.load_good(tiles(), plain, Good::Yellow) && ship.load_good(tiles(), plain, Good::Blue));
    assert!(!ship.load_good(tiles(), plain, Good::Green), "the hold is full");
    assert!(ship.load_good(tiles(), special, Good::Red) && ship.load_good(tiles(), special, Good::Blue));
    assert_eq!((ship.room(tiles(), plain), ship.room(tiles(), special)), (0, 0));
    assert!(
        !ship.load_good(tiles(), square(707), Good::Blue),
        "a cabin is no hold"
    );
    assert!(ship.unload_good(tiles(), special, Good::Red));
    assert!(!ship.unload_good(tiles(), special, Good::Red));
    assert_eq!(ship.goods(tiles(), Good::Blue), 2);
    assert_eq!(
        (ship.goods_at(tiles(), plain, Good::Yellow), Good::Red.value()),
        (1, 4)
    );
}
