//! Counts every component.

use crate::ids::{ShipSet, TrophyId, UpgradeSet};
use crate::state::{CREDITS_IN_BOX, Foe, Metal};
use crate::store::hold;

/// Every credit, every ship, every upgrade and every trophy is somewhere, and only once.
pub(crate) fn count(game: &Metal) -> Result<(), String> {
    game.count_credits()?;
    game.count_ships()?;
    game.count_upgrades()?;
    game.count_trophies()
}

impl Metal {
    fn count_credits(&self) -> Result<(), String> {
        let board = &self.board;
        let chests: i64 = self.pirates.iter().map(|pirate| i64::from(pirate.credits)).sum();
        let planets: i64 = board.treasury.iter().map(|credits| i64::from(*credits)).sum();
        let total = chests + planets + i64::from(board.pot) + i64::from(board.bank);
        if total != i64::from(CREDITS_IN_BOX) {
            return Err(format!("{total} credits instead of {CREDITS_IN_BOX}"));
        }
        Ok(())
    }

    fn count_ships(&self) -> Result<(), String> {
        let board = &self.board;
        let pile = board.pile;
        let target = match self.combat.foe {
            // Once the combat is decided the ship lies elsewhere.
            Foe::Ship(ship) if !self.voyage.fought => ShipSet::only(ship),
            _ => ShipSet::EMPTY,
        };
        let row: ShipSet = board.row.iter().copied().collect();
        hold(row.len() == board.row.len(), "a ship lies twice in the row")?;
        let mut places = vec![
            pile.top.ships(),
            pile.under.ships(),
            board.karokum,
            board.removed,
            target,
            row,
            board.aside.map_or(ShipSet::EMPTY, ShipSet::only),
        ];
        places.extend(self.pirates.iter().map(|pirate| pirate.wrecks));
        let total: usize = places.iter().map(|ships| ships.len()).sum();
        let all = places.into_iter().fold(ShipSet::EMPTY, ShipSet::union);
        if all != ShipSet::all() || total != all.len() {
            let missing = ShipSet::all().minus(all);
            return Err(format!("{total} ships, missing {missing:?}"));
        }
        let events_twice = pile.top.minus(pile.under) != pile.top;
        hold(!events_twice, "a card lies in both parts of the space pile")
    }

    fn count_upgrades(&self) -> Result<(), String> {
        let board = &self.board;
        let bottom: UpgradeSet = board.bottom.iter().copied().collect();
        let display: UpgradeSet = board.display.iter().copied().collect();
        let lists = board.bottom.len() + board.display.len();
        hold(
            bottom.len() + display.len() == lists,
            "an upgrade lies twice in one place",
        )?;
        hold(
            board.bazaar.equipment().is_empty() && bottom.support().is_empty(),
            "an upgrade lies in the wrong discard",
        )?;
        let mut places = vec![board.loose, bottom, display, board.bazaar];
        places.extend(self.pirates.iter().map(|pirate| pirate.upgrades));
        let total: usize = places.iter().map(|cards| cards.len()).sum();
        let all = places.into_iter().fold(UpgradeSet::EMPTY, UpgradeSet::union);
        if all != UpgradeSet::all() || total != all.len() {
            return Err(format!(
                "{total} upgrades, missing {:?}",
                UpgradeSet::all().minus(all)
            ));
        }
        Ok(())
    }

    fn count_trophies(&self) -> Result<(), String> {
        let board = &self.board;
        let hands = self
            .pirates
            .iter()
            .flat_map(|pirate| pirate.trophies.iter().flatten());
        let everywhere = hands.chain(&board.trophies).chain(&board.drawn);
        let mut seen = [false; TrophyId::COUNT];
        for held in everywhere {
            if std::mem::replace(&mut seen[held.card.index()], true) {
                return Err(format!("trophy {} is there twice", held.card));
            }
        }
        hold(seen.iter().all(|there| *there), "a trophy is missing")
    }
}
