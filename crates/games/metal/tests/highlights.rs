//! What recorded games are remembered by.

use std::collections::BTreeMap;

use metal::Metal;
use metal::events::Event;
use table::Highlight;
use table::laws::{Remembered, highlights_of};

fn golden() -> Vec<Remembered<Event>> {
    highlights_of::<Metal>(concat!(env!("CARGO_MANIFEST_DIR"), "/golden")).expect("games that play again")
}

#[test]
fn recorded_games_have_moments_to_remember() {
    let mut counts = BTreeMap::new();
    for (_, _, kind) in golden().into_iter().flat_map(|(_, found)| found) {
        *counts.entry(kind).or_insert(0) += 1;
    }
    for (kind, least) in [
        (Highlight::Betrayal, 3),
        (Highlight::Duel, 3),
        (Highlight::Conquest, 3),
        (Highlight::Honour, 3),
        (Highlight::End, 10),
    ] {
        assert!(
            counts.get(&kind).is_some_and(|count| *count >= least),
            "{kind:?} among {counts:?}"
        );
    }
}

#[test]
fn the_last_moment_of_a_game_is_its_end() {
    for (name, found) in golden() {
        let last = found.last().map(|(_, event, kind)| (event, *kind));
        assert!(
            matches!(last, Some((&Event::GameEnded { .. }, Highlight::End))),
            "{name}: {last:?}"
        );
    }
}

#[test]
fn moments_are_few_enough_to_go_through() {
    // Whoever moves at random fights and breaks his word all the time.
    let played = golden().into_iter().filter(|(name, _)| !name.contains("random"));
    for (name, found) in played {
        let mut entries: Vec<usize> = found.iter().map(|(entry, ..)| *entry).collect();
        entries.dedup();
        assert!(entries.len() <= 70, "{name} has {} moments", entries.len());
    }
}
