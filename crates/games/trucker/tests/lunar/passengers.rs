//! Section 1 again, in the corners: why a cabin does not suit a VIP, treks, what each VIP pays, and what VIPs do together with other cards.

use std::collections::BTreeSet;

use serde_json::json;
use table::{CardSet, Game, Viewer};

use trucker::cards::Cards;
use trucker::cards::missions::Mission;
use trucker::cards::vips::Vip;
use trucker::events::Event;
use trucker::ids::{Flight, Good, Halves, Loss, Side, multiplied};
use trucker::moves::{Move, Refusal};
use trucker::view::TruckerView;
use trucker::{Item, Unmet};

use super::vips::{BLUE, CABINS, RED, YELLOW, flying, land, lost, on, paid, suitable, yard};
use crate::common::{self, Yard, square};
use crate::flight::trials::{Trial, at, changed, game, seat};

/// Why a cabin does not suit a VIP, as the page is told while the ship is built.
fn why(vip: Vip, text: &str, cabin: u16) -> Option<Unmet> {
    let vips = [RED, BLUE, YELLOW].map(|other| {
        let colour = |vip: Vip| Cards::standard().vips.of(vip).colour;
        if colour(other) == colour(vip) { vip } else { other }
    });
    let yard = yard(&["flight=1", "vips=yes"], vips, text);
    let aids = yard.game.aids(Viewer::Seat(seat(0))).unwrap();
    let aid = aids.vips.iter().find(|aid| aid.vip == vip).unwrap();
    let unsuited = aid
        .unsuited
        .iter()
        .find(|unsuited| unsuited.cabin == square(cabin));
    assert_eq!(unsuited.is_none(), aid.suited.has(square(cabin)));
    unsuited.map(|unsuited| unsuited.unmet)
}

#[test]
fn the_page_is_told_why_each_cabin_does_not_suit() {
    let far = "I 607:103 706:47b 707:33 708:56 709:55 809:48";
    let joined = "I 707:33 708:46 709:63 808:53";
    let cases = [
        (Vip::RetiredAdmiral, CABINS, 708, Unmet::NoCannonInView),
        (Vip::PropulsionEngineer, CABINS, 708, Unmet::NoEngineConnected),
        (Vip::SmugglerKing, CABINS, 708, Unmet::NoStructuralConnected),
        (Vip::StarSurgeon, far, 809, Unmet::NoCabinConnected),
        (Vip::FoodCritic, CABINS, 708, Unmet::NoHoldConnected),
        (
            Vip::HurriedPolitician,
            "I 707:33 809:48",
            809,
            Unmet::NoWayToStart,
        ),
        (
            Vip::HurriedPolitician,
            far,
            809,
            Unmet::TooFarFromStart { have: 3, need: 2 },
        ),
        (
            Vip::LunarMarathoner,
            CABINS,
            708,
            Unmet::TooCloseToStart { have: 1, need: 4 },
        ),
        (
            Vip::GalacticInsurer,
            CABINS,
            708,
            Unmet::ExposedConnector { side: Side::Right },
        ),
        (
            Vip::SuperstitiousCelebrity,
            "I 707:33 708:46 709:63 808:11",
            708,
            Unmet::SameSides { have: 2 },
        ),
        (
            Vip::FengShuiMaster,
            CABINS,
            708,
            Unmet::ExposedConnector { side: Side::Right },
        ),
        (
            Vip::FengShuiMaster,
            "I 707:33 708:45 709:55",
            708,
            Unmet::NotMatched { side: Side::Right },
        ),
        (
            Vip::SpoiledRichKid,
            CABINS,
            708,
            Unmet::TooFewTypes { have: 3, need: 4 },
        ),
        (
            Vip::CautiousWidow,
            CABINS,
            708,
            Unmet::TooFewConnections { have: 1, need: 3 },
        ),
        (
            Vip::AmateurAstronomer,
            joined,
            708,
            Unmet::TooFewViews { have: 1, need: 2 },
        ),
        (
            Vip::AgoraphobicHeiress,
            CABINS,
            708,
            Unmet::NotEnclosed { side: Side::Front },
        ),
        (
            Vip::QuarantinePatient,
            CABINS,
            708,
            Unmet::CabinNearby { cabin: square(707) },
        ),
        (Vip::EnergyGuru, CABINS, 708, Unmet::NoBatteryInLine),
        (Vip::EcoActivist, CABINS, 708, Unmet::NoBatteryNearby),
        (
            Vip::ThrillSeeker,
            "I 608:101 707:33 708:46",
            708,
            Unmet::NoOpenView,
        ),
    ];
    for (vip, ship, cabin, unmet) in cases {
        assert_eq!(why(vip, ship, cabin), Some(unmet), "{vip:?}");
    }
    assert_eq!(why(Vip::AmateurAstronomer, CABINS, 708), None);
}

