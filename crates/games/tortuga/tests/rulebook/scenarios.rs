//! The optional scenarios and plain ship cards.

use crate::common::{Scene, card, count, seat};
use table::CardSet;
use tortuga::Ending;
use tortuga::cards::{Cards, Deck};
use tortuga::moves::{Move, Refusal};

fn aggressive(seats: u8) -> Scene {
    Scene::with(seats, &["scenario=aggressive"], Cards::standard())
}

#[test]
fn aggressive_the_winner_chooses_his_influence_and_the_loser_his_card() {
    for (choice, attacker, defender) in [(Move::Plunder, 2, 1), (Move::Claim, 3, 3)] {
        let mut table = aggressive(2)
            .hand(0, &["t_bodyguard", "t_bodyguard"])
            .hand(1, &["manoeuvre", "t_pilot"])
            .influence(1, 3)
            .table();
        table.does(0, [Move::Attack(seat(1))]);
        table.commits(0, &["t_bodyguard", "t_bodyguard"]);
        table.commits(1, &["manoeuvre", "t_pilot"]);
        assert_eq!(
            table.refuses(1, Move::Lose(card("t_bodyguard"))),
            Refusal::NotShown(card("t_bodyguard"))
        );
        table.does(1, [Move::Lose(card("manoeuvre"))]);
        assert_eq!(count(&table.view().boxed, "t_pilot"), 0);
        table.does(0, [choice]);
        assert_eq!(
            (table.captain(0).influence, table.captain(1).influence),
            (attacker, defender)
        );
    }
}

#[test]
fn aggressive_two_from_the_defender_takes_what_there_is() {
    let mut table = aggressive(2).hand(0, &["manoeuvre"]).influence(1, 1).table();
    table.does(0, [Move::Attack(seat(1))]);
    table.commits(0, &["manoeuvre"]);
    table.commits(1, &[]);
    table.does(0, [Move::Plunder]);
    assert_eq!((table.captain(0).influence, table.captain(1).influence), (1, 0));
    let mut table = aggressive(2).hand(0, &["manoeuvre"]).table();
    table.does(0, [Move::Attack(seat(1))]);
    table.commits(0, &["manoeuvre"]);
    table.commits(1, &[]);
    assert_eq!(
        table.captain(0).influence,
        3,
        "nothing to choose when the defender has none"
    );
}

#[test]
fn aggressive_a_winning_defender_gains_nothing() {
    let mut table = aggressive(2).influence(0, 5).table();
    table.does(0, [Move::Attack(seat(1))]);
    table.commits(0, &[]);
    table.commits(1, &[]);
    assert_eq!((table.captain(0).influence, table.captain(1).influence), (5, 0));
    assert_eq!(table.captain(0).ship, None);
}

#[test]
fn aggressive_tortuga_falls_only_to_the_winner_and_ends_the_game() {
    let table = aggressive(2).purse(0, 15).influence(0, 4).influence(1, 8).table();
    assert_eq!(table.refuses(0, Move::Conquer), Refusal::WouldNotWin);
    let mut table = aggressive(2).purse(0, 15).influence(0, 5).influence(1, 8).table();
    table.does(0, [Move::Conquer]);
    assert_eq!(
        (table.winners(), table.view().ending),
        (Some(vec![0]), Some(Ending::Overthrow))
    );
}

fn peaceful(seats: u8) -> Scene {
    Scene::with(seats, &["scenario=peaceful"], Cards::standard())
}

#[test]
fn peaceful_no_attacks() {
    let table = peaceful(2).table();
    assert_eq!(table.refuses(0, Move::Attack(seat(1))), Refusal::NoAttacksInPeace);
}

#[test]
fn peaceful_sectors_are_bought_wholly_in_crypto_or_wholly_in_manoeuvre() {
    let table = peaceful(2).ship(0, "x1").purse(4, 4).table();
    assert_eq!(
        table.refuses(0, Move::Conquer),
        Refusal::NotEnoughManoeuvre { need: 5, have: 4 }
    );
    assert_eq!(
        table.refuses(0, Move::ConquerWithCrypto),
        Refusal::NotEnoughCrypto { need: 5, have: 4 }
    );
    let mut table = peaceful(2).ship(0, "x1").minerals(0, &["ne"]).purse(4, 4).table();
    table.does(0, [Move::ConquerWithCrypto]);
    let sector = table.sector("x1");
    assert_eq!((sector.controller, sector.defence), (Some(seat(0)), 5));
    assert_eq!((table.purse().0, table.captain(0).minerals), (0, 0));
    let mut table = peaceful(2).purse(15, 0).table();
    table.does(0, [Move::ConquerWithCrypto]);
    assert_eq!(table.view().usurper, Some(seat(0)), "Tortuga too");
}

#[test]
fn peaceful_a_discount_on_conquest_is_for_manoeuvre_only() {
    let mut table = peaceful(2)
        .hand(0, &["f_commando"])
        .ship(0, "ne")
        .purse(3, 0)
        .table();
    table.plays(0, &["f_commando"]);
    table.does(0, [Move::ConquerWithCrypto]);
    assert_eq!(table.purse().0, 1, "the whole 3 paid, 1 from the Terminal");
    assert_eq!(
        table.view().this_turn.conquer_off,
        1,
        "kept for a conquest with manoeuvre"
    );
}

#[test]
fn peaceful_a_guarded_sector_cannot_be_conquered() {
    let table = peaceful(2)
        .ship(0, "ne")
        .ship(1, "ne")
        .control(1, "ne", 3)
        .purse(9, 9)
        .table();
    assert_eq!(
        table.refuses(0, Move::Conquer),
        Refusal::Guarded { seat: seat(1) }
    );
    assert_eq!(
        table.refuses(0, Move::ConquerWithCrypto),
        Refusal::Guarded { seat: seat(1) }
    );
}

#[test]
fn plain_ship_cards_are_all_alike() {
    for ship in Deck::Ship.cards() {
        let id = Cards::standard().face(ship, false).id.clone();
        let mut scene = Scene::with(4, &["ships=plain"], Cards::standard());
        let owner = (0..4).find(|at| scene.figure(*at) == ship).unwrap();
        scene = scene.hand(owner, &[&id]).active(owner);
        let mut table = scene.table();
        table.plays(owner, &[&id]);
        assert_eq!((table.purse(), table.view().pending), ((1, 1), None));
    }
}

#[test]
fn aggressive_a_losing_attacker_chooses_his_card_too() {
    let mut table = aggressive(2)
        .hand(0, &["manoeuvre", "t_pilot"])
        .hand(1, &["t_bodyguard", "t_bodyguard"])
        .table();
    table.does(0, [Move::Attack(seat(1))]);
    table.commits(0, &["manoeuvre", "t_pilot"]);
    table.commits(1, &["t_bodyguard", "t_bodyguard"]);
    let before = count(&table.view().boxed, "t_pilot");
    table.does(0, [Move::Lose(card("t_pilot"))]);
    assert_eq!(count(&table.view().boxed, "t_pilot"), before + 1);
    assert_eq!(table.captain(0).ship, None);
}
