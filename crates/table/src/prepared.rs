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
}

impl Prepared {
    /// A table for so many with the defaults.
    pub fn seats(seats: u8) -> Prepared {
        Prepared {
            seats,
            settings: BTreeMap::new(),
        }
    }

    /// The same with one option set to a word.
    #[must_use]
    pub fn with(mut self, option: &str, word: &str) -> Prepared {
        self.settings.insert(option.into(), Setting::Choice(word.into()));
        self
    }
}
