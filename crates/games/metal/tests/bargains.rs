//! Offers, exchanges and the life of promises.

use crate::common;

use common::*;
use metal::Event;
use metal::events::OfferEnd;
use metal::moves::{LootCard, Move, Prompt, Refusal, Tour};
use metal::negotiation::{
    Act, Broken, Deliver, Due, Edge, Effort, Goods, HelpKind, LootKind, MOST_PROMISES, Proviso, Share,
    Standing, Terms, Voided,
};
use metal::state::{Planet, Slot};
use metal::view::TrophyPlace;
use table::{Game, Seat};

fn credits(gives: u8, takes: u8) -> Terms {
    Terms::exchange(Goods::credits(gives), Goods::credits(takes))
}

fn promise(deliver: Deliver, when: Proviso, due: Due) -> Terms {
    Terms::default().promising(pledge(A, deliver, when, due))
}

fn ended(events: &[Event]) -> Vec<OfferEnd> {
    let end = |event: &Event| match event {
        Event::OfferEnded { end, .. } => Some(*end),
        _ => None,
    };
    events.iter().filter_map(end).collect()
}

fn voided(events: &[Event]) -> Option<Voided> {
    events.iter().find_map(|event| match event {
        Event::PromiseVoid { why, .. } => Some(*why),
        _ => None,
    })
}

fn broken(events: &[Event]) -> Option<Broken> {
    events.iter().find_map(|event| match event {
        Event::PromiseBroken { how, .. } => Some(*how),
        _ => None,
    })
}

/// An offer is declined, taken back, or answered with another; meanwhile the table waits for the answer.
#[test]
fn propose_counter_decline_withdraw() {
    let mut play = Scene::of(3).ready();
    let first = play.propose(A, B, credits(1, 0));
    assert_eq!(
        (play.view().prompt, play.view().waiting),
        (Prompt::AnswerOffer, vec![B])
    );
    assert_eq!(
        play.game_check(A, Move::AttackSpace),
        Ok(()),
        "nobody has to wait for an answer"
    );
    let counter = Move::Counter {
        offer: first,
        terms: credits(0, 2),
    };
    assert_eq!(ended(&play.play(B, counter)), [OfferEnd::Countered]);
    assert_eq!(
        play.view().waiting,
        [A],
        "his own turn again, with an offer to answer"
    );
    let second = play.view().offers[0].id;
    assert_eq!(play.refused(B, Move::Accept(second)), Refusal::NotYourOffer);
    assert_eq!(ended(&play.play(A, Move::Decline(second))), [OfferEnd::Declined]);
    let third = play.propose(A, C, credits(1, 0));
    assert_eq!(ended(&play.play(A, Move::Withdraw(third))), [OfferEnd::Withdrawn]);
    assert!(play.offers(A, Move::AttackSpace));
}

/// The active player bargains with anyone; two others do not bargain with each other.
#[test]
fn who_may_talk() {
    let play = Scene::of(3).ready();
    let idle = Move::Propose {
        to: C,
        terms: credits(1, 0),
    };
    assert_eq!(play.refused(B, idle), Refusal::NoTalk);
    let to_active = Move::Propose {
        to: A,
        terms: credits(1, 0),
    };
    assert_eq!(play.game_check(B, to_active), Ok(()));
}

/// The challenged may seek help too.
#[test]
fn the_challenged_may_talk() {
    let mut play = Scene::of(4).ready();
    play.play(A, Move::Challenge(B));
    play.deal(B, C, Terms::alliance().giving(Goods::credits(1)));
    assert_eq!(play.view().combat.unwrap().defenders, [C]);
    // Whoever is ready holds nobody up, but may still shake hands while the other seeks.
    play.play(B, Move::Ready);
    play.deal(D, B, Terms::alliance());
    assert_eq!(play.view().combat.unwrap().defenders, [C, D]);
}

