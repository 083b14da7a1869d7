//! Section 1: VIPs. In ships `v1` is the first of the list, the admiral, `v18` the last, the critic.

use table::{Actor, CardSet, Chance, Game, Millis, Moment, Told, Viewer};
use trucker::cards::Cards;
use trucker::cards::missions::Mission;
use trucker::cards::vips::{Vip, VipColour};
use trucker::events::Event;
use trucker::ids::{Flight, Halves, Loss, Side};
use trucker::moves::{Move, Refusal};
use trucker::ship::contents::Crew;
use trucker::view::View;
use trucker::{Item, Trucker, Unmet};

use crate::common::{Yard, line, square, tiles};
use crate::flight::trials::{Trial, at, changed, game, seat, ship};

pub(super) const RED: Vip = Vip::GalacticInsurer;
pub(super) const BLUE: Vip = Vip::AmateurAstronomer;
pub(super) const YELLOW: Vip = Vip::FoodCritic;

/// A table with these VIPs open, whose first trucker has this ship.
pub(super) fn yard(settings: &[&str], vips: [Vip; 3], text: &str) -> Yard {
    let mut yard = Yard::begun(1, settings);
    let mut state = yard.kept();
    state["lunar"]["vips"] = serde_json::json!(vips);
    yard.set(state);
    yard.with_ship(0, &line(text));
    yard
}

/// The cabins that suit a VIP on this ship, as the page is told.
pub(super) fn suitable(vip: Vip, flight: &str, text: &str) -> Vec<u16> {
    let card = Cards::standard().vips.of(vip);
    let vips = match card.colour {
        VipColour::Red => [vip, BLUE, YELLOW],
        VipColour::Blue => [RED, vip, YELLOW],
        VipColour::Yellow => [RED, BLUE, vip],
    };
    let yard = yard(&[flight, "vips=yes"], vips, text);
    let aids = yard.game.aids(Viewer::Seat(seat(0))).unwrap();
    let aid = aids.vips.iter().find(|aid| aid.vip == vip).unwrap();
    aid.suited.iter().map(trucker::ids::Square::number).collect()
}

/// A flight of these ships with VIPs, one card of stardust to come.
pub(super) fn flying(flight: Flight, vips: [Vip; 3], ships: &[&str]) -> Trucker {
    let ships: Vec<_> = ships.iter().map(|text| ship(text)).collect();
    let deck = ["I-04".parse().unwrap()];
    let game = Trucker::in_flight(Cards::standard(), flight, &ships, &deck).unwrap();
    game.with_vips(vips)
}

pub(super) fn land(mut game: Trucker) -> View {
    while let Some(by) = game.turn().seats().first() {
        let (mut chance, mut told) = (Chance::fast(1), Told::deaf());
        let moment = &mut Moment {
            chance: &mut chance,
            told: &mut told,
            now: Millis(0),
        };
        game.play(Actor::Seat(by), &Move::FlyOn, moment).unwrap();
    }
    game.view(Viewer::Everything)
}

pub(super) fn paid(view: &View, number: usize, vip: Vip) -> Option<i16> {
    let account = &view.truckers[number].account;
    let line = account.iter().find(|entry| entry.item == Item::Vip(vip));
    line.map(|entry| entry.credits)
}

pub(super) fn on(flight: Flight, vips: [Vip; 3], text: &str, card: &str, dice: &[u8]) -> Trial {
    Trial::with(game(flight, &[text], card).with_vips(vips), card, dice)
}

pub(super) fn lost(trial: &Trial, wanted: Loss) -> Vec<u16> {
    let mut squares: Vec<u16> = trial
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Lost {
                square: Some(square),
                loss,
                ..
            } if *loss == wanted => Some(square.number()),
            _ => None,
        })
        .collect();
    squares.sort_unstable();
    squares
}

// 1.1 Set-up and 1.2 boarding.

