//! Action 14: combat.

use crate::common::{Scene, card, count, place, seat, size};
use table::{Game, Viewer};
use tortuga::Pending;
use tortuga::moves::{Move, Refusal};

/// A fight in nobody's sector: what the attacker and the defender lay down.
fn fight(attack: &[&str], defence: &[&str]) -> crate::common::Table {
    let mut table = Scene::new(2).hand(0, attack).hand(1, defence).table();
    table.does(0, [Move::Attack(seat(1))]);
    table.commits(0, attack);
    table
}

#[test]
fn combat_needs_both_ships_in_one_sector() {
    let table = Scene::new(3).ship(1, "n").ship_lost(2).table();
    assert_eq!(table.refuses(0, Move::Attack(seat(1))), Refusal::NoShipToAttack);
    assert_eq!(table.refuses(0, Move::Attack(seat(2))), Refusal::NoShipToAttack);
    assert_eq!(table.refuses(0, Move::Attack(seat(0))), Refusal::NoShipToAttack);
}

#[test]
fn combat_b_only_cards_with_manoeuvre() {
    let mut table = Scene::new(2)
        .hand(0, &["extraction", "booster", "manoeuvre"])
        .table();
    table.does(0, [Move::Attack(seat(1))]);
    for id in ["extraction", "booster"] {
        assert_eq!(
            table.refuses(0, Move::Commit(card(id))),
            Refusal::NoManoeuvre(card(id))
        );
    }
    assert_eq!(table.refuses(0, Move::EndTurn), Refusal::ChoosePendingFirst);
    table.does(0, [Move::Commit(card("manoeuvre"))]);
    assert!(
        table.offers(0, Move::Ready),
        "the end of sealing is always said, so that nothing shows what else is in the hand"
    );
}

#[test]
fn combat_b_sealed_cards_stay_secret_until_the_defender_has_answered() {
    let mut table = fight(&["t_bodyguard"], &["manoeuvre"]);
    table.does(1, [Move::Commit(card("manoeuvre"))]);
    for viewer in [Viewer::Seat(seat(1)), Viewer::Public] {
        let view = table.game.view(viewer);
        assert_eq!(view.duel.unwrap().attack, None);
    }
    let duel = table.game.view(Viewer::Seat(seat(0))).duel.unwrap();
    assert_eq!(duel.attack.unwrap(), [card("t_bodyguard")]);
    assert_eq!(
        duel.defence,
        [card("manoeuvre")],
        "the defender's cards lie face up"
    );
}

#[test]
fn combat_a_tie_goes_to_the_defender_who_takes_one_and_no_bank_point() {
    let mut table = Scene::new(2)
        .hand(0, &["t_bodyguard", "t_privateer"])
        .hand(1, &["t_bodyguard", "t_privateer"])
        .influence(0, 2)
        .table();
    table.does(0, [Move::Attack(seat(1))]);
    table.commits(0, &["t_bodyguard", "t_privateer"]);
    table.commits(1, &["t_bodyguard", "t_privateer"]);
    assert_eq!(table.totals(), [7, 7]);
    let (attacker, defender) = (table.captain(0), table.captain(1));
    assert_eq!((attacker.influence, defender.influence), (1, 1));
    assert_eq!((attacker.ship, size(&attacker.discard)), (None, 1));
    assert_eq!(
        (defender.ship, size(&defender.discard)),
        (Some(place("tortuga")), 2)
    );
}

#[test]
fn combat_with_no_cards_at_all_is_won_by_the_defender() {
    let mut table = Scene::new(2).influence(0, 1).table();
    let boxed = size(&table.view().boxed);
    table.does(0, [Move::Attack(seat(1))]);
    table.commits(0, &[]);
    table.commits(1, &[]);
    assert_eq!(table.totals(), [0, 0]);
    assert_eq!(table.captain(0).ship, None);
    assert_eq!(table.captain(1).influence, 1);
    assert_eq!(size(&table.view().boxed), boxed, "no card shown, none destroyed");
    assert_eq!(
        table.captain(1).hand_size,
        5,
        "the defender refills after any fight"
    );
}

#[test]
fn combat_the_loser_without_tokens_loses_none_though_he_has_control() {
    let mut table = Scene::new(2).hand(0, &["manoeuvre"]).control(1, "ne", 3).table();
    table.does(0, [Move::Attack(seat(1))]);
    table.commits(0, &["manoeuvre"]);
    table.commits(1, &[]);
    assert_eq!(table.captain(0).influence, 1, "one from the bank");
    assert_eq!((table.captain(1).influence, table.captain(1).score), (0, 1));
}

