//! Moves as people write them: `strike whip joker` for `{"strike":{"face":"whip","with":"joker"}}`.
//!
//! The short form is made from the JSON form by leaving out everything but names and values, so no game writes a notation of its own.
//! Reading goes the other way by comparing with what is offered; where two offered moves would read alike, only the JSON form
//! tells them apart, and the laws check that no game has such a pair.

use serde::Serialize;
use serde_json::Value;

/// The short form of a move.
pub fn short<M: Serialize>(mv: &M) -> String {
    let mut words = Vec::new();
    // A move that cannot be written as JSON does not exist: moves are plain enums.
    collect(&serde_json::to_value(mv).unwrap_or(Value::Null), &mut words);
    words.join(" ")
}

fn collect(value: &Value, words: &mut Vec<String>) {
    match value {
        Value::Null => words.push("-".into()),
        Value::Bool(on) => words.push(on.to_string()),
        Value::Number(number) => words.push(number.to_string()),
        Value::String(word) => words.push(word.clone()),
        Value::Array(items) => items.iter().for_each(|item| collect(item, words)),
        // An object with one key is a variant and its name counts; with several keys it is a list of fields and their values count.
        Value::Object(fields) if fields.len() == 1 => fields.iter().for_each(|(name, item)| {
            words.push(name.clone());
            collect(item, words);
        }),
        Value::Object(fields) => fields.values().for_each(|item| collect(item, words)),
    }
}

/// The offered move that `text` names: by its short form, or by its JSON.
pub fn read<'a, M: Serialize + PartialEq + serde::de::DeserializeOwned>(
    text: &str,
    offered: &'a [M],
) -> Option<&'a M> {
    let wanted = text.split_whitespace().collect::<Vec<_>>().join(" ");
    if let Some(found) = offered.iter().find(|mv| short(mv).eq_ignore_ascii_case(&wanted)) {
        return Some(found);
    }
    let typed: M = serde_json::from_str(text).ok()?;
    offered.iter().find(|mv| **mv == typed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    enum Move {
        Pass,
        Take(u8),
        Strike { face: String, with: Option<u8> },
    }

    #[test]
    fn names_and_values_in_order() {
        assert_eq!(short(&Move::Pass), "pass");
        assert_eq!(short(&Move::Take(3)), "take 3");
        assert_eq!(
            short(&Move::Strike {
                face: "whip".into(),
                with: None
            }),
            "strike whip -"
        );
    }

    #[test]
    fn short_and_long_forms_are_read() {
        let offered = [Move::Pass, Move::Take(3)];
        assert_eq!(read("  take   3", &offered), Some(&Move::Take(3)));
        assert_eq!(read("{\"take\":3}", &offered), Some(&Move::Take(3)));
        assert_eq!(read("take 4", &offered), None);
        assert_eq!(read("{\"take\":4}", &offered), None);
    }
}
