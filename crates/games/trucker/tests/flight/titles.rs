//! Section 12: the titles of the trek.

use super::trials::*;
use table::CardSet;
use trucker::Item;
use trucker::cards::Cards;
use trucker::events::Event;
use trucker::ids::{Flight, Square};
use trucker::moves::{Move, Refusal};
use trucker::titles::{Holding, Title};

fn worth(title: Title, text: &str) -> u8 {
    title.worth(&ship(text), &Cards::standard().tiles)
}

fn against(title: Title, text: &str) -> Vec<Square> {
    title
        .against_gold(&ship(text), &Cards::standard().tiles)
        .iter()
        .collect()
}

#[test]
fn freight_haulers_count_holds_that_carry_something() {
    assert_eq!(worth(Title::FreightHauler, "I 706:63/r 707:52/2 708:21/yb"), 2);
    assert_eq!(worth(Title::FreightHauler, "I 706:63 707:52/2 708:21/yb"), 1);
    assert_eq!(against(Title::FreightHauler, "I 706:63 707:52/2 708:21"), []);
    // 708 and 709 are joined.
    assert_eq!(
        against(Title::FreightHauler, "I 707:52 708:63 709:21"),
        [at(708), at(709)]
    );
}

#[test]
fn power_truckers_count_tiles_that_use_cells() {
    assert_eq!(worth(Title::PowerTrucker, GUNBOAT), 2);
    assert_eq!(worth(Title::PowerTrucker, SLOOP), 0);
    assert_eq!(against(Title::PowerTrucker, GUNBOAT), []);
    // A battery joined to a shield.
    assert_eq!(
        against(Title::PowerTrucker, "I 707:33 708:153l 709:9"),
        [at(708), at(709)]
    );
}

#[test]
fn xenoquartermasters_count_how_far_aliens_live_from_the_next_cabin() {
    // The alien's cabin is joined to the starting cabin: distance 1.
    assert_eq!(
        worth(Title::Xenoquartermaster, "I 707:33/2 708:47/purple 709:144"),
        1
    );
    // A girder in between: distance 2.
    assert_eq!(
        worth(Title::Xenoquartermaster, "I 707:33/2 708:57 709:47/purple"),
        2
    );
    assert_eq!(worth(Title::Xenoquartermaster, SLOOP), 0);
    assert_eq!(
        against(Title::Xenoquartermaster, "I 707:33 706:145b 606:139"),
        [at(606), at(706)]
    );
}

#[test]
fn cruise_captains_count_occupied_cabins_with_a_view() {
    // 708:35 has a smooth front and right side; the starting cabin has none.
    assert_eq!(worth(Title::CruiseCaptain, SLOOP), 1);
    assert_eq!(worth(Title::CruiseCaptain, &SLOOP.replace("35/2", "35")), 0);
    // The cannon and the engine lie within the 8 squares of the cabin with a view.
    assert_eq!(against(Title::CruiseCaptain, SLOOP), [at(607), at(708), at(807)]);
    assert_eq!(against(Title::CruiseCaptain, GUNBOAT), []);
}

#[test]
fn master_engineers_count_tiles() {
    assert_eq!(worth(Title::MasterEngineer, SLOOP), 5);
    assert_eq!(against(Title::MasterEngineer, "I 707:33 708:57"), [at(708)]);
}

#[test]
fn corridorists_count_the_longest_chain_of_narrow_tiles() {
    // The starting cabin has four connector sides and parts two chains: 708-709 and 706.
    assert_eq!(worth(Title::Corridorist, "I 706:10 707:33/2 708:63 709:21"), 2);
    assert_eq!(
        against(Title::Corridorist, "I 707:33 706:4 708:40"),
        [at(706), at(707), at(708)]
    );
    assert_eq!(against(Title::Corridorist, "I 707:33 706:4"), []);
}

fn trek(flight: Flight, ships: &[&str]) -> trucker::Trucker {
    let card = if flight == Flight::Three { "III-06" } else { "I-05" };
    game(flight, ships, card).as_trek()
}

fn won(trial: &Trial) -> Vec<(usize, Item, i16)> {
    let entries = trial.events.iter().filter_map(|event| match event {
        Event::Scored { seat, entry } => Some((seat.index(), entry.item, entry.credits)),
        _ => None,
    });
    entries
        .filter(|(_, item, _)| matches!(item, Item::TitleGained(_) | Item::TitleDefended(_)))
        .collect()
}

