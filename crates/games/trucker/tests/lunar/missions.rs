//! Sections 2 and 4, and the missions of the list.

use serde_json::json;
use table::{Actor, CardSet, Chance, Game, Millis, Moment, Told, Viewer};
use trucker::cards::Cards;
use trucker::cards::effects::Adventure;
use trucker::cards::missions::Mission;
use trucker::events::Event;
use trucker::goods::Goods;
use trucker::ids::{Flight, Good, Loss};
use trucker::moves::{Move, Refusal};
use trucker::view::View;
use trucker::{Item, Trucker};

use crate::common::{Yard, line, place, tile};
use crate::flight::trials::{ARK, SLOOP, Trial, at, changed, seat, ship};

/// A flight of these ships with one card of stardust to come.
pub(super) fn flying(flight: Flight, mission: Mission, ships: &[&str]) -> Trucker {
    let ships: Vec<_> = ships.iter().map(|text| ship(text)).collect();
    let deck = ["I-04".parse().unwrap()];
    let game = Trucker::in_flight(Cards::standard(), flight, &ships, &deck).unwrap();
    game.with_mission(mission)
}

/// Flies to the end; these give up at the first chance.
pub(super) fn land(mut game: Trucker, quitters: &[usize]) -> View {
    while let Some(by) = game.turn().seats().first() {
        let quits = quitters.contains(&by.index()) && game.offered(Actor::Seat(by)).contains(&Move::GiveUp);
        let mv = if quits { Move::GiveUp } else { Move::FlyOn };
        let (mut chance, mut told) = (Chance::fast(1), Told::deaf());
        let moment = &mut Moment {
            chance: &mut chance,
            told: &mut told,
            now: Millis(0),
        };
        game.play(Actor::Seat(by), &mv, moment).unwrap();
    }
    game.view(Viewer::Everything)
}

/// What a line of an account pays.
fn paid(view: &View, number: usize, wanted: impl Fn(Item) -> bool) -> Option<i16> {
    let account = &view.truckers[number].account;
    let line = account.iter().find(|entry| wanted(entry.item));
    line.map(|entry| entry.credits)
}

pub(super) fn reward(view: &View, number: usize) -> i16 {
    paid(view, number, |item| matches!(item, Item::Mission(_))).unwrap_or(0)
}

fn penalty(view: &View, number: usize) -> i16 {
    paid(view, number, |item| matches!(item, Item::MissionPenalty(_))).unwrap_or(0)
}

pub(super) fn lost(game: &Trucker, number: usize, list: &[(u8, &str)]) -> Trucker {
    let list: Vec<_> = list
        .iter()
        .map(|(tile, loss)| json!({"tile": tile, "loss": loss}))
        .collect();
    changed(game, |kept| kept["players"][number]["lost"] = json!(list))
}

// Choosing.

#[test]
fn t01_everybody_gets_ten_credits_for_each_level_in_advance() {
    for (flight, credits) in [
        ("flight=1", 10),
        ("flight=2", 20),
        ("flight=3", 30),
        ("flight=trek", 10),
    ] {
        let yard = Yard::new(2, &[flight, "mission=ingot_express"]);
        assert_eq!(yard.trucker(0).credits, credits);
        assert_eq!(yard.trucker(1).credits, credits);
        assert_eq!(yard.view().mission, Some(Mission::IngotExpress));
    }
}

#[test]
fn a19_the_learning_flight_has_no_mission_and_no_super_cards() {
    let yard = Yard::new(
        2,
        &["flight=learning", "mission=storm_of_the_century", "supers=yes"],
    );
    assert_eq!((yard.view().mission, yard.trucker(0).credits), (None, 0));
    assert_eq!(yard.view().hidden_pile, 8);
}

