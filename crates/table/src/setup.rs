//! Options that describe themselves, so that a lobby and a command line can offer them without knowing the game.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// One option of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct OptionSpec {
    /// The name used in `--set name=value`, in lobbies and in records.
    pub name: &'static str,
    /// What values it takes, and the one it has unless told otherwise.
    #[serde(flatten)]
    pub kind: OptionKind,
}

/// What values an option takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum OptionKind {
    /// One of a few words; the first is the default.
    Choice {
        /// The words, the default first.
        #[ts(as = "Vec<String>")]
        values: &'static [&'static str],
    },
    /// A whole number in a range.
    Number {
        /// The least.
        min: i32,
        /// The most.
        max: i32,
        /// The default.
        default: i32,
    },
    /// On or off.
    Switch {
        /// The default.
        default: bool,
    },
    /// A line of text that the game itself reads; empty unless told otherwise.
    Text {
        /// How many characters it has at most.
        most: u16,
    },
}

/// The value of one option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(untagged)]
pub enum Setting {
    /// On or off.
    Switch(bool),
    /// A number.
    Number(i32),
    /// A word, or a line of text.
    Choice(String),
}

/// How a game is set up: seats and the value of every option. [`Setup::new`] checks them against the game; one that was read from
/// a record is checked again before it is dealt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Setup {
    seats: u8,
    set: BTreeMap<String, Setting>,
}

/// Why a set-up cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// The game is not for that many.
    #[error("the game has {} to {} seats, not {seats}", allowed.start(), allowed.end())]
    Seats {
        /// What was asked.
        seats: u8,
        /// What can be.
        allowed: RangeInclusive<u8>,
    },
    /// No option has that name.
    #[error("there is no option '{name}'; there is {known}")]
    Unknown {
        /// What was asked.
        name: String,
        /// The names there are.
        known: String,
    },
    /// The option does not take that value.
    #[error("option '{name}' takes {allowed}, not '{value}'")]
    Value {
        /// The option.
        name: String,
        /// What was asked.
        value: String,
        /// What can be.
        allowed: String,
    },
    /// Options that do not go together, or cards that do not allow them.
    #[error("{0}")]
    Together(String),
    /// The text of an option says nothing that the game could read.
    #[error("option '{name}' cannot be '{value}': {text}")]
    Unreadable {
        /// The option.
        name: String,
        /// What was given.
        value: String,
        /// A word that stays the same, for pages that say it in other languages.
        why: &'static str,
        /// Why, for people.
        text: String,
    },
}

impl SetupError {
    /// The word for what is wrong with the text of an option.
    pub fn why(&self) -> Option<&'static str> {
        match self {
            SetupError::Unreadable { why, .. } => Some(why),
            _ => None,
        }
    }
}

/// A set-up that a game proposes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Proposal {
    /// The options it sets.
    pub settings: BTreeMap<String, Setting>,
    /// How far it comes up to the wishes that are numbers, each under the name of the wish.
    pub comes_to: BTreeMap<&'static str, i32>,
}

impl OptionSpec {
    /// A choice of words, the default first.
    pub const fn choice(name: &'static str, values: &'static [&'static str]) -> OptionSpec {
        OptionSpec {
            name,
            kind: OptionKind::Choice { values },
        }
    }

    /// A number in a range.
    pub const fn number(name: &'static str, range: RangeInclusive<i32>, default: i32) -> OptionSpec {
        OptionSpec {
            name,
            kind: OptionKind::Number {
                min: *range.start(),
                max: *range.end(),
                default,
            },
        }
    }

    /// On or off.
    pub const fn switch(name: &'static str, default: bool) -> OptionSpec {
        OptionSpec {
            name,
            kind: OptionKind::Switch { default },
        }
    }

    /// A line of text that the game reads.
    pub const fn text(name: &'static str, most: u16) -> OptionSpec {
        OptionSpec {
            name,
            kind: OptionKind::Text { most },
        }
    }

    /// The value it has unless told otherwise.
    pub fn default(&self) -> Setting {
        match &self.kind {
            OptionKind::Choice { values } => Setting::Choice(values.first().copied().unwrap_or("").into()),
            OptionKind::Number { default, .. } => Setting::Number(*default),
            OptionKind::Switch { default } => Setting::Switch(*default),
            OptionKind::Text { .. } => Setting::Choice(String::new()),
        }
    }

    /// Every value it can take, for tests that try them all; of a text only that there is none.
    pub fn all_values(&self) -> Vec<Setting> {
        match &self.kind {
            OptionKind::Choice { values } => values
                .iter()
                .map(|word| Setting::Choice((*word).into()))
                .collect(),
            OptionKind::Number { min, max, .. } => (*min..=*max).map(Setting::Number).collect(),
            OptionKind::Switch { .. } => vec![Setting::Switch(false), Setting::Switch(true)],
            OptionKind::Text { .. } => vec![self.default()],
        }
    }

    /// What it takes, in words for an error message.
    pub fn allowed(&self) -> String {
        match &self.kind {
            OptionKind::Choice { values } => values.join("|"),
            OptionKind::Number { min, max, .. } => format!("{min}..{max}"),
            OptionKind::Switch { .. } => "true|false".into(),
            OptionKind::Text { most } => format!("text of up to {most} characters"),
        }
    }

    /// Whether `setting` is a value of this option.
    fn admits(&self, setting: &Setting) -> bool {
        match (&self.kind, setting) {
            (OptionKind::Choice { values }, Setting::Choice(word)) => values.contains(&word.as_str()),
            (OptionKind::Number { min, max, .. }, Setting::Number(number)) => (min..=max).contains(&number),
            (OptionKind::Switch { .. }, Setting::Switch(_)) => true,
            (OptionKind::Text { most }, Setting::Choice(text)) => {
                text.chars().count() <= usize::from(*most) && !text.chars().any(char::is_control)
            }
            _ => false,
        }
    }

    /// Reads a value as typed after `--set name=`.
    fn parse(&self, text: &str) -> Option<Setting> {
        let setting = match &self.kind {
            OptionKind::Choice { .. } | OptionKind::Text { .. } => Setting::Choice(text.into()),
            OptionKind::Number { .. } => Setting::Number(text.parse().ok()?),
            OptionKind::Switch { .. } => Setting::Switch(match text {
                "true" | "on" | "yes" | "1" => true,
                "false" | "off" | "no" | "0" => false,
                _ => return None,
            }),
        };
        Some(setting)
    }
}

impl Setup {
    /// A set-up with these settings and the defaults for the rest, if they fit.
    pub fn new(
        seats: u8,
        allowed: RangeInclusive<u8>,
        options: &[OptionSpec],
        given: &BTreeMap<String, Setting>,
    ) -> Result<Setup, SetupError> {
        if !allowed.contains(&seats) {
            return Err(SetupError::Seats { seats, allowed });
        }
        if let Some(name) = given
            .keys()
            .find(|name| options.iter().all(|spec| spec.name != **name))
        {
            return Err(unknown(name, options));
        }
        let mut set = BTreeMap::new();
        for spec in options {
            let setting = given.get(spec.name).cloned().unwrap_or_else(|| spec.default());
            if !spec.admits(&setting) {
                return Err(SetupError::Value {
                    name: spec.name.into(),
                    value: setting.to_string(),
                    allowed: spec.allowed(),
                });
            }
            set.insert(spec.name.to_owned(), setting);
        }
        Ok(Setup { seats, set })
    }

