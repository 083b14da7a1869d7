//! The worked examples and plain statements of the rulebook, one test each.

use crate::common;

use common::*;
use metal::Event;
use metal::moves::{Fee, Move, Plunder, Refusal, Tour};
use metal::negotiation::{Deliver, Due, Edge, Goods, Proviso, Share, Terms};
use metal::state::{Decided, Faktor, Planet, Slot};

fn decided(events: &[Event]) -> Decided {
    let found = events.iter().find_map(|event| match event {
        Event::CombatDecided(decided) => Some(*decided),
        _ => None,
    });
    found.expect("a combat was decided")
}

/// X1, Metal Faktor die: Bob's power is 12, his die shows 2; when he next attacks his power counts 10, and the die is blank again.
#[test]
fn metal_faktor_is_paid_for_at_the_next_attack() {
    let mut play = Scene::of(3).upgrades(A, &["e05"]).pending(A, 2).ready();
    assert_eq!(play.pirate(A).main, 12);
    play.play(A, Move::AttackPlanet(Planet::Bazaar));
    let result = decided(&play.fight(1, 6));
    let before_dice = result.attack.total() - result.attack.die;
    assert_eq!(before_dice, 10);
    assert_eq!(play.pirate(A).faktor, Faktor::Blank);
}

/// X2, pirates' tour: after action 9 action 7 can no longer be taken.
#[test]
fn tour_actions_follow_the_arrows() {
    let scene = Scene::of(3).set(A, "credits", 10).wrecks(A, &["n01"]);
    let mut play = scene.karokum(&["n02", "n03"]).bazaar(&["s1"]).ready();
    play.play(A, Move::Tour(Tour::ScrapBonus(card("n01"))));
    play.play(A, Move::TakeShip(card("n02")));
    let smuggling = Move::Tour(Tour::Smuggling(card("s1")));
    assert_eq!(play.refused(A, smuggling), Refusal::TourOrder { last: 9 });
}

/// X3, pirates' tour: a single purchase at the OCG's store.
#[test]
fn one_purchase_a_turn() {
    let scene = Scene::of(3)
        .set(A, "credits", 20)
        .display(&["e01", "e02", "e03", "e04"]);
    let mut play = scene.ready();
    play.roll(A, Move::Tour(Tour::Purchase(card("e01"))), &[4]);
    let again = Move::Tour(Tour::Purchase(card("e02")));
    assert_eq!(play.refused(A, again), Refusal::TourOrder { last: 6 });
}

/// X4, trophies: what is being plundered can no longer be shown just before it is lost.
#[test]
fn no_trophy_just_in_time() {
    let scene = Scene::of(3).set(B, "credits", 0).upgrades(B, &["e05", "e01"]);
    let mut play = scene.trophies(B, &["t01"]).upgrades(A, &["e04", "e09"]).ready();
    assert!(play.offers(B, Move::Validate(Slot::First)));
    play.play(A, Move::Challenge(B));
    play.play(A, Move::Ready);
    play.play(B, Move::Ready);
    play.fight(6, 1);
    // The challenger is choosing what to take: too late.
    assert_eq!(play.refused(B, Move::Validate(Slot::First)), Refusal::NotYours);
    play.play(A, Move::Plunder(Plunder::Upgrade(card("e05"))));
    assert_eq!(
        play.refused(B, Move::Validate(Slot::First)),
        Refusal::ConditionNotMet
    );
}

/// X5, negotiation: selling an upgrade and allying for a challenge are immediate and leave no promise.
#[test]
fn immediate_deals_cannot_be_broken() {
    let scene = Scene::of(3).upgrades(A, &["e01"]).set(B, "credits", 5);
    let mut play = scene.ready();
    play.deal(
        A,
        B,
        Terms::exchange(Goods::upgrade(card("e01")), Goods::credits(2)),
    );
    assert_eq!((play.pirate(A).credits, play.pirate(B).credits), (5, 3));
    assert!(play.pirate(B).upgrades.contains(card("e01")));
    play.play(A, Move::Challenge(B));
    play.deal(A, C, Terms::alliance());
    assert!(play.ledger().is_empty());
    assert_eq!(play.view().combat.unwrap().allies, [C]);
}

/// X6, negotiation: five credits later for two at once; going back on it costs a point of judgement.
#[test]
fn credits_now_for_a_promise_that_is_broken() {
    let mut play = Scene::of(3).set(A, "credits", 8).voyage("fought", true).ready();
    let later = pledge(
        A,
        Deliver::Goods(Goods::credits(5)),
        Proviso::Always,
        Due::EndOfTurn,
    );
    let terms = Terms::exchange(Goods::NOTHING, Goods::credits(2)).promising(later);
    play.deal(A, B, terms);
    assert_eq!((play.pirate(A).credits, play.pirate(B).credits), (10, 1));
    play.play(A, Move::EndTurn);
    play.play(A, Move::Renege);
    assert_eq!(play.pirate(A).judgement, 1);
    assert_eq!((play.pirate(A).credits, play.pirate(B).credits), (10, 1));
    assert_eq!(play.pirate(A).reputation.reneged, 1);
}

