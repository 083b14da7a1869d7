//! Tables with everything set for an occasion: somebody's first game, the deal of a day.

use std::collections::BTreeMap;

use crate::Setting;

/// A table with everything set. One person has the first seat, the others are bots'.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prepared {
    /// How many play.
    pub seats: u8,
    /// The options that differ from their defaults.
    pub settings: BTreeMap<String, Setting>,
    /// What the bots are, by the name of their level, if not the best of those that move at once.
    pub bots: Option<&'static str>,
    /// What the cards of a first game are shuffled with, if the game has chosen that. It then is a deal that whoever follows the adviser wins.
    pub deal: Option<&'static str>,
}

impl Prepared {
    /// A table for so many with the defaults.
    pub fn seats(seats: u8) -> Prepared {
        Prepared {
            seats,
            settings: BTreeMap::new(),
            bots: None,
            deal: None,
        }
    }

    /// The same with one option set to a word.
    #[must_use]
    pub fn with(mut self, option: &str, word: &str) -> Prepared {
        self.settings.insert(option.into(), Setting::Choice(word.into()));
        self
    }

    /// The same with bots of this level.
    #[must_use]
    pub fn beside(mut self, level: &'static str) -> Prepared {
        self.bots = Some(level);
        self
    }

    /// The same with cards that are shuffled with these words.
    #[must_use]
    pub fn dealt(mut self, words: &'static str) -> Prepared {
        self.deal = Some(words);
        self
    }
}
