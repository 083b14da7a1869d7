//! Combats: what they are worth, which to seek, and what to throw and play in them.

use crate::cards::{Condition, Crew};
use crate::ids::{ShipId, ShipSet, UpgradeId};
use crate::moves::{Move, Plunder};
use crate::state::{Faktor, Foe, Planet};
use crate::view::CombatView;
use table::Seat;

use super::mind::Mind;

/// How often help is found where it would pay.
const HELP_FOUND: f32 = 0.3;
/// What an ally asks for at least.
pub(super) const LEAST_PAY: f32 = 0.2;

/// What is at stake for the attacker or challenger.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Prospect {
    /// What victory is worth.
    pub(super) win: f32,
    /// What defeat costs.
    pub(super) lose: f32,
    /// The credits among what is won, which can be shared.
    pub(super) credits: u8,
    /// The glory among what is won.
    pub(super) glory: u8,
    /// The damage that allies take in defeat.
    pub(super) damage: u8,
}

impl Prospect {
    pub(super) fn stake(&self) -> f32 {
        self.win + self.lose
    }

    /// The worth at a given chance of victory.
    pub(super) fn at(&self, chance: f32) -> f32 {
        chance * self.win - (1.0 - chance) * self.lose
    }
}

impl Mind<'_> {
    /// What a combat is worth to whoever attacks.
    pub(super) fn prospect(&self, attacker: Seat, foe: Foe) -> Prospect {
        match foe {
            Foe::Nobody => Prospect::default(),
            Foe::Ship(ship) => self.ship_prospect(attacker, ship),
            Foe::Planet(planet) => self.planet_prospect(attacker, planet),
            Foe::Pirate(rival) => self.challenge_prospect(attacker, rival),
        }
    }

    fn ship_prospect(&self, attacker: Seat, id: ShipId) -> Prospect {
        let ship = self.ship(id);
        let credits = ship.credits + self.gear(attacker).win_credits;
        let mut win = self.glory(attacker, ship.glory)
            + f32::from(credits) * self.credit()
            + f32::from(ship.support) * 0.35;
        if attacker == self.me {
            let above = ship.power.saturating_sub(self.mine().main);
            win += self.wreck(id);
            win += self.trophy_for(|condition| match condition {
                Condition::BeatHunter => ship.hunter,
                Condition::BeatStrongerShip(by) => above >= by,
                _ => false,
            });
        } else {
            win += 0.2;
        }
        Prospect {
            win,
            lose: self.damage(attacker, ship.damage),
            credits: ship.credits,
            glory: ship.glory,
            damage: ship.damage,
        }
    }

    pub(super) fn treasury(&self, planet: Planet) -> u16 {
        let board = &self.view.board;
        match planet {
            Planet::Exxalia => board.exxalia,
            Planet::Bazaar => board.bazaar,
            Planet::Karokum => board.karokum,
        }
    }

    fn planet_prospect(&self, attacker: Seat, planet: Planet) -> Prospect {
        let treasury = self.treasury(planet).min(60) as u8;
        let bonus = match planet {
            Planet::Exxalia => 0.5,
            Planet::Bazaar if !self.view.board.crew.is_empty() => 0.35,
            Planet::Karokum if !self.view.board.scrapyard.is_empty() => 0.3,
            Planet::Bazaar | Planet::Karokum => 0.0,
        };
        let mut win = f32::from(treasury) * self.credit() + bonus;
        if attacker == self.me {
            win += self.trophy_for(|condition| condition == Condition::BeatPlanet);
        }
        Prospect {
            win,
            lose: self.damage(attacker, 1),
            credits: treasury,
            glory: 0,
            damage: 1,
        }
    }

    /// Glory, the pot and the best of what can be plundered; a defeat gives the rival as much glory.
    fn challenge_prospect(&self, challenger: Seat, rival: Seat) -> Prospect {
        let pot = self.view.board.pot.min(60) as u8;
        let mut win = self.glory(challenger, 1) + f32::from(pot) * self.credit() + self.best_plunder(rival).1;
        let mut lose = self.damage(challenger, 1) + self.envy(rival, 1);
        if challenger == self.me {
            win += self.trophy_for(|condition| condition == Condition::WonChallenge);
            win += self.envy(rival, 1) * 0.5;
            lose += f32::from(pot) * self.credit() * 0.2;
        }
        Prospect {
            win,
            lose,
            credits: pot,
            glory: 1,
            damage: 1,
        }
    }

    /// What victory is worth to the challenged, and what defeat costs him.
    pub(super) fn defence_prospect(&self, challenger: Seat, rival: Seat) -> Prospect {
        let pot = self.view.board.pot.min(60) as u8;
        let mut win = self.glory(rival, 1) + f32::from(pot) * self.credit();
        if rival == self.me {
            win += self.trophy_for(|condition| condition == Condition::HeldChallenge);
        }
        Prospect {
            win,
            lose: self.damage(rival, 1) + self.best_plunder(rival).1 + self.envy(challenger, 1),
            credits: pot,
            glory: 1,
            damage: 1,
        }
    }

    /// The best a winner can take from a loser, and what it is worth.
    pub(super) fn best_plunder(&self, loser: Seat) -> (Plunder, f32) {
        let pirate = self.pirate(loser);
        let credits = (
            Plunder::Credits,
            f32::from(pirate.credits.div_ceil(2)) * self.credit(),
        );
        let wrecks = (Plunder::Wrecks, f32::from(pirate.wrecks.div_ceil(2)) * 0.22);
        let upgrades = pirate.upgrades.iter();
        let upgrades = upgrades.map(|card| (Plunder::Upgrade(card), self.upgrade(card)));
        let best = |a: (Plunder, f32), b: (Plunder, f32)| if b.1 > a.1 { b } else { a };
        upgrades.chain([wrecks]).fold(credits, best)
    }

    /// How far ahead the attacker is before the dice, with an ally or alone.
    pub(super) fn lead(&self, attacker: Seat, foe: Foe, ally: Option<Seat>) -> i16 {
        let gear = self.gear(attacker);
        let mut attack = i16::from(self.pirate(attacker).main) - i16::from(self.penalty(attacker));
        attack += match ally {
            Some(ally) => i16::from(self.pirate(ally).support),
            None => gear.lone,
        };
        let defence = match foe {
            Foe::Nobody => 0,
            Foe::Ship(ship) => i16::from(self.ship(ship).power),
            Foe::Planet(planet) => i16::from(self.cards.planet(planet).power),
            Foe::Pirate(rival) => {
                attack += gear.challenge;
                i16::from(self.pirate(rival).main) + self.gear(rival).challenge
            }
        };
        attack - defence
    }

    pub(super) fn has_die(&self, seat: Seat) -> bool {
        self.pirate(seat).faktor == Faktor::Blank
    }

    /// Dice that a rival will probably throw in his defence.
    fn dice_against(&self, foe: Foe) -> usize {
        match foe {
            Foe::Pirate(rival) => usize::from(self.has_die(rival)),
            _ => 0,
        }
    }

    /// The chance of victory and the worth of a combat at its best, with the own die or without.
    pub(super) fn best_at(&self, attacker: Seat, foe: Foe, lead: i16, prospect: &Prospect) -> (f32, f32) {
        let against = self.dice_against(foe);
        let plain = self.odds.win(lead, 0, against);
        let mut best = (plain, prospect.at(plain));
        if self.has_die(attacker) {
            let thrown = self.odds.win(lead, 1, against);
            let worth = prospect.at(thrown) - self.faktor_cost(attacker);
            if worth > best.1 {
                best = (thrown, worth);
            }
        }
        best
    }

    /// The help that a challenged rival will find.
    fn help_against(&self, foe: Foe) -> i16 {
        let Foe::Pirate(rival) = foe else { return 0 };
        if self.infamous(rival) {
            return 0;
        }
        let mut free: Vec<i16> = self
            .others()
            .filter(|seat| *seat != rival && !self.infamous(*seat))
            .map(|seat| i16::from(self.pirate(seat).support))
            .collect();
        free.sort_unstable();
        // The strongest will be asked by both sides.
        free.pop();
        free.pop().unwrap_or(0)
    }

    /// What an attack of the bot's own is worth, `boost` being power that it will have by then; help is counted where it would pay.
    pub(super) fn worth(&self, foe: Foe, boost: i16) -> f32 {
        let prospect = self.prospect(self.me, foe);
        let against = self.help_against(foe);
        let lead = self.lead(self.me, foe, None) + boost - against;
        let alone = self.best_at(self.me, foe, lead, &prospect).1;
        if self.infamous(self.me) {
            return alone;
        }
        let helper = self
            .others()
            .filter(|seat| !self.infamous(*seat) && foe != Foe::Pirate(*seat));
        let Some(helper) = helper.max_by_key(|seat| self.pirate(*seat).support) else {
            return alone;
        };
        let lead = self.lead(self.me, foe, Some(helper)) + boost - against;
        let (chance, helped) = self.best_at(self.me, foe, lead, &prospect);
        let pay = LEAST_PAY + (1.0 - chance) * self.damage(helper, prospect.damage);
        // Nobody helps for less than the glory he lets somebody else gain costs him, whatever a careless pirate hopes for.
        let grudge = if self.careful {
            chance * self.envy(self.me, prospect.glory)
        } else {
            0.0
        };
        let helped = helped - pay - grudge;
        if helped > alone {
            alone + HELP_FOUND * (helped - alone)
        } else {
            alone
        }
    }

    /// What a search in space is worth: the best of a few ships, of which any may turn up.
    fn worth_of_space(&self, boost: i16) -> f32 {
        let board = &self.view.board;
        let mut ships = board.space_top.ships();
        if ships.len() < 3 {
            ships = ships.union(board.space_under.ships());
        }
        let mut worths: Vec<f32> = ships
            .iter()
            .map(|ship| self.worth(Foe::Ship(ship), boost))
            .collect();
        worths.sort_by(|a, b| b.total_cmp(a));
        let drawn = self.gear(self.me).row.min(worths.len());
        // The chance that the best of those drawn is the next in order, given that none better was drawn.
        let (mut sum, mut none_better) = (0.0, 1.0);
        for (at, worth) in worths.iter().enumerate() {
            let left = (worths.len() - at) as f32;
            let drawn_now = (drawn as f32 / left).min(1.0);
            sum += none_better * drawn_now * worth;
            none_better *= 1.0 - drawn_now;
        }
        sum
    }

    /// The combat most worth fighting among those offered, and what it is worth.
    pub(super) fn best_combat(&self, moves: &[Move], boost: i16) -> Option<(Move, f32)> {
        let worth = |mv: &Move| {
            let worth = match mv {
                Move::AttackSpace => self.worth_of_space(boost),
                Move::AttackKarokum(ship) => {
                    self.worth(Foe::Ship(*ship), boost) - f32::from(self.gear(self.me).fee) * self.credit()
                }
                Move::AttackPlanet(planet) => self.worth(Foe::Planet(*planet), boost) - self.breach(mv),
                Move::Challenge(rival) => self.worth(Foe::Pirate(*rival), boost) - self.breach(mv),
                _ => return None,
            };
            Some((*mv, worth))
        };
        let all = moves.iter().filter_map(worth);
        all.max_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// The ship of the row to attack, or another one to look for.
    pub(super) fn choose_target(&self, moves: &[Move]) -> Option<Move> {
        let row = &self.view.board.row;
        let worth = |ship: &ShipId| self.worth(Foe::Ship(*ship), 0);
        let best = row.iter().copied().max_by(|a, b| worth(a).total_cmp(&worth(b)))?;
        let poorest = row.iter().copied().min_by(|a, b| worth(a).total_cmp(&worth(b)))?;
        let better = self.hope(worth(&best)) - worth(&best);
        let replace = moves.iter().find(|mv| match mv {
            Move::Replace { with, ship } => {
                let cost = if with.is_support() {
                    self.upgrade(*with)
                } else {
                    self.credit()
                };
                *ship == poorest && better > cost
            }
            _ => false,
        });
        replace.copied().or(Some(Move::Target(best)))
    }

    /// What the best ship is worth on average after one more card of space.
    fn hope(&self, best: f32) -> f32 {
        let board = &self.view.board;
        let ships: ShipSet = if board.space_top.ships().is_empty() {
            board.space_under.ships()
        } else {
            board.space_top.ships()
        };
        if ships.is_empty() {
            return best;
        }
        let sum: f32 = ships
            .iter()
            .map(|ship| self.worth(Foe::Ship(ship), 0).max(best))
            .sum();
        sum / ships.len() as f32
    }

    /// How far ahead the attack is in the combat under way, all dice thrown so far counted.
    pub(super) fn lead_now(&self, combat: &CombatView) -> i16 {
        let later = if combat.dice_thrown {
            0
        } else {
            i16::from(self.penalty(self.view.active))
        };
        combat.attack.total() - combat.defence.total() - later
    }

    /// Whether a seat fights for the attack; `None` if it has no part in the combat.
    pub(super) fn attacks(&self, combat: &CombatView, seat: Seat) -> Option<bool> {
        if seat == self.view.active || combat.allies.contains(&seat) {
            Some(true)
        } else if combat.foe == Foe::Pirate(seat)
            || combat.defenders.contains(&seat)
            || combat.traitor == Some(seat)
        {
            Some(false)
        } else {
            None
        }
    }

    /// The chance that the attack wins the combat under way, with so many more dice on either side.
    pub(super) fn chance_now(&self, combat: &CombatView, lead: i16, attack: usize, defence: usize) -> f32 {
        let mut dice = [attack, defence];
        for seat in &combat.thrown {
            let side = usize::from(self.attacks(combat, *seat) != Some(true));
            dice[side] += 1;
        }
        self.odds.win(lead, dice[0], dice[1])
    }

    /// What the bot's side winning means to the bot, whatever its part in the combat.
    pub(super) fn own_stake(&self, combat: &CombatView) -> f32 {
        let active = self.view.active;
        if active == self.me {
            return self.prospect(self.me, combat.foe).stake() - self.owed_in_victory();
        }
        match combat.foe {
            Foe::Pirate(rival) if rival == self.me => {
                self.defence_prospect(active, self.me).stake() - self.owed_in_victory()
            }
            _ if combat.traitor == Some(self.me) => self.spoils_of_betrayal(combat.foe),
            foe => {
                let damage = self.damage(self.me, self.prospect(active, foe).damage);
                damage + self.due_in_victory() + self.trophy_for(|c| c == Condition::LoyalAllyWon)
            }
        }
    }

    /// Whether to throw the Metal Faktor die.
    pub(super) fn throw_or_hold(&self) -> Move {
        let Some(combat) = &self.view.combat else {
            return Move::Hold;
        };
        let lead = self.lead_now(combat);
        let attacks = self.attacks(combat, self.me) == Some(true);
        // A rival who has yet to speak will probably throw.
        let later = match combat.foe {
            Foe::Pirate(rival) if attacks => usize::from(self.has_die(rival)),
            _ => 0,
        };
        let without = self.chance_now(combat, lead, 0, later);
        let with = if attacks {
            self.chance_now(combat, lead, 1, later)
        } else {
            self.chance_now(combat, lead, 0, 1)
        };
        let gained = (with - without).abs() * self.own_stake(combat);
        let promised = self.promised_effort();
        if gained + promised > self.faktor_cost(self.me) {
            Move::Throw
        } else {
            Move::Hold
        }
    }

    /// A support card worth playing in the combat, or none.
    pub(super) fn support(&self, moves: &[Move]) -> Move {
        let Some(combat) = &self.view.combat else {
            return Move::Pass;
        };
        let stake = self.own_stake(combat);
        let gain = |card: UpgradeId| {
            let kept = if self.promised_card(card) {
                0.0
            } else {
                self.upgrade(card)
            };
            self.card_gain(combat, card) * stake - kept
        };
        let plays = moves.iter().filter_map(|mv| match mv {
            Move::Play(card) => Some((*mv, gain(*card))),
            _ => None,
        });
        match plays.max_by(|a, b| a.1.total_cmp(&b.1)) {
            Some((play, gain)) if gain > 0.02 => play,
            _ => Move::Pass,
        }
    }

    /// How much likelier victory is with a card.
    fn card_gain(&self, combat: &CombatView, card: UpgradeId) -> f32 {
        let attacks = self.attacks(combat, self.me) == Some(true);
        let lead = self.lead_now(combat);
        let sign = if attacks { 1 } else { -1 };
        let ours = |attack: f32| if attacks { attack } else { 1.0 - attack };
        let settled = |lead: i16| ours(f32::from(u8::from(lead >= 0)));
        match self.cards.crew(card) {
            Some(Crew::ScoreBefore(n)) => {
                let after = lead + sign * i16::from(n);
                ours(self.chance_now(combat, after, 0, 0)) - ours(self.chance_now(combat, lead, 0, 0))
            }
            Some(Crew::ScoreAfter(n) | Crew::Jam(n)) => settled(lead + sign * i16::from(n)) - settled(lead),
            Some(Crew::Reroll) => {
                let (die, faces) = if attacks {
                    (combat.attack.die, &self.cards.dice().orange)
                } else {
                    (combat.defence.die, &self.cards.dice().grey)
                };
                let again = |face: &u8| settled(lead + sign * (i16::from(*face) - die));
                faces.iter().map(again).sum::<f32>() / 6.0 - settled(lead)
            }
            _ => 0.0,
        }
    }
}
