//! The different games a game can be.

use std::collections::BTreeMap;

use table::{Game, OptionKind, OptionSpec, Setting, Setup};

/// One way to set a game up: a number of seats and a value of the game's first choice, which is its mode.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variant {
    /// A name for files and tables: `2-rapid`.
    pub name: String,
    /// The set-up.
    pub setup: Setup,
}

/// The option that makes the greatest difference: the first choice of words a game has.
pub(crate) fn mode<G: Game>() -> Option<&'static OptionSpec> {
    G::options()
        .iter()
        .find(|spec| matches!(spec.kind, OptionKind::Choice { .. }))
}

/// Every number of seats in every mode; all other options keep their defaults.
pub fn variants<G: Game>() -> Vec<Variant> {
    let modes: Vec<Option<(&str, Setting)>> = match mode::<G>() {
        Some(spec) => spec
            .all_values()
            .into_iter()
            .map(|value| Some((spec.name, value)))
            .collect(),
        None => vec![None],
    };
    let mut all = Vec::new();
    for seats in G::SEATS {
        for mode in &modes {
            let given: BTreeMap<String, Setting> = mode
                .iter()
                .map(|(name, value)| ((*name).to_owned(), value.clone()))
                .collect();
            // A combination that the game does not admit is no variant.
            if let Ok(setup) = G::setup(seats, &given) {
                let words = given.values().map(|value| format!("-{value}"));
                all.push(Variant {
                    name: format!("{seats}{}", words.collect::<String>()),
                    setup,
                });
            }
        }
    }
    all
}
