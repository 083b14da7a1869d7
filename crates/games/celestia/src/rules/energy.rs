//! The airship loses energy: a token is turned up, its cards are shared, and resources leave the hold.

use super::{Moment, share};
use crate::cards::Crew;
use crate::events::{Ending, Event};
use crate::moves::Token;
use crate::state::{Berth, Celestia, Step};

/// Without energy the game is lost. Otherwise one token, whichever it is, leaves the game; the same player goes on afterwards.
pub(crate) fn lose(game: &mut Celestia, moment: &mut Moment<'_>) {
    if game.sky.generator.is_empty() {
        return game.over(Ending::OutOfEnergy, moment);
    }
    let token = game
        .sky
        .generator
        .swap_remove(moment.chance.pick(game.sky.generator.len()));
    game.sky.spent.push(token);
    moment.told.everyone(Event::EnergyLost {
        token,
        left: game.sky.generator.len() as u8,
    });
    let token = game.cards.energy(token);
    game.first(Step::Jettison { left: token.lose });
    share::lay_out(game, token.share, moment);
}

/// What is due and can be taken without a choice: all of it when the hold has no more than that.
pub(crate) fn empty_hold(game: &mut Celestia, moment: &mut Moment<'_>) {
    let Step::Jettison { left } = game.step() else {
        return;
    };
    if left > 0 {
        (0..game.sky.gold).for_each(|_| moment.told.everyone(Event::Jettisoned { token: Token::Gold }));
        (0..game.sky.smoke).for_each(|_| moment.told.everyone(Event::Jettisoned { token: Token::Smoke }));
        (game.sky.gold, game.sky.smoke) = (0, 0);
        for crew in Crew::ALL {
            if game.is_aboard(crew) {
                game.sky.crew[crew as usize] = Berth::Gone;
                moment.told.everyone(Event::Jettisoned {
                    token: Token::Crew(crew),
                });
            }
        }
    }
    game.done();
}
