//! The talk: who may bargain with whom, and offers from their proposal to their end.
//!
//! Talk cannot hold up a game: in one window (before the combat, in the search for allies, after the combat) each pirate may make
//! another only so many offers, one of them open at a time, and whoever made one waits for the answer or takes it back.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{BySeat, MAX_SEATS, Seat, SeatSet};

use super::ledger::MOST_PROMISES;
use super::terms::{LONGEST_OFFER, OfferId, Terms};
use crate::Metal;
use crate::events::{Event, Now, OfferEnd};
use crate::ids::ShipSet;
use crate::moves::{Move, Refusal};
use crate::state::Step;
use crate::view::OfferView;

/// How many offers can lie on the table at once.
pub const MOST_OFFERS: usize = 8;

/// An open offer.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Offer {
    pub(crate) id: OfferId,
    pub(crate) from: Seat,
    pub(crate) to: Seat,
    pub(crate) terms: Terms,
    /// How many more steps of either party it outlives.
    pub(crate) left: u8,
}

impl Offer {
    pub(crate) fn is_party(&self, seat: Seat) -> bool {
        self.from == seat || self.to == seat
    }
}

/// What is being talked about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Talk {
    pub(crate) offers: ArrayVec<Offer, MOST_OFFERS>,
    /// Offers made in this window, by who made them and to whom.
    pub(crate) used: BySeat<[u8; MAX_SEATS]>,
    pub(crate) next: u32,
}

impl Talk {
    pub(crate) fn silence(seats: u8) -> Talk {
        Talk {
            offers: ArrayVec::new(),
            used: BySeat::from_fn(seats, |_| [0; MAX_SEATS]),
            next: 0,
        }
    }

    pub(crate) fn get(&self, id: OfferId) -> Option<&Offer> {
        self.offers.iter().find(|offer| offer.id == id)
    }
}

impl Metal {
    /// Talk is open in the active player's turn between atomic steps, and in the search for allies.
    pub(crate) fn talk_is_open(&self) -> bool {
        self.choices.is_empty()
            && matches!(
                self.step,
                Step::TurnStart
                    | Step::Brotherhood
                    | Step::Voyage
                    | Step::Row
                    | Step::Allies
                    | Step::RestTrophy
                    | Step::RestPurchase
            )
    }

    /// The active player bargains with anyone; so does the challenged in the search for allies, until he seeks none.
    pub(crate) fn may_bargain(&self, one: Seat, other: Seat) -> bool {
        let hosts = self.hosts_of_talk();
        one != other && (hosts.contains(one) || hosts.contains(other))
    }

    /// Those with whom anyone may bargain.
    fn hosts_of_talk(&self) -> SeatSet {
        if self.step == Step::Allies {
            self.seekers()
        } else {
            SeatSet::only(self.active)
        }
    }

    /// The pirates `seat` may bargain with.
    fn partners(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let hosts = self.hosts_of_talk();
        let host = hosts.contains(seat);
        self.others(seat)
            .filter(move |other| host || hosts.contains(*other))
    }

    fn rounds_left(&self, from: Seat, to: Seat) -> bool {
        self.talk.used[from][to.index()] < self.rounds
    }

    fn offer_between(&self, from: Seat, to: Seat) -> bool {
        let mut offers = self.talk.offers.iter();
        offers.any(|offer| offer.from == from && offer.to == to)
    }

    /// Whether `from` may make `to` an offer, whatever it says.
    fn check_may_offer(&self, from: Seat, to: Seat) -> Result<(), Refusal> {
        if !self.talk_is_open() {
            return Err(Refusal::NotNow);
        }
        self.check_rival(from, to)?;
        if !self.may_bargain(from, to) {
            return Err(Refusal::NoTalk);
        }
        if !self.rounds_left(from, to) {
            return Err(Refusal::NoRoundsLeft);
        }
        Ok(())
    }

    pub(super) fn check_says(&self, from: Seat, to: Seat, terms: &Terms) -> Result<(), Refusal> {
        if terms.lasts >= LONGEST_OFFER {
            return Err(Refusal::OpenTooLong);
        }
        self.check_terms(from, to, terms)?;
        self.check_ledger_room(terms)
    }

    fn check_ledger_room(&self, terms: &Terms) -> Result<(), Refusal> {
        let freed = usize::from(terms.release.is_some());
        if self.ledger.entries.len() + terms.pledges.len() > MOST_PROMISES + freed {
            Err(Refusal::LedgerFull)
        } else {
            Ok(())
        }
    }

