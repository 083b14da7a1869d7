//! `games`, `new`, `moves`, `play`, `view`.

use crate::common;

use common::{GAME, fine, lines, position, refused, run_with};
use serde_json::{Value, json};

#[test]
fn games_are_listed_for_people_and_for_programs() {
    let text = fine(&["games"], "");
    assert!(
        text.starts_with(&format!("{GAME} · ")) && text.contains(" · 2 seats"),
        "{text}"
    );
    assert!(text.contains("mode"), "{text}");
    assert!(fine(&["games", "--lang", "fr"], "").contains("2 places"));
    let listed = lines(&fine(&["games", "--json"], ""));
    assert_eq!(listed[0]["id"], GAME);
    assert_eq!(listed[0]["seats"], json!([2, 2]));
    assert_eq!(listed[0]["bots"][0], "random");
}

#[test]
fn card_files_are_checked_and_a_fault_names_its_row() {
    assert!(fine(&["games", "--check"], "").starts_with(&format!("{GAME}: the card file is in order")));
    let standard =
        catalog::with_game!(GAME, G => <<G as table::Game>::Cards as table::CardSet>::standard_text())
            .unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.toml");
    let cards = format!("{GAME}={}", path.display());
    std::fs::write(&path, standard).unwrap();
    fine(&["games", "--check", "--cards", &cards], "");
    std::fs::write(&path, standard.replace("whip = 13", "whip = 12")).unwrap();
    let said = refused(&["games", "--check", "--cards", &cards], "");
    assert!(said.contains("mine.toml") && said.contains("equipment"), "{said}");
    std::fs::write(&path, "[").unwrap();
    assert!(refused(&["games", "--cards", &cards], "").contains("mine.toml"));
    let said = refused(&["games", "--cards", GAME], "");
    assert_eq!(said, format!("--cards takes GAME=FILE, not '{GAME}'"));
    assert!(refused(&["games", "--cards", "chess=Cargo.toml"], "").contains("there is no game 'chess'"));
    assert!(refused(&["games", "--cards", &format!("{GAME}=no-such-file")], "").contains("no-such-file"));
}

/// Every data file of a game in one, as an owner of the box would begin: it is in order, a game is played with it, and a row that is missing is said.
#[test]
fn every_game_is_played_with_an_owners_copy_of_all_its_rows() {
    let folder = tempfile::tempdir().unwrap();
    for game in catalog::GAMES {
        let data = std::path::Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("../games")
            .join(game)
            .join("data");
        let mut files: Vec<_> = std::fs::read_dir(data).unwrap().flatten().collect();
        files.sort_by_key(std::fs::DirEntry::path);
        let texts = files
            .iter()
            .map(|file| std::fs::read_to_string(file.path()).unwrap());
        let text: String = texts.collect::<Vec<_>>().join("\n");
        let path = folder.path().join(format!("{game}.toml"));
        let cards = format!("{game}={}", path.display());
        let owned = text.replace("\"reconstructed\"", "\"owner\"");
        std::fs::write(&path, &owned).unwrap();
        fine(&["games", "--check", "--cards", &cards], "");
        let played = fine(
            &["auto", game, "--games", "1", "--seed", "3", "--cards", &cards],
            "",
        );
        assert!(played.contains("1 game"), "{game}: {played}");
        if let Some(at) = owned.find("\n[[") {
            let row = &owned[at + 1..];
            let rest = row.find("\n[").map_or("", |end| &row[end..]);
            std::fs::write(&path, owned[..at].to_owned() + rest).unwrap();
            let said = refused(&["games", "--check", "--cards", &cards], "");
            assert!(said.contains(&format!("{game}.toml")), "{said}");
        }
    }
}

#[test]
fn the_same_seed_deals_the_same_game() {
    assert_eq!(position(), position());
    assert_ne!(
        position(),
        fine(&["new", GAME, "--seed", "8", "--set", "captain=first"], "")
    );
    assert_ne!(fine(&["new", GAME], ""), fine(&["new", GAME], ""));
    let position: Value = serde_json::from_str(&position()).unwrap();
    assert_eq!(
        (&position["flibuste"], &position["game"]),
        (&json!("snapshot"), &json!(GAME))
    );
}

