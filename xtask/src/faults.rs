//! `cargo xtask faults GAME`: which faults in its rules a game's own tests notice.
//!
//! All faults are put into a copy of the game at once, each behind a number that the environment chooses, so that the copy is compiled once and
//! its tests run once for each fault. Tests of rules come first; with `--laws` what they let pass goes through the laws too. What came out is kept
//! in `target/faults/GAME.tsv`.

mod put;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::tools::{cargo, root};
use put::{Fault, with_faults};

/// Where a game has its rules.
const RULES: &[&str] = &["src/rules", "src/negotiation", "src/rules.rs"];

/// The modules of a game's tests that do not test single rules: laws, whole and recorded games, bots, words and what is worked out for the page.
const OTHER_TESTS: &[&str] = &[
    "laws::",
    "coverage::",
    "bots::",
    "first_edition::",
    "golden::",
    "words::",
    "positions::",
    "aids::",
    "matrix::",
];

/// What a faulty copy has at the end of its `lib.rs`. With a fault switched on the first test that fails ends them all.
const SWITCH: &str = r#"
/// The fault that is switched on; 0 is none.
pub(crate) fn fault() -> u32 {
    static FAULT: std::sync::OnceLock<u32> = std::sync::OnceLock::new();
    *FAULT.get_or_init(|| {
        let fault = std::env::var("FAULT").ok().and_then(|number| number.parse().ok()).unwrap_or(0);
        if fault != 0 {
            std::panic::set_hook(Box::new(|_| std::process::exit(101)));
        }
        fault
    })
}
"#;

/// What was asked.
struct Asked {
    game: String,
    /// Only one in so many faults, from the first or another one on.
    every: usize,
    from: usize,
    /// Only files whose path has this part.
    only: Option<String>,
    /// Only those that lived the last time.
    alive: bool,
    laws: bool,
}

/// Puts faults into the rules of a game and says which live.
pub(crate) fn faults(args: &[String]) -> Result<bool, String> {
    let asked = read(args)?;
    let copy = root().join("target/faults/copy");
    let all = copy_with_faults(&copy, &asked.game)?;
    let list = root().join(format!("target/faults/{}.tsv", asked.game));
    let chosen = chosen(&asked, &all, &list)?;
    println!("{} faults, {} of them are tried", all.len(), chosen.len());
    let tests = Tests {
        binary: build(&copy, &asked.game)?,
        folder: copy.join("crates/games").join(&asked.game),
        laws: asked.laws,
    };
    let kept = if asked.alive {
        fs::read_to_string(&list).unwrap_or_default()
    } else {
        String::new()
    };
    let alive = try_all(&tests, &chosen, &list, &kept)?;
    let caught = chosen.len() - alive;
    println!(
        "{caught} of {} are caught ({:.1} %); {} has all of them",
        chosen.len(),
        100.0 * caught as f64 / chosen.len().max(1) as f64,
        list.display()
    );
    Ok(true)
}

fn read(args: &[String]) -> Result<Asked, String> {
    let usage = "cargo xtask faults GAME [--laws] [--alive] [--only PART] [--every N [--from N]]";
    let value = |flag: &str| {
        let at = args.iter().position(|arg| arg == flag)?;
        args.get(at + 1)
    };
    let number = |flag: &str, otherwise: usize| match value(flag) {
        Some(text) => text
            .parse()
            .map_err(|_| format!("{flag} takes a number; {usage}")),
        None => Ok(otherwise),
    };
    let game = args.first().filter(|word| !word.starts_with('-')).ok_or(usage)?;
    if !crate::folders::games()?.contains(game) {
        return Err(format!("there is no game {game}; {usage}"));
    }
    Ok(Asked {
        game: game.clone(),
        every: number("--every", 1)?.max(1),
        from: number("--from", 0)?,
        only: value("--only").cloned(),
        alive: args.iter().any(|arg| arg == "--alive"),
        laws: args.iter().any(|arg| arg == "--laws"),
    })
}

