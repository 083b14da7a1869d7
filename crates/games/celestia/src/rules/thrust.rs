//! The pirate's secret thrust: once for each flag that was accepted.

use table::Seat;

use super::{Checked, Moment};
use crate::cards::{Crew, LAIR, Penalty};
use crate::equipment::Counts;
use crate::events::{Ending, Event};
use crate::moves::{Move, Refusal, Token};
use crate::state::{Berth, Celestia, Step};

/// In the pursuit the flags set off the thrust; when boarding they only change what a flag asks for.
pub(crate) fn after_validation(game: &mut Celestia, flags: u8) {
    game.turn_to(if game.boarding() {
        Step::Starter
    } else {
        Step::Thrust { flags }
    });
}

/// One thrust: the pirate gets away, then the penalty, if one is printed and can be paid.
pub(crate) fn strike(game: &mut Celestia, flags: u8, moment: &mut Moment<'_>) {
    game.turn_to(Step::Thrust { flags: flags - 1 });
    let pirate = game.cards.pirate(game.sky.pirate_card);
    if advance_pirate(game, pirate.advance, moment) {
        return;
    }
    match pirate.penalty {
        None => {}
        Some(Penalty::LoseGold) => lose_gold(game, moment),
        Some(Penalty::LoseEquipment) => lose_equipment(game),
        Some(Penalty::DeactivateCrew) => lose_crew(game, Step::Deactivate, moment),
        Some(Penalty::DiscardCrew) => lose_crew(game, Step::Dismiss, moment),
    }
}

/// Moves the pirate's ship; true if it has reached its lair and the game is lost.
pub(crate) fn advance_pirate(game: &mut Celestia, by: u8, moment: &mut Moment<'_>) -> bool {
    game.sky.pirate = (game.sky.pirate + by).min(LAIR);
    moment.told.everyone(Event::PirateAdvanced {
        by,
        to: game.sky.pirate,
    });
    let escaped = game.sky.pirate == LAIR;
    if escaped {
        game.over(Ending::PirateEscaped, moment);
    }
    escaped
}

fn lose_gold(game: &mut Celestia, moment: &mut Moment<'_>) {
    if game.sky.gold > 0 {
        game.sky.gold -= 1;
        moment.told.everyone(Event::GoldLost);
    }
}

/// The captain names who gives up a card; there is nothing to name when only one hand has cards. The sizes of hands are public.
fn lose_equipment(game: &mut Celestia) {
    let mut holders = Seat::all(2).filter(|seat| !game.sky.hands[*seat].is_empty());
    match (holders.next(), holders.next()) {
        (None, _) => {}
        (Some(seat), None) => game.first(Step::Discard { seat }),
        (Some(_), Some(_)) => game.first(Step::Forfeit),
    }
}

/// The captain names the crew member; there is nothing to name when there is only one.
fn lose_crew(game: &mut Celestia, step: Step, moment: &mut Moment<'_>) {
    let mut candidates = Crew::ALL.into_iter().filter(|crew| can_lose(game, step, *crew));
    match (candidates.next(), candidates.next()) {
        (None, _) => {}
        (Some(crew), None) => carry_off(game, step, crew, moment),
        (Some(_), Some(_)) => game.first(step),
    }
}

fn can_lose(game: &Celestia, step: Step, crew: Crew) -> bool {
    match step {
        Step::Deactivate => game.is_ready(crew),
        _ => game.is_aboard(crew),
    }
}

fn carry_off(game: &mut Celestia, step: Step, crew: Crew, moment: &mut Moment<'_>) {
    if step == Step::Deactivate {
        game.sky.crew[crew as usize] = Berth::Used;
        moment.told.everyone(Event::CrewTurned { crew });
    } else {
        game.sky.crew[crew as usize] = Berth::Gone;
        moment.told.everyone(Event::Jettisoned {
            token: Token::Crew(crew),
        });
    }
}

pub(crate) fn offered(game: &Celestia, out: &mut Vec<Move>) {
    match game.step() {
        Step::Forfeit => out.extend(Seat::all(2).map(Move::Forfeit)),
        Step::Discard { seat } => out.extend(game.sky.hands[seat].kinds().map(Move::Discard)),
        step => out.extend(
            Crew::ALL
                .into_iter()
                .filter(|crew| can_lose(game, step, *crew))
                .map(Move::Lose),
        ),
    }
}

pub(crate) fn check(game: &Celestia, mv: Move) -> Checked {
    match (game.step(), mv) {
        (Step::Forfeit, Move::Forfeit(seat)) => match game.sky.hands.get(seat) {
            Some(hand) if !hand.is_empty() => Ok(()),
            _ => Err(Refusal::EmptyHand),
        },
        (Step::Discard { seat }, Move::Discard(card)) if game.sky.hands[seat].has(card) => Ok(()),
        (Step::Discard { .. }, Move::Discard(_)) => Err(Refusal::NoSuchCard),
        (Step::Deactivate | Step::Dismiss, Move::Lose(crew)) if !game.is_aboard(crew) => {
            Err(Refusal::CrewNotAboard)
        }
        (Step::Deactivate, Move::Lose(crew)) if !game.is_ready(crew) => Err(Refusal::CrewNotReady),
        (Step::Deactivate | Step::Dismiss, Move::Lose(_)) => Ok(()),
        _ => Err(Refusal::NotNow),
    }
}

pub(crate) fn apply(game: &mut Celestia, mv: Move, moment: &mut Moment<'_>) {
    match (game.step(), mv) {
        (Step::Forfeit, Move::Forfeit(seat)) => game.turn_to(Step::Discard { seat }),
        (Step::Discard { seat }, Move::Discard(card)) => {
            game.sky.hands[seat].take(card);
            game.sky.known[seat].played(Counts::one(card));
            game.sky.discard.put(card);
            moment.told.reveal();
            moment.told.everyone(Event::CardForfeited { seat, card });
            game.done();
        }
        (step, Move::Lose(crew)) => {
            game.done();
            carry_off(game, step, crew, moment);
        }
        _ => {}
    }
}
