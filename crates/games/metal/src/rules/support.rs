//! Support cards: used once, in their window, then to Bazaar.

use table::Seat;

use crate::Metal;
use crate::cards::Crew;
use crate::events::{Event, Harm, Now};
use crate::ids::{UpgradeId, UpgradeSet};
use crate::moves::{Move, Refusal};
use crate::negotiation::Effort;
use crate::state::{Faktor, Foe, Side, Step};

impl Metal {
    /// The moments of the own turn at which no combat is under way; nothing comes before the brotherhood, but in the first edition.
    pub(crate) const fn plays_in_turn(&self) -> bool {
        match self.step {
            Step::Voyage | Step::RestTrophy | Step::RestPurchase => true,
            Step::TurnStart | Step::Brotherhood => self.is_first_edition(),
            _ => false,
        }
    }

    /// A card is used up.
    pub(crate) fn use_up(&mut self, seat: Seat, card: UpgradeId, now: &mut Now<'_>) {
        self.pirates[seat].upgrades.remove(card);
        self.board.bazaar.insert(card);
        now.told.everyone(Event::SupportPlayed { seat, card });
    }

    /// Cards for the own turn.
    pub(crate) fn check_play_in_turn(
        &self,
        by: Seat,
        card: UpgradeId,
        target: Option<Seat>,
    ) -> Result<(), Refusal> {
        if !self.pirates[by].upgrades.contains(card) {
            return Err(Refusal::NotYourCard);
        }
        match (self.cards.crew(card), target) {
            (Some(Crew::Repair(_)), None) if self.pirates[by].damage == 0 => Err(Refusal::NothingToRepair),
            (Some(Crew::MfReset), None) if self.pirates[by].faktor == Faktor::Blank => Err(Refusal::DieBlank),
            (Some(Crew::Repair(_) | Crew::MfReset), None) => Ok(()),
            (Some(Crew::Bomb(_)), None) => Err(Refusal::NeedsTarget),
            (Some(Crew::Bomb(_)), Some(target)) => self.check_rival(by, target),
            (Some(Crew::Repair(_) | Crew::MfReset), Some(_)) => Err(Refusal::NoTarget),
            _ => Err(Refusal::CardNotNow),
        }
    }

    /// Another seat of this table.
    pub(crate) fn check_rival(&self, by: Seat, rival: Seat) -> Result<(), Refusal> {
        if rival.index() >= usize::from(self.seats) {
            Err(Refusal::NoSuchSeat)
        } else if rival == by {
            Err(Refusal::Yourself)
        } else {
            Ok(())
        }
    }

    pub(crate) fn play_in_turn(
        &mut self,
        by: Seat,
        card: UpgradeId,
        target: Option<Seat>,
        now: &mut Now<'_>,
    ) {
        self.use_up(by, card, now);
        match (self.cards.crew(card), target) {
            (Some(Crew::Repair(points)), _) => self.repair(by, points, now),
            (Some(Crew::MfReset), _) => self.reset_faktor(by, now),
            (Some(Crew::Bomb(damage)), Some(target)) => self.hit(target, damage, Harm::Support, now),
            _ => {}
        }
    }

    pub(crate) fn list_plays_in_turn(&self, by: Seat, out: &mut Vec<Move>) {
        for card in self.pirates[by].upgrades.support().iter() {
            if self.check_play_in_turn(by, card, None).is_ok() {
                out.push(Move::Play(card));
            } else if let Some(Crew::Bomb(_)) = self.cards.crew(card) {
                out.extend(self.others(by).map(|target| Move::PlayOn { card, target }));
            }
        }
    }

    /// The cards `seat` can play in the window the combat is in.
    pub(crate) fn playable_in_combat(&self, seat: Seat) -> UpgradeSet {
        let after = self.step == Step::AfterDice;
        let fits = |card: &UpgradeId| match self.cards.crew(*card) {
            Some(Crew::ScoreBefore(_)) => !after,
            Some(Crew::ScoreAfter(_) | Crew::Reroll | Crew::Jam(_)) => after,
            _ => false,
        };
        self.pirates[seat]
            .upgrades
            .support()
            .iter()
            .filter(fits)
            .collect()
    }

    pub(crate) fn check_play_in_combat(&self, by: Seat, card: UpgradeId) -> Result<(), Refusal> {
        if !self.pirates[by].upgrades.contains(card) {
            Err(Refusal::NotYourCard)
        } else if !self.playable_in_combat(by).contains(card) {
            Err(Refusal::CardNotNow)
        } else {
            Ok(())
        }
    }

    /// A support card in a combat: it counts for the player's side.
    pub(crate) fn play_in_combat(&mut self, by: Seat, card: UpgradeId, now: &mut Now<'_>) {
        let Some(side) = self.side_of(by) else { return };
        self.use_up(by, card, now);
        self.combat.played[by].insert(card);
        self.effort_made(by, Effort::Support(card), now);
        let (own, other) = match side {
            Side::Attack => (0, 1),
            Side::Defence => (1, 0),
        };
        match self.cards.crew(card) {
            Some(Crew::ScoreBefore(n) | Crew::ScoreAfter(n)) => {
                self.combat.support[own] = self.combat.support[own].saturating_add_unsigned(n);
            }
            Some(Crew::Jam(n)) => {
                self.combat.support[other] = self.combat.support[other].saturating_sub_unsigned(n);
            }
            Some(Crew::Reroll) => self.throw_again(side, now),
            _ => {}
        }
    }

    /// The windows go round: each participant who can plays one card or passes, until all passed in a row. `false` while somebody
    /// must choose.
    pub(crate) fn go_round_support(&mut self) -> bool {
        while usize::from(self.combat.passed) < self.participant_count() {
            if self
                .support_player()
                .is_some_and(|seat| self.holds_playable(seat))
            {
                return false;
            }
            self.pass_support();
        }
        self.combat.passed = 0;
        self.combat.next = 0;
        true
    }

    fn holds_playable(&self, seat: Seat) -> bool {
        let barred = self.readings.protagonists_only
            && matches!(self.combat.foe, Foe::Pirate(_))
            && !self.protagonists().contains(seat);
        self.side_of(seat).is_some()
            && !barred
            && self.combat.traitor != Some(seat)
            && !self.playable_in_combat(seat).is_empty()
    }

    /// The next participant's turn, this one having passed.
    pub(crate) fn pass_support(&mut self) {
        self.combat.passed = self.combat.passed.saturating_add(1);
        self.next_in_window();
    }

    /// The turn to play a support card goes to the next participant.
    pub(crate) fn next_in_window(&mut self) {
        let participants = self.participant_count() as u8;
        self.combat.next = (self.combat.next % participants + 1) % participants;
    }

    /// Who may play a support card now.
    pub(crate) fn support_player(&self) -> Option<Seat> {
        let at = usize::from(self.combat.next) % self.participant_count();
        self.participants().nth(at)
    }
}
