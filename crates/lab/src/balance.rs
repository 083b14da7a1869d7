//! How even a game is: how often whoever has, gets or uses something wins, and what that adds to their chances.
//!
//! The *win rate* of a thing is that of the seats it came up for; the win of several is shared. Its *contribution* is what it adds when everything else that was
//! written down is held fixed: a least-squares fit of the wins on all things at once, compared among the seats of one game, with errors by game. Where all
//! win together, games are compared instead of seats.
//!
//! What is bought or reached late was often won already: a contribution is no proof of a cause.

mod fit;
mod show;

use std::collections::BTreeMap;

use table::study::{Aim, Fact};
use table::{Game, Seat, Study};

use crate::statistics::{Clusters, Rate, holm, p_value};
use crate::survey::Watched;

pub(crate) use show::called;
pub use show::report;

/// Families that say how a game ended, or are too coarse to say anything of balance.
const LEFT_OUT: [&str; 3] = ["ending", "event", "move"];
/// What came up less often, or lacked less often, is not judged.
const FEWEST: f64 = 20.0;
/// Where a game says nothing else, what wins so often in fair shares is even enough.
pub(crate) const BAND: (f64, f64) = (0.8, 1.2);

/// Counts what came up for winners and for others.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    index: BTreeMap<Fact, usize>,
    counts: Vec<Count>,
    games: Vec<Row>,
}

/// What was counted of one thing.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    clusters: Clusters,
    games: u64,
    /// Sums over games of the hits and of the tries times all that was won in the game.
    hits_won: f64,
    tries_won: f64,
}

/// One game: for each seat, what came up for it and what it won. Where all win together the table is one seat.
#[derive(Clone, Debug, Default)]
struct Row(Vec<(Vec<usize>, f64)>);

/// How one thing did.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// What.
    pub fact: Fact,
    /// For how many seats it came up; in how many games where all win together.
    pub tries: f64,
    /// In which share of the games it came up.
    pub used: f64,
    /// How often those won.
    pub rate: Rate,
    /// How often they would win if it made no difference.
    pub fair: f64,
    /// What it adds to the chance to win, everything else being equal; nothing if that cannot be told.
    pub adds: Option<Rate>,
    /// How likely chance alone makes it look so different; nothing if it came up too seldom, or always.
    pub p: Option<f64>,
    /// The same, corrected for all lines by Holm's method.
    pub holm: Option<f64>,
    /// Whether it is off: beyond chance, and outside what its game aims at.
    pub off: bool,
}

impl Tally {
    /// Counts one game.
    pub fn add<G: Game>(&mut self, game: &Watched) {
        let mut row = Row::default();
        if G::TOGETHER {
            let facts = game.notes.all().keys();
            let here = self.numbered(facts.filter(|fact| !LEFT_OUT.contains(&fact.family)));
            row.0.push((here, game.credit(Seat::FIRST)));
        } else {
            for seat in Seat::all(game.seats) {
                let own = Fact::new("seat", seat.to_string());
                let facts = game.notes.seat(seat).keys();
                let facts = facts.filter(|fact| !LEFT_OUT.contains(&fact.family));
                let here = self.numbered(facts.chain([&own]));
                row.0.push((here, game.credit(seat)));
            }
        }
        self.count(&row);
        self.games.push(row);
    }

