//! Section 3: building in real time.

use table::{Game, Refused, SeatSet, Turn, Viewer};
use trucker::events::Event;
use trucker::ids::{Loss, Side};
use trucker::moves::{Move, Refusal};
use trucker::ship::legality::FaultKind;

use crate::common::{SMALL, Yard, drawn, place, seat, square, tile};

#[test]
fn everybody_is_ready_before_the_hourglass_is_turned() {
    let mut yard = Yard::new(2, &["flight=1"]);
    assert_eq!(yard.waits_for(), SeatSet::all(2));
    yard.play(0, Move::Ready);
    assert_eq!(yard.refused(0, Move::Ready), Refused::NotYourTurn);
    assert_eq!(yard.game.turn(), Turn::Several(SeatSet::only(seat(1))));
    yard.now = table::Millis(5_000);
    yard.play(1, Move::Ready);
    let until = Some(table::Millis(65_000));
    let seats = SeatSet::all(2);
    assert_eq!(yard.game.turn(), Turn::RealTime { seats, until });
}

#[test]
fn all_build_at_once_from_one_warehouse() {
    let mut yard = Yard::begun(3, &["flight=1"]);
    yard.heap_tile(2, Move::Draw, 55)
        .heap_tile(0, Move::Draw, 54)
        .heap_tile(1, Move::Draw, 53);
    yard.play(1, place(607, Side::Front))
        .play(2, place(607, Side::Front));
    assert_eq!(yard.view().face_down, 149);
    assert_eq!(yard.lies(2, 55), Some((square(607), Side::Front)));
}

#[test]
fn one_hand_holds_one_tile() {
    let mut yard = Yard::begun(1, &["flight=1"]);
    yard.heap_tile(0, Move::Draw, 55);
    assert_eq!(yard.rule(0, Move::Draw), Refusal::HandFull);
    assert_eq!(yard.rule(0, Move::Look(1)), Refusal::HandFull);
    assert_eq!(yard.rule(0, Move::Finish(1)), Refusal::HandFull);
    yard.play(0, Move::PutBack);
    assert_eq!(yard.rule(0, Move::PutBack), Refusal::NothingAtHand);
    assert_eq!(yard.rule(0, Move::SetAside), Refusal::NothingAtHand);
    assert_eq!(yard.rule(0, place(607, Side::Front)), Refusal::NothingAtHand);
}

#[test]
fn what_is_put_back_lies_face_up_and_can_be_taken_by_all() {
    let mut yard = Yard::begun(2, &["flight=1"]);
    yard.heap_tile(0, Move::Draw, 55).play(0, Move::PutBack);
    assert_eq!(yard.view().face_up, [tile(55)]);
    yard.play(1, Move::Take(tile(55)));
    assert_eq!(yard.trucker(1).hand.expect("a tile").tile, tile(55));
    assert_eq!(yard.view().face_up, []);
}

#[test]
fn of_two_who_reach_for_a_tile_the_first_to_arrive_has_it() {
    for quick in [0, 1] {
        let mut yard = Yard::begun(2, &["flight=1"]);
        yard.face_up(&[55]);
        let late = 1 - quick;
        yard.play(quick, Move::Take(tile(55)));
        let by = seat(quick);
        assert_eq!(
            yard.rule(late, Move::Take(tile(55))),
            Refusal::TakenBy { seat: by }
        );
        // So it is after it was placed, set aside or welded.
        yard.play(quick, Move::SetAside);
        assert_eq!(
            yard.rule(late, Move::Take(tile(55))),
            Refusal::TakenBy { seat: by }
        );
        yard.play(quick, Move::TakeReserved(tile(55)));
        yard.play(quick, place(607, Side::Front));
        assert_eq!(
            yard.rule(late, Move::Take(tile(55))),
            Refusal::TakenBy { seat: by }
        );
    }
}

#[test]
fn a_face_down_tile_cannot_be_named() {
    let yard = Yard::begun(2, &["flight=1"]);
    assert_eq!(yard.rule(0, Move::Take(tile(55))), Refusal::NotFaceUp);
}

