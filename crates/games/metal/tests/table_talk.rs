//! Talk at any moment and what it can say: readings A40 to A51 of the rules, each as a position, moves and what must follow.

use crate::common::*;
use metal::Event;
use metal::moves::{Move, Prompt, Refusal, Tour};
use metal::negotiation::{
    Act, Broken, Deliver, Due, Edge, Effort, Goods, HelpKind, LootKind, Proviso, Terms, Voided,
};
use metal::state::{Planet, Slot};
use table::{Actor, Chance, Game, Millis, Moment, SeatSet, Told};

fn owes(debtor: table::Seat, credits: u8, when: Proviso, due: Due) -> metal::negotiation::Pledge {
    pledge(debtor, Deliver::Goods(Goods::credits(credits)), when, due)
}

fn broken(events: &[Event]) -> Vec<Broken> {
    let how = |event: &Event| match event {
        Event::PromiseBroken { how, .. } => Some(*how),
        _ => None,
    };
    events.iter().filter_map(how).collect()
}

fn voided(events: &[Event]) -> Vec<Voided> {
    let why = |event: &Event| match event {
        Event::PromiseVoid { why, .. } => Some(*why),
        _ => None,
    };
    events.iter().filter_map(why).collect()
}

/// A attacks n15 by way of Karokum, with B as ally under these terms.
fn attack(scene: Scene, terms: Terms) -> Play {
    let mut play = scene.karokum(&["n15"]).ready();
    play.play(A, Move::AttackKarokum(card("n15")));
    play.deal(A, B, terms);
    play
}

/// A40: a bribe at the moment of betrayal, offered beside the ally's decision; nobody waits for it.
#[test]
fn a40_a_bribe_before_the_betrayal() {
    let mut play = attack(Scene::of(3).set(A, "credits", 8), Terms::alliance());
    assert_eq!(
        (play.view().prompt, play.view().waiting),
        (Prompt::LoyalOrNot, vec![B])
    );
    let offer = play.propose(A, B, Terms::exchange(Goods::credits(2), Goods::NOTHING));
    assert_eq!(
        play.view().waiting,
        [B],
        "the ally decides, with an offer or without"
    );
    assert!(play.offers(B, Move::Betray), "the offer holds nobody up");
    play.play(B, Move::Accept(offer));
    assert_eq!(play.pirate(B).credits, 5);
    play.play(B, Move::StayLoyal);
}

/// A40: once the dice lie there one may still ask for a support card.
#[test]
fn a40_talk_after_the_dice() {
    let scene = Scene::of(3).upgrades(B, &["s1"]).set(A, "credits", 8);
    let mut play = attack(scene, Terms::alliance());
    play.play(B, Move::StayLoyal);
    play.play(A, Move::Hold);
    play.roll(B, Move::Hold, &dice(1, 1, &[]));
    assert_eq!(play.view().prompt, Prompt::SupportAfterDice);
    let card_wanted = pledge(
        B,
        Deliver::Play(Effort::Support(card("s1"))),
        Proviso::Always,
        Due::AfterCombat,
    );
    let terms = Terms::exchange(Goods::credits(1), Goods::NOTHING).promising(card_wanted);
    play.deal(A, B, terms);
    play.play(B, Move::Play(card("s1")));
    while play.view().prompt == Prompt::SupportAfterDice {
        let seat = play.view().waiting[0];
        play.play(seat, Move::Pass);
    }
    assert_eq!(play.pirate(B).reputation.honoured, 1);
}

/// A40: talk stands open at every step of a combat and closes where an effect is being resolved.
#[test]
fn a40_no_talk_while_an_effect_is_resolved() {
    let mut play = Scene::of(3)
        .upgrades(A, &["e05", "e04"])
        .wrecks(B, &["n01"])
        .ready();
    play.play(A, Move::Challenge(B));
    assert!(play.view().talk_open);
    play.play(A, Move::Ready);
    play.play(B, Move::Ready);
    play.fight(6, 1);
    assert_eq!(play.view().prompt, Prompt::Plunder);
    assert!(!play.view().talk_open);
    let gift = Move::Propose {
        to: C,
        terms: Terms::exchange(Goods::credits(1), Goods::NOTHING),
    };
    assert_eq!(play.game_check(A, gift), Err(Refusal::NotNow));
}