#[test]
fn two_missions_lie_open_and_one_trucker_picks() {
    let mut yard = Yard::new(3, &["flight=2", "mission=random"]);
    assert_eq!(yard.waits_for().len(), 1);
    let picker = yard.waits_for().first().unwrap().index();
    let [one, other] = yard.view().offer.unwrap();
    assert_ne!(one, other);
    assert_eq!(
        yard.offered(picker),
        [Move::FlyMission(one), Move::FlyMission(other)]
    );
    let third = Mission::ALL
        .into_iter()
        .find(|mission| ![one, other].contains(mission))
        .unwrap();
    assert_eq!(
        yard.rule(picker, Move::FlyMission(third)),
        Refusal::MissionNotOffered
    );
    yard.play(picker, Move::FlyMission(other));
    assert_eq!((yard.view().mission, yard.view().offer), (Some(other), None));
    assert_eq!(yard.trucker(0).credits, 20);
}

#[test]
fn super_cards_lie_one_by_one_on_the_piles_that_may_be_looked_at() {
    // The storm brings four at level III.
    let yard = Yard::begun(2, &["flight=3", "mission=storm_of_the_century"]);
    let supers = |at: usize| {
        let cards = yard.view().piles[at].cards.clone().unwrap();
        cards.iter().filter(|card| card.is_super()).count()
    };
    assert_eq!([supers(0), supers(1), supers(2)], [2, 1, 1]);
    assert!(
        !yard
            .view()
            .hidden_cards
            .unwrap()
            .iter()
            .any(|card| card.is_super())
    );
    // They come on top of the others.
    let sizes: usize = yard.view().piles.iter().map(|pile| usize::from(pile.size)).sum();
    assert_eq!(sizes + usize::from(yard.view().hidden_pile), 16 + 4);
}

#[test]
fn the_host_may_have_super_cards_without_a_mission() {
    let yard = Yard::begun(2, &["flight=2", "supers=yes"]);
    let count: usize = (0..3)
        .map(|at| {
            let cards = yard.view().piles[at].cards.clone().unwrap();
            cards.iter().filter(|card| card.is_super()).count()
        })
        .sum();
    assert_eq!(count, 2);
}

// Tiles in the reserve.

#[test]
fn t14_three_tiles_in_the_reserve_have_to_be_used_before_another_is_set_aside() {
    let mut yard = Yard::begun(1, &["flight=1", "mission=compulsory_parcels"]);
    let given = yard.trucker(0).reserve;
    assert_eq!(given.len(), 3);
    yard.heap_tile(0, Move::Draw, 55);
    assert_eq!(yard.rule(0, Move::SetAside), Refusal::ReserveFull);
    yard.play(0, place(607, trucker::ids::Side::Front));
    yard.play(0, Move::TakeReserved(given[0]));
    yard.play(0, place(706, trucker::ids::Side::Front));
    yard.heap_tile(0, Move::Draw, 53);
    assert_eq!(yard.rule(0, Move::SetAside), Refusal::ReserveFull);
    yard.play(0, Move::PutBack);
    yard.play(0, Move::TakeReserved(given[1]));
    yard.play(0, place(708, trucker::ids::Side::Front));
    yard.play(0, Move::Take(tile(53)));
    yard.play(0, Move::SetAside);
    assert_eq!(yard.trucker(0).reserve.len(), 2);
}

#[test]
fn cargo_given_by_a_mission_goes_back_to_the_reserve_and_is_lost_if_it_stays_there() {
    let mut yard = Yard::begun(1, &["flight=1", "mission=potholes"]);
    let given = yard.trucker(0).reserve[0];
    yard.play(0, Move::TakeReserved(given)).play(0, Move::SetAside);
    yard.with_ship(0, &line("I 607:103 707:33 807:73"));
    yard.play(0, Move::Finish(1));
    let lost = yard.trucker(0).lost;
    assert_eq!((lost[0].tile, lost[0].loss), (given, Loss::Unused));
}

// What missions pay and charge.