    pub(crate) fn check_propose(&self, by: Seat, to: Seat, terms: &Terms) -> Result<(), Refusal> {
        self.check_may_offer(by, to)?;
        if self.offer_between(by, to) {
            return Err(Refusal::OfferOpen);
        }
        if self.talk.offers.is_full() {
            return Err(Refusal::OffersFull);
        }
        self.check_says(by, to, terms)
    }

    fn offer_to(&self, by: Seat, offer: OfferId) -> Result<&Offer, Refusal> {
        let offer = self.talk.get(offer).ok_or(Refusal::NoSuchOffer)?;
        if offer.to != by {
            return Err(Refusal::NotYourOffer);
        }
        if !self.talk_is_open() {
            return Err(Refusal::NotNow);
        }
        Ok(offer)
    }

    pub(crate) fn check_accept(&self, by: Seat, offer: OfferId) -> Result<(), Refusal> {
        let offer = self.offer_to(by, offer)?;
        self.check_terms(offer.from, offer.to, &offer.terms)?;
        self.check_ledger_room(&offer.terms)
    }

    pub(crate) fn check_decline(&self, by: Seat, offer: OfferId) -> Result<(), Refusal> {
        self.offer_to(by, offer).map(drop)
    }

    /// A counter-offer is an offer the other way round, and counts as one.
    pub(crate) fn check_counter(&self, by: Seat, offer: OfferId, terms: &Terms) -> Result<(), Refusal> {
        let offer = self.offer_to(by, offer)?;
        self.check_may_offer(by, offer.from)?;
        if self.offer_between(by, offer.from) {
            return Err(Refusal::OfferOpen);
        }
        self.check_says(by, offer.from, terms)
    }

    pub(crate) fn check_withdraw(&self, by: Seat, offer: OfferId) -> Result<(), Refusal> {
        let offer = self.talk.get(offer).ok_or(Refusal::NoSuchOffer)?;
        if offer.from != by {
            Err(Refusal::NotYourOffer)
        } else if !self.talk_is_open() {
            Err(Refusal::NotNow)
        } else {
            Ok(())
        }
    }

    /// Whoever has made an offer waits for its answer.
    pub(crate) fn waits_for_answer(&self, seat: Seat) -> bool {
        self.talk_is_open() && self.talk.offers.iter().any(|offer| offer.from == seat)
    }

    /// Whether a seat could say anything: answer, take back, propose, let off.
    pub(crate) fn has_something_to_say(&self, seat: Seat) -> bool {
        self.talk.offers.iter().any(|offer| offer.is_party(seat))
            || self.ledger.entries.iter().any(|promise| promise.creditor == seat)
            || self.partners(seat).any(|other| self.could_propose(seat, other))
    }

    /// Whether there is room for another offer to a partner.
    fn could_propose(&self, from: Seat, to: Seat) -> bool {
        self.rounds_left(from, to) && !self.offer_between(from, to) && !self.talk.offers.is_full()
    }

    /// Carries out a move of talk.
    pub(crate) fn speak(&mut self, by: Seat, mv: &Move, now: &mut Now<'_>) {
        match mv {
            Move::Propose { to, terms } => self.propose(by, *to, terms, now),
            Move::Accept(id) => {
                if let Some(offer) = self.take_offer(*id) {
                    self.carry_out(&offer, now);
                }
            }
            Move::Decline(id) => self.end_offer(*id, OfferEnd::Declined, now),
            Move::Withdraw(id) => self.end_offer(*id, OfferEnd::Withdrawn, now),
            Move::Counter { offer, terms } => {
                if let Some(answered) = self.talk.get(*offer).map(|answered| answered.from) {
                    self.end_offer(*offer, OfferEnd::Countered, now);
                    self.propose(by, answered, terms, now);
                }
            }
            Move::Waive(id) => self.waive_promise(*id, now),
            _ => {}
        }
    }

