//! Combat zone: lines in order; players declare in order, read anew for each line; the lowest suffers, tie: the one farther ahead. A player left
//! without humans by one line still takes part in the next. No effect with one player left.

use table::Seat;

use super::{declare, enemies};
use crate::Trucker;
use crate::air::pending::{Pending, Queue, Volley};
use crate::cards::effects::{Adventure, Criterion, Line, Penalty};
use crate::events::Event;
use crate::ids::{Halves, Squares};
use crate::rules::Now;
use table::SeatSet;

/// The lines of the card in play.
pub(crate) fn printed(game: &Trucker) -> &'static [Line] {
    match game.card().map(|card| &card.adventure) {
        Some(Adventure::CombatZone { lines }) => lines,
        _ => &[],
    }
}

impl Pending {
    /// A line of which nothing is reckoned yet.
    pub(crate) fn line(line: u8) -> Pending {
        Pending::Line {
            line,
            queue: None,
            struck: false,
        }
    }
}

/// The next one declares; after the last the lowest suffers, and when that is over the next line begins.
pub(crate) fn next(game: &mut Trucker, line: u8, queue: Option<Queue>, struck: bool, now: Now<'_, '_>) {
    if struck {
        return game.state.air.replace(Pending::line(line + 1));
    }
    let Some(printed) = printed(game).get(usize::from(line)) else {
        return game.state.air.done();
    };
    let Some(queue) = queue else {
        let air = &mut game.state.air;
        air.forget_declared();
        let queue = Some(air.track.order());
        return air.replace(Pending::Line { line, queue, struck });
    };
    match queue.first() {
        Some(seat) if game.state.air.declared[seat].is_none() => declare(game, seat, printed.criterion),
        Some(_) => game.state.air.replace(Pending::Line {
            line,
            queue: Some(queue.rest()),
            struck,
        }),
        None => strike(game, line, printed, now),
    }
}

/// Crew is counted, not declared.
fn declare(game: &mut Trucker, seat: Seat, criterion: Criterion) {
    if criterion == Criterion::Crew {
        let crew = declare::strength(game, seat, criterion, Squares::NONE);
        game.state.air.declared[seat] = Some(crew);
    } else {
        declare::ask(game, seat, criterion);
    }
}

/// Whoever is lowest among those who have declared; tie: the one farther ahead.
pub(crate) fn lowest(game: &Trucker) -> Option<(Seat, Halves)> {
    let air = &game.state.air;
    let order = air.track.order();
    let declared = order.iter().filter_map(|seat| Some((seat, air.declared[seat]?)));
    // The leader comes first and `min_by_key` keeps the first of equals.
    declared.min_by_key(|(_, strength)| *strength)
}

fn strike(game: &mut Trucker, line: u8, printed: &'static Line, now: Now<'_, '_>) {
    let found = lowest(game);
    game.state.air.replace(Pending::Line {
        line,
        queue: Some(Queue::EMPTY),
        struck: true,
    });
    let Some((seat, _)) = found else { return };
    now.told.everyone(Event::Compared {
        line,
        criterion: printed.criterion,
        strengths: game.state.air.declared.iter().copied().collect(),
        lowest: seat,
    });
    match &printed.penalty {
        Penalty::Shots(_) => {
            let volley = Pending::volley(Volley::Line(line), SeatSet::only(seat));
            game.state.air.push(volley);
        }
        penalty => enemies::suffer(game, seat, penalty, now),
    }
}
