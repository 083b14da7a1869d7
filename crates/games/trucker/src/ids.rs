//! Names of things: sides, squares of a ship board, tiles, levels, flights, adventure cards, goods, aliens.

use std::fmt;
use std::num::NonZeroU8;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// A side of a tile, of a square or of a ship. The front is up on a ship board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Up on the board.
    #[default]
    Front,
    /// To the right.
    Right,
    /// Down on the board.
    Back,
    /// To the left.
    Left,
}

impl Side {
    /// All four, clockwise from the front.
    pub const ALL: [Side; 4] = [Side::Front, Side::Right, Side::Back, Side::Left];

    /// Its number, clockwise from the front.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side with this number; numbers go round.
    pub const fn from_index(index: usize) -> Side {
        Side::ALL[index & 3]
    }

    /// The side across.
    #[must_use]
    pub const fn opposite(self) -> Side {
        Side::from_index(self.index() + 2)
    }

    /// Where this side of a tile points once the tile's front was turned towards `turned`.
    #[must_use]
    pub const fn turned(self, turned: Side) -> Side {
        Side::from_index(self.index() + turned.index())
    }

    /// Which side of a tile whose front was turned towards `turned` points this way.
    #[must_use]
    pub const fn unturned(self, turned: Side) -> Side {
        Side::from_index(self.index() + 4 - turned.index())
    }
}

/// The first row of squares, as rolled with two dice.
pub const FIRST_ROW: u8 = 4;
/// The last row.
pub const LAST_ROW: u8 = 9;
/// The first column of squares, as rolled with two dice.
pub const FIRST_COLUMN: u8 = 3;
/// The last column.
pub const LAST_COLUMN: u8 = 11;
/// Squares are numbered row by row with one number to spare at the end of each row, so that a step to the side never wraps into the next row.
const STRIDE: u8 = LAST_COLUMN - FIRST_COLUMN + 2;
/// One more than the largest number of a square.
pub const SQUARES: usize = ((LAST_ROW - FIRST_ROW + 1) * STRIDE) as usize;

/// A square of a ship board. Written as its row and column, as rolled: 707 is row 7, column 7; 811 is row 8, column 11.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(type = "number")]
pub struct Square(u8);

impl Square {
    /// Where the starting cabin is.
    pub const START: Square = match Square::at(7, 7) {
        Some(square) => square,
        None => unreachable!(), // The compiler works this out: without such a square nothing would build.
    };

    /// The square in this row and column, if any board has it.
    pub const fn at(row: u8, column: u8) -> Option<Square> {
        if row < FIRST_ROW || row > LAST_ROW || column < FIRST_COLUMN || column > LAST_COLUMN {
            return None;
        }
        Some(Square((row - FIRST_ROW) * STRIDE + column - FIRST_COLUMN))
    }

    /// Its number, below [`SQUARES`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its row, as rolled.
    pub const fn row(self) -> u8 {
        self.0 / STRIDE + FIRST_ROW
    }

    /// Its column, as rolled.
    pub const fn column(self) -> u8 {
        self.0 % STRIDE + FIRST_COLUMN
    }

    /// The square next to it on that side, if any board has it.
    pub const fn next(self, side: Side) -> Option<Square> {
        match side {
            Side::Front => Square::at(self.row() - 1, self.column()),
            Side::Right => Square::at(self.row(), self.column() + 1),
            Side::Back => Square::at(self.row() + 1, self.column()),
            Side::Left => Square::at(self.row(), self.column() - 1),
        }
    }

    /// Row and column in one number: 707.
    pub const fn number(self) -> u16 {
        self.row() as u16 * 100 + self.column() as u16
    }

    /// The square that [`Square::number`] wrote.
    pub fn from_number(number: u16) -> Option<Square> {
        let (row, column) = (u8::try_from(number / 100).ok()?, (number % 100) as u8);
        Square::at(row, column)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl Default for Square {
    fn default() -> Self {
        Square::START
    }
}

impl Serialize for Square {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u16(self.number())
    }
}

impl<'de> Deserialize<'de> for Square {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = u16::deserialize(from)?;
        Square::from_number(number)
            .ok_or_else(|| serde::de::Error::custom(format!("there is no square {number}")))
    }
}

