//! Events of space: they befall everybody, clockwise from the active player.

use table::SeatSet;

use crate::Metal;
use crate::cards::Upheaval;
use crate::events::{Harm, Now, Purse};
use crate::ids::EventId;
use crate::state::{Choice, Planet};

impl Metal {
    /// Applies the first event of a player-turn; the card is out of the game.
    pub(crate) fn apply_event(&mut self, event: EventId, now: &mut Now<'_>) {
        let everybody = SeatSet::all(self.seats);
        match self.cards.event(event) {
            Upheaval::Damage(points) => {
                for seat in self.clockwise() {
                    self.hit(seat, points, Harm::Event, now);
                }
            }
            Upheaval::Credits(credits) => {
                for seat in self.clockwise() {
                    self.earn(seat, credits, now);
                }
            }
            Upheaval::Tax { holding, pay } => {
                for seat in self.clockwise() {
                    if self.pirates[seat].credits >= holding.into() {
                        self.pay(seat, Purse::Bank, pay, now);
                    }
                }
            }
            Upheaval::Pardon => {
                for seat in self.clockwise() {
                    self.forgive(seat, now);
                }
            }
            Upheaval::Meteors { all, strongest } => self.meteors(all, strongest, now),
            Upheaval::Dragnet { pay, damage } => {
                self.ask_clockwise(|seat| Choice::Dragnet { seat, pay, damage }, everybody);
            }
            Upheaval::Desertion => self.ask_clockwise(Choice::Desertion, everybody),
            Upheaval::TradeRoute(credits) => {
                for planet in Planet::ALL {
                    self.transfer(Purse::Bank, Purse::Treasury(planet), credits.into(), now);
                }
            }
            Upheaval::MetalFever => {
                for seat in self.clockwise() {
                    self.reset_faktor(seat, now);
                }
            }
            Upheaval::Bravado(credits) => {
                let total = u16::from(credits) * u16::from(self.seats);
                self.transfer(Purse::Bank, Purse::Pot, total, now);
            }
        }
    }

    /// Who is strongest is read before any of the damage.
    fn meteors(&mut self, all: u8, strongest: u8, now: &mut Now<'_>) {
        let most = self.all_seats().map(|seat| self.main_power(seat)).max();
        let strong: SeatSet = self
            .all_seats()
            .filter(|seat| Some(self.main_power(*seat)) == most)
            .collect();
        for seat in self.clockwise() {
            let points = if strong.contains(seat) { strongest } else { all };
            self.hit(seat, points, Harm::Event, now);
        }
    }
}
