//! Credits and where they lie. The bank is never short; everything else gives at most what it has.

use table::Seat;

use crate::Metal;
use crate::events::{Event, Now, Purse};
use crate::moves::Refusal;

impl Metal {
    /// Moves credits; gives how many really moved.
    pub(crate) fn transfer(&mut self, from: Purse, to: Purse, credits: u16, now: &mut Now<'_>) -> u16 {
        let credits = match from {
            Purse::Bank => credits,
            Purse::Pot => credits.min(self.board.pot),
            Purse::Treasury(planet) => credits.min(self.board.treasury[planet as usize]),
            Purse::Pirate(seat) => credits.min(self.pirates[seat].credits),
        };
        if credits == 0 || from == to {
            return 0;
        }
        match from {
            Purse::Bank => self.board.bank = self.board.bank.saturating_sub_unsigned(credits),
            Purse::Pot => self.board.pot -= credits,
            Purse::Treasury(planet) => self.board.treasury[planet as usize] -= credits,
            Purse::Pirate(seat) => self.pirates[seat].credits -= credits,
        }
        match to {
            Purse::Bank => self.board.bank = self.board.bank.saturating_add_unsigned(credits),
            Purse::Pot => self.board.pot = self.board.pot.saturating_add(credits),
            Purse::Treasury(planet) => {
                let treasury = &mut self.board.treasury[planet as usize];
                *treasury = treasury.saturating_add(credits);
            }
            Purse::Pirate(seat) => {
                let pirate = &mut self.pirates[seat];
                pirate.credits = pirate.credits.saturating_add(credits);
            }
        }
        // What moved with it says whether the step binds; credits alone do not.
        now.told.harmless(Event::Credits { from, to, credits });
        credits
    }

    /// Credits from the bank.
    pub(crate) fn earn(&mut self, seat: Seat, credits: u8, now: &mut Now<'_>) {
        self.transfer(Purse::Bank, Purse::Pirate(seat), credits.into(), now);
    }

    /// Credits paid somewhere.
    pub(crate) fn pay(&mut self, seat: Seat, to: Purse, credits: u8, now: &mut Now<'_>) {
        self.transfer(Purse::Pirate(seat), to, credits.into(), now);
    }

    /// Whether a pirate can pay.
    pub(crate) fn check_credits(&self, seat: Seat, need: u8) -> Result<(), Refusal> {
        let have = self.pirates[seat].credits;
        if have >= u16::from(need) {
            Ok(())
        } else {
            Err(Refusal::Credits {
                need: need.into(),
                have,
            })
        }
    }
}
