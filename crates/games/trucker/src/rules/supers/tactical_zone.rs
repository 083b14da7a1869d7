//! Tactical Zone: two columns, the left one first. In each, from the leader on, everybody reckons one characteristic less another; the lowest, of several the one farther
//! ahead, suffers every line from the first down to that of the flight's level. Nobody leaves in between; the order is read anew for the right column.

use table::Seat;

use crate::Trucker;
use crate::air::pending::{Pending, Queue, Volley};
use crate::cards::effects::{Adventure, Criterion, Penalty, Tactic};
use crate::events::Event;
use crate::ids::{Halves, Squares};
use crate::rules::Now;
use crate::rules::flight::{combat_zone, declare, enemies};
use table::SeatSet;

/// The columns of the card in play.
pub(crate) fn printed(game: &Trucker) -> &'static [Tactic] {
    match game.card().map(|card| &card.adventure) {
        Some(Adventure::TacticalZone { columns }) => columns,
        _ => &[],
    }
}

/// The number of a line of shots, over both columns.
pub(crate) fn line_number(column: u8, line: u8) -> u8 {
    column * 3 + line
}

/// The penalty of the line with this number.
pub(crate) fn penalty(game: &Trucker, number: u8) -> Option<&'static Penalty> {
    let column = printed(game).get(usize::from(number / 3))?;
    column.penalties.get(usize::from(number % 3))
}

/// The next one reckons; after the last the lowest suffers.
pub(crate) fn next(
    game: &mut Trucker,
    column: u8,
    queue: Option<Queue>,
    first: Option<Halves>,
    now: Now<'_, '_>,
) {
    let Some(tactic) = printed(game).get(usize::from(column)) else {
        return game.state.air.done();
    };
    let Some(queue) = queue else {
        let air = &mut game.state.air;
        air.forget_declared();
        let queue = Some(air.track.order());
        return air.replace(Pending::Tactic {
            column,
            queue,
            first: None,
        });
    };
    let Some(seat) = queue.first() else {
        return strike(game, column, tactic, now);
    };
    match (first, game.state.air.declared[seat]) {
        (None, None) => ask(game, seat, tactic.first),
        (Some(_), None) => ask(game, seat, tactic.second),
        (None, Some(counts)) => {
            game.state.air.declared[seat] = None;
            let (queue, first) = (Some(queue), Some(counts));
            game.state.air.replace(Pending::Tactic { column, queue, first });
        }
        (Some(Halves(first)), Some(Halves(second))) => {
            game.state.air.declared[seat] = Some(Halves(first - second));
            let queue = Some(queue.rest());
            let first = None;
            game.state.air.replace(Pending::Tactic { column, queue, first });
        }
    }
}

/// Crew is counted, not declared.
fn ask(game: &mut Trucker, seat: Seat, what: Criterion) {
    if what == Criterion::Crew {
        let crew = declare::strength(game, seat, what, Squares::NONE);
        game.state.air.declared[seat] = Some(crew);
    } else {
        declare::ask(game, seat, what);
    }
}

fn strike(game: &mut Trucker, column: u8, tactic: &Tactic, now: Now<'_, '_>) {
    let lowest = combat_zone::lowest(game);
    let differences = game.state.air.declared.iter().copied().collect();
    game.state.air.replace(Pending::Tactic {
        column: column + 1,
        queue: None,
        first: None,
    });
    let Some((seat, _)) = lowest else { return };
    now.told.everyone(Event::Outmanoeuvred {
        column,
        first: tactic.first,
        second: tactic.second,
        differences,
        lowest: seat,
    });
    game.state.air.push(Pending::Suffer {
        seat,
        number: line_number(column, 0),
    });
}

/// The next line down to that of the level.
pub(crate) fn suffer(game: &mut Trucker, seat: Seat, number: u8, now: Now<'_, '_>) {
    let level = game.level().index() as u8;
    game.state.air.done();
    if number % 3 < level {
        let number = number + 1;
        game.state.air.push(Pending::Suffer { seat, number });
    }
    match penalty(game, number) {
        Some(Penalty::Shots(_)) => {
            let volley = Pending::volley(Volley::Line(number), SeatSet::only(seat));
            game.state.air.push(volley);
        }
        Some(penalty) => enemies::suffer(game, seat, penalty, now),
        None => {}
    }
}
