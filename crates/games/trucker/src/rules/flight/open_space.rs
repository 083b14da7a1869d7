//! Open space: each declares engines and moves forward that many days; without engine strength one must give up.

use super::declare;
use crate::Trucker;
use crate::air::pending::{Pending, Queue};
use crate::cards::effects::Criterion;
use crate::rules::Now;
use crate::rules::missions::traffic_jam;

/// The next one declares, or moves by what was declared.
pub(crate) fn next(game: &mut Trucker, queue: Queue, now: Now<'_, '_>) {
    let Some(seat) = queue.first() else {
        return game.state.air.done();
    };
    let Some(declared) = game.state.air.declared[seat] else {
        return declare::ask(game, seat, Criterion::Engines);
    };
    let air = &mut game.state.air;
    air.replace(Pending::OpenSpace { queue: queue.rest() });
    let days = declared.floor();
    if days == 0 {
        air.stranded = air.stranded.with(seat);
    } else {
        traffic_jam::forward(game, seat, days, now);
    }
}