#[test]
fn three_vips_lie_open_and_everybody_has_a_cabin_in_reserve() {
    let yard = Yard::begun(3, &["flight=1", "vips=yes"]);
    let vips = yard.view().vips.unwrap();
    let colours = vips.map(|vip| Cards::standard().vips.of(vip).colour);
    assert_eq!(colours, VipColour::ALL);
    let cabins = tiles().vip_cabins();
    for number in 0..3 {
        let reserve = yard.trucker(number).reserve;
        assert_eq!(reserve.len(), 1);
        assert!(cabins.contains(&reserve[0]));
    }
    // Without the module there are none.
    assert_eq!(Yard::begun(3, &["flight=1"]).view().vips, None);
}

#[test]
fn d71_the_cabin_and_three_parcels_are_four_in_a_reserve_whose_limit_is_two() {
    let mut yard = Yard::begun(1, &["flight=1", "vips=yes", "mission=compulsory_parcels"]);
    assert_eq!(yard.trucker(0).reserve.len(), 4);
    yard.heap_tile(0, Move::Draw, 55);
    assert_eq!(yard.rule(0, Move::SetAside), Refusal::ReserveFull);
}

/// Two cabins beside the starting one, one of them with two views.
pub(super) const CABINS: &str = "I 607:103 706:47b 707:33 708:45 807:73";

#[test]
fn vips_board_after_building_instead_of_astronauts() {
    let mut yard = yard(&["flight=1", "vips=yes"], [RED, BLUE, YELLOW], CABINS);
    yard.play(0, Move::Finish(1));
    let (square, vip) = (square(708), BLUE);
    assert_eq!(
        yard.rule(
            0,
            Move::BoardVip {
                square: crate::common::square(607),
                vip
            }
        ),
        Refusal::NoCabin
    );
    assert_eq!(
        yard.rule(0, Move::BoardVip { square, vip: YELLOW }),
        Refusal::DoesNotSuit {
            vip: YELLOW,
            unmet: Unmet::NoHoldConnected
        }
    );
    assert_eq!(
        yard.rule(
            0,
            Move::BoardVip {
                square,
                vip: Vip::CautiousWidow
            }
        ),
        Refusal::VipNotHere
    );
    yard.play(0, Move::BoardVip { square, vip });
    if yard.offered(0).contains(&Move::Done) {
        yard.play(0, Move::Done);
    }
    // Two cabins with two astronauts each, and the VIP alone; then the flight begins.
    let (seat, crew, cells) = (seat(0), 5, 0);
    assert!(yard.told.contains(&Event::VipBoarded { seat, square, vip }));
    assert!(
        yard.told.contains(&Event::Loaded { seat, crew, cells }),
        "{:?}",
        yard.told
    );
}

#[test]
fn d30_a_vip_whose_cabin_no_longer_suits_after_correction_is_replaced() {
    // The engine beside the cabin is wrongly joined elsewhere and comes off.
    let vips = [Vip::PropulsionEngineer, BLUE, YELLOW];
    let ship = "I 607:103 707:33 708:46 807:55 808:75";
    let mut yard = yard(&["flight=1", "vips=yes"], vips, ship);
    yard.play(0, Move::Finish(1));
    let (square, vip) = (square(708), Vip::PropulsionEngineer);
    yard.play(0, Move::BoardVip { square, vip });
    while yard.offered(0).contains(&Move::Done) {
        yard.play(0, Move::Done);
    }
    while let Some(mv) = yard.offered(0).iter().find(|mv| {
        matches!(mv, Move::Remove(at) if at.number() == 808)
            || matches!(mv, Move::Keep(at) if at.number() == 607)
    }) {
        let mv = *mv;
        yard.play(0, mv);
    }
    let placed = yard.trucker(0).ship.tiles;
    let crew = placed.iter().find(|tile| tile.square == square).unwrap().crew;
    assert_eq!(crew, Crew::Astronauts(2), "{:?}", yard.told);
    assert!(yard.told.contains(&Event::VipReplaced {
        seat: seat(0),
        square,
        vip
    }));
}

// 1.6 Requirements.

