//! The eight crew members at their moments, and the penalties that turn or take them.

#![allow(clippy::needless_pass_by_value)]

use crate::common;

use celestia::{Berth, Card, Ending, Event, Refusal, Step};
use common::*;
use serde_json::{Value, json};

/// A combat in the pursuit with this crew ready.
fn combat(crew: &[&str], faces: &[&str], hands: Value) -> Table {
    let steps = json!([{"combat": {"active": 0}}]);
    let changes = json!({"ship": 5, "fought": 1, "crew": ready(crew), "dice": dice(faces), "steps": steps, "hands": hands});
    position(&["mode=normal", "generator=1"], changes)
}

/// Dice on the table with this crew ready.
fn thrown(crew: &[&str], faces: &[&str], more: Value) -> Table {
    let mut changes = json!({
        "ship": 5, "fought": 1, "crew": ready(crew), "dice": dice(faces), "steps": ["dice"], "smoke": 0,
        "pirate_card": number("pirates", "P2"),
    });
    for (field, value) in more.as_object().unwrap() {
        changes[field] = value.clone();
    }
    position(&["mode=normal", "generator=1"], changes)
}

#[test]
fn ludvig_eliminates_all_dice_of_one_symbol() {
    let mut table = combat(
        &["ludvig"],
        &["whip", "whip", "sabre", "flag"],
        json!([{"whip": 2, "joker": 1}, {"sabre": 1}]),
    );
    table.does(MARY, "sweep whip");
    let out: Vec<_> = table.see().dice.iter().map(|die| die.out).collect();
    assert_eq!(out, [true, true, false, false]);
    assert_eq!(table.hand(MARY), cards(&[Card::Whip, Card::Joker]));
    assert_eq!(table.see().crew[0].berth, Berth::Used);
    assert!(table.waits_for(BRUNO));
}

#[test]
fn ludvig_needs_a_card_of_a_symbol_that_is_there_and_works_once() {
    let mut table = combat(
        &["ludvig"],
        &["whip", "sabre"],
        json!([{"whip": 1, "pistol": 1}, {"sabre": 2}]),
    );
    assert_eq!(
        table.refusal(MARY, json!({"sweep": "pistol"})),
        Refusal::NoSuchDie
    );
    assert_eq!(
        table.refusal(MARY, json!({"sweep": "sabre"})),
        Refusal::NoSuchCard
    );
    table.does(MARY, "sweep whip");
    assert_eq!(
        table.refusal(BRUNO, json!({"sweep": "sabre"})),
        Refusal::CrewNotReady
    );
}

#[test]
fn olga_flies_one_card_farther_and_may_reach_the_pirate() {
    let path = path(&[(3, "B01")]);
    let changes = json!({"path": path, "ship": 3, "pirate": 5, "crew": ready(&["olga"])});
    let mut table = position(&["mode=rapid"], changes);
    table.does(MARY, "use_crew olga").does(MARY, "continue");
    assert_eq!(table.see().step, Step::Over(Ending::PirateCaught));
}

#[test]
fn olga_is_lost_when_a_stage_is_made_instead() {
    let stage = number("stages", "E3");
    let changes = json!({"ship": 3, "fought": 0, "crew": ready(&["olga"]), "stage_pile": [stage]});
    let mut table = position(&["mode=rapid"], changes);
    table.does(MARY, "use_crew olga").does(MARY, "stage");
    assert!(!table.see().olga);
}

#[test]
fn shuki_brings_two_cards_of_the_combat_back() {
    let mut table = combat(&["shuki"], &["whip"], json!([{"whip": 1}, {}]));
    let mut state = serde_json::to_value(table::Game::store(&table.game)).unwrap();
    let deck: celestia::Counts = serde_json::from_value(state["deck"].clone()).unwrap();
    state["in_play"] = json!({"sabre": 2, "cannon": 1});
    state["deck"] = json!(deck.minus(cards(&[Card::Sabre, Card::Sabre, Card::Cannon])));
    table.game = table::Game::restore(serde_json::from_value(state).unwrap(), table.game.cards()).unwrap();
    table.does(MARY, "strike whip card").does(MARY, "use_crew shuki");
    table
        .does(MARY, "salvage cannon")
        .does(MARY, "salvage sabre")
        .does(MARY, "begin 1");
    table.does(BRUNO, "take cannon").does(MARY, "take sabre");
    assert_eq!(
        (table.hand(BRUNO), table.hand(MARY)),
        (cards(&[Card::Cannon]), cards(&[Card::Sabre]))
    );
    assert_eq!(table.see().piles.discard, cards(&[Card::Whip, Card::Sabre]));
}

#[test]
fn shuki_need_not_be_used() {
    let mut table = combat(&["shuki"], &["whip"], json!([{"whip": 1}, {}]));
    table.does(MARY, "strike whip card").does(MARY, "proceed");
    assert_eq!(table.see().crew[2].berth, Berth::Ready);
}