#[test]
fn combat_g_turrets_count_on_both_sides_anywhere() {
    let mut table = Scene::new(3)
        .control(0, "ne", 3)
        .control(0, "s", 3)
        .control(1, "nw", 3)
        .table();
    table.does(0, [Move::Attack(seat(1))]);
    table.commits(0, &[]);
    table.commits(1, &[]);
    assert_eq!(table.totals(), [2, 1]);
}

#[test]
fn combat_h_half_the_defence_for_the_controller_only() {
    for (defence, bonus) in [(3, 1), (8, 4), (5, 2)] {
        let mut table = Scene::new(2)
            .ship(0, "ne")
            .ship(1, "ne")
            .control(1, "ne", defence)
            .table();
        table.does(0, [Move::Attack(seat(1))]);
        table.commits(0, &[]);
        table.commits(1, &[]);
        assert_eq!(table.totals(), [0, bonus]);
    }
    let mut table = Scene::new(2)
        .ship(0, "x1")
        .ship(1, "x1")
        .control(1, "x1", 10)
        .table();
    table.does(0, [Move::Attack(seat(1))]).commits(0, &[]);
    assert_eq!(table.view().duel.unwrap().defence_strength.total, 5);
    let mut table = Scene::new(3)
        .ship(0, "n")
        .ship(1, "n")
        .control(2, "n", 8)
        .hand(0, &["manoeuvre"])
        .table();
    table.does(0, [Move::Attack(seat(1))]);
    table.commits(0, &["manoeuvre"]);
    table.commits(1, &[]);
    assert_eq!(table.totals(), [1, 0], "a third captain's sector helps neither");
    assert_eq!(
        table.sector("n").controller,
        Some(seat(2)),
        "and does not change hands"
    );
}

#[test]
fn combat_the_sector_rises_by_one_up_to_its_highest() {
    let mut table = Scene::new(2)
        .hand(0, &["t_privateer", "t_bodyguard"])
        .ship(0, "ne")
        .ship(1, "ne")
        .control(1, "ne", 8)
        .table();
    table.does(0, [Move::Attack(seat(1))]);
    table.commits(0, &["t_privateer", "t_bodyguard"]);
    table.commits(1, &[]);
    let sector = table.sector("ne");
    assert_eq!((sector.controller, sector.defence), (Some(seat(0)), 8));
    assert_eq!(
        table.purse(),
        (1, 0),
        "the Terminal gives at once; the cards' own resources count for nothing"
    );
}

#[test]
fn combat_what_the_defender_did_not_show_stays_in_his_hand() {
    let mut table = fight(
        &["manoeuvre"],
        &["t_bodyguard", "manoeuvre", "extraction", "extraction", "booster"],
    );
    table.commits(1, &["t_bodyguard"]);
    let defender = table.captain(1);
    let hand = defender.hand.unwrap();
    assert_eq!(size(&hand), 5);
    assert!(count(&hand, "booster") >= 1 && count(&hand, "extraction") >= 2);
    assert_eq!(count(&defender.discard, "t_bodyguard"), 1);
}

#[test]
fn combat_the_attackers_shown_cards_are_not_played_cards() {
    let mut table = Scene::new(3)
        .hand(0, &["t_bodyguard", "t_bodyguard"])
        .purse(0, 2)
        .table();
    table.does(0, [Move::Attack(seat(1))]);
    table.commits(0, &["t_bodyguard"]);
    table.commits(1, &[]);
    assert_eq!(
        table.refuses(0, Move::Destroy(card("t_bodyguard"))),
        Refusal::NotInPlay(card("t_bodyguard"))
    );
    table.does(0, [Move::Attack(seat(2))]);
    table.commits(0, &["t_bodyguard"]);
    table.commits(2, &[]);
    assert_eq!(
        table.captain(0).influence,
        2,
        "several ships may be attacked in one turn"
    );
}

#[test]
fn combat_an_attacker_who_lost_has_no_ship_for_the_rest_of_the_turn() {
    let mut table = Scene::new(2)
        .hand(0, &["extraction", "booster", "h_robot"])
        .control(0, "ne", 3)
        .purse(9, 9)
        .table();
    table.does(0, [Move::Attack(seat(1))]);
    table.commits(0, &[]);
    table.commits(1, &[]);
    for mv in [
        Move::Buy(card("t_hacker")),
        Move::Sail(place("ne")),
        Move::Collect,
        Move::Probe,
        Move::Conquer,
    ] {
        assert!(!table.offers(0, mv), "{mv:?}");
    }
    table.plays(0, &["booster"]);
    assert_eq!(
        table.view().pending,
        None,
        "a Booster without a ship moves nothing"
    );
    let place = place("ne");
    table.does(
        0,
        [Move::Reinforce { place, to: 5 }, Move::Convert(card("h_robot"))],
    );
    table.does(
        0,
        [
            Move::Destroy(card("booster")),
            Move::Reserve(card("extraction")),
            Move::EndTurn,
        ],
    );
}

