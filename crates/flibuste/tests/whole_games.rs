//! `auto`, `replay`, `verify`, `stdio`, `play-here`, and what belongs to the command itself.

use crate::common;

use common::{GAME, fine, lines, position, refused, run_with};
use serde_json::{Value, json};

fn auto(more: &[&str]) -> Vec<Value> {
    lines(&fine(
        &[&["auto", GAME, "--games", "30", "--seed", "s", "--json"], more].concat(),
        "",
    ))
}

#[test]
fn the_same_seed_gives_the_same_games_whatever_the_threads() {
    let untimed = |more: &[&str]| {
        let mut all = auto(more);
        let sums = all.last_mut().unwrap().as_object_mut().unwrap();
        for time in ["seconds", "cpu_seconds"] {
            assert!(sums.remove(time).is_some_and(|time| time.as_f64() >= Some(0.0)));
        }
        all
    };
    let one = untimed(&["--threads", "1"]);
    assert_eq!(one, untimed(&["--threads", "4"]));
    assert_eq!(one, untimed(&[]));
    assert_ne!(one, untimed(&["--set", "mode=rapid"]));
    let last = one.last().unwrap();
    assert_eq!((one.len(), &last["games"]), (31, &json!(30)));
    let decisions: u64 = one[..30]
        .iter()
        .map(|game| game["decisions"].as_u64().unwrap())
        .sum();
    assert_eq!(last["decisions"], decisions);
    let outcomes: u64 = last["outcomes"]
        .as_object()
        .unwrap()
        .values()
        .map(|count| count.as_u64().unwrap())
        .sum();
    assert_eq!(outcomes, 30);
    assert!(one[0]["outcome"]["verdict"]["together"]["won"].is_boolean());
    assert_eq!(one[0]["seed"].as_str().unwrap().len(), 64);
}

#[test]
fn people_get_a_summary_with_intervals() {
    let text = fine(&["auto", GAME, "--games", "50", "--bots", "random,random"], "");
    assert!(text.starts_with(&format!("50 games of {GAME}, ")), "{text}");
    assert!(text.contains("95 % interval"), "{text}");
}

#[test]
fn a_series_that_cannot_be_is_refused() {
    let auto = |args: &[&str]| refused(&[&["auto"], args].concat(), "");
    assert!(
        auto(&[GAME, "--bots", "nobody"])
            .starts_with(&format!("no bot 'nobody' plays {GAME}; there is random"))
    );
    assert_eq!(
        auto(&[GAME, "--bots", "random,random,random"]),
        "3 bots for 2 seats"
    );
    assert!(
        auto(&[GAME, "--games", "-1"]).contains("--games") || auto(&[GAME, "--games", "-1"]).contains("-1")
    );
    assert!(auto(&[GAME, "--threads", "0"]).contains("--threads"));
    assert!(auto(&["chess"]).starts_with("there is no game 'chess'"));
    assert!(auto(&[GAME, "--games", "1", "--record", "/dev/null/x"]).starts_with("/dev/null/x: "));
}

/// Records of a short series.
fn records(games: &str) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("games");
    fine(
        &[
            "auto",
            GAME,
            "--games",
            games,
            "--seed",
            "s",
            "--record",
            path.to_str().unwrap(),
        ],
        "",
    );
    let mut files: Vec<_> = std::fs::read_dir(&path)
        .unwrap()
        .map(|file| file.unwrap().path())
        .collect();
    files.sort();
    files
        .iter()
        .map(|file| std::fs::read_to_string(file).unwrap())
        .collect()
}

#[test]
fn recorded_games_verify_and_replay_to_the_outcome_that_was_printed() {
    let records = records("3");
    let printed = auto(&[]);
    assert_eq!(records.len(), 3);
    for (record, printed) in records.iter().zip(&printed) {
        let verified = &lines(&fine(&["verify", "--json"], record))[0];
        assert_eq!(
            (&verified["verified"], &verified["outcome"]),
            (&json!(true), &printed["outcome"])
        );
        let steps = lines(&fine(&["replay", "--json", "--as", "0"], record));
        assert_eq!(steps.last().unwrap()["outcome"], printed["outcome"]);
        assert_eq!(steps.len() as u64 - 1, printed["decisions"].as_u64().unwrap());
        assert!(
            steps.iter().all(|step| step["by"] != 1 || step["move"].is_null()),
            "seat 0 does not see what 1 chose"
        );
    }
    assert!(fine(&["verify"], &records[0]).starts_with("In order: "));
    let text = fine(&["replay", "--to", "4", "--lang", "fr"], &records[0]);
    assert!(
        text.contains("   4. ") && !text.contains("   5. ") && text.ends_with("La partie n’est pas finie.\n"),
        "{text}"
    );
}

