//! Sections 1 and 2: who plays, what lies where, the forecast piles and the options.

use std::collections::BTreeMap;

use table::{CardSet, Chance, Game, Seat, Setting, Viewer};
use trucker::Trucker;
use trucker::cards::Cards;
use trucker::cards::tiles::Kind;
use trucker::ids::{Flight, Level, Square};

use crate::common::{Yard, seat, square};

#[test]
fn one_to_four_play() {
    for seats in 1..=4 {
        assert_eq!(Yard::new(seats, &[]).view().truckers.len(), usize::from(seats));
    }
    for seats in [0, 5] {
        assert!(Trucker::setup(seats, &BTreeMap::new()).is_err());
    }
}

#[test]
fn every_ship_begins_with_its_own_starting_cabin() {
    let view = Yard::new(4, &["flight=3"]).view();
    let mut cabins = std::collections::BTreeSet::new();
    for trucker in &view.truckers {
        let [only] = &trucker.ship.tiles[..] else {
            panic!("one tile")
        };
        assert_eq!((only.square, only.tile), (Square::START, trucker.cabin));
        cabins.insert(trucker.cabin);
    }
    assert_eq!(cabins.len(), 4);
}

#[test]
fn the_other_152_tiles_lie_face_down() {
    let view = Yard::new(2, &[]).view();
    assert_eq!((view.face_down, view.face_up.len()), (152, 0));
    let tiles = &Cards::standard().tiles;
    // Cargo and cabins for VIPs, which the expansion adds, have the numbers behind.
    let all = || tiles.all().filter(|(id, _)| id.number() <= 156);
    assert_eq!((all().count(), tiles.warehouse().count()), (156, 152));
    let count = |kind| all().filter(|(_, tile)| tile.kind == kind).count();
    for (kind, expected) in [
        (Kind::Battery, 17),
        (Kind::Cabin, 17),
        (Kind::Cannon, 25),
        (Kind::CargoHold, 15),
        (Kind::DoubleCannon, 11),
        (Kind::DoubleEngine, 9),
        (Kind::Engine, 21),
        (Kind::LifeSupportBrown, 6),
        (Kind::LifeSupportPurple, 6),
        (Kind::Shield, 8),
        (Kind::SpecialHold, 9),
        (Kind::StartingCabin, 4),
        (Kind::Structural, 8),
    ] {
        assert_eq!(count(kind), expected, "{kind:?}");
    }
}

#[test]
fn ship_boards_have_18_27_and_36_squares() {
    let boards = &Cards::standard().boards;
    for (level, squares) in Level::ALL.into_iter().zip([18, 27, 36]) {
        assert_eq!(boards.ship(level).len(), squares);
        assert!(boards.ship(level).has(Square::START));
    }
    assert!(!boards.ship(Level::One).has(square(907)), "a notch");
    assert!(boards.ship(Level::Three).has(square(407)) && !boards.ship(Level::Three).has(square(905)));
}

#[test]
fn flight_boards_are_as_printed() {
    let boards = &Cards::standard().boards;
    for (flight, spaces, offsets, rewards, looks, runs) in [
        (Flight::Learning, 18, [4, 2, 1, 0], [4, 3, 2, 1], 2, 0),
        (Flight::One, 18, [4, 2, 1, 0], [4, 3, 2, 1], 2, 2),
        (Flight::Two, 24, [6, 3, 1, 0], [8, 6, 4, 2], 4, 3),
        (Flight::Three, 34, [9, 5, 2, 0], [12, 9, 6, 3], 6, 4),
    ] {
        let board = boards.flight(flight);
        assert_eq!((board.spaces, board.start_offsets), (spaces, offsets));
        assert_eq!((board.finish_rewards, board.best_looking_ship), (rewards, looks));
        assert_eq!(board.timer_runs, runs);
    }
}

/// How many cards of each level lie in each pile, the hidden one last.
fn piles(settings: &[&str]) -> Vec<[usize; 3]> {
    let view = Yard::new(2, settings).view();
    let mut piles: Vec<_> = view.piles.iter().map(|pile| pile.cards.clone()).collect();
    piles.push(view.hidden_cards);
    let count = |cards: Vec<trucker::cards::adventures::CardId>| {
        Level::ALL.map(|level| cards.iter().filter(|card| card.level() == level).count())
    };
    piles
        .into_iter()
        .map(|cards| count(cards.expect("cards")))
        .collect()
}