#[test]
fn d03_the_celebrity_wants_different_numbers_of_connector_sides() {
    assert_eq!(
        suitable(Vip::SuperstitiousCelebrity, "flight=1", "I 707:33 708:45"),
        [708]
    );
    // The starting cabin has 4; a special hold with 2 and a structural module with 3 are different, a battery with 2 is not.
    let differ = "II 707:33 708:46 709:63 808:53";
    assert_eq!(suitable(Vip::SuperstitiousCelebrity, "flight=2", differ), [708]);
    let same = "II 707:33 708:46 709:63 808:11";
    assert!(suitable(Vip::SuperstitiousCelebrity, "flight=2", same).is_empty());
}

#[test]
fn d04_the_feng_shui_master_wants_the_same_connector_on_both_sides() {
    // 35 '--us' turned left: the universal connector to the starting cabin's universal one, the single one exposed.
    assert!(suitable(Vip::FengShuiMaster, "flight=1", "I 707:33 708:45").is_empty());
    // Universal to universal, and nothing exposed: 47 has a double one besides.
    let joined = "I 707:33 708:47 709:30l";
    assert_eq!(suitable(Vip::FengShuiMaster, "flight=1", joined), [708]);
}

#[test]
fn each_vip_asks_for_what_the_card_says() {
    // The starting cabin never suits, and these are what is beside, seen or connected.
    assert_eq!(
        suitable(Vip::PropulsionEngineer, "flight=1", "I 707:33 708:46 808:75"),
        [708]
    );
    assert!(suitable(Vip::PropulsionEngineer, "flight=1", CABINS).is_empty());
    assert_eq!(suitable(Vip::HurriedPolitician, "flight=1", CABINS), [706, 708]);
    assert_eq!(suitable(Vip::StarSurgeon, "flight=1", CABINS), [706, 708]);
    assert_eq!(
        suitable(Vip::SmugglerKing, "flight=1", "I 707:33 708:45 709:55"),
        [708]
    );
    assert_eq!(
        suitable(Vip::GalacticInsurer, "flight=1", "I 707:33 708:45 709:68"),
        [708]
    );
    assert!(suitable(Vip::CautiousWidow, "flight=1", CABINS).is_empty());
    assert_eq!(suitable(Vip::AmateurAstronomer, "flight=1", CABINS), [706, 708]);
    assert!(suitable(Vip::AgoraphobicHeiress, "flight=1", CABINS).is_empty());
    assert!(suitable(Vip::QuarantinePatient, "flight=1", CABINS).is_empty());
    assert_eq!(
        suitable(Vip::EnergyGuru, "flight=1", "I 607:8l 707:33 708:45"),
        [708]
    );
    assert_eq!(
        suitable(Vip::EcoActivist, "flight=1", "I 607:8l 707:33 708:45"),
        [708]
    );
    assert!(suitable(Vip::LunarMarathoner, "flight=1", CABINS).is_empty());
    assert_eq!(suitable(Vip::ThrillSeeker, "flight=1", CABINS), [706, 708]);
    assert_eq!(
        suitable(Vip::FoodCritic, "flight=1", "I 707:33 708:45 709:27"),
        [708]
    );
    // 706 sees the cannon in its own row, across the starting cabin not.
    assert_eq!(
        suitable(Vip::RetiredAdmiral, "flight=1", "I 606:101 706:47b 707:33"),
        [706]
    );
}

#[test]
fn d22_and_d66_a_view_needs_empty_space_and_a_view_on_needs_the_first_tile_in_line() {
    // A cabin, two empty squares, a cannon, an engine in one row.
    let ship = line("III 703:35 706:101 707:73");
    let cabin = square(703);
    assert!(ship.has_view(cabin, Side::Right));
    assert_eq!(ship.seen(cabin, Side::Right), Some(square(706)));
    // A smooth side that touches a tile has no view, yet a view on that tile.
    let close = line("III 706:35 707:101");
    assert!(!close.has_view(square(706), Side::Right));
    assert_eq!(close.seen(square(706), Side::Right), Some(square(707)));
}