fn half_for_help() -> Terms {
    Terms::alliance().promising(pledge(
        A,
        Deliver::LootCredits(Share::Half),
        Proviso::IfWon,
        Due::AfterCombat,
    ))
}

/// X7, negotiation: an ally who is refused his share of the loot is let down.
#[test]
fn refusing_a_share_of_the_loot() {
    let mut play = Scene::of(3).karokum(&["n02"]).ready();
    play.play(A, Move::AttackKarokum(card("n02")));
    play.deal(A, B, half_for_help());
    play.fight(6, 1);
    assert_eq!(play.view().due, Some(play.last_promise()));
    play.play(A, Move::Renege);
    assert_eq!(play.pirate(A).judgement, 1);
    assert_eq!(play.pirate(B).credits, 3);
}

/// X8, negotiation: in defeat a share of the loot is owed no more, and nobody is judged.
#[test]
fn no_loot_no_debt() {
    let mut play = Scene::of(3).karokum(&["d10"]).ready();
    play.play(A, Move::AttackKarokum(card("d10")));
    play.deal(A, B, half_for_help());
    play.fight(1, 6);
    assert!(play.ledger().is_empty());
    assert_eq!(play.pirate(A).judgement, 0);
}

/// X9, negotiation: a word broken to three pirates at once costs three points.
#[test]
fn judgement_is_counted_for_each_pirate_let_down() {
    let mut play = Scene::of(4).set(A, "credits", 9).voyage("fought", true).ready();
    for other in [B, C, D] {
        let later = pledge(
            A,
            Deliver::Goods(Goods::credits(1)),
            Proviso::Always,
            Due::EndOfTurn,
        );
        play.deal(A, other, Terms::default().promising(later));
    }
    play.play(A, Move::EndTurn);
    for _ in 0..3 {
        play.play(A, Move::Renege);
    }
    assert_eq!(play.pirate(A).judgement, 3);
}

/// X10, negotiation: after a victory over a pirate hunter promises are kept without a choice.
#[test]
fn promises_hold_after_beating_a_hunter() {
    let scene = Scene::of(3).karokum(&["d21"]).set(A, "credits", 5);
    let mut play = scene.upgrades(A, &["e05", "e04"]).ready();
    play.play(A, Move::AttackKarokum(card("d21")));
    play.deal(A, B, Terms::alliance().promising(credits_after(A, 3)));
    play.fight(6, 1);
    // 5 less the fee of 2, the hunter's 3, and 3 to the ally.
    assert_eq!((play.pirate(A).credits, play.pirate(B).credits), (3, 6));
    assert!(play.ledger().is_empty());
    assert_eq!(play.pirate(A).reputation.honoured, 1);
}

/// X11, betrayal: never to a pirate hunter.
#[test]
fn nobody_betrays_to_a_hunter() {
    let mut play = Scene::of(3).karokum(&["d21", "n02"]).ready();
    let mut other = play.clone();
    play.play(A, Move::AttackKarokum(card("d21")));
    play.deal(A, B, Terms::alliance());
    assert!(play.offers(A, Move::Throw), "the dice are declared at once");
    other.play(A, Move::AttackKarokum(card("n02")));
    other.deal(A, B, Terms::alliance());
    assert!(other.offers(B, Move::Betray));
}

/// X12, confrontation: the attacker and the challenger win ties.
#[test]
fn ties_go_to_the_attacker_and_the_challenger() {
    let mut play = Scene::of(3).karokum(&["n16"]).upgrades(A, &["e05"]).ready();
    play.play(A, Move::AttackKarokum(card("n16")));
    let result = decided(&play.fight(5, 4));
    assert_eq!((result.attack.total(), result.defence.total()), (17, 17));
    assert!(result.attacker_wins);

    let mut play = Scene::of(3)
        .upgrades(A, &["e05"])
        .upgrades(B, &["e04", "e01"])
        .ready();
    play.play(A, Move::Challenge(B));
    play.play(A, Move::Ready);
    play.play(B, Move::Ready);
    let result = decided(&play.fight(3, 3));
    assert_eq!((result.attack.total(), result.defence.total()), (15, 15));
    assert!(result.attacker_wins);
}

/// X13 and X14, brotherhood: only who alone is weakest pays nothing; in a tie everybody pays.
#[test]
fn the_weakest_pays_nothing() {
    let tie = Scene::of(3).upgrades(C, &["e02"]).step("brotherhood").ready();
    assert!(tie.offers(A, Move::PayBrotherhood));
    assert_eq!(tie.view().prompt, metal::moves::Prompt::Brotherhood);

    let mut play = Scene::of(3)
        .upgrades(B, &["e01"])
        .upgrades(C, &["e02"])
        .set(A, "damage", 1)
        .start(A, "b2")
        .step("turn_start")
        .ready();
    let mains: Vec<u8> = play.view().pirates.iter().map(|pirate| pirate.main).collect();
    assert_eq!(mains, [7, 9, 10]);
    play.play(A, Move::Travel);
    assert_eq!(play.view().prompt, metal::moves::Prompt::Voyage);
    assert_eq!((play.pirate(A).credits, play.view().board.pot), (3, 0));
}

