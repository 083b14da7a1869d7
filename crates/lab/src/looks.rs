//! Positions worth a look, drawn by the rules for the gallery and the tests of the page.
//!
//! Which positions a game wants to see is data in its folder of the page, `fixtures/looks.json`: a list of [`Look`]s, each with a name and
//! with patterns of what is seen, offered and heard there ([`pattern`] says how they are read). [`gather`] plays games until each is found
//! and keeps those games as walks, `fixtures/walks.json`; from these alone [`redraw`] makes the other files again, which takes no search, so
//! that a test can say when they are stale:
//!
//! - `positions.json`: each look as its viewer sees it, with what is offered to him and what he has just heard;
//! - `samples.json`: a move and an event of every shape that came up on the walks;
//! - `cards.json`: what is in the box.

mod pattern;
mod samples;
mod search;
mod walk;

use std::collections::{BTreeMap, BTreeSet};

use catalog::CardBox;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{Actor, Game, Seat, Setup, Told, Viewer};

use pattern::fits;
use samples::Samples;
pub use samples::stale as stale_samples;
pub use search::{Gathered, gather};
use walk::{Walk, Walker};

/// A kind of position worth a look.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Look {
    name: String,
    /// Through whose eyes it is drawn.
    #[serde(default)]
    eyes: Eyes,
    /// What the seat that the table waits for sees; at the end, what the first seat sees.
    #[serde(default = "anything")]
    view: Value,
    /// What is offered to that seat.
    #[serde(default = "nothing_special")]
    offers: Value,
    /// What is not offered to it: no move fits any of these.
    #[serde(default)]
    unoffered: Vec<Value>,
    /// What it heard of the last move.
    #[serde(default = "nothing_special")]
    recent: Value,
    /// Options, as they are typed: `mode=rapid`.
    #[serde(default)]
    settings: Vec<String>,
    /// How many sit at the table; any number if it is not said.
    seats: Option<u8>,
    /// What players do gladly on the way there, for what hardly ever comes up otherwise: names of moves, and how much more often they are made
    /// than others.
    #[serde(default)]
    prefer: BTreeMap<String, u8>,
}

fn anything() -> Value {
    json!({})
}

fn nothing_special() -> Value {
    json!([])
}

/// Through whose eyes a position is drawn.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Eyes {
    /// Whom the table waits for, or the first seat at the end.
    #[default]
    Turn,
    /// The seat after that.
    Other,
    Public,
    Everything,
}

impl Look {
    /// Whether a table set up like this can show it.
    fn admits<G: Game>(&self, setup: &Setup) -> bool {
        let given = Setup::parse_settings(&self.settings, G::options()).unwrap_or_default();
        self.seats.is_none_or(|seats| seats == setup.seats())
            && given
                .iter()
                .all(|(name, value)| setup.settings().get(name) == Some(value))
    }

    fn asks_for_aids(&self) -> bool {
        self.view.get("aids").is_some()
    }

    fn is(&self, seen: &Seen) -> bool {
        let fits = |pattern, value| fits(pattern, value, seen.turn.index());
        let mut offered = seen.moves.as_array().into_iter().flatten();
        fits(&self.view, &seen.view)
            && fits(&self.offers, &seen.moves)
            && fits(&self.recent, &seen.recent)
            && !offered.any(|mv| self.unoffered.iter().any(|not| fits(not, mv)))
    }
}

/// The looks of a game, if they can be read and fit its options.
fn read<G: Game>(text: &str) -> Result<Vec<Look>, String> {
    let looks: Vec<Look> =
        serde_json::from_str(text).map_err(|error| format!("{}/looks.json: {error}", G::ID))?;
    let mut names = BTreeSet::new();
    for look in &looks {
        let wrong = |problem: &dyn std::fmt::Display| format!("{}, look {}: {problem}", G::ID, look.name);
        let given = Setup::parse_settings(&look.settings, G::options()).map_err(|problem| wrong(&problem))?;
        G::setup(look.seats.unwrap_or(*G::SEATS.end()), &given).map_err(|problem| wrong(&problem))?;
        if !names.insert(&look.name) {
            return Err(wrong(&"there are two of that name"));
        }
    }
    Ok(looks)
}

/// A position as the seat sees it that the table waits for.
struct Seen {
    turn: Seat,
    view: Value,
    moves: Value,
    recent: Value,
}

/// The seat the table waits for; the first seat at the end.
fn turn_of<G: Game>(state: &G) -> Seat {
    state.turn().seats().first().unwrap_or(Seat::FIRST)
}

/// Aids can take much longer to work out than all the rest, so they are only there if they are asked for.
fn seen<G: Game>(state: &G, told: &Told<G::Event>, aids: bool) -> Seen {
    let turn = turn_of(state);
    let viewer = Viewer::Seat(turn);
    Seen {
        turn,
        view: if aids {
            with_aids(state, viewer)
        } else {
            value(&state.view(viewer))
        },
        moves: value(&state.offered(turn.into())),
        recent: heard(told, Viewer::Seat(turn)),
    }
}

fn heard<E: Serialize>(told: &Told<E>, viewer: Viewer) -> Value {
    told.heard_by(viewer).map(value).collect()
}

