//! Section 2 by play: who picks a mission, what fleets, holes and losses come to at the end, and what is charged at take-off.

use serde_json::json;
use table::{Actor, Chance, Game, Millis, Moment, Told, Viewer};
use trucker::Item;
use trucker::air::Leaving;
use trucker::cards::missions::Mission;
use trucker::cards::tiles::Kind;
use trucker::cards::vips::Vip;
use trucker::events::Event;
use trucker::ids::{Back, Flight, Level};
use trucker::moves::Move;

use super::missions::{flying, land, lost, reward};
use super::supers::{BROWN, GUNS, HAULER};
use super::vips::{BLUE, RED, YELLOW};
use crate::common::{Yard, at_random, dealt, line, tiles};
use crate::flight::trials::{ARK, SLOOP, Trial, at, before, game, seat};

// Choosing.

/// How a mission was chosen.
struct Pick {
    credits: Vec<i16>,
    /// Whoever left a flight last.
    quitter: Option<usize>,
    picker: usize,
    offer: [Mission; 2],
}

/// All choices of a trek that is played at random.
fn picks(seed: u64) -> Vec<Pick> {
    let settings = ["flight=trek", "building=turns", "mission=random"].map(str::to_owned);
    let mut chance = Chance::fast(seed);
    let mut game = dealt(&settings, 3, &mut chance);
    let (mut quitter, mut picks, mut moves) = (None, Vec::new(), Vec::new());
    while let Some(by) = game.turn().seats().first() {
        moves.clear();
        game.moves(Actor::Seat(by), &mut moves);
        if matches!(moves[0], Move::FlyMission(_)) {
            let view = game.view(Viewer::Everything);
            picks.push(Pick {
                credits: view.truckers.iter().map(|trucker| trucker.credits).collect(),
                quitter,
                picker: by.index(),
                offer: view.offer.unwrap(),
            });
        }
        let mv = moves[chance.pick(moves.len())];
        let mut told = Told::listening();
        let mut moment = Moment {
            chance: &mut chance,
            told: &mut told,
            now: Millis(0),
        };
        game.apply(Actor::Seat(by), &mv, &mut moment);
        let left = told.heard_by(Viewer::Public).filter_map(|event| match event {
            Event::Left { seat, .. } => Some(seat.index()),
            _ => None,
        });
        quitter = left.last().or(quitter);
    }
    picks
}

#[test]
fn a46_the_poorest_picks_and_of_several_whoever_gave_up_last() {
    let (mut alone, mut by_quitter, mut first) = (0, 0, [0; 3]);
    for seed in 0..40 {
        let picks = picks(seed);
        assert_eq!(picks.len(), 3);
        first[picks[0].picker] += 1;
        for pick in picks {
            let fewest = pick.credits.iter().min().unwrap();
            let poorest: Vec<usize> = (0..3).filter(|at| pick.credits[*at] == *fewest).collect();
            assert!(poorest.contains(&pick.picker), "{:?}", pick.credits);
            alone += usize::from(poorest.len() == 1);
            if let Some(quitter) = pick.quitter.filter(|quitter| poorest.contains(quitter)) {
                assert_eq!(pick.picker, quitter);
                by_quitter += usize::from(poorest.len() > 1);
            }
        }
    }
    // Each way of deciding came up, and before the first flight everybody is drawn now and then.
    assert!(alone > 5 && by_quitter > 5, "{alone} {by_quitter}");
    assert!(first.iter().all(|times| *times > 3), "{first:?}");
}

#[test]
fn a47_a_mission_that_was_offered_does_not_come_up_again_in_the_trek() {
    for seed in 0..20 {
        let mut seen = Vec::new();
        for mission in picks(seed).into_iter().flat_map(|pick| pick.offer) {
            assert!(!seen.contains(&mission), "{mission:?} came up twice");
            seen.push(mission);
        }
        assert_eq!(seen.len(), 6);
    }
}

// Set-up and take-off.

#[test]
fn the_tile_of_the_potholes_weighs_two_at_most() {
    for seed in 0..12 {
        let yard = Yard::seeded(4, &["flight=1", "mission=potholes"], seed);
        for number in 0..4 {
            let reserve = yard.trucker(number).reserve;
            let given = tiles().get(reserve[0]).unwrap();
            assert_eq!((reserve.len(), given.kind), (1, Kind::Heavy));
            assert!(given.weight <= 2, "{given:?}");
        }
    }
}

