//! Every card is turned and every reason to leave comes up in play, and nothing is lost on the way.

use std::collections::BTreeSet;

use crate::common::at_random;
use table::CardSet;
use trucker::Trucker;
use trucker::air::Leaving;
use trucker::cards::Cards;
use trucker::events::Event;
use trucker::ids::{Back, Level};

/// Plays a flight at random; few give up of their own will. Gives everything that was told.
fn play(flight: &str, seats: u8, seed: u64) -> Vec<Event> {
    play_watching(flight, seats, seed, |_| {})
}

/// The same, with somebody who looks at the table after every move.
fn play_watching(flight: &str, seats: u8, seed: u64, mut watch: impl FnMut(&Trucker)) -> Vec<Event> {
    let typed = [format!("flight={flight}"), "building=turns".to_owned()];
    at_random(&typed, seats, seed, |game, _| watch(game))
}

#[test]
fn every_card_and_every_reason_to_leave_comes_up() {
    let mut cards = BTreeSet::new();
    let mut reasons = BTreeSet::new();
    for seed in 0..4_000 {
        let flight = ["1", "2", "3", "trek"][seed as usize % 4];
        for event in play(flight, 2 + (seed % 3) as u8, seed) {
            match event {
                Event::CardTurned { card, .. } => {
                    cards.insert(card);
                }
                Event::Left { why, .. } => {
                    reasons.insert(why);
                }
                _ => {}
            }
        }
        // Ships built at random do not stay in the air long enough to be lapped; `leaving::who_is_lapped_leaves_after_the_card_and_not_before`
        // shows that.
        reasons.insert(Leaving::Lapped);
        // Black holes come with the expansion: `supers::d44_without_any_plan_one_gives_up_and_the_tiles_are_not_charged`.
        reasons.insert(Leaving::BlackHole);
        if cards.len() == 60 && reasons.len() == Leaving::ALL.len() {
            return;
        }
    }
    panic!("{} cards, {reasons:?}", cards.len());
}

#[test]
fn the_first_card_is_of_the_flights_level_and_each_back_is_seen_before_its_card() {
    for seed in 0..40 {
        let flight = (1 + seed % 3) as u8;
        let mut back = None;
        for event in play(&flight.to_string(), 3, seed) {
            if let Event::CardTurned { card, next, .. } = event {
                let first = Level::from_number(flight).map(Back::Level);
                assert_eq!(Some(card.back()), back.or(first));
                back = next;
            }
        }
    }
}

#[test]
fn used_cards_stay_out_in_a_trek() {
    for seed in 0..20 {
        let mut turned = BTreeSet::new();
        for event in play("trek", 2, seed) {
            if let Event::CardTurned { card, .. } = event {
                assert!(turned.insert(card), "{card} came up twice");
            }
        }
    }
}

#[test]
fn the_cards_are_as_transcribed() {
    let faces = Cards::standard().adventures.faces();
    assert_eq!(faces.len(), 60);
    let count =
        |wanted: fn(&&trucker::cards::effects::AdventureCard) -> bool| faces.iter().filter(wanted).count();
    assert_eq!(count(|face| face.learning), 8);
    assert_eq!(count(|face| face.source == table::Provenance::Reconstructed), 1);
    for level in trucker::ids::Level::ALL {
        assert_eq!(faces.iter().filter(|face| face.level == Some(level)).count(), 20);
    }
}

#[test]
fn what_does_not_hold_on_a_card_is_said_of_its_row() {
    let broken = |from: &str, to: &str| {
        let text = Cards::standard_text().replacen(from, to, 1);
        Cards::parse(&text).unwrap_err().to_string()
    };
    let power = broken("power = 6\n", "");
    assert_eq!(power, "card I-01: 'power' is missing");
    let nothing = broken("kind = \"stardust\"", "kind = \"stardust\"\ndays = 2");
    assert_eq!(
        nothing,
        "card I-04: 'days' means nothing on a card of kind 'stardust'"
    );
    let kind = broken("kind = \"stardust\"", "kind = \"dust\"");
    assert_eq!(kind, "card I-04: there is no kind 'dust'");
    let level = broken("id = \"I-04\"\nlevel = 1", "id = \"I-04\"\nlevel = 2");
    assert_eq!(level, "card I-04: the name says another level");
}

#[test]
fn goods_are_not_limited_by_pieces() {
    // Every special hold there is, full of red goods.
    let tiles = &Cards::standard().tiles;
    let special = tiles
        .all()
        .filter(|(_, tile)| tile.kind == trucker::cards::tiles::Kind::SpecialHold);
    let squares = [606, 607, 608, 706, 708, 709, 705, 806, 807, 808, 809, 805];
    let (mut text, mut room) = ("III 707:33/2".to_owned(), 0);
    for ((id, tile), square) in special.zip(squares) {
        let reds = "r".repeat(usize::from(tile.capacity));
        text += &format!(" {square}:{}/{reds}", id.number());
        room += tile.capacity;
    }
    let (_, ship) = trucker::ship::notation::read(&text, Cards::standard()).unwrap();
    assert_eq!(ship.all_goods(tiles).total(), room);
    assert!(room >= 12, "{room} red goods at once");
}
