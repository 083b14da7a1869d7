//! Enemy Fleet: it attacks everybody and gives no reward. From the leader on all declare cannons, of which those to the sides the card names count in full and all
//! others half. Who reaches its power is unharmed; the others suffer every line from the first down to that of the flight's level: on each line crew, goods and
//! cells from the leader on, or its shots, each rolled once for all of them.

use table::SeatSet;

use crate::Trucker;
use crate::air::pending::{Pending, Queue, Volley};
use crate::cards::effects::{Adventure, Criterion, Fleet, Penalty};
use crate::events::Event;
use crate::ids::{Halves, Side};
use crate::rules::FightResult;
use crate::rules::Now;
use crate::rules::flight::{declare, enemies};

/// What is added to the die where one is rolled for each shot: the lines of a ship are 4 to 9, as for an asteroid attack.
pub(crate) const ONE_DIE_AND: u8 = 3;

/// The fleet on the card in play.
pub(crate) fn printed(game: &Trucker) -> Option<&'static Fleet> {
    match &game.card()?.adventure {
        Adventure::Fleet(fleet) => Some(fleet),
        _ => None,
    }
}

/// Its power at this level.
pub(crate) fn power(game: &Trucker, fleet: &Fleet) -> u8 {
    fleet.powers[game.level().index()]
}

/// The sides whose cannons count in full: those a fleet names, else the front.
pub(crate) fn full_sides(game: &Trucker) -> &'static [Side] {
    printed(game).map_or(&[Side::Front], |fleet| &fleet.full)
}

/// How cannons do against a fleet: nobody beats it.
pub(crate) fn result(cannons: Halves, power: u8) -> FightResult {
    if cannons >= Halves::whole(i16::from(power)) {
        FightResult::Drawn
    } else {
        FightResult::Lost
    }
}

/// The next one declares; after the last the beaten suffer.
pub(crate) fn next(game: &mut Trucker, queue: Queue, beaten: SeatSet, now: Now<'_, '_>) {
    let Some(fleet) = printed(game) else {
        return game.state.air.done();
    };
    let Some(seat) = queue.first() else {
        let queue = game.state.air.track.order().only(beaten);
        return game.state.air.replace(Pending::FleetLine {
            line: 0,
            queue,
            beaten,
        });
    };
    let Some(cannons) = game.state.air.declared[seat] else {
        return declare::ask(game, seat, Criterion::Cannons);
    };
    let power = power(game, fleet);
    let result = result(cannons, power);
    now.told.everyone(Event::Fought {
        seat,
        strength: cannons,
        power,
        result,
    });
    let beaten = if result == FightResult::Lost {
        beaten.with(seat)
    } else {
        let passage = &mut game.player_mut(seat).lunar;
        passage.fleets = passage.fleets.saturating_add(1);
        beaten
    };
    let queue = queue.rest();
    game.state.air.replace(Pending::Fleet { queue, beaten });
}

/// The next of the beaten suffers this line; then comes the next line.
pub(crate) fn next_line(game: &mut Trucker, line: u8, queue: Queue, beaten: SeatSet, now: Now<'_, '_>) {
    let lines = printed(game).map_or(&[][..], |fleet| &fleet.penalties);
    let penalty = lines.get(usize::from(line));
    let Some(penalty) = penalty.filter(|_| usize::from(line) <= game.level().index() && !beaten.is_empty())
    else {
        return game.state.air.done();
    };
    let shots = matches!(penalty, Penalty::Shots(_));
    match queue.first() {
        Some(seat) if !shots => {
            let queue = queue.rest();
            game.state.air.replace(Pending::FleetLine { line, queue, beaten });
            enemies::suffer(game, seat, penalty, now);
        }
        _ => {
            let queue = game.state.air.track.order().only(beaten);
            game.state.air.replace(Pending::FleetLine {
                line: line + 1,
                queue,
                beaten,
            });
            if shots {
                let volley = Pending::volley(Volley::Line(line), beaten);
                game.state.air.push(volley);
            }
        }
    }
}
