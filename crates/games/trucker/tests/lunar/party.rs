//! Section 1.5: the title Party King.

use serde_json::json;
use trucker::events::Event;
use trucker::ids::{Alien, Flight};
use trucker::moves::Move;
use trucker::ship::contents::Crew;
use trucker::titles::Title;

use crate::common::{Yard, line, square, tiles};
use crate::flight::trials::{Trial, game, seat};

#[test]
fn d23_the_party_king_counts_types_of_crew() {
    let twelve = line("III 707:33/2 706:35/2 705:36/2 704:37/2 708:38/2 709:39/2");
    assert_eq!(Title::PartyKing.worth(&twelve, tiles()), 1);
    let mixed = line("III 707:33/2 706:35/2 705:36/purple 704:37/brown");
    assert_eq!(Title::PartyKing.worth(&mixed, tiles()), 3);
    let nobody = line("III 707:33");
    assert_eq!(Title::PartyKing.worth(&nobody, tiles()), 0);
}

#[test]
fn the_title_is_in_the_trek_only_if_the_host_wants_it() {
    let ship = "I 607:103 706:8b/2 707:33/2 708:51/brown 709:139 807:76";
    for party in [false, true] {
        let trek = game(Flight::One, &[ship], "I-04").as_trek();
        let trek = crate::flight::trials::changed(&trek, |kept| {
            kept["rules"]["modules"]["party"] = json!(party);
        });
        let mut trial = Trial::with(trek, "I-04", &[]);
        // The last card is open space.
        trial.fly_on();
        if trial.offered(0).contains(&Move::Done) {
            trial.play(0, Move::Done);
        }
        let offered = trial.offered(0).contains(&Move::KeepTitle(Title::PartyKing));
        assert_eq!(offered, party);
    }
}

#[test]
fn d24_the_gold_side_keeps_humans_away_from_life_support() {
    for gold in [false, true] {
        let mut yard = Yard::begun(1, &["flight=1"]);
        // The life support is diagonal to the starting cabin; the far cabin is not beside it.
        yard.with_ship(0, &line("I 607:54r 608:139 707:33 706:47b 705:51"));
        let mut state = yard.kept();
        state["players"][0]["title"] = json!({"title": "party_king", "gold": gold});
        yard.set(state);
        yard.play(0, Move::Finish(1));
        let ship = yard.trucker(0).ship;
        let crew = |on: u16| {
            ship.tiles
                .iter()
                .find(|tile| tile.square == square(on))
                .map(|tile| tile.crew)
        };
        let start = if gold { Crew::None } else { Crew::Astronauts(2) };
        assert_eq!(crew(707), Some(start));
        assert_eq!(crew(706), Some(Crew::Astronauts(2)), "{:?}", yard.told);
        let told_off = yard.told.contains(&Event::AlienLost {
            seat: seat(0),
            alien: Alien::Brown,
        });
        assert!(!told_off);
    }
}
