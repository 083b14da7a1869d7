//! The record: everything that happened, in the order it happened.
//!
//! On disk a record is JSON lines: a header, one line an entry, and once the game is over a last line that reveals the secret. In
//! memory the lots of all entries lie packed in one list.

use std::fmt;
use std::ops::RangeInclusive;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::chance::Tape;
use crate::seat::{Actor, SeatSet};
use crate::seed::{Commitment, Digest, Seed};
use crate::setup::Setup;
use crate::turn::{Millis, Outcome};

/// The first line: what was agreed before the deal, and the deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// Always `"record"`.
    pub flibuste: RecordMark,
    /// Which game.
    pub game: String,
    /// The rules it was played under.
    pub rules: u32,
    /// The cards it was dealt from.
    pub cards: Digest,
    /// Seats and options.
    pub setup: Setup,
    /// What the host showed of its secret before the deal.
    pub commitment: Commitment,
    /// The word each seat mixed in, in seat order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub words: Vec<String>,
    /// Which stream of chance each entry has.
    #[serde(default, skip_serializing_if = "Streams::is_by_entry")]
    pub streams: Streams,
    /// The lots of the deal.
    pub deal: Tape,
}

/// Which stream of chance an entry has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Streams {
    /// Each entry has its own, so that a move made again after it was taken back meets other chance.
    #[default]
    ByEntry,
    /// Each place in the line of moves in force has its own, so that a move made again meets the same chance.
    ByPlace,
}

impl Streams {
    fn is_by_entry(&self) -> bool {
        *self == Streams::ByEntry
    }
}

/// The word that says what a file is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RecordMark {
    /// The only mark there is.
    Record,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed<M> {
    /// A move.
    Move(M),
    /// The last move in force was taken back, with the consent of these seats.
    Undo {
        /// Who agreed besides the one who asked.
        agreed: SeatSet,
    },
    /// From here on the game is played under newer rules.
    Raised(Box<Raised>),
    /// An entry made under rules that have been replaced since: its line, as it was written.
    Earlier(Box<str>),
}

/// How a game went on when the rules were replaced while it was being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Raised {
    /// The rules from here on.
    pub rules: u32,
    /// The cards from here on.
    pub cards: Digest,
    /// How many entries the position is made of. If it is fewer than there are, the newer rules refused the others.
    pub after: u32,
    /// The position it went on from, as the newer rules keep it.
    pub state: serde_json::Value,
}

/// An entry of the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry<M> {
    /// Who.
    pub by: Actor,
    /// What.
    pub deed: Deed<M>,
    /// When, since the game began.
    pub at: Millis,
    /// Where this entry's lots end in the packed list; they begin where those of the entry before end.
    lots_end: u32,
}

/// The last line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Close {
    /// The secret the commitment was made of.
    pub secret: Seed,
    /// How the game ended; `None` if it was broken off.
    pub outcome: Option<Outcome>,
    /// How many entries the record has, so that one that lost some is noticed. Earlier programs did not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub entries: Option<u32>,
}

/// A whole record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<M> {
    /// What was agreed before the deal, and the deal.
    pub header: Header,
    entries: Vec<Entry<M>>,
    lots: Vec<u16>,
    /// The revealed secret, once the game is over.
    pub close: Option<Close>,
}

/// An entry as a line of JSON.
#[derive(Serialize, Deserialize)]
#[serde(bound(deserialize = "M: serde::Deserialize<'de>"))]
struct Line<M> {
    by: Actor,
    #[serde(default, rename = "move", skip_serializing_if = "Option::is_none")]
    mv: Option<M>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    undo: Option<SeatSet>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    raised: Option<Box<Raised>>,
    #[serde(default, skip_serializing_if = "Tape::is_empty")]
    chance: Tape,
    #[serde(rename = "t")]
    at: Millis,
}

