//! Havana: travel or rest, and the brotherhood of the pirates.

use crate::Metal;
use crate::events::{Event, Now, Purse};
use crate::ids::UpgradeId;
use crate::moves::Refusal;
use crate::state::{Fault, Slot, Step};

/// What a rest brings from the bank.
const REST_CREDITS: u8 = 2;
/// What an upgrade costs more while resting.
const REST_SURCHARGE: u8 = 1;

impl Metal {
    /// The active player travels: the brotherhood comes before anything else.
    pub(crate) fn travel(&mut self, now: &mut Now<'_>) {
        now.told.harmless(Event::Travels { seat: self.active });
        self.step = Step::Brotherhood;
    }

    /// Whoever alone has the lowest main power pays nothing; in a tie everybody pays.
    pub(crate) fn exempt_from_brotherhood(&self) -> bool {
        let own = self.main_power(self.active);
        self.others(self.active).all(|other| self.main_power(other) > own)
    }

    pub(crate) fn pay_brotherhood(&mut self, now: &mut Now<'_>) {
        self.pay(self.active, Purse::Pot, 1, now);
        self.set_out(now);
    }

    /// Paying is not owed even by who can; it costs a point of judgement.
    pub(crate) fn refuse_brotherhood(&mut self, now: &mut Now<'_>) {
        self.set_out(now);
        self.condemn(self.active, 1, Fault::Brotherhood, now);
    }

    /// After the brotherhood: what repairs itself at the start of the turn does so.
    pub(crate) fn set_out(&mut self, now: &mut Now<'_>) {
        let points = self.powers(self.active).turn_start_repair;
        self.repair(self.active, points, now);
        self.step = Step::Voyage;
    }

    /// Only a damaged ship rests.
    pub(crate) fn check_rest(&self) -> Result<(), Refusal> {
        if self.pirates[self.active].damage > 0 {
            Ok(())
        } else {
            Err(Refusal::NoDamage)
        }
    }

    /// Rest: credits, repairs, the Metal Faktor die; then a trophy and a purchase if he likes.
    pub(crate) fn rest(&mut self, now: &mut Now<'_>) {
        let seat = self.active;
        self.voyage.resting = true;
        now.told.harmless(Event::Rests { seat });
        self.earn(seat, REST_CREDITS, now);
        let damage = self.pirates[seat].damage;
        self.repair(seat, damage, now);
        self.reset_faktor(seat, now);
        self.step = Step::RestTrophy;
    }

    /// One own trophy under the pile, two drawn, one kept.
    pub(crate) fn swap_trophy(&mut self, slot: Slot, now: &mut Now<'_>) {
        self.return_trophy(self.active, slot, now);
        self.draw_trophies(self.active, 2, now);
        self.step = Step::RestPurchase;
    }

    pub(crate) fn check_rest_purchase(&self, card: UpgradeId) -> Result<(), Refusal> {
        if !self.board.display.contains(&card) {
            return Err(Refusal::NotDisplayed);
        }
        self.check_credits(self.active, self.cards.price(card) + REST_SURCHARGE)
    }

    /// One upgrade for one credit more than its price; then the turn is over.
    pub(crate) fn rest_purchase(&mut self, card: UpgradeId, now: &mut Now<'_>) {
        let seat = self.active;
        self.pay(seat, Purse::Bank, self.cards.price(card) + REST_SURCHARGE, now);
        self.take_displayed(seat, card, now);
        self.step = Step::Settle(crate::state::Reckoning::TurnEnd);
        self.deed_done(seat, crate::negotiation::Act::Buy(card), now);
    }
}
