//! Moving (section 7): where the rockets are, who is ahead, who is lapped.
//!
//! A rocket's place is the distance it has travelled, in days from the rearmost start space; the space of the board it stands on is that
//! distance on a loop. Occupied spaces are stepped over and not counted, forward and back.

use serde::{Deserialize, Serialize};
use table::{BySeat, Seat, SeatSet};
use ts_rs::TS;

use super::pending::Queue;
use crate::state::ByTrucker;

/// Where the rockets are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Track {
    /// Spaces of the loop.
    spaces: u8,
    /// How far each rocket has come; `None` once it is off the board, and before it is put there.
    at: ByTrucker<Option<i16>>,
}

/// One step a rocket made over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Moved {
    /// Days counted: forward above 0, back below.
    pub days: i8,
    /// The space it came from.
    pub from: u8,
    /// The space it stands on now.
    pub to: u8,
}

impl Track {
    /// A board without rockets.
    pub fn new(seats: u8, spaces: u8) -> Track {
        Track {
            spaces,
            at: BySeat::from_fn(seats, |_| None),
        }
    }

    /// How many seats it has a place for.
    pub(crate) fn seats(&self) -> u8 {
        self.at.seats()
    }

    /// Spaces of the loop.
    pub fn spaces(&self) -> u8 {
        self.spaces
    }

    /// Puts a rocket on the board.
    pub fn place(&mut self, seat: Seat, distance: i16) {
        self.at[seat] = Some(distance);
    }

    /// Takes a rocket off the board.
    pub fn remove(&mut self, seat: Seat) {
        self.at[seat] = None;
    }

    /// How far a rocket has come.
    pub fn distance(&self, seat: Seat) -> Option<i16> {
        self.at.get(seat).copied().flatten()
    }

    /// The space a rocket stands on.
    pub fn space(&self, seat: Seat) -> Option<u8> {
        self.distance(seat).map(|distance| self.space_at(distance))
    }

    fn space_at(&self, distance: i16) -> u8 {
        distance.rem_euclid(i16::from(self.spaces.max(1))) as u8
    }

    /// Those still flying.
    pub fn flying(&self) -> SeatSet {
        self.at
            .by_seat()
            .filter(|(_, at)| at.is_some())
            .map(|(seat, _)| seat)
            .collect()
    }

    /// Those still flying, the leader first.
    pub fn order(&self) -> Queue {
        Queue::sorted(self.flying(), |seat| std::cmp::Reverse(self.at[seat]))
    }

    /// Whoever is first.
    pub fn leader(&self) -> Option<Seat> {
        self.flying().iter().max_by_key(|seat| self.at[*seat])
    }

    /// Whether `seat` is farther ahead than `other`.
    pub fn is_ahead(&self, seat: Seat, other: Seat) -> bool {
        self.at[seat] > self.at[other]
    }

    /// Moves a rocket so many days forward.
    pub fn forward(&mut self, seat: Seat, days: u8) -> Moved {
        self.step(seat, days, 1)
    }

    /// Moves a rocket so many days back.
    pub fn back(&mut self, seat: Seat, days: u8) -> Moved {
        self.step(seat, days, -1)
    }

    fn step(&mut self, seat: Seat, days: u8, way: i16) -> Moved {
        let Some(start) = self.at[seat] else {
            return Moved {
                days: 0,
                from: 0,
                to: 0,
            };
        };
        let mut at = start;
        for _ in 0..days {
            at += way;
            while self.occupied_by_another(seat, at) {
                at += way;
            }
        }
        self.at[seat] = Some(at);
        Moved {
            days: days as i8 * way as i8,
            from: self.space_at(start),
            to: self.space_at(at),
        }
    }

    /// Whether somebody stands so many days before a rocket.
    pub fn is_taken(&self, seat: Seat, ahead: u8) -> bool {
        self.distance(seat)
            .is_some_and(|at| self.occupied_by_another(seat, at + i16::from(ahead)))
    }

    /// Moves a rocket this far, of which only these days were counted.
    pub fn jump(&mut self, seat: Seat, far: u8, days: u8) -> Moved {
        let start = self.at[seat].unwrap_or_default();
        let at = start + i16::from(far);
        self.at[seat] = self.at[seat].map(|_| at);
        Moved {
            days: days as i8,
            from: self.space_at(start),
            to: self.space_at(at),
        }
    }

    fn occupied_by_another(&self, seat: Seat, distance: i16) -> bool {
        self.at.by_seat().any(|(other, at)| {
            other != seat && at.is_some_and(|at| self.space_at(at) == self.space_at(distance))
        })
    }

    /// Those whom the leader has lapped: he is a whole loop ahead of them.
    pub fn lapped(&self) -> SeatSet {
        let Some(leader) = self.leader().and_then(|seat| self.at[seat]) else {
            return SeatSet::EMPTY;
        };
        self.at
            .by_seat()
            .filter(|(_, at)| at.is_some_and(|at| leader - at > i16::from(self.spaces)))
            .map(|(seat, _)| seat)
            .collect()
    }
}
