//! The rich cautious widow: her cabin and every component connected to it are one. As soon as one of them is lost in any way all of them are, and she flies off: she is
//! neither lost nor delivered. What she takes along is not destroyed, so cargo among it does not go off.

use table::Seat;

use crate::Trucker;
use crate::cards::vips::Vip;
use crate::events::Event;
use crate::ids::Squares;
use crate::rules::Now;
use crate::ship::contents::Crew;
use crate::state::Phase;

impl Trucker {
    /// The components that go together; none without the widow.
    pub(crate) fn widows_cluster(&self, seat: Seat) -> Squares {
        match self.vip_cabin(seat, Vip::CautiousWidow) {
            Some(cabin) => self.ship(seat).connected(cabin).with(cabin),
            None => Squares::NONE,
        }
    }

    /// What is lost with these components: the whole cluster if one of it is among them.
    pub(crate) fn with_cluster(&self, seat: Seat, squares: Squares) -> Squares {
        let cluster = self.widows_cluster(seat);
        if cluster.and(squares).is_empty() {
            squares
        } else {
            squares.or(cluster)
        }
    }

    /// The widow flies off before components of her cluster are lost.
    pub(crate) fn mind_widow(&mut self, seat: Seat, squares: Squares, now: Now<'_, '_>) {
        let Some(cabin) = self.vip_cabin(seat, Vip::CautiousWidow) else {
            return;
        };
        // At the check she is no passenger yet.
        let flying = self.state.phase == Phase::Flying;
        if flying && !self.widows_cluster(seat).and(squares).is_empty() {
            self.ship_mut(seat).set_crew(cabin, Crew::None);
            self.player_mut(seat).lunar.flown_off = true;
            now.told.everyone(Event::WidowLeft { seat });
        }
    }
}