/// What a viewer sees, with what the rules work out for it, as the page holds it.
fn with_aids<G: Game>(state: &G, viewer: Viewer) -> Value {
    let mut seen = value(&state.view(viewer));
    seen["aids"] = value(&state.aids(viewer));
    seen
}

fn value(of: &impl Serialize) -> Value {
    serde_json::to_value(of).unwrap_or(Value::Null)
}

/// A position as the page draws it.
fn position<G: Game>(look: &Look, state: &G, told: &Told<G::Event>) -> Value {
    let turn = turn_of(state);
    let (viewer, seat) = match look.eyes {
        Eyes::Turn => (Viewer::Seat(turn), Some(turn)),
        Eyes::Other => {
            let other = turn.next(state.seats());
            (Viewer::Seat(other), Some(other))
        }
        Eyes::Public => (Viewer::Public, None),
        Eyes::Everything => (Viewer::Everything, None),
    };
    let moves = seat
        .map(|seat| state.offered(Actor::Seat(seat)))
        .unwrap_or_default();
    json!({
        "name": look.name,
        "seat": seat,
        "turn": state.turn().seats(),
        "asides": state.asides(),
        "moves": moves,
        "recent": heard(told, viewer),
        "view": with_aids(state, viewer),
    })
}

/// What lies along the walks of a game.
#[derive(Default)]
struct Drawn {
    positions: BTreeMap<String, Value>,
    samples: Samples,
}

impl Drawn {
    /// Goes along a walk and takes what it shows: how far it has something new, or `None` if the rules do not lead along it any more. A look
    /// that is not there any more is taken off the walk.
    fn follow<G: Game>(&mut self, looks: &[Look], walk: &mut Walk) -> Option<usize> {
        let mut walker = Walker::<G>::deal(&walk.setup, walk.seed)?;
        let mut wanted: BTreeMap<usize, Vec<&Look>> = BTreeMap::new();
        for look in looks.iter().filter(|look| look.admits::<G>(&walk.setup)) {
            if let Some(step) = walk.looks.get(&look.name) {
                wanted.entry(*step).or_default().push(look);
            }
        }
        walk.looks.clear();
        let mut last = None;
        let mut choices = walk.choices()?.into_iter();
        for step in 0.. {
            for look in wanted.remove(&step).into_iter().flatten() {
                if self.draw(look, &walker) {
                    walk.looks.insert(look.name.clone(), step);
                    last = Some(step);
                }
            }
            let Some((by, which)) = choices.next() else {
                break;
            };
            let offered = walker.state.offered(by);
            if !walker.go(by, which) {
                return None;
            }
            if self.samples.take(&offered, &walker.told, walker.state.seats()) {
                last = Some(step + 1);
            }
        }
        last
    }

    /// Draws a look, unless it was drawn before or is not what is seen here.
    fn draw<G: Game>(&mut self, look: &Look, at: &Walker<G>) -> bool {
        let new = !self.positions.contains_key(&look.name)
            && look.is(&seen(&at.state, &at.told, look.asks_for_aids()));
        if new {
            let drawn = position(look, &at.state, &at.told);
            self.positions.insert(look.name.clone(), drawn);
        }
        new
    }

    /// The looks that were not found.
    fn missing<'a>(&self, looks: &'a [Look]) -> Vec<&'a Look> {
        let missing = looks
            .iter()
            .filter(|look| !self.positions.contains_key(&look.name));
        missing.collect()
    }

    /// The files of the gallery by their names.
    fn files<G: Game>(&self, looks: &[Look], walks: &[Walk]) -> BTreeMap<&'static str, String> {
        let positions = looks.iter().filter_map(|look| self.positions.get(&look.name));
        let cards = catalog::cards_json(G::ID, &CardBox::default()).unwrap_or_default();
        BTreeMap::from([
            ("positions.json", format!("{}\n", lines(positions))),
            ("samples.json", self.samples.text()),
            ("walks.json", format!("{}\n", lines(walks.iter().map(value)))),
            ("cards.json", format!("{cards}\n")),
        ])
    }
}

fn named(looks: &[&Look]) -> String {
    let names: Vec<&str> = looks.iter().map(|look| look.name.as_str()).collect();
    names.join(", ")
}

/// A list with one element in each line, which is easier to compare.
fn lines(items: impl Iterator<Item = impl std::fmt::Display>) -> String {
    let lines: Vec<String> = items.map(|item| format!("{item}")).collect();
    format!("[\n{}\n]", lines.join(",\n"))
}

/// The files of the gallery drawn anew along the walks that were kept. What is not on them any more is an error that names it.
pub fn redraw<G: Game>(looks: &str, walks: &str) -> Result<BTreeMap<&'static str, String>, String> {
    let looks = read::<G>(looks)?;
    let mut kept: Vec<Walk> =
        serde_json::from_str(walks).map_err(|error| format!("{}/walks.json: {error}", G::ID))?;
    let mut drawn = Drawn::default();
    for walk in &mut kept {
        if drawn.follow::<G>(&looks, walk).is_none() {
            return Err(format!(
                "{}: the walk from seed {} has nothing new",
                G::ID,
                walk.seed
            ));
        }
    }
    match drawn.missing(&looks)[..] {
        [] => Ok(drawn.files::<G>(&looks, &kept)),
        ref missing => Err(format!(
            "{}: not on the walks that were kept: {}",
            G::ID,
            named(missing)
        )),
    }
}
