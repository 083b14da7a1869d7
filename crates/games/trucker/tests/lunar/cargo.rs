//! Sections 3 and 5: the three ways to lose a component, and cargo.

use trucker::air::Leaving;
use trucker::cards::missions::Mission;
use trucker::cards::tiles::Kind;
use trucker::events::Event;
use trucker::ids::{Flight, Loss, Squares};
use trucker::moves::{Move, Refusal};
use trucker::ship::contents::Crew;
use trucker::ship::legality::FaultKind;

use crate::common::{Yard, line, square, tile, tiles};
use crate::flight::trials::{ARK, Trial, at, lost, seat};

/// Two dice with this sum.
fn dice(sum: u16) -> [u8; 2] {
    [(sum / 2) as u8, (sum - sum / 2) as u8]
}

/// A flight in which saboteurs find this square of the first ship, which has the smallest crew.
fn sabotaged(text: &str, square: u16) -> Trial {
    let (column, row) = (dice(square % 100), dice(square / 100));
    let faces = [column[0], column[1], row[0], row[1]];
    Trial::on(Flight::Three, &[text, ARK], "III-04", &faces)
}

fn destroyed(text: &str, square: u16) -> Vec<u16> {
    lost(&sabotaged(text, square), 0, Loss::Destroyed)
}

#[test]
fn d08_an_explosive_in_the_middle_takes_all_nine() {
    let block = "III 506:53 507:54 508:55 606:56 607:175 608:57 706:58 707:33/1 708:59";
    let all = [506, 507, 508, 606, 607, 608, 706, 707, 708];
    assert_eq!(destroyed(block, 607), all);
    // Hit anywhere else nothing explodes.
    assert_eq!(destroyed(block, 506), [506]);
}

#[test]
fn d09_fragile_cargo_two_squares_away_is_safe_unless_something_lies_between() {
    assert_eq!(destroyed("III 506:53 507:54 508:191 607:55 707:33/1", 506), [506]);
    let between = "III 506:53 507:192 508:191 607:55 707:33/1";
    assert_eq!(destroyed(between, 506), [506, 507, 508]);
}

#[test]
fn d10_fragile_cargo_diagonal_to_a_hit_is_destroyed() {
    assert_eq!(destroyed("III 506:53 507:54 607:191 707:33/1", 506), [506, 607]);
}

/// 710 hangs on 709 alone; 811 lies beside 710 and hangs on the row below.
const HANGING: &str = "III 707:33/1 708:56 709:60 807:58 808:55 809:54 810:57 811:191";

#[test]
fn d11_what_falls_beside_fragile_cargo_leaves_it_alone() {
    let mut trial = sabotaged(&format!("{HANGING} 710:59"), 709);
    trial.play(0, Move::Keep(at(707)));
    assert_eq!(lost(&trial, 0, Loss::Destroyed), [709]);
    assert_eq!(lost(&trial, 0, Loss::Fallen), [710]);
}

#[test]
fn d36_an_explosive_that_falls_does_not_explode() {
    let mut trial = sabotaged(&format!("{HANGING} 710:182l"), 709);
    trial.play(0, Move::Keep(at(707)));
    assert_eq!(lost(&trial, 0, Loss::Destroyed), [709]);
    assert_eq!(lost(&trial, 0, Loss::Fallen), [710]);
}

#[test]
fn d34_an_explosion_destroys_heavy_cargo_whatever_its_sides() {
    assert_eq!(destroyed("III 607:175 608:157 707:33/1", 607), [607, 608, 707]);
}

#[test]
fn d35_after_an_explosion_fragile_cargo_breaks_one_after_the_other() {
    let block = "III 506:53 507:54 606:175 607:55 608:191 609:192 706:56 707:33/1 708:57";
    assert_eq!(destroyed(block, 606), [506, 507, 606, 607, 608, 609, 706, 707]);
}

#[test]
fn d40_fragile_cargo_that_breaks_does_not_set_off_an_explosive() {
    assert_eq!(
        destroyed("III 506:53 507:191 508:175 607:55 707:33/1", 506),
        [506, 507]
    );
}

#[test]
fn a_chain_reaction_is_told() {
    let trial = sabotaged("III 506:53 507:54 607:191 707:33/1", 506);
    let (seat, more) = (seat(0), 1);
    assert!(trial.saw(&Event::ChainReaction { seat, more }));
}

