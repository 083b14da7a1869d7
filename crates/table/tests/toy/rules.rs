//! The rules of Grapple.

use std::cell::Cell;

use table::turn::Score;
use table::{Actor, BySeat, Millis, Moment, Outcome, Seat, SeatSet, Turn};

use super::{Event, GRAB_TIME, Move, Phase, Plain, Refusal, Remark, bug};

thread_local! {
    /// What a pure rule never has: a memory of its own.
    static MOOD: Cell<u32> = const { Cell::new(0) };
}

fn moody() -> bool {
    MOOD.replace(MOOD.get() + 1) % 2 == 1
}

pub(super) fn worth(card: u8) -> u8 {
    card / 2
}

pub(super) fn turn<const BUG: u8>(game: &Plain) -> Turn {
    match game.phase {
        Phase::Draw(seat) if BUG == bug::TURN_DEPENDS_ON_OTHER_HANDS && game.hands[seat].contains(&0) => {
            Turn::Several(SeatSet::only(seat).with(seat.next(game.seats)))
        }
        Phase::Draw(seat) => Turn::One(seat),
        Phase::Seal => Turn::Several(without(game.seats, |seat| game.sealed[seat].is_some())),
        Phase::Grab { until, .. } => Turn::RealTime {
            seats: without(game.seats, |seat| game.grabbed[seat]),
            until: Some(until),
        },
        Phase::Over => {
            let points = |seat| Score {
                points: i32::from(game.scores[seat]),
                tie_breaks: [0; 3],
            };
            Turn::Over(Outcome::by_score(BySeat::from_fn(game.seats, points)))
        }
    }
}

fn without(seats: u8, done: impl Fn(Seat) -> bool) -> SeatSet {
    Seat::all(seats).filter(|seat| !done(*seat)).collect()
}

/// Remarks may be made while cards are drawn and laid, once a round.
pub(super) fn asides(game: &Plain) -> SeatSet {
    match game.phase {
        Phase::Draw(_) | Phase::Seal => without(game.seats, |seat| game.remarks[seat].is_some()),
        _ => SeatSet::EMPTY,
    }
}

pub(super) fn moves<const BUG: u8>(game: &Plain, by: Actor, out: &mut Vec<Move>) {
    let Some(seat) = by.seat() else {
        out.push(Move::TimeUp);
        return;
    };
    if turn::<BUG>(game).seats().contains(seat) {
        match game.phase {
            Phase::Draw(_) => {
                if !game.deck.is_empty() {
                    out.push(Move::Draw);
                }
                if BUG != bug::GETS_STUCK || game.hands[seat].len() < 4 {
                    out.push(Move::Keep);
                }
            }
            Phase::Seal => {
                out.extend(game.hands[seat].iter().map(|card| Move::Seal(*card)));
                if BUG == bug::OFFERS_WHAT_IT_REFUSES {
                    out.extend(game.gone.iter().map(|card| Move::Seal(*card)));
                }
            }
            Phase::Grab { .. } => out.push(Move::Grab),
            Phase::Over => {}
        }
        if BUG == bug::GETS_STUCK && game.hands[seat].len() > 3 {
            out.clear();
        }
    }
    if asides(game).contains(seat) {
        out.extend([Move::Remark(Remark::Strong), Move::Remark(Remark::Weak)]);
        if BUG == bug::OFFERS_TWO_MOVES_THAT_READ_ALIKE {
            out.push(Move::Mumble {
                remark: [Remark::Weak],
            });
        }
        if BUG == bug::OFFERS_DEPEND_ON_OTHER_HANDS && game.hands[seat.next(game.seats)].contains(&15) {
            out.pop();
        }
    }
}

pub(super) fn check<const BUG: u8>(game: &Plain, by: Actor, mv: &Move) -> Result<(), Refusal> {
    let Some(seat) = by.seat() else {
        return if *mv == Move::TimeUp {
            Ok(())
        } else {
            Err(Refusal::NotNow)
        };
    };
    let waited_for = turn::<BUG>(game).seats().contains(seat);
    let when = |now: bool| {
        if now && waited_for {
            Ok(())
        } else {
            Err(Refusal::NotNow)
        }
    };
    match mv {
        Move::Draw => {
            when(matches!(game.phase, Phase::Draw(_)))?;
            if game.deck.is_empty() {
                Err(Refusal::DeckEmpty)
            } else {
                Ok(())
            }
        }
        Move::Keep => when(matches!(game.phase, Phase::Draw(_))),
        // Cards that were laid are gone for ever, so no move that anybody made asks for this one: only a made-up one does.
        Move::Seal(card)
            if BUG == bug::A_QUESTION_TELLS_THE_NEXT_CARD
                && matches!(game.phase, Phase::Draw(_))
                && game.deck.last() == Some(card) =>
        {
            Err(Refusal::NotInHand)
        }
        Move::Seal(card) => {
            when(game.phase == Phase::Seal)?;
            let next = &game.hands[seat.next(game.seats)];
            let lax = BUG == bug::ACCEPTS_WHAT_IT_DOES_NOT_OFFER && game.gone.contains(card);
            if lax || game.hands[seat].contains(card) {
                Ok(())
            } else if BUG == bug::REFUSALS_DEPEND_ON_OTHER_HANDS && next.contains(card) {
                Err(Refusal::NotNow)
            } else {
                Err(Refusal::NotInHand)
            }
        }
        Move::Grab => when(matches!(game.phase, Phase::Grab { .. })),
        Move::TimeUp => Err(Refusal::ForTheClock),
        Move::Remark(_) if asides(game).contains(seat) => Ok(()),
        Move::Mumble { .. }
            if BUG == bug::OFFERS_TWO_MOVES_THAT_READ_ALIKE && asides(game).contains(seat) =>
        {
            Ok(())
        }
        Move::Remark(_) | Move::Mumble { .. } => Err(Refusal::SaidAlready),
    }
}

