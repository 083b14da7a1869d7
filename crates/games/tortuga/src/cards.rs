//! The contents of the box: cards with their effects as plain values, sectors, maps.
//!
//! A card is named by a [`CardId`], one byte: its deck and its place in that deck. What it says is its [`Face`], read from
//! `data/tortuga.toml` or from an owner's file by [`load`]. What a face *does* is in `rules::abilities` and `rules::combat`, nowhere else.

mod effects;
mod load;

use std::fmt;
use std::sync::OnceLock;

use arrayvec::ArrayVec;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::seed::Digest;
use table::{CardFault, CardSet, Provenance, SourceCount};
use ts_rs::TS;

use crate::map::{Map, SectorFace, SectorKind};

pub use effects::Effect;

/// How many kinds of card there can be: three start cards, four ships, and ten in each of the other six decks.
pub const KINDS: usize = 67;

/// How many T cards have numbers among those of the other decks, and the number from which on the others have theirs.
const FIRST_T_CARDS: usize = 6;
const LATER_T_CARDS: usize = 63;

/// A kind of card, one byte. Written `extraction`, `manoeuvre`, `booster`, `ship2`, `t1`, `v10`, `h3`: the deck and the place in it.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(type = "string")]
pub struct CardId(u8);

/// A deck of the box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Deck {
    /// What every captain begins with.
    Start,
    /// The spaceship cards.
    Ship,
    /// The open stacks of the T sectors.
    T,
    /// The Vortex.
    V,
    /// The Fortress.
    F,
    /// The Research sector.
    R,
    /// The Mines.
    M,
    /// Creatures that were captured.
    Hunt,
}

impl Deck {
    /// Every deck, in the order of the card numbers.
    pub const ALL: [Deck; 8] = [
        Deck::Start,
        Deck::Ship,
        Deck::T,
        Deck::V,
        Deck::F,
        Deck::R,
        Deck::M,
        Deck::Hunt,
    ];

    /// The number of its first card.
    const fn first(self) -> u8 {
        match self {
            Deck::Start => 0,
            Deck::Ship => 3,
            Deck::T => 7,
            Deck::V => 13,
            Deck::F => 23,
            Deck::R => 33,
            Deck::M => 43,
            Deck::Hunt => 53,
        }
    }

    /// How many kinds it can have.
    pub const fn most_kinds(self) -> usize {
        match self {
            Deck::Start => 3,
            Deck::Ship => 4,
            _ => 10,
        }
    }

    /// The number of its card at place `at`. The seventh to tenth T card come after all others: draws are recorded by these numbers, and the
    /// first records know six T cards.
    const fn number(self, at: usize) -> u8 {
        match self {
            Deck::T if at >= FIRST_T_CARDS => (LATER_T_CARDS + at - FIRST_T_CARDS) as u8,
            _ => self.first() + at as u8,
        }
    }

    /// Its cards as a set of bits, one for each card number.
    pub(crate) const fn mask(self) -> u128 {
        let mut mask = 0;
        let mut at = 0;
        while at < self.most_kinds() {
            mask |= 1 << self.number(at);
            at += 1;
        }
        mask
    }

    /// All its cards.
    pub fn cards(self) -> impl ExactSizeIterator<Item = CardId> + Clone {
        (0..self.most_kinds()).map(move |at| CardId(self.number(at)))
    }

    /// The letters its card names begin with.
    const fn letters(self) -> &'static str {
        match self {
            Deck::Start => "start",
            Deck::Ship => "ship",
            Deck::T => "t",
            Deck::V => "v",
            Deck::F => "f",
            Deck::R => "r",
            Deck::M => "m",
            Deck::Hunt => "h",
        }
    }
}

impl CardId {
    /// One crypto; every captain begins with five.
    pub const EXTRACTION: CardId = CardId(0);
    /// One manoeuvre; every captain begins with three.
    pub const MANOEUVRE: CardId = CardId(1);
    /// Moves a ship up to three sectors; every captain begins with one.
    pub const BOOSTER: CardId = CardId(2);

    /// The card at place `at` of a deck, from 0.
    pub fn new(deck: Deck, at: usize) -> Option<CardId> {
        (at < deck.most_kinds()).then(|| CardId(deck.number(at)))
    }

    pub(crate) const fn from_bit(bit: u32) -> CardId {
        debug_assert!(bit < KINDS as u32);
        CardId(bit as u8)
    }