#[test]
fn t02_weight_comes_off_the_engines() {
    let six = line("III 707:33/2 807:71 806:72 808:73 805:74 809:75 708:76 706:172");
    assert_eq!(six.engine_strength(tiles(), Squares::NONE), 2);
}

#[test]
fn d37_engine_strength_is_never_below_nothing() {
    let three = line("III 707:33/2 807:71 806:72 808:73 706:172 705:157");
    assert_eq!(three.engine_strength(tiles(), Squares::NONE), 0);
}

#[test]
fn a49_the_brown_alien_helps_engines_before_weight_comes_off() {
    let one = line("III 707:33/2 807:71 708:45/brown 709:139 706:161");
    assert_eq!(one.engine_strength(tiles(), Squares::NONE), 1);
    let none = line("III 707:33/2 708:45/brown 709:139 706:161");
    assert_eq!(none.engine_strength(tiles(), Squares::NONE), 0);
}

#[test]
fn too_much_weight_ends_the_flight_in_open_space() {
    let trial = Trial::new(&["I 706:161r 707:33/2 807:73"], "I-05", &[]);
    let why = Leaving::NoEngines;
    assert!(trial.saw(&Event::Left { seat: seat(0), why }));
}

/// A ship without cannons meets the pirate fleet: a heavy shot from the left along row 7.
fn shot_from_the_left(ship: &str) -> Trial {
    Trial::new(&[ship], "S-05", &[3, 4])
}

#[test]
fn d12_the_smooth_side_of_heavy_cargo_is_armour_and_an_exposed_connector_is_not() {
    let armoured = shot_from_the_left("I 706:157r 707:33/2");
    assert!(armoured.saw(&Event::Bounced {
        seat: seat(0),
        at: at(706)
    }));
    assert!(lost(&armoured, 0, Loss::Destroyed).is_empty());
    let exposed = shot_from_the_left("I 706:159r 707:33/2");
    assert_eq!(lost(&exposed, 0, Loss::Destroyed), [706]);
}

#[test]
fn d38_radioactive_cargo_side_by_side_is_legal_and_joined_it_is_not() {
    let smooth = line("I 606:219b 607:218 706:55 707:33");
    assert!(smooth.is_legal(tiles()), "{:?}", smooth.fault_list(tiles()));
    let welded = line("I 507:219 607:218 707:33");
    let faults = welded.fault_list(tiles());
    assert_eq!(faults.len(), 2);
    assert!(faults.iter().all(|fault| fault.kind == FaultKind::Radioactive));
    // The owner takes off either.
    let mut yard = Yard::begun(1, &["flight=1", "mission=glow_delivery"]);
    yard.with_ship(0, &welded).play(0, Move::Finish(1));
    assert_eq!(yard.offered(0), [507, 607].map(|on| Move::Remove(square(on))));
    yard.play(0, Move::Remove(square(507)));
    assert_eq!(yard.trucker(0).lost[0].loss, Loss::Corrected);
}

#[test]
fn d38_the_fault_is_foreseen_while_building() {
    let ship = line("I 607:218 707:33");
    let other = tiles().get(tile(219)).unwrap();
    let clashes = ship.clashes(tiles(), square(507), other, trucker::ids::Side::Front);
    assert_eq!(clashes, [(trucker::ids::Side::Back, FaultKind::Radioactive)]);
    assert!(!ship.fits(tiles(), square(507), other, trucker::ids::Side::Front));
}

#[test]
fn d39_no_cells_and_no_crew_around_radioactive_cargo() {
    let mut yard = Yard::begun(1, &["flight=1", "mission=glow_delivery"]);
    yard.with_ship(0, &line("I 507:12 606:219b 607:54r 706:26r 707:33 708:45"));
    assert_eq!(yard.trucker(0).ship.strength.crew, 2);
    assert_eq!(yard.trucker(0).ship.strength.cells, 0);
    assert_eq!(yard.trucker(0).ship.strength.hold, 2);
    yard.play(0, Move::Finish(1));
    let ship = yard.trucker(0).ship;
    let on = |number: u16| {
        ship.tiles
            .iter()
            .find(|tile| tile.square == square(number))
            .unwrap()
    };
    assert_eq!(on(507).cells, 0);
    assert_eq!(on(707).crew, Crew::None);
    assert_eq!(on(708).crew, Crew::Astronauts(2));
}