/// Copies what the games are made of, with all faults in the rules of one game, which are listed. Files that are there already stay as they
/// are, so that little is compiled again.
fn copy_with_faults(to: &Path, game: &str) -> Result<Vec<Fault>, String> {
    let listed = Command::new("git")
        .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
        .args(["--", ":!web", ":!fuzz", ":!docs"])
        .current_dir(root())
        .output()
        .map_err(|error| format!("git ls-files: {error}"))?;
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    let own = format!("crates/games/{game}/");
    let mut list = Vec::new();
    for name in listed.split('\0').filter(|name| !name.is_empty()) {
        // A file that git still knows may have been removed.
        let Ok(text) = fs::read(root().join(name)) else {
            continue;
        };
        let faulty = match name.strip_prefix(&own) {
            Some(inside) => faulty(inside, &text, &mut list)?,
            None => None,
        };
        write(&to.join(name), faulty.as_deref().map_or(&text[..], str::as_bytes))?;
    }
    Ok(list)
}

/// A file of the game as the copy has it, if it has it otherwise.
fn faulty(inside: &str, text: &[u8], list: &mut Vec<Fault>) -> Result<Option<String>, String> {
    let source = String::from_utf8_lossy(text);
    if inside == "src/lib.rs" {
        let first = [source.find("\npub mod"), source.find("\nmod")];
        let first = first.into_iter().flatten().min();
        let (head, modules) = source.split_at(first.ok_or("the game's lib.rs has no modules")?);
        let quiet = "\n#![allow(warnings, clippy::all)]\n";
        return Ok(Some(format!("{head}{quiet}{modules}{SWITCH}")));
    }
    let of_rules = |part: &str| {
        inside
            .strip_prefix(part)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
    };
    if RULES.iter().any(|part| of_rules(part)) && inside.ends_with(".rs") {
        return with_faults(inside, &source, list).map(Some);
    }
    Ok(None)
}

fn write(path: &Path, text: &[u8]) -> Result<(), String> {
    if fs::read(path).is_ok_and(|there| there == text) {
        return Ok(());
    }
    let said = |error: std::io::Error| format!("{}: {error}", path.display());
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(said)?;
    }
    fs::write(path, text).map_err(said)
}

/// Compiles the tests of the faulty copy; where their binary is.
fn build(copy: &Path, game: &str) -> Result<PathBuf, String> {
    let target = root().join("target");
    let mut command = cargo(&["test", "--no-run", "--package", game, "--test", "it"]);
    let built = command
        .arg("--target-dir")
        .arg(&target)
        .current_dir(copy)
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("cargo: {error}"))?;
    let said = String::from_utf8_lossy(&built.stderr).into_owned();
    let line = said.lines().find(|line| line.contains("Executable"));
    let path = line.and_then(|line| line.split('(').nth(1)?.strip_suffix(')'));
    match path {
        // The game's own tests are built under the same name, while faults are still tried.
        Some(path) if built.status.success() => set_aside(&copy.join(path), game),
        _ => Err(format!("the faulty copy does not compile:\n{said}")),
    }
}

/// Puts the binary where no other build comes by.
fn set_aside(binary: &Path, game: &str) -> Result<PathBuf, String> {
    let aside = root().join(format!("target/faults/{game}-tests"));
    // What is running is not written over, but made anew.
    let _ = fs::remove_file(&aside);
    fs::copy(binary, &aside).map_err(|error| format!("{}: {error}", aside.display()))?;
    Ok(aside)
}

/// The faults that were asked for.
fn chosen(asked: &Asked, all: &[Fault], list: &Path) -> Result<Vec<Fault>, String> {
    let mut chosen: Vec<Fault> = all.to_vec();
    if let Some(part) = &asked.only {
        chosen.retain(|fault| fault.file.contains(part));
    }
    if asked.alive {
        let kept = fs::read_to_string(list).map_err(|error| format!("{}: {error}", list.display()))?;
        let lived = |fault: &Fault| {
            let begin = format!("{}\t", told(fault));
            kept.lines()
                .any(|line| line.starts_with(&begin) && line.ends_with("\talive"))
        };
        chosen.retain(lived);
    }
    Ok(chosen.into_iter().skip(asked.from).step_by(asked.every).collect())
}

