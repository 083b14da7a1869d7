//! Tables whose game was begun under earlier rules.

use std::sync::Arc;

use catalog::{AnyMatch, CatalogError, Relic};
use table::Millis;
use table::matches::ReplayError;

use super::actor::Table;
use crate::App;
use crate::storage::{Chain, Kept, Seen, StorageError};
use crate::wire::Phase;

/// What a change of rules means for a table that was being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Change {
    /// It goes on under the new ones.
    Raised,
    /// It cannot, and ends where it stands.
    Ended,
}

/// What comes back of a table's game.
pub(super) struct Restored {
    /// The match, once dealt.
    pub(super) game: Option<Box<dyn AnyMatch>>,
    /// What must be kept before anything else happens.
    pub(super) change: Option<Change>,
}

/// Whether something of the game was made under rules that this program does not play by.
pub(super) fn is_of_other_rules(kept: &Kept) -> bool {
    let Some(header) = &kept.row.header else {
        return false;
    };
    let begun: Option<table::record::Header> = serde_json::from_str(header).ok();
    !begun.is_some_and(|begun| catalog::plays_by(&kept.row.game, begun.rules))
}

/// The match a record leads to: played again, or, if it was made under earlier rules, going on from its latest position, or shown as it
/// was seen.
pub(super) fn restore(app: &App, kept: &Kept, seen: &Seen) -> Result<Restored, CatalogError> {
    let Some(text) = kept.text() else {
        return Ok(Restored {
            game: None,
            change: None,
        });
    };
    let secret = Some(kept.row.secret);
    let over = kept.row.phase == Phase::Over;
    let (mut game, change) = match catalog::replay(&text, secret, &app.cards) {
        Ok(game) => (game, None),
        Err(error) if !is_earlier(&error, over) => return Err(error),
        Err(_) if over => (relic(kept, seen)?, None),
        Err(_) => match raised(app, &text, kept) {
            Ok(game) => (game, Some(Change::Raised)),
            Err(error) => {
                tracing::warn!(game = kept.row.game, %error, "a table cannot go on under the new rules and ends");
                (relic(kept, seen)?, Some(Change::Ended))
            }
        },
    };
    if (over || change == Some(Change::Ended)) && game.outcome().is_none() {
        game.break_off();
    }
    Ok(Restored {
        game: Some(game),
        change,
    })
}

/// Whether a record cannot be played because it is of earlier rules, or, once it is over, of other cards.
fn is_earlier(error: &CatalogError, over: bool) -> bool {
    match error {
        CatalogError::Replay(ReplayError::OtherRules { found, expected }) => found < expected,
        CatalogError::Replay(ReplayError::OtherCards) => over,
        _ => false,
    }
}

fn relic(kept: &Kept, seen: &Seen) -> Result<Box<dyn AnyMatch>, CatalogError> {
    let header = kept.row.header.as_deref().unwrap_or_default();
    let relic = Relic::new(header, kept.lines.clone(), Some(kept.row.secret), seen.clone())?;
    Ok(Box::new(relic))
}

fn raised(app: &App, text: &str, kept: &Kept) -> Result<Box<dyn AnyMatch>, CatalogError> {
    // A game at which nothing was ever settled has no position: it is as it was dealt, and that was under other rules.
    let (entries, position) = kept
        .snapshot
        .as_ref()
        .map_or((0, ""), |(entries, position)| (*entries, position.as_str()));
    catalog::raise(
        text,
        position,
        entries,
        Some(kept.row.secret),
        &app.cards,
        Millis(0),
    )
}

impl Table {
    /// Keeps what a change of rules did to this table.
    pub(super) async fn keep_change_of_rules(&mut self) -> Result<(), StorageError> {
        let Some(change) = self.changed_rules.take() else {
            return Ok(());
        };
        self.updated = crate::unix_millis();
        if let Some(game) = &self.game {
            let new = (self.settled..game.entries()).filter_map(|at| game.line(at));
            self.unsettled = new.map(Into::into).collect();
        }
        let chained = |chain: Option<Chain>, line: &Arc<str>| chain.map(|chain| chain.next(line));
        self.chain = self.unsettled.iter().fold(self.chain, chained);
        self.settle().await?;
        if change == Change::Ended {
            self.app.game_over();
        }
        tracing::info!(game = self.game_id, ?change, "the rules of a table were replaced");
        Ok(())
    }
}
