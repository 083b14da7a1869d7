//! The readings of the expansion's rules that a table can choose: each with the one that is recommended beside it.

use serde_json::json;
use trucker::Trucker;
use trucker::cards::missions::Mission;
use trucker::cards::vips::Vip;
use trucker::events::Event;
use trucker::ids::{Flight, Loss};
use trucker::moves::Move;

use super::supers::BROWN;
use super::vips::{BLUE, RED, YELLOW, flying, land, lost, paid};
use crate::common::Yard;
use crate::flight::trials::{Trial, at, changed, game};

/// The same table with the other reading.
fn with(game: &Trucker, ruling: &str) -> Trucker {
    changed(game, |kept| {
        kept["rules"]["modules"]["rulings"][ruling] = json!(true);
    })
}

#[test]
fn each_reading_is_an_option_of_the_table() {
    let plain = Yard::begun(1, &["flight=1"]).view().rules.modules.rulings;
    assert_eq!(plain, trucker::Rulings::default());
    let other = [
        "flight=1",
        "politician=3x",
        "fleet_dice=one",
        "contamination=any",
        "hole_bill=before",
        "widow_cargo=goes_off",
        "widow_count=tiles",
    ];
    let all = Yard::begun(1, &other).view().rules.modules.rulings;
    assert_eq!(
        all,
        trucker::Rulings {
            politician_once: true,
            fleet_one_die: true,
            contamination_any: true,
            hole_bill_fixed: true,
            widow_cargo_goes_off: true,
            widow_counts_tiles: true,
        }
    );
}

#[test]
fn a02_the_politician_is_paid_double_with_the_arrival_or_as_the_board_says() {
    let vips = [Vip::HurriedPolitician, BLUE, YELLOW];
    let jam = flying(Flight::One, vips, &["I 707:33/2 708:45/v3 807:73"]).with_mission(Mission::TrafficJam);
    assert_eq!(paid(&land(jam.clone()), 0, Vip::HurriedPolitician), Some(8));
    // With the 8 of the arrival three times what the board says: T-12.
    assert_eq!(
        paid(&land(with(&jam, "politician_once")), 0, Vip::HurriedPolitician),
        Some(4)
    );
}

#[test]
fn a03_a_shot_of_a_fleet_is_two_dice_or_one_and_three() {
    let ship = "I 607:103 706:55 707:33/2 708:45/2 807:73";
    let start = game(Flight::One, &[ship], "S-05");
    let struck = |trial: &Trial| trial.story(|event| matches!(event, Event::Struck { .. })).len();
    // Row 7 from the left: 3 and 4, or a 4 and three.
    assert_eq!(struck(&Trial::with(start.clone(), "S-05", &[3, 4])), 1);
    assert_eq!(
        struck(&Trial::with(with(&start, "fleet_one_die"), "S-05", &[4])),
        1
    );
}

#[test]
fn a06_contamination_looks_at_occupied_cabins_or_at_all() {
    // The cabin beside the starting one is empty.
    let ship = "I 706:47b 707:33/2 708:56 709:55 809:48/2 807:73";
    let start = game(Flight::One, &[ship], "S-24");
    let ill = |trial: &Trial| trial.story(|event| matches!(event, Event::CrewLost { .. })).len();
    assert_eq!(ill(&Trial::with(start.clone(), "S-24", &[])), 0);
    assert_eq!(
        ill(&Trial::with(with(&start, "contamination_any"), "S-24", &[])),
        2
    );
}

#[test]
fn a18_the_bill_of_a_black_hole_is_reckoned_after_or_before_weight_is_given_up() {
    // Engines and a brown alien for 5, and weight 3: without the weight nothing is missing.
    let ship = format!("{BROWN} 704:167 607:103");
    let start = game(Flight::Two, &[&ship], "S-02");
    let plan = |game: Trucker| {
        let mut trial = Trial::with(game, "S-02", &[]);
        trial.play(0, Move::Abandon(at(704)));
        let plan = trial.view().flying.unwrap().plan.unwrap();
        (plan.power, plan.needed)
    };
    assert_eq!(plan(start.clone()), (5, 0));
    assert_eq!(plan(with(&start, "hole_bill_fixed")), (5, 6));
}

/// The widow in 708, connected to the starting cabin, a hold and an explosive.
const WIDOW: &str =
    "III 707:33/2 708:46/v10 709:23b 808:189 706:55 705:54 704:57 703:58 605:17l 607:14b 807:73";
const VIPS: [Vip; 3] = [RED, Vip::CautiousWidow, YELLOW];

#[test]
fn a27_cargo_that_leaves_with_the_widow_just_leaves_or_goes_off() {
    let start = game(Flight::Three, &[WIDOW, crate::flight::trials::ARK], "III-04").with_vips(VIPS);
    // Sabotage in column 9 and row 7 destroys the hold.
    let dice = [4, 5, 3, 4];
    let leaves = Trial::with(start.clone(), "III-04", &dice);
    assert_eq!(lost(&leaves, Loss::Destroyed), [709]);
    let goes_off = Trial::with(with(&start, "widow_cargo_goes_off"), "III-04", &dice);
    assert_eq!(lost(&goes_off, Loss::Destroyed), [709, 807, 808]);
}

#[test]
fn a34_the_widows_cluster_counts_as_one_or_tile_by_tile() {
    let start = game(Flight::One, &[WIDOW], "S-01").with_vips(VIPS);
    let counted = |game: Trucker| {
        let mut trial = Trial::with(game, "S-01", &[]);
        trial.play(0, Move::Abandon(at(709)));
        trial.view().flying.unwrap().plan.unwrap().counted
    };
    assert_eq!(
        counted(with(&start, "widow_counts_tiles")),
        counted(start.clone()) + 3
    );
}