/// A full ledger takes no more promises; what is proposed by itself then promises nothing either.
#[test]
fn a_full_ledger_takes_no_more() {
    let mut play = Scene::of(6).ready();
    let two = || {
        Terms::default()
            .promising(credits_after(A, 1))
            .promising(credits_after(A, 2))
    };
    for to in Seat::all(5).skip(1) {
        for _ in 0..3 {
            play.deal(A, to, two());
        }
    }
    assert_eq!(play.ledger().len(), MOST_PROMISES);
    let more = Move::Propose {
        to: Seat::all(6).last().unwrap(),
        terms: two(),
    };
    assert_eq!(play.refused(A, more), Refusal::LedgerFull);
    for seat in Seat::all(6) {
        for mv in play.game.offered(seat.into()) {
            assert_eq!(play.game_check(seat, mv), Ok(()), "{mv:?} is offered to {seat:?}");
        }
    }
}

/// A49: as many offers to one pirate in one window as the host allows, then no more; the next window opens anew.
#[test]
fn rounds_of_talk_are_limited() {
    let mut play = Scene::of(3).ready();
    for made in 0..20 {
        assert_eq!(
            play.game
                .offered(A.into())
                .iter()
                .any(|mv| matches!(mv, Move::Propose { to, .. } if *to == B)),
            made < 3,
            "three are listed, more can be made"
        );
        let offer = play.propose(A, B, credits(1, 0));
        play.play(B, Move::Decline(offer));
    }
    let more = Move::Propose {
        to: B,
        terms: credits(1, 0),
    };
    assert_eq!(play.refused(A, more), Refusal::NoRoundsLeft);
    assert_eq!(play.view().rounds_left[0], [20, 0, 20]);
    play.play(A, Move::AttackPlanet(Planet::Karokum));
    assert_eq!(play.game_check(A, more), Ok(()));
}

/// An offer to the active player runs out when he goes on, unless it says otherwise.
#[test]
fn offers_run_out() {
    let mut play = Scene::of(3).set(A, "damage", 2).set(A, "credits", 9).ready();
    play.propose(B, A, credits(1, 0));
    let longer = Terms {
        lasts: 1,
        ..credits(1, 0)
    };
    play.propose(C, A, longer);
    let repairs = Move::Tour(Tour::LightRepairs(metal::moves::Fee::Credits));
    assert_eq!(ended(&play.play(A, repairs)), [OfferEnd::Expired]);
    assert_eq!(play.view().offers.len(), 1);
    let too_long = Terms {
        lasts: 8,
        ..credits(1, 0)
    };
    let propose = Move::Propose {
        to: A,
        terms: too_long,
    };
    assert_eq!(play.refused(B, propose), Refusal::OpenTooLong);
}

/// An offer lapses when something it names has moved.
#[test]
fn offers_lapse_with_what_they_name() {
    let scene = Scene::of(3).upgrades(B, &["e01"]).set(A, "credits", 6);
    let mut play = scene.ready();
    let first = Terms::exchange(Goods::upgrade(card("e01")), Goods::credits(2));
    play.propose(B, A, first);
    let second = Terms::exchange(Goods::credits(3), Goods::upgrade(card("e01")));
    let offer = play.propose(A, B, second);
    let events = play.play(B, Move::Accept(offer));
    assert_eq!(ended(&events), [OfferEnd::Lapsed]);
    assert!(play.view().offers.is_empty());
}

/// Nothing, what nobody has, and what breaks a limit cannot be offered.
#[test]
fn what_cannot_be_offered() {
    let scene = Scene::of(3)
        .upgrades(B, &["e01", "e02", "e03", "e04"])
        .upgrades(A, &["s1"]);
    let play = scene
        .trophies(A, &["t01", "t02"])
        .trophies(B, &["t03", "t04"])
        .ready();
    let refused = |terms| play.refused(A, Move::Propose { to: B, terms });
    assert_eq!(refused(Terms::default()), Refusal::EmptyOffer);
    assert_eq!(refused(credits(4, 0)), Refusal::NotOwned(A));
    assert_eq!(refused(credits(0, 4)), Refusal::NotOwned(B));
    let gift = |goods| Terms::exchange(goods, Goods::NOTHING);
    assert_eq!(
        refused(gift(Goods::upgrade(card("s1")))),
        Refusal::UpgradeLimit(B)
    );
    assert_eq!(refused(gift(Goods::trophy(Slot::First))), Refusal::TrophyLimit(B));
    assert_eq!(refused(Terms::alliance()), Refusal::NoAlliance);
    let foreign = Terms::default().promising(pledge(
        C,
        Deliver::Goods(Goods::credits(1)),
        Proviso::Always,
        Due::EndOfTurn,
    ));
    assert_eq!(refused(foreign), Refusal::ForeignDebtor);
}

