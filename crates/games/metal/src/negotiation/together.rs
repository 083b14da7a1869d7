//! Offers made to several pirates at once: the same terms for each of them, and all must agree.

use table::{Seat, SeatSet};

use super::offers::{MOST_OFFERS, Offer};
use super::terms::{Act, Deliver, Due, Edge, Goods, OfferId, Pledge, Proviso, Terms};
use crate::Metal;
use crate::events::{Event, Now};
use crate::moves::{Move, Refusal};
use crate::state::Foe;

/// The terms for one of several partners: what each of them promises, he does.
fn terms_for(from: Seat, to: Seat, terms: &Terms) -> Terms {
    let mut own = *terms;
    for pledge in own.pledges.iter_mut() {
        if pledge.debtor != from {
            pledge.debtor = to;
        }
    }
    own
}

impl Metal {
    /// The offers that hold together with this one, itself among them.
    pub(crate) fn group_of<'a>(&'a self, offer: &'a Offer) -> impl Iterator<Item = &'a Offer> {
        let same =
            |other: &&Offer| other.id == offer.id || (offer.group.is_some() && other.group == offer.group);
        self.talk.offers.iter().filter(same)
    }

    pub(crate) fn check_propose_all(&self, by: Seat, to: SeatSet, terms: &Terms) -> Result<(), Refusal> {
        if to.len() < 2 {
            return Err(Refusal::NotSeveral);
        }
        // A card cannot go to several, nor one come from each of them.
        let only_credits = terms.gives.cards().is_nothing() && terms.takes.cards().is_nothing();
        if !only_credits || terms.release.is_some() {
            return Err(Refusal::OnlyCreditsToSeveral);
        }
        if terms.alliance && !matches!(self.combat.foe, Foe::Pirate(_)) {
            return Err(Refusal::NoAlliance);
        }
        if self.talk.offers.len() + to.len() > MOST_OFFERS {
            return Err(Refusal::OffersFull);
        }
        let foreign = |pledge: &Pledge| pledge.debtor != by && !to.contains(pledge.debtor);
        if terms.pledges.iter().any(foreign) {
            return Err(Refusal::ForeignDebtor);
        }
        if self.pirates[by].credits < u16::from(terms.gives.credits) * to.len() as u16 {
            return Err(Refusal::NotOwned(by));
        }
        for partner in to.iter() {
            self.check_propose(by, partner, &terms_for(by, partner, terms))?;
        }
        self.check_ledger_room(terms, to.len())
    }

    pub(super) fn propose_all(&mut self, from: Seat, to: SeatSet, terms: &Terms, now: &mut Now<'_>) {
        let group = OfferId(self.talk.next);
        for partner in to.iter() {
            let own = terms_for(from, partner, terms);
            self.propose(from, partner, &own, Some(group), now);
        }
    }

    /// A deal is carried out once all of its partners have agreed.
    pub(super) fn accept(&mut self, id: OfferId, now: &mut Now<'_>) {
        let Some(offer) = self.talk.offers.iter_mut().find(|offer| offer.id == id) else {
            return;
        };
        offer.agreed = true;
        let offer = *offer;
        if !self.group_of(&offer).all(|other| other.agreed) {
            now.told.everyone(Event::OfferAgreed {
                offer: id,
                seat: offer.to,
            });
            return;
        }
        let mut next = Some(id);
        while let Some(done) = next.and_then(|id| self.take_offer(id)) {
            self.carry_out(&done, now);
            let of_group = |other: &&Offer| offer.group.is_some() && other.group == offer.group;
            next = self.talk.offers.iter().find(of_group).map(|other| other.id);
        }
    }

    /// A sample of an offer to all partners: a credit each not to be challenged, or together against whoever is challenged.
    pub(super) fn proposal_to_all(&self, by: Seat) -> Option<Move> {
        let to: SeatSet = self.partners(by).collect();
        let fresh = |seat: Seat| self.talk.used[by][seat.index()] == 0;
        let first = to.first()?;
        if to.len() < 2 || !to.iter().all(fresh) {
            return None;
        }
        let peace = Pledge {
            debtor: first,
            deliver: Deliver::Refrain(Act::Challenge(by)),
            when: Proviso::Always,
            due: Due::next(by, Edge::End),
        };
        let credits = u8::from(self.pirates[by].credits >= to.len() as u16);
        let terms = Terms::exchange(Goods::credits(credits), Goods::NOTHING).promising(peace);
        let may = self.check_propose_all(by, to, &terms).is_ok();
        may.then_some(Move::ProposeAll { to, terms })
    }

    /// Now and then such an offer is listed, for who has something to give.
    pub(super) fn lists_proposal_to_all(&self, by: Seat) -> bool {
        self.turn.is_multiple_of(3) && self.pirates[by].credits > 0
    }
}
