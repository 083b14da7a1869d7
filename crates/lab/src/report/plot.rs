//! Pictures of figures, drawn as SVG. They take their colours from the page, so that they are read on light and dark ground.

use std::fmt::Write;

use crate::statistics::Rate;

/// A picture.
#[derive(Clone, Debug, PartialEq)]
pub enum Plot {
    /// Figures with their intervals, one below the other, around what would be even.
    Dots {
        /// A label, the figure, and whether it stands out.
        rows: Vec<(String, Rate, bool)>,
        /// What would be even.
        even: Option<f64>,
        /// Whether they are shares, shown in per cent.
        shares: bool,
    },
    /// How often each value came up.
    Bars(Vec<(f64, u64)>),
    /// Figures with their intervals along a line.
    Line(Vec<(String, Rate)>),
}

impl Plot {
    /// The picture.
    pub fn svg(&self, label: &str) -> String {
        match self {
            Plot::Dots { rows, even, shares } => dots(rows, *even, *shares, label),
            Plot::Bars(bars) => histogram(bars, label),
            Plot::Line(points) => line(points, label),
        }
    }
}

const WIDTH: f64 = 760.0;

fn open(height: f64, label: &str) -> String {
    format!(
        "<svg viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{}\">",
        escaped(label)
    )
}

/// Text that is no mark-up.
pub(super) fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('"', "&quot;")
}

/// Round values between two ends, about `count` of them.
fn ticks(low: f64, high: f64, count: f64) -> Vec<f64> {
    let rough = ((high - low) / count).max(1e-9);
    let power = 10f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|part| part * power);
    let step = step.into_iter().find(|step| *step >= rough).unwrap_or(rough);
    let first = (low / step).ceil() as i64;
    let last = (high / step).floor() as i64;
    (first..=last).map(|at| at as f64 * step).collect()
}

fn shown(value: f64, share: bool) -> String {
    let value = if share { 100.0 * value } else { value };
    let digits = if value.fract().abs() < 1e-6 { 0 } else { 1 };
    format!("{value:.digits$}{}", if share { " %" } else { "" })
}

fn dots(rows: &[(String, Rate, bool)], even: Option<f64>, shares: bool, label: &str) -> String {
    const ROW: f64 = 24.0;
    let known = rows
        .iter()
        .filter(|(_, rate, _)| rate.low.is_finite() && rate.high.is_finite());
    let ends = known.flat_map(|(_, rate, _)| [rate.low, rate.high]).chain(even);
    let (mut low, mut high) = ends.fold((f64::MAX, f64::MIN), |(low, high), end| {
        (low.min(end), high.max(end))
    });
    if low >= high {
        (low, high) = (low.min(0.0) - 0.5, high.max(0.0) + 0.5);
    }
    let margin = 0.04 * (high - low);
    (low, high) = (low - margin, high + margin);
    let x = |value: f64| 230.0 + 500.0 * (value.clamp(low, high) - low) / (high - low);
    let height = ROW * rows.len() as f64 + 30.0;
    let mut svg = open(height, label);
    // Writing to a text cannot fail, here and below.
    for tick in ticks(low, high, 6.0) {
        let _ = write!(
            svg,
            "<line class=\"grid\" x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"4\" y2=\"{1:.1}\"/><text x=\"{0:.1}\" y=\"{2:.1}\" text-anchor=\"middle\">{3}</text>",
            x(tick),
            height - 24.0,
            height - 8.0,
            shown(tick, shares)
        );
    }
    if let Some(even) = even {
        let _ = write!(
            svg,
            "<line class=\"even\" x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"2\" y2=\"{1:.1}\"/>",
            x(even),
            height - 24.0
        );
    }
    for (at, (label, rate, stands_out)) in rows.iter().enumerate() {
        let y = ROW * at as f64 + ROW / 2.0 + 2.0;
        let class = if *stands_out { "mark out" } else { "mark" };
        let _ = write!(
            svg,
            "<text x=\"220\" y=\"{0:.1}\" text-anchor=\"end\">{1}</text><g class=\"{class}\"><title>{1}: {5} ({6} – {7})</title><line x1=\"{2:.1}\" x2=\"{3:.1}\" y1=\"{y}\" y2=\"{y}\"/><circle cx=\"{4:.1}\" cy=\"{y}\" r=\"5\"/></g>",
            y + 4.5,
            escaped(label),
            x(rate.low),
            x(rate.high),
            x(rate.rate),
            shown(rate.rate, shares),
            shown(rate.low, shares),
            shown(rate.high, shares),
        );
    }
    svg + "</svg>"
}

/// At most this many bars stand side by side; values between are put together.
const MOST_BARS: f64 = 48.0;

