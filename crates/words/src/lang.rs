//! Languages and their messages.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use table::Board;
use unic_langid::langid;

include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// The languages there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lang {
    /// French, the first.
    Fr,
    /// English.
    En,
}

impl Lang {
    /// Both.
    pub const ALL: [Lang; 2] = [Lang::Fr, Lang::En];

    /// The language a code names: `fr`, `fr_FR.UTF-8`, `en`…
    pub fn from_code(code: &str) -> Option<Lang> {
        match code.get(..2)?.to_ascii_lowercase().as_str() {
            "fr" => Some(Lang::Fr),
            "en" => Some(Lang::En),
            _ => None,
        }
    }

    /// Its code.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::Fr => "fr",
            Lang::En => "en",
        }
    }

    /// The sources of its messages: what all games share, and what each game says.
    pub const fn sources(self) -> &'static [&'static str] {
        match self {
            Lang::Fr => FR,
            Lang::En => EN,
        }
    }
}

/// The messages of one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    /// Reads the messages of a language. What is wrong with a message file is found by the tests, not by people: here it is left out.
    pub fn new(lang: Lang) -> Words {
        let locale = match lang {
            Lang::Fr => langid!("fr"),
            Lang::En => langid!("en"),
        };
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // The marks that keep directions of writing apart are of no use between two languages that write the same way.
        bundle.set_use_isolating(false);
        for source in lang.sources() {
            let resource =
                FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Words { lang, bundle }
    }

    /// Takes the names of things from the cards in use: what the data file of game `g` calls `t1` is said by the message `g-name-t1`.
    pub fn name_cards<G: Board>(&mut self, cards: &G::Cards) {
        let mut source = String::new();
        for named in G::names(cards) {
            let (id, name) = match self.lang {
                Lang::Fr => (named.id, named.fr),
                Lang::En => (named.id, named.en),
            };
            // A text between quotes cannot be mistaken for anything but a text.
            let quoted = name.replace('\\', "\\\\").replace('"', "\\\"");
            let quoted = quoted.replace(['\n', '\r'], " ");
            source += &format!("{}-name-{id} = {{ \"{quoted}\" }}\n", G::ID);
        }
        let resource = FluentResource::try_new(source).unwrap_or_else(|(resource, _)| resource);
        self.bundle.add_resource_overriding(resource);
    }

    /// Which language it is.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Whether there is such a message.
    pub fn has(&self, id: &str) -> bool {
        self.bundle
            .get_message(id)
            .is_some_and(|message| message.value().is_some())
    }

    /// The message with its arguments; its id if there is none, so that a missing message is seen and nothing breaks.
    pub fn text<'a>(
        &'a self,
        id: &str,
        args: impl IntoIterator<Item = (&'a str, FluentValue<'a>)>,
    ) -> String {
        self.filled(id, &args.into_iter().collect())
            .unwrap_or_else(|| id.to_owned())
    }

    /// The message without arguments.
    pub fn get(&self, id: &str) -> String {
        self.text(id, [])
    }

    pub(crate) fn filled(&self, id: &str, args: &FluentArgs<'_>) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        let mut errors = Vec::new();
        let text = self
            .bundle
            .format_pattern(message.value()?, Some(args), &mut errors);
        Some(match self.lang {
            Lang::Fr => elided(text.into_owned(), args),
            Lang::En => text.into_owned(),
        })
    }
}

/// French says «d’Anne» and «qu’Olga»: a message cannot know how the name that it is given begins.
fn elided(mut text: String, args: &FluentArgs<'_>) -> String {
    for (_, value) in args.iter() {
        let FluentValue::String(name) = value else {
            continue;
        };
        if !name.starts_with(is_vowel) {
            continue;
        }
        for (whole, short) in [("de", "d’"), ("De", "D’"), ("que", "qu’"), ("Que", "Qu’")] {
            let (whole, short) = (format!("{whole} {name}"), format!("{short}{name}"));
            text = text.replace(&format!(" {whole}"), &format!(" {short}"));
            if let Some(rest) = text.strip_prefix(&whole) {
                text = format!("{short}{rest}");
            }
        }
    }
    text
}

/// An h may be mute or not, and a y mostly is none.
fn is_vowel(letter: char) -> bool {
    "aàâäeéèêëiîïoôöuùûüœæ".contains(letter.to_lowercase().next().unwrap_or(letter))
}