#[test]
fn an_empty_heap_gives_nothing() {
    let mut yard = Yard::begun(2, &["flight=1"]);
    let heap: Vec<u8> = (1..=156)
        .filter(|number| ![33, 34, 52, 61].contains(number))
        .collect();
    yard.face_up(&heap);
    assert_eq!(yard.rule(0, Move::Draw), Refusal::HeapEmpty);
}

#[test]
fn a_placed_tile_must_touch_the_ship() {
    let mut yard = Yard::begun(1, &["flight=1"]);
    yard.heap_tile(0, Move::Draw, 55);
    assert_eq!(
        yard.rule(0, place(606, Side::Front)),
        Refusal::MustTouch,
        "a corner is no side"
    );
    assert_eq!(yard.rule(0, place(507, Side::Front)), Refusal::MustTouch);
    assert_eq!(yard.rule(0, place(707, Side::Front)), Refusal::SquareTaken);
    assert_eq!(yard.rule(0, place(907, Side::Front)), Refusal::NotOnBoard);
    yard.play(0, place(607, Side::Front));
    // The tile placed last is no ship to touch for itself.
    assert_eq!(yard.rule(0, place(507, Side::Front)), Refusal::MustTouch);
}

#[test]
fn a_placed_tile_can_be_moved_turned_or_put_back_until_the_next_is_taken() {
    let mut yard = Yard::begun(1, &["flight=1"]);
    yard.build(0, 55, 607, Side::Front);
    assert_eq!(yard.rule(0, place(607, Side::Front)), Refusal::LiesThere);
    yard.play(0, place(607, Side::Right));
    assert_eq!(yard.lies(0, 55), Some((square(607), Side::Right)));
    yard.play(0, place(708, Side::Back));
    assert_eq!(yard.lies(0, 55), Some((square(708), Side::Back)));
    assert!(yard.trucker(0).ship.tiles.iter().any(|placed| placed.loose));
    let mut back = yard.clone();
    back.play(0, Move::PutBack);
    assert_eq!((back.lies(0, 55), back.view().face_up), (None, vec![tile(55)]));
    // The next one is taken: the first is welded.
    yard.heap_tile(0, Move::Draw, 54);
    assert!(yard.trucker(0).ship.tiles.iter().all(|placed| !placed.loose));
    yard.play(0, place(607, Side::Front))
        .play(0, place(706, Side::Front));
    assert_eq!(yard.lies(0, 55), Some((square(708), Side::Back)));
}

#[test]
fn engines_are_never_turned_while_building() {
    let mut yard = Yard::begun(1, &["flight=1"]);
    yard.heap_tile(0, Move::Draw, 73);
    for turned in [Side::Right, Side::Back, Side::Left] {
        assert_eq!(yard.rule(0, place(807, turned)), Refusal::EnginesNeverTurn);
    }
    yard.play(0, place(807, Side::Front));
}

#[test]
fn two_tiles_may_be_set_aside_and_never_go_back() {
    for flight in ["flight=learning", "flight=1"] {
        let mut yard = Yard::new(1, &[flight]);
        if flight == "flight=1" {
            yard.play(0, Move::Ready);
        }
        for number in [55, 54] {
            yard.heap_tile(0, Move::Draw, number).play(0, Move::SetAside);
        }
        assert_eq!(yard.trucker(0).reserve, [tile(55), tile(54)]);
        yard.heap_tile(0, Move::Draw, 53);
        assert_eq!(yard.rule(0, Move::SetAside), Refusal::ReserveFull);
        yard.play(0, Move::PutBack);
        assert_eq!(yard.rule(0, Move::TakeReserved(tile(53))), Refusal::NotInReserve);
        yard.play(0, Move::TakeReserved(tile(55)));
        assert_eq!(yard.rule(0, Move::PutBack), Refusal::FromReserve);
        yard.play(0, place(607, Side::Front));
        assert_eq!(yard.rule(0, Move::PutBack), Refusal::FromReserve);
        yard.play(0, Move::SetAside);
        assert_eq!(yard.trucker(0).reserve.len(), 2);
    }
}

#[test]
fn what_is_left_in_the_reserve_is_lost() {
    let mut yard = Yard::begun(1, &["flight=1"]);
    yard.heap_tile(0, Move::Draw, 55).play(0, Move::SetAside);
    yard.play(0, Move::Finish(1));
    let lost = yard.trucker(0).lost;
    assert_eq!(
        (lost.len(), lost[0].tile, lost[0].loss),
        (1, tile(55), Loss::Unused)
    );
}

