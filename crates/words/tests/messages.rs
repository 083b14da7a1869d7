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
    for (seed, variant) in lab_variants::<G>().into_iter().cycle().take(60).enumerate() {
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
            for mv in &offered {
                check("move", teller.knows("move", mv), mv);
                assert!(!teller.mv(mv).contains("{$"), "{}", teller.mv(mv));
            }
            for mv in &stale {
                if let Err(refusal) = state.check(by, mv) {
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
                    check("event", teller.knows("event", event), event);
                    assert!(!teller.event(event).contains("{$"), "{}", teller.event(event));
                }
                let board = G::draw(
                    &state.view(viewer),
                    viewer,
                    G::Cards::standard(),
                    &teller,
                    Pen::PLAIN,
                );
                assert!(!board.contains("{$") && !board.contains("celestia-"), "{board}");
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
