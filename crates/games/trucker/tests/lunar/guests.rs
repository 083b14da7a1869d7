//! Section 1 again, where a rule about VIPs is easily broken unseen: what goes with one who is lost, whose ship is meant, how often somebody is paid.

use serde_json::json;
use table::Game;
use table::{CardSet, Viewer};
use trucker::Item;
use trucker::cards::Cards;
use trucker::cards::missions::Mission;
use trucker::cards::tiles::Kind;
use trucker::cards::vips::Vip;
use trucker::events::Event;
use trucker::ids::{Alien, Flight, Good, Halves, Side};
use trucker::moves::{Move, Refusal};
use trucker::ship::contents::Crew;
use trucker::titles::Title;

use super::vips::{BLUE, CABINS, RED, YELLOW, flying, land, on, paid, yard};
use crate::common::{Yard, line, square, tiles};
use crate::flight::trials::{ARK, Trial, at, before, changed, game, seat};

// Titles and walking.

#[test]
fn d23_each_vip_aboard_is_a_type_of_crew() {
    let two = line("III 704:37/v1 705:36/purple 706:35/2 707:33/2 708:38/v13");
    assert_eq!(Title::PartyKing.worth(&two, tiles()), 4);
    let all = line("III 703:48/brown 704:37/v1 705:36/purple 706:35/2 707:33/2 708:38/v13 709:39/v7");
    assert_eq!(Title::PartyKing.worth(&all, tiles()), 6);
}

#[test]
fn a41_of_two_party_kings_the_one_who_arrived_ahead_has_the_title() {
    let ship = "I 607:103 706:8b/2 707:33/2 708:51/brown 709:139 807:76";
    let start = game(Flight::One, &[ship, ship], "I-04")
        .as_trek()
        .with_rockets(&[4, 9]);
    let start = changed(&start, |kept| kept["rules"]["modules"]["party"] = json!(true));
    let mut trial = Trial::with(start, "I-04", &[]);
    trial.fly_on();
    assert!(trial.offered(0).is_empty());
    trial.play(1, Move::KeepTitle(Title::PartyKing));
    let king = |number: usize| trial.view().truckers[number].title.map(|held| held.title);
    assert_eq!(king(1), Some(Title::PartyKing));
    assert_ne!(king(0), Some(Title::PartyKing));
    assert!(!trial.offered(0).contains(&Move::KeepTitle(Title::PartyKing)));
}

#[test]
fn t16_tiles_side_by_side_that_are_not_joined_are_a_walk_apart() {
    // 608 lies on 708: smooth side to smooth side, and a connector to a smooth side, which joins nothing either.
    for above in [47, 55] {
        let ship = line(&format!("I 607:54r 608:{above} 707:33 708:45"));
        assert_eq!(ship.walk(square(608), square(708)), Some(3), "{above}");
    }
}

#[test]
fn d66_a_side_with_a_connector_has_a_view_on_nothing() {
    // The cabin's left side has a connector, and far to the left stands a cannon.
    let ship = line("III 703:101 706:35");
    assert_eq!(ship.seen(square(706), Side::Left), None);
    assert!(ship.seen_from(square(706)).is_empty());
}

// Boarding and take-off.

#[test]
fn a33_nobody_takes_the_place_of_a_vip_who_is_replaced_where_nobody_may_live() {
    let settings = ["flight=1", "vips=yes", "mission=glow_delivery"];
    let mut yard = yard(&settings, [Vip::HurriedPolitician, BLUE, YELLOW], CABINS);
    yard.play(0, Move::Finish(1));
    let (cabin, vip) = (square(708), BLUE);
    yard.play(0, Move::BoardVip { square: cabin, vip });
    // No such ship comes about by play, for correction only takes away: the radioactive tile is put beside the VIP here.
    let mut kept = yard.kept();
    let cargo = kept["warehouse"]["cargo"].as_array_mut().unwrap();
    cargo.retain(|tile| *tile != json!(210));
    let ship = kept["players"][0]["ship"].as_array_mut().unwrap();
    ship.push(json!({"square": square(709), "tile": 210, "turned": "front", "load": 0}));
    yard.set(kept);
    yard.play(0, Move::Done);
    let seat = seat(0);
    assert!(
        yard.told.contains(&Event::VipReplaced {
            seat,
            square: cabin,
            vip
        }),
        "{:?}",
        yard.told
    );
    // Two in the starting cabin, two in the other one, nobody beside the cargo.
    let (crew, cells) = (4, 0);
    assert!(
        yard.told.contains(&Event::Loaded { seat, crew, cells }),
        "{:?}",
        yard.told
    );
    let placed = yard.trucker(0).ship.tiles;
    let there = placed.iter().find(|placed| placed.square == cabin).unwrap();
    assert_eq!(there.crew, Crew::None);
}