#[test]
fn a51_without_a_human_at_take_off_one_gives_up_before_the_first_card() {
    let mut yard = Yard::begun(1, &["flight=1", "mission=glow_delivery"]);
    yard.with_ship(0, &line("I 607:218 707:33"));
    yard.play(0, Move::Finish(1));
    let why = Leaving::NoHumanAtTakeOff;
    assert!(yard.told.contains(&Event::Left { seat: seat(0), why }));
}

#[test]
fn d21_cargo_is_never_set_aside_by_choice() {
    let mut yard = Yard::begun(1, &["flight=1", "mission=powder_keg"]);
    yard.play(0, Move::DrawCargo);
    assert_eq!(yard.rule(0, Move::SetAside), Refusal::CargoIsNeverReserved);
    yard.play(0, Move::PutBack);
    let up = yard.view().face_up[0];
    assert_eq!(tiles().get(up).unwrap().kind, Kind::Explosive);

    let mut turns = Yard::new(1, &["flight=1", "building=turns", "mission=powder_keg"]);
    turns.play(0, Move::RevealCargo);
    let up = turns.view().face_up[0];
    assert_eq!(turns.rule(0, Move::Reserve(up)), Refusal::CargoIsNeverReserved);
    assert!(turns.offered(0).contains(&Move::Take(up)));
}

#[test]
fn backs_tell_cargo_from_other_tiles_and_not_which_cargo() {
    let yard = Yard::begun(2, &["flight=2", "mission=full_assortment"]);
    let view = yard.view();
    assert_eq!((view.face_down, view.face_down_cargo), (152, 66));
    // Without a mission there is none.
    let plain = Yard::begun(2, &["flight=2"]);
    assert_eq!(plain.view().face_down_cargo, 0);
    assert_eq!(plain.rule(0, Move::DrawCargo), Refusal::HeapEmpty);
}

#[test]
fn the_box_has_18_heavy_and_16_of_each_other_cargo_with_the_weights_of_the_list() {
    let of = |kind: Kind| tiles().cargo(kind).count();
    assert_eq!(of(Kind::Heavy), 18);
    assert_eq!(of(Kind::Explosive), 16);
    assert_eq!(of(Kind::Fragile), 16);
    assert_eq!(of(Kind::Radioactive), 16);
    let weight: u32 = tiles()
        .cargo(Kind::Heavy)
        .map(|id| u32::from(tiles().get(id).unwrap().weight))
        .sum();
    assert_eq!(weight, 43);
    // Every heavy tile has armour somewhere.
    let smooth = trucker::cards::tiles::Connector::Smooth;
    assert!(
        tiles()
            .cargo(Kind::Heavy)
            .all(|id| tiles().get(id).unwrap().sides.contains(&smooth))
    );
}

#[test]
fn no_alien_lives_beside_radioactive_cargo() {
    // The cargo is above the cabin on 708, which has life support; only the cabin on 706 is far enough away.
    let mut yard = Yard::begun(1, &["flight=1", "mission=glow_delivery"]);
    yard.with_ship(0, &line("I 607:55 608:220l 706:47b 707:33 708:45 709:139"));
    yard.play(0, Move::Finish(1));
    let (seat, crew, cells) = (seat(0), 2, 0);
    assert!(
        yard.told.contains(&Event::Loaded { seat, crew, cells }),
        "{:?} {:?}",
        yard.told,
        yard.offered(0)
    );
}

#[test]
fn an_explosive_that_is_abandoned_does_not_explode() {
    let fast = "II 704:182 705:54 706:55 707:33/2 708:56 806:74 807:73 808:76";
    let start = crate::flight::trials::game(Flight::Two, &["II 707:33/2", fast], "I-05");
    let start = start.with_mission(Mission::TrafficJam).with_rockets(&[7, 5]);
    let mut trial = Trial::with(start, "I-05", &[]);
    trial.play(1, Move::Abandon(at(704)));
    assert_eq!(lost(&trial, 1, Loss::Abandoned), [704]);
    assert_eq!(trial.view().truckers[1].lost.len(), 1);
}
