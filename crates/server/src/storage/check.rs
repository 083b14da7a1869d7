//! Reads everything that is kept and says what is damaged.

use super::{Blemish, Damage, Source, StorageError, cells, copy, load, small};
use crate::keys::TableId;

/// What was found in a store.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// How many tables were read.
    pub tables: usize,
    /// How many entries their records have.
    pub entries: usize,
    /// What is wrong with the structure of the store itself; empty if it is sound.
    pub structure: Vec<String>,
    /// Tables that are damaged, by their names in links.
    pub damaged: Vec<(String, Damage)>,
    /// What is damaged and costs nobody a game.
    pub blemishes: Vec<Blemish>,
    /// Whether this arrived by a copy that ended before it was read again.
    pub unchecked: bool,
}

impl Report {
    /// Whether everything is sound.
    pub fn is_sound(&self) -> bool {
        self.structure.is_empty() && self.damaged.is_empty() && self.blemishes.is_empty()
    }
}

/// Reads everything.
pub(super) fn everything(from: &dyn Source) -> Result<Report, StorageError> {
    let mut report = Report::default();
    for name in ["lives", "salt"] {
        let there = from.number("SELECT count(*) FROM meta WHERE name = ?1", &cells![name])?;
        if there == 0 {
            report
                .structure
                .push(format!("what is kept under {name:?} is gone"));
        }
    }
    match copy::mark(from)? {
        Some(copy::Mark::Begun) => report
            .structure
            .push("a copy to here was begun, and nothing of it arrived".into()),
        Some(copy::Mark::Arrived) => report.unchecked = true,
        None => {}
    }
    for row in &from.rows("SELECT id FROM tables ORDER BY key", &[])? {
        report.tables += 1;
        let id = row.text("id");
        let Some(known) = id.and_then(TableId::read) else {
            let damage = Damage::whole("its name cannot be read");
            report.damaged.push((id.unwrap_or_default().into(), damage));
            continue;
        };
        match load::table(from, known, |_| true) {
            Ok(Some(kept)) => {
                report.entries += kept.lines.len();
                report
                    .damaged
                    .extend(kept.damage.map(|damage| (known.to_string(), damage)));
            }
            Ok(None) => {}
            Err(error) => {
                let damage = Damage::whole(&error.to_string());
                report.damaged.push((known.to_string(), damage));
            }
        }
    }
    report.blemishes = small::find(from)?;
    Ok(report)
}
