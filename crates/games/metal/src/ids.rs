//! The names of cards, and sets of them.
//!
//! The rulebook fixes how many cards of each kind there are, so a name is a letter and a number: `n07` is the seventh ship of near
//! space whatever an owner writes on it. A set of cards is one machine word, so that a state full of cards is copied at once.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

macro_rules! card_id {
    ($(#[$doc:meta])* $id:ident, $count:literal, [$(($letter:literal, $from:literal, $to:literal, $width:literal)),+]) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
        pub struct $id(#[ts(type = "string")] u8);

        impl $id {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// The card at this place, if there is one.
            pub const fn new(index: usize) -> Option<$id> {
                if index < $count { Some($id(index as u8)) } else { None }
            }

            /// Its place among the cards of its kind, from 0.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// All of them, in order.
            pub fn all() -> impl DoubleEndedIterator<Item = $id> + Clone {
                (0..$count as u8).map($id)
            }
        }

        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let at = self.0;
                $(if ($from..$to).contains(&at) {
                    return write!(f, "{}{:0width$}", $letter, at - $from + 1, width = $width);
                })+
                Ok(())
            }
        }

        impl fmt::Debug for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        impl FromStr for $id {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                // Only the one spelling that is written is read, so that a card has one name.
                $id::all()
                    .find(|id| same_name(id, text))
                    .ok_or_else(|| format!("there is no card '{text}' among the {} of this kind", $count))
            }
        }

        impl Serialize for $id {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $id {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                String::deserialize(from)?.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}

/// Compares without writing the name into a string of its own.
fn same_name(id: &impl fmt::Display, text: &str) -> bool {
    struct Rest<'a>(&'a str);
    impl fmt::Write for Rest<'_> {
        fn write_str(&mut self, part: &str) -> fmt::Result {
            self.0 = self.0.strip_prefix(part).ok_or(fmt::Error)?;
            Ok(())
        }
    }
    let mut rest = Rest(text);
    fmt::Write::write_fmt(&mut rest, format_args!("{id}")).is_ok() && rest.0.is_empty()
}

card_id!(
    /// A ship card: `n01` to `n30` in near space, `d01` to `d28` in deep space.
    ShipId, 58, [("n", 0, 30, 2), ("d", 30, 58, 2)]
);
card_id!(
    /// An upgrade: equipment `e01` to `e15`, support `s1` to `s9`.
    UpgradeId, 24, [("e", 0, 15, 2), ("s", 15, 24, 1)]
);
card_id!(
    /// A trophy, `t01` to `t18`.
    TrophyId, 18, [("t", 0, 18, 2)]
);
card_id!(
    /// An event of space, `v01` to `v10`; the first four lie in near space.
    EventId, 10, [("v", 0, 10, 2)]
);
card_id!(
    /// A starting ship, `b1` to `b6`.
    StartId, 6, [("b", 0, 6, 1)]
);
card_id!(
    /// A card of the space pile: the ships, then the events.
    SpaceId, 68, [("n", 0, 30, 2), ("d", 30, 58, 2), ("v", 58, 68, 2)]
);

impl ShipId {
    /// Whether its back is blue.
    pub const fn is_near(self) -> bool {
        self.0 < 30
    }
}

impl UpgradeId {
    /// Whether it is a support card; all others are equipment.
    pub const fn is_support(self) -> bool {
        self.0 >= 15
    }
}

impl SpaceId {
    /// The ship it is, unless it is an event.
    pub const fn ship(self) -> Option<ShipId> {
        ShipId::new(self.0 as usize)
    }

    /// The event it is, unless it is a ship.
    pub const fn event(self) -> Option<EventId> {
        match (self.0 as usize).checked_sub(ShipId::COUNT) {
            Some(index) => EventId::new(index),
            None => None,
        }
    }

    /// Whether its back is blue.
    pub const fn is_near(self) -> bool {
        self.0 < 30 || (self.0 >= 58 && self.0 < 62)
    }
}

impl From<ShipId> for SpaceId {
    fn from(ship: ShipId) -> SpaceId {
        SpaceId(ship.0)
    }
}