/// A40: in a challenge the challenged bargains too, after the handshakes as well.
#[test]
fn a40_the_challenged_talks_all_through_the_combat() {
    let mut play = Scene::of(4).ready();
    play.play(A, Move::Challenge(B));
    play.play(A, Move::Ready);
    play.play(B, Move::Ready);
    assert_eq!(play.view().prompt, Prompt::ThrowMetalFaktor);
    play.deal(B, D, Terms::exchange(Goods::credits(1), Goods::NOTHING));
    assert_eq!(play.pirate(D).credits, 4);
}

/// A41: what was said to the table is a barrier to taking back; own arrangements are not.
#[test]
fn a41_only_own_arrangements_are_taken_back_for_free() {
    let binds = |play: &Play, by: table::Seat, mv: Move| {
        let mut game = play.game.clone();
        let (mut chance, mut told) = (Chance::fast(1), Told::listening());
        let mut moment = Moment {
            chance: &mut chance,
            told: &mut told,
            now: Millis(0),
        };
        game.play(Actor::Seat(by), &mv, &mut moment).unwrap();
        told.binds() || told.revealed() || chance.asked() > 0
    };
    let scene = || {
        Scene::of(3)
            .set(A, "credits", 9)
            .set(A, "damage", 2)
            .upgrades(A, &["e01"])
    };
    let play = scene().ready();
    let repairs = Move::Tour(Tour::FullRepairs { credits: 2 });
    assert!(!binds(&play, A, repairs));
    assert!(!binds(&play, A, Move::Discard(card("e01"))));
    assert!(
        binds(&play, A, Move::Challenge(B)),
        "the choice is final once said"
    );
    let gift = Terms::exchange(Goods::credits(1), Goods::NOTHING);
    assert!(binds(&play, A, Move::Propose { to: B, terms: gift }));
    let mut offered = play.clone();
    let offer = offered.propose(A, B, gift);
    assert!(binds(&offered, B, Move::Accept(offer)), "Y29");
    let ally = attack(scene(), Terms::alliance());
    assert!(binds(&ally, B, Move::Betray));
    let start = scene().set(B, "damage", 4).step("turn_start").ready();
    assert!(!binds(&start, A, Move::Travel));
    assert!(!binds(&start, A, Move::Rest));
}

/// A42, Y26: five credits after the combat, without condition; the debtor rests, so they are due at the end of that turn.
#[test]
fn a42_a_rest_does_not_wipe_out_a_loan() {
    let mut play = Scene::of(3).voyage("fought", true).set(B, "damage", 1).ready();
    let back = owes(B, 5, Proviso::Always, Due::next(B, Edge::Combat));
    play.deal(
        A,
        B,
        Terms::exchange(Goods::credits(3), Goods::NOTHING).promising(back),
    );
    play.play(A, Move::EndTurn);
    play.play(B, Move::Rest);
    play.play(B, Move::Pass);
    assert_eq!(play.view().due, Some(play.last_promise()));
    play.play(B, Move::Honour);
    assert_eq!(
        (play.pirate(A).credits, play.pirate(B).credits),
        (5, 3 + 3 + 2 - 5)
    );
    assert_eq!(play.view().active, C);
}

