//! Limited communication: what passes between the two seats, and when; and how cards are shared.

#![allow(clippy::needless_pass_by_value)]

use crate::common;

use celestia::{Move, Refusal};
use common::*;
use serde_json::json;
use table::Game;

#[test]
fn the_partner_proposes_and_the_captain_decides() {
    let mut table = position(&[], json!({"ship": 5, "fought": 1}));
    assert_eq!(table.offered(BRUNO), ["propose continue", "propose stage"]);
    assert_eq!(table.refusal(BRUNO, json!("continue")), Refusal::CaptainDecides);
    table.does(BRUNO, "propose stage");
    assert_eq!(
        table.seen_by(MARY).players[1]
            .proposal
            .map(|it| format!("{it:?}")),
        Some("Stage".into())
    );
    table.does(MARY, "answer disagree");
    assert_eq!(
        table.refusal(MARY, json!({"answer": "agree"})),
        Refusal::SaidAlready
    );
    assert!(table.offered(MARY).contains(&"continue".to_owned()));
}

#[test]
fn each_thing_is_proposed_once() {
    let mut table = position(&[], json!({"ship": 5, "fought": 1}));
    table.does(BRUNO, "propose stage").does(BRUNO, "propose continue");
    assert_eq!(
        table.refusal(BRUNO, json!({"propose": "stage"})),
        Refusal::SaidAlready
    );
    assert_eq!(
        table.refusal(BRUNO, json!({"answer": "agree"})),
        Refusal::NothingToAnswer
    );
    assert!(table.offered(BRUNO).is_empty());
}

#[test]
fn only_what_the_captain_could_do_is_talked_about() {
    let table = position(
        &[],
        json!({"ship": 5, "fought": 1, "dice": dice(&["whip"]), "steps": ["dice"], "smoke": 0}),
    );
    assert_eq!(table.offered(BRUNO), ["propose validate"]);
    assert_eq!(
        table.refusal(BRUNO, json!({"propose": "use_smoke"})),
        Refusal::NotForTalk
    );
    assert_eq!(
        table.refusal(BRUNO, json!({"propose": "stage"})),
        Refusal::NotForTalk
    );
}

/// Gold or smoke for flags may be proposed as soon as flags are on the table.
#[test]
fn crew_for_flags_is_talked_about_before_the_dice_are_accepted() {
    let at_dice = |faces: &[&str]| {
        let changes = json!({"ship": 5, "fought": 1, "dice": dice(faces), "steps": ["dice"], "crew": ready(&["kublai"]), "smoke": 0});
        position(&[], changes).offered(BRUNO)
    };
    assert_eq!(
        at_dice(&["flag"]),
        ["propose use_crew kublai", "propose validate"]
    );
    assert_eq!(at_dice(&["whip"]), ["propose validate"]);
}

#[test]
fn a_new_question_is_talked_about_anew() {
    let changes =
        json!({"ship": 5, "fought": 1, "dice": dice(&["whip", "sabre"]), "steps": ["dice"], "smoke": 2});
    let mut table = position(&[], changes);
    table.does(BRUNO, "propose use_smoke").play(MARY, "reroll 0", [2]);
    assert_eq!(table.see().players[1].proposal, None);
    table.does(BRUNO, "propose use_smoke");
}

#[test]
fn there_is_silence_in_combat_and_while_cards_are_taken() {
    let silent = [
        json!({"steps": [{"combat": {"active": 0}}], "dice": dice(&["whip"]), "hands": [{"whip": 1}, {}]}),
        json!({"steps": ["market", {"share": {"seat": 0, "passed": false}}], "shown": {"whip": 1}, "on_stage": 0, "stage_pile": []}),
        json!({"steps": [{"rewards": {"next": 1}}, {"statement": {"seat": 0}}]}),
    ];
    for mut changes in silent {
        changes["ship"] = json!(5);
        changes["fought"] = json!(1);
        let table = position(&[], changes);
        assert!(table.offered(BRUNO).is_empty());
        assert!(
            !table
                .offered(MARY)
                .iter()
                .any(|mv| mv.starts_with("propose") || mv.starts_with("answer"))
        );
        assert!(!table.see().consultation);
    }
}

