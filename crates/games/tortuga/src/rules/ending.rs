//! Influence, the endings and the tie-breaks.

use table::{BySeat, Outcome, Score, Seat, Verdict};

use super::Now;
use crate::Tortuga;
use crate::events::{Event, Source};
use crate::map::Place;
use crate::state::Ending;

/// Influence that wins at once.
pub(crate) const VICTORY: u8 = 15;

/// After so many rounds the game ends, whoever is ahead. The rulebook sets no limit, but a game has to end even when nobody wants it
/// to; people take some twenty rounds.
pub(crate) const MOST_ROUNDS: u16 = 100;

impl Tortuga {
    /// Influence tokens and control tokens together. Hunt tokens, cards and minerals count nothing.
    pub(crate) fn influence(&self, seat: Seat) -> u8 {
        let held: u8 = self
            .controlled(seat)
            .iter()
            .map(|place| self.cards.sector(self.state.sector(place).kind).control)
            .sum();
        self.state.captains[seat].influence.saturating_add(held)
    }

    pub(super) fn has_won(&self, seat: Seat) -> bool {
        self.influence(seat) >= VICTORY
    }

    /// Influence tokens from the bank.
    pub(super) fn gain_influence(&mut self, seat: Seat, count: u8, source: Source, now: Now<'_, '_>) {
        self.state.bank -= i16::from(count);
        let tokens = &mut self.state.captains[seat].influence;
        *tokens = tokens.saturating_add(count);
        now.told.harmless(Event::GainedInfluence { seat, count, source });
    }

    /// Influence tokens from another captain, as many as he has.
    pub(super) fn take_influence(&mut self, from: Seat, to: Seat, count: u8, now: Now<'_, '_>) {
        let captains = &mut self.state.captains;
        let count = count.min(captains[from].influence);
        if count > 0 {
            captains[from].influence -= count;
            captains[to].influence = captains[to].influence.saturating_add(count);
            now.told.everyone(Event::TookInfluence {
                seat: to,
                loser: from,
                count,
            });
        }
    }

    /// Victory of influence: 15 at any moment.
    pub(super) fn check_influence_victory(&mut self, seat: Seat, now: Now<'_, '_>) {
        if self.state.over.is_none() && self.has_won(seat) {
            self.end_game(Ending::Influence, now);
        }
    }

    /// Aggressive scenario: whether Tortuga would make this captain win. He wins ties, being its conqueror.
    pub(super) fn tortuga_would_win(&self, seat: Seat) -> bool {
        let tortuga = self.cards.sector(self.state.sector(Place::TORTUGA).kind).control;
        let own = self.influence(seat).saturating_add(tortuga);
        Seat::all(self.seats_here()).all(|other| other == seat || self.influence(other) <= own)
    }

    /// Whether the game ends before `next` could begin a turn: the last round is over, or the last round that can be played. Once Tortuga
    /// has fallen everybody has a last turn, whatever the round.
    pub(super) fn ends_before_turn_of(&mut self, next: Seat, now: Now<'_, '_>) -> bool {
        let last_turns = self.state.usurper.is_some() && !self.state.is_first_edition();
        if self.state.usurper == Some(next) {
            self.end_game(Ending::Council, now);
        } else if next == self.state.first {
            if self.state.round >= MOST_ROUNDS && !last_turns {
                self.end_game(Ending::Exhaustion, now);
            } else {
                self.state.round += 1;
            }
        }
        self.state.over.is_some()
    }

    pub(super) fn end_game(&mut self, ending: Ending, now: Now<'_, '_>) {
        self.state.over = Some(ending);
        self.state.pending.clear();
        if let Verdict::Won(winners) = self.outcome().verdict {
            now.told.everyone(Event::GameOver { ending, winners });
        }
    }

    /// The most influence wins; then the conqueror of Tortuga; then the most controlled sectors; then the victory is shared. A captain
    /// with 15 is always the only one, so this covers every ending.
    pub(crate) fn outcome(&self) -> Outcome {
        Outcome::by_score(BySeat::from_fn(self.seats_here(), |seat| Score {
            points: i32::from(self.influence(seat)),
            tie_breaks: [
                i32::from(self.state.usurper == Some(seat)),
                self.controlled(seat).len() as i32,
                0,
            ],
        }))
    }
}