#[test]
fn t16_walking_distance_goes_through_connectors() {
    let ship = line("I 707:33 708:45 706:47b");
    assert_eq!(ship.walk(square(706), square(708)), Some(2));
    assert_eq!(ship.walk(square(707), square(707)), Some(0));
    // Side by side and not joined: three steps round the corner.
    let round = line("I 607:54r 608:55 707:33 708:45");
    assert_eq!(ship.walk(square(706), square(606)), None);
    assert_eq!(round.walk(square(608), square(707)), Some(2));
}

// Abilities.

#[test]
fn d06_the_admiral_adds_half_a_point_for_each_single_cannon_he_marked() {
    let text = "I 606:101 607:102 608:103 707:33/2 706:47b/v1";
    let game = game(Flight::One, &[text], "S-05").with_vips([Vip::RetiredAdmiral, BLUE, YELLOW]);
    let game = changed(&game, |kept| {
        kept["players"][0]["lunar"]["cubes"] = serde_json::json!([606, 607, 608]);
    });
    let trial = Trial::with(game, "S-05", &[1, 1]);
    // Against the pirate fleet the front counts half: 3 halves, and 3 halves more after the factor.
    assert!(trial.saw(&Event::Declared {
        seat: seat(0),
        what: trucker::cards::effects::Criterion::Cannons,
        strength: Halves(6)
    }));
}

#[test]
fn d01_the_engineer_doubles_what_is_left_after_weight_and_d02_is_paid_for_cards_before() {
    // Engines 6, weight 4.
    let text = "II 707:33/2 708:45/v2 706:172r 806:74 807:73 808:75 805:76 809:77 904:71";
    let start = game(Flight::Two, &[text], "I-05").with_vips([Vip::PropulsionEngineer, BLUE, YELLOW]);
    let start = changed(&start, |kept| kept["air"]["turned"] = serde_json::json!(5));
    let mut trial = Trial::with(start, "I-05", &[]);
    trial.play(0, Move::Double);
    let (seat, credits) = (seat(0), 5);
    assert!(trial.saw(&Event::Earned { seat, credits }));
    let what = trucker::cards::effects::Criterion::Engines;
    let strength = Halves::whole(4);
    assert!(trial.saw(&Event::Declared { seat, what, strength }));
    assert_eq!(trial.view().truckers[0].ship.strength.crew, 2);
}

#[test]
fn d05_the_guru_is_paid_when_a_cell_passes_straight_through_his_cabin_twice_for_each_card() {
    // Battery 606, cabin 707 would be the starting one: 607 battery, 708 guru, 809 engine on one diagonal.
    let text = "II 607:8/2 708:45/v14 809:92 707:33/2 810:93 605:9/2";
    let vips = [RED, BLUE, Vip::EnergyGuru];
    let mut trial = on(Flight::Two, vips, text, "I-05", &[]);
    trial.play(0, Move::Power(at(809))).play(0, Move::Spend(at(607)));
    let (seat, credits) = (seat(0), 1);
    assert!(trial.saw(&Event::Earned { seat, credits }));
    // 605 and 810 are not on a line with 708.
    trial.play(0, Move::Power(at(810))).play(0, Move::Spend(at(605)));
    let earned = trial.story(|event| matches!(event, Event::Earned { .. }));
    assert_eq!(earned.len(), 1);
}

#[test]
fn the_activist_lets_cells_beside_her_power_only_what_is_connected_to_them() {
    // The battery beside her is not connected to the double engine, the far one is no neighbour.
    let text = "II 707:33/2 708:45/v15 709:8b/2 807:92 704:9/2";
    let vips = [RED, BLUE, Vip::EcoActivist];
    let mut trial = on(Flight::Two, vips, text, "I-05", &[]);
    trial.play(0, Move::Power(at(807)));
    assert!(trial.saw(&Event::Powered {
        seat: seat(0),
        tile: at(807),
        battery: at(704)
    }));
}

