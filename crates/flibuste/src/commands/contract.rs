//! `flibuste contract`

use std::collections::BTreeMap;

use catalog::GAMES;
use serde::Serialize;
use table::{Game, OptionKind, OptionSpec, Proposal, Setting, Setup};

use crate::cli::Contract;
use crate::desk::{Desk, game, seed_or_fresh};
use crate::trouble::{Trouble, trouble};

/// A proposal as it is printed.
#[derive(Serialize)]
struct Offer<'a> {
    game: &'a str,
    #[serde(flatten)]
    proposal: Proposal,
}

/// Proposes set-ups, or reads the code of one.
pub(crate) fn contract(given: &Contract, desk: &mut Desk) -> Result<(), Trouble> {
    let proposes = |id: &&&str| catalog::with_game!(id, G => !G::wishes().is_empty()) == Some(true);
    let id = match (&given.game, GAMES.iter().find(proposes)) {
        (Some(id), _) => id.clone(),
        (None, Some(id)) => (*id).to_owned(),
        (None, None) => return trouble("no game proposes anything"),
    };
    match &given.read {
        Some(code) => game!(&id, G => read::<G>(code, given.seats, desk)),
        None => game!(&id, G => propose::<G>(given, desk)),
    }
}

fn seats<G: Game>(given: Option<u8>) -> u8 {
    given.unwrap_or(*G::SEATS.start())
}

/// Prints as many proposals as were asked for.
fn propose<G: Game>(given: &Contract, desk: &mut Desk) -> Result<(), Trouble> {
    let mut wishes = Setup::parse_settings(&given.wishes, G::wishes())?;
    for (name, wish) in [("difficulty", given.difficulty), ("cruelty", given.cruelty)] {
        wishes.extend(wish.map(|number| (name.to_owned(), Setting::Number(number))));
    }
    let seed = seed_or_fresh(given.seed.as_deref())?;
    for number in 0..given.offers {
        let seats = seats::<G>(given.seats);
        let proposal = catalog::propose(G::ID, seats, &wishes, &seed, number, &desk.cards)?;
        if desk.json {
            desk.json(&Offer {
                game: G::ID,
                proposal,
            })?;
            continue;
        }
        if number > 0 {
            desk.line("")?;
        }
        print::<G>(&proposal.settings, desk)?;
        for (name, points) in proposal.comes_to {
            let name = desk.words.get(&format!("{}-wish-{name}", G::ID));
            desk.line(&format!("  {name}: {points}"))?;
        }
    }
    Ok(())
}

/// Prints what a code stands for.
fn read<G: Game>(code: &str, seats_given: Option<u8>, desk: &mut Desk) -> Result<(), Trouble> {
    let Some(spec) = code_option::<G>() else {
        return Err(catalog::CatalogError::ProposesNothing(G::ID.into()).into());
    };
    let given = BTreeMap::from([(spec.name.to_owned(), Setting::Choice(code.into()))]);
    let mut settings = G::settle(&given)?;
    catalog::settle(G::ID, seats::<G>(seats_given), &settings)?;
    if desk.json {
        let comes_to = BTreeMap::new();
        settings.retain(|_, value| *value != Setting::Choice(String::new()));
        return desk.json(&Offer {
            game: G::ID,
            proposal: Proposal { settings, comes_to },
        });
    }
    print::<G>(&settings, desk)
}

/// The option that takes a code: the one whose text stands for others.
fn code_option<G: Game>() -> Option<&'static OptionSpec> {
    let is_text = |spec: &&OptionSpec| matches!(spec.kind, OptionKind::Text { .. });
    G::options().iter().find(is_text)
}

/// The code, then what it sets, in the order of the options.
fn print<G: Game>(settings: &BTreeMap<String, Setting>, desk: &mut Desk) -> Result<(), Trouble> {
    let code = code_option::<G>().and_then(|spec| settings.get(spec.name));
    if let Some(code) = code {
        desk.line(&code.to_string())?;
    }
    for spec in G::options() {
        let Some(value) = settings.get(spec.name).filter(|value| Some(*value) != code) else {
            continue;
        };
        let id = format!("{}-option-{}", G::ID, spec.name).replace('_', "-");
        let said = match value {
            Setting::Choice(word) => desk.words.get(&format!("{id}-{word}").replace('_', "-")),
            Setting::Switch(on) => desk.words.get(if *on { "yes" } else { "no" }),
            Setting::Number(number) => number.to_string(),
        };
        let name = desk.words.get(&id);
        desk.line(&format!("  {name}: {said}"))?;
    }
    Ok(())
}
