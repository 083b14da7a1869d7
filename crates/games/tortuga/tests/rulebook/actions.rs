//! Actions 1 to 13, and the end of the turn.

use crate::common::{Scene, card, count, place, seat, size};
use table::{Game, Viewer};
use tortuga::moves::{Move, Refusal};

#[test]
fn action_1_only_before_everything_else() {
    let mut table = Scene::new(2)
        .hand(0, &["extraction", "manoeuvre"])
        .reserve(0, "booster")
        .table();
    table.plays(0, &["extraction"]);
    assert_eq!(table.refuses(0, Move::TakeReserve), Refusal::TooLateForReserve);
    table.does(0, [Move::EndTurn]);
    assert_eq!(
        table.captain(0).reserve,
        Some(card("booster")),
        "it may stay for any number of turns"
    );
    assert_eq!(
        table.captain(0).hand_size,
        5,
        "and does not count against the five"
    );
    assert_eq!(table.refuses(1, Move::TakeReserve), Refusal::ReserveEmpty);
}

#[test]
fn action_1_then_another_card_may_be_reserved_in_the_same_turn() {
    let mut table = Scene::new(2)
        .hand(0, &["manoeuvre"])
        .reserve(0, "booster")
        .purse(2, 0)
        .table();
    assert_eq!(
        table.refuses(0, Move::Reserve(card("manoeuvre"))),
        Refusal::ReserveFull
    );
    table.does(0, [Move::TakeReserve, Move::Reserve(card("manoeuvre"))]);
    assert_eq!(table.captain(0).reserve, Some(card("manoeuvre")));
}

#[test]
fn action_2_resources_not_used_are_lost() {
    let mut table = Scene::new(2).hand(0, &["extraction", "manoeuvre"]).table();
    table.plays(0, &["extraction", "manoeuvre"]);
    table.does(0, [Move::EndTurn]);
    assert_eq!(table.purse(), (0, 0));
}

#[test]
fn action_3_only_what_the_sector_sells() {
    let mut table = Scene::new(2)
        .special("x2", "vortex")
        .market(0, ["v_warlord", "v_cleaner"])
        .purse(5, 2)
        .table();
    assert_eq!(
        table.refuses(0, Move::Buy(card("v_cleaner"))),
        Refusal::NotOnOffer(card("v_cleaner"))
    );
    assert_eq!(
        table.refuses(0, Move::Buy(card("t_quartermaster"))),
        Refusal::NotEnoughCrypto { need: 6, have: 5 }
    );
    table.does(0, [Move::Sail(place("ne")), Move::Sail(place("x2"))]);
    assert_eq!(
        table.refuses(0, Move::Buy(card("t_hacker"))),
        Refusal::NotOnOffer(card("t_hacker"))
    );
    assert_eq!(
        table.refuses(0, Move::Buy(card("v_warlord"))),
        Refusal::NotEnoughCrypto { need: 6, have: 5 }
    );
    table.does(0, [Move::Buy(card("v_cleaner"))]);
    assert_eq!(table.purse().0, 1);
}

#[test]
fn action_3_a_t_stack_can_be_bought_out() {
    let mut table = Scene::new(2).purse(20, 0).table();
    for _ in 0..6 {
        table.does(0, [Move::Buy(card("t_hacker"))]);
    }
    assert_eq!(
        table.refuses(0, Move::Buy(card("t_hacker"))),
        Refusal::NotOnOffer(card("t_hacker"))
    );
}

#[test]
fn action_4_the_card_comes_up_again_after_the_pile() {
    let mut table = Scene::new(2)
        .special("x2", "vortex")
        .ship(0, "x2")
        .market(0, ["v_warlord", "v_cleaner"])
        .purse(20, 0)
        .table();
    table.does(0, [Move::Renew(card("v_warlord"))]);
    let market = table.view().markets[0].clone();
    assert_eq!(market.bottom, [card("v_warlord")]);
    assert_eq!(market.slots[1], Some(card("v_cleaner")), "the other card stays");
    // Seven shuffled cards come up before the one that was put under them; then it is the only card of the pile.
    for _ in 0..7 {
        let market = table.view().markets[0].clone();
        assert!(!market.pile.is_empty());
        table.does(0, [Move::Renew(market.slots[0].unwrap())]);
    }
    let market = table.view().markets[0].clone();
    assert!(market.pile.is_empty() && market.bottom.len() == 8);
    table.does(0, [Move::Renew(market.slots[0].unwrap())]);
    assert_eq!(table.view().markets[0].slots[0], Some(card("v_warlord")));
    assert_eq!(table.purse().0, 11, "1 crypto each");
}

