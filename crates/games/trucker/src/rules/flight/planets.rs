//! Planets: each may take one free planet and its goods, or pass. Then from last to first everyone who landed loses the card's days.

use table::{Seat, SeatSet};

use super::{leaving, stowing};
use crate::Trucker;
use crate::air::pending::{Pending, Queue};
use crate::cards::effects::Adventure;
use crate::events::Event;
use crate::goods::Goods;
use crate::moves::{Move, Refusal};
use crate::rules::{Allowed, Now};

/// The goods of each planet, and what landing costs.
pub(crate) fn printed(game: &Trucker) -> (&'static [Goods], u8) {
    match game.card().map(|card| &card.adventure) {
        Some(Adventure::Planets { days, planets }) => (planets, *days),
        _ => (&[], 0),
    }
}

/// Planets nobody has landed on.
pub(crate) fn free(game: &Trucker) -> impl Iterator<Item = u8> {
    let taken = game.state.air.pending.iter().rev().find_map(|step| match step {
        Pending::Planets { taken, .. } => Some(*taken),
        _ => None,
    });
    let planets = printed(game).0.len() as u8;
    (0..planets).filter(move |planet| taken.unwrap_or(0) & (1 << planet) == 0)
}

/// The next one chooses; after the last the days are lost.
pub(crate) fn next(game: &mut Trucker, queue: Queue, taken: u8, landed: SeatSet, now: Now<'_, '_>) {
    let Some(seat) = queue.first().filter(|_| free(game).next().is_some()) else {
        game.state.air.done();
        return lose_days(game, landed, now);
    };
    game.state.air.replace(Pending::Planets {
        queue: queue.rest(),
        taken,
        landed,
    });
    game.state.air.push(Pending::Land { seat });
}

fn lose_days(game: &mut Trucker, landed: SeatSet, now: Now<'_, '_>) {
    let days = printed(game).1;
    for seat in game.state.air.track.order().only(landed).reversed().iter() {
        leaving::lose_days(game, seat, days, now);
    }
}

pub(crate) fn offered(game: &Trucker, out: &mut Vec<Move>) {
    out.push(Move::Pass);
    out.extend(free(game).map(Move::Land));
}

pub(crate) fn check(game: &Trucker, planet: u8) -> Allowed {
    if usize::from(planet) >= printed(game).0.len() {
        Err(Refusal::NoSuchPlanet)
    } else if !free(game).any(|free| free == planet) {
        Err(Refusal::PlanetTaken)
    } else {
        Ok(())
    }
}

/// A seat lands and loads.
pub(crate) fn land(game: &mut Trucker, seat: Seat, planet: u8, now: Now<'_, '_>) {
    game.state.air.done();
    if let Pending::Planets { queue, taken, landed } = game.state.air.step() {
        game.state.air.replace(Pending::Planets {
            queue,
            taken: taken | 1 << planet,
            landed: landed.with(seat),
        });
        now.told.everyone(Event::Landed { seat, planet });
        let goods = printed(game).0.get(usize::from(planet)).copied();
        stowing::gain(game, seat, goods.unwrap_or_default(), now);
    }
}

/// A seat flies by.
pub(crate) fn pass(game: &mut Trucker, seat: Seat, now: Now<'_, '_>) {
    game.state.air.done();
    now.told.everyone(Event::Passed { seat });
}
