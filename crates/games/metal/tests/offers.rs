//! Offers: who may make and answer them and when, how many there can be, and what ends them.

use crate::common::*;
use metal::Event;
use metal::events::OfferEnd;
use metal::moves::{Move, Prompt, Refusal, Tour};
use metal::negotiation::{
    Act, Deliver, Due, Edge, Goods, MOST_OFFERS, MOST_PROMISES, OfferId, Proviso, Terms,
};
use table::{Game, Seat, SeatSet, Turn};

fn gift() -> Terms {
    Terms::exchange(Goods::credits(1), Goods::NOTHING)
}

fn lasting(terms: Terms, lasts: u8) -> Terms {
    Terms { lasts, ..terms }
}

fn propose(to: Seat, terms: Terms) -> Move {
    Move::Propose { to, terms }
}

fn owes(debtor: Seat, credits: u8, due: Due) -> Terms {
    let goods = Deliver::Goods(Goods::credits(credits));
    Terms::default().promising(pledge(debtor, goods, Proviso::Always, due))
}

fn ends(events: &[Event]) -> Vec<OfferEnd> {
    let end = |event: &Event| match event {
        Event::OfferEnded { end, .. } => Some(*end),
        _ => None,
    };
    events.iter().filter_map(end).collect()
}

/// Whoever an offer is made to answers it, whoever made it takes it back, and nobody does either to one that is not there.
#[test]
fn whose_an_offer_is() {
    let mut play = Scene::of(3).ready();
    let offer = play.propose(A, B, gift());
    let counter = Move::Counter { offer, terms: gift() };
    for mv in [Move::Accept(offer), Move::Decline(offer), counter] {
        assert_eq!(play.game_check(B, mv), Ok(()), "{mv:?}");
        for other in [A, C] {
            let refused = play.game_check(other, mv);
            assert_eq!(refused, Err(Refusal::NotYourOffer), "{mv:?} by {other:?}");
        }
    }
    assert_eq!(play.game_check(A, Move::Withdraw(offer)), Ok(()));
    assert_eq!(
        play.game_check(B, Move::Withdraw(offer)),
        Err(Refusal::NotYourOffer)
    );
    let gone = OfferId(offer.0 + 1);
    for mv in [Move::Accept(gone), Move::Decline(gone), Move::Withdraw(gone)] {
        assert_eq!(play.game_check(B, mv), Err(Refusal::NoSuchOffer), "{mv:?}");
    }
}

/// While an effect is resolved offers are neither answered nor taken back.
#[test]
fn no_answer_while_an_effect_is_resolved() {
    let mut play = Scene::of(3)
        .upgrades(A, &["e05", "e04"])
        .wrecks(B, &["n01"])
        .ready();
    play.play(A, Move::Challenge(B));
    let offer = play.propose(C, A, lasting(gift(), 7));
    play.play(A, Move::Ready);
    play.play(B, Move::Ready);
    play.fight(6, 1);
    assert_eq!(play.view().prompt, Prompt::Plunder);
    assert!(play.offer(offer).is_some());
    for (by, mv) in [
        (A, Move::Accept(offer)),
        (A, Move::Decline(offer)),
        (C, Move::Withdraw(offer)),
    ] {
        assert_eq!(play.game_check(by, mv), Err(Refusal::NotNow), "{mv:?}");
    }
}

/// One offer at a time from one pirate to another, also as an answer, and no more than the host allows.
#[test]
fn one_offer_at_a_time_and_so_many_in_all() {
    let mut play = Scene::of(3).rounds(1).ready();
    let offer = play.propose(A, B, gift());
    assert_eq!(play.game_check(A, propose(B, gift())), Err(Refusal::NoRoundsLeft));
    let own = play.propose(B, A, gift());
    let counter = Move::Counter { offer, terms: gift() };
    assert_eq!(play.game_check(B, counter), Err(Refusal::NoRoundsLeft));
    play.play(A, Move::Decline(own));
    play.play(B, Move::Decline(offer));
    assert!(
        !play.game.asides().contains(B),
        "neither of them has anything left to say"
    );
    assert!(play.game.asides().contains(C));

    let mut play = Scene::of(3).ready();
    let offer = play.propose(A, B, gift());
    assert_eq!(play.game_check(A, propose(B, gift())), Err(Refusal::OfferOpen));
    play.propose(B, A, gift());
    let counter = Move::Counter { offer, terms: gift() };
    assert_eq!(play.game_check(B, counter), Err(Refusal::OfferOpen));
}