/// Trophies cross unseen: each learns what it got, the table learns nothing, and the giver still knows what it gave.
#[test]
fn trophies_change_hands_unseen() {
    let scene = Scene::of(3)
        .trophies(A, &["t01", "t02"])
        .trophies(B, &["t03", "t04"]);
    let mut play = scene.ready();
    let swap = Terms::exchange(Goods::trophy(Slot::First), Goods::trophy(Slot::Second));
    play.deal(A, B, swap);
    let [a, b, c] = [A, B, C].map(|seat| play.seen_by(seat));
    assert_eq!(a.pirates[0].trophies[0], TrophyPlace::Card(card("t04")));
    assert_eq!(a.pirates[1].trophies[1], TrophyPlace::Card(card("t01")));
    assert_eq!(b.pirates[1].trophies[1], TrophyPlace::Card(card("t01")));
    assert_eq!(c.pirates[0].trophies[0], TrophyPlace::Hidden);
}

/// Wrecks: both parties of an offer see which, others how many; a wreck one does not know cannot be asked for.
#[test]
fn wrecks_in_offers() {
    let scene = Scene::of(3).wrecks(A, &["n01", "n02"]).secret_wrecks(B, &["n05"]);
    let mut play = scene.ready();
    let unknown = Terms::exchange(Goods::credits(1), Goods::wreck(card("n05")));
    assert_eq!(
        play.refused(
            A,
            Move::Propose {
                to: B,
                terms: unknown
            }
        ),
        Refusal::UnknownWreck
    );
    let sale = Terms::exchange(Goods::wreck(card("n01")), Goods::credits(1));
    let offer = play.propose(A, B, sale);
    assert!(
        play.seen_by(B).offers[0]
            .gives
            .which
            .unwrap()
            .contains(card("n01"))
    );
    assert_eq!(play.seen_by(C).offers[0].gives.which, None);
    assert_eq!(play.seen_by(C).offers[0].gives.wrecks, 1);
    play.play(B, Move::Accept(offer));
    let c = play.seen_by(C);
    assert!(c.pirates[0].known_wrecks.is_empty(), "C is no longer sure of any");
    assert_eq!((c.pirates[0].wrecks, c.pirates[1].wrecks), (1, 2));
    assert!(play.seen_by(A).pirates[1].known_wrecks.contains(card("n01")));
}

/// Y21 and Y22: several words broken to one pirate cost one point; nobody has more than four.
#[test]
fn judgement_for_broken_promises() {
    let mut play = Scene::of(3)
        .set(A, "judgement", 3)
        .set(A, "credits", 9)
        .voyage("fought", true)
        .ready();
    let owed = || {
        pledge(
            A,
            Deliver::Goods(Goods::credits(1)),
            Proviso::Always,
            Due::EndOfTurn,
        )
    };
    play.deal(A, B, Terms::default().promising(owed()).promising(owed()));
    let mut twice = play.clone();
    twice.play(A, Move::EndTurn);
    twice.play(A, Move::Renege);
    twice.play(A, Move::Renege);
    assert_eq!(twice.pirate(A).judgement, 4, "one point for both");
    assert_eq!(twice.pirate(A).reputation.reneged, 2);

    play.deal(A, C, Terms::default().promising(owed()));
    play.play(A, Move::EndTurn);
    for _ in 0..3 {
        play.play(A, Move::Renege);
    }
    assert_eq!(play.pirate(A).judgement, 4, "the fifth is not taken");
}

/// A debtor who plainly cannot pay has broken his word, and nothing of his is seized.
#[test]
fn unable_is_broken() {
    let mut play = Scene::of(3).voyage("fought", true).ready();
    play.deal(
        A,
        B,
        promise(Deliver::Goods(Goods::credits(9)), Proviso::Always, Due::EndOfTurn),
    );
    play.play(A, Move::EndTurn);
    let events = play.play(A, Move::Renege);
    assert_eq!(broken(&events), Some(Broken::Unable));
    assert_eq!((play.pirate(A).judgement, play.pirate(A).credits), (1, 3));
}

