//! The matrices of rules (`crates/games/<game>/docs/matrix.md`) name tests that exist.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn games() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../games")
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The names of all tests in a folder, alone and after the name of their file.
fn tests_in(folder: &Path, names: &mut BTreeSet<String>) {
    for file in std::fs::read_dir(folder).into_iter().flatten() {
        let path = file.unwrap().path();
        if path.is_dir() {
            tests_in(&path, names);
        } else if path.extension().is_some_and(|end| end == "rs") {
            let file = path.file_stem().unwrap().to_string_lossy().into_owned();
            for part in read(&path).split("#[test]").skip(1) {
                let name = part.split("fn ").nth(1).and_then(|rest| rest.split('(').next());
                names.extend(name.map(str::to_owned));
                names.extend(name.map(|name| format!("{file}::{name}")));
            }
        }
    }
}

/// The laws that `table::laws!` makes tests of, and all of them together.
fn laws(names: &mut BTreeSet<String>) {
    let text = read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../table/src/laws.rs"));
    let list = text
        .split("@each $game:\n")
        .nth(1)
        .and_then(|rest| rest.split(");").next());
    let laws = list.expect("the macro lists the laws").split(',').map(str::trim);
    names.extend(laws.filter(|law| !law.is_empty()).map(str::to_owned));
    names.insert("laws".to_owned());
}

/// A row of a matrix. Where a matrix has no column of verdicts, every rule in it is meant to be right.
struct Row {
    rule: String,
    tests: Vec<String>,
    verdict: String,
}

/// The rows of a matrix by the heads of its columns: `rule`, `test` or `tests`, and perhaps `verdict`.
fn rows(text: &str) -> Vec<Row> {
    let mut heads: Vec<&str> = Vec::new();
    let mut rows = Vec::new();
    for line in text.lines().filter(|line| line.starts_with("| ")) {
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").map(str::trim).collect();
        if cells.contains(&"rule") {
            heads = cells;
            continue;
        }
        if cells.iter().all(|cell| cell.starts_with("---")) {
            continue;
        }
        assert_eq!(heads.len(), cells.len(), "not a cell for each column: {line}");
        let cell = |names: &[&str]| {
            let column = heads.iter().position(|head| names.contains(head));
            column.map(|column| cells[column])
        };
        let tests = cell(&["test", "tests"]).expect("a column of tests");
        rows.push(Row {
            rule: cell(&["rule"]).expect("a column of rules").to_owned(),
            tests: tests.split('`').skip(1).step_by(2).map(str::to_owned).collect(),
            verdict: cell(&["verdict"]).unwrap_or("OK").to_owned(),
        });
    }
    rows
}

/// The crates of games that have a matrix.
fn with_a_matrix() -> Vec<PathBuf> {
    let crates = std::fs::read_dir(games()).expect("the games");
    let mut folders: Vec<PathBuf> = crates.map(|entry| entry.unwrap().path()).collect();
    folders.retain(|folder| folder.join("docs/matrix.md").is_file());
    folders.sort();
    folders
}

#[test]
fn every_test_named_in_a_matrix_exists() {
    let mut checked = 0;
    for folder in with_a_matrix() {
        let game = folder.file_name().unwrap().to_string_lossy().into_owned();
        let mut names = BTreeSet::new();
        tests_in(&folder.join("tests"), &mut names);
        laws(&mut names);
        for row in rows(&read(&folder.join("docs/matrix.md"))) {
            let rule = &row.rule;
            for name in &row.tests {
                assert!(names.contains(name), "{game}, {rule}: there is no test `{name}`");
            }
            let (word, ruling) = row.verdict.split_once(": ").unwrap_or((&row.verdict, ""));
            let tested = !row.tests.is_empty();
            match word {
                "OK" => assert!(tested, "{game}, {rule}: no test is named"),
                "DEBATABLE" => assert!(
                    tested && !ruling.is_empty(),
                    "{game}, {rule}: no ruling or no test"
                ),
                "OPEN" => {}
                other => panic!("{game}, {rule}: '{other}' is no verdict"),
            }
            checked += 1;
        }
    }
    assert!(checked > 450, "only {checked} rules were found");
}

#[test]
fn a_matrix_is_read_by_its_columns() {
    let text = "| # | rule | tests | verdict |\n|---|---|---|---|\n| 7 | who, what | `one`, `two::three` | DEBATABLE: so |\n\n\
        | rule | test |\n| --- | --- |\n| another | `laws` |\n";
    let [first, second] = &rows(text)[..] else {
        panic!("two rows");
    };
    assert_eq!(first.tests, ["one", "two::three"]);
    assert_eq!((&*first.rule, &*first.verdict), ("who, what", "DEBATABLE: so"));
    assert_eq!((&*second.rule, &*second.verdict), ("another", "OK"));
    assert_eq!(second.tests, ["laws"]);
}