#[test]
fn the_surgeon_saves_one_for_each_charge_as_her_owner_likes() {
    // She lives apart from three cabins that are beside each other.
    let text = "III 706:47b/2 707:33/2 708:45/2 709:55 710:54 711:46/v5 807:73";
    let vips = [Vip::StarSurgeon, BLUE, YELLOW];
    let start = game(Flight::Three, &[text], "S-23").with_vips(vips);
    let start = changed(&start, |kept| {
        kept["players"][0]["lunar"]["charges"] = serde_json::json!(2);
    });
    let mut trial = Trial::with(start, "S-23", &[]);
    assert_eq!(trial.view().truckers[0].ship.strength.crew, 4);
    trial.play(0, Move::Save(at(708)));
    assert_eq!(trial.try_play(0, Move::Save(at(708))), Err(Refusal::NobodyToSave));
    trial.play(0, Move::Pass);
    assert_eq!(trial.view().truckers[0].ship.strength.crew, 5);
    assert_eq!(trial.view().truckers[0].passengers.as_ref().unwrap().charges, 1);
    assert!(trial.view().truckers[0].ship.notation.contains("708:45/2"));
}

#[test]
fn the_surgeon_saves_nobody_who_is_lost_together_with_her() {
    let text = "I 706:45/2 707:33/2 708:46/v5 709:47/2";
    let vips = [Vip::StarSurgeon, BLUE, YELLOW];
    let start = game(Flight::One, &[text], "S-23").with_vips(vips);
    let start = changed(&start, |kept| {
        kept["players"][0]["lunar"]["charges"] = serde_json::json!(3);
    });
    let trial = Trial::with(start, "S-23", &[]);
    assert!(
        trial
            .story(|event| matches!(event, Event::CrewSaved { .. }))
            .is_empty()
    );
    assert_eq!(
        trial.story(|event| matches!(event, Event::CrewLost { .. })).len(),
        4
    );
    // Nor is anybody asked: the card is over.
    assert_eq!(trial.offered(0), [Move::FlyOn, Move::GiveUp]);
}

#[test]
fn d07_and_d31_the_politician_moves_before_the_patient_brings_the_epidemic() {
    let vips = [Vip::HurriedPolitician, BLUE, Vip::QuarantinePatient];
    // The patient lives apart; the politician beside the starting cabin.
    let ship = "I 607:103 706:47b 707:33 708:56 709:55 809:48";
    let mut yard = yard(&["flight=1", "vips=yes"], vips, ship);
    yard.play(0, Move::Finish(1));
    for (on, vip) in [(706, Vip::HurriedPolitician), (809, Vip::QuarantinePatient)] {
        yard.play(
            0,
            Move::BoardVip {
                square: square(on),
                vip,
            },
        );
        if yard.offered(0).contains(&Move::Done) && vip == Vip::QuarantinePatient {
            yard.play(0, Move::Done);
        }
    }
    let at = |wanted: fn(&Event) -> bool| yard.told.iter().position(wanted);
    let moved = at(|event| matches!(event, Event::Moved { moved, .. } if moved.days == 3));
    let politician = Crew::Vip(Vip::HurriedPolitician);
    let ill = yard
        .told
        .iter()
        .position(|event| matches!(event, Event::CrewLost { was, .. } if *was == politician));
    assert!(moved.is_some() && ill.is_some() && moved < ill, "{:?}", yard.told);
}

#[test]
fn d28_and_d29_vips_are_crew() {
    let vips = [RED, BLUE, YELLOW];
    let ill = on(Flight::One, vips, "I 707:33/2 708:45/v11 807:73", "S-23", &[]);
    let was = ill.story(|event| matches!(event, Event::CrewLost { .. }));
    assert_eq!(was.len(), 2);
    // One VIP is enough to fly on.
    let alone = on(Flight::One, vips, "I 707:33 708:45/v11 807:73", "I-04", &[]);
    assert!(
        !alone
            .events
            .iter()
            .any(|event| matches!(event, Event::Left { .. }))
    );
    let alien = on(
        Flight::One,
        vips,
        "I 707:33 708:45/brown 709:139 807:73",
        "I-04",
        &[],
    );
    assert!(
        alien
            .events
            .iter()
            .any(|event| matches!(event, Event::Left { .. }))
    );
}

