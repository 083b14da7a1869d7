//! Alliance and betrayal.
//!
//! An attacker may have one ally; in a challenge both sides may have several. An ally in an attack may betray before the dice are
//! thrown, but never to a pirate hunter; a handshake in a challenge holds.

use table::{Seat, SeatSet};

use crate::Metal;
use crate::events::{Event, Now};
use crate::moves::{Move, Refusal};
use crate::negotiation::{Deliver, HelpKind, Promise, PromiseId, Voided};
use crate::state::{Choice, Fault, Foe, Side, Step};

impl Metal {
    /// The attacker or challenger, and the challenged.
    pub(crate) fn protagonists(&self) -> SeatSet {
        match self.combat.foe {
            Foe::Nobody => SeatSet::EMPTY,
            Foe::Pirate(rival) => SeatSet::only(self.active).with(rival),
            Foe::Ship(_) | Foe::Planet(_) => SeatSet::only(self.active),
        }
    }

    /// Whether the foe is a pirate hunter.
    pub(crate) fn hunts_pirates(&self) -> bool {
        matches!(self.combat.foe, Foe::Ship(ship) if self.cards.ship(ship).hunter)
    }

    /// The side a seat fights on.
    pub(crate) fn side_of(&self, seat: Seat) -> Option<Side> {
        let combat = &self.combat;
        if combat.foe == Foe::Nobody {
            None
        } else if seat == self.active || combat.allies.contains(seat) {
            Some(Side::Attack)
        } else if combat.foe == Foe::Pirate(seat)
            || combat.defenders.contains(seat)
            || combat.traitor == Some(seat)
        {
            Some(Side::Defence)
        } else {
            None
        }
    }

    /// Pirates who could still join somebody.
    fn free_hands(&self) -> SeatSet {
        self.all_seats()
            .filter(|seat| self.side_of(*seat).is_none() && !self.infamous(*seat))
            .collect()
    }

    /// Protagonists who may still find an ally.
    fn may_find_ally(&self) -> SeatSet {
        let one_is_enough = !matches!(self.combat.foe, Foe::Pirate(_)) && !self.combat.allies.is_empty();
        if one_is_enough || self.free_hands().is_empty() {
            return SeatSet::EMPTY;
        }
        self.protagonists()
            .iter()
            .filter(|seat| !self.infamous(*seat))
            .collect()
    }

    /// Protagonists the search waits for. Who is ready may still shake hands while the other seeks.
    pub(crate) fn seekers(&self) -> SeatSet {
        let may = self.may_find_ally();
        may.iter()
            .filter(|seat| !self.combat.ready.contains(*seat))
            .collect()
    }

    /// The two of a challenge while both may seek allies among the same pirates: who takes the last of them ends the search of the other.
    pub(crate) fn rival_seekers(&self) -> SeatSet {
        let searching = self.step == Step::Allies && self.choices.is_empty();
        if searching && matches!(self.combat.foe, Foe::Pirate(_)) {
            self.seekers()
        } else {
            SeatSet::EMPTY
        }
    }

    /// The other protagonist of a challenge.
    pub(crate) fn opponent_of(&self, protagonist: Seat) -> Option<Seat> {
        match self.combat.foe {
            Foe::Pirate(rival) if protagonist == self.active => Some(rival),
            Foe::Pirate(_) => Some(self.active),
            _ => None,
        }
    }

    /// Once nobody seeks an ally any more the combat goes on.
    pub(crate) fn end_search_for_allies(&mut self, now: &mut Now<'_>) -> bool {
        if !self.seekers().is_empty() {
            return false;
        }
        if self.is_first_edition() {
            self.close_window(now);
        }
        self.step = Step::Betrayal;
        true
    }

