//! Balance as a report.

use table::Study;
use words::Words;

use super::{Line, Tally, band};
use crate::report::{Cell, Header, Kind, Plot, Report, Say, Section, Table};

const COLUMNS: &[(&str, Kind)] = &[
    ("name", Kind::Text),
    ("label", Kind::Text),
    ("tries", Kind::Count),
    ("used", Kind::Share),
    ("rate", Kind::ShareWithin),
    ("adds", Kind::ShareWithin),
    ("holm", Kind::Real(4)),
    ("off", Kind::Flag),
];

/// The report on what was counted. `words` knows how cards are called.
pub fn report<G: Study>(tally: &Tally, header: Header, words: &Words) -> Report {
    let lines = tally.lines::<G>();
    let judged = lines.iter().filter(|line| line.p.is_some()).count();
    let off = lines.iter().filter(|line| line.off).count();
    let fair = format!("{:.1}", 100.0 * tally.won());
    let mut sections = vec![
        Section::new(Say::new("lab-balance-how"))
            .note(
                Say::new("lab-balance-about")
                    .with("games", tally.games())
                    .with("fair", &fair),
            )
            .note(
                Say::new("lab-balance-care")
                    .with("judged", judged)
                    .with("off", off),
            ),
    ];
    let mut rest = &lines[..];
    while let Some(first) = rest.first() {
        let family = first.fact.family;
        let end = rest
            .iter()
            .position(|line| line.fact.family != family)
            .unwrap_or(rest.len());
        sections.push(section::<G>(family, &rest[..end], tally.won(), words));
        rest = &rest[end..];
    }
    Report {
        game: G::ID,
        title: Say::new("lab-balance-title").with("game", words.get(&format!("{}-title", G::ID))),
        header,
        sections,
        files: vec![file(&lines)],
    }
}

/// How a thing is called, if its game's cards have a name for it.
pub(crate) fn called(game: &str, name: &str, words: &Words) -> String {
    let id = format!("{game}-name-{name}");
    if words.has(&id) {
        words.get(&id)
    } else {
        String::new()
    }
}

fn section<G: Study>(family: &'static str, lines: &[Line], fair: f64, words: &Words) -> Section {
    let (low, high) = band::<G>(family);
    let [low, high] = [low, high].map(|end| format!("{:.1}", 100.0 * end * fair));
    let mut table = Table::new("balance", COLUMNS);
    for line in lines {
        let name = line.fact.name.as_ref();
        table.row([
            name.into(),
            called(G::ID, name, words).into(),
            Cell::Count(line.tries as i64),
            line.used.into(),
            line.rate.into(),
            line.adds.map_or_else(|| Cell::from("–"), Cell::from),
            line.holm.map_or_else(|| Cell::from("–"), Cell::from),
            line.off.into(),
        ]);
    }
    if lines
        .iter()
        .all(|line| called(G::ID, &line.fact.name, words).is_empty())
    {
        // Nothing of this kind has a name of its own.
        table.columns.remove(1);
        table.rows.iter_mut().for_each(|row| drop(row.remove(1)));
    }
    let dot = |line: &Line| {
        let name = called(G::ID, &line.fact.name, words);
        let name = if name.is_empty() {
            line.fact.name.to_string()
        } else {
            name
        };
        (name, line.rate, line.off)
    };
    let rows = lines.iter().filter(|line| line.p.is_some());
    let plot = Plot::Dots {
        rows: rows.map(dot).collect(),
        even: Some(fair),
        shares: true,
    };
    let section = Section::new(Say::new("lab-balance-family").with("family", family))
        .note(Say::new("lab-balance-band").with("low", low).with("high", high))
        .table(table);
    match lines.iter().any(|line| line.p.is_some()) {
        true => section.plot(plot),
        false => section,
    }
}

/// The lines for programs, in which what is not known is no number.
fn file(lines: &[Line]) -> Table {
    let unknown = crate::statistics::Rate {
        rate: f64::NAN,
        low: f64::NAN,
        high: f64::NAN,
    };
    let columns = [
        ("family", Kind::Text),
        ("name", Kind::Text),
        ("tries", Kind::Count),
        ("used", Kind::Share),
        ("rate", Kind::ShareWithin),
        ("fair", Kind::Share),
        ("adds", Kind::ShareWithin),
        ("p", Kind::Real(6)),
        ("holm", Kind::Real(6)),
        ("off", Kind::Flag),
    ];
    let mut table = Table::new("balance", &columns);
    for line in lines {
        table.row([
            line.fact.family.into(),
            line.fact.name.as_ref().into(),
            Cell::Count(line.tries as i64),
            line.used.into(),
            line.rate.into(),
            line.fair.into(),
            line.adds.unwrap_or(unknown).into(),
            line.p.unwrap_or(f64::NAN).into(),
            line.holm.unwrap_or(f64::NAN).into(),
            line.off.into(),
        ]);
    }
    table
}
