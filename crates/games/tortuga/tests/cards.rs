//! The data file: what it holds, and that a fault in it is found and named.

use table::CardSet;
use tortuga::cards::{Cards, Deck};

/// The fault found when `from` is replaced by `to` in the standard file.
fn fault(from: &str, to: &str) -> String {
    let text = Cards::standard_text();
    assert!(text.contains(from), "the file has no {from}");
    match Cards::parse(&text.replacen(from, to, 1)) {
        Ok(_) => panic!("no fault was found in {to}"),
        Err(fault) => fault.to_string(),
    }
}

#[test]
fn the_box_has_121_cards() {
    let cards: u32 = Cards::standard().faces().map(|face| u32::from(face.copies)).sum();
    assert_eq!(cards, 121);
}

#[test]
fn the_six_t_stacks_have_six_prices() {
    let cards = Cards::standard();
    let prices: Vec<u8> = Deck::T.cards().map(|card| cards.face(card, false).cost).collect();
    assert_eq!(prices, [2, 3, 4, 5, 6, 7]);
}

#[test]
fn every_row_says_where_it_comes_from() {
    let sources = Cards::standard().sources();
    let sum = |count: fn(&table::SourceCount) -> u32| sources.iter().map(count).sum::<u32>();
    assert_eq!(
        sum(|count| count.rulebook),
        3,
        "Extraction, Manoeuvre and Booster"
    );
    assert_eq!(sum(|count| count.inferred), 7, "the sectors");
    assert_eq!(
        sum(|count| count.reconstructed),
        46,
        "the other cards and the maps"
    );
}

#[test]
fn another_file_has_another_digest() {
    let text = Cards::standard_text().replace("name = { fr = \"Pilote\"", "name = { fr = \"Pilotin\"");
    let other = Cards::parse(&text).unwrap();
    assert_ne!(other.digest(), Cards::standard().digest());
}

#[test]
fn faults_name_their_row() {
    let hacker =
        "id = \"t_hacker\"\ndeck = \"t\"\nname = { fr = \"Hacker\", en = \"Hacker\" }\ncopies = 6\ncost = 2";
    assert_eq!(
        fault(hacker, &hacker.replace("cost = 2", "cost = 9")),
        "card 't_hacker': the rulebook gives cost 2, not 9"
    );
    assert_eq!(
        fault(hacker, &hacker.replace("copies = 6", "copies = 5")),
        "deck t: 31 cards of at least 6 kinds are needed, not 30 of 6"
    );
    assert_eq!(
        fault(hacker, &hacker.replace("\ncost = 2", "")),
        "card 't_hacker': it has no cost"
    );
    assert_eq!(
        fault(hacker, &hacker.replace("t_hacker", "t_pilot")),
        "card 't_pilot': there is another card of that id"
    );
    assert_eq!(
        fault("id = \"booster\"", "id = \"rocket\""),
        "card 'rocket': the start cards are extraction, manoeuvre and booster"
    );
    assert_eq!(
        fault("abilities = [{ move = 3 }]", "abilities = [{ move = 2 }]"),
        "card 'booster': the rulebook's Booster moves three sectors"
    );
    assert_eq!(
        fault("copies = 20", "copies = 19"),
        "card 'extraction': the box has 20 of it"
    );
}

#[test]
fn faults_of_abilities_are_found() {
    let draw = "abilities = [{ draw = 2 }]";
    assert!(fault(draw, "abilities = [{ fly = 2 }]").starts_with("card 'r_professor': "));
    assert_eq!(
        fault(draw, "abilities = [{ draw = 1 }, { draw = 1 }]"),
        "card 'r_professor': it has the same ability twice"
    );
    assert_eq!(
        fault(draw, "abilities = [{ draw = 0 }]"),
        "card 'r_professor': an ability of 0 does nothing"
    );
    assert_eq!(
        fault(draw, "abilities = [{ draw = 21 }]"),
        "card 'r_professor': no figure is above 20"
    );
    assert_eq!(
        fault("abilities = [{ draw = 1 }, \"reserve\"]", "combat = [\"save\"]"),
        "card 'r_cyberneticist': it has combat abilities but no manoeuvre, so it can never be shown in a fight"
    );
}

#[test]
fn faults_of_sectors_and_maps_are_found() {
    assert_eq!(
        fault("opening = 2\nmost = 8", "opening = 3\nmost = 8"),
        "sector Terminal: its defence opens at 2 and rises to 8"
    );
    assert_eq!(
        fault("kind = \"turrets\"", "kind = \"terminal\""),
        "sector Terminal: it is there twice"
    );
    assert_eq!(
        fault(
            "{ place = \"x1\", q = -1, r = -1, holds = \"special\" }",
            "{ place = \"x1\", q = 9, r = 9, holds = \"special\" }"
        ),
        "map 1: not every tile can be reached from Tortuga"
    );
    assert_eq!(
        fault("{ place = \"x1\", q = -1", "{ place = \"x2\", q = -1"),
        "map 1: 'x2' lies on another tile"
    );
    assert_eq!(
        fault("holds = \"special\"", "holds = \"turrets\""),
        "map 1: 2 tiles hold Turrets"
    );
    assert_eq!(
        fault("seats = [3, 4]", "seats = [4]"),
        "map 2: there is a map for seats [2] and one for seats [3, 4]"
    );
}

#[test]
fn a_file_that_is_no_data_file_is_refused() {
    for text in ["", "card = 3", "[[card]]\n", "\u{0}"] {
        assert!(Cards::parse(text).is_err());
    }
}
