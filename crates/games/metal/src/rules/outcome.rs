//! Rewards and damage after combat with a ship or a planet.

use table::Seat;

use crate::Metal;
use crate::events::{Event, GlorySource, Harm, Now, Purse};
use crate::ids::ShipId;
use crate::state::{Choice, Decided, Foe, MOST_TROPHIES, Planet, Reckoning, Step};

/// What a lost combat does where the ship's own figure does not count.
const DAMAGE: u8 = 1;

impl Metal {
    /// The scores are compared: the attacker wins ties.
    pub(crate) fn decide_combat(&mut self, now: &mut Now<'_>) {
        let (attack, defence) = (self.attack_tally(), self.defence_tally());
        let won = attack.total() >= defence.total();
        let decided = Decided {
            foe: self.combat.foe,
            attack,
            defence,
            attacker_wins: won,
        };
        now.told.everyone(Event::CombatDecided(decided));
        self.voyage.decided = Some(decided);
        self.combat_done();
        self.step = Step::Settle(Reckoning::AfterCombat);
        self.note_deeds(won, (attack.total() - defence.total()).unsigned_abs() as u8);
        match self.combat.foe {
            Foe::Ship(ship) if won => self.ship_beaten(ship, now),
            Foe::Ship(ship) => self.ship_escapes(ship, now),
            Foe::Planet(planet) if won => self.planet_beaten(planet, now),
            Foe::Planet(planet) => self.planet_holds(planet, now),
            Foe::Pirate(rival) => self.challenge_decided(rival, won, now),
            Foe::Nobody => {}
        }
    }

    /// What trophies will ask for.
    fn note_deeds(&mut self, won: bool, margin: u8) {
        let (foe, main, active) = (self.combat.foe, self.combat.main, self.active);
        let hunter = self.hunts_pirates();
        let winners = if won {
            self.combat.allies
        } else {
            self.combat.defenders
        };
        for ally in winners.iter() {
            self.pirates[ally].deeds.loyal_ally_won = true;
        }
        if let (Some(traitor), false) = (self.combat.traitor, won) {
            self.pirates[traitor].deeds.traitor_won = true;
        }
        let stronger = match foe {
            Foe::Ship(ship) => self.cards.ship(ship).power.saturating_sub(main),
            _ => 0,
        };
        if won {
            let deeds = &mut self.pirates[active].deeds;
            deeds.won_by = margin;
            deeds.beat_hunter = hunter;
            deeds.beat_planet = matches!(foe, Foe::Planet(_));
            deeds.beat_stronger = stronger;
            deeds.won_challenge = matches!(foe, Foe::Pirate(_));
        } else if let Foe::Pirate(rival) = foe {
            let deeds = &mut self.pirates[rival].deeds;
            deeds.won_by = margin;
            deeds.held_challenge = true;
        }
    }

    /// The attacker takes everything printed on the ship, and the ship as a wreck. A traitor pays for his choice.
    fn ship_beaten(&mut self, ship: ShipId, now: &mut Now<'_>) {
        let seat = self.active;
        let (credits, glory, support) = {
            let card = self.cards.ship(ship);
            (card.credits, card.glory, card.support)
        };
        self.gain_wreck(seat, ship, now);
        self.combat.loot.wrecks.insert(ship);
        self.earn(seat, credits, now);
        self.combat.loot.credits += u16::from(credits);
        self.gain_glory(seat, glory, GlorySource::Ship, now);
        let bonus = self.powers(seat).win_credits;
        self.earn(seat, bonus, now);
        self.punish_traitor(now);
        if support > 0 {
            self.ask(Choice::RewardSupport { seat, left: support });
        }
    }

    /// The ship is out of the game. A traitor takes its credits and nothing else.
    fn ship_escapes(&mut self, ship: ShipId, now: &mut Now<'_>) {
        let (damage, credits) = {
            let card = self.cards.ship(ship);
            (card.damage, card.credits)
        };
        self.board.removed.insert(ship);
        now.told.everyone(Event::ShipRemoved { ship });
        match self.combat.traitor {
            Some(traitor) => {
                self.hit(self.active, DAMAGE, Harm::Combat, now);
                self.earn(traitor, credits, now);
            }
            None => self.hit_attackers(damage, now),
        }
    }

    /// The whole treasury and the planet's bonus.
    fn planet_beaten(&mut self, planet: Planet, now: &mut Now<'_>) {
        let seat = self.active;
        let taken = self.sack(planet, seat, now);
        self.combat.loot.credits += taken;
        self.punish_traitor(now);
        match planet {
            Planet::Exxalia if self.trophy_slots(seat).len() >= MOST_TROPHIES => {
                self.ask(Choice::ExxaliaBonus(seat));
            }
            Planet::Exxalia => self.draw_trophies(seat, 3, now),
            Planet::Bazaar if !self.board.bazaar.is_empty() => self.ask(Choice::BazaarBonus(seat)),
            Planet::Karokum if !self.board.karokum.is_empty() => {
                self.ask(Choice::KarokumWreck { seat, not: None });
            }
            Planet::Bazaar | Planet::Karokum => {}
        }
    }

    /// One damage, whatever the planet. A traitor takes the whole treasury, without the bonus.
    fn planet_holds(&mut self, planet: Planet, now: &mut Now<'_>) {
        match self.combat.traitor {
            Some(traitor) => {
                self.hit(self.active, DAMAGE, Harm::Combat, now);
                self.sack(planet, traitor, now);
            }
            None => self.hit_attackers(DAMAGE, now),
        }
    }

    fn sack(&mut self, planet: Planet, by: Seat, now: &mut Now<'_>) -> u16 {
        let treasury = self.board.treasury[planet as usize];
        self.transfer(Purse::Treasury(planet), Purse::Pirate(by), treasury, now)
    }

    /// The attacker and his loyal ally take the same.
    fn hit_attackers(&mut self, damage: u8, now: &mut Now<'_>) {
        self.hit(self.active, damage, Harm::Combat, now);
        for ally in self.combat.allies.iter() {
            self.hit(ally, damage, Harm::Combat, now);
        }
    }

    fn punish_traitor(&mut self, now: &mut Now<'_>) {
        if let Some(traitor) = self.combat.traitor {
            self.hit(traitor, DAMAGE, Harm::Combat, now);
        }
    }

    /// Puts one choice on the stack.
    pub(crate) fn ask(&mut self, choice: Choice) {
        // Never full: besides the events, which ask each seat once, a step asks for a few things at most.
        let _ = self.choices.try_push(choice);
    }
}
