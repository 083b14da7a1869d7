//! A report in lines: for a terminal, and as Markdown.

use words::Words;

use super::{Kind, Report, Section, Table};

/// The report for a terminal.
pub fn lines(report: &Report, words: &Words) -> Vec<String> {
    let mut out = vec![report.title.in_words(words)];
    for section in &report.sections {
        out.push(String::new());
        out.push(format!("── {}", section.title.in_words(words)));
        out.extend(section.notes.iter().map(|note| note.in_words(words)));
        out.extend(
            readable(section)
                .map(|table| aligned(table, words))
                .unwrap_or_default(),
        );
    }
    out.extend([String::new(), report.header.line()]);
    out
}

/// The report as Markdown.
pub fn markdown(report: &Report, words: &Words) -> String {
    let mut out = format!("# {}\n", report.title.in_words(words));
    for section in &report.sections {
        out += &format!("\n## {}\n\n", section.title.in_words(words));
        for note in &section.notes {
            out += &format!("{}\n\n", note.in_words(words));
        }
        if let Some(table) = readable(section) {
            let row = |cells: Vec<String>| {
                let cells = cells.into_iter().map(|cell| cell.replace('|', "\\|"));
                format!("| {} |\n", cells.collect::<Vec<_>>().join(" | "))
            };
            out += &row(headings(table, words));
            let marks = table.columns.iter().map(|column| match column.kind {
                Kind::Text | Kind::Flag => "---".to_owned(),
                _ => "---:".to_owned(),
            });
            out += &row(marks.collect());
            cells(table).into_iter().for_each(|cells| out += &row(cells));
        }
    }
    out += &format!("\n```\n{}\n```\n", report.header.line());
    out
}

fn readable(section: &Section) -> Option<&Table> {
    section.table.as_ref().filter(|table| !table.rows.is_empty())
}

pub(super) fn headings(table: &Table, words: &Words) -> Vec<String> {
    let heading = |name: &str| words.get(&format!("lab-column-{}", name.replace('_', "-")));
    table.columns.iter().map(|column| heading(column.name)).collect()
}

pub(super) fn cells(table: &Table) -> Vec<Vec<String>> {
    let row = |row: &Vec<super::Cell>| {
        let cells = row.iter().zip(&table.columns);
        cells.map(|(cell, column)| cell.shown(column.kind)).collect()
    };
    table.rows.iter().map(row).collect()
}

fn aligned(table: &Table, words: &Words) -> Vec<String> {
    let mut rows = vec![headings(table, words)];
    rows.extend(cells(table));
    let width = |at: usize| rows.iter().map(|row| row[at].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..table.columns.len()).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).zip(&table.columns);
        let cells = cells.map(|((cell, width), column)| match column.kind {
            Kind::Text => format!("{cell:<width$}"),
            _ => format!("{cell:>width$}"),
        });
        let line = cells.collect::<Vec<_>>().join("  ");
        line.trim_end().to_owned()
    };
    rows.iter().map(line).collect()
}