    fn propose(&mut self, from: Seat, to: Seat, terms: &Terms, now: &mut Now<'_>) {
        let id = OfferId(self.talk.next);
        self.talk.next = self.talk.next.wrapping_add(1);
        let used = &mut self.talk.used[from][to.index()];
        *used = used.saturating_add(1);
        let offer = Offer {
            id,
            from,
            to,
            terms: *terms,
            left: terms.lasts,
        };
        // Both parties see the wrecks an offer names.
        let shown = terms.wrecks().both(self.pirates[from].wrecks);
        if !terms.wrecks().is_empty() {
            now.told.reveal();
            self.pirates[to].knows = self.pirates[to].knows.union(shown);
            now.told.privately(
                to,
                Event::Offered {
                    offer: OfferView::of(&offer, true),
                },
                Event::Offered {
                    offer: OfferView::of(&offer, false),
                },
            );
        } else {
            now.told.everyone(Event::Offered {
                offer: OfferView::of(&offer, true),
            });
        }
        // Room was checked before.
        let _ = self.talk.offers.try_push(offer);
    }

    fn take_offer(&mut self, id: OfferId) -> Option<Offer> {
        let at = self.talk.offers.iter().position(|offer| offer.id == id)?;
        Some(self.talk.offers.remove(at))
    }

    fn end_offer(&mut self, id: OfferId, end: OfferEnd, now: &mut Now<'_>) {
        if self.take_offer(id).is_some() {
            now.told.everyone(Event::OfferEnded { offer: id, end });
        }
    }

    /// A new window of talk: open offers lapse and everybody may make offers again.
    pub(crate) fn open_window(&mut self, now: &mut Now<'_>) {
        self.close_window(now);
        self.talk.used = BySeat::from_fn(self.seats, |_| [0; MAX_SEATS]);
    }

    /// The window closes and open offers with it.
    pub(crate) fn close_window(&mut self, now: &mut Now<'_>) {
        while let Some(offer) = self.talk.offers.pop() {
            now.told.everyone(Event::OfferEnded {
                offer: offer.id,
                end: OfferEnd::Expired,
            });
        }
    }

    /// A step of one of its parties brings an offer nearer to its end.
    pub(crate) fn offers_grow_old(&mut self, by: Seat, now: &mut Now<'_>) {
        let mut at = 0;
        while at < self.talk.offers.len() {
            let offer = &mut self.talk.offers[at];
            if !offer.is_party(by) {
                at += 1;
            } else if offer.left > 0 {
                offer.left -= 1;
                at += 1;
            } else {
                let id = offer.id;
                self.end_offer(id, OfferEnd::Expired, now);
            }
        }
    }

    /// Offers that can no longer be carried out lapse.
    pub(crate) fn drop_dead_offers(&mut self, now: &mut Now<'_>) {
        let mut at = 0;
        while at < self.talk.offers.len() {
            let offer = &self.talk.offers[at];
            let in_search = self.step == Step::Allies;
            let stands = self.check_terms(offer.from, offer.to, &offer.terms).is_ok()
                && (!in_search || self.may_bargain(offer.from, offer.to));
            if stands {
                at += 1;
            } else {
                let id = offer.id;
                self.end_offer(id, OfferEnd::Lapsed, now);
            }
        }
    }

    /// Wrecks named in open offers to or by a seat: as long as the offer stands, it knows where they are.
    pub(crate) fn wrecks_in_offers_of(&self, seat: Seat) -> ShipSet {
        let own = self.talk.offers.iter().filter(|offer| offer.is_party(seat));
        own.fold(ShipSet::EMPTY, |all, offer| all.union(offer.terms.wrecks()))
    }

    /// What a seat can say, with a sample of offers.
    pub(crate) fn list_talk(&self, by: Seat, out: &mut Vec<Move>) {
        if !self.talk_is_open() {
            return;
        }
        for offer in &self.talk.offers {
            if offer.to == by {
                if self.check_ledger_room(&offer.terms).is_ok() {
                    out.push(Move::Accept(offer.id));
                }
                out.push(Move::Decline(offer.id));
                if self.rounds_left(by, offer.from) && !self.offer_between(by, offer.from) {
                    let sample = self.sample_terms(by, offer.from);
                    out.extend(sample.map(|terms| Move::Counter {
                        offer: offer.id,
                        terms,
                    }));
                }
            } else if offer.from == by {
                out.push(Move::Withdraw(offer.id));
            }
        }
        for to in self.partners(by) {
            if self.could_propose(by, to)
                && let Some(terms) = self.sample_terms(by, to)
            {
                out.push(Move::Propose { to, terms });
            }
        }
        let own = self.ledger.entries.iter().find(|promise| promise.creditor == by);
        out.extend(own.map(|promise| Move::Waive(promise.id)));
    }
}
