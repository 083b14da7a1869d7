//! Runs the built command.

// Each test file uses its own part of this.
#![allow(dead_code, unreachable_pub)]

pub mod house;

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// A game to try the command with: the first there is. It has two seats, and modes.
pub const GAME: &str = catalog::GAMES[0];

/// What the command did.
pub struct Done {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// Runs the command with `input` on its standard input.
pub fn run_with(args: &[&str], input: &str) -> Done {
    let mut child = Command::new(env!("CARGO_BIN_EXE_flibuste"))
        .args(args)
        .env("LC_ALL", "C")
        .env("RUST_BACKTRACE", "1")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // Written from elsewhere, so that neither side waits for the other; a command that needs no input may close it early.
    let writer = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
    let Output {
        status,
        stdout,
        stderr,
    } = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Done {
        code: status.code().unwrap_or(-1),
        out: String::from_utf8(stdout).unwrap(),
        err: String::from_utf8(stderr).unwrap(),
    }
}

/// Runs the command, which must succeed quietly.
pub fn fine(args: &[&str], input: &str) -> String {
    let done = run_with(args, input);
    assert_eq!((done.code, done.err.as_str()), (0, ""), "{args:?}");
    done.out
}

/// Runs the command, which must refuse with exactly one line; gives that line without its beginning.
pub fn refused(args: &[&str], input: &str) -> String {
    let done = run_with(args, input);
    assert_eq!((done.code, done.out.as_str()), (2, ""), "{args:?}: {}", done.err);
    assert_eq!(done.err.matches('\n').count(), 1, "{args:?}: {}", done.err);
    let line = done.err.trim_end();
    line.strip_prefix("flibuste: ")
        .unwrap_or_else(|| panic!("{args:?}: {line}"))
        .to_owned()
}

/// The lines of some output as JSON.
pub fn lines(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// A position to start from.
pub fn position() -> String {
    fine(&["new", GAME, "--seed", "7", "--set", "captain=first"], "")
}
