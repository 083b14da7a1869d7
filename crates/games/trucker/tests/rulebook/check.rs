//! Section 4: the correction of illegal ships, and section 8: losing pieces.

use table::{Refused, SeatSet};
use trucker::events::Event;
use trucker::ids::{Loss, Squares};
use trucker::moves::{Move, Refusal};

use crate::common::{SMALL, Yard, drawn, line, seat, square, tile, tiles};

/// A trucker of a flight who has just finished with this ship. Somebody else has a ship to correct as well, so that nobody takes off yet.
fn finished(flight: &str, ship: &str) -> Yard {
    let mut yard = Yard::new(2, &[flight]);
    if flight != "flight=learning" {
        yard.play(0, Move::Ready).play(1, Move::Ready);
    }
    yard.with_ship(0, &line(ship));
    let level = ship.split(' ').next().unwrap_or_default();
    yard.with_ship(1, &line(&format!("{level} 707:33 708:12")));
    yard.play(0, Move::Finish(1)).play(1, Move::Finish(2));
    yard
}

#[test]
fn a_legal_ship_needs_no_correction() {
    let mut yard = Yard::begun(2, &["flight=1"]);
    yard.with_ship(0, &drawn("I", SMALL));
    yard.play(0, Move::Finish(1)).play(1, Move::Finish(2));
    assert!(
        !yard
            .told
            .iter()
            .any(|event| matches!(event, Event::Illegal { .. }))
    );
    assert_eq!(yard.trucker(0).ship.tiles.len(), 7);
}

#[test]
fn the_owner_takes_off_either_tile_of_a_wrong_joint() {
    // The hold is joined to the cabin, but meets the battery before it with a connector.
    let ship = "I 606:11b 607:55 706:26b 707:33";
    assert_eq!(line(ship).fault_list(tiles()).len(), 1);
    let yard = finished("flight=1", ship);
    assert_eq!(
        yard.offered(0),
        [Move::Remove(square(606)), Move::Remove(square(706))]
    );
    assert_eq!(yard.rule(0, Move::Remove(square(607))), Refusal::NoFault);
    assert_eq!(yard.rule(0, Move::Remove(square(605))), Refusal::NoFault);
    for (off, number) in [(606, 11), (706, 26)] {
        let mut yard = yard.clone();
        yard.play(0, Move::Remove(square(off)));
        let lost = yard.trucker(0).lost;
        assert_eq!((lost.len(), lost[0].tile), (1, tile(number)));
        assert!(yard.trucker(0).ship.legal);
    }
}

#[test]
fn what_hung_on_a_removed_tile_falls_off_too() {
    // A cannon whose barrel points at the cabin, and a hold that hangs on the cannon.
    let mut yard = finished("flight=1", "I 707:33 708:115l 709:68");
    // The barrel is smooth: the joint with the cabin is wrong, so the two fall apart from it.
    assert_eq!(
        yard.offered(0),
        [Move::Keep(square(707)), Move::Keep(square(708))]
    );
    yard.play(0, Move::Keep(square(707)));
    let lost: Vec<_> = yard
        .trucker(0)
        .lost
        .iter()
        .map(|lost| (lost.tile, lost.loss))
        .collect();
    // None of the three ways in which a flight takes a tile.
    assert_eq!(lost, [(tile(115), Loss::Corrected), (tile(68), Loss::Corrected)]);
}

#[test]
fn of_several_pieces_the_owner_keeps_one_any_one() {
    let ship = "I 707:33 708:36l 709:70";
    let mut yard = finished("flight=1", ship);
    assert_eq!(
        yard.offered(0),
        [Move::Keep(square(707)), Move::Keep(square(709))]
    );
    assert_eq!(
        yard.rule(0, Move::Keep(square(708))),
        Refusal::NoSuchPiece,
        "named by its first square"
    );
    assert_eq!(yard.rule(0, Move::Remove(square(709))), Refusal::ChoosePieceFirst);
    // Even one without a cabin.
    yard.play(0, Move::Keep(square(709)));
    assert_eq!(yard.trucker(0).ship.tiles.len(), 1);
    assert_eq!(yard.trucker(0).lost.len(), 2);
}