#[test]
fn the_first_card_of_a_flight_with_super_cards_is_an_ordinary_one_of_its_level() {
    let settings = ["flight=3", "building=turns", "mission=storm_of_the_century"].map(str::to_owned);
    let mut later = 0;
    for seed in 0..40 {
        let told = at_random(&settings, 2, seed, |_, _| {});
        let mut turned = told.iter().filter_map(|event| match event {
            Event::CardTurned { card, .. } => Some(card.back()),
            _ => None,
        });
        if let Some(first) = turned.next() {
            assert_eq!(first, Back::Level(Level::Three));
        }
        later += turned.filter(|back| *back == Back::Super).count();
    }
    // They do come.
    assert!(later > 2, "{later}");
}

#[test]
fn molten_lead_compares_all_who_took_off_and_charges_whoever_gives_up_at_once() {
    let mut yard = Yard::begun(2, &["flight=1", "mission=molten_lead"]);
    // Both have one radioactive tile. The second has it beside the only cabin, so that nobody is aboard, and no weight at all.
    yard.with_ship(0, &line("I 507:218 607:55 706:161r 707:33 708:45"));
    yard.with_ship(1, &line("I 706:220 707:33 807:73"));
    yard.play(0, Move::Finish(1)).play(1, Move::Finish(2));
    let why = Leaving::NoHumanAtTakeOff;
    assert!(yard.told.contains(&Event::Left { seat: seat(1), why }));
    let paid = yard.told.iter().filter_map(|event| match event {
        Event::Paid { seat, credits } => Some((seat.index(), *credits)),
        _ => None,
    });
    // Fewest radioactive: both. Least weight: the second alone, though it will not fly.
    assert_eq!(paid.collect::<Vec<_>>(), [(0, 3), (1, 3), (1, 3)]);
}

#[test]
fn a20_alone_nobody_pays_for_having_fewest() {
    let mut yard = Yard::begun(1, &["flight=1", "mission=molten_lead"]);
    yard.with_ship(0, &line("I 607:103 707:33 807:73"));
    yard.play(0, Move::Finish(1));
    assert!(
        yard.told
            .iter()
            .any(|event| matches!(event, Event::TookOff { .. }))
    );
    assert!(!yard.told.iter().any(|event| matches!(event, Event::Paid { .. })));
}

// What is counted in flight.

/// What such a line of the accounts pays, in seat order.
fn paid_to_all(trial: &Trial, wanted: fn(Item) -> bool) -> Vec<(usize, i16)> {
    let lines = trial.events.iter().filter_map(|event| match event {
        Event::Scored { seat, entry } if wanted(entry.item) => Some((seat.index(), entry.credits)),
        _ => None,
    });
    let mut lines: Vec<_> = lines.collect();
    lines.sort_unstable();
    lines
}

#[test]
fn in_an_ambush_only_who_reached_the_power_of_a_fleet_is_paid_for_it() {
    let start = before(Flight::One, &[GUNS, SLOOP], &["S-04", "I-04"]).with_mission(Mission::Ambush);
    let mut trial = Trial::unturned(start);
    trial.turn_next();
    trial.play(0, Move::Power(at(706))).play(0, Move::Power(at(708)));
    trial
        .play(1, Move::GiveCrew(at(707)))
        .play(1, Move::GiveCrew(at(707)));
    trial.turn_next();
    assert!(trial.is_over());
    // 4 for the fleet, 2 for arriving.
    assert_eq!(
        paid_to_all(&trial, |item| matches!(item, Item::Mission(_))),
        [(0, 6), (1, 2)]
    );
}

#[test]
fn d73_in_an_ambush_half_of_the_credits_is_paid_rounded_down() {
    let guns = "II 506:101 508:102 605:103 606:104 607:105 608:106 609:107 704:108 705:109 707:33/2";
    for (mission, credits) in [(None, 7), (Some(Mission::Ambush), 3)] {
        let start = game(Flight::Two, &[guns], "II-03");
        let start = match mission {
            Some(mission) => start.with_mission(mission),
            None => start,
        };
        let mut trial = Trial::with(start, "II-03", &[]);
        trial.play(0, Move::Accept);
        let seat = seat(0);
        assert!(trial.saw(&Event::Earned { seat, credits }), "{:?}", trial.events);
    }
}

