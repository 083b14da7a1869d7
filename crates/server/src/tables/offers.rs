//! Questions to the other seats: to take moves back, to stop.

use table::{Seat, SeatSet};

use super::actor::Table;
use super::play::Asker;
use crate::limits::{Bucket, Rate};
use crate::storage::StorageError;
use crate::wire::{End, OfferInfo, OfferKind, OfferState, Phase, Stopping};

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
        let mut offer = OfferInfo {
            offer: self.doc.last_offer + 1,
            what,
            by: seat,
            waiting: SeatSet::EMPTY,
            agreed: SeatSet::EMPTY,
            refused_by: None,
            state: OfferState::Open,
        };
        offer.waiting = self.unasked(&offer);
        if offer.waiting.is_empty() {
            return self.carry_out(&offer, Some(asker)).await;
        }
        if !self.may_ask_now(seat) {
            self.refuse(asker, "too_fast");
            return Ok(());
        }
        self.put_away(|refused| refused.by == seat);
        self.doc.last_offer = offer.offer;
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

    /// Whose consent is still needed, among all who sit there now.
    fn unasked(&self, offer: &OfferInfo) -> SeatSet {
        Seat::all(self.seats.len() as u8)
            .filter(|seat| *seat != offer.by && !offer.agreed.contains(*seat))
            .filter(|seat| self.must_agree(*seat, offer.what))
            .collect()
    }

    /// Answers a question; whoever asked it withdraws it by answering no, and puts away that it was refused in the same way.
    pub(super) async fn answer_offer(
        &mut self,
        seat: Seat,
        number: u32,
        yes: bool,
        asker: &Asker,
    ) -> Result<(), StorageError> {
        let Some(at) = self.doc.offers.iter().position(|offer| offer.offer == number) else {
            if yes || !self.put_away(|refused| refused.offer == number && refused.by == seat) {
                self.refuse(asker, "no_such_offer");
                return Ok(());
            }
            self.remember(Some(asker));
            self.save(Vec::new()).await?;
            self.reply_done(asker, None);
            return Ok(());
        };
        let offer = &mut self.doc.offers[at];
        if offer.by == seat && !yes {
            self.settle_offer(at, OfferState::Gone);
        } else if !offer.waiting.contains(seat) {
            self.refuse(asker, "no_such_offer");
            return Ok(());
        } else if !yes {
            offer.refused_by = Some(seat);
            let refused = OfferInfo {
                state: OfferState::Refused,
                ..offer.clone()
            };
            self.settle_offer(at, OfferState::Refused);
            self.doc.refused.push(refused);
        } else {
            offer.waiting = offer.waiting.without(seat);
            offer.agreed = offer.agreed.with(seat);
            if self.is_agreed(at) {
                let offer = self.settle_offer(at, OfferState::Agreed);
                return self.carry_out(&offer, Some(asker)).await;
            }
            let offer = self.doc.offers[at].clone();
            self.tell_offer(&offer);
        }
        self.remember(Some(asker));
        self.save(Vec::new()).await?;
        self.reply_done(asker, None);
        Ok(())
    }

    /// Whether nobody has to answer a question any more. Somebody who came, or came back, while the others were asked is asked as well.
    fn is_agreed(&mut self, at: usize) -> bool {
        if self.doc.offers[at].waiting.is_empty() {
            self.doc.offers[at].waiting = self.unasked(&self.doc.offers[at]);
        }
        self.doc.offers[at].waiting.is_empty()
    }

    /// Whoever got up is asked nothing any more: what was theirs to ask is gone, and a game that everybody else wants to stop stops.
    pub(super) async fn without_voice(&mut self, seat: Seat) -> Result<(), StorageError> {
        while let Some(at) = self.doc.offers.iter().position(|offer| offer.by == seat) {
            self.settle_offer(at, OfferState::Gone);
        }
        self.put_away(|refused| refused.by == seat || refused.refused_by == Some(seat));
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
        self.put_away(|refused| refused.refused_by == Some(seat));
        self.save(Vec::new()).await
    }

    /// Takes a seat out of those that are asked, and settles what nobody else has to answer.
    async fn ask_no_more(&mut self, seat: Seat) -> Result<(), StorageError> {
        for offer in &mut self.doc.offers {
            offer.waiting = offer.waiting.without(seat);
        }
        while let Some(at) = self.doc.offers.iter().position(|offer| offer.waiting.is_empty()) {
            if self.doc.offers[at].what == OfferKind::Stop {
                if !self.is_agreed(at) {
                    let offer = self.doc.offers[at].clone();
                    self.tell_offer(&offer);
                    continue;
                }
                let offer = self.settle_offer(at, OfferState::Agreed);
                return self.carry_out(&offer, None).await;
            }
            // To take something back needs somebody's word, which nobody is there to give.
            self.settle_offer(at, OfferState::Gone);
        }
        self.save(Vec::new()).await
    }

    /// Everybody who is there agreed.
    async fn carry_out(&mut self, offer: &OfferInfo, asker: Option<&Asker>) -> Result<(), StorageError> {
        match offer.what {
            OfferKind::Undo => {
                let agreed = SeatSet::all(self.seats.len() as u8).without(offer.by);
                self.take_back(offer.by, agreed, asker).await
            }
            OfferKind::Stop => {
                self.remember(asker);
                self.end(self.stopped(offer)).await?;
                if let Some(asker) = asker {
                    self.reply_done(asker, None);
                }
                Ok(())
            }
        }
    }

    /// How a game ends that is stopped: nobody is said to have agreed who was not there to be asked.
    fn stopped(&self, offer: &OfferInfo) -> End {
        let people = |holds: fn(bool) -> bool| -> SeatSet {
            Seat::all(self.seats.len() as u8)
                .filter(|seat| *seat != offer.by && !offer.agreed.contains(*seat))
                .filter(|seat| {
                    let row = &self.seats[seat.index()];
                    row.bot.is_none() && holds(row.holder.is_some())
                })
                .collect()
        };
        let stopping = Stopping {
            by: offer.by,
            agreed: offer.agreed,
            left: people(|holds| !holds),
            away: people(|holds| holds),
        };
        let missing = !stopping.left.is_empty() || !stopping.away.is_empty();
        match missing || stopping.agreed.is_empty() {
            true => End::StoppedBy(stopping),
            false => End::Stopped,
        }
    }

    /// Settles a question, tells everybody, and gives it back as it was settled.
    fn settle_offer(&mut self, at: usize, state: OfferState) -> OfferInfo {
        let mut offer = self.doc.offers.remove(at);
        offer.state = state;
        self.tell_offer(&offer);
        offer
    }

    /// Whoever asked goes on: that they were refused has been heard.
    pub(super) fn put_away_of(&mut self, seat: Seat) {
        self.put_away(|refused| refused.by == seat);
    }

    /// Forgets questions that were refused, and says whether there were any.
    fn put_away(&mut self, which: impl Fn(&OfferInfo) -> bool) -> bool {
        let mut found = false;
        while let Some(at) = self.doc.refused.iter().position(&which) {
            found = true;
            let mut offer = self.doc.refused.remove(at);
            offer.state = OfferState::Gone;
            self.tell_offer(&offer);
        }
        found
    }

    /// Questions of a kind, or all, are moot.
    pub(super) fn close_offers(&mut self, what: Option<OfferKind>, state: OfferState) {
        let meant = |offer: &OfferInfo| what.is_none_or(|what| offer.what == what);
        while let Some(at) = self.doc.offers.iter().position(meant) {
            self.settle_offer(at, state);
        }
        self.put_away(meant);
    }
}
