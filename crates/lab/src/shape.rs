//! What a game is like to play: how long it is, and how much there is to choose.

use std::collections::BTreeMap;

use table::Game;
use words::Words;

use crate::report::{Header, Kind, Plot, Report, Say, Section, Table};
use crate::series::outcome_key;
use crate::statistics::{mean, quantile};
use crate::survey::Watched;

/// What was measured of some games.
#[derive(Clone, Debug, Default)]
pub struct Shape {
    games: Vec<Short>,
    offered: BTreeMap<&'static str, BTreeMap<u32, u64>>,
}

#[derive(Clone, Debug)]
struct Short {
    number: u64,
    seed: String,
    outcome: String,
    decisions: u32,
    rounds: Option<u32>,
    /// The mean of the moves a seat could choose among, and their product as a power of ten.
    choice: f64,
    tree: f64,
}

impl Shape {
    /// Counts one game.
    pub fn add(&mut self, game: &Watched) {
        let (mut choices, mut sum, mut tree) = (0u64, 0u64, 0.0);
        for (chapter, counts) in &game.offered {
            let all = self.offered.entry(chapter).or_default();
            for (moves, times) in counts {
                *all.entry(*moves).or_default() += u64::from(*times);
                choices += u64::from(*times);
                sum += u64::from(*moves) * u64::from(*times);
                tree += f64::from(*times) * f64::from((*moves).max(1)).log10();
            }
        }
        self.games.push(Short {
            number: game.number,
            seed: game.seed.to_string(),
            outcome: outcome_key(&game.outcome).into_owned(),
            decisions: game.decisions,
            rounds: game.rounds,
            choice: sum as f64 / choices.max(1) as f64,
            tree,
        });
    }

    fn sorted(&self, of: impl Fn(&Short) -> Option<f64>) -> Vec<f64> {
        let mut values: Vec<f64> = self.games.iter().filter_map(of).collect();
        values.sort_by(f64::total_cmp);
        values
    }

    /// How long games are.
    pub fn length<G: Game>(&self, header: Header, words: &Words) -> Report {
        let decisions = self.sorted(|game| Some(f64::from(game.decisions)));
        let rounds = self.sorted(|game| game.rounds.map(f64::from));
        let mut sections = vec![
            spread("lab-length-decisions", "decisions", &decisions)
                .note(Say::new("lab-length-about").with("games", self.games.len())),
        ];
        if !rounds.is_empty() {
            sections.push(spread("lab-length-rounds", "rounds", &rounds));
        }
        Report {
            game: G::ID,
            title: titled::<G>("lab-length-title", words),
            header,
            sections,
            files: vec![self.file()],
        }
    }

    /// How much there is to choose.
    pub fn branching<G: Game>(&self, header: Header, words: &Words) -> Report {
        let mut table = Table::new(
            "branching",
            &[
                ("chapter", Kind::Text),
                ("choices", Kind::Count),
                ("mean", Kind::Real(1)),
                ("median", Kind::Count),
                ("most", Kind::Count),
                ("forced", Kind::Share),
            ],
        );
        let mut all: BTreeMap<u32, u64> = BTreeMap::new();
        for (chapter, counts) in &self.offered {
            counts
                .iter()
                .for_each(|(moves, times)| *all.entry(*moves).or_default() += times);
            table.rows.push(moves_row(chapter, counts));
        }
        table.rows.push(moves_row("*", &all));
        let choice = mean(&self.sorted(|game| Some(game.choice)));
        let tree = mean(&self.sorted(|game| Some(game.tree)));
        let figures = |say: Say, value: crate::Rate, digits: usize| {
            let [value, low, high] = [value.rate, value.low, value.high].map(|end| format!("{end:.digits$}"));
            say.with("value", value).with("low", low).with("high", high)
        };
        let about = Say::new("lab-branching-about").with("games", self.games.len());
        let mut section = Section::new(Say::new("lab-branching-chapters"))
            .note(figures(about, choice, 1))
            .note(figures(Say::new("lab-branching-tree"), tree, 0));
        if !G::LISTS_EVERY_MOVE {
            section = section.note(Say::new("lab-branching-sample"));
        }
        let bars = all
            .iter()
            .map(|(moves, times)| (f64::from(*moves), *times))
            .collect();
        Report {
            game: G::ID,
            title: titled::<G>("lab-branching-title", words),
            header,
            sections: vec![section.table(table.clone()).plot(Plot::Bars(bars))],
            files: vec![table, self.file()],
        }
    }

    fn file(&self) -> Table {
        let columns = [
            ("game", Kind::Count),
            ("seed", Kind::Text),
            ("outcome", Kind::Text),
            ("decisions", Kind::Count),
            ("rounds", Kind::Real(0)),
            ("mean", Kind::Real(2)),
            ("tree", Kind::Real(1)),
        ];
        let mut table = Table::new("games", &columns);
        for game in &self.games {
            table.row([
                game.number.into(),
                game.seed.clone().into(),
                game.outcome.clone().into(),
                u64::from(game.decisions).into(),
                game.rounds.map_or(f64::NAN, f64::from).into(),
                game.choice.into(),
                game.tree.into(),
            ]);
        }
        table
    }
}

pub(crate) fn titled<G: Game>(id: &str, words: &Words) -> Say {
    Say::new(id).with("game", words.get(&format!("{}-title", G::ID)))
}

fn moves_row(chapter: &str, counts: &BTreeMap<u32, u64>) -> Vec<crate::report::Cell> {
    let choices: u64 = counts.values().sum();
    let sum: u64 = counts
        .iter()
        .map(|(moves, times)| u64::from(*moves) * times)
        .sum();
    let mut so_far = 0;
    let median = counts.iter().find(|(_, times)| {
        so_far += **times;
        2 * so_far >= choices
    });
    let forced: u64 = counts.range(..=1).map(|(_, times)| times).sum();
    vec![
        chapter.into(),
        choices.into(),
        (sum as f64 / choices.max(1) as f64).into(),
        u64::from(median.map_or(0, |(moves, _)| *moves)).into(),
        u64::from(counts.keys().last().copied().unwrap_or(0)).into(),
        (forced as f64 / choices.max(1) as f64).into(),
    ]
}

/// A figure of all games: its mean, some quantiles with intervals, and how it is spread.
fn spread(title: &str, name: &str, sorted: &[f64]) -> Section {
    let mut table = Table::new("length", &[("what", Kind::Text), ("value", Kind::RealWithin(1))]);
    table.row([format!("{name}: mean").into(), mean(sorted).into()]);
    for share in [0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1.0] {
        let label = match share {
            0.0 => "min".to_owned(),
            1.0 => "max".to_owned(),
            share => format!("{:.0} %", 100.0 * share),
        };
        table.row([format!("{name}: {label}").into(), quantile(sorted, share).into()]);
    }
    let mut bars: Vec<(f64, u64)> = Vec::new();
    for value in sorted {
        match bars.last_mut() {
            Some((last, times)) if *last == *value => *times += 1,
            _ => bars.push((*value, 1)),
        }
    }
    Section::new(Say::new(title)).table(table).plot(Plot::Bars(bars))
}
