//! Upgrades: the display of the OCG, the limit of four, discards.

use table::Seat;

use crate::Metal;
use crate::events::{Event, Now};
use crate::ids::{UpgradeId, UpgradeSet};
use crate::moves::{Move, Refusal};
use crate::state::{Choice, MOST_UPGRADES, Step};

impl Metal {
    /// The next card of the upgrade pile: from the part in unknown order, then from what was put under it.
    fn draw_upgrade(&mut self, now: &mut Now<'_>) -> Option<UpgradeId> {
        if let Some(card) = self.board.loose.draw(now.chance) {
            self.board.loose.remove(card);
            return Some(card);
        }
        (!self.board.bottom.is_empty()).then(|| self.board.bottom.remove(0))
    }

    /// Fills the display to four while the pile lasts.
    pub(crate) fn fill_display(&mut self, now: &mut Now<'_>) {
        while !self.board.display.is_full() {
            let Some(card) = self.draw_upgrade(now) else { break };
            self.board.display.push(card);
            now.told.everyone(Event::Displayed { card });
        }
    }

    /// Everything in the pile is shuffled, so that nobody knows what lies under it.
    fn shuffle_upgrades(&mut self) {
        let bottom: UpgradeSet = self.board.bottom.drain(..).collect();
        self.board.loose = self.board.loose.union(bottom);
    }

    /// Four new cards; the old ones go back into the pile once the new ones lie there, and the pile is shuffled.
    pub(crate) fn new_display(&mut self, now: &mut Now<'_>) {
        let old: UpgradeSet = self.board.display.drain(..).collect();
        self.fill_display(now);
        self.board.loose = self.board.loose.union(old);
        self.shuffle_upgrades();
        // With fewer than four cards in the pile some of the old ones come again.
        self.fill_display(now);
    }

    /// Takes a card off the display and refills it.
    pub(crate) fn take_displayed(&mut self, seat: Seat, card: UpgradeId, now: &mut Now<'_>) {
        self.board.display.retain(|shown| *shown != card);
        self.gain_upgrade(seat, card, now);
        self.fill_display(now);
    }

    /// A card comes to lie before a pirate.
    pub(crate) fn gain_upgrade(&mut self, seat: Seat, card: UpgradeId, now: &mut Now<'_>) {
        self.pirates[seat].upgrades.insert(card);
        now.told.everyone(Event::UpgradeGained { seat, card });
    }

    /// A discarded card: support to Bazaar, equipment under the pile of the OCG.
    pub(crate) fn discard(&mut self, seat: Seat, card: UpgradeId, now: &mut Now<'_>) {
        if !self.pirates[seat].upgrades.remove(card) {
            return;
        }
        if card.is_support() {
            self.board.bazaar.insert(card);
        } else {
            self.board.bottom.push(card);
        }
        now.told.harmless(Event::UpgradeDiscarded { seat, card });
    }

    /// The first support card found from the top of the pile; the rest is shuffled back.
    pub(crate) fn find_support(&mut self, now: &mut Now<'_>) -> Option<UpgradeId> {
        let card = self.board.loose.support().draw(now.chance)?;
        self.board.loose.remove(card);
        self.shuffle_upgrades();
        Some(card)
    }

    /// Who holds more than four upgrades must discard at once.
    pub(crate) fn ask_to_discard_down(&mut self) -> bool {
        let over = self
            .all_seats()
            .find(|seat| self.pirates[*seat].upgrades.len() > MOST_UPGRADES);
        let asked = matches!(self.choices.last(), Some(Choice::DiscardDown(_)));
        match over {
            Some(seat) if !asked => self.choices.try_push(Choice::DiscardDown(seat)).is_ok(),
            _ => false,
        }
    }

    /// A free discard, allowed at any quiet moment, but not before the own brotherhood.
    pub(crate) fn check_discard(&self, by: Seat, card: UpgradeId) -> Result<(), Refusal> {
        let before = matches!(self.step, Step::TurnStart | Step::Brotherhood)
            && by == self.active
            && !self.is_first_edition();
        if before {
            Err(Refusal::BrotherhoodFirst)
        } else if self.pirates[by].upgrades.contains(card) {
            Ok(())
        } else {
            Err(Refusal::NotYourCard)
        }
    }

    /// Discards are listed where they make room.
    pub(crate) fn list_discards(&self, by: Seat, out: &mut Vec<Move>) {
        let held = self.pirates[by].upgrades;
        if held.len() >= MOST_UPGRADES {
            out.extend(held.iter().map(Move::Discard));
        }
    }
}
