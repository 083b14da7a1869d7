//! Starting equipment: four cards lie face up and are taken in turn, the captain first.

use table::Seat;

use super::{Checked, Moment};
use crate::events::Event;
use crate::moves::{Move, Refusal};
use crate::state::{Celestia, Step};

/// Who takes the next card: the captain the first and third, the partner the second and last.
pub(crate) fn picker(game: &Celestia) -> Seat {
    if game.sky.shown.total().is_multiple_of(2) {
        game.sky.captain
    } else {
        game.sky.captain.other()
    }
}

pub(crate) fn offered(game: &Celestia, out: &mut Vec<Move>) {
    out.extend(game.sky.shown.kinds().map(Move::Take));
}

pub(crate) fn check(game: &Celestia, mv: Move) -> Checked {
    match mv {
        Move::Take(card) if game.sky.shown.has(card) => Ok(()),
        Move::Take(_) => Err(Refusal::NoSuchCard),
        _ => Err(Refusal::NotNow),
    }
}

pub(crate) fn apply(game: &mut Celestia, mv: Move, moment: &mut Moment<'_>) {
    let Move::Take(card) = mv else { return };
    let seat = picker(game);
    game.sky.shown.take(card);
    game.sky.hands[seat].put(card);
    game.sky.known[seat].gained(card);
    moment.told.everyone(Event::Took { seat, card });
    if game.sky.shown.is_empty() {
        game.turn_to(Step::Briefing);
    }
}
