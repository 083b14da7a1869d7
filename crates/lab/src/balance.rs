//! How even a game is between its best bots: who wins by place in the turn order, and by what they hold or got. The figures in the READMEs
//! of the games come from here. What is counted is named by fields of the game's own view and moves, so nothing here knows a game.

use std::collections::{BTreeMap, BTreeSet};

use bots::Levels;
use serde::Serialize;
use serde_json::Value;
use table::matches::Replay;
use table::record::{Deed, Record};
use table::{Actor, Seat, Seed, Setup, Turn, Verdict, Viewer};

use crate::{LabError, Series, auto, wilson};

/// What is counted in games of one kind.
#[derive(Clone, Debug, Default)]
pub struct Counted {
    /// The field of the first view that says who begins.
    pub first: String,
    /// What a seat has at the end: a list by seat and the field of its rows, as in `captains.figure`.
    pub has: Option<String>,
    /// The name of the moves whose value is something a seat got.
    pub gets: Option<String>,
    /// The field of the last view that says how long the game was.
    pub length: Option<String>,
}

/// Wins and tries by what is counted, and how long the games were.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Tally {
    /// Wins and tries by what is counted.
    pub rates: BTreeMap<String, [u64; 2]>,
    /// The length of each game, from short to long.
    pub lengths: Vec<u64>,
    /// How many decisions were made in all.
    pub decisions: u64,
}

impl Tally {
    /// The tally in lines.
    pub fn lines(&self) -> Vec<String> {
        let part = |tenths: usize| {
            self.lengths
                .get(self.lengths.len().saturating_sub(1) * tenths / 10)
        };
        let lengths = part(1).zip(part(5)).zip(part(9));
        let lengths = lengths
            .map(|((low, middle), high)| format!("length: median {middle}, 10 % to 90 %: {low} to {high}"));
        let rates = self.rates.iter().map(|(label, [wins, tries])| {
            let rate = wilson(*wins, *tries);
            let [rate, low, high] = [rate.rate, rate.low, rate.high].map(|part| 100.0 * part);
            format!("{label}: {rate:.1} % ({low:.1} to {high:.1}) of {tries}")
        });
        lengths.into_iter().chain(rates).collect()
    }
}

/// Plays games between the best of the bots that move at once, and counts.
pub fn count<G: Levels>(
    counted: &Counted,
    setup: &Setup,
    cards: &'static G::Cards,
    games: u64,
) -> Result<Tally, String> {
    let series = Series::<G> {
        setup: setup.clone(),
        cards,
        bots: table::bots::names::<G>()
            .pop()
            .map(Into::into)
            .into_iter()
            .collect(),
        games,
        seed: Seed::from_text("balance"),
        threads: None,
        record: true,
    };
    let (mut tally, mut problem) = (Tally::default(), Ok(()));
    let played = auto(&series, |played| {
        let record = played.record.unwrap_or_default();
        problem = add::<G>(counted, &record, cards, &mut tally);
        problem.is_ok()
    });
    played.map_err(|error: LabError| error.to_string())?;
    problem?;
    tally.lengths.sort_unstable();
    Ok(tally)
}

fn add<G: Levels>(
    counted: &Counted,
    record: &str,
    cards: &'static G::Cards,
    tally: &mut Tally,
) -> Result<(), String> {
    let record: Record<G::Move> = Record::parse(record).map_err(|error| error.to_string())?;
    let mut replay = Replay::<G>::new(&record, cards).map_err(|error| error.to_string())?;
    let view = |replay: &Replay<'_, G>| json(&replay.position().view(Viewer::Everything));
    let begun = view(&replay);
    while replay.step().map_err(|error| error.to_string())?.is_some() {}
    let ended = view(&replay);
    let Turn::Over(outcome) = replay.position().turn() else {
        return Err("a game that is not over".into());
    };
    let Verdict::Won(winners) = outcome.verdict else {
        return Err("all win or lose together".into());
    };
    let seats = usize::from(record.header.setup.seats());
    let first = begun[&counted.first].as_u64();
    let first =
        first.ok_or_else(|| format!("no field '{}' of the view says who begins", counted.first))? as usize;
    for seat in Seat::all(seats as u8) {
        let place = (seat.index() + seats - first) % seats + 1;
        let mut labels = BTreeSet::from([format!("place {place} in the turn order"), format!("seat {seat}")]);
        labels.extend(counted.has.as_ref().and_then(|path| had(&ended, path, seat)));
        let own = record
            .entries()
            .iter()
            .filter(|entry| entry.by == Actor::Seat(seat));
        labels.extend(own.filter_map(|entry| match &entry.deed {
            Deed::Move(mv) => got(counted.gets.as_ref()?, &json(mv)),
            _ => None,
        }));
        for label in labels {
            let [wins, tries] = tally.rates.entry(label).or_default();
            *wins += u64::from(winners.contains(seat));
            *tries += 1;
        }
    }
    let length = counted.length.as_ref().and_then(|field| ended[field].as_u64());
    tally.lengths.extend(length);
    tally.decisions += record.entries().len() as u64;
    Ok(())
}

fn had(view: &Value, path: &str, seat: Seat) -> Option<String> {
    let (list, field) = path.split_once('.')?;
    let value = view.get(list)?.get(seat.index())?.get(field)?;
    (!value.is_null()).then(|| format!("{field} {}", table::notation::short(value)))
}

fn got(name: &str, mv: &Value) -> Option<String> {
    let value = mv.get(name)?;
    Some(format!("{name} {}", table::notation::short(value)))
}

/// Views and moves always have a JSON form.
fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).unwrap_or(Value::Null)
}