/// X15, attacking a planet: none of its tour actions in the same turn, neither before nor after.
#[test]
fn a_planet_is_visited_or_attacked() {
    let mut play = Scene::of(3).set(A, "judgement", 1).set(A, "credits", 9).ready();
    let mut other = play.clone();
    play.play(A, Move::AttackPlanet(Planet::Bazaar));
    play.fight(1, 6);
    let amnesty = Move::Tour(Tour::Amnesty(Fee::Credits));
    assert_eq!(play.refused(A, amnesty), Refusal::PlanetAttacked);

    other.play(A, amnesty);
    let attack = Move::AttackPlanet(Planet::Bazaar);
    assert_eq!(other.refused(A, attack), Refusal::PlanetVisited);
    assert!(other.offers(A, Move::AttackPlanet(Planet::Karokum)));
}

/// X16, attacking in space: the first event of a turn applies, further ones do nothing and are gone.
#[test]
fn only_the_first_event_of_a_turn_applies() {
    let mut play = Scene::of(3).ready();
    let drawn = space(&["n01", "v02", "n02", "v01", "n03"]);
    play.roll(A, Move::AttackSpace, &drawn);
    for seat in [A, B, C] {
        assert_eq!(play.pirate(seat).credits, 5, "the revels of Havana apply");
        assert_eq!(play.pirate(seat).damage, 0, "the ion storm does not");
    }
    let left = play.view().board;
    assert!(!left.space_top.contains(card("v01")) && !left.space_top.contains(card("v02")));
    assert_eq!(left.row, [card("n01"), card("n02"), card("n03")]);
}

/// Set-up: 3 credits, power 8, two of three trophies kept, near space on top of deep space, four upgrades shown.
#[test]
fn set_up() {
    use table::{CardSet, Chance, Game, Turn};
    let setup = metal::Metal::setup(4, &Default::default()).unwrap();
    let mut chance = Chance::fast(5);
    let game = metal::Metal::deal(&setup, metal::Cards::standard(), &mut chance).unwrap();
    assert!(matches!(game.turn(), Turn::Several(seats) if seats.len() == 4));
    let view = game.view(table::Viewer::Everything);
    assert_eq!(
        (view.board.space_top.len(), view.board.space_under.len()),
        (34, 34)
    );
    assert_eq!((view.board.display.len(), view.board.bank), (4, 60));
    assert_eq!(view.board.trophies.len(), 6);
    for pirate in &view.pirates {
        assert_eq!((pirate.credits, pirate.main, pirate.glory), (3, 8, 0));
    }
    let mut play = Play { game };
    for seat in [C, A, D, B] {
        play.play(seat, Move::GiveBack(Slot::Second));
    }
    assert_eq!(play.view().board.trophies.len(), 10);
    assert_eq!(play.view().turn, 1);
}

/// Rest: two credits, all repairs, the die blank without penalty, a trophy exchanged, an upgrade for one credit more.
#[test]
fn rest() {
    let scene = Scene::of(3)
        .set(A, "damage", 3)
        .pending(A, 6)
        .trophies(A, &["t01"]);
    let scene = scene
        .trophy_pile(&["t02", "t03"])
        .display(&["e01", "e02", "e03", "e04"]);
    let mut play = scene.step("turn_start").ready();
    play.play(A, Move::Rest);
    let pirate = play.pirate(A);
    assert_eq!(
        (pirate.credits, pirate.damage, pirate.faktor),
        (5, 0, Faktor::Blank)
    );
    assert_eq!(play.view().board.pot, 0);
    play.play(A, Move::SwapTrophy(Slot::First));
    play.play(A, Move::Keep(Slot::Second));
    assert_eq!(
        play.pirate(A).trophies[0],
        metal::view::TrophyPlace::Card(card("t03"))
    );
    assert!(!play.offers(A, Move::Buy(card("e03"))), "it costs 6");
    play.roll(A, Move::Buy(card("e02")), &[4]);
    assert_eq!(play.pirate(A).credits, 0);
    // The last moment of the turn is the resting player's, who holds a trophy.
    play.play(A, Move::Pass);
    assert_eq!(play.view().active, B);
}

/// A promise kept: the creditor is paid and nobody judged.
#[test]
fn a_promise_for_the_next_turn_is_kept() {
    let mut play = Scene::of(3).voyage("fought", true).ready();
    let later = pledge(
        B,
        Deliver::Goods(Goods::credits(2)),
        Proviso::Always,
        Due::next(B, Edge::Start),
    );
    play.deal(
        A,
        B,
        Terms::exchange(Goods::credits(1), Goods::NOTHING).promising(later),
    );
    play.play(A, Move::EndTurn);
    assert_eq!(play.view().active, B);
    assert_eq!(play.view().due, Some(play.last_promise()));
    play.play(B, Move::Honour);
    assert_eq!((play.pirate(A).credits, play.pirate(B).credits), (4, 2));
    assert_eq!(play.pirate(B).reputation.honoured, 1);
    assert_eq!(play.pirate(B).judgement, 0);
}
