//! Combats with fixed dice: scores, every row of the outcome tables, Metal Faktor, support cards, the end of the game.

use crate::common;

use common::*;
use metal::Event;
use metal::moves::{Fee, Move, Plunder, Prompt, Refusal, Tour};
use metal::negotiation::{Deliver, Due, Goods, Proviso, Terms};
use metal::state::{Decided, Faktor, Planet, Slot};
use table::{Game, Turn, Verdict};

fn decided(events: &[Event]) -> Decided {
    let found = events.iter().find_map(|event| match event {
        Event::CombatDecided(decided) => Some(*decided),
        _ => None,
    });
    found.expect("a combat was decided")
}

/// A attacks n15 (power 12, 4 credits, 1 glory, 2 damage) from Karokum with B as ally.
fn attack_with_ally(scene: Scene) -> Play {
    let mut play = scene.karokum(&["n15"]).ready();
    play.play(A, Move::AttackKarokum(card("n15")));
    play.deal(A, B, Terms::alliance());
    play
}

/// Y1: 8 + 4 + support 4 = 16 against 12 + 3: a victory with everything printed and the wreck.
#[test]
fn an_ally_adds_his_support_power() {
    let mut play = attack_with_ally(Scene::of(3));
    let result = decided(&play.fight(4, 3));
    assert_eq!((result.attack.total(), result.defence.total()), (16, 15));
    let winner = play.pirate(A);
    assert_eq!((winner.credits, winner.glory, winner.wrecks), (3 - 2 + 4, 1, 1));
    assert_eq!(play.pirate(B).credits, 3, "allies get only what was agreed");
}

/// Y2: the same with a betrayal: 12 against 19. One damage, the credits to the traitor, the ship out of the game.
#[test]
fn a_betrayal_that_pays() {
    let mut play = attack_with_ally(Scene::of(3));
    play.play(B, Move::Betray);
    assert_eq!(play.pirate(B).judgement, 1, "judged at once");
    assert_eq!(play.view().waiting, [B], "the traitor declares first");
    let result = decided(&play.fight(4, 3));
    assert_eq!((result.attack.total(), result.defence.total()), (12, 19));
    assert_eq!((play.pirate(A).damage, play.pirate(A).credits), (1, 1));
    let traitor = play.pirate(B);
    assert_eq!((traitor.credits, traitor.glory, traitor.damage), (3 + 4, -1, 0));
    assert!(play.view().board.removed.contains(card("n15")));
}

/// Y3: a betrayed attacker who wins keeps everything; the traitor takes one damage.
#[test]
fn a_betrayal_that_fails() {
    let mut play = attack_with_ally(Scene::of(3).upgrades(A, &["e05", "e02"]));
    play.play(B, Move::Betray);
    play.play(B, Move::Hold);
    let result = decided(&play.roll(A, Move::Throw, &dice(6, 1, &[6])));
    assert_eq!((result.attack.total(), result.defence.total()), (26, 17));
    assert_eq!((play.pirate(A).credits, play.pirate(A).wrecks), (5, 1));
    assert_eq!((play.pirate(B).damage, play.pirate(B).judgement), (1, 1));
    assert_eq!(play.pirate(A).faktor, Faktor::Pending(6));
}

/// Y4 and Y5: a loyal ally takes the ship's damage too; nobody has more than four.
#[test]
fn defeat_hurts_both_and_damage_stops_at_four() {
    let scene = Scene::of(3).set(A, "damage", 2).karokum(&["d10"]);
    let mut play = scene.ready();
    play.play(A, Move::AttackKarokum(card("d10")));
    play.deal(A, B, Terms::alliance());
    play.fight(1, 6);
    assert_eq!((play.pirate(A).damage, play.pirate(B).damage), (4, 3));
    assert_eq!(play.pirate(A).main, 4);

    let mut play = Scene::of(3).set(B, "damage", 4).upgrades(A, &["s6"]).ready();
    let bomb = Move::PlayOn {
        card: card("s6"),
        target: B,
    };
    play.play(A, bomb);
    assert_eq!(play.pirate(B).damage, 4);
}

