//! Between the cards: flying on or giving up, then the leader turns the next card.

use table::{Seat, SeatSet};

use super::{epidemic, leaving, sabotage, stardust};
use crate::Trucker;
use crate::air::Air;
use crate::air::Leaving;
use crate::air::pending::{Pending, Queue, Volley};
use crate::cards::adventures::CardId;
use crate::cards::effects::Adventure;
use crate::events::Event;
use crate::ids::Back;
use crate::rules::{Now, scoring, supers};

/// A seat flies on; after the last card it lands.
pub(crate) fn fly_on(game: &mut Trucker, seat: Seat, asked: SeatSet, now: Now<'_, '_>) {
    now.told.everyone(if game.state.air.deck.is_empty() {
        Event::ComesIn { seat }
    } else {
        Event::FliesOn { seat }
    });
    answered(game, seat, asked);
}

/// A seat gives up between two cards, even if it had said that it flies on.
pub(crate) fn give_up(game: &mut Trucker, seat: Seat, asked: SeatSet, now: Now<'_, '_>) {
    leaving::leave(game, seat, Leaving::GaveUp, now);
    answered(game, seat, asked);
}

fn answered(game: &mut Trucker, seat: Seat, asked: SeatSet) {
    game.state.air.replace(Pending::Between {
        asked: asked.without(seat),
    });
}

/// The next card, if there is one and somebody to meet it; else the flight is over.
pub(crate) fn turn_card(game: &mut Trucker, now: Now<'_, '_>) {
    let air = &mut game.state.air;
    air.done();
    if air.track.flying().is_empty() {
        return scoring::land(game, now);
    }
    let Some(card) = draw(air, now) else {
        return scoring::land(game, now);
    };
    air.card = Some(card);
    air.turned += 1;
    air.forget_declared();
    air.rolls.clear();
    air.push(Pending::Resolved);
    game.refresh_vips();
    let air = &mut game.state.air;
    now.told.everyone(Event::CardTurned {
        card,
        left: air.deck.len() as u8,
        next: air.next,
    });
    game.state.turned_up.insert(card);
    begin(game, now);
}

/// Draws the next card. The deck lies in no order but for the back of its top card, which everybody sees; nobody can tell this from a
/// shuffled one.
fn draw(air: &mut Air, now: Now<'_, '_>) -> Option<CardId> {
    let cards = air.deck.of_back(air.next?);
    let card = cards.nth(now.chance.pick(cards.len()))?;
    air.deck.remove(card);
    let left = Back::ALL.map(|back| air.deck.of_back(back).len() as u8);
    air.next = now
        .chance
        .draw(&left)
        .and_then(|back| Back::ALL.get(back))
        .copied();
    Some(card)
}

/// What a card begins with.
fn begin(game: &mut Trucker, now: Now<'_, '_>) {
    let Some(card) = game.card() else { return };
    let flying = game.state.air.track.flying();
    let queue: Queue = game.state.air.track.order();
    let step = match &card.adventure {
        Adventure::OpenSpace => Pending::OpenSpace { queue },
        Adventure::Planets { .. } => Pending::Planets {
            queue,
            taken: 0,
            landed: SeatSet::EMPTY,
        },
        Adventure::AbandonedShip { .. } | Adventure::AbandonedStation { .. } => Pending::Abandoned { queue },
        Adventure::Enemy(_) => Pending::Attack {
            queue,
            beaten: SeatSet::EMPTY,
        },
        Adventure::MeteorSwarm { .. } => Pending::volley(Volley::Card, flying),
        Adventure::CombatZone { .. } if flying.len() > 1 => Pending::line(0),
        Adventure::Stardust => return stardust::resolve(game, now),
        Adventure::Epidemic => return epidemic::resolve(game, now),
        Adventure::Sabotage if flying.len() > 1 => return sabotage::resolve(game, now),
        Adventure::CombatZone { .. } | Adventure::Sabotage => {
            return now.told.everyone(Event::NoEffect);
        }
        adventure => return supers::begin(game, adventure, now),
    };
    game.state.air.push(step);
}
