//! Every ability of cards, one test each.

use crate::common::{Scene, card, count, place, seat, size};
use table::{CardSet, Game, Viewer};
use tortuga::cards::{AbilityKind, Cards};
use tortuga::events::Event;
use tortuga::moves::{Move, Refusal};
use tortuga::{Pending, Trash};

/// The standard box with other abilities on the Hacker, for those that no card has.
fn with_hacker(row: &str) -> &'static Cards {
    let plain = "crypto = 2\nsource = \"reconstructed\"\nknown = [\"name\", \"cost\", \"crypto\", \"manoeuvre\", \"abilities\"]";
    let text = Cards::standard_text();
    assert_eq!(text.matches(plain).count(), 1);
    let text = text.replace(plain, &format!("crypto = 2\n{row}\nsource = \"reconstructed\""));
    Box::leak(Box::new(Cards::parse(&text).expect("a sound box")))
}

#[test]
fn draw_takes_cards_and_may_be_declined() {
    let mut table = Scene::new(2).hand(0, &["r_professor", "r_assistant"]).table();
    table.plays(0, &["r_professor"]);
    table.does(0, [Move::Use(AbilityKind::Draw)]);
    assert_eq!((table.captain(0).hand_size, table.purse()), (3, (2, 1)));
    table.plays(0, &["r_assistant"]);
    table.does(0, [Move::Done]);
    assert_eq!(table.captain(0).hand_size, 2, "abilities are optional");
}

#[test]
fn draw_makes_a_new_deck_and_stops_when_there_is_none() {
    let mut table = Scene::new(2)
        .hand(0, &["r_professor"])
        .deck(0, &["booster"])
        .table();
    table
        .plays(0, &["r_professor"])
        .does(0, [Move::Use(AbilityKind::Draw)]);
    assert_eq!(table.captain(0).hand_size, 2);
    assert_eq!(table.captain(0).deck_size, 8, "the discard became the deck");
}

#[test]
fn move_steps_to_adjacent_sectors_for_nothing() {
    let mut table = Scene::new(2).hand(0, &["v_smuggler"]).table();
    table.plays(0, &["v_smuggler"]);
    assert_eq!(table.view().pending.unwrap().choice, Pending::Move { left: 2 });
    let (from, to) = (place("tortuga"), place("x2"));
    assert_eq!(
        table.refuses(0, Move::Sail(to)),
        Refusal::NotAdjacent { from, to }
    );
    assert_eq!(
        table.refuses(0, Move::Collect),
        Refusal::ChoosePendingFirst,
        "no action in between"
    );
    table.does(0, [Move::Sail(place("ne")), Move::Sail(place("x2"))]);
    assert_eq!((table.purse(), table.view().pending), ((1, 1), None));
}

#[test]
fn jump_goes_anywhere() {
    let mut table = Scene::new(4).hand(0, &["v_navigator"]).table();
    table.plays(0, &["v_navigator"]);
    assert_eq!(
        table.refuses(0, Move::Sail(place("tortuga"))),
        Refusal::AlreadyThere
    );
    table.does(0, [Move::Sail(place("x3"))]);
    assert_eq!(table.captain(0).ship, Some(place("x3")));
}

#[test]
fn trash_played_destroys_cards_of_the_play_area_even_itself() {
    let cards = with_hacker("abilities = [{ trash_played = 2 }]");
    let mut table = Scene::with(2, &[], cards)
        .hand(0, &["extraction", "t_hacker"])
        .table();
    table.plays(0, &["extraction", "t_hacker"]);
    table.does(
        0,
        [Move::Destroy(card("t_hacker")), Move::Destroy(card("extraction"))],
    );
    assert_eq!(
        (size(&table.captain(0).play), table.purse(), table.view().pending),
        (0, (3, 0), None)
    );
}

#[test]
fn trash_hand_or_discard_destroys_a_card_not_played() {
    let mut table = Scene::new(2)
        .hand(0, &["v_cleaner", "v_cleaner", "extraction"])
        .discard(0, &["manoeuvre"])
        .table();
    table.plays(0, &["v_cleaner"]);
    let from = Trash::HandOrDiscard;
    assert_eq!(
        table.view().pending.unwrap().choice,
        Pending::Trash { from, left: 1 }
    );
    assert_eq!(
        table.refuses(0, Move::Destroy(card("v_cleaner"))),
        Refusal::ChoosePendingFirst
    );
    table.does(0, [Move::DestroyInHand(card("extraction"))]);
    table.plays(0, &["v_cleaner"]);
    table.does(0, [Move::DestroyInDiscard(card("manoeuvre"))]);
    let captain = table.captain(0);
    assert_eq!((captain.hand_size, size(&captain.discard)), (0, 0));
}

