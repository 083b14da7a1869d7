//! Games as the choices that were made in them.
//!
//! A walk is a set-up, the number of a seed and the place of each move among those that were offered. The rules alone lead along it, so it
//! stays what it is while bots learn to play better.

use std::collections::BTreeMap;

use bots::{Next, Players};
use serde::{Deserialize, Serialize};
use table::{Actor, CardSet, Chance, Game, Millis, Moment, Seat, Seed, Setup, Told, Turn};

/// How long a hand takes for a move where time counts, in milliseconds.
const PACE: u64 = 250;

/// A walk as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct Walk {
    /// Seats and options.
    pub(super) setup: Setup,
    /// Which seed the game is dealt from.
    pub(super) seed: u64,
    /// For each step who moved, a letter for a seat and `*` for the clock, and which of the moves offered to him: `a12b0`.
    pub(super) steps: String,
    /// Which look is found after how many steps.
    pub(super) looks: BTreeMap<String, usize>,
}

impl Walk {
    /// Who moved at each step, and which of the moves offered.
    pub(super) fn choices(&self) -> Option<Vec<(Actor, usize)>> {
        let mut rest = self.steps.as_str();
        let mut all = Vec::new();
        while let Some(who) = rest.chars().next() {
            let by = match who {
                '*' => Actor::CLOCK,
                letter => Seat::new((letter as usize).checked_sub('a' as usize)?)?.into(),
            };
            let digits = rest.get(1..)?;
            let end = digits
                .find(|char: char| !char.is_ascii_digit())
                .unwrap_or(digits.len());
            all.push((by, digits.get(..end)?.parse().ok()?));
            rest = digits.get(end..)?;
        }
        Some(all)
    }

    /// Goes no further than `steps`.
    pub(super) fn cut(&mut self, steps: usize) {
        let mut ends = self
            .steps
            .char_indices()
            .filter(|(_, char)| !char.is_ascii_digit());
        if let Some((end, _)) = ends.nth(steps) {
            self.steps.truncate(end);
        }
    }
}

/// A game on its way.
pub(super) struct Walker<G: Game> {
    pub(super) state: G,
    /// What the last move told.
    pub(super) told: Told<G::Event>,
    chance: Chance,
    now: Millis,
}

impl<G: Game> Walker<G> {
    /// A game that has just been dealt.
    pub(super) fn deal(setup: &Setup, seed: u64) -> Option<Walker<G>> {
        let mut chance = Chance::seeded(&Seed::from_text("looks").nth(seed));
        let state = G::deal(setup, G::Cards::standard(), &mut chance).ok()?;
        Some(Walker {
            state,
            told: Told::listening(),
            chance,
            now: Millis(0),
        })
    }

    /// Asks the bots at the table for a move and makes it; says who made which of the moves offered. Where not every move is listed, one that
    /// is stands in for one that is not.
    pub(super) fn ask(&mut self, players: &mut Players<G>) -> Option<(Actor, usize)> {
        let Next::Move(by, mv, _) = players.next(&self.state, self.now) else {
            return None;
        };
        let offered = self.state.offered(by);
        let which = offered
            .iter()
            .position(|listed| *listed == mv)
            .unwrap_or_default();
        self.go(by, which).then_some((by, which))
    }

    /// Makes one of the moves offered to `by`, if there are so many.
    pub(super) fn go(&mut self, by: Actor, which: usize) -> bool {
        let Some(mv) = self.state.offered(by).into_iter().nth(which) else {
            return false;
        };
        self.now = match (by, self.state.turn()) {
            (
                Actor::Clock(_),
                Turn::RealTime {
                    until: Some(until), ..
                },
            ) => until.max(self.now),
            (_, Turn::RealTime { .. }) => Millis(self.now.0 + PACE),
            _ => self.now,
        };
        self.told = Told::listening();
        self.chance.next_entry();
        let mut moment = Moment {
            chance: &mut self.chance,
            told: &mut self.told,
            now: self.now,
        };
        self.state.apply(by, &mv, &mut moment);
        true
    }
}

/// A step as it is kept.
pub(super) fn written((by, which): (Actor, usize)) -> String {
    match by {
        Actor::Seat(seat) => format!("{}{which}", char::from(b'a' + seat.index() as u8)),
        Actor::Clock(_) => format!("*{which}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_read_as_they_are_written() {
        let seat = |number| Actor::Seat(Seat::new(number).unwrap());
        let choices = vec![(seat(0), 12), (Actor::CLOCK, 0), (seat(5), 7)];
        let steps: String = choices.iter().copied().map(written).collect();
        let setup: Setup = serde_json::from_str(r#"{"seats":2,"set":{}}"#).unwrap();
        let (seed, looks) = (0, BTreeMap::new());
        let mut walk = Walk {
            setup,
            seed,
            steps,
            looks,
        };
        assert_eq!(walk.steps, "a12*0f7");
        assert_eq!(walk.choices(), Some(choices.clone()));
        walk.cut(9);
        assert_eq!(walk.choices().unwrap().len(), 3);
        walk.cut(2);
        assert_eq!(walk.choices().unwrap(), choices[..2]);
        walk.cut(0);
        assert_eq!(walk.choices().unwrap(), []);
        for wrong in ["a", "12", "z3", "a1é2"] {
            walk.steps = wrong.into();
            assert_eq!(walk.choices(), None, "{wrong}");
        }
    }
}
