//! Every test of a rule is named in `docs/matrix.md`; that the named tests exist is checked for all games by `crates/lab/tests/matrix.rs`.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The tests of this crate as `file::name`.
fn tests(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder").flatten() {
        let path = entry.path();
        if path.is_dir() {
            tests(&path, found);
            continue;
        }
        let file = path
            .file_stem()
            .and_then(|name| name.to_str())
            .unwrap_or_default()
            .to_owned();
        let text = fs::read_to_string(&path).unwrap_or_default();
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
            if line.trim() != "#[test]" {
                continue;
            }
            let name = lines
                .find_map(|line| line.trim().strip_prefix("fn "))
                .and_then(|rest| rest.split('(').next());
            found.extend(name.map(|name| format!("{file}::{name}")));
        }
    }
}

#[test]
fn every_test_of_a_rule_has_a_row() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let matrix = fs::read_to_string(root.join("docs/matrix.md")).expect("the matrix");
    let mut known = BTreeSet::new();
    for folder in ["tests/rulebook", "tests/flight", "tests/lunar"] {
        tests(&root.join(folder), &mut known);
    }
    let unnamed: Vec<&String> = known
        .iter()
        .filter(|name| !matrix.contains(&format!("`{name}`")))
        .collect();
    assert!(unnamed.is_empty(), "no row names {unnamed:#?}");
}