#[test]
fn d25_and_d26_the_widow_takes_all_she_is_connected_to_and_the_tile_struck_behaves_as_usual() {
    // 707 starting cabin, 708 widow (joined left, back and right), 709 hold, 808 explosive, 609 elsewhere.
    let text = "III 707:33/2 708:46/v10 709:23b 808:189 706:55 705:54 807:73";
    let vips = [RED, Vip::CautiousWidow, YELLOW];
    let hit = |column: u8, row: u8| {
        let dice = [column / 2, column - column / 2, row / 2, row - row / 2];
        let ark = crate::flight::trials::ARK;
        let start = game(Flight::Three, &[text, ark], "III-04").with_vips(vips);
        Trial::with(start, "III-04", &dice)
    };
    let hold = hit(9, 7);
    assert_eq!(lost(&hold, Loss::Destroyed), [709]);
    let with_her = lost(&hold, Loss::Fallen);
    assert!(with_her.contains(&708) && with_her.contains(&707), "{with_her:?}");
    assert!(hold.saw(&Event::WidowLeft { seat: seat(0) }));
    assert!(
        !hold
            .events
            .iter()
            .any(|event| matches!(event, Event::ChainReaction { .. }))
    );
    let explosive = hit(8, 8);
    assert_eq!(lost(&explosive, Loss::Destroyed), [807, 808]);
}

#[test]
fn d27_what_the_smuggler_king_hides_nobody_takes() {
    let text = "II 707:33/2 708:45/v4 706:55/r 705:54/r 709:21b/b 807:8/2 607:9/2";
    let vips = [Vip::SmugglerKing, BLUE, YELLOW];
    let trial = on(Flight::One, vips, text, "S-06", &[]);
    let goods = trial.story(|event| matches!(event, Event::GoodTaken { .. }));
    assert_eq!(goods.len(), 1);
    assert!(trial.offered(0).iter().all(|mv| matches!(mv, Move::LoseCell(_))));
    let dusty = on(Flight::One, vips, text, "S-22", &[]);
    assert!(dusty.view().truckers[0].ship.notation.contains("706:55/r"));
}

#[test]
fn goods_may_be_moved_between_cards_while_the_king_is_aboard() {
    let text = "I 707:33/2 708:45/v4 706:55 709:21b/b 807:73";
    let vips = [Vip::SmugglerKing, BLUE, YELLOW];
    let mut trial = on(Flight::One, vips, text, "I-04", &[]);
    trial.play(0, Move::Rearrange);
    let good = trucker::ids::Good::Blue;
    trial.play(0, Move::Lift { good, hold: at(709) });
    trial.play(0, Move::Stow { good, hold: at(706) });
    trial.play(0, Move::Done);
    assert!(trial.view().truckers[0].ship.notation.contains("706:55/b"));
    assert_eq!(trial.try_play(0, Move::Rearrange), Err(Refusal::NotNow));
}

// Rewards.

#[test]
fn vips_pay_by_level_and_by_what_they_count() {
    let text = "I 707:33/2 708:45/v11 709:22/b 706:47b/v6 807:73";
    let view = land(flying(Flight::Two, [RED, BLUE, YELLOW], &[text]));
    assert_eq!(paid(&view, 0, BLUE), Some(8));
    assert_eq!(paid(&view, 0, RED), Some(4));
    assert_eq!(paid(&view, 0, YELLOW), None);
    let critic = land(flying(
        Flight::One,
        [RED, BLUE, YELLOW],
        &["I 707:33/2 708:45/v18 709:25/yb 807:73"],
    ));
    assert_eq!(paid(&critic, 0, YELLOW), Some(4));
}

