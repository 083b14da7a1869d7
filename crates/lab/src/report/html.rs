//! A report as one page that needs nothing else.

use std::fmt::Write;

use words::Words;

use super::plot::escaped;
use super::text::{cells, headings};
use super::{Cell, Kind, Report, Section, Table};

const STYLE: &str = include_str!("report.css");

/// The page.
pub fn html(report: &Report, words: &Words) -> String {
    let title = escaped(&report.title.in_words(words));
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\"><title>{title}</title><style>{STYLE}</style></head><body><main><h1>{title}</h1>",
        words.lang().code()
    );
    let sections = || report.sections.iter().enumerate();
    if report.sections.len() > 2 {
        page.push_str("<nav>");
        for (at, section) in sections() {
            // Writing to a text cannot fail, here and below.
            let _ = write!(
                page,
                "<a href=\"#s{at}\">{}</a> ",
                escaped(&section.title.in_words(words))
            );
        }
        page.push_str("</nav>");
    }
    for (at, section) in sections() {
        part(&mut page, at, section, words);
    }
    let _ = writeln!(
        page,
        "<footer><p>{}</p><pre>{}</pre></footer></main></body></html>",
        escaped(&words.get("lab-made-by")),
        escaped(&report.header.line())
    );
    page
}

fn part(page: &mut String, at: usize, section: &Section, words: &Words) {
    let title = section.title.in_words(words);
    let _ = write!(page, "<section id=\"s{at}\"><h2>{}</h2>", escaped(&title));
    for note in &section.notes {
        let _ = write!(page, "<p>{}</p>", escaped(&note.in_words(words)));
    }
    if let Some(plot) = &section.plot {
        page.push_str(&plot.svg(&title));
    }
    if let Some(table) = section.table.as_ref().filter(|table| !table.rows.is_empty()) {
        figures(page, table, words);
    }
    page.push_str("</section>");
}

fn figures(page: &mut String, table: &Table, words: &Words) {
    let class = |kind: Kind| if kind == Kind::Text { " class=\"text\"" } else { "" };
    page.push_str("<div class=\"wide\"><table><thead><tr>");
    for (heading, column) in headings(table, words).iter().zip(&table.columns) {
        let _ = write!(page, "<th{}>{}</th>", class(column.kind), escaped(heading));
    }
    page.push_str("</tr></thead><tbody>");
    for (row, shown) in table.rows.iter().zip(cells(table)) {
        let out = row.contains(&Cell::Flag(true));
        page.push_str(if out { "<tr class=\"out\">" } else { "<tr>" });
        for (cell, column) in shown.iter().zip(&table.columns) {
            let _ = write!(page, "<td{}>{}</td>", class(column.kind), escaped(cell));
        }
        page.push_str("</tr>");
    }
    page.push_str("</tbody></table></div>");
}