#[test]
fn the_seed_of_a_printed_game_deals_that_game() {
    let printed = auto(&[]);
    let dealt = fine(&["new", GAME, "--seed", printed[0]["seed"].as_str().unwrap()], "");
    let replayed = fine(&["replay", "--to", "0", "--json"], &records("1")[0]);
    let mut view: Value = serde_json::from_str(&fine(&["view", "--json", "--as", "all"], &dealt)).unwrap();
    // What the rules work out stands beside what is seen of a position, and not in a replay.
    assert!(view.as_object_mut().unwrap().remove("aids").is_some());
    assert_eq!(lines(&replayed)[0]["view"], view);
}

#[test]
fn a_changed_record_is_refused_with_its_line_or_entry() {
    let record = &records("1")[0];
    let mut all: Vec<&str> = record.lines().collect();
    let last = all.pop().unwrap();
    assert_eq!(
        refused(&["verify"], &all.join("\n")),
        "the secret is not revealed yet, so the draws cannot be checked"
    );
    all[4] = "{";
    assert!(refused(&["verify"], &all.join("\n")).starts_with("line 5 of the record: "));
    all.remove(4);
    all.push(last);
    // A replay shows the game as far as it goes.
    let replay = run_with(&["replay"], &all.join("\n"));
    assert_eq!(replay.code, 2);
    assert!(replay.out.contains("   3. ") && !replay.out.contains("   4. "));
    assert!(
        replay.err.starts_with("flibuste: entry 4 of the record: "),
        "{}",
        replay.err
    );
    let secret = serde_json::from_str::<Value>(last).unwrap()["secret"]
        .as_str()
        .unwrap()
        .to_owned();
    let other = record.replace(&secret, &"0".repeat(64));
    assert!(refused(&["verify"], &other).starts_with("the revealed secret is not the one"));
    assert!(refused(&["verify"], "").starts_with("line 1 of the record: "));
    assert!(refused(&["verify"], &position()).starts_with("line 1 of the record: "));
    assert!(refused(&["replay", "no-such-file"], "").starts_with("no-such-file: "));
    assert!(refused(&["replay", "--as", "7"], record).starts_with("there is no viewer '7'"));
}

fn stdio(requests: &[Value]) -> Vec<Value> {
    let input: String = requests.iter().map(|request| format!("{request}\n")).collect();
    lines(&fine(&["stdio"], &input))
}

#[test]
fn every_request_is_answered_in_order() {
    let answers = stdio(&[
        json!({"id": "a", "do": "games"}),
        json!({"id": 1, "do": "new", "game": GAME, "seed": "7", "set": {"captain": "first"}}),
        json!({"id": 2, "do": "moves", "table": 1}),
        json!({"id": 3, "do": "play", "table": 1, "seat": 0, "moves": ["take joker", "take joker"]}),
        json!({"id": 4, "do": "play", "table": 1, "seat": 1, "moves": ["pass"]}),
        json!({"id": 5, "do": "play", "table": 1, "seat": 0, "moves": [{"fly": 1}]}),
        json!({"id": 6, "do": "view", "table": 1, "as": 1}),
        json!({"id": 7, "do": "fly"}),
        json!({"id": 8, "do": "turn", "table": 9}),
        json!({"id": 9, "do": "record", "table": 1}),
        json!({"id": 10, "do": "close", "table": 1}),
        json!({"id": 11, "do": "close", "table": 1}),
        json!([1, 2]),
    ]);
    assert_eq!(answers.len(), 13);
    assert_eq!(answers[0]["games"][0]["id"], GAME);
    assert_eq!(
        (&answers[1]["id"], &answers[1]["table"], &answers[1]["turn"]),
        (&json!(1), &json!(1), &json!({"one": 0}))
    );
    assert_eq!(answers[2]["moves"][0]["seat"], 0);
    assert!(answers[3]["error"]["text"].is_string());
    assert_eq!(
        answers[4]["error"]["declined"],
        json!({"refused": {"at": 0, "refused": "not_your_turn"}})
    );
    assert!(answers[5]["error"]["declined"]["not_a_move"]["problem"].is_string());
    assert!(answers[6]["view"]["players"][0]["hand"].is_null());
    assert_eq!(answers[7]["id"], 7);
    assert!(answers[7]["error"]["text"].as_str().unwrap().contains("fly"));
    assert_eq!(answers[8]["error"]["text"], "there is no table 9");
    assert_eq!(
        answers[9]["record"].as_str().unwrap().lines().count(),
        1,
        "nothing refused is recorded"
    );
    assert_eq!(answers[10]["closed"], 1);
    assert_eq!(answers[11]["error"]["text"], "there is no table 1");
    assert!(answers[12]["error"]["text"].is_string());
}