#[test]
fn no_alien_takes_the_place_of_a_vip_who_is_replaced() {
    // The engine beside the cabin is wrongly joined elsewhere and comes off; life support is joined to the cabin.
    let ship = "I 607:103 707:33 708:46 709:139 807:55 808:75";
    let cabin = square(708);
    let brown = Move::Board {
        square: cabin,
        alien: Alien::Brown,
    };
    for boards in [false, true] {
        let vips = [Vip::PropulsionEngineer, BLUE, YELLOW];
        let mut yard = yard(&["flight=1", "vips=yes"], vips, ship);
        yard.play(0, Move::Finish(1));
        let vip = Vip::PropulsionEngineer;
        if boards {
            yard.play(0, Move::BoardVip { square: cabin, vip });
        }
        while yard.offered(0).contains(&Move::Done) {
            yard.play(0, Move::Done);
        }
        yard.play(0, Move::Remove(square(808)));
        // Where nobody was replaced the alien may come.
        assert_eq!(yard.offered(0).contains(&brown), !boards);
    }
}

#[test]
fn a25_the_patient_brings_the_epidemic_to_his_own_ship_only() {
    let mut yard = Yard::begun(2, &["flight=1", "vips=yes"]);
    let mut state = yard.kept();
    state["lunar"]["vips"] = json!([RED, BLUE, Vip::QuarantinePatient]);
    yard.set(state);
    // On both ships two occupied cabins are joined.
    yard.with_ship(0, &line("I 607:103 706:47b 707:33 708:56 709:55 809:48"));
    yard.with_ship(1, &line("I 607:104 706:51b 707:34 708:45 807:74"));
    yard.play(0, Move::Finish(1)).play(1, Move::Finish(2));
    let (square, vip) = (square(809), Vip::QuarantinePatient);
    yard.play(0, Move::BoardVip { square, vip });
    for number in 0..2 {
        while yard.offered(number).contains(&Move::Done) {
            yard.play(number, Move::Done);
        }
    }
    let before_the_card = yard.told.split(|event| matches!(event, Event::CardTurned { .. }));
    let told = before_the_card.take(1).collect::<Vec<_>>().concat();
    assert!(
        told.contains(&Event::BroughtEpidemic { seat: seat(0) }),
        "{told:?}"
    );
    let ill = told.iter().filter_map(|event| match event {
        Event::CrewLost { seat, cabin, .. } => Some((seat.index(), cabin.number())),
        _ => None,
    });
    assert_eq!(ill.collect::<Vec<_>>(), [(0, 706), (0, 707)]);
}

// In flight.

#[test]
fn an_admiral_who_is_lost_takes_his_cubes_with_him() {
    let text = "I 606:101 607:102 608:103 706:47b/v1 707:33/2";
    let start = game(Flight::One, &[text], "S-23").with_vips([Vip::RetiredAdmiral, BLUE, YELLOW]);
    let start = changed(&start, |kept| {
        kept["players"][0]["lunar"]["cubes"] = json!([606, 607, 608]);
    });
    let cannons = |view: trucker::view::View| view.truckers[0].ship.strength.cannons;
    assert_eq!(cannons(start.view(Viewer::Everything)), Halves(9));
    let trial = Trial::with(start, "S-23", &[]);
    assert!(
        trial.view().truckers[0]
            .passengers
            .as_ref()
            .unwrap()
            .cubes
            .is_empty()
    );
    assert_eq!(cannons(trial.view()), Halves(6));
}

