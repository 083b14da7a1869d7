//! Who plays better: bots meet each other, deal by deal.
//!
//! Two bots meet over a deal twice, and change places in between: at every other seat sits the one, at the rest the other. So neither has better
//! cards nor better places. Where all win or lose together, each plays the deal with its own kind; where one plays alone, the better score wins the
//! deal. What came of it is a row of points between 0 and 1, which is kept at once: a tournament that was broken off goes on where it stood.

mod rating;
mod report;

use std::collections::{BTreeMap, BTreeSet};

use bots::Levels;
use rayon::prelude::*;
use table::{Game, Outcome, Seed, Setup};

use crate::report::Header;
use crate::series::{LabError, Series};

pub use rating::{Rating, Standing};
pub use report::report;

/// A tournament: every bot meets every other, or only its neighbours on a ladder.
pub struct Tournament<G: Game> {
    /// Seats and options.
    pub setup: Setup,
    /// The cards to play with.
    pub cards: &'static G::Cards,
    /// The names of the bots.
    pub bots: Vec<String>,
    /// How many deals each two of them play.
    pub deals: u64,
    /// What the seed of each deal is made of.
    pub seed: Seed,
    /// How many threads; all cores if not said.
    pub threads: Option<usize>,
    /// Whether a pair stops once it is decided who is better.
    pub stop_early: bool,
    /// Whether each bot meets only the next one in the list.
    pub ladder: bool,
}

/// What came of one deal between two bots.
#[derive(Clone, Debug, PartialEq)]
pub struct Meeting {
    /// The one.
    pub one: String,
    /// The other.
    pub other: String,
    /// The number of the deal.
    pub deal: u64,
    /// What the one got of the points: 1 if it won both ways.
    pub points: f64,
    /// How often the one won, in parts where a win is shared, of two games; of one where all win together.
    pub won: f64,
    /// How often the other won.
    pub lost: f64,
    /// How many moves were made.
    pub decisions: u64,
}

/// The first line of the file of a tournament.
pub const HEAD: &str = "one,other,deal,points,won,lost,decisions";

impl Meeting {
    /// The row in a file.
    pub fn row(&self) -> String {
        let Meeting {
            one,
            other,
            deal,
            points,
            won,
            lost,
            decisions,
        } = self;
        format!("{one},{other},{deal},{points},{won},{lost},{decisions}")
    }

    /// Reads a row.
    pub fn parse(row: &str) -> Option<Meeting> {
        let parts: Vec<&str> = row.trim().split(',').collect();
        let [one, other, deal, points, won, lost, decisions] = parts[..] else {
            return None;
        };
        Some(Meeting {
            one: one.into(),
            other: other.into(),
            deal: deal.parse().ok()?,
            points: points.parse().ok()?,
            won: won.parse().ok()?,
            lost: lost.parse().ok()?,
            decisions: decisions.parse().ok()?,
        })
    }
}

/// Reads what was kept of a tournament, which must be of the same kind: the first line says so.
pub fn kept(text: &str, header: &Header) -> Result<Vec<Meeting>, String> {
    let mut rows = text.lines().zip(1..);
    match rows.next() {
        None => return Ok(Vec::new()),
        Some((first, _)) if first.strip_prefix("# ").is_some_and(|line| header.is_kin(line)) => {}
        Some(_) => return Err("it was made by another program, from another seed or set-up".into()),
    }
    let rows = rows.filter(|(row, _)| *row != HEAD);
    rows.map(|(row, line)| Meeting::parse(row).ok_or_else(|| format!("line {line} is no meeting")))
        .collect()
}

/// Deals between two looks at whether a pair is decided.
const ROUND: u64 = 8;
/// No pair is decided before it has played so many deals.
const FEWEST: usize = 24;
/// A pair is decided when the points are so many standard errors away from even. It is looked at again and again, so this is more than two.
const DECIDED: f64 = 3.3;

impl<G: Levels> Tournament<G> {
    /// Plays what is not among `known` yet, and hands over each meeting as it ends.
    pub fn play(&self, known: &[Meeting], mut each: impl FnMut(&Meeting)) -> Result<Vec<Meeting>, LabError> {
        let pool = rayon::ThreadPoolBuilder::new()
            .num_threads(self.threads.unwrap_or(0))
            .build();
        let pool = pool.map_err(|error| LabError::Threads(error.to_string()))?;
        let mut all = known.to_vec();
        for (one, other) in self.pairs() {
            let done: BTreeSet<u64> = of_pair(known, one, other).map(|meeting| meeting.deal).collect();
            let missing: Vec<u64> = (0..self.deals).filter(|deal| !done.contains(deal)).collect();
            for deals in missing.chunks(ROUND as usize) {
                if self.stop_early && decided(of_pair(&all, one, other)) {
                    break;
                }
                let played: Vec<_> = pool.install(|| {
                    deals
                        .par_iter()
                        .map(|deal| self.meet(one, other, *deal))
                        .collect()
                });
                for meeting in played {
                    let meeting = meeting?;
                    each(&meeting);
                    all.push(meeting);
                }
            }
        }
        Ok(all)
    }