/// Eight offers lie on the table and no ninth.
#[test]
fn the_table_holds_eight_offers() {
    let mut play = Scene::of(6).set(A, "credits", 9).ready();
    let others: Vec<Seat> = Seat::all(6).skip(1).collect();
    for to in &others {
        play.propose(A, *to, gift());
    }
    for from in &others[..3] {
        assert_eq!(play.game_check(*from, propose(A, gift())), Ok(()));
        play.propose(*from, A, gift());
    }
    assert_eq!(play.view().offers.len(), MOST_OFFERS);
    assert_eq!(
        play.game_check(others[3], propose(A, gift())),
        Err(Refusal::OffersFull)
    );
    for seat in Seat::all(6) {
        let proposes = |mv: &Move| matches!(mv, Move::Propose { .. } | Move::ProposeAll { .. });
        assert!(!play.game.offered(seat.into()).iter().any(proposes));
    }
}

/// An offer to several needs room for all of them.
#[test]
fn an_offer_to_several_needs_room() {
    let peace = Terms::default().promising(pledge(
        B,
        Deliver::Refrain(Act::Challenge(A)),
        Proviso::Always,
        Due::next(A, Edge::End),
    ));
    let all = |seats: &[Seat]| Move::ProposeAll {
        to: seats.iter().copied().collect::<SeatSet>(),
        terms: peace,
    };
    let mut play = Scene::of(6).set(A, "credits", 9).ready();
    let others: Vec<Seat> = Seat::all(6).skip(1).collect();
    for from in &others {
        play.propose(*from, A, lasting(gift(), 7));
    }
    assert_eq!(play.game_check(A, all(&others[..3])), Ok(()), "three find room");
    assert_eq!(play.game_check(A, all(&others[..4])), Err(Refusal::OffersFull));
    assert_eq!(play.game_check(A, all(&others[..1])), Err(Refusal::NotSeveral));
}

/// To several one offers credits and promises, no cards and no release, and their promises are theirs.
#[test]
fn what_is_offered_to_several() {
    let play = Scene::of(4)
        .set(A, "credits", 4)
        .upgrades(A, &["e01"])
        .wrecks(B, &["n01"])
        .ready();
    let both = |terms| {
        let to = [B, C].into_iter().collect();
        play.game_check(A, Move::ProposeAll { to, terms })
    };
    assert_eq!(both(Terms::exchange(Goods::credits(2), Goods::NOTHING)), Ok(()));
    assert_eq!(
        both(Terms::exchange(Goods::credits(3), Goods::NOTHING)),
        Err(Refusal::NotOwned(A))
    );
    for cards in [
        Terms::exchange(Goods::upgrade(card("e01")), Goods::NOTHING),
        Terms::exchange(Goods::credits(1), Goods::wreck(card("n01"))),
    ] {
        assert_eq!(both(cards), Err(Refusal::OnlyCreditsToSeveral));
    }
    assert_eq!(both(Terms::alliance()), Err(Refusal::NoAlliance));
    assert_eq!(both(owes(D, 1, Due::EndOfTurn)), Err(Refusal::ForeignDebtor));
    for debtor in [A, B, C] {
        assert_eq!(both(owes(debtor, 1, Due::EndOfTurn)), Ok(()), "{debtor:?}");
    }
    let mut owing = play.clone();
    owing.deal(A, B, owes(A, 1, Due::EndOfTurn));
    let release = Terms {
        release: Some(owing.last_promise()),
        ..gift()
    };
    let to = [B, C].into_iter().collect();
    assert_eq!(
        owing.game_check(A, Move::ProposeAll { to, terms: release }),
        Err(Refusal::OnlyCreditsToSeveral)
    );
}

/// In a challenge several are asked for help at once; each of them joins once all have agreed.
#[test]
fn several_join_at_once() {
    let mut play = Scene::of(4).ready();
    play.play(A, Move::Challenge(B));
    let to = [C, D].into_iter().collect();
    play.play(
        A,
        Move::ProposeAll {
            to,
            terms: Terms::alliance(),
        },
    );
    let offers: Vec<OfferId> = play.view().offers.iter().map(|offer| offer.id).collect();
    play.play(C, Move::Accept(offers[0]));
    assert!(play.view().combat.unwrap().allies.is_empty());
    play.play(D, Move::Accept(offers[1]));
    assert_eq!(play.view().combat.unwrap().allies, [C, D]);
}

