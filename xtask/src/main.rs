//! The chores of this workspace: `cargo xtask play|test|bench|golden|soak`.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

const USAGE: &str = "cargo xtask play     build and play in the terminal (everything after it goes to `flibuste play-here`)
cargo xtask test     everything that must hold: format, lints, tests, documentation examples, licences
cargo xtask bench    how fast the rules are (--json: one object a line; --seconds S; names of games)
cargo xtask golden   record the golden games again and show what changed
cargo xtask soak     the laws with many cases, then 100,000 audited games a mode (--games N, --seed S, names of games)";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let rest = args.get(1..).unwrap_or_default();
    let fine = match args.first().map(String::as_str) {
        Some("play") => play(rest),
        Some("test") => test(),
        Some("bench") => workshop("bench", rest),
        Some("golden") => workshop("golden", rest),
        Some("soak") => soak(rest),
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

fn root() -> PathBuf {
    // This file is in a folder of the root.
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .map_or_else(PathBuf::new, Path::to_path_buf)
}

fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root());
    command
}

fn runs(command: &mut Command) -> bool {
    command.status().is_ok_and(|status| status.success())
}

/// Whether a cargo subcommand is installed.
fn installed(subcommand: &str) -> bool {
    runs(
        cargo(&[subcommand, "--version"])
            .stdout(Stdio::null())
            .stderr(Stdio::null()),
    )
}

fn play(rest: &[String]) -> bool {
    let game = if rest.is_empty() {
        vec!["celestia".to_owned()]
    } else {
        rest.to_vec()
    };
    runs(
        cargo(&[
            "run",
            "--quiet",
            "--release",
            "--package",
            "flibuste",
            "--",
            "play-here",
        ])
        .args(game),
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

/// One step of the tests: what it is, and the command, or why there is none.
struct Step {
    name: &'static str,
    command: Result<Command, &'static str>,
}

fn steps() -> Vec<Step> {
    let step = |name, args: &[&str]| Step {
        name,
        command: Ok(cargo(args)),
    };
    let mut steps = vec![
        step("format", &["fmt", "--all", "--check"]),
        step(
            "lints",
            &[
                "clippy",
                "--workspace",
                "--all-targets",
                "--quiet",
                "--",
                "-D",
                "warnings",
            ],
        ),
    ];
    if installed("nextest") {
        steps.push(step(
            "tests",
            &[
                "nextest",
                "run",
                "--workspace",
                "--no-fail-fast",
                "--status-level",
                "fail",
            ],
        ));
    } else {
        steps.push(step(
            "tests",
            &[
                "test",
                "--workspace",
                "--no-fail-fast",
                "--quiet",
                "--lib",
                "--bins",
                "--tests",
            ],
        ));
    }
    steps.push(step(
        "examples in the documentation",
        &["test", "--workspace", "--doc", "--quiet"],
    ));
    steps.push(Step {
        name: "licences and advisories",
        command: if installed("deny") {
            Ok(cargo(&["deny", "check"]))
        } else {
            Err("cargo-deny is not installed")
        },
    });
    steps
}

/// Runs every step, whatever came of the others, and sums up.
fn test() -> bool {
    let mut report = Vec::new();
    let mut all = true;
    for step in steps() {
        println!("── {}", step.name);
        let begun = Instant::now();
        let result = match step.command.map(|mut command| runs(&mut command)) {
            Ok(true) => "fine".to_owned(),
            Ok(false) => {
                all = false;
                "FAILED".to_owned()
            }
            Err(why) => format!("left out: {why}"),
        };
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