/// A42: with a combat in that turn the loan is due right after it.
#[test]
fn a42_a_loan_is_due_after_the_combat_of_a_later_turn() {
    let mut play = Scene::of(3).voyage("fought", true).ready();
    let back = owes(B, 2, Proviso::Always, Due::next(B, Edge::Combat));
    play.deal(A, B, Terms::default().promising(back));
    play.play(A, Move::EndTurn);
    play.play(B, Move::PayBrotherhood);
    play.play(B, Move::AttackPlanet(Planet::Bazaar));
    play.fight(1, 6);
    assert_eq!(play.view().due, Some(play.last_promise()));
    play.play(B, Move::Honour);
    assert_eq!(play.view().prompt, Prompt::Voyage);
}

/// A43, Y27: a Metal Faktor throw promised to A and made for B is reneged at that moment.
#[test]
fn a43_an_effort_for_the_enemy_is_not_kept() {
    let mut play = Scene::of(3).ready();
    let faktor = pledge(
        C,
        Deliver::Play(Effort::MetalFaktor),
        Proviso::Always,
        Due::AfterCombat,
    );
    play.deal(
        A,
        C,
        Terms::exchange(Goods::credits(1), Goods::NOTHING).promising(faktor),
    );
    play.play(A, Move::Challenge(B));
    play.deal(B, C, Terms::alliance());
    for seat in [A, B] {
        if play.view().waiting == [seat] && play.view().prompt == Prompt::SeekAllies {
            play.play(seat, Move::Ready);
        }
    }
    play.play(A, Move::Hold);
    play.play(B, Move::Hold);
    let events = play.roll(C, Move::Throw, &dice(3, 3, &[2]));
    assert_eq!(broken(&events), [Broken::NotDone]);
    assert_eq!(play.pirate(C).judgement, 1);
}

/// A44, Y28: a traitor's loan stands, and so does the attacker's that is no pay; the pay for the alliance falls.
#[test]
fn a44_other_debts_outlive_a_betrayal() {
    let mut play = Scene::of(3).karokum(&["n15"]).set(A, "credits", 9).ready();
    let loan = owes(B, 3, Proviso::Always, Due::AfterCombat);
    play.deal(
        A,
        B,
        Terms::exchange(Goods::credits(2), Goods::NOTHING).promising(loan),
    );
    let own = owes(A, 1, Proviso::Always, Due::AfterCombat);
    play.deal(
        A,
        B,
        Terms::exchange(Goods::NOTHING, Goods::credits(1)).promising(own),
    );
    play.play(A, Move::AttackKarokum(card("n15")));
    let pay = owes(A, 2, Proviso::IfWon, Due::AfterCombat);
    let faktor = pledge(
        B,
        Deliver::Play(Effort::MetalFaktor),
        Proviso::Always,
        Due::AfterCombat,
    );
    play.deal(A, B, Terms::alliance().promising(pay).promising(faktor));
    let events = play.play(B, Move::Betray);
    assert_eq!(
        voided(&events),
        [Voided::Betrayal; 2],
        "the pay, and the promised throw"
    );
    assert_eq!(play.ledger().len(), 2, "both loans stand");
    assert_eq!(play.pirate(B).judgement, 1, "one point in all");
    play.fight(1, 6);
    while play.view().prompt == Prompt::PromiseDue {
        let seat = play.view().waiting[0];
        play.play(seat, Move::Honour);
    }
    assert!(play.ledger().is_empty());
    assert_eq!(play.pirate(B).reputation.honoured, 1);
}

/// A44: what is promised to the ally after the handshake is pay too.
#[test]
fn a44_a_bribe_is_pay() {
    let mut play = attack(Scene::of(3).set(A, "credits", 9), Terms::alliance());
    let more = owes(A, 2, Proviso::IfWon, Due::AfterCombat);
    play.deal(A, B, Terms::default().promising(more));
    let events = play.play(B, Move::Betray);
    assert_eq!(voided(&events), [Voided::Betrayal]);
}