#[test]
fn ingots_pay_by_weight_and_charge_who_took_off_without() {
    let ships = ["I 706:161r 707:33/2 807:73", "I 706:172r 707:33/2 807:73", SLOOP];
    let view = land(flying(Flight::One, Mission::IngotExpress, &ships), &[]);
    // Weights 2 and 4; most weight pays 3 more.
    assert_eq!([0, 1, 2].map(|number| reward(&view, number)), [6, 15, 0]);
    assert_eq!([0, 1, 2].map(|number| penalty(&view, number)), [0, 0, -3]);
}

#[test]
fn a15_who_gives_up_has_no_reward_and_pays_all_the_same() {
    let ships = ["I 706:191r 707:33/2 807:73", "I 706:192r 707:33/2 807:73"];
    let view = land(flying(Flight::One, Mission::CrystalService, &ships), &[1]);
    // 5 for the tile, 5 for most of them.
    assert_eq!([0, 1].map(|number| reward(&view, number)), [10, 0]);
    assert_eq!([0, 1].map(|number| penalty(&view, number)), [0, -5]);
}

#[test]
fn a_powder_keg_pays_each_explosive_and_charges_who_took_off_without() {
    let ships = [
        "I 706:175r 707:33/2 708:176l 807:73",
        "I 706:177r 707:33/2 807:73",
        SLOOP,
    ];
    let game = flying(Flight::One, Mission::PowderKeg, &ships);
    let view = land(game.clone(), &[]);
    // 5 for each, 3 more for most of them.
    assert_eq!([0, 1, 2].map(|number| reward(&view, number)), [13, 5, 0]);
    assert_eq!([0, 1, 2].map(|number| penalty(&view, number)), [0, 0, -3]);
    // Who lost one on the way had taken off with it.
    let view = land(lost(&game, 2, &[(178, "destroyed")]), &[]);
    assert_eq!(penalty(&view, 2), 0);
}

#[test]
fn crystal_pays_all_who_deliver_most_and_charges_what_broke() {
    let ships = [
        "II 706:191r 707:33/2 807:73",
        "II 706:192r 707:33/2 807:73",
        SLOOP,
    ];
    let game = flying(Flight::Two, Mission::CrystalService, &ships);
    let view = land(
        lost(
            &game,
            2,
            &[(193, "destroyed"), (194, "fallen"), (195, "corrected")],
        ),
        &[],
    );
    // 5 for the tile, and 10 for most of them to both.
    assert_eq!([0, 1, 2].map(|number| reward(&view, number)), [15, 15, 0]);
    assert_eq!([0, 1, 2].map(|number| penalty(&view, number)), [0, 0, -10]);
}

#[test]
fn a_glow_delivery_pays_each_and_charges_each_that_is_not_delivered() {
    let ships = ["I 706:207r 707:33/2 807:73", "I 706:208r 707:33/2 807:73", SLOOP];
    let game = flying(Flight::One, Mission::GlowDelivery, &ships);
    let view = land(lost(&game, 2, &[(209, "abandoned")]), &[1]);
    assert_eq!([0, 1, 2].map(|number| reward(&view, number)), [7, 0, 0]);
    assert_eq!([0, 1, 2].map(|number| penalty(&view, number)), [0, -3, -3]);
}

#[test]
fn glass_gunpowder_and_assortments_charge_what_is_lost() {
    let list = [
        (191, "destroyed"),
        (175, "fallen"),
        (157, "destroyed"),
        (101, "destroyed"),
    ];
    let charged = |mission: Mission| {
        let game = flying(Flight::One, mission, &[SLOOP]);
        penalty(&land(lost(&game, 0, &list), &[]), 0)
    };
    assert_eq!(charged(Mission::GlassAndGunpowder), -4);
    assert_eq!(charged(Mission::FullAssortment), -6);
}

