//! What controlled sectors give.

use crate::common::{Scene, card, place};
use tortuga::moves::{Move, Refusal};

#[test]
fn sector_terminals_give_one_crypto_each_turn_wherever_the_ship_is() {
    let mut table = Scene::new(3).control(1, "n", 3).control(1, "se", 3).table();
    table.does(0, [Move::EndTurn]);
    assert_eq!(table.purse(), (2, 0));
}

#[test]
fn sector_fortress_gives_one_manoeuvre_once_a_turn() {
    let mut table = Scene::new(2)
        .special("x2", "fortress")
        .control(0, "x2", 5)
        .ship(0, "ne")
        .purse(0, 3)
        .table();
    table.does(0, [Move::Sail(place("x2"))]);
    assert_eq!(table.purse().1, 3, "one spent, one given");
    table.does(0, [Move::Sail(place("ne")), Move::Sail(place("x2"))]);
    assert_eq!(table.purse().1, 1, "once a turn");
    table.does(0, [Move::EndTurn]);
    table.does(1, [Move::EndTurn]);
    assert_eq!(table.purse().1, 1, "and at the start of the next");
}

#[test]
fn sector_fortress_gives_on_the_turn_of_its_conquest() {
    let mut table = Scene::new(2)
        .special("x2", "fortress")
        .ship(0, "x2")
        .purse(0, 5)
        .table();
    table.does(0, [Move::Conquer]);
    assert_eq!(table.purse().1, 1);
}

#[test]
fn sector_research_reserves_for_nothing_once_a_turn() {
    let mut table = Scene::new(2)
        .special("x2", "research")
        .control(0, "x2", 5)
        .ship(0, "x2")
        .hand(0, &["booster", "manoeuvre"])
        .table();
    table.does(0, [Move::Reserve(card("booster"))]);
    assert_eq!(table.captain(0).reserve, Some(card("booster")));
    assert!(table.view().this_turn.research_used);
    assert_eq!(
        table.refuses(0, Move::Reserve(card("manoeuvre"))),
        Refusal::ReserveFull
    );
}

#[test]
fn sector_vortex_destroys_for_nothing_once_a_turn() {
    let mut table = Scene::new(2)
        .special("x2", "vortex")
        .control(0, "x2", 5)
        .ship(0, "x2")
        .hand(0, &["extraction", "extraction"])
        .table();
    table.plays(0, &["extraction", "extraction"]);
    table.does(0, [Move::Destroy(card("extraction"))]);
    assert_eq!(
        table.refuses(0, Move::Destroy(card("extraction"))),
        Refusal::NotEnoughManoeuvre { need: 2, have: 0 }
    );
    assert_eq!(table.purse(), (2, 0));
}

#[test]
fn sector_abilities_need_control_and_the_ship() {
    let table = Scene::new(2)
        .special("x2", "mines")
        .control(1, "x2", 5)
        .ship(0, "x2")
        .depot(&["ne"])
        .table();
    assert_eq!(table.refuses(0, Move::TakeFromDepot), Refusal::NotAtOwnMines);
    let table = Scene::new(2)
        .special("x2", "mines")
        .control(0, "x2", 5)
        .depot(&["ne"])
        .table();
    assert_eq!(table.refuses(0, Move::TakeFromDepot), Refusal::NotAtOwnMines);
}

#[test]
fn sector_tortuga_sells_influence_as_often_as_wanted() {
    let mut table = Scene::new(2).minerals(0, &["ne", "se"]).purse(13, 1).table();
    table.does(0, [Move::BuyInfluence, Move::BuyInfluence]);
    let captain = table.captain(0);
    assert_eq!((captain.influence, captain.minerals, table.purse().0), (2, 1, 0));
    table.does(0, [Move::Sail(place("ne"))]);
    assert_eq!(table.refuses(0, Move::BuyInfluence), Refusal::NotAtTortuga);
}

#[test]
fn sector_fortress_gives_to_a_ship_that_lands_on_it() {
    let scene = Scene::new(2)
        .special("x2", "fortress")
        .control(1, "x2", 5)
        .ship_lost(1);
    let mut table = scene.table();
    table.does(0, [Move::EndTurn]);
    table.does(1, [Move::Land(place("x2"))]);
    assert_eq!(table.purse().1, 1);
}

/// "De plusieurs secteurs à la fois" is one move: a ship that only passes its Fortress is not there, one that ends its move there is.
#[test]
fn sector_fortress_gives_where_a_move_of_several_sectors_ends() {
    let scene = || {
        Scene::new(2)
            .special("x2", "fortress")
            .control(0, "x2", 5)
            .hand(0, &["booster"])
    };
    let through = |scene: Scene| {
        let mut table = scene.table();
        table.plays(0, &["booster"]);
        table.does(0, ["ne", "x2", "ne"].map(|name| Move::Sail(place(name))));
        table.purse().1
    };
    assert_eq!(through(scene()), 0, "it was passed");
    assert_eq!(through(scene().first_edition()), 1, "as version 1 had it");
    let mut table = scene().table();
    table.plays(0, &["booster"]);
    table.does(0, ["ne", "x2"].map(|name| Move::Sail(place(name))));
    assert_eq!(table.purse().1, 0, "the ship may still go on");
    table.does(0, [Move::Done]);
    assert_eq!(table.purse().1, 1, "it stops there");
    let mut table = scene().ship(0, "ne").table();
    table.plays(0, &["booster"]);
    table.does(0, ["tortuga", "ne", "x2"].map(|name| Move::Sail(place(name))));
    assert_eq!(table.purse().1, 1, "the third step ends there");
    let mut table = scene().purse(0, 2).table();
    table.does(0, ["ne", "x2"].map(|name| Move::Sail(place(name))));
    assert_eq!(
        table.purse().1,
        1,
        "steps that are paid for are moves of their own"
    );
}