/// The steps at which the rulebook says "Vous pouvez vous concerter", each with something to decide, and three at which it does not.
#[test]
fn the_two_confer_where_the_book_says_so_and_nowhere_else() {
    let flags = json!({"dice": dice(&["flag"]), "crew": ready(&["kublai", "rhett"])});
    let validated = json!({"validated": {"flags": 1}});
    let load = json!({"load": {"cargo": "gold", "left": 2}});
    let won =
        json!({"crew": ready(&["shuki"]), "dice": [{"face": "whip", "out": true}], "in_play": {"whip": 2}});
    let cases = [
        (json!({}), json!(["briefing"]), true),
        (flags.clone(), json!(["dice"]), true),
        (flags.clone(), json!([validated]), false),
        (flags.clone(), json!([validated, load]), false),
        (flags, json!(["starter"]), true),
        (won, json!(["aftermath"]), false),
        (json!({}), json!([{"rewards": {"next": 1}}, load]), true),
        (json!({}), json!([{"rewards": {"next": 1}}, "card_reward"]), true),
    ];
    for (more, steps, open) in cases {
        let mut changes = json!({"ship": 5, "fought": 1, "smoke": 1, "gold": 1, "steps": steps});
        changes
            .as_object_mut()
            .unwrap()
            .extend(more.as_object().unwrap().clone());
        let table = position(&[], changes);
        let talks = |seat| table.offered(seat).iter().any(|mv| mv.starts_with("propose"));
        assert_eq!((talks(MARY), talks(BRUNO)), (open, open), "{steps}");
        assert_eq!(table.see().consultation, open, "{steps}");
        if !open {
            let said = json!({"propose": {"use_crew": "kublai"}});
            assert_eq!(table.refusal(MARY, said), Refusal::NotNow, "{steps}");
            assert_eq!(table.game.may_act(BRUNO.into()), Err(table::Refused::NotYourTurn));
        }
    }
}

/// What is loaded or let go where nothing may be said of it stands: taking it back would say something.
#[test]
fn what_kublai_loads_in_silence_is_not_taken_back_freely() {
    let binds = |steps: serde_json::Value, mv: Move| {
        let changes = json!({"ship": 5, "fought": 1, "dice": dice(&["flag"]), "smoke": 1, "steps": steps});
        let mut game = position(&[], changes).game;
        table::check::make_with(&mut game, MARY, &mv, table::Tape::default(), table::Millis(0)).binds()
    };
    let load = json!({"load": {"cargo": "gold", "left": 2}});
    for mv in [Move::Load, Move::Jettison(celestia::Token::Smoke)] {
        assert!(!binds(json!([{"rewards": {"next": 1}}, load]), mv), "{mv:?}");
        assert!(binds(json!([{"validated": {"flags": 1}}, load]), mv), "{mv:?}");
    }
}

/// No message carries a card, a number of cards, a die or a face: such a thing cannot be written.
#[test]
fn nothing_about_hands_or_dice_can_be_proposed() {
    for words in [
        json!({"propose": {"begin": 2}}),
        json!({"propose": "sabre"}),
        json!({"propose": {"use_smoke": [0, 1]}}),
        json!({"propose": {"have": "sabre"}}),
        json!({"answer": "I have two jokers"}),
    ] {
        let read = serde_json::from_value::<Move>(words.clone());
        let refused = read.is_ok_and(|mv| {
            let table = position(&[], json!({"ship": 5, "fought": 1}));
            table.refusal(BRUNO, json!(mv)) == Refusal::NotForTalk
        });
        assert!(
            refused || serde_json::from_value::<Move>(words.clone()).is_err(),
            "{words}"
        );
    }
}

fn sharing(visible: serde_json::Value, hidden: serde_json::Value) -> Table {
    let steps = json!(["market", "share_starter"]);
    let changes = json!({"ship": 5, "fought": 0, "steps": steps, "shown": visible, "face_down": hidden, "on_stage": 0, "stage_pile": []});
    position(&[], changes)
}

/// A player may leave one choice to the partner, who must then take a card.
#[test]
fn passing_in_a_share() {
    let mut table = sharing(json!({"whip": 2}), json!({"sabre": 1}));
    table.does(MARY, "begin 1").does(BRUNO, "pass");
    assert_eq!(table.refusal(MARY, json!("pass")), Refusal::PartnerPassed);
    table
        .does(MARY, "take whip")
        .does(BRUNO, "pass")
        .does(MARY, "take whip")
        .play(BRUNO, "take_hidden", [1]);
    assert_eq!((table.hand(MARY).total(), table.hand(BRUNO).total()), (2, 1));
}

/// Hidden cards are seen by their taker only.
#[test]
fn hidden_cards_stay_hidden() {
    let mut table = sharing(json!({}), json!({"cannon": 1, "joker": 1}));
    table.does(MARY, "begin 0").play(MARY, "take_hidden", [5]);
    assert_eq!(table.seen_by(BRUNO).players[0].hand, None);
    assert_eq!(table.seen_by(BRUNO).players[0].at_least.total(), 0);
    assert_eq!(table.seen_by(BRUNO).piles.face_down_cards, None);
    assert!(
        table.seen_by(MARY).players[0]
            .hand
            .unwrap()
            .has(celestia::Card::Joker)
    );
}

