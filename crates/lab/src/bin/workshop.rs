//! The chores that need the games: `cargo xtask bench`, `golden` and `soak` build and run this.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use catalog::{CardBox, GAMES, with_game};
use lab::balance::Counted;
use lab::bench::Measure;
use lab::golden::Golden;
use lab::tournament::{HEAD, Meeting};
use table::{Game, Seed, Setup};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let chore = args.first().map_or("", String::as_str);
    let done = match chore {
        "bench" => bench(&args),
        "golden" => golden(&args),
        "soak" => soak(&args),
        "balance" => balance(&args),
        "tournament" => tournament(&args),
        "fixtures" => fixtures(&args),
        _ => Err("usage: workshop bench [--json] [--seconds S] [GAME…] | golden [GAME…] | fixtures [--anew] [GAME…] | soak [--games N] [--seed S] [GAME…] | tournament GAME --bots A,B,… [--seats N] [--deals N] [--seed S] [--threads N] [--all] [--csv FILE] [--html FILE] [--set NAME=VALUE] | balance GAME --seats N --games N --first FIELD [--has LIST.FIELD] [--gets MOVE] [--length FIELD] [--cards FILE] [--set NAME=VALUE]".into()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("workshop: {problem}");
            ExitCode::from(2)
        }
    }
}

/// The value after a flag.
fn value<'a>(args: &'a [String], flag: &str) -> Option<&'a str> {
    let at = args.iter().position(|arg| arg == flag)?;
    args.get(at + 1).map(String::as_str)
}

/// The games that were named, or all.
fn games(args: &[String]) -> Vec<&'static str> {
    let named: Vec<&str> = GAMES
        .iter()
        .filter(|id| args.iter().any(|arg| arg == *id))
        .copied()
        .collect();
    if named.is_empty() { GAMES.to_vec() } else { named }
}

fn bench(args: &[String]) -> Result<(), String> {
    let seconds: f64 = value(args, "--seconds")
        .map_or(Ok(1.0), str::parse)
        .map_err(|_| "--seconds takes a number")?;
    let time = Duration::try_from_secs_f64(seconds).map_err(|error| error.to_string())?;
    let json = args.iter().any(|arg| arg == "--json");
    for id in games(args) {
        let measures: Vec<Measure> = with_game!(id, G => lab::bench::measure::<G>(time)).unwrap_or_default();
        for measure in &measures {
            if json {
                println!(
                    "{}",
                    serde_json::to_string(measure).map_err(|error| error.to_string())?
                );
            } else {
                let Measure {
                    game,
                    what,
                    value,
                    unit,
                } = measure;
                println!("{game:<10} {what:<28} {:>16} {unit}", grouped(*value));
            }
        }
    }
    Ok(())
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

/// Writes the golden games and says what changed.
fn golden(args: &[String]) -> Result<(), String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games");
    for id in games(args) {
        let folder = crates.join(id).join("golden");
        std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let corpus = with_game!(id, G => lab::golden::record::<G>()).unwrap_or(Ok(Vec::new()));
        for Golden { file, text } in corpus.map_err(|error| error.to_string())? {
            let path = folder.join(&file);
            let before = std::fs::read_to_string(&path).ok();
            println!("{id}/{file}: {}", change(before.as_deref(), &text));
            if before.as_deref() != Some(text.as_str()) {
                std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
            }
        }
    }
    Ok(())
}

fn change(before: Option<&str>, after: &str) -> String {
    let Some(before) = before else {
        return format!("new, {} lines", after.lines().count());
    };
    if before == after {
        return "as before".into();
    }
    let differs = before
        .lines()
        .zip(after.lines())
        .position(|(old, new)| old != new);
    let at = differs.unwrap_or_else(|| before.lines().count().min(after.lines().count()));
    let show = |text: &str| {
        text.lines()
            .nth(at)
            .unwrap_or("(nothing)")
            .chars()
            .take(160)
            .collect::<String>()
    };
    format!(
        "changed from line {}\n  - {}\n  + {}",
        at + 1,
        show(before),
        show(after)
    )
}

