//! The chores of this workspace.

mod tools;

use std::process::{Command, ExitCode};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tools::{cargo, install_page_tools, installed, npm, runs};

const USAGE: &str = "cargo xtask play      build the page, start the server and open it (what follows goes to `flibuste serve`)
cargo xtask test      everything that must hold: format, lints, tests, types, page, browser
cargo xtask bench     how fast the rules are (--json: one object a line; --seconds S; names of games)
cargo xtask load      how much the server carries, over loopback (--json; --tables N; --seconds S)
cargo xtask types     write the page's types again from the Rust types
cargo xtask screens   take pictures of every page, and the one in the README
cargo xtask golden    record the golden games again and show what changed
cargo xtask soak      the laws with many cases, then 100,000 audited games a mode (--games N, --seed S, names of games)
cargo xtask balance   how even a game is between its best bots (GAME --seats N --games N --first FIELD …)";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let rest = args.get(1..).unwrap_or_default();
    let fine = match args.first().map(String::as_str) {
        Some("play") => play(rest),
        Some("test") => test(),
        Some("bench") => workshop("bench", rest),
        Some("load") => load(rest),
        Some("types") => runs(
            cargo(&["test", "--quiet", "--package", "server", "--test", "typescript"])
                .env("FLIBUSTE_WRITE_TYPES", "1"),
        ),
        Some("screens") => screens(rest),
        Some("golden") => workshop("golden", rest),
        Some("soak") => soak(rest),
        Some("balance") => workshop("balance", rest),
        _ => {
            eprintln!("{USAGE}");
            return ExitCode::from(2);
        }
    };
    if fine {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

fn say<T>(result: Result<T, String>) -> Option<T> {
    result.map_err(|problem| eprintln!("xtask: {problem}")).ok()
}

/// Builds the page, which the server carries inside.
fn build_page() -> bool {
    say(install_page_tools()).is_some() && runs(&mut npm(&["run", "build"]))
}

fn play(rest: &[String]) -> bool {
    build_page()
        && runs(
            cargo(&[
                "run",
                "--quiet",
                "--release",
                "--package",
                "flibuste",
                "--",
                "serve",
            ])
            .args(rest),
        )
}

fn load(rest: &[String]) -> bool {
    let built = runs(&mut cargo(&[
        "build",
        "--quiet",
        "--release",
        "--package",
        "flibuste",
        "--package",
        "server",
    ]));
    built
        && runs(
            cargo(&[
                "run",
                "--quiet",
                "--release",
                "--package",
                "server",
                "--example",
                "load",
                "--",
            ])
            .args(rest),
        )
}

fn screens(rest: &[String]) -> bool {
    let built = build_page() && runs(&mut cargo(&["build", "--quiet", "--package", "flibuste"]));
    let Some(chromium) = say(tools::chromium()) else {
        return false;
    };
    built
        && runs(
            npm(&["run", "screens", "--"])
                .args(rest)
                .env("CHROMIUM", chromium),
        )
}

fn workshop(chore: &str, rest: &[String]) -> bool {
    runs(
        cargo(&[
            "run",
            "--quiet",
            "--release",
            "--package",
            "lab",
            "--bin",
            "workshop",
            "--",
            chore,
        ])
        .args(rest),
    )
}

/// One step of the tests: what it is, and what to run; an error says why it cannot be run.
struct Step {
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

const BROWSER: &str = "tests in a browser";

const STEPS: &[Step] = &[
    Step {
        name: "format",
        prepare: || Prepared::Run(cargo(&["fmt", "--all", "--check"])),
    },
    Step {
        name: "tools of the page",
        prepare: page_tools,
    },
    Step {
        name: "page",
        prepare: || Prepared::Run(npm(&["run", "build"])),
    },
    Step {
        name: "lints",
        prepare: lints,
    },
    Step {
        name: "tests",
        prepare: tests,
    },
    Step {
        name: "examples in the documentation",
        prepare: || Prepared::Run(cargo(&["test", "--workspace", "--doc", "--quiet"])),
    },
    Step {
        name: "types of the page",
        prepare: || Prepared::Run(npm(&["run", "check"])),
    },
    Step {
        name: "tests of the page",
        prepare: || Prepared::Run(npm(&["test"])),
    },
    Step {
        name: "tests in a browser",
        prepare: browser_tests,
    },
    Step {
        name: "licences and advisories",
        prepare: licences,
    },
];

fn page_tools() -> Prepared {
    match install_page_tools() {
        Ok(()) => Prepared::Done,
        Err(problem) => Prepared::Missing(problem),
    }
}

fn lints() -> Prepared {
    Prepared::Run(cargo(&[
        "clippy",
        "--workspace",
        "--all-targets",
        "--quiet",
        "--",
        "-D",
        "warnings",
    ]))
}

fn tests() -> Prepared {
    Prepared::Run(if installed("nextest") {
        cargo(&[
            "nextest",
            "run",
            "--workspace",
            "--no-fail-fast",
            "--status-level",
            "fail",
        ])
    } else {
        cargo(&[
            "test",
            "--workspace",
            "--no-fail-fast",
            "--quiet",
            "--lib",
            "--bins",
            "--tests",
        ])
    })
}

/// The browser tests drive the command that was built for the other tests.
fn browser_tests() -> Prepared {
    if !runs(&mut cargo(&["build", "--quiet", "--package", "flibuste"])) {
        return Prepared::Missing("the command does not build".into());
    }
    match tools::chromium() {
        Ok(chromium) => {
            let mut command = npm(&["run", "e2e"]);
            command.env("CHROMIUM", chromium);
            Prepared::Run(command)
        }
        Err(problem) => Prepared::Missing(problem),
    }
}

fn licences() -> Prepared {
    if installed("deny") {
        Prepared::Run(cargo(&["deny", "check"]))
    } else {
        Prepared::LeftOut("cargo-deny is not installed")
    }
}

/// Runs every step, whatever came of the others, and sums up.
fn test() -> bool {
    let mut report = Vec::new();
    let mut all = true;
    for step in STEPS {
        println!("── {}", step.name);
        let begun = Instant::now();
        let (fine, result) = match (step.prepare)() {
            // A browser on a busy machine may come too late once; not twice.
            Prepared::Run(mut command) if step.name == BROWSER => {
                match runs(&mut command) || runs(&mut command) {
                    true => (true, "fine".to_owned()),
                    false => (false, "FAILED twice".to_owned()),
                }
            }
            Prepared::Done => (true, "fine".to_owned()),
            Prepared::Run(mut command) => match runs(&mut command) {
                true => (true, "fine".to_owned()),
                false => (false, "FAILED".to_owned()),
            },
            Prepared::LeftOut(why) => (true, format!("left out: {why}")),
            Prepared::Missing(what) => (false, format!("FAILED: {what}")),
        };
        all &= fine;
        report.push((step.name, begun.elapsed(), result));
    }
    println!("── summary");
    for (name, time, result) in report {
        println!("{name:<32} {:>7}  {result}", seconds(time));
    }
    println!(
        "{}",
        if all {
            "Everything holds."
        } else {
            "Something does not hold."
        }
    );
    all
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

/// The laws elsewhere and more often, then many audited games.
fn soak(rest: &[String]) -> bool {
    let elsewhere = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(1, |now| now.as_secs());
    println!("── the laws, FLIBUSTE_LAW_SEED={elsewhere}");
    let mut laws = cargo(&[
        "test",
        "--release",
        "--workspace",
        "--test",
        "laws",
        "--no-fail-fast",
    ]);
    laws.env("FLIBUSTE_LAW_CASES", "50")
        .env("FLIBUSTE_LAW_SEED", elsewhere.to_string());
    let laws = runs(&mut laws);
    println!("── audited games");
    workshop("soak", rest) && laws
}