    /// How many meetings there are if none is decided early.
    pub fn meetings(&self) -> u64 {
        self.pairs().count() as u64 * self.deals
    }

    fn pairs(&self) -> impl Iterator<Item = (&str, &str)> {
        let most = if self.ladder { 1 } else { usize::MAX };
        let pair = move |at: usize| {
            self.bots[at + 1..]
                .iter()
                .take(most)
                .map(move |other| (&*self.bots[at], &**other))
        };
        (0..self.bots.len()).flat_map(pair)
    }

    fn meet(&self, one: &str, other: &str, deal: u64) -> Result<Meeting, LabError> {
        let seats = usize::from(self.setup.seats());
        let (mut won, mut lost, mut decisions) = (0.0, 0.0, 0);
        let mut alone = Vec::new();
        for swapped in [false, true] {
            let sits = |seat: usize| match G::TOGETHER {
                true => !swapped,
                false => seat.is_multiple_of(2) != swapped,
            };
            let bots = (0..seats).map(|seat| if sits(seat) { one } else { other }.to_owned());
            let series = Series::<G> {
                setup: self.setup.clone(),
                cards: self.cards,
                bots: bots.collect(),
                games: 1,
                seed: self.seed,
                threads: Some(1),
                record: false,
            };
            let played = series.play(deal)?;
            let winners = (0..seats).filter(|seat| {
                let seat = table::Seat::new(*seat);
                seat.is_some_and(|seat| played.outcome.won(seat))
            });
            let winners: Vec<usize> = winners.collect();
            let part = 1.0 / winners.len().max(1) as f64;
            for seat in winners {
                *if sits(seat) { &mut won } else { &mut lost } += part;
            }
            decisions += u64::from(played.decisions);
            alone.extend(score_alone(&played.outcome, seats));
        }
        if let [one, other] = alone[..] {
            // Who plays alone has nobody to beat but the other's score.
            won = f64::from(u8::from(one > other)) * 2.0;
            lost = f64::from(u8::from(one < other)) * 2.0;
        }
        Ok(Meeting {
            one: one.into(),
            other: other.into(),
            deal,
            points: 0.5 + (won - lost) / if G::TOGETHER { 2.0 } else { 4.0 },
            won,
            lost,
            decisions,
        })
    }
}

/// The score of somebody who played alone.
fn score_alone(outcome: &Outcome, seats: usize) -> Option<table::Score> {
    let scores = outcome.scores.as_ref().filter(|_| seats == 1)?;
    scores.iter().next().copied()
}

fn of_pair<'a>(meetings: &'a [Meeting], one: &str, other: &str) -> impl Iterator<Item = &'a Meeting> {
    meetings
        .iter()
        .filter(move |meeting| meeting.one == one && meeting.other == other)
}

fn decided<'a>(meetings: impl Iterator<Item = &'a Meeting>) -> bool {
    let score = Score::of(meetings);
    score.deals >= FEWEST && (score.points - 0.5).abs() > DECIDED * score.error
}

/// How two bots did against each other.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Score {
    /// How many deals they played.
    pub deals: usize,
    /// The share of the points that went to the one.
    pub points: f64,
    /// The standard error of that.
    pub error: f64,
    /// How many games the one won.
    pub won: f64,
    /// How many games the other won.
    pub lost: f64,
    /// Deals in which the one got more points than the other, as many, and fewer.
    pub matches: [usize; 3],
}

impl Score {
    fn of<'a>(meetings: impl Iterator<Item = &'a Meeting>) -> Score {
        let meetings: Vec<&Meeting> = meetings.collect();
        let deals = meetings.len();
        let count = deals.max(1) as f64;
        let points = meetings.iter().map(|meeting| meeting.points).sum::<f64>() / count;
        let spread = meetings.iter().map(|meeting| (meeting.points - points).powi(2));
        let spread = spread.sum::<f64>() / (count - 1.0).max(1.0);
        let side = |meeting: &Meeting| match meeting.points.total_cmp(&0.5) {
            std::cmp::Ordering::Greater => 0,
            std::cmp::Ordering::Equal => 1,
            std::cmp::Ordering::Less => 2,
        };
        let mut matches = [0; 3];
        meetings.iter().for_each(|meeting| matches[side(meeting)] += 1);
        Score {
            deals,
            points,
            error: (spread / count).sqrt(),
            won: meetings.iter().map(|meeting| meeting.won).sum(),
            lost: meetings.iter().map(|meeting| meeting.lost).sum(),
            matches,
        }
    }

    /// The ends of the interval in which the true share lies in 95 of 100 experiments.
    pub fn interval(&self) -> (f64, f64) {
        let half = 1.96 * self.error;
        ((self.points - half).max(0.0), (self.points + half).min(1.0))
    }
}

/// The score of each pair that met.
pub fn scores(meetings: &[Meeting]) -> BTreeMap<(String, String), Score> {
    let pairs: BTreeSet<(String, String)> = meetings
        .iter()
        .map(|meeting| (meeting.one.clone(), meeting.other.clone()))
        .collect();
    let score = |(one, other): (String, String)| {
        let score = Score::of(of_pair(meetings, &one, &other));
        ((one, other), score)
    };
    pairs.into_iter().map(score).collect()
}