#[test]
fn d67_the_politician_is_paid_what_arriving_is_with_the_mission_and_without() {
    let text = "I 707:33/2 708:45/v3 807:73";
    let vips = [Vip::HurriedPolitician, BLUE, YELLOW];
    let plain = land(flying(Flight::One, vips, &[text]));
    assert_eq!(paid(&plain, 0, Vip::HurriedPolitician), Some(4));
    let jam = land(flying(Flight::One, vips, &[text]).with_mission(Mission::TrafficJam));
    assert_eq!(paid(&jam, 0, Vip::HurriedPolitician), Some(8));
    let arrival = jam.truckers[0]
        .account
        .iter()
        .find(|entry| matches!(entry.item, Item::Arrival(_)));
    assert_eq!(arrival.map(|entry| entry.credits), Some(8));
}

#[test]
fn the_insurer_pays_for_the_first_components_lost() {
    let start = flying(Flight::One, [RED, BLUE, YELLOW], &["I 707:33/2 708:45/v6 807:73"]);
    let start = changed(&start, |kept| {
        let lost: Vec<_> = (101..107)
            .map(|tile| serde_json::json!({"tile": tile, "loss": "destroyed"}))
            .collect();
        kept["players"][0]["lost"] = serde_json::json!(lost);
    });
    let view = land(start);
    // The account tells all of them, and how many the insurer pays for.
    let covered = Item::CoveredLosses {
        lost: 6,
        mission: 0,
        insurer: 4,
    };
    let losses = view.truckers[0]
        .account
        .iter()
        .find(|entry| entry.item == covered);
    assert_eq!(losses.map(|entry| entry.credits), Some(-2));
}

#[test]
fn d70_carpooling_pays_for_vips_delivered_and_charges_for_those_lost() {
    let text = "II 707:33/2 708:45/v11 706:47b/v18 709:21b 807:73";
    let vips = [Vip::PropulsionEngineer, BLUE, YELLOW];
    let start = flying(Flight::Two, vips, &[text]).with_mission(Mission::Carpooling);
    // The engineer boarded and was used.
    let start = changed(&start, |kept| {
        let boarded = kept["players"][0]["lunar"]["boarded"].as_u64().unwrap();
        kept["players"][0]["lunar"]["boarded"] = serde_json::json!(boarded | 1 << 1);
    });
    let view = land(start);
    let line = |wanted: fn(Item) -> bool| {
        let account = &view.truckers[0].account;
        account
            .iter()
            .find(|entry| wanted(entry.item))
            .map(|entry| entry.credits)
    };
    assert_eq!(line(|item| matches!(item, Item::Mission(_))), Some(14));
    assert_eq!(line(|item| matches!(item, Item::MissionPenalty(_))), Some(-4));
}

#[test]
fn a_widow_who_flew_off_is_neither_lost_nor_delivered() {
    let text = "II 707:33/2 706:47b/v18 708:45/v6 709:21b 807:73";
    let vips = [RED, Vip::CautiousWidow, YELLOW];
    let start = flying(Flight::Two, vips, &[text]).with_mission(Mission::Carpooling);
    let start = changed(&start, |kept| {
        let passage = &mut kept["players"][0]["lunar"];
        let boarded = passage["boarded"].as_u64().unwrap();
        passage["boarded"] = serde_json::json!(boarded | 1 << 9);
        passage["flown_off"] = serde_json::json!(true);
    });
    let view = land(start);
    let account = &view.truckers[0].account;
    assert!(
        !account
            .iter()
            .any(|entry| matches!(entry.item, Item::MissionPenalty(_)))
    );
    let reward = account
        .iter()
        .find(|entry| matches!(entry.item, Item::Mission(_)));
    assert_eq!(reward.map(|entry| entry.credits), Some(14));
}

#[test]
fn the_eighteen_vips_are_there_six_of_each_colour() {
    let vips = &Cards::standard().vips;
    assert_eq!(vips.all().len(), 18);
    for colour in VipColour::ALL {
        assert_eq!(vips.of_colour(colour).count(), 6);
    }
}
