//! The adventure cards.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::{CardFault, Provenance};
use ts_rs::TS;

use super::effects::{self, AdventureCard, CardRow};
use super::supers::{self, SuperRow};
use crate::ids::{Back, Level};

/// An adventure card, by its level and its number in that level, or a super card by its number. Written as it is named in the data file: `II-05`,
/// `S-05`.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(type = "string")]
pub struct CardId(u8);

/// How many cards each level can have.
const PER_LEVEL: u8 = 20;
/// The number of the first super card: all levels come before it.
const FIRST_SUPER: u8 = 3 * PER_LEVEL;
/// How many super cards there are.
pub const SUPERS: u8 = 24;

impl CardId {
    /// The card with this number, from 1, in its level.
    pub fn new(level: Level, number: u8) -> Option<CardId> {
        (1..=PER_LEVEL)
            .contains(&number)
            .then(|| CardId((level.number() - 1) * PER_LEVEL + number - 1))
    }

    /// The super card with this number, from 1.
    pub fn super_card(number: u8) -> Option<CardId> {
        (1..=SUPERS)
            .contains(&number)
            .then(|| CardId(FIRST_SUPER + number - 1))
    }

    /// Whether it is a super card.
    pub const fn is_super(self) -> bool {
        self.0 >= FIRST_SUPER
    }

    /// What its back shows.
    pub fn back(self) -> Back {
        if self.is_super() {
            Back::Super
        } else {
            Back::Level(self.level())
        }
    }

    /// Its number among all cards, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn from_bit(bit: u32) -> CardId {
        CardId(bit as u8)
    }

    /// The level on its back. A super card has none: [`CardId::back`] says so.
    pub fn level(self) -> Level {
        Level::from_number(self.0 / PER_LEVEL + 1).unwrap_or(Level::Three)
    }
}

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_super() {
            return write!(f, "S-{:02}", self.0 - FIRST_SUPER + 1);
        }
        write!(f, "{}-{:02}", self.level().roman(), self.0 % PER_LEVEL + 1)
    }
}

impl fmt::Debug for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::str::FromStr for CardId {
    type Err = String;
    fn from_str(text: &str) -> Result<CardId, String> {
        let unknown = || format!("there is no card '{text}'");
        let (level, number) = text.split_once('-').ok_or_else(unknown)?;
        let number = number.parse().ok().filter(|_| number.len() == 2);
        if level == "S" {
            return number.and_then(CardId::super_card).ok_or_else(unknown);
        }
        let level = Level::ALL.into_iter().find(|known| known.roman() == level);
        level
            .zip(number)
            .and_then(|(level, number)| CardId::new(level, number))
            .ok_or_else(unknown)
    }
}

impl Serialize for CardId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

/// A set of adventure cards. Room for 128, super cards included.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct CardBits(u128);

impl CardBits {
    /// No card.
    pub const NONE: CardBits = CardBits(0);

    /// Whether `card` is in it.
    pub const fn has(self, card: CardId) -> bool {
        self.0 & (1 << card.0) != 0
    }

    /// Puts `card` in.
    pub fn insert(&mut self, card: CardId) {
        self.0 |= 1 << card.0;
    }

    /// Takes `card` out.
    pub fn remove(&mut self, card: CardId) {
        self.0 &= !(1 << card.0);
    }

    /// Cards in either.
    #[must_use]
    pub const fn or(self, other: CardBits) -> CardBits {
        CardBits(self.0 | other.0)
    }

    /// Cards in both.
    #[must_use]
    pub const fn and(self, other: CardBits) -> CardBits {
        CardBits(self.0 & other.0)
    }