    /// Reads settings as typed: `["mode=normal", "wins=2"]`.
    pub fn parse_settings<S: AsRef<str>>(
        typed: &[S],
        options: &[OptionSpec],
    ) -> Result<BTreeMap<String, Setting>, SetupError> {
        let mut given = BTreeMap::new();
        for pair in typed {
            let (name, value) = pair.as_ref().split_once('=').unwrap_or((pair.as_ref(), "true"));
            let spec = options
                .iter()
                .find(|spec| spec.name == name)
                .ok_or_else(|| unknown(name, options))?;
            let setting = spec.parse(value).ok_or_else(|| SetupError::Value {
                name: name.into(),
                value: value.into(),
                allowed: spec.allowed(),
            })?;
            given.insert(name.to_owned(), setting);
        }
        Ok(given)
    }

    /// How many seats.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// All settings.
    pub fn settings(&self) -> &BTreeMap<String, Setting> {
        &self.set
    }

    /// The word chosen for an option, or its text; empty if the game has no such option.
    pub fn word(&self, name: &str) -> &str {
        match self.set.get(name) {
            Some(Setting::Choice(word)) => word,
            _ => "",
        }
    }

    /// The number chosen for an option; 0 if the game has no such option.
    pub fn number(&self, name: &str) -> i32 {
        match self.set.get(name) {
            Some(Setting::Number(number)) => *number,
            _ => 0,
        }
    }

    /// Whether a switch is on; off if the game has no such option.
    pub fn switch(&self, name: &str) -> bool {
        matches!(self.set.get(name), Some(Setting::Switch(true)))
    }
}

fn unknown(name: &str, options: &[OptionSpec]) -> SetupError {
    let known = options
        .iter()
        .map(|spec| spec.name)
        .collect::<Vec<_>>()
        .join(", ");
    SetupError::Unknown {
        name: name.into(),
        known: if known.is_empty() { "none".into() } else { known },
    }
}

impl std::fmt::Display for Setting {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Setting::Choice(word) => f.write_str(word),
            Setting::Number(number) => write!(f, "{number}"),
            Setting::Switch(on) => write!(f, "{on}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const OPTIONS: &[OptionSpec] = &[
        OptionSpec::choice("mode", &["rapid", "normal"]),
        OptionSpec::number("wins", 0..=4, 0),
        OptionSpec::text("motto", 6),
    ];

    fn typed(pairs: &[&str]) -> Result<Setup, SetupError> {
        Setup::new(2, 2..=2, OPTIONS, &Setup::parse_settings(pairs, OPTIONS)?)
    }

    #[test]
    fn what_is_not_said_has_its_default() {
        let setup = typed(&["wins=3"]).unwrap();
        assert_eq!((setup.word("mode"), setup.number("wins")), ("rapid", 3));
        assert_eq!(setup.word("motto"), "");
    }

    #[test]
    fn a_text_is_taken_as_it_is() {
        assert_eq!(typed(&["motto=a = b"]).unwrap().word("motto"), "a = b");
    }

    #[test]
    fn what_does_not_fit_is_refused_with_what_would() {
        let message = |pairs: &[&str]| typed(pairs).unwrap_err().to_string();
        assert_eq!(
            message(&["mode=hard"]),
            "option 'mode' takes rapid|normal, not 'hard'"
        );
        assert_eq!(message(&["wins=5"]), "option 'wins' takes 0..4, not '5'");
        assert_eq!(message(&["wins=many"]), "option 'wins' takes 0..4, not 'many'");
        assert_eq!(
            message(&["colour=red"]),
            "there is no option 'colour'; there is mode, wins, motto"
        );
        assert_eq!(
            message(&["motto=much too long"]),
            "option 'motto' takes text of up to 6 characters, not 'much too long'"
        );
        assert!(message(&["motto=a\u{7}b"]).starts_with("option 'motto' takes text"));
        let seats = Setup::new(3, 2..=2, OPTIONS, &BTreeMap::new()).unwrap_err();
        assert_eq!(seats.to_string(), "the game has 2 to 2 seats, not 3");
    }
}