fn soak(args: &[String]) -> Result<(), String> {
    let count: u64 = value(args, "--games")
        .map_or(Ok(100_000), str::parse)
        .map_err(|_| "--games takes a number")?;
    let seed = Seed::from_text(value(args, "--seed").unwrap_or("soak"));
    for id in games(args) {
        let say = |soaked: &lab::soak::Soaked| {
            let lab::soak::Soaked {
                name,
                games,
                decisions,
                longest,
            } = soaked;
            println!(
                "{id} {name}: {games} games end, {decisions} moves audited, the longest game has {longest}"
            );
        };
        with_game!(id, G => lab::soak::soak::<G>(count, &seed, say)).unwrap_or(Ok(()))?;
    }
    Ok(())
}

/// How even a game is between its best bots.
fn balance(args: &[String]) -> Result<(), String> {
    let number = |flag: &str| {
        let given = value(args, flag).and_then(|word| word.parse::<u64>().ok());
        given.ok_or_else(|| format!("{flag} takes a number"))
    };
    let (seats, count) = (number("--seats")?, number("--games")?);
    let word = |flag: &str| value(args, flag).map(str::to_owned);
    let counted = Counted {
        first: word("--first").ok_or("--first takes the field of the view that says who begins")?,
        has: word("--has"),
        gets: word("--gets"),
        length: word("--length"),
    };
    let id = games(args)[0];
    let mut cards = CardBox::default();
    if let Some(file) = value(args, "--cards") {
        let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
        cards
            .replace(id, &text)
            .map_err(|error| format!("{file}: {error}"))?;
    }
    let typed: Vec<&String> = args.iter().skip_while(|arg| *arg != "--set").skip(1).collect();
    let tally = with_game!(id, G => {
        let given = Setup::parse_settings(&typed, G::options()).map_err(|error| error.to_string())?;
        let setup = G::setup(seats as u8, &given).map_err(|error| error.to_string())?;
        lab::balance::count::<G>(&counted, &setup, cards.of::<G>(), count)
    });
    let tally = tally.unwrap_or_else(|| Err("there is no such game".into()))?;
    println!(
        "{count} games of {id} at {seats} seats, {} decisions a game",
        tally.decisions / count.max(1)
    );
    tally.lines().iter().for_each(|line| println!("{line}"));
    Ok(())
}

/// Lets bots meet and says who plays better. With `--csv` every meeting is kept at once, and what is there already is not played again.
fn tournament(args: &[String]) -> Result<(), String> {
    let number = |flag: &str, usual: u64| match value(args, flag) {
        Some(word) => word.parse::<u64>().map_err(|_| format!("{flag} takes a number")),
        None => Ok(usual),
    };
    let id = games(args)[0];
    let bots = value(args, "--bots").ok_or("--bots takes names of bots, with commas")?;
    let bots: Vec<String> = bots.split(',').map(str::to_owned).collect();
    let seed = value(args, "--seed").unwrap_or("tournament");
    let (deals, threads) = (number("--deals", 100)?, number("--threads", 0)?);
    let typed: Vec<&String> = args.iter().skip_while(|arg| *arg != "--set").skip(1).collect();
    let made_by = format!("{} {}", env!("CARGO_PKG_VERSION"), args.join(" "));
    let csv = value(args, "--csv");
    let known = csv.map_or(Ok(Vec::new()), kept)?;
    let meetings = with_game!(id, G => {
        let seats = number("--seats", u64::from(*<G as Game>::SEATS.start()))?;
        let given = Setup::parse_settings(&typed, G::options()).map_err(|error| error.to_string())?;
        let tournament = lab::tournament::Tournament::<G> {
            setup: G::setup(seats as u8, &given).map_err(|error| error.to_string())?,
            cards: CardBox::default().of::<G>(),
            bots,
            deals,
            seed: Seed::from_text(seed),
            threads: Some(threads as usize).filter(|threads| *threads > 0),
            stop_early: !args.iter().any(|arg| arg == "--all"),
        };
        let mut problem = Ok(());
        let played = tournament.play(&known, |meeting| {
            eprint!("\r{} – {}: deal {} of {deals} ", meeting.one, meeting.other, meeting.deal + 1);
            if let (Some(file), Ok(())) = (csv, &problem) {
                problem = keep(file, &made_by, meeting);
            }
        });
        eprintln!();
        problem.and(played.map_err(|error| error.to_string()))
    });
    let meetings = meetings.unwrap_or_else(|| Err("there is no such game".into()))?;
    lab::tournament::lines(&meetings)
        .iter()
        .for_each(|line| println!("{line}"));
    if let Some(file) = value(args, "--html") {
        let page = lab::tournament::html(&format!("Bots at {id}"), &made_by, &meetings);
        std::fs::write(file, page).map_err(|error| format!("{file}: {error}"))?;
    }
    Ok(())
}

