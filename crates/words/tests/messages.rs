//! The message files are whole: both languages say the same things, and nothing a game can say is missing.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{GAMES, with_game};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use table::{Actor, CardSet, Chance, Game, Millis, Moment, Refused, Seat, Told, Turn, Viewer};
use words::{Board, Lang, Pen, Teller, Words};

type Arguments = BTreeSet<String>;

fn pattern(pattern: &Pattern<&str>, out: &mut Arguments) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression: inner } = element {
            expression(inner, out);
        }
    }
}

fn expression(given: &Expression<&str>, out: &mut Arguments) {
    match given {
        Expression::Inline(inner) => inline(inner, out),
        Expression::Select { selector, variants } => {
            inline(selector, out);
            variants.iter().for_each(|variant| pattern(&variant.value, out));
        }
    }
}

fn inline(given: &InlineExpression<&str>, out: &mut Arguments) {
    match given {
        InlineExpression::VariableReference { id } => {
            out.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression: inner } => expression(inner, out),
        _ => {}
    }
}

/// The messages of a language with the arguments they use.
fn messages(lang: Lang) -> BTreeMap<String, Arguments> {
    let mut all = BTreeMap::new();
    for source in lang.sources() {
        let resource = parse(source).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", lang.code()));
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let mut arguments = Arguments::new();
                pattern(
                    message.value.as_ref().expect("every message has a text"),
                    &mut arguments,
                );
                let id = message.id.name.to_owned();
                assert!(
                    all.insert(id.clone(), arguments).is_none(),
                    "{id} is there twice in {}",
                    lang.code()
                );
            }
        }
    }
    all
}

#[test]
fn both_languages_have_the_same_messages_with_the_same_arguments() {
    let (french, english) = (messages(Lang::Fr), messages(Lang::En));
    for (id, arguments) in &french {
        assert_eq!(english.get(id), Some(arguments), "{id}");
    }
    for id in english.keys() {
        assert!(french.contains_key(id), "{id} is not in French");
    }
}

#[test]
fn a_language_is_found_by_its_code() {
    assert_eq!(Lang::from_code("fr_FR.UTF-8"), Some(Lang::Fr));
    assert_eq!(Lang::from_code("en"), Some(Lang::En));
    assert_eq!(Lang::from_code("C"), None);
    assert_eq!(Lang::from_code("é"), None);
}

#[test]
fn a_missing_message_shows_its_id_and_breaks_nothing() {
    let words = Words::new(Lang::En);
    assert!(!words.has("no-such-message"));
    assert_eq!(words.get("no-such-message"), "no-such-message");
}

/// Everything that comes up in random games: moves, events and refusals of every seat, and the board at every step.
fn everything_is_said<G: Game + Board>(words: &Words) {
    let teller = Teller::new(words, G::ID, Some(Seat::FIRST));
    let mut unsaid = BTreeSet::new();
    let mut check = |kind: &str, known: bool, value: &dyn std::fmt::Debug| {
        if !known {
            unsaid.insert(format!("{kind} {value:?}"));
        }
    };
    // Each value is said once; games that go on for long are looked at now and then.
    let mut said: BTreeSet<String> = BTreeSet::new();
    let mut steps = 0;
    for (seed, variant) in lab_variants::<G>().into_iter().cycle().take(60).enumerate() {
        if steps > 30_000 {
            break;
        }
        let mut chance = Chance::fast(seed as u64);
        let mut choice = Chance::fast(seed as u64 + 500);
        let mut state = G::deal(&variant, G::Cards::standard(), &mut chance).unwrap();
        let mut stale: Vec<G::Move> = Vec::new();
        while !matches!(state.turn(), Turn::Over(_)) {
            let actors: Vec<Actor> = state
                .actors()
                .filter(|by| !state.offered(*by).is_empty())
                .collect();
            let by = actors[choice.pick(actors.len())];
            let offered = state.offered(by);
            steps += 1;
            for mv in offered.iter().filter(|mv| said.insert(format!("move {mv:?}"))) {
                check("move", teller.knows("move", mv), mv);
                assert!(!teller.mv(mv).contains("{$"), "{}", teller.mv(mv));
            }
            for mv in &stale {
                if let Err(refusal) = state.check(by, mv)
                    && said.insert(format!("refusal {refusal:?}"))
                {
                    check("refusal", teller.knows("refusal", &refusal), &refusal);
                    assert!(!teller.refusal(&Refused::Rule(refusal)).is_empty());
                }
            }
            let mv = offered[choice.pick(offered.len())].clone();
            let mut told = Told::listening();
            let mut moment = Moment {
                chance: &mut chance,
                told: &mut told,
                now: Millis(0),
            };
            state.apply(by, &mv, &mut moment);
            for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Public] {
                for event in told.heard_by(viewer) {
                    if !said.insert(format!("event {event:?}")) {
                        continue;
                    }
                    check("event", teller.knows("event", event), event);
                    assert!(!teller.event(event).contains("{$"), "{}", teller.event(event));
                }
                if steps > 5_000 && steps % 16 > 0 {
                    continue;
                }
                let board = G::draw(
                    &state.view(viewer),
                    viewer,
                    G::Cards::standard(),
                    &teller,
                    Pen::PLAIN,
                );
                let id = format!("{}-", G::ID);
                assert!(!board.contains("{$") && !board.contains(&id), "{board}");
            }
            if stale.len() < 30 && !stale.contains(&mv) {
                stale.push(mv);
            }
        }
    }
    assert!(unsaid.is_empty(), "without a message: {unsaid:#?}");
}

