//! The search for better values.

use table::study::Target;
use table::{CardSet, Seed, Setup};

use super::gauge::{Gauge, distance, gauges};
use super::values::{Value, changed, values};
use crate::balance::Tally;
use crate::series::{LabError, Series};
use crate::survey::Studied;

/// What is to be tuned, and how much may be tried.
pub struct Tuning {
    /// Seats and options.
    pub setup: Setup,
    /// The data file to begin with.
    pub text: String,
    /// The name of the bot at each seat.
    pub bots: Vec<String>,
    /// How many games each try is measured with.
    pub games: u64,
    /// How many tries there may be.
    pub tries: u32,
    /// What the seeds of all games are made of.
    pub seed: Seed,
    /// How many threads; all cores if not said.
    pub threads: Option<usize>,
    /// What is aimed at.
    pub targets: Vec<Target>,
}

/// A value that should be another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// Which, as it is in the file to begin with.
    pub value: Value,
    /// What it should be.
    pub to: i64,
}

/// What came of it.
#[derive(Clone, Debug)]
pub struct Proposal {
    /// What should be changed; nothing if no change held on new deals.
    pub changes: Vec<Change>,
    /// How many tries there were.
    pub tried: u32,
    /// The aims, measured with the file to begin with, on new deals.
    pub before: Vec<Gauge>,
    /// The same with the changes that were found, on the same new deals.
    pub after: Vec<Gauge>,
    /// The data file with the changes.
    pub text: String,
    /// Whether what was found held on new deals.
    pub holds: bool,
}

impl Tuning {
    /// Looks for better values. `each` is called after every game that was played.
    pub fn propose<G: Studied>(&self, each: &mut dyn FnMut()) -> Result<Proposal, LabError> {
        let known = values(&self.text, G::KNOBS).map_err(LabError::Setup)?;
        let choosing = self.seed.nth(1);
        let mut changes: Vec<Change> = Vec::new();
        let mut now = self.measure::<G>(&self.text, choosing, each)?;
        let mut tried = 0;
        let mut hopeless: Vec<String> = Vec::new();
        while tried < self.tries {
            let worst = now
                .iter()
                .filter(|gauge| gauge.is_missed() && !hopeless.contains(&gauge.name))
                .max_by(|a, b| a.miss().total_cmp(&b.miss()));
            let Some(worst) = worst.cloned() else { break };
            let mut best: Option<(Vec<Change>, Vec<Gauge>)> = None;
            for candidate in candidates(&known, &worst, &changes) {
                if tried >= self.tries {
                    break;
                }
                let text = self.with(&candidate);
                if G::Cards::parse(&text).is_err() {
                    continue;
                }
                tried += 1;
                let measured = self.measure::<G>(&text, choosing, each)?;
                let least = best.as_ref().map_or(distance(&now), |(_, best)| distance(best));
                if distance(&measured) < least {
                    best = Some((candidate, measured));
                }
            }
            match best {
                Some((better, measured)) => (changes, now) = (better, measured),
                None => hopeless.push(worst.name),
            }
        }
        self.judged::<G>(changes, tried, each)
    }

    /// Measures what was found on deals that nothing was chosen by.
    fn judged<G: Studied>(
        &self,
        changes: Vec<Change>,
        tried: u32,
        each: &mut dyn FnMut(),
    ) -> Result<Proposal, LabError> {
        let fresh = self.seed.nth(2);
        let before = self.measure::<G>(&self.text, fresh, each)?;
        let text = self.with(&changes);
        let after = match changes.is_empty() {
            true => before.clone(),
            false => self.measure::<G>(&text, fresh, each)?,
        };
        let holds = !changes.is_empty() && distance(&after) < distance(&before);
        Ok(Proposal {
            changes,
            tried,
            before,
            after,
            text,
            holds,
        })
    }

    fn with(&self, changes: &[Change]) -> String {
        let changes: Vec<(Value, i64)> = changes
            .iter()
            .map(|change| (change.value.clone(), change.to))
            .collect();
        changed(&self.text, &changes)
    }

    fn measure<G: Studied>(
        &self,
        text: &str,
        seed: Seed,
        each: &mut dyn FnMut(),
    ) -> Result<Vec<Gauge>, LabError> {
        let cards = G::Cards::parse(text).map_err(|fault| LabError::Setup(fault.to_string()))?;
        let series = Series::<G> {
            setup: self.setup.clone(),
            // A box is used by games for as long as the program runs; there are as many as there are tries.
            cards: Box::leak(Box::new(cards)),
            bots: self.bots.clone(),
            games: self.games,
            seed,
            threads: self.threads,
            record: false,
        };
        let (mut tally, mut rounds) = (Tally::default(), Vec::new());
        series.survey(|game| {
            tally.add::<G>(&game);
            rounds.extend(game.rounds.map(f64::from));
            each();
        })?;
        rounds.sort_by(f64::total_cmp);
        Ok(gauges::<G>(&self.targets, &tally, &rounds))
    }
}

/// What can be done about one figure: the values of its own row one up or one down; those of any row where it is a figure of the whole game.
fn candidates(known: &[Value], worst: &Gauge, so_far: &[Change]) -> Vec<Vec<Change>> {
    let own = known
        .iter()
        .filter(|value| worst.name.is_empty() || value.id == worst.name);
    let mut out = Vec::new();
    for value in own {
        let at = so_far.iter().position(|change| change.value == *value);
        let current = at.map_or(value.value, |at| so_far[at].to);
        for to in [current - 1, current + 1] {
            if !value.range.contains(&to) {
                continue;
            }
            let mut changes = so_far.to_vec();
            match at {
                Some(at) if to == value.value => {
                    changes.remove(at);
                }
                Some(at) => changes[at].to = to,
                None => changes.push(Change {
                    value: value.clone(),
                    to,
                }),
            }
            out.push(changes);
        }
    }
    out
}