pub(super) fn apply<const BUG: u8>(game: &mut Plain, by: Actor, mv: &Move, moment: &mut Moment<'_, Event>) {
    match (by.seat(), *mv) {
        (Some(seat), Move::Draw) => draw::<BUG>(game, seat, moment),
        (Some(seat), Move::Keep) => {
            let next = game.deck.last().copied();
            if BUG == bug::TELLS_THE_NEXT_CARD_AS_HARMLESS {
                moment.told.harmless(Event::Drew { seat, card: next });
            } else {
                moment.told.harmless(Event::Kept { seat });
            }
            next_to_draw::<BUG>(game, seat);
        }
        (Some(seat), Move::Seal(card)) => seal::<BUG>(game, seat, card, moment),
        (Some(seat), Move::Grab) => grab::<BUG>(game, seat, moment),
        (Some(seat), Move::Remark(remark) | Move::Mumble { remark: [remark] }) => {
            game.remarks[seat] = Some(remark);
            moment.told.everyone(Event::Remarked { seat, remark });
        }
        (None, _) => {
            moment.told.everyone(Event::TimeUp);
            end_round::<BUG>(game);
        }
        (Some(_), Move::TimeUp) => {}
    }
}

fn draw<const BUG: u8>(game: &mut Plain, seat: Seat, moment: &mut Moment<'_, Event>) {
    if let Some(card) = game.deck.pop() {
        if BUG == bug::LOSES_A_CARD && card == 0 {
            return next_to_draw::<BUG>(game, seat);
        }
        game.hands[seat].push(card);
        let secret = Event::Drew {
            seat,
            card: Some(card),
        };
        if BUG == bug::TELLS_EVERYONE_WHAT_WAS_DRAWN {
            moment.told.everyone(secret);
        } else {
            moment
                .told
                .privately(seat, secret, Event::Drew { seat, card: None });
        }
        if BUG != bug::DRAWS_FOR_FREE {
            moment.told.reveal();
        }
    }
    next_to_draw::<BUG>(game, seat);
}

fn next_to_draw<const BUG: u8>(game: &mut Plain, seat: Seat) {
    let next = seat.next(game.seats);
    if BUG == bug::TURNS_PASS_BY_MOOD && moody() {
        return;
    }
    game.phase = if next == Seat::FIRST {
        Phase::Seal
    } else {
        Phase::Draw(next)
    };
}

fn seal<const BUG: u8>(game: &mut Plain, seat: Seat, card: u8, moment: &mut Moment<'_, Event>) {
    game.sealed[seat] = Some(card);
    if BUG == bug::TELLS_EVERYONE_WHAT_WAS_SEALED {
        moment.told.everyone(Event::SealedCard { seat, card });
    } else {
        moment.told.harmless(Event::Sealed { seat });
    }
    if BUG == bug::MARKS_A_HAND_AS_KNOWN && !game.known.contains(&seat) {
        // It even owns up to showing something, but nobody was told what.
        game.known.push(seat);
        moment.told.reveal();
    }
    if game.sealed.iter().all(Option::is_some) {
        show_cards::<BUG>(game, moment);
    }
}

/// The highest card wins its worth if nobody laid one worth as much.
fn show_cards<const BUG: u8>(game: &mut Plain, moment: &mut Moment<'_, Event>) {
    if BUG != bug::SHOWS_CARDS_FOR_FREE {
        moment.told.reveal();
    }
    let cards: Vec<u8> = game.sealed.iter().flatten().copied().collect();
    let best = cards.iter().map(|card| worth(*card)).max().unwrap_or(0);
    let mut winners = Seat::all(game.seats).filter(|seat| game.sealed[*seat].map(worth) == Some(best));
    let mut winner = winners.next().filter(|_| winners.next().is_none());
    if BUG == bug::RULES_HAVE_MOODS && moody() {
        winner = None;
    }
    if let Some(winner) = winner {
        game.scores[winner] = game.scores[winner].saturating_add(best);
    }
    for seat in Seat::all(game.seats) {
        let laid = game.sealed[seat].take();
        game.hands[seat].retain(|card| Some(*card) != laid);
    }
    game.gone.extend(&cards);
    moment.told.everyone(Event::Shown { cards, winner });
    let until = Millis(moment.now.0.saturating_add(GRAB_TIME));
    game.phase = Phase::Grab {
        until,
        coins: game.seats - 1,
    };
}

fn grab<const BUG: u8>(game: &mut Plain, seat: Seat, moment: &mut Moment<'_, Event>) {
    let Phase::Grab { until, coins } = game.phase else {
        return;
    };
    game.grabbed[seat] = true;
    game.scores[seat] = game.scores[seat].saturating_add(1);
    moment.told.everyone(Event::Grabbed { seat });
    match coins {
        0 | 1 => end_round::<BUG>(game),
        _ => {
            game.phase = Phase::Grab {
                until,
                coins: coins - 1,
            }
        }
    }
}

fn end_round<const BUG: u8>(game: &mut Plain) {
    game.grabbed = BySeat::from_fn(game.seats, |_| false);
    game.remarks = BySeat::from_fn(game.seats, |_| None);
    game.rounds_left = game.rounds_left.saturating_sub(1);
    game.phase = if game.rounds_left > 0 {
        Phase::Draw(Seat::FIRST)
    } else {
        Phase::Over
    };
    if game.phase == Phase::Over && (BUG == bug::NEVER_ENDS || game.shared == u32::MAX) {
        // Only the clock and the quick are needed to go round and round.
        game.phase = Phase::Grab {
            until: Millis(0),
            coins: 1,
        };
    }
}
