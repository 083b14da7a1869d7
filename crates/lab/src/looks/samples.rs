//! A move and an event of every shape that came up.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{Game, Seat, Told, Viewer};

use crate::cases::shape;

use super::{lines, value};

/// No more shapes of one name than this: offers of trade have no end of them.
const ALIKE: usize = 12;

/// What came up, by name and shape.
#[derive(Default)]
pub(super) struct Samples {
    moves: Shapes,
    events: Shapes,
}

impl Samples {
    /// Takes what was offered and what was told of the move that was made; whether there was something of a name not met before.
    pub(super) fn take<M: Serialize, E: Serialize>(
        &mut self,
        offered: &[M],
        told: &Told<E>,
        seats: u8,
    ) -> bool {
        let mut new = false;
        for mv in offered {
            new |= self.moves.take(value(mv));
        }
        let seats = Seat::all(seats).map(Viewer::Seat);
        for viewer in seats.chain([Viewer::Public]) {
            for event in told.heard_by(viewer) {
                new |= self.events.take(value(event));
            }
        }
        new
    }

    /// The file.
    pub(super) fn text(&self) -> String {
        format!(
            "{{\"moves\":{},\"events\":{}}}\n",
            lines(self.moves.all()),
            lines(self.events.all())
        )
    }
}

#[derive(Default)]
struct Shapes(BTreeMap<String, BTreeMap<String, Value>>);

impl Shapes {
    fn take(&mut self, value: Value) -> bool {
        let known = self.0.len();
        let alike = self.0.entry(name(&value)).or_default();
        if alike.len() < ALIKE {
            alike.entry(shape(&value)).or_insert(value);
        }
        self.0.len() > known
    }

    fn all(&self) -> impl Iterator<Item = &Value> {
        self.0.values().flat_map(BTreeMap::values)
    }
}

/// The samples as a file holds them.
#[derive(Deserialize)]
struct Kept {
    moves: Vec<Value>,
    events: Vec<Value>,
}

/// What is wrong with samples that were kept, beside those `drawn` along the walks: a name that only one of the two has, or a move that the
/// rules do not read, or read as another. A file holds more shapes of a name than lie on its walks, since they were met in games that
/// were not kept; it holds no other names.
pub fn stale<G: Game>(kept: &str, drawn: &str) -> Vec<String> {
    let read = |text: &str| serde_json::from_str::<Kept>(text).map_err(|error| vec![error.to_string()]);
    let (kept, drawn) = match (read(kept), read(drawn)) {
        (Ok(kept), Ok(drawn)) => (kept, drawn),
        (Err(problem), _) | (_, Err(problem)) => return problem,
    };
    let names = |all: &[Value]| all.iter().map(name).collect::<BTreeSet<String>>();
    let differing = |kept: &[Value], drawn: &[Value]| {
        let (kept, drawn) = (names(kept), names(drawn));
        kept.symmetric_difference(&drawn)
            .cloned()
            .collect::<Vec<String>>()
    };
    let unread = kept.moves.iter().filter(|mv| {
        let known = serde_json::from_value::<G::Move>((*mv).clone());
        !known.is_ok_and(|known| value(&known) == **mv)
    });
    let mut wrong: Vec<String> = unread.map(Value::to_string).collect();
    wrong.extend(differing(&kept.moves, &drawn.moves));
    wrong.extend(differing(&kept.events, &drawn.events));
    wrong
}

/// The name of a move or event, with the name of a variant inside it: `use`, `use/draw`.
pub(super) fn name(value: &Value) -> String {
    match value {
        Value::String(word) => word.clone(),
        Value::Object(fields) if fields.len() == 1 => {
            let (name, inner) = fields.iter().next().expect("one field");
            match inner {
                Value::String(word) if !word.chars().any(|char| char.is_ascii_digit()) => {
                    format!("{name}/{word}")
                }
                Value::Object(fields) if fields.len() == 1 => {
                    let inner: Vec<&str> = fields.keys().map(String::as_str).collect();
                    format!("{name}/{}", inner.join(""))
                }
                _ => name.clone(),
            }
        }
        _ => String::new(),
    }
}