    /// Its number, below [`KINDS`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn mask(self) -> u128 {
        1 << self.0
    }

    /// The deck it belongs to.
    pub const fn deck(self) -> Deck {
        match self.0 {
            0..3 => Deck::Start,
            3..7 => Deck::Ship,
            7..13 => Deck::T,
            13..23 => Deck::V,
            23..33 => Deck::F,
            33..43 => Deck::R,
            43..53 => Deck::M,
            53..63 => Deck::Hunt,
            _ => Deck::T,
        }
    }

    /// Its place in its deck, from 0.
    pub const fn place_in_deck(self) -> usize {
        match self.index() {
            later @ LATER_T_CARDS.. => later - LATER_T_CARDS + FIRST_T_CARDS,
            number => number - self.deck().first() as usize,
        }
    }
}

const START_NAMES: [&str; 3] = ["extraction", "manoeuvre", "booster"];

impl fmt::Display for CardId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match START_NAMES.get(self.index()) {
            Some(name) => f.write_str(name),
            None => write!(f, "{}{}", self.deck().letters(), self.place_in_deck() + 1),
        }
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
        if let Some(at) = START_NAMES.iter().position(|name| *name == text) {
            return Ok(CardId(at as u8));
        }
        let split = text.find(|c: char| c.is_ascii_digit()).ok_or_else(unknown)?;
        let (letters, number) = text.split_at(split);
        if number.starts_with('0') || letters == Deck::Start.letters() {
            return Err(unknown());
        }
        let deck = Deck::ALL.into_iter().find(|deck| deck.letters() == letters);
        let number: Option<usize> = number.parse().ok();
        deck.zip(number.and_then(|number| number.checked_sub(1)))
            .and_then(|(deck, at)| CardId::new(deck, at))
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

/// What a card can do when it is played. Every ability is optional; a card's abilities are used in any order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Ability {
    /// Draw so many cards.
    Draw(u8),
    /// Move the own ship up to so many steps for nothing.
    Move(u8),
    /// Put the own ship on any sector.
    Jump,
    /// Destroy up to so many cards of the own play area.
    TrashPlayed(u8),
    /// Destroy up to so many cards of the own hand or discard.
    TrashHandOrDiscard(u8),
    /// Destroy up to so many cards of the own discard.
    TrashDiscard(u8),
    /// Take up to so many minerals from the tile the ship is on.
    MineralHere(u8),
    /// Take up to so many minerals from the depot of the Mines, wherever the ship is.
    MineralDepot(u8),
    /// Probe the hunt token of the ship's sector for nothing.
    Probe,
    /// The next capture of the turn costs so much less, but at least 1.
    HuntOff(u8),
    /// The next conquest of the turn paid in manoeuvre costs so much less; not Tortuga.
    ConquerOff(u8),
    /// Raise the defence of one controlled sector by so much.
    Fortify(u8),
    /// Reserve a card of the hand for nothing.
    Reserve,
    /// The next card bought in the turn costs so much less.
    BuyOff(u8),
    /// Destroy this card and gain so much influence.
    ScrapForInfluence(u8),
}

/// An ability without its figure: how a move names the ability it uses. No card has two of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum AbilityKind {
    /// [`Ability::Draw`]
    Draw,
    /// [`Ability::Move`]
    Move,
    /// [`Ability::Jump`]
    Jump,
    /// [`Ability::TrashPlayed`]
    TrashPlayed,
    /// [`Ability::TrashHandOrDiscard`]
    TrashHandOrDiscard,
    /// [`Ability::TrashDiscard`]
    TrashDiscard,
    /// [`Ability::MineralHere`]
    MineralHere,
    /// [`Ability::MineralDepot`]
    MineralDepot,
    /// [`Ability::Probe`]
    Probe,
    /// [`Ability::HuntOff`]
    HuntOff,
    /// [`Ability::ConquerOff`]
    ConquerOff,
    /// [`Ability::Fortify`]
    Fortify,
    /// [`Ability::Reserve`]
    Reserve,
    /// [`Ability::BuyOff`]
    BuyOff,
    /// [`Ability::ScrapForInfluence`]
    ScrapForInfluence,
}

impl Ability {
    /// The ability without its figure.
    pub const fn kind(self) -> AbilityKind {
        match self {
            Ability::Draw(_) => AbilityKind::Draw,
            Ability::Move(_) => AbilityKind::Move,
            Ability::Jump => AbilityKind::Jump,
            Ability::TrashPlayed(_) => AbilityKind::TrashPlayed,
            Ability::TrashHandOrDiscard(_) => AbilityKind::TrashHandOrDiscard,
            Ability::TrashDiscard(_) => AbilityKind::TrashDiscard,
            Ability::MineralHere(_) => AbilityKind::MineralHere,
            Ability::MineralDepot(_) => AbilityKind::MineralDepot,
            Ability::Probe => AbilityKind::Probe,
            Ability::HuntOff(_) => AbilityKind::HuntOff,
            Ability::ConquerOff(_) => AbilityKind::ConquerOff,
            Ability::Fortify(_) => AbilityKind::Fortify,
            Ability::Reserve => AbilityKind::Reserve,
            Ability::BuyOff(_) => AbilityKind::BuyOff,
            Ability::ScrapForInfluence(_) => AbilityKind::ScrapForInfluence,
        }
    }

