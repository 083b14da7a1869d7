//! What both tellers, the terminal's and the page's, must say alike: values that came up in real games, each with its sentence in both
//! languages. The page's tests read the file; a test here says when it is stale.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;
use serde_json::{Value, json};
use table::board::Board;
use table::{Actor, CardSet, Chance, Millis, Moment, Refused, Seat, Told, Viewer};
use words::{Lang, Teller, Words};

use crate::variants;

/// No more values of one shape than this.
const ALIKE: usize = 2;
/// How many games are looked at.
const GAMES: usize = 24;
/// A long game has shown what it has by then.
const STEPS: usize = 1_500;

/// One value with its sentences.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Case {
    /// `move`, `event` or `refusal`.
    pub kind: &'static str,
    /// The value, as it travels.
    pub value: Value,
    /// Who reads it; nobody in particular if `None`.
    pub reader: Option<Seat>,
    /// The sentence in French.
    pub fr: String,
    /// The sentence in English.
    pub en: String,
}

/// The cases of one game, with what a teller must know to say them.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Cases {
    /// The fields that hold seats.
    pub seat_fields: Vec<&'static str>,
    /// What the cards are called, by language and by the word that stands for them.
    pub names: BTreeMap<&'static str, BTreeMap<String, String>>,
    /// The cases.
    pub cases: Vec<Case>,
}

/// Values of every shape that come up in games between random players.
pub fn of<G: Board>() -> Cases {
    let cards = G::Cards::standard();
    let speak = |lang: Lang| {
        let mut words = Words::new(lang);
        words.name_cards::<G>(cards);
        words
    };
    let mut found = Found {
        words: [speak(Lang::Fr), speak(Lang::En)],
        shapes: BTreeMap::new(),
        cases: Vec::new(),
    };
    for (seed, variant) in variants::<G>().into_iter().cycle().take(GAMES).enumerate() {
        watch::<G>(&variant.setup, cards, seed as u64, &mut found);
    }
    let named = G::names(cards);
    let fr = named.iter().map(|name| (name.id.clone(), name.fr.clone()));
    let en = named.iter().map(|name| (name.id.clone(), name.en.clone()));
    Cases {
        seat_fields: G::SEAT_FIELDS.to_vec(),
        names: BTreeMap::from([("fr", fr.collect()), ("en", en.collect())]),
        cases: found.cases,
    }
}

struct Found {
    words: [Words; 2],
    shapes: BTreeMap<String, usize>,
    cases: Vec<Case>,
}

impl Found {
    /// Keeps a value unless there are enough of its shape.
    fn keep<G: Board>(&mut self, kind: &'static str, value: Value, reader: Option<Seat>) {
        let seen = self
            .shapes
            .entry(format!("{kind} {}", shape(&value)))
            .or_default();
        *seen += 1;
        if *seen > ALIKE {
            return;
        }
        let [fr, en] = [0, 1].map(|at| {
            let teller = Teller::of::<G>(&self.words[at], reader);
            match kind {
                "move" => teller.mv(&value),
                "event" => teller.event(&value),
                _ => teller.refusal(&value),
            }
        });
        self.cases.push(Case {
            kind,
            value,
            reader,
            fr,
            en,
        });
    }
}

/// Plays a game at random and keeps what comes up: what is offered, what is told, and what is said to moves that are not allowed any more.
fn watch<G: Board>(setup: &table::Setup, cards: &'static G::Cards, seed: u64, found: &mut Found) {
    let (mut chance, mut choice) = (Chance::fast(seed), Chance::fast(seed + 500));
    let Ok(mut state) = G::deal(setup, cards, &mut chance) else {
        return;
    };
    let mut stale: Vec<G::Move> = Vec::new();
    let reader = Some(Seat::FIRST);
    for _ in 0..STEPS {
        let actors: Vec<Actor> = state
            .actors()
            .filter(|by| !state.offered(*by).is_empty())
            .collect();
        if actors.is_empty() {
            return;
        }
        let by = actors[choice.pick(actors.len())];
        let offered = state.offered(by);
        for mv in &offered {
            found.keep::<G>("move", value(mv), reader);
        }
        for mv in &stale {
            if let Err(refusal) = state.check(by, mv) {
                found.keep::<G>("refusal", value(&Refused::Rule(refusal)), reader);
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
        for event in told.heard_by(Viewer::Seat(Seat::FIRST)) {
            found.keep::<G>("event", value(event), reader);
        }
        for event in told.heard_by(Viewer::Public) {
            found.keep::<G>("event", value(event), None);
        }
        if stale.len() < 30 && !stale.contains(&mv) {
            stale.push(mv);
        }
    }
}

fn value(of: &impl Serialize) -> Value {
    serde_json::to_value(of).unwrap_or(Value::Null)
}

/// What a value looks like: the names of its variants and fields, but neither numbers nor which card it is.
pub(crate) fn shape(value: &Value) -> String {
    match value {
        Value::Null => "-".into(),
        Value::Bool(on) => on.to_string(),
        Value::Number(_) => "0".into(),
        Value::String(word) if word.chars().any(|char| char.is_ascii_digit()) => "card".into(),
        Value::String(word) => word.clone(),
        Value::Array(items) => {
            let kinds: BTreeSet<String> = items.iter().map(shape).collect();
            let few = kinds.into_iter().take(2).collect::<Vec<_>>();
            format!("[{}]", few.join(" "))
        }
        Value::Object(fields) => {
            let inner = fields
                .iter()
                .map(|(name, value)| format!("{name}:{}", shape(value)));
            format!("{{{}}}", inner.collect::<Vec<_>>().join(" "))
        }
    }
}

/// The files of one game that its page's tests read, by name: its facts and its cases.
pub fn files<G: Board>() -> BTreeMap<&'static str, String> {
    let talk = G::TALK == table::Talk::Free;
    let facts = json!({ "id": G::ID, "talk": talk, "seat_fields": G::SEAT_FIELDS });
    let cases = of::<G>();
    let mut text = format!(
        "{{\"seat_fields\":{},\"names\":{},\"cases\":[\n",
        value(&cases.seat_fields),
        value(&cases.names)
    );
    let lines: Vec<String> = cases.cases.iter().map(|case| value(case).to_string()).collect();
    text += &lines.join(",\n");
    text += "\n]}\n";
    BTreeMap::from([("game.json", format!("{facts}\n")), ("cases.json", text)])
}
