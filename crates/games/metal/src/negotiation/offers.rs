//! The talk: who may bargain with whom, and offers from their proposal to their end.
//!
//! There may be talk at any moment of a turn once the brotherhood is satisfied, beside whatever somebody is deciding: it interrupts
//! no effect, and the table waits for an answer only where whoever must decide has asked for it. Talk cannot hold up a game: in one
//! window (before the combat, in the combat, after it) each pirate may make another only so many offers, one of them open at a time.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use table::{BySeat, Edition, MAX_SEATS, Seat, SeatSet};

use super::ledger::MOST_PROMISES;
use super::terms::{LONGEST_OFFER, OfferId, Terms};
use crate::Metal;
use crate::events::{Event, Now, OfferEnd};
use crate::ids::ShipSet;
use crate::moves::{Move, Refusal};
use crate::state::{Choice, Foe, Reckoning, Step};
use crate::view::{OfferView, Sight};

/// How many offers can lie on the table at once.
pub const MOST_OFFERS: usize = 8;

/// How many offers to one pirate are listed in one window; bots make no more.
const LISTED: u8 = 3;

/// An open offer.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Offer {
    pub(crate) id: OfferId,
    pub(crate) from: Seat,
    pub(crate) to: Seat,
    pub(crate) terms: Terms,
    /// How many more steps of either party it outlives.
    pub(crate) left: u8,
    /// The first of the offers that hold together or not at all.
    #[serde(default)]
    pub(crate) group: Option<OfferId>,
    /// Whether the partner has agreed and the others of the group are still to.
    #[serde(default)]
    pub(crate) agreed: bool,
}

impl Offer {
    pub(crate) fn is_party(&self, seat: Seat) -> bool {
        self.from == seat || self.to == seat
    }

    /// What is told of its end without a deal.
    fn ends(&self, end: OfferEnd) -> Event {
        let (offer, from, to) = (self.id, self.from, self.to);
        Event::OfferEnded { offer, from, to, end }
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
            // People count from one.
            next: 1,
        }
    }

    pub(crate) fn get(&self, id: OfferId) -> Option<&Offer> {
        self.offers.iter().find(|offer| offer.id == id)
    }
}

impl Metal {
    /// Whether nothing is being resolved: no choice is pending, or one about somebody's word, which may be talked over.
    pub(crate) fn can_interrupt(&self) -> bool {
        match self.choices.last() {
            None => true,
            Some(Choice::Settle(_) | Choice::Help(_)) => !self.is_first_edition(),
            Some(_) => false,
        }
    }

    /// Talk is open in the whole turn of the active player, from the brotherhood on; in the first edition from the beginning, but not
    /// from the handshake to the reckoning.
    pub(crate) fn talk_is_open(&self) -> bool {
        let open = match self.step {
            Step::Voyage | Step::Row | Step::Allies | Step::RestTrophy | Step::RestPurchase => true,
            Step::Betrayal | Step::Declare | Step::BeforeDice | Step::AfterDice | Step::Settle(_) => {
                !self.is_first_edition()
            }
            Step::TurnStart | Step::Brotherhood => self.is_first_edition(),
            _ => false,
        };
        open && self.can_interrupt()
    }

    /// The active player bargains with anyone; so do the challenged, and whoever is asked to keep his word.
    pub(crate) fn may_bargain(&self, one: Seat, other: Seat) -> bool {
        let hosts = self.hosts_of_talk();
        one != other && (hosts.contains(one) || hosts.contains(other))
    }

    /// Those with whom anyone may bargain.
    fn hosts_of_talk(&self) -> SeatSet {
        if self.is_first_edition() && self.step == Step::Allies {
            return self.seekers();
        }
        let mut hosts = SeatSet::only(self.active);
        if let (Foe::Pirate(rival), Edition::Second) = (self.combat.foe, self.edition) {
            hosts = hosts.with(rival);
        }
        if let Some(Choice::Settle(promise) | Choice::Help(promise)) = self.choices.last()
            && let Some(promise) = self.ledger.get(*promise)
        {
            hosts = hosts.with(promise.debtor);
        }
        hosts
    }

    /// The pirates `seat` may bargain with.
    pub(super) fn partners(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
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
        if matches!(self.step, Step::TurnStart | Step::Brotherhood) && !self.is_first_edition() {
            return Err(Refusal::BrotherhoodFirst);
        }
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
        self.check_before_brotherhood(terms)?;
        self.check_terms(from, to, terms)?;
        self.check_ledger_room(terms, 1)
    }

    /// What falls due before the brotherhood may be talked over, and nothing else.
    fn check_before_brotherhood(&self, terms: &Terms) -> Result<(), Refusal> {
        let about_debt = || {
            let promise = terms.release.and_then(|id| self.ledger.get(id));
            promise.is_some_and(|promise| promise.falls == self.turn)
        };
        if self.step == Step::Settle(Reckoning::TurnStart) && !about_debt() {
            Err(Refusal::BrotherhoodFirst)
        } else {
            Ok(())
        }
    }

