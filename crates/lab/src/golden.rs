//! Recorded games that every later version must still play.

use std::collections::BTreeMap;

use bots::Levels;
use table::{CardSet, Record, Replay, Seed};

use crate::{LabError, Series, auto, variants};

/// A recorded game and the name of its file.
#[derive(Clone, Debug)]
pub struct Golden {
    /// The name: `2-rapid-random.jsonl`.
    pub file: String,
    /// The record.
    pub text: String,
}

/// Records a game of every variant with every bot. The same program always records the same games: a difference is a change of the rules or of a bot.
pub fn record<G: Levels>() -> Result<Vec<Golden>, LabError> {
    let mut corpus = Vec::new();
    for variant in variants::<G>() {
        for bot in bots::names::<G>() {
            let series = Series::<G> {
                setup: variant.setup.clone(),
                cards: G::Cards::standard(),
                bots: vec![bot.into()],
                games: 1,
                seed: Seed::from_text(&format!("golden {}", variant.name)),
                threads: Some(1),
                record: true,
            };
            auto(&series, |played| {
                corpus.push(Golden {
                    file: format!("{}-{bot}.jsonl", variant.name),
                    text: played.record.unwrap_or_default(),
                });
                true
            })?;
        }
    }
    add_late_games::<G>(&mut corpus)?;
    Ok(corpus)
}

/// Each chapter of the rules has so many positions in the recorded games: the laws begin there.
const FEWEST: usize = 12;
/// So many games of each variant are looked through for those that get there.
const TRIES: u64 = 400;

/// How many positions of each chapter the recorded games have.
type Counts = BTreeMap<&'static str, usize>;

/// Adds games that get to chapters which hardly come up in the others. Bots that play well get far; what they never do, those do that play anything.
fn add_late_games<G: Levels>(corpus: &mut Vec<Golden>) -> Result<(), LabError> {
    let mut seen = Counts::new();
    for golden in &*corpus {
        count_chapters::<G>(&golden.text, &mut seen);
    }
    for bot in bots::names::<G>().into_iter().rev() {
        for variant in variants::<G>() {
            let series = Series::<G> {
                setup: variant.setup.clone(),
                cards: G::Cards::standard(),
                bots: vec![bot.into()],
                games: TRIES,
                seed: Seed::from_text(&format!("late {}", variant.name)),
                threads: Some(1),
                record: true,
            };
            let mut kept = 0;
            auto(&series, |played| {
                if !G::chapters().iter().any(|chapter| rare(&seen, chapter)) {
                    return false;
                }
                let text = played.record.unwrap_or_default();
                let mut here = Counts::new();
                count_chapters::<G>(&text, &mut here);
                if here.keys().any(|chapter| rare(&seen, chapter)) {
                    kept += 1;
                    let file = format!("{}-{bot}-late-{kept}.jsonl", variant.name);
                    here.into_iter()
                        .for_each(|(chapter, count)| *seen.entry(chapter).or_default() += count);
                    corpus.push(Golden { file, text });
                }
                true
            })?;
        }
    }
    Ok(())
}

fn rare(seen: &Counts, chapter: &str) -> bool {
    seen.get(chapter).is_none_or(|count| *count < FEWEST)
}

/// Counts the positions of a record by their chapter.
fn count_chapters<G: Levels>(text: &str, seen: &mut Counts) {
    let Ok(record) = Record::<G::Move>::parse(text) else {
        return;
    };
    let Ok(mut walk) = Replay::<G>::new(&record, G::Cards::standard()) else {
        return;
    };
    loop {
        *seen.entry(walk.position().chapter()).or_default() += 1;
        if !matches!(walk.step(), Ok(Some(_))) {
            return;
        }
    }
}
