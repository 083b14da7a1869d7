//! Rules at their edges: what faults put into the rules on purpose went unnoticed without.

use crate::common::*;
use table::CardSet;
use tortuga::cards::{AbilityKind, Cards};
use tortuga::events::Event;
use tortuga::moves::{Move, Refusal};

/// All ten cards a captain begins with, the ship's among them.
fn own_cards(scene: &Scene) -> Vec<String> {
    let ship = Cards::standard().face(scene.figure(0), false).id.clone();
    let mut cards = vec!["extraction"; 5];
    cards.extend(["manoeuvre"; 3]);
    cards.push("booster");
    let mut cards: Vec<String> = cards.into_iter().map(str::to_owned).collect();
    cards.push(ship);
    cards
}

/// A card is drawn from the deck, or from the discard once that is mixed; with both empty the ability is not offered.
#[test]
fn drawing_needs_a_deck_or_a_discard() {
    let draws = |scene: Scene| {
        let mut table = scene.hand(0, &["r_assistant"]).table();
        table.plays(0, &["r_assistant"]);
        table.offers(0, Move::Use(AbilityKind::Draw))
    };
    assert!(draws(Scene::new(2)), "from the deck");
    assert!(draws(Scene::new(2).deck(0, &[])), "from the discard");
    let scene = Scene::new(2);
    let cards = own_cards(&scene);
    let cards: Vec<&str> = cards.iter().map(String::as_str).collect();
    assert!(!draws(scene.hand(0, &cards)), "from nowhere");
}

#[test]
fn what_an_ability_needs_must_be_there() {
    let mut table = Scene::new(2).hand(0, &["m_driller"]).table();
    table.plays(0, &["m_driller"]);
    assert_eq!(table.view().pending, None, "the depot is empty");
    let mut table = Scene::new(2).hand(0, &["r_bioengineer"]).table();
    table.plays(0, &["r_bioengineer"]);
    assert_eq!(table.view().pending, None, "the discard is empty");
    let scene = Scene::new(2)
        .hand(0, &["r_bioengineer"])
        .discard(0, &["extraction"]);
    let mut table = scene.table();
    table.plays(0, &["r_bioengineer"]);
    assert!(table.offers(0, Move::DestroyInDiscard(card("extraction"))));
}

#[test]
fn a_card_that_is_not_in_hand_is_not_played() {
    let table = Scene::new(2).hand(0, &["manoeuvre"]).table();
    let refused = table.refuses(0, Move::Play(card("t_hacker")));
    assert_eq!(refused, Refusal::NotInHand(card("t_hacker")));
}

#[test]
fn a_sector_is_reinforced_up_to_its_highest_defence() {
    let mut table = Scene::new(2).control(0, "ne", 3).purse(9, 0).table();
    let place = place("ne");
    let refused = Refusal::DefenceOutOfRange { above: 3, most: 8 };
    assert_eq!(table.refuses(0, Move::Reinforce { place, to: 9 }), refused);
    assert_eq!(table.refuses(0, Move::Reinforce { place, to: 3 }), refused);
    table.does(0, [Move::Reinforce { place, to: 8 }]);
    assert_eq!((table.sector("ne").defence, table.purse().0), (8, 1));
}

/// A shield that was switched off saves nothing.
#[test]
fn a_cancelled_save_saves_nothing() {
    let mut table = Scene::new(2)
        .hand(0, &["r_tactical_ai", "t_privateer"])
        .hand(1, &["f_shield"])
        .table();
    let boxed = size(&table.view().boxed);
    table.does(0, [Move::Attack(seat(1))]);
    table.commits(0, &["r_tactical_ai", "t_privateer"]);
    table.commits(1, &["f_shield"]);
    assert_eq!(
        table.refuses(0, Move::Cancel(card("f_general"))),
        Refusal::NothingToCancel(card("f_general")),
        "that card was not shown"
    );
    table.does(0, [Move::Cancel(card("f_shield"))]);
    assert!(!table.heard.contains(&Event::Saved { seat: seat(1) }));
    assert_eq!(size(&table.view().boxed), boxed + 1);
}

/// Buying a sector takes a marker as conquering it does.
#[test]
fn a_sector_bought_in_peace_needs_a_marker_too() {
    let tokens = ["n", "ne", "se", "s", "sw", "x1", "x2"];
    let mut scene = Scene::with(3, &["scenario=peaceful"], Cards::standard())
        .ship(0, "nw")
        .purse(9, 9);
    for at in tokens {
        scene = scene.marked(at, &[0]);
    }
    let table = scene
        .control(0, "n", 3)
        .control(0, "ne", 3)
        .control(0, "se", 3)
        .table();
    assert_eq!(table.refuses(0, Move::ConquerWithCrypto), Refusal::NoMarkerLeft);
}

/// Who draws hears which cards; nothing is taken from a captain who has nothing.
#[test]
fn what_is_drawn_is_told_and_nothing_is_taken_from_nobody() {
    let mut table = Scene::new(2).hand(0, &["r_assistant"]).table();
    table
        .plays(0, &["r_assistant"])
        .does(0, [Move::Use(AbilityKind::Draw)]);
    let drew = |event: &Event| matches!(event, Event::DrewCard { .. });
    assert_eq!(table.heard.iter().filter(|event| drew(event)).count(), 1);
    let mut table = Scene::new(2).hand(0, &["manoeuvre"]).table();
    table.does(0, [Move::Attack(seat(1))]);
    table.commits(0, &["manoeuvre"]);
    table.commits(1, &[]);
    let took = |event: &Event| matches!(event, Event::TookInfluence { .. });
    assert!(!table.heard.iter().any(took), "{:?}", table.heard);
}

#[test]
fn minerals_are_spent_while_there_are_any() {
    let mut table = Scene::new(2).minerals(0, &["ne"]).table();
    table.does(0, [Move::SpendMineral]);
    assert_eq!(table.purse().0, 1);
    assert_eq!(table.refuses(0, Move::SpendMineral), Refusal::NoMineralInHold);
}

/// The discard lies open: everybody hears which cards were not played.
#[test]
fn cards_that_were_not_played_are_shown_when_the_turn_ends() {
    let mut table = Scene::new(2).hand(0, &["booster"]).table();
    table.does(0, [Move::EndTurn]);
    let shown = Event::Discarded {
        seat: seat(0),
        card: card("booster"),
    };
    assert!(table.heard.contains(&shown), "{:?}", table.heard);
}
