//! Leaving the flight (section 10). Forced, after a card is fully resolved: no human left, no tile left, lapped by the leader, no engine strength in open space.
//! Voluntary: between cards, before the next is turned.

use table::{Seat, SeatSet};

use crate::Trucker;
use crate::air::Leaving;
use crate::air::pending::Pending;
use crate::events::Event;
use crate::rules::Now;
use crate::rules::flight::stowing;

/// A rocket moves back.
pub(crate) fn lose_days(game: &mut Trucker, seat: Seat, days: u8, now: Now<'_, '_>) {
    if days > 0 && game.state.air.flies(seat) {
        let moved = game.state.air.track.back(seat, days);
        now.told.everyone(Event::Moved { seat, moved });
    }
}

/// A rocket is taken off the board.
pub(crate) fn leave(game: &mut Trucker, seat: Seat, why: Leaving, now: Now<'_, '_>) {
    let air = &mut game.state.air;
    air.track.remove(seat);
    air.left[seat] = Some(why);
    game.state.lunar.quitter = Some(seat);
    now.told.everyone(Event::Left { seat, why });
}

/// Why a seat has to leave now that a card is resolved, if it has to.
fn must_leave(game: &Trucker, seat: Seat, lapped: SeatSet) -> Option<Leaving> {
    let ship = game.ship(seat);
    if ship.occupied().is_empty() {
        Some(Leaving::NoShip)
    } else if ship.humans(game.tiles()) == 0 {
        Some(Leaving::NoHuman)
    } else if game.state.air.swallowed.contains(seat) {
        Some(Leaving::BlackHole)
    } else if game.state.air.stranded.contains(seat) {
        Some(Leaving::NoEngines)
    } else if lapped.contains(seat) {
        Some(Leaving::Lapped)
    } else {
        None
    }
}

/// Who has to leave does; then the others are asked whether they fly on. After the last card only those are asked who may still move goods, before they sell.
pub(crate) fn after_the_card(game: &mut Trucker, now: Now<'_, '_>) {
    let lapped = game.state.air.track.lapped();
    for seat in game.state.air.track.order().iter() {
        if let Some(why) = must_leave(game, seat, lapped) {
            leave(game, seat, why, now);
        }
    }
    let air = &mut game.state.air;
    air.stranded = SeatSet::EMPTY;
    air.swallowed = SeatSet::EMPTY;
    let flying = air.track.flying();
    let asked = if air.deck.is_empty() {
        let movers = flying.iter().filter(|seat| stowing::can_rearrange(game, *seat));
        movers.collect()
    } else {
        flying
    };
    game.state.air.replace(Pending::Between { asked });
}
