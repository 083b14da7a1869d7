//! Turn-based building: the expansion's section 7, with its tests T-10, T-11, D-17 to D-21, D-59 to D-64 and D-75.

use serde_json::json;
use table::{Game, Refused, SeatSet, Viewer};
use trucker::events::Event;
use trucker::ids::{Loss, Side};
use trucker::moves::{Move, Refusal};

use crate::common::{Yard, line, place, seat, square, tile};

/// A table of turn-based building at which seat 0 is first.
fn turns(seats: u8, flight: &str) -> Yard {
    (0..)
        .map(|seed| Yard::seeded(seats, &[flight, "building=turns"], seed))
        .find(|yard| yard.active() == 0)
        .expect("some deal lets seat 0 begin")
}

fn points(yard: &mut Yard, at: usize, points: u8) {
    let mut state = yard.kept();
    state["players"][at]["points"] = json!(points);
    yard.set(state);
}

fn left(yard: &Yard, at: usize) -> u8 {
    yard.trucker(at).points
}

/// Places a face-up tile.
fn weld(yard: &mut Yard, at: usize, number: u8, on: u16, turned: Side) {
    yard.play(at, Move::Take(tile(number)))
        .play(at, place(on, turned));
}

/// A ship of level I with nine tiles, half the board.
const HALF: &str = "I 507:101 606:8b 607:55 706:21b 707:33 708:23b 709:22 608:9 807:73";
/// As many, of other tiles.
const OTHER: &str = "I 507:102 606:11l 607:54l 706:24b 707:33 708:25r 709:26 608:10 807:74";
/// And a third time, well or badly joined.
const THIRD: &str = "I 507:103 606:12 607:56 706:18 707:33 708:19 709:20 608:13 807:76";

#[test]
fn t10_the_last_to_play_begins_with_eight_points() {
    for (seats, expected) in [
        (4, vec![5, 6, 7, 8]),
        (3, vec![6, 7, 8]),
        (2, vec![7, 8]),
        (1, vec![8]),
    ] {
        let yard = turns(seats, "flight=1");
        let points: Vec<u8> = yard
            .view()
            .truckers
            .iter()
            .map(|trucker| trucker.points)
            .collect();
        assert_eq!(points, expected);
    }
}

#[test]
fn the_first_trucker_is_drawn_at_random_then_clockwise() {
    let first: std::collections::BTreeSet<usize> = (0..40)
        .map(|seed| Yard::seeded(4, &["building=turns"], seed).active())
        .collect();
    assert_eq!(first.len(), 4);
    let mut yard = turns(3, "flight=1");
    for at in [0, 1, 2, 0] {
        assert_eq!(yard.active(), at);
        while left(&yard, at) > 3 {
            yard.play(at, Move::Reveal);
        }
        yard.play(at, Move::EndTurn);
    }
}

#[test]
fn where_a_face_up_tile_would_fit_is_told_before_it_is_paid_for() {
    let mut yard = turns(2, "flight=1");
    for number in [55, 73, 21] {
        yard.heap_tile(0, Move::Reveal, number);
    }
    let told = |yard: &Yard, at| yard.game.aids(Viewer::Seat(seat(at))).expect("help").prospects;
    let before = told(&yard, 0);
    assert_eq!(before.len(), 3, "every face-up tile");
    for prospect in &before {
        let engine = prospect.tile == tile(73);
        assert_eq!(
            prospect.fits.len(),
            if engine { 1 } else { 4 },
            "engines never turn"
        );
        // What is told is what happens: it joins without a fault exactly there.
        for (turned, squares) in &prospect.fits {
            for on in [607, 706, 708, 807] {
                let mut trial = yard.clone();
                trial
                    .play(0, Move::Take(prospect.tile))
                    .play(0, place(on, *turned));
                let sound = trial.trucker(0).ship.legal;
                assert_eq!(
                    squares.has(square(on)),
                    sound,
                    "{:?} on {on} {turned:?}",
                    prospect.tile
                );
            }
        }
    }
    // With a tile in the hand there is nothing to take; the next trucker plans ahead with the same tiles.
    assert_eq!(told(&yard, 1).len(), 3);
    yard.play(0, Move::Take(tile(55)));
    assert!(told(&yard, 0).is_empty());
    // In real time tiles cost nothing.
    let mut fast = Yard::begun(1, &["flight=1"]);
    fast.heap_tile(0, Move::Draw, 21).play(0, Move::PutBack);
    assert!(told(&fast, 0).is_empty());
}

