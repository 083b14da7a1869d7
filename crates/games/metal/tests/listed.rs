//! What of talk is listed: the usual deals, now and then an offer to all, answers, what can be let go or called in; and how an offer is written.

use crate::common::*;
use metal::moves::{Move, Prompt, Refusal};
use metal::negotiation::{Deliver, Due, Goods, HelpKind, Proviso, Terms};
use metal::state::Slot;
use serde_json::json;
use table::{Game, Seat};

fn owes(debtor: Seat, due: Due) -> Terms {
    let credit = Deliver::Goods(Goods::credits(1));
    Terms::default().promising(pledge(debtor, credit, Proviso::Always, due))
}

/// The offers that are listed for a seat.
fn proposals(play: &Play, by: Seat) -> Vec<(Seat, Terms)> {
    let offered = play.game.offered(by.into()).into_iter();
    let proposed = offered.filter_map(|mv| match mv {
        Move::Propose { to, terms } => Some((to, terms)),
        _ => None,
    });
    proposed.collect()
}

/// Over the turns all kinds of deals come up: things for credits, help in the combat, for which its protagonist pays, and one's own debts sold back.
#[test]
fn the_usual_deals_are_listed() {
    let scene = |turn: u16| {
        let scene = Scene::of(4).turn(turn).set(A, "credits", 9).set(B, "credits", 9);
        let scene = scene.upgrades(A, &["e01"]).upgrades(B, &["e02"]);
        scene.wrecks(A, &["n01"]).trophies(A, &["t01"])
    };
    let (mut sold, mut helped, mut paid, mut released) = (0, 0, 0, 0);
    for turn in 1..=80 {
        let mut play = scene(turn).ready();
        play.deal(A, B, owes(A, Due::EndOfTurn));
        play.deal(A, B, owes(B, Due::EndOfTurn));
        play.deal(A, C, owes(A, Due::EndOfTurn));
        let mut challenge = play.clone();
        challenge.play(A, Move::Challenge(D));
        for (play, searching) in [(&play, false), (&challenge, true)] {
            for from in [A, B, C, D] {
                for (to, terms) in proposals(play, from) {
                    let upgrades = [terms.gives.upgrades, terms.takes.upgrades];
                    sold += usize::from(upgrades.iter().any(|cards| !cards.is_empty()));
                    if let Some(debt) = terms.release {
                        let ledger = play.ledger();
                        let debt = ledger.iter().find(|promise| promise.id == debt).unwrap();
                        assert_eq!((debt.debtor, debt.creditor), (from, to));
                        released += 1;
                    }
                    if terms.alliance {
                        assert!(searching);
                        helped += 1;
                        let leads = |seat: Seat| seat == A || seat == D;
                        let credits = (terms.gives.credits, terms.takes.credits);
                        paid += usize::from(credits != (0, 0));
                        assert!(credits.0 == 0 || leads(from), "who helps does not pay for it");
                        assert!(credits.1 == 0 || leads(to), "who helps does not pay for it");
                    }
                }
            }
        }
    }
    assert!(sold > 20 && helped > 100 && paid > 10 && released > 5);
}

/// In every third turn an offer to all partners is listed, for who has credits and has not talked to them yet: a credit each if they suffice.
#[test]
fn an_offer_to_all_is_listed_in_every_third_turn() {
    let listed = |seats: u8, turn: u16, credits: u16| {
        let play = Scene::of(seats).turn(turn).set(A, "credits", credits).ready();
        to_all(&play, A)
    };
    assert_eq!(listed(3, 3, 9), Some((2, 1)));
    assert_eq!(listed(4, 6, 9), Some((3, 1)));
    assert_eq!(listed(3, 3, 2), Some((2, 1)), "just enough");
    assert_eq!(listed(3, 3, 1), Some((2, 0)));
    assert_eq!(listed(3, 3, 0), None);
    assert_eq!(listed(3, 4, 9), None);
    let mut play = Scene::of(3).turn(3).set(A, "credits", 9).ready();
    assert_eq!(to_all(&play, B), None, "B has one partner only");
    let offer = play.propose(A, B, Terms::exchange(Goods::credits(1), Goods::NOTHING));
    play.play(B, Move::Decline(offer));
    assert_eq!(to_all(&play, A), None, "B was talked to");
}

/// To how many an offer to all is listed, and with how many credits.
fn to_all(play: &Play, by: Seat) -> Option<(usize, u8)> {
    let offered = play.game.offered(by.into());
    offered.iter().find_map(|mv| match mv {
        Move::ProposeAll { to, terms } => Some((to.len(), terms.gives.credits)),
        _ => None,
    })
}

