//! Questions to the other seats: to take moves back, to stop.

use table::{Seat, SeatSet};

use super::actor::Table;
use super::play::Asker;
use crate::limits::{Bucket, Rate};
use crate::storage::StorageError;
use crate::wire::{End, OfferInfo, OfferKind, OfferState, Phase};

/// How many questions a second one seat may put to the others, and how many at once, in seconds' worth.
const ASKED: (f64, f64) = (0.1, 60.0);

impl Table {
    /// Asks the others to agree. Bots agree at once; that they never take back what was shown or thrown was seen to before.
    pub(super) async fn offer(
        &mut self,
        seat: Seat,
        what: OfferKind,
        asker: &Asker,
    ) -> Result<(), StorageError> {
        if self.phase != Phase::Playing {
            self.refuse(asker, "not_playing");
            return Ok(());
        }
        let asked_already = |offer: &&OfferInfo| offer.what == what && offer.by == seat;
        if let Some(offer) = self.doc.offers.iter().find(asked_already) {
            self.reply_done(asker, Some(offer.offer));
            return Ok(());
        }
        let waiting: SeatSet = Seat::all(self.seats.len() as u8)
            .filter(|other| *other != seat && self.must_agree(*other, what))
            .collect();
        if waiting.is_empty() {
            return self.carry_out(seat, what, Some(asker)).await;
        }
        if !self.may_ask_now(seat) {
            self.refuse(asker, "too_fast");
            return Ok(());
        }
        self.doc.last_offer += 1;
        let offer = OfferInfo {
            offer: self.doc.last_offer,
            what,
            by: seat,
            waiting,
            state: OfferState::Open,
        };
        self.doc.offers.push(offer.clone());
        self.remember(Some(asker));
        self.save(Vec::new()).await?;
        self.tell_offer(&offer);
        self.reply_done(asker, Some(offer.offer));
        Ok(())
    }

    /// Whether a seat has not just asked a lot: nobody is asked again and again until they give in.
    fn may_ask_now(&mut self, seat: Seat) -> bool {
        let limited = self.app.config.command_rate > 0;
        let Some(rate) = Rate::new(ASKED.0, ASKED.1).filter(|_| limited) else {
            return true;
        };
        let bucket = self.asked.entry(seat).or_insert_with(|| Bucket::full(rate));
        bucket.take(rate)
    }

    /// Whether a person sits there whose consent is needed. A bot that stands in for somebody moves for them, but agrees to nothing that is taken
    /// back; whether the game stops is up to those who are there.
    fn must_agree(&self, seat: Seat, what: OfferKind) -> bool {
        let row = &self.seats[seat.index()];
        let only_a_bot = row.stand_in.is_some() && !self.stream(Some(seat)).is_connected();
        row.holder.is_some() && row.bot.is_none() && !(only_a_bot && what == OfferKind::Stop)
    }

    /// Answers a question; whoever asked it withdraws it by answering no.
    pub(super) async fn answer_offer(
        &mut self,
        seat: Seat,
        number: u32,
        yes: bool,
        asker: &Asker,
    ) -> Result<(), StorageError> {
        let Some(at) = self.doc.offers.iter().position(|offer| offer.offer == number) else {
            self.refuse(asker, "no_such_offer");
            return Ok(());
        };
        let offer = &mut self.doc.offers[at];
        if offer.by == seat && !yes {
            self.settle_offer(at, OfferState::Gone);
        } else if !offer.waiting.contains(seat) {
            self.refuse(asker, "no_such_offer");
            return Ok(());
        } else if !yes {
            self.settle_offer(at, OfferState::Refused);
        } else {
            offer.waiting = offer.waiting.without(seat);
            if offer.waiting.is_empty() {
                let (by, what) = (offer.by, offer.what);
                self.settle_offer(at, OfferState::Agreed);
                return self.carry_out(by, what, Some(asker)).await;
            }
            let offer = offer.clone();
            self.tell_offer(&offer);
        }
        self.remember(Some(asker));
        self.save(Vec::new()).await?;
        self.reply_done(asker, None);
        Ok(())
    }

    /// Whoever got up is asked nothing any more: what was theirs to ask is gone, and a game that everybody else wants to stop stops.
    pub(super) async fn without_voice(&mut self, seat: Seat) -> Result<(), StorageError> {
        while let Some(at) = self.doc.offers.iter().position(|offer| offer.by == seat) {
            self.settle_offer(at, OfferState::Gone);
        }
        self.ask_no_more(seat).await
    }

    /// A bot plays for whoever is away: whether the game stops is not up to them any more. A wish to stop that waited for them alone is gone:
    /// whoever let the bot play wants to play on.
    pub(super) async fn without_a_say_in_stopping(&mut self, seat: Seat) -> Result<(), StorageError> {
        let stops = |offer: &&mut OfferInfo| offer.what == OfferKind::Stop;
        for offer in self.doc.offers.iter_mut().filter(stops) {
            offer.waiting = offer.waiting.without(seat);
        }
        while let Some(at) = self.doc.offers.iter().position(|offer| offer.waiting.is_empty()) {
            self.settle_offer(at, OfferState::Gone);
        }
        self.save(Vec::new()).await
    }

    /// Takes a seat out of those that are asked, and settles what nobody else has to answer.
    async fn ask_no_more(&mut self, seat: Seat) -> Result<(), StorageError> {
        for offer in &mut self.doc.offers {
            offer.waiting = offer.waiting.without(seat);
        }
        while let Some(at) = self.doc.offers.iter().position(|offer| offer.waiting.is_empty()) {
            let OfferInfo { by, what, .. } = self.doc.offers[at];
            if what == OfferKind::Stop {
                self.settle_offer(at, OfferState::Agreed);
                return self.carry_out(by, what, None).await;
            }
            // To take something back needs somebody's word, which nobody is there to give.
            self.settle_offer(at, OfferState::Gone);
        }
        self.save(Vec::new()).await
    }

    /// Everybody agreed.
    async fn carry_out(
        &mut self,
        by: Seat,
        what: OfferKind,
        asker: Option<&Asker>,
    ) -> Result<(), StorageError> {
        match what {
            OfferKind::Undo => {
                let agreed = SeatSet::all(self.seats.len() as u8).without(by);
                self.take_back(by, agreed, asker).await
            }
            OfferKind::Stop => {
                self.remember(asker);
                self.end(End::Stopped).await?;
                if let Some(asker) = asker {
                    self.reply_done(asker, None);
                }
                Ok(())
            }
        }
    }

    fn settle_offer(&mut self, at: usize, state: OfferState) {
        let mut offer = self.doc.offers.remove(at);
        offer.state = state;
        self.tell_offer(&offer);
    }

    /// Questions of a kind, or all, are moot.
    pub(super) fn close_offers(&mut self, what: Option<OfferKind>, state: OfferState) {
        while let Some(at) = self
            .doc
            .offers
            .iter()
            .position(|offer| what.is_none_or(|what| offer.what == what))
        {
            self.settle_offer(at, state);
        }
    }
}
