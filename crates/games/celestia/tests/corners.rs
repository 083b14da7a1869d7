//! Rules at their edges: what faults put into the rules on purpose went unnoticed without.

#![allow(clippy::needless_pass_by_value)]

use crate::common::*;
use celestia::{Card, Cards, Event, Refusal, Step};
use serde_json::{Value, json};
use table::CardSet;

/// Noa De Bobadilla is caught; these are the three assaults, so many of them turned up.
fn boarding(shown: u8, more: Value) -> Table {
    let assaults = ["R06", "R07", "R08"].map(|id| number("assaults", id));
    let mut changes = json!({
        "pirate_card": number("pirates", "P2"), "ship": 12, "pirate": 12, "fought": 1,
        "assaults": assaults, "assaults_shown": shown, "masts": 4 - shown.max(1),
    });
    for (field, value) in more.as_object().unwrap() {
        changes[field] = value.clone();
    }
    position(&["mode=normal", "generator=1"], changes)
}

fn in_flight(more: Value) -> Table {
    let mut changes = json!({"ship": 5, "fought": 1});
    for (field, value) in more.as_object().unwrap() {
        changes[field] = value.clone();
    }
    position(&["generator=1"], changes)
}

/// The lots of an assault's dice: whips for all that are rolled.
fn rolled(assault: &str) -> Vec<u8> {
    let cards = serde_json::to_value(Cards::standard()).unwrap();
    let dice = cards["assaults"][usize::from(number("assaults", assault))]["force"]["rolled"].as_u64();
    vec![0; dice.unwrap() as usize]
}

/// Without gold there is nothing to decide before the boarding: the first assault begins at once, and is the first.
#[test]
fn without_gold_the_first_assault_begins_at_once() {
    let steps = json!(["armoury", {"share": {"seat": 0, "passed": false}}]);
    let mut table = boarding(
        0,
        json!({"gold": 0, "steps": steps, "shown": {"whip": 1}, "masts": 3}),
    );
    table.play(MARY, "take whip", rolled("R06"));
    assert_eq!(table.see().step, Step::Dice);
    let begun = |event: &Event| matches!(event, Event::AssaultBegins { number: 1, .. });
    assert!(table.events.iter().any(begun), "{:?}", table.events);
}

/// A boarding flag asks for two cards: whoever cannot bring both may still hold one, and nothing else is known.
#[test]
fn enduring_a_boarding_flag_tells_nothing_of_single_cards() {
    let steps = json!([{"combat": {"active": 0}}]);
    let more = json!({
        "dice": dice(&["flag"]), "hands": [{"pistol": 1}, {}], "steps": steps, "generator": [0], "spent": [],
    });
    let mut table = boarding(1, more);
    table.play(MARY, "endure", [0, 0, 0, 0, 0, 0]);
    assert!(table.seen_by(BRUNO).players[0].at_most.of(Card::Pistol) >= 1);
}

/// What was said is kept where both can read it; a partner who says nothing is not put down as having said something.
#[test]
fn what_is_said_is_kept_and_silence_is_not() {
    let steps = json!([{"rewards": {"next": 1}}, {"statement": {"seat": 0}}]);
    let mut table = in_flight(json!({"steps": steps, "hands": [{"whip": 2}, {}]}));
    table.does(MARY, "say have whip");
    assert_eq!(table.see().said.len(), 1);
    assert_eq!(table.seen_by(BRUNO).players[0].at_least.of(Card::Whip), 1);
    table.does(BRUNO, "say silent");
    assert_eq!(table.see().said.len(), 1);
}

/// Shuki helps after an assault that does not end the game, and has no use after the last.
#[test]
fn shuki_helps_after_every_assault_but_the_last() {
    let last_die = |shown: u8| {
        let steps = json!([{"combat": {"active": 0}}]);
        let more = json!({"dice": dice(&["whip"]), "hands": [{"whip": 1}, {}], "crew": ready(&["shuki"]), "steps": steps});
        let mut table = boarding(shown, more);
        table.does(MARY, "strike whip card");
        table
    };
    // The first and the second leave masts standing.
    for shown in [1, 2] {
        assert!(
            last_die(shown)
                .offered(MARY)
                .contains(&"use_crew shuki".to_owned()),
            "{shown}"
        );
    }
    assert_eq!(last_die(3).won(), Some(true));
}