#[test]
fn reveal_turns_a_tile_up_and_leaves_it_in_the_middle() {
    let mut yard = turns(2, "flight=1");
    yard.heap_tile(0, Move::Reveal, 55);
    assert_eq!((left(&yard, 0), yard.view().face_up), (6, vec![tile(55)]));
}

#[test]
fn reserve_takes_a_face_up_tile_for_one_point_two_at_most() {
    let mut yard = turns(2, "flight=1");
    yard.face_up(&[53, 54, 55]);
    yard.play(0, Move::Reserve(tile(53)))
        .play(0, Move::Reserve(tile(55)));
    assert_eq!((left(&yard, 0), yard.trucker(0).reserve.len()), (5, 2));
    assert_eq!(yard.rule(0, Move::Reserve(tile(54))), Refusal::ReserveFull);
    assert_eq!(yard.rule(0, Move::Reserve(tile(60))), Refusal::ReserveFull);
    assert_eq!(yard.rule(0, Move::PutBack), Refusal::OnlyInRealTime, "never back");
}

#[test]
fn place_welds_from_the_middle_or_the_reserve_for_two_points() {
    let mut yard = turns(2, "flight=1");
    yard.face_up(&[53, 54]);
    weld(&mut yard, 0, 53, 708, Side::Front);
    assert_eq!(left(&yard, 0), 5);
    yard.play(0, Move::Reserve(tile(54)))
        .play(0, Move::TakeReserved(tile(54)));
    assert_eq!(left(&yard, 0), 2);
    for mv in [Move::EndTurn, Move::Reveal, Move::Finish(1)] {
        assert_eq!(
            yard.rule(0, mv),
            Refusal::HandFull,
            "the tile has to be placed now"
        );
    }
    assert_eq!(yard.rule(0, place(905, Side::Front)), Refusal::MustTouch);
    yard.play(0, place(607, Side::Front));
    assert_eq!(yard.trucker(0).ship.tiles.len(), 3);
}

#[test]
fn a63_a_tile_just_placed_may_be_moved_until_the_next_action() {
    let mut yard = turns(2, "flight=1");
    yard.face_up(&[53, 54]);
    weld(&mut yard, 0, 53, 708, Side::Front);
    yard.play(0, place(706, Side::Right));
    assert_eq!(left(&yard, 0), 5, "moving costs nothing");
    yard.play(0, Move::Reveal);
    assert_eq!(yard.rule(0, place(708, Side::Front)), Refusal::NothingAtHand);
}

#[test]
fn d18_consult_is_possible_from_three_to_six_points() {
    let mut yard = turns(2, "flight=1");
    yard.face_up(&[53, 54]);
    points(&mut yard, 0, 8);
    weld(&mut yard, 0, 53, 708, Side::Front);
    weld(&mut yard, 0, 54, 706, Side::Front);
    assert_eq!(left(&yard, 0), 4);
    assert_eq!(
        yard.rule(0, Move::EndTurn),
        Refusal::TooManyPointsLeft { have: 4 }
    );
    let mut consulted = yard.clone();
    consulted.play(0, Move::Look(3));
    assert_eq!(left(&consulted, 0), 1);
    for mv in [Move::Reveal, Move::Reserve(tile(53)), Move::Look(1)] {
        assert_eq!(
            consulted.rule(0, mv),
            Refusal::Consulted,
            "the last action of the turn"
        );
    }
    consulted.play(0, Move::EndTurn);
    for (have, refused) in [
        (2, Refusal::NotEnoughPoints { need: 3, have: 2 }),
        (7, Refusal::TooManyPointsLeft { have: 7 }),
        (8, Refusal::TooManyPointsLeft { have: 8 }),
    ] {
        points(&mut yard, 0, have);
        assert_eq!(yard.rule(0, Move::Look(1)), refused, "D-19");
    }
    for have in 3..=6 {
        points(&mut yard, 0, have);
        assert!(yard.offered(0).contains(&Move::Look(1)));
    }
}

