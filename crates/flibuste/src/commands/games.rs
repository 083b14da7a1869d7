//! `flibuste games`

use catalog::{GAMES, GameInfo};
use serde::Serialize;

use crate::cli::Games;
use crate::desk::{Desk, game};
use crate::trouble::Trouble;

/// A game and who can play it.
#[derive(Serialize)]
struct Listed {
    #[serde(flatten)]
    info: GameInfo,
    bots: Vec<&'static str>,
}

/// Lists the games, or checks their cards. A card file that does not hold was refused before we come here.
pub(crate) fn games(given: &Games, desk: &mut Desk) -> Result<(), Trouble> {
    let one = given.game.as_deref();
    for id in one
        .as_slice()
        .iter()
        .chain(if one.is_none() { GAMES } else { &[] })
    {
        let info = catalog::describe(id, &desk.cards)?;
        let bots = game!(id, G => Ok::<_, Trouble>(bots::names::<G>()))?;
        match (desk.json, given.check) {
            (true, _) => desk.json(&Listed { info, bots })?,
            (false, true) => {
                let args = [("game", info.id.into()), ("cards", info.cards.to_string().into())];
                let text = desk.words.text("games-checked", args);
                desk.line(&text)?;
                sources(desk, &info)?;
            }
            (false, false) => describe(desk, &info, &bots)?,
        }
    }
    Ok(())
}

fn describe(desk: &mut Desk, info: &GameInfo, bots: &[&str]) -> Result<(), Trouble> {
    let [min, max] = info.seats;
    let same = if min == max { "yes" } else { "no" };
    let title = desk.words.get(&format!("{}-title", info.id));
    let seats = desk.words.text(
        "games-seats",
        [("min", min.into()), ("max", max.into()), ("same", same.into())],
    );
    let rules = desk.words.text("games-rules", [("version", info.rules.into())]);
    desk.line(&format!("{} · {title} · {seats} · {rules}", info.id))?;
    let label = desk.words.get("games-options");
    desk.line(&format!("  {label}"))?;
    for option in info.options {
        let default = desk.words.text(
            "games-option-default",
            [("default", option.default().to_string().into())],
        );
        desk.line(&format!("    {:<12} {} {default}", option.name, option.allowed()))?;
    }
    let label = desk.words.get("games-bots");
    desk.line(&format!("  {label}: {}", bots.join(", ")))?;
    sources(desk, info)
}

fn sources(desk: &mut Desk, info: &GameInfo) -> Result<(), Trouble> {
    let label = desk.words.get("games-cards");
    desk.line(&format!("  {label}"))?;
    for count in &info.sources {
        let text = desk.words.text(
            "games-source",
            [
                ("rulebook", count.rulebook.into()),
                ("inferred", count.inferred.into()),
                ("reconstructed", count.reconstructed.into()),
                ("owner", count.owner.into()),
            ],
        );
        desk.line(&format!("    {:<12} {text}", count.what))?;
    }
    Ok(())
}