#[test]
fn d74_in_the_traffic_jam_two_rockets_in_a_row_cost_two_components() {
    let (stuck, fast) = (
        "II 707:33/2",
        "II 705:54 706:55 707:33/2 708:56 806:74 807:73 808:76",
    );
    let start = game(Flight::Two, &[stuck, stuck, fast], "I-05");
    let start = start.with_mission(Mission::TrafficJam).with_rockets(&[8, 7, 5]);
    let mut trial = Trial::with(start, "I-05", &[]);
    let distance = |trial: &Trial| trial.view().flying.unwrap().rockets[2].distance;
    trial.play(2, Move::Abandon(at(705)));
    // The first is paid for, and the second stands right before it.
    assert_eq!(distance(&trial), Some(6));
    trial.play(2, Move::Abandon(at(806)));
    assert_eq!(distance(&trial), Some(10));
    assert_eq!(trial.view().truckers[2].lost.len(), 2);
}

#[test]
fn in_potholes_a_hole_that_took_components_is_not_paid() {
    let start = before(Flight::Two, &[BROWN, HAULER], &["S-02", "I-04"]).with_mission(Mission::Potholes);
    let mut trial = Trial::unturned(start);
    trial.turn_next();
    assert!(trial.saw(&Event::PassedHole { seat: seat(0) }));
    for square in [704, 705, 709, 607] {
        trial.play(1, Move::Abandon(at(square)));
    }
    trial.play(1, Move::Done);
    trial.turn_next();
    assert!(trial.is_over());
    assert_eq!(
        paid_to_all(&trial, |item| matches!(item, Item::Mission(_))),
        [(0, 3)]
    );
}

/// A flight of the medical convoy through this card.
fn convoy(text: &str, card: &str, dice: &[u8]) -> Trial {
    let vips = [Vip::PropulsionEngineer, Vip::CautiousWidow, YELLOW];
    let start = game(Flight::Three, &[text, ARK], card).with_vips(vips);
    Trial::with(start.with_mission(Mission::MedicalConvoy), card, dice)
}

/// How much crew the first trucker has lost.
fn crew_lost(trial: &Trial) -> u64 {
    let kept = serde_json::to_value(trial.game.store()).unwrap();
    kept["players"][0]["lunar"]["crew_lost"].as_u64().unwrap()
}

#[test]
fn crew_lost_to_slavers_wrecks_shots_radiation_and_nanobots_is_counted() {
    let cabins = "I 706:45/2 707:33/2 708:46/2 807:73";
    let mut slavers = convoy(cabins, "I-01", &[]);
    for cabin in [706, 706, 708] {
        slavers.play(0, Move::GiveCrew(at(cabin)));
    }
    assert_eq!(crew_lost(&slavers), 3);
    let mut wreck = convoy(cabins, "I-17", &[]);
    wreck.play(0, Move::Accept);
    wreck
        .play(0, Move::GiveCrew(at(706)))
        .play(0, Move::GiveCrew(at(706)));
    assert_eq!(crew_lost(&wreck), 2);
    // The heavy shot strikes the cabin in column 8; the light ones miss.
    let shot = convoy("I 707:33/2 708:45/2 807:73", "I-03", &[1, 1, 4, 4, 1, 1]);
    assert_eq!(crew_lost(&shot), 2);
    // Or the life support in column 9.
    let stifled = convoy(
        "I 707:33/2 708:45/brown 709:139 807:73",
        "I-03",
        &[1, 1, 4, 5, 1, 1],
    );
    assert_eq!(crew_lost(&stifled), 1);
    assert_eq!(crew_lost(&convoy("I 606:8/2 707:33/2 909:35/2", "S-19", &[])), 2);
    assert_eq!(crew_lost(&convoy("I 707:33/2 909:35/2", "S-22", &[])), 4);
}

#[test]
fn an_engineer_who_was_used_is_lost_and_a_widow_who_flew_off_is_not() {
    let mut used = convoy("I 707:33/2 708:45/v2 807:73", "I-05", &[]);
    used.play(0, Move::Double);
    assert_eq!(crew_lost(&used), 1);
    // The hold of her cluster is struck; the two astronauts of the starting cabin go with it, and she flies off.
    let text = "III 707:33/2 708:46/v10 709:23b 808:189 706:55 705:54 807:73";
    let widow = convoy(text, "III-04", &[4, 5, 3, 4]);
    assert!(widow.saw(&Event::WidowLeft { seat: seat(0) }));
    assert_eq!(crew_lost(&widow), 2);
}