#[test]
fn more_than_two_given_at_set_up_only_forbid_adding() {
    let mut yard = Yard::begun(1, &["flight=1"]);
    let mut state = yard.kept();
    let heap = state["warehouse"]["down"].as_array_mut().expect("a heap");
    heap.retain(|other| {
        ![53, 54, 55]
            .map(|number| serde_json::json!(number))
            .contains(other)
    });
    state["players"][0]["reserve"] = serde_json::json!([53, 54, 55]);
    yard.set(state);
    yard.heap_tile(0, Move::Draw, 60);
    assert_eq!(yard.rule(0, Move::SetAside), Refusal::ReserveFull);
    yard.play(0, place(708, Side::Front));
    yard.play(0, Move::TakeReserved(tile(55)))
        .play(0, place(607, Side::Front));
    yard.heap_tile(0, Move::Draw, 59);
    assert_eq!(yard.rule(0, Move::SetAside), Refusal::ReserveFull, "two are left");
}

#[test]
fn a_pile_may_be_looked_at_once_a_tile_is_welded() {
    let mut yard = Yard::begun(2, &["flight=1"]);
    assert_eq!(yard.rule(0, Move::Look(1)), Refusal::NothingWelded);
    yard.build(0, 55, 607, Side::Front);
    assert_eq!(
        yard.rule(0, Move::Look(1)),
        Refusal::NothingWelded,
        "placed, not welded"
    );
    yard.heap_tile(0, Move::Draw, 54).play(0, Move::PutBack);
    for pile in [0, 4, 5] {
        assert_eq!(yard.rule(0, Move::Look(pile)), Refusal::NoSuchPile);
    }
    yard.play(0, Move::Look(1));
    assert!(yard.game.view(Viewer::Seat(seat(0))).piles[0].cards.is_some());
    assert!(yard.game.view(Viewer::Seat(seat(1))).piles[0].cards.is_none());
}

#[test]
fn no_building_while_a_pile_is_in_the_hand_and_nobody_else_can_take_it() {
    let mut yard = Yard::begun(2, &["flight=1"]);
    for at in [0, 1] {
        yard.build(at, 55 + at as u8, 607, Side::Front);
        yard.heap_tile(at, Move::Draw, 53 + at as u8)
            .play(at, Move::PutBack);
    }
    yard.play(0, Move::Look(1));
    for mv in [Move::Draw, Move::Take(tile(53)), Move::Finish(1), Move::Look(2)] {
        assert_eq!(yard.rule(0, mv), Refusal::HoldsPile);
    }
    assert_eq!(yard.rule(1, Move::Look(1)), Refusal::PileHeldBy { seat: seat(0) });
    yard.play(1, Move::Look(2));
    yard.play(0, Move::StopLooking);
    assert_eq!(yard.rule(0, Move::StopLooking), Refusal::NoPileInHand);
    yard.play(1, Move::StopLooking).play(1, Move::Look(1));
    // What was seen stays known.
    let known = |at: usize| {
        let piles = yard.game.view(Viewer::Seat(seat(at))).piles;
        piles.iter().map(|pile| pile.cards.is_some()).collect::<Vec<_>>()
    };
    assert_eq!(
        (known(0), known(1)),
        (vec![true, false, false], vec![true, true, false])
    );
}

#[test]
fn the_hourglass_is_turned_by_anybody_but_the_last_time_by_a_finished_one() {
    let mut yard = Yard::begun(2, &["flight=2"]);
    assert_eq!(yard.rule(0, Move::TurnGlass), Refusal::GlassNotEmpty);
    yard.run_out();
    assert_eq!(
        yard.game.turn(),
        Turn::RealTime {
            seats: SeatSet::all(2),
            until: None
        }
    );
    // A tile in the hand does not hinder.
    yard.heap_tile(1, Move::Draw, 55)
        .play(1, Move::TurnGlass)
        .run_out();
    assert_eq!(yard.rule(0, Move::TurnGlass), Refusal::OnlyFinishedTurnGlass);
    yard.play(1, Move::PutBack).play(1, Move::Finish(2));
    assert_eq!(
        yard.view().glass.expect("a glass").may_turn,
        SeatSet::only(seat(1))
    );
    assert_eq!(yard.rule(0, Move::TurnGlass), Refusal::OnlyFinishedTurnGlass);
    yard.play(1, Move::TurnGlass);
    assert_eq!(yard.refused(1, Move::TurnGlass), Refused::NotYourTurn);
    yard.run_out();
    assert!(yard.told.contains(&Event::BuildingEnded));
    assert!(yard.told.contains(&Event::CaughtOut {
        seat: seat(0),
        space: 1
    }));
}

