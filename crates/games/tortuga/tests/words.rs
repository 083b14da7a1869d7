//! What Tortuga 2199 says, read as meant.

use table::CardSet;
use table::laws::variants;
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
        "acheter Le Professeur : 2 crypto, 1 manœuvre, pioche 2 cartes"
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
        "acheter La \"Présidente\" { $x } \\ : 2 crypto, 1 manœuvre, pioche 1 carte"
    );
}
