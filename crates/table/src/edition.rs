//! For games that are in their second version and still play the first: a game ends under the rules it was begun under, so that every record
//! leads where it led.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The version of the rules a table is played by; its state says so.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// Version 1 of the rules.
    First,
    /// Version 2.
    #[default]
    Second,
}

impl Edition {
    /// The edition that a game under this version of the rules is dealt in.
    pub const fn under(rules: u32) -> Edition {
        match rules {
            0 | 1 => Edition::First,
            _ => Edition::Second,
        }
    }

    /// Whether it is played by version 1.
    pub const fn is_first(self) -> bool {
        matches!(self, Edition::First)
    }

    /// The first step of a game's [`lift`](crate::Game::lift): a position that version 1 kept, with an `edition` that says so.
    pub fn lift(mut kept: Value, from: u32) -> Result<Value, String> {
        if from != 1 {
            return Err(format!("there is no way up from version {from}"));
        }
        let position = kept.as_object_mut().ok_or("this is no position")?;
        position.insert("edition".into(), json!(Edition::First));
        Ok(kept)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_of_version_1_is_lifted_into_its_edition() {
        let lifted = Edition::lift(json!({"round": 3}), 1);
        assert_eq!(lifted, Ok(json!({"round": 3, "edition": "first"})));
        assert_eq!(
            Edition::lift(json!({}), 2),
            Err("there is no way up from version 2".into())
        );
        assert_eq!(Edition::lift(json!([]), 1), Err("this is no position".into()));
    }

    #[test]
    fn every_version_has_its_edition() {
        assert_eq!(
            [1, 2, 3].map(|rules| Edition::under(rules).is_first()),
            [true, false, false]
        );
    }
}
