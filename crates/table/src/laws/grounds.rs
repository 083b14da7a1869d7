//! Where positions come from besides random play: the recorded games of a crate.
//!
//! Random play hardly ever gets far in a hard game. The records of a game were played by bots that want to win, so that the late chapters of
//! the rules come up in them; half of all cases of a law begin in one of their positions, each chapter as often as any other.

use std::collections::BTreeMap;
use std::path::Path;

use super::Broken;
use crate::chance::Chance;
use crate::game::{CardSet, Game};
use crate::matches::Replay;
use crate::record::Record;
use crate::turn::Millis;

/// How many positions of one chapter are kept.
const KEPT: usize = 48;

/// Positions by the chapter of the rules they are in.
pub struct Grounds<G> {
    chapters: BTreeMap<&'static str, Vec<(G, Millis)>>,
}

impl<G: Game> Grounds<G> {
    /// Nothing but random play.
    pub fn none() -> Grounds<G> {
        Grounds {
            chapters: BTreeMap::new(),
        }
    }

    /// The positions of all records in a folder that were played under the rules and with the cards of today; a folder that is not there has none.
    pub fn golden(folder: impl AsRef<Path>) -> Result<Grounds<G>, Broken> {
        let mut grounds = Grounds::none();
        let Ok(files) = std::fs::read_dir(folder) else {
            return Ok(grounds);
        };
        let mut paths: Vec<_> = files.filter_map(|file| Some(file.ok()?.path())).collect();
        paths.retain(|path| path.extension().is_some_and(|end| end == "jsonl"));
        paths.sort();
        let mut seen = BTreeMap::new();
        let mut choice = Chance::fast(1);
        for path in paths {
            let text =
                std::fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            if let Ok(record) = Record::<G::Move>::parse(&text) {
                grounds.add(&record, &mut seen, &mut choice);
            }
        }
        Ok(grounds)
    }

    /// Adds the positions of one game, as far as it can be played again; of each chapter a fair sample stays.
    fn add(
        &mut self,
        record: &Record<G::Move>,
        seen: &mut BTreeMap<&'static str, usize>,
        choice: &mut Chance,
    ) {
        let Ok(mut walk) = Replay::<G>::new(record, G::Cards::standard()) else {
            return;
        };
        loop {
            let now = match walk.entries() {
                0 => Millis(0),
                entries => record.entries()[entries - 1].at,
            };
            let state = walk.position();
            let count = seen.entry(state.chapter()).or_default();
            let kept = self.chapters.entry(state.chapter()).or_default();
            *count += 1;
            if kept.len() < KEPT {
                kept.push((state.clone(), now));
            } else {
                let at = choice.pick((*count).min(usize::from(u16::MAX)));
                if at < KEPT {
                    kept[at] = (state.clone(), now);
                }
            }
            if !matches!(walk.step(), Ok(Some(_))) {
                return;
            }
        }
    }

    /// Some position of some chapter, chosen by a number.
    pub(super) fn pick(&self, number: u32) -> Option<&(G, Millis)> {
        let number = number as usize;
        let (_, kept) = self.chapters.iter().nth(number % self.chapters.len().max(1))?;
        kept.get(number / self.chapters.len() % kept.len())
    }
}
