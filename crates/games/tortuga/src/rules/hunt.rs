//! Actions 7 (probe), 10 (capture) and 11 (convert a hunt card), and the markers.

use table::{Seat, SeatSet};

use super::{Allowed, Now, need};
use crate::Tortuga;
use crate::cards::{CardId, Deck};
use crate::events::{Event, Source};
use crate::map::Place;
use crate::moves::{Move, Refusal};

/// Manoeuvre for probing a hunt token.
const PROBE_PRICE: u8 = 1;
/// Markers each captain has, for controlled sectors and for probed tokens.
pub(crate) const MARKERS: usize = 10;

impl Tortuga {
    pub(super) fn list_hunt(&self, out: &mut Vec<Move>) {
        if self.check_probe_action().is_ok() {
            out.push(Move::Probe);
        }
        if self.check_capture().is_ok() {
            out.push(Move::Capture);
        }
        if self.markers_left(self.state.active) == 0 {
            let places = self.map().places().iter();
            let marked = places.filter(|place| self.check_recall_marker(*place).is_ok());
            out.extend(marked.map(Move::RecallMarker));
        }
    }

    /// Markers not in use: one lies on each controlled sector and on each token that was probed.
    pub(crate) fn markers_left(&self, seat: Seat) -> usize {
        let sectors = self.state.sectors.iter();
        let used: usize = sectors
            .map(|sector| {
                let marked = sector.hunt.is_some_and(|token| token.marked.contains(seat));
                usize::from(sector.controller == Some(seat)) + usize::from(marked)
            })
            .sum();
        MARKERS.saturating_sub(used)
    }

    /// A token lies in the ship's sector, and probing it would be of use: it was not seen yet, or it can be marked now.
    pub(super) fn check_probe(&self) -> Allowed {
        let seat = self.state.active;
        let (_, sector) = self.state.here().ok_or(Refusal::ShipInHold)?;
        let token = sector.hunt.ok_or(Refusal::NoCreature)?;
        need(!token.marked.contains(seat), Refusal::AlreadyMarked)?;
        let useful = !token.seen.contains(seat) || self.markers_left(seat) > 0;
        need(useful, Refusal::NoMarkerLeft)
    }

    pub(super) fn check_probe_action(&self) -> Allowed {
        self.check_probe()?;
        self.check_manoeuvre(PROBE_PRICE)
    }

    /// Action 7: a secret look at the token, which gets a marker if there is one left.
    pub(super) fn probe_action(&mut self, now: Now<'_, '_>) {
        self.pay_manoeuvre(PROBE_PRICE);
        self.probe(now);
    }

    pub(super) fn probe(&mut self, now: Now<'_, '_>) {
        let seat = self.state.active;
        let marked = self.markers_left(seat) > 0;
        let Some(place) = self.state.mine().ship else {
            return;
        };
        let Some(token) = &mut self.state.sector_mut(place).hunt else {
            return;
        };
        token.seen = token.seen.with(seat);
        if marked {
            token.marked = token.marked.with(seat);
        }
        let creature = token.creature;
        now.told.reveal();
        now.told.privately(
            seat,
            Event::ProbedCreature {
                seat,
                place,
                creature,
                marked,
            },
            Event::Probed { seat, place, marked },
        );
    }

    pub(super) fn check_recall_marker(&self, place: Place) -> Allowed {
        let seat = self.state.active;
        need(self.map().places().contains(place), Refusal::NoSuchPlace)?;
        let token = self.state.sector(place).hunt.ok_or(Refusal::NoCreature)?;
        need(token.marked.contains(seat), Refusal::NotMarked)?;
        need(self.markers_left(seat) == 0, Refusal::MarkersLeft)
    }

    /// A captain who has run out of markers takes one off a token. He may still look at that token.
    pub(super) fn recall_marker(&mut self, place: Place, now: Now<'_, '_>) {
        let seat = self.state.active;
        if let Some(token) = &mut self.state.sector_mut(place).hunt {
            token.marked = token.marked.without(seat);
            now.told.harmless(Event::MarkerRecalled { seat, place });
        }
    }

    /// What capturing this creature costs now.
    pub(crate) fn capture_price(&self, creature: CardId) -> u8 {
        let difficulty = self.face(creature).cost;
        difficulty.saturating_sub(self.state.this_turn.hunt_off).max(1)
    }

    pub(super) fn check_capture(&self) -> Allowed {
        let (_, sector) = self.state.here().ok_or(Refusal::ShipInHold)?;
        let token = sector.hunt.ok_or(Refusal::NoCreature)?;
        // Only those who have marked it get to the difficulty, which the others do not know.
        need(token.marked.contains(self.state.active), Refusal::NotMarked)?;
        self.check_manoeuvre(self.capture_price(token.creature))
    }

    /// Action 10: 1 influence, the token to the hold, the creature's card to the discard, and all markers on it back to their owners.
    pub(super) fn capture(&mut self, now: Now<'_, '_>) {
        let seat = self.state.active;
        let Some(place) = self.state.mine().ship else {
            return;
        };
        let Some(token) = self.state.sector_mut(place).hunt.take() else {
            return;
        };
        let creature = token.creature;
        let paid = self.capture_price(creature);
        self.pay_manoeuvre(paid);
        self.state.this_turn.hunt_off = 0;
        self.state.hunt_pile.remove(creature);
        let captain = self.state.mine_mut();
        captain.trophies.insert(creature);
        captain.discard.add(creature);
        if token.seen != SeatSet::all(self.seats_here()) {
            now.told.reveal();
        }
        now.told.everyone(Event::Captured {
            seat,
            place,
            creature,
            paid,
        });
        self.gain_influence(seat, 1, Source::Capture, now);
        self.check_influence_victory(seat, now);
    }

    pub(super) fn check_convert(&self, card: CardId) -> Allowed {
        need(card.deck() == Deck::Hunt, Refusal::NotAHuntCard(card))?;
        need(self.state.mine().hand.contains(card), Refusal::NotInHand(card))
    }

    /// Action 11: a hunt card of the hand and its token go to the box for the influence printed on the card.
    pub(super) fn convert(&mut self, card: CardId, now: Now<'_, '_>) {
        let seat = self.state.active;
        let captain = self.state.mine_mut();
        captain.hand.take(card);
        captain.comes_to_light(card);
        captain.trophies.remove(card);
        self.state.boxed.add(card);
        self.state.spent_tokens.insert(card);
        now.told.reveal();
        now.told.everyone(Event::Converted { seat, card });
        let influence = self.face(card).influence;
        self.gain_influence(seat, influence, Source::Conversion, now);
        self.check_influence_victory(seat, now);
    }
}
