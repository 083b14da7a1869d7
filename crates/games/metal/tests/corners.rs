//! Edges of rules: the last value that does, and the first that does not.

use metal::Event;
use metal::moves::{Fee, Move, Prompt, Refusal, Tour};
use metal::negotiation::{Act, Deliver, Due, Edge, Goods, HelpKind, Proviso, Terms};
use metal::state::{Planet, Slot};
use table::Seat;

use crate::common::*;

/// What is decided stays as it was decided, though the damage of the loser has lowered his power since.
#[test]
fn the_scores_of_a_decided_combat_stay() {
    let mut play = Scene::of(3).karokum(&["n15"]).ready();
    play.play(A, Move::AttackKarokum(card("n15")));
    play.deal(A, B, Terms::alliance().promising(credits_after(A, 1)));
    play.fight(1, 6);
    assert_eq!(play.view().prompt, Prompt::PromiseDue);
    assert_eq!((play.pirate(A).damage, play.pirate(B).damage), (2, 2));
    let view = play.view();
    let (combat, decided) = (view.combat.unwrap(), view.decided.unwrap());
    assert_eq!(
        (combat.attack.total(), combat.defence.total()),
        (8 + 4 + 1, 12 + 6)
    );
    assert_eq!((combat.attack, combat.defence), (decided.attack, decided.defence));
}

/// A trophy is shown at the very value it asks for, and not one below.
#[test]
fn the_condition_of_a_trophy_is_met_exactly() {
    let one = |scene: Scene, trophy: &str| scene.trophies(A, &[trophy]).ready();
    let met = |scene: Scene, trophy: &str| {
        let play = one(scene, trophy);
        assert_eq!(
            play.game_check(A, Move::Validate(Slot::First)),
            Ok(()),
            "{trophy}"
        );
        assert!(play.offers(A, Move::Validate(Slot::First)), "{trophy}");
    };
    let unmet = |scene: Scene, trophy: &str| {
        let play = one(scene, trophy);
        let refused = play.game_check(A, Move::Validate(Slot::First));
        assert_eq!(refused, Err(Refusal::ConditionNotMet), "{trophy}");
    };
    let holding = |cards: &[&str]| Scene::of(3).upgrades(A, cards);
    met(holding(&["e04"]), "t01");
    unmet(holding(&["e02"]), "t01");
    met(holding(&["e01", "e06", "e11"]), "t02");
    unmet(holding(&["e01", "e06", "s1"]), "t02");
    met(holding(&["e05", "e02"]), "t03");
    unmet(holding(&["e05", "e01"]), "t03");
    let wrecks = |names: &[&str]| Scene::of(3).wrecks(A, names);
    met(wrecks(&["n01", "n09", "n17"]), "t04");
    unmet(wrecks(&["n01", "n02", "n17"]), "t04");
    met(wrecks(&["n25", "n26", "n27"]), "t05");
    unmet(wrecks(&["n25", "n26", "n01"]), "t05");
    met(wrecks(&["n01", "n02", "n09", "n17"]), "t06");
    unmet(wrecks(&["n01", "n02", "n09"]), "t06");
    met(Scene::of(3).set(A, "credits", 10), "t07");
    unmet(Scene::of(3).set(A, "credits", 9), "t07");
    met(Scene::of(3).set(A, "damage", 4), "t08");
    unmet(Scene::of(3).set(A, "damage", 3), "t08");
    met(holding(&["e01", "e06", "e11"]), "t09");
    for lacking in [["e01", "e06"], ["e01", "e11"], ["e06", "e11"]] {
        unmet(holding(&lacking), "t09");
    }
    met(holding(&["s1", "s2"]), "t10");
    unmet(holding(&["s1", "e01"]), "t10");
}

/// What happened in the combat of this turn: who did it, and by how much.
#[test]
fn the_deeds_of_a_combat() {
    let deeds = |scene: Scene, ship: &str, orange: u16, grey: u16, trophy: &str| {
        let mut play = scene.trophies(A, &[trophy]).karokum(&[ship]).ready();
        play.play(A, Move::AttackKarokum(card(ship)));
        play.fight(orange, grey);
        play.game_check(A, Move::Validate(Slot::First))
    };
    let unmet = Err(Refusal::ConditionNotMet);
    // 8 + 6 against 11 + 1: the ship was stronger by 3; n13 by 2 only.
    assert_eq!(deeds(Scene::of(3), "n07", 6, 1, "t15"), Ok(()));
    assert_eq!(deeds(Scene::of(3), "n13", 6, 1, "t15"), unmet);
    // 8 + 6 against 7 + 1 is won by 6; against 7 + 2 by 5.
    assert_eq!(deeds(Scene::of(3), "n02", 6, 1, "t16"), Ok(()));
    assert_eq!(deeds(Scene::of(3), "n02", 6, 2, "t16"), unmet);
    // A combat that is lost by that much is not won.
    assert_eq!(deeds(Scene::of(3), "n15", 1, 6, "t16"), unmet);
    // A hunter, and one that is none.
    let strong = || Scene::of(3).upgrades(A, &["e05", "e04", "e09"]);
    assert_eq!(deeds(strong(), "d21", 6, 1, "t13"), Ok(()));
    assert_eq!(deeds(strong(), "d02", 6, 1, "t13"), unmet);
    for never in ["t11", "t12", "t14", "t17", "t18"] {
        assert_eq!(deeds(strong(), "d02", 6, 1, never), unmet, "{never}");
    }
}

