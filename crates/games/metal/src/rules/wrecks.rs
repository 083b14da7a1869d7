//! Wrecks: face down, without limit.
//!
//! Everybody saw a ship that was won in the open, so everybody knows it for a wreck of its winner, until that pirate hands a wreck
//! to somebody: which one it was only the two of them saw, so the others are no longer sure of any of them.

use table::Seat;

use crate::Metal;
use crate::events::{Event, Now};
use crate::ids::{ShipId, ShipSet};
use crate::moves::Refusal;

impl Metal {
    /// A ship becomes a wreck before everybody's eyes.
    pub(crate) fn gain_wreck(&mut self, seat: Seat, ship: ShipId, now: &mut Now<'_>) {
        self.pirates[seat].wrecks.insert(ship);
        for other in self.others(seat) {
            self.pirates[other].knows.insert(ship);
        }
        now.told.everyone(Event::WreckGained { seat, ship });
    }

    /// A wreck is shown and leaves the game.
    pub(crate) fn spend_wreck(&mut self, seat: Seat, ship: ShipId, now: &mut Now<'_>) {
        self.lose_wreck(seat, ship, now);
        self.board.removed.insert(ship);
        now.told.everyone(Event::WreckSpent { seat, ship });
    }

    /// A wreck is shown and joins Karokum's discard.
    pub(crate) fn scrap_wreck(&mut self, seat: Seat, ship: ShipId, now: &mut Now<'_>) {
        self.lose_wreck(seat, ship, now);
        self.board.karokum.insert(ship);
        now.told.everyone(Event::WreckScrapped { seat, ship });
    }

    fn lose_wreck(&mut self, seat: Seat, ship: ShipId, now: &mut Now<'_>) {
        self.pirates[seat].wrecks.remove(ship);
        for other in self.others(seat) {
            self.pirates[other].knows.remove(ship);
        }
        now.told.reveal();
    }

    /// Wrecks change hands, seen by the two only.
    pub(crate) fn hand_over_wrecks(&mut self, from: Seat, to: Seat, ships: ShipSet, now: &mut Now<'_>) {
        let ships = ships.both(self.pirates[from].wrecks);
        if ships.is_empty() {
            return;
        }
        now.told.reveal();
        let before = self.pirates[from].wrecks;
        self.pirates[from].wrecks = before.minus(ships);
        self.pirates[to].wrecks = self.pirates[to].wrecks.union(ships);
        self.pirates[to].knows = self.pirates[to].knows.minus(ships);
        self.pirates[from].knows = self.pirates[from].knows.union(ships);
        if ships != before {
            for third in self.others(from).filter(|third| *third != to) {
                let sure = self.wrecks_in_offers_of(third);
                let knows = &mut self.pirates[third].knows;
                *knows = knows.minus(before.minus(sure));
            }
        }
        let count = ships.len() as u8;
        now.told.privately(
            to,
            Event::WrecksHanded {
                from,
                to,
                count,
                ships: Some(ships),
            },
            Event::WrecksHanded {
                from,
                to,
                count,
                ships: None,
            },
        );
    }

    /// Whether that wreck is there to be paid with.
    pub(crate) fn check_wreck(&self, seat: Seat, ship: ShipId) -> Result<(), Refusal> {
        if self.pirates[seat].wrecks.contains(ship) {
            Ok(())
        } else {
            Err(Refusal::NotYourWreck)
        }
    }
}
