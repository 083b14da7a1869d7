//! Stardust: last to first, lose 1 day per exposed connector.

use super::leaving;
use crate::Trucker;
use crate::events::Event;
use crate::rules::Now;

/// Everybody loses days.
pub(crate) fn resolve(game: &mut Trucker, now: Now<'_, '_>) {
    for seat in game.state.air.track.order().reversed().iter() {
        let exposed = game.ship(seat).exposed_connectors();
        now.told.everyone(Event::Exposed { seat, exposed });
        leaving::lose_days(game, seat, exposed, now);
    }
}