/// Y6 and Y7: a blank throw leaves the die usable; a die set aside is neither thrown nor paid for by an ally.
#[test]
fn metal_faktor_blank_and_set_aside() {
    let mut play = attack_with_ally(Scene::of(3).pending(B, 4));
    play.play(B, Move::StayLoyal);
    let result = decided(&play.roll(A, Move::Throw, &dice(3, 3, &[0])));
    assert_eq!((result.attack.faktor, result.attack.penalty), (0, 0));
    assert_eq!(play.pirate(A).faktor, Faktor::Blank);
    assert_eq!(play.pirate(B).faktor, Faktor::Pending(4), "allies do not pay");
}

/// Without betrayal the attacker declares before his ally, and both dice count.
#[test]
fn metal_faktor_of_attacker_and_ally() {
    let mut play = attack_with_ally(Scene::of(3));
    play.play(B, Move::StayLoyal);
    play.play(A, Move::Throw);
    let result = decided(&play.roll(B, Move::Throw, &dice(1, 6, &[2, 4])));
    assert_eq!(result.attack.faktor, 6);
    assert_eq!(
        (play.pirate(A).faktor, play.pirate(B).faktor),
        (Faktor::Pending(2), Faktor::Pending(4))
    );
}

/// Y8: a rest frees the die for good.
#[test]
fn rest_forgives_the_metal_faktor() {
    let scene = Scene::of(3).set(A, "damage", 1).pending(A, 6).step("turn_start");
    let mut play = scene.ready();
    play.play(A, Move::Rest);
    assert_eq!(play.pirate(A).faktor, Faktor::Blank);
}

fn challenge(scene: Scene, orange: u16, grey: u16) -> Play {
    let mut play = scene.ready();
    play.play(A, Move::Challenge(B));
    play.play(A, Move::Ready);
    play.play(B, Move::Ready);
    play.fight(orange, grey);
    play
}

/// Y9: the challenger takes glory, the pot, and half of what he chooses, rounded up.
#[test]
fn a_challenger_plunders_half_rounded_up() {
    let scene = || {
        let scene = Scene::of(3).set(B, "credits", 7).board("pot", 5);
        scene.wrecks(B, &["n01", "n02", "n03", "n04", "n05"])
    };
    let mut play = challenge(scene(), 6, 1);
    let mut wrecks = play.clone();
    assert_eq!((play.pirate(A).glory, play.pirate(A).credits), (1, 8));
    assert_eq!(play.pirate(B).damage, 1);
    play.play(A, Move::Plunder(Plunder::Credits));
    assert_eq!((play.pirate(A).credits, play.pirate(B).credits), (12, 3));

    wrecks.play(A, Move::Plunder(Plunder::Wrecks));
    assert_eq!(
        wrecks.refused(A, Move::Plunder(Plunder::Credits)),
        Refusal::FirstChoose(Prompt::PlunderWrecks)
    );
    for ship in ["n05", "n01", "n03"] {
        wrecks.play(A, Move::TakeShip(card(ship)));
    }
    assert_eq!((wrecks.pirate(A).wrecks, wrecks.pirate(B).wrecks), (3, 2));
    assert_eq!(wrecks.view().prompt, Prompt::Voyage);
    // The third at the table saw how many went, not which.
    let seen = wrecks.seen_by(C);
    assert!(seen.pirates[0].known_wrecks.is_empty() && seen.pirates[1].known_wrecks.is_empty());
}

/// Y10: the challenged, if he wins, takes glory and the pot and nothing more; the challenger's side takes damage.
#[test]
fn a_challenged_pirate_wins() {
    let scene = Scene::of(4).board("pot", 5).upgrades(B, &["e05"]);
    let mut play = scene.ready();
    play.play(A, Move::Challenge(B));
    play.deal(A, C, Terms::alliance());
    play.deal(B, D, Terms::alliance());
    let events = play.fight(1, 6);
    assert!(!decided(&events).attacker_wins);
    assert_eq!((play.pirate(B).glory, play.pirate(B).credits), (1, 8));
    let damage: Vec<u8> = play.view().pirates.iter().map(|pirate| pirate.damage).collect();
    assert_eq!(damage, [1, 0, 1, 0]);
    assert_eq!(play.view().prompt, Prompt::Voyage);
}