#[test]
fn molten_lead_pays_most_of_each_and_nothing_for_nothing() {
    let ships = [
        "II 706:161r 707:33/2 807:73",
        "II 706:207r 707:33/2 807:73",
        SLOOP,
    ];
    let view = land(flying(Flight::Two, Mission::MoltenLead, &ships), &[]);
    assert_eq!([0, 1, 2].map(|number| reward(&view, number)), [12, 12, 0]);
    let view = land(flying(Flight::Two, Mission::MoltenLead, &[SLOOP]), &[]);
    assert_eq!(reward(&view, 0), 0);
}

#[test]
fn d68_glass_and_gunpowder_pays_each_and_each_pair() {
    let ships = ["I 606:191 607:192 608:175 707:33/2 807:73"];
    let view = land(flying(Flight::One, Mission::GlassAndGunpowder, &ships), &[]);
    assert_eq!(reward(&view, 0), 15);
}

#[test]
fn d69_a_full_assortment_pays_each_and_each_set() {
    let ships = ["II 605:157 606:158 607:159 608:175 609:176 705:191 706:192 707:33/2 708:207 807:73"];
    let view = land(flying(Flight::Two, Mission::FullAssortment, &ships), &[]);
    assert_eq!(reward(&view, 0), 52);
}

#[test]
fn molten_lead_charges_those_with_fewest_at_take_off_at_once() {
    let mut yard = Yard::begun(2, &["flight=1", "mission=molten_lead"]);
    yard.with_ship(0, &line("I 507:218 607:55 706:161r 707:33 708:45"));
    yard.with_ship(1, &line("I 607:103 707:33 807:73"));
    yard.play(0, Move::Finish(1)).play(1, Move::Finish(2));
    let paid: Vec<&Event> = yard
        .told
        .iter()
        .filter(|event| matches!(event, Event::Paid { .. }))
        .collect();
    let (seat, credits) = (seat(1), 3);
    assert_eq!(paid, [&Event::Paid { seat, credits }; 2]);
    assert_eq!(yard.trucker(1).credits, 4);
}

#[test]
fn the_storm_pays_for_arriving_and_more_with_few_losses() {
    let game = flying(Flight::Two, Mission::StormOfTheCentury, &[SLOOP, ARK]);
    let many = [
        (101, "destroyed"),
        (102, "fallen"),
        (103, "abandoned"),
        (104, "destroyed"),
    ];
    let view = land(lost(&game, 1, &many), &[]);
    assert_eq!([0, 1].map(|number| reward(&view, number)), [18, 12]);
}

#[test]
fn d72_bar_stories_pay_for_what_was_lost_in_flight_and_charge_only_the_rest() {
    let game = flying(Flight::One, Mission::BarStories, &[SLOOP, ARK]);
    let list = [
        (101, "corrected"),
        (102, "corrected"),
        (103, "corrected"),
        (104, "destroyed"),
        (105, "fallen"),
        (106, "abandoned"),
        (107, "destroyed"),
    ];
    let view = land(lost(&game, 0, &list), &[]);
    assert_eq!(reward(&view, 0), 8 + 5);
    let spared = Item::CoveredLosses {
        lost: 7,
        mission: 4,
        insurer: 0,
    };
    let losses = paid(&view, 0, |item| item == spared);
    assert_eq!(losses, Some(-3));
    // Who gives up pays for all of them.
    let view = land(lost(&game, 0, &list), &[0]);
    assert_eq!(reward(&view, 0), 0);
    let losses = paid(&view, 0, |item| matches!(item, Item::Losses(_)));
    assert_eq!(losses, Some(-7));
}

