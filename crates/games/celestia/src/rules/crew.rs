//! The eight crew members: when each may be used, and what it does.
//!
//! Ludvig and Mama Lear act inside a combat turn and are carried out in `combat`; everybody else is here.

use tinyvec::ArrayVec;

use super::{Checked, Moment, briefing, rewards, share, thrust};
use crate::cards::{AmbushId, Constraint, Crew};
use crate::equipment::Face;
use crate::events::Event;
use crate::moves::{Move, Order, Refusal};
use crate::state::{Berth, Cargo, Celestia, Step};

/// Whether `crew` may be used in the present step.
pub(crate) fn may_use(game: &Celestia, crew: Crew) -> Checked {
    if is_the_moment(game.step(), crew) {
        available(game, crew)
    } else {
        Err(Refusal::NotNow)
    }
}

/// Whether `crew` is ready and its power would do something, whatever the step.
pub(crate) fn available(game: &Celestia, crew: Crew) -> Checked {
    if !game.is_aboard(crew) {
        return Err(Refusal::CrewNotAboard);
    }
    if !game.is_ready(crew) {
        return Err(Refusal::CrewNotReady);
    }
    if game.constraint() == Some(Constraint::NoCrew) {
        return Err(Refusal::NoCrewHere);
    }
    if has_use(game, crew) {
        Ok(())
    } else {
        Err(Refusal::CrewNoUse)
    }
}

fn is_the_moment(step: Step, crew: Crew) -> bool {
    match crew {
        Crew::Ludvig | Crew::Mama => matches!(step, Step::Combat { .. }),
        Crew::Olga | Crew::Baba => step == Step::Briefing,
        Crew::Augusta => step == Step::Dice,
        Crew::Kublai | Crew::Rhett => matches!(step, Step::Validated { .. }),
        Crew::Shuki => step == Step::Aftermath,
    }
}

/// Whether the power would do anything now.
fn has_use(game: &Celestia, crew: Crew) -> bool {
    match crew {
        Crew::Baba => briefing::leg(game) > 0,
        Crew::Kublai => rewards::supply(game, Cargo::Gold) > 0,
        Crew::Rhett => rewards::supply(game, Cargo::Smoke) > 0,
        // The last mast ends the game at once, so nothing is brought back from that combat.
        Crew::Shuki => !(game.boarding() && game.sky.masts == 1),
        _ => true,
    }
}

/// The card is turned to show that it was used.
pub(crate) fn turn(game: &mut Celestia, crew: Crew, moment: &mut Moment<'_>) {
    game.sky.crew[crew as usize] = Berth::Used;
    let seat = match game.step() {
        Step::Combat { active } => active,
        _ => game.sky.captain,
    };
    moment.told.everyone(Event::CrewUsed { seat, crew });
}

/// Baba turns up all cards from the airship to its destination; both players have seen them.
pub(crate) fn show_path(game: &mut Celestia, moment: &mut Moment<'_>) {
    turn(game, Crew::Baba, moment);
    let cards = briefing::leg(game);
    let mut ambushes = ArrayVec::new();
    for position in game.sky.ship + 1..=game.sky.ship + cards {
        game.sky.path.see(position);
        ambushes.push(game.sky.path.at(position));
    }
    moment.told.reveal();
    moment.told.everyone(Event::PathShown { ambushes });
    game.turn_to(Step::Arrange { cards });
}

pub(crate) fn arrangements_offered(cards: u8, out: &mut Vec<Move>) {
    out.extend(Order::all(cards).into_iter().map(Move::Arrange));
}

pub(crate) fn check_arrangement(cards: u8, mv: Move) -> Checked {
    match mv {
        Move::Arrange(order) if order.is_of(cards) => Ok(()),
        Move::Arrange(_) => Err(Refusal::BadOrder),
        _ => Err(Refusal::NotNow),
    }
}

/// The cards go back face down in the chosen order.
pub(crate) fn arrange(game: &mut Celestia, mv: Move, moment: &mut Moment<'_>) {
    let Move::Arrange(order) = mv else { return };
    let from = game.sky.ship + 1;
    let cards: ArrayVec<[AmbushId; 8]> = order.0.iter().map(|card| game.sky.path.at(from + card)).collect();
    for (place, card) in cards.into_iter().enumerate() {
        game.sky.path.put(from + place as u8, card);
    }
    moment.told.everyone(Event::PathArranged { order });
    game.turn_to(Step::Briefing);
}

