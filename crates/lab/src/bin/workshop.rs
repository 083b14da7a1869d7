//! The chores that need the games: `cargo xtask bench`, `golden`, `fixtures` and `soak` build and run this.

use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use catalog::{GAMES, with_game};

use lab::bench::figures::{Measured, table};
use lab::bench::openspiel;
use lab::golden::Golden;
use table::{Seed, Study};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let chore = args.first().map_or("", String::as_str);
    let done = match chore {
        "bench" => bench(&args),
        "golden" => golden(&args),
        "soak" => soak(&args),
        "fixtures" => fixtures(&args),
        _ => Err("usage: workshop bench [--json] [--seconds S] [GAME…] | golden [GAME…] | fixtures [--anew] [GAME…] | soak [--games N] [--seed S] [GAME…]".into()),
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
    let mut all = Vec::new();
    for id in games(args) {
        let Some(measured) = with_game!(id, G => Measured {
            measures: lab::bench::measure::<G>(time),
            nearest: <G as Study>::NEAREST,
        }) else {
            continue;
        };
        for measure in measured.measures.iter().filter(|_| json) {
            let text = serde_json::to_string(measure).map_err(|error| error.to_string())?;
            println!("{text}");
        }
        all.push(measured);
    }
    if !json {
        let kin: Vec<&str> = all.iter().flat_map(|game| game.nearest).copied().collect();
        print!("{}", table(&all, &openspiel::measure(&kin, time)));
    }
    Ok(())
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