fn histogram(bars: &[(f64, u64)], label: &str) -> String {
    const HEIGHT: f64 = 240.0;
    let low = bars.iter().map(|(value, _)| *value).fold(f64::MAX, f64::min);
    let high = bars.iter().map(|(value, _)| *value).fold(f64::MIN, f64::max);
    if bars.is_empty() {
        return open(20.0, label) + "</svg>";
    }
    let width = ((high - low + 1.0) / MOST_BARS).ceil().max(1.0);
    let count = ((high - low) / width).floor() as usize + 1;
    let mut sums = vec![0u64; count];
    for (value, times) in bars {
        sums[((value - low) / width) as usize] += times;
    }
    let most = sums.iter().copied().max().unwrap_or(1).max(1) as f64;
    let step = (WIDTH - 70.0) / count as f64;
    let y = |times: f64| HEIGHT - 30.0 - (HEIGHT - 44.0) * times / most;
    let mut svg = open(HEIGHT, label);
    for tick in ticks(0.0, most, 4.0) {
        let _ = write!(
            svg,
            "<line class=\"grid\" x1=\"60\" x2=\"{WIDTH}\" y1=\"{0:.1}\" y2=\"{0:.1}\"/><text x=\"54\" y=\"{1:.1}\" text-anchor=\"end\">{tick}</text>",
            y(tick),
            y(tick) + 4.5,
        );
    }
    for (at, times) in sums.iter().enumerate() {
        let from = low + width * at as f64;
        let range = match width > 1.0 {
            true => format!("{from:.0} – {:.0}", from + width - 1.0),
            false => format!("{from:.0}"),
        };
        let _ = write!(
            svg,
            "<rect class=\"bar\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\"><title>{range}: {times}</title></rect>",
            60.0 + step * at as f64 + 0.5,
            y(*times as f64),
            (step - 1.0).max(0.5),
            HEIGHT - 30.0 - y(*times as f64),
        );
    }
    for tick in ticks(low, high.max(low + 1.0), 8.0) {
        let at = 60.0 + step * ((tick - low) / width + 0.5);
        let _ = write!(
            svg,
            "<text x=\"{at:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{tick}</text>",
            HEIGHT - 12.0
        );
    }
    svg + "</svg>"
}

fn line(points: &[(String, Rate)], label: &str) -> String {
    const HEIGHT: f64 = 260.0;
    let high = points
        .iter()
        .map(|(_, rate)| rate.high)
        .filter(|end| end.is_finite());
    let high = high.fold(0.1, f64::max) * 1.05;
    let step = (WIDTH - 120.0) / points.len().saturating_sub(1).max(1) as f64;
    let (x, y) = (
        |at: usize| 80.0 + step * at as f64,
        |value: f64| HEIGHT - 34.0 - (HEIGHT - 50.0) * value.clamp(0.0, high) / high,
    );
    let mut svg = open(HEIGHT, label);
    for tick in ticks(0.0, high, 5.0) {
        let _ = write!(
            svg,
            "<line class=\"grid\" x1=\"60\" x2=\"{WIDTH}\" y1=\"{0:.1}\" y2=\"{0:.1}\"/><text x=\"54\" y=\"{1:.1}\" text-anchor=\"end\">{2}</text>",
            y(tick),
            y(tick) + 4.5,
            (tick * 100.0).round() / 100.0
        );
    }
    let path: Vec<String> = points
        .iter()
        .enumerate()
        .map(|(at, (_, rate))| format!("{:.1},{:.1}", x(at), y(rate.rate)))
        .collect();
    let _ = write!(svg, "<polyline class=\"path\" points=\"{}\"/>", path.join(" "));
    for (at, (name, rate)) in points.iter().enumerate() {
        let _ = write!(
            svg,
            "<g class=\"mark\"><line x1=\"{0:.1}\" x2=\"{0:.1}\" y1=\"{1:.1}\" y2=\"{2:.1}\"/><circle cx=\"{0:.1}\" cy=\"{3:.1}\" r=\"5\"/></g><text x=\"{0:.1}\" y=\"{4:.1}\" text-anchor=\"middle\">{5}</text>",
            x(at),
            y(rate.low),
            y(rate.high),
            y(rate.rate),
            HEIGHT - 12.0,
            escaped(name)
        );
    }
    svg + "</svg>"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_inside() {
        assert_eq!(ticks(0.0, 10.0, 5.0), [0.0, 2.0, 4.0, 6.0, 8.0, 10.0]);
        assert_eq!(ticks(13.0, 47.0, 4.0), [20.0, 30.0, 40.0]);
    }

    #[test]
    fn every_bar_is_counted_once() {
        let bars: Vec<(f64, u64)> = (0..200).map(|value| (f64::from(value), 1)).collect();
        let svg = histogram(&bars, "length");
        let counts = svg.split("<title>").skip(1).filter_map(|part| {
            let text = part.split("</title>").next()?;
            text.rsplit(": ").next()?.parse::<u64>().ok()
        });
        assert_eq!(counts.sum::<u64>(), 200);
    }

    #[test]
    fn names_are_no_markup() {
        let rate = Rate {
            rate: 0.5,
            low: 0.4,
            high: 0.6,
        };
        let plot = Plot::Dots {
            rows: vec![("<b> & \"c\"".into(), rate, true)],
            even: Some(0.5),
            shares: true,
        };
        let svg = plot.svg("a");
        assert!(
            svg.contains("&lt;b&gt; &amp; &quot;c&quot;") && !svg.contains("<b>"),
            "{svg}"
        );
        assert!(svg.contains("50 % (40 % – 60 %)"));
    }
}