/// Both sides of a challenge may have several allies; a handshake cannot be changed or betrayed.
#[test]
fn allies_of_a_challenge() {
    let mut play = Scene::of(4).ready();
    play.play(A, Move::Challenge(B));
    play.deal(A, C, Terms::alliance());
    let change = Move::Propose {
        to: C,
        terms: Terms::alliance(),
    };
    assert_eq!(play.refused(B, change), Refusal::AlreadyEngaged(C));
    play.deal(D, B, Terms::alliance());
    // Everybody is engaged, so the dice are next, in the order challenger's side, challenged's side.
    assert_eq!(play.view().prompt, Prompt::ThrowMetalFaktor);
    for seat in [A, C, B] {
        assert_eq!(play.view().waiting, [seat]);
        play.play(seat, Move::Throw);
    }
    let result = decided(&play.roll(D, Move::Throw, &dice(2, 2, &[2, 4, 0, 6])));
    assert_eq!(
        (result.attack.total(), result.defence.total()),
        (8 + 2 + 4 + 2, 8 + 2 + 4 + 4 + 6)
    );
}

/// Y11: infamous pirates neither help nor are helped.
#[test]
fn infamy() {
    let mut play = Scene::of(3).set(A, "judgement", 4).karokum(&["n02"]).ready();
    play.play(A, Move::AttackKarokum(card("n02")));
    assert_eq!(
        play.view().prompt,
        Prompt::ThrowMetalFaktor,
        "nobody can help, so none is sought"
    );

    let mut play = Scene::of(4).set(C, "judgement", 4).karokum(&["n02"]).ready();
    play.play(A, Move::AttackKarokum(card("n02")));
    let ask = Move::Propose {
        to: C,
        terms: Terms::alliance(),
    };
    assert_eq!(play.refused(A, ask), Refusal::Infamous(C));
}

fn end_turn(scene: Scene) -> Play {
    let mut play = scene.voyage("fought", true).ready();
    play.play(A, Move::EndTurn);
    play
}

/// Y12 and Y17: nine glory after judgement ends the game at the end of a turn, and so do two cards of space.
#[test]
fn the_end_of_the_game() {
    let play = end_turn(Scene::of(3).set(A, "glory", 9).set(A, "judgement", 1));
    assert_eq!(play.view().active, B, "eight glory: the game goes on");
    let play = end_turn(Scene::of(3).set(A, "glory", 9));
    let Turn::Over(outcome) = play.game.turn() else {
        panic!("it goes on")
    };
    assert!(outcome.won(A) && !outcome.won(B));
    let play = end_turn(Scene::of(3).pile(&["d01", "v10"]));
    assert!(play.game.turn().outcome().is_some());
    let play = end_turn(Scene::of(3).pile(&["d01", "d02", "v10"]));
    assert!(play.game.turn().outcome().is_none());
}

/// Ties are broken by credits, then the win is shared.
#[test]
fn ties() {
    let scene = || {
        Scene::of(3)
            .set(A, "glory", 9)
            .set(B, "glory", 9)
            .set(C, "glory", 3)
    };
    let play = end_turn(scene().set(B, "credits", 4));
    assert_eq!(play.view().winners, Some(vec![B]));
    let play = end_turn(scene());
    let outcome = *play.game.turn().outcome().unwrap();
    assert!(matches!(outcome.verdict, Verdict::Won(seats) if seats.len() == 2));
}

/// Y13: no amnesty in a turn in which judgement was taken.
#[test]
fn no_amnesty_after_judgement() {
    let scene = Scene::of(3)
        .set(A, "credits", 9)
        .set(A, "judgement", 1)
        .step("brotherhood");
    let mut play = scene.ready();
    play.play(A, Move::RefuseBrotherhood);
    assert_eq!(play.pirate(A).judgement, 2);
    let amnesty = Move::Tour(Tour::Amnesty(Fee::Credits));
    assert_eq!(play.refused(A, amnesty), Refusal::JudgedThisTurn);
}