/// A45, Y25: help sold to A, then given to B: the offer warns, and joining breaks the word though A never asked.
#[test]
fn a45_help_cannot_be_dodged() {
    let mut play = Scene::of(3).ready();
    let help = pledge(C, Deliver::Help(HelpKind::Any), Proviso::IfAsked, Due::EndOfTurn);
    play.deal(
        A,
        C,
        Terms::exchange(Goods::credits(2), Goods::NOTHING).promising(help),
    );
    let promise = play.last_promise();
    play.play(A, Move::Challenge(B));
    let offer = play.propose(B, C, Terms::alliance());
    assert_eq!(play.offer(offer).unwrap().breaks, [promise]);
    let events = play.play(C, Move::Accept(offer));
    assert_eq!(broken(&events), [Broken::Breached]);
    assert_eq!(play.pirate(C).judgement, 1);
}

/// A45: the same while A is asking for it.
#[test]
fn a45_help_cannot_be_dodged_while_it_is_asked_for() {
    let mut play = Scene::of(3).ready();
    let help = pledge(
        C,
        Deliver::Help(HelpKind::Challenge),
        Proviso::IfAsked,
        Due::EndOfTurn,
    );
    play.deal(A, C, Terms::default().promising(help));
    let promise = play.last_promise();
    play.play(A, Move::Challenge(B));
    play.play(A, Move::CallIn(promise));
    play.deal(B, C, Terms::alliance());
    assert_eq!(play.pirate(C).judgement, 1);
    assert_eq!(play.view().combat.unwrap().defenders, [C]);
}

/// A46, Y30: nothing comes before the brotherhood: no support card, no discard, no deal.
#[test]
fn a46_nothing_before_the_brotherhood() {
    for step in ["turn_start", "brotherhood"] {
        let scene = Scene::of(3).set(A, "damage", 2).set(B, "damage", 4);
        let play = scene.upgrades(A, &["s4", "s5", "s6", "s7"]).step(step).ready();
        for name in ["s4", "s5", "s6", "s7"] {
            assert_eq!(play.refused(A, Move::Play(card(name))), Refusal::BrotherhoodFirst);
            assert_eq!(
                play.refused(A, Move::Discard(card(name))),
                Refusal::BrotherhoodFirst
            );
        }
        let gift = Move::Propose {
            to: B,
            terms: Terms::exchange(Goods::credits(1), Goods::NOTHING),
        };
        assert_eq!(play.refused(A, gift), Refusal::BrotherhoodFirst);
    }
}

/// A46, A47: what is due before the brotherhood may be talked over, and nothing else.
#[test]
fn a46_only_debts_are_talked_over_at_the_start() {
    let mut play = Scene::of(3).voyage("fought", true).ready();
    let back = owes(B, 5, Proviso::Always, Due::next(B, Edge::Start));
    play.deal(A, B, Terms::default().promising(back));
    let promise = play.last_promise();
    play.play(A, Move::EndTurn);
    let gift = Terms::exchange(Goods::credits(1), Goods::NOTHING);
    let other = Move::Propose { to: C, terms: gift };
    assert_eq!(play.game_check(B, other), Err(Refusal::BrotherhoodFirst));
    let part = Terms {
        release: Some(promise),
        ..Terms::exchange(Goods::credits(3), Goods::NOTHING)
    };
    play.deal(B, A, part);
    assert_eq!((play.pirate(A).credits, play.pirate(B).judgement), (6, 0));
    assert_eq!(play.view().prompt, Prompt::Brotherhood);
}

/// A47, Y23: ten credits by the loot; the trophy for them may be shown before the ally is paid.
#[test]
fn a47_a_trophy_between_reward_and_payment() {
    let scene = Scene::of(3)
        .set(A, "credits", 8)
        .upgrades(A, &["e05"])
        .trophies(A, &["t07"]);
    let two = owes(A, 2, Proviso::Always, Due::AfterCombat);
    let mut play = attack(scene, Terms::alliance().promising(two));
    play.fight(6, 1);
    assert_eq!(
        (play.view().prompt, play.pirate(A).credits),
        (Prompt::PromiseDue, 10)
    );
    play.play(A, Move::Validate(Slot::First));
    play.play(A, Move::Honour);
    assert_eq!(play.pirate(B).credits, 5);
}