#[test]
fn correction_goes_on_until_the_ship_is_legal() {
    // A wrong joint on the left, 606 against 706, and on the right a barrel with a hold before it.
    let mut yard = finished("flight=1", "I 606:11b 607:55 608:22 706:26b 707:33 708:117");
    let removals = |squares: &[u16]| -> Vec<Move> {
        let squares = squares.iter().map(|number| Move::Remove(square(*number)));
        squares.collect()
    };
    assert_eq!(yard.offered(0), removals(&[606, 608, 706, 708]));
    yard.play(0, Move::Remove(square(608)));
    // One fault is mended, the other is not: he is not done, and only that one is left to choose.
    assert!(!yard.trucker(0).ship.legal);
    assert_eq!(yard.offered(0), removals(&[606, 706]));
    assert_eq!(yard.rule(0, Move::Remove(square(708))), Refusal::NoFault);
    yard.play(0, Move::Remove(square(706)));
    assert!(yard.trucker(0).ship.legal);
    assert_eq!(yard.trucker(0).lost.len(), 2);
    assert_eq!(yard.waits_for(), SeatSet::only(seat(1)));
}

#[test]
fn a_blocked_barrel_is_corrected_by_taking_off_either_tile() {
    let yard = finished("flight=1", "I 607:55 608:22 707:33 708:117");
    assert_eq!(
        yard.offered(0),
        [Move::Remove(square(608)), Move::Remove(square(708))]
    );
    for off in [608, 708] {
        let mut yard = yard.clone();
        yard.play(0, Move::Remove(square(off)));
        assert!(yard.trucker(0).ship.legal);
    }
}

#[test]
fn a_blocked_exhaust_is_corrected_by_taking_off_either_tile() {
    let yard = finished("flight=1", "I 706:71 707:33 806:21b 807:55");
    assert_eq!(
        yard.offered(0),
        [Move::Remove(square(706)), Move::Remove(square(806))]
    );
    for off in [706, 806] {
        let mut yard = yard.clone();
        yard.play(0, Move::Remove(square(off)));
        assert!(yard.trucker(0).ship.legal);
    }
}

#[test]
fn all_owners_correct_at_once() {
    let mut yard = Yard::begun(3, &["flight=1"]);
    yard.with_ship(0, &line("I 707:33 708:36l 709:70"));
    yard.with_ship(2, &line("I 606:11b 607:55 706:26b 707:33"));
    yard.play(0, Move::Finish(1))
        .play(1, Move::Finish(2))
        .play(2, Move::Finish(3));
    assert_eq!(
        yard.waits_for(),
        [seat(0), seat(2)].into_iter().collect::<SeatSet>()
    );
    assert_eq!(yard.refused(1, Move::Keep(square(707))), Refused::NotYourTurn);
    yard.play(2, Move::Remove(square(606)));
    assert_eq!(yard.waits_for(), SeatSet::only(seat(0)));
}

#[test]
fn correction_costs_the_order_in_the_learning_flight_only() {
    for (flight, spaces) in [("flight=learning", [3, 1, 2]), ("flight=1", [1, 2, 3])] {
        let mut yard = Yard::new(3, &[flight]);
        if flight == "flight=1" {
            (0..3).for_each(|at| {
                yard.play(at, Move::Ready);
            });
        }
        yard.with_ship(0, &line("I 707:33 708:36l 709:70"));
        yard.play(0, Move::Finish(1))
            .play(1, Move::Finish(2))
            .play(2, Move::Finish(3));
        assert_eq!(
            [0, 1, 2].map(|at| yard.trucker(at).space.expect("a space")),
            spaces,
            "{flight}"
        );
    }
}

