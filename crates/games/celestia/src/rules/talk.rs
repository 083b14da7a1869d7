//! What the two may say to each other. In the phases of consultation a seat may make one of the proposals below, once each for the
//! question at hand, and answer the partner's latest; nothing else passes between them. The captain decides.

use table::Seat;

use super::{Checked, Moment, crew, dice, rewards};
use crate::cards::Crew;
use crate::events::Event;
use crate::moves::{Answer, Move, Order, Proposal, Refusal, Token};
use crate::state::{Celestia, Step};

/// Whether the players may confer now: where the rulebook says "Vous pouvez vous concerter". Otherwise there is silence.
#[inline]
pub(crate) fn is_consultation(game: &Celestia) -> bool {
    match game.step() {
        // The book invites nobody to speak of Kublai, Rhett and Shuki, nor of the room for what they bring.
        Step::Validated { .. } | Step::Aftermath => game.is_first_edition(),
        Step::Load { .. } => {
            game.is_first_edition() || !matches!(game.step_below(), Some(Step::Validated { .. }))
        }
        Step::Briefing
        | Step::Arrange { .. }
        | Step::Dice
        | Step::Starter
        | Step::CardReward
        | Step::Recruit { .. }
        | Step::ShareStarter
        | Step::Jettison { .. }
        | Step::Market
        | Step::Armoury => true,
        Step::Draft
        | Step::Augusta { .. }
        | Step::Thrust { .. }
        | Step::Forfeit
        | Step::Discard { .. }
        | Step::Deactivate
        | Step::Dismiss
        | Step::Combat { .. }
        | Step::Salvage { .. }
        | Step::CombatEnd
        | Step::Rewards { .. }
        | Step::Statement { .. }
        | Step::Share { .. }
        | Step::NextAssault
        | Step::Over(_) => false,
    }
}

/// Everything that `seat` may say in a consultation.
pub(crate) fn offered(game: &Celestia, seat: Seat, out: &mut Vec<Move>) {
    topics(game, &mut |proposal| {
        if game.sky.talk.proposed[seat] & item(proposal) == 0 {
            out.push(Move::Propose(proposal));
        }
    });
    if answerable(game, seat).is_ok() {
        out.extend(Answer::ALL.into_iter().map(Move::Answer));
    }
}

/// Everything that may be proposed about the present question: only what the captain could do.
fn topics(game: &Celestia, add: &mut impl FnMut(Proposal)) {
    let mut crew = |list: &[Crew]| {
        let usable = list.iter().filter(|crew| crew::may_use(game, **crew).is_ok());
        usable.for_each(|crew| add(Proposal::UseCrew(*crew)));
    };
    match game.step() {
        Step::Briefing => {
            crew(&[Crew::Olga, Crew::Baba]);
            add(Proposal::Continue);
            if super::briefing::check(game, Move::Stage).is_ok() {
                add(Proposal::Stage);
            }
        }
        Step::Arrange { cards } => Order::all(cards)
            .into_iter()
            .for_each(|order| add(Proposal::Arrange(order))),
        Step::Dice => {
            crew(&[Crew::Augusta]);
            // Gold or smoke for the flags may be spoken of before the dice are accepted.
            let for_flags = [Crew::Kublai, Crew::Rhett]
                .into_iter()
                .filter(|_| dice::flags(game) > 0);
            for_flags
                .filter(|crew| crew::available(game, *crew).is_ok())
                .for_each(|crew| add(Proposal::UseCrew(crew)));
            add(Proposal::Validate);
            if dice::may_smoke(game).is_ok() {
                add(Proposal::UseSmoke);
            }
        }
        // Reached in the first edition only, as the next line.
        Step::Validated { .. } => crew(&[Crew::Kublai, Crew::Rhett]),
        Step::Aftermath => crew(&[Crew::Shuki]),
        Step::Starter | Step::ShareStarter => Seat::all(2).for_each(|seat| add(Proposal::Begin(seat))),
        Step::CardReward => [Proposal::Take(1), Proposal::Decline].into_iter().for_each(add),
        Step::Load { left, .. } => {
            (1..=left).for_each(|count| add(Proposal::Take(count)));
            add(Proposal::Decline);
            removals(game, u8::MAX, add);
        }
        Step::Recruit { .. } => {
            add(Proposal::Take(1));
            add(Proposal::Decline);
            removals(game, u8::MAX, add);
        }
        Step::Jettison { left } => removals(game, left, add),
        Step::Market => {
            let purchases = [
                (Move::BuyCards, Proposal::BuyCards),
                (Move::BuySmoke, Proposal::BuySmoke),
            ];
            purchases
                .into_iter()
                .filter(|(mv, _)| super::stage::check(game, *mv).is_ok())
                .for_each(|(_, it)| add(it));
            add(Proposal::KeepGold);
        }
        Step::Armoury => {
            let purchases = [
                (Move::BuyCards, Proposal::BuyCards),
                (Move::Reactivate, Proposal::Reactivate),
            ];
            purchases
                .into_iter()
                .filter(|(mv, _)| super::boarding::check(game, *mv).is_ok())
                .for_each(|(_, it)| add(it));
            add(Proposal::KeepGold);
        }
        _ => {}
    }
}