#[test]
fn a39_no_vip_lives_beside_radioactive_cargo() {
    let settings = ["flight=1", "vips=yes", "mission=glow_delivery"];
    let yard = yard(&settings, [RED, BLUE, YELLOW], "I 707:33 708:45 809:207");
    let aids = yard.game.aids(Viewer::Seat(seat(0))).unwrap();
    let aid = aids.vips.iter().find(|aid| aid.vip == BLUE).unwrap();
    assert_eq!(aid.unsuited[0].unmet, Unmet::Radioactive);
}

#[test]
fn no_vip_lives_in_the_starting_cabin_and_the_gold_title_keeps_them_away() {
    let mut yard = yard(&["flight=1", "vips=yes"], [RED, BLUE, YELLOW], CABINS);
    yard.play(0, Move::Finish(1));
    let refused = |unmet| Refusal::DoesNotSuit { vip: BLUE, unmet };
    let start = Move::BoardVip {
        square: square(707),
        vip: BLUE,
    };
    assert_eq!(yard.rule(0, start), refused(Unmet::StartingCabin));
    // A23 and A41: around life support the gold side of the Party King lets no human live.
    let mut golden = super::vips::yard(
        &["flight=1", "vips=yes"],
        [RED, BLUE, YELLOW],
        "I 707:33 708:45 809:139",
    );
    let mut kept = golden.kept();
    kept["players"][0]["title"] = json!({"title": "party_king", "gold": true});
    golden.set(kept);
    let aids = golden.game.aids(Viewer::Seat(seat(0))).unwrap();
    let aid = aids.vips.iter().find(|aid| aid.vip == BLUE).unwrap();
    assert_eq!(aid.unsuited[0].unmet, Unmet::KeptFree);
}

#[test]
fn t15_the_celebrity_with_four_connections_wants_one_two_three_and_four_sides() {
    let four = "II 608:53b 707:33 708:36 709:24 808:73";
    assert_eq!(suitable(Vip::SuperstitiousCelebrity, "flight=2", four), [708]);
    // A hold with three sides instead of two.
    let twice = "II 608:53b 707:33 708:36 709:65 808:73";
    assert!(suitable(Vip::SuperstitiousCelebrity, "flight=2", twice).is_empty());
}

#[test]
fn each_flight_of_a_trek_turns_up_new_vips_and_deals_the_cabins_anew() {
    let settings = ["flight=trek", "building=turns", "vips=yes"].map(str::to_owned);
    let (mut open, mut seen) = (None, BTreeSet::new());
    common::at_random(&settings, 3, 4, |game, _| {
        let view = game.view(Viewer::Everything);
        if view.vips != open {
            open = view.vips;
            for vip in open.into_iter().flatten() {
                assert!(seen.insert(vip), "{vip:?} came up twice");
            }
            let cabins = common::tiles().vip_cabins();
            let given = |trucker: &TruckerView| {
                let placed = trucker.ship.tiles.iter().map(|placed| placed.tile);
                let held = trucker.hand.map(|hand| hand.tile);
                let mut all = trucker.reserve.iter().copied().chain(placed).chain(held);
                all.any(|tile| cabins.contains(&tile))
            };
            assert!(view.truckers.iter().all(given));
        }
    });
    assert_eq!(seen.len(), 9);
}

#[test]
fn a19_vips_travel_in_the_learning_flight_with_the_first_level() {
    let yard = Yard::new(2, &["flight=learning", "vips=yes"]);
    assert!(yard.view().vips.is_some());
    let text = "I 707:33/2 708:45/v11 807:73";
    let view = land(flying(Flight::Learning, [RED, BLUE, YELLOW], &[text]));
    assert_eq!(paid(&view, 0, BLUE), Some(4));
}