/// A set of squares, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, TS)]
#[ts(type = "Array<number>")]
pub struct Squares(u64);

impl Squares {
    /// No square.
    pub const NONE: Squares = Squares(0);

    /// Just this one.
    pub const fn only(square: Square) -> Squares {
        Squares(1 << square.0)
    }

    /// Whether `square` is in it.
    pub const fn has(self, square: Square) -> bool {
        self.0 & (1 << square.0) != 0
    }

    /// The set with `square` as well.
    #[must_use]
    pub const fn with(self, square: Square) -> Squares {
        Squares(self.0 | 1 << square.0)
    }

    /// The set without `square`.
    #[must_use]
    pub const fn without(self, square: Square) -> Squares {
        Squares(self.0 & !(1 << square.0))
    }

    /// Squares of this set that are not in the other.
    #[must_use]
    pub const fn minus(self, other: Squares) -> Squares {
        Squares(self.0 & !other.0)
    }

    /// Squares in both.
    #[must_use]
    pub const fn and(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }

    /// Squares in either.
    #[must_use]
    pub const fn or(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }

    /// Whether it is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The first one: the foremost, of those the one farthest to the left.
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square(self.0.trailing_zeros() as u8))
        }
    }

    /// The last one.
    pub const fn last(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square(63 - self.0.leading_zeros() as u8))
        }
    }

    /// All squares one step to that side of these. Squares that no board has may be in it: intersect with a board or a ship.
    #[must_use]
    pub const fn step(self, side: Side) -> Squares {
        Squares(match side {
            Side::Front => self.0 >> STRIDE,
            Side::Right => self.0 << 1,
            Side::Back => self.0 << STRIDE,
            Side::Left => self.0 >> 1,
        })
    }

    /// All squares that touch one of these side by side.
    #[must_use]
    pub const fn beside(self) -> Squares {
        Squares(self.0 >> STRIDE | self.0 << STRIDE | self.0 >> 1 | self.0 << 1)
    }

    /// All squares around these, diagonals included: the expansion's neighbours.
    #[must_use]
    pub const fn around(self) -> Squares {
        let row = self.0 | self.0 >> 1 | self.0 << 1;
        Squares((row | row >> STRIDE | row << STRIDE) & !self.0)
    }

    /// All squares of a row.
    pub const fn row(row: u8) -> Squares {
        if row < FIRST_ROW || row > LAST_ROW {
            return Squares::NONE;
        }
        Squares(((1 << (STRIDE - 1)) - 1) << ((row - FIRST_ROW) * STRIDE))
    }

    /// All squares of a column.
    pub const fn column(column: u8) -> Squares {
        if column < FIRST_COLUMN || column > LAST_COLUMN {
            return Squares::NONE;
        }
        let mut bits = 0;
        let mut row = 0;
        while row <= LAST_ROW - FIRST_ROW {
            bits |= 1 << (row * STRIDE + column - FIRST_COLUMN);
            row += 1;
        }
        Squares(bits)
    }

    /// The squares, row by row.
    pub fn iter(self) -> impl Iterator<Item = Square> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let square = Square(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(square)
        })
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Squares::NONE, Squares::with)
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Squares {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Squares {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<Square>::deserialize(from)?.into_iter().collect())
    }
}

/// A tile, by its number in the data file. Numbers up to 255 leave room for the tiles of an expansion.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(type = "number")]
#[serde(transparent)]
pub struct TileId(NonZeroU8);

impl TileId {
    /// The tile with this number.
    pub const fn new(number: u8) -> Option<TileId> {
        match NonZeroU8::new(number) {
            Some(number) => Some(TileId(number)),
            None => None,
        }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0.get()
    }

    /// Its number, for tables with a place for every tile.
    pub const fn index(self) -> usize {
        self.0.get() as usize
    }
}

impl Default for TileId {
    fn default() -> Self {
        TileId(NonZeroU8::MIN)
    }
}

impl fmt::Debug for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "tile {}", self.0)
    }
}

/// How hard a ship board, a card or a flight is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(type = "number")]
pub enum Level {
    /// Level I.
    #[default]
    One,
    /// Level II.
    Two,
    /// Level III.
    Three,
}

