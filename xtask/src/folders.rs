//! A game is one folder: nothing outside a game's own folders names it, but its line in the catalogue and the README.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use crate::tools::root;

/// Where a game may be named besides its own folders: its line in the catalogue, what is written for people about the whole, and what tools
/// write by themselves.
const ANYWHERE: &[&str] = &[
    "crates/catalog/Cargo.toml",
    "README.md",
    "CHANGELOG.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "docs/lab/README.md",
    "crates/bots/README.md",
    "Cargo.lock",
    "fuzz/Cargo.lock",
];

/// The games there are, by the folders of their crates; the one for tests may be named anywhere.
pub(crate) fn games() -> Result<BTreeSet<String>, String> {
    let folder = root().join("crates/games");
    let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    Ok(names.filter(|name| name != "toy").collect())
}

/// Whether a file belongs to a game.
fn is_own(path: &str, game: &str) -> bool {
    let message = path
        .strip_prefix("messages/")
        .and_then(|rest| rest.split_once('/'));
    let named = |file: &str| file == format!("{game}.ftl") || file.starts_with(&format!("{game}-"));
    path.starts_with(&format!("crates/games/{game}/"))
        || path == format!("docs/lab/{game}.md")
        || path.starts_with(&format!("web/src/games/{game}/"))
        || message.is_some_and(|(_, file)| named(file))
}

/// Whether a line names a game: its id as a word of its own, in whatever case.
fn names(line: &str, game: &str) -> bool {
    let line = line.to_lowercase();
    let word = |char: char| char.is_alphanumeric();
    line.match_indices(game).any(|(at, _)| {
        let before = line[..at].chars().next_back();
        let after = line[at + game.len()..].chars().next();
        !before.is_some_and(word) && !after.is_some_and(word)
    })
}

/// What every game crate has inside, under the same names.
const ALIKE: &[&str] = &[
    "README.md",
    "src/lib.rs",
    "src/setup.rs",
    "src/state.rs",
    "src/moves.rs",
    "src/events.rs",
    "src/cards.rs",
    "src/view.rs",
    "src/imagine.rs",
    "src/audit.rs",
    "src/board.rs",
    "src/bots/mod.rs",
    "tests/hidden.toml",
    "tests/laws.rs",
];
/// What the contract of every game calls, so that a reader finds it under the same name.
const CALLED: &[&str] = &["view::of(", "imagine::world(", "audit::count("];

/// What the games of the catalogue lack that makes them look alike inside.
pub(crate) fn unlike() -> Result<Vec<String>, String> {
    let manifest =
        fs::read_to_string(root().join("crates/catalog/Cargo.toml")).map_err(|error| error.to_string())?;
    let lines = manifest
        .lines()
        .filter(|line| line.contains("path = \"../games/"));
    let listed = lines.filter_map(|line| Some(line.split('=').next()?.trim().to_owned()));
    let mut lacks = Vec::new();
    for game in listed {
        let folder = root().join("crates/games").join(&game);
        let missing = ALIKE.iter().filter(|file| !folder.join(file).is_file());
        lacks.extend(missing.map(|file| format!("{game} has no {file}")));
        let rules = ["src/rules.rs", "src/rules/mod.rs"];
        if !rules.iter().any(|file| folder.join(file).is_file()) {
            lacks.push(format!("{game} has no src/rules"));
        }
        let text = fs::read_to_string(folder.join("src/lib.rs")).unwrap_or_default();
        let uncalled = CALLED.iter().filter(|call| !text.contains(*call));
        lacks.extend(uncalled.map(|call| format!("{game} does not call {call}…)")));
    }
    Ok(lacks)
}

/// The lines that name a game outside its own folders, as `path:line: text`, in the files that git knows.
pub(crate) fn strangers() -> Result<Vec<String>, String> {
    let games = games()?;
    let listed = Command::new("git")
        .args(["ls-files"])
        .current_dir(root())
        .output()
        .map_err(|error| format!("git: {error}"))?;
    let listed = String::from_utf8_lossy(&listed.stdout).into_owned();
    let mut found = Vec::new();
    for path in listed.lines().filter(|path| !ANYWHERE.contains(path)) {
        // Pictures and the like are no text.
        let Ok(text) = fs::read_to_string(root().join(path)) else {
            continue;
        };
        for game in games.iter().filter(|game| !is_own(path, game)) {
            let lines = text.lines().enumerate().filter(|(_, line)| names(line, game));
            found.extend(lines.map(|(at, line)| {
                let line: String = line.trim().chars().take(100).collect();
                format!("{path}:{}: {line}", at + 1)
            }));
        }
    }
    Ok(found)
}
