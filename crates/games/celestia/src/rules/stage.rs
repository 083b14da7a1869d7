//! Making a stage: the pirate gets away, cards are gained, gold is spent, the crew may rest, the captain changes.

use super::{Checked, Moment, rewards, share, thrust};
use crate::cards::{CardOffer, Deal, SmokeOffer};
use crate::events::Event;
use crate::moves::{Move, Refusal};
use crate::state::{Berth, Cargo, Celestia, Step};

/// The effects of the stage card, from top to bottom. If the pirate reaches the lair nothing else happens.
pub(crate) fn reach(game: &mut Celestia, moment: &mut Moment<'_>) {
    let Some(stage) = game.sky.stage_pile.pop() else {
        return;
    };
    game.sky.olga = false;
    game.sky.on_stage = Some(stage);
    let ambushes = std::mem::take(&mut game.sky.fought);
    moment.told.reveal();
    moment.told.everyone(Event::StageReached { stage, ambushes });
    let card = game.cards.stage(stage);
    if thrust::advance_pirate(game, card.pirate, moment) {
        return;
    }
    game.turn_to(Step::Market);
    let Deal { hidden, visible } = card.per_ambush;
    share::lay_out(
        game,
        Deal {
            hidden: hidden * ambushes,
            visible: visible * ambushes,
        },
        moment,
    );
}

fn prices(game: &Celestia) -> Option<(CardOffer, SmokeOffer)> {
    let stage = game.cards.stage(game.sky.on_stage?);
    Some((stage.cards, stage.smoke))
}

pub(crate) fn offered(game: &Celestia, out: &mut Vec<Move>) {
    let all = [Move::BuyCards, Move::BuySmoke, Move::KeepGold];
    out.extend(all.into_iter().filter(|mv| check(game, *mv).is_ok()));
}

/// Whether there is a choice at all.
pub(crate) fn can_buy(game: &Celestia) -> bool {
    check(game, Move::BuyCards).is_ok() || check(game, Move::BuySmoke).is_ok()
}

pub(crate) fn check(game: &Celestia, mv: Move) -> Checked {
    let (cards, smoke) = prices(game).ok_or(Refusal::NotNow)?;
    match mv {
        Move::KeepGold => Ok(()),
        Move::BuyCards => check_purchase(game, cards.price, share::can_draw(game)),
        Move::BuySmoke => check_purchase(game, smoke.price, rewards::supply(game, Cargo::Smoke) > 0),
        _ => Err(Refusal::NotNow),
    }
}

/// A purchase needs the gold and something to get for it.
pub(crate) fn check_purchase(game: &Celestia, price: u8, available: bool) -> Checked {
    if game.sky.gold < price {
        Err(Refusal::NoGold)
    } else if !available {
        Err(Refusal::NothingLeft)
    } else {
        Ok(())
    }
}

pub(crate) fn apply(game: &mut Celestia, mv: Move, moment: &mut Moment<'_>) {
    let Some((cards, smoke)) = prices(game) else {
        return;
    };
    match mv {
        Move::BuyCards => buy_cards(game, cards, moment),
        Move::BuySmoke => {
            game.sky.gold -= smoke.price;
            moment.told.harmless(Event::SmokeBought { price: smoke.price });
            game.first(Step::Load {
                cargo: Cargo::Smoke,
                left: smoke.tokens,
            });
        }
        _ => end(game, moment),
    }
}

pub(crate) fn buy_cards(game: &mut Celestia, offer: CardOffer, moment: &mut Moment<'_>) {
    game.sky.gold -= offer.price;
    moment.told.everyone(Event::CardsBought { price: offer.price });
    share::lay_out(
        game,
        Deal {
            hidden: offer.hidden,
            visible: offer.visible,
        },
        moment,
    );
}

/// The crew rests if the card says so, and the captain's token changes hands.
pub(crate) fn end(game: &mut Celestia, moment: &mut Moment<'_>) {
    if game
        .sky
        .on_stage
        .is_some_and(|stage| game.cards.stage(stage).reactivates)
    {
        ready_crew(game, 0, moment);
    }
    game.sky.captain = game.sky.captain.other();
    moment.told.everyone(Event::CaptainChanged {
        captain: game.sky.captain,
    });
    game.turn_to(Step::Briefing);
}

/// All crew aboard is ready again.
pub(crate) fn ready_crew(game: &mut Celestia, price: u8, moment: &mut Moment<'_>) {
    if game.sky.crew.contains(&Berth::Used) {
        moment.told.everyone(Event::CrewReadied { price });
    }
    game.sky
        .crew
        .iter_mut()
        .filter(|berth| **berth == Berth::Used)
        .for_each(|berth| *berth = Berth::Ready);
}