    fn numbered<'a>(&mut self, facts: impl Iterator<Item = &'a Fact>) -> Vec<usize> {
        facts
            .map(|fact| match self.index.get(fact) {
                Some(at) => *at,
                None => {
                    let at = self.index.len();
                    self.index.insert(fact.clone(), at);
                    self.counts.push(Count::default());
                    at
                }
            })
            .collect()
    }

    fn count(&mut self, row: &Row) {
        let won: f64 = row.0.iter().map(|(_, won)| won).sum();
        let mut here: BTreeMap<usize, (f64, f64)> = BTreeMap::new();
        for (facts, won) in &row.0 {
            for fact in facts {
                let (tries, hits) = here.entry(*fact).or_default();
                *tries += 1.0;
                *hits += won;
            }
        }
        for (fact, (tries, hits)) in here {
            let count = &mut self.counts[fact];
            count.clusters.add(tries, hits);
            count.games += 1;
            count.hits_won += hits * won;
            count.tries_won += tries * won;
        }
    }

    /// How many games were counted.
    pub fn games(&self) -> u64 {
        self.games.len() as u64
    }

    /// How often a seat wins, or all together.
    pub fn won(&self) -> f64 {
        let all = self.games.iter().flat_map(|row| &row.0);
        let (seats, won) = all.fold((0.0, 0.0), |(seats, sum), (_, won)| (seats + 1.0, sum + won));
        won / f64::max(seats, 1.0)
    }

    /// All things with how they did, family by family, the best first.
    pub fn lines<G: Study>(&self) -> Vec<Line> {
        self.judged::<G>(&fit::fit(&self.games, self.index.len()))
    }

    /// The same without what each thing adds, which is most of the work.
    pub(crate) fn rates<G: Study>(&self) -> Vec<Line> {
        self.judged::<G>(&vec![None; self.index.len()])
    }

    fn judged<G: Study>(&self, adds: &[Option<Rate>]) -> Vec<Line> {
        let fair = self.won();
        let mut lines: Vec<Line> = self
            .index
            .iter()
            .map(|(fact, at)| {
                let count = &self.counts[*at];
                Line {
                    fact: fact.clone(),
                    tries: count.clusters.tries(),
                    used: count.games as f64 / self.games.len().max(1) as f64,
                    rate: count.clusters.rate(),
                    fair,
                    adds: adds[*at],
                    p: self.z(count, fair).map(p_value),
                    holm: None,
                    off: false,
                }
            })
            .collect();
        let judged: Vec<f64> = lines.iter().filter_map(|line| line.p).collect();
        let mut corrected = holm(&judged).into_iter();
        for line in &mut lines {
            line.holm = line.p.and_then(|_| corrected.next());
            let (low, high) = band::<G>(line.fact.family);
            let outside = line.rate.rate < low * fair || line.rate.rate > high * fair;
            line.off = outside && line.holm.is_some_and(|p| p < 0.05);
        }
        lines.sort_by(|a, b| {
            let family = a.fact.family.cmp(b.fact.family);
            family
                .then(b.rate.rate.total_cmp(&a.rate.rate))
                .then(a.fact.cmp(&b.fact))
        });
        lines
    }

    /// How many standard errors the wins of what this came up for are away from those of the rest, by game.
    fn z(&self, count: &Count, fair: f64) -> Option<f64> {
        let seats: f64 = self.games.iter().map(|row| row.0.len() as f64).sum();
        let tries = count.clusters.tries();
        if tries < FEWEST || seats - tries < FEWEST {
            return None;
        }
        let share = tries / seats;
        let (mut sum, mut squares) = (count.clusters.off(fair), count.clusters.off_squared(fair));
        // What the games as a whole won more or less than others, which only differs from nought where all win together.
        let each = seats / self.games.len() as f64;
        let apart = |row: &Row| row.0.iter().map(|(_, won)| won - fair).sum::<f64>();
        let whole: f64 = self.games.iter().map(|row| apart(row).powi(2)).sum();
        let hits = count.clusters.off(0.0);
        let both = count.hits_won - fair * each * hits - fair * count.tries_won + fair * fair * each * tries;
        sum -= share * self.games.iter().map(apart).sum::<f64>();
        squares += share * share * whole - 2.0 * share * both;
        (squares > 1e-12).then(|| sum / squares.sqrt())
    }
}

/// Between which shares of a fair share a family should win.
pub(crate) fn band<G: Study>(family: &str) -> (f64, f64) {
    let target = G::TARGETS.iter().find(|target| match target.of {
        Aim::Wins(of) => of == family,
        _ => false,
    });
    target.map_or(BAND, |target| (target.low, target.high))
}