#[test]
fn d59_the_first_turn_of_four() {
    let mut yard = turns(4, "flight=1");
    yard.face_up(&[53]);
    assert_eq!(left(&yard, 0), 5);
    assert_eq!(yard.rule(0, Move::Look(1)), Refusal::NothingWelded);
    weld(&mut yard, 0, 53, 708, Side::Front);
    // A tile just placed counts as welded for this.
    yard.play(0, Move::Look(1));
    assert_eq!(left(&yard, 0), 0);
    yard.play(0, Move::EndTurn);
    assert_eq!((left(&yard, 0), yard.active()), (5, 1));
}

#[test]
fn d60_with_three_points_everything_is_legal_with_four_the_turn_goes_on() {
    let mut yard = turns(2, "flight=1");
    yard.with_ship(0, &line(HALF)).face_up(&[53]);
    points(&mut yard, 0, 3);
    for mv in [
        Move::EndTurn,
        Move::Reveal,
        Move::Reserve(tile(53)),
        Move::Take(tile(53)),
        Move::Look(1),
        Move::Finish(1),
    ] {
        assert!(yard.offered(0).contains(&mv), "{mv:?}");
    }
    points(&mut yard, 0, 4);
    assert_eq!(
        yard.rule(0, Move::EndTurn),
        Refusal::TooManyPointsLeft { have: 4 }
    );
    assert_eq!(
        yard.rule(0, Move::Finish(1)),
        Refusal::TooManyPointsLeft { have: 4 }
    );
}

#[test]
fn actions_need_their_points() {
    let mut yard = turns(2, "flight=1");
    yard.face_up(&[53]);
    for (have, mv, need) in [
        (0, Move::Reveal, 1),
        (0, Move::Reserve(tile(53)), 1),
        (1, Move::Take(tile(53)), 2),
        (1, Move::TakeReserved(tile(53)), 2),
    ] {
        points(&mut yard, 0, have);
        assert_eq!(yard.rule(0, mv), Refusal::NotEnoughPoints { need, have });
    }
}

#[test]
fn ending_the_turn_regains_five_points_so_eight_is_never_passed() {
    for have in 0..=3 {
        let mut yard = turns(2, "flight=1");
        points(&mut yard, 0, have);
        yard.play(0, Move::EndTurn);
        assert_eq!(left(&yard, 0), have + 5);
    }
}

#[test]
fn d61_a_reserve_of_four_lets_nothing_be_added_until_three_are_placed() {
    let mut yard = turns(1, "flight=1");
    let mut state = yard.kept();
    let given = [53, 54, 55, 56];
    let heap = state["warehouse"]["down"].as_array_mut().expect("a heap");
    heap.retain(|other| !given.map(|number| json!(number)).contains(other));
    state["players"][0]["reserve"] = json!(given);
    yard.set(state);
    yard.face_up(&[60]);
    for (number, on) in [(53, 708), (54, 706), (55, 607)] {
        points(&mut yard, 0, 8);
        assert_eq!(yard.rule(0, Move::Reserve(tile(60))), Refusal::ReserveFull);
        yard.play(0, Move::TakeReserved(tile(number)))
            .play(0, place(on, Side::Front));
    }
    points(&mut yard, 0, 8);
    yard.play(0, Move::Reserve(tile(60)));
}

#[test]
fn d63_a_consulted_pile_is_held_until_the_next_turn_of_its_reader() {
    let mut yard = turns(2, "flight=1");
    for at in [0, 1] {
        yard.with_ship(
            at,
            &line(if at == 0 {
                "I 707:33 708:21"
            } else {
                "I 707:33 708:22"
            }),
        );
        points(&mut yard, at, 6);
    }
    yard.play(0, Move::Look(2)).play(0, Move::EndTurn);
    assert_eq!(yard.view().piles[1].holder, Some(seat(0)));
    assert_eq!(yard.rule(1, Move::Look(2)), Refusal::PileHeldBy { seat: seat(0) });
    assert!(yard.game.view(Viewer::Seat(seat(1))).piles[1].cards.is_none());
    yard.play(1, Move::Look(1)).play(1, Move::EndTurn);
    assert_eq!(yard.active(), 0);
    let holders: Vec<_> = yard.view().piles.iter().map(|pile| pile.holder).collect();
    assert_eq!(holders, [Some(seat(1)), None, None]);
}