#[test]
fn the_hourglass_runs_two_three_and_four_times_and_then_building_stops_for_all() {
    for (flight, runs) in [("flight=1", 2), ("flight=2", 3), ("flight=3", 4)] {
        let mut yard = Yard::begun(2, &[flight]);
        yard.play(0, Move::Finish(1));
        for run in 1..=runs {
            let glass = yard.view().glass.expect("a glass");
            assert_eq!((glass.run, glass.runs), (run, runs));
            yard.run_out();
            if run < runs {
                yard.play(0, Move::TurnGlass);
            }
        }
        assert!(yard.told.contains(&Event::BuildingEnded), "{flight}");
    }
}

#[test]
fn a_run_takes_as_long_as_the_host_set_from_when_it_is_turned() {
    let mut yard = Yard::begun(2, &["flight=2", "run=45"]);
    yard.run_out();
    yard.now = table::Millis(100_000);
    yard.play(0, Move::TurnGlass);
    let glass = yard.view().glass.expect("a glass");
    assert_eq!((glass.until, glass.seconds), (Some(table::Millis(145_000)), 45));
}

#[test]
fn alone_the_hourglass_turns_by_itself_so_that_building_ends() {
    for (flight, runs) in [("flight=1", 2), ("flight=2", 3), ("flight=3", 4)] {
        let mut yard = Yard::begun(1, &[flight]);
        for run in 1..runs {
            assert_eq!(yard.rule(0, Move::TurnGlass), Refusal::GlassNotEmpty);
            let emptied = yard.view().glass.expect("a glass").until.expect("it runs");
            yard.run_out();
            assert!(yard.told.contains(&Event::GlassTurned {
                seat: None,
                run: run + 1,
                runs
            }));
            let glass = yard.view().glass.expect("a glass");
            assert_eq!(
                (glass.run, glass.until),
                (run + 1, Some(table::Millis(emptied.0 + 60_000)))
            );
        }
        yard.run_out();
        assert!(yard.told.contains(&Event::BuildingEnded), "{flight}");
    }
}

#[test]
fn with_others_nobody_turns_the_hourglass_but_a_player() {
    let mut yard = Yard::begun(2, &["flight=1"]);
    yard.run_out();
    assert_eq!(yard.view().glass.expect("a glass").until, None);
}

#[test]
fn a_pile_in_the_hand_does_not_hinder_turning_the_hourglass() {
    let mut yard = Yard::begun(2, &["flight=2"]);
    yard.build(0, 55, 607, Side::Front)
        .heap_tile(0, Move::Draw, 101)
        .play(0, Move::PutBack)
        .play(0, Move::Look(1))
        .run_out();
    assert_eq!(yard.offered(0), [Move::TurnGlass, Move::StopLooking]);
    yard.play(0, Move::TurnGlass);
    assert_eq!(yard.view().glass.expect("a glass").run, 2);
    assert_eq!(yard.trucker(0).looking, Some(1), "the pile stays in the hand");
}

#[test]
fn only_the_clock_lets_the_hourglass_run_out() {
    let yard = Yard::begun(1, &["flight=1"]);
    assert_eq!(yard.rule(0, Move::RunOut), Refusal::OnlyTheClock);
}

#[test]
fn a_finished_trucker_builds_no_more() {
    let mut yard = Yard::begun(2, &["flight=1"]);
    yard.play(0, Move::Finish(3));
    assert_eq!(yard.refused(0, Move::Draw), Refused::NotYourTurn);
    yard.run_out();
    // Now the hourglass is his to turn, but nothing else.
    assert_eq!(yard.rule(0, Move::Draw), Refusal::Finished);
    assert_eq!(yard.offered(0), [Move::TurnGlass]);
}

