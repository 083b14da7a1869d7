//! What a search should know of a game.

use crate::{BySeat, Seat};

/// How well somebody plays, in words a person understands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// Knows the game and is easily content.
    Novice,
    /// Plays well.
    Captain,
    /// Plays as well as we can make it.
    Admiral,
}

/// How somebody thinks about a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Thinking {
    /// Does what the game's own bot would do.
    AsUsual,
    /// Does what the game's own bot would do, but of a part of the decisions takes any move that will do, as far as a few playouts tell: one that
    /// costs no more than the [`ease`](Lookout::ease) of the lookout.
    AtEase {
        /// That part, between 0 and 1.
        slips: f32,
        /// How many playouts it makes to see which moves will do.
        playouts: u32,
    },
    /// Looks for something better than what the game's own bot would do.
    Searching {
        /// How many playouts it makes.
        playouts: u32,
    },
}

/// How far and how wide a search looks at one game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lookout {
    /// How many decisions a playout makes before it is judged by [`estimate`](super::Levels::estimate).
    pub horizon: u32,
    /// Whether seats that nobody waits for are asked during playouts. Where asides are talk, playouts are quicker without.
    pub asides: bool,
    /// The most moves that are looked at in the position itself.
    pub width: usize,
    /// How many moves deep a search remembers what it learned; after one it only tries the moves of the position itself.
    pub depth: usize,
    /// How a novice, a captain and an admiral think about one decision, by [`Rank`]: for at most 0.1, 0.5 and 2 seconds on one core.
    pub thinking: [Thinking; 3],
    /// How much of its chances somebody lets go who is content with any move that will do.
    pub ease: f32,
    /// How sure a search must be to do something else than the game's own bot would: by so many standard errors must the other move be better.
    pub doubt: f32,
    /// How much the estimate counts beside the win itself where a game is played to its end: a narrow win is worth a little less than a clear one.
    pub margin: f32,
    /// Whether worlds are played on in haste where the game knows how ([`in_haste`](super::Levels::in_haste)).
    pub haste: bool,
}

impl Lookout {
    /// Plays out to the end.
    pub const PLAIN: Lookout = Lookout {
        horizon: u32::MAX,
        asides: true,
        width: 32,
        depth: 40,
        thinking: [
            Thinking::AtEase {
                slips: 0.5,
                playouts: 60,
            },
            Thinking::Searching { playouts: 400 },
            Thinking::Searching { playouts: 2_000 },
        ],
        ease: 0.1,
        doubt: 0.5,
        margin: 0.0,
        haste: false,
    };
}

/// The same for every seat.
pub fn even(seats: u8) -> BySeat<f32> {
    BySeat::from_fn(seats, |_| 1.0 / f32::from(seats.max(1)))
}

/// How likely each seat wins if the chances of two seats are to each other as `e` to the difference of their strengths.
pub fn shares(seats: u8, strength: impl Fn(Seat) -> f32) -> BySeat<f32> {
    let mut parts = BySeat::from_fn(seats, strength);
    let most = parts.iter().copied().fold(f32::MIN, f32::max);
    parts.iter_mut().for_each(|part| *part = (*part - most).exp());
    let sum: f32 = parts.iter().sum();
    parts.iter_mut().for_each(|part| *part /= sum);
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_add_up_and_follow_strength() {
        let parts = shares(3, |seat| [1.0, 3.0, 1.0][seat.index()]);
        assert!((parts.iter().sum::<f32>() - 1.0).abs() < 1e-5, "{parts:?}");
        let [first, second, third] = [0, 1, 2].map(|seat| parts[Seat::new(seat).unwrap()]);
        assert!(second > 0.7 && (first - third).abs() < 1e-6, "{parts:?}");
        assert!((second / first).ln() - 2.0 < 1e-4);
    }

    #[test]
    fn strength_beyond_all_measure_stays_a_share() {
        let parts = shares(2, |seat| if seat == Seat::FIRST { 1e6 } else { -1e6 });
        assert_eq!(parts.iter().copied().collect::<Vec<_>>(), [1.0, 0.0]);
    }
}
