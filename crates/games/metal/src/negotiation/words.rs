//! What a seat can say at a moment. What exactly an offer says is worked out when it is said.

use arrayvec::ArrayVec;
use table::{MAX_SEATS, Seat};

use super::offers::MOST_OFFERS;
use super::terms::{OfferId, PromiseId};
use crate::Metal;
use crate::moves::Move;
use crate::state::{Choice, Step};

/// Something a seat may say.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Word {
    /// Agree to an offer.
    Accept(OfferId),
    /// Turn one down.
    Decline(OfferId),
    /// Answer one with another to its maker.
    Counter(OfferId, Seat),
    /// Take one back.
    Withdraw(OfferId),
    /// Make an offer.
    Propose(Seat),
    /// Make the same offer to all partners.
    ProposeAll,
    /// Let a debtor off.
    Waive(PromiseId),
}

/// The most there ever is to say: three answers to each offer, an offer to each pirate and one to all, a promise to let go.
const MOST_WORDS: usize = 3 * MOST_OFFERS + MAX_SEATS + 2;

impl Metal {
    /// What a seat can say. Offers are a sample of what can be offered, and there may be none.
    pub(crate) fn things_to_say(&self, by: Seat) -> ArrayVec<Word, MOST_WORDS> {
        let mut words = ArrayVec::new();
        if !self.talk_is_open() {
            return words;
        }
        let asked = self.asked_by(by);
        let may_ask = |to: Seat| !asked.contains(to) && self.lists_more(by, to);
        for offer in &self.talk.offers {
            if offer.to == by {
                words.push(Word::Accept(offer.id));
                words.push(Word::Decline(offer.id));
                if may_ask(offer.from) {
                    words.push(Word::Counter(offer.id, offer.from));
                }
            } else if offer.from == by {
                words.push(Word::Withdraw(offer.id));
            }
        }
        if !self.talk.offers.is_full() {
            for to in self.partners(by).filter(|to| may_ask(*to)) {
                words.push(Word::Propose(to));
            }
        }
        if self.lists_proposal_to_all(by) {
            words.push(Word::ProposeAll);
        }
        words.extend(self.debt_to_waive(by).map(Word::Waive));
        words
    }

    /// The move that says it, if it can be said.
    pub(crate) fn said(&self, by: Seat, word: Word) -> Option<Move> {
        match word {
            Word::Accept(offer) => self
                .check_accept(by, offer)
                .is_ok()
                .then_some(Move::Accept(offer)),
            Word::Decline(offer) => Some(Move::Decline(offer)),
            Word::Counter(offer, to) => {
                let terms = self.sample_terms(by, to)?;
                Some(Move::Counter { offer, terms })
            }
            Word::Withdraw(offer) => Some(Move::Withdraw(offer)),
            Word::Propose(to) => {
                let terms = self.sample_terms(by, to)?;
                Some(Move::Propose { to, terms })
            }
            Word::ProposeAll => self.proposal_to_all(by),
            Word::Waive(promise) => Some(Move::Waive(promise)),
        }
    }

    /// Letting go is listed for the promise that is due, and now and then for another.
    fn debt_to_waive(&self, by: Seat) -> Option<PromiseId> {
        let entries = self.ledger.entries.iter();
        let mut own = entries.filter(|promise| promise.creditor == by);
        let found = match self.choices.last() {
            Some(Choice::Settle(due) | Choice::Help(due)) => own.find(|promise| promise.id == *due),
            _ if self.step == Step::Voyage && self.turn.is_multiple_of(4) => own.next(),
            _ => None,
        };
        found.map(|promise| promise.id)
    }
}
