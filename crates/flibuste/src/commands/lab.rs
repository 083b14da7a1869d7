//! `flibuste lab`

use std::collections::BTreeSet;
use std::io::{IsTerminal, Write};
use std::path::Path;

use indicatif::{ProgressBar, ProgressStyle};
use lab::balance::{self, Tally};
use lab::coverage::{Coverage, everywhere};
use lab::entropy::Entropy;
use lab::report::{self, Header, Report};
use lab::shape::Shape;
use lab::tournament::{self, HEAD, Meeting};
use lab::tune::{self, Tuning};
use lab::{LabError, Series, Studied};
use table::study::{Target, everything};
use table::{CardSet, Setup};

use crate::cli::{self, Lab, Sample, SetUp, Study, Work};
use crate::desk::{self, Desk, Playable, game};
use crate::trouble::{Trouble, trouble};

/// Studies games.
pub(crate) fn lab(given: &Lab, desk: &mut Desk) -> Result<(), Trouble> {
    let setup = match &given.study {
        Study::Balance(sample)
        | Study::Length(sample)
        | Study::Branching(sample)
        | Study::Entropy(sample)
        | Study::Coverage(sample) => &sample.setup,
        Study::Tune(given) => &given.sample.setup,
        Study::Tournament(given) => &given.setup,
    };
    let id = setup.game.as_str();
    game!(id, G => study::<G>(&given.study, desk))
}

/// What takes about a minute on one core, roughly, whatever the game.
const GAMES: u64 = 1000;
/// From each position of these games it is played on many times.
const OPEN_GAMES: u64 = 40;

fn study<G: Playable + Studied>(study: &Study, desk: &mut Desk) -> Result<(), Trouble> {
    let (report, work) = match study {
        Study::Balance(sample) => (balance_of::<G>(sample, desk)?, &sample.work),
        Study::Length(sample) => {
            let shape = shape_of::<G>(sample, desk)?;
            (
                shape.length::<G>(header::<G>(sample, desk)?, &desk.words),
                &sample.work,
            )
        }
        Study::Branching(sample) => {
            let shape = shape_of::<G>(sample, desk)?;
            (
                shape.branching::<G>(header::<G>(sample, desk)?, &desk.words),
                &sample.work,
            )
        }
        Study::Entropy(sample) => (entropy_of::<G>(sample, desk)?, &sample.work),
        Study::Coverage(sample) => (coverage_of::<G>(sample, desk)?, &sample.work),
        Study::Tune(given) => (tune_of::<G>(given, desk)?, &given.sample.work),
        Study::Tournament(given) => (tournament_of::<G>(given, desk)?, &given.work),
    };
    show(&report, work.out.as_deref(), desk)
}

/// Prints a report, and writes it where it was asked for.
fn show(report: &Report, out: Option<&Path>, desk: &mut Desk) -> Result<(), Trouble> {
    if let Some(folder) = out {
        report::write(report, &desk.words, folder).map_err(Trouble::Said)?;
    }
    if desk.json {
        return desk.json(&report::json(report));
    }
    let lines = report::lines(report, &desk.words);
    lines.iter().try_for_each(|line| desk.line(line))
}

/// Progress on standard error, where somebody sees it.
fn bar(games: u64) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed} +{eta}");
    ProgressBar::new(games).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// The best of the bots that move at once, unless others were named.
fn bots<G: Studied>(given: &[String]) -> Vec<String> {
    match given {
        [] => table::bots::names::<G>()
            .pop()
            .map(Into::into)
            .into_iter()
            .collect(),
        given => given.to_vec(),
    }
}

fn series<G: Studied>(sample: &Sample, usual: u64, desk: &Desk) -> Result<Series<G>, Trouble> {
    let bots = bots::<G>(&sample.bots);
    Ok(Series {
        setup: seats::<G>(&sample.setup, bots.len())?,
        cards: desk.cards.of::<G>(),
        bots,
        games: sample.games.unwrap_or(usual),
        seed: desk::seed(&sample.work.seed),
        threads: sample.work.threads.map(usize::from),
        record: false,
    })
}