#[test]
fn kublai_finds_two_gold_for_each_flag_before_the_thrust() {
    let mut table = thrown(&["kublai"], &["flag", "flag"], json!({"gold": 0}));
    table.does(MARY, "validate");
    assert_eq!(table.see().pirate, 12, "the pirate has not moved yet");
    table.does(MARY, "use_crew kublai");
    for _ in 0..4 {
        table.does(MARY, "load");
    }
    assert_eq!((table.see().airship.gold, table.see().pirate), (4, 16));
}

#[test]
fn rhett_finds_smoke_and_room_may_be_made_for_it() {
    let mut table = thrown(&["rhett"], &["flag"], json!({"gold": 5, "smoke": 0}));
    table.does(MARY, "validate").does(MARY, "use_crew rhett");
    assert_eq!(table.refusal(MARY, json!("load")), Refusal::HoldFull);
    table
        .does(MARY, "jettison gold")
        .does(MARY, "load")
        .does(MARY, "jettison crew rhett")
        .does(MARY, "load");
    assert_eq!((table.see().airship.gold, table.see().airship.smoke), (4, 2));
    assert_eq!(table.see().crew[6].berth, Berth::Gone);
}

#[test]
fn baba_shows_the_way_and_arranges_it() {
    let path = path(&[(3, "B15"), (4, "B01"), (5, "B02"), (6, "B03")]);
    let mut table = position(&[], json!({"path": path, "ship": 3, "crew": ready(&["baba"])}));
    table.does(MARY, "use_crew baba");
    let shown = table.seen_by(BRUNO).path[3..6]
        .iter()
        .map(|card| card.ambush.unwrap().0)
        .collect::<Vec<_>>();
    assert_eq!(
        shown,
        [
            number("ambushes", "B01"),
            number("ambushes", "B02"),
            number("ambushes", "B03")
        ]
    );
    assert_eq!(table.refusal(MARY, json!({"arrange": [0, 1]})), Refusal::BadOrder);
    assert_eq!(
        table.refusal(MARY, json!({"arrange": [0, 1, 1]})),
        Refusal::BadOrder
    );
    table.does(MARY, "arrange 2 0 1");
    let seen = table.seen_by(BRUNO);
    let there = seen.path[3..6]
        .iter()
        .map(|card| card.ambush.unwrap().0)
        .collect::<Vec<_>>();
    assert_eq!(
        there,
        [
            number("ambushes", "B03"),
            number("ambushes", "B01"),
            number("ambushes", "B02")
        ]
    );
    assert!(
        seen.path.iter().all(|card| !card.face_up),
        "they lie face down again"
    );
    assert_eq!(seen.path[6].ambush, None);
    assert_eq!(
        seen.step,
        Step::Briefing,
        "pursuit or stage is decided afterwards"
    );
}

#[test]
fn mama_makes_a_joker_of_any_card() {
    let mut table = combat(
        &["mama"],
        &["cannon", "whip"],
        json!([{"pistol": 1, "whip": 1}, {"whip": 1}]),
    );
    let whip_for_whip = json!({"strike": {"face": "whip", "with": {"mama": "whip"}}});
    assert_eq!(table.refusal(MARY, whip_for_whip), Refusal::MamaNotNeeded);
    table.does(MARY, "strike cannon mama pistol");
    assert_eq!(table.see().crew[5].berth, Berth::Used);
    table.does(BRUNO, "strike whip card");
    assert!(table.events.contains(&Event::CombatWon));
}

/// When only the crew could help, helping is a choice: the card need not be used.
#[test]
fn crew_is_never_forced() {
    let mut table = combat(&["mama"], &["cannon"], json!([{"pistol": 1}, {}]));
    assert_eq!(table.offered(MARY), ["strike cannon mama pistol", "endure"]);
    let able = combat(&["mama"], &["cannon"], json!([{"cannon": 1}, {}]));
    assert_eq!(able.refusal(MARY, json!("endure")), Refusal::MustStrike);
    table.play(
        MARY,
        "endure",
        [[0].as_slice(), &[0; 6]]
            .concat()
            .into_iter()
            .take(lots_of_loss(&table))
            .collect::<Vec<u8>>(),
    );
    assert_eq!(table.see().crew[5].berth, Berth::Ready);
}

/// One pick of the token, then one lot for each of its cards.
fn lots_of_loss(table: &Table) -> usize {
    let token = table.see().airship.undersides.unwrap()[0];
    let share = table.game.cards().energy(token).share;
    1 + usize::from(share.hidden + share.visible)
}