macro_rules! card_set {
    ($(#[$doc:meta])* $set:ident, $id:ident, $bits:ty, $ts:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default, TS)]
        pub struct $set(#[ts(as = $ts)] $bits);

        impl $set {
            /// No card.
            pub const EMPTY: $set = $set(0);

            /// Every card there is.
            pub const fn all() -> $set {
                $set(((1 as $bits) << $id::COUNT) - 1)
            }

            /// Just this card.
            pub const fn only(card: $id) -> $set {
                $set(1 << card.0)
            }

            /// Whether `card` is in it.
            pub const fn contains(self, card: $id) -> bool {
                self.0 & (1 << card.0) != 0
            }

            /// Puts `card` in.
            pub const fn insert(&mut self, card: $id) {
                self.0 |= 1 << card.0;
            }

            /// Takes `card` out; says whether it was there.
            pub const fn remove(&mut self, card: $id) -> bool {
                let was = self.contains(card);
                self.0 &= !(1 << card.0);
                was
            }

            /// The cards in one set or the other.
            #[must_use]
            pub const fn union(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            /// The cards in both sets.
            #[must_use]
            pub const fn both(self, other: $set) -> $set {
                $set(self.0 & other.0)
            }

            /// The cards of this set that are not in `other`.
            #[must_use]
            pub const fn minus(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Whether every card of this set is in `other`.
            pub const fn is_subset(self, other: $set) -> bool {
                self.0 & !other.0 == 0
            }

            /// Whether the sets have no card in common.
            pub const fn is_disjoint(self, other: $set) -> bool {
                self.0 & other.0 == 0
            }

            /// Whether no card is in it.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many cards are in it.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// The first card in it.
            pub const fn first(self) -> Option<$id> {
                if self.0 == 0 { None } else { Some($id(self.0.trailing_zeros() as u8)) }
            }

            /// The cards in it, in order.
            pub fn iter(self) -> impl Iterator<Item = $id> + Clone {
                let mut left = self.0;
                std::iter::from_fn(move || {
                    if left == 0 {
                        return None;
                    }
                    let card = $id(left.trailing_zeros() as u8);
                    left &= left - 1;
                    Some(card)
                })
            }

            /// Draws one of them, each as likely as any other; it stays in this set.
            #[allow(dead_code, reason = "not every kind of card is drawn at random")]
            pub(crate) fn draw(self, chance: &mut table::Chance) -> Option<$id> {
                let one_of_each = self.iter().map(|card| (card.index(), 1));
                $id::new(chance.draw_among(self.len() as u32, one_of_each)?)
            }
        }

        impl FromIterator<$id> for $set {
            fn from_iter<I: IntoIterator<Item = $id>>(cards: I) -> $set {
                cards.into_iter().fold($set::EMPTY, |set, card| set.union($set::only(card)))
            }
        }

        impl fmt::Debug for $set {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        impl Serialize for $set {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_seq(self.iter())
            }
        }

        impl<'de> Deserialize<'de> for $set {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let list = Vec::<$id>::deserialize(from)?;
                let set: $set = list.iter().copied().collect();
                if set.len() != list.len() {
                    return Err(serde::de::Error::custom("a card lies twice in one place"));
                }
                Ok(set)
            }
        }
    };
}

card_set!(
    /// A set of ships.
    ShipSet, ShipId, u64, "Vec<ShipId>"
);
card_set!(
    /// A set of upgrades.
    UpgradeSet, UpgradeId, u32, "Vec<UpgradeId>"
);
card_set!(
    /// A set of cards of the space pile.
    SpaceSet, SpaceId, u128, "Vec<SpaceId>"
);

impl SpaceSet {
    /// The ships in it.
    pub const fn ships(self) -> ShipSet {
        ShipSet(self.0 as u64 & ShipSet::all().0)
    }

    /// The cards with a blue back.
    pub fn near() -> SpaceSet {
        SpaceId::all().filter(|card| card.is_near()).collect()
    }
}

impl UpgradeSet {
    /// All support cards.
    pub const SUPPORT: UpgradeSet = UpgradeSet(0b1_1111_1111 << 15);

    /// The support cards in it.
    #[must_use]
    pub const fn support(self) -> UpgradeSet {
        self.both(UpgradeSet::SUPPORT)
    }

    /// The equipment in it.
    #[must_use]
    pub const fn equipment(self) -> UpgradeSet {
        self.minus(UpgradeSet::SUPPORT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for ship in ShipId::all() {
            assert_eq!(ship.to_string().parse(), Ok(ship));
        }
        assert_eq!(UpgradeId::new(15).unwrap().to_string(), "s1");
        assert_eq!(SpaceId::new(58).unwrap().to_string(), "v01");
        assert!("n31".parse::<ShipId>().is_err() && "n1".parse::<ShipId>().is_err());
        assert!("n010".parse::<ShipId>().is_err());
    }

    #[test]
    fn sets_hold_what_was_put_in() {
        let mut set: ShipSet = [ShipId(3), ShipId(57)].into_iter().collect();
        assert_eq!(serde_json::to_string(&set).unwrap(), r#"["n04","d28"]"#);
        assert!(set.remove(ShipId(3)) && !set.remove(ShipId(3)));
        assert_eq!(set.first(), Some(ShipId(57)));
        assert_eq!(ShipSet::all().len(), 58);
        assert_eq!(UpgradeSet::SUPPORT.len(), 9);
        assert_eq!(SpaceSet::near().len(), 34);
        assert!(serde_json::from_str::<ShipSet>(r#"["n04","n04"]"#).is_err());
    }
}