/// A fault in one line.
fn told(fault: &Fault) -> String {
    let Fault {
        number,
        file,
        line,
        function,
        what,
    } = fault;
    format!("{number}\t{file}:{line}\t{function}\t{what}")
}

/// The tests of the faulty copy.
struct Tests {
    binary: PathBuf,
    folder: PathBuf,
    laws: bool,
}

/// How the tests went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Went {
    Well,
    Badly,
    TooLong,
}

impl Tests {
    /// The tests of rules, one after the other.
    fn of_rules(&self, fault: u32, limit: Duration) -> Result<Went, String> {
        let skip = OTHER_TESTS.iter().flat_map(|part| ["--skip", part]);
        self.run(fault, skip.collect(), limit)
    }

    fn run(&self, fault: u32, args: Vec<&str>, limit: Duration) -> Result<Went, String> {
        let mut child = Command::new(&self.binary)
            .arg("--test-threads=1")
            .args(args)
            .current_dir(&self.folder)
            .env("FAULT", fault.to_string())
            .env("RUST_BACKTRACE", "0")
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("{}: {error}", self.binary.display()))?;
        let begun = Instant::now();
        loop {
            match child.try_wait() {
                Ok(Some(status)) if status.success() => return Ok(Went::Well),
                Ok(Some(_)) => return Ok(Went::Badly),
                Ok(None) if spent(child.id(), begun) < limit => sleep(Duration::from_millis(5)),
                _ => {
                    // A fault that never lets a game go on is noticed too.
                    let _ = child.kill();
                    let _ = child.wait();
                    return Ok(Went::TooLong);
                }
            }
        }
    }
}

/// How much processor time a process has used, or how long it is there where the system does not say: on a busy machine a test is slow, and
/// not caught in a loop.
fn spent(process: u32, begun: Instant) -> Duration {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // After the name, which may have anything in it, the twelfth and thirteenth fields are user and system time in hundredths of a second.
    let fields = stat.rsplit(')').next().unwrap_or_default();
    let ticks: Vec<u64> = fields
        .split_whitespace()
        .skip(11)
        .take(2)
        .filter_map(|field| field.parse().ok())
        .collect();
    match ticks[..] {
        [user, system] => Duration::from_millis((user + system) * 10),
        _ => begun.elapsed(),
    }
}

/// How long tests may take that took so long without a fault.
fn limit(taken: Duration) -> Duration {
    taken * 3 + Duration::from_secs(2)
}

/// Tries the faults one after the other and writes down what came out; how many live.
fn try_all(tests: &Tests, chosen: &[Fault], list: &Path, kept: &str) -> Result<usize, String> {
    let begun = Instant::now();
    let generous = Duration::from_secs(600);
    if tests.of_rules(0, generous)? != Went::Well {
        return Err("the tests of rules fail without a fault".into());
    }
    let of_rules = limit(begun.elapsed());
    println!("without a fault they take {:.1} s", begun.elapsed().as_secs_f64());
    let begun = Instant::now();
    if tests.laws && tests.run(0, vec!["laws::"], generous)? != Went::Well {
        return Err("the laws fail without a fault".into());
    }
    let of_laws = limit(begun.elapsed());
    // By number; what is not tried this time stays as it was found before.
    let number = |line: &str| line.split('\t').next()?.parse::<u32>().ok();
    let mut lines: BTreeMap<u32, String> = kept
        .lines()
        .filter_map(|line| Some((number(line)?, line.to_owned())))
        .collect();
    let mut alive = 0;
    for fault in chosen {
        let mut by = "rules";
        let mut went = tests.of_rules(fault.number, of_rules)?;
        if went == Went::Well && tests.laws {
            by = "laws";
            went = tests.run(fault.number, vec!["laws::"], of_laws)?;
        }
        let end = match went {
            Went::Well => {
                alive += 1;
                println!("{}", told(fault));
                "alive".to_owned()
            }
            Went::Badly => format!("caught\t{by}"),
            Went::TooLong => format!("caught\t{by}, too long"),
        };
        lines.insert(fault.number, format!("{}\t{end}", told(fault)));
        let all: Vec<&str> = lines.values().map(String::as_str).collect();
        write(list, (all.join("\n") + "\n").as_bytes())?;
    }
    Ok(alive)
}
