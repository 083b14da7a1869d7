//! What came of a study: tables and plots, for people in the language they read, and for programs as CSV and Parquet.
//!
//! A report says in its header how it was made: with the same program, `command` makes it again, number for number.

mod files;
mod html;
mod parquet;
mod plot;
mod text;

use words::Words;

use crate::statistics::Rate;

pub use files::{csv, json, write};
pub use html::html;
pub use parquet::parquet;
pub use plot::Plot;
pub use text::{lines, markdown};

/// How a report was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The program with its version and commit, the version of the rules, and what tells the cards apart.
    pub version: String,
    /// The game with its seats and options.
    pub setup: String,
    /// What the seeds of all games were made of.
    pub seed: String,
    /// The command that makes it again.
    pub command: String,
}

impl Header {
    /// The header in one line.
    pub fn line(&self) -> String {
        format!("{}{}", self.kin(), self.command)
    }

    /// What two reports have in common whose figures belong together.
    fn kin(&self) -> String {
        let Header {
            version, setup, seed, ..
        } = self;
        format!("flibuste {version}; {setup}; seed {seed}; ")
    }

    /// Whether a line that another header wrote is of the same program, set-up and seed.
    pub fn is_kin(&self, line: &str) -> bool {
        line.starts_with(&self.kin())
    }
}

/// Something said to people: the id of a message and what is put into it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Say {
    id: String,
    args: Vec<(&'static str, String)>,
}

impl Say {
    /// A message without anything to put in.
    pub fn new(id: impl Into<String>) -> Say {
        Say {
            id: id.into(),
            args: Vec::new(),
        }
    }

    /// Puts something in.
    #[must_use]
    #[expect(
        clippy::needless_pass_by_value,
        reason = "what is put in is mostly made on the spot"
    )]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Say {
        self.args.push((name, value.to_string()));
        self
    }

    /// The text.
    pub fn in_words(&self, words: &Words) -> String {
        let args = self
            .args
            .iter()
            .map(|(name, value)| (*name, value.clone().into()));
        words.text(&self.id, args)
    }
}

/// A report.
#[derive(Clone, Debug)]
pub struct Report {
    /// The game it is of, by its id.
    pub game: &'static str,
    /// What it is.
    pub title: Say,
    /// How it was made.
    pub header: Header,
    /// What it says to people.
    pub sections: Vec<Section>,
    /// What it says to programs, a file each.
    pub files: Vec<Table>,
}

/// A part of a report.
#[derive(Clone, Debug)]
pub struct Section {
    /// What it is about.
    pub title: Say,
    /// What there is to be said, in sentences.
    pub notes: Vec<Say>,
    /// The figures.
    pub table: Option<Table>,
    /// The figures as a picture.
    pub plot: Option<Plot>,
}

impl Section {
    /// A part about something.
    pub fn new(title: Say) -> Section {
        Section {
            title,
            notes: Vec::new(),
            table: None,
            plot: None,
        }
    }

    /// Says something more.
    #[must_use]
    pub fn note(mut self, say: Say) -> Section {
        self.notes.push(say);
        self
    }

    /// With figures.
    #[must_use]
    pub fn table(mut self, table: Table) -> Section {
        self.table = Some(table);
        self
    }

    /// With a picture.
    #[must_use]
    pub fn plot(mut self, plot: Plot) -> Section {
        self.plot = Some(plot);
        self
    }
}

/// Figures in rows; all cells of a column are of its kind.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// The name of its files.
    pub name: &'static str,
    /// Its columns.
    pub columns: Vec<Column>,
    /// Its rows.
    pub rows: Vec<Vec<Cell>>,
}

/// A column: its name in files, from which the message of its heading follows, and what is in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// The name in files; people read the message `lab-column-NAME`.
    pub name: &'static str,
    /// What is in it.
    pub kind: Kind,
}

/// What is in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Words.
    Text,
    /// Whole numbers.
    Count,
    /// Numbers, shown with so many digits.
    Real(u8),
    /// Shares, shown in per cent.
    Share,
    /// Shares with intervals: three columns in files.
    ShareWithin,
    /// Numbers with intervals, shown with so many digits: three columns in files.
    RealWithin(u8),
    /// Whether something is so.
    Flag,
}

/// What stands in a cell.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    /// Words.
    Text(String),
    /// A whole number.
    Count(i64),
    /// A number.
    Real(f64),
    /// A number with its interval.
    Within(Rate),
    /// Whether something is so.
    Flag(bool),
}

impl From<&str> for Cell {
    fn from(text: &str) -> Cell {
        Cell::Text(text.to_owned())
    }
}

impl From<String> for Cell {
    fn from(text: String) -> Cell {
        Cell::Text(text)
    }
}

impl From<u64> for Cell {
    fn from(count: u64) -> Cell {
        Cell::Count(count as i64)
    }
}

impl From<f64> for Cell {
    fn from(value: f64) -> Cell {
        Cell::Real(value)
    }
}

impl From<Rate> for Cell {
    fn from(rate: Rate) -> Cell {
        Cell::Within(rate)
    }
}

impl From<bool> for Cell {
    fn from(flag: bool) -> Cell {
        Cell::Flag(flag)
    }
}

impl Table {
    /// An empty table.
    pub fn new(name: &'static str, columns: &[(&'static str, Kind)]) -> Table {
        let columns = columns.iter().map(|(name, kind)| Column { name, kind: *kind });
        Table {
            name,
            columns: columns.collect(),
            rows: Vec::new(),
        }
    }

    /// Adds a row.
    pub fn row<const N: usize>(&mut self, cells: [Cell; N]) {
        debug_assert_eq!(
            cells.len(),
            self.columns.len(),
            "a cell for each column of {}",
            self.name
        );
        self.rows.push(cells.into());
    }
}

impl Cell {
    /// The cell as people read it.
    fn shown(&self, kind: Kind) -> String {
        match (self, kind) {
            (Cell::Text(text), _) => text.clone(),
            (Cell::Count(count), _) => count.to_string(),
            (Cell::Real(value), Kind::Share) => percent(*value),
            (Cell::Real(value), Kind::Real(digits)) => number(*value, digits),
            (Cell::Real(value), _) => number(*value, 2),
            (Cell::Within(rate), Kind::ShareWithin) => {
                let [low, high] = [rate.low, rate.high].map(|end| number(100.0 * end, 1));
                format!("{} ({low} – {high})", percent(rate.rate))
            }
            (Cell::Within(rate), Kind::RealWithin(digits)) => {
                let [middle, low, high] = [rate.rate, rate.low, rate.high].map(|end| number(end, digits));
                format!("{middle} ({low} – {high})")
            }
            (Cell::Within(rate), _) => number(rate.rate, 2),
            (Cell::Flag(flag), _) => if *flag { "●" } else { "" }.to_owned(),
        }
    }
}

fn percent(share: f64) -> String {
    format!("{} %", number(100.0 * share, 1))
}

fn number(value: f64, digits: u8) -> String {
    let text = format!("{value:.0$}", usize::from(digits));
    // A nought has no sign.
    match text.strip_prefix('-') {
        Some(rest) if rest.chars().all(|char| matches!(char, '0' | '.')) => rest.to_owned(),
        _ => text,
    }
}