#[test]
fn a_set_up_that_cannot_be_is_refused() {
    let new = |args: &[&str]| refused(&[&["new"], args].concat(), "");
    assert_eq!(
        new(&["chess"]),
        format!("there is no game 'chess'; there is {}", catalog::GAMES.join(", "))
    );
    assert_eq!(new(&[GAME, "--seats", "3"]), "the game has 2 to 2 seats, not 3");
    assert_eq!(
        new(&[GAME, "--set", "mode=easy"]),
        "option 'mode' takes normal|rapid|expert, not 'easy'"
    );
    assert!(new(&[GAME, "--set", "colour=red"]).starts_with("there is no option 'colour'"));
    assert!(new(&[GAME, "--seats", "many"]).contains("invalid value 'many'"));
    assert!(new(&[]).contains("required arguments were not provided: <GAME>"));
    assert!(refused(&["fly"], "").contains("unrecognized subcommand 'fly'"));
    assert!(refused(&["games", "--lang", "de"], "").contains("there is no language 'de'"));
}

#[test]
fn moves_are_listed_one_value_a_line() {
    let listed = lines(&fine(&["moves", "--json"], &position()));
    assert!(!listed.is_empty());
    assert!(
        listed
            .iter()
            .all(|mv| mv["seat"] == 0 && mv["move"]["take"].is_string())
    );
    let text = fine(&["moves"], &position());
    assert!(text.starts_with("The table waits for: player 0.\n"), "{text}");
    assert!(text.contains("#1") && text.contains("take "), "{text}");
    assert_eq!(fine(&["moves", "--json", "--seat", "1"], &position()), "");
    assert!(refused(&["moves", "--seat", "2"], &position()).starts_with("there is no seat '2'"));
}

/// Every way to write a move leads to the same place.
#[test]
fn a_move_is_a_number_a_word_or_json() {
    let before = position();
    let first = &lines(&fine(&["moves", "--json"], &before))[0]["move"];
    let short = format!("take {}", first["take"].as_str().unwrap());
    let after = fine(&["play", "--seat", "0", "#1"], &before);
    assert_ne!(after, before);
    assert_eq!(fine(&["play", "--seat", "0", &short], &before), after);
    assert_eq!(
        fine(&["play", "-", "--seat", "0", &first.to_string()], &before),
        after
    );
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("position");
    std::fs::write(&path, &before).unwrap();
    assert_eq!(
        fine(&["play", path.to_str().unwrap(), "--seat", "0", "#1"], ""),
        after
    );
    assert_eq!(lines(&fine(&["moves", "--json"], &after))[0]["seat"], 1);
}

#[test]
fn several_moves_are_made_in_order_and_told_to_whom_it_concerns() {
    let done = run_with(&["play", "--seat", "0", "#1", "--tell", "1"], &position());
    assert_eq!(done.code, 0);
    assert!(
        done.err.starts_with("player 0 takes a ") && done.err.ends_with(".\n"),
        "{}",
        done.err
    );
    assert_eq!(
        refused(&["play", "--seat", "0", "#1", "#1"], &position()),
        "'#1' by 0: It is not your turn."
    );
}

/// The position after the draft and the first briefing, when dice are thrown.
fn before_the_dice() -> String {
    let mut position = position();
    for seat in ["0", "1", "0", "1"] {
        position = fine(&["play", "--seat", seat, "#1"], &position);
    }
    position
}

#[test]
fn dice_follow_from_the_position_a_seed_or_a_list() {
    let position = before_the_dice();
    let go = |more: &[&str]| fine(&[&["play", "--seat", "0", "continue"], more].concat(), &position);
    assert_eq!(go(&[]), go(&[]));
    assert_eq!(go(&["--seed", "3"]), go(&["--seed", "3"]));
    let seeds = ["1", "2", "3", "4", "5", "6"];
    assert!(
        seeds.iter().any(|seed| go(&["--seed", seed]) != go(&[])),
        "other seeds give other dice"
    );
    let dice = |list: &str| run_with(&["play", "--seat", "0", "continue", "--chance", list], &position);
    let counts: Vec<usize> = (0..5)
        .filter(|count| dice(&json!(vec![5; *count]).to_string()).code == 0)
        .collect();
    assert_eq!(counts.len(), 1, "exactly as many dice as are rolled");
    let forced = dice(&json!(vec![5; counts[0]]).to_string());
    let view: Value = serde_json::from_str(&fine(&["view", "--json"], &forced.out)).unwrap();
    let flags = view["dice"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|die| die["face"] == "flag")
        .count();
    assert_eq!(flags, counts[0]);
}