/// A47: also where a beaten hunter leaves no choice but to pay.
#[test]
fn a47_a_trophy_before_a_forced_payment() {
    let scene = Scene::of(3)
        .karokum(&["d21"])
        .set(A, "credits", 9)
        .trophies(A, &["t07"]);
    let mut play = scene.upgrades(A, &["e05", "e04"]).ready();
    play.play(A, Move::AttackKarokum(card("d21")));
    play.deal(A, B, Terms::alliance().promising(credits_after(A, 3)));
    play.fight(6, 1);
    assert_eq!(play.view().prompt, Prompt::PromiseDue);
    assert!(!play.offers(A, Move::Renege), "the hunter leaves no choice");
    play.play(A, Move::Validate(Slot::First));
    play.play(A, Move::Honour);
    assert_eq!(
        (play.pirate(B).credits, play.pirate(A).reputation.honoured),
        (6, 1)
    );
}

/// A47, Y24: owes five, has four; the creditor takes four and lets the rest go, or lets all of it go.
#[test]
fn a47_part_payment_and_waiving() {
    let mut play = Scene::of(3).set(A, "credits", 4).voyage("fought", true).ready();
    play.deal(
        A,
        B,
        Terms::default().promising(owes(A, 5, Proviso::Always, Due::EndOfTurn)),
    );
    let promise = play.last_promise();
    play.play(A, Move::EndTurn);
    assert!(!play.offers(A, Move::Honour));
    let mut waived = play.clone();
    let part = Terms {
        release: Some(promise),
        ..Terms::exchange(Goods::credits(4), Goods::NOTHING)
    };
    play.deal(A, B, part);
    assert_eq!((play.pirate(A).credits, play.pirate(B).credits), (0, 7));
    assert_eq!((play.pirate(A).judgement, play.view().active), (0, B));
    waived.play(B, Move::Waive(promise));
    assert_eq!((waived.pirate(A).judgement, waived.view().active), (0, B));
}

/// A47: a debtor borrows between the combat and the reckoning, also one whose turn it is not.
#[test]
fn a47_borrowing_when_a_promise_is_due() {
    let mut play = Scene::of(4).voyage("fought", true).set(C, "credits", 0).ready();
    play.deal(
        A,
        C,
        Terms::default().promising(owes(C, 2, Proviso::Always, Due::EndOfTurn)),
    );
    play.play(A, Move::EndTurn);
    assert_eq!(play.view().waiting, [C]);
    play.deal(C, D, Terms::exchange(Goods::NOTHING, Goods::credits(2)));
    play.play(C, Move::Honour);
    assert_eq!((play.pirate(A).credits, play.pirate(C).judgement), (5, 0));
}

/// A48: the trophy of Exxalia goes to the ally unseen.
#[test]
fn a48_the_trophy_of_exxalia() {
    let scene = Scene::of(3)
        .upgrades(A, &["e05", "e04", "e01"])
        .trophy_pile(&["t01", "t02", "t03"]);
    let mut play = scene.ready();
    play.play(A, Move::AttackPlanet(Planet::Exxalia));
    let trophy = pledge(
        A,
        Deliver::LootCard(LootKind::Trophy),
        Proviso::IfWon,
        Due::AfterCombat,
    );
    play.deal(A, B, Terms::alliance().promising(trophy));
    play.fight(6, 1);
    play.play(A, Move::Keep(Slot::Second));
    play.play(A, Move::Honour);
    assert_eq!(
        play.seen_by(C).pirates[1].trophies[0],
        metal::view::TrophyPlace::Hidden
    );
    assert_eq!(
        play.seen_by(B).pirates[1].trophies[0],
        metal::view::TrophyPlace::Card(card("t02"))
    );
}