/// Cards in the hand alone are enough; when none is left anywhere, the rest of the choice is over.
#[test]
fn trash_goes_on_while_there_is_a_card() {
    let cards = with_hacker("abilities = [{ trash_hand_or_discard = 2 }]");
    let mut table = Scene::with(2, &[], cards)
        .hand(0, &["t_hacker", "extraction"])
        .discard(0, &[])
        .table();
    table.plays(0, &["t_hacker"]);
    let from = Trash::HandOrDiscard;
    assert_eq!(
        table.view().pending.unwrap().choice,
        Pending::Trash { from, left: 2 }
    );
    table.does(0, [Move::DestroyInHand(card("extraction"))]);
    assert_eq!(table.view().pending, None);
}

#[test]
fn trash_discard_destroys_a_card_of_the_discard() {
    let mut table = Scene::new(2)
        .hand(0, &["r_bioengineer", "booster"])
        .discard(0, &["manoeuvre"])
        .table();
    table.plays(0, &["r_bioengineer"]);
    assert_eq!(
        table.refuses(0, Move::DestroyInHand(card("booster"))),
        Refusal::ChoosePendingFirst
    );
    table.does(0, [Move::DestroyInDiscard(card("manoeuvre"))]);
    assert_eq!(size(&table.captain(0).discard), 0);
}

#[test]
fn mineral_here_takes_the_tiles_mineral() {
    let mut table = Scene::new(2)
        .hand(0, &["m_miner", "m_miner"])
        .ship(0, "ne")
        .table();
    table.plays(0, &["m_miner"]);
    table.does(0, [Move::Use(AbilityKind::MineralHere)]);
    assert_eq!(
        (table.captain(0).minerals, table.sector("ne").mineral),
        (1, false)
    );
    table.plays(0, &["m_miner"]);
    assert_eq!(
        table.view().pending,
        None,
        "an ability that can do nothing is not offered"
    );
}

#[test]
fn mineral_depot_takes_from_the_depot_anywhere_and_abilities_go_in_any_order() {
    let mut table = Scene::new(2)
        .hand(0, &["m_prospector", "m_driller"])
        .ship(0, "ne")
        .depot(&["se", "sw"])
        .table();
    table.plays(0, &["m_prospector"]);
    table.does(0, [Move::Use(AbilityKind::MineralDepot)]);
    assert_eq!(
        table.refuses(0, Move::Use(AbilityKind::MineralDepot)),
        Refusal::NoSuchAbility,
        "each once"
    );
    table.does(0, [Move::Use(AbilityKind::MineralHere)]);
    assert_eq!((table.captain(0).minerals, table.view().depot), (2, 1));
    table.plays(0, &["m_driller"]);
    table.does(0, [Move::Use(AbilityKind::MineralDepot)]);
    assert_eq!((table.captain(0).minerals, table.view().depot), (3, 0));
}

#[test]
fn an_ability_can_make_another_one_useful() {
    let cards = with_hacker("abilities = [{ mineral_here = 1 }, { move = 1 }]");
    let mut table = Scene::with(2, &[], cards).hand(0, &["t_hacker"]).table();
    table.plays(0, &["t_hacker"]);
    assert_eq!(
        table.refuses(0, Move::Use(AbilityKind::MineralHere)),
        Refusal::NoMineral
    );
    table.does(0, [Move::Use(AbilityKind::Move), Move::Sail(place("ne"))]);
    table.does(0, [Move::Use(AbilityKind::MineralHere)]);
    assert_eq!((table.captain(0).minerals, table.view().pending), (1, None));
}

#[test]
fn probe_is_action_7_for_nothing() {
    let mut table = Scene::new(2).hand(0, &["r_analyst"]).ship(0, "ne").table();
    table.plays(0, &["r_analyst"]);
    table.does(0, [Move::Use(AbilityKind::Probe)]);
    assert!(table.sector("ne").hunt.unwrap().marked.contains(seat(0)));
    assert_eq!(table.purse(), (1, 1));
}