#[test]
fn d20_half_the_squares_must_hold_a_tile_to_stop() {
    for (flight, enough) in [
        ("flight=learning", 9),
        ("flight=1", 9),
        ("flight=2", 14),
        ("flight=3", 18),
    ] {
        assert_eq!(turns(2, flight).view().turns.expect("turns").enough, enough);
    }
    let mut yard = turns(2, "flight=1");
    let eight = HALF.replace(" 807:73", "");
    yard.with_ship(0, &line(&eight));
    points(&mut yard, 0, 3);
    assert_eq!(
        yard.rule(0, Move::Finish(1)),
        Refusal::ShipTooSmall { need: 9, have: 8 }
    );
    yard.with_ship(0, &line(HALF));
    yard.play(0, Move::Finish(4));
    assert_eq!(yard.trucker(0).space, Some(4));
}

/// Seat 0 of two has stopped in the first turn.
fn stopped(flight: &str, ship: &str) -> Yard {
    let mut yard = turns(2, flight);
    yard.with_ship(0, &line(ship));
    points(&mut yard, 0, 3);
    yard.play(0, Move::Finish(1));
    yard
}

fn idle(yard: &mut Yard, at: usize) {
    while left(yard, at) > 3 {
        yard.play(at, Move::Reveal);
    }
    yard.play(at, Move::EndTurn);
}

#[test]
fn t11_the_die_is_set_to_the_level_and_two() {
    for (flight, level, die) in [
        ("flight=learning", "I", 3),
        ("flight=1", "I", 3),
        ("flight=2", "II", 4),
        ("flight=3", "III", 5),
    ] {
        let board = turns(2, flight).view().board;
        let squares = board.iter().filter(|on| *on != square(707)).take(17);
        let words: Vec<String> = (1..)
            .zip(squares)
            .map(|(number, on)| format!("{on}:{number}"))
            .collect();
        let yard = stopped(flight, &format!("{level} 707:33 {}", words.join(" ")));
        assert_eq!(yard.view().turns.expect("turns").die, Some(die), "{flight}");
        assert!(yard.told.contains(&Event::Countdown { seat: seat(0), die }));
    }
}

#[test]
fn d17_everybody_else_has_level_and_two_more_turns() {
    let mut yard = stopped("flight=1", HALF);
    for die in [2, 1, 0] {
        assert_eq!(yard.active(), 1);
        idle(&mut yard, 1);
        assert!(yard.told.contains(&Event::Countdown { seat: seat(0), die }));
    }
    assert!(
        yard.told.contains(&Event::BuildingEnded),
        "D-64: at 0 building ends at once"
    );
    assert!(yard.told.contains(&Event::CaughtOut {
        seat: seat(1),
        space: 2
    }));
}

#[test]
fn d64_those_cut_off_stop_as_they_stand_and_lose_their_reserve() {
    let mut yard = stopped("flight=1", HALF);
    yard.face_up(&[53]);
    points(&mut yard, 1, 4);
    yard.play(1, Move::Reserve(tile(53))).play(1, Move::EndTurn);
    idle(&mut yard, 1);
    idle(&mut yard, 1);
    assert_eq!(yard.trucker(1).lost[0].loss, Loss::Unused);
}

#[test]
fn later_stoppers_do_not_touch_the_die_and_have_no_more_turns() {
    let mut yard = turns(3, "flight=1");
    yard.with_ship(0, &line(HALF));
    yard.with_ship(1, &line(OTHER));
    for at in [0, 1] {
        points(&mut yard, at, 3);
        yard.play(at, Move::Finish(1 + at as u8));
    }
    assert_eq!(yard.view().turns.expect("turns").die, Some(3));
    for die in [2, 1, 0] {
        assert_eq!(yard.active(), 2);
        idle(&mut yard, 2);
        let falls = yard
            .told
            .iter()
            .filter(|event| matches!(event, Event::Countdown { .. }));
        assert_eq!(falls.count(), 1, "only the first to stop lowers it, to {die}");
    }
}

