//! Sentences of the rulebook that the other tests pass by, and the readings a host can choose.

use crate::common::*;
use metal::moves::{Fee, Move, Prompt, Refusal, Tour};
use metal::negotiation::Terms;
use metal::state::{Faktor, Planet, Slot};
use metal::{Cards, Event, Metal, Stored};
use serde_json::{Value, json};
use table::{CardSet, Chance, Game, Viewer};

/// Set-up: every Metal Faktor die on its blank face, and a first player by lot.
#[test]
fn dice_are_blank_and_anybody_may_begin() {
    let setup = Metal::setup(4, &Default::default()).unwrap();
    let mut first = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let game = Metal::deal(&setup, Cards::standard(), &mut Chance::fast(seed)).unwrap();
        let view = game.view(Viewer::Public);
        assert!(view.pirates.iter().all(|pirate| pirate.faktor == Faktor::Blank));
        first.insert(view.active);
    }
    assert_eq!(first.len(), 4, "each seat begins now and then");
}

/// Infamy ends with an amnesty: help can be had again in the same turn.
#[test]
fn an_amnesty_ends_infamy() {
    let mut play = Scene::of(3).set(A, "judgement", 4).set(A, "credits", 9).ready();
    play.play(A, Move::Tour(Tour::Amnesty(Fee::Credits)));
    play.play(A, Move::Challenge(B));
    play.deal(A, C, Terms::alliance());
    assert_eq!(play.view().combat.unwrap().allies, [C]);
}

/// Upgrades may be discarded for nothing: support to Bazaar, equipment under the pile of the OCG.
#[test]
fn free_discards() {
    let mut play = Scene::of(3).upgrades(A, &["s1", "e01"]).ready();
    play.play(A, Move::Discard(card("s1")));
    play.play(A, Move::Discard(card("e01")));
    let board = play.view().board;
    assert!(board.crew.contains(card("s1")));
    assert_eq!(board.upgrade_bottom.last(), Some(&card("e01")));
    assert_eq!((play.pirate(A).credits, play.pirate(A).upgrades.len()), (3, 0));
    assert_eq!(play.refused(A, Move::Discard(card("e01"))), Refusal::NotYourCard);
}

/// One combat a turn, neither more nor less.
#[test]
fn exactly_one_combat() {
    let mut play = Scene::of(3).ready();
    assert_eq!(play.refused(A, Move::EndTurn), Refusal::CombatFirst);
    play.play(A, Move::AttackPlanet(Planet::Bazaar));
    play.fight(1, 6);
    for again in [
        Move::AttackSpace,
        Move::AttackPlanet(Planet::Karokum),
        Move::Challenge(B),
    ] {
        assert_eq!(play.refused(A, again), Refusal::CombatDone);
    }
    play.play(A, Move::EndTurn);
}

/// The brotherhood is paid into the pot; only a damaged ship may rest instead.
#[test]
fn the_pot_and_who_may_rest() {
    let mut play = Scene::of(3).step("brotherhood").ready();
    play.play(A, Move::PayBrotherhood);
    assert_eq!((play.view().board.pot, play.pirate(A).credits), (1, 2));
    let whole = Scene::of(3).step("brotherhood").ready();
    assert_eq!(
        whole.refused(A, Move::Rest),
        Refusal::NotNow,
        "an undamaged ship travels"
    );
}

/// Repairs without damage are refused for what they are.
#[test]
fn nothing_to_repair() {
    let play = Scene::of(3).upgrades(A, &["s5"]).ready();
    for mv in [
        Move::Tour(Tour::LightRepairs(Fee::Credits)),
        Move::Tour(Tour::FullRepairs { credits: 2 }),
        Move::Play(card("s5")),
    ] {
        assert_eq!(play.refused(A, mv), Refusal::NothingToRepair);
    }
}

/// A loyal ally plays support cards too; one ally is all an attacker has.
#[test]
fn an_ally_plays_support() {
    let mut play = Scene::of(4).karokum(&["n15"]).upgrades(B, &["s1"]).ready();
    play.play(A, Move::AttackKarokum(card("n15")));
    play.deal(A, B, Terms::alliance());
    assert_eq!(play.view().prompt, Prompt::LoyalOrNot, "nobody else is sought");
    play.play(B, Move::StayLoyal);
    play.play(A, Move::Hold);
    play.roll(B, Move::Hold, &dice(2, 2, &[]));
    play.play(B, Move::Play(card("s1")));
    assert_eq!(play.view().combat.map_or(3, |combat| combat.attack.support), 3);
}

