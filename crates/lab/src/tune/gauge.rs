//! How near a game is to what it aims at.

use table::study::{Aim, Target};
use table::{Game, Study};

use crate::balance::Tally;
use crate::statistics::{Rate, quantile, wilson_of};

/// One figure of many games, and where it should lie.
#[derive(Clone, Debug, PartialEq)]
pub struct Gauge {
    /// What is aimed at.
    pub aim: Aim,
    /// Of what: the name of a card, a ship, a place; empty for the whole game.
    pub name: String,
    /// What was measured: rates in fair shares, use in shares of the games, rounds as they are.
    pub value: Rate,
    /// The least it should be.
    pub low: f64,
    /// The most it should be.
    pub high: f64,
}

impl Gauge {
    /// By how much it is missed, in widths of half the room it has; nought inside.
    pub fn miss(&self) -> f64 {
        let room = ((self.high - self.low) / 2.0).max(1e-9);
        (self.low - self.value.rate)
            .max(self.value.rate - self.high)
            .max(0.0)
            / room
    }

    /// Whether it is missed beyond what chance explains.
    pub fn is_missed(&self) -> bool {
        self.value.high < self.low || self.value.low > self.high
    }
}

/// All that a game aims at, measured. What came up for fewer than twenty seats is not judged.
pub fn gauges<G: Study>(targets: &[Target], tally: &Tally, rounds: &[f64]) -> Vec<Gauge> {
    let lines = tally.rates::<G>();
    let games = tally.games() as f64;
    let mut out = Vec::new();
    for target in targets {
        let mut gauge = |name: String, value: Rate| {
            out.push(Gauge {
                aim: target.of,
                name,
                value,
                low: target.low,
                high: target.high,
            });
        };
        match target.of {
            Aim::Wins(family) => {
                let judged = lines
                    .iter()
                    .filter(|line| line.p.is_some() && line.fact.family == family);
                for line in judged {
                    let fair = line.fair.max(1e-9);
                    let value = Rate {
                        rate: line.rate.rate / fair,
                        low: line.rate.low / fair,
                        high: line.rate.high / fair,
                    };
                    gauge(line.fact.name.to_string(), value);
                }
            }
            Aim::Use(family) => {
                for line in lines.iter().filter(|line| line.fact.family == family) {
                    gauge(line.fact.name.to_string(), wilson_of(line.used, games));
                }
            }
            Aim::Rounds if rounds.is_empty() => {}
            Aim::Rounds => gauge(String::new(), quantile(rounds, 0.5)),
            Aim::Together if <G as Game>::TOGETHER => gauge(String::new(), wilson_of(tally.won(), games)),
            Aim::Together => {}
        }
    }
    out
}

/// How far a game is from all of its aims together.
pub(super) fn distance(gauges: &[Gauge]) -> f64 {
    gauges.iter().map(|gauge| gauge.miss().powi(2)).sum()
}