#[test]
fn potholes_pay_for_holes_passed_and_for_the_tile_of_the_reserve() {
    let game = flying(
        Flight::One,
        Mission::Potholes,
        &["I 706:161r 707:33/2 807:73", SLOOP],
    );
    let game = changed(&game, |kept| {
        kept["players"][0]["lunar"] = json!({"given": [161], "holes": 2});
        kept["players"][1]["lunar"] = json!({"given": [157]});
        kept["players"][1]["lost"] = json!([{"tile": 157, "loss": "unused"}]);
    });
    let view = land(game, &[]);
    assert_eq!([0, 1].map(|number| reward(&view, number)), [6 + 5, 0]);
    assert_eq!([0, 1].map(|number| penalty(&view, number)), [0, -2]);
}

#[test]
fn compulsory_parcels_pay_for_each_and_for_all_three() {
    let ships = [
        "I 606:175 607:191 608:207 707:33/2 807:73",
        "I 606:176 707:33/2 807:73",
    ];
    let game = flying(Flight::One, Mission::CompulsoryParcels, &ships);
    let game = changed(&game, |kept| {
        kept["players"][0]["lunar"] = json!({"given": [175, 191, 207]});
        kept["players"][1]["lunar"] = json!({"given": [176, 192, 208]});
    });
    let view = land(game, &[]);
    assert_eq!([0, 1].map(|number| reward(&view, number)), [4 * 3 + 6, 4]);
    assert_eq!([0, 1].map(|number| penalty(&view, number)), [0, -6]);
}

#[test]
fn an_ambush_pays_for_fleets_and_for_arriving() {
    let game = flying(Flight::Two, Mission::Ambush, &[SLOOP]);
    let game = changed(&game, |kept| kept["players"][0]["lunar"] = json!({"fleets": 2}));
    assert_eq!(reward(&land(game, &[]), 0), 8 + 4);
}

#[test]
fn d73_in_an_ambush_enemies_give_half() {
    let guns = "II 506:101 508:102 605:103 606:104 607:105 608:106 609:107 704:108 705:109 707:33/2 708:63";
    let game = crate::flight::trials::game(Flight::Two, &[guns], "II-02");
    let mut trial = Trial::with(game.with_mission(Mission::Ambush), "II-02", &[]);
    trial.play(0, Move::Accept);
    let goods: Goods = [Good::Red].into_iter().collect();
    assert!(trial.saw(&Event::GoodsGained { seat: seat(0), goods }));
}

#[test]
fn a_medical_convoy_pays_for_crew_and_charges_for_crew_lost() {
    let game = flying(
        Flight::One,
        Mission::MedicalConvoy,
        &["I 707:33/2 708:45/brown 709:139 807:73"],
    );
    let game = changed(&game, |kept| {
        kept["players"][0]["lunar"] = json!({"crew_lost": 3});
    });
    let view = land(game, &[]);
    assert_eq!((reward(&view, 0), penalty(&view, 0)), (4, -6));
}

#[test]
fn a_medical_convoy_meets_no_abandoned_ship() {
    let adventures = &Cards::standard().adventures;
    for seed in 0..20 {
        let yard = Yard::seeded(2, &["flight=3", "mission=medical_convoy", "building=turns"], seed);
        let view = yard.view();
        let cards = view.piles.iter().flat_map(|pile| pile.cards.clone().unwrap());
        for card in cards.chain(view.hidden_cards.unwrap()) {
            let ship = matches!(
                adventures.get(card).unwrap().adventure,
                Adventure::AbandonedShip { .. }
            );
            assert!(!ship, "{card}");
        }
    }
}

#[test]
fn crew_lost_in_flight_is_counted_whatever_the_cause() {
    let game = crate::flight::trials::game(Flight::One, &["I 606:45/2 707:33/2 807:73"], "S-23");
    let trial = Trial::with(game.with_mission(Mission::MedicalConvoy), "S-23", &[]);
    let kept = serde_json::to_value(trial.game.store()).unwrap();
    assert_eq!(kept["players"][0]["lunar"]["crew_lost"], 2);
}

