//! Sums and limits at their very values, and that nothing is told of what did not happen.

use crate::common::*;
use metal::Event;
use metal::moves::{Fee, Move, Plunder, Prompt, Refusal, Tour};
use metal::negotiation::{Deliver, Due, Goods, LootKind, Proviso, Terms};
use metal::state::{Planet, Slot};
use serde_json::json;
use table::Game;

fn attack(scene: Scene, ship: &str, orange: u16, grey: u16) -> (Play, Vec<Event>) {
    let mut play = scene.karokum(&[ship]).ready();
    let mut events = play.play(A, Move::AttackKarokum(card(ship)));
    events.extend(play.fight(orange, grey));
    (play, events)
}

/// Armour is told of where it softened a blow, and damage as much as was really taken.
#[test]
fn what_is_told_of_damage() {
    let told = |damage: u8, armour: &[&str], ship: &str| {
        let scene = Scene::of(3).set(A, "damage", damage).upgrades(A, armour);
        let (_, events) = attack(scene, ship, 1, 6);
        let reduced = |event: &&Event| matches!(event, Event::DamageReduced { .. });
        let taken = events.iter().find_map(|event| match event {
            Event::Damaged { seat: A, taken, .. } => Some(*taken),
            _ => None,
        });
        (events.iter().filter(reduced).count(), taken.unwrap())
    };
    assert_eq!((told(0, &[], "d08"), told(0, &["e06"], "d08")), ((0, 2), (1, 1)));
    assert_eq!((told(0, &[], "d18"), told(0, &["e06"], "d18")), ((0, 1), (0, 1)));
    assert_eq!((told(1, &[], "d08"), told(3, &[], "d08")), ((0, 2), (0, 1)));
}

/// Nothing is told of glory or credits where there are none.
#[test]
fn nothing_is_told_of_nothing() {
    let (_, events) = attack(Scene::of(3).start(A, "b5"), "n02", 6, 1);
    assert!(!events.iter().any(|event| matches!(event, Event::Glory { .. })));
    let paid = |event: &&Event| matches!(event, Event::Credits { credits: 0, .. });
    assert_eq!(events.iter().filter(paid).count(), 0, "{events:?}");
}

/// The dragnet is paid with the very credits it asks for; one less is not enough.
#[test]
fn the_dragnet_at_its_price() {
    let scene = Scene::of(3).set(B, "credits", 2).set(C, "credits", 1);
    let mut play = scene.pile(&["d01", "d02", "d03", "d04", "v06"]).ready();
    play.roll(A, Move::AttackSpace, &space(&["v06", "d01", "d02", "d03"]));
    assert_eq!([A, B, C].map(|seat| play.pirate(seat).credits), [1, 0, 1]);
    assert_eq!([A, B, C].map(|seat| play.pirate(seat).damage), [0, 0, 1]);
}

/// Only what is there can be plundered.
#[test]
fn what_can_be_plundered() {
    let offered = |scene: Scene| {
        let mut play = scene.upgrades(A, &["e05", "e04"]).ready();
        play.play(A, Move::Challenge(B));
        play.play(A, Move::Ready);
        play.play(B, Move::Ready);
        play.fight(6, 1);
        [
            play.offers(A, Move::Plunder(Plunder::Credits)),
            play.offers(A, Move::Plunder(Plunder::Wrecks)),
        ]
    };
    let armed = || Scene::of(3).upgrades(B, &["e01", "e02"]);
    assert_eq!(offered(armed().set(B, "credits", 0)), [false, false]);
    assert_eq!(offered(armed().set(B, "credits", 1)), [true, false]);
    assert_eq!(
        offered(armed().set(B, "credits", 0).wrecks(B, &["n01"])),
        [false, true]
    );
}

