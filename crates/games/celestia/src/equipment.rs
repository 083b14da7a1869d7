//! Weapons, cards, faces of a die, and counted piles of cards.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// The five weapons, from the most common to the rarest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Weapon {
    /// Fouet.
    #[default]
    Whip,
    /// Sabre.
    Sabre,
    /// Arbalète.
    Crossbow,
    /// Pistolet.
    Pistol,
    /// Canon.
    Cannon,
}

/// An equipment card: a weapon, or the joker that replaces any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Card {
    Whip,
    Sabre,
    Crossbow,
    Pistol,
    Cannon,
    Joker,
}

/// A face of a die: a weapon, or the pirate's flag.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Face {
    #[default]
    Whip,
    Sabre,
    Crossbow,
    Pistol,
    Cannon,
    Flag,
}

impl Weapon {
    /// All five.
    pub const ALL: [Weapon; 5] = [
        Weapon::Whip,
        Weapon::Sabre,
        Weapon::Crossbow,
        Weapon::Pistol,
        Weapon::Cannon,
    ];

    /// Its card.
    pub const fn card(self) -> Card {
        Card::ALL[self as usize]
    }

    /// Its face.
    pub const fn face(self) -> Face {
        Face::ALL[self as usize]
    }
}

impl Card {
    /// All six.
    pub const ALL: [Card; 6] = [
        Card::Whip,
        Card::Sabre,
        Card::Crossbow,
        Card::Pistol,
        Card::Cannon,
        Card::Joker,
    ];

    /// The weapon, unless it is the joker.
    pub const fn weapon(self) -> Option<Weapon> {
        match self {
            Card::Joker => None,
            weapon => Some(Weapon::ALL[weapon as usize]),
        }
    }
}

impl Face {
    /// All six, in the order of a die's numbers.
    pub const ALL: [Face; 6] = [
        Face::Whip,
        Face::Sabre,
        Face::Crossbow,
        Face::Pistol,
        Face::Cannon,
        Face::Flag,
    ];

    /// The face with this number. Numbers beyond the die give the flag.
    pub const fn numbered(number: u16) -> Face {
        if number < 6 {
            Face::ALL[number as usize]
        } else {
            Face::Flag
        }
    }

    /// The weapon, unless it is the flag.
    pub const fn weapon(self) -> Option<Weapon> {
        match self {
            Face::Flag => None,
            weapon => Some(Weapon::ALL[weapon as usize]),
        }
    }
}

/// How many cards of each kind: a hand, a pile whose order nobody knows, a price.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Counts([u8; 6]);

impl Counts {
    /// No card.
    pub const NONE: Counts = Counts([0; 6]);

    /// The same number of each kind.
    pub const fn of_each(count: u8) -> Counts {
        Counts([count; 6])
    }

    /// Just this card.
    pub const fn one(card: Card) -> Counts {
        Counts::several(card, 1)
    }

    /// Several cards of one kind.
    pub const fn several(card: Card, count: u8) -> Counts {
        let mut counts = [0; 6];
        counts[card as usize] = count;
        Counts(counts)
    }

    /// How many of this kind.
    pub const fn of(self, card: Card) -> u8 {
        self.0[card as usize]
    }

    /// Whether there is at least one of this kind.
    pub const fn has(self, card: Card) -> bool {
        self.of(card) > 0
    }

    /// How many in all.
    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == [0; 6]
    }

    /// The numbers in the order of [`Card::ALL`].
    pub const fn numbers(&self) -> &[u8; 6] {
        &self.0
    }

    /// Whether all of `part` is in here.
    pub fn contains(self, part: Counts) -> bool {
        self.0.iter().zip(part.0).all(|(have, need)| *have >= need)
    }

    /// The kinds there are at least one of.
    pub fn kinds(self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(move |card| self.has(*card))
    }

    /// Sets the number of one kind.
    pub fn set(&mut self, card: Card, count: u8) {
        self.0[card as usize] = count;
    }

    /// Puts one card in.
    pub fn put(&mut self, card: Card) {
        self.0[card as usize] = self.0[card as usize].saturating_add(1);
    }

    /// Takes one card out, if there is one.
    pub fn take(&mut self, card: Card) {
        self.0[card as usize] = self.0[card as usize].saturating_sub(1);
    }

    /// Each number combined with the one of `other`.
    #[must_use]
    pub fn zip(self, other: Counts, combine: impl Fn(u8, u8) -> u8) -> Counts {
        Counts(std::array::from_fn(|kind| combine(self.0[kind], other.0[kind])))
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, other: Counts) -> Counts {
        self.zip(other, u8::saturating_add)
    }

    /// What is left without `part`; never less than none.
    #[must_use]
    pub fn minus(self, part: Counts) -> Counts {
        self.zip(part, u8::saturating_sub)
    }
}

impl FromIterator<Card> for Counts {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut counts = Counts::NONE;
        cards.into_iter().for_each(|card| counts.put(card));
        counts
    }
}

impl fmt::Debug for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(self.kinds().map(|card| (card, self.of(card))))
            .finish()
    }
}

/// Counts as they are written: only the kinds there are, each under its name.
impl Serialize for Counts {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.kinds().map(|card| (card, self.of(card))))
    }
}

impl<'de> Deserialize<'de> for Counts {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let written = std::collections::BTreeMap::<Card, u8>::deserialize(from)?;
        let mut counts = Counts::NONE;
        written
            .into_iter()
            .for_each(|(card, count)| counts.set(card, count));
        Ok(counts)
    }
}

impl TS for Counts {
    type WithoutGenerics = Self;
    type OptionInnerType = Self;
    fn name(_: &ts_rs::Config) -> String {
        "Counts".into()
    }
    fn inline(config: &ts_rs::Config) -> String {
        format!("Partial<Record<{}, number>>", Card::name(config))
    }
    fn decl(config: &ts_rs::Config) -> String {
        format!("type Counts = {};", Self::inline(config))
    }
    fn decl_concrete(config: &ts_rs::Config) -> String {
        Self::decl(config)
    }
    fn visit_dependencies(visitor: &mut impl ts_rs::TypeVisitor)
    where
        Self: 'static,
    {
        visitor.visit::<Card>();
    }
    fn output_path() -> Option<std::path::PathBuf> {
        Some("Counts.ts".into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_written_by_name_and_leave_out_what_is_not_there() {
        let hand: Counts = [Card::Joker, Card::Whip, Card::Whip].into_iter().collect();
        let text = serde_json::to_string(&hand).unwrap();
        assert_eq!(text, r#"{"whip":2,"joker":1}"#);
        assert_eq!(serde_json::from_str::<Counts>(&text).unwrap(), hand);
        assert!(serde_json::from_str::<Counts>(r#"{"spoon":1}"#).is_err());
    }

    #[test]
    fn weapons_have_their_card_and_face() {
        for weapon in Weapon::ALL {
            assert_eq!(weapon.card().weapon(), Some(weapon));
            assert_eq!(weapon.face().weapon(), Some(weapon));
        }
        assert_eq!((Card::Joker.weapon(), Face::Flag.weapon()), (None, None));
    }
}