#[test]
fn combat_a_lost_ship_comes_back_on_an_own_sector_or_tortuga() {
    let mut table = Scene::new(2)
        .ship_lost(1)
        .control(1, "ne", 3)
        .control(0, "se", 3)
        .table();
    table.does(0, [Move::EndTurn]);
    assert_eq!(table.view().pending.unwrap().choice, Pending::Land);
    assert_eq!(
        table.refuses(1, Move::Land(place("se"))),
        Refusal::CannotLandThere(place("se"))
    );
    assert_eq!(table.refuses(1, Move::EndTurn), Refusal::ChoosePendingFirst);
    assert!(table.offers(1, Move::Land(place("tortuga"))));
    table.does(1, [Move::Land(place("ne"))]);
    assert_eq!(table.captain(1).ship, Some(place("ne")));
    assert_eq!(table.purse(), (1, 0));
}

#[test]
fn combat_a_lost_ship_without_an_own_sector_goes_to_tortuga_by_itself() {
    let mut table = Scene::new(2).ship_lost(1).table();
    table.does(0, [Move::EndTurn]);
    assert_eq!(
        (table.captain(1).ship, table.view().pending),
        (Some(place("tortuga")), None)
    );
}

#[test]
fn combat_that_could_win_a_sector_needs_a_marker_for_it() {
    let mut scene = Scene::new(3)
        .ship(0, "nw")
        .ship(1, "nw")
        .control(1, "nw", 3)
        .ship(2, "nw");
    for at in ["n", "ne", "se", "s", "sw", "x1", "x2", "x3", "x4", "nw"] {
        scene = scene.marked(at, &[0]);
    }
    let mut table = scene.table();
    assert_eq!(table.refuses(0, Move::Attack(seat(1))), Refusal::NoMarkerLeft);
    assert!(table.offers(0, Move::Attack(seat(2))), "nothing to win there");
    table.does(0, [Move::RecallMarker(place("x4")), Move::Attack(seat(1))]);
}

#[test]
fn combat_h_an_attacker_has_nothing_of_his_own_sector() {
    let mut table = Scene::new(2)
        .ship(0, "ne")
        .ship(1, "ne")
        .control(0, "ne", 8)
        .table();
    table.does(0, [Move::Attack(seat(1))]);
    table.commits(0, &[]);
    table.commits(1, &[]);
    assert_eq!(table.totals(), [0, 0], "only a defender counts half the defence");
    assert_eq!(
        table.sector("ne").controller,
        Some(seat(0)),
        "and he keeps what he controls"
    );
}

#[test]
fn combat_a_controller_who_wins_keeps_the_sector() {
    let mut table = Scene::new(2)
        .ship(0, "ne")
        .ship(1, "ne")
        .control(1, "ne", 5)
        .table();
    table.does(0, [Move::Attack(seat(1))]);
    table.commits(0, &[]);
    table.commits(1, &[]);
    let sector = table.sector("ne");
    assert_eq!((sector.controller, sector.defence), (Some(seat(1)), 5));
}

#[test]
fn combat_only_the_defender_refills() {
    let mut table = fight(&["manoeuvre", "manoeuvre"], &[]);
    table.commits(1, &[]);
    assert_eq!((table.captain(0).hand_size, table.captain(1).hand_size), (0, 5));
}

#[test]
fn combat_the_card_lost_is_one_of_those_shown_at_random() {
    let mut lost = std::collections::BTreeMap::new();
    for seed in 0..240 {
        let mut table = fight(
            &["t_bodyguard", "t_bodyguard"],
            &["manoeuvre", "manoeuvre", "t_pilot"],
        );
        table.chance = table::Chance::fast(seed);
        table.commits(1, &["manoeuvre", "manoeuvre", "t_pilot"]);
        let gone = table.heard.iter().find_map(|event| match event {
            tortuga::events::Event::Destroyed { card, .. } => Some(*card),
            _ => None,
        });
        *lost.entry(gone.expect("the loser showed cards")).or_insert(0) += 1;
    }
    let pilots = lost[&card("t_pilot")];
    assert!((50..110).contains(&pilots), "one card of three: {pilots} of 240");
    assert_eq!(pilots + lost[&card("manoeuvre")], 240);
}
