//! The data file: what it holds, and that a fault in it is found and named.

use table::CardSet;
use tortuga::cards::{Cards, Deck};
use tortuga::moves::Move;

use crate::common::{Scene, Table, place};

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
fn names_are_shown_with_the_apostrophe_of_print() {
    let names = || {
        Cards::standard()
            .faces()
            .flat_map(|face| [&face.name.fr, &face.name.en])
    };
    assert!(names().any(|name| name.contains('’')) && !names().any(|name| name.contains('\'')));
}

#[test]
fn the_box_has_121_cards() {
    let cards: u32 = Cards::standard().faces().map(|face| u32::from(face.copies)).sum();
    assert_eq!(cards, 121);
}

#[test]
fn the_six_t_stacks_have_six_prices() {
    let cards = Cards::standard();
    let on_sale = Deck::T
        .cards()
        .map(|card| cards.face(card, false))
        .filter(|face| face.copies > 0);
    let prices: Vec<u8> = on_sale.map(|face| face.cost).collect();
    assert_eq!(prices, [2, 3, 4, 5, 6, 7]);
}

#[test]
fn every_row_says_where_it_comes_from() {
    let sources = Cards::standard().sources();
    let sum = |count: fn(&table::SourceCount) -> u32| sources.iter().map(count).sum::<u32>();
    assert_eq!(sum(|count| count.rulebook), 2, "Extraction and Manoeuvre");
    assert_eq!(
        sum(|count| count.inferred),
        8,
        "the sectors, and the Booster, whose three steps are seen in the examples only"
    );
    assert_eq!(
        sum(|count| count.reconstructed),
        47,
        "the other cards and the maps"
    );
}

/// What a row calls printed is in the rulebook: these names and figures of cards that are otherwise ours.
#[test]
fn nothing_is_marked_as_printed_that_is_not() {
    let faces = Cards::standard().faces();
    let known = faces.filter(|face| !face.known.is_empty());
    let marked: Vec<(&str, usize)> = known.map(|face| (face.id.as_str(), face.known.len())).collect();
    let printed = [
        ("t_hacker", 5),
        ("t_bodyguard", 4),
        ("v_mercenary", 4),
        ("m_prospector", 2),
        ("h_robot", 2),
    ];
    assert_eq!(marked, printed);
}

/// The file that came with the program before said of the Kraken's name and of the Booster's steps that the rulebook prints them, and nothing
/// else that is played: its games are played on with this one.
#[test]
fn games_of_the_earlier_file_are_played_with_this_one() {
    let mut text = Cards::standard_text().to_owned();
    let mut before = |now: &str, then: &str| {
        assert_eq!(text.matches(now).count(), 1, "{now}");
        text = text.replacen(now, then, 1);
    };
    before(
        "abilities = [{ move = 3 }]\nsource = \"inferred\"",
        "abilities = [{ move = 3 }]\nsource = \"rulebook\"",
    );
    before(
        "manoeuvre = 5\nsource = \"reconstructed\"\n",
        "manoeuvre = 5\nsource = \"reconstructed\"\nknown = [\"name\"]\n",
    );
    before(
        "t (31 cards in open stacks), v, f, r, m (ten cards each), hunt (ten creatures, one card each). A deck has up to ten kinds of\n\
         # card. Cards of like cost may share a T stack: all of it lies open, so that every kind is on sale at its own cost.",
        "t (six stacks, one price each), v, f, r, m (ten cards each), hunt (ten creatures, one card each).",
    );
    before(
        " Three and four captains may have the same map, or one each: seats = [3] and seats = [4].",
        "",
    );
    let earlier = Cards::parse(&text).unwrap();
    let standard = Cards::standard();
    assert_eq!(earlier.digest().to_string(), "4e63b414bca34f90");
    assert!(standard.is_box_of(earlier.digest()) && standard.is_box_of(standard.digest()));
    assert!(!earlier.is_box_of(standard.digest()), "not the other way round");
    let another = Cards::parse(&text.replacen("Pilote", "Pilotin", 1)).unwrap();
    assert!(!another.is_box_of(earlier.digest()) && !standard.is_box_of(another.digest()));
}