#[test]
fn finishing_takes_any_free_start_space_of_a_level_flight() {
    let mut yard = Yard::begun(4, &["flight=1"]);
    assert_eq!(yard.rule(0, Move::Finish(0)), Refusal::SpaceNotFree);
    assert_eq!(yard.rule(0, Move::Finish(5)), Refusal::SpaceNotFree);
    yard.play(0, Move::Finish(3));
    assert_eq!(yard.rule(1, Move::Finish(3)), Refusal::SpaceNotFree);
    yard.play(1, Move::Finish(1));
    assert_eq!((yard.trucker(0).space, yard.trucker(1).space), (Some(3), Some(1)));
}

#[test]
fn in_the_learning_flight_the_order_of_finishing_decides() {
    let mut yard = Yard::new(3, &["flight=learning"]);
    assert_eq!(yard.rule(2, Move::Finish(2)), Refusal::SpaceNotFree);
    yard.play(2, Move::Finish(1)).play(0, Move::Finish(2));
    assert_eq!((yard.trucker(2).space, yard.trucker(0).space), (Some(1), Some(2)));
    assert_eq!(
        yard.game.turn(),
        Turn::RealTime {
            seats: SeatSet::only(seat(1)),
            until: None
        }
    );
}

#[test]
fn those_caught_by_the_timer_fill_the_spaces_from_the_front_in_random_order() {
    let mut orders = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let mut yard = Yard::seeded(3, &["flight=1"], seed);
        for at in 0..3 {
            yard.play(at, Move::Ready);
        }
        yard.play(1, Move::Finish(2))
            .run_out()
            .play(1, Move::TurnGlass)
            .run_out();
        let spaces = [0, 1, 2].map(|at| yard.trucker(at).space.expect("a space"));
        assert_eq!(spaces[1], 2);
        orders.insert(spaces);
    }
    assert_eq!(Vec::from_iter(orders), [[1, 2, 3], [3, 2, 1]]);
}

#[test]
fn a_tile_in_hand_when_time_ends_goes_back_and_is_not_lost() {
    let mut yard = Yard::begun(2, &["flight=1"]);
    yard.play(1, Move::Finish(1)).run_out().play(1, Move::TurnGlass);
    yard.heap_tile(0, Move::Draw, 55).run_out();
    assert_eq!(
        (yard.view().face_up, yard.trucker(0).lost.len()),
        (vec![tile(55)], 0)
    );
}

#[test]
fn a_tile_placed_when_time_ends_is_welded() {
    let mut yard = Yard::begun(2, &["flight=1"]);
    yard.play(1, Move::Finish(1)).run_out().play(1, Move::TurnGlass);
    yard.build(0, 55, 607, Side::Front).run_out();
    assert_eq!(yard.lies(0, 55), Some((square(607), Side::Front)));
}

#[test]
fn a_reserved_tile_in_hand_when_time_ends_is_lost() {
    let mut yard = Yard::begun(2, &["flight=1"]);
    yard.play(1, Move::Finish(1)).run_out().play(1, Move::TurnGlass);
    yard.heap_tile(0, Move::Draw, 55).play(0, Move::SetAside);
    yard.play(0, Move::TakeReserved(tile(55))).run_out();
    assert_eq!(yard.trucker(0).lost[0].loss, Loss::Unused);
}

#[test]
fn building_ends_when_all_have_finished() {
    let mut yard = Yard::begun(2, &["flight=1"]);
    yard.play(0, Move::Finish(1)).play(1, Move::Finish(2));
    assert!(yard.told.contains(&Event::BuildingEnded));
}

#[test]
fn errors_are_shown_while_building_and_not_forbidden() {
    let mut yard = Yard::begun(1, &["flight=1"]);
    yard.build(0, 21, 607, Side::Front);
    let ship = yard.trucker(0).ship;
    assert!(!ship.legal);
    assert_eq!(ship.faults[0].kind, FaultKind::MeetsSmooth);
    assert_eq!(ship.torn_off, [square(607)].into_iter().collect());
}

