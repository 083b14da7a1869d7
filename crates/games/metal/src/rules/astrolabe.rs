//! The player's astrolabe: power, damage and glory. Raw values are stored, all else is worked out from them.

use table::Seat;

use crate::Metal;
use crate::cards::Powers;
use crate::events::{Event, GlorySource, Harm, Now};
use crate::state::{BASE_POWER, MOST_DAMAGE, MOST_JUDGEMENT};

impl Metal {
    /// All standing effects of a pirate's starting ship and equipment.
    pub(crate) fn powers(&self, seat: Seat) -> Powers {
        let pirate = &self.pirates[seat];
        let start = *self.cards.start_powers(pirate.start);
        let equipment = pirate.upgrades.equipment().iter();
        equipment.fold(start, |sum, card| sum.and(self.cards.upgrade_powers(card)))
    }

    /// Main power: 8, plus equipment, less damage.
    pub fn main_power(&self, seat: Seat) -> u8 {
        let pirate = &self.pirates[seat];
        let equipment: u8 = pirate
            .upgrades
            .equipment()
            .iter()
            .map(|card| self.cards.power(card))
            .sum();
        (BASE_POWER + equipment).saturating_sub(pirate.damage)
    }

    /// Support power: what stands under the main power, plus effects.
    pub fn support_power(&self, seat: Seat) -> u8 {
        self.cards.support_power(self.main_power(seat)) + self.powers(seat).support_power
    }

    /// The glory score: all glory gained, less judgement. It may be negative, so that an amnesty always gives exactly one back.
    pub fn glory(&self, seat: Seat) -> i16 {
        let pirate = &self.pirates[seat];
        i16::from(pirate.glory) - i16::from(pirate.judgement)
    }

    /// Infamous pirates neither help nor are helped.
    pub fn infamous(&self, seat: Seat) -> bool {
        self.pirates[seat].judgement >= MOST_JUDGEMENT
    }

    /// Damage: immunity at 4, and what armour keeps off.
    pub(crate) fn hit(&mut self, seat: Seat, damage: u8, by: Harm, now: &mut Now<'_>) {
        let powers = self.powers(seat);
        if by == Harm::Event && powers.no_event_damage {
            now.told.everyone(Event::Shielded { seat });
            return;
        }
        let mut taken = damage;
        if damage >= 2 && powers.reduce_damage > 0 {
            taken = damage.saturating_sub(powers.reduce_damage).max(1);
            now.told.everyone(Event::DamageReduced { seat });
        }
        let pirate = &mut self.pirates[seat];
        let before = pirate.damage;
        pirate.damage = before.saturating_add(taken).min(MOST_DAMAGE);
        let taken = pirate.damage - before;
        now.told.everyone(Event::Damaged { seat, taken, by });
    }

    /// Repairs; never below no damage.
    pub(crate) fn repair(&mut self, seat: Seat, points: u8, now: &mut Now<'_>) {
        let pirate = &mut self.pirates[seat];
        let points = points.min(pirate.damage);
        if points > 0 {
            pirate.damage -= points;
            now.told.harmless(Event::Repaired { seat, points });
        }
    }

    /// Glory gained.
    pub(crate) fn gain_glory(&mut self, seat: Seat, points: u8, source: GlorySource, now: &mut Now<'_>) {
        if points > 0 {
            let pirate = &mut self.pirates[seat];
            pirate.glory = pirate.glory.saturating_add(points);
            now.told.everyone(Event::Glory { seat, points, source });
        }
    }
}
