//! Who may act, and how a game ends.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::seat::{BySeat, Seat, SeatSet};

/// Milliseconds since the game began. Rules never read a clock: time comes in with each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct Millis(#[ts(type = "number")] pub u64);

/// Whom the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// One seat must choose.
    One(Seat),
    /// All of these must choose, in any order; what is sealed stays sealed until all are in.
    Several(SeatSet),
    /// These seats act when they like until the deadline, when the clock acts.
    RealTime {
        /// Who may act.
        seats: SeatSet,
        /// When the clock acts; `None` while no hourglass runs.
        until: Option<Millis>,
    },
    /// The game has ended.
    Over(Outcome),
}

impl Turn {
    /// The seats the table waits for.
    pub fn seats(&self) -> SeatSet {
        match self {
            Turn::One(seat) => SeatSet::only(*seat),
            Turn::Several(seats) | Turn::RealTime { seats, .. } => *seats,
            Turn::Over(_) => SeatSet::EMPTY,
        }
    }

    /// The outcome, once the game is over.
    pub fn outcome(&self) -> Option<&Outcome> {
        match self {
            Turn::Over(outcome) => Some(outcome),
            _ => None,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Outcome {
    /// Who won.
    pub verdict: Verdict,
    /// The final scores, in games that count them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, as = "Option<Vec<Score>>")]
    pub scores: Option<BySeat<Score>>,
}

/// Who won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// These seats win: one alone, or several who share the win.
    Won(SeatSet),
    /// Everybody wins or loses together.
    Together {
        /// Whether it was a win.
        won: bool,
    },
}

/// A final score with its tie-breaks, compared in order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
pub struct Score {
    /// The points.
    pub points: i32,
    /// What decides between equal points, the most important first; unused ones stay 0.
    pub tie_breaks: [i32; 3],
}

impl Outcome {
    /// A co-operative game won or lost.
    pub const fn together(won: bool) -> Outcome {
        Outcome {
            verdict: Verdict::Together { won },
            scores: None,
        }
    }

    /// The best score wins; equal to the last tie-break, the win is shared.
    pub fn by_score(scores: BySeat<Score>) -> Outcome {
        let best = scores.iter().max().copied();
        let winners = scores
            .by_seat()
            .filter(|(_, score)| Some(**score) == best)
            .map(|(seat, _)| seat)
            .collect();
        Outcome {
            verdict: Verdict::Won(winners),
            scores: Some(scores),
        }
    }

    /// Whether `seat` is among the winners.
    pub fn won(&self, seat: Seat) -> bool {
        match self.verdict {
            Verdict::Won(seats) => seats.contains(seat),
            Verdict::Together { won } => won,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn score(points: i32, tie: i32) -> Score {
        Score {
            points,
            tie_breaks: [tie, 0, 0],
        }
    }

    #[test]
    fn tie_breaks_decide_and_full_ties_are_shared() {
        let list = [score(5, 1), score(5, 2), score(4, 9)];
        let outcome = Outcome::by_score(BySeat::from_fn(3, |seat| list[seat.index()]));
        assert_eq!(
            outcome.verdict,
            Verdict::Won(SeatSet::only(Seat::new(1).unwrap()))
        );
        let outcome = Outcome::by_score(BySeat::from_fn(2, |_| score(5, 1)));
        assert_eq!(outcome.verdict, Verdict::Won(SeatSet::all(2)));
    }
}