    /// Its figure; 1 where the ability has none.
    pub const fn figure(self) -> u8 {
        match self {
            Ability::Draw(n)
            | Ability::Move(n)
            | Ability::TrashPlayed(n)
            | Ability::TrashHandOrDiscard(n)
            | Ability::TrashDiscard(n)
            | Ability::MineralHere(n)
            | Ability::MineralDepot(n)
            | Ability::HuntOff(n)
            | Ability::ConquerOff(n)
            | Ability::Fortify(n)
            | Ability::BuyOff(n)
            | Ability::ScrapForInfluence(n) => n,
            Ability::Jump | Ability::Probe | Ability::Reserve => 1,
        }
    }
}

/// What a card can do in a fight, if it was shown there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum CombatAbility {
    /// So much more when attacking.
    Attack(u8),
    /// So much more when defending.
    Defence(u8),
    /// So much more either way.
    Either(u8),
    /// May switch off the combat abilities of one card the enemy showed.
    Cancel,
    /// If its owner loses, none of his cards is destroyed.
    Save,
}

/// A name in the languages of the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Name {
    /// In French.
    #[serde(deserialize_with = "table::printed_name")]
    pub fr: String,
    /// In English.
    #[serde(deserialize_with = "table::printed_name")]
    pub en: String,
}

/// A field of a card that the rulebook prints though the card as a whole is reconstructed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Field {
    /// Its name.
    Name,
    /// Its price, or the difficulty of a hunt.
    Cost,
    /// Its crypto.
    Crypto,
    /// Its manoeuvre.
    Manoeuvre,
    /// What it can do.
    Abilities,
    /// How many there are.
    Copies,
}

/// What one kind of card says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Face {
    /// How moves and views name it.
    pub card: CardId,
    /// How the data file names it.
    pub id: String,
    /// How people call it.
    pub name: Name,
    /// The deck it belongs to.
    pub deck: Deck,
    /// How many there are in the box.
    pub copies: u8,
    /// Its price in crypto; for a creature, the manoeuvre its capture takes. 0 for cards that cannot be bought.
    pub cost: u8,
    /// The influence a creature gives when its card is converted; 0 for other cards.
    pub influence: u8,
    /// The crypto it gives when played.
    pub crypto: u8,
    /// The manoeuvre it gives when played or shown in a fight.
    pub manoeuvre: u8,
    /// What it can do when played.
    #[ts(as = "Vec<Ability>")]
    pub abilities: ArrayVec<Ability, 4>,
    /// What it can do in a fight.
    #[ts(as = "Vec<CombatAbility>")]
    pub combat: ArrayVec<CombatAbility, 4>,
    /// Where the row comes from.
    pub source: Provenance,
    /// What the rulebook prints of a reconstructed row.
    pub known: Vec<Field>,
}

/// The contents of the box.
#[derive(Debug, TS)]
#[ts(as = "Sheet")]
pub struct Cards {
    /// By card number; a kind that the file does not use has no copies.
    faces: Vec<Face>,
    /// The ship cards of the option that makes them all alike: 1 crypto, 1 manoeuvre, nothing else.
    plain_ships: Vec<Face>,
    /// The cards with at least 1 manoeuvre, which alone can be shown in a fight; with the ships as printed, and plain.
    fighters: [u128; 2],
    sectors: [SectorFace; SectorKind::ALL.len()],
    /// For two seats, for three and for four.
    maps: [Map; 3],
    digest: Digest,
}

/// What a page needs of the box: every kind of card with its effects, the plain ship cards, the sectors.
#[derive(Serialize, TS)]
pub struct Sheet {
    /// Every kind of card.
    pub cards: Vec<Shown>,
    /// The ship cards of the option that makes them all alike.
    pub plain_ships: Vec<Shown>,
    /// What each kind of sector is worth and how it is defended.
    pub sectors: [SectorFace; SectorKind::ALL.len()],
}

/// A face with what it does in words that can be said.
#[derive(Serialize, TS)]
pub struct Shown {
    /// What is printed.
    #[serde(flatten)]
    pub face: Face,
    /// What it does.
    pub effects: Vec<Effect>,
}

impl From<&Face> for Shown {
    fn from(face: &Face) -> Shown {
        Shown {
            face: face.clone(),
            effects: face.effects(),
        }
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.sheet().serialize(to)
    }
}

