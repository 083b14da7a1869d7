//! Section 8: what a meteor or a shot meets, and what can stop it.

use trucker::ids::{Side, Squares};

use crate::common::{SMALL, drawn, line, square, tiles};

#[test]
fn the_first_tile_on_the_line_is_hit_from_each_side() {
    let ship = drawn("I", SMALL);
    for (from, number, hit) in [
        (Side::Front, 7, Some(507)),
        (Side::Front, 6, Some(606)),
        (Side::Front, 8, Some(708)),
        (Side::Back, 7, Some(807)),
        (Side::Back, 6, Some(706)),
        (Side::Left, 6, Some(606)),
        (Side::Left, 7, Some(706)),
        (Side::Right, 7, Some(708)),
        (Side::Right, 6, Some(607)),
        (Side::Right, 8, Some(807)),
    ] {
        assert_eq!(ship.first_hit(from, number), hit.map(square), "{from:?} {number}");
    }
}

#[test]
fn a_roll_off_the_board_or_past_the_ship_misses() {
    let ship = drawn("I", SMALL);
    for number in [2, 3, 4, 5, 9, 10, 11, 12] {
        assert_eq!(ship.first_hit(Side::Front, number), None);
        assert_eq!(ship.first_hit(Side::Back, number), None);
    }
    for number in [2, 3, 4, 9, 10, 11, 12] {
        assert_eq!(ship.first_hit(Side::Left, number), None);
        assert_eq!(ship.first_hit(Side::Right, number), None);
    }
}

#[test]
fn a_small_meteor_needs_a_connector_on_the_struck_side() {
    let ship = drawn("I", SMALL);
    assert!(!ship.shows_connector(square(507), Side::Front), "the barrel");
    assert!(!ship.shows_connector(square(606), Side::Left));
    assert!(ship.shows_connector(square(607), Side::Right), "the exposed one");
    assert!(!ship.shows_connector(square(708), Side::Right));
}

#[test]
fn a_shield_covers_two_sides_which_turn_with_it() {
    for (turned, covered) in [
        ("f", [Side::Front, Side::Right]),
        ("r", [Side::Right, Side::Back]),
        ("b", [Side::Back, Side::Left]),
        ("l", [Side::Left, Side::Front]),
    ] {
        let ship = line(&format!("I 707:33 708:149{turned}"));
        for side in Side::ALL {
            let shields = ship.shields(tiles(), side);
            assert_eq!(
                shields.has(square(708)),
                covered.contains(&side),
                "{turned} {side:?}"
            );
        }
    }
}

#[test]
fn from_the_front_only_a_cannon_in_the_same_column_shoots() {
    let ship = line("III 707:33 506:101 508:102 607:103r 606:126");
    let against = |number| ship.cannons_against(tiles(), Side::Front, number);
    assert_eq!(against(6), [square(506), square(606)].into_iter().collect());
    assert_eq!(against(8), Squares::only(square(508)));
    assert_eq!(against(7), Squares::NONE, "the one there points to the right");
    assert_eq!(against(5), Squares::NONE);
}

#[test]
fn from_a_side_or_the_back_a_cannon_in_an_adjacent_line_will_do() {
    let ship = line("III 707:33 703:101l 806:102l 603:126l 807:103b 711:104r 708:105");
    let against = |from, number| ship.cannons_against(tiles(), from, number);
    assert_eq!(
        against(Side::Left, 7),
        [square(603), square(703), square(806)].into_iter().collect()
    );
    assert_eq!(against(Side::Left, 9), Squares::only(square(806)));
    assert_eq!(against(Side::Left, 4), Squares::NONE, "two rows away");
    for column in [6, 7, 8] {
        assert_eq!(against(Side::Back, column), Squares::only(square(807)));
    }
    assert_eq!(against(Side::Back, 9), Squares::NONE);
    assert_eq!(against(Side::Right, 8), Squares::only(square(711)));
    assert_eq!(against(Side::Right, 5), Squares::NONE);
}

#[test]
fn what_hung_on_a_lost_tile_is_a_piece_of_its_own() {
    let mut ship = drawn("I", SMALL);
    ship.take(square(607));
    let pieces: Vec<Squares> = ship.pieces().collect();
    let rest = [square(706), square(707), square(708), square(807)];
    assert_eq!(
        pieces,
        [
            Squares::only(square(507)),
            Squares::only(square(606)),
            rest.into_iter().collect()
        ]
    );
}