#[test]
fn action_4_not_in_t_sectors_and_not_with_an_empty_pile() {
    let mut table = Scene::new(2)
        .special("x2", "vortex")
        .ship(0, "x2")
        .purse(60, 2)
        .table();
    assert_eq!(
        table.refuses(0, Move::Renew(card("f_general"))),
        Refusal::NotOnOffer(card("f_general"))
    );
    for _ in 0..8 {
        let first = table.view().markets[0].slots[0].unwrap();
        table.does(0, [Move::Buy(first)]);
    }
    let left = table.view().markets[0].slots.clone();
    assert_eq!(
        table.refuses(0, Move::Renew(left[0].unwrap())),
        Refusal::PileEmpty
    );
    table.does(0, [Move::Buy(left[0].unwrap())]);
    assert_eq!(table.view().markets[0].slots[0], None, "the place stays empty");
    table.does(0, [Move::Sail(place("ne"))]);
    assert_eq!(
        table.refuses(0, Move::Renew(left[1].unwrap())),
        Refusal::NoMarketHere
    );
}

#[test]
fn action_5_one_step_for_one_manoeuvre_and_ships_never_block() {
    let mut table = Scene::new(2).ship(1, "ne").purse(0, 1).table();
    let (from, to) = (place("tortuga"), place("x2"));
    assert_eq!(
        table.refuses(0, Move::Sail(to)),
        Refusal::NotAdjacent { from, to }
    );
    assert_eq!(
        table.refuses(0, Move::Sail(place("n"))),
        Refusal::NoSuchPlace,
        "the map for two has no n"
    );
    table.does(0, [Move::Sail(place("ne"))]);
    assert_eq!(
        table.refuses(0, Move::Sail(place("x2"))),
        Refusal::NotEnoughManoeuvre { need: 1, have: 0 }
    );
    assert_eq!(table.sector("ne").ships, [seat(0), seat(1)]);
}

#[test]
fn action_6_a_tile_has_one_mineral_and_the_depot_is_another_matter() {
    let mut table = Scene::new(2)
        .special("x4", "mines")
        .ship(0, "x4")
        .control(0, "x4", 5)
        .minerals(0, &["ne"])
        .purse(0, 3)
        .table();
    assert_eq!(table.refuses(0, Move::TakeFromDepot), Refusal::DepotEmpty);
    table.does(0, [Move::Collect]);
    assert_eq!(table.captain(0).minerals, 2);
    assert_eq!(table.refuses(0, Move::Collect), Refusal::NoMineral);
    table.does(0, [Move::SpendMineral]);
    assert_eq!((table.purse().0, table.view().depot), (1, 1));
    assert_eq!(
        table.refuses(0, Move::Collect),
        Refusal::NoMineral,
        "the depot is not collected from"
    );
    table.does(0, [Move::TakeFromDepot]);
    assert_eq!((table.captain(0).minerals, table.view().depot), (2, 0));
    table.does(0, [Move::SpendMineral]);
    assert_eq!(table.refuses(0, Move::TakeFromDepot), Refusal::OncePerTurn);
}

#[test]
fn action_7_a_probed_token_is_known_ever_after() {
    let mut table = Scene::new(2)
        .ship(0, "ne")
        .creature("ne", "h_kraken")
        .purse(0, 2)
        .table();
    assert_eq!(table.refuses(0, Move::Capture), Refusal::NotMarked);
    table.does(0, [Move::Probe]);
    assert_eq!(table.refuses(0, Move::Probe), Refusal::AlreadyMarked);
    assert_eq!(
        table.refuses(0, Move::Capture),
        Refusal::NotEnoughManoeuvre { need: 8, have: 1 }
    );
    assert_eq!(table.captain(0).markers, 9);
    table.does(0, [Move::EndTurn]);
    table.does(1, [Move::EndTurn]);
    let own = table.game.view(Viewer::Seat(seat(0)));
    let creature = own
        .sectors
        .iter()
        .find_map(|sector| sector.hunt.as_ref()?.creature);
    assert_eq!(creature, Some(card("h_kraken")));
}

#[test]
fn action_7_where_no_creature_lies_that_is_the_reason_even_without_manoeuvre() {
    let table = Scene::new(2).ship(0, "tortuga").table();
    assert_eq!(table.view().this_turn.manoeuvre, 0);
    assert_eq!(table.refuses(0, Move::Probe), Refusal::NoCreature);
    let table = Scene::new(2).ship(0, "ne").creature("ne", "h_kraken").table();
    assert_eq!(
        table.refuses(0, Move::Probe),
        Refusal::NotEnoughManoeuvre { need: 1, have: 0 }
    );
}

