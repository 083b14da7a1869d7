//! What becomes of promises: which hang on the combat and how they are seen, what is paid, void or broken when they fall due.

use crate::common::*;
use metal::Event;
use metal::moves::{Move, Prompt};
use metal::negotiation::{
    Act, Broken, Deliver, Due, Edge, Effort, Goods, HelpKind, LootKind, Pledge, Proviso, Share, Standing,
    Terms, Voided,
};
use metal::state::Planet;
use table::Seat;

fn credits(debtor: Seat, when: Proviso, due: Due) -> Pledge {
    pledge(debtor, Deliver::Goods(Goods::credits(1)), when, due)
}

fn effort(debtor: Seat, effort: Effort) -> Pledge {
    pledge(debtor, Deliver::Play(effort), Proviso::Always, Due::AfterCombat)
}

fn only(promise: Pledge) -> Terms {
    Terms::default().promising(promise)
}

fn voided(events: &[Event]) -> Vec<Voided> {
    let why = |event: &Event| match event {
        Event::PromiseVoid { why, .. } => Some(*why),
        _ => None,
    };
    events.iter().filter_map(why).collect()
}

fn broken(events: &[Event]) -> Vec<Broken> {
    let how = |event: &Event| match event {
        Event::PromiseBroken { how, .. } => Some(*how),
        _ => None,
    };
    events.iter().filter_map(how).collect()
}

/// What hangs on the combat, or on its loot, waits for it; all else is armed at once.
#[test]
fn what_waits_for_the_combat() {
    let standing = |promise: Pledge| {
        let mut play = Scene::of(3).ready();
        play.deal(A, B, only(promise));
        play.ledger()[0].standing
    };
    let loot = pledge(
        A,
        Deliver::LootCard(LootKind::Wreck),
        Proviso::Always,
        Due::AfterCombat,
    );
    assert_eq!(
        standing(credits(A, Proviso::Always, Due::AfterCombat)),
        Standing::Armed
    );
    for waiting in [
        loot,
        credits(A, Proviso::IfWon, Due::EndOfTurn),
        credits(A, Proviso::IfLost, Due::EndOfTurn),
    ] {
        assert_eq!(standing(waiting), Standing::Pending, "{waiting:?}");
    }
}

/// A beaten hunter forces what was promised with the handshake, what hangs on the victory and what is due right after the combat.
#[test]
fn what_a_beaten_hunter_forces() {
    let hunt = |before: Option<Terms>, with: Terms| {
        let scene = Scene::of(3).karokum(&["d21"]).upgrades(A, &["e05", "e04"]);
        let mut play = scene.set(A, "credits", 9).ready();
        if let Some(terms) = before {
            play.deal(A, C, terms);
        }
        play.play(A, Move::AttackKarokum(card("d21")));
        play.deal(A, B, with);
        play.fight(6, 1);
        play
    };
    let end = Due::EndOfTurn;
    let shaken = hunt(
        None,
        Terms::alliance().promising(credits(A, Proviso::Always, end)),
    );
    assert_eq!(shaken.ledger()[0].standing, Standing::Forced);
    let won = hunt(Some(only(credits(A, Proviso::IfWon, end))), Terms::alliance());
    assert_eq!(won.ledger()[0].standing, Standing::Forced);
    let loan = hunt(Some(only(credits(A, Proviso::Always, end))), Terms::alliance());
    assert_eq!(loan.ledger()[0].standing, Standing::Armed);
    let after = hunt(
        Some(only(credits(A, Proviso::Always, Due::AfterCombat))),
        Terms::alliance(),
    );
    assert_eq!(after.view().prompt, Prompt::Voyage, "it was paid without asking");
    assert_eq!(after.pirate(C).credits, 4);
}

