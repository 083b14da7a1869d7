//! `flibuste auto`

use std::io::IsTerminal;

use indicatif::{ProgressBar, ProgressStyle};
use lab::{Series, Totals, wilson};

use crate::cli::Auto;
use crate::desk::{self, Desk, Playable, game};
use crate::trouble::Trouble;

/// Lets bots play.
pub(crate) fn auto(given: &Auto, desk: &mut Desk) -> Result<(), Trouble> {
    let id = given.setup.game.as_str();
    game!(id, G => play::<G>(given, desk))
}

fn play<G: Playable>(given: &Auto, desk: &mut Desk) -> Result<(), Trouble> {
    let series = Series::<G> {
        setup: desk::setup::<G>(&given.setup, given.bots.len())?,
        cards: desk.cards.of::<G>(),
        bots: given.bots.clone(),
        games: given.games,
        seed: desk::seed(&given.seed),
        threads: given.threads.map(usize::from),
        record: given.record.is_some(),
    };
    if let Some(folder) = &given.record {
        std::fs::create_dir_all(folder)
            .map_err(|error| Trouble::Said(format!("{}: {error}", folder.display())))?;
    }
    let bar = bar(given.games);
    let mut number = 0u64;
    let mut written = Ok(());
    let totals = lab::auto(&series, |played| {
        written = record(given, number, played.record.as_deref()).and_then(|()| match desk.json {
            true => desk.json(&played),
            false => Ok(()),
        });
        number += 1;
        bar.inc(1);
        written.is_ok()
    });
    bar.finish_and_clear();
    written?;
    let totals = totals?;
    if desk.json {
        desk.json(&totals)
    } else {
        summary::<G>(&totals, desk)
    }
}

/// Progress on standard error, where somebody sees it.
fn bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {per_sec} {eta}");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn record(given: &Auto, number: u64, text: Option<&str>) -> Result<(), Trouble> {
    let (Some(folder), Some(text)) = (&given.record, text) else {
        return Ok(());
    };
    let path = folder.join(format!("{}-{number:06}.jsonl", given.setup.game));
    std::fs::write(&path, text).map_err(|error| Trouble::Said(format!("{}: {error}", path.display())))
}

fn summary<G: Playable>(totals: &Totals, desk: &mut Desk) -> Result<(), Trouble> {
    let a_second = |seconds: f64| format!("{:.0}", totals.decisions as f64 / seconds.max(1e-9));
    let title = desk.words.text(
        "auto-title",
        [
            ("games", totals.games.to_string().into()),
            ("game", G::ID.into()),
            ("decisions", totals.decisions.to_string().into()),
            ("seconds", format!("{:.2}", totals.seconds).into()),
            ("speed", a_second(totals.seconds).into()),
            ("cpu", a_second(totals.cpu_seconds).into()),
        ],
    );
    desk.line(&title)?;
    for (outcome, count) in &totals.outcomes {
        let rate = wilson(*count, totals.games);
        let percent = |share: f64| format!("{:.1}", share * 100.0);
        let name = match outcome.as_str() {
            "won" | "lost" => desk.words.get(&format!("auto-outcome-{outcome}")),
            seats => desk
                .words
                .text("auto-outcome-seats", [("seats", seats.to_owned().into())]),
        };
        let line = desk.words.text(
            "auto-rate",
            [
                ("name", name.into()),
                ("count", count.to_string().into()),
                ("rate", percent(rate.rate).into()),
                ("low", percent(rate.low).into()),
                ("high", percent(rate.high).into()),
            ],
        );
        desk.line(&format!("  {line}"))?;
    }
    Ok(())
}
