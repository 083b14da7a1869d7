//! Rewards of a combat, and everything that goes into the hold or out of it. Both partners may talk about it here, unless Kublai or Rhett brings
//! it, so that what was loaded or let go may be taken back; everywhere else what one does is all the other learns, and stands.

use super::{Checked, Moment, share, talk};
use crate::cards::{Crew, Deal, Reward};
use crate::events::Event;
use crate::moves::{Move, Refusal, Token};
use crate::state::{Berth, Cargo, Celestia, Step};

/// The next reward in the printed order; after the last one a new turn begins with the same captain.
pub(crate) fn next(game: &mut Celestia, next: u8, moment: &mut Moment<'_>) {
    let ambush = game.cards.ambush(game.sky.path.at(game.sky.ship));
    let Some(reward) = ambush.rewards.get(usize::from(next)).copied() else {
        return game.turn_to(Step::Briefing);
    };
    game.turn_to(Step::Rewards { next: next + 1 });
    moment.told.everyone(Event::RewardDue { reward });
    match reward {
        Reward::Communication => game.first(Step::Statement {
            seat: game.sky.captain,
        }),
        Reward::Card if share::can_draw(game) => game.first(Step::CardReward),
        Reward::Card => {}
        Reward::Gold(left) => game.first(Step::Load {
            cargo: Cargo::Gold,
            left,
        }),
        Reward::Crew => draw_crew(game, moment),
    }
}

/// The top crew card; an empty pile is made anew of the discarded ones. With all eight aboard there is nobody to come.
fn draw_crew(game: &mut Celestia, moment: &mut Moment<'_>) {
    if game.sky.crew_pile.is_empty() {
        for crew in Crew::ALL {
            if game.sky.crew[crew as usize] == Berth::Gone {
                game.sky.crew[crew as usize] = Berth::Pile;
                game.sky.crew_pile.push(crew);
            }
        }
        moment.chance.shuffle(&mut game.sky.crew_pile);
    }
    let Some(crew) = game.sky.crew_pile.pop() else {
        return;
    };
    game.sky.crew[crew as usize] = Berth::Offered;
    moment.told.reveal();
    moment.told.everyone(Event::CrewOffered { crew });
    game.first(Step::Recruit { crew });
}

/// Tokens left beside the table: they are limited.
pub(crate) fn supply(game: &Celestia, cargo: Cargo) -> u8 {
    match cargo {
        Cargo::Gold => game.cards.gold.saturating_sub(game.sky.gold),
        Cargo::Smoke => game.cards.smoke.saturating_sub(game.sky.smoke),
    }
}

pub(crate) fn offered(game: &Celestia, out: &mut Vec<Move>) {
    if game.step() == Step::CardReward {
        return out.extend([Move::Load, Move::Decline]);
    }
    if game.room() > 0 {
        out.push(Move::Load);
    }
    out.push(Move::Decline);
    tokens_offered(game, out);
}

/// Every kind of token in the hold.
pub(crate) fn tokens_offered(game: &Celestia, out: &mut Vec<Move>) {
    if game.sky.gold > 0 {
        out.push(Move::Jettison(Token::Gold));
    }
    if game.sky.smoke > 0 {
        out.push(Move::Jettison(Token::Smoke));
    }
    out.extend(game.aboard().map(|crew| Move::Jettison(Token::Crew(crew))));
}

pub(crate) fn check(game: &Celestia, mv: Move) -> Checked {
    match (game.step(), mv) {
        (Step::CardReward, Move::Load) | (_, Move::Decline) => Ok(()),
        (_, Move::Load) if game.room() > 0 => Ok(()),
        (_, Move::Load) => Err(Refusal::HoldFull),
        (Step::Load { .. } | Step::Recruit { .. }, mv) => check_jettison(game, mv),
        _ => Err(Refusal::NotNow),
    }
}

pub(crate) fn check_jettison(game: &Celestia, mv: Move) -> Checked {
    let Move::Jettison(token) = mv else {
        return Err(Refusal::NotNow);
    };
    if tokens_of(game, token) > 0 {
        Ok(())
    } else {
        Err(Refusal::NoSuchToken)
    }
}

/// How many such tokens are in the hold.
pub(crate) fn tokens_of(game: &Celestia, token: Token) -> u8 {
    match token {
        Token::Gold => game.sky.gold,
        Token::Smoke => game.sky.smoke,
        Token::Crew(crew) => u8::from(game.is_aboard(crew)),
    }
}

pub(crate) fn apply(game: &mut Celestia, mv: Move, moment: &mut Moment<'_>) {
    match (game.step(), mv) {
        (_, Move::Jettison(token)) => jettison(game, token, moment),
        (Step::CardReward, Move::Load) => {
            game.done();
            share::lay_out(
                game,
                Deal {
                    hidden: 0,
                    visible: 1,
                },
                moment,
            );
        }
        (Step::Load { cargo, left }, Move::Load) => load(game, cargo, left, moment),
        (Step::Recruit { crew }, Move::Load) => {
            game.sky.crew[crew as usize] = Berth::Ready;
            moment.told.harmless(Event::Loaded {
                token: Token::Crew(crew),
            });
            game.done();
        }
        (Step::Recruit { crew }, _) => {
            game.sky.crew[crew as usize] = Berth::Gone;
            moment.told.everyone(Event::CrewDeclined { crew });
            game.done();
        }
        _ => {
            moment.told.everyone(Event::Declined);
            game.done();
        }
    }
}

fn load(game: &mut Celestia, cargo: Cargo, left: u8, moment: &mut Moment<'_>) {
    let token = match cargo {
        Cargo::Gold => {
            game.sky.gold += 1;
            Token::Gold
        }
        Cargo::Smoke => {
            game.sky.smoke += 1;
            Token::Smoke
        }
    };
    tell(game, Event::Loaded { token }, moment);
    game.turn_to(Step::Load {
        cargo,
        left: left - 1,
    });
}

/// Takes a token out of the hold; a crew member's card goes with it.
fn jettison(game: &mut Celestia, token: Token, moment: &mut Moment<'_>) {
    match token {
        Token::Gold => game.sky.gold -= 1,
        Token::Smoke => game.sky.smoke -= 1,
        Token::Crew(crew) => game.sky.crew[crew as usize] = Berth::Gone,
    }
    tell(game, Event::Jettisoned { token }, moment);
}

/// Where both may speak of it, what was loaded or let go may be taken back; in silence it stands.
fn tell(game: &Celestia, event: Event, moment: &mut Moment<'_>) {
    if talk::is_consultation(game) {
        moment.told.harmless(event);
    } else {
        moment.told.everyone(event);
    }
}

/// One token less is due after an energy loss.
pub(crate) fn apply_jettison(game: &mut Celestia, left: u8, mv: Move, moment: &mut Moment<'_>) {
    let Move::Jettison(token) = mv else { return };
    jettison(game, token, moment);
    game.turn_to(Step::Jettison { left: left - 1 });
}