/// The sack of Exxalia with fewer than two trophies: three are drawn at once and one is kept.
#[test]
fn exxalia_gives_one_of_three() {
    let scene = Scene::of(3)
        .upgrades(A, &["e05", "e04", "e01"])
        .trophies(A, &["t01"]);
    let mut play = scene.trophy_pile(&["t02", "t03", "t04"]).ready();
    let pile = play.view().board.trophies.len();
    play.play(A, Move::AttackPlanet(Planet::Exxalia));
    play.fight(6, 1);
    assert_eq!(
        (play.view().prompt, play.view().board.drawn.len()),
        (Prompt::KeepTrophy, 3)
    );
    play.play(A, Move::Keep(Slot::First));
    assert_eq!(play.view().board.trophies.len(), pile - 1);
    assert_eq!(
        play.pirate(A).trophies[1],
        metal::view::TrophyPlace::Card(card("t02"))
    );
}

/// A traitor's support power and Metal Faktor die count for the target.
#[test]
fn a_traitors_die_counts_for_the_target() {
    let mut play = Scene::of(3).karokum(&["n15"]).ready();
    play.play(A, Move::AttackKarokum(card("n15")));
    play.deal(A, B, Terms::alliance());
    play.play(B, Move::Betray);
    play.play(B, Move::Throw);
    let events = play.roll(A, Move::Hold, &dice(3, 3, &[6]));
    let decided = events.iter().find_map(|event| match event {
        Event::CombatDecided(decided) => Some(*decided),
        _ => None,
    });
    let defence = decided.unwrap().defence;
    assert_eq!((defence.faktor, defence.allies), (6, 4));
}

/// At the OCG credits go to the bank: a purchase at its price, and four new upgrades for one credit.
#[test]
fn the_ocg_is_paid_at_the_bank() {
    let scene = Scene::of(3)
        .set(A, "credits", 9)
        .display(&["e01", "e02", "e03", "e04"]);
    let mut play = scene.ready();
    let bank = play.view().board.bank;
    let mut fresh = play.clone();
    let price = Cards::standard().price(card("e01"));
    play.roll(A, Move::Tour(Tour::Purchase(card("e01"))), &[4]);
    assert_eq!(play.view().board.bank, bank + i16::from(price));
    assert!(play.pirate(A).upgrades.contains(card("e01")));
    assert_eq!(play.view().board.display.len(), 4, "refilled");

    let pile = fresh.view().board.upgrade_pile.len();
    fresh.roll(A, Move::Tour(Tour::NewChoice), &[4, 5, 6, 7]);
    let board = fresh.view().board;
    assert_eq!((board.bank, board.display.len()), (bank + 1, 4));
    for old in ["e01", "e02", "e03", "e04"] {
        assert!(board.upgrade_pile.contains(card(old)) && !board.display.contains(&card(old)));
    }
    assert_eq!(board.upgrade_pile.len(), pile, "four out, four in");
}

/// A refused brotherhood on top of four points is not taken, so the amnesty stays open.
#[test]
fn a_fifth_point_does_not_close_the_amnesty() {
    let mut play = Scene::of(3)
        .set(A, "judgement", 4)
        .set(A, "credits", 9)
        .step("brotherhood")
        .ready();
    play.play(A, Move::RefuseBrotherhood);
    assert!(play.offers(A, Move::Tour(Tour::Amnesty(Fee::Credits))));
}

/// A game that is never won ends after a hundred rounds.
#[test]
fn the_hundredth_round_is_the_last() {
    let mut scene = serde_json::to_value(Scene::of(3).voyage("fought", true).ready().game.store()).unwrap();
    scene["turn"] = json!(300);
    let stored: Stored = serde_json::from_value(scene).unwrap();
    let game = Metal::restore(stored, Cards::standard()).unwrap();
    let mut play = Play { game };
    play.play(A, Move::EndTurn);
    assert!(play.game.turn().outcome().is_some());
}

/// A position with one of the readings a host can choose.
fn reading(scene: Scene, name: &str) -> Play {
    let mut kept = serde_json::to_value(scene.ready().game.store()).unwrap();
    kept["readings"][name] = json!(true);
    let stored: Stored = serde_json::from_value(kept).unwrap();
    let game = Metal::restore(stored, Cards::standard()).unwrap();
    Play { game }
}

