//! Values changed a little, by way of their JSON form.

use serde_json::Value;

use crate::chance::Chance;

/// A move that differs a little from `mv`, if the change makes a move at all: a number is moved, a word is replaced by one from another move.
pub(super) fn mutated<M: serde::Serialize + serde::de::DeserializeOwned>(
    mv: &M,
    others: &[M],
    choice: &mut Chance,
) -> Option<M> {
    let mut value = serde_json::to_value(mv).ok()?;
    let mut words = Vec::new();
    others
        .iter()
        .filter_map(|other| serde_json::to_value(other).ok())
        .for_each(|other| collect_words(&other, &mut words));
    let leaves = count_leaves(&value);
    let mut at = choice.pick(leaves.max(1));
    change_leaf(&mut value, &mut at, &words, choice);
    serde_json::from_value(value).ok()
}

pub(super) fn collect_words(value: &Value, words: &mut Vec<String>) {
    match value {
        Value::String(word) => words.push(word.clone()),
        Value::Array(items) => items.iter().for_each(|item| collect_words(item, words)),
        Value::Object(fields) => fields.values().for_each(|item| collect_words(item, words)),
        _ => {}
    }
}

pub(super) fn count_leaves(value: &Value) -> usize {
    match value {
        Value::Array(items) => items.iter().map(count_leaves).sum(),
        Value::Object(fields) => fields.values().map(count_leaves).sum(),
        _ => 1,
    }
}

pub(super) fn change_leaf(value: &mut Value, at: &mut usize, words: &[String], choice: &mut Chance) {
    match value {
        Value::Array(items) => items
            .iter_mut()
            .for_each(|item| change_leaf(item, at, words, choice)),
        Value::Object(fields) => fields
            .values_mut()
            .for_each(|item| change_leaf(item, at, words, choice)),
        leaf => {
            if *at == 0 {
                *leaf = match &*leaf {
                    Value::Number(number) => {
                        let changes = [-1, 1, 2, 7, 100, 255 - number.as_i64().unwrap_or(0)];
                        Value::from(number.as_i64().unwrap_or(0) + changes[choice.pick(changes.len())])
                    }
                    Value::Bool(on) => Value::Bool(!*on),
                    Value::String(_) if !words.is_empty() => {
                        Value::String(words[choice.pick(words.len())].clone())
                    }
                    other => other.clone(),
                };
            }
            *at = at.wrapping_sub(1);
        }
    }
}
