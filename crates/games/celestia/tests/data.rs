//! The data file, and what the checker says of a wrong one.

use celestia::Cards;
use table::CardSet;

fn fault(change: impl Fn(String) -> String) -> String {
    Cards::parse(&change(Cards::standard_text().to_owned()))
        .unwrap_err()
        .to_string()
}

#[test]
fn the_standard_box_has_what_the_rulebook_lists() {
    let cards = Cards::standard();
    assert_eq!(cards.equipment.total(), 48);
    assert_eq!(
        (cards.ambushes.len(), cards.stages.len(), cards.pirates.len()),
        (28, 6, 7)
    );
    assert_eq!(
        (cards.assaults.len(), cards.decks.len(), cards.energy.len()),
        (14, 3, 3)
    );
    let dice = |cards: &celestia::cards::Ambush| cards.force.fixed.len() + usize::from(cards.force.rolled);
    let of = |count| {
        cards
            .ambushes
            .iter()
            .skip(4)
            .filter(|ambush| dice(ambush) == count)
            .count()
    };
    assert_eq!((of(2), of(3), of(4)), (4, 11, 9));
}

#[test]
fn a_row_that_cannot_be_is_named() {
    let wrong = [
        (
            "whip = 13",
            "whip = 12",
            "section equipment: the rulebook has 13 of 'whip', not 12",
        ),
        (
            "generator = 2",
            "generator = 4",
            "row D2: a generator has 1 to 3 slots, not 4",
        ),
        (
            "generator = 3",
            "generator = 2",
            "row D3: another upper deck has a generator of 2 already",
        ),
        ("id = \"B24\"", "id = \"B23\"", "row B23: two rows have this id"),
        (
            "lair = 26",
            "lair = 27",
            "section path: the lair lies after 25 ambushes, at 26, not 27",
        ),
        (
            "fixed = [\"whip\", \"whip\"]\nrolled = 2",
            "fixed = [\"whip\", \"whip\"]\nrolled = 3",
            "row B17: a force has 1 to 4 dice, not 5",
        ),
        (
            "normal = [12, 13",
            "normal = [12, 11",
            "section tracks: 'normal' never goes back after a win",
        ),
        (
            "flag = [\"whip\", \"sabre\"]",
            "flag = [\"whip\"]",
            "row P2: a flag asks for exactly 2 weapons when boarding",
        ),
        (
            "lose = 3",
            "lose = 2",
            "section energy: the rulebook shows a token of 3/2 cards that takes 3 resources, and no row has it",
        ),
    ];
    for (from, to, message) in wrong {
        assert!(Cards::standard_text().contains(from), "{from}");
        assert_eq!(fault(|text| text.replacen(from, to, 1)), message);
    }
}

#[test]
fn a_missing_row_is_counted() {
    let cut = |text: String| text[..text.find("[[energy]]\nid = \"N3\"").unwrap()].to_owned();
    assert_eq!(fault(cut), "section energy: the box has 3 rows, not 2");
}

#[test]
fn what_is_not_toml_is_refused_with_its_line() {
    assert!(fault(|text| text.replacen("propeller = 2", "propeller = two", 1)).starts_with("line "));
    assert!(fault(|text| text.replacen("\"whip\"", "\"spoon\"", 1)).contains("spoon"));
    assert!(fault(|_| String::new()).contains("missing field"));
}

#[test]
fn an_owner_may_correct_what_the_rulebook_does_not_print() {
    let text = Cards::standard_text().replacen(
        "propeller = 2\nsource = \"reconstructed\"",
        "propeller = 1\nsource = \"owner\"",
        1,
    );
    let cards = Cards::parse(&text).unwrap();
    assert_eq!(cards.ambushes[0].propeller, 1);
    assert_ne!(
        cards.digest(),
        Cards::standard().digest(),
        "a position tells which box it was dealt from"
    );
    let ambushes = cards
        .sources()
        .into_iter()
        .find(|count| count.what == "ambush")
        .unwrap();
    assert_eq!((ambushes.owner, ambushes.reconstructed), (1, 27));
}
