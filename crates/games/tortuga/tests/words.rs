//! What Tortuga 2199 says, read as meant.

use table::laws::variants;
use table::{CardSet, Chance, Game, Viewer};
use tortuga::Tortuga;
use words::{Lang, Teller, Words};

#[test]
fn every_effect_place_and_cause_has_a_message() {
    use tortuga::cards::{AbilityKind, Effect};
    use tortuga::{Ending, Pending, Scenario, events, map};
    let kinds = [
        ("tortuga-effect", variants::<Effect>()),
        ("tortuga-use", variants::<AbilityKind>()),
        ("tortuga-pending", variants::<Pending>()),
        ("tortuga-ending", variants::<Ending>()),
        ("tortuga-name", variants::<Scenario>()),
        ("tortuga-name", variants::<map::SectorKind>()),
        ("tortuga-cause", variants::<events::Cause>()),
        ("tortuga-how", variants::<events::Conquest>()),
        ("tortuga-from", variants::<tortuga::Trash>()),
    ];
    let words = Words::new(Lang::Fr);
    for (kind, names) in kinds {
        assert!(!names.is_empty(), "{kind}");
        for name in names {
            assert!(words.has(&format!("{kind}-{name}")), "{kind}-{name}");
        }
    }
    for place in map::Place::all() {
        assert!(words.has(&format!("tortuga-name-{place}")), "{place}");
    }
}

#[test]
fn cards_of_tortuga_are_called_and_described_by_their_data() {
    use tortuga::cards::Cards;
    use tortuga::moves::Move;
    let mut words = Words::new(Lang::Fr);
    let text = |words: &Words, cards: &Cards, id: &str| {
        let face = cards.face(cards.named(id).unwrap(), false);
        let teller = Teller::of::<Tortuga>(words, None);
        let effects = face.effects();
        let effects: Vec<String> = effects
            .iter()
            .map(|effect| teller.part("effect", effect))
            .collect();
        format!("{} : {}", teller.mv(&Move::Buy(face.card)), effects.join(", "))
    };
    let standard = Cards::standard();
    words.name_cards::<Tortuga>(standard);
    assert_eq!(
        text(&words, standard, "r_professor"),
        "acheter Le Professeur : 2 cryptos, 1 manœuvre, pioche 2 cartes"
    );
    assert_eq!(
        text(&words, standard, "h_leviathan"),
        "acheter Léviathan : 4 manœuvres, combat\u{a0}: +2 en défense, se convertit en 3 points d’influence"
    );
    // An owner's file has the last word, whatever it writes.
    let owner = Cards::standard_text().replace(
        "fr = \"Le Professeur\"",
        r#"fr = "La \"Pr\u00e9sidente\" { $x } \\""#,
    );
    let owner = Cards::parse(&owner.replace("{ draw = 2 }", "{ draw = 1 }")).unwrap();
    words.name_cards::<Tortuga>(&owner);
    assert_eq!(
        text(&words, &owner, "r_professor"),
        "acheter La \"Présidente\" { $x } \\ : 2 cryptos, 1 manœuvre, pioche 1 carte"
    );
}

#[test]
fn the_hunt_pile_and_the_cards_out_of_the_game_can_be_read_by_anybody() {
    use tortuga::cards::Cards;
    let mut words = Words::new(Lang::En);
    words.name_cards::<Tortuga>(Cards::standard());
    let setup = Tortuga::setup(2, &Default::default()).unwrap();
    let state = Tortuga::deal(&setup, Cards::standard(), &mut Chance::fast(1)).unwrap();
    let teller = Teller::of::<Tortuga>(&words, None);
    let view = state.view(Viewer::Public);
    let board = words::draw::<Tortuga>(
        &view,
        Viewer::Public,
        Cards::standard(),
        &teller,
        words::Pen::PLAIN,
    );
    let line = |label: &str| {
        board
            .lines()
            .find(|line| line.trim_start().starts_with(label))
            .unwrap_or_default()
            .to_owned()
    };
    assert!(!view.hunt_pile.is_empty() && !view.boxed.is_empty());
    assert_eq!(
        line("Hunt").matches("difficulty").count(),
        view.hunt_pile.len(),
        "{board}"
    );
    assert!(line("Out of the game").contains('×'), "{board}");
}