/// A48: a card of the loot by its name: the wreck of the ship, or an upgrade of the loser, if he takes that one.
#[test]
fn a48_loot_by_name() {
    let named = |kind| pledge(A, Deliver::LootCard(kind), Proviso::IfWon, Due::AfterCombat);
    let scene = Scene::of(3).upgrades(A, &["e05", "e04"]);
    let mut play = attack(
        scene,
        Terms::alliance().promising(named(LootKind::ThisWreck(card("n15")))),
    );
    play.fight(6, 1);
    play.play(A, Move::HonourWith(metal::moves::LootCard::Wreck(card("n15"))));
    assert_eq!(play.pirate(B).wrecks, 1);

    let mut play = Scene::of(3)
        .upgrades(A, &["e05", "e04"])
        .upgrades(B, &["e01", "e02"])
        .ready();
    play.play(A, Move::Challenge(B));
    play.deal(
        A,
        C,
        Terms::alliance().promising(named(LootKind::ThisUpgrade(card("e01")))),
    );
    play.fight(6, 1);
    let mut other = play.clone();
    play.play(A, Move::Plunder(metal::moves::Plunder::Upgrade(card("e01"))));
    play.play(A, Move::HonourWith(metal::moves::LootCard::Upgrade(card("e01"))));
    assert!(play.pirate(C).upgrades.contains(card("e01")));
    let events = other.play(A, Move::Plunder(metal::moves::Plunder::Upgrade(card("e02"))));
    assert_eq!(voided(&events), [Voided::NothingToShare]);
}

/// A50: a wreck sold unseen is shown to nobody by the offer; the buyer sees it once it is his.
#[test]
fn a50_wrecks_unseen() {
    let mut play = Scene::of(3).secret_wrecks(A, &["n01", "n02"]).ready();
    let sale = Terms::exchange(Goods::unseen_wreck(card("n01")), Goods::credits(1));
    let offer = play.propose(A, B, sale);
    for seat in [B, C] {
        let gives = play.seen_by(seat).offers[0].gives;
        assert_eq!((gives.unseen, gives.unseen_which), (1, None));
        assert!(play.seen_by(seat).pirates[0].known_wrecks.is_empty());
    }
    assert!(
        play.seen_by(A).offers[0]
            .gives
            .unseen_which
            .unwrap()
            .contains(card("n01"))
    );
    play.play(B, Move::Accept(offer));
    assert!(play.seen_by(B).pirates[1].known_wrecks.contains(card("n01")));
    assert!(play.seen_by(C).pirates[1].known_wrecks.is_empty());
    let ask = Terms::exchange(Goods::credits(1), Goods::unseen_wreck(card("n01")));
    assert_eq!(
        play.refused(A, Move::Propose { to: B, terms: ask }),
        Refusal::UnknownWreck
    );
}

/// A51: a debt for the third turn from now falls due then and not before.
#[test]
fn a51_promises_over_several_rounds() {
    let mut play = Scene::of(3).voyage("fought", true).set(A, "credits", 9).ready();
    let due = Due::NextTurn {
        of: A,
        nth: 2,
        at: Edge::Start,
    };
    let never = Due::NextTurn {
        of: A,
        nth: 0,
        at: Edge::End,
    };
    let bad = Terms::default().promising(owes(B, 1, Proviso::Always, never));
    assert_eq!(
        play.refused(A, Move::Propose { to: B, terms: bad }),
        Refusal::BadPromise
    );
    play.deal(A, B, Terms::default().promising(owes(A, 1, Proviso::Always, due)));
    let made = play.view().turn;
    assert_eq!(play.ledger()[0].falls, made + 6);
    play.play(A, Move::EndTurn);
    while play.view().turn < made + 6 {
        assert_eq!(play.view().due, None);
        let seat = play.view().active;
        if play.view().prompt == Prompt::TravelOrRest {
            play.play(seat, Move::Travel);
        }
        if play.view().prompt == Prompt::Brotherhood {
            play.play(seat, Move::PayBrotherhood);
        }
        play.play(seat, Move::AttackPlanet(Planet::Bazaar));
        play.fight(6, 6);
        play.play(seat, Move::EndTurn);
    }
    assert_eq!(
        (play.view().due, play.view().active),
        (Some(play.last_promise()), A)
    );
}