/// What was promised for one combat is not forced by a hunter that somebody beats in a later turn.
#[test]
fn a_later_hunter_forces_nothing() {
    let scene = Scene::of(3)
        .karokum(&["n02", "d21"])
        .upgrades(B, &["e05", "e04", "e09"]);
    let mut play = scene.set(B, "credits", 9).ready();
    play.play(A, Move::AttackKarokum(card("n02")));
    let later = credits(A, Proviso::Always, Due::next(B, Edge::End));
    play.deal(A, B, Terms::alliance().promising(later));
    play.fight(6, 1);
    play.play(A, Move::EndTurn);
    play.play(B, Move::PayBrotherhood);
    play.play(B, Move::AttackKarokum(card("d21")));
    play.fight(6, 1);
    assert_eq!(play.ledger()[0].standing, Standing::Armed);
    play.play(B, Move::EndTurn);
    assert!(play.offers(A, Move::Renege));
}

/// Turns to come are counted from whoever's turn it is.
#[test]
fn turns_are_counted_from_the_active_pirate() {
    let mut play = Scene::of(3).voyage("fought", true).ready();
    play.play(A, Move::EndTurn);
    play.play(B, Move::PayBrotherhood);
    let turn = play.view().turn;
    for (of, ahead) in [(C, 1), (A, 2), (B, 3)] {
        play.deal(B, A, only(credits(B, Proviso::Always, Due::next(of, Edge::End))));
        assert_eq!(play.ledger().last().unwrap().falls, turn + ahead, "{of:?}");
    }
}

/// What an attacker promises is pay where help is promised in return, and only help is.
#[test]
fn credits_in_return_are_no_pay() {
    let mut play = Scene::of(3).karokum(&["n02"]).set(A, "credits", 9).ready();
    let end = Due::EndOfTurn;
    let both = only(credits(A, Proviso::Always, end)).promising(credits(B, Proviso::Always, end));
    play.deal(A, B, both);
    play.play(A, Move::AttackKarokum(card("n02")));
    play.deal(A, B, Terms::alliance());
    play.play(B, Move::Betray);
    assert_eq!(play.ledger().len(), 2, "neither was pay");
}

/// Victory is seen from the challenged also in what his ally promises him.
#[test]
fn the_ally_of_the_challenged_sees_victory_as_he_does() {
    let fought = |orange: u16, grey: u16| {
        let mut play = Scene::of(4).ready();
        play.play(A, Move::Challenge(B));
        let promised = credits(C, Proviso::IfWon, Due::EndOfTurn);
        play.deal(B, C, Terms::alliance().promising(promised));
        play.play(A, Move::Ready);
        play.play(B, Move::Ready);
        let events = play.fight(orange, grey);
        (play.ledger().len(), voided(&events))
    };
    assert_eq!(fought(1, 6), (1, vec![]), "the challenged has won");
    assert_eq!(fought(6, 1).0, 0);
}

/// What a page warns of: the promises that a deed or a handshake would break, and no others.
#[test]
fn warnings_name_what_would_be_broken() {
    let mut play = Scene::of(4).set(A, "credits", 9).ready();
    let peace = pledge(
        A,
        Deliver::Refrain(Act::Challenge(B)),
        Proviso::Always,
        Due::EndOfTurn,
    );
    play.deal(A, C, only(peace));
    play.deal(A, C, only(credits(A, Proviso::Always, Due::EndOfTurn)));
    let of_d = pledge(
        D,
        Deliver::Refrain(Act::Challenge(B)),
        Proviso::Always,
        Due::EndOfTurn,
    );
    play.deal(A, D, only(of_d));
    assert_eq!(play.game.breached(A, Act::Challenge(B)).count(), 1);
    assert_eq!(play.game.breached(D, Act::Challenge(B)).count(), 1);
    assert_eq!(play.game.breached(A, Act::Challenge(C)).count(), 0);

    let help = |debtor| {
        pledge(
            debtor,
            Deliver::Help(HelpKind::Any),
            Proviso::IfAsked,
            Due::EndOfTurn,
        )
    };
    let mut play = Scene::of(4).set(A, "credits", 9).ready();
    play.deal(A, C, only(help(C)));
    let owed = play.last_promise();
    play.deal(A, C, only(credits(C, Proviso::Always, Due::EndOfTurn)));
    play.deal(A, D, only(help(D)));
    play.play(A, Move::Challenge(B));
    let offer = play.propose(B, C, Terms::alliance());
    assert_eq!(play.offer(offer).unwrap().breaks, [owed]);
}

