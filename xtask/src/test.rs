//! Everything that must hold, or a part of it: `cargo xtask test [rust|page|browser|NAME]`.
//!
//! The page is looked at while Rust compiles: what it says is kept and shown when it is done, so that the two do not talk at once.

use std::process::Command;
use std::time::{Duration, Instant};

use crate::tools::{self, answers, cargo, install_page_tools, installed, npm, runs};

/// What is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    /// What both other parts need: the page as the server carries it.
    Ground,
    Rust,
    Page,
    Browser,
}

/// One step of the tests: what it is, and what to run.
struct Step {
    part: Part,
    name: &'static str,
    prepare: fn() -> Prepared,
}

enum Prepared {
    Run(Command),
    /// Nothing to run; all is well.
    Done,
    /// Not part of what must hold here.
    LeftOut(&'static str),
    /// It must hold, and cannot be looked at.
    Missing(String),
}

/// What came of a step.
struct Result {
    name: &'static str,
    time: Duration,
    fine: bool,
    text: String,
}

/// The tests of the toy game. The whole workspace is named although one file is run, so that all dependencies are built as for the other
/// tests, and only once.
const TOY: [&str; 5] = ["--workspace", "--features", "flibuste/toy", "--test", "toy"];

const STEPS: &[Step] = &[
    Step {
        part: Part::Ground,
        name: "tools of the page",
        prepare: page_tools,
    },
    Step {
        part: Part::Ground,
        name: "page",
        prepare: || Prepared::Run(npm(&["run", "build"])),
    },
    Step {
        part: Part::Page,
        name: "lints of the page",
        prepare: || Prepared::Run(npm(&["run", "lint"])),
    },
    Step {
        part: Part::Page,
        name: "types of the page",
        prepare: || Prepared::Run(npm(&["run", "check"])),
    },
    Step {
        part: Part::Page,
        name: "weight of the page",
        prepare: || Prepared::Run(npm(&["run", "size"])),
    },
    Step {
        part: Part::Page,
        name: "tests of the page",
        prepare: || Prepared::Run(npm(&["test"])),
    },
    Step {
        part: Part::Rust,
        name: "format",
        prepare: || Prepared::Run(cargo(&["fmt", "--all", "--check"])),
    },
    Step {
        part: Part::Rust,
        name: "games in their own folders",
        prepare: own_folders,
    },
    Step {
        part: Part::Rust,
        name: "lints",
        prepare: lints,
    },
    // The toy game comes first: what it leaves behind for the browser is the command with that game, and the tests that follow put the
    // ordinary command back in its place.
    Step {
        part: Part::Rust,
        name: "a game in one line",
        prepare: || Prepared::Run(nextest(&TOY)),
    },
    Step {
        part: Part::Rust,
        name: "PostgreSQL for the tests",
        prepare: || match tools::postgres() {
            Ok(()) => Prepared::Done,
            Err(why) => {
                println!("{why}");
                Prepared::LeftOut("what is kept in PostgreSQL is NOT looked at: it cannot be had here")
            }
        },
    },
    Step {
        part: Part::Rust,
        name: "NATS for the tests",
        prepare: || match tools::nats() {
            Ok(()) => Prepared::Done,
            Err(why) => {
                println!("{why}");
                Prepared::LeftOut("what nodes say to each other is NOT looked at: NATS cannot be had here")
            }
        },
    },
    Step {
        part: Part::Rust,
        name: "tests",
        prepare: || {
            keep_toy();
            let mut tests = nextest(&["--workspace"]);
            if tools::find_postgres() {
                // Whatever is left out there now is a failure.
                tests.env("FLIBUSTE_POSTGRES", "1");
            }
            if tools::find_nats().is_some() {
                tests.env("FLIBUSTE_NATS", "1");
            }
            Prepared::Run(tests)
        },
    },
    Step {
        part: Part::Rust,
        name: "examples in the documentation",
        prepare: || Prepared::Run(cargo(&["test", "--workspace", "--doc", "--quiet"])),
    },
    Step {
        part: Part::Rust,
        name: "licences and advisories",
        prepare: licences,
    },
    Step {
        part: Part::Browser,
        name: "tests in a browser",
        prepare: || browser_tests(&[]),
    },
];

fn page_tools() -> Prepared {
    match install_page_tools() {
        Ok(()) => Prepared::Done,
        Err(problem) => Prepared::Missing(problem),
    }
}

fn own_folders() -> Prepared {
    let found = crate::folders::strangers().and_then(|mut found| {
        found.extend(crate::folders::unlike()?);
        Ok(found)
    });
    match found {
        Ok(found) if found.is_empty() => Prepared::Done,
        Ok(found) => Prepared::Missing(found.join("\n")),
        Err(problem) => Prepared::Missing(problem),
    }
}

fn lints() -> Prepared {
    let all = ["clippy", "--workspace", "--all-targets", "--quiet", "--"];
    let mut command = cargo(&all);
    command.args(["-D", "warnings"]);
    Prepared::Run(command)
}

/// The tests of some packages, by nextest where it is installed.
fn nextest(packages: &[&str]) -> Command {
    if installed("nextest") {
        let mut command = cargo(&["nextest", "run", "--no-fail-fast", "--status-level", "fail"]);
        command.args(packages);
        command
    } else {
        let mut command = cargo(&["test", "--no-fail-fast", "--quiet"]);
        command.args(packages);
        if !packages.contains(&"--test") {
            command.args(["--lib", "--bins", "--tests"]);
        }
        command
    }
}

/// The browser tests drive the command that was built for the other tests, and the one with the toy game.
fn browser_tests(only: &[&str]) -> Prepared {
    // As nextest builds them.
    let build = |of: &[&str]| runs(cargo(&["test", "--quiet", "--no-run"]).args(of));
    let built = build(&TOY) && keep_toy() && build(&["--workspace"]);
    if built {
        in_browser(only)
    } else {
        Prepared::Missing("the command does not build".into())
    }
}

/// The browser tests, once both commands are built.
fn in_browser(only: &[&str]) -> Prepared {
    match tools::chromium() {
        Ok(chromium) => {
            let mut command = npm(&["run", "e2e", "--"]);
            command.args(only).env("CHROMIUM", chromium);
            Prepared::Run(command)
        }
        Err(problem) => Prepared::Missing(problem),
    }
}

/// Puts the command with the toy game beside the one without, which is built into the same place.
fn keep_toy() -> bool {
    let debug = tools::root().join("target/debug");
    std::fs::copy(debug.join("flibuste"), debug.join("flibuste-toy")).is_ok()
}

/// Licences, sources and doubles always; known faults of what is used only where the list of them can be fetched.
fn licences() -> Prepared {
    if !installed("deny") {
        return Prepared::LeftOut("cargo-deny is not installed");
    }
    let checks: &[&str] = if answers(&mut cargo(&["deny", "fetch", "db"])) {
        &["deny", "check", "--hide-inclusion-graph"]
    } else {
        println!("the list of known faults cannot be fetched: advisories are left out");
        &[
            "deny",
            "check",
            "--hide-inclusion-graph",
            "bans",
            "licenses",
            "sources",
        ]
    };
    Prepared::Run(cargo(checks))
}

fn one(name: &'static str, prepare: impl FnOnce() -> Prepared) -> Result {
    run(name, prepare, false)
}

/// Runs a step; what it says is shown as it comes, or kept until it is done.
fn run(name: &'static str, prepare: impl FnOnce() -> Prepared, keep: bool) -> Result {
    if !keep {
        println!("── {name}");
    }
    let begun = Instant::now();
    let (fine, text) = match prepare() {
        Prepared::Done => (true, "fine".to_owned()),
        Prepared::Run(mut command) => {
            let fine = if keep {
                let output = command.output();
                let fine = output.as_ref().is_ok_and(|output| output.status.success());
                let said = output.map(|output| [output.stdout, output.stderr].concat());
                println!("── {name}");
                if !fine {
                    println!("{}", String::from_utf8_lossy(&said.unwrap_or_default()));
                }
                fine
            } else {
                runs(&mut command)
            };
            (fine, if fine { "fine" } else { "FAILED" }.to_owned())
        }
        Prepared::LeftOut(why) => (true, format!("left out: {why}")),
        Prepared::Missing(what) => (false, format!("FAILED: {what}")),
    };
    Result {
        name,
        time: begun.elapsed(),
        fine,
        text,
    }
}

fn part(part: Part, keep: bool) -> Vec<Result> {
    let steps = STEPS.iter().filter(|step| step.part == part);
    steps.map(|step| run(step.name, step.prepare, keep)).collect()
}

/// Runs every step of what was asked for, whatever came of the others, and sums up.
pub(crate) fn test(args: &[String]) -> bool {
    let begun = Instant::now();
    let results = match args.first().map(String::as_str) {
        None => everything(),
        Some("rust") => part(Part::Rust, false),
        Some("page") => {
            let mut results = part(Part::Ground, false);
            results.extend(part(Part::Page, false));
            results
        }
        Some("browser") => {
            let mut results = part(Part::Ground, false);
            results.extend(match args.get(1) {
                Some(only) => vec![one("tests in a browser", || browser_tests(&[only]))],
                None => part(Part::Browser, false),
            });
            results
        }
        Some(name) => match named(name) {
            Some(results) => results,
            None => {
                eprintln!(
                    "xtask: no crate and no game is called '{name}'; there is rust, page, browser and every crate"
                );
                return false;
            }
        },
    };
    sum_up(&results, begun.elapsed())
}

fn everything() -> Vec<Result> {
    let mut results = part(Part::Ground, false);
    // The page is looked at while Rust compiles.
    let page = std::thread::spawn(|| part(Part::Page, true));
    results.extend(part(Part::Rust, false));
    results.extend(page.join().unwrap_or_default());
    // Both commands were built for the tests of Rust.
    results.push(one("tests in a browser", || in_browser(&[])));
    results
}

/// The tests of one crate, and of its page if it is a game.
fn named(name: &str) -> Option<Vec<Result>> {
    let root = tools::root();
    let places = ["crates", "crates/games", "."];
    let is_crate = places
        .iter()
        .any(|place| root.join(place).join(name).join("Cargo.toml").is_file());
    if !is_crate {
        return None;
    }
    let mut results = vec![one("tests", || Prepared::Run(nextest(&["--package", name])))];
    if root.join("web/src/games").join(name).is_dir() {
        let page = npm(&["exec", "vitest", "run", &format!("src/games/{name}/")]);
        results.push(one("tests of the page", || Prepared::Run(page)));
    }
    Some(results)
}

fn sum_up(results: &[Result], time: Duration) -> bool {
    println!("── summary");
    for result in results {
        let seconds = format!("{:.1} s", result.time.as_secs_f64());
        println!("{:<32} {seconds:>8}  {}", result.name, result.text);
    }
    let all = results.iter().all(|result| result.fine);
    let said = if all {
        "Everything holds"
    } else {
        "Something does not hold"
    };
    println!("{said} ({:.1} s).", time.as_secs_f64());
    all
}