#[test]
fn a24_a_super_card_that_was_resolved_counts_for_the_engineer() {
    // Radiation without cells does nothing; then comes open space.
    let start = before(Flight::Two, &["II 707:33/2 708:45/v2 807:73"], &["S-20", "I-05"]);
    let mut trial = Trial::unturned(start.with_vips([Vip::PropulsionEngineer, BLUE, YELLOW]));
    trial.turn_next().turn_next();
    trial.play(0, Move::Double);
    let (seat, credits) = (seat(0), 1);
    assert!(trial.saw(&Event::Earned { seat, credits }), "{:?}", trial.events);
}

#[test]
fn d05_the_guru_is_paid_twice_for_a_card_and_again_for_the_next() {
    // Three batteries, each across him from a double engine.
    let text = "II 607:8/2 608:10/2 609:9/2 707:33/2 708:45/v14 807:93 808:95 809:92";
    let mut trial = on(Flight::Two, [RED, BLUE, Vip::EnergyGuru], text, "I-05", &[]);
    let paid = |trial: &Trial| trial.story(|event| matches!(event, Event::Earned { .. })).len();
    for (engine, battery, times) in [(809, 607, 1), (807, 609, 2), (808, 608, 2)] {
        trial
            .play(0, Move::Power(at(engine)))
            .play(0, Move::Spend(at(battery)));
        assert_eq!(paid(&trial), times);
    }
    trial.fly_on();
    trial.play(0, Move::Power(at(809))).play(0, Move::Spend(at(607)));
    assert_eq!(paid(&trial), 3);
}

#[test]
fn d05_a_cell_that_passes_on_a_crooked_line_does_not_please_the_guru() {
    // From 607 the cabin on 708 is the next on the diagonal; 810 is two rows and three columns away.
    let text = "II 605:9/2 607:8/2 707:33/2 708:45/v14 809:92 810:93";
    let mut trial = on(Flight::Two, [RED, BLUE, Vip::EnergyGuru], text, "I-05", &[]);
    trial.play(0, Move::Power(at(810))).play(0, Move::Spend(at(607)));
    assert!(
        trial
            .story(|event| matches!(event, Event::Earned { .. }))
            .is_empty()
    );
}

#[test]
fn d06_the_admiral_adds_a_whole_point_to_a_double_cannon_only_when_it_is_powered() {
    let strength = |text: &str| {
        let start = game(Flight::One, &[text], "I-04").with_vips([Vip::RetiredAdmiral, BLUE, YELLOW]);
        let start = changed(&start, |kept| {
            kept["players"][0]["lunar"]["cubes"] = json!([606, 607]);
        });
        let strength = start.view(Viewer::Everything).truckers[0].ship.strength;
        (strength.cannons, strength.cannons_powered)
    };
    // The single cannon and half a point; with a cell the double one and a whole point besides.
    assert_eq!(
        strength("I 606:126 607:102 706:47b/v1 707:33/2 807:8/1"),
        (Halves(3), Halves(9))
    );
    assert_eq!(
        strength("I 606:126 607:102 706:47b/v1 707:33/2 807:8"),
        (Halves(3), Halves(3))
    );
}

#[test]
fn the_surgeon_saves_nobody_who_stays_on_an_abandoned_ship() {
    let text = "I 706:47b/2 707:33/2 708:46/v5 807:73";
    let start = game(Flight::One, &[text], "I-17").with_vips([Vip::StarSurgeon, BLUE, YELLOW]);
    let start = changed(&start, |kept| {
        kept["players"][0]["lunar"]["charges"] = json!(3);
    });
    let mut trial = Trial::with(start, "I-17", &[]);
    trial.play(0, Move::Accept);
    trial
        .play(0, Move::GiveCrew(at(706)))
        .play(0, Move::GiveCrew(at(706)));
    assert_eq!(trial.offered(0), [Move::FlyOn, Move::GiveUp]);
}

