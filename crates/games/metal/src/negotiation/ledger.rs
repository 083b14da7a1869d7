//! The public ledger of promises.
//!
//! ```text
//! pending --condition true--> armed --due--> honoured, or broken
//! pending --condition false, or loot of a lost combat--> void
//! any     --creditor lets go--> waived
//! attacker's pay for his traitor, and the traitor's promises of effort--> void
//! victory over a pirate hunter--> forced: kept as far as possible
//! ```
//! The ledger holds open promises only; what became of the others is told as events and counted in each pirate's
//! [`Reputation`](crate::state::Reputation).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};
use ts_rs::TS;

use super::terms::{Act, Deliver, Due, HelpKind, Pledge, PromiseId, Proviso, Terms};
use crate::Metal;
use crate::events::{Event, Now};
use crate::moves::Refusal;
use crate::state::{Choice, Fault, Foe, Side, Step};
use crate::view::{PromiseView, Sight};

/// How many open promises the ledger can hold.
pub const MOST_PROMISES: usize = 24;

/// Where an open promise stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// Its condition is open.
    Pending,
    /// It will fall due.
    Armed,
    /// It will be kept without a choice.
    Forced,
}

/// Why a promise holds no longer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Voided {
    /// What it depended on did not happen.
    Condition,
    /// The loot was not won.
    Defeat,
    /// The combat yielded nothing of the kind.
    NothingToShare,
    /// There was no combat, or the debtor had no part in it.
    NoCombat,
    /// A betrayal lies between the two.
    Betrayal,
    /// The help was never asked for.
    NotAsked,
    /// Somebody infamous can neither help nor be helped.
    Infamy,
}

/// How a promise was broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Broken {
    /// The debtor would not.
    Refused,
    /// The debtor could not.
    Unable,
    /// The debtor did what he had promised not to do.
    Breached,
    /// The debtor did not do what he had promised to do, or did it for the other side.
    NotDone,
}

/// An open promise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Promise {
    /// Its number.
    pub id: PromiseId,
    /// Who promised.
    pub debtor: Seat,
    /// To whom.
    pub creditor: Seat,
    /// What.
    pub deliver: Deliver,
    /// On what it depends.
    pub when: Proviso,
    /// When it falls due.
    pub due: Due,
    /// The player-turn in which it was made.
    pub made: u16,
    /// The player-turn in which it falls due.
    pub falls: u16,
    /// The side of the combat from which victory and defeat are seen.
    pub side: Side,
    /// Whether it belongs to the combat of that turn.
    pub attached: bool,
    /// Whether it is what the attacker pays his ally: a betrayal ends it.
    pub pay: bool,
    /// Where it stands.
    pub standing: Standing,
}

/// The open promises.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Ledger {
    pub(crate) entries: ArrayVec<Promise, MOST_PROMISES>,
    pub(crate) next: u32,
}

impl Ledger {
    pub(crate) fn get(&self, id: PromiseId) -> Option<&Promise> {
        self.entries.iter().find(|promise| promise.id == id)
    }

    fn take(&mut self, id: PromiseId) -> Option<Promise> {
        let at = self.entries.iter().position(|promise| promise.id == id)?;
        Some(self.entries.remove(at))
    }
}

impl Metal {
    /// Writes a promise of a deal down. Promises that depend on nothing are armed at once.
    pub(super) fn write_down(&mut self, pledge: &Pledge, creditor: Seat, deal: &Terms, now: &mut Now<'_>) {
        let depends_on_combat = matches!(pledge.when, Proviso::IfWon | Proviso::IfLost);
        let armed = pledge.when == Proviso::Always && !pledge.deliver.is_loot();
        let id = PromiseId(self.ledger.next);
        self.ledger.next = self.ledger.next.wrapping_add(1);
        let promise = Promise {
            id,
            debtor: pledge.debtor,
            creditor,
            deliver: pledge.deliver,
            when: pledge.when,
            due: pledge.due,
            made: self.turn,
            falls: self.turn_of(pledge.due),
            side: self.side_of_deal(pledge.debtor, creditor),
            attached: deal.alliance
                || depends_on_combat
                || pledge.deliver.is_loot()
                || pledge.due == Due::AfterCombat,
            pay: self.pays_for_help(pledge, creditor, deal),
            standing: if armed { Standing::Armed } else { Standing::Pending },
        };
        // Room was checked before the deal was accepted.
        if self.ledger.entries.try_push(promise).is_err() {
            return;
        }
        let public = PromiseView::of(&promise, Sight::PUBLIC);
        if public.hides() {
            let secret = PromiseView::of(&promise, Sight::partner(creditor));
            now.told.privately(
                creditor,
                Event::Promised { promise: secret },
                Event::Promised { promise: public },
            );
        } else {
            now.told.everyone(Event::Promised { promise: public });
        }
        if armed {
            now.told.everyone(Event::PromiseArmed { promise: id });
        }
    }