/// Y18: with two trophies in hand the sack of Exxalia may be declined, or one goes back first.
#[test]
fn the_sack_of_exxalia() {
    let scene = Scene::of(3).trophies(A, &["t01", "t02"]).treasuries([4, 0, 0]);
    let scene = scene.trophy_pile(&["t03", "t04", "t05"]);
    let mut play = scene.upgrades(A, &["e05", "e04", "e09"]).ready();
    play.play(A, Move::AttackPlanet(Planet::Exxalia));
    play.fight(6, 1);
    assert_eq!((play.pirate(A).credits, play.view().board.exxalia), (7, 0));
    let mut declined = play.clone();
    declined.play(A, Move::Pass);
    assert_eq!(declined.view().prompt, Prompt::Voyage);
    play.play(A, Move::Return(Slot::First));
    play.play(A, Move::Keep(Slot::Third));
    let hand = play.pirate(A).trophies;
    assert_eq!(hand[0], metal::view::TrophyPlace::Card(card("t05")));
    assert_eq!(
        play.seen_by(B).pirates[0].trophies[0],
        metal::view::TrophyPlace::Hidden
    );
}

/// Bazaar gives a support card of its discard, Karokum a wreck of its own; a traitor's planet gives credits only.
#[test]
fn the_sack_of_bazaar_and_karokum() {
    let strong = ["e05", "e04", "e09"];
    let mut play = Scene::of(3).bazaar(&["s1", "s2"]).upgrades(A, &strong).ready();
    play.play(A, Move::AttackPlanet(Planet::Bazaar));
    play.fight(6, 1);
    play.play(A, Move::TakeSupport(card("s2")));
    assert!(play.pirate(A).upgrades.contains(card("s2")));

    let mut play = Scene::of(3).karokum(&["n01", "n02"]).upgrades(A, &strong).ready();
    play.play(A, Move::AttackPlanet(Planet::Karokum));
    play.fight(6, 1);
    play.play(A, Move::TakeShip(card("n02")));
    assert_eq!(play.pirate(A).wrecks, 1);

    let mut play = Scene::of(3).bazaar(&["s1"]).treasuries([0, 6, 0]).ready();
    play.play(A, Move::AttackPlanet(Planet::Bazaar));
    play.deal(A, B, Terms::alliance());
    play.play(B, Move::Betray);
    play.fight(1, 6);
    assert_eq!((play.pirate(B).credits, play.pirate(A).damage), (9, 1));
    assert!(play.pirate(B).upgrades.is_empty());

    let mut play = Scene::of(3).treasuries([0, 6, 0]).ready();
    play.play(A, Move::AttackPlanet(Planet::Bazaar));
    play.deal(A, B, Terms::alliance());
    play.fight(1, 6);
    assert_eq!((play.pirate(A).damage, play.pirate(B).damage), (1, 1));
}

/// Y19: a ship fought via Karokum that wins is gone; the fee stays in the treasury.
#[test]
fn a_lost_attack_via_karokum() {
    let mut play = Scene::of(3).karokum(&["d10"]).ready();
    play.play(A, Move::AttackKarokum(card("d10")));
    play.fight(1, 6);
    let board = play.view().board;
    assert_eq!(board.karokum, 2);
    assert!(board.removed.contains(card("d10")) && board.scrapyard.is_empty());
    // It was no attack on the planet, whose actions stay open.
    assert!(
        play.game
            .check(A.into(), &Move::Tour(Tour::LavishSpending { credits: 6 }))
            != Err(Refusal::PlanetAttacked)
    );
}

/// Y20: of the ships not attacked a freighter goes to Karokum, a hunter back into the shuffled pile.
#[test]
fn hunters_go_back_into_the_pile() {
    let scene = Scene::of(3).pile(&["d01", "d02", "d21", "d03", "d04", "d05"]);
    let mut play = scene.ready();
    play.roll(A, Move::AttackSpace, &space(&["d21", "d01", "d02"]));
    play.play(A, Move::Target(card("d01")));
    let board = play.view().board;
    assert!(board.scrapyard.contains(card("d02")));
    assert!(board.space_top.contains(card("d21")) && board.row.is_empty());
}

