//! The matrices of rules (`crates/games/<game>/docs/matrix.md`) name tests that exist.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn games() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../games")
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The names of all tests in a folder.
fn tests_in(folder: &Path, names: &mut BTreeSet<String>) {
    for file in std::fs::read_dir(folder).into_iter().flatten() {
        let path = file.unwrap().path();
        if path.is_dir() {
            tests_in(&path, names);
        } else if path.extension().is_some_and(|end| end == "rs") {
            for part in read(&path).split("#[test]").skip(1) {
                let name = part.split("fn ").nth(1).and_then(|rest| rest.split('(').next());
                names.extend(name.map(str::to_owned));
            }
        }
    }
}

/// The laws that `table::laws!` makes tests of.
fn laws(names: &mut BTreeSet<String>) {
    let text = read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../table/src/laws.rs"));
    let list = text
        .split("@each $game:\n")
        .nth(1)
        .and_then(|rest| rest.split(");").next());
    let laws = list.expect("the macro lists the laws").split(',').map(str::trim);
    names.extend(laws.filter(|law| !law.is_empty()).map(str::to_owned));
}

/// The rows of a matrix: number, rule, tests, verdict.
fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    let rows = text.lines().filter(|line| line.starts_with("| "));
    rows.map(|line| {
        line.trim_matches('|')
            .split(" | ")
            .map(str::trim)
            .collect::<Vec<_>>()
    })
    .filter(|row| row[0] != "#")
}

#[test]
fn every_test_named_in_a_matrix_exists() {
    let mut checked = 0;
    for game in ["celestia", "tortuga", "metal"] {
        let mut names = BTreeSet::new();
        tests_in(&games().join(game).join("tests"), &mut names);
        laws(&mut names);
        let text = read(&games().join(game).join("docs/matrix.md"));
        for row in rows(&text) {
            let [number, _, tests, verdict] = row[..] else {
                panic!("{game}: a row has number, rule, tests and verdict, not {row:?}");
            };
            let named: Vec<&str> = tests.split('`').skip(1).step_by(2).collect();
            for name in &named {
                assert!(
                    names.contains(*name),
                    "{game}, rule {number}: there is no test `{name}`"
                );
            }
            let (word, ruling) = verdict.split_once(": ").unwrap_or((verdict, ""));
            match word {
                "OK" => assert!(!named.is_empty(), "{game}, rule {number} names no test"),
                "DEBATABLE" => assert!(
                    !named.is_empty() && !ruling.is_empty() || game == "metal",
                    "{game}, rule {number} is debatable and has no ruling or no test"
                ),
                "OPEN" => {}
                other => panic!("{game}, rule {number}: '{other}' is no verdict"),
            }
            checked += 1;
        }
    }
    assert!(checked > 500, "only {checked} rules were found");
}
