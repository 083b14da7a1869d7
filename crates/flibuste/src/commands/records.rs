//! `flibuste replay` and `flibuste verify`

use serde::Serialize;
use table::record::{self, Deed};
use table::{Actor, Game, Millis, Outcome, Record, Viewer};

use crate::cli::{Replay, Verify};
use crate::desk::{self, Desk, Playable, game};
use crate::trouble::Trouble;

/// One entry as it is replayed.
#[derive(Serialize)]
struct Step<'a, M, E> {
    entry: usize,
    by: Actor,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    mv: Option<&'a M>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    undo: bool,
    at: Millis,
    events: Vec<&'a E>,
}

/// The end of a replay.
#[derive(Serialize)]
struct End<V> {
    entries: usize,
    outcome: Option<Outcome>,
    view: V,
}

/// Walks through a record.
pub(crate) fn replay(given: &Replay, desk: &mut Desk) -> Result<(), Trouble> {
    let text = desk::read(&given.record)?;
    let id = record::game_of(&text)?;
    game!(id.as_str(), G => walk::<G>(&text, given, desk))
}

fn walk<G: Playable>(text: &str, given: &Replay, desk: &mut Desk) -> Result<(), Trouble> {
    let record = Record::<G::Move>::parse_under(text, G::OLDEST_RULES..=G::RULES_VERSION)?;
    let cards = desk.cards.of::<G>();
    let mut walk = table::Replay::<G>::new(&record, cards)?;
    let viewer = desk::viewer(&given.viewer, walk.position().seats())?;
    if !desk.json {
        let deal = desk.words.get("replay-deal");
        desk.line(&deal)?;
    }
    while given.to.is_none_or(|to| walk.entries() < to)
        && let Some(told) = walk.step()?
    {
        let entry = &record.entries()[walk.entries() - 1];
        let events: Vec<&G::Event> = told.heard_by(viewer).collect();
        let mv = match &entry.deed {
            Deed::Move(mv) => Some(mv),
            _ => None,
        };
        if desk.json {
            let (entry_number, undo) = (walk.entries(), mv.is_none());
            // What was sealed or drawn is in the move itself: only the one who made it, and the host, see it.
            let own = entry.by.seat().is_some_and(|seat| viewer.knows(seat)) || entry.by == Actor::CLOCK;
            desk.json(&Step {
                entry: entry_number,
                by: entry.by,
                mv: mv.filter(|_| own),
                undo,
                at: entry.at,
                events,
            })?;
        } else {
            let lines = said::<G>(walk.entries(), entry.by, mv, &events, viewer, desk);
            lines.iter().try_for_each(|line| desk.line(line))?;
        }
    }
    let state = walk.position();
    let outcome = state.turn().outcome().copied();
    if desk.json {
        return desk.json(&End {
            entries: walk.entries(),
            outcome,
            view: state.view(viewer),
        });
    }
    let teller = desk.teller::<G>(viewer);
    let board = words::draw::<G>(&state.view(viewer), viewer, cards, &teller, desk.pen);
    let end = outcome.map_or_else(
        || desk.words.get("replay-unfinished"),
        |outcome| teller.outcome(&outcome),
    );
    desk.line(&board)?;
    desk.line(&end)
}

/// An entry in words: who did what, then what was heard of it.
fn said<G: Game>(
    number: usize,
    by: Actor,
    mv: Option<&G::Move>,
    events: &[&G::Event],
    viewer: Viewer,
    desk: &Desk,
) -> Vec<String> {
    let teller = desk.teller::<G>(viewer);
    let who = by
        .seat()
        .map_or_else(|| desk.words.get("replay-clock"), |seat| teller.seat(seat));
    let own = by.seat().is_none_or(|seat| viewer.knows(seat));
    let mut lines = vec![match mv {
        Some(mv) if own => format!("{number:>4}. {who}: {}", teller.mv(mv)),
        Some(_) => format!("{number:>4}. {who}"),
        None => format!(
            "{number:>4}. {}",
            desk.words.text("replay-undo", [("seat", who.into())])
        ),
    }];
    lines.extend(
        events
            .iter()
            .map(|event| format!("        {}", teller.event(event))),
    );
    lines
}

/// What a verified record came to.
#[derive(Serialize)]
struct Verified {
    verified: bool,
    entries: usize,
    /// How many entries were made under earlier rules and could not be played again.
    #[serde(skip_serializing_if = "is_none")]
    earlier: usize,
    outcome: Option<Outcome>,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "the form that serde asks for")]
fn is_none(count: &usize) -> bool {
    *count == 0
}

/// Checks a record; what is wrong with it is trouble.
pub(crate) fn verify(given: &Verify, desk: &mut Desk) -> Result<(), Trouble> {
    let text = desk::read(&given.record)?;
    let game = catalog::verify(&text, &desk.cards)?;
    let (entries, earlier, outcome) = (game.entries(), game.earlier(), game.outcome());
    if desk.json {
        return desk.json(&Verified {
            verified: true,
            entries,
            earlier,
            outcome,
        });
    }
    let end = match outcome {
        Some(outcome) => {
            let said =
                catalog::with_game!(game.game(), G => desk.teller::<G>(Viewer::Public).outcome(&outcome));
            said.unwrap_or_default()
        }
        None => desk.words.get("replay-unfinished"),
    };
    let message = if earlier > 0 {
        "verify-raised"
    } else {
        "verify-fine"
    };
    let line = desk.words.text(
        message,
        [
            ("entries", (entries - earlier).to_string().into()),
            ("earlier", earlier.to_string().into()),
            ("outcome", end.into()),
        ],
    );
    desk.line(&line)
}
