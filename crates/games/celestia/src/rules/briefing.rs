//! Briefing at the start of a turn, and moving the airship.

use super::{Checked, Moment, boarding, crew, dice, stage};
use crate::cards::{Crew, LAIR, Mode, PATH};
use crate::events::{Ending, Event};
use crate::moves::{Move, Refusal};
use crate::state::{Celestia, Step};

pub(crate) fn offered(game: &Celestia, out: &mut Vec<Move>) {
    out.push(Move::Continue);
    let others = [Move::Stage, Move::UseCrew(Crew::Olga), Move::UseCrew(Crew::Baba)];
    out.extend(others.into_iter().filter(|mv| check(game, *mv).is_ok()));
}

pub(crate) fn check(game: &Celestia, mv: Move) -> Checked {
    match mv {
        Move::Continue => Ok(()),
        Move::Stage => may_stage(game),
        Move::UseCrew(crew) => crew::may_use(game, crew),
        _ => Err(Refusal::NotNow),
    }
}

/// The first turn is always the pursuit, a stage never follows a stage, and there are six stages in all.
fn may_stage(game: &Celestia) -> Checked {
    if game.sky.ship == 0 {
        Err(Refusal::FirstTurn)
    } else if game.sky.on_stage.is_some() {
        Err(Refusal::StageAfterStage)
    } else if game.sky.stage_pile.is_empty() {
        Err(Refusal::NoStageLeft)
    } else {
        Ok(())
    }
}

pub(crate) fn apply(game: &mut Celestia, mv: Move, moment: &mut Moment<'_>) {
    match mv {
        Move::Continue => advance(game, moment),
        Move::Stage => stage::reach(game, moment),
        Move::UseCrew(Crew::Olga) => {
            crew::turn(game, Crew::Olga, moment);
            game.sky.olga = true;
        }
        Move::UseCrew(Crew::Baba) => crew::show_path(game, moment),
        _ => {}
    }
}

/// The propeller of what the airship stands on.
fn propeller(game: &Celestia) -> u8 {
    match (game.sky.on_stage, game.sky.ship) {
        (Some(stage), _) => game.cards.stage(stage).propeller,
        (None, 0) => game.cards.start_propeller,
        (None, position) => game.cards.ambush(game.sky.path.at(position)).propeller,
    }
}

/// Where the airship would get.
pub(crate) fn destination(game: &Celestia) -> u8 {
    game.sky.ship + propeller(game) + u8::from(game.sky.olga)
}

/// How many cards lie between the airship and its destination, that one included.
pub(crate) fn leg(game: &Celestia) -> u8 {
    destination(game).min(PATH as u8).saturating_sub(game.sky.ship)
}

/// Moves the airship; on reaching or passing the pirate it stops there.
fn advance(game: &mut Celestia, moment: &mut Moment<'_>) {
    let (from, to) = (game.sky.ship, destination(game));
    game.sky.olga = false;
    game.sky.on_stage = None;
    if to >= game.sky.pirate {
        game.sky.ship = game.sky.pirate;
        moment.told.everyone(Event::Caught { at: game.sky.pirate });
        match game.sky.mode {
            Mode::Rapid => game.over(Ending::PirateCaught, moment),
            Mode::Normal | Mode::Expert => boarding::prepare(game, moment),
        }
        return;
    }
    // The pirate is always before the lair, so there is a card here.
    debug_assert!(to < LAIR);
    let ambush = game.sky.path.at(to);
    game.sky.path.turn_up(to);
    game.sky.ship = to;
    game.sky.fought += 1;
    moment.told.reveal();
    moment.told.everyone(Event::Moved { from, to, ambush });
    game.turn_to(Step::Dice);
    dice::throw(game, game.cards.ambush(ambush).force, moment);
}
