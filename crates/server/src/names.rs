//! Names: what can be one, and which of them people would take for the same.

/// The longest name, in characters.
const LONGEST: usize = 24;

/// How many marks may stand over one letter.
const MARKS: usize = 2;

/// A name as it is shown, if it can be one: nothing that cannot be seen or that turns the direction of writing, and single spaces.
pub(crate) fn clean_name(name: &str) -> Option<String> {
    let name = clean_line(name);
    let shows = name.chars().any(|char| !char.is_whitespace() && !is_mark(char));
    (shows && name.chars().count() <= LONGEST).then_some(name)
}

/// A line of text without what cannot be seen, what turns the direction of writing, and heaps of marks.
pub(crate) fn clean_line(text: &str) -> String {
    let mut clean = String::with_capacity(text.len());
    let mut marks = 0;
    for char in text.chars() {
        if char.is_whitespace() {
            if !clean.is_empty() && !clean.ends_with(' ') {
                clean.push(' ');
            }
            marks = 0;
        } else if is_mark(char) {
            marks += 1;
            if marks <= MARKS && !clean.is_empty() {
                clean.push(char);
            }
        } else if !is_unseen(char) {
            clean.push(char);
            marks = 0;
        }
    }
    clean.truncate(clean.trim_end().len());
    clean
}

/// Whether people would take two names for the same.
pub(crate) fn look_alike(one: &str, other: &str) -> bool {
    !one.is_empty() && skeleton(one) == skeleton(other)
}

/// What is left of a name for the eye: no case, no accents, one letter for all that look like it.
fn skeleton(name: &str) -> String {
    let mut bare = String::with_capacity(name.len());
    // First what Unicode itself says is taken for what, small letters after large ones; then what it leaves out.
    let confusable = confusables(&confusables(name).to_lowercase());
    for char in confusable.chars().flat_map(char::to_lowercase) {
        if char.is_whitespace()
            || is_mark(char)
            || is_unseen(char)
            || matches!(char, '.' | '-' | '_' | '\'' | '’')
        {
            continue;
        }
        bare.push_str(looks_like(char).unwrap_or(char.encode_utf8(&mut [0; 4])));
    }
    // Two letters that are read as one.
    bare.replace("rn", "m").replace("vv", "w").replace("cl", "d")
}

fn confusables(text: &str) -> String {
    unicode_security::confusable_detection::skeleton(text).collect()
}

/// What a letter is taken for.
fn looks_like(char: char) -> Option<&'static str> {
    Some(match char {
        'à'..='å' | 'ā' | 'ă' | 'ą' | 'α' | 'а' | 'ａ' | '4' | '@' => "a",
        'в' | 'β' | 'ｂ' | '8' => "b",
        'ç' | 'ć' | 'č' | 'с' | 'ϲ' | 'ｃ' => "c",
        'ď' | 'đ' | 'ԁ' | 'ｄ' => "d",
        'è'..='ë' | 'ē' | 'ę' | 'ě' | 'е' | 'ё' | 'є' | 'ε' | 'ｅ' | '3' => "e",
        'ğ' | 'ġ' | 'ɡ' | 'ｇ' => "g",
        'һ' | 'н' | 'ｈ' => "h",
        // I, l and 1 are one stroke in many a typeface.
        'i' | 'ì'..='ï' | 'ī' | 'ı' | 'і' | 'ї' | 'ι' | 'ｉ' | '1' | '!' | '|' | 'l' | 'ł' | 'ӏ' | 'ｌ' => {
            "l"
        }
        'ј' | 'ｊ' => "j",
        'к' | 'κ' | 'ｋ' => "k",
        'м' | 'μ' | 'ｍ' => "m",
        'ñ' | 'ń' | 'ň' | 'ո' | 'η' | 'ｎ' => "n",
        'ò'..='ö' | 'ø' | 'ō' | 'ő' | 'о' | 'ο' | 'օ' | 'σ' | 'ｏ' | '0' => "o",
        'р' | 'ρ' | 'ｐ' => "p",
        'г' | 'ｒ' => "r",
        'ş' | 'š' | 'ś' | 'ѕ' | 'ｓ' | '5' | '$' => "s",
        'т' | 'τ' | 'ｔ' | '7' => "t",
        'ù'..='ü' | 'ū' | 'ů' | 'ű' | 'υ' | 'ս' | 'ｕ' => "u",
        'ν' | 'ѵ' | 'ｖ' => "v",
        'ω' | 'ѡ' | 'ｗ' => "w",
        'х' | 'χ' | 'ｘ' => "x",
        'ý' | 'ÿ' | 'у' | 'γ' | 'ｙ' => "y",
        'ž' | 'ź' | 'ż' | 'ｚ' | '2' => "z",
        'æ' => "ae",
        'œ' => "oe",
        'ß' => "ss",
        _ => return None,
    })
}

/// Marks that stand over, under or through the letter before them.
fn is_mark(char: char) -> bool {
    matches!(char,
        '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{610}'..='\u{61a}' | '\u{64b}'..='\u{65f}'
        | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// What cannot be seen, or changes how the rest is seen.
fn is_unseen(char: char) -> bool {
    char.is_control()
        || matches!(char,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
            | '\u{13430}'..='\u{1345f}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e000}'..='\u{f8ff}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffd}'
            | '\u{e0000}'..='\u{10ffff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_no_part_of_a_name() {
        assert_eq!(
            clean_name("  Anne\u{202e}  Bonny\u{200b} ").as_deref(),
            Some("Anne Bonny")
        );
        for nothing in [
            "",
            "  ",
            "\u{200b}\u{2066}",
            "\u{3164}",
            "\u{301}\u{301}",
            "\u{2800}",
            "\u{1bca0}\u{1d17a}\u{13430}",
        ] {
            assert_eq!(clean_name(nothing), None, "{nothing:?}");
        }
        assert_eq!(
            clean_name(&format!("a{}", "\u{301}".repeat(20)))
                .unwrap()
                .chars()
                .count(),
            3
        );
        assert!(clean_name(&"a".repeat(24)).is_some() && clean_name(&"a".repeat(25)).is_none());
        assert_eq!(clean_name("Léa ☠ 海賊").as_deref(), Some("Léa ☠ 海賊"));
    }

    #[test]
    fn names_that_look_the_same_are_the_same() {
        for (one, other) in [
            ("Anne", "ANNE"),
            ("Anne", "Аnnе"),
            ("Léa", "Lea"),
            ("Jack", "J a c k"),
            ("Bill", "B1II"),
            ("Moore", "M00re"),
            ("Tim", "Tirn"),
            ("Bob", "\u{1d401}ob"),
            ("Bob", "\u{1d539}ob"),
            ("Bob", "\u{a4d0}ob"),
            ("Bob", "\u{13f4}ob"),
            ("Bob", "B\u{ae6}b"),
            ("Bob", "Bo\u{15af}"),
            ("Bob", "Bob\u{1d173}"),
        ] {
            assert!(look_alike(one, other), "{one} {other}");
        }
        for (one, other) in [("Anne", "Anna"), ("Mary", "Marc"), ("", ""), ("海", "賊")] {
            assert!(!look_alike(one, other), "{one} {other}");
        }
    }
}