/// Why a promise is void: the loot was not won, what it hung on did not happen, there was nothing of the kind, or no part in a combat.
#[test]
fn why_a_promise_is_void() {
    let lost = |promise: Pledge| {
        let mut play = Scene::of(3).karokum(&["n15"]).ready();
        play.play(A, Move::AttackKarokum(card("n15")));
        play.deal(A, B, Terms::alliance().promising(promise));
        let events = play.fight(1, 6);
        assert_eq!(play.pirate(B).credits, 3);
        voided(&events)
    };
    let half = pledge(
        A,
        Deliver::LootCredits(Share::Half),
        Proviso::IfWon,
        Due::AfterCombat,
    );
    assert_eq!(lost(half), [Voided::Defeat]);
    assert_eq!(
        lost(credits(A, Proviso::IfWon, Due::AfterCombat)),
        [Voided::Condition]
    );
    // A treasury that is empty leaves nothing to share.
    let mut play = Scene::of(3).upgrades(A, &["e05", "e04"]).ready();
    play.play(A, Move::AttackPlanet(Planet::Bazaar));
    play.deal(A, B, Terms::alliance().promising(half));
    assert_eq!(voided(&play.fight(6, 1)), [Voided::NothingToShare]);
    // Whoever stays out of the combat owes no effort in it.
    let mut play = Scene::of(3).karokum(&["n02"]).ready();
    play.deal(A, C, only(effort(C, Effort::MetalFaktor)));
    play.play(A, Move::AttackKarokum(card("n02")));
    play.play(A, Move::Ready);
    assert_eq!(voided(&play.fight(6, 1)), [Voided::NoCombat]);
    // Without a combat nobody shares its loot.
    let mut play = Scene::of(3).pile(&[]).ready();
    let wreck = pledge(
        A,
        Deliver::LootCard(LootKind::Wreck),
        Proviso::Always,
        Due::EndOfTurn,
    );
    play.deal(A, B, only(wreck));
    play.play(A, Move::AttackSpace);
    assert_eq!(voided(&play.play(A, Move::EndTurn)), [Voided::NoCombat]);
}

/// A card that was promised for the combat is played by who promised it; that somebody else plays it keeps nobody's word.
#[test]
fn an_effort_is_ones_own() {
    let mut play = Scene::of(3).karokum(&["n15"]).upgrades(B, &["s1"]).ready();
    play.play(A, Move::AttackKarokum(card("n15")));
    let s1 = Effort::Support(card("s1"));
    play.deal(A, B, Terms::alliance().promising(effort(B, s1)));
    play.deal(
        A,
        B,
        Terms::exchange(Goods::credits(1), Goods::upgrade(card("s1"))),
    );
    play.play(B, Move::StayLoyal);
    play.play(A, Move::Hold);
    play.roll(B, Move::Hold, &dice(1, 6, &[]));
    play.play(A, Move::Play(card("s1")));
    assert_eq!(
        (play.view().prompt, play.view().waiting),
        (Prompt::PromiseDue, vec![B])
    );
    assert!(!play.offers(B, Move::Honour));
}

/// An effort for the other side breaks the word about that effort and no other.
#[test]
fn an_effort_breaks_no_other_word() {
    let mut play = Scene::of(3).ready();
    play.deal(A, C, only(credits(C, Proviso::Always, Due::EndOfTurn)));
    play.deal(A, C, only(effort(C, Effort::MetalFaktor)));
    play.play(A, Move::Challenge(B));
    play.deal(B, C, Terms::alliance());
    play.play(A, Move::Hold);
    play.play(B, Move::Hold);
    let events = play.roll(C, Move::Throw, &dice(3, 3, &[2]));
    assert_eq!(broken(&events), [Broken::NotDone]);
    assert_eq!(play.ledger().len(), 1, "the loan stands");
}