/// An offer to several lapses when its maker can no longer pay all of them.
#[test]
fn an_offer_to_several_stands_as_a_whole() {
    let scene = || {
        Scene::of(3)
            .set(A, "credits", 4)
            .display(&["e01", "e02", "e03", "e04"])
    };
    let both = |credits: u8| Move::ProposeAll {
        to: [B, C].into_iter().collect(),
        terms: lasting(Terms::exchange(Goods::credits(credits), Goods::NOTHING), 3),
    };
    let after = |credits: u8| {
        let mut play = scene().ready();
        play.play(A, both(credits));
        ends(&play.roll(A, Move::Tour(Tour::NewChoice), &[4, 5, 6, 7]))
    };
    assert_eq!(after(2), [OfferEnd::Lapsed; 2]);
    assert_eq!(after(1), []);
}

/// The ledger holds twenty-four promises: one more fits where one is let go, and an offer to several counts for each of them.
#[test]
fn room_in_the_ledger() {
    let mut play = Scene::of(6).ready();
    let two = || owes(A, 1, Due::EndOfTurn).promising(credits_after(A, 2));
    for to in Seat::all(5).skip(1) {
        for _ in 0..3 {
            play.deal(A, to, two());
        }
    }
    assert_eq!(play.ledger().len(), MOST_PROMISES);
    let last = Seat::all(6).last().unwrap();
    let one = owes(A, 1, Due::EndOfTurn);
    assert_eq!(play.game_check(A, propose(last, one)), Err(Refusal::LedgerFull));
    let first = play.ledger()[0];
    let instead = Terms {
        release: Some(first.id),
        ..one
    };
    assert_eq!(play.game_check(A, propose(first.creditor, instead)), Ok(()));
    play.play(first.creditor, Move::Waive(first.id));
    assert_eq!(play.game_check(A, propose(last, one)), Ok(()));
    assert_eq!(play.game_check(A, propose(last, two())), Err(Refusal::LedgerFull));
    let both = Move::ProposeAll {
        to: [B, last].into_iter().collect(),
        terms: one,
    };
    assert_eq!(play.game_check(A, both), Err(Refusal::LedgerFull));
    let second = play.ledger()[0];
    play.play(second.creditor, Move::Waive(second.id));
    assert_eq!(play.game_check(A, both), Ok(()));
}

/// An offer is held open for seven more steps at most, and each step of a party brings its end nearer, but no step of others.
#[test]
fn how_long_an_offer_is_open() {
    let mut play = Scene::of(4).set(A, "damage", 3).set(A, "credits", 9).ready();
    assert_eq!(play.game_check(B, propose(A, lasting(gift(), 7))), Ok(()));
    assert_eq!(
        play.game_check(B, propose(A, lasting(gift(), 8))),
        Err(Refusal::OpenTooLong)
    );
    let offer = play.propose(B, A, lasting(gift(), 1));
    let steps = [
        Move::Tour(Tour::LightRepairs(metal::moves::Fee::Credits)),
        Move::Tour(Tour::FullRepairs { credits: 2 }),
    ];
    assert_eq!(ends(&play.play(A, steps[0])), []);
    assert!(play.offer(offer).is_some());
    assert_eq!(ends(&play.play(A, steps[1])), [OfferEnd::Expired]);

    let mut play = Scene::of(4).ready();
    play.play(A, Move::Challenge(B));
    let aside = play.propose(C, B, gift());
    play.play(A, Move::Ready);
    assert!(play.offer(aside).is_some(), "a step of A is none of theirs");
    assert_eq!(ends(&play.play(B, Move::Ready)), [OfferEnd::Expired]);
}