#[test]
fn a38_a_vip_whose_cabin_comes_off_at_the_check_never_boarded() {
    // The cabin 808 touches the ship by a wrong joint alone.
    let ship = "I 607:103 706:47b 707:33 807:73 808:38";
    let mut yard = yard(&["flight=1", "vips=yes"], [RED, BLUE, YELLOW], ship);
    yard.play(0, Move::Finish(1));
    let (square, vip) = (square(808), BLUE);
    yard.play(0, Move::BoardVip { square, vip });
    while yard.offered(0).contains(&Move::Done) {
        yard.play(0, Move::Done);
    }
    while let Some(mv) = yard.offered(0).into_iter().find(|mv| match mv {
        Move::Keep(at) => at.number() == 607,
        Move::Remove(at) => at.number() == 808,
        _ => false,
    }) {
        yard.play(0, mv);
    }
    let passengers = yard.trucker(0).passengers.unwrap();
    assert!(passengers.boarded.is_empty(), "{:?}", yard.told);
    assert!(
        !yard
            .told
            .iter()
            .any(|event| matches!(event, Event::CrewLost { .. }))
    );
}

#[test]
fn every_vip_pays_what_the_card_says() {
    let cases: [(Vip, Flight, &str, i16); 19] = [
        (Vip::RetiredAdmiral, Flight::Two, "I 707:33/2 708:45/v1 807:73", 4),
        (
            Vip::PropulsionEngineer,
            Flight::Three,
            "I 707:33/2 708:45/v2 807:73",
            1,
        ),
        (Vip::StarSurgeon, Flight::One, "I 707:33/2 708:45/v5 807:73", 2),
        (
            Vip::GalacticInsurer,
            Flight::Three,
            "I 707:33/2 708:45/v6 807:73",
            6,
        ),
        (
            Vip::SuperstitiousCelebrity,
            Flight::Two,
            "I 707:33/2 708:45/v7 807:73",
            2,
        ),
        (Vip::FengShuiMaster, Flight::Two, "I 707:33/2 708:45/v8 807:73", 4),
        // Cannon, engine and cabin are three types; at level II half as much again, rounded down.
        (
            Vip::SpoiledRichKid,
            Flight::One,
            "I 607:103 707:33/2 708:45/v9 807:73",
            3,
        ),
        (
            Vip::SpoiledRichKid,
            Flight::Two,
            "I 607:103 707:33/2 708:45/v9 807:73",
            4,
        ),
        (
            Vip::SpoiledRichKid,
            Flight::Three,
            "I 607:103 707:33/2 708:45/v9 807:73",
            6,
        ),
        (
            Vip::CautiousWidow,
            Flight::Two,
            "I 707:33/2 708:45/v10 807:73",
            10,
        ),
        (
            Vip::AmateurAstronomer,
            Flight::Three,
            "I 707:33/2 708:45/v11 807:73",
            12,
        ),
        // Her cabin has a view by now.
        (
            Vip::AgoraphobicHeiress,
            Flight::Two,
            "I 707:33/2 708:45/v12 807:73",
            4,
        ),
        (
            Vip::AgoraphobicHeiress,
            Flight::Two,
            "I 608:53b 707:33/2 708:46/v12 709:63 808:73",
            8,
        ),
        (
            Vip::QuarantinePatient,
            Flight::Two,
            "I 707:33/2 708:45/v13 807:73",
            8,
        ),
        (Vip::EnergyGuru, Flight::Three, "I 707:33/2 708:45/v14 807:73", 3),
        (
            Vip::EcoActivist,
            Flight::One,
            "I 607:14b/3 707:33/2 708:45/v15 807:73",
            5,
        ),
        (
            Vip::LunarMarathoner,
            Flight::One,
            "I 707:33/2 708:56 709:55 809:48/v16 807:73",
            3,
        ),
        (Vip::ThrillSeeker, Flight::Two, "I 707:33/2 708:45/v17 807:73", 2),
        (
            Vip::FoodCritic,
            Flight::Three,
            "I 707:33/2 708:45/v18 709:25/by 706:62r/r 807:73",
            9,
        ),
    ];
    for (vip, flight, text, credits) in cases {
        let vips = [RED, BLUE, YELLOW].map(|other| {
            let colour = |vip: Vip| Cards::standard().vips.of(vip).colour;
            if colour(other) == colour(vip) { vip } else { other }
        });
        let view = land(flying(flight, vips, &[text]));
        assert_eq!(paid(&view, 0, vip), Some(credits), "{vip:?} {text}");
    }
}