#[test]
fn hunt_off_makes_the_next_capture_cheaper() {
    for (creature, price) in [("h_robot", 1), ("h_stalker", 3)] {
        let mut table = Scene::new(2)
            .hand(0, &["v_bounty_hunter"])
            .ship(0, "ne")
            .creature("ne", creature)
            .marked("ne", &[0])
            .table();
        table.plays(0, &["v_bounty_hunter"]);
        table.does(0, [Move::Capture]);
        assert_eq!(table.purse().1, 3 - price);
        assert_eq!(table.view().this_turn.hunt_off, 0, "used up");
    }
}

#[test]
fn conquer_off_makes_the_next_conquest_cheaper_but_the_defence_rises_all_the_same() {
    let mut table = Scene::new(2)
        .hand(0, &["f_commando"])
        .ship(0, "ne")
        .control(1, "ne", 3)
        .table();
    table.plays(0, &["f_commando"]);
    table.does(0, [Move::Conquer]);
    assert_eq!((table.purse(), table.sector("ne").defence), ((1, 0), 4));
    assert_eq!(table.view().this_turn.conquer_off, 0, "used up");
    let mut table = Scene::new(2).hand(0, &["f_commando"]).purse(0, 11).table();
    table.plays(0, &["f_commando"]);
    assert_eq!(
        table.refuses(0, Move::Conquer),
        Refusal::NotEnoughManoeuvre { need: 15, have: 14 },
        "not Tortuga"
    );
}

#[test]
fn fortify_raises_one_controlled_sector() {
    let mut table = Scene::new(2)
        .hand(0, &["f_engineer", "f_engineer"])
        .control(0, "ne", 8)
        .control(0, "se", 3)
        .control(1, "sw", 3)
        .table();
    table.plays(0, &["f_engineer"]);
    assert_eq!(
        table.refuses(0, Move::Fortify(place("ne"))),
        Refusal::DefenceOutOfRange { above: 8, most: 8 }
    );
    assert_eq!(
        table.refuses(0, Move::Fortify(place("sw"))),
        Refusal::NotControlled
    );
    table.does(0, [Move::Fortify(place("se"))]);
    assert_eq!((table.sector("se").defence, table.purse()), (4, (1, 1)));
    table.plays(0, &["f_engineer"]).does(0, [Move::Done]);
    assert_eq!(table.sector("se").defence, 4);
}

#[test]
fn reserve_is_action_8_for_nothing_after_drawing_or_before() {
    let mut table = Scene::new(2).hand(0, &["r_cyberneticist", "booster"]).table();
    table.plays(0, &["r_cyberneticist"]);
    table.does(0, [Move::Use(AbilityKind::Draw)]);
    assert_eq!(
        table.view().pending.unwrap().choice,
        Pending::Reserve,
        "the last ability asks straight away"
    );
    table.does(0, [Move::Reserve(card("booster"))]);
    assert_eq!(
        (table.captain(0).reserve, table.purse()),
        (Some(card("booster")), (1, 0))
    );
    let others = table.game.view(Viewer::Seat(seat(1)));
    assert_eq!(others.captains[0].reserve, None);
}

#[test]
fn buy_off_makes_the_next_card_cheaper() {
    let mut table = Scene::new(2).hand(0, &["m_broker"]).table();
    table.plays(0, &["m_broker"]);
    table.does(0, [Move::Buy(card("t_bodyguard"))]);
    assert_eq!(table.purse().0, 0, "4 - 2 for a Bodyguard");
    let mut table = Scene::new(2).hand(0, &["m_broker"]).table();
    table.plays(0, &["m_broker"]);
    table.does(0, [Move::Buy(card("t_hacker"))]);
    assert_eq!(table.purse().0, 2, "a Hacker for nothing");
    table.does(0, [Move::Buy(card("t_hacker"))]);
    assert_eq!(table.purse().0, 0, "the next one costs 2 again");
}

#[test]
fn scrap_for_influence_destroys_the_card() {
    let mut table = Scene::new(2).hand(0, &["m_magnate"]).table();
    table.plays(0, &["m_magnate"]);
    table.does(0, [Move::Use(AbilityKind::ScrapForInfluence)]);
    assert_eq!((table.captain(0).influence, table.purse()), (1, (4, 0)));
    assert_eq!(count(&table.view().boxed, "m_magnate"), 1);
}

// In a fight.

/// The totals of a fight on Tortuga, nobody's sector.
fn totals(attack: &[&str], defence: &[&str]) -> Vec<u8> {
    let mut table = Scene::new(2).hand(0, attack).hand(1, defence).table();
    table.does(0, [Move::Attack(seat(1))]);
    table.commits(0, attack);
    table.commits(1, defence);
    table.totals()
}