#[test]
fn a_widow_who_flies_off_when_her_cluster_is_struck_is_not_lost() {
    // Saboteurs find the hold beside her; all she is connected to goes, and the crew with it.
    let text = "III 705:54 706:55 707:33/2 708:46/v10 709:23b 807:73 808:189";
    let start = game(Flight::Three, &[text, ARK], "III-04")
        .with_vips([RED, Vip::CautiousWidow, YELLOW])
        .with_mission(Mission::Carpooling);
    let mut trial = Trial::with(start, "III-04", &[4, 5, 3, 4]);
    assert!(trial.saw(&Event::WidowLeft { seat: seat(0) }));
    while let Some(by) = trial.game.turn().seats().first() {
        let mv = trial.offered(by.index())[0];
        trial.play_freely(by.index(), mv);
    }
    let fined = trial.events.iter().filter_map(|event| match event {
        Event::Scored { seat, entry } if matches!(entry.item, Item::MissionPenalty(_)) => Some(seat.index()),
        _ => None,
    });
    // Only the other one, who carried nobody.
    assert_eq!(fined.collect::<Vec<_>>(), [1]);
}

// Goods of the king.

const KING: [Vip; 3] = [Vip::SmugglerKing, BLUE, YELLOW];

#[test]
fn a26_goods_may_be_moved_once_more_between_the_last_card_and_the_sale() {
    let text = "I 706:55 707:33/2 708:45/v4 709:21b/b 807:73";
    let start = game(Flight::One, &[text, ARK], "I-04").with_vips(KING);
    let mut trial = Trial::with(start, "I-04", &[]);
    trial.fly_on();
    // The last card is over: only he is asked, and nobody can give up any more.
    assert_eq!(trial.view().flying.unwrap().cards_left, 0);
    assert_eq!(trial.offered(0), [Move::FlyOn, Move::Rearrange]);
    assert!(trial.offered(1).is_empty());
    assert_eq!(trial.try_play(0, Move::GiveUp), Err(Refusal::NotNow));
    let good = Good::Blue;
    trial
        .play(0, Move::Rearrange)
        .play(0, Move::Lift { good, hold: at(709) });
    trial
        .play(0, Move::Stow { good, hold: at(706) })
        .play(0, Move::Done);
    assert_eq!(trial.offered(0), [Move::FlyOn]);
    trial.play_freely(0, Move::FlyOn);
    assert!(trial.is_over());
    // He does not fly on: nothing is left to fly through.
    assert!(trial.saw(&Event::ComesIn { seat: seat(0) }));
    let flown_on = trial.story(|event| matches!(event, Event::FliesOn { seat } if seat.index() == 0));
    assert_eq!(flown_on.len(), 2);
    let sold = trial.events.iter().find_map(|event| match event {
        Event::Scored { seat, entry } if seat.index() == 0 && matches!(entry.item, Item::Goods(_)) => {
            Some(entry.credits)
        }
        _ => None,
    });
    assert_eq!(sold, Some(2));
}

#[test]
fn a26_without_the_king_or_without_goods_nobody_is_asked_after_the_last_card() {
    for text in [
        "I 706:55 707:33/2 708:45/v4 709:21b 807:73",
        "I 706:55 707:33/2 708:45/2 709:21b/b 807:73",
    ] {
        let mut trial = Trial::with(game(Flight::One, &[text], "I-04").with_vips(KING), "I-04", &[]);
        trial.fly_on();
        assert!(trial.is_over(), "{text}");
    }
}