/// The set-up that was asked for; two seats at least, since nothing is to be compared at one.
fn seats<G: Studied>(given: &SetUp, bots: usize) -> Result<Setup, Trouble> {
    desk::setup::<G>(given, bots.max(2))
}

fn header<G: Studied>(sample: &Sample, desk: &Desk) -> Result<Header, Trouble> {
    let setup = seats::<G>(&sample.setup, bots::<G>(&sample.bots).len())?;
    Ok(header_of::<G>(&setup, &sample.work, desk))
}

fn header_of<G: Studied>(setup: &Setup, work: &Work, desk: &Desk) -> Header {
    let settings = setup
        .settings()
        .iter()
        .map(|(name, value)| format!(" {name}={value}"));
    let words = std::env::args()
        .skip(1)
        .map(|word| match word.contains([' ', '"', '\'', '$']) {
            true => format!("'{}'", word.replace('\'', "'\\''")),
            false => word,
        });
    Header {
        version: cli::version().to_owned(),
        setup: format!(
            "{} seats={}{}, cards {}",
            G::ID,
            setup.seats(),
            settings.collect::<String>(),
            desk.cards.of::<G>().digest()
        ),
        seed: work.seed.clone(),
        command: format!("flibuste {}", words.collect::<Vec<_>>().join(" ")),
    }
}

fn balance_of<G: Studied>(sample: &Sample, desk: &Desk) -> Result<Report, Trouble> {
    let series = series::<G>(sample, GAMES, desk)?;
    let (bar, mut tally) = (bar(series.games), Tally::default());
    series.survey(|game| {
        tally.add::<G>(&game);
        bar.inc(1);
    })?;
    bar.finish_and_clear();
    Ok(balance::report::<G>(
        &tally,
        header::<G>(sample, desk)?,
        &desk.words,
    ))
}

fn shape_of<G: Studied>(sample: &Sample, desk: &Desk) -> Result<Shape, Trouble> {
    let series = series::<G>(sample, GAMES, desk)?;
    let (bar, mut shape) = (bar(series.games), Shape::default());
    series.survey(|game| {
        shape.add(&game);
        bar.inc(1);
    })?;
    bar.finish_and_clear();
    Ok(shape)
}

fn entropy_of<G: Studied>(sample: &Sample, desk: &Desk) -> Result<Report, Trouble> {
    let series = series::<G>(sample, OPEN_GAMES, desk)?;
    let (bar, mut entropy) = (bar(series.games), Entropy::default());
    series.openness(|game| {
        entropy.add(game);
        bar.inc(1);
    })?;
    bar.finish_and_clear();
    Ok(entropy.report::<G>(header::<G>(sample, desk)?, &desk.words))
}

fn coverage_of<G: Studied>(sample: &Sample, desk: &Desk) -> Result<Report, Trouble> {
    let mut series = series::<G>(sample, GAMES, desk)?;
    let (bar, mut coverage) = (bar(series.games), Coverage::default());
    let each = |game: lab::Watched| {
        coverage.add(&game);
        bar.inc(1);
    };
    let mut header = header::<G>(sample, desk)?;
    if sample.setup.seats.is_none() && sample.setup.set.is_empty() {
        if sample.bots.is_empty() {
            series.bots.insert(0, "random".into());
        }
        header.setup = format!("{} in every mode, cards {}", G::ID, series.cards.digest());
        everywhere(&series, each)?;
    } else {
        series.survey(each)?;
    }
    bar.finish_and_clear();
    Ok(coverage.report::<G>(series.cards, header, &desk.words))
}

