//! What both players can know of a hand without seeing it.
//!
//! For each kind of card the table remembers the least and the most that can be in a hand, from what everybody saw: cards taken
//! face up, cards played, statements, and the moment when a player could not strike. It is a memory aid (good players keep it in
//! their heads) and the measure of what may be imagined: a world that a player cannot tell from this one respects it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::equipment::{Card, Counts, Weapon};
use crate::moves::Statement;

/// Bounds on a hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Knowledge {
    pub(crate) least: Counts,
    pub(crate) most: Counts,
}

/// What has become of a statement, as everybody can tell: it was true when it was made, and hands change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// It is surely still true.
    Holds,
    /// It may be true, or not any more.
    Open,
    /// It is surely not true any more.
    Past,
    /// The same was said again since, which counts instead.
    Again,
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

    /// The bounds of a hand of so many cards: what is surely held leaves less room for the rest, and what cannot be held must be made up for.
    fn of_hand(self, cards: u8) -> Knowledge {
        let most = self.most.zip(Counts::of_each(cards), u8::min);
        let spare = cards.saturating_sub(self.least.total());
        let room = self.least.plus(Counts::of_each(spare));
        let most = most.zip(room, u8::min);
        let all: u16 = most.numbers().iter().map(|count| u16::from(*count)).sum();
        let needed = most.numbers().map(|count| {
            let others = all - u16::from(count);
            u16::from(cards).saturating_sub(others) as u8
        });
        let least = Card::ALL
            .into_iter()
            .zip(needed)
            .fold(self.least, |mut least, (card, count)| {
                least.set(card, least.of(card).max(count));
                least
            });
        Knowledge { least, most }
    }

    /// What has become of a statement about this hand, which now has so many cards.
    pub(crate) fn standing(&self, statement: Statement, cards: u8) -> Standing {
        let known = self.of_hand(cards);
        let held = |card| (known.least.of(card) > 0, known.most.of(card) == 0);
        let (surely, never) = match statement {
            Statement::Have(card) => held(card),
            Statement::HaveNot(card) => {
                let (held, lacking) = held(card);
                (lacking, held)
            }
            Statement::HaveEverything => {
                let weapons = Weapon::ALL.map(|weapon| held(weapon.card()));
                (
                    weapons.iter().all(|(held, _)| *held),
                    weapons.iter().any(|(_, lacking)| *lacking),
                )
            }
            Statement::Silent => (true, false),
        };
        match () {
            () if surely => Standing::Holds,
            () if never => Standing::Past,
            () => Standing::Open,
        }
    }

    /// Whether `hand` can be what is held.
    pub(crate) fn allows(&self, hand: Counts) -> bool {
        hand.contains(self.least) && self.most.contains(hand)
    }
}