/// A card that is won is not asked about where none is left to draw.
#[test]
fn no_card_is_won_where_none_is_left() {
    let steps = json!([{"rewards": {"next": 0}}, {"statement": {"seat": 1}}]);
    let after = |ship: u8, hand: Value| {
        let changes =
            json!({"ship": ship, "pirate": ship + 3, "fought": 1, "steps": steps, "hands": [{}, hand]});
        let mut table = position(&["generator=1"], changes);
        table.does(BRUNO, "say silent");
        table.see().step
    };
    let gives_a_card = |ship: &u8| after(*ship, json!({"whip": 1})) == Step::CardReward;
    let ship = (1..20).find(gives_a_card).expect("an ambush with a card");
    let every_card = json!(Cards::standard().equipment);
    assert_ne!(after(ship, every_card), Step::CardReward);
}

#[test]
fn augusta_has_done_when_the_only_die_is_set() {
    let mut table = in_flight(json!({"dice": dice(&["whip"]), "steps": [{"augusta": {"set": null}}]}));
    table.does(MARY, "set_die 0 sabre");
    assert_eq!(table.see().step, Step::Dice);
}

/// Each moment has its own choices; everything else is refused.
#[test]
fn other_choices_are_refused_at_their_moment() {
    let flags = json!({"dice": dice(&["flag"]), "crew": ready(&["kublai", "olga"]), "steps": [{"validated": {"flags": 1}}]});
    let won = json!({
        "dice": [{"face": "whip", "out": true}], "in_play": {"whip": 1}, "crew": ready(&["shuki", "olga"]), "steps": ["aftermath"],
    });
    for table in [in_flight(flags), in_flight(won)] {
        for mv in [json!("continue"), json!({"use_crew": "olga"}), json!("validate")] {
            assert_eq!(table.refusal(MARY, mv), Refusal::NotNow);
        }
        assert_eq!(table.refusal(MARY, json!({"use_crew": "baba"})), Refusal::NotNow);
    }
    let salvage = json!({
        "dice": [{"face": "whip", "out": true}], "in_play": {"whip": 1}, "steps": [{"salvage": {"left": 1}}],
    });
    let table = in_flight(salvage);
    assert_eq!(
        table.refusal(MARY, json!({"salvage": "cannon"})),
        Refusal::NoSuchCard
    );
    assert_eq!(table.refusal(MARY, json!("proceed")), Refusal::NotNow);
}

/// Gold and smoke for flags are spoken of where there is a flag: without one the combat is next, whoever is aboard.
#[test]
fn dice_without_flags_lead_straight_to_the_combat() {
    let mut table =
        in_flight(json!({"dice": dice(&["whip"]), "crew": ready(&["kublai"]), "steps": ["dice"]}));
    table.does(MARY, "validate");
    assert_eq!(table.see().step, Step::Starter);
}

#[test]
fn only_what_lies_there_is_taken() {
    let draft = dealt(&[]);
    let shown = draft.see().piles.shown;
    let missing = Card::ALL.into_iter().find(|card| !shown.has(*card)).unwrap();
    assert_eq!(draft.refusal(MARY, json!({"take": missing})), Refusal::NoSuchCard);
    assert_eq!(draft.refusal(MARY, json!("continue")), Refusal::NotNow);
    let steps = json!(["market", {"share": {"seat": 0, "passed": false}}]);
    let share = in_flight(
        json!({"steps": steps, "shown": {"whip": 1}, "on_stage": 0, "stage_pile": [], "fought": 0}),
    );
    assert_eq!(
        share.refusal(MARY, json!({"take": "cannon"})),
        Refusal::NoSuchCard
    );
    assert_eq!(share.refusal(MARY, json!("take_hidden")), Refusal::NoHiddenCard);
    let hold = in_flight(
        json!({"steps": [{"rewards": {"next": 1}}, {"load": {"cargo": "gold", "left": 1}}], "smoke": 0}),
    );
    assert_eq!(
        hold.refusal(MARY, json!({"jettison": "smoke"})),
        Refusal::NoSuchToken
    );
    assert_eq!(
        hold.refusal(MARY, json!({"jettison": {"crew": "olga"}})),
        Refusal::NoSuchToken
    );
}