/// A creditor may let his debtor off, or sell him his word back.
#[test]
fn waived_and_released() {
    let mut play = Scene::of(3).voyage("fought", true).ready();
    let debt = || promise(Deliver::Goods(Goods::credits(9)), Proviso::Always, Due::EndOfTurn);
    play.deal(A, B, debt());
    let first = play.last_promise();
    assert_eq!(play.refused(C, Move::Waive(first)), Refusal::NotCreditor);
    play.play(B, Move::Waive(first));
    assert!(play.ledger().is_empty());
    play.deal(A, B, debt());
    let second = Terms {
        release: Some(play.last_promise()),
        ..credits(2, 0)
    };
    play.deal(A, B, second);
    assert!(play.ledger().is_empty());
    play.play(A, Move::EndTurn);
    assert_eq!((play.pirate(A).judgement, play.pirate(B).credits), (0, 5));
}

/// Loot can be a card: the debtor chooses which, and what the combat did not yield is owed by nobody.
#[test]
fn a_card_of_the_loot() {
    let loot = |kind| {
        Terms::alliance().promising(pledge(
            A,
            Deliver::LootCard(kind),
            Proviso::IfWon,
            Due::AfterCombat,
        ))
    };
    let mut play = Scene::of(3).karokum(&["n02"]).ready();
    play.play(A, Move::AttackKarokum(card("n02")));
    let mut other = play.clone();
    play.deal(A, B, loot(LootKind::Wreck));
    play.fight(6, 1);
    play.play(A, Move::HonourWith(LootCard::Wreck(card("n02"))));
    assert_eq!((play.pirate(A).wrecks, play.pirate(B).wrecks), (0, 1));

    other.deal(A, B, loot(LootKind::Support));
    let events = other.fight(6, 1);
    assert_eq!(voided(&events), Some(Voided::NothingToShare));
}

/// A share of the loot is counted from what the combat yields: half, rounded down.
#[test]
fn a_share_of_the_loot() {
    let mut play = Scene::of(3).karokum(&["n02"]).ready();
    play.play(A, Move::AttackKarokum(card("n02")));
    let half = pledge(
        A,
        Deliver::LootCredits(Share::Half),
        Proviso::IfWon,
        Due::AfterCombat,
    );
    play.deal(A, B, Terms::alliance().promising(half));
    assert_eq!(play.ledger()[0].standing, Standing::Pending);
    play.fight(6, 1);
    assert_eq!(play.ledger()[0].standing, Standing::Armed);
    play.play(A, Move::Honour);
    assert_eq!(
        (play.pirate(A).credits, play.pirate(B).credits),
        (3 - 2 + 3 - 1, 3 + 1)
    );
}

/// After a hunter is beaten as much is paid as there is; the rest lapses without judgement, and other promises stay as they were.
#[test]
fn forced_as_far_as_possible() {
    let scene = Scene::of(3).karokum(&["d21"]).upgrades(A, &["e05", "e04"]);
    let mut play = scene.ready();
    let later = Due::next(A, Edge::End);
    let other = promise(Deliver::Goods(Goods::credits(1)), Proviso::Always, later);
    play.deal(A, C, other);
    play.play(A, Move::AttackKarokum(card("d21")));
    play.deal(A, B, Terms::alliance().promising(credits_after(A, 20)));
    play.fight(6, 1);
    assert_eq!((play.pirate(A).credits, play.pirate(B).credits), (0, 7));
    assert_eq!(play.pirate(A).judgement, 0);
    assert_eq!(
        play.ledger().len(),
        1,
        "what was promised for another reason is still open"
    );
}

