//! Random play to be counted from outside, where other work on the machine makes seconds unsteady:
//!
//! ```text
//! cargo build --release --package lab --example speed
//! perf stat -e instructions:u target/release/examples/speed GAME VARIANT loop 2000
//! perf stat -e instructions:u target/release/examples/speed GAME VARIANT auto 2000
//! ```
//!
//! `loop` is the rules alone, `auto` what `flibuste auto` does with random bots. A variant has the name that `cargo xtask bench` prints.

use std::process::ExitCode;

use bots::Levels;
use catalog::with_game;
use lab::bench::{play_on, random_series};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, variant, way, games] = &args[..] else {
        eprintln!("usage: speed GAME VARIANT loop|auto GAMES");
        return ExitCode::from(2);
    };
    let played = games
        .parse()
        .map_err(|_| format!("{games} is no number of games"))
        .and_then(|games| {
            with_game!(game, G => play::<G>(variant, way, games))
                .unwrap_or_else(|| Err(format!("there is no game {game}")))
        });
    match played {
        Ok((games, decisions)) => {
            println!("{games} games, {decisions} decisions");
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("speed: {problem}");
            ExitCode::from(2)
        }
    }
}

fn play<G: Levels>(variant: &str, way: &str, games: u64) -> Result<(u64, u64), String> {
    let variants = lab::variants::<G>();
    let names: Vec<&str> = variants.iter().map(|variant| variant.name.as_str()).collect();
    let found = variants.iter().find(|other| other.name == variant);
    let setup = &found
        .ok_or_else(|| format!("no variant {variant} among {names:?}"))?
        .setup;
    match way {
        "loop" => Ok(play_on::<G>(setup, |played| played < games)),
        "auto" => lab::auto(&random_series::<G>(setup, games), |_| true)
            .map(|totals| (totals.games, totals.decisions))
            .map_err(|error| error.to_string()),
        other => Err(format!("{other} is neither loop nor auto")),
    }
}