#[test]
fn what_was_counted_when_they_boarded_is_paid_and_unused_charges_are() {
    let counted = |number: u16, vip: Vip, field: &str, vips: [Vip; 3]| {
        let text = format!("I 707:33/2 708:45/v{number} 807:73");
        let start = flying(Flight::One, vips, &[&text]);
        let start = changed(&start, |kept| kept["players"][0]["lunar"][field] = json!(3));
        paid(&land(start), 0, vip)
    };
    let blue = |vip| [RED, vip, YELLOW];
    assert_eq!(
        counted(
            7,
            Vip::SuperstitiousCelebrity,
            "counted",
            blue(Vip::SuperstitiousCelebrity)
        ),
        Some(7)
    );
    assert_eq!(
        counted(8, Vip::FengShuiMaster, "counted", blue(Vip::FengShuiMaster)),
        Some(5)
    );
    assert_eq!(
        counted(5, Vip::StarSurgeon, "charges", [Vip::StarSurgeon, BLUE, YELLOW]),
        Some(5)
    );
}

#[test]
fn a26_goods_of_the_king_sell_for_double_and_stay_where_they_are_without_him() {
    let goods = |text: &str| {
        let view = land(flying(Flight::One, [Vip::SmugglerKing, BLUE, YELLOW], &[text]));
        let account = view.truckers[0].account.clone();
        let sold = account.iter().find(|entry| matches!(entry.item, Item::Goods(_)));
        sold.map(|entry| entry.credits)
    };
    // Red is worth 4, blue 1.
    assert_eq!(goods("I 707:33/2 708:45/v4 706:55/r 709:21/b 807:73"), Some(9));
    assert_eq!(goods("I 707:33/2 708:45/2 706:55/r 709:21/b 807:73"), Some(5));
    // Without him nothing is taken out of the module, and nothing goes in.
    let text = "I 707:33/2 708:45/2 706:55/b 705:54 807:73 709:21";
    let mut trial = on(Flight::One, [Vip::SmugglerKing, BLUE, YELLOW], text, "I-04", &[]);
    assert_eq!(trial.try_play(0, Move::Rearrange), Err(Refusal::NotNow));
    let mut planet = on(Flight::One, [Vip::SmugglerKing, BLUE, YELLOW], text, "I-13", &[]);
    planet.play(0, Move::Land(1));
    let good = Good::Blue;
    assert_eq!(
        planet.try_play(0, Move::Lift { good, hold: at(706) }),
        Err(Refusal::NoSuchGood)
    );
    assert_eq!(
        planet.try_play(0, Move::Stow { good, hold: at(705) }),
        Err(Refusal::NoHold)
    );
}

#[test]
fn a40_who_gives_up_gets_nothing_from_vips() {
    let text = "I 707:33/2 708:45/v11 807:73";
    let mut trial = on(Flight::One, [RED, BLUE, YELLOW], text, "I-04", &[]);
    trial.play(0, Move::GiveUp);
    assert_eq!(paid(&trial.view(), 0, BLUE), None);
}

#[test]
fn the_thrill_seeker_is_paid_once_for_each_card_that_destroys_something() {
    // Pirates shoot three times at a ship without shields; nothing stops a heavy shot.
    let text = "I 607:56 707:33/2 706:53b 708:45/v17 807:73";
    let vips = [RED, BLUE, Vip::ThrillSeeker];
    let trial = on(Flight::One, vips, text, "I-03", &[3, 4, 3, 3, 1, 1]);
    let earned = trial.story(|event| matches!(event, Event::Earned { .. }));
    assert!(lost(&trial, Loss::Destroyed).len() >= 2, "{:?}", trial.events);
    assert_eq!(earned.len(), 1);
}

#[test]
fn the_admiral_marks_what_he_sees_when_he_boards_and_takes_it_with_him() {
    // 706 sees the cannon above it.
    let vips = [Vip::RetiredAdmiral, BLUE, YELLOW];
    let ship = "I 606:105 607:113 706:47b 707:33 807:73";
    let mut yard = Yard::begun(2, &["flight=1", "vips=yes"]);
    let mut state = yard.kept();
    state["lunar"]["vips"] = json!(vips);
    yard.set(state);
    yard.with_ship(0, &common::line(ship));
    // The other one has an alien to think about, so that nobody takes off yet.
    yard.with_ship(1, &common::line("I 707:34 708:45 709:139"));
    yard.play(0, Move::Finish(1));
    yard.play(1, Move::Finish(2));
    yard.play(
        0,
        Move::BoardVip {
            square: square(706),
            vip: Vip::RetiredAdmiral,
        },
    );
    for number in 0..2 {
        while yard.offered(number).contains(&Move::Done) {
            yard.play(number, Move::Done);
        }
    }
    let trucker = yard.trucker(0);
    assert_eq!(
        trucker.passengers.as_ref().unwrap().cubes.iter().next(),
        Some(square(606))
    );
    // Two single cannons to the front, and half a point.
    assert_eq!(trucker.ship.strength.cannons, Halves(5));
}

