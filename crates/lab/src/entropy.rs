//! How open a game is: how much is still to be learnt of who wins as it goes on, and how much the bots themselves leave to chance.
//!
//! From positions along a game it is played on many times with other dice: the winners that come of it are an outcome of so many bits. What lies hidden or
//! shuffled stays as it lies, so this is what dice, later shuffles and choices still decide. At positions along the way the bot at the table is asked
//! many times over what it does: the answers have an entropy too.

use std::borrow::Cow;
use std::collections::BTreeMap;

use bots::{Next, Players};
use table::{Chance, Game, Millis, Moment, Told};
use words::Words;

use crate::report::{Cell, Header, Kind, Plot, Report, Say, Section, Table};
use crate::series::{LabError, Series, outcome_key};
use crate::shape::titled;
use crate::statistics::{Rate, entropy, mean};
use crate::survey::Studied;

/// The parts of a game after which it is looked at.
const PARTS: [f64; 5] = [0.0, 0.25, 0.5, 0.75, 0.95];
/// How often it is played on from there.
const TIMES: u64 = 16;
/// At how many choices of a game the bots are asked again.
const CHOICES: usize = 12;

/// What was measured of one game.
#[derive(Clone, Debug)]
pub struct Openness {
    /// How it ended.
    outcome: String,
    /// Bits of the outcome after each part of the game.
    parts: Vec<f64>,
    /// At some choices: the chapter, the bits of what the bot does, and the bits there would be if every move were as likely.
    choices: Vec<(&'static str, f64, f64)>,
}

/// What was measured of many.
#[derive(Clone, Debug, Default)]
pub struct Entropy {
    games: Vec<Openness>,
}

impl<G: Studied> Series<G> {
    /// Measures all games of the series and hands each on in order.
    pub fn openness(&self, mut each: impl FnMut(Openness)) -> Result<(), LabError> {
        self.over_all(|number| self.open(number), &mut each)
    }

    fn open(&self, number: u64) -> Result<Openness, LabError> {
        let seed = self.seed.nth(number);
        let broken = |problem: String| LabError::Broken { seed, problem };
        let mut deal = Chance::seeded(&seed.mixed_with(&[]));
        let state = G::deal(&self.setup, self.cards, &mut deal).map_err(|error| broken(error.to_string()))?;
        let mut positions = vec![(state.clone(), Millis(0))];
        let outcome = self
            .on(state, Millis(0), deal, seed.nth(0).small(), |state, now| {
                positions.push((state.clone(), now));
            })
            .map_err(broken)?;
        positions.pop();
        let mut parts = Vec::new();
        for part in PARTS {
            let (state, now) = &positions[(part * (positions.len() - 1) as f64) as usize];
            let mut outcomes: BTreeMap<Cow<'static, str>, u64> = BTreeMap::new();
            for time in 0..TIMES {
                let other = seed.nth(1 + time + (100.0 * part) as u64 * TIMES);
                let chance = Chance::seeded(&other);
                let end = self
                    .on(state.clone(), *now, chance, other.nth(0).small(), |_, _| {})
                    .map_err(broken)?;
                *outcomes.entry(end).or_default() += 1;
            }
            parts.push(entropy(outcomes.into_values()));
        }
        let mut pick = Chance::fast(seed.nth(2).small());
        let mut choices = Vec::new();
        for _ in 0..CHOICES {
            let (state, now) = &positions[pick.pick(positions.len())];
            choices.extend(self.asked(state, *now, pick.pick(usize::from(u16::MAX)) as u64)?);
        }
        Ok(Openness {
            outcome: outcome.into_owned(),
            parts,
            choices,
        })
    }