impl Level {
    /// All three.
    pub const ALL: [Level; 3] = [Level::One, Level::Two, Level::Three];

    /// 1, 2 or 3.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// 0, 1 or 2, for tables with a place for each level.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The level with this number.
    pub fn from_number(number: u8) -> Option<Level> {
        Level::ALL.get(usize::from(number.checked_sub(1)?)).copied()
    }

    /// As it is printed: `I`, `II`, `III`.
    pub const fn roman(self) -> &'static str {
        ["I", "II", "III"][self as usize]
    }
}

impl Serialize for Level {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(self.number())
    }
}

impl<'de> Deserialize<'de> for Level {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(from)?;
        Level::from_number(number)
            .ok_or_else(|| serde::de::Error::custom(format!("there is no level {number}")))
    }
}

/// What the back of a card shows: its level, or that it is a super card. Written as the level's number, or `super`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[ts(type = "number | \"super\"")]
pub enum Back {
    /// A super card of the expansion, which has no level of its own.
    #[serde(rename = "super")]
    Super,
    /// An adventure card of this level.
    #[serde(untagged)]
    Level(Level),
}

impl Back {
    /// Every back, the levels first.
    pub const ALL: [Back; 4] = [
        Back::Level(Level::One),
        Back::Level(Level::Two),
        Back::Level(Level::Three),
        Back::Super,
    ];
}

/// Which flight is flown: each has a flight board of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Flight {
    /// The learning flight on a ship board of level I.
    #[default]
    Learning,
    /// A flight of level I.
    One,
    /// A flight of level II.
    Two,
    /// A flight of level III.
    Three,
}

impl Flight {
    /// All four.
    pub const ALL: [Flight; 4] = [Flight::Learning, Flight::One, Flight::Two, Flight::Three];

    /// Its number, for tables with a place for each flight.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Its level; the learning flight counts as level I.
    pub const fn level(self) -> Level {
        match self {
            Flight::Learning | Flight::One => Level::One,
            Flight::Two => Level::Two,
            Flight::Three => Level::Three,
        }
    }

    /// Whether it is the learning flight.
    pub const fn is_learning(self) -> bool {
        matches!(self, Flight::Learning)
    }
}

/// A good, by its colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Good {
    /// Worth least.
    #[default]
    Blue,
    /// Worth 2.
    Green,
    /// Worth 3.
    Yellow,
    /// Worth most, and only special holds take it.
    Red,
}

impl Good {
    /// All colours, the cheapest first.
    pub const ALL: [Good; 4] = [Good::Blue, Good::Green, Good::Yellow, Good::Red];

    /// What it sells for at the end of a flight.
    pub const fn value(self) -> u8 {
        self as u8 + 1
    }

    /// Its number, for tables with a place for each colour.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// An alien, by its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Alien {
    /// Helps the cannons.
    Purple,
    /// Helps the engines.
    Brown,
}

impl Alien {
    /// Both.
    pub const ALL: [Alien; 2] = [Alien::Purple, Alien::Brown];

    /// Its number, for tables with a place for each colour.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Strength of cannons in halves, so that nothing is rounded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Halves(pub i16);

impl Halves {
    /// A whole number of strength.
    pub const fn whole(number: i16) -> Halves {
        Halves(number * 2)
    }

    /// Whole numbers in it; nothing below 0.
    pub const fn floor(self) -> u8 {
        if self.0 < 0 { 0 } else { (self.0 / 2) as u8 }
    }
}

/// How a component was lost. All cost the same at the end; the expansion tells the first three apart.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Loss {
    /// By a meteor, a shot or sabotage.
    #[default]
    Destroyed,
    /// No longer joined to the ship in flight.
    Fallen,
    /// Given up.
    Abandoned,
    /// Taken off at the check, or no longer joined after that.
    Corrected,
    /// Still in the reserve when building ended.
    Unused,
}

/// An amount that is doubled, tripled and so on by several things at once: each adds the amount again, none multiplies what another added (glossary 5).
pub fn multiplied(base: i16, times: &[i16]) -> i16 {
    base + times.iter().map(|times| base * (times - 1)).sum::<i16>()
}