    /// Whether `ally` may join `protagonist` now.
    pub(crate) fn check_alliance(&self, protagonist: Seat, ally: Seat) -> Result<(), Refusal> {
        if self.step != Step::Allies || !self.protagonists().contains(protagonist) {
            return Err(Refusal::NoAlliance);
        }
        for seat in [protagonist, ally] {
            if self.infamous(seat) {
                return Err(Refusal::Infamous(seat));
            }
        }
        if self.side_of(ally).is_some() {
            return Err(Refusal::AlreadyEngaged(ally));
        }
        if !self.may_find_ally().contains(protagonist) {
            return Err(Refusal::NoAlliance);
        }
        Ok(())
    }

    /// The handshake.
    pub(crate) fn seal_alliance(&mut self, protagonist: Seat, ally: Seat, now: &mut Now<'_>) {
        if protagonist == self.active {
            self.combat.allies = self.combat.allies.with(ally);
        } else {
            self.combat.defenders = self.combat.defenders.with(ally);
        }
        now.told.everyone(Event::Allied { protagonist, ally });
        self.words_when_joining(protagonist, ally, now);
    }

    /// Help that was promised is asked for in the search for allies.
    pub(crate) fn check_call_in(&self, by: Seat, promise: PromiseId) -> Result<(), Refusal> {
        let promise = self.ledger.get(promise).ok_or(Refusal::NoSuchPromise)?;
        if promise.creditor != by {
            return Err(Refusal::NotCreditor);
        }
        let fits = match promise.deliver {
            Deliver::Help(HelpKind::Any) => true,
            Deliver::Help(HelpKind::Challenge) => matches!(self.combat.foe, Foe::Pirate(_)),
            Deliver::Help(HelpKind::Attack) => !matches!(self.combat.foe, Foe::Pirate(_)),
            _ => false,
        };
        if !fits {
            return Err(Refusal::NotThisHelp);
        }
        match self.check_alliance(by, promise.debtor) {
            // A promise of help by somebody infamous by now is void; asking for it shows so.
            Err(Refusal::Infamous(seat)) if seat == promise.debtor => Ok(()),
            other => other,
        }
    }

    pub(crate) fn list_calls(&self, by: Seat, out: &mut Vec<Move>) {
        let own = self
            .ledger
            .entries
            .iter()
            .filter(|promise| promise.creditor == by);
        out.extend(
            own.map(|promise| promise.id)
                .filter(|id| self.check_call_in(by, *id).is_ok())
                .map(Move::CallIn),
        );
    }

    pub(crate) fn call_in(&mut self, promise: PromiseId, now: &mut Now<'_>) {
        let Some(Promise { debtor, .. }) = self.ledger.get(promise).copied() else {
            return;
        };
        now.told.everyone(Event::HelpAsked { promise });
        if self.infamous(debtor) {
            self.void_promise(promise, Voided::Infamy, now);
        } else {
            self.arm_promise(promise, now);
            // The stack is empty here: help is asked for between choices.
            let _ = self.choices.try_push(Choice::Help(promise));
        }
    }

    /// Only a loyal ally in an attack can betray, and not to a pirate hunter.
    pub(crate) fn can_be_betrayed(&self) -> bool {
        matches!(self.combat.foe, Foe::Ship(_) | Foe::Planet(_))
            && !self.combat.allies.is_empty()
            && !self.hunts_pirates()
    }

    /// Betrayal costs a point of judgement at once and frees the betrayed.
    pub(crate) fn betray(&mut self, by: Seat, now: &mut Now<'_>) {
        self.combat.allies = self.combat.allies.without(by);
        self.combat.traitor = Some(by);
        let reputation = &mut self.pirates[by].reputation;
        reputation.betrayals = reputation.betrayals.saturating_add(1);
        now.told.everyone(Event::Betrayed {
            traitor: by,
            victim: self.active,
        });
        self.step = Step::Declare;
        self.void_between_betrayed(by, now);
        self.condemn(by, 1, Fault::Betrayal, now);
    }

    pub(crate) fn stay_loyal(&mut self, by: Seat, now: &mut Now<'_>) {
        now.told.everyone(Event::StaysLoyal { ally: by });
        self.step = Step::Declare;
    }
}
