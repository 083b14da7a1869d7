//! Cards lying together where their order does not matter, or is not known to anybody.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Chance;

use crate::cards::{CardId, KINDS};

/// How many there are of each kind of card. A face-down pile is one of these too: drawing from it at random cannot be told from
/// taking the top of a shuffled pile, and no order is kept that somebody could peek at.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Pile {
    counts: [u8; KINDS],
    total: u8,
    /// One bit for each kind that is there, in two parts: a number of 128 bits would make every pile 16 bytes longer.
    late_kinds: u8,
    kinds: u64,
}

const _: () = assert!(KINDS <= 72, "the kinds of a pile have 72 bits");

impl Default for Pile {
    fn default() -> Self {
        Pile {
            counts: [0; KINDS],
            total: 0,
            late_kinds: 0,
            kinds: 0,
        }
    }
}

impl Pile {
    /// How many cards.
    pub const fn len(&self) -> usize {
        self.total as usize
    }

    /// Whether there is none.
    pub const fn is_empty(&self) -> bool {
        self.total == 0
    }

    /// How many of one kind.
    pub const fn count(&self, card: CardId) -> u8 {
        self.counts[card.index()]
    }

    /// Whether there is one of this kind.
    pub const fn contains(&self, card: CardId) -> bool {
        self.bits() & card.mask() != 0
    }

    /// One bit for each kind that is there.
    const fn bits(&self) -> u128 {
        self.kinds as u128 | (self.late_kinds as u128) << 64
    }

    const fn set_bits(&mut self, bits: u128) {
        self.kinds = bits as u64;
        self.late_kinds = (bits >> 64) as u8;
    }

    /// The kinds that are there and in `mask`, each once.
    pub(crate) fn kinds_in(&self, mask: u128) -> impl Iterator<Item = CardId> + Clone + use<> {
        Kinds(self.bits() & mask).iter()
    }

    /// The kinds that are there, each once.
    pub fn kinds(&self) -> impl Iterator<Item = CardId> + Clone + use<> {
        self.kinds_in(u128::MAX)
    }

    /// Every card, those of one kind one after the other.
    pub fn cards(&self) -> impl Iterator<Item = CardId> + '_ {
        self.kinds()
            .flat_map(|card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }

    /// The kinds that are there, as a set.
    pub(crate) const fn kind_set(&self) -> Kinds {
        Kinds(self.bits())
    }

    /// Whether a kind in `mask` is there.
    pub(crate) const fn has_any(&self, mask: u128) -> bool {
        self.bits() & mask != 0
    }

    /// Puts a card in.
    pub fn add(&mut self, card: CardId) {
        self.add_many(card, 1);
    }

    /// Puts several cards of a kind in. The box has 121 cards, so nothing overflows; a damaged position is caught by its audit.
    pub fn add_many(&mut self, card: CardId, count: u8) {
        if count > 0 {
            let there = &mut self.counts[card.index()];
            *there = there.saturating_add(count);
            self.total = self.total.saturating_add(count);
            self.set_bits(self.bits() | card.mask());
        }
    }

    /// Takes a card out, if there is one.
    pub fn take(&mut self, card: CardId) -> bool {
        let there = &mut self.counts[card.index()];
        if *there == 0 {
            return false;
        }
        *there -= 1;
        self.total -= 1;
        if *there == 0 {
            self.set_bits(self.bits() & !card.mask());
        }
        true
    }

    /// Takes a card out at random.
    pub fn draw(&mut self, chance: &mut Chance) -> Option<CardId> {
        let kinds = self.kinds().map(|card| (card.index(), self.count(card)));
        let card = CardId::from_bit(chance.draw_among(self.total.into(), kinds)? as u32);
        self.take(card);
        Some(card)
    }

    /// Puts all cards of another pile in and leaves that one empty.
    pub fn take_all(&mut self, other: &mut Pile) {
        if other.is_empty() {
            return;
        }
        for (there, more) in self.counts.iter_mut().zip(&other.counts) {
            *there = there.saturating_add(*more);
        }
        self.total = self.total.saturating_add(other.total);
        self.set_bits(self.bits() | other.bits());
        *other = Pile::default();
    }
}

/// A set of kinds of card.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Kinds(u128);

impl Kinds {
    pub(crate) const fn contains(self, card: CardId) -> bool {
        self.0 & card.mask() != 0
    }

    #[must_use]
    pub(crate) const fn union(self, other: Kinds) -> Kinds {
        Kinds(self.0 | other.0)
    }

    #[must_use]
    pub(crate) const fn within(self, other: Kinds) -> Kinds {
        Kinds(self.0 & other.0)
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The only kind in it, if there is just one.
    pub(crate) fn only(self) -> Option<CardId> {
        self.0
            .is_power_of_two()
            .then(|| CardId::from_bit(self.0.trailing_zeros()))
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = CardId> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let bit = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (bit < u128::BITS).then(|| CardId::from_bit(bit))
        })
    }
}

impl fmt::Debug for Kinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Kinds {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Kinds {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let cards = Vec::<CardId>::deserialize(from)?;
        Ok(Kinds(
            cards.into_iter().fold(0, |kinds, card| kinds | card.mask()),
        ))
    }
}

impl Extend<CardId> for Pile {
    fn extend<I: IntoIterator<Item = CardId>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.add(card));
    }
}

impl FromIterator<CardId> for Pile {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut pile = Pile::default();
        cards.into_iter().for_each(|card| pile.add(card));
        pile
    }
}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(self.kinds().map(|card| (card, self.count(card))))
            .finish()
    }
}

/// Kept as a list of cards, so that nothing but a pile can be read back.
impl Serialize for Pile {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.cards())
    }
}

impl<'de> Deserialize<'de> for Pile {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let cards = Vec::<CardId>::deserialize(from)?;
        if cards.len() > usize::from(u8::MAX) {
            return Err(serde::de::Error::custom("more cards than the box has"));
        }
        Ok(cards.into_iter().collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::Deck;

    #[test]
    fn a_pile_gives_back_what_was_put_in() {
        let hacker = CardId::new(Deck::T, 0).unwrap();
        let mut pile: Pile = [hacker, CardId::BOOSTER, hacker].into_iter().collect();
        assert_eq!((pile.len(), pile.count(hacker)), (3, 2));
        assert!(pile.take(CardId::BOOSTER) && !pile.take(CardId::BOOSTER));
        assert_eq!(pile.kinds().collect::<Vec<_>>(), [hacker]);
        let mut other = Pile::default();
        other.take_all(&mut pile);
        assert!(pile.is_empty() && other.cards().eq([hacker, hacker]));
        let mut chance = Chance::fast(1);
        assert_eq!(other.draw(&mut chance), Some(hacker));
    }

    #[test]
    fn a_pile_is_small() {
        assert_eq!(size_of::<Pile>(), 80);
    }
}
