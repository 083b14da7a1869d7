//! Goods: how many of each colour.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

use crate::ids::Good;

/// How many goods of each colour. Written as the list of the goods, the most valuable first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(as = "Vec<Good>")]
pub struct Goods([u8; 4]);

impl Goods {
    /// None.
    pub const NONE: Goods = Goods([0; 4]);

    /// So many of each colour.
    pub fn from_fn(count: impl FnMut(Good) -> u8) -> Goods {
        Goods(Good::ALL.map(count))
    }

    /// How many of a colour.
    pub const fn of(self, good: Good) -> u8 {
        self.0[good as usize]
    }

    /// How many in all.
    pub const fn total(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2] + self.0[3]
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.total() == 0
    }

    /// Puts one in.
    pub fn add(&mut self, good: Good) {
        self.0[good as usize] = self.0[good as usize].saturating_add(1);
    }

    /// Takes one out, if there is one.
    pub fn take(&mut self, good: Good) -> bool {
        let there = self.0[good as usize] > 0;
        self.0[good as usize] -= u8::from(there);
        there
    }

    /// Both together.
    #[must_use]
    pub fn plus(self, other: Goods) -> Goods {
        Goods(std::array::from_fn(|at| self.0[at].saturating_add(other.0[at])))
    }

    /// What they sell for.
    pub fn value(self) -> u16 {
        Good::ALL
            .into_iter()
            .map(|good| u16::from(self.of(good)) * u16::from(good.value()))
            .sum()
    }

    /// The colours there are, the most valuable first.
    pub fn kinds(self) -> impl Iterator<Item = Good> {
        Good::ALL.into_iter().rev().filter(move |good| self.of(*good) > 0)
    }

    /// The most valuable colour there is.
    pub fn best(self) -> Option<Good> {
        self.kinds().next()
    }

    /// Each of them, the most valuable first.
    pub fn iter(self) -> impl Iterator<Item = Good> {
        self.kinds()
            .flat_map(move |good| std::iter::repeat_n(good, usize::from(self.of(good))))
    }
}

impl FromIterator<Good> for Goods {
    fn from_iter<I: IntoIterator<Item = Good>>(goods: I) -> Goods {
        let mut all = Goods::NONE;
        goods.into_iter().for_each(|good| all.add(good));
        all
    }
}

impl Serialize for Goods {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Goods {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let goods = Vec::<Good>::deserialize(from)?;
        if goods.len() > 200 {
            return Err(serde::de::Error::custom("there are at most 200 goods"));
        }
        Ok(goods.into_iter().collect())
    }
}