#[test]
fn two_illegal_ships_re_enter_in_the_order_they_had() {
    let mut yard = Yard::new(3, &["flight=learning"]);
    yard.with_ship(0, &line("I 707:33 708:36l 709:70"));
    yard.with_ship(1, &line("I 707:33 708:21b"));
    yard.play(1, Move::Finish(1))
        .play(0, Move::Finish(2))
        .play(2, Move::Finish(3));
    assert_eq!(
        [0, 1, 2].map(|at| yard.trucker(at).space.expect("a space")),
        [3, 2, 1]
    );
}

#[test]
fn a_gold_title_forbids_what_its_handicap_says_unless_the_host_says_no() {
    // A master engineer with a gold title builds without structural modules; 708 is one.
    for (handicaps, offered) in [(true, vec![Move::Remove(square(708))]), (false, vec![])] {
        let mut yard = Yard::begun(2, &["flight=trek"]);
        let mut state = yard.kept();
        state["rules"]["gold_handicaps"] = handicaps.into();
        state["players"][0]["title"] = serde_json::json!({ "title": "master_engineer", "gold": true });
        yard.set(state);
        yard.with_ship(0, &line("I 707:33 708:57"));
        // Somebody else has a ship to correct as well, so that nobody takes off yet.
        yard.with_ship(1, &line("I 707:34 708:12"));
        yard.play(0, Move::Finish(1)).play(1, Move::Finish(2));
        assert_eq!(yard.offered(0), offered);
    }
}

/// The third flight of a trek in which seat 0 holds a title and builds a girder beside the cabin. Somebody else has a ship to correct, so that nobody takes
/// off yet.
fn engineer(gold: bool, settings: &[&str]) -> Yard {
    let mut yard = Yard::new(2, &[&["flight=trek"], settings].concat());
    let mut state = yard.kept();
    state["flight"] = "three".into();
    state["players"][0]["title"] = serde_json::json!({"title": "master_engineer", "gold": gold});
    yard.set(state);
    yard.play(0, Move::Ready).play(1, Move::Ready);
    yard.with_ship(0, &line("III 707:33 708:57 709:21"));
    yard.with_ship(1, &line("III 707:33 708:12"));
    yard
}

#[test]
fn a_broken_gold_handicap_is_shown_while_building_and_corrected_like_any_error() {
    let mut yard = engineer(true, &[]);
    let ship = yard.trucker(0).ship;
    assert!(ship.faults.is_empty() && !ship.legal);
    assert_eq!(ship.handicap, Squares::only(square(708)));
    yard.play(0, Move::Finish(1)).play(1, Move::Finish(2));
    assert_eq!(yard.offered(0), [Move::Remove(square(708))]);
    yard.play(0, Move::Remove(square(708)));
    // What hung on the girder goes too.
    assert_eq!(
        yard.offered(0),
        [Move::Keep(square(707)), Move::Keep(square(709))]
    );
    yard.play(0, Move::Keep(square(707)));
    let lost: Vec<_> = yard.trucker(0).lost.iter().map(|lost| lost.tile).collect();
    assert_eq!(lost, [tile(57), tile(21)]);
    assert!(yard.trucker(0).ship.legal && yard.trucker(0).ship.handicap.is_empty());
}

#[test]
fn a_silver_title_has_no_handicap_nor_has_a_gold_one_without_the_switch() {
    for mut yard in [engineer(false, &[]), engineer(true, &["gold_handicaps=false"])] {
        let ship = yard.trucker(0).ship;
        assert!(ship.legal && ship.handicap.is_empty());
        yard.play(0, Move::Finish(1)).play(1, Move::Finish(2));
        assert_eq!(yard.waits_for(), SeatSet::only(seat(1)));
        assert_eq!(yard.trucker(0).ship.tiles.len(), 3);
    }
}