    /// Cards of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: CardBits) -> CardBits {
        CardBits(self.0 & !other.0)
    }

    /// Those of one level.
    #[must_use]
    pub fn of_level(self, level: Level) -> CardBits {
        let all = (1u128 << PER_LEVEL) - 1;
        CardBits(self.0 & (all << (u32::from(PER_LEVEL) * level.index() as u32)))
    }

    /// Those whose back shows this.
    #[must_use]
    pub fn of_back(self, back: Back) -> CardBits {
        match back {
            Back::Level(level) => self.of_level(level),
            Back::Super => CardBits(self.0 >> FIRST_SUPER << FIRST_SUPER),
        }
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card at this place among those in the set, from 0.
    pub fn nth(self, at: usize) -> Option<CardId> {
        self.iter().nth(at)
    }

    /// The cards, in the order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = CardId> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let card = CardId::from_bit(rest.trailing_zeros());
            rest &= rest - 1;
            Some(card)
        })
    }
}

impl FromIterator<CardId> for CardBits {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = CardBits::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for CardBits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for CardBits {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardBits {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<CardId>::deserialize(from)?.into_iter().collect())
    }
}

/// All adventure cards, and the super cards of the expansion.
#[derive(Clone, Debug)]
pub struct Adventures {
    all: CardBits,
    supers: CardBits,
    learning: CardBits,
    faces: Vec<AdventureCard>,
    /// How many of the faces are adventure cards; the super cards follow.
    ordinary: usize,
    /// Where in `faces` a card is, by its number.
    places: [u8; 128],
}

impl Adventures {
    /// Every adventure card of the box; super cards are none.
    pub fn all(&self) -> CardBits {
        self.all
    }

    /// Every super card.
    pub fn supers(&self) -> CardBits {
        self.supers
    }

    /// The cards of the learning flight.
    pub fn learning(&self) -> CardBits {
        self.learning
    }

    /// What stands on a card, if the box has it.
    pub fn get(&self, card: CardId) -> Option<&AdventureCard> {
        let place = self.places.get(card.index())?;
        self.faces.get(usize::from(*place)).filter(|face| face.id == card)
    }

    /// Every adventure card with what stands on it.
    pub fn faces(&self) -> &[AdventureCard] {
        &self.faces[..self.ordinary]
    }

    /// Every super card with what stands on it.
    pub fn super_faces(&self) -> &[AdventureCard] {
        &self.faces[self.ordinary..]
    }

    pub(super) fn sources(&self) -> impl Iterator<Item = Provenance> + '_ {
        self.faces().iter().map(|face| face.source)
    }

    pub(super) fn super_sources(&self) -> impl Iterator<Item = Provenance> + '_ {
        self.super_faces().iter().map(|face| face.source)
    }

    pub(super) fn read(rows: Vec<CardRow>, super_rows: Vec<SuperRow>) -> Result<Adventures, CardFault> {
        let mut adventures = Adventures {
            all: CardBits::NONE,
            supers: CardBits::NONE,
            learning: CardBits::NONE,
            faces: Vec::new(),
            ordinary: 0,
            places: [0; 128],
        };
        for row in rows {
            let place = format!("card {}", row.id);
            let fault = |problem: String| CardFault::new(place.clone(), problem);
            if adventures.all.has(row.id) {
                return Err(fault("there are two cards with this name".into()));
            }
            adventures.add(effects::read(row).map_err(fault)?);
        }
        adventures.ordinary = adventures.faces.len();
        for row in super_rows {
            let place = format!("super card {}", row.id);
            let fault = |problem: String| CardFault::new(place.clone(), problem);
            if adventures.supers.has(row.id) {
                return Err(fault("there are two cards with this name".into()));
            }
            adventures.add(supers::read(row).map_err(fault)?);
        }
        Ok(adventures)
    }

    fn add(&mut self, face: AdventureCard) {
        if face.id.is_super() {
            self.supers.insert(face.id);
        } else {
            self.all.insert(face.id);
        }
        if face.learning {
            self.learning.insert(face.id);
        }
        self.places[face.id.index()] = self.faces.len() as u8;
        self.faces.push(face);
    }
}