/// The standard file with another row in place of one of its T cards.
fn with_t_cards(from: &str, to: &str) -> &'static Cards {
    let text = Cards::standard_text();
    assert!(text.contains(from), "the file has no {from}");
    Box::leak(Box::new(Cards::parse(&text.replacen(from, to, 1)).unwrap()))
}

/// Two kinds of like cost share a stack in an owner's file; both lie open and each is bought by itself.
#[test]
fn a_t_stack_may_mix_cards_of_like_cost() {
    let pilots = "id = \"t_pilot\"\ndeck = \"t\"\nname = { fr = \"Pilote\", en = \"Pilot\" }\ncopies = 5\ncost = 3\nmanoeuvre = 2\nsource = \"reconstructed\"\n";
    let two = format!(
        "{}\n[[card]]\n{}",
        pilots.replace("copies = 5", "copies = 2"),
        pilots
            .replace("t_pilot", "t_gambler")
            .replace("copies = 5", "copies = 3")
            .replace("manoeuvre = 2", "crypto = 1\nmanoeuvre = 1")
    );
    let cards = with_t_cards(pilots, &two);
    let gambler = cards.named("t_gambler").unwrap();
    assert_eq!(
        (gambler.to_string().as_str(), cards.face(gambler, false).cost),
        ("t3", 3)
    );
    assert_eq!(cards.named("t_privateer").unwrap().to_string(), "t7");
    let scene = Scene::with(2, &[], cards).purse(10, 0);
    let mut table = scene.table();
    let on_sale = |table: &Table| -> Vec<(String, u8)> {
        let stacks = table.view().stacks;
        stacks
            .iter()
            .map(|stack| (stack.card.to_string(), stack.count))
            .collect()
    };
    let counts =
        |counts: [u8; 7]| -> Vec<(String, u8)> { (1..).map(|at| format!("t{at}")).zip(counts).collect() };
    assert_eq!(on_sale(&table), counts([6, 2, 3, 5, 5, 5, 5]));
    table.does(
        0,
        [Move::Buy(gambler), Move::Buy(cards.named("t_privateer").unwrap())],
    );
    assert_eq!(on_sale(&table), counts([6, 2, 2, 5, 5, 5, 4]));
    assert_eq!(table.purse().0, 0, "3 and 7 crypto were paid");
}

/// Three and four captains have pictures of their own in the book, and may have maps of their own in an owner's file.
#[test]
fn three_and_four_captains_may_have_different_maps() {
    let large = Cards::standard_text()
        .split("[[map]]\nseats = [3, 4]")
        .nth(1)
        .unwrap();
    let moved = large.replace("place = \"x1\", q = -1, r = -1", "place = \"x1\", q = -2, r = 1");
    let text = Cards::standard_text().replace("seats = [3, 4]", "seats = [4]");
    let cards = Cards::parse(&format!("{text}\n[[map]]\nseats = [3]{moved}")).unwrap();
    let place = |seats: u8, name: &str| cards.map(seats).coordinates(place(name));
    assert_eq!((place(3, "x1"), place(4, "x1")), (Some((-2, 1)), Some((-1, -1))));
    assert_eq!((place(2, "n"), place(3, "n")), (None, Some((0, -1))));
    let cards: &'static Cards = Box::leak(Box::new(cards));
    let seen = |seats| {
        let table = Scene::with(seats, &[], cards).table();
        let x1 = table.sector("x1");
        (x1.q, x1.r)
    };
    assert_eq!((seen(3), seen(4)), ((-2, 1), (-1, -1)));
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
        "deck t: 31 cards of at least 1 kinds are needed, not 30 of 6"
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
        "maps: there is a map for two, one for three and one for four, who may have the same"
    );
    assert_eq!(
        fault("seats = [3, 4]", "seats = [2, 3]"),
        "map 2: a map is for seats [2], [3], [4] or [3, 4]"
    );
    assert_eq!(
        fault("seats = [3, 4]", "seats = [3, 4, 3]"),
        "map 2: there is another map for 3"
    );
}

#[test]
fn a_file_that_is_no_data_file_is_refused() {
    for text in ["", "card = 3", "[[card]]\n", "\u{0}"] {
        assert!(Cards::parse(text).is_err());
    }
}