/// Augusta sets one die, and a second one if that is wanted.
pub(crate) fn settings_offered(game: &Celestia, set: Option<u8>, out: &mut Vec<Move>) {
    for die in 0..game.sky.dice.len() as u8 {
        let settings = Face::ALL.into_iter().map(|face| Move::SetDie { die, face });
        out.extend(settings.filter(|mv| check_setting(game, set, *mv).is_ok()));
    }
    if set.is_some() {
        out.push(Move::Proceed);
    }
}

pub(crate) fn check_setting(game: &Celestia, set: Option<u8>, mv: Move) -> Checked {
    match mv {
        Move::SetDie { die, face } => match game.sky.dice.get(usize::from(die)) {
            None => Err(Refusal::NoSuchDice),
            Some(shown) if shown.face == face || set == Some(die) => Err(Refusal::SameDie),
            Some(_) => Ok(()),
        },
        Move::Proceed if set.is_none() => Err(Refusal::SetOneDie),
        Move::Proceed => Ok(()),
        _ => Err(Refusal::NotNow),
    }
}

pub(crate) fn set_die(game: &mut Celestia, set: Option<u8>, mv: Move, moment: &mut Moment<'_>) {
    let Move::SetDie { die, face } = mv else {
        return game.turn_to(Step::Dice);
    };
    game.sky.dice[usize::from(die)].face = face;
    moment.told.everyone(Event::DieSet { die, face });
    let more = set.is_none() && game.sky.dice.len() > 1;
    game.turn_to(if more {
        Step::Augusta { set: Some(die) }
    } else {
        Step::Dice
    });
}

const ON_VALIDATION: [Crew; 2] = [Crew::Kublai, Crew::Rhett];

/// Whether Kublai or Rhett could be used now.
pub(crate) fn any_on_validation(game: &Celestia) -> bool {
    ON_VALIDATION.into_iter().any(|crew| may_use(game, crew).is_ok())
}

pub(crate) fn offered_on_validation(game: &Celestia, out: &mut Vec<Move>) {
    out.extend(
        ON_VALIDATION
            .into_iter()
            .filter(|crew| may_use(game, *crew).is_ok())
            .map(Move::UseCrew),
    );
    out.push(Move::Proceed);
}

pub(crate) fn check_on_validation(game: &Celestia, mv: Move) -> Checked {
    match mv {
        Move::UseCrew(crew) => may_use(game, crew),
        Move::Proceed => Ok(()),
        _ => Err(Refusal::NotNow),
    }
}

/// Kublai and Rhett put up to two tokens into the hold for each flag, before the secret thrust.
pub(crate) fn apply_on_validation(game: &mut Celestia, flags: u8, mv: Move, moment: &mut Moment<'_>) {
    match mv {
        Move::UseCrew(crew) => {
            turn(game, crew, moment);
            let cargo = if crew == Crew::Kublai {
                Cargo::Gold
            } else {
                Cargo::Smoke
            };
            game.first(Step::Load {
                cargo,
                left: 2 * flags,
            });
        }
        _ => thrust::after_validation(game, flags),
    }
}

/// Whether Shuki could be used now.
pub(crate) fn can_salvage(game: &Celestia) -> bool {
    may_use(game, Crew::Shuki).is_ok()
}

pub(crate) fn offered_after_combat(game: &Celestia, out: &mut Vec<Move>) {
    if can_salvage(game) {
        out.push(Move::UseCrew(Crew::Shuki));
    }
    out.push(Move::Proceed);
}

pub(crate) fn check_after_combat(game: &Celestia, mv: Move) -> Checked {
    check_on_validation(game, mv)
}

pub(crate) fn apply_after_combat(game: &mut Celestia, mv: Move, moment: &mut Moment<'_>) {
    match mv {
        Move::UseCrew(_) => {
            turn(game, Crew::Shuki, moment);
            game.turn_to(Step::Salvage {
                left: game.sky.in_play.total().min(2),
            });
        }
        _ => game.turn_to(Step::CombatEnd),
    }
}

pub(crate) fn check_salvage(game: &Celestia, mv: Move) -> Checked {
    match mv {
        Move::Salvage(card) if game.sky.in_play.has(card) => Ok(()),
        Move::Salvage(_) => Err(Refusal::NoSuchCard),
        _ => Err(Refusal::NotNow),
    }
}

/// Shuki's two cards lie face up in the middle and are shared; the others are discarded afterwards.
pub(crate) fn salvage(game: &mut Celestia, left: u8, mv: Move, moment: &mut Moment<'_>) {
    let Move::Salvage(card) = mv else { return };
    game.sky.in_play.take(card);
    game.sky.shown.put(card);
    moment.told.everyone(Event::Salvaged { card });
    if left > 1 {
        game.turn_to(Step::Salvage { left: left - 1 });
    } else {
        game.turn_to(Step::CombatEnd);
        share::share_the_middle(game, moment);
    }
}