#[test]
fn the_engineer_gets_a_ship_through_a_black_hole() {
    // Engines 3: doubled they are more than the 5 of the hole.
    let text = "II 707:33/2 708:45/v2 709:55 809:74 706:56 806:76 807:73";
    let vips = [Vip::PropulsionEngineer, BLUE, YELLOW];
    let mut trial = on(Flight::Two, vips, text, "S-01", &[]);
    assert_eq!(trial.view().flying.unwrap().plan.unwrap().power, 3);
    trial.play(0, Move::Double);
    assert_eq!(trial.view().flying.unwrap().plan.unwrap().power, 6);
    // Nothing is final before the owner says so: she can still stay.
    trial
        .play(0, Move::TakeBack(at(708)))
        .play(0, Move::Double)
        .play(0, Move::Done);
    assert!(trial.saw(&Event::PassedHole { seat: seat(0) }));
    assert_eq!(trial.view().truckers[0].ship.strength.crew, 2);
    assert!(trial.view().truckers[0].lost.is_empty());
}

/// The widow in 708, connected to the starting cabin, a hold and an explosive; engines and modules elsewhere.
const WIDOW: &str =
    "III 707:33/2 708:46/v10 709:23b 808:189 706:55 705:54 704:57 703:58 605:17l 607:14b 807:73";
const WITH_WIDOW: [Vip; 3] = [RED, Vip::CautiousWidow, YELLOW];

#[test]
fn a45_a_widow_lost_as_crew_leaves_the_tiles() {
    let text = "III 707:33/2 708:46/v10 709:23b 808:189 706:47b/2 807:73";
    let mut trial = on(Flight::One, WITH_WIDOW, text, "I-01", &[]);
    trial.play(0, Move::GiveCrew(at(708)));
    assert!(!trial.saw(&Event::WidowLeft { seat: seat(0) }));
    assert!(trial.view().truckers[0].ship.notation.contains("708:46"));
}

#[test]
fn a34_the_widows_cluster_is_one_component_where_components_are_given_up() {
    let mut trial = on(Flight::One, WITH_WIDOW, WIDOW, "S-01", &[]);
    let before = trial.view().flying.unwrap().plan.unwrap();
    // The hole asks for 4 and the ship has 1: six components.
    assert_eq!((before.needed, before.counted), (6, 0));
    trial.play(0, Move::Abandon(at(709)));
    let plan = trial.view().flying.unwrap().plan.unwrap();
    assert!(plan.gone.has(at(707)) && plan.gone.has(at(708)) && plan.gone.has(at(808)));
    // The four of the cluster are one; what fell off with them counts by itself, and the engine no longer does.
    let cluster = [707, 708, 709, 808].map(at);
    let others = plan
        .gone
        .iter()
        .filter(|square| !cluster.contains(square))
        .count() as i16;
    assert_eq!(plan.counted, 1 + others);
}

#[test]
fn the_widow_in_the_traffic_jam_pays_for_one_rocket_with_all_of_her_cluster() {
    // Two engines, and the widow in 709 with three components around her.
    let text = "III 707:33/2 708:55 709:46/v10 710:23b 809:189 706:56 806:76 807:73";
    let start = game(Flight::One, &[text, crate::flight::trials::ARK], "I-05")
        .with_mission(Mission::TrafficJam)
        .with_vips(WITH_WIDOW)
        .with_rockets(&[3, 4]);
    let mut trial = Trial::with(start, "I-05", &[]);
    // Without the starting cabin the engines would hang on nothing.
    assert_eq!(
        trial.try_play(0, Move::Abandon(at(707))),
        Err(Refusal::WouldBreakUp)
    );
    trial.play(0, Move::Abandon(at(710)));
    assert_eq!(lost(&trial, Loss::Abandoned), [708, 709, 710, 809]);
    assert!(trial.saw(&Event::WidowLeft { seat: seat(0) }));
    let order = trial.view().flying.unwrap().order;
    assert_eq!(order, [0, 1].map(seat));
}

