//! The helper that tests of all games are written with: it must notice what a test wants noticed.

use crate::toy;

use std::panic::catch_unwind;

use table::check::{by, check, refusal};
use table::{CardSet, Chance, Game, Millis, Refused, Seat, Viewer};
use toy::{Cards, Event, Move, Refusal, Toy, bug};

const FIRST: Seat = Seat::FIRST;

fn dealt<const BUG: u8>() -> Toy<BUG> {
    let setup = Toy::<BUG>::setup(2, &Default::default()).unwrap();
    Toy::deal(&setup, Cards::standard(), &mut Chance::fast(3)).unwrap()
}

#[test]
fn a_position_some_moves_what_is_expected() {
    let second = FIRST.next(2);
    check(
        &dealt::<{ bug::NONE }>(),
        [
            by(second, Move::Draw).refused(Refused::Rule(Refusal::NotNow)),
            by(FIRST, Move::Draw),
            by(second, Move::Keep),
            by(second, Move::Grab).refused(Refused::Rule(Refusal::NotNow)),
        ],
        |after| {
            assert_eq!(after.heard_by(Viewer::Public).len(), 2);
            assert!(matches!(after.heard_by(Viewer::Public)[1], Event::Kept { seat } if seat == second));
        },
    );
}

#[test]
fn it_notices_what_is_not_as_expected() {
    let fine = dealt::<{ bug::NONE }>();
    let not_allowed = catch_unwind(|| check(&fine, [by(FIRST, Move::Grab)], |_| {}));
    let allowed = catch_unwind(|| refusal(&fine, FIRST, &Move::Keep));
    let other_reason = catch_unwind(|| {
        let line = by(FIRST, Move::Grab).refused(Refused::GameOver);
        check(&fine, [line], |_| {})
    });
    let lots_left = catch_unwind(|| check(&fine, [by(FIRST, Move::Keep).lots([1])], |_| {}));
    assert!(not_allowed.is_err() && allowed.is_err() && other_reason.is_err() && lots_left.is_err());
    let loses_a_card = dealt::<{ bug::LOSES_A_CARD }>();
    let lost = catch_unwind(|| {
        let mut game = loses_a_card.clone();
        // The card that gets lost lies somewhere in the deck.
        for _ in 0..60 {
            let by = game.actors().next().unwrap();
            let mv = game.offered(by)[0];
            table::check::make(&mut game, by, &mv, &mut Chance::fast(1), Millis(0));
        }
    });
    assert!(lost.is_err());
}