#[test]
fn augusta_sets_one_or_two_dice_and_smoke_may_follow() {
    let mut table = thrown(&["augusta"], &["flag", "flag", "cannon"], json!({"smoke": 1}));
    table.does(MARY, "use_crew augusta");
    assert_eq!(table.refusal(MARY, json!("proceed")), Refusal::SetOneDie);
    assert_eq!(
        table.refusal(MARY, json!({"set_die": {"die": 0, "face": "flag"}})),
        Refusal::SameDie
    );
    table.does(MARY, "set_die 0 whip");
    assert_eq!(
        table.refusal(MARY, json!({"set_die": {"die": 0, "face": "sabre"}})),
        Refusal::SameDie
    );
    table
        .does(MARY, "set_die 2 sabre")
        .play(MARY, "reroll 1", [3])
        .does(MARY, "validate");
    let faces: Vec<_> = table
        .see()
        .dice
        .iter()
        .map(|die| format!("{:?}", die.face))
        .collect();
    assert_eq!(faces, ["Whip", "Pistol", "Sabre"]);
}

#[test]
fn crew_has_its_moment_and_must_be_aboard_and_ready() {
    let table = thrown(&["olga"], &["flag"], json!({}));
    assert_eq!(table.refusal(MARY, json!({"use_crew": "olga"})), Refusal::NotNow);
    assert_eq!(
        table.refusal(MARY, json!({"use_crew": "augusta"})),
        Refusal::CrewNotAboard
    );
    let mut crew = ready(&[]);
    crew[7] = json!("used");
    let table = thrown(&[], &["flag"], json!({"crew": crew}));
    assert_eq!(
        table.refusal(MARY, json!({"use_crew": "augusta"})),
        Refusal::CrewNotReady
    );
}

/// A secret thrust with a penalty: what cannot be paid is ignored, and the captain names who pays.
#[test]
fn penalties_of_the_secret_thrust() {
    let flag = |pirate: &str, more: Value| {
        let mut all = json!({"pirate_card": number("pirates", pirate)});
        for (field, value) in more.as_object().unwrap() {
            all[field] = value.clone();
        }
        let mut table = thrown(&["olga", "baba"], &["flag"], all);
        table.does(MARY, "validate");
        assert_eq!(table.see().pirate, 13);
        table
    };
    assert_eq!(flag("P3", json!({"gold": 2})).see().airship.gold, 1);
    assert_eq!(flag("P3", json!({"gold": 0})).see().step, Step::Starter);
    let mut both = flag("P4", json!({"hands": [{"whip": 1}, {"sabre": 1, "joker": 1}]}));
    both.does(MARY, "forfeit 1").does(BRUNO, "discard joker");
    assert_eq!(both.hand(BRUNO), cards(&[Card::Sabre]));
    let mut only_bruno = flag("P4", json!({"hands": [{}, {"sabre": 1}]}));
    only_bruno.does(BRUNO, "discard sabre");
    assert_eq!(flag("P4", json!({"hands": [{}, {}]})).see().step, Step::Starter);
    let mut turned = flag("P5", json!({}));
    turned.does(MARY, "lose baba");
    assert_eq!(turned.see().crew[4].berth, Berth::Used);
    let mut gone = flag("P6", json!({}));
    gone.does(MARY, "lose olga");
    assert_eq!(gone.see().crew[1].berth, Berth::Gone);
    assert_eq!(
        flag("P6", json!({"crew": ready(&["mama"])})).see().crew[5].berth,
        Berth::Gone,
        "nothing to name"
    );
    assert_eq!(flag("P5", json!({"crew": ready(&[])})).see().step, Step::Starter);
}

/// A thrust that brings the pirate to the lair is a defeat too.
#[test]
fn the_pirate_escapes_by_a_thrust() {
    let mut table = thrown(&[], &["flag"], json!({"pirate": 25}));
    table.does(MARY, "validate");
    assert_eq!(table.see().step, Step::Over(Ending::PirateEscaped));
}

/// A crew member won as a reward comes aboard ready, or is refused after the card was seen.
#[test]
fn recruiting() {
    let path = path(&[(5, "B14")]);
    let won = |smoke: u8| {
        let steps = json!([{"combat": {"active": 0}}]);
        let changes = json!({
            "path": path, "ship": 5, "fought": 1, "smoke": smoke, "dice": dice(&["whip"]), "steps": steps,
            "hands": [{"whip": 1}, {}],
        });
        let mut table = position(&["generator=3"], changes);
        table.does(MARY, "strike whip card");
        table
    };
    let mut table = won(1);
    let Step::Recruit { crew } = table.see().step else {
        panic!("somebody should be offered")
    };
    table.does(MARY, "load");
    assert_eq!(table.see().crew[crew as usize].berth, Berth::Ready);
    let mut full = won(4);
    assert_eq!(full.refusal(MARY, json!("load")), Refusal::HoldFull);
    full.does(MARY, "decline");
    assert_eq!(full.see().crew[crew as usize].berth, Berth::Gone);
}
