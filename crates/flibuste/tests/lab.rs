//! `lab`: every study of every game, its files, and what cannot be studied.

use std::path::Path;

use serde_json::Value;

use crate::common::{GAME, fine, lines, refused};

fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<String> = entries
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

#[test]
fn every_game_can_be_studied() {
    for game in catalog::GAMES {
        for study in ["balance", "length", "branching", "coverage"] {
            let text = fine(&["lab", study, game, "--games", "2"], "");
            assert!(
                text.contains("; seed lab; flibuste lab"),
                "{game} {study}: {text}"
            );
            assert!(
                !text.contains("lab-"),
                "a message is missing for {game} {study}: {text}"
            );
        }
    }
}

#[test]
fn a_study_leaves_its_files_and_is_made_again_from_its_header() {
    let folder = tempfile::tempdir().unwrap();
    let (one, two) = (folder.path().join("one"), folder.path().join("two"));
    let study = |out: &Path, threads: &str| {
        let out = out.to_str().unwrap();
        fine(
            &[
                "lab",
                "balance",
                GAME,
                "--games",
                "12",
                "--seed",
                "s",
                "--threads",
                threads,
                "--out",
                out,
            ],
            "",
        )
    };
    study(&one, "1");
    study(&two, "2");
    assert_eq!(
        names(&one),
        ["balance.csv", "balance.parquet", "report.html", "report.md"]
    );
    let csv = |out: &Path| std::fs::read_to_string(out.join("balance.csv")).unwrap();
    let (first, second) = (csv(&one), csv(&two));
    let (head, rows) = first.split_once('\n').unwrap();
    assert!(head.contains("seed s; flibuste lab balance"), "{head}");
    assert_eq!(rows, second.split_once('\n').unwrap().1, "whatever the threads");
}

#[test]
fn figures_for_programs() {
    let told: Vec<Value> = lines(&fine(&["lab", "length", GAME, "--games", "5", "--json"], ""));
    let games = told[0]["tables"]["games"].as_array().unwrap();
    assert_eq!(games.len(), 5);
    assert!(games[0]["decisions"].as_u64().unwrap() > 0);
    assert_eq!(told[0]["game"], GAME);
}

#[test]
fn a_tournament_goes_on_where_it_stood_and_with_nothing_else() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().to_str().unwrap();
    let play = |deals: &'static str, seed: &'static str| {
        [
            "lab",
            "tournament",
            GAME,
            "--bots",
            "greedy,random",
            "--deals",
            deals,
            "--seed",
            seed,
            "--out",
            out,
        ]
    };
    fine(&play("2", "a"), "");
    let file = folder.path().join("meetings.csv");
    let before = std::fs::read_to_string(&file).unwrap();
    // A row is changed by hand: what is there already is not played again.
    let row = |line: &str| match line.starts_with("greedy,random,1,") {
        true => "greedy,random,1,0.125,0.5,1.5,7\n".to_owned(),
        false => format!("{line}\n"),
    };
    let marked: String = before.lines().map(row).collect();
    std::fs::write(&file, &marked).unwrap();
    fine(&play("3", "a"), "");
    let after = std::fs::read_to_string(&file).unwrap();
    assert_eq!(after.lines().count(), before.lines().count() + 1);
    assert!(after.contains("greedy,random,1,0.125,0.5,1.5,7"), "{after}");
    let problem = refused(&play("3", "b"), "");
    assert!(
        problem.contains("another program, from another seed"),
        "{problem}"
    );
}

#[test]
fn what_cannot_be_studied_is_said_in_one_line() {
    assert!(refused(&["lab", "balance", "chess"], "").starts_with("there is no game 'chess'"));
    let aim = refused(&["lab", "tune", GAME, "--target", "joy=1..2"], "");
    assert!(aim.contains("'joy=1..2' is no aim"), "{aim}");
    let bot = refused(&["lab", "length", GAME, "--bots", "nobody", "--games", "1"], "");
    assert!(bot.starts_with("no bot 'nobody'"), "{bot}");
    refused(&["lab", "length", GAME, "--games", "0"], "");
    refused(&["lab", "tournament", GAME], "");
}