/// The first edition asks nothing whose answer is plain, counts any card that was played, and voids what was due after a combat that never came.
#[test]
fn the_first_edition_reckons_without_a_word() {
    let first = |scene: Scene| scene.option("edition", "first");
    let mut play = first(Scene::of(3).karokum(&["n15"]).upgrades(B, &["s1"])).ready();
    play.play(A, Move::AttackKarokum(card("n15")));
    let own = Terms::alliance().promising(effort(B, Effort::Support(card("s1"))));
    play.deal(A, B, own.promising(effort(B, Effort::MetalFaktor)));
    play.play(B, Move::StayLoyal);
    play.play(A, Move::Hold);
    play.roll(B, Move::Hold, &dice(1, 6, &[]));
    let events = play.play(B, Move::Play(card("s1")));
    assert_eq!(broken(&events), [Broken::NotDone], "the throw, at once");
    let honoured = play.pirate(B).reputation.honoured;
    assert_eq!((honoured, play.pirate(B).judgement), (1, 1));

    let mut play = first(Scene::of(3).voyage("fought", true)).ready();
    let nine = Deliver::Goods(Goods::credits(9));
    play.deal(A, B, only(pledge(A, nine, Proviso::Always, Due::EndOfTurn)));
    let events = play.play(A, Move::EndTurn);
    assert_eq!(broken(&events), [Broken::Unable]);

    let mut play = first(Scene::of(3).pile(&[])).ready();
    play.deal(A, B, only(credits(A, Proviso::Always, Due::AfterCombat)));
    play.deal(A, C, only(credits(A, Proviso::Always, Due::EndOfTurn)));
    play.play(A, Move::AttackSpace);
    let events = play.play(A, Move::EndTurn);
    assert_eq!(voided(&events), [Voided::NoCombat]);
    assert_eq!(play.view().prompt, Prompt::PromiseDue, "the other is owed");
}

/// In the first edition a betrayal ends all that hung on the combat between the two, and nothing else.
#[test]
fn a_betrayal_in_the_first_edition() {
    let scene = Scene::of(3).karokum(&["n15"]).set(A, "credits", 9);
    let mut play = scene.option("edition", "first").ready();
    play.deal(A, B, only(credits(B, Proviso::Always, Due::AfterCombat)));
    play.deal(A, B, only(credits(B, Proviso::Always, Due::EndOfTurn)));
    play.deal(A, C, only(credits(A, Proviso::Always, Due::AfterCombat)));
    let kept = [play.ledger()[1].id, play.ledger()[2].id];
    play.play(A, Move::AttackKarokum(card("n15")));
    let pay = credits(A, Proviso::Always, Due::AfterCombat);
    play.deal(A, B, Terms::alliance().promising(pay));
    play.play(B, Move::Betray);
    let left: Vec<_> = play.ledger().iter().map(|promise| promise.id).collect();
    assert_eq!(left, kept);
}

/// What a hunter forces is kept with a card of the kind where there is one, and as far as possible where there is not.
#[test]
fn how_a_forced_word_is_kept() {
    let forced = |deliver: Deliver| {
        let scene = Scene::of(3).karokum(&["d21"]).upgrades(A, &["e05", "e04"]);
        let mut play = scene.trophies(A, &["t07"]).ready();
        play.play(A, Move::AttackKarokum(card("d21")));
        let promised = pledge(A, deliver, Proviso::Always, Due::AfterCombat);
        play.deal(A, B, Terms::alliance().promising(promised));
        play.fight(6, 1);
        assert_eq!(play.view().prompt, Prompt::PromiseDue);
        play
    };
    let wreck = forced(Deliver::LootCard(LootKind::Wreck));
    let card = Move::HonourWith(metal::moves::LootCard::Wreck(card("d21")));
    assert!(wreck.offers(A, card) && !wreck.offers(A, Move::Honour) && !wreck.offers(A, Move::Renege));
    let much = forced(Deliver::Goods(Goods::credits(20)));
    assert!(much.offers(A, Move::Honour) && !much.offers(A, Move::Renege));
}