#[test]
fn attack_counts_for_attackers_and_defence_for_defenders() {
    assert_eq!(totals(&["f_gunner"], &["f_gunner"]), [4, 2]);
    assert_eq!(totals(&["f_deserter"], &["f_deserter"]), [2, 3]);
}

#[test]
fn either_counts_both_ways() {
    assert_eq!(totals(&["f_general"], &[]), [5, 0]);
    assert_eq!(totals(&[], &["f_general"]), [0, 5]);
}

#[test]
fn each_copy_counts() {
    assert_eq!(totals(&["f_gunner", "f_gunner"], &[]), [8, 0]);
}

#[test]
fn cancel_switches_off_one_enemy_card() {
    let mut table = Scene::new(2)
        .hand(0, &["r_tactical_ai"])
        .hand(1, &["f_general", "manoeuvre"])
        .table();
    table.does(0, [Move::Attack(seat(1))]);
    table.commits(0, &["r_tactical_ai"]);
    table.commits(1, &["f_general", "manoeuvre"]);
    assert_eq!(table.view().pending.unwrap().choice, Pending::AttackerCancels);
    assert_eq!(
        table.refuses(0, Move::Cancel(card("manoeuvre"))),
        Refusal::NothingToCancel(card("manoeuvre"))
    );
    table.does(0, [Move::Cancel(card("f_general"))]);
    assert_eq!(table.totals(), [2, 5]);
}

#[test]
fn cancel_may_be_left_unused_and_is_not_offered_without_a_target() {
    let mut table = Scene::new(2)
        .hand(0, &["manoeuvre"])
        .hand(1, &["r_tactical_ai"])
        .table();
    table.does(0, [Move::Attack(seat(1))]);
    table.commits(0, &["manoeuvre"]);
    table.commits(1, &["r_tactical_ai"]);
    assert_eq!(table.totals(), [1, 2]);
    let mut table = Scene::new(2)
        .hand(0, &["f_gunner"])
        .hand(1, &["r_tactical_ai"])
        .table();
    table.does(0, [Move::Attack(seat(1))]);
    table.commits(0, &["f_gunner"]);
    table.commits(1, &["r_tactical_ai"]);
    table.does(1, [Move::Done]);
    assert_eq!(table.totals(), [4, 2]);
}

#[test]
fn cancel_by_the_attacker_comes_first_and_stops_the_defenders() {
    let text = Cards::standard_text().replace(
        "combat = [{ either = 1 }]",
        "combat = [\"cancel\", { either = 1 }]",
    );
    assert_ne!(text, Cards::standard_text(), "the general is to be changed");
    let cards: &'static Cards = Box::leak(Box::new(Cards::parse(&text).unwrap()));
    let mut table = Scene::with(2, &[], cards)
        .hand(0, &["r_tactical_ai", "f_gunner"])
        .hand(1, &["f_general"])
        .table();
    table.does(0, [Move::Attack(seat(1))]);
    table.commits(0, &["r_tactical_ai", "f_gunner"]);
    table.commits(1, &["f_general"]);
    table.does(0, [Move::Cancel(card("f_general"))]);
    let general = cards.face(card("f_general"), false).manoeuvre;
    let gunner = 4;
    assert_eq!(
        table.totals(),
        [2 + gunner, general],
        "a cancelled cancel does nothing"
    );
}

#[test]
fn save_keeps_the_losers_cards() {
    let mut table = Scene::new(2)
        .hand(0, &["t_privateer", "t_privateer"])
        .hand(1, &["f_shield", "manoeuvre"])
        .table();
    let boxed = size(&table.view().boxed);
    table.does(0, [Move::Attack(seat(1))]);
    table.commits(0, &["t_privateer", "t_privateer"]);
    table.commits(1, &["f_shield", "manoeuvre"]);
    assert_eq!(table.totals(), [8, 5]);
    assert_eq!(size(&table.view().boxed), boxed);
    assert!(table.heard.contains(&Event::Saved { seat: seat(1) }));
    assert_eq!(table.captain(1).ship, None, "the ship is lost all the same");
}

#[test]
fn combat_abilities_do_nothing_when_the_card_is_played_and_others_do_nothing_in_a_fight() {
    let mut table = Scene::new(2).hand(0, &["f_gunner"]).table();
    table.plays(0, &["f_gunner"]);
    assert_eq!((table.purse(), table.view().pending), ((1, 2), None));
    assert_eq!(totals(&["f_commando"], &["r_professor"]), [3, 1]);
}
