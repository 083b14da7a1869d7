//! The final confrontation: three assaults, one for each mast.

use super::{Checked, Moment, dice, share, stage};
use crate::cards::Boarding;
use crate::events::{Ending, Event};
use crate::moves::{Move, Refusal};
use crate::state::{Berth, Celestia, Step};

fn side(game: &Celestia) -> Option<&'static Boarding> {
    game.cards.pirate(game.sky.pirate_card).boarding.as_ref()
}

/// The pirate card is turned over: cards are shared, then gold may be spent.
pub(crate) fn prepare(game: &mut Celestia, moment: &mut Moment<'_>) {
    // Only Rapid mode has a pirate without this side, and there the game is over once the pirate is caught.
    let Some(side) = side(game) else { return };
    moment.told.everyone(Event::BoardingBegins);
    game.turn_to(Step::Armoury);
    share::lay_out(game, side.refill, moment);
}

pub(crate) fn offered(game: &Celestia, out: &mut Vec<Move>) {
    let all = [Move::BuyCards, Move::Reactivate, Move::KeepGold];
    out.extend(all.into_iter().filter(|mv| check(game, *mv).is_ok()));
}

/// Whether there is a choice at all.
pub(crate) fn can_buy(game: &Celestia) -> bool {
    check(game, Move::BuyCards).is_ok() || check(game, Move::Reactivate).is_ok()
}

pub(crate) fn check(game: &Celestia, mv: Move) -> Checked {
    let side = side(game).ok_or(Refusal::NotNow)?;
    match mv {
        Move::KeepGold => Ok(()),
        Move::BuyCards => stage::check_purchase(game, side.cards.price, share::can_draw(game)),
        Move::Reactivate => {
            stage::check_purchase(game, side.reactivate, game.sky.crew.contains(&Berth::Used))
        }
        _ => Err(Refusal::NotNow),
    }
}

pub(crate) fn apply(game: &mut Celestia, mv: Move, moment: &mut Moment<'_>) {
    let Some(side) = side(game) else { return };
    match mv {
        Move::BuyCards => stage::buy_cards(game, side.cards, moment),
        Move::Reactivate => {
            game.sky.gold -= side.reactivate;
            stage::ready_crew(game, side.reactivate, moment);
        }
        _ => game.turn_to(Step::NextAssault),
    }
}

/// Turns up the next assault card and throws its dice; what it forbids holds until it is won.
pub(crate) fn next_assault(game: &mut Celestia, moment: &mut Moment<'_>) {
    let number = game.sky.assaults_shown;
    let Some(assault) = game.sky.assaults.get(usize::from(number)).copied() else {
        return;
    };
    game.sky.assaults_shown += 1;
    moment.told.reveal();
    moment.told.everyone(Event::AssaultBegins {
        assault,
        number: number + 1,
    });
    game.turn_to(Step::Dice);
    dice::throw(game, game.cards.assault(assault).force, moment);
}

/// A mast falls; the third one wins the game.
pub(crate) fn assault_won(game: &mut Celestia, moment: &mut Moment<'_>) {
    game.sky.masts -= 1;
    moment
        .told
        .everyone(Event::MastDestroyed { left: game.sky.masts });
    if game.sky.masts == 0 {
        game.over(Ending::PirateBeaten, moment);
    } else {
        game.turn_to(Step::NextAssault);
    }
}
