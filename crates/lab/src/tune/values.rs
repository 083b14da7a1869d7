//! The values in a data file that may be changed.

use std::ops::{Range, RangeInclusive};

use table::study::Knob;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A whole number in a data file that is ours to change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value {
    /// The section it is in.
    pub section: String,
    /// The id of its row; the name of the section where there is only one.
    pub id: String,
    /// Where in the row: `cost`, `effects.0.win_credits`.
    pub path: String,
    /// What it is.
    pub value: i64,
    /// What it may be.
    pub range: RangeInclusive<i64>,
    /// Where it stands in the text.
    pub span: Range<usize>,
}

/// All values of a file that `knobs` name, in rows that were reconstructed, without those that a row calls known.
pub fn values(text: &str, knobs: &[Knob]) -> Result<Vec<Value>, String> {
    let file = DeTable::parse(text).map_err(|error| error.to_string())?;
    let mut out = Vec::new();
    for (section, content) in file.get_ref() {
        let section: &str = section.get_ref();
        let knobs: Vec<&Knob> = knobs.iter().filter(|knob| knob.section == section).collect();
        match content.get_ref() {
            DeValue::Array(rows) => {
                for row in rows {
                    if let DeValue::Table(row) = row.get_ref() {
                        of_row(section, None, row, &knobs, &mut out);
                    }
                }
            }
            DeValue::Table(table) if table.contains_key("source") => {
                of_row(section, Some(section), table, &knobs, &mut out);
            }
            DeValue::Table(rows) => {
                for (id, row) in rows {
                    if let DeValue::Table(row) = row.get_ref() {
                        of_row(section, Some(id.get_ref()), row, &knobs, &mut out);
                    }
                }
            }
            _ => {}
        }
    }
    out.sort_by_key(|value| value.span.start);
    Ok(out)
}

fn of_row(section: &str, id: Option<&str>, row: &DeTable<'_>, knobs: &[&Knob], out: &mut Vec<Value>) {
    if word(row, "source") != Some("reconstructed") {
        return;
    }
    let known: Vec<&str> = match row.get("known").map(Spanned::get_ref) {
        Some(DeValue::Array(fields)) => fields
            .iter()
            .filter_map(|field| field.get_ref().as_str())
            .collect(),
        _ => Vec::new(),
    };
    let id = id.or_else(|| word(row, "id")).unwrap_or_default();
    for knob in knobs.iter().filter(|knob| !known.contains(&knob.field)) {
        if let Some(value) = row.get(knob.field) {
            numbers(value, knob.field.to_owned(), &mut |path, span, value| {
                out.push(Value {
                    section: section.to_owned(),
                    id: id.to_owned(),
                    path,
                    value,
                    range: knob.range.clone(),
                    span,
                });
            });
        }
    }
}

fn word<'a>(row: &'a DeTable<'_>, field: &str) -> Option<&'a str> {
    row.get(field)?.get_ref().as_str()
}

/// All whole numbers in a value, with their paths.
fn numbers(value: &Spanned<DeValue<'_>>, path: String, each: &mut dyn FnMut(String, Range<usize>, i64)) {
    match value.get_ref() {
        DeValue::Integer(number) => {
            if let Ok(read) = i64::from_str_radix(number.as_str(), number.radix()) {
                each(path, value.span(), read);
            }
        }
        DeValue::Array(list) => {
            for (at, value) in list.iter().enumerate() {
                numbers(value, format!("{path}.{at}"), each);
            }
        }
        DeValue::Table(table) => {
            for (key, value) in table {
                numbers(value, format!("{path}.{}", key.get_ref()), each);
            }
        }
        _ => {}
    }
}

/// The text with other values at these places, everything else as it is.
pub fn changed(text: &str, changes: &[(Value, i64)]) -> String {
    let mut changes: Vec<&(Value, i64)> = changes.iter().collect();
    changes.sort_by_key(|(value, _)| value.span.start);
    let (mut out, mut from) = (String::with_capacity(text.len()), 0);
    for (value, to) in changes {
        out.push_str(&text[from..value.span.start]);
        out.push_str(&to.to_string());
        from = value.span.end;
    }
    out + &text[from..]
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILE: &str = "# A box.\n[path]\nlair = 26 # printed\nsource = \"inferred\"\n\n[planets]\nnear = { power = 3, source = \"reconstructed\" }\nfar = { power = 9, source = \"rulebook\" }\n\n\
        [[card]]\nid = \"a\"\ncost = 4\nabilities = [{ draw = 1 }, { move = [2, 3] }]\nsource = \"reconstructed\"\n\n\
        [[card]]\nid = \"b\"\ncost = 5\nabilities = [{ draw = 2 }]\nsource = \"reconstructed\"\nknown = [\"cost\"]\n\n\
        [[card]]\nid = \"c\"\ncost = 6\nsource = \"owner\"\n";

    const KNOBS: &[Knob] = &[
        Knob::new("card", "cost", 1..=9),
        Knob::new("card", "abilities", 1..=4),
        Knob::new("path", "lair", 20..=30),
        Knob::new("planets", "power", 1..=9),
    ];

    #[test]
    fn only_what_is_ours_is_found() {
        let found = values(FILE, KNOBS).unwrap();
        let names: Vec<String> = found
            .iter()
            .map(|value| format!("{} {} = {}", value.id, value.path, value.value))
            .collect();
        assert_eq!(
            names,
            [
                "near power = 3",
                "a cost = 4",
                "a abilities.0.draw = 1",
                "a abilities.1.move.0 = 2",
                "a abilities.1.move.1 = 3",
                "b abilities.0.draw = 2",
            ]
        );
    }

    #[test]
    fn a_change_touches_nothing_else() {
        let found = values(FILE, KNOBS).unwrap();
        let text = changed(FILE, &[(found[3].clone(), 4), (found[1].clone(), 10)]);
        assert_eq!(
            text,
            FILE.replacen("cost = 4", "cost = 10", 1)
                .replacen("[2, 3]", "[4, 3]", 1)
        );
        assert_eq!(changed(FILE, &[]), FILE);
    }
}
