//! Recorded games that every later version must still play.

use bots::Levels;
use table::{CardSet, Seed};

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
    Ok(corpus)
}
