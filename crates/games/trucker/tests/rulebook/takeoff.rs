//! Sections 2, 5 and 9: from the loaded ships to the first card, and which cards a trek uses.

use std::collections::BTreeSet;

use table::{Actor, CardSet, Chance, Game, Millis, Moment, Setup, Told, Verdict, Viewer};
use trucker::Trucker;
use trucker::air::Leaving;
use trucker::cards::Cards;
use trucker::cards::adventures::CardId;
use trucker::events::Event;
use trucker::ids::{Flight, Level};
use trucker::moves::Move;

use crate::common::{Yard, line, seat, square};

#[test]
fn rockets_stand_on_the_start_spaces_their_owners_took() {
    let mut yard = Yard::begun(3, &["flight=3"]);
    yard.play(0, Move::Finish(3))
        .play(1, Move::Finish(1))
        .play(2, Move::Finish(4));
    assert!(yard.told.contains(&Event::TookOff {
        order: vec![seat(1), seat(0), seat(2)]
    }));
    // The spaces of level III are 9, 5, 2 and 0 days from the rearmost one; what the first card did is told after that.
    let mut distances = [2, 9, 0];
    for event in &yard.told {
        if let Event::Moved { seat, moved } = event {
            assert_eq!(i16::from(moved.from), distances[seat.index()]);
            distances[seat.index()] = i16::from(moved.to);
        }
    }
    let air = yard.view().flying.expect("a flight");
    for (rocket, distance) in air.rockets.iter().zip(distances) {
        assert!(rocket.left.is_some() || rocket.space.map(i16::from) == Some(distance));
    }
}

#[test]
fn the_piles_are_the_deck_and_its_first_card_is_of_the_flights_level() {
    let mut first = BTreeSet::new();
    for (flight, level, cards) in [
        ("1", Level::One, 8),
        ("2", Level::Two, 12),
        ("3", Level::Three, 16),
    ] {
        for seed in 0..50 {
            let mut yard = Yard::seeded(2, &[&format!("flight={flight}")], seed);
            let view = yard.view();
            let piles = view.piles.iter().map(|pile| pile.cards.clone());
            let piles: BTreeSet<CardId> = piles
                .chain([view.hidden_cards])
                .flat_map(|cards| cards.expect("cards"))
                .collect();
            assert_eq!(piles.len(), cards);
            yard.play(0, Move::Ready).play(1, Move::Ready);
            yard.play(0, Move::Finish(1)).play(1, Move::Finish(2));
            let turned = yard.told.iter().find_map(|event| match event {
                Event::CardTurned { card, left, .. } => Some((*card, usize::from(*left))),
                _ => None,
            });
            let (card, left) = turned.expect("a card");
            assert_eq!((card.level(), left), (level, cards - 1));
            assert!(piles.contains(&card));
            first.insert(card);
        }
    }
    assert!(first.len() > 30, "any of them can be the first: {}", first.len());
}

/// Two truckers of level I of whom seat 0 keeps a piece without a cabin.
fn without_humans(seats: u8) -> Yard {
    let mut yard = Yard::begun(seats, &["flight=1"]);
    yard.with_ship(0, &line("I 707:33 708:36l 709:70"));
    for at in 0..usize::from(seats) {
        yard.play(at, Move::Finish(1 + at as u8));
    }
    yard.play(0, Move::Keep(square(709)));
    yard
}

#[test]
fn a_ship_without_a_human_gives_up_before_the_first_card() {
    let yard = without_humans(2);
    let gone = Event::Left {
        seat: seat(0),
        why: Leaving::NoHumanAtTakeOff,
    };
    let at = |wanted: &dyn Fn(&Event) -> bool| yard.told.iter().position(wanted).expect("it happened");
    assert!(at(&|event| *event == gone) < at(&|event| matches!(event, Event::CardTurned { .. })));
    assert_eq!(yard.view().flying.expect("a flight").rockets[0].space, None);
}

#[test]
fn alone_without_a_human_the_flight_is_over_with_no_card_turned() {
    let yard = without_humans(1);
    let turned = |event: &Event| matches!(event, Event::CardTurned { .. });
    assert!(!yard.told.iter().any(turned));
    assert!(yard.told.contains(&Event::FlightOver { arrived: vec![] }));
    let outcome = *yard.game.turn().outcome().expect("the end");
    assert_eq!(outcome.verdict, Verdict::Together { won: false });
}

/// All cards of the piles.
fn piled(game: &Trucker) -> Vec<CardId> {
    let view = game.view(Viewer::Everything);
    let piles = view.piles.into_iter().map(|pile| pile.cards);
    piles
        .chain([view.hidden_cards])
        .flat_map(|cards| cards.expect("cards"))
        .collect()
}

/// The cards of the three decks of a trek that is played at random; with `gives_up` everybody gives up between the first two cards.
fn decks(building: &str, gives_up: bool, seed: u64) -> Vec<Vec<CardId>> {
    let typed = ["flight=trek".to_owned(), format!("building={building}")];
    let options = Setup::parse_settings(&typed, Trucker::options()).expect("options");
    let setup = Trucker::setup(2, &options).expect("a set-up");
    let mut chance = Chance::fast(seed);
    let mut game = Trucker::deal(&setup, Cards::standard(), &mut chance).expect("a deal");
    let (mut told, mut decks) = (Told::listening(), Vec::new());
    let mut flight = None;
    while let Some(seat) = game.turn().seats().first() {
        let view = game.view(Viewer::Public);
        if flight != Some(view.flight) {
            flight = Some(view.flight);
            decks.push(piled(&game));
        }
        let offered = game.offered(Actor::Seat(seat));
        let finish = offered.iter().find(|mv| matches!(mv, Move::Finish(_)));
        let mv = if gives_up && offered.contains(&Move::GiveUp) {
            Move::GiveUp
        } else if let Some(finish) = finish.filter(|_| building == "realtime") {
            *finish
        } else {
            offered[chance.pick(offered.len())]
        };
        let mut moment = Moment {
            chance: &mut chance,
            told: &mut told,
            now: Millis(0),
        };
        game.apply(Actor::Seat(seat), &mv, &mut moment);
    }
    assert_eq!(flight, Some(Flight::Three));
    decks
}

#[test]
fn cards_of_earlier_flights_stay_out_turned_or_not() {
    for seed in 0..20 {
        let decks = decks("realtime", true, seed);
        let all: BTreeSet<CardId> = decks.iter().flatten().copied().collect();
        assert_eq!(decks.iter().map(Vec::len).collect::<Vec<_>>(), [8, 12, 16]);
        assert_eq!(all.len(), 8 + 12 + 16, "no card lies in two decks");
    }
}

#[test]
fn d62_a_trek_in_turns_uses_every_card_of_level_one() {
    let decks = decks("turns", false, 3);
    let all: BTreeSet<CardId> = decks.iter().flatten().copied().collect();
    assert_eq!(decks.iter().map(Vec::len).collect::<Vec<_>>(), [12, 16, 20]);
    assert_eq!(all.len(), 12 + 16 + 20);
    assert_eq!(all.iter().filter(|card| card.level() == Level::One).count(), 20);
}