/// What every line of an entry has, whatever the rules it was made under.
#[derive(Deserialize)]
struct Stamp {
    by: Actor,
    #[serde(rename = "t")]
    at: Millis,
}

/// Why a record cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of the record: {problem}")]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: String,
}

impl<M> Record<M> {
    /// A record that begins.
    pub fn new(header: Header) -> Record<M> {
        Record {
            header,
            entries: Vec::new(),
            lots: Vec::new(),
            close: None,
        }
    }

    /// The entries so far.
    pub fn entries(&self) -> &[Entry<M>] {
        &self.entries
    }

    /// The packed lots of entry `at`.
    pub(crate) fn packed_lots(&self, at: usize) -> &[u16] {
        let start = if at == 0 { 0 } else { self.entries[at - 1].lots_end };
        &self.lots[start as usize..self.entries[at].lots_end as usize]
    }

    /// The lots of entry `at`.
    pub fn lots(&self, at: usize) -> Tape {
        Tape::from_packed(self.packed_lots(at))
    }

    /// Adds an entry.
    pub fn push(&mut self, by: Actor, deed: Deed<M>, lots: &Tape, at: Millis) {
        self.lots.extend(lots.packed());
        self.entries.push(Entry {
            by,
            deed,
            at,
            lots_end: self.lots.len() as u32,
        });
    }

    /// Where the game last went on under newer rules, and how.
    pub fn raised(&self) -> Option<(usize, &Raised)> {
        let mut latest_first = self.entries.iter().enumerate().rev();
        latest_first.find_map(|(at, entry)| match &entry.deed {
            Deed::Raised(raised) => Some((at, &**raised)),
            _ => None,
        })
    }

    /// The rules and the cards its last entries were made under.
    pub fn rules(&self) -> (u32, Digest) {
        self.raised()
            .map_or((self.header.rules, self.header.cards), |(_, raised)| {
                (raised.rules, raised.cards)
            })
    }

    /// Forgets everything after the first `count` entries. Only for steps that were never acknowledged to anybody.
    pub(crate) fn truncate(&mut self, count: usize) {
        self.entries.truncate(count);
        self.lots
            .truncate(self.entries.last().map_or(0, |entry| entry.lots_end as usize));
    }
}

impl<M: Serialize + Clone> Record<M> {
    /// Entry `at` as a line of JSON, without the line end.
    pub fn line(&self, at: usize) -> String {
        let entry = &self.entries[at];
        let (mut mv, mut undo, mut raised) = (None, None, None);
        match &entry.deed {
            Deed::Move(made) => mv = Some(made.clone()),
            Deed::Undo { agreed } => undo = Some(*agreed),
            Deed::Raised(how) => raised = Some(how.clone()),
            Deed::Earlier(line) => return line.to_string(),
        }
        to_json(&Line {
            by: entry.by,
            mv,
            undo,
            raised,
            chance: self.lots(at),
            at: entry.at,
        })
    }
}

/// Writes the whole record as JSON lines.
impl<M: Serialize + Clone> fmt::Display for Record<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", to_json(&self.header))?;
        for at in 0..self.entries.len() {
            writeln!(f, "{}", self.line(at))?;
        }
        if let Some(close) = &self.close {
            writeln!(f, "{}", to_json(close))?;
        }
        Ok(())
    }
}

/// Plain data with string keys always has a JSON form.
fn to_json<T: Serialize>(value: &T) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

impl<M: DeserializeOwned> Record<M> {
    /// Reads a record from JSON lines, by the latest rules it names.
    pub fn parse(text: &str) -> Result<Record<M>, RecordError> {
        let named = text.lines().rev().find_map(raised_line);
        Record::read(text, named.map(|raised| raised.rules..=raised.rules))
    }

    /// Reads a record from JSON lines. Only what was made under `rules` is read as moves; entries made under other rules stay lines, and so do
    /// those before the rules were last replaced.
    pub fn parse_under(text: &str, rules: RangeInclusive<u32>) -> Result<Record<M>, RecordError> {
        Record::read(text, Some(rules))
    }

