//! Says which commit the program was built from: the one named in `FLIBUSTE_COMMIT`, or the one git knows.

use std::env;
use std::process::Command;

fn git(args: &[&str]) -> Option<String> {
    let output = Command::new("git").args(args).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

fn main() {
    println!("cargo:rerun-if-env-changed=FLIBUSTE_COMMIT");
    // A release says its own commit; while working, the command need not be linked again after each one.
    let log = if env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        "logs/HEAD"
    } else {
        "HEAD"
    };
    if let Some(path) = git(&["rev-parse", "--path-format=absolute", "--git-path", log]) {
        println!("cargo:rerun-if-changed={path}");
    }
    let named = env::var("FLIBUSTE_COMMIT")
        .ok()
        .filter(|commit| !commit.is_empty());
    let commit = named.or_else(|| git(&["rev-parse", "--short=12", "HEAD"]));
    let commit = commit.unwrap_or_else(|| "unknown".into());
    println!(
        "cargo:rustc-env=FLIBUSTE_COMMIT={}",
        &commit[..commit.len().min(12)]
    );
}
