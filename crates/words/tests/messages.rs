//! The message files are whole: both languages say the same things, and nothing a game can say is missing.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{GAMES, with_game};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use table::laws::variants;
use table::{Actor, Board, CardSet, Chance, Game, Millis, Moment, Refused, Seat, Told, Turn, Viewer};
use words::{Lang, Pen, Teller, Words};

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
        let resource = parse(*source).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", lang.code()));
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

#[test]
fn french_elides_before_the_name_it_is_given() {
    let said = |lang: Lang, game: &'static str| {
        Words::new(lang).text("auto-title", [("games", 3.into()), ("game", game.into())])
    };
    assert!(said(Lang::Fr, "Abordage").starts_with("3 parties d’Abordage,"));
    assert!(said(Lang::Fr, "Élan").starts_with("3 parties d’Élan,"));
    assert!(said(Lang::Fr, "Barbe").starts_with("3 parties de Barbe,"));
    assert!(said(Lang::Fr, "Yole").starts_with("3 parties de Yole,"));
    assert!(said(Lang::En, "Abordage").starts_with("3 games of Abordage,"));
}

/// Everything that comes up in random games: moves, events and refusals of every seat, and the board at every step.
fn everything_is_said<G: Game + Board>(words: &Words) {
    let teller = Teller::of::<G>(words, Some(Seat::FIRST));
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
                let board = words::draw::<G>(
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
        let mut words = Words::new(lang);
        for id in GAMES {
            with_game!(id, G => words.name_cards::<G>(<G as Game>::Cards::standard()));
            with_game!(id, G => everything_is_said::<G>(&words));
        }
    }
}

#[test]
fn every_move_event_and_refusal_has_a_message() {
    let words = Words::new(Lang::Fr);
    for id in GAMES {
        let kinds = with_game!(id, G => [
            ("move", variants::<<G as Game>::Move>()),
            ("event", variants::<<G as Game>::Event>()),
            ("refusal", variants::<<G as Game>::Refusal>()),
        ]);
        for (kind, names) in kinds.unwrap() {
            assert!(!names.is_empty(), "{id} {kind}");
            for name in names {
                assert!(words.has(&format!("{id}-{kind}-{name}")), "{id}-{kind}-{name}");
            }
        }
    }
}

/// What every game says of itself where games are offered: in the terminal its title, its options and their values.
#[test]
fn every_game_and_every_option_is_named() {
    let words = Words::new(Lang::Fr);
    for id in GAMES {
        assert!(words.has(&format!("{id}-title")), "{id}");
        let options = with_game!(id, G => G::options()).unwrap();
        for option in options {
            assert!(
                words.has(&format!("{id}-option-{}", option.name).replace('_', "-")),
                "{id} {}",
                option.name
            );
            // A text is what somebody typed.
            let has_words = matches!(option.kind, table::OptionKind::Choice { .. });
            for value in option.all_values().iter().filter(|_| has_words) {
                assert!(
                    words.has(&format!("{id}-option-{}-{value}", option.name).replace('_', "-")),
                    "{id} {value}"
                );
            }
        }
    }
}