#[test]
fn a66_building_ends_when_all_have_stopped_and_alone_at_once() {
    let mut yard = turns(1, "flight=1");
    yard.with_ship(0, &line(HALF));
    points(&mut yard, 0, 2);
    yard.play(0, Move::Finish(1));
    assert!(yard.told.contains(&Event::BuildingEnded));
    // Three stop in the same round: building goes on until the last of them has, and the die does not matter.
    let mut yard = turns(3, "flight=1");
    let ships = [HALF, OTHER, THIRD];
    for (at, ship) in ships.into_iter().enumerate() {
        yard.with_ship(at, &line(ship));
        points(&mut yard, at, 3);
    }
    for (at, space) in [(0, 2), (1, 4), (2, 1)] {
        assert_eq!(yard.active(), at);
        yard.play(at, Move::Finish(space));
        assert_eq!(yard.told.contains(&Event::BuildingEnded), at == 2);
    }
    let caught = |event: &Event| matches!(event, Event::CaughtOut { .. });
    assert!(!yard.told.iter().any(caught));
}

#[test]
fn a65_a_pile_consulted_by_one_who_stopped_goes_back_when_his_turn_would_begin() {
    let mut yard = turns(2, "flight=1");
    yard.with_ship(0, &line(HALF));
    yard.with_ship(1, &line("I 707:33 708:24"));
    points(&mut yard, 0, 6);
    points(&mut yard, 1, 6);
    yard.play(0, Move::Look(3)).play(0, Move::Finish(1));
    assert_eq!(yard.trucker(0).looking, Some(3));
    assert_eq!(yard.rule(1, Move::Look(3)), Refusal::PileHeldBy { seat: seat(0) });
    idle(&mut yard, 1);
    let back = Event::StoppedLooking {
        seat: seat(0),
        pile: 3,
    };
    assert!(yard.told.contains(&back), "{:?}", yard.told);
    assert_eq!((yard.active(), yard.trucker(0).looking), (1, None));
}

#[test]
fn those_cut_off_by_the_die_fill_the_spaces_from_the_front_in_random_order() {
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..60 {
        let mut yard = Yard::seeded(3, &["flight=1", "building=turns"], seed);
        if yard.active() != 0 {
            continue;
        }
        yard.with_ship(0, &line(HALF));
        points(&mut yard, 0, 3);
        yard.play(0, Move::Finish(2));
        while yard
            .view()
            .turns
            .is_some_and(|turns| turns.die.is_some_and(|die| die > 0))
            && !yard.told.contains(&Event::BuildingEnded)
        {
            let active = yard.active();
            idle(&mut yard, active);
        }
        let caught: Vec<_> = yard
            .told
            .iter()
            .filter_map(|event| match event {
                Event::CaughtOut { seat, space } => Some((seat.index(), *space)),
                _ => None,
            })
            .collect();
        assert_eq!(caught.iter().map(|(_, space)| *space).collect::<Vec<_>>(), [1, 3]);
        orders.insert(caught.iter().map(|(at, _)| *at).collect::<Vec<_>>());
    }
    assert_eq!(orders.into_iter().collect::<Vec<_>>(), [[1, 2], [2, 1]]);
}

/// A table at which every tile that is on no ship lies face up.
fn all_face_up(mut yard: Yard) -> Yard {
    let mut state = yard.kept();
    let heap = state["warehouse"]["down"].take();
    state["warehouse"]["up"] = heap;
    state["warehouse"]["down"] = json!([]);
    yard.set(state);
    yard
}

/// A full board of level I, with whatever lies there.
fn full() -> Yard {
    let mut yard = turns(2, "flight=1");
    let squares = yard.view().board;
    let words: Vec<String> = squares
        .iter()
        .filter(|on| *on != square(707))
        .zip([35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51])
        .map(|(on, number)| format!("{on}:{number}"))
        .collect();
    yard.with_ship(0, &line(&format!("I 707:33 {}", words.join(" "))));
    yard
}