    fn read(text: &str, rules: Option<RangeInclusive<u32>>) -> Result<Record<M>, RecordError> {
        let mut lines = text
            .lines()
            .enumerate()
            .filter(|(_, line)| !line.trim().is_empty());
        let (at, first) = lines.next().ok_or(RecordError {
            line: 1,
            problem: "it is empty".into(),
        })?;
        let mut record: Record<M> = Record::new(read(at + 1, first)?);
        let begun_under = record.header.rules;
        let rules = rules.unwrap_or(begun_under..=begun_under);
        // Each time the rules were replaced another part begins; the latest one that they know is read.
        let mut parts = vec![begun_under];
        parts.extend(text.lines().filter_map(raised_line).map(|raised| raised.rules));
        let known = parts.iter().rposition(|made_under| rules.contains(made_under));
        let mut part = 0;
        for (at, line) in lines {
            if record.close.is_some() {
                return Err(RecordError {
                    line: at + 1,
                    problem: "nothing may follow the closing line".into(),
                });
            }
            if raised_line(line).is_some() {
                part += 1;
            } else if Some(part) != known && !is_closing(line) {
                let stamp: Stamp = read(at + 1, line)?;
                record.push(stamp.by, Deed::Earlier(line.into()), &Tape::default(), stamp.at);
                continue;
            }
            record.read_line(at + 1, line)?;
        }
        Ok(record)
    }

    /// The record with the entries from `from` on, which stayed lines, read as moves of these rules.
    pub(crate) fn read_again(&self, from: usize) -> Result<Record<M>, RecordError>
    where
        M: Clone,
    {
        let mut again = self.clone();
        again.truncate(from);
        for (at, entry) in self.entries.iter().enumerate().skip(from) {
            match &entry.deed {
                Deed::Earlier(line) => again.read_line(at + 2, line)?,
                deed => again.push(entry.by, deed.clone(), &self.lots(at), entry.at),
            }
        }
        Ok(again)
    }

    /// Reads one more line.
    fn read_line(&mut self, number: usize, text: &str) -> Result<(), RecordError> {
        if is_closing(text)
            && let Ok(close) = serde_json::from_str(text)
        {
            self.close = Some(close);
            return Ok(());
        }
        let line: Line<M> = read(number, text)?;
        let deed = match (line.mv, line.undo, line.raised) {
            (Some(mv), None, None) => Deed::Move(mv),
            (None, Some(agreed), None) => Deed::Undo { agreed },
            (None, None, Some(raised)) => Deed::Raised(raised),
            _ => {
                let problem = "an entry is either a move or an undo".into();
                return Err(RecordError {
                    line: number,
                    problem,
                });
            }
        };
        self.push(line.by, deed, &line.chance, line.at);
        Ok(())
    }
}

fn is_closing(line: &str) -> bool {
    line.contains("\"secret\"") && serde_json::from_str::<Close>(line).is_ok()
}

/// How the game went on under newer rules, if that is what a line says.
fn raised_line(line: &str) -> Option<Raised> {
    #[derive(Deserialize)]
    struct Mark {
        raised: Raised,
    }
    // Looked for first, because nearly no line says so.
    let likely = line.contains("\"raised\":{\"rules\"");
    likely
        .then(|| serde_json::from_str::<Mark>(line).ok())
        .flatten()
        .map(|mark| mark.raised)
}

fn read<T: DeserializeOwned>(line: usize, text: &str) -> Result<T, RecordError> {
    serde_json::from_str(text).map_err(|error| RecordError {
        line,
        problem: error.to_string(),
    })
}

/// The game a record belongs to, whichever it is.
pub fn game_of(text: &str) -> Result<String, RecordError> {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or("");
    Ok(read::<Header>(1, first)?.game)
}
