//! Trophies: which to keep, which to hand in.

use crate::cards::{Condition, EquipmentType, Nation};
use crate::ids::TrophyId;
use crate::moves::Move;
use crate::state::Slot;
use crate::view::TrophyPlace;

use super::mind::Mind;

/// What a trophy drawn from the pile will be worth, the better of two.
pub(super) const FRESH: f32 = 0.8;

/// A chance that shrinks with every step that is missing.
fn steps(missing: usize, each: f32) -> f32 {
    each.powi(missing as i32)
}

impl Mind<'_> {
    /// What one of the bot's own trophies is worth: what it pays, times the chance that it will be shown.
    pub(super) fn trophy(&self, card: TrophyId) -> f32 {
        let trophy = self.cards.trophy(card);
        let pays = self.glory(self.me, trophy.glory) + f32::from(trophy.credits) * self.credit();
        pays * self.fulfilled(trophy.condition) * (self.turns / 1.5).min(1.0)
    }

    /// How likely the bot comes to fulfil a condition.
    fn fulfilled(&self, condition: Condition) -> f32 {
        let mine = self.mine();
        let equipment = || mine.upgrades.equipment().iter();
        let wrecks = mine.known_wrecks;
        let missing = |want: u8, have: usize| usize::from(want).saturating_sub(have);
        let nations = || {
            Nation::ALL
                .into_iter()
                .map(|nation| self.of_nation(wrecks, nation))
        };
        match condition {
            Condition::EquipmentOfPower(power) => {
                let strong = |card: crate::ids::UpgradeId| self.cards.power(card) >= power;
                let sold = self.view.board.display.iter().any(|card| strong(*card));
                match equipment().any(strong) {
                    true => 1.0,
                    false if sold => 0.6,
                    false => 0.4,
                }
            }
            Condition::Equipment(count) => steps(missing(count, equipment().count()), 0.7),
            Condition::MainPower(power) => steps(missing(power, mine.main.into()), 0.86),
            Condition::WrecksOfNations(count) => {
                steps(missing(count, nations().filter(|count| *count > 0).count()), 0.75)
            }
            Condition::WrecksOfOneNation(count) => steps(missing(count, nations().max().unwrap_or(0)), 0.62),
            Condition::Wrecks(count) => steps(missing(count, wrecks.len()), 0.78),
            Condition::Credits(credits) => steps(missing(credits, mine.credits.into()), 0.9),
            Condition::Damage(damage) => steps(missing(damage, mine.damage.into()), 0.7),
            Condition::EveryType => {
                let owned = |kind: EquipmentType| {
                    equipment().any(|card| self.cards.equipment(card).is_some_and(|card| card.kind == kind))
                };
                let kinds = [EquipmentType::Weapon, EquipmentType::Armour, EquipmentType::Tool];
                steps(kinds.into_iter().filter(|kind| !owned(*kind)).count(), 0.68)
            }
            Condition::SupportCards(count) => steps(missing(count, mine.upgrades.support().len()), 0.6),
            Condition::WonChallenge => 0.75,
            Condition::HeldChallenge | Condition::LoyalAllyWon => 0.45,
            Condition::BeatHunter | Condition::BeatStrongerShip(_) => 0.4,
            Condition::BeatPlanet => 0.55,
            Condition::WonBy(_) => 0.6,
            Condition::TraitorWon => 0.3,
        }
    }

    /// What lies in a place of the bot's hand is worth.
    pub(super) fn trophy_at(&self, slot: Slot) -> f32 {
        match self.mine().trophies[slot as usize] {
            TrophyPlace::Card(card) => self.trophy(card),
            _ => 0.0,
        }
    }

    /// The trophy to show: the one that pays most, at once, since it can hardly pay more later.
    pub(super) fn show(&self, moves: &[Move]) -> Option<Move> {
        let pays = |mv: &Move| match mv {
            Move::Validate(slot) => match self.mine().trophies[*slot as usize] {
                TrophyPlace::Card(card) => {
                    let trophy = self.cards.trophy(card);
                    Some((*mv, u16::from(trophy.glory) * 8 + u16::from(trophy.credits)))
                }
                _ => Some((*mv, 0)),
            },
            _ => None,
        };
        moves
            .iter()
            .filter_map(pays)
            .max_by_key(|shown| shown.1)
            .map(|shown| shown.0)
    }

    /// The trophy to part with, of those the moves name.
    pub(super) fn part_with(&self, moves: &[Move]) -> Option<(Move, f32)> {
        let worth = |mv: &Move| match mv {
            Move::GiveBack(slot) | Move::Return(slot) | Move::SwapTrophy(slot) => {
                Some((*mv, self.trophy_at(*slot)))
            }
            _ => None,
        };
        moves.iter().filter_map(worth).min_by(|a, b| a.1.total_cmp(&b.1))
    }

    /// The trophy to keep of those drawn.
    pub(super) fn keep(&self, moves: &[Move]) -> Option<Move> {
        let worth = |mv: &Move| match mv {
            Move::Keep(slot) => match self.view.board.drawn.get(*slot as usize) {
                Some(TrophyPlace::Card(card)) => self.trophy(*card),
                _ => 0.0,
            },
            _ => -1.0,
        };
        moves.iter().copied().max_by(|a, b| worth(a).total_cmp(&worth(b)))
    }
}
