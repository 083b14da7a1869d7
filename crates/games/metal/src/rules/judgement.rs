//! Pirates' judgement and infamy.

use table::Seat;

use crate::Metal;
use crate::cards::Crew;
use crate::events::{Event, Now};
use crate::ids::UpgradeId;
use crate::state::{Choice, Fault, MOST_JUDGEMENT};

impl Metal {
    /// Points of judgement fall. One of them can be cancelled by a support card, which is asked for. Beyond four none is taken.
    pub(crate) fn condemn(&mut self, seat: Seat, points: u8, fault: Fault, now: &mut Now<'_>) {
        for point in 0..points {
            let asks = point == 0 && !self.infamous(seat) && self.advocate(seat).is_some();
            if asks && self.choices.try_push(Choice::Advocate { seat, fault }).is_ok() {
                continue;
            }
            self.take_judgement(seat, fault, now);
        }
    }

    /// The point is taken, and closes the amnesty for this turn.
    pub(crate) fn take_judgement(&mut self, seat: Seat, fault: Fault, now: &mut Now<'_>) {
        if self.pirates[seat].judgement < MOST_JUDGEMENT {
            self.pirates[seat].judgement += 1;
            self.voyage.judged = self.voyage.judged.with(seat);
            let infamous = self.infamous(seat);
            now.told.everyone(Event::Judged {
                seat,
                fault,
                infamous,
            });
        } else {
            now.told.everyone(Event::BeyondJudgement { seat, fault });
        }
    }

    /// One point is forgiven.
    pub(crate) fn forgive(&mut self, seat: Seat, now: &mut Now<'_>) {
        if self.pirates[seat].judgement > 0 {
            self.pirates[seat].judgement -= 1;
            now.told.harmless(Event::Forgiven { seat });
        }
    }

    /// The support card with which `seat` can cancel a judgement.
    pub(crate) fn advocate(&self, seat: Seat) -> Option<UpgradeId> {
        let mut held = self.pirates[seat].upgrades.support().iter();
        held.find(|card| self.cards.crew(*card) == Some(Crew::CancelJudgement))
    }
}
