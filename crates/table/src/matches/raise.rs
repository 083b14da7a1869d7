//! Going on under newer rules.

use super::{Match, ReplayError};
use crate::chance::Tape;
use crate::game::{CardSet, Game};
use crate::record::{Deed, Raised, Record};
use crate::seat::Actor;
use crate::seed::Seed;
use crate::snapshot::{lifted, restore_state};
use crate::turn::Millis;

impl<G: Game> Match<G> {
    /// Goes on under these rules with a game that was begun under earlier ones. `state` is its position after the first `entries` entries
    /// of `record`, already lifted. What came after that is made again under these rules; if they refuse any of it, all of it is set
    /// aside. The record says where and how the game went on; nothing before that can be taken back.
    pub fn raise(
        mut record: Record<G::Move>,
        state: G,
        entries: usize,
        secret: Option<Seed>,
        cards: &'static G::Cards,
        now: Millis,
    ) -> Result<Match<G>, ReplayError> {
        if secret.is_some_and(|secret| secret.commitment() != record.header.commitment) {
            return Err(ReplayError::OtherSecret);
        }
        if entries > record.entries().len() {
            return Err(ReplayError::Entry {
                number: entries,
                problem: "the position was kept later than the record goes".into(),
            });
        }
        let (state, after) = match made_again(&record, &state, entries, cards) {
            Some(later) => (later, record.entries().len()),
            None => (state, entries),
        };
        let raised = Raised {
            rules: G::RULES_VERSION,
            cards: cards.digest(),
            after: after as u32,
            state: serde_json::to_value(state.store()).unwrap_or_default(),
        };
        let at = record.entries().last().map_or(now, |last| last.at.max(now));
        let close = record.close.take();
        record.push(Actor::CLOCK, Deed::Raised(Box::new(raised)), &Tape::default(), at);
        let mut raised = Match {
            cards,
            state: state.clone(),
            secret: secret.map(|secret| (secret, secret.mixed_with(&record.header.words))),
            before_base: record.entries().len() as u32,
            record,
            line: Vec::new(),
            base: Some(state),
        };
        raised.record.close = close;
        raised.close();
        Ok(raised)
    }

    /// How many entries were made under earlier rules: they can be told, but not played again.
    pub fn earlier(&self) -> usize {
        self.record.raised().map_or(0, |(at, _)| at + 1)
    }

    /// The match where its record says that it went on under these rules.
    pub(super) fn raised_at(
        record: &Record<G::Move>,
        at: usize,
        raised: &Raised,
        cards: &'static G::Cards,
    ) -> Result<Match<G>, ReplayError> {
        let kept = lifted::<G>(raised.state.clone(), raised.rules);
        let state = kept.and_then(|kept| restore_state::<G>(kept, cards));
        let state: G = state.map_err(|problem| ReplayError::Entry {
            number: at + 1,
            problem,
        })?;
        let mut so_far = record.clone();
        so_far.truncate(at + 1);
        so_far.close = None;
        Ok(Match {
            cards,
            state: state.clone(),
            record: so_far,
            secret: None,
            line: Vec::new(),
            base: Some(state),
            before_base: at as u32 + 1,
        })
    }
}

/// The position after all entries, if these rules accept those that came after the position.
fn made_again<G: Game>(
    record: &Record<G::Move>,
    state: &G,
    entries: usize,
    cards: &'static G::Cards,
) -> Option<G> {
    let again = record.read_again(entries).ok()?;
    let mut so_far = record.clone();
    so_far.truncate(entries);
    so_far.close = None;
    let mut game = Match {
        cards,
        state: state.clone(),
        record: so_far,
        secret: None,
        line: Vec::new(),
        base: Some(state.clone()),
        before_base: entries as u32,
    };
    for at in entries..again.entries().len() {
        game.enter(&again, at).ok()?;
    }
    Some(game.state)
}
