//! Help: what it is worth to either side, whom to ask for it, and whether to stand by it.

use crate::cards::Condition;
use crate::moves::Move;
use crate::negotiation::{Deliver, Due, Goods, LootKind, Pledge, Proviso, Share, Terms};
use crate::state::{Foe, Planet};
use crate::view::CombatView;
use table::Seat;

use super::combat::{LEAST_PAY, Prospect};
use super::mind::Mind;

/// How many offers the bot makes one pirate in one combat.
const OFFERS: u8 = 2;
/// How much of what help brings goes to the helper, beyond what he must have.
const FAIR: f32 = 0.3;

/// Odds that a careful pirate would rather not fight at alone, and how much better they must be with help to ask for it all the same.
const POOR: f32 = 0.5;
const MUCH: f32 = 0.25;

/// What joining a side means.
pub(super) struct Joining {
    /// The chance that the side wins without this ally, and with him.
    pub(super) without: f32,
    pub(super) with: f32,
    /// What standing by it costs him, all that he is paid left aside.
    pub(super) cost: f32,
    /// What betraying it would be worth to him, where that is possible.
    pub(super) betrayal: Option<f32>,
}

impl Mind<'_> {
    /// The chance that the attack wins with that lead, its die being thrown as often as not.
    fn chance_at(&self, combat: &CombatView, lead: i16) -> f32 {
        let die = usize::from(self.has_die(self.view.active));
        let against = match combat.foe {
            Foe::Pirate(rival) => usize::from(self.has_die(rival)),
            _ => 0,
        };
        let plain = self.chance_now(combat, lead, 0, 0);
        let thrown = self.chance_now(combat, lead, die, against);
        (plain + thrown) / 2.0
    }

    /// What it means that `ally` joins `host` in the combat under way, as anybody can see it.
    pub(super) fn joined(&self, combat: &CombatView, host: Seat, ally: Seat) -> Joining {
        let active = self.view.active;
        let support = i16::from(self.pirate(ally).support);
        let there = combat.allies.contains(&ally) || combat.defenders.contains(&ally);
        let lone = if combat.allies.len() <= usize::from(there) && host == active {
            self.gear(active).lone
        } else {
            0
        };
        // The lead without this ally, and with him.
        let sign = if host == active { 1 } else { -1 };
        let now = self.lead_now(combat);
        let without = if there { now - sign * support + lone } else { now };
        let with = without + sign * support - lone;
        let ours = |lead: i16| {
            let chance = self.chance_at(combat, lead);
            if host == active { chance } else { 1.0 - chance }
        };
        let (chance, helped) = (ours(without), ours(with));
        let prospect = self.prospect(active, combat.foe);
        let mut cost = (1.0 - helped) * self.damage(ally, prospect.damage);
        cost += (helped - chance) * self.envy(host, prospect.glory);
        if let Foe::Pirate(rival) = combat.foe {
            let other = if host == active { rival } else { active };
            cost -= (helped - chance) * self.envy(other, 1);
        }
        let betrayable = match combat.foe {
            Foe::Ship(ship) => !self.ship(ship).hunter,
            Foe::Planet(_) => true,
            Foe::Pirate(_) | Foe::Nobody => false,
        };
        let betrayal = betrayable.then(|| {
            let beaten = 1.0 - ours(without - lone - support);
            beaten * self.spoils(ally, &prospect)
                - (1.0 - beaten) * self.damage(ally, 1)
                - self.judgement(ally)
                - self.good_name()
                + (beaten - (1.0 - chance)) * self.envy(host, prospect.glory)
        });
        Joining {
            without: chance,
            with: helped,
            cost,
            betrayal,
        }
    }

    fn spoils(&self, traitor: Seat, prospect: &Prospect) -> f32 {
        let trophy = if traitor == self.me {
            self.trophy_for(|condition| condition == Condition::TraitorWon)
        } else {
            0.0
        };
        f32::from(prospect.credits) * self.credit() + trophy
    }

    /// What a traitor gets if the betrayed is beaten.
    pub(super) fn spoils_of_betrayal(&self, foe: Foe) -> f32 {
        self.spoils(self.me, &self.prospect(self.view.active, foe)) + self.damage(self.me, 1)
    }

    /// What joining is worth to the bot that gets so much in victory: loyal or not, whichever is better.
    pub(super) fn joining(&self, combat: &CombatView, host: Seat, in_victory: f32) -> f32 {
        let joined = self.joined(combat, host, self.me);
        let trophy = self.trophy_for(|condition| condition == Condition::LoyalAllyWon);
        let loyal = joined.with * (in_victory + trophy) - joined.cost;
        joined.betrayal.map_or(loyal, |betrayal| betrayal.max(loyal))
    }

    /// Stands by the attacker unless betraying him is worth more.
    pub(super) fn loyal_or_not(&self) -> Move {
        let Some(combat) = &self.view.combat else {
            return Move::StayLoyal;
        };
        let joined = self.joined(combat, self.view.active, self.me);
        let trophy = self.trophy_for(|condition| condition == Condition::LoyalAllyWon);
        let loyal = joined.with * (self.due_in_victory() + trophy) - joined.cost;
        match joined.betrayal {
            Some(betrayal) if betrayal > loyal => Move::Betray,
            _ => Move::StayLoyal,
        }
    }

    /// What is at stake for a protagonist of the combat under way.
    pub(super) fn at_stake(&self, combat: &CombatView, host: Seat) -> Prospect {
        match combat.foe {
            Foe::Pirate(rival) if rival == host => self.defence_prospect(self.view.active, host),
            foe => self.prospect(self.view.active, foe),
        }
    }

    /// How many offers the bot has made a pirate in this window of talk.
    pub(super) fn offers_made(&self, to: Seat) -> u8 {
        let left = &self.view.rounds_left[self.me.index()];
        // Nobody makes himself offers, so that place still says how many there may be.
        left[self.me.index()].saturating_sub(left[to.index()])
    }

    /// Asks for help that was promised, then for help that pays; seeks none otherwise.
    pub(super) fn seek(&self, moves: &[Move]) -> Option<Move> {
        let combat = self.view.combat.as_ref()?;
        if let Some(call) = self.best_call(combat, moves) {
            return Some(call);
        }
        let asked = self.others().filter_map(|ally| self.request(combat, ally));
        let best = asked.max_by(|a, b| a.1.total_cmp(&b.1));
        match best {
            Some((mv, _)) => Some(mv),
            None => self.plea(combat).or(Some(Move::Ready)),
        }
    }

    /// Where a careful pirate would hardly win alone and well with help, it asks for it even if it should be refused: an offer costs nothing
    /// until it is accepted, and it offers no more than victory brings.
    fn plea(&self, combat: &CombatView) -> Option<Move> {
        if !self.careful {
            return None;
        }
        let prospect = self.at_stake(combat, self.me);
        let ask = |ally: Seat| {
            if self.offers_made(ally) > 0 || self.infamous(ally) || self.attacks(combat, ally).is_some() {
                return None;
            }
            let joined = self.joined(combat, self.me, ally);
            let gain = joined.with - joined.without;
            // Whom the foe pays better would say yes only to change sides.
            let tempted = joined.betrayal.is_some_and(|betrayal| betrayal > 0.0);
            if joined.without > POOR || gain < MUCH || tempted {
                return None;
            }
            let pay = (gain * prospect.stake() * 0.8).min(self.most_kept(combat));
            let most = f32::from(prospect.credits).max(1.0) * self.credit();
            let terms = self.alliance_terms(self.me, pay.min(most), &prospect)?;
            let mv = Move::Propose { to: ally, terms };
            self.allows(&mv).then_some((mv, gain))
        };
        let pleas = self.others().filter_map(ask);
        pleas.max_by(|a, b| a.1.total_cmp(&b.1)).map(|plea| plea.0)
    }

    /// The most that the bot promises: no more than it would keep. Against a pirate hunter there is no choice.
    fn most_kept(&self, combat: &CombatView) -> f32 {
        match combat.foe {
            Foe::Ship(ship) if self.ship(ship).hunter => f32::MAX,
            _ => self.cost_of_breaking() * 0.95,
        }
    }

    fn best_call(&self, combat: &CombatView, moves: &[Move]) -> Option<Move> {
        let gain = |mv: &Move| {
            let Move::CallIn(id) = mv else { return None };
            let promise = self.view.ledger.iter().find(|promise| promise.id == *id)?;
            let joined = self.joined(combat, self.me, promise.debtor);
            let gain = (joined.with - joined.without) * self.at_stake(combat, self.me).stake();
            (gain > 0.15).then_some((*mv, gain))
        };
        let calls = moves.iter().filter_map(gain);
        calls.max_by(|a, b| a.1.total_cmp(&b.1)).map(|(mv, _)| mv)
    }

    /// The offer to make a pirate for his help, and what it is worth to the bot; none if he would ask for more than he brings.
    fn request(&self, combat: &CombatView, ally: Seat) -> Option<(Move, f32)> {
        let made = self.offers_made(ally);
        if made >= OFFERS || self.infamous(ally) || self.attacks(combat, ally).is_some() {
            return None;
        }
        let prospect = self.at_stake(combat, self.me);
        let joined = self.joined(combat, self.me, ally);
        let gain = (joined.with - joined.without) * prospect.stake() * self.trust(ally).max(0.3);
        let need = self.price(&joined, ally, self.trust(self.me));
        let most = gain / joined.with.max(0.05);
        let kept = self.most_kept(combat);
        if need > most.min(kept) {
            return None;
        }
        // A pirate who declined wants more.
        let pay = need + (FAIR + 0.25 * f32::from(made)) * (most - need);
        let pay = pay.min(kept);
        let terms = self.alliance_terms(self.me, pay, &prospect)?;
        let net = gain - joined.with * pay;
        let mv = Move::Propose { to: ally, terms };
        (net > 0.05 && self.allows(&mv)).then_some((mv, net))
    }

    /// What an ally must get in victory so that joining and standing by it pays, from somebody trusted so far.
    pub(super) fn price(&self, joined: &Joining, ally: Seat, trust: f32) -> f32 {
        let tempted = joined.betrayal.unwrap_or(0.0).max(0.0);
        let infamy = if self.infamous(ally) { 0.1 } else { 0.0 };
        let must = (joined.cost + tempted + 0.08 + infamy) / joined.with.max(0.05) / trust;
        must.max(LEAST_PAY)
    }

    /// Terms under which `host` pays about so much for help in the combat under way.
    pub(super) fn alliance_terms(&self, host: Seat, pay: f32, prospect: &Prospect) -> Option<Terms> {
        let credits = (pay / self.credit()).round().clamp(1.0, 30.0) as u8;
        let owned = self.pirate(host).credits.min(60) as u8;
        let after = |deliver| Pledge {
            debtor: host,
            deliver,
            when: Proviso::IfWon,
            due: Due::AfterCombat,
        };
        let alliance = Terms::alliance();
        // Whose word is worth little pays at once.
        if self.trust(host) < 0.5 && host == self.me && owned >= credits {
            return Some(alliance.giving(Goods::credits(credits)));
        }
        let challenge = self
            .view
            .combat
            .as_ref()
            .is_some_and(|combat| matches!(combat.foe, Foe::Pirate(_)));
        let loot = prospect.credits;
        if !challenge && loot > 0 && credits <= loot {
            let share = match credits {
                _ if credits == loot => Share::All,
                _ if credits == loot / 2 || credits + 1 == loot / 2 => Share::Half,
                _ => Share::Credits(credits),
            };
            return Some(alliance.promising(after(Deliver::LootCredits(share))));
        }
        if credits.saturating_add(self.pledged(host)) <= loot.saturating_add(owned) {
            return Some(alliance.promising(after(Deliver::Goods(Goods::credits(credits)))));
        }
        let is_ship = self
            .view
            .combat
            .as_ref()
            .is_some_and(|combat| matches!(combat.foe, Foe::Ship(_)));
        let exxalia = self
            .view
            .combat
            .as_ref()
            .is_some_and(|combat| combat.foe == Foe::Planet(Planet::Exxalia));
        if exxalia && pay <= f32::from(loot) * self.credit() + 0.5 {
            return Some(alliance.promising(after(Deliver::LootCard(LootKind::Trophy))));
        }
        if is_ship && pay <= f32::from(loot) * self.credit() + 0.3 {
            let prize = self.prize().map_or(LootKind::Wreck, LootKind::ThisWreck);
            let wreck = alliance.promising(after(Deliver::LootCard(prize)));
            return Some(if loot > 0 {
                wreck.promising(after(Deliver::LootCredits(Share::All)))
            } else {
                wreck
            });
        }
        None
    }
}