    /// The player-turn in which a promise made now falls due.
    fn turn_of(&self, due: Due) -> u16 {
        let Due::NextTurn { of, nth, .. } = due else {
            return self.turn;
        };
        let seats = u16::from(self.seats);
        let ahead = (of.index() as u16 + seats - self.active.index() as u16) % seats;
        let first = if ahead == 0 { seats } else { ahead };
        self.turn + first + u16::from(nth.saturating_sub(1)) * seats
    }

    /// What the attacker promises with the handshake, to his ally afterwards, or for help that is promised in return.
    fn pays_for_help(&self, pledge: &Pledge, creditor: Seat, deal: &Terms) -> bool {
        let helps = |other: &Pledge| other.debtor == creditor && matches!(other.deliver, Deliver::Help(_));
        pledge.debtor == self.active
            && (deal.alliance || self.combat.allies.contains(creditor) || deal.pledges.iter().any(helps))
    }

    /// Victory is seen from the protagonist who is a party to the deal; between the two protagonists, from the challenger.
    fn side_of_deal(&self, one: Seat, other: Seat) -> Side {
        match self.combat.foe {
            Foe::Pirate(rival)
                if (one == rival || other == rival) && one != self.active && other != self.active =>
            {
                Side::Defence
            }
            _ => Side::Attack,
        }
    }

    /// From now on the promise can fall due.
    pub(crate) fn arm_promise(&mut self, id: PromiseId, now: &mut Now<'_>) {
        if let Some(promise) = self.ledger.entries.iter_mut().find(|promise| promise.id == id)
            && promise.standing == Standing::Pending
        {
            promise.standing = Standing::Armed;
            now.told.everyone(Event::PromiseArmed { promise: id });
        }
    }

    pub(crate) fn void_promise(&mut self, id: PromiseId, why: Voided, now: &mut Now<'_>) {
        if self.ledger.take(id).is_some() {
            now.told.everyone(Event::PromiseVoid { promise: id, why });
        }
    }

    pub(super) fn waive_promise(&mut self, id: PromiseId, now: &mut Now<'_>) {
        if self.ledger.take(id).is_some() {
            now.told.everyone(Event::PromiseWaived { promise: id });
        }
    }

    pub(super) fn keep_promise(&mut self, id: PromiseId, now: &mut Now<'_>) {
        if let Some(promise) = self.ledger.take(id) {
            let reputation = &mut self.pirates[promise.debtor].reputation;
            reputation.honoured = reputation.honoured.saturating_add(1);
            now.told.everyone(Event::PromiseHonoured {
                promise: id,
                debtor: promise.debtor,
                creditor: promise.creditor,
                forced: promise.standing == Standing::Forced,
            });
        }
    }

    /// The promise is broken; gives whom it was made to. Judgement falls at the end of the moment, once for each creditor.
    pub(super) fn break_promise(&mut self, id: PromiseId, how: Broken, now: &mut Now<'_>) -> Option<Seat> {
        let promise = self.ledger.take(id)?;
        let reputation = &mut self.pirates[promise.debtor].reputation;
        reputation.reneged = reputation.reneged.saturating_add(1);
        now.told.everyone(Event::PromiseBroken {
            promise: id,
            debtor: promise.debtor,
            creditor: promise.creditor,
            how,
        });
        Some(promise.creditor)
    }

