//! A report as files in a folder: each table as CSV and as Parquet, the whole as a page and as Markdown.

use std::fs;
use std::path::Path;

use serde_json::{Map, Value, json};
use words::Words;

use super::{Cell, Header, Kind, Report, Table, html, markdown, parquet};

/// Writes everything into a folder, which is made if it is not there.
pub fn write(report: &Report, words: &Words, folder: &Path) -> Result<(), String> {
    let put = |name: String, bytes: &[u8]| {
        let path = folder.join(name);
        fs::write(&path, bytes).map_err(|error| format!("{}: {error}", path.display()))
    };
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    for table in &report.files {
        put(
            format!("{}.csv", table.name),
            csv(table, &report.header).as_bytes(),
        )?;
        let file = parquet(table, &report.header).map_err(|error| format!("{}: {error}", table.name))?;
        put(format!("{}.parquet", table.name), &file)?;
    }
    put("report.html".into(), html(report, words).as_bytes())?;
    put("report.md".into(), markdown(report, words).as_bytes())
}

/// The name of each column in a file.
pub(super) fn names(table: &Table) -> Vec<String> {
    let names = table.columns.iter().flat_map(|column| {
        let ends: &[&str] = match column.kind {
            Kind::ShareWithin | Kind::RealWithin(_) => &["", "_low", "_high"],
            _ => &[""],
        };
        ends.iter().map(|end| format!("{}{end}", column.name))
    });
    names.collect()
}

/// A report for programs: how it was made, and each table as a list of objects.
pub fn json(report: &Report) -> Value {
    let tables = report.files.iter().map(|table| {
        let names = names(table);
        let rows = table.rows.iter().map(|row| {
            let values = row.iter().flat_map(|cell| match cell {
                Cell::Text(text) => vec![json!(text)],
                Cell::Count(count) => vec![json!(count)],
                Cell::Real(value) => vec![json!(value)],
                Cell::Within(rate) => vec![json!(rate.rate), json!(rate.low), json!(rate.high)],
                Cell::Flag(flag) => vec![json!(flag)],
            });
            names.iter().cloned().zip(values).collect::<Map<String, Value>>()
        });
        (table.name.to_owned(), json!(rows.collect::<Vec<_>>()))
    });
    let tables: Map<String, Value> = tables.collect();
    json!({ "game": report.game, "made_by": report.header.line(), "tables": tables })
}

/// A table as CSV. Its first line, after `#`, says how it was made.
pub fn csv(table: &Table, header: &Header) -> String {
    let mut out = format!(
        "# {}\n{}\n",
        header.line().replace('\n', " "),
        names(table).join(",")
    );
    for row in &table.rows {
        let cells = row.iter().map(|cell| match cell {
            Cell::Text(text) => quoted(text),
            Cell::Count(count) => count.to_string(),
            Cell::Real(value) => value.to_string(),
            Cell::Within(rate) => format!("{},{},{}", rate.rate, rate.low, rate.high),
            Cell::Flag(flag) => flag.to_string(),
        });
        out += &cells.collect::<Vec<_>>().join(",");
        out.push('\n');
    }
    out
}

fn quoted(text: &str) -> String {
    match text.contains([',', '"', '\n', '#']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.to_owned(),
    }
}