/// Every mode of a game, as set-ups.
fn lab_variants<G: Game>() -> Vec<table::Setup> {
    let modes = G::options().first().map(|spec| (spec.name, spec.all_values()));
    let (name, values) = modes.unwrap_or(("", Vec::new()));
    let given = values
        .into_iter()
        .map(|value| std::iter::once((name.to_owned(), value)).collect());
    given
        .map(|given| G::setup(*G::SEATS.start(), &given).unwrap())
        .collect()
}

#[test]
fn everything_that_comes_up_in_play_is_said_in_both_languages() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        for id in GAMES {
            with_game!(id, G => everything_is_said::<G>(&words));
        }
    }
}

#[test]
fn sentences_read_as_meant() {
    use celestia::{Card, Event, Face, Move, Refusal, Weapon, With};
    let words = Words::new(Lang::Fr);
    let teller = Teller::new(&words, "celestia", Some(Seat::FIRST));
    let strike = Move::Strike {
        face: Face::Whip,
        with: With::Pair(Weapon::Sabre),
    };
    assert_eq!(teller.mv(&strike), "Éliminer un fouet avec deux sabres");
    let hidden = Event::TookHidden {
        seat: Seat::FIRST.other(),
        card: None,
    };
    let seen = Event::TookHidden {
        seat: Seat::FIRST,
        card: Some(Card::Joker),
    };
    let (hidden, seen) = (teller.event(&hidden), teller.event(&seen));
    assert!(
        hidden.starts_with("joueur 1 ") && !hidden.contains("joker"),
        "{hidden}"
    );
    assert!(
        seen.starts_with("joueur 0 (toi) ") && seen.contains("joker"),
        "{seen}"
    );
    let refusal = teller.refusal(&Refused::Rule(Refusal::NotNow));
    assert_eq!(refusal, "Ce n’est pas le moment.");
    let over = teller.refusal(&Refused::<Refusal>::GameOver);
    assert_eq!(over, "La partie est terminée.");
}

/// The names of an enum's variants, from its type for the page: there every variant is between quotes, and nothing else is.
fn variants<T: ts_rs::TS>() -> Vec<String> {
    let declared = T::decl(&ts_rs::Config::default());
    let names = declared.split('"').skip(1).step_by(2);
    names.map(|name| name.replace('_', "-")).collect()
}

