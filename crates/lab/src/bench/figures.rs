//! All figures as one table: a row for what a game costs, a row for each way to set it up, and a row for each game it is compared with.

use std::collections::BTreeMap;

use super::Measure;
use super::openspiel::Kin;

/// One game with what was measured of it.
pub struct Measured {
    /// The figures.
    pub measures: Vec<Measure>,
    /// The games of OpenSpiel that are nearest to it.
    pub nearest: &'static [&'static str],
}

/// What was measured and what it counts, with the head of its column.
const COLUMNS: [(&str, &str, &str); 12] = [
    ("random play", "decisions/s", "rules dec/s"),
    ("random play", "games/s", "games/s"),
    ("auto", "decisions/s", "auto dec/s"),
    ("state", "bytes", "bytes"),
    ("clone", "ns", "clone ns"),
    ("view", "ns", "view ns"),
    ("snapshot", "ns", "snapshot ns"),
    ("imagine", "ns", "imagine ns"),
    ("search", "playouts/s", "search/s"),
    ("search on two threads", "playouts/s", "two threads/s"),
    ("search in haste", "playouts/s", "haste/s"),
    ("search cut after 2", "playouts/s", "cut/s"),
];

/// The table in Markdown. `kin` are the games to be compared with, or why there are none.
pub fn table(games: &[Measured], kin: &Result<Vec<Kin>, String>) -> String {
    let known = kin.as_deref().unwrap_or_default();
    let mut rows = vec![head()];
    for Measured { measures, nearest } in games {
        let mut by_row: BTreeMap<(&str, Option<&str>), Vec<&Measure>> = BTreeMap::new();
        for measure in measures {
            let row = (measure.game, measure.variant.as_deref());
            by_row.entry(row).or_default().push(measure);
        }
        let nearest: Vec<&Kin> = nearest
            .iter()
            .filter_map(|name| known.iter().find(|kin| kin.game == *name))
            .collect();
        rows.extend(by_row.into_iter().map(|((game, variant), measures)| {
            row(
                [game, variant.unwrap_or_default()].join(" ").trim(),
                &measures,
                &nearest,
            )
        }));
    }
    rows.extend(known.iter().map(kin_row));
    let mut text = aligned(&rows);
    if let Err(why) = kin {
        text += &format!("No figures of OpenSpiel: {why}\n");
    }
    text
}

fn head() -> Vec<String> {
    let columns = COLUMNS.iter().map(|(_, _, head)| *head);
    let all = ["game"]
        .into_iter()
        .chain(columns)
        .chain(["auto / rules", "auto / OpenSpiel"]);
    all.map(str::to_owned).collect()
}

fn row(name: &str, measures: &[&Measure], nearest: &[&Kin]) -> Vec<String> {
    let figure = |what: &str, unit: &str| {
        let found = measures
            .iter()
            .find(|measure| measure.what == what && measure.unit == unit);
        found.map(|measure| measure.value)
    };
    let (rules, auto) = (
        figure("random play", "decisions/s"),
        figure("auto", "decisions/s"),
    );
    let share = rules.zip(auto).map(|(rules, auto)| auto / rules * 100.0);
    let times = auto.map(|auto| {
        let times = nearest
            .iter()
            .map(|kin| format!("{:.1} × {}", auto / kin.decisions, kin.game));
        times.collect::<Vec<_>>().join(", ")
    });
    let figures = COLUMNS.iter().map(|(what, unit, _)| figure(what, unit));
    let mut cells = vec![name.to_owned()];
    cells.extend(figures.map(|value| value.map(grouped).unwrap_or_default()));
    cells.push(share.map(|share| format!("{share:.0} %")).unwrap_or_default());
    cells.push(times.unwrap_or_default());
    cells
}

fn kin_row(kin: &Kin) -> Vec<String> {
    let mut cells = vec![
        format!("{} (OpenSpiel)", kin.game),
        grouped(kin.decisions),
        grouped(kin.games),
    ];
    cells.resize(COLUMNS.len() + 3, String::new());
    cells
}

/// The rows with bars between the cells, every column as wide as its widest cell; names to the left, figures to the right.
fn aligned(rows: &[Vec<String>]) -> String {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |at: usize| rows.iter().map(|row| row[at].chars().count()).max();
    let widths: Vec<usize> = (0..columns).map(|at| width(at).unwrap_or(0).max(2)).collect();
    let rule = widths.iter().enumerate().map(|(at, width)| match at {
        0 => "-".repeat(*width),
        _ => format!("{}:", "-".repeat(width - 1)),
    });
    let rule: Vec<String> = rule.collect();
    let mut lines = rows.iter();
    let order = lines.next().into_iter().chain([&rule]).chain(lines);
    order.map(|row| line(row, &widths)).collect()
}

fn line(row: &[String], widths: &[usize]) -> String {
    let cells = row.iter().zip(widths).enumerate();
    let cells = cells.map(|(at, (cell, width))| match at {
        0 => format!("{cell:<width$}"),
        _ => format!("{cell:>width$}"),
    });
    format!("| {} |\n", cells.collect::<Vec<_>>().join(" | "))
}

/// A number with its thousands apart.
fn grouped(value: f64) -> String {
    let digits = format!("{value:.0}");
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at) % 3 == 0 {
            out.push(' ');
        }
        out.push(digit);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured() -> Measured {
        let measure = |variant: Option<&str>, what, value, unit| Measure {
            game: "some",
            variant: variant.map(str::to_owned),
            what,
            value,
            unit,
        };
        Measured {
            measures: vec![
                measure(Some("2"), "random play", 4_000_000.0, "decisions/s"),
                measure(Some("2"), "auto", 3_000_000.0, "decisions/s"),
                measure(None, "clone", 12.0, "ns"),
            ],
            nearest: &["hanabi"],
        }
    }

    #[test]
    fn what_random_bots_reach_is_held_against_the_rules_alone_and_against_the_nearest_game() {
        let kin = Kin {
            game: "hanabi".into(),
            decisions: 200_000.0,
            games: 1000.0,
        };
        let text = table(&[measured()], &Ok(vec![kin]));
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines.len(), 5, "{text}");
        assert!(
            lines[2].starts_with("| some ") && lines[2].contains(" 12 "),
            "{text}"
        );
        assert!(
            lines[3].contains("75 %") && lines[3].contains("15.0 × hanabi"),
            "{text}"
        );
        assert!(lines[4].contains("hanabi (OpenSpiel)"), "{text}");
    }

    #[test]
    fn where_nothing_is_installed_the_table_says_so() {
        let text = table(&[measured()], &Err("python3 cannot be started".into()));
        assert!(
            text.ends_with("No figures of OpenSpiel: python3 cannot be started\n"),
            "{text}"
        );
        assert_eq!(grouped(1_234_567.4), "1 234 567");
        assert_eq!(grouped(12.0), "12");
    }
}
