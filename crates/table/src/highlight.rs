//! What a game is remembered by: moments worth coming back to, found by the rules among what was told.

use serde::{Deserialize, Serialize};

/// Why something that happened is worth coming back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "snake_case")]
pub enum Highlight {
    /// Two fought it out.
    Duel,
    /// Something dear was lost.
    Loss,
    /// Something came to pieces.
    Wreck,
    /// A place or a prize was taken.
    Conquest,
    /// A title, a trophy.
    Honour,
    /// A word was broken, an ally turned.
    Betrayal,
    /// One step from the end.
    Peril,
    /// The end of the game, or of a part that is scored by itself.
    End,
}

/// A highlight among the events of one entry, as one viewer heard them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ts_rs::TS)]
pub struct Highlighted {
    /// The place of the event among those heard, from 0.
    pub event: u16,
    /// Why it is one.
    pub kind: Highlight,
}

impl Highlighted {
    /// The highlights among events, by what a game says of each.
    pub fn among<'a, E: 'a>(
        events: impl Iterator<Item = &'a E>,
        of: impl Fn(&E) -> Option<Highlight>,
    ) -> Vec<Highlighted> {
        let places = 0..u16::MAX;
        places
            .zip(events)
            .filter_map(|(event, told)| of(told).map(|kind| Highlighted { event, kind }))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_highlight_says_which_event_it_is() {
        let events = ["a step", "a betrayal", "a step", "the end"];
        let of = |event: &&str| match *event {
            "a betrayal" => Some(Highlight::Betrayal),
            "the end" => Some(Highlight::End),
            _ => None,
        };
        let found = Highlighted::among(events.iter(), of);
        let places: Vec<_> = found.iter().map(|found| (found.event, found.kind)).collect();
        assert_eq!(places, [(1, Highlight::Betrayal), (3, Highlight::End)]);
    }
}
