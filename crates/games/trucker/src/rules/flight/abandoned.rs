//! Abandoned ship: the first who wants to gives up the crew shown, takes the credits, loses the days. Abandoned station: whoever has the
//! crew (and keeps it) may take the goods and lose the days.

use table::Seat;

use super::{leaving, stowing};
use crate::Trucker;
use crate::air::pending::{Pending, Queue};
use crate::cards::effects::Adventure;
use crate::events::Event;
use crate::rules::Now;

/// The crew the card asks for.
pub(crate) fn crew_needed(game: &Trucker) -> u8 {
    match game.card().map(|card| &card.adventure) {
        Some(Adventure::AbandonedShip { crew, .. } | Adventure::AbandonedStation { crew, .. }) => *crew,
        _ => u8::MAX,
    }
}

/// Whether a seat has the crew the card asks for.
pub(crate) fn can_board(game: &Trucker, seat: Seat) -> bool {
    game.ship(seat).crew(game.tiles()) >= crew_needed(game)
}

/// The next one with enough crew is asked.
pub(crate) fn next(game: &mut Trucker, queue: Queue, now: Now<'_, '_>) {
    let Some(seat) = queue.first() else {
        return game.state.air.done();
    };
    game.state.air.replace(Pending::Abandoned { queue: queue.rest() });
    if can_board(game, seat) {
        game.state.air.push(Pending::Board { seat });
    } else {
        now.told.everyone(Event::TooFewCrew { seat });
    }
}

/// A seat takes what was abandoned; nobody else is asked. The days are lost before anything is chosen: they do not depend on it.
pub(crate) fn accept(game: &mut Trucker, seat: Seat, now: Now<'_, '_>) {
    let air = &mut game.state.air;
    air.done();
    air.replace(Pending::Abandoned { queue: Queue::EMPTY });
    now.told.everyone(Event::Salvaged { seat });
    match game.card().map(|card| &card.adventure) {
        Some(Adventure::AbandonedShip { crew, credits, days }) => {
            game.earn(seat, *credits, now);
            leaving::lose_days(game, seat, *days, now);
            game.state.air.push(Pending::GiveCrew { seat, left: *crew });
        }
        Some(Adventure::AbandonedStation { goods, days, .. }) => {
            leaving::lose_days(game, seat, *days, now);
            stowing::gain(game, seat, *goods, now);
        }
        _ => {}
    }
}

/// A seat flies by.
pub(crate) fn pass(game: &mut Trucker, seat: Seat, now: Now<'_, '_>) {
    game.state.air.done();
    now.told.everyone(Event::Passed { seat });
}
