//! Section 7: moving.

use table::{Seat, SeatSet};
use trucker::air::track::{Moved, Track};

const A: Seat = match Seat::new(0) {
    Some(seat) => seat,
    None => unreachable!(),
};

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn track(places: &[i16]) -> Track {
    let mut track = Track::new(places.len() as u8, 18);
    for (number, at) in places.iter().enumerate() {
        track.place(seat(number), *at);
    }
    track
}

#[test]
fn occupied_spaces_are_stepped_over_forward_and_back() {
    let mut forward = track(&[0, 1, 3, 4]);
    assert_eq!(
        forward.forward(A, 2),
        Moved {
            days: 2,
            from: 0,
            to: 5
        }
    );
    let mut back = track(&[4, 3, 1, 0]);
    assert_eq!(
        back.back(A, 2),
        Moved {
            days: -2,
            from: 4,
            to: 17
        }
    );
    assert_eq!(back.distance(A), Some(-1));
}

#[test]
fn a_rocket_a_loop_away_stands_on_the_same_board() {
    // Space 17 is also where a rocket stands that has come 17 + 18 days.
    let mut track = track(&[16, 35]);
    assert_eq!(
        track.forward(A, 1),
        Moved {
            days: 1,
            from: 16,
            to: 0
        }
    );
    assert_eq!(track.distance(A), Some(18));
}

#[test]
fn no_days_are_no_move() {
    let mut track = track(&[3, 4]);
    assert_eq!(
        track.forward(A, 0),
        Moved {
            days: 0,
            from: 3,
            to: 3
        }
    );
}

#[test]
fn the_order_is_by_distance() {
    let mut track = track(&[0, 9, 4, 6]);
    assert_eq!(
        track.order().iter().collect::<Vec<_>>(),
        [seat(1), seat(3), seat(2), A]
    );
    track.remove(seat(1));
    assert_eq!(track.order().iter().collect::<Vec<_>>(), [seat(3), seat(2), A]);
    assert_eq!(track.leader(), Some(seat(3)));
}

#[test]
fn lapped_is_a_whole_loop_behind_the_leader() {
    assert_eq!(track(&[0, 17]).lapped(), SeatSet::EMPTY);
    assert_eq!(track(&[0, 19]).lapped(), SeatSet::only(A));
    assert_eq!(track(&[1, 0, 20, 40]).lapped(), SeatSet::all(3));
}
