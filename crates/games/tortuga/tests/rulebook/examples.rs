//! The five worked examples.

use crate::common::{Scene, card, count, place, seat, size};
use table::{Game, Viewer};
use tortuga::events::Event;
use tortuga::moves::{Move, Refusal};

/// Example of actions 2, 3 and 5: playing and buying.
#[test]
fn example_1_play_and_buy_cards() {
    let hand = [
        "extraction",
        "extraction",
        "extraction",
        "extraction",
        "manoeuvre",
    ];
    let mut table = Scene::new(3).hand(0, &hand).table();
    table.plays(0, &hand);
    assert_eq!(table.purse(), (4, 1));
    table.does(0, [Move::Sail(place("n"))]);
    assert_eq!(table.purse(), (4, 0));
    table.does(0, [Move::Buy(card("t_hacker")), Move::Buy(card("t_hacker"))]);
    assert_eq!(table.purse(), (0, 0));
    assert_eq!(
        count(&table.captain(0).discard, "t_hacker"),
        2,
        "bought cards go to the discard"
    );
    table.does(0, [Move::EndTurn]);
    let captain = table.captain(0);
    assert_eq!((size(&captain.discard), captain.hand_size), (7, 5));
    assert_eq!(table.view().active, seat(1));
}

/// Example of actions 6 and 7: minerals and probing.
#[test]
fn example_2_collect_spend_and_probe() {
    let hand = ["manoeuvre", "manoeuvre", "manoeuvre", "extraction", "booster"];
    let mut table = Scene::new(3)
        .hand(0, &hand)
        .special("x2", "vortex")
        .creature("x2", "h_robot")
        .market(0, ["v_mercenary", "v_smuggler"])
        .table();
    table.plays(0, &hand[..4]);
    assert_eq!(table.purse(), (1, 3));
    table.does(0, [Move::Sail(place("se")), Move::Collect]);
    assert_eq!((table.purse(), table.captain(0).minerals), ((1, 1), 1));
    assert!(!table.sector("se").mineral);
    table.plays(0, &["booster"]);
    table.does(0, [Move::Sail(place("ne")), Move::Sail(place("x2")), Move::Done]);
    table.does(0, [Move::Probe]);
    assert_eq!(table.purse(), (1, 0));
    let own = table.game.view(Viewer::Seat(seat(0)));
    let token = own
        .sectors
        .iter()
        .find(|sector| sector.place == place("x2"))
        .unwrap()
        .hunt
        .clone()
        .unwrap();
    assert_eq!(token.creature, Some(card("h_robot")));
    assert!(token.marked.contains(seat(0)));
    let other = table.game.view(Viewer::Seat(seat(1)));
    let token = other
        .sectors
        .iter()
        .find(|sector| sector.place == place("x2"))
        .unwrap()
        .hunt
        .clone()
        .unwrap();
    assert_eq!(token.creature, None, "the look was secret");
    table.does(0, [Move::Buy(card("v_mercenary"))]);
    assert_eq!(
        (table.purse().0, table.captain(0).minerals, table.view().depot),
        (0, 0, 1)
    );
    let market = &table.view().markets[0];
    assert!(
        market.slots.iter().all(Option::is_some),
        "the place in the market is filled at once"
    );
}

/// Example of actions 8 and 9: reserving and destroying.
#[test]
fn example_3_reserve_and_destroy() {
    let hand = ["extraction", "extraction", "manoeuvre", "manoeuvre", "manoeuvre"];
    let mut table = Scene::new(2).hand(0, &hand).table();
    let boxed = count(&table.view().boxed, "extraction");
    table.plays(0, &["extraction", "extraction"]);
    table.does(0, [Move::Reserve(card("manoeuvre"))]);
    assert_eq!(table.purse(), (0, 0));
    table.plays(0, &["manoeuvre", "manoeuvre"]);
    table.does(0, [Move::Destroy(card("extraction"))]);
    assert_eq!(table.purse(), (0, 0));
    assert_eq!(count(&table.view().boxed, "extraction"), boxed + 1);
    table.does(0, [Move::EndTurn]);
    let captain = table.captain(0);
    assert_eq!(
        (
            count(&captain.discard, "extraction"),
            count(&captain.discard, "manoeuvre")
        ),
        (1, 2)
    );
    assert_eq!((captain.reserve, captain.hand_size), (Some(card("manoeuvre")), 5));
    assert_eq!(
        table.game.view(Viewer::Seat(seat(1))).captains[0].reserve,
        None,
        "the reserve lies face down"
    );
}