    /// A creditor may let a debtor off whenever nothing is being resolved, also when the promise is due.
    pub(crate) fn check_waive(&self, by: Seat, id: PromiseId) -> Result<(), Refusal> {
        if !self.can_interrupt() || matches!(self.step, Step::Dealing | Step::Over) {
            return Err(Refusal::NotNow);
        }
        match self.ledger.get(id) {
            None => Err(Refusal::NoSuchPromise),
            Some(promise) if promise.creditor != by => Err(Refusal::NotCreditor),
            Some(_) => Ok(()),
        }
    }

    /// Everybody to whom something is owed.
    pub(crate) fn creditors(&self) -> SeatSet {
        self.ledger
            .entries
            .iter()
            .map(|promise| promise.creditor)
            .collect()
    }

    /// A deed that somebody may have promised to do, or not to do: the one is kept by it, the other broken at once.
    pub(crate) fn deed_done(&mut self, by: Seat, act: Act, now: &mut Now<'_>) {
        if self.ledger.entries.is_empty() {
            return;
        }
        let promised = |promise: &Promise| promise.debtor == by && promise.deliver == Deliver::Do(act);
        while let Some(promise) = self.ledger.entries.iter().copied().find(promised) {
            self.keep_promise(promise.id, now);
        }
        self.break_words(by, Broken::Breached, now, |promise| {
            promise.deliver == Deliver::Refrain(act)
        });
    }

    /// Breaks these promises of a pirate at once: one point for each pirate let down.
    pub(crate) fn break_words(
        &mut self,
        by: Seat,
        how: Broken,
        now: &mut Now<'_>,
        concerned: impl Fn(&Promise) -> bool,
    ) {
        let mut let_down = SeatSet::EMPTY;
        let broken = |promise: &Promise| promise.debtor == by && concerned(promise);
        while let Some(promise) = self.ledger.entries.iter().copied().find(broken) {
            if let Some(creditor) = self.break_promise(promise.id, how, now) {
                let_down = let_down.with(creditor);
            }
        }
        self.condemn(by, let_down.len() as u8, Fault::Promise, now);
    }

    /// The promises that `by` would break by doing this, for a page to warn of.
    pub fn breached(&self, by: Seat, act: Act) -> impl Iterator<Item = PromiseId> + '_ {
        let concerned =
            move |promise: &&Promise| promise.debtor == by && promise.deliver == Deliver::Refrain(act);
        self.ledger
            .entries
            .iter()
            .filter(concerned)
            .map(|promise| promise.id)
    }

    /// The promises that `ally` would break by joining `protagonist`: help owed to the other side of the combat, and not to help
    /// against it. Nobody needs to ask first.
    pub(crate) fn broken_by_joining(
        &self,
        protagonist: Seat,
        ally: Seat,
    ) -> impl Iterator<Item = PromiseId> + use<'_> {
        let other = self.opponent_of(protagonist);
        let concerned = move |promise: &&Promise| {
            promise.debtor == ally && other.is_some_and(|other| joining_against_breaks(promise, other))
        };
        self.ledger
            .entries
            .iter()
            .filter(concerned)
            .map(|promise| promise.id)
    }

    /// Whoever joins one side of a combat breaks what he promised the other, and keeps the help that was being asked of him.
    pub(crate) fn words_when_joining(&mut self, protagonist: Seat, ally: Seat, now: &mut Now<'_>) {
        if self.is_first_edition() {
            if let Some(other) = self.opponent_of(protagonist) {
                self.deed_done(ally, Act::AllyAgainst(other), now);
            }
            return;
        }
        if let Some(Choice::Help(asked)) = self.choices.last().copied()
            && self
                .ledger
                .get(asked)
                .is_some_and(|promise| promise.debtor == ally && promise.creditor == protagonist)
        {
            self.keep_promise(asked, now);
        }
        if let Some(other) = self.opponent_of(protagonist) {
            self.break_words(ally, Broken::Breached, now, |promise| {
                joining_against_breaks(promise, other)
            });
        }
    }
}

/// Whether joining the side against `other` breaks this promise.
fn joining_against_breaks(promise: &Promise, other: Seat) -> bool {
    match promise.deliver {
        Deliver::Refrain(Act::AllyAgainst(rival)) => rival == other,
        Deliver::Help(HelpKind::Challenge | HelpKind::Any) => promise.creditor == other,
        _ => false,
    }
}