#[test]
fn corrosive_dust_on_one_tile_of_the_cluster_takes_all_of_it() {
    // The single cannon beside the widow has an exposed connector.
    let text = "II 707:33/2 708:37/v10 709:24b 608:109 808:78 706:55 807:73";
    let trial = on(Flight::One, WITH_WIDOW, text, "S-21", &[]);
    assert!(trial.saw(&Event::WidowLeft { seat: seat(0) }));
    assert!(lost(&trial, Loss::Fallen).contains(&709), "{:?}", trial.events);
}

#[test]
fn carpooling_brings_vips_and_charges_who_carries_none() {
    let yard = Yard::begun(2, &["flight=2", "mission=carpooling"]);
    assert!(yard.view().vips.is_some());
    let text = "I 707:33/2 708:45/2 807:73";
    let start = flying(Flight::Two, [RED, BLUE, YELLOW], &[text]).with_mission(Mission::Carpooling);
    let view = land(start);
    let fine = view.truckers[0]
        .account
        .iter()
        .find(|entry| matches!(entry.item, Item::MissionPenalty(_)));
    assert_eq!(fine.map(|entry| entry.credits), Some(-4));
}

#[test]
fn a43_politicians_move_from_the_leader_on() {
    let vips = [Vip::HurriedPolitician, BLUE, YELLOW];
    let mut yard = Yard::begun(2, &["flight=1", "vips=yes"]);
    let mut state = yard.kept();
    state["lunar"]["vips"] = json!(vips);
    yard.set(state);
    for number in 0..2 {
        let text = if number == 0 {
            CABINS.to_owned()
        } else {
            "I 607:104 706:51b 707:34 708:48 807:74".to_owned()
        };
        yard.with_ship(number, &common::line(&text));
    }
    // The second trucker starts in front.
    yard.play(1, Move::Finish(1));
    yard.play(0, Move::Finish(2));
    for number in 0..2 {
        let board = yard.offered(number).into_iter().find(|mv| {
            matches!(
                mv,
                Move::BoardVip {
                    vip: Vip::HurriedPolitician,
                    ..
                }
            )
        });
        yard.play(number, board.unwrap());
        while yard.offered(number).contains(&Move::Done) {
            yard.play(number, Move::Done);
        }
    }
    for number in 0..2 {
        while let Some(mv) = yard
            .offered(number)
            .into_iter()
            .find(|mv| matches!(mv, Move::Loaded))
        {
            yard.play(number, mv);
        }
    }
    let moved: Vec<usize> = yard
        .told
        .iter()
        .filter_map(|event| match event {
            Event::Moved { seat, .. } => Some(seat.index()),
            _ => None,
        })
        .collect();
    // What comes after that is the first card.
    assert_eq!(moved[..2], [1, 0], "{:?}", yard.told);
}

#[test]
fn t12_t13_and_d65_doubling_adds_the_amount_once_more() {
    assert_eq!(multiplied(6, &[]), 6);
    assert_eq!(multiplied(4, &[2, 2]), 12);
    assert_eq!(multiplied(6, &[2, 2]), 18);
    assert_eq!(multiplied(6, &[2, 3]), 24);
}

#[test]
fn d32_a_trek_with_a_mission_on_each_flight_pays_ten_twenty_and_thirty_in_advance() {
    let settings = ["flight=trek", "building=turns", "mission=carpooling"].map(str::to_owned);
    let (mut flight, mut before, mut advances) = (None, 0, Vec::new());
    common::at_random(&settings, 1, 2, |game, _| {
        let view = game.view(Viewer::Everything);
        let credits = view.truckers[0].credits;
        if flight.is_some_and(|last| last != view.flight) {
            advances.push(credits - before);
        }
        flight = Some(view.flight);
        before = credits;
    });
    assert_eq!(advances, [20, 30]);
    assert_eq!(
        Yard::begun(1, &["flight=trek", "mission=carpooling"])
            .trucker(0)
            .credits,
        10
    );
}

#[test]
fn d62_decks_after_building_in_turns_have_12_16_and_20_cards() {
    let deck = |settings: &[&str]| {
        let view = Yard::new(2, settings).view();
        let open: u8 = view.piles.iter().map(|pile| pile.size).sum();
        open + view.hidden_pile
    };
    for (flight, all, visible) in [("flight=1", 12, 11), ("flight=2", 16, 15), ("flight=3", 20, 19)] {
        assert_eq!(deck(&[flight, "building=turns"]), all);
        assert_eq!(
            deck(&[flight, "building=turns", "extra_cards=visible_piles"]),
            visible
        );
        assert_eq!(deck(&[flight]), all - 4);
    }
}