    /// Room for what is promised to so many.
    pub(super) fn check_ledger_room(&self, terms: &Terms, times: usize) -> Result<(), Refusal> {
        let freed = usize::from(terms.release.is_some());
        if self.ledger.entries.len() + terms.pledges.len() * times > MOST_PROMISES + freed {
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
        if offer.agreed {
            return Err(Refusal::AgreedAlready);
        }
        self.check_stands(offer)?;
        self.check_before_brotherhood(&offer.terms)?;
        let times = self.group_of(offer).count();
        self.check_ledger_room(&offer.terms, times)
    }

    /// Whether an offer can still be carried out, with all those it holds together with.
    fn check_stands(&self, offer: &Offer) -> Result<(), Refusal> {
        self.check_terms(offer.from, offer.to, &offer.terms)?;
        let times = self.group_of(offer).count() as u16;
        if self.pirates[offer.from].credits < u16::from(offer.terms.gives.credits) * times {
            return Err(Refusal::NotOwned(offer.from));
        }
        Ok(())
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

    /// Everybody who could say anything: answer, take back, propose, let off. Of these it is known already.
    pub(crate) fn who_may_speak(&self, known: SeatSet) -> SeatSet {
        let offers = self.talk.offers.iter();
        let parties = offers.fold(known, |all, offer| all.with(offer.from).with(offer.to));
        let speaking = parties.union(self.creditors());
        if self.talk.offers.is_full() {
            return speaking;
        }
        let everybody = SeatSet::all(self.seats);
        let hosts = self.hosts_of_talk();
        let silent = everybody.iter().filter(|seat| !speaking.contains(*seat));
        // Whoever is silent has no offer open: he could make one to any partner.
        let proposing = silent.filter(|seat| {
            let partners = if hosts.contains(*seat) { everybody } else { hosts };
            let mut partners = partners.without(*seat).iter();
            partners.any(|other| self.rounds_left(*seat, other))
        });
        speaking.union(proposing.collect())
    }

    /// Whether one more offer is listed: as many as anybody needs to know what can be offered, and as bots make.
    pub(super) fn lists_more(&self, from: Seat, to: Seat) -> bool {
        self.talk.used[from][to.index()] < LISTED.min(self.rounds)
    }

    /// Those to whom a seat has an offer open.
    pub(super) fn asked_by(&self, from: Seat) -> SeatSet {
        let own = self.talk.offers.iter().filter(|offer| offer.from == from);
        own.fold(SeatSet::EMPTY, |all, offer| all.with(offer.to))
    }

    /// Carries out a move of talk.
    pub(crate) fn speak(&mut self, by: Seat, mv: &Move, now: &mut Now<'_>) {
        match mv {
            Move::Propose { to, terms } => self.propose(by, *to, terms, None, now),
            Move::ProposeAll { to, terms } => self.propose_all(by, *to, terms, now),
            Move::Accept(id) => self.accept(*id, now),
            Move::Decline(id) => self.end_offer(*id, OfferEnd::Declined, now),
            Move::Withdraw(id) => self.end_offer(*id, OfferEnd::Withdrawn, now),
            Move::Counter { offer, terms } => {
                if let Some(answered) = self.talk.get(*offer).map(|answered| answered.from) {
                    self.end_offer(*offer, OfferEnd::Countered, now);
                    self.propose(by, answered, terms, None, now);
                }
            }
            Move::Waive(id) => self.waive_promise(*id, now),
            _ => {}
        }
    }

    pub(super) fn propose(
        &mut self,
        from: Seat,
        to: Seat,
        terms: &Terms,
        group: Option<OfferId>,
        now: &mut Now<'_>,
    ) {
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
            group,
            agreed: false,
        };
        // Both parties see the wrecks an offer shows.
        let shown = terms.wrecks().both(self.pirates[from].wrecks);
        let heard = |sight| Event::Offered {
            offer: OfferView::of(self, &offer, sight),
        };
        if terms.wrecks().is_empty() {
            now.told.everyone_of(|| heard(Sight::PUBLIC));
        } else {
            let (secret, public) = (heard(Sight::partner(to)), heard(Sight::PUBLIC));
            now.told.reveal();
            now.told.privately(to, secret, public);
            self.pirates[to].knows = self.pirates[to].knows.union(shown);
        }
        // Room was checked before.
        let _ = self.talk.offers.try_push(offer);
    }

    pub(super) fn take_offer(&mut self, id: OfferId) -> Option<Offer> {
        let at = self.talk.offers.iter().position(|offer| offer.id == id)?;
        Some(self.talk.offers.remove(at))
    }

    /// An offer ends, and with it those that hold only together with it.
    fn end_offer(&mut self, id: OfferId, end: OfferEnd, now: &mut Now<'_>) {
        let Some(offer) = self.take_offer(id) else {
            return;
        };
        now.told.everyone(offer.ends(end));
        let Some(group) = offer.group else { return };
        let of_group = |offer: &Offer| offer.group == Some(group);
        while let Some(at) = self.talk.offers.iter().position(of_group) {
            let offer = self.talk.offers.remove(at);
            now.told.everyone(offer.ends(end));
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
            now.told.everyone(offer.ends(OfferEnd::Expired));
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
                // Others may have ended with it.
                at = at.min(self.talk.offers.len());
            }
        }
    }

    /// Offers that can no longer be carried out lapse.
    pub(crate) fn drop_dead_offers(&mut self, now: &mut Now<'_>) {
        let mut at = 0;
        while at < self.talk.offers.len() {
            let offer = &self.talk.offers[at];
            let stands = self.may_bargain(offer.from, offer.to) && self.check_stands(offer).is_ok();
            if stands {
                at += 1;
            } else {
                let id = offer.id;
                self.end_offer(id, OfferEnd::Lapsed, now);
                // Others may have ended with it, also before it in the list.
                at = 0;
            }
        }
    }

    /// Wrecks named in open offers to or by a seat: as long as the offer stands, it knows where they are.
    pub(crate) fn wrecks_in_offers_of(&self, seat: Seat) -> ShipSet {
        let own = self.talk.offers.iter().filter(|offer| offer.is_party(seat));
        own.fold(ShipSet::EMPTY, |all, offer| all.union(offer.terms.wrecks()))
    }
}