/// There are six gold tokens: with all of them aboard the rest of a reward is no question.
#[test]
fn a_reward_ends_when_no_token_is_left_beside_the_table() {
    let steps = json!([{"rewards": {"next": 3}}, {"load": {"cargo": "gold", "left": 2}}]);
    let mut table = in_flight(json!({"steps": steps, "gold": 5, "smoke": 0}));
    table.does(MARY, "load");
    assert_eq!((table.see().step, table.see().airship.gold), (Step::Briefing, 6));
}

/// With all 48 cards in hands no card can be bought or won; smoke can.
#[test]
fn without_a_card_left_only_smoke_is_for_sale() {
    let all_but_one = json!({"whip": 12, "sabre": 11, "crossbow": 9, "pistol": 7, "cannon": 5, "joker": 3});
    let steps = json!(["market", {"share": {"seat": 0, "passed": false}}]);
    let more = json!({
        "steps": steps, "hands": [all_but_one, {}], "shown": {"whip": 1}, "gold": 2, "smoke": 0,
        "on_stage": number("stages", "E3"), "stage_pile": [], "fought": 0,
    });
    let mut table = in_flight(more);
    table.does(MARY, "take whip");
    let choices: Vec<String> = table
        .offered(MARY)
        .into_iter()
        .filter(|mv| !mv.starts_with("propose"))
        .collect();
    assert_eq!(choices, ["buy_smoke", "keep_gold"]);
    assert_eq!(table.refusal(MARY, json!("buy_cards")), Refusal::NothingLeft);
}

/// The secret thrust takes what is there: a card of the hand, somebody aboard, somebody ready.
#[test]
fn the_secret_thrust_takes_only_what_is_there() {
    let thrust = json!({"thrust": {"flags": 0}});
    let flag = dice(&["flag"]);
    let discard = in_flight(json!({
        "dice": flag, "steps": [thrust, {"discard": {"seat": 0}}], "hands": [{"whip": 1}, {"sabre": 1}],
    }));
    assert_eq!(
        discard.refusal(MARY, json!({"discard": "sabre"})),
        Refusal::NoSuchCard
    );
    let mut crew = ready(&["olga", "baba"]);
    crew[4] = json!("used");
    crew[0] = json!("ready");
    for step in ["deactivate", "dismiss"] {
        let table = in_flight(json!({"dice": flag, "steps": [thrust, step], "crew": crew}));
        assert_eq!(
            table.refusal(MARY, json!({"lose": "mama"})),
            Refusal::CrewNotAboard,
            "{step}"
        );
        assert_eq!(table.refusal(MARY, json!("proceed")), Refusal::NotNow, "{step}");
        let taken = if step == "deactivate" {
            vec!["lose ludvig", "lose olga"]
        } else {
            vec!["lose ludvig", "lose olga", "lose baba"]
        };
        assert_eq!(table.offered(MARY), taken);
    }
    let deactivate = in_flight(json!({"dice": flag, "steps": [thrust, "deactivate"], "crew": crew}));
    assert_eq!(
        deactivate.refusal(MARY, json!({"lose": "baba"})),
        Refusal::CrewNotReady
    );
}

#[test]
fn one_of_the_two_begins() {
    let table = in_flight(json!({"dice": dice(&["whip"]), "steps": ["starter"]}));
    assert_eq!(table.refusal(MARY, json!({"begin": 2})), Refusal::NotNow);
    assert_eq!(table.refusal(MARY, json!("continue")), Refusal::NotNow);
}

/// Each token is a thing of its own to propose.
#[test]
fn tokens_are_proposed_one_by_one() {
    let steps = json!([{"rewards": {"next": 1}}, {"load": {"cargo": "gold", "left": 1}}]);
    let mut table =
        in_flight(json!({"steps": steps, "gold": 1, "smoke": 1, "crew": ready(&["olga", "shuki"])}));
    let removals = |table: &Table| -> Vec<String> {
        let offered = table.offered(BRUNO);
        offered
            .into_iter()
            .filter(|mv| mv.starts_with("propose remove"))
            .collect()
    };
    for left in (1..=removals(&table).len()).rev() {
        let next = removals(&table);
        assert_eq!(next.len(), left, "{next:?}");
        table.does(BRUNO, &next[0]);
    }
    assert!(removals(&table).is_empty());
}
