//! What came of a tournament, in lines and as a page that needs nothing else.

use std::fmt::Write;

use super::rating::{Rating, rate};
use super::{Meeting, scores};

/// The result in lines.
pub fn lines(meetings: &[Meeting]) -> Vec<String> {
    let pairs = scores(meetings).into_iter().map(|((one, other), score)| {
        let (low, high) = score.interval();
        let [more, equal, fewer] = score.matches;
        format!(
            "{one} – {other}: {:.1} % of the points ({:.1} to {:.1}), {} deals: {more} for {one}, {equal} even, {fewer} for {other}; games won {} to {}",
            100.0 * score.points,
            100.0 * low,
            100.0 * high,
            score.deals,
            score.won,
            score.lost,
        )
    });
    let ratings = rate(meetings).into_iter().map(|rating| {
        let Rating { name, elo, interval } = rating;
        format!("{name}: Elo {elo:+.0} ({:+.0} to {:+.0})", interval.0, interval.1)
    });
    pairs.chain(ratings).collect()
}

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem;color:#1d2733;background:#fbfaf7}\
table{border-collapse:collapse;width:100%;margin:1rem 0}td,th{padding:.35rem .6rem;border-bottom:1px solid #d8d4c8;text-align:right}\
td:first-child,th:first-child{text-align:left}svg{width:100%;height:auto}text{font:13px system-ui,sans-serif;fill:currentColor}\
code{white-space:pre-wrap;font-size:.85em;color:#58606b}@media(prefers-color-scheme:dark){body{color:#e6e2d8;background:#171b21}td,th{border-color:#39404a}}";

/// The result as a page. `title` says what was played, `made_by` how to make it again.
pub fn html(title: &str, made_by: &str, meetings: &[Meeting]) -> String {
    let mut page = format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\"><title>{0}</title><style>{STYLE}</style><h1>{0}</h1>",
        escaped(title)
    );
    page.push_str("<h2>Strength</h2>");
    page.push_str(&chart(&rate(meetings)));
    page.push_str("<h2>Meetings</h2><table><tr><th>pair<th>deals<th>points<th>95 %<th>better, even, worse<th>games won</tr>");
    for ((one, other), score) in scores(meetings) {
        let (low, high) = score.interval();
        let [more, equal, fewer] = score.matches;
        // Writing to a text cannot fail.
        let _ = write!(
            page,
            "<tr><td>{} – {}<td>{}<td>{:.1} %<td>{:.1} to {:.1}<td>{more}, {equal}, {fewer}<td>{:.1} to {:.1}</tr>",
            escaped(&one),
            escaped(&other),
            score.deals,
            100.0 * score.points,
            100.0 * low,
            100.0 * high,
            score.won,
            score.lost
        );
    }
    let _ = write!(page, "</table><p><code>{}</code></p></html>", escaped(made_by));
    page
}

/// Ratings as dots with their intervals.
fn chart(standing: &[Rating]) -> String {
    const ROW: usize = 34;
    let ends = standing
        .iter()
        .flat_map(|rating| [rating.interval.0, rating.interval.1]);
    let (low, high) = ends.fold((-50.0f64, 50.0f64), |(low, high), end| {
        (low.min(end), high.max(end))
    });
    let x = |elo: f64| 150.0 + 520.0 * (elo - low) / (high - low);
    let height = ROW * standing.len() + 30;
    let mut svg = format!("<svg viewBox=\"0 0 760 {height}\" role=\"img\" aria-label=\"Elo\">");
    for tick in (-20..=20)
        .map(|tick| f64::from(tick) * 100.0)
        .filter(|tick| *tick >= low && *tick <= high)
    {
        let at = x(tick);
        let _ = write!(
            svg,
            "<line x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"4\" y2=\"{0}\" stroke=\"#8886\"/><text x=\"{at:.1}\" y=\"{1}\" text-anchor=\"middle\">{tick:+.0}</text>",
            height - 24,
            height - 6
        );
    }
    for (row, rating) in standing.iter().enumerate() {
        let y = ROW * row + ROW / 2 + 4;
        let _ = write!(
            svg,
            "<text x=\"0\" y=\"{0}\">{1}</text><line x1=\"{2:.1}\" x2=\"{3:.1}\" y1=\"{y}\" y2=\"{y}\" stroke=\"#c2723a\" stroke-width=\"4\" stroke-linecap=\"round\"/><circle cx=\"{4:.1}\" cy=\"{y}\" r=\"7\" fill=\"#c2723a\"/><text x=\"690\" y=\"{0}\">{5:+.0}</text>",
            y + 5,
            escaped(&rating.name),
            x(rating.interval.0),
            x(rating.interval.1),
            x(rating.elo),
            rating.elo
        );
    }
    svg.push_str("</svg>");
    svg
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
