//! Seats, sets of seats, and one thing for each seat.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use ts_rs::TS;

/// The most seats any game here has.
pub const MAX_SEATS: usize = 6;

/// A place at the table, counted from 0. Always below [`MAX_SEATS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, TS)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The first seat, which every game has.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this number, if a table can have it.
    pub const fn new(number: usize) -> Option<Seat> {
        if number < MAX_SEATS {
            Some(Seat(number as u8))
        } else {
            None
        }
    }

    /// The number of this seat, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table of `seats`, in order.
    pub fn all(seats: u8) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..seats.min(MAX_SEATS as u8)).map(Seat)
    }

    /// The seat to the left: the next one in turn order at a table of `seats`.
    #[must_use]
    pub const fn next(self, seats: u8) -> Seat {
        let next = self.0 + 1;
        if next >= seats { Seat(0) } else { Seat(next) }
    }

    /// The partner in a game for two.
    #[must_use]
    pub const fn other(self) -> Seat {
        Seat(1 - (self.0 & 1))
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(from)?;
        Seat::new(number.into()).ok_or_else(|| serde::de::Error::custom(format!("there is no seat {number}")))
    }
}

/// Who moves: a seat, or the clock when a deadline of the rules has passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Actor {
    /// Somebody at the table.
    Seat(Seat),
    /// The clock, which only real-time games let act.
    Clock(ClockMark),
}

/// How the clock signs its entries in a record: the word `"clock"`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum ClockMark {
    /// The only mark there is.
    Clock,
}

impl Actor {
    /// The clock as an actor.
    pub const CLOCK: Actor = Actor::Clock(ClockMark::Clock);

    /// The seat, unless it is the clock.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Actor::Seat(seat) => Some(seat),
            Actor::Clock(_) => None,
        }
    }
}

impl From<Seat> for Actor {
    fn from(seat: Seat) -> Self {
        Actor::Seat(seat)
    }
}

/// Whose eyes a view is made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Viewer {
    /// What the holder of this seat may know.
    Seat(Seat),
    /// What anybody at the table may know.
    Public,
    /// All of it: for the end of the game and for the host's own command line.
    Everything,
}

impl Viewer {
    /// Whether what `seat` alone may know is open to this viewer.
    pub fn knows(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Public => false,
            Viewer::Everything => true,
        }
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, TS)]
#[ts(type = "Array<Seat>")]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Everybody at a table of `seats`.
    pub const fn all(seats: u8) -> SeatSet {
        SeatSet(((1u16 << seats) - 1) as u8)
    }

    /// Just this one.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Whether `seat` is in it.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with `seat` as well.
    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    /// The set without `seat`.
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Seats in one set or the other.
    #[must_use]
    pub const fn union(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// Whether every seat of this set is in `other`.
    pub const fn is_subset(self, other: SeatSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether nobody is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The seats in it, in order.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = SeatSet(left).first()?;
            left &= left - 1;
            Some(seat)
        })
    }

    /// The lowest seat in it.
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 {
            None
        } else {
            Some(Seat(self.0.trailing_zeros() as u8))
        }
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(from)?.into_iter().collect())
    }
}

/// One `T` for each seat of a table. `N` is the most seats the game has; the values lie in the state itself, so that a clone
/// is a plain copy.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct BySeat<T, const N: usize = MAX_SEATS> {
    items: [T; N],
    seats: u8,
}

impl<T: Default, const N: usize> BySeat<T, N> {
    /// Makes the value for each of `seats` seats. Seats beyond `N` do not exist.
    pub fn from_fn(seats: u8, mut make: impl FnMut(Seat) -> T) -> Self {
        let seats = seats.min(N as u8);
        let items = std::array::from_fn(|at| {
            if at < seats as usize {
                make(Seat(at as u8))
            } else {
                T::default()
            }
        });
        BySeat { items, seats }
    }
}

impl<T, const N: usize> BySeat<T, N> {
    /// How many seats the table has.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The values in seat order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.items[..self.seats as usize].iter()
    }

    /// The values in seat order, to be changed.
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.items[..self.seats as usize].iter_mut()
    }

    /// Each seat with its value.
    pub fn by_seat(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.seats).zip(self.iter())
    }

    /// The value of `seat`, if the table has that seat.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.items[..self.seats as usize].get(seat.index())
    }

    /// A value for each seat made from the one here.
    pub fn map<U: Default>(&self, mut make: impl FnMut(&T) -> U) -> BySeat<U, N> {
        BySeat::from_fn(self.seats, |seat| make(&self[seat]))
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        debug_assert!(seat.0 < self.seats);
        &self.items[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        debug_assert!(seat.0 < self.seats);
        &mut self.items[seat.index()]
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for BySeat<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Serialize, const N: usize> Serialize for BySeat<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de, T: Deserialize<'de> + Default, const N: usize> Deserialize<'de> for BySeat<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let list = Vec::<T>::deserialize(from)?;
        if list.len() > N {
            return Err(serde::de::Error::custom(format!(
                "{} seats, but there are at most {N}",
                list.len()
            )));
        }
        let seats = list.len() as u8;
        let mut list = list.into_iter();
        Ok(BySeat {
            items: std::array::from_fn(|_| list.next().unwrap_or_default()),
            seats,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_beyond_the_table_is_refused_when_read() {
        assert!(serde_json::from_str::<Seat>("6").is_err());
        assert_eq!(serde_json::from_str::<Seat>("5").unwrap(), Seat::new(5).unwrap());
        assert!(serde_json::from_str::<BySeat<u8, 2>>("[1,2,3]").is_err());
    }

    #[test]
    fn sets_hold_what_was_put_in() {
        let set = SeatSet::only(Seat(1)).with(Seat(4));
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(1), Seat(4)]);
        assert_eq!(serde_json::to_string(&set).unwrap(), "[1,4]");
        assert_eq!(set.without(Seat(1)).first(), Some(Seat(4)));
        assert!(set.is_subset(SeatSet::all(6)) && !set.is_subset(SeatSet::all(4)));
    }

    #[test]
    fn actors_are_a_seat_number_or_the_clock() {
        assert_eq!(serde_json::to_string(&Actor::CLOCK).unwrap(), "\"clock\"");
        assert_eq!(serde_json::from_str::<Actor>("\"clock\"").unwrap(), Actor::CLOCK);
        assert_eq!(serde_json::from_str::<Actor>("1").unwrap(), Actor::Seat(Seat(1)));
    }
}