/// The pile runs out: the choice is among the ships that were found; with none the duty to fight counts as done.
#[test]
fn an_empty_space() {
    let mut play = Scene::of(3).pile(&["d01"]).ready();
    play.roll(A, Move::AttackSpace, &space(&["d01"]));
    assert_eq!(play.view().board.row, [card("d01")]);
    let mut play = Scene::of(3).pile(&["v10"]).ready();
    play.roll(A, Move::AttackSpace, &space(&["v10"]));
    assert!(play.offers(A, Move::EndTurn));
    assert_eq!(play.view().board.pot, 3);
}

/// Y14 and Y15: titles need three wrecks of one nation, not the OCG's; lavish spending mixes credits and wrecks.
#[test]
fn titles_and_lavish_spending() {
    let scene = Scene::of(3).wrecks(A, &["n25", "n26", "n27", "n01", "n02", "n03"]);
    let mut play = scene.set(A, "credits", 4).ready();
    let titles =
        |names: [&str; 3]| Move::Tour(Tour::TitlesOfGlory(names.iter().map(|name| card(name)).collect()));
    assert_eq!(
        play.refused(A, titles(["n25", "n26", "n27"])),
        Refusal::NotThreeOfANation
    );
    let mut titled = play.clone();
    titled.play(A, titles(["n01", "n02", "n03"]));
    assert_eq!((titled.pirate(A).glory, titled.pirate(A).credits), (1, 8));

    play.play(A, Move::Tour(Tour::LavishSpending { credits: 4 }));
    play.play(A, Move::GiveWreck(card("n25")));
    play.play(A, Move::GiveWreck(card("n01")));
    assert_eq!((play.pirate(A).glory, play.pirate(A).wrecks), (1, 4));
    let board = play.view().board;
    assert_eq!(board.karokum, 4);
    assert!(board.removed.contains(card("n25")) && board.removed.contains(card("n01")));
}

/// Y16: one trophy for each pirate in each player-turn, also in another's turn.
#[test]
fn one_trophy_in_each_turn() {
    let scene = Scene::of(3)
        .trophies(B, &["t07", "t08"])
        .set(B, "credits", 10)
        .set(B, "damage", 4);
    let mut play = scene.voyage("fought", true).ready();
    play.play(B, Move::Validate(Slot::Second));
    assert_eq!((play.pirate(B).glory, play.pirate(B).credits), (1, 13));
    assert_eq!(
        play.refused(B, Move::Validate(Slot::First)),
        Refusal::ValidatedAlready
    );
    play.play(A, Move::EndTurn);
    play.play(B, Move::Validate(Slot::First));
    assert_eq!(play.pirate(B).glory, 3);
    let bottom = play.seen_by(C).board.trophies;
    assert_eq!(bottom.last(), Some(&metal::view::TrophyPlace::Card(card("t07"))));
}

/// What happened in a turn can be shown until that turn ends, and everybody is asked once more before it does.
#[test]
fn the_last_call() {
    let scene = Scene::of(3).trophies(B, &["t17"]).karokum(&["n02"]);
    let mut play = scene.ready();
    play.play(A, Move::AttackKarokum(card("n02")));
    play.deal(A, B, Terms::alliance());
    play.fight(6, 1);
    play.play(A, Move::EndTurn);
    assert_eq!(
        (play.view().prompt, play.view().waiting),
        (Prompt::LastCall, vec![B])
    );
    play.play(B, Move::Validate(Slot::First));
    assert_eq!((play.view().active, play.pirate(B).glory), (B, 1));
}

/// Support cards before and after the dice, played in turn by both sides of a challenge until all pass.
#[test]
fn support_cards_in_their_windows() {
    let scene = Scene::of(3).upgrades(A, &["s1", "s2", "s3"]).upgrades(B, &["s4"]);
    let mut play = scene.ready();
    play.play(A, Move::Challenge(B));
    play.play(A, Move::Ready);
    play.play(B, Move::Ready);
    play.play(A, Move::Hold);
    play.play(B, Move::Hold);
    assert_eq!(play.refused(A, Move::Play(card("s1"))), Refusal::CardNotNow);
    play.roll(A, Move::Play(card("s2")), &dice(1, 4, &[]));
    // 8 + 1 + 5 against 8 + 4.
    play.play(A, Move::Play(card("s1")));
    play.play(B, Move::Play(card("s4")));
    let result = decided(&play.roll(A, Move::Play(card("s3")), &[5]));
    assert_eq!((result.attack.support, result.attack.die), (5 + 3 - 3, 6));
    assert_eq!(play.view().board.crew.len(), 4);
}