#[test]
fn crew_that_the_surgeon_saved_is_not_lost() {
    let text = "III 706:47b/2 707:33/2 708:45/2 709:55 710:54 711:46/v5 807:73";
    let start = game(Flight::Three, &[text], "S-23").with_vips([Vip::StarSurgeon, BLUE, YELLOW]);
    let start = crate::flight::trials::changed(&start, |kept| {
        kept["players"][0]["lunar"]["charges"] = json!(2);
    });
    let mut trial = Trial::with(start.with_mission(Mission::MedicalConvoy), "S-23", &[]);
    assert_eq!(crew_lost(&trial), 3);
    trial.play(0, Move::Save(at(708))).play(0, Move::Pass);
    assert_eq!(crew_lost(&trial), 2);
}

#[test]
fn a_medical_convoy_charges_two_for_each_whom_slavers_took() {
    let start = game(Flight::One, &["I 706:45/2 707:33/2 708:46/2 807:73"], "I-01");
    let mut trial = Trial::with(start.with_mission(Mission::MedicalConvoy), "I-01", &[]);
    for cabin in [706, 706, 708] {
        trial.play(0, Move::GiveCrew(at(cabin)));
    }
    trial.fly_on();
    assert_eq!(
        paid_to_all(&trial, |item| matches!(item, Item::Mission(_))),
        [(0, 3)]
    );
    assert_eq!(
        paid_to_all(&trial, |item| matches!(item, Item::MissionPenalty(_))),
        [(0, -6)]
    );
}

// The end.

#[test]
fn the_storm_pays_more_with_exactly_three_losses() {
    let start = flying(Flight::Two, Mission::StormOfTheCentury, &[SLOOP]);
    let three = [(101, "destroyed"), (102, "fallen"), (103, "abandoned")];
    assert_eq!(reward(&land(lost(&start, 0, &three), &[]), 0), 12 + 6);
}

#[test]
fn the_floor_is_applied_once_after_losses_and_penalties_together() {
    let start = flying(Flight::One, Mission::CrystalService, &[SLOOP]);
    let four = [192, 193, 194, 195].map(|tile| (tile, "destroyed"));
    let account = land(lost(&start, 0, &four), &[0]).truckers[0].account.clone();
    let lines: Vec<(Item, i16)> = account.iter().map(|entry| (entry.item, entry.credits)).collect();
    let nothing = trucker::goods::Goods::NONE;
    assert_eq!(
        lines,
        [
            (Item::GoodsForHalf(nothing), 0),
            (Item::Losses(4), -4),
            (Item::MissionPenalty(Mission::CrystalService), -20),
            (Item::NoDebt, 24),
        ]
    );
}

#[test]
fn a_debt_is_forgiven_only_after_what_was_earned_is_counted() {
    let start = flying(Flight::One, Mission::TrafficJam, &[SLOOP]);
    let start = crate::flight::trials::changed(&start, |kept| kept["players"][0]["credits"] = json!(-5));
    // Arriving first pays 8 in the jam, the best-looking ship 2.
    assert_eq!(land(start, &[]).truckers[0].credits, 5);
}

#[test]
fn missions_are_paid_before_vips_and_both_before_the_arrival() {
    let start = flying(
        Flight::One,
        Mission::CrystalService,
        &["I 706:191r 707:33/2 708:45/v11 807:73"],
    );
    let view = land(start.with_vips([RED, BLUE, YELLOW]), &[]);
    let items: Vec<Item> = view.truckers[0].account.iter().map(|entry| entry.item).collect();
    assert_eq!(
        items[..3],
        [
            Item::Mission(Mission::CrystalService),
            Item::Vip(BLUE),
            Item::Arrival(1)
        ]
    );
}

#[test]
fn a15_parcels_of_whoever_gives_up_are_not_delivered() {
    let start = flying(
        Flight::One,
        Mission::CompulsoryParcels,
        &["I 606:175 607:191 608:207 707:33/2 807:73"],
    );
    let start = crate::flight::trials::changed(&start, |kept| {
        kept["players"][0]["lunar"] = json!({"given": [175, 191, 207]});
    });
    let charged = |quitters: &[usize]| {
        let account = land(start.clone(), quitters).truckers[0].account.clone();
        let fine = account
            .iter()
            .find(|entry| matches!(entry.item, Item::MissionPenalty(_)));
        fine.map(|entry| entry.credits)
    };
    assert_eq!((charged(&[]), charged(&[0])), (None, Some(-9)));
}