/// Tokens that could leave the hold, at most `most` of a kind.
fn removals(game: &Celestia, most: u8, add: &mut impl FnMut(Proposal)) {
    for token in [Token::Gold, Token::Smoke]
        .into_iter()
        .chain(game.aboard().map(Token::Crew))
    {
        (1..=rewards::tokens_of(game, token).min(most))
            .for_each(|count| add(Proposal::Remove { token, count }));
    }
}

/// What a proposal is about: one bit for each thing that can be proposed once.
fn item(proposal: Proposal) -> u32 {
    let number = match proposal {
        Proposal::Continue => 0,
        Proposal::Stage => 1,
        Proposal::UseCrew(crew) => 2 + crew as u32,
        Proposal::Arrange(_) => 10,
        Proposal::UseSmoke => 11,
        Proposal::Validate => 12,
        Proposal::Begin(_) => 13,
        Proposal::Remove {
            token: Token::Gold, ..
        } => 14,
        Proposal::Remove {
            token: Token::Smoke, ..
        } => 15,
        Proposal::Remove {
            token: Token::Crew(crew),
            ..
        } => 16 + crew as u32,
        Proposal::Take(_) => 24,
        Proposal::Decline => 25,
        Proposal::BuyCards => 26,
        Proposal::BuySmoke => 27,
        Proposal::Reactivate => 28,
        Proposal::KeepGold => 29,
    };
    1 << number
}

pub(crate) fn may_propose(game: &Celestia, seat: Seat, proposal: Proposal) -> Checked {
    if !is_consultation(game) {
        return Err(Refusal::NotNow);
    }
    let mut possible = false;
    topics(game, &mut |topic| possible |= topic == proposal);
    if !possible {
        Err(Refusal::NotForTalk)
    } else if game.sky.talk.proposed[seat] & item(proposal) != 0 {
        Err(Refusal::SaidAlready)
    } else {
        Ok(())
    }
}

pub(crate) fn may_answer(game: &Celestia, seat: Seat) -> Checked {
    if !is_consultation(game) {
        return Err(Refusal::NotNow);
    }
    answerable(game, seat)
}

/// Whether the partner proposed something that `seat` has not answered yet.
fn answerable(game: &Celestia, seat: Seat) -> Checked {
    match game.sky.talk.proposal[seat.other()] {
        None => Err(Refusal::NothingToAnswer),
        Some(proposal) if game.sky.talk.answered[seat] & item(proposal) != 0 => Err(Refusal::SaidAlready),
        Some(_) => Ok(()),
    }
}

pub(crate) fn propose(game: &mut Celestia, seat: Seat, proposal: Proposal, moment: &mut Moment<'_>) {
    let talk = &mut game.sky.talk;
    talk.proposed[seat] |= item(proposal);
    talk.proposal[seat] = Some(proposal);
    talk.answer[seat.other()] = None;
    moment.told.everyone(Event::Proposed { seat, proposal });
}

pub(crate) fn answer(game: &mut Celestia, seat: Seat, answer: Answer, moment: &mut Moment<'_>) {
    let talk = &mut game.sky.talk;
    if let Some(proposal) = talk.proposal[seat.other()] {
        talk.answered[seat] |= item(proposal);
        talk.answer[seat] = Some(answer);
        moment.told.everyone(Event::Answered { seat, answer });
    }
}