/// The places of a hand that hold no trophy can neither be given, nor handed in, nor exchanged, nor shown.
#[test]
fn an_empty_place_holds_no_trophy() {
    let rich = |step: &str| Scene::of(3).set(A, "credits", 9).trophies(A, &["t01"]).step(step);
    let play = rich("voyage").ready();
    let giving = |slot| Move::Tour(Tour::Trophy { giving: Some(slot) });
    assert_eq!(play.game_check(A, giving(Slot::First)), Ok(()));
    assert_eq!(play.refused(A, giving(Slot::Second)), Refusal::NoTrophy);
    assert_eq!(play.refused(A, Move::Validate(Slot::Second)), Refusal::NoTrophy);
    let play = rich("rest_trophy").ready();
    assert_eq!(play.game_check(A, Move::SwapTrophy(Slot::First)), Ok(()));
    assert_eq!(play.refused(A, Move::SwapTrophy(Slot::Second)), Refusal::NoTrophy);
}

/// All ten actions are offered to who can pay for them, and those that were passed no more.
#[test]
fn the_tour_is_listed() {
    let scene = || {
        let scene = Scene::of(3)
            .set(A, "credits", 9)
            .set(A, "damage", 2)
            .set(A, "judgement", 1);
        let scene = scene.trophies(A, &["t01"]).wrecks(A, &["n01", "n02", "n03"]);
        scene
            .karokum(&["n09"])
            .bazaar(&["s1"])
            .display(&["e01", "e02", "e06", "e07"])
    };
    let titles = ["n01", "n02", "n03"].map(card).into_iter().collect();
    let actions = [
        Tour::Trophy { giving: None },
        Tour::LightRepairs(Fee::Credits),
        Tour::FullRepairs { credits: 0 },
        Tour::TitlesOfGlory(titles),
        Tour::NewChoice,
        Tour::Purchase(card("e01")),
        Tour::Smuggling(card("s1")),
        Tour::Amnesty(Fee::Credits),
        Tour::ScrapBonus(card("n01")),
        Tour::LavishSpending { credits: 6 },
    ];
    for toured in 0..=10u8 {
        let play = scene().voyage("toured", toured).ready();
        for (number, action) in (1u8..).zip(actions) {
            let offered = play.offers(A, Move::Tour(action));
            assert_eq!(offered, number > toured, "{action:?} after {toured}");
        }
    }
    let by_wreck = Tour::LightRepairs(Fee::Wreck(card("n01")));
    assert!(scene().ready().offers(A, Move::Tour(by_wreck)));
    let giving = Tour::Trophy {
        giving: Some(Slot::First),
    };
    assert!(scene().ready().offers(A, Move::Tour(giving)));
}

/// So many among credits and wrecks: enough of both, and neither more nor less.
#[test]
fn a_price_of_credits_and_wrecks() {
    let play = Scene::of(3)
        .set(A, "credits", 4)
        .wrecks(A, &["n01", "n02"])
        .ready();
    let lavish = |credits| Move::Tour(Tour::LavishSpending { credits });
    assert_eq!(play.game_check(A, lavish(4)), Ok(()));
    assert_eq!(play.refused(A, lavish(3)), Refusal::Wrecks { need: 3, have: 2 });
    assert_eq!(play.refused(A, lavish(5)), Refusal::Credits { need: 5, have: 4 });
    assert_eq!(play.refused(A, lavish(7)), Refusal::WrongPrice);
}

