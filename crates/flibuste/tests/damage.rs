//! `flibuste check` and `flibuste mend`: what they say, and how they end, for people and for scripts.

use std::path::Path;

use crate::common::house::House;
use crate::common::{GAME, fine, refused, run_with};
use serde_json::json;

/// A data file with a table somebody plays at against a bot, and one that waits for somebody; the server is gone.
struct File {
    folder: tempfile::TempDir,
    tables: [String; 2],
}

impl File {
    fn new() -> File {
        let house = House::open();
        let (mut cookie, _) = house.ask("GET", "/games", "", None);
        let tables = ["bot", "open"].map(|kind| {
            let other = match kind {
                "bot" => json!({ "kind": "bot", "level": "random" }),
                _ => json!({ "kind": "open" }),
            };
            let body = json!({ "game": GAME, "my_name": "Anne", "seats": [{ "kind": "me" }, other] });
            let (known, table) = house.ask("POST", "/tables", &cookie, Some(&body));
            cookie = known;
            table["id"].as_str().unwrap().to_owned()
        });
        let folder = tempfile::tempdir().unwrap();
        let file = File { folder, tables };
        fine(&["backup", "--data", &house.data(), &file.path("house.db")], "");
        file
    }

    fn path(&self, name: &str) -> String {
        self.folder.path().join(name).display().to_string()
    }

    fn copy(&self, name: &str) -> String {
        let copy = self.path(name);
        std::fs::copy(self.path("house.db"), &copy).unwrap();
        copy
    }
}

fn spoil(file: &str, harm: &str, table: &str) {
    let file = rusqlite::Connection::open(Path::new(file)).unwrap();
    assert_eq!(file.execute(harm, [table]).unwrap(), 1, "{harm}");
}

const PLAN: &str = "UPDATE tables SET plan = plan || ' ' WHERE id = ?1";

#[test]
fn a_site_is_copied_whole_and_over_nothing_and_not_when_it_is_damaged() {
    let file = File::new();
    let (house, other) = (file.path("house.db"), file.path("other.db"));
    let copy = ["copy", "--from", &house, "--to", &other, "--lang", "en"];
    let said = fine(&copy, "");
    assert!(said.starts_with("Copied 2 tables"), "{said}");
    let said = fine(&["check", &other, "--lang", "en"], "");
    assert!(said.starts_with("Sound: 2 tables"), "{said}");
    assert!(refused(&copy, "").contains("is there already"));
    // A misspelt address is not taken for a file, and its password is not shown.
    for check in [
        "POSTGRES://flib:secretpw@127.0.0.1/x",
        "postgres://flib:secretpw@127.0.0.1:no/x",
    ] {
        let said = refused(&["check", check, "--lang", "en"], "");
        assert!(
            said.contains("cannot be read") && !said.contains("secretpw"),
            "{said}"
        );
    }
    spoil(&house, PLAN, &file.tables[0]);
    let third = file.path("third.db");
    let said = refused(&["copy", "--from", &house, "--to", &third, "--lang", "en"], "");
    assert!(said.contains("damaged"), "{said}");
    assert!(!Path::new(&third).exists(), "half a site is none");
}

#[test]
fn a_sound_file_is_said_to_be_so() {
    let file = File::new();
    let said = fine(&["check", &file.path("house.db"), "--lang", "en"], "");
    assert!(said.starts_with("Sound: 2 tables"), "{said}");
    let copy = file.copy("copy.db");
    let mend = ["mend", "--data", &file.path("house.db"), "--from", &copy];
    let said = fine(&[&mend[..], &["--lang", "en"]].concat(), "");
    assert_eq!(said, "Brought back: 0. Not to be had from this copy: 0.\n");
}

#[test]
fn what_is_damaged_is_named_and_is_trouble_until_it_is_mended() {
    let file = File::new();
    let (data, copy) = (file.path("house.db"), file.copy("copy.db"));
    spoil(&data, PLAN, &file.tables[0]);
    let check = run_with(&["check", &data, "--lang", "en"], "");
    assert_eq!(check.code, 2, "{}", check.err);
    assert!(
        check.out.contains(&file.tables[0]) && !check.out.contains(&file.tables[1]),
        "{}",
        check.out
    );
    assert!(
        check.err.contains("Not sound: damaged tables 1 of 2") && check.err.contains("flibuste mend --from"),
        "{}",
        check.err
    );
    let said = fine(&["mend", "--data", &data, "--from", &copy, "--lang", "en"], "");
    assert_eq!(said, "Brought back: 1. Not to be had from this copy: 0.\n");
    assert!(fine(&["check", &data, "--lang", "en"], "").starts_with("Sound: 2 tables"));
}

#[test]
fn what_no_copy_has_stays_damaged_and_mending_ends_with_trouble() {
    let file = File::new();
    let (data, copy) = (file.path("house.db"), file.copy("copy.db"));
    for (harmed, table) in [(&data, 0), (&data, 1), (&copy, 1)] {
        spoil(harmed, PLAN, &file.tables[table]);
    }
    for lang in ["en", "fr"] {
        let mend = run_with(&["mend", "--data", &data, "--from", &copy, "--lang", lang], "");
        assert_eq!(mend.code, 2, "{}", mend.err);
        assert_eq!(mend.out.trim(), file.tables[1], "what is lost is named");
        assert_eq!(mend.err.matches('\n').count(), 1, "{}", mend.err);
    }
    let check = run_with(&["check", &data, "--lang", "fr"], "");
    assert_eq!(check.code, 2);
    assert!(check.err.contains("En mauvais état"), "{}", check.err);
    assert!(
        check.out.contains(&file.tables[1]) && !check.out.contains(&file.tables[0]),
        "the other was brought back: {}",
        check.out
    );
}

#[test]
fn what_is_small_is_told_and_mended_too() {
    let file = File::new();
    let (data, copy) = (file.path("house.db"), file.copy("copy.db"));
    let line = "INSERT INTO chat (table_key, room, seat, name, text, at) SELECT key, 'table', 0, 'Anne', 'ahoy', 7 FROM tables WHERE id = ?1";
    spoil(&data, line, &file.tables[1]);
    let check = run_with(&["check", &data, "--lang", "en"], "");
    assert_eq!(check.code, 2, "a line without a check is damaged");
    let named = format!("A line of what was said at table {}", file.tables[1]);
    assert!(check.out.contains(&named), "{}", check.out);
    assert!(
        check
            .err
            .contains("damaged tables 0 of 2, damaged small things 1"),
        "{}",
        check.err
    );
    let said = fine(&["mend", "--data", &data, "--from", &copy, "--lang", "en"], "");
    assert!(said.contains("because this copy does not have them: 1"), "{said}");
    fine(&["check", &data], "");
}

#[test]
fn files_that_are_not_there_or_in_use_are_trouble_and_nothing_is_made() {
    let file = File::new();
    let (data, nowhere) = (file.path("house.db"), file.path("nowhere.db"));
    let why = refused(&["mend", "--data", &data, "--from", &nowhere], "");
    assert!(why.contains("there is no data file"), "{why}");
    let why = refused(&["mend", "--data", &nowhere, "--from", &data], "");
    assert!(
        why.contains("there is no data file") && !Path::new(&nowhere).exists(),
        "{why}"
    );
    let why = refused(&["check", &nowhere], "");
    assert!(
        why.contains("nowhere.db") && !Path::new(&nowhere).exists(),
        "{why}"
    );
    let house = House::open();
    let why = refused(&["mend", "--data", &house.data(), "--from", &data], "");
    assert!(why.contains("is in use by process"), "{why}");
}