/// A betrayal voids what was promised for the combat, both ways; what was paid in advance stays paid.
#[test]
fn betrayal_frees_the_betrayed() {
    let mut play = Scene::of(3).karokum(&["n02"]).set(A, "credits", 5).ready();
    play.play(A, Move::AttackKarokum(card("n02")));
    let faktor = pledge(
        B,
        Deliver::Play(Effort::MetalFaktor),
        Proviso::Always,
        Due::AfterCombat,
    );
    let terms = Terms::alliance().giving(Goods::credits(1));
    play.deal(A, B, terms.promising(credits_after(A, 3)).promising(faktor));
    let events = play.play(B, Move::Betray);
    assert_eq!(voided(&events), Some(Voided::Betrayal));
    assert!(play.ledger().is_empty());
    play.fight(6, 1);
    assert_eq!((play.pirate(B).judgement, play.pirate(B).credits), (1, 4));
    assert_eq!(play.pirate(B).reputation.betrayals, 1);
}

/// A promise to throw the Metal Faktor die is kept by throwing it and broken by holding it.
#[test]
fn a_promise_of_effort() {
    let mut play = Scene::of(3).karokum(&["n02"]).ready();
    play.play(A, Move::AttackKarokum(card("n02")));
    let faktor = pledge(
        B,
        Deliver::Play(Effort::MetalFaktor),
        Proviso::Always,
        Due::AfterCombat,
    );
    play.deal(A, B, Terms::alliance().promising(faktor));
    play.play(B, Move::StayLoyal);
    play.play(A, Move::Hold);
    let mut kept = play.clone();
    kept.roll(B, Move::Throw, &dice(3, 3, &[2]));
    assert_eq!(kept.pirate(B).reputation.honoured, 1);
    play.roll(B, Move::Hold, &dice(3, 3, &[]));
    assert!(!play.offers(B, Move::Honour), "it is too late");
    let events = play.play(B, Move::Renege);
    assert_eq!(broken(&events), Some(Broken::NotDone));
    assert_eq!(play.pirate(B).judgement, 1);
}

fn help_from_b(kind: HelpKind) -> Terms {
    Terms::exchange(Goods::credits(1), Goods::NOTHING).promising(pledge(
        B,
        Deliver::Help(kind),
        Proviso::IfAsked,
        Due::EndOfTurn,
    ))
}

/// Help that was promised is asked for in the search for allies: the debtor joins on no further terms, or breaks his word.
#[test]
fn help_is_called_in() {
    let mut play = Scene::of(3).karokum(&["n02"]).ready();
    play.deal(A, B, help_from_b(HelpKind::Attack));
    let promise = play.last_promise();
    let mut challenge = play.clone();
    challenge.play(A, Move::Challenge(C));
    assert_eq!(challenge.refused(A, Move::CallIn(promise)), Refusal::NotThisHelp);

    play.play(A, Move::AttackKarokum(card("n02")));
    play.play(A, Move::CallIn(promise));
    assert_eq!(play.view().prompt, Prompt::HelpAsked);
    let mut refused = play.clone();
    play.play(B, Move::Honour);
    assert_eq!(play.view().combat.unwrap().allies, [B]);
    refused.play(B, Move::Renege);
    assert_eq!(refused.pirate(B).judgement, 1);
    assert_eq!(refused.view().prompt, Prompt::SeekAllies);
}

/// Help that is never asked for is owed no more; help by somebody infamous by now is void.
#[test]
fn help_that_is_not_given() {
    let mut play = Scene::of(3).voyage("fought", true).ready();
    play.deal(A, B, help_from_b(HelpKind::Any));
    assert_eq!(voided(&play.play(A, Move::EndTurn)), Some(Voided::NotAsked));

    let scene = Scene::of(4).karokum(&["n02"]).set(B, "judgement", 4);
    let mut play = scene.ready();
    play.deal(A, B, help_from_b(HelpKind::Any));
    play.play(A, Move::AttackKarokum(card("n02")));
    let events = play.play(A, Move::CallIn(play.last_promise()));
    assert_eq!(voided(&events), Some(Voided::Infamy));
    assert_eq!(play.pirate(B).judgement, 4);
}