/// One advocate is called for the points of one moment, and nobody calls one who can fall no lower.
#[test]
fn the_advocate_is_asked_once() {
    let tell = |scene: Scene| {
        let mut play = scene.upgrades(A, &["s8"]).set(A, "credits", 9).ready();
        let refrain = |to| {
            let act = Deliver::Refrain(Act::AttackPlanet(Planet::Karokum));
            (
                to,
                Terms::exchange(Goods::NOTHING, Goods::credits(1)).promising(pledge(
                    A,
                    act,
                    Proviso::Always,
                    Due::EndOfTurn,
                )),
            )
        };
        for (to, terms) in [refrain(B), refrain(C)] {
            play.deal(A, to, terms);
        }
        play.play(A, Move::AttackPlanet(Planet::Karokum));
        play
    };
    let mut play = tell(Scene::of(3));
    assert_eq!(
        (play.view().prompt, play.pirate(A).judgement),
        (Prompt::CancelJudgement, 1)
    );
    let mut cancelled = play.clone();
    cancelled.play(A, Move::Play(card("s8")));
    assert_eq!(
        (cancelled.view().prompt, cancelled.pirate(A).judgement),
        (Prompt::SeekAllies, 1)
    );
    play.play(A, Move::Pass);
    assert_eq!(
        (play.view().prompt, play.pirate(A).judgement),
        (Prompt::SeekAllies, 2)
    );
    let infamous = tell(Scene::of(3).set(A, "judgement", 4));
    assert_ne!(infamous.view().prompt, Prompt::CancelJudgement);
    assert!(infamous.pirate(A).upgrades.contains(card("s8")));
    // Without the card nobody is asked.
    let mut play = Scene::of(3).step("brotherhood").ready();
    let events = play.play(A, Move::RefuseBrotherhood);
    assert!(events.iter().any(|event| matches!(
        event,
        Event::Judged {
            seat: A,
            infamous: false,
            ..
        }
    )));
    assert_eq!(play.view().prompt, Prompt::Voyage);
}

/// Where nothing was damaged nothing is told of repairs.
#[test]
fn nothing_is_told_of_repairs_without_damage() {
    let told = |damage: u8| {
        // All are as weak as each other, so that all pay.
        let scene = [A, B, C]
            .into_iter()
            .fold(Scene::of(3), |scene, seat| scene.set(seat, "damage", damage));
        let mut play = scene.step("brotherhood").ready();
        let events = play.play(A, Move::PayBrotherhood);
        let repaired = |event: &&Event| matches!(event, Event::Repaired { .. });
        events.iter().filter(repaired).count()
    };
    // The ship of seat 0 repairs itself at the start of a turn.
    assert_eq!((told(0), told(1), told(4)), (0, 1, 1));
}

/// A promise to do something needs an occasion before it is due.
#[test]
fn a_deed_needs_an_occasion() {
    let deed = |debtor: Seat, act: Act, due: Due| {
        Terms::exchange(Goods::credits(1), Goods::NOTHING).promising(pledge(
            debtor,
            Deliver::Do(act),
            Proviso::Always,
            due,
        ))
    };
    let check = |play: &Play, debtor, act, due| {
        play.game_check(
            A,
            Move::Propose {
                to: B,
                terms: deed(debtor, act, due),
            },
        )
    };
    let bad = Err(Refusal::BadPromise);
    let (attack, buy) = (Act::AttackPlanet(Planet::Bazaar), Act::Buy(card("e01")));
    let play = Scene::of(3).ready();
    // In this turn only its player acts, and before the combat is begun.
    for due in [Due::EndOfTurn, Due::AfterCombat] {
        assert_eq!(check(&play, A, attack, due), Ok(()), "{due:?}");
        assert_eq!(check(&play, B, attack, due), bad, "{due:?}");
    }
    assert_eq!(check(&play, A, buy, Due::EndOfTurn), Ok(()));
    assert_eq!(check(&play, B, buy, Due::EndOfTurn), bad);
    assert_eq!(check(&play, A, buy, Due::AfterCombat), bad);
    // Later on his own turns count, but not their very beginning.
    let next = |of, at| Due::NextTurn { of, nth: 1, at };
    for at in [Edge::Combat, Edge::End] {
        assert_eq!(check(&play, B, attack, next(B, at)), Ok(()), "{at:?}");
        assert_eq!(check(&play, B, attack, next(A, at)), bad, "{at:?}");
    }
    assert_eq!(check(&play, B, attack, next(B, Edge::Start)), bad);
    assert_eq!(check(&play, B, Act::AllyAgainst(C), next(B, Edge::End)), bad);
    // A combat that was fought or begun is no occasion any more.
    let fought = Scene::of(3).voyage("fought", true).ready();
    assert_eq!(check(&fought, A, attack, Due::EndOfTurn), bad);
    assert_eq!(check(&fought, A, buy, Due::EndOfTurn), Ok(()));
    let mut begun = Scene::of(3).karokum(&["n02"]).ready();
    begun.play(A, Move::AttackKarokum(card("n02")));
    assert_eq!(check(&begun, A, attack, Due::EndOfTurn), bad);
}