/// A counter-offer is listed with each offer, if there is something to say, up to three times in one window.
#[test]
fn counters_are_listed() {
    let gift = || Terms::exchange(Goods::credits(1), Goods::NOTHING);
    let mut listed = [0; 4];
    for turn in 1..=12 {
        let scene = Scene::of(3).turn(turn).set(B, "credits", 9).set(A, "credits", 9);
        let mut play = scene.upgrades(A, &["e01"]).upgrades(B, &["e02"]).ready();
        for count in &mut listed {
            let offer = play.propose(A, B, gift());
            let counters = |mv: &Move| matches!(mv, Move::Counter { offer: other, .. } if *other == offer);
            *count += u8::from(play.game.offered(B.into()).iter().any(counters));
            play.play(B, Move::Decline(offer));
            let own = play.propose(B, A, gift());
            play.play(A, Move::Decline(own));
        }
    }
    assert!(listed[..3].iter().all(|count| *count > 5), "{listed:?}");
    assert_eq!(listed[3], 0);
}

/// Letting a debtor off is listed for what is due, and in every fourth turn for some debt.
#[test]
fn letting_go_is_listed() {
    let waives = |play: &Play, by: Seat| {
        let offered = play.game.offered(by.into()).into_iter();
        let debts = offered.filter_map(|mv| match mv {
            Move::Waive(promise) => Some(promise),
            _ => None,
        });
        debts.collect::<Vec<_>>()
    };
    for (turn, listed) in [(4, true), (5, false), (8, true)] {
        let mut play = Scene::of(3).turn(turn).ready();
        play.deal(A, C, owes(A, Due::EndOfTurn));
        let first = play.last_promise();
        play.deal(A, C, owes(A, Due::EndOfTurn));
        assert_eq!(waives(&play, C), if listed { vec![first] } else { vec![] });
        assert!(waives(&play, B).is_empty());
        play.play(A, Move::Challenge(B));
        assert!(waives(&play, C).is_empty(), "in the voyage alone");
    }
    let mut play = Scene::of(3).turn(5).voyage("fought", true).ready();
    play.deal(A, B, owes(A, Due::next(C, metal::negotiation::Edge::End)));
    play.deal(A, B, owes(A, Due::EndOfTurn));
    let due = play.last_promise();
    play.play(A, Move::EndTurn);
    assert_eq!(
        (play.view().prompt, play.view().due),
        (Prompt::PromiseDue, Some(due))
    );
    assert_eq!(waives(&play, B), [due]);
}

/// Help that was promised is listed to be called in by whom it was promised to; no handshake comes after the search.
#[test]
fn calls_and_handshakes_belong_to_the_search() {
    let mut play = Scene::of(4).ready();
    let help = pledge(C, Deliver::Help(HelpKind::Any), Proviso::IfAsked, Due::EndOfTurn);
    play.deal(A, C, Terms::default().promising(help));
    let promise = play.last_promise();
    play.play(A, Move::Challenge(B));
    assert!(play.offers(A, Move::CallIn(promise)));
    assert!(!play.offers(B, Move::CallIn(promise)));
    play.play(A, Move::Ready);
    play.play(B, Move::Ready);
    assert_eq!(play.view().prompt, Prompt::ThrowMetalFaktor);
    let join = Move::Propose {
        to: D,
        terms: Terms::alliance(),
    };
    assert_eq!(play.game_check(A, join), Err(Refusal::NoAlliance));
}

/// An offer is written without what it does not say, and read as it was written.
#[test]
fn an_offer_is_written_as_it_is() {
    assert_eq!(serde_json::to_value(Terms::default()).unwrap(), json!({}));
    let everything = Goods {
        credits: 2,
        upgrades: [card("e01")].into_iter().collect(),
        wrecks: [card("n01")].into_iter().collect(),
        unseen: [card("n02")].into_iter().collect(),
        trophies: [Slot::First].into_iter().collect(),
    };
    let full = Terms {
        release: Some(metal::negotiation::PromiseId(3)),
        lasts: 4,
        ..Terms::alliance().giving(everything).taking(Goods::credits(1))
    };
    let full = full.promising(pledge(
        A,
        Deliver::Goods(everything),
        Proviso::IfWon,
        Due::EndOfTurn,
    ));
    let written = serde_json::to_value(full).unwrap();
    assert_eq!(serde_json::from_value::<Terms>(written).unwrap(), full);
    let one = serde_json::to_value(Goods::credits(1)).unwrap();
    assert_eq!(one, json!({"credits": 1}));
}
