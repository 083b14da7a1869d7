//! Section 5: loading crew, aliens and cells.

use trucker::events::Event;
use trucker::ids::Alien;
use trucker::moves::{Move, Refusal};
use trucker::ship::contents::Crew;

use crate::common::{Yard, line, seat, square};

/// A trucker of a flight whose ship is being loaded. Somebody else has an alien to place, so that nobody takes off yet.
fn finished(flight: &str, ship: &str) -> Yard {
    let mut yard = Yard::new(2, &[flight]);
    if flight != "flight=learning" {
        yard.play(0, Move::Ready).play(1, Move::Ready);
    }
    yard.with_ship(0, &line(ship));
    let level = ship.split(' ').next().unwrap_or_default();
    yard.with_ship(1, &line(&format!("{level} 707:33 708:51 709:143")));
    yard.play(0, Move::Finish(1)).play(1, Move::Finish(2));
    yard
}

fn crew(yard: &Yard, on: u16) -> Crew {
    let tiles = yard.trucker(0).ship.tiles;
    let found = tiles.iter().find(|placed| placed.square == square(on));
    found.expect("a tile").crew
}

fn board(on: u16, alien: Alien) -> Move {
    Move::Board {
        square: square(on),
        alien,
    }
}

#[test]
fn batteries_are_filled_and_cabins_get_two_astronauts() {
    let yard = finished("flight=1", "I 606:8b 607:55 608:17 707:33 708:45 807:73 709:68");
    let ship = yard.trucker(0).ship;
    let cells: Vec<(u16, u8)> = ship
        .tiles
        .iter()
        .map(|placed| (placed.square.number(), placed.cells))
        .collect();
    // A battery of two and one of three.
    assert_eq!(
        cells,
        [
            (606, 2),
            (607, 0),
            (608, 3),
            (707, 0),
            (708, 0),
            (709, 0),
            (807, 0)
        ]
    );
    assert_eq!(crew(&yard, 707), Crew::Astronauts(2));
    assert_eq!(crew(&yard, 708), Crew::Astronauts(2));
    assert!(
        ship.tiles.iter().all(|placed| placed.goods.is_empty()),
        "holds are empty"
    );
}

#[test]
fn a_cabin_beside_life_support_may_take_its_alien() {
    // The cabin's front meets the life support's universal connector.
    let ship = "I 707:33 708:45 709:139";
    // 45 has its connectors right and left, so turned as printed it joins both.
    let mut yard = finished("flight=1", ship);
    assert_eq!(yard.offered(0), [board(708, Alien::Brown), Move::Loaded]);
    assert_eq!(yard.rule(0, board(708, Alien::Purple)), Refusal::NoLifeSupport);
    assert_eq!(
        yard.rule(0, board(707, Alien::Brown)),
        Refusal::NoCabin,
        "never in the starting cabin"
    );
    assert_eq!(yard.rule(0, board(709, Alien::Brown)), Refusal::NoCabin);
    let mut without = yard.clone();
    without.play(0, Move::Loaded);
    assert_eq!(crew(&without, 708), Crew::Astronauts(2));
    yard.play(0, board(708, Alien::Brown));
    assert_eq!(crew(&yard, 708), Crew::Alien(Alien::Brown));
    // Nothing is left to choose: the ship is loaded.
    let (crew, cells) = (3, 0);
    assert!(yard.told.contains(&Event::Loaded {
        seat: seat(0),
        crew,
        cells
    }));
}

#[test]
fn life_support_must_be_connected_not_just_beside() {
    // The brown life support on 608 touches the cabin on 708 with its smooth side: legal, and no connection. The purple one on 705 is connected to 706.
    let yard = finished("flight=1", "I 607:55 608:139 705:145b 706:45 707:33 708:46");
    assert_eq!(yard.offered(0), [board(706, Alien::Purple), Move::Loaded]);
    assert_eq!(yard.rule(0, board(708, Alien::Brown)), Refusal::NoLifeSupport);
    assert_eq!(yard.rule(0, board(706, Alien::Brown)), Refusal::NoLifeSupport);
    assert_eq!(yard.trucker(0).ship.tiles.len(), 6);
}

#[test]
fn at_most_one_alien_of_each_colour() {
    // Two cabins on either side of one life support.
    let mut yard = finished("flight=2", "II 707:33 708:45 709:141 710:47b");
    let (near, far) = (board(708, Alien::Brown), board(710, Alien::Brown));
    assert_eq!(yard.offered(0), [near, far, Move::Loaded]);
    yard.play(0, near);
    assert_eq!(crew(&yard, 710), Crew::Astronauts(2));
    // Nothing is left to choose, for the second cabin neither.
    let loaded = |event: &Event| matches!(event, Event::Loaded { crew: 5, .. });
    assert!(yard.told.iter().any(loaded), "{:?}", yard.told);
}

#[test]
fn both_colours_may_be_aboard() {
    let mut yard = finished("flight=2", "II 705:145b 706:45 707:33 708:46 709:139");
    yard.play(0, board(706, Alien::Purple));
    assert_eq!(yard.offered(0), [board(708, Alien::Brown), Move::Loaded]);
    assert_eq!(
        yard.rule(0, board(706, Alien::Purple)),
        Refusal::NoCabin,
        "somebody lives there"
    );
    yard.play(0, board(708, Alien::Brown));
    assert_eq!(yard.trucker(0).ship.strength.crew, 4);
}

#[test]
fn no_aliens_in_the_learning_flight() {
    let yard = finished("flight=learning", "I 707:33 708:45 709:139");
    // Both ships take off at once, with astronauts in every cabin.
    for at in [0, 1] {
        let (crew, cells) = (4, 0);
        let loaded = Event::Loaded {
            seat: seat(at),
            crew,
            cells,
        };
        assert!(yard.told.contains(&loaded), "{:?}", yard.told);
    }
}