#[test]
fn in_the_grand_prix_the_first_is_paid_twice_and_the_last_nothing() {
    let arrival = |view: &View, number: usize| paid(view, number, |item| matches!(item, Item::Arrival(_)));
    let view = land(
        flying(Flight::One, Mission::GalacticGrandPrix, &[SLOOP, SLOOP, SLOOP]),
        &[],
    );
    assert_eq!(
        [0, 1, 2].map(|number| arrival(&view, number)),
        [Some(8), Some(3), Some(0)]
    );
    let alone = land(flying(Flight::One, Mission::GalacticGrandPrix, &[SLOOP]), &[]);
    assert_eq!(arrival(&alone, 0), Some(8));
}

#[test]
fn d33_rewards_come_first_and_penalties_last_and_the_floor_after_all() {
    let game = flying(
        Flight::One,
        Mission::CrystalService,
        &["I 706:191r 707:33/2 708:21/b 807:73"],
    );
    let game = lost(
        &game,
        0,
        &[
            (192, "destroyed"),
            (193, "destroyed"),
            (194, "fallen"),
            (195, "fallen"),
        ],
    );
    let account = land(game, &[]).truckers[0].account.clone();
    let names: Vec<Item> = account.iter().map(|entry| entry.item).collect();
    assert!(matches!(
        names[..],
        [
            Item::Mission(Mission::CrystalService),
            Item::Arrival(1),
            Item::BestLooking(_),
            Item::Goods(_),
            Item::Losses(4),
            Item::MissionPenalty(Mission::CrystalService),
            Item::NoDebt,
        ]
    ));
    // 10 + 4 + 2 + 1 - 4 - 20 is below nothing.
    assert_eq!(
        account.last().map(|entry| (entry.credits, entry.total)),
        Some((7, 0))
    );
}

// Traffic Jam.

const FAST: &str = "II 705:54 706:55 707:33/2 708:56 709:45/brown 710:139 806:74 807:73 808:76";

#[test]
fn d74_a_component_pays_for_one_rocket_and_the_next_one_holds_it_up() {
    let stuck = "II 707:33/2";
    let game = crate::flight::trials::game(Flight::Two, &[stuck, stuck, FAST], "I-05");
    let game = game.with_mission(Mission::TrafficJam).with_rockets(&[10, 7, 5]);
    let mut trial = Trial::with(game, "I-05", &[]);
    let distance = |trial: &Trial| trial.view().flying.unwrap().rockets[2].distance;
    assert_eq!(distance(&trial), Some(6));
    // What is given up must leave the ship in one piece.
    assert_eq!(
        trial.try_play(2, Move::Abandon(at(706))),
        Err(Refusal::WouldBreakUp)
    );
    trial.play(2, Move::Abandon(at(705)));
    assert_eq!(distance(&trial), Some(9));
    trial.play(2, Move::Pass);
    assert_eq!(distance(&trial), Some(9));
    assert!(trial.saw(&Event::HeldUp { seat: seat(2) }));
    let lost = trial.view().truckers[2].lost.clone();
    assert_eq!((lost.len(), lost[0].loss), (1, Loss::Abandoned));
}

#[test]
fn in_the_traffic_jam_every_arrival_is_paid_twice() {
    let arrival = |view: &View, number: usize| paid(view, number, |item| matches!(item, Item::Arrival(_)));
    let view = land(flying(Flight::One, Mission::TrafficJam, &[SLOOP, SLOOP]), &[]);
    assert_eq!([0, 1].map(|number| arrival(&view, number)), [Some(8), Some(6)]);
}

#[test]
fn every_mission_is_there_with_what_it_asks_for() {
    let missions = Cards::standard().missions.all();
    assert_eq!(missions.len(), 16);
    assert!(
        missions
            .iter()
            .all(|card| card.source == table::Provenance::Reconstructed)
    );
    for mission in missions {
        let name = Mission::NAMES[mission.id.index()];
        assert_eq!(Mission::named(name), Some(mission.id));
        assert_eq!(json!(mission.id), json!(name));
    }
}