#[test]
fn action_7_without_a_marker_left_one_is_taken_back_first() {
    let tokens = ["n", "ne", "se", "s", "sw", "x1", "x2"];
    let mut scene = Scene::new(3).ship(0, "nw").purse(0, 9);
    for at in tokens {
        scene = scene.marked(at, &[0]);
    }
    let mut table = scene
        .control(0, "n", 3)
        .control(0, "ne", 3)
        .control(0, "se", 3)
        .table();
    assert_eq!(table.captain(0).markers, 0);
    assert_eq!(table.refuses(0, Move::Conquer), Refusal::NoMarkerLeft);
    table.does(0, [Move::Probe]);
    assert!(
        !table.sector("nw").hunt.unwrap().marked.contains(seat(0)),
        "seen, but there was no marker"
    );
    assert_eq!(table.refuses(0, Move::Probe), Refusal::NoMarkerLeft);
    table.does(0, [Move::RecallMarker(place("x2"))]);
    assert!(table.offers(0, Move::Probe), "what was seen can be marked now");
    assert_eq!(
        table.refuses(0, Move::RecallMarker(place("x1"))),
        Refusal::MarkersLeft
    );
    assert!(
        table.sector("x2").hunt.unwrap().seen.contains(seat(0)),
        "what was seen stays known"
    );
    table.does(0, [Move::Conquer]);
    assert_eq!(table.sector("nw").controller, Some(seat(0)));
}

#[test]
fn action_11_a_hunt_card_is_converted_instead_of_played() {
    let mut table = Scene::new(2).hand(0, &["h_kraken", "extraction"]).table();
    assert_eq!(
        table.refuses(0, Move::Convert(card("extraction"))),
        Refusal::NotAHuntCard(card("extraction"))
    );
    assert!(table.offers(0, Move::Play(card("h_kraken"))));
    table.does(0, [Move::Convert(card("h_kraken"))]);
    let captain = table.captain(0);
    assert_eq!(
        (captain.influence, captain.trophies, table.purse()),
        (3, vec![], (0, 0))
    );
    assert_eq!(count(&table.view().boxed, "h_kraken"), 1);
    assert_eq!(table.view().spent_tokens, [card("h_kraken")]);
}

#[test]
fn action_9_a_hunt_card_destroyed_gives_nothing_and_its_token_goes_too() {
    let mut table = Scene::new(2).hand(0, &["h_kraken"]).table();
    table.plays(0, &["h_kraken"]);
    table.does(0, [Move::Destroy(card("h_kraken"))]);
    let captain = table.captain(0);
    assert_eq!((captain.influence, captain.trophies), (0, vec![]));
    assert_eq!(table.purse(), (0, 3), "5 manoeuvre of the card, 2 paid");
}

#[test]
fn action_9_only_cards_played_this_turn() {
    let table = Scene::new(2).hand(0, &["extraction"]).purse(0, 2).table();
    assert_eq!(
        table.refuses(0, Move::Destroy(card("extraction"))),
        Refusal::NotInPlay(card("extraction"))
    );
}

#[test]
fn action_12_first_conquests_cost_3_5_and_15() {
    for (at, price) in [("ne", 3), ("se", 3), ("x1", 5), ("tortuga", 15)] {
        let short = Scene::new(2).ship(0, at).purse(0, price - 1).table();
        let (need, have) = (price, price - 1);
        assert_eq!(
            short.refuses(0, Move::Conquer),
            Refusal::NotEnoughManoeuvre { need, have }
        );
        let mut table = Scene::new(2).ship(0, at).purse(0, price + 1).table();
        table.does(0, [Move::Conquer]);
        assert_eq!(table.purse().1, 1, "never more than the price");
        let defence = if at == "tortuga" { 14 } else { price };
        assert_eq!(table.sector(at).defence, defence);
        assert_eq!(table.captain(0).markers, 9);
    }
}

#[test]
fn action_12_at_the_highest_defence_the_price_is_one_more_and_the_marker_stays() {
    for (at, most) in [("ne", 8), ("x1", 10)] {
        let short = Scene::new(2)
            .ship(0, at)
            .control(1, at, most)
            .purse(0, most)
            .table();
        assert_eq!(
            short.refuses(0, Move::Conquer),
            Refusal::NotEnoughManoeuvre {
                need: most + 1,
                have: most
            }
        );
        let mut table = Scene::new(2)
            .ship(0, at)
            .control(1, at, most)
            .purse(0, most + 1)
            .table();
        table.does(0, [Move::Conquer]);
        let sector = table.sector(at);
        assert_eq!((sector.controller, sector.defence), (Some(seat(0)), most));
    }
}

#[test]
fn action_12_not_ones_own_and_not_in_crypto() {
    let table = Scene::new(2)
        .ship(0, "ne")
        .control(0, "ne", 3)
        .purse(9, 9)
        .table();
    assert_eq!(table.refuses(0, Move::Conquer), Refusal::AlreadyControlled);
    assert_eq!(table.refuses(0, Move::ConquerWithCrypto), Refusal::OnlyInPeace);
}