#[test]
fn four_piles_three_of_which_may_be_looked_at() {
    assert_eq!(piles(&["flight=1"]), [[2, 0, 0]; 4]);
    assert_eq!(piles(&["flight=2"]), [[1, 2, 0]; 4]);
    assert_eq!(piles(&["flight=3"]), [[1, 1, 2]; 4]);
}

#[test]
fn turn_based_building_adds_a_card_of_the_flights_level_to_every_pile() {
    assert_eq!(piles(&["flight=1", "building=turns"]), [[3, 0, 0]; 4]);
    assert_eq!(piles(&["flight=2", "building=turns"]), [[1, 3, 0]; 4]);
    assert_eq!(piles(&["flight=3", "building=turns"]), [[1, 1, 3]; 4]);
    let visible = piles(&["flight=2", "building=turns", "extra_cards=visible_piles"]);
    assert_eq!(visible, [[1, 3, 0], [1, 3, 0], [1, 3, 0], [1, 2, 0]]);
}

#[test]
fn the_learning_flight_has_its_own_eight_cards_and_no_forecast() {
    for building in ["building=realtime", "building=turns"] {
        let yard = Yard::new(2, &["flight=learning", building]);
        let view = yard.game.view(Viewer::Seat(seat(0)));
        assert_eq!(view.piles.len(), 0);
        let cards = view.hidden_cards.expect("known to all");
        let cards: Vec<String> = cards.iter().map(ToString::to_string).collect();
        assert_eq!(
            cards,
            ["I-02", "I-04", "I-05", "I-09", "I-13", "I-16", "I-18", "I-19"]
        );
        assert!(view.glass.is_none());
        assert_eq!(view.level, Level::One);
    }
}

#[test]
fn piles_not_looked_at_are_hidden() {
    let yard = Yard::new(2, &["flight=3"]);
    for viewer in [Viewer::Seat(seat(0)), Viewer::Public] {
        let view = yard.game.view(viewer);
        assert!(
            view.piles
                .iter()
                .all(|pile| pile.cards.is_none() && pile.size == 4)
        );
        assert!(view.hidden_cards.is_none());
    }
}

#[test]
fn the_host_sets_how_long_a_run_is() {
    let set = |seconds| {
        let given = BTreeMap::from([("run".to_owned(), Setting::Number(seconds))]);
        Trucker::setup(2, &given)
    };
    assert!(set(29).is_err() && set(181).is_err());
    for seconds in [30, 180] {
        let setup = set(seconds).expect("a set-up");
        let game = Trucker::deal(&setup, Cards::standard(), &mut Chance::fast(1)).expect("a deal");
        assert_eq!(i32::from(game.view(Viewer::Public).rules.run_seconds), seconds);
    }
}

#[test]
fn a_trek_begins_with_a_flight_of_level_one() {
    let view = Yard::new(3, &["flight=trek"]).view();
    assert!(view.rules.trek);
    assert_eq!((view.flight, view.level), (Flight::One, Level::One));
}

#[test]
fn imagined_piles_keep_what_a_seat_has_seen() {
    let mut yard = Yard::begun(2, &["flight=2"]);
    yard.build(0, 55, 607, trucker::ids::Side::Front);
    yard.heap_tile(0, trucker::moves::Move::Draw, 101);
    yard.play(0, trucker::moves::Move::PutBack);
    yard.play(0, trucker::moves::Move::Look(2));
    let own = yard.game.view(Viewer::Seat(Seat::FIRST)).piles;
    let mut moved = false;
    for seed in 0..20 {
        let world = yard.game.imagine(Seat::FIRST, &mut Chance::fast(seed));
        assert_eq!(world.view(Viewer::Seat(Seat::FIRST)).piles, own);
        moved |= world.view(Viewer::Everything).piles[0] != yard.view().piles[0];
    }
    assert!(own[1].cards.is_some() && moved);
}