/// What could not be eliminated tells everybody what is not in the hand.
#[test]
fn enduring_tells_what_is_not_held() {
    let changes = json!({
        "ship": 5, "fought": 1, "steps": [{"combat": {"active": 0}}], "dice": dice(&["cannon", "pistol"]),
        "hands": [{"whip": 1, "sabre": 1}, {}], "generator": [0], "spent": [],
    });
    let mut table = position(&["generator=1"], changes);
    table.play(MARY, "endure", [0, 0, 0, 0, 0, 0]);
    let known = &table.seen_by(BRUNO).players[0];
    let most: Vec<u8> = known.at_most.numbers().to_vec();
    assert_eq!(
        most,
        [1, 1, 1, 0, 0, 0],
        "no pistol, cannon or joker, and no pair"
    );
}

/// An empty deck is made anew of the discard pile; cards of the combat in progress stay out of it.
#[test]
fn the_deck_is_made_anew() {
    let rest = celestia::Counts::NONE;
    assert!(rest.is_empty());
    let changes = json!({
        "ship": 5, "fought": 1, "steps": [{"combat": {"active": 0}}], "dice": dice(&["cannon"]), "generator": [0], "spent": [],
        "in_play": {"whip": 13, "sabre": 11, "crossbow": 9, "pistol": 7, "cannon": 4}, "discard": {"cannon": 1, "joker": 2},
        "hands": [{}, {"joker": 1}],
    });
    let mut table = position(&["generator=1"], changes);
    // The token asks for two visible and three hidden cards; only three are left in the game.
    table.play(MARY, "endure", [0, 4, 5, 5]);
    let seen = table.see();
    assert_eq!(
        (seen.piles.shown.total(), seen.piles.face_down, seen.piles.deck),
        (2, 1, 0)
    );
    assert_eq!(seen.piles.in_play.total(), 44);
}

/// What was said is doubtful as soon as it may have changed, and past as soon as everybody can tell; what is hidden has no part in it.
#[test]
fn what_was_said_stands_as_long_as_everybody_can_tell_that_it_is_true() {
    use celestia::Standing::{Holds, Open, Past};
    let changes = json!({
        "ship": 5, "fought": 1, "path": path(&[(5, "B01")]), "stage_pile": [number("stages", "E3")],
        "steps": [{"rewards": {"next": 1}}, {"statement": {"seat": 0}}], "hands": [{"whip": 2}, {"whip": 1}],
    });
    let mut table = position(&[], changes);
    let standings = |table: &Table| {
        let seen = [MARY, BRUNO].map(|seat| table.seen_by(seat).said);
        assert_eq!(seen[0], seen[1], "both can tell as much");
        seen[0].iter().map(|said| said.standing).collect::<Vec<_>>()
    };
    table
        .does(MARY, "say have_not pistol")
        .does(BRUNO, "say have_not sabre");
    assert_eq!(standings(&table), [Holds, Holds]);
    // The stopover brings a sabre face up and a cannon face down.
    table
        .play(MARY, "stage", [1, 4])
        .does(MARY, "begin 1")
        .does(BRUNO, "take sabre");
    assert_eq!(standings(&table), [Holds, Past]);
    table.play(MARY, "take_hidden", [4]);
    assert_eq!(standings(&table), [Open, Past], "a cannon, but nobody saw it");
}

/// A weapon that was named is gone with the last card.
#[test]
fn what_was_said_of_a_card_is_past_when_it_is_played() {
    use celestia::Standing::{Again, Open, Past};
    let said = json!([{"seat": 0, "statement": {"have": "whip"}, "at": 3}, {"seat": 0, "statement": {"have": "whip"}, "at": 4}]);
    let changes = json!({
        "ship": 5, "fought": 1, "steps": [{"combat": {"active": 0}}], "dice": dice(&["whip", "sabre"]),
        "hands": [{"whip": 1}, {"sabre": 1}], "said": said,
    });
    let mut table = position(&[], changes);
    let standings = |table: &Table| {
        table
            .see()
            .said
            .iter()
            .map(|said| (said.at, said.standing))
            .collect::<Vec<_>>()
    };
    assert_eq!(
        standings(&table),
        [(3, Again), (4, Open)],
        "what was said last counts"
    );
    table.does(MARY, "strike whip card");
    assert_eq!(standings(&table), [(3, Again), (4, Past)]);
}