#[test]
fn a_table_is_played_taken_back_resumed_and_broken_off() {
    let new = json!({"do": "new", "game": GAME, "seed": "7", "set": {"captain": "first"}});
    let first = stdio(&[new.clone(), json!({"do": "moves", "table": 1})])[1]["moves"][0]["move"].clone();
    let answers = stdio(&[
        new,
        json!({"do": "play", "table": 1, "seat": 0, "moves": [first], "now": 5}),
        json!({"do": "undo", "table": 1, "seat": 0}),
        json!({"do": "undo", "table": 1, "seat": 0, "agreed": [1]}),
        json!({"do": "undo", "table": 1, "seat": 0}),
        json!({"do": "play", "table": 1, "seat": 0, "moves": [first], "as": "public"}),
        json!({"do": "record", "table": 1}),
        json!({"do": "position", "table": 1}),
        json!({"do": "break_off", "table": 1}),
        json!({"do": "auto", "game": GAME, "games": 2}),
    ]);
    assert_eq!(answers[1]["turn"], json!({"one": 1}));
    assert!(answers[1]["events"][0][0]["took"].is_object());
    // The other heard what was taken, so it is taken back only if it agrees.
    assert_eq!(
        (&answers[2]["undone"], &answers[2]["needed"]),
        (&json!(false), &json!([1]))
    );
    assert_eq!(answers[3]["undone"], true);
    assert_eq!(answers[4]["error"]["text"], "there is nothing to take back");
    let record = answers[6]["record"].as_str().unwrap();
    assert_eq!(record.lines().count(), 4);
    fine(&["moves"], &answers[7]["position"].to_string());
    fine(&["verify"], answers[8]["record"].as_str().unwrap());
    assert_eq!(answers[9]["played"].as_array().unwrap().len(), 2);
    let resumed = stdio(&[
        json!({"do": "resume", "record": record, "seed": "7"}),
        json!({"do": "position", "table": 1}),
        json!({"do": "resume", "record": record, "seed": "8"}),
        json!({"do": "resume", "record": "nonsense"}),
        json!({"do": "verify", "record": record}),
    ]);
    assert_eq!(resumed[1]["position"], answers[7]["position"]);
    for answer in &resumed[2..] {
        assert!(answer["error"]["text"].is_string());
    }
}

#[test]
fn a_game_is_played_in_the_terminal() {
    let here = [
        "play-here",
        GAME,
        "--seed",
        "7",
        "--bots",
        "random",
        "--set",
        "captain=first",
    ];
    let text = fine(&here, "nonsense\n?\n1\nu\n#1\nq\n");
    for part in [
        " in the terminal",
        "“nonsense” is neither",
        "take your last move back",
        "Taken back.",
        "See you.",
    ] {
        assert!(text.contains(part), "{part} is not in {text}");
    }
    assert!(!text.contains('\u{1b}'));
    // Always the first move, or letting the others go on, to the very end.
    let text = fine(&[&here[..], &["--lang", "fr"]].concat(), &"1\n".repeat(5000));
    assert!(
        text.contains("Fin de la partie."),
        "{}",
        &text[text.len() - 2000..]
    );
    assert!(fine(&here, "").ends_with("See you.\n"));
    assert!(refused(&["play-here", GAME, "--seat", "5"], "").starts_with("there is no seat '5'"));
    assert!(refused(&["play-here", GAME, "--bots", "nobody"], "").starts_with("no bot 'nobody'"));
    assert!(refused(&["play-here", "chess"], "").starts_with("there is no game"));
}

#[test]
fn help_version_and_completions_are_there() {
    assert!(fine(&["--help"], "").contains("play-here"));
    let version = fine(&["--version"], "");
    assert!(
        version.starts_with("flibuste ") && version.contains(" (commit "),
        "{version}"
    );
    assert!(version.contains(&format!("rules: {GAME} ")), "{version}");
    assert!(refused(&["health", "127.0.0.1:1"], "").starts_with("127.0.0.1:1: "));
    assert!(fine(&["stdio", "--help"], "").contains("break_off"));
    for shell in ["bash", "zsh", "fish"] {
        assert!(fine(&["completions", shell], "").contains("play-here"));
    }
    assert!(refused(&["completions", "abacus"], "").contains("abacus"));
}

/// A reader that has seen enough closes the pipe; the command stops without a word.
#[test]
fn a_closed_pipe_is_no_trouble() {
    let mut child = std::process::Command::new(env!("CARGO_BIN_EXE_flibuste"))
        .args(["auto", GAME, "--games", "3000", "--json"])
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(
        (output.status.code(), String::from_utf8(output.stderr).unwrap()),
        (Some(0), String::new())
    );
    assert_eq!(run_with(&["games"], "").code, 0);
}