#[test]
fn r5_goods_are_stowed_though_every_special_hold_there_is_is_full_of_them() {
    let special = tiles().all().filter(|(_, tile)| tile.kind == Kind::SpecialHold);
    let squares = [606, 607, 608, 706, 708, 709, 705, 806, 807];
    let mut text = "III 707:33/2 805:45/v4 808:55 809:54".to_owned();
    for ((id, tile), square) in special.zip(squares) {
        let reds = "r".repeat(usize::from(tile.capacity));
        text += &format!(" {square}:{}/{reds}", id.number());
    }
    let reds = |trial: &Trial| {
        let (_, ship) = trucker::ship::notation::read(&trial.ship(0), Cards::standard()).unwrap();
        ship.all_goods(tiles()).of(Good::Red)
    };
    let mut trial = on(Flight::Three, KING, &text, "I-13", &[]);
    assert_eq!(reds(&trial), 12);
    trial.play(0, Move::Land(0));
    let good = Good::Red;
    for hold in [808, 809].map(at) {
        trial.play(0, Move::Stow { good, hold });
    }
    assert_eq!(reds(&trial), 14);
}

// Rewards.

#[test]
fn a14_doubles_are_no_type_of_their_own_and_each_cargo_is() {
    // Cannons, engines, holds, life supports, cabins: five types of two kinds each; and four kinds of cargo.
    let text = "III 703:101 704:126 605:157 606:175 607:191 608:207 609:21 705:62 706:139 707:33/2 708:45/v9 709:145 806:73 807:92";
    let vips = [RED, Vip::SpoiledRichKid, YELLOW];
    let view = land(flying(Flight::One, vips, &[text]));
    assert_eq!(paid(&view, 0, Vip::SpoiledRichKid), Some(9));
}

#[test]
fn the_king_of_smugglers_pays_nothing_of_his_own() {
    let view = land(flying(
        Flight::Two,
        KING,
        &["I 707:33/2 708:45/v4 709:21b/b 807:73"],
    ));
    assert_eq!(paid(&view, 0, Vip::SmugglerKing), None);
}

#[test]
fn the_insurer_pays_for_nothing_when_the_flight_is_given_up() {
    let start = flying(Flight::One, [RED, BLUE, YELLOW], &["I 707:33/2 708:45/v6 807:73"]);
    let start = changed(&start, |kept| {
        let lost: Vec<_> = (101..104)
            .map(|tile| json!({"tile": tile, "loss": "destroyed"}))
            .collect();
        kept["players"][0]["lost"] = json!(lost);
    });
    let losses = |quitters: &[usize]| {
        let view = super::missions::land(start.clone(), quitters);
        let account = view.truckers[0].account.clone();
        account.iter().find_map(|entry| match entry.item {
            Item::Losses(_) | Item::CoveredLosses { .. } => Some(entry.credits),
            _ => None,
        })
    };
    assert_eq!((losses(&[]), losses(&[0])), (Some(0), Some(-3)));
}

#[test]
fn the_marathoner_pays_for_three_steps_and_three_for_each_level_at_most() {
    // Seven steps: the row above turns its smooth sides to the one below.
    let text = "III 707:33/2 708:54 709:57 710:53 711:55 809:45/v16 810:60 811:58";
    let vips = [RED, BLUE, Vip::LunarMarathoner];
    let pays = |flight: Flight| paid(&land(flying(flight, vips, &[text])), 0, Vip::LunarMarathoner);
    assert_eq!(pays(Flight::One), Some(6));
    assert_eq!(pays(Flight::Two), Some(7));
}

#[test]
fn the_critic_pays_more_for_all_four_colours() {
    let text = "III 608:22/g 706:62r/r 707:33/2 708:45/v18 709:25/by 807:73";
    let view = land(flying(Flight::One, [RED, BLUE, YELLOW], &[text]));
    assert_eq!(paid(&view, 0, YELLOW), Some(4 * 2 + 2));
}

#[test]
fn the_activist_pays_for_cells_around_her_and_for_no_others() {
    let text = "II 607:14b/3 705:9/2 706:55 707:33/2 708:45/v15 807:73";
    let vips = [RED, BLUE, Vip::EcoActivist];
    let view = land(flying(Flight::One, vips, &[text]));
    assert_eq!(paid(&view, 0, Vip::EcoActivist), Some(2 + 3));
}