/// A promise not to do something is broken by doing it, for each pirate it was given to, and kept by the time it is due.
#[test]
fn promises_to_refrain() {
    let mut play = Scene::of(4).ready();
    for other in [C, D] {
        let act = Deliver::Refrain(Act::Challenge(B));
        play.deal(A, other, promise(act, Proviso::Always, Due::EndOfTurn));
    }
    let mut kept = play.clone();
    assert_eq!(play.game.breached(A, Act::Challenge(B)).count(), 2);
    play.play(A, Move::Challenge(B));
    assert_eq!((play.pirate(A).judgement, play.ledger().len()), (2, 0));

    kept.play(A, Move::AttackPlanet(Planet::Karokum));
    kept.fight(1, 6);
    kept.play(A, Move::EndTurn);
    assert_eq!(kept.pirate(A).reputation.honoured, 2);

    let mut play = Scene::of(3)
        .set(A, "credits", 9)
        .display(&["e01", "e02", "e03", "e04"])
        .ready();
    let act = Deliver::Refrain(Act::Buy(card("e01")));
    play.deal(A, B, promise(act, Proviso::Always, Due::EndOfTurn));
    play.roll(A, Move::Tour(Tour::Purchase(card("e01"))), &[4]);
    assert_eq!(play.pirate(A).judgement, 1);

    let mut play = Scene::of(3).ready();
    let act = Deliver::Refrain(Act::AllyAgainst(B));
    let terms = Terms::default().promising(pledge(C, act, Proviso::Always, Due::EndOfTurn));
    play.deal(A, C, terms);
    play.play(A, Move::Challenge(B));
    play.deal(A, C, Terms::alliance());
    assert_eq!(play.pirate(C).judgement, 1);
}

/// Without a combat, what hung on its outcome is void; what was merely due after it is not (A42).
#[test]
fn a_rest_voids_what_hung_on_a_combat() {
    let mut play = Scene::of(3).set(A, "credits", 9).pile(&[]).ready();
    let victory = pledge(
        A,
        Deliver::Goods(Goods::credits(1)),
        Proviso::IfWon,
        Due::AfterCombat,
    );
    play.deal(A, B, Terms::default().promising(victory));
    play.deal(A, C, Terms::default().promising(credits_after(A, 2)));
    play.play(A, Move::AttackSpace);
    let events = play.play(A, Move::EndTurn);
    assert_eq!(voided(&events), Some(Voided::NoCombat));
    play.play(A, Move::Honour);
    assert_eq!((play.pirate(B).credits, play.pirate(C).credits), (3, 5));
}

/// A combat that is over can no longer be bargained on, and only its protagonists can share its loot.
#[test]
fn promises_that_cannot_be() {
    let play = Scene::of(3).voyage("fought", true).ready();
    let refused = |terms| play.refused(A, Move::Propose { to: B, terms });
    assert_eq!(
        refused(Terms::default().promising(credits_after(A, 1))),
        Refusal::NoCombatAhead
    );
    let half = Deliver::LootCredits(Share::Half);
    let play = Scene::of(3).ready();
    let refused = |terms| play.refused(A, Move::Propose { to: B, terms });
    let of_b = Terms::default().promising(pledge(B, half, Proviso::IfWon, Due::AfterCombat));
    assert_eq!(refused(of_b), Refusal::NoLoot);
    let help = promise(Deliver::Help(HelpKind::Any), Proviso::Always, Due::EndOfTurn);
    assert_eq!(refused(help), Refusal::BadPromise);
    let faktor = promise(
        Deliver::Play(Effort::MetalFaktor),
        Proviso::Always,
        Due::EndOfTurn,
    );
    assert_eq!(refused(faktor), Refusal::BadPromise);
}

/// In a challenge victory is seen from the protagonist who promised.
#[test]
fn victory_of_the_challenged() {
    let mut play = Scene::of(3).board("pot", 6).upgrades(B, &["e05"]).ready();
    play.play(A, Move::Challenge(B));
    let half = pledge(
        B,
        Deliver::LootCredits(Share::Half),
        Proviso::IfWon,
        Due::AfterCombat,
    );
    play.deal(B, C, Terms::alliance().promising(half));
    play.fight(1, 6);
    assert_eq!(play.view().waiting, [B]);
    play.play(B, Move::Honour);
    assert_eq!(
        (play.pirate(B).credits, play.pirate(C).credits),
        (3 + 6 - 3, 3 + 3)
    );
}
