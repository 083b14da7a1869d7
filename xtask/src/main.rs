//! The chores of this workspace.

mod faults;
mod folders;
mod test;
mod tools;

use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};

use tools::{cargo, install_page_tools, installed, npm, runs};

const USAGE: &str = "cargo xtask play      build the page, start the server and open it (what follows goes to `flibuste serve`)
cargo xtask cluster   the same with PostgreSQL, NATS and three nodes behind a balancer, to be killed (--no-open; --listen ADDRESS; --nodes N)
cargo xtask test      everything that must hold (rust, page, browser: only that; NAME: one crate, and its page if it is a game)
cargo xtask folders   the lines that name a game outside its own folders: there should be none
cargo xtask bench     how fast the rules are, as one table, also against OpenSpiel where its package is there (--json: one object a line; --seconds S; names of games)
cargo xtask load      how much the server carries, over loopback (--json; --tables N; --seconds S)
cargo xtask types     write the page's types again from the Rust types
cargo xtask screens   take pictures of every page, and the one in the README
cargo xtask golden    record the golden games again and show what changed (names of games)
cargo xtask soak      the laws with many cases, then 100,000 audited games a mode (--games N, --seed S, names of games)
cargo xtask soak server  play with kills and floods at random, and say what was lost (--seconds S; --seed S)
cargo xtask soak cluster  play on three nodes that are killed, frozen, cut off and redeployed (--seconds S; --kills N; --tables N; --seed S)
cargo xtask fixtures  write what the page's tests and gallery read of every game; --anew looks for all positions elsewhere
cargo xtask lab       `flibuste lab`, built for speed: balance, length, branching, entropy, coverage, tune, tournament
cargo xtask mutants   one fault after another in the rules of a game: which ones no rulebook test or law notices (names of games; --install)
cargo xtask faults    all such faults in one build, tried one by one (GAME; --laws; --alive; --only PART; --every N --from N)";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let rest = args.get(1..).unwrap_or_default();
    let fine = match args.first().map(String::as_str) {
        Some("play") => play(rest),
        Some("cluster") => cluster(rest),
        Some("test") => test::test(rest),
        Some("folders") => show_strangers(),
        Some("bench") => bench(rest),
        Some("load") => load(rest),
        Some("types") => runs(
            cargo(&[
                "test",
                "--quiet",
                "--package",
                "server",
                "--test",
                "it",
                "typescript::",
            ])
            .env("FLIBUSTE_WRITE_TYPES", "1"),
        ),
        Some("screens") => screens(rest),
        Some("golden") => workshop("golden", rest),
        Some("soak") if rest.first().is_some_and(|what| what == "server") => {
            soak_server("soak::", &rest[1..])
        }
        Some("soak") if rest.first().is_some_and(|what| what == "cluster") => {
            soak_server("cluster::long::", &rest[1..])
        }
        Some("soak") => soak(rest),
        Some("fixtures") => workshop("fixtures", rest),
        Some("lab") => lab(rest),
        Some("mutants") => mutants(rest),
        Some("faults") => say(faults::faults(rest)).is_some_and(|fine| fine),
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

fn show_strangers() -> bool {
    let Some(found) = say(folders::strangers()) else {
        return false;
    };
    let Some(unlike) = say(folders::unlike()) else {
        return false;
    };
    found.iter().chain(&unlike).for_each(|line| println!("{line}"));
    println!("{} lines name a game outside its own folders", found.len());
    found.is_empty() && unlike.is_empty()
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
    build_programs() && example("load", rest)
}

/// Three nodes with the page inside, on engines that are there or can be installed.
fn cluster(rest: &[String]) -> bool {
    let engines = say(tools::postgres()).is_some() && say(tools::nats()).is_some();
    engines && build_page() && build_programs() && example("cluster", rest)
}

/// The command and the server by itself, built for speed.
fn build_programs() -> bool {
    let packages = ["--package", "flibuste", "--package", "server"];
    runs(cargo(&["build", "--quiet", "--release"]).args(packages))
}

/// Runs an example of the server's.
fn example(name: &str, rest: &[String]) -> bool {
    let of_server = [
        "run",
        "--quiet",
        "--release",
        "--package",
        "server",
        "--example",
        name,
        "--",
    ];
    runs(cargo(&of_server).args(rest))
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

/// Puts faults into the rules of games, one at a time, and runs each game's own tests; the golden games are in another crate and do not help.
/// cargo-mutants is fetched only when that is asked for.
fn mutants(rest: &[String]) -> bool {
    let (flags, mut games): (Vec<&String>, Vec<&String>) =
        rest.iter().partition(|word| word.starts_with("--"));
    if !installed("mutants") {
        let wanted = flags.iter().any(|flag| *flag == "--install");
        if !wanted || !runs(&mut cargo(&["install", "--locked", "cargo-mutants"])) {
            eprintln!("xtask: cargo-mutants is not installed; `cargo xtask mutants --install` fetches it");
            return false;
        }
    }
    let Some(all) = say(folders::games()) else {
        return false;
    };
    if games.is_empty() {
        games = all.iter().collect();
    }
    games.iter().all(|game| {
        let files = [
            format!("crates/games/{game}/src/rules/**"),
            format!("crates/games/{game}/src/rules.rs"),
        ];
        let out = format!("target/mutants-{game}");
        let mut command = cargo(&[
            "mutants",
            "--package",
            game,
            "--test-tool",
            "nextest",
            "--output",
            &out,
        ]);
        for file in &files {
            command.args(["--file", file]);
        }
        runs(&mut command)
    })
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

/// The studies of the lab are a part of the command; here it is only built first.
fn lab(rest: &[String]) -> bool {
    let mut run = cargo(&[
        "run",
        "--quiet",
        "--release",
        "--package",
        "flibuste",
        "--",
        "lab",
    ]);
    runs(run.args(rest))
}

/// What is measured of every game, then what single games measure of themselves: their examples that end in `_speed`.
fn bench(rest: &[String]) -> bool {
    let is_name = |word: &&String| word.starts_with(|first: char| first.is_ascii_lowercase());
    let (named, flags): (Vec<&String>, Vec<&String>) = rest.iter().partition(|word| is_name(word));
    let mut games = tools::games_with_example("_speed");
    games.retain(|game| named.is_empty() || named.contains(&game));
    let speed = |game: String| {
        let example = format!("{game}_speed");
        let mut run = cargo(&["run", "--quiet", "--release", "--package", &game]);
        runs(run.args(["--example", &example, "--"]).args(&flags))
    };
    workshop("bench", rest) && games.into_iter().all(speed)
}

/// A server, or several, with trouble of all kinds while it is played on.
fn soak_server(chapter: &str, rest: &[String]) -> bool {
    let given = |name: &str| {
        let at = rest.iter().position(|argument| argument == name)?;
        rest.get(at + 1).cloned()
    };
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(1, |now| now.as_secs());
    let seconds = given("--seconds").unwrap_or_else(|| "3600".into());
    let seed = given("--seed").unwrap_or_else(|| now.to_string());
    let mut soak = cargo(&[
        "test",
        "--quiet",
        "--package",
        "server",
        "--test",
        "it",
        chapter,
        "--",
    ]);
    soak.args(["--ignored", "--nocapture"])
        .env("FLIBUSTE_SOAK_SECONDS", seconds)
        .env("FLIBUSTE_SOAK_SEED", seed);
    for (flag, name) in [
        ("--kills", "FLIBUSTE_SOAK_KILLS"),
        ("--tables", "FLIBUSTE_SOAK_TABLES"),
    ] {
        if let Some(number) = given(flag) {
            soak.env(name, number);
        }
    }
    runs(&mut soak)
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
        "--no-fail-fast",
        "--test",
        "it",
        "laws::",
    ]);
    laws.env("FLIBUSTE_LAW_CASES", "50")
        .env("FLIBUSTE_LAW_SEED", elsewhere.to_string());
    let laws = runs(&mut laws);
    println!("── audited games");
    workshop("soak", rest) && laws
}