#[test]
fn every_move_event_refusal_and_effect_has_a_message() {
    use tortuga::cards::{AbilityKind, Effect};
    use tortuga::{Ending, Pending, Scenario, events, map, moves};
    let words = Words::new(Lang::Fr);
    let kinds = [
        ("celestia-move", variants::<celestia::Move>()),
        ("celestia-event", variants::<celestia::Event>()),
        ("celestia-refusal", variants::<celestia::Refusal>()),
        ("tortuga-move", variants::<moves::Move>()),
        ("tortuga-event", variants::<events::Event>()),
        ("tortuga-refusal", variants::<moves::Refusal>()),
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
    let bargains = {
        use metal::cards::{Condition, Crew, Effect, Nation, Upheaval};
        use metal::event::{Harm, OfferEnd};
        use metal::negotiation::{Broken, Standing, Voided};
        use metal::state::{Fault, Foe};
        [
            ("metal-move", variants::<metal::Move>()),
            ("metal-tour", variants::<metal::moves::Tour>()),
            ("metal-prompt", variants::<metal::moves::Prompt>()),
            ("metal-first-choose", variants::<metal::moves::Prompt>()),
            ("metal-event", variants::<metal::Event>()),
            ("metal-refusal", variants::<metal::Refusal>()),
            ("metal-effect", variants::<Effect>()),
            ("metal-crew", variants::<Crew>()),
            ("metal-upheaval", variants::<Upheaval>()),
            ("metal-condition", variants::<Condition>()),
            ("metal-nation", variants::<Nation>()),
            ("metal-by", variants::<Harm>()),
            ("metal-end", variants::<OfferEnd>()),
            ("metal-how", variants::<Broken>()),
            ("metal-why", variants::<Voided>()),
            ("metal-standing", variants::<Standing>()),
            ("metal-fault", variants::<Fault>()),
            ("metal-foe", variants::<Foe>()),
            ("metal-deliver", variants::<metal::negotiation::Deliver>()),
            ("metal-refrain", variants::<metal::negotiation::Act>()),
            ("metal-when", variants::<metal::negotiation::Proviso>()),
            ("metal-due", variants::<metal::negotiation::Due>()),
        ]
    };
    for (kind, names) in kinds.into_iter().chain(bargains) {
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
fn every_option_of_games_with_few_values_is_named() {
    let words = Words::new(Lang::Fr);
    for id in ["tortuga", "metal"] {
        let options = with_game!(id, G => G::options()).unwrap();
        for option in options {
            assert!(words.has(&format!("{id}-option-{}", option.name)));
            for value in option.all_values() {
                assert!(words.has(&format!("{id}-option-{}-{value}", option.name)));
            }
        }
    }
}

/// Deals are values within values: each part is said, and what is empty is not.
#[test]
fn bargains_of_metal_adventures_read_as_meant() {
    use metal::Move;
    use metal::negotiation::{Deliver, Due, Edge, Goods, Pledge, Proviso, Share, Terms};
    let words = Words::new(Lang::En);
    let teller = Teller::new(&words, "metal", Some(Seat::FIRST));
    let [you, other] = [Seat::FIRST, Seat::FIRST.next(3)];
    let share = Pledge {
        debtor: you,
        deliver: Deliver::LootCredits(Share::Half),
        when: Proviso::IfWon,
        due: Due::AfterCombat,
    };
    let later = Pledge {
        debtor: you,
        deliver: Deliver::Goods(Goods::credits(2)),
        when: Proviso::Always,
        due: Due::NextTurn {
            of: other,
            at: Edge::Start,
        },
    };
    let terms = Terms::alliance()
        .giving(Goods::wreck("n01".parse().unwrap()))
        .promising(share)
        .promising(later);
    assert_eq!(
        teller.mv(&Move::Propose { to: other, terms }),
        "offer player 1: alliance for this combat, give wrecks: Pilgrim Nave, promise: \
         player 0 (you) owes half the credits of the loot (in case of victory, after the combat), \
         player 0 (you) owes 2 cr (without condition, at the start of the next turn of player 1)"
    );
    let tour = Move::Tour(metal::moves::Tour::LavishSpending { credits: 4 });
    assert_eq!(
        teller.mv(&tour),
        "tour: lavish spending: 1 glory (4 cr, the rest of 6 in wrecks)"
    );
}

#[test]
fn cards_of_tortuga_are_called_and_described_by_their_data() {
    use tortuga::cards::Cards;
    use tortuga::moves::Move;
    let mut words = Words::new(Lang::Fr);
    let text = |words: &Words, cards: &Cards, id: &str| {
        let face = cards.face(cards.named(id).unwrap(), false);
        let teller = Teller::new(words, "tortuga", None);
        let effects = face.effects();
        let effects: Vec<String> = effects
            .iter()
            .map(|effect| teller.part("effect", effect))
            .collect();
        format!("{} : {}", teller.mv(&Move::Buy(face.card)), effects.join(", "))
    };
    let standard = Cards::standard();
    assert_eq!(
        text(&words, standard, "r_professor"),
        "acheter Le Professeur : 2 crypto, 1 manœuvre, pioche 2 cartes"
    );
    assert_eq!(
        text(&words, standard, "h_leviathan"),
        "acheter Léviathan : 4 manœuvre, combat : +2 en défense, se convertit en 3 influence"
    );
    // An owner's file has the last word, whatever it writes.
    let owner = Cards::standard_text().replace(
        "fr = \"Le Professeur\"",
        r#"fr = "La \"Pr\u00e9sidente\" { $x } \\""#,
    );
    let owner = Cards::parse(&owner.replace("{ draw = 2 }", "{ draw = 1 }")).unwrap();
    words.name_cards::<tortuga::Tortuga>(&owner);
    assert_eq!(
        text(&words, &owner, "r_professor"),
        "acheter La \"Présidente\" { $x } \\ : 2 crypto, 1 manœuvre, pioche 1 carte"
    );
}