#[test]
fn whoever_is_best_at_several_titles_keeps_one_and_the_rest_pass_on() {
    let loaded = "I 607:104 706:63/r 707:52/2 708:21/y 807:77";
    let mut trial = Trial::with(trek(Flight::One, &[SLOOP, loaded]), "I-05", &[]);
    trial.fly_on();
    // The sloop is best at views, tiles (tie: it arrived ahead) and corridors; the freighter at freight alone, which it gets at once.
    assert_eq!(
        trial.offered(0),
        [Title::CruiseCaptain, Title::MasterEngineer, Title::Corridorist].map(Move::KeepTitle)
    );
    assert_eq!(
        trial.try_play(0, Move::KeepTitle(Title::FreightHauler)),
        Err(Refusal::TitleNotWon)
    );
    trial.play(0, Move::KeepTitle(Title::CruiseCaptain));
    assert_eq!(
        won(&trial),
        [
            (0, Item::TitleGained(Title::CruiseCaptain), 2),
            (1, Item::TitleGained(Title::FreightHauler), 2)
        ]
    );
    // Both have one; the others are nobody's. Then everybody is asked before the next flight.
    assert_eq!(trial.offered(0), [Move::FlyOn]);
    assert_eq!(trial.offered(1), [Move::FlyOn]);
}

#[test]
fn a_title_given_up_goes_to_the_next_best_without_one() {
    let mut trial = Trial::with(trek(Flight::One, &[SLOOP, GUNBOAT, FREIGHTER]), "I-05", &[]);
    trial.play(1, Move::Power(at(807))).play(1, Move::Spend(at(706)));
    trial.fly_on();
    trial.play(1, Move::Power(at(807))).play(1, Move::Spend(at(706)));
    // The gunboat came in first. It keeps power, the sloop is best at views alone; the freighter, left without, is asked about the others.
    assert_eq!(
        trial.offered(1),
        [Title::PowerTrucker, Title::MasterEngineer, Title::Corridorist].map(Move::KeepTitle)
    );
    trial.play(1, Move::KeepTitle(Title::PowerTrucker));
    assert_eq!(
        trial.offered(2),
        [Title::MasterEngineer, Title::Corridorist].map(Move::KeepTitle)
    );
    trial.play(2, Move::KeepTitle(Title::MasterEngineer));
    assert_eq!(won(&trial).len(), 3);
}

fn held(title: Title, gold: bool) -> Holding {
    Holding { title, gold }
}

#[test]
fn best_again_after_flight_two_turns_a_title_to_gold() {
    let game = trek(Flight::Two, &[SLOOP, GUNBOAT])
        .with_title(seat(0), held(Title::CruiseCaptain, false))
        .with_title(seat(1), held(Title::MasterEngineer, false));
    let mut trial = Trial::with(game, "I-05", &[]);
    trial.play(1, Move::Power(at(807))).play(1, Move::Spend(at(706)));
    trial.fly_on();
    trial.play(1, Move::Power(at(807))).play(1, Move::Spend(at(706)));
    // The gunboat has as many tiles as the sloop, which arrived ahead of it: its title is not defended and stays silver.
    assert_eq!(
        won(&trial),
        [(0, Item::TitleDefended(held(Title::CruiseCaptain, true)), 4)]
    );
}

#[test]
fn the_last_defence_pays_six_for_silver_and_twelve_for_gold() {
    for (gold, credits) in [(false, 6), (true, 12)] {
        let game = trek(Flight::Three, &[SLOOP]).with_title(seat(0), held(Title::CruiseCaptain, gold));
        let mut trial = Trial::with(game, "III-06", &[]);
        trial.fly_on();
        assert_eq!(
            won(&trial),
            [(0, Item::TitleDefended(held(Title::CruiseCaptain, gold)), credits)]
        );
        assert!(trial.is_over());
    }
}

#[test]
fn only_those_who_completed_the_flight_compete() {
    let game = trek(Flight::Two, &[SLOOP, FREIGHTER]).with_title(seat(0), held(Title::CruiseCaptain, false));
    let mut trial = Trial::with(game, "I-05", &[]);
    trial.play(0, Move::GiveUp).play(1, Move::FlyOn);
    assert_eq!(won(&trial), []);
}

#[test]
fn nobody_is_best_with_nothing() {
    // Nobody carries goods, has a tile that uses cells, or an alien: three titles stay with nobody, though a tie would go to the sloop.
    let mut trial = Trial::with(trek(Flight::One, &[SLOOP, FREIGHTER]), "I-05", &[]);
    trial.fly_on();
    trial.play(0, Move::KeepTitle(Title::CruiseCaptain));
    assert_eq!(
        trial.offered(1),
        [Title::MasterEngineer, Title::Corridorist].map(Move::KeepTitle)
    );
    for title in [
        Title::FreightHauler,
        Title::PowerTrucker,
        Title::Xenoquartermaster,
    ] {
        assert_eq!(
            trial.try_play(1, Move::KeepTitle(title)),
            Err(Refusal::TitleNotWon)
        );
    }
}

#[test]
fn a_title_is_not_defended_with_nothing() {
    let game = trek(Flight::Two, &[SLOOP]).with_title(seat(0), held(Title::FreightHauler, false));
    let mut trial = Trial::with(game, "I-05", &[]);
    trial.fly_on();
    assert_eq!(won(&trial), []);
}