/// A traitor plays no support card, and outsiders do nothing at all.
#[test]
fn no_support_from_traitors_and_outsiders() {
    let scene = Scene::of(3).upgrades(B, &["s2"]).upgrades(C, &["s4", "s1"]);
    let mut play = attack_with_ally(scene);
    play.play(B, Move::Betray);
    play.play(B, Move::Hold);
    let events = play.roll(A, Move::Hold, &dice(4, 3, &[]));
    assert_eq!(decided(&events).defence.support, 0);
    assert!(play.pirate(B).upgrades.contains(card("s2")));
}

/// A judgement can be cancelled as it falls, which leaves the amnesty open.
#[test]
fn the_pirates_advocate() {
    let scene = Scene::of(3)
        .upgrades(A, &["s8"])
        .set(A, "judgement", 1)
        .set(A, "credits", 5);
    let mut play = scene.step("brotherhood").ready();
    play.play(A, Move::RefuseBrotherhood);
    assert_eq!(play.view().prompt, Prompt::CancelJudgement);
    let mut taken = play.clone();
    taken.play(A, Move::Pass);
    assert_eq!(taken.pirate(A).judgement, 2);
    play.play(A, Move::Play(card("s8")));
    assert_eq!(play.pirate(A).judgement, 1);
    assert!(play.offers(A, Move::Tour(Tour::Amnesty(Fee::Credits))));
}

/// Beating a ship with support as reward: the first one found in the pile; more than four upgrades are discarded down.
#[test]
fn support_as_reward_and_the_limit_of_four() {
    let scene = Scene::of(3)
        .karokum(&["n04"])
        .upgrades(A, &["e01", "e02", "e03", "e04"]);
    let mut play = scene.ready();
    play.play(A, Move::AttackKarokum(card("n04")));
    play.play(A, Move::Ready);
    let mut lots = dice(6, 1, &[]);
    let found = play.view().board.upgrade_pile.support().first().unwrap();
    lots.push(found.index() as u16);
    play.roll(A, Move::Hold, &lots);
    assert_eq!(play.view().prompt, Prompt::DiscardDown);
    play.play(A, Move::Discard(card("e02")));
    assert!(play.pirate(A).upgrades.contains(found));
    assert_eq!(play.view().board.upgrade_bottom, [card("e02")]);
    assert_eq!(play.view().prompt, Prompt::Voyage, "nobody discards twice");
}

/// A tour before the combat is over with it: it is not split.
#[test]
fn the_tour_is_one_block() {
    let mut play = Scene::of(3).set(A, "credits", 9).ready();
    play.roll(A, Move::Tour(Tour::NewChoice), &deal_four(&play));
    play.play(A, Move::AttackPlanet(Planet::Karokum));
    play.fight(1, 6);
    let repairs = Move::Tour(Tour::Smuggling(card("s1")));
    assert_eq!(play.refused(A, repairs), Refusal::TourClosed);
}

fn deal_four(play: &Play) -> Vec<u16> {
    let pile = play.view().board.upgrade_pile;
    pile.iter().take(4).map(|card| card.index() as u16).collect()
}

/// A promise of credits for victory only, and what a defeat leaves of it.
#[test]
fn a_condition_on_defeat() {
    let comfort = pledge(
        A,
        Deliver::Goods(Goods::credits(1)),
        Proviso::IfLost,
        Due::AfterCombat,
    );
    let mut play = Scene::of(3).karokum(&["d10"]).ready();
    play.play(A, Move::AttackKarokum(card("d10")));
    play.deal(A, B, Terms::alliance().promising(comfort));
    play.fight(1, 6);
    play.play(A, Move::Honour);
    assert_eq!(play.pirate(B).credits, 4);
}
