//! The turn outside combat: travel or rest, the pirates' tour, what to buy and what to pay with.

use crate::cards::{Condition, Crew, Effect};
use crate::ids::{ShipId, UpgradeId};
use crate::moves::{Fee, Move, Tour};
use crate::state::{MOST_UPGRADES, Planet};
use table::Seat;

use super::mind::Mind;
use super::trophies::FRESH;

/// What power is worth at once, before the combat of the turn.
const AT_ONCE: f32 = 0.12;
/// What is lost when the tour is made before the loot is in.
const TOO_EARLY: f32 = 0.1;

impl Mind<'_> {
    /// Rests when that is worth more than the best combat in sight.
    pub(super) fn travel_or_rest(&self) -> Move {
        let mine = self.mine();
        let mut combats = vec![Move::AttackSpace];
        combats.extend(self.others().map(Move::Challenge));
        combats.extend(Planet::ALL.map(Move::AttackPlanet));
        let repaired = mine.damage.saturating_sub(self.repairs_itself());
        let fees = mine.credits.saturating_sub(1);
        let (boost, cost) = match fees {
            0 => (0, 0.0),
            1 => (repaired.min(1), self.credit()),
            _ => (repaired, 2.0 * self.credit()),
        };
        let boost = i16::from(boost) + i16::from(mine.damage - repaired);
        let cost = if repaired == 0 { 0.0 } else { cost };
        let best = self.best_combat(&combats, boost).map_or(0.0, |best| best.1);
        let relief = f32::from(mine.damage) * 0.2 + f32::from(self.penalty(self.me)) * AT_ONCE;
        let rest = 2.0 * self.credit() + relief + 0.1;
        if rest > best - cost && self.turns > 1.0 {
            Move::Rest
        } else {
            Move::Travel
        }
    }

    /// Pays unless the judgement costs less.
    pub(super) fn brotherhood(&self, moves: &[Move]) -> Move {
        if moves.contains(&Move::PayBrotherhood) && self.judgement(self.me) > self.credit() {
            Move::PayBrotherhood
        } else {
            Move::RefuseBrotherhood
        }
    }

    /// The next thing to do in a voyage: the tour before the combat if it makes the combat better, else after it.
    pub(super) fn voyage(&self, moves: &[Move]) -> Option<Move> {
        if let Some(play) = self.play_in_turn(moves) {
            return Some(play);
        }
        let voyage = &self.view.voyage;
        if voyage.fought {
            return self.next_action(moves).or(Some(Move::EndTurn));
        }
        let combat = self.best_combat(moves, 0);
        if voyage.toured > 0 {
            return self.next_action(moves).or(combat.map(|best| best.0));
        }
        if let Some(action) = self.next_action(moves) {
            let boost = self.boost_of_tour(moves);
            let now = combat.map_or(0.0, |best| best.1);
            let boosted = self.best_combat(moves, boost).map_or(0.0, |best| best.1);
            if boosted - now > TOO_EARLY {
                return Some(action);
            }
        }
        combat.map(|best| best.0)
    }

    /// How much power the tour would add before the combat: repairs and the best purchase there is money for.
    fn boost_of_tour(&self, moves: &[Move]) -> i16 {
        let mut credits = self.mine().credits;
        let mut boost = 0;
        let repairs = moves.iter().filter_map(|mv| match mv {
            Move::Tour(Tour::LightRepairs(Fee::Credits)) => Some((1, 1)),
            Move::Tour(Tour::FullRepairs { credits: 2 }) => Some((2, i16::from(self.mine().damage))),
            _ => None,
        });
        if let Some((price, points)) = repairs.max_by_key(|repair| repair.1) {
            credits = credits.saturating_sub(price);
            boost += points;
        }
        let bought = moves.iter().filter_map(|mv| match mv {
            Move::Tour(Tour::Purchase(card)) if u16::from(self.cards.price(*card)) <= credits => {
                Some(i16::from(self.cards.power(*card)))
            }
            _ => None,
        });
        boost + bought.max().unwrap_or(0)
    }

    /// The best action of the tour, or one before it that leaves enough for it; none if nothing is worth its price.
    fn next_action(&self, moves: &[Move]) -> Option<Move> {
        let worth = |mv: &Move| match mv {
            Move::Tour(action) => {
                let (gain, cost) = self.action(*action);
                let net = gain - cost - self.breach(mv);
                (net > 0.03).then_some((*action, net))
            }
            _ => None,
        };
        let all: Vec<(Tour, f32)> = moves.iter().filter_map(worth).collect();
        let (best, net) = *all.iter().max_by(|a, b| a.1.total_cmp(&b.1))?;
        let left = self.mine().credits.saturating_sub(self.fee(best));
        // An earlier action that can be paid for besides comes first; for several ways to pay, the cheapest.
        let before = all.iter().filter(|(action, _)| {
            let in_time = action.number() < best.number() && self.fee(*action) <= left && net > 0.0;
            // What full repairs repair need not be repaired before.
            let twice = matches!((action, best), (Tour::LightRepairs(_), Tour::FullRepairs { .. }));
            in_time && !twice
        });
        let first = before.max_by(|a, b| {
            let order = b.0.number().cmp(&a.0.number());
            order.then(a.1.total_cmp(&b.1))
        });
        Some(Move::Tour(first.map_or(best, |first| first.0)))
    }

    /// The credits an action costs.
    fn fee(&self, action: Tour) -> u16 {
        u16::from(match action {
            Tour::Trophy { giving: None } => 2,
            Tour::Trophy { giving: Some(_) } | Tour::NewChoice | Tour::ScrapBonus(_) => 1,
            Tour::LightRepairs(Fee::Credits) => 1,
            Tour::Amnesty(Fee::Credits) => 2,
            Tour::LightRepairs(Fee::Wreck(_)) | Tour::Amnesty(Fee::Wreck(_)) | Tour::TitlesOfGlory(_) => 0,
            Tour::FullRepairs { credits } | Tour::LavishSpending { credits } => credits,
            Tour::Purchase(card) => self.cards.price(card),
            Tour::Smuggling(card) => self.cards.price(card) + 1,
        })
    }

    /// What an action brings and what it costs.
    fn action(&self, action: Tour) -> (f32, f32) {
        let credits = f32::from(self.fee(action)) * self.credit();
        match action {
            Tour::Trophy { giving } => {
                let given = giving.map_or(0.0, |slot| self.trophy_at(slot));
                (FRESH * (self.turns / 2.0).min(1.0), credits + given)
            }
            Tour::LightRepairs(fee) => (self.repair(1), credits + self.fee_in_wrecks(fee)),
            Tour::FullRepairs { credits: paid } => {
                let damage = self.mine().damage;
                (
                    self.repair(damage),
                    credits + self.cheapest_wrecks(2 - paid.min(2)),
                )
            }
            Tour::TitlesOfGlory(ships) => {
                let wrecks = ships.len() as f32 * 0.16;
                (self.glory(self.me, 1) + 4.0 * self.credit(), wrecks)
            }
            Tour::NewChoice => (self.new_choice(), credits),
            Tour::Purchase(card) | Tour::Smuggling(card) => (self.bought(card), credits),
            Tour::Amnesty(fee) => (self.glory(self.me, 1), credits + self.fee_in_wrecks(fee)),
            Tour::ScrapBonus(given) => {
                let others = self.view.board.scrapyard.iter();
                let best = others.map(|ship| self.wreck(ship)).fold(0.0, f32::max);
                (best, credits + self.wreck(given))
            }
            Tour::LavishSpending { credits: paid } => {
                let wrecks = self.cheapest_wrecks(6 - paid.min(6));
                (self.glory(self.me, 1), credits + wrecks + self.saving_up(paid))
            }
        }
    }

    /// Damage the bot's ship repairs by itself when its turn begins.
    fn repairs_itself(&self) -> u8 {
        let mine = self.mine();
        let start = &self.cards.sheet().start[mine.start.index()].effects;
        let equipment = mine.upgrades.equipment().iter();
        let equipment = equipment.filter_map(|card| self.cards.equipment(card));
        let effects = start.iter().chain(equipment.flat_map(|card| card.effects.iter()));
        effects
            .map(|effect| match effect {
                Effect::TurnStartRepair(points) => *points,
                _ => 0,
            })
            .sum()
    }

    /// What repairing so much is worth.
    fn repair(&self, points: u8) -> f32 {
        let mine = self.mine();
        if self.view.voyage.fought {
            let lasting = mine.damage.saturating_sub(self.repairs_itself());
            return f32::from(points.min(lasting)) * 0.25 * self.turns.min(1.0);
        }
        let wanted = self
            .own_conditions()
            .any(|condition| condition == Condition::Damage(4));
        let points = f32::from(points.min(mine.damage));
        points * (0.22 + AT_ONCE) - if wanted && mine.damage >= 3 { 0.5 } else { 0.0 }
    }

    fn fee_in_wrecks(&self, fee: Fee) -> f32 {
        match fee {
            Fee::Credits => 0.0,
            Fee::Wreck(ship) => self.wreck(ship),
        }
    }

    /// What the least valuable wrecks of the bot are worth together.
    fn cheapest_wrecks(&self, count: u8) -> f32 {
        let mut worths: Vec<f32> = self
            .mine()
            .known_wrecks
            .iter()
            .map(|ship| self.wreck(ship))
            .collect();
        worths.sort_by(f32::total_cmp);
        worths.iter().take(count.into()).sum()
    }

    /// What it costs to spend credits that a trophy asks to hold.
    fn saving_up(&self, paid: u8) -> f32 {
        let asked = self.own_conditions().find_map(|condition| match condition {
            Condition::Credits(credits) => Some(u16::from(credits)),
            _ => None,
        });
        match asked {
            Some(credits) if self.mine().credits + 4 >= credits => 0.1 * f32::from(paid),
            _ => 0.0,
        }
    }

    /// What an upgrade is worth when it is bought: besides what it does, what it does for trophies, less what it replaces.
    fn bought(&self, card: UpgradeId) -> f32 {
        let mine = self.mine();
        let power = self.cards.power(card);
        let support = card.is_support();
        let trophies: f32 = self
            .own_conditions()
            .map(|condition| match condition {
                Condition::EquipmentOfPower(least) if power >= least => 0.6,
                Condition::Equipment(_) | Condition::EveryType if !support => 0.3,
                Condition::MainPower(_) => 0.08 * f32::from(power),
                Condition::SupportCards(_) if support => 0.4,
                _ => 0.0,
            })
            .sum();
        let at_once = if self.view.voyage.fought {
            0.0
        } else {
            AT_ONCE * f32::from(power)
        };
        let replaced = if mine.upgrades.len() < MOST_UPGRADES {
            0.0
        } else {
            self.least_upgrade().map_or(0.0, |card| self.upgrade(card))
        };
        self.upgrade(card) + trophies + at_once - replaced
    }

    /// New upgrades on display pay when the bot has money and nothing is worth buying.
    fn new_choice(&self) -> f32 {
        let mine = self.mine();
        let worth =
            |card: &UpgradeId| self.bought(*card) - f32::from(self.cards.price(*card)) * self.credit();
        let best = self.view.board.display.iter().map(worth).fold(0.0, f32::max);
        if mine.credits >= 5 && self.turns > 2.0 {
            0.4 - best
        } else {
            0.0
        }
    }

    fn least_upgrade(&self) -> Option<UpgradeId> {
        let worth = |card: &UpgradeId| self.upgrade(*card);
        let cards = self.mine().upgrades.iter();
        cards.min_by(|a, b| worth(a).total_cmp(&worth(b)))
    }

    /// The upgrade to buy while resting.
    pub(super) fn buy(&self, moves: &[Move]) -> Move {
        let worth = |mv: &Move| match mv {
            Move::Buy(card) => {
                let price = f32::from(self.cards.price(*card) + 1) * self.credit();
                Some((*mv, self.bought(*card) - price - self.breach(mv)))
            }
            _ => None,
        };
        let best = moves.iter().filter_map(worth).max_by(|a, b| a.1.total_cmp(&b.1));
        match best {
            Some((mv, worth)) if worth > 0.03 => mv,
            _ => Move::Pass,
        }
    }

    /// Support cards of the own turn: repairs, a clean die, and a bomb for whoever leads.
    fn play_in_turn(&self, moves: &[Move]) -> Option<Move> {
        let fought = self.view.voyage.fought;
        let leads = |seat: Seat| {
            let most = self.others().map(|seat| self.pirate(seat).glory).max();
            Some(self.pirate(seat).glory) == most && self.pirate(seat).damage < 4
        };
        let wanted = |mv: &&Move| match mv {
            Move::Play(card) => match self.cards.crew(*card) {
                Some(Crew::Repair(points)) => self.mine().damage >= points && !fought,
                Some(Crew::MfReset) => self.penalty(self.me) >= 3 && !fought,
                _ => false,
            },
            Move::PlayOn { target, .. } => {
                leads(*target) && (self.turns < 3.0 || self.pirate(*target).glory > 3)
            }
            _ => false,
        };
        moves.iter().find(wanted).copied()
    }

    /// The least valuable of what the moves give up.
    pub(super) fn give_up_least(&self, moves: &[Move]) -> Option<Move> {
        let worth = |mv: &Move| match mv {
            Move::GiveWreck(ship) => self.wreck(*ship),
            Move::GiveCredits => 2.0 * self.credit(),
            Move::Discard(card) => self.upgrade(*card),
            _ => f32::MAX,
        };
        moves.iter().copied().min_by(|a, b| worth(a).total_cmp(&worth(b)))
    }

    /// The most valuable of what the moves take.
    pub(super) fn take_most(&self, moves: &[Move]) -> Option<Move> {
        let wreck = |ship: ShipId| self.wreck(ship);
        let worth = |mv: &Move| match mv {
            Move::TakeShip(ship) => wreck(*ship),
            Move::TakeSupport(card) => self.upgrade(*card),
            _ => -1.0,
        };
        moves.iter().copied().max_by(|a, b| worth(a).total_cmp(&worth(b)))
    }
}
