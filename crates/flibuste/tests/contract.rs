//! `contract`.

use crate::common;

use common::{GAME, fine, lines, refused};
use serde_json::Value;

/// A proposal and its code.
fn offers(args: &[&str]) -> Vec<(Value, String)> {
    let all = [&["contract", "--json"][..], args].concat();
    let offers = lines(&fine(&all, ""));
    let code = |offer: &Value| offer["settings"]["contract"].as_str().unwrap().to_owned();
    offers
        .into_iter()
        .map(|offer| (offer.clone(), code(&offer)))
        .collect()
}

#[test]
fn a_contract_is_proposed_and_its_code_deals_the_same() {
    let wishes = [
        "--difficulty",
        "4",
        "--cruelty",
        "5",
        "--wish",
        "level=2",
        "--seed",
        "7",
    ];
    let made = offers(&[&wishes[..], &["--offers", "4"]].concat());
    assert_eq!(made.len(), 4);
    assert_eq!(made[..1], offers(&wishes)[..], "the same seed gives the same");
    for (offer, code) in &made {
        let far = |name: &str, wished: i64| (offer["comes_to"][name].as_i64().unwrap() - wished).abs();
        assert!(far("difficulty", 4) <= 1 && far("cruelty", 5) <= 1, "{offer}");
        let read = lines(&fine(&["contract", "--json", "--read", code], ""));
        assert_eq!(read[0]["settings"], offer["settings"]);
        let game = offer["game"].as_str().unwrap();
        let set = format!("contract={code}");
        let dealt = |seed: &str| fine(&["new", game, "--seed", seed, "--set", &set], "");
        assert_eq!(dealt("1"), dealt("1"));
        assert!(
            dealt("1").contains(offer["settings"]["mission"].as_str().unwrap()),
            "{offer}"
        );
    }
}

#[test]
fn a_contract_is_said_in_both_languages() {
    let args = ["contract", "--difficulty", "2", "--cruelty", "2", "--seed", "7"];
    let english = fine(&[&args[..], &["--lang", "en"]].concat(), "");
    let french = fine(&[&args[..], &["--lang", "fr"]].concat(), "");
    assert_eq!(
        english.lines().next(),
        french.lines().next(),
        "the code is the same"
    );
    assert!(
        english.contains("Difficulty: ") && french.contains("Difficulté"),
        "{english}{french}"
    );
    assert!(
        !english.contains("-option-") && !french.contains("-option-"),
        "{english}{french}"
    );
}

#[test]
fn what_makes_no_contract_is_refused_in_one_line() {
    assert!(refused(&["contract", "--difficulty", "9"], "").contains("takes 1..5, not '9'"));
    assert!(refused(&["contract", "--wish", "gravity=1"], "").contains("there is no option 'gravity'"));
    assert!(refused(&["contract", "--read", "AAA-AAA-AAA"], "").contains("a letter is wrong"));
    assert!(refused(&["contract", "--read", "AAA"], "").contains("9 letters"));
    assert!(refused(&["contract", "--game", "chess"], "").contains("there is no game 'chess'"));
    assert!(refused(&["contract", "--game", GAME], "").contains("proposes nothing"));
    let mismatch = ["contract", "--read", "AAA-AAA-AAA", "--difficulty", "3"];
    assert!(refused(&mismatch, "").contains("cannot be used with"));
}