/// Effects and support cards are added to the score of the side they are for.
#[test]
fn effects_and_support_decide() {
    // 10 + 1 and 1 for the weapon against 8 + 4: a tie, which the challenger wins; without the weapon's effect it would be lost.
    let mut play = Scene::of(3).upgrades(A, &["e03"]).ready();
    play.play(A, Move::Challenge(B));
    play.play(A, Move::Ready);
    play.play(B, Move::Ready);
    play.fight(1, 4);
    assert_eq!(play.pirate(B).damage, 1);
    // 8 + 1 and 3 for the card against 7 + 5.
    let mut play = Scene::of(3).karokum(&["n09"]).upgrades(A, &["s1"]).ready();
    play.play(A, Move::AttackKarokum(card("n09")));
    play.play(A, Move::Ready);
    play.roll(A, Move::Hold, &dice(1, 5, &[]));
    play.play(A, Move::Play(card("s1")));
    assert_eq!(play.pirate(A).wrecks, 1);
    // The same score is lost where the other side plays its card.
    let mut play = Scene::of(3).upgrades(B, &["s1"]).ready();
    play.play(A, Move::Challenge(B));
    play.deal(A, C, Terms::alliance());
    play.play(A, Move::Hold);
    play.play(C, Move::Hold);
    let support = play.game.support_power(C);
    let grey = 1 + u16::from(support) - 2;
    play.roll(B, Move::Hold, &dice(1, grey, &[]));
    play.play(B, Move::Play(card("s1")));
    assert_eq!(play.pirate(A).damage, 1);
}

/// Cards of the own turn are listed where they do something: repairs, a bomb for each rival, a die that is set aside.
#[test]
fn cards_of_the_own_turn_are_listed() {
    let cards = ["s5", "s6", "s9"];
    let play = Scene::of(3)
        .upgrades(A, &cards)
        .set(A, "damage", 2)
        .pending(A, 4)
        .ready();
    assert!(play.offers(A, Move::Play(card("s5"))) && play.offers(A, Move::Play(card("s9"))));
    for target in [B, C] {
        let bomb = card("s6");
        assert!(play.offers(A, Move::PlayOn { card: bomb, target }));
    }
    let blank = Scene::of(3).upgrades(A, &cards).ready();
    assert_eq!(blank.refused(A, Move::Play(card("s9"))), Refusal::DieBlank);
}

/// Once all have passed in a row the combat goes on: nobody is asked twice.
#[test]
fn whoever_passes_is_not_asked_again() {
    let mut play = Scene::of(3).karokum(&["n09"]).upgrades(A, &["s1"]).ready();
    play.play(A, Move::AttackKarokum(card("n09")));
    play.play(A, Move::Ready);
    play.roll(A, Move::Hold, &dice(1, 6, &[]));
    assert_eq!(play.view().prompt, Prompt::SupportAfterDice);
    play.play(A, Move::Pass);
    assert_eq!(play.view().prompt, Prompt::Voyage);
}

/// Prices are asked for to the credit, and the way by Karokum is listed for who has just its fee.
#[test]
fn prices_to_the_credit() {
    let with = |credits: u16| {
        let scene = Scene::of(3).set(A, "credits", credits).set(A, "damage", 1);
        let scene = scene.set(A, "judgement", 1).karokum(&["n09"]);
        scene.bazaar(&["s1"]).ready()
    };
    let attack = Move::AttackKarokum(card("n09"));
    assert!(with(2).offers(A, attack) && !with(1).offers(A, attack));
    let smuggling = Move::Tour(Tour::Smuggling(card("s1")));
    assert_eq!(with(3).game_check(A, smuggling), Ok(()));
    let short = Refusal::Credits { need: 3, have: 2 };
    assert_eq!(with(2).refused(A, smuggling), short);
    let repairs = Move::Tour(Tour::LightRepairs(Fee::Credits));
    assert_eq!(with(0).refused(A, repairs), Refusal::Credits { need: 1, have: 0 });
    let amnesty = Move::Tour(Tour::Amnesty(Fee::Credits));
    assert_eq!(with(1).refused(A, amnesty), Refusal::Credits { need: 2, have: 1 });
    let foreign = Move::Tour(Tour::LightRepairs(Fee::Wreck(card("n01"))));
    assert_eq!(with(2).refused(A, foreign), Refusal::NotYourWreck);
}

/// Only a ship of the row is attacked in space.
#[test]
fn a_target_lies_in_the_row() {
    let mut play = Scene::of(3).ready();
    play.roll(A, Move::AttackSpace, &space(&["n01", "n02", "n03"]));
    assert_eq!(play.game_check(A, Move::Target(card("n02"))), Ok(()));
    assert_eq!(play.refused(A, Move::Target(card("n04"))), Refusal::NotInRow);
}

/// Each three wrecks of one nation are listed once for titles of glory.
#[test]
fn titles_are_listed_once() {
    let titles = |wrecks: &[&str]| {
        let play = Scene::of(3).wrecks(A, wrecks).ready();
        let offered = play.game.offered(A.into());
        let of_glory = |mv: &&Move| matches!(mv, Move::Tour(Tour::TitlesOfGlory(_)));
        offered.iter().filter(of_glory).count()
    };
    assert_eq!(titles(&["n01", "n02"]), 0);
    assert_eq!(titles(&["n01", "n02", "n03", "n09"]), 1);
    assert_eq!(titles(&["n01", "n02", "n03", "n04"]), 4);
}

