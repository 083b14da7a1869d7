//! The end of the game.

use crate::common::{Scene, card, place, seat};
use tortuga::Ending;
use tortuga::moves::{Move, Refusal};

#[test]
fn end_15_influence_wins_at_once() {
    let mut table = Scene::new(2).influence(0, 14).purse(7, 0).table();
    table.does(0, [Move::BuyInfluence]);
    assert_eq!(
        (table.winners(), table.view().ending),
        (Some(vec![0]), Some(Ending::Influence))
    );
}

#[test]
fn end_control_tokens_count() {
    let mut table = Scene::new(2)
        .influence(0, 13)
        .special("x1", "mines")
        .ship(0, "x1")
        .purse(0, 5)
        .table();
    table.does(0, [Move::Conquer]);
    assert_eq!(table.winners(), Some(vec![0]));
}

#[test]
fn end_a_defender_can_win_in_the_attackers_turn() {
    let mut table = Scene::new(2).influence(0, 1).influence(1, 14).table();
    table.does(0, [Move::Attack(seat(1))]);
    table.commits(0, &[]);
    table.commits(1, &[]);
    assert_eq!(table.winners(), Some(vec![1]));
}

#[test]
fn end_tortuga_with_15_wins_at_once() {
    let mut table = Scene::new(2).influence(0, 12).purse(0, 15).table();
    table.does(0, [Move::Conquer]);
    assert_eq!(
        (table.winners(), table.view().ending),
        (Some(vec![0]), Some(Ending::Usurper))
    );
}

#[test]
fn end_tortuga_calls_a_last_turn_without_conquest_and_attack() {
    let mut table = Scene::new(3)
        .influence(0, 11)
        .purse(0, 20)
        .influence(1, 14)
        .ship(2, "n")
        .table();
    table.does(0, [Move::Conquer]);
    assert_eq!(table.captain(0).score, 14);
    assert_eq!(table.view().usurper, Some(seat(0)));
    table.does(0, [Move::Sail(place("se"))]);
    assert_eq!(
        table.refuses(0, Move::Conquer),
        Refusal::LastRound,
        "the ban starts at once"
    );
    table.does(0, [Move::Sail(place("tortuga"))]);
    assert_eq!(table.refuses(0, Move::Attack(seat(1))), Refusal::LastRound);
    table.does(0, [Move::EndTurn]);
    assert_eq!(table.refuses(1, Move::Attack(seat(0))), Refusal::LastRound);
    assert_eq!(table.refuses(1, Move::Conquer), Refusal::LastRound);
    table.does(1, [Move::EndTurn]);
    assert_eq!(table.refuses(2, Move::Conquer), Refusal::LastRound);
    table.does(2, [Move::EndTurn]);
    assert_eq!(table.view().ending, Some(Ending::Council));
    assert_eq!(
        table.winners(),
        Some(vec![0]),
        "14 : 14, and the tie goes to the conqueror"
    );
}

#[test]
fn end_a_tie_goes_to_the_conqueror_though_another_holds_more_sectors() {
    let mut table = Scene::new(2)
        .influence(0, 8)
        .purse(0, 15)
        .influence(1, 8)
        .control(1, "nw", 3)
        .control(1, "ne", 3)
        .control(1, "se", 3)
        .table();
    table.does(0, [Move::Conquer, Move::EndTurn]);
    table.does(1, [Move::EndTurn]);
    assert_eq!((table.captain(0).score, table.captain(1).score), (11, 11));
    assert_eq!(table.winners(), Some(vec![0]), "one sector against three");
}

#[test]
fn end_15_by_winning_an_attack() {
    let mut table = Scene::new(2)
        .hand(0, &["manoeuvre"])
        .influence(0, 13)
        .influence(1, 1)
        .table();
    table.does(0, [Move::Attack(seat(1))]);
    table.commits(0, &["manoeuvre"]);
    table.commits(1, &[]);
    assert_eq!(
        (table.winners(), table.view().ending),
        (Some(vec![0]), Some(Ending::Influence))
    );
}

#[test]
fn end_15_by_a_capture() {
    let scene = Scene::new(2)
        .influence(0, 14)
        .creature("ne", "h_robot")
        .marked("ne", &[0]);
    let mut table = scene.ship(0, "ne").purse(0, 9).table();
    table.does(0, [Move::Capture]);
    assert_eq!(
        (table.winners(), table.view().ending),
        (Some(vec![0]), Some(Ending::Influence))
    );
}

#[test]
fn end_in_the_last_turn_15_still_wins_at_once() {
    let mut table = Scene::new(2)
        .influence(0, 11)
        .purse(0, 15)
        .influence(1, 13)
        .hand(1, &["h_golem"])
        .table();
    table.does(0, [Move::Conquer, Move::EndTurn]);
    table.does(1, [Move::Convert(card("h_golem"))]);
    assert_eq!(
        (table.winners(), table.view().ending),
        (Some(vec![1]), Some(Ending::Influence))
    );
}

#[test]
fn end_ties_without_the_conqueror_go_to_the_most_sectors_or_are_shared() {
    let mut table = Scene::new(3)
        .purse(0, 15)
        .control(1, "n", 3)
        .control(1, "ne", 3)
        .influence(1, 8)
        .special("x1", "mines")
        .control(2, "x1", 5)
        .influence(2, 8)
        .table();
    table.does(0, [Move::Conquer, Move::EndTurn]);
    table.does(1, [Move::EndTurn]);
    table.does(2, [Move::EndTurn]);
    assert_eq!(table.winners(), Some(vec![1]), "10 : 10, two sectors against one");
    let mut table = Scene::new(3).purse(0, 15).influence(1, 8).influence(2, 8).table();
    table.does(0, [Move::Conquer, Move::EndTurn]);
    table.does(1, [Move::EndTurn]);
    table.does(2, [Move::EndTurn]);
    assert_eq!(table.winners(), Some(vec![1, 2]));
}

#[test]
fn end_the_last_round_that_can_be_played_ends_the_game() {
    let mut table = Scene::new(2).round(100).influence(1, 3).table();
    table.does(0, [Move::EndTurn]);
    assert_eq!(table.winners(), None);
    table.does(1, [Move::EndTurn]);
    assert_eq!(
        (table.winners(), table.view().ending),
        (Some(vec![1]), Some(Ending::Exhaustion))
    );
}

/// Tortuga falls in the last round that can be played, before the captain who began it: he and everybody else still have their last turn.
#[test]
fn end_the_last_turns_are_played_whatever_the_round() {
    let scene = || Scene::new(3).round(100).active(1).purse(0, 15).influence(2, 4);
    let mut table = scene().table();
    table.does(1, [Move::Conquer, Move::EndTurn]);
    table.does(2, [Move::EndTurn]);
    assert_eq!(
        table.winners(),
        None,
        "the first captain has had no turn since the fall"
    );
    assert_eq!(table.view().round, 101);
    table.does(0, [Move::EndTurn]);
    assert_eq!(
        (table.winners(), table.view().ending),
        (Some(vec![2]), Some(Ending::Council))
    );
    let mut table = scene().first_edition().table();
    table.does(1, [Move::Conquer, Move::EndTurn]);
    table.does(2, [Move::EndTurn]);
    assert_eq!(
        table.view().ending,
        Some(Ending::Exhaustion),
        "as version 1 had it"
    );
}