/// Example of actions 1, 10 and 12: the reserve, a capture and a conquest.
#[test]
fn example_4_capture_and_conquer() {
    let hand = [
        "manoeuvre",
        "manoeuvre",
        "manoeuvre",
        "t_bodyguard",
        "v_mercenary",
    ];
    let mut table = Scene::new(3)
        .hand(0, &hand)
        .reserve(0, "booster")
        .special("x2", "vortex")
        .ship(0, "x2")
        .creature("x2", "h_robot")
        .marked("x2", &[0, 2])
        .control(1, "sw", 5)
        .table();
    table.does(0, [Move::TakeReserve]);
    assert_eq!(table.captain(0).hand_size, 6);
    table.plays(0, &hand);
    assert_eq!(table.purse(), (0, 8));
    table.does(0, [Move::Capture]);
    let captain = table.captain(0);
    assert_eq!((table.purse().1, captain.influence), (6, 1));
    assert_eq!(count(&captain.discard, "h_robot"), 1);
    assert_eq!((captain.trophies, captain.markers), (vec![card("h_robot")], 10));
    assert_eq!(
        table.captain(2).markers,
        10,
        "the other marker on the token goes back too"
    );
    table.plays(0, &["booster"]);
    table.does(0, ["n", "nw", "sw"].map(|at| Move::Sail(place(at))));
    table.does(0, [Move::Conquer]);
    let sector = table.sector("sw");
    assert_eq!((sector.controller, sector.defence), (Some(seat(0)), 6));
    assert_eq!(table.purse(), (1, 0), "the Terminal gives its crypto at once");
    assert_eq!((table.captain(0).score, table.captain(0).terminals), (2, 1));
    assert_eq!(
        (
            table.captain(1).score,
            table.captain(1).terminals,
            table.captain(1).markers
        ),
        (0, 0, 10)
    );
}

/// Example of action 14: a fight, and the abilities of controlled sectors.
#[test]
fn example_5_combat_and_sector_abilities() {
    let mut table = Scene::new(3)
        .hand(
            0,
            &[
                "t_hacker",
                "t_hacker",
                "t_bodyguard",
                "t_bodyguard",
                "v_mercenary",
            ],
        )
        .reserve(0, "booster")
        .special("x1", "vortex")
        .special("x4", "mines")
        .market(3, ["m_prospector", "m_miner"])
        .ship(0, "x1")
        .control(0, "x1", 5)
        .ship(1, "x4")
        .control(1, "x4", 5)
        .influence(1, 2)
        .hand(1, &["v_mercenary", "t_pilot", "manoeuvre", "extraction"])
        .depot(&["x4"])
        .table();
    table.does(0, [Move::TakeReserve]);
    table.plays(0, &["t_hacker", "t_hacker"]);
    table.does(0, [Move::Destroy(card("t_hacker"))]);
    assert_eq!(
        table.purse(),
        (4, 0),
        "the Vortex destroys for nothing, and what the card gave stays"
    );
    table.plays(0, &["booster"]);
    table.does(0, ["nw", "sw", "x4"].map(|at| Move::Sail(place(at))));
    assert_eq!(
        table.refuses(0, Move::Conquer),
        Refusal::Guarded { seat: seat(1) }
    );
    table.does(0, [Move::Attack(seat(1))]);
    table.commits(0, &["t_bodyguard", "t_bodyguard", "v_mercenary"]);
    let duel = table.game.view(Viewer::Seat(seat(1))).duel.unwrap();
    assert_eq!(
        (duel.attack_size, duel.attack),
        (3, None),
        "the number is announced, the cards are not"
    );
    table.commits(1, &["v_mercenary", "t_pilot", "manoeuvre"]);
    assert_eq!(table.totals(), [8, 7]);
    let destroyed = table
        .heard
        .iter()
        .filter(|event| matches!(event, Event::Destroyed { seat: by, .. } if *by == seat(1)));
    assert_eq!(destroyed.count(), 1);
    let (attacker, defender, mines) = (table.captain(0), table.captain(1), table.sector("x4"));
    assert_eq!((mines.controller, mines.defence), (Some(seat(0)), 6));
    assert_eq!(
        (attacker.influence, defender.influence),
        (2, 1),
        "one from the defender, one from the bank"
    );
    assert_eq!((defender.ship, defender.hand_size), (None, 5));
    assert_eq!(
        size(&defender.discard),
        2,
        "shown cards go to the discard, but for the one destroyed"
    );
    table.does(0, [Move::TakeFromDepot]);
    assert_eq!((table.captain(0).minerals, table.view().depot), (1, 0));
    table.does(0, [Move::Buy(card("m_prospector"))]);
    assert_eq!(
        (table.purse().0, table.captain(0).minerals, table.view().depot),
        (0, 0, 1)
    );
    table.does(0, [Move::EndTurn]);
    assert_eq!(table.captain(0).hand_size, 5);
}