impl Cards {
    /// Everything a page shows of the box.
    pub fn sheet(&self) -> Sheet {
        Sheet {
            cards: self.faces().map(Shown::from).collect(),
            plain_ships: self.plain_ships.iter().map(Shown::from).collect(),
            sectors: self.sectors,
        }
    }

    /// What a card says. `plain` is the option that makes all ship cards alike.
    pub fn face(&self, card: CardId, plain: bool) -> &Face {
        if plain && card.deck() == Deck::Ship {
            &self.plain_ships[card.place_in_deck()]
        } else {
            &self.faces[card.index()]
        }
    }

    /// Every kind of card in the box.
    pub fn faces(&self) -> impl Iterator<Item = &Face> {
        self.faces.iter().filter(|face| face.copies > 0)
    }

    /// The card a data file calls `id`.
    pub fn named(&self, id: &str) -> Option<CardId> {
        self.faces().find(|face| face.id == id).map(|face| face.card)
    }

    /// What a sector is worth and how it is defended.
    pub fn sector(&self, kind: SectorKind) -> &SectorFace {
        &self.sectors[kind as usize]
    }

    /// Every kind of sector.
    pub fn sectors(&self) -> &[SectorFace] {
        &self.sectors
    }

    /// The map for so many seats.
    pub fn map(&self, seats: u8) -> &Map {
        &self.maps[usize::from(seats.clamp(2, 4) - 2)]
    }

    pub(crate) fn fighters(&self, plain: bool) -> u128 {
        self.fighters[usize::from(plain)]
    }
}

/// Files that came with the program before and are played no differently: they said of more things that the rulebook prints them.
const EARLIER: [Digest; 1] = [Digest([0x4e, 0x63, 0xb4, 0x14, 0xbc, 0xa3, 0x4f, 0x90])];

const STANDARD: &str = include_str!("../data/tortuga.toml");

impl CardSet for Cards {
    fn standard() -> &'static Cards {
        static CARDS: OnceLock<Cards> = OnceLock::new();
        // The file is part of the program and a test reads it, so that it cannot be at fault here.
        CARDS.get_or_init(|| Cards::parse(STANDARD).unwrap_or_else(|fault| unreachable!("{fault}")))
    }

    fn parse(text: &str) -> Result<Cards, CardFault> {
        load::parse(text)
    }

    fn standard_text() -> &'static str {
        STANDARD
    }

    fn digest(&self) -> Digest {
        self.digest
    }

    fn is_box_of(&self, digest: Digest) -> bool {
        let earlier = || self.digest == Digest::of(STANDARD) && EARLIER.contains(&digest);
        digest == self.digest || earlier()
    }

    fn sources(&self) -> Vec<SourceCount> {
        let decks: [(&'static str, &[Deck]); 5] = [
            ("start cards", &[Deck::Start]),
            ("ships", &[Deck::Ship]),
            ("T cards", &[Deck::T]),
            ("sector cards", &[Deck::V, Deck::F, Deck::R, Deck::M]),
            ("creatures", &[Deck::Hunt]),
        ];
        let mut counts: Vec<SourceCount> = decks
            .into_iter()
            .map(|(what, decks)| {
                let rows = self.faces().filter(|face| decks.contains(&face.deck));
                SourceCount::of(what, rows.map(|face| face.source))
            })
            .collect();
        counts.push(SourceCount::of(
            "sectors",
            self.sectors.iter().map(|sector| sector.source),
        ));
        counts.push(SourceCount::of("maps", self.maps.iter().map(Map::source)));
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_cards_go_both_ways() {
        for card in Deck::ALL.into_iter().flat_map(Deck::cards) {
            assert_eq!(card.to_string().parse(), Ok(card));
            assert_eq!(CardId::new(card.deck(), card.place_in_deck()), Some(card));
        }
        for wrong in ["", "t", "t0", "t11", "v11", "h01", "start1", "x3", "1", "é1"] {
            assert!(wrong.parse::<CardId>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn decks_cover_every_number_once() {
        let all = Deck::ALL.into_iter().fold(0, |all, deck| {
            assert_eq!(all & deck.mask(), 0);
            all | deck.mask()
        });
        assert_eq!(all, (1 << KINDS) - 1);
    }

    /// Draws are recorded by these numbers.
    #[test]
    fn the_numbers_of_the_first_edition_stay() {
        let number = |name: &str| name.parse::<CardId>().unwrap().index();
        assert_eq!(["t1", "t6", "v1", "h1", "h10"].map(number), [7, 12, 13, 53, 62]);
        assert_eq!(["t7", "t10"].map(number), [63, 66]);
    }
}
