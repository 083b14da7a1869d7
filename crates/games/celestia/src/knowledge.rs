//! What both players can know of a hand without seeing it.
//!
//! For each kind of card the table remembers the least and the most that can be in a hand, from what everybody saw: cards taken
//! face up, cards played, statements, and the moment when a player could not strike. It is a memory aid (good players keep it in
//! their heads) and the measure of what may be imagined: a world that a player cannot tell from this one respects it.

use serde::{Deserialize, Serialize};

use crate::equipment::{Card, Counts, Weapon};
use crate::moves::Statement;

/// Bounds on a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Knowledge {
    pub(crate) least: Counts,
    pub(crate) most: Counts,
}

impl Knowledge {
    /// So many unknown cards.
    pub(crate) fn unknown(cards: u8) -> Knowledge {
        Knowledge {
            least: Counts::NONE,
            most: Counts::of_each(cards),
        }
    }

    /// A card nobody else saw was added.
    pub(crate) fn gained_unseen(&mut self) {
        self.most = self.most.plus(Counts::of_each(1));
    }

    /// This card was added before everybody's eyes.
    pub(crate) fn gained(&mut self, card: Card) {
        self.least.put(card);
        self.most.put(card);
    }

    /// These cards were played.
    pub(crate) fn played(&mut self, cards: Counts) {
        self.least = self.least.minus(cards);
        self.most = self.most.minus(cards);
    }

    /// A true statement was made.
    pub(crate) fn said(&mut self, statement: Statement) {
        match statement {
            Statement::Have(card) => self.at_least_one(card),
            Statement::HaveNot(card) => self.at_most(card, 0),
            Statement::HaveEverything => Weapon::ALL
                .into_iter()
                .for_each(|weapon| self.at_least_one(weapon.card())),
            Statement::Silent => {}
        }
    }

    pub(crate) fn at_least_one(&mut self, card: Card) {
        self.least.set(card, self.least.of(card).max(1));
    }

    pub(crate) fn at_most(&mut self, card: Card, count: u8) {
        self.most.set(card, self.most.of(card).min(count));
    }

    /// Whether `hand` can be what is held.
    pub(crate) fn allows(&self, hand: Counts) -> bool {
        hand.contains(self.least) && self.most.contains(hand)
    }
}