/// The challenged bargains with anyone as long as the challenge lasts, and two others never do.
#[test]
fn who_bargains_in_a_challenge() {
    let mut play = Scene::of(4).ready();
    assert_eq!(play.game_check(B, propose(C, gift())), Err(Refusal::NoTalk));
    play.play(A, Move::Challenge(B));
    assert_eq!(play.game_check(B, propose(C, gift())), Ok(()));
    assert_eq!(play.game_check(C, propose(B, gift())), Ok(()));
    assert_eq!(play.game_check(C, propose(D, gift())), Err(Refusal::NoTalk));
    play.play(A, Move::Ready);
    play.play(B, Move::Ready);
    play.fight(1, 6);
    assert_eq!(play.view().prompt, Prompt::Voyage);
    assert_eq!(play.game_check(B, propose(C, gift())), Err(Refusal::NoTalk));
}

/// Before the brotherhood only what is due now is talked over, not what falls due another time.
#[test]
fn only_what_is_due_now_comes_before_the_brotherhood() {
    let mut play = Scene::of(3).voyage("fought", true).ready();
    play.deal(A, B, owes(B, 1, Due::next(B, Edge::Start)));
    let due = play.last_promise();
    play.deal(A, B, owes(B, 1, Due::next(B, Edge::End)));
    play.deal(A, B, owes(B, 1, Due::next(A, Edge::Start)));
    let later = play.last_promise();
    play.play(A, Move::EndTurn);
    assert_eq!(play.view().due, Some(due));
    let release = |promise| {
        let terms = Terms {
            release: Some(promise),
            ..gift()
        };
        play.game_check(B, propose(A, terms))
    };
    assert_eq!(release(due), Ok(()));
    assert_eq!(release(later), Err(Refusal::BrotherhoodFirst));
    assert_eq!(
        play.game_check(B, propose(A, gift())),
        Err(Refusal::BrotherhoodFirst)
    );
}

/// A creditor lets a debtor off whenever nothing is being resolved, and only his own.
#[test]
fn when_a_debt_is_waived() {
    let mut play = Scene::of(3)
        .upgrades(A, &["e05", "e04"])
        .wrecks(B, &["n01"])
        .ready();
    play.deal(A, C, owes(A, 1, Due::EndOfTurn));
    let promise = play.last_promise();
    assert_eq!(play.game_check(C, Move::Waive(promise)), Ok(()));
    assert_eq!(
        play.game_check(A, Move::Waive(promise)),
        Err(Refusal::NotCreditor)
    );
    let none = metal::negotiation::PromiseId(promise.0 + 1);
    assert_eq!(play.game_check(C, Move::Waive(none)), Err(Refusal::NoSuchPromise));
    play.play(A, Move::Challenge(B));
    play.play(A, Move::Ready);
    play.play(B, Move::Ready);
    play.fight(6, 1);
    assert_eq!(play.view().prompt, Prompt::Plunder);
    assert_eq!(play.game_check(C, Move::Waive(promise)), Err(Refusal::NotNow));
    assert!(!play.game.asides().contains(C));
}

/// An offer to who is named as a rival later still stands; one whose parties may not bargain any more does not.
#[test]
fn offers_end_with_the_right_to_bargain() {
    let mut play = Scene::of(4).ready();
    play.play(A, Move::Challenge(B));
    let between = play.propose(C, B, lasting(gift(), 7));
    let with_active = play.propose(D, A, lasting(gift(), 7));
    play.play(A, Move::Ready);
    play.play(B, Move::Ready);
    let events = play.fight(1, 6);
    assert!(play.offer(between).is_none() && play.offer(with_active).is_none());
    assert!(!ends(&events).is_empty());
    play.play(A, Move::EndTurn);
}

/// The table waits for an answer only while there may be one: what is being resolved is decided by who must.
#[test]
fn whom_the_table_waits_for() {
    let scene = Scene::of(3).upgrades(A, &["e05", "e04"]).wrecks(B, &["n01"]);
    let mut play = scene.ready();
    assert_eq!(play.game.turn(), Turn::One(A));
    play.play(A, Move::Challenge(B));
    play.propose(A, C, lasting(gift(), 7));
    assert!(play.view().waiting.contains(&C) && !play.view().waiting.contains(&A));
    play.play(A, Move::Ready);
    play.play(B, Move::Ready);
    play.play(A, Move::Hold);
    play.roll(B, Move::Hold, &dice(6, 1, &[]));
    assert_eq!(play.view().prompt, Prompt::Plunder);
    assert_eq!(play.game.turn(), Turn::One(A));
}
