//! Set-up.

use crate::common::{Scene, place, size};
use table::{CardSet, Game, Viewer};
use tortuga::cards::Cards;
use tortuga::map::SectorKind;

#[test]
fn set_up_opening_hands_grow_in_turn_order() {
    for (seats, hands) in [(2, vec![4, 5]), (3, vec![3, 4, 5]), (4, vec![3, 4, 4, 5])] {
        let setup = tortuga::Tortuga::setup(seats, &Default::default()).unwrap();
        let mut chance = table::Chance::fast(seats.into());
        let mut game = tortuga::Tortuga::deal(&setup, Cards::standard(), &mut chance).unwrap();
        let first = game.view(Viewer::Public).first;
        let mut by = first;
        while game.view(Viewer::Public).round == 0 {
            assert_eq!(
                game.turn(),
                table::Turn::One(by),
                "ships are chosen in turn order"
            );
            let mv = game.offered(by.into())[0];
            let mut told = table::Told::deaf();
            let mut moment = table::Moment {
                chance: &mut chance,
                told: &mut told,
                now: table::Millis(0),
            };
            game.play(by.into(), &mv, &mut moment).unwrap();
            by = by.next(seats);
        }
        let view = game.view(Viewer::Everything);
        assert_eq!(view.active, first);
        let mut by = first;
        for cards in hands {
            let captain = &view.captains[by.index()];
            assert_eq!(captain.hand_size, cards, "{seats} seats");
            assert_eq!(
                size(&captain.unseen),
                10,
                "5 Extraction, 3 Manoeuvre, a Booster and a ship"
            );
            assert_eq!(captain.ship, Some(place("tortuga")));
            by = by.next(seats);
        }
    }
}

#[test]
fn set_up_two_captains_leave_two_minerals_and_two_tokens_in_the_box() {
    for (seats, tiles) in [(2, 9), (3, 11), (4, 11)] {
        let view = Scene::new(seats).table().view();
        assert_eq!(view.sectors.len(), tiles);
        let minerals = view.sectors.iter().filter(|sector| sector.mineral).count();
        let tokens = view.sectors.iter().filter(|sector| sector.hunt.is_some()).count();
        assert_eq!((minerals, tokens), (tiles - 1, tiles - 1));
        assert_eq!(usize::from(view.unused_tokens), 11 - tiles);
        assert_eq!(view.depot, 0);
        for kind in SectorKind::SPECIAL {
            assert_eq!(
                view.sectors.iter().filter(|sector| sector.kind == kind).count(),
                1
            );
        }
    }
}

#[test]
fn set_up_the_maps_have_the_edges_of_the_rules_file() {
    for (seats, edges) in [(2, 10), (4, 20)] {
        let map = Cards::standard().map(seats);
        let ends: usize = map.places().iter().map(|at| map.adjacent(at).len()).sum();
        assert_eq!(ends, 2 * edges, "{seats} seats");
    }
}

/// So many deals for two, by their seeds.
fn deals() -> impl Iterator<Item = tortuga::view::View> {
    let setup = tortuga::Tortuga::setup(2, &Default::default()).unwrap();
    (0..200).map(move |seed| {
        let mut chance = table::Chance::fast(seed);
        let game = tortuga::Tortuga::deal(&setup, Cards::standard(), &mut chance).unwrap();
        game.view(Viewer::Everything)
    })
}

#[test]
fn set_up_special_sectors_lie_at_random() {
    let fortress = |view: tortuga::view::View| {
        let found = view
            .sectors
            .iter()
            .find(|sector| sector.kind == SectorKind::Fortress);
        found.map(|sector| sector.place.to_string())
    };
    let mut places = std::collections::BTreeMap::new();
    deals()
        .map(fortress)
        .for_each(|at| *places.entry(at).or_insert(0) += 1);
    assert_eq!(places.len(), 4, "{places:?}");
    assert!(
        places.values().all(|times| (25..80).contains(times)),
        "{places:?}"
    );
}

#[test]
fn set_up_creatures_lie_at_random() {
    let mut seen = std::collections::BTreeMap::new();
    for view in deals() {
        let north = view
            .sectors
            .iter()
            .find(|sector| sector.place == place("ne"))
            .unwrap();
        let creature = north.hunt.as_ref().and_then(|token| token.creature);
        *seen.entry(creature).or_insert(0) += 1;
    }
    assert_eq!(seen.len(), 10, "{seen:?}");
    assert!(seen.values().all(|times| (6..45).contains(times)), "{seen:?}");
}

#[test]
fn set_up_the_first_player_is_chosen_at_random() {
    let first = deals().filter(|view| view.first == table::Seat::FIRST).count();
    assert!((70..130).contains(&first), "{first} of 200");
}