fn tune_of<G: Studied>(given: &cli::Tune, desk: &Desk) -> Result<Report, Trouble> {
    let series = series::<G>(&given.sample, GAMES, desk)?;
    let mut families: BTreeSet<&'static str> = everything::<G>(series.cards)
        .iter()
        .map(|fact| fact.family)
        .collect();
    families.extend(["seat", "place"]);
    let mut targets = Vec::new();
    for text in &given.targets {
        match Target::parse(text, &families) {
            Some(target) => targets.push(target),
            None => return trouble(format!("'{text}' is no aim of {}; see --help", G::ID)),
        }
    }
    if targets.is_empty() {
        targets = G::TARGETS.to_vec();
    }
    let tuning = Tuning {
        setup: series.setup,
        text: desk
            .cards
            .text_of::<G>()
            .map_or_else(|| G::data().into_owned(), str::to_owned),
        bots: series.bots,
        games: series.games,
        tries: given.tries,
        seed: series.seed,
        threads: series.threads,
        targets,
    };
    let bar = bar(series.games * (u64::from(given.tries) + 3));
    let proposal = tuning.propose::<G>(&mut || bar.inc(1))?;
    bar.finish_and_clear();
    let header = header::<G>(&given.sample, desk)?;
    if let Some(folder) = given.sample.work.out.as_deref().filter(|_| proposal.holds) {
        let path = folder.join("proposal.toml");
        let text = format!("# {}\n\n{}", header.line(), proposal.text);
        std::fs::create_dir_all(folder)
            .and_then(|()| std::fs::write(&path, text))
            .map_err(|error| Trouble::Said(format!("{}: {error}", path.display())))?;
    }
    Ok(tune::report::<G>(&proposal, header, &desk.words))
}

fn tournament_of<G: Studied>(given: &cli::Tournament, desk: &Desk) -> Result<Report, Trouble> {
    let setup = seats::<G>(&given.setup, 0)?;
    let header = header_of::<G>(&setup, &given.work, desk);
    let file = given.work.out.as_ref().map(|folder| folder.join("meetings.csv"));
    let known = file
        .as_deref()
        .map_or(Ok(Vec::new()), |file| kept(file, &header))?;
    let tournament = tournament::Tournament::<G> {
        setup,
        cards: desk.cards.of::<G>(),
        bots: given.bots.clone(),
        deals: given.deals,
        seed: desk::seed(&given.work.seed),
        threads: given.work.threads.map(usize::from),
        stop_early: !given.all,
        ladder: given.ladder,
    };
    let bar = bar(tournament.meetings());
    bar.inc(known.len() as u64);
    let mut problem = Ok(());
    let played = tournament.play(&known, |meeting| {
        bar.inc(1);
        if let (Some(file), Ok(())) = (&file, &problem) {
            problem = keep(file, &header, meeting);
        }
    });
    bar.finish_and_clear();
    let meetings = played.map_err(|error: LabError| Trouble::from(error))?;
    problem?;
    Ok(tournament::report::<G>(&meetings, header, &desk.words))
}

/// The meetings in a file; none if there is no such file.
fn kept(file: &Path, header: &Header) -> Result<Vec<Meeting>, Trouble> {
    let said = |problem: String| Trouble::Said(format!("{}: {problem}", file.display()));
    match std::fs::read_to_string(file) {
        Ok(text) => tournament::kept(&text, header).map_err(said),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(Vec::new()),
        Err(error) => Err(said(error.to_string())),
    }
}

/// Adds a meeting to a file at once, so that a tournament that is broken off goes on where it stood.
fn keep(file: &Path, header: &Header, meeting: &Meeting) -> Result<(), Trouble> {
    let write = || -> std::io::Result<()> {
        if let Some(folder) = file.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let mut out = std::fs::OpenOptions::new().append(true).create(true).open(file)?;
        if out.metadata()?.len() == 0 {
            writeln!(out, "# {}\n{HEAD}", header.line())?;
        }
        writeln!(out, "{}", meeting.row())
    };
    write().map_err(|error| Trouble::Said(format!("{}: {error}", file.display())))
}
