//! The confrontation: Metal Faktor dice are declared, all dice fall together, the scores are compared. The attacker wins ties.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};
use ts_rs::TS;

use crate::Metal;
use crate::events::{Event, Now};
use crate::negotiation::Effort;
use crate::state::{Faktor, Foe, Side};

/// A score with its parts, so that it can be added up before the eyes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, TS)]
pub struct Tally {
    /// The power of the protagonist, the ship or the planet.
    pub power: i16,
    /// The combat die.
    pub die: i16,
    /// The support power of allies, or of the traitor.
    pub allies: i16,
    /// Metal Faktor dice of the side.
    pub faktor: i16,
    /// Support cards, own and against.
    pub support: i16,
    /// What starting ship and equipment add in such a combat.
    pub effects: i16,
    /// What is paid for an earlier Metal Faktor die.
    pub penalty: i16,
}

impl Tally {
    /// The score.
    pub fn total(&self) -> i16 {
        self.power + self.die + self.allies + self.faktor + self.support + self.effects - self.penalty
    }
}

impl Metal {
    /// Those who may play support cards, in order: the attacker or challenger and his allies, the challenged and his.
    pub(crate) fn participants(&self) -> impl Iterator<Item = Seat> + use<> {
        let (rival, defenders) = match self.combat.foe {
            Foe::Pirate(rival) => (Some(rival), self.combat.defenders),
            _ => (None, SeatSet::EMPTY),
        };
        let clockwise = |seats: SeatSet| {
            let nobody = seats.is_empty();
            let others = (!nobody).then(|| self.others(self.active));
            others
                .into_iter()
                .flatten()
                .filter(move |seat| seats.contains(*seat))
        };
        let attack = std::iter::once(self.active).chain(clockwise(self.combat.allies));
        attack.chain(rival).chain(clockwise(defenders))
    }

    /// How many they are.
    pub(crate) fn participant_count(&self) -> usize {
        let defence = match self.combat.foe {
            Foe::Pirate(_) => 1 + self.combat.defenders.len(),
            _ => 0,
        };
        1 + self.combat.allies.len() + defence
    }

    /// Who says next whether he throws his Metal Faktor die: a traitor before the one he betrays, else in order. A die set aside is
    /// not asked for.
    pub(crate) fn next_to_declare(&self) -> Option<Seat> {
        let asked =
            |seat: &Seat| !self.combat.spoken.contains(*seat) && self.pirates[*seat].faktor == Faktor::Blank;
        let traitor = self.combat.traitor.into_iter();
        traitor.chain(self.participants()).find(asked)
    }

    pub(crate) fn declare(&mut self, by: Seat, throws: bool, now: &mut Now<'_>) {
        self.combat.spoken = self.combat.spoken.with(by);
        if throws {
            self.combat.thrown = self.combat.thrown.with(by);
        }
        now.told.everyone(Event::FaktorDeclared { seat: by, throws });
        if throws {
            self.effort_made(by, Effort::MetalFaktor, now);
        }
    }

    /// All dice fall together. Whoever attacks or challenges pays for his earlier Metal Faktor die now.
    pub(crate) fn throw_dice(&mut self, now: &mut Now<'_>) {
        let dice = self.cards.dice();
        self.combat.orange = dice.orange[usize::from(now.chance.die(6))];
        self.combat.grey = dice.grey[usize::from(now.chance.die(6))];
        self.combat.main = self.main_power(self.active);
        self.combat.penalty = self.penalty_due(self.active);
        if let Faktor::Pending(_) = self.pirates[self.active].faktor {
            self.pirates[self.active].faktor = Faktor::Blank;
            now.told.everyone(Event::FaktorPaid {
                seat: self.active,
                penalty: self.combat.penalty,
            });
        }
        let (orange, grey) = (self.combat.orange, self.combat.grey);
        now.told.everyone(Event::DiceThrown { orange, grey });
        let thrown: SeatSet = self.combat.thrown;
        for seat in self.clockwise().filter(|seat| thrown.contains(*seat)) {
            let face = dice.metal_faktor[usize::from(now.chance.die(6))];
            self.combat.faktor[seat] = face;
            if face > 0 {
                self.pirates[seat].faktor = Faktor::Pending(face);
            }
            now.told.everyone(Event::FaktorThrown { seat, face });
        }
    }

    /// A pending die, halved and lessened by what the pirate owns.
    pub(crate) fn penalty_due(&self, seat: Seat) -> u8 {
        let Faktor::Pending(value) = self.pirates[seat].faktor else {
            return 0;
        };
        let powers = self.powers(seat);
        let value = if powers.mf_half { value / 2 } else { value };
        value.saturating_sub(powers.mf_less)
    }

    /// The die goes back to its blank face without penalty.
    pub(crate) fn reset_faktor(&mut self, seat: Seat, now: &mut Now<'_>) {
        if self.pirates[seat].faktor != Faktor::Blank {
            self.pirates[seat].faktor = Faktor::Blank;
            now.told.harmless(Event::FaktorReset { seat });
        }
    }

    /// A side's combat die is thrown again; the new result holds.
    pub(crate) fn throw_again(&mut self, side: Side, now: &mut Now<'_>) {
        let face = usize::from(now.chance.die(6));
        match side {
            Side::Attack => self.combat.orange = self.cards.dice().orange[face],
            Side::Defence => self.combat.grey = self.cards.dice().grey[face],
        }
        let (orange, grey) = (self.combat.orange, self.combat.grey);
        now.told.everyone(Event::DiceThrown { orange, grey });
    }

    fn support_of(&self, seats: SeatSet) -> i16 {
        seats.iter().map(|seat| i16::from(self.support_power(seat))).sum()
    }

    fn faktor_of(&self, seats: SeatSet) -> i16 {
        seats.iter().map(|seat| i16::from(self.combat.faktor[seat])).sum()
    }

    /// The score of the attacker or challenger as it stands.
    pub(crate) fn attack_tally(&self) -> Tally {
        let combat = &self.combat;
        let powers = self.powers(self.active);
        let mut effects = 0;
        if combat.allies.is_empty() && combat.traitor.is_none() {
            effects += i16::from(powers.lone_score);
        }
        if let Foe::Pirate(_) = combat.foe {
            effects += i16::from(powers.challenge_score);
        }
        Tally {
            power: self.main_power(self.active).into(),
            die: combat.orange.into(),
            allies: self.support_of(combat.allies),
            faktor: self.faktor_of(combat.allies.with(self.active)),
            support: combat.support[0].into(),
            effects,
            penalty: combat.penalty.into(),
        }
    }

    /// The score of the target or the challenged as it stands.
    pub(crate) fn defence_tally(&self) -> Tally {
        let combat = &self.combat;
        let helpers = combat.traitor.map_or(combat.defenders, SeatSet::only);
        let (power, effects, own) = match combat.foe {
            Foe::Nobody => (0, 0, SeatSet::EMPTY),
            Foe::Ship(ship) => (self.cards.ship(ship).power, 0, SeatSet::EMPTY),
            Foe::Planet(planet) => (self.cards.planet(planet).power, 0, SeatSet::EMPTY),
            Foe::Pirate(rival) => (
                self.main_power(rival),
                self.powers(rival).challenge_score,
                SeatSet::only(rival),
            ),
        };
        Tally {
            power: power.into(),
            die: combat.grey.into(),
            allies: self.support_of(helpers),
            faktor: self.faktor_of(helpers.union(own)),
            support: combat.support[1].into(),
            effects: effects.into(),
            penalty: 0,
        }
    }
}
