//! Exceptional communication: each player may say one true thing about the own hand, the captain first.

use table::Seat;

use super::{Checked, Moment};
use crate::equipment::{Card, Counts, Weapon};
use crate::events::Event;
use crate::moves::{Move, Refusal, Statement};
use crate::state::{Celestia, Said, Step};

pub(crate) fn offered(game: &Celestia, seat: Seat, out: &mut Vec<Move>) {
    let hand = game.sky.hands[seat];
    let about = |card| {
        if hand.has(card) {
            Statement::Have(card)
        } else {
            Statement::HaveNot(card)
        }
    };
    out.extend(Card::ALL.into_iter().map(|card| Move::Say(about(card))));
    if is_true(hand, Statement::HaveEverything) {
        out.push(Move::Say(Statement::HaveEverything));
    }
    out.push(Move::Say(Statement::Silent));
}

/// "Everything" means the five weapons; a joker is not needed for it.
fn is_true(hand: Counts, statement: Statement) -> bool {
    match statement {
        Statement::Have(card) => hand.has(card),
        Statement::HaveNot(card) => !hand.has(card),
        Statement::HaveEverything => Weapon::ALL.into_iter().all(|weapon| hand.has(weapon.card())),
        Statement::Silent => true,
    }
}

pub(crate) fn check(game: &Celestia, seat: Seat, mv: Move) -> Checked {
    match mv {
        Move::Say(statement) if is_true(game.sky.hands[seat], statement) => Ok(()),
        Move::Say(_) => Err(Refusal::NotTrue),
        _ => Err(Refusal::NotNow),
    }
}

pub(crate) fn apply(game: &mut Celestia, seat: Seat, mv: Move, moment: &mut Moment<'_>) {
    let Move::Say(statement) = mv else { return };
    if statement != Statement::Silent {
        moment.told.reveal();
        game.sky.known[seat].said(statement);
        if game.sky.said.len() == game.sky.said.capacity() {
            game.sky.said.remove(0);
        }
        game.sky.said.push(Said {
            seat,
            statement,
            at: game.sky.ship,
        });
    }
    moment.told.everyone(Event::Said { seat, statement });
    if seat == game.sky.captain {
        game.turn_to(Step::Statement { seat: seat.other() });
    } else {
        game.done();
    }
}