/// The tour split around the combat, where the host reads it so.
#[test]
fn the_tour_may_be_split() {
    let scene = Scene::of(3).set(A, "credits", 9).set(A, "damage", 1);
    let mut play = reading(scene, "split_tour");
    play.play(A, Move::Tour(Tour::LightRepairs(Fee::Credits)));
    play.play(A, Move::AttackPlanet(Planet::Bazaar));
    play.fight(1, 6);
    assert!(play.offers(A, Move::Tour(Tour::LavishSpending { credits: 6 })));
    let before = Move::Tour(Tour::LightRepairs(Fee::Credits));
    assert_eq!(
        play.refused(A, before),
        Refusal::TourOrder { last: 2 },
        "still in order"
    );
}

/// Karokum's actions after an attack by way of Karokum: open, or closed where the host reads it so.
#[test]
fn karokum_open_or_closed() {
    let scene = || Scene::of(3).set(A, "credits", 12).karokum(&["n15"]);
    let lavish = Move::Tour(Tour::LavishSpending { credits: 6 });
    let mut open = scene().ready();
    let mut closed = reading(scene(), "karokum_closed");
    for play in [&mut open, &mut closed] {
        play.play(A, Move::AttackKarokum(card("n15")));
        play.fight(1, 6);
    }
    assert!(open.offers(A, lavish));
    assert_eq!(closed.refused(A, lavish), Refusal::PlanetAttacked);
    let mut first = reading(scene(), "karokum_closed");
    first.play(A, lavish);
    assert_eq!(
        first.refused(A, Move::AttackKarokum(card("n15"))),
        Refusal::PlanetVisited
    );
}

/// Support cards of allies in a challenge: played, or not where the host reads it so.
#[test]
fn support_of_allies_in_a_challenge() {
    let scene = || Scene::of(3).upgrades(C, &["s1"]);
    let asked = |mut play: Play| {
        play.play(A, Move::Challenge(B));
        play.deal(A, C, Terms::alliance());
        play.play(A, Move::Hold);
        play.play(C, Move::Hold);
        play.roll(B, Move::Hold, &dice(3, 3, &[]));
        play.view().prompt == Prompt::SupportAfterDice && play.view().waiting == [C]
    };
    assert!(asked(scene().ready()));
    assert!(!asked(reading(scene(), "protagonists_only")));
}

/// Positions that the first version of the rules kept are read in the form of today and played on by that version.
#[test]
fn positions_of_the_first_version_go_on() {
    let text = include_str!("files/version-1.jsonl");
    let mut lifted = 0;
    for (number, line) in text.lines().enumerate() {
        let kept: Value = serde_json::from_str(line).unwrap();
        let promises = kept["ledger"]["entries"].as_array().unwrap().len();
        let raised = Metal::lift(kept, 1).unwrap();
        let stored: Stored = serde_json::from_value(raised).unwrap();
        let game = Metal::restore(stored, Cards::standard())
            .unwrap_or_else(|problem| panic!("position {number}: {problem}"));
        assert_eq!(
            game.view(Viewer::Public).ledger.len(),
            promises,
            "every promise stands"
        );
        let again = serde_json::to_value(game.store()).unwrap();
        assert_eq!(again["edition"], "first");
        play_out(game, number as u64);
        lifted += 1;
    }
    assert!(lifted > 30);
    assert!(Metal::lift(json!({}), 0).is_err() && Metal::lift(json!({}), 1).is_err());
}

fn play_out(mut game: Metal, seed: u64) {
    let (mut chance, mut choice) = (Chance::fast(seed), Chance::fast(seed + 1));
    let mut told = table::Told::deaf();
    while game.turn().outcome().is_none() {
        let mut actors: Vec<table::Actor> = game.actors().collect();
        let found = loop {
            assert!(!actors.is_empty(), "nobody can act");
            let by = actors.swap_remove(choice.pick(actors.len()));
            let mut moves = game.offered(by);
            if !moves.is_empty() {
                break (by, moves.swap_remove(choice.pick(moves.len())));
            }
        };
        let mut moment = table::Moment {
            chance: &mut chance,
            told: &mut told,
            now: table::Millis(0),
        };
        game.play(found.0, &found.1, &mut moment).unwrap();
    }
    game.audit().unwrap();
}
