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