    /// Plays on from a position and says how it ends.
    fn on(
        &self,
        mut state: G,
        mut now: Millis,
        mut chance: Chance,
        bots: u64,
        mut each: impl FnMut(&G, Millis),
    ) -> Result<Cow<'static, str>, String> {
        let seated = self.seated().map_err(|error| error.to_string())?;
        let mut players = Players::new(seated, Chance::fast(bots));
        let mut told = Told::deaf();
        for _ in 0..=G::MOST_MOVES {
            let (by, mv) = match players.next(&state, now) {
                Next::Move(by, mv, at) => {
                    now = at;
                    (by, mv)
                }
                Next::Wait(seats) => return Err(format!("nobody moves at {seats:?}")),
                Next::Over => {
                    let turn = state.turn();
                    return Ok(turn.outcome().map(outcome_key).unwrap_or_default());
                }
            };
            chance.next_entry();
            let mut moment = Moment {
                chance: &mut chance,
                told: &mut told,
                now,
            };
            state
                .play(by, &mv, &mut moment)
                .map_err(|refused| format!("{mv:?} by {by:?}: {refused:?}"))?;
            each(&state, now);
        }
        Err(format!("not over after {} moves", G::MOST_MOVES))
    }

    /// Asks the bots at a position again and again; nothing where there is nothing to choose.
    fn asked(&self, state: &G, now: Millis, seed: u64) -> Result<Option<(&'static str, f64, f64)>, LabError> {
        let mut answers: BTreeMap<String, u64> = BTreeMap::new();
        let mut offered = 0;
        for time in 0..TIMES {
            let chance = Chance::fast(seed.wrapping_mul(TIMES).wrapping_add(time));
            let mut players = Players::new(self.seated()?, chance);
            if let Next::Move(by, mv, _) = players.next(state, now) {
                offered = offered.max(state.offered(by).len());
                *answers.entry(format!("{by:?} {mv:?}")).or_default() += 1;
            }
        }
        let most = (offered as f64).log2();
        Ok((offered > 1).then(|| (state.chapter(), entropy(answers.into_values()).min(most), most)))
    }
}

impl Entropy {
    /// Counts one game.
    pub fn add(&mut self, game: Openness) {
        self.games.push(game);
    }

    /// The report.
    pub fn report<G: Game>(&self, header: Header, words: &Words) -> Report {
        let mut outcomes: BTreeMap<&str, u64> = BTreeMap::new();
        self.games
            .iter()
            .for_each(|game| *outcomes.entry(&game.outcome).or_default() += 1);
        let whole = entropy(outcomes.values().copied());
        let parts: Vec<(String, Rate)> = PARTS
            .iter()
            .enumerate()
            .map(|(at, part)| {
                let bits: Vec<f64> = self.games.iter().map(|game| game.parts[at]).collect();
                (format!("{:.0} %", 100.0 * part), mean(&bits))
            })
            .collect();
        let mut along = Table::new("openness", &[("part", Kind::Text), ("bits", Kind::RealWithin(2))]);
        parts
            .iter()
            .for_each(|(part, bits)| along.row([part.clone().into(), (*bits).into()]));
        let choices = self.choices();
        let about = Say::new("lab-entropy-about")
            .with("games", self.games.len())
            .with("times", TIMES)
            .with("bits", format!("{whole:.2}"));
        Report {
            game: G::ID,
            title: titled::<G>("lab-entropy-title", words),
            header,
            sections: vec![
                Section::new(Say::new("lab-entropy-outcome"))
                    .note(about)
                    .table(along.clone())
                    .plot(Plot::Line(parts)),
                Section::new(Say::new("lab-entropy-choices"))
                    .note(Say::new("lab-entropy-asked").with("times", TIMES))
                    .table(choices.clone()),
            ],
            files: vec![along, choices],
        }
    }

    fn choices(&self) -> Table {
        let mut chapters: BTreeMap<&str, (Vec<f64>, Vec<f64>)> = BTreeMap::new();
        for (chapter, bits, most) in self.games.iter().flat_map(|game| &game.choices) {
            for name in [chapter, "*"] {
                let (all, possible) = chapters.entry(name).or_default();
                all.push(*bits);
                possible.push(*most);
            }
        }
        let columns = [
            ("chapter", Kind::Text),
            ("choices", Kind::Count),
            ("bits", Kind::RealWithin(2)),
            ("most_bits", Kind::Real(2)),
        ];
        let mut table = Table::new("choices", &columns);
        for (chapter, (bits, most)) in &chapters {
            table.row([
                (*chapter).into(),
                Cell::Count(bits.len() as i64),
                mean(bits).into(),
                mean(most).rate.into(),
            ]);
        }
        table
    }
}