/// The trophy that Exxalia gave is shared while it is there, whatever becomes of the other one.
#[test]
fn the_trophy_of_exxalia_and_the_other() {
    let won = || {
        let scene = Scene::of(3)
            .upgrades(A, &["e05", "e04", "e01"])
            .set(A, "credits", 12);
        let mut play = scene
            .trophies(A, &["t07"])
            .trophy_pile(&["t02", "t03", "t04"])
            .ready();
        play.play(A, Move::AttackPlanet(Planet::Exxalia));
        let trophy = pledge(
            A,
            Deliver::LootCard(LootKind::Trophy),
            Proviso::IfWon,
            Due::AfterCombat,
        );
        play.deal(A, B, Terms::alliance().promising(trophy));
        play.fight(6, 1);
        play.play(A, Move::Keep(Slot::First));
        assert_eq!(play.view().prompt, Prompt::PromiseDue);
        play
    };
    let mut shown = won();
    shown.play(A, Move::Validate(Slot::First));
    assert!(shown.offers(A, Move::Honour), "the other one was shown");
    let mut sold = won();
    let gift = |slot| Terms::exchange(Goods::trophy(slot), Goods::NOTHING);
    sold.deal(A, C, gift(Slot::Second));
    assert!(!sold.offers(A, Move::Honour), "it is gone");
}

/// That a trophy went under the pile is told, but not which.
#[test]
fn a_trophy_under_the_pile_is_told_of() {
    let scene = Scene::of(3).set(A, "credits", 9).trophies(A, &["t01"]);
    let mut play = scene.trophy_pile(&["t02", "t03"]).ready();
    let giving = Some(Slot::First);
    let events = play.play(A, Move::Tour(Tour::Trophy { giving }));
    let told = |event: &&Event| matches!(event, Event::TrophyReturned { seat: A, card: None });
    assert_eq!(events.iter().filter(told).count(), 1);
}

/// The last round is the hundredth and no earlier one.
#[test]
fn the_round_before_the_last() {
    let mut play = Scene::of(3).turn(299).voyage("fought", true).ready();
    play.play(A, Move::EndTurn);
    assert_eq!(play.game.turn().outcome(), None);
    let mut last = Scene::of(3).turn(300).voyage("fought", true).ready();
    last.play(A, Move::EndTurn);
    assert!(last.game.turn().outcome().is_some());
}

/// When the shuffled part of the upgrade pile is used up, what was put under it comes in order; a shuffle mixes both.
#[test]
fn upgrades_under_the_pile_come_last() {
    let display = ["e01", "e02", "e03", "e04"];
    let scene = |loose: &[&str]| {
        let mut under: Vec<String> = (5..=15).map(|at| format!("e{at:02}")).collect();
        under.retain(|name| !loose.contains(&name.as_str()));
        let crew: Vec<String> = (1..=9).map(|at| format!("s{at}")).collect();
        let scene = Scene::of(3).set(A, "credits", 9).display(&display);
        let scene = scene.board("loose", json!(loose)).board("bottom", json!(under));
        scene.board("bazaar", json!(crew))
    };
    let mut play = scene(&[]).ready();
    play.play(A, Move::Tour(Tour::Purchase(card("e01"))));
    assert_eq!(play.view().board.display.last(), Some(&card("e05")));
    let mut fresh = scene(&["e05", "e06", "e07", "e08"]).ready();
    fresh.roll(A, Move::Tour(Tour::NewChoice), &[4, 5, 6, 7]);
    assert!(fresh.view().board.upgrade_bottom.is_empty());
}

/// Discards are listed where they make room: with four upgrades.
#[test]
fn discards_are_listed_with_four_upgrades() {
    let listed = |names: &[&str]| {
        let play = Scene::of(3).upgrades(A, names).ready();
        let offered = play.game.offered(A.into());
        let discards = |mv: &&Move| matches!(mv, Move::Discard(_));
        offered.iter().filter(discards).count()
    };
    assert_eq!(listed(&["e01", "e02", "e03"]), 0);
    assert_eq!(listed(&["e01", "e02", "e03", "s1"]), 4);
}