/// The meetings in a file; none if there is no such file.
fn kept(file: &str) -> Result<Vec<Meeting>, String> {
    let text = match std::fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(format!("{file}: {error}")),
    };
    let rows = text
        .lines()
        .zip(1..)
        .filter(|(row, _)| !row.starts_with('#') && *row != HEAD);
    rows.map(|(row, line)| Meeting::parse(row).ok_or_else(|| format!("{file}, line {line}: no meeting")))
        .collect()
}

/// Adds a meeting to a file, which begins with how it was made.
fn keep(file: &str, made_by: &str, meeting: &Meeting) -> Result<(), String> {
    let write = || -> std::io::Result<()> {
        let mut out = std::fs::OpenOptions::new().append(true).create(true).open(file)?;
        if out.metadata()?.len() == 0 {
            writeln!(out, "# workshop {made_by}\n{HEAD}")?;
        }
        writeln!(out, "{}", meeting.row())
    };
    write().map_err(|error| format!("{file}: {error}"))
}

/// Writes what the tests and the gallery of the page read of every game that has a folder there. The games in which positions were found are
/// kept and gone through again; `--anew` looks for all of them elsewhere.
fn fixtures(args: &[String]) -> Result<(), String> {
    let pages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/games");
    let anew = args.iter().any(|arg| arg == "--anew");
    let mut missing = Vec::new();
    for id in games(args) {
        let folder = pages.join(id).join("fixtures");
        if !pages.join(id).is_dir() {
            continue;
        }
        std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let read = |name: &str| std::fs::read_to_string(folder.join(name)).ok();
        let mut files = with_game!(id, G => lab::cases::files::<G>()).unwrap_or_default();
        if let Some(looks) = read("looks.json") {
            let walks = read("walks.json").filter(|_| !anew);
            let say = |games: u64, wanted: &str| println!("{id}: {games} games, to be found: {wanted}");
            let gathered = with_game!(id, G => lab::looks::gather::<G>(&looks, walks.as_deref(), say));
            let gathered = gathered.unwrap_or_else(|| Err("there is no such game".into()))?;
            files.extend(gathered.files);
            missing.extend(
                Some(gathered.missing)
                    .filter(|names| !names.is_empty())
                    .map(|names| format!("{id}: {names}")),
            );
        }
        for (name, text) in files {
            let path = folder.join(name);
            let same = read(name).as_ref() == Some(&text);
            println!(
                "{id}/{name}: {} lines{}",
                text.lines().count(),
                if same { ", as before" } else { "" }
            );
            std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
        }
    }
    match missing[..] {
        [] => Ok(()),
        _ => Err(format!("looks that were never found: {}", missing.join("; "))),
    }
}