#[test]
fn the_page_is_told_what_the_tile_at_hand_would_do_on_each_square() {
    let mut yard = Yard::begun(1, &["flight=1"]);
    yard.heap_tile(0, Move::Draw, 21);
    let aids = yard.game.aids(Viewer::Seat(seat(0))).expect("help");
    assert_eq!(aids.spots.len(), 4);
    for spots in &aids.spots {
        assert_eq!(spots.spots.len(), 4, "four squares touch the cabin");
        for spot in &spots.spots {
            assert_eq!(spot.fits, spot.clashes.is_empty());
        }
        assert_eq!(spots.spots.iter().filter(|spot| spot.fits).count(), 1);
    }
    // A tile that was placed can be moved: its own square is one of them.
    yard.play(0, place(708, Side::Front));
    let aids = yard.game.aids(Viewer::Seat(seat(0))).expect("help");
    assert!(
        aids.spots[0]
            .spots
            .iter()
            .any(|spot| spot.square == square(708) && spot.fits)
    );
    let public = yard.game.aids(Viewer::Public).expect("help");
    assert!(public.spots.is_empty());
}

#[test]
fn strengths_count_up_live_while_building() {
    let mut yard = Yard::begun(1, &["flight=1"]);
    yard.with_ship(0, &drawn("I", SMALL));
    let strength = yard.trucker(0).ship.strength;
    assert_eq!((strength.engines, strength.cannons.0, strength.cells), (1, 2, 2));
    assert_eq!((strength.crew, strength.hold, strength.special_hold), (2, 4, 0));
    assert_eq!(strength.exposed, 1);
}

#[test]
fn nobody_handles_tiles_for_ever() {
    let mut yard = Yard::new(1, &["flight=learning"]);
    let mut state = yard.kept();
    state["players"][0]["patience"] = serde_json::json!(1);
    yard.set(state);
    yard.play(0, Move::Draw);
    assert_eq!(yard.rule(0, place(607, Side::Front)), Refusal::OutOfPatience);
    yard.play(0, Move::PutBack);
    assert_eq!(yard.rule(0, Move::Draw), Refusal::OutOfPatience);
    yard.play(0, Move::Finish(1));
}

/// Every way to merge scripts of these lengths, as lists of whose move comes next.
fn interleavings(left: [usize; 3]) -> Vec<Vec<usize>> {
    if left == [0; 3] {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for at in (0..3).filter(|at| left[*at] > 0) {
        let mut rest = left;
        rest[at] -= 1;
        for mut order in interleavings(rest) {
            order.insert(0, at);
            all.push(order);
        }
    }
    all
}

#[test]
fn in_every_interleaving_of_three_hands_a_tile_has_one_owner_and_late_ones_are_told_who() {
    let mut start = Yard::begun(3, &["flight=2"]);
    start.face_up(&[55, 54]);
    let grab = |number| Move::Take(tile(number));
    let scripts = [
        [grab(55), place(607, Side::Front), grab(54)],
        [grab(55), Move::SetAside, grab(54)],
        [grab(54), Move::PutBack, grab(55)],
    ];
    let orders = interleavings([3; 3]);
    assert_eq!(orders.len(), 1680);
    let mut late = 0;
    for order in orders {
        let mut yard = start.clone();
        let mut next = [0; 3];
        for at in order {
            let mv = scripts[at][next[at]];
            next[at] += 1;
            if yard.offered(at).contains(&mv) {
                yard.play(at, mv);
                continue;
            }
            match (mv, yard.rule(at, mv)) {
                (Move::Take(number), Refusal::TakenBy { seat }) => {
                    let owner = yard.trucker(seat.index());
                    let has = owner.hand.is_some_and(|hand| hand.tile == number)
                        || owner.reserve.contains(&number)
                        || owner.ship.tiles.iter().any(|placed| placed.tile == number);
                    assert!(has, "{seat:?} does not have {number:?}");
                    late += 1;
                }
                (Move::Take(_), Refusal::HandFull) => {}
                (_, Refusal::NothingAtHand) => {}
                (mv, other) => panic!("{mv:?}: {other:?}"),
            }
        }
    }
    assert!(late > 1000);
}
