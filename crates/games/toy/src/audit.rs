//! Counts every coin and every charm.

use std::collections::BTreeSet;

use crate::Toy;

pub(crate) fn count(game: &Toy) -> Result<(), String> {
    let seats = game.coins.len();
    if !(2..=4).contains(&seats) || game.charms.len() != seats || game.active.index() >= seats {
        return Err("the seats do not add up".into());
    }
    let held: u32 = game.coins.iter().map(|coins| u32::from(*coins)).sum();
    let found = held + u32::from(game.heap) + u32::from(game.lost);
    if found != u32::from(game.all) || game.all > 24 {
        return Err(format!("{found} coins of {}", game.all));
    }
    if game.die.is_some_and(|die| !(1..=6).contains(&die)) {
        return Err("a die with other sides".into());
    }
    let different: BTreeSet<&u8> = game.charms.iter().collect();
    let known = game
        .charms
        .iter()
        .all(|charm| usize::from(*charm) < game.cards.charms.len());
    if different.len() != seats || !known {
        return Err("a charm twice, or one that is not in the box".into());
    }
    Ok(())
}