#[test]
fn d75_a_full_board_with_all_revealed_stops_by_itself() {
    let mut yard = all_face_up(full());
    let mut state = yard.kept();
    state["players"][0]["reserve"] = json!([53, 54]);
    let up = state["warehouse"]["up"].as_array_mut().expect("tiles");
    up.retain(|other| ![json!(53), json!(54)].contains(other));
    yard.set(state);
    points(&mut yard, 0, 8);
    // Nothing but the start space is left to choose.
    assert_eq!(yard.offered(0), [1, 2, 3, 4].map(Move::Finish));
    assert_eq!(yard.rule(0, Move::TakeReserved(tile(53))), Refusal::Stuck);
    // With 6 points and a pile free he must consult.
    points(&mut yard, 0, 6);
    assert_eq!(yard.offered(0), [1, 2, 3].map(Move::Look));
    yard.play(0, Move::Look(1));
    assert_eq!(left(&yard, 0), 3);
    yard.play(0, Move::EndTurn);
    assert_eq!(yard.active(), 1);
}

#[test]
fn a10_where_reserving_is_all_that_is_left_it_may_be_done_or_not() {
    let mut yard = all_face_up(full());
    points(&mut yard, 0, 8);
    let offered = yard.offered(0);
    assert!(offered.contains(&Move::Finish(1)) && offered.contains(&Move::Reserve(tile(55))));
    assert!(
        offered
            .iter()
            .all(|mv| matches!(mv, Move::Finish(_) | Move::Reserve(_)))
    );
    yard.play(0, Move::Reserve(tile(55)))
        .play(0, Move::Reserve(tile(56)));
    assert_eq!(left(&yard, 0), 6);
}

#[test]
fn stuck_ignores_the_half_full_rule_and_needs_a_clean_placement_to_be_impossible() {
    // Nothing but the cabin on the ship, everything face up: there is always something to place.
    let mut yard = all_face_up(turns(2, "flight=1"));
    points(&mut yard, 0, 8);
    assert!(yard.offered(0).iter().any(|mv| matches!(mv, Move::Take(_))));
    // A ship without an open connector: smooth sides would be legal, but nothing could be joined.
    let mut yard = turns(2, "flight=1");
    yard.with_ship(0, &line("I 607:21l 706:22b 707:33 708:8 807:9r"));
    assert_eq!(yard.trucker(0).ship.strength.exposed, 0);
    let mut yard = all_face_up(yard);
    points(&mut yard, 0, 8);
    assert!(
        yard.offered(0)
            .iter()
            .all(|mv| matches!(mv, Move::Finish(_) | Move::Reserve(_)))
    );
    assert_eq!(yard.rule(0, Move::Take(tile(55))), Refusal::Stuck);
    yard.play(0, Move::Finish(2));
    assert_eq!(
        yard.view().turns.expect("turns").die,
        Some(3),
        "five tiles are fewer than half"
    );
}

#[test]
fn a_full_ship_takes_no_tile() {
    let mut yard = full();
    yard.face_up(&[53]);
    points(&mut yard, 0, 5);
    assert_eq!(yard.rule(0, Move::Take(tile(53))), Refusal::ShipFull);
}

#[test]
fn the_learning_flight_has_no_consult() {
    let mut yard = turns(2, "flight=learning");
    yard.with_ship(0, &line("I 707:33 708:21"));
    points(&mut yard, 0, 5);
    assert_eq!(yard.rule(0, Move::Look(1)), Refusal::NoSuchPile);
}

#[test]
fn nobody_acts_out_of_turn_and_there_is_no_hourglass() {
    let yard = turns(2, "flight=2");
    assert_eq!(yard.refused(1, Move::Reveal), Refused::NotYourTurn);
    assert_eq!(yard.waits_for(), SeatSet::only(seat(0)));
    for mv in [Move::Draw, Move::SetAside, Move::StopLooking, Move::TurnGlass] {
        assert_eq!(yard.rule(0, mv), Refusal::OnlyInRealTime);
    }
    assert_eq!(yard.rule(0, Move::RunOut), Refusal::OnlyTheClock);
    assert!(yard.view().glass.is_none());
}

#[test]
fn turns_are_no_moves_of_real_time() {
    let yard = Yard::begun(1, &["flight=1"]);
    for mv in [Move::Reveal, Move::Reserve(tile(1)), Move::EndTurn] {
        assert_eq!(yard.rule(0, mv), Refusal::OnlyInTurns);
    }
    assert_eq!(yard.rule(0, Move::Loaded), Refusal::NotNow);
}