/// A51: a positive act is kept by doing it, and broken if its time runs out.
#[test]
fn a51_promises_to_do_something() {
    let mut play = Scene::of(3).voyage("fought", true).ready();
    let errand = pledge(
        B,
        Deliver::Do(Act::AttackPlanet(Planet::Karokum)),
        Proviso::Always,
        Due::next(B, Edge::End),
    );
    play.deal(
        A,
        B,
        Terms::exchange(Goods::credits(1), Goods::NOTHING).promising(errand),
    );
    play.play(A, Move::EndTurn);
    play.play(B, Move::PayBrotherhood);
    let mut kept = play.clone();
    kept.play(B, Move::AttackPlanet(Planet::Karokum));
    assert_eq!((kept.pirate(B).reputation.honoured, kept.ledger().len()), (1, 0));
    play.play(B, Move::AttackPlanet(Planet::Bazaar));
    play.fight(1, 6);
    play.play(B, Move::EndTurn);
    let events = play.play(B, Move::Renege);
    assert_eq!(broken(&events), [Broken::NotDone]);
    assert_eq!(play.pirate(B).judgement, 1);
    // Nobody promises to do what he has no occasion for.
    let idle = pledge(C, Deliver::Do(Act::Challenge(B)), Proviso::Always, Due::EndOfTurn);
    let terms = Terms::default().promising(idle);
    assert_eq!(
        kept.game_check(B, Move::Propose { to: C, terms }),
        Err(Refusal::BadPromise)
    );
}

/// A51: one offer to two pirates holds if both agree; either can end it for both.
#[test]
fn a51_offers_to_several_at_once() {
    let mut play = Scene::of(4).set(A, "credits", 5).ready();
    let peace = pledge(
        B,
        Deliver::Refrain(Act::Challenge(A)),
        Proviso::Always,
        Due::next(A, Edge::End),
    );
    let terms = Terms::exchange(Goods::credits(2), Goods::NOTHING).promising(peace);
    let both: SeatSet = [B, C].into_iter().collect();
    let all: SeatSet = [B, C, D].into_iter().collect();
    let too_many = Move::ProposeAll { to: all, terms };
    assert_eq!(
        play.refused(A, too_many),
        Refusal::NotOwned(A),
        "six credits are not there"
    );
    play.play(A, Move::ProposeAll { to: both, terms });
    let [first, second] = [play.view().offers[0].clone(), play.view().offers[1].clone()];
    assert_eq!((first.together, second.together), (vec![C], vec![B]));
    assert_eq!(play.view().waiting, [B, C]);
    let mut refused = play.clone();
    play.play(B, Move::Accept(first.id));
    assert_eq!((play.pirate(B).credits, play.view().waiting), (3, vec![C]));
    assert_eq!(
        play.game_check(B, Move::Accept(first.id)),
        Err(Refusal::AgreedAlready)
    );
    play.play(C, Move::Accept(second.id));
    assert_eq!(
        (
            play.pirate(B).credits,
            play.pirate(C).credits,
            play.pirate(A).credits
        ),
        (5, 5, 1)
    );
    let debtors: Vec<_> = play.ledger().iter().map(|promise| promise.debtor).collect();
    assert_eq!(debtors.len(), 2);
    assert!(
        debtors.contains(&B) && debtors.contains(&C),
        "each of them promises"
    );
    refused.play(B, Move::Accept(first.id));
    refused.play(C, Move::Decline(second.id));
    assert!(refused.view().offers.is_empty() && refused.ledger().is_empty());
    assert_eq!(refused.pirate(B).credits, 3);
}
