//! Asteroid Rain: no dice. Small meteors pass by pass along every line, one by one in the printed order; each meets the first tile of its line as the ship is by
//! then. What stops a small meteor stops these, a cell for each.

use crate::Trucker;
use crate::air::pending::{Flying, Pending, Queue};
use crate::cards::effects::{Adventure, LineOrder, Missile, MissileKind, Pass};
use crate::events::Event;
use crate::ids::{FIRST_COLUMN, FIRST_ROW, LAST_COLUMN, LAST_ROW, Side};
use crate::rules::Now;
use crate::rules::flight::volley::{self, Threat};

/// The passes of the card in play.
fn passes(game: &Trucker) -> &'static [Pass] {
    match game.card().map(|card| &card.adventure) {
        Some(Adventure::AsteroidRain { passes }) => passes,
        _ => &[],
    }
}

/// The first and the last line of a pass.
fn lines(from: Side) -> (u8, u8) {
    match from {
        Side::Front | Side::Back => (FIRST_COLUMN, LAST_COLUMN),
        Side::Left | Side::Right => (FIRST_ROW, LAST_ROW),
    }
}

/// The meteor with this number: its side and its line.
fn meteor(game: &Trucker, mut number: u8) -> Option<Flying> {
    for pass in passes(game) {
        let (first, last) = lines(pass.from);
        let count = last - first + 1;
        if number < count {
            let lane = match pass.order {
                LineOrder::Up => first + number,
                LineOrder::Down => last - number,
            };
            let kind = MissileKind::SmallMeteor;
            let missile = Missile {
                kind,
                from: pass.from,
            };
            return Some(Flying::along(missile, lane));
        }
        number -= count;
    }
    None
}

/// The next meteor that does something to the first ship of the queue; then the next ship.
pub(crate) fn next(game: &mut Trucker, queue: Queue, next: u8, now: Now<'_, '_>) {
    let Some(seat) = queue.first() else {
        return game.state.air.done();
    };
    let mut number = next;
    while let Some(flying) = meteor(game, number) {
        number += 1;
        if matches!(volley::threat(game, seat, flying), Threat::Hits { .. }) {
            game.state.air.replace(Pending::Rain { queue, next: number });
            now.told.everyone(Event::Incoming {
                seat,
                missile: flying.missile,
                lane: flying.lane(),
            });
            return game.state.air.push(Pending::Impact {
                seat,
                flying,
                stopped: None,
            });
        }
    }
    game.state.air.replace(Pending::Rain {
        queue: queue.rest(),
        next: 0,
    });
}