#[test]
fn forced_chance_that_does_not_fit_is_refused() {
    let position = before_the_dice();
    let chance = |list: &str| refused(&["play", "--seat", "0", "continue", "--chance", list], &position);
    assert!(chance("[9,9,9,9]").starts_with("--chance: recorded outcome 0 does not fit"));
    assert!(chance("[0,0,0,0,0,0,0]").contains("never asked for"));
    assert!(chance("dice").starts_with("--chance: "));
    assert!(
        refused(
            &["play", "--seat", "0", "continue", "--chance", "[]", "--seed", "1"],
            &position
        )
        .contains("--seed")
    );
}

#[test]
fn moves_that_cannot_be_made_are_refused_with_the_reason() {
    let play = |args: &[&str]| refused(&[&["play"], args].concat(), &position());
    assert!(play(&["--seat", "0", "fly away"]).starts_with("'fly away' is not a move offered here"));
    assert!(play(&["--seat", "0", "#99"]).starts_with("there is no move '#99'"));
    assert!(play(&["--seat", "0", "#0"]).starts_with("there is no move '#0'"));
    assert_eq!(
        play(&["--seat", "0", "\"validate\""]),
        "'\"validate\"' by 0: Not at this moment."
    );
    assert!(play(&["--seat", "0", "\"validate\"", "--lang", "fr"]).contains("Ce n’est pas le moment."));
    assert!(play(&["--seat", "1", "#1"]).ends_with("It is not your turn."));
    assert!(play(&["--seat", "clock", "#1"]).ends_with("It is not your turn."));
    assert!(play(&["--seat", "9", "#1"]).starts_with("there is no seat '9'"));
    assert_eq!(play(&["--seat", "0", "-"]), "no move was given");
    assert!(play(&["--seat", "0"]).contains("required"));
    assert!(play(&["nowhere/position.json", "--seat", "0", "#1"]).starts_with("nowhere/position.json: "));
}

#[test]
fn positions_that_are_none_are_refused() {
    for command in ["moves", "view"] {
        let say = |text: &str| refused(&[command], text);
        assert!(say("").starts_with("this is not a position: "));
        assert!(say("{}").starts_with("this is not a position: "));
        assert!(say("\u{0}\u{1}").starts_with("this is not a position: "));
        assert!(say(&position().replace(GAME, "chess")).contains("there is no game 'chess'"));
        assert!(say(&position().replace("\"rules\":", "\"rules\":9")).contains("rules version"));
        assert!(
            say(&position().replace("\"ship\":0", "\"ship\":77")).starts_with("this position is damaged")
        );
        assert!(say(&position()[..200]).starts_with("this is not a position: "));
        assert!(refused(&[command, "no-such-file"], "").starts_with("no-such-file: "));
    }
}

#[test]
fn each_viewer_sees_its_own() {
    let view = |who: &str| -> Value {
        serde_json::from_str(&fine(&["view", "--json", "--as", who], &position())).unwrap()
    };
    let hands = |who: &str| -> Vec<bool> {
        let view = view(who);
        view["players"]
            .as_array()
            .unwrap()
            .iter()
            .map(|player| !player["hand"].is_null())
            .collect()
    };
    assert_eq!(hands("0"), [true, false]);
    assert_eq!(hands("1"), [false, true]);
    assert_eq!(hands("public"), [false, false]);
    assert_eq!(hands("all"), [true, true]);
    assert_eq!(view("public")["airship"]["undersides"], Value::Null);
    assert!(refused(&["view", "--as", "nobody"], &position()).starts_with("there is no viewer 'nobody'"));
    let text = fine(&["view", "--as", "0", "--lang", "fr"], &position());
    assert!(
        text.contains("joueur 0 (toi)") && text.contains("joueur 1") && !text.contains('\u{1b}'),
        "{text}"
    );
}
