//! What a view, a move or an event must look like, as data.
//!
//! | pattern | fits |
//! |---|---|
//! | `{…}` | an object of which each named field fits; a field that is not there is `null` |
//! | `{"count": P, "of": Q}` | a list in which the number of elements that fit `Q` fits `P` |
//! | `{"0": P, "turn": Q}` | a list whose first element fits `P`, and that of the seat the table waits for `Q` |
//! | `[P, Q]` | a list in which each of the patterns fits an element of its own; anything else that fits one of them |
//! | `">1"`, `"<3"`, `"=0"` | a number, or the length of a list |
//! | `"!word"` | everything but that word |
//! | `"*"` | everything but `null` |
//! | anything else | what is equal to it |

use serde_json::{Map, Value};

/// Whether `value` looks like `pattern`, where the table waits for seat `turn`.
pub(super) fn fits(pattern: &Value, value: &Value, turn: usize) -> bool {
    match (pattern, value) {
        (Value::Object(wanted), Value::Array(items)) => fits_list(wanted, items, turn),
        (Value::Object(wanted), Value::Object(fields)) => wanted
            .iter()
            .all(|(name, inner)| fits(inner, fields.get(name).unwrap_or(&Value::Null), turn)),
        (Value::Array(wanted), Value::Array(items)) => {
            let free: Vec<&Value> = items.iter().collect();
            each_its_own(wanted, &free, turn)
        }
        (Value::Array(choice), value) => choice.iter().any(|one| fits(one, value, turn)),
        (Value::String(word), value) => fits_word(word, value),
        (pattern, value) => pattern == value,
    }
}

/// A list by how many of its elements fit, or by the places of some of them.
fn fits_list(wanted: &Map<String, Value>, items: &[Value], turn: usize) -> bool {
    if let (Some(count), Some(of)) = (wanted.get("count"), wanted.get("of")) {
        let found = items.iter().filter(|item| fits(of, item, turn)).count();
        return fits(count, &Value::from(found), turn);
    }
    wanted.iter().all(|(place, inner)| {
        let at = match place.as_str() {
            "turn" => Some(turn),
            number => number.parse().ok(),
        };
        at.and_then(|at| items.get(at))
            .is_some_and(|item| fits(inner, item, turn))
    })
}

/// Whether every pattern can have an element that no other pattern needs.
fn each_its_own(wanted: &[Value], free: &[&Value], turn: usize) -> bool {
    let Some((first, others)) = wanted.split_first() else {
        return true;
    };
    (0..free.len()).any(|at| {
        fits(first, free[at], turn) && {
            let mut rest = free.to_vec();
            rest.remove(at);
            each_its_own(others, &rest, turn)
        }
    })
}

fn fits_word(word: &str, value: &Value) -> bool {
    if word == "*" {
        return !value.is_null();
    }
    if let Some(other) = word.strip_prefix('!') {
        return value.as_str() != Some(other);
    }
    let number = word.get(1..).and_then(|number| number.parse::<f64>().ok());
    let size = match value {
        Value::Array(items) => Some(items.len() as f64),
        value => value.as_f64(),
    };
    match (word.chars().next(), size, number) {
        (Some('>'), Some(size), Some(number)) => size > number,
        (Some('<'), Some(size), Some(number)) => size < number,
        (Some('='), Some(size), Some(number)) => size == number,
        _ => value.as_str() == Some(word),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn is(pattern: &Value, value: &Value) -> bool {
        fits(pattern, value, 1)
    }

    #[test]
    fn an_object_fits_by_the_fields_that_are_named() {
        assert!(is(&json!({"step": "dice"}), &json!({"step": "dice", "ship": 3})));
        assert!(!is(&json!({"step": "dice"}), &json!({"step": "draft"})));
        assert!(!is(&json!({"step": {"load": "*"}}), &json!({"step": "load"})));
        assert!(
            is(&json!({"gone": null}), &json!({})),
            "what is not there is nothing"
        );
        assert!(!is(&json!({"gone": "*"}), &json!({"gone": null})));
        assert!(is(&json!({"gone": "*"}), &json!({"gone": 0})));
    }

    #[test]
    fn numbers_and_lengths_are_compared() {
        assert!(is(&json!(">1"), &json!(2)));
        assert!(!is(&json!(">1"), &json!(1)));
        assert!(is(&json!("<3"), &json!([1, 2])));
        assert!(is(&json!("=0"), &json!([])));
        assert!(!is(&json!("=0"), &json!("=")), "a word has no length");
        assert!(is(&json!(">word"), &json!(">word")), "no number, so a word");
        assert!(is(&json!("!over"), &json!("dice")) && !is(&json!("!over"), &json!("over")));
    }

    #[test]
    fn each_pattern_of_a_list_has_an_element_of_its_own() {
        assert!(is(
            &json!([{"out": true}]),
            &json!([{"out": false}, {"out": true}])
        ));
        assert!(!is(
            &json!([{"out": true}, {"out": true}]),
            &json!([{"out": false}, {"out": true}])
        ));
        // The first pattern must leave the second its only element.
        assert!(is(&json!(["*", 1]), &json!([1, 2])));
        assert!(is(&json!(["draft", "dice"]), &json!("dice")), "one of several");
    }

    #[test]
    fn a_list_fits_by_count_and_by_place() {
        let list = json!([{"seat": null}, {"seat": 2}, {"seat": 0}]);
        assert!(is(&json!({"count": ">1", "of": {"seat": "*"}}), &list));
        assert!(!is(&json!({"count": ">2", "of": {"seat": "*"}}), &list));
        assert!(is(&json!({"turn": {"seat": 2}, "0": {"seat": null}}), &list));
        assert!(!is(&json!({"7": "*"}), &list));
    }
}
