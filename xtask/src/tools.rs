//! The tools the chores need: cargo, npm and a Chromium, found or installed.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    // This crate is in a folder of the root.
    Path::new(env!("CARGO_MANIFEST_DIR"))
        .parent()
        .map_or_else(PathBuf::new, Path::to_path_buf)
}

/// The folder of the page.
fn web() -> PathBuf {
    root().join("web")
}

/// The games that have an example of this name after their own, in order.
pub(crate) fn games_with_example(suffix: &str) -> Vec<String> {
    let folders = root()
        .join("crates/games")
        .read_dir()
        .into_iter()
        .flatten()
        .flatten();
    let mut games: Vec<String> = folders
        .filter_map(|folder| {
            let game = folder.file_name().into_string().ok()?;
            let example = folder.path().join(format!("examples/{game}{suffix}.rs"));
            example.is_file().then_some(game)
        })
        .collect();
    games.sort();
    games
}

/// A cargo command at the root.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root());
    command
}

/// An npm command in the folder of the page.
pub(crate) fn npm(args: &[&str]) -> Command {
    let mut command = Command::new("npm");
    command.args(args).current_dir(web());
    command
}

/// Runs a command to its end; whether all went well.
pub(crate) fn runs(command: &mut Command) -> bool {
    command.status().is_ok_and(|status| status.success())
}

pub(crate) fn answers(command: &mut Command) -> bool {
    runs(
        command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null()),
    )
}

/// Whether a cargo subcommand is installed.
pub(crate) fn installed(subcommand: &str) -> bool {
    answers(&mut cargo(&[subcommand, "--version"]))
}

/// Installs what the page is built with, unless it is there already and no older than the list of it.
pub(crate) fn install_page_tools() -> Result<(), String> {
    if !answers(Command::new("npm").arg("--version")) {
        return Err("Node.js with npm is not installed (version 20.19 or newer is needed)".into());
    }
    let modified = |path: PathBuf| path.metadata().and_then(|data| data.modified()).ok();
    let listed = modified(web().join("package-lock.json"));
    let there = modified(web().join("node_modules/.package-lock.json"));
    if there.is_some() && there >= listed {
        return Ok(());
    }
    // A registry that does not carry the bindings of other platforms leaves them out of the lock file, and then `npm ci` will not have
    // it; the plain install heeds the same versions.
    let installed = answers(&mut npm(&["ci", "--no-audit", "--no-fund"]))
        || runs(&mut npm(&["install", "--no-audit", "--no-fund"]));
    if installed {
        Ok(())
    } else {
        Err("npm could not install what the page needs".into())
    }
}

/// Whether PostgreSQL is there for the tests of the server: on the path or Debian's, installed when we may.
pub(crate) fn postgres() -> Result<(), String> {
    if find_postgres() {
        return Ok(());
    }
    install("PostgreSQL", "postgresql");
    find_postgres().then_some(()).ok_or_else(|| {
        "PostgreSQL is missing: what is kept there was not looked at (Debian: apt-get install postgresql)"
            .into()
    })
}

pub(crate) fn find_postgres() -> bool {
    let debian = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let debian = debian.filter_map(|entry| Some(entry.ok()?.path().join("bin")));
    let paths = std::env::var_os("PATH").unwrap_or_default();
    debian
        .chain(std::env::split_paths(&paths))
        .any(|folder| folder.join("initdb").is_file())
}

/// Whether NATS is there for the tests of the server: on the path or Debian's, installed when we may.
pub(crate) fn nats() -> Result<(), String> {
    if find_nats().is_some() {
        return Ok(());
    }
    install("NATS", "nats-server");
    find_nats().map(drop).ok_or_else(|| {
        "NATS is missing: what nodes say to each other was not looked at (Debian: apt-get install nats-server)".into()
    })
}

/// The NATS server, on the path or where Debian puts it.
pub(crate) fn find_nats() -> Option<PathBuf> {
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let debian = ["/usr/sbin", "/usr/bin"].map(PathBuf::from);
    std::env::split_paths(&paths)
        .chain(debian)
        .map(|folder| folder.join("nats-server"))
        .find(|program| program.is_file())
}

/// Installs a package of Debian's, if we may.
fn install(what: &str, package: &str) {
    let root = Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    if root && answers(Command::new("apt-get").arg("--version")) {
        println!("{what} is missing; installing Debian's.");
        let quiet = ["-o=Dpkg::Use-Pty=0", "-qq"];
        runs(Command::new("apt-get").args(quiet).arg("update"));
        runs(
            Command::new("apt-get")
                .args(quiet)
                .args(["install", "-y", package])
                .env("DEBIAN_FRONTEND", "noninteractive"),
        );
    }
}

/// A Chromium to drive: the one in `CHROMIUM`, one on the path, or Debian's, installed when we may.
pub(crate) fn chromium() -> Result<PathBuf, String> {
    if let Some(found) = find_chromium() {
        return Ok(found);
    }
    install("Chromium", "chromium");
    find_chromium().ok_or_else(|| {
        "the browser tests need Chromium: install it (Debian: apt-get install chromium) or name it in CHROMIUM".into()
    })
}

fn find_chromium() -> Option<PathBuf> {
    let named = std::env::var_os("CHROMIUM").map(PathBuf::from);
    let paths = std::env::var_os("PATH").unwrap_or_default();
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let on_path = std::env::split_paths(&paths).flat_map(|folder| names.map(|name| folder.join(name)));
    named.into_iter().chain(on_path).find(|path| path.is_file())
}
