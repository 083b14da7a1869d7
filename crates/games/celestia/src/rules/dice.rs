//! The force of the ambush: dice are set and thrown, rolled again with smoke, and accepted.

use super::{Checked, Moment, crew};
use crate::cards::{Constraint, Crew, Force};
use crate::equipment::Face;
use crate::events::{Event, Faces};
use crate::moves::{DiceSet, Move, Refusal};
use crate::state::{Celestia, Die, Step};

/// Sets the fixed dice and throws the others.
pub(crate) fn throw(game: &mut Celestia, force: Force, moment: &mut Moment<'_>) {
    game.sky.dice.clear();
    for face in force.fixed {
        game.sky.dice.push(Die { face, out: false });
    }
    for _ in 0..force.rolled {
        game.sky.dice.push(Die {
            face: Face::numbered(moment.chance.die(6)),
            out: false,
        });
    }
    moment.told.everyone(Event::DiceThrown { faces: faces(game) });
}

fn faces(game: &Celestia) -> Faces {
    game.sky.dice.iter().map(|die| die.face).collect()
}

/// Flags among the dice.
pub(crate) fn flags(game: &Celestia) -> u8 {
    game.sky.dice.iter().filter(|die| die.face == Face::Flag).count() as u8
}

pub(crate) fn offered(game: &Celestia, out: &mut Vec<Move>) {
    out.push(Move::Validate);
    if may_smoke(game).is_ok() {
        out.extend((1..1 << game.sky.dice.len()).map(|dice| Move::Reroll(DiceSet(dice))));
    }
    if crew::may_use(game, Crew::Augusta).is_ok() {
        out.push(Move::UseCrew(Crew::Augusta));
    }
}

/// Smoke needs a token, and an assault that does not forbid it.
pub(crate) fn may_smoke(game: &Celestia) -> Checked {
    if game.constraint() == Some(Constraint::NoSmoke) {
        Err(Refusal::NoSmokeHere)
    } else if game.sky.smoke == 0 {
        Err(Refusal::NoSmoke)
    } else {
        Ok(())
    }
}

pub(crate) fn check(game: &Celestia, mv: Move) -> Checked {
    match mv {
        Move::Validate => Ok(()),
        Move::Reroll(dice) => {
            may_smoke(game)?;
            let any_of_them = 1..1u16 << game.sky.dice.len();
            if any_of_them.contains(&u16::from(dice.0)) {
                Ok(())
            } else {
                Err(Refusal::NoSuchDice)
            }
        }
        Move::UseCrew(crew) => crew::may_use(game, crew),
        _ => Err(Refusal::NotNow),
    }
}

pub(crate) fn apply(game: &mut Celestia, mv: Move, moment: &mut Moment<'_>) {
    match mv {
        Move::Reroll(dice) => reroll(game, dice, moment),
        Move::UseCrew(Crew::Augusta) => {
            crew::turn(game, Crew::Augusta, moment);
            game.turn_to(Step::Augusta { set: None });
        }
        Move::Validate => validate(game, moment),
        _ => {}
    }
}

/// One smoke token, any of the dice: those that were set may be rolled too.
fn reroll(game: &mut Celestia, dice: DiceSet, moment: &mut Moment<'_>) {
    game.sky.smoke -= 1;
    for die in dice.iter() {
        game.sky.dice[die].face = Face::numbered(moment.chance.die(6));
    }
    moment.told.everyone(Event::DiceRerolled {
        dice,
        faces: faces(game),
    });
}

fn validate(game: &mut Celestia, moment: &mut Moment<'_>) {
    let flags = flags(game);
    moment.told.everyone(Event::Validated { flags });
    game.turn_to(if flags > 0 {
        Step::Validated { flags }
    } else {
        Step::Starter
    });
}