#[test]
fn action_12_a_ship_that_is_not_the_controllers_guards_nothing() {
    let mut table = Scene::new(3)
        .ship(0, "n")
        .ship(2, "n")
        .control(1, "n", 3)
        .purse(0, 4)
        .table();
    table.does(0, [Move::Conquer]);
    assert_eq!(table.sector("n").controller, Some(seat(0)));
}

#[test]
fn action_13_the_whole_new_defence_is_paid() {
    let mut table = Scene::new(2)
        .control(0, "ne", 3)
        .control(1, "se", 3)
        .purse(9, 0)
        .table();
    let reinforce = |at, to| Move::Reinforce { place: place(at), to };
    assert_eq!(
        table.refuses(0, reinforce("ne", 3)),
        Refusal::DefenceOutOfRange { above: 3, most: 8 }
    );
    assert_eq!(
        table.refuses(0, reinforce("ne", 9)),
        Refusal::DefenceOutOfRange { above: 3, most: 8 }
    );
    assert_eq!(table.refuses(0, reinforce("se", 5)), Refusal::NotControlled);
    assert_eq!(
        table.refuses(0, reinforce("x1", 5)),
        Refusal::NotControlled,
        "nobody's sectors have no marker"
    );
    table.does(0, [reinforce("ne", 6)]);
    assert_eq!((table.sector("ne").defence, table.purse().0), (6, 3));
    assert_eq!(
        table.refuses(0, reinforce("ne", 7)),
        Refusal::NotEnoughCrypto { need: 7, have: 3 }
    );
}

#[test]
fn end_of_turn_an_empty_deck_is_made_of_the_discard() {
    let mut table = Scene::new(2)
        .hand(0, &["manoeuvre"])
        .deck(0, &["booster", "extraction"])
        .table();
    table.does(0, [Move::EndTurn]);
    let captain = table.captain(0);
    let hand = captain.hand.unwrap();
    assert_eq!(size(&hand), 5);
    assert!(
        count(&hand, "booster") == 1 && count(&hand, "extraction") >= 1,
        "the old deck comes first"
    );
    assert_eq!((captain.deck_size, size(&captain.discard)), (5, 0));
    let certain = table.game.view(Viewer::Seat(seat(1))).captains[0].held.clone();
    assert_eq!(
        (count(&certain, "booster"), size(&certain)),
        (1, 2),
        "and everybody can work that out"
    );
}

#[test]
fn end_of_turn_with_nothing_left_to_draw_stops() {
    let mut table = Scene::new(2)
        .hand(0, &["manoeuvre", "extraction"])
        .deck(0, &[])
        .table();
    table.does(0, [Move::EndTurn]);
    let all = table.captain(0);
    assert_eq!(all.hand_size, 5, "the discard is shuffled");
    // A captain who has destroyed nearly everything draws what there is.
    let mut poor = Scene::new(2).purse(0, 9).table();
    let state = serde_json::to_value(table::Game::store(&poor.game)).unwrap();
    let mut state = state;
    let deck = state["captains"][0]["deck"].as_array().unwrap().clone();
    state["captains"][0]["deck"] = serde_json::json!([deck[0], deck[1]]);
    state["boxed"]
        .as_array_mut()
        .unwrap()
        .extend(deck[2..].iter().cloned());
    let cards = <tortuga::cards::Cards as table::CardSet>::standard();
    poor.game = table::Game::restore(serde_json::from_value(state).unwrap(), cards).unwrap();
    poor.does(0, [Move::EndTurn]);
    let captain = poor.captain(0);
    assert_eq!(
        (captain.hand_size, captain.deck_size, size(&captain.discard)),
        (2, 0, 0)
    );
}

/// A card certainly held that the hand does not show is the reserved one, and everybody can work that out.
#[test]
fn the_reserve_is_known_once_the_hand_shows_it() {
    let mut table = Scene::new(2)
        .hand(0, &["manoeuvre", "extraction", "extraction"])
        .deck(0, &["booster"])
        .purse(2, 0)
        .table();
    table.does(0, [Move::Reserve(card("manoeuvre")), Move::EndTurn]);
    // The deck was made anew while one Manoeuvre was in reserve and a Booster in hand.
    let seen = |table: &crate::common::Table| table.game.view(Viewer::Seat(seat(1))).captains[0].clone();
    assert!(
        seen(&table).reserve_among.len() > 1,
        "it could be any of those held"
    );
    table.does(1, [Move::EndTurn]);
    table.does(0, [Move::EndTurn]);
    assert_eq!(seen(&table).reserve_among, [card("manoeuvre")]);
}