/// Turns to come are counted from 1 to 99, and are turns of this table.
#[test]
fn how_far_a_promise_reaches() {
    let play = Scene::of(3).ready();
    let later = |of: Seat, nth: u8| {
        let due = Due::NextTurn {
            of,
            nth,
            at: Edge::End,
        };
        let owed = pledge(B, Deliver::Goods(Goods::credits(1)), Proviso::Always, due);
        let terms = Terms::exchange(Goods::credits(1), Goods::NOTHING).promising(owed);
        play.game_check(A, Move::Propose { to: B, terms })
    };
    assert_eq!((later(B, 1), later(B, 99)), (Ok(()), Ok(())));
    assert_eq!(
        (later(B, 0), later(B, 100)),
        (Err(Refusal::BadPromise), Err(Refusal::BadPromise))
    );
    assert_eq!(later(D, 1), Err(Refusal::NoSuchSeat));
}

/// The first seat that is not there is no rival.
#[test]
fn a_rival_sits_at_the_table() {
    let play = Scene::of(3).ready();
    assert_eq!(play.game_check(A, Move::Challenge(C)), Ok(()));
    assert_eq!(play.refused(A, Move::Challenge(D)), Refusal::NoSuchSeat);
    assert_eq!(play.refused(A, Move::Challenge(A)), Refusal::Yourself);
}

/// What is kept by force is told as such, and what is kept freely is not.
#[test]
fn kept_by_force_or_freely() {
    let honoured = |ship: &str| {
        let strong = Scene::of(3).upgrades(A, &["e05", "e04", "e09"]).karokum(&[ship]);
        let mut play = strong.set(A, "credits", 5).ready();
        play.play(A, Move::AttackKarokum(card(ship)));
        play.deal(A, B, Terms::alliance().promising(credits_after(A, 1)));
        let mut events = play.fight(6, 1);
        if play.view().prompt == Prompt::PromiseDue {
            events.extend(play.play(A, Move::Honour));
        }
        events.iter().find_map(|event| match event {
            Event::PromiseHonoured { forced, .. } => Some(*forced),
            _ => None,
        })
    };
    assert_eq!((honoured("d21"), honoured("n02")), (Some(true), Some(false)));
}

/// What an attacker promised for help in return is pay, which a betrayal ends; what he owes otherwise stands, and so does what others owe.
#[test]
fn only_pay_ends_with_a_betrayal() {
    let owed = |debtor| {
        pledge(
            debtor,
            Deliver::Goods(Goods::credits(1)),
            Proviso::Always,
            Due::EndOfTurn,
        )
    };
    let help = pledge(B, Deliver::Help(HelpKind::Any), Proviso::IfAsked, Due::EndOfTurn);
    let left = |first: Terms| {
        let mut play = Scene::of(3).karokum(&["n02"]).set(A, "credits", 9).ready();
        play.deal(A, B, first);
        play.play(A, Move::AttackKarokum(card("n02")));
        play.deal(A, B, Terms::alliance());
        play.play(B, Move::Betray);
        let owed = |promise: &metal::view::PromiseView| matches!(promise.due, Due::EndOfTurn);
        play.ledger()
            .iter()
            .filter(|promise| owed(promise))
            .map(|promise| promise.debtor)
            .collect::<Vec<_>>()
    };
    let for_help = left(Terms::default().promising(owed(A)).promising(help));
    assert!(!for_help.contains(&A), "pay for help ends: {for_help:?}");
    assert_eq!(
        left(Terms::exchange(Goods::NOTHING, Goods::credits(1)).promising(owed(A))),
        [A]
    );
    assert_eq!(
        left(Terms::exchange(Goods::credits(1), Goods::NOTHING).promising(owed(B))),
        [B]
    );
}

/// Armour softens a blow of two, never one of one; at four nothing more is taken.
#[test]
fn armour_and_small_blows() {
    let lost = |damage: u8, armour: &[&str], ship: &str| {
        let scene = Scene::of(3)
            .set(A, "damage", damage)
            .upgrades(A, armour)
            .karokum(&[ship]);
        let mut play = scene.ready();
        play.play(A, Move::AttackKarokum(card(ship)));
        play.fight(1, 6);
        play.pirate(A).damage
    };
    assert_eq!((lost(0, &[], "d08"), lost(0, &["e06"], "d08")), (2, 1));
    assert_eq!((lost(0, &[], "d10"), lost(0, &["e06"], "d10")), (3, 2));
    assert_eq!((lost(0, &[], "d18"), lost(0, &["e06"], "d18")), (1, 1));
    assert_eq!((lost(3, &[], "d10"), lost(4, &[], "d10")), (4, 4));
}
