//! Sharing cards: so many face down and face up lie in the middle and are taken in turn.

use table::Seat;

use super::{Checked, Moment};
use crate::cards::Deal;
use crate::equipment::{Card, Counts};
use crate::events::Event;
use crate::moves::{Move, Refusal};
use crate::state::{Celestia, Step};

/// Draws cards to the middle and lets them be shared before anything else. Too few cards: the face-up ones come first.
pub(crate) fn lay_out(game: &mut Celestia, deal: Deal, moment: &mut Moment<'_>) {
    for _ in 0..deal.visible {
        if let Some(card) = draw(game, moment) {
            game.sky.shown.put(card);
        }
    }
    for _ in 0..deal.hidden {
        if let Some(card) = draw(game, moment) {
            game.sky.face_down.put(card);
        }
    }
    share_the_middle(game, moment);
}

/// What lies in the middle is shared before anything else.
pub(crate) fn share_the_middle(game: &mut Celestia, moment: &mut Moment<'_>) {
    if !is_over(game) {
        let hidden = game.sky.face_down.total();
        moment.told.everyone(Event::CardsShown {
            visible: game.sky.shown,
            hidden,
        });
        game.first(Step::ShareStarter);
    }
}

/// The top of the deck; an empty deck is made anew of the discard pile. Cards of the combat in progress are not in it.
fn draw(game: &mut Celestia, moment: &mut Moment<'_>) -> Option<Card> {
    if game.sky.deck.is_empty() && !game.sky.discard.is_empty() {
        game.sky.deck = game.sky.discard;
        game.sky.discard = Counts::NONE;
        moment.told.everyone(Event::DeckShuffled {
            cards: game.sky.deck.total(),
        });
    }
    let card = Card::ALL[moment.chance.draw(game.sky.deck.numbers())?];
    game.sky.deck.take(card);
    Some(card)
}

/// Whether a card could be drawn at all.
pub(crate) fn can_draw(game: &Celestia) -> bool {
    !game.sky.deck.is_empty() || !game.sky.discard.is_empty()
}

/// Whether nothing lies in the middle.
pub(crate) fn is_over(game: &Celestia) -> bool {
    game.sky.shown.is_empty() && game.sky.face_down.is_empty()
}

/// The captain has named who takes first.
pub(crate) fn begin(game: &mut Celestia, mv: Move, moment: &mut Moment<'_>) {
    let Move::Begin(seat) = mv else { return };
    game.turn_to(Step::Share { seat, passed: false });
    moment.told.everyone(Event::ShareBegins { seat });
}

pub(crate) fn offered(game: &Celestia, passed: bool, out: &mut Vec<Move>) {
    out.extend(game.sky.shown.kinds().map(Move::Take));
    if !game.sky.face_down.is_empty() {
        out.push(Move::TakeHidden);
    }
    if !passed {
        out.push(Move::Pass);
    }
}

pub(crate) fn check(game: &Celestia, passed: bool, mv: Move) -> Checked {
    match mv {
        Move::Take(card) if game.sky.shown.has(card) => Ok(()),
        Move::Take(_) => Err(Refusal::NoSuchCard),
        Move::TakeHidden if game.sky.face_down.is_empty() => Err(Refusal::NoHiddenCard),
        Move::TakeHidden => Ok(()),
        Move::Pass if passed => Err(Refusal::PartnerPassed),
        Move::Pass => Ok(()),
        _ => Err(Refusal::NotNow),
    }
}

pub(crate) fn apply(game: &mut Celestia, seat: Seat, mv: Move, moment: &mut Moment<'_>) {
    match mv {
        Move::Take(card) => {
            game.sky.shown.take(card);
            game.sky.hands[seat].put(card);
            game.sky.known[seat].gained(card);
            moment.told.everyone(Event::Took { seat, card });
        }
        Move::TakeHidden => take_hidden(game, seat, moment),
        _ => moment.told.everyone(Event::Passed { seat }),
    }
    game.turn_to(Step::Share {
        seat: seat.other(),
        passed: mv == Move::Pass,
    });
}

/// Which face-down card it is only its taker sees.
fn take_hidden(game: &mut Celestia, seat: Seat, moment: &mut Moment<'_>) {
    let Some(kind) = moment.chance.draw(game.sky.face_down.numbers()) else {
        return;
    };
    let card = Card::ALL[kind];
    game.sky.face_down.take(card);
    game.sky.hands[seat].put(card);
    game.sky.known[seat].gained_unseen();
    let secret = Event::TookHidden {
        seat,
        card: Some(card),
    };
    moment
        .told
        .privately(seat, secret, Event::TookHidden { seat, card: None });
}
