//! Choices that interrupt a step: who makes them, what can be chosen, and what follows.

use table::Seat;

use crate::Metal;
use crate::events::{Event, Harm, Now, Purse};
use crate::ids::{ShipId, UpgradeId};
use crate::moves::{Move, Plunder, Refusal};
use crate::state::{Choice, Slot};

impl Metal {
    /// Who makes a choice.
    pub(crate) fn chooser(&self, choice: &Choice) -> Option<Seat> {
        match *choice {
            Choice::KeepTrophy(seat)
            | Choice::ExxaliaBonus(seat)
            | Choice::RewardSupport { seat, .. }
            | Choice::BazaarBonus(seat)
            | Choice::KarokumWreck { seat, .. }
            | Choice::GiveWrecks { seat, .. }
            | Choice::DiscardDown(seat)
            | Choice::Dragnet { seat, .. }
            | Choice::Desertion(seat)
            | Choice::Advocate { seat, .. } => Some(seat),
            Choice::Plunder { winner, .. } | Choice::PlunderWrecks { winner, .. } => Some(winner),
            Choice::Settle(promise) | Choice::Help(promise) => {
                self.ledger.get(promise).map(|promise| promise.debtor)
            }
        }
    }

    /// Every way a choice can be made.
    pub(crate) fn each_way(&self, choice: &Choice, way: &mut dyn FnMut(Move)) {
        match *choice {
            Choice::KeepTrophy(_) => {
                let drawn = Slot::ALL.into_iter().take(self.board.drawn.len());
                drawn.map(Move::Keep).for_each(way);
            }
            Choice::ExxaliaBonus(seat) => {
                self.trophy_slots(seat)
                    .iter()
                    .map(Move::Return)
                    .for_each(&mut *way);
                way(Move::Pass);
            }
            Choice::RewardSupport { .. } | Choice::BazaarBonus(_) => {
                self.board.bazaar.iter().map(Move::TakeSupport).for_each(way);
            }
            Choice::KarokumWreck { not, .. } => {
                let ships = self.board.karokum.iter().filter(|ship| Some(*ship) != not);
                ships.map(Move::TakeShip).for_each(way);
            }
            Choice::GiveWrecks { seat, .. } => {
                self.pirates[seat]
                    .wrecks
                    .iter()
                    .map(Move::GiveWreck)
                    .for_each(way);
            }
            Choice::DiscardDown(seat) => {
                self.pirates[seat]
                    .upgrades
                    .iter()
                    .map(Move::Discard)
                    .for_each(way);
            }
            Choice::Dragnet { seat, pay, .. } => {
                let pirate = &self.pirates[seat];
                pirate.wrecks.iter().map(Move::GiveWreck).for_each(&mut *way);
                if pirate.credits >= pay.into() {
                    way(Move::GiveCredits);
                }
            }
            Choice::Desertion(seat) => {
                let support = self.pirates[seat].upgrades.support();
                support.iter().map(Move::Discard).for_each(way);
            }
            Choice::PlunderWrecks { loser, .. } => {
                self.pirates[loser]
                    .wrecks
                    .iter()
                    .map(Move::TakeShip)
                    .for_each(way);
            }
            Choice::Advocate { seat, .. } => {
                if let Some(card) = self.advocate(seat) {
                    way(Move::Play(card));
                }
                way(Move::Pass);
            }
            Choice::Plunder { loser, .. } => self.each_plunder(loser, way),
            Choice::Settle(promise) => self.each_way_to_settle(promise, way),
            Choice::Help(promise) => {
                if self.ledger.get(promise).is_some() {
                    way(Move::Honour);
                    way(Move::Renege);
                }
            }
        }
    }

    /// What a challenger can take: half the credits, an upgrade, half the wrecks.
    fn each_plunder(&self, loser: Seat, way: &mut dyn FnMut(Move)) {
        let loser = &self.pirates[loser];
        if loser.credits > 0 {
            way(Move::Plunder(Plunder::Credits));
        }
        let upgrades = loser.upgrades.iter().map(Plunder::Upgrade);
        upgrades.map(Move::Plunder).for_each(&mut *way);
        if !loser.wrecks.is_empty() {
            way(Move::Plunder(Plunder::Wrecks));
        }
    }

    pub(crate) fn check_choice(&self, choice: &Choice, mv: &Move) -> Result<(), Refusal> {
        let mut found = false;
        self.each_way(choice, &mut |way| found |= way == *mv);
        if found {
            Ok(())
        } else {
            Err(Refusal::FirstChoose(self.prompt()))
        }
    }

    /// A choice with one way or none makes itself; `false` if somebody must choose.
    pub(crate) fn resolve_alone(&mut self, choice: Choice, now: &mut Now<'_>) -> bool {
        if let Choice::RewardSupport { seat, left } = choice
            && let Some(card) = self.find_support(now)
        {
            self.reward_support(seat, left, card, now);
            return true;
        }
        if self.must_be_asked(&choice) {
            return false;
        }

        let (mut ways, mut only) = (0usize, None);
        self.each_way(&choice, &mut |way| {
            ways += 1;
            only = Some(way);
        });
        let all_of_them = matches!(choice, Choice::GiveWrecks { left, .. } if ways <= usize::from(left));
        match only {
            Some(way) if ways == 1 || all_of_them => self.choose(&way, now),
            Some(_) => return false,
            None => self.choose_nothing(choice, now),
        }
        true
    }

    /// Whether a promise can be kept may depend on wrecks that others do not see, so its debtor is asked though he may have no
    /// choice: otherwise the table would see that he had none.
    fn must_be_asked(&self, choice: &Choice) -> bool {
        matches!(choice, Choice::Settle(promise) if self.ledger.get(*promise).is_some())
    }

    /// Carries out the choice on top of the stack.
    pub(crate) fn choose(&mut self, mv: &Move, now: &mut Now<'_>) {
        let Some(choice) = self.choices.pop() else { return };
        match (choice, mv) {
            (Choice::KeepTrophy(seat), Move::Keep(slot)) => self.keep_trophy(seat, *slot, now),
            (Choice::ExxaliaBonus(seat), Move::Return(slot)) => {
                self.return_trophy(seat, *slot, now);
                self.draw_trophies(seat, 3, now);
            }
            (Choice::RewardSupport { seat, left }, Move::TakeSupport(card)) => {
                self.board.bazaar.remove(*card);
                // The stack holds the choice again while cards are left, as if it had not been taken off.
                self.ask(choice);
                self.reward_support(seat, left, *card, now);
            }
            (Choice::BazaarBonus(seat), Move::TakeSupport(card)) => {
                self.board.bazaar.remove(*card);
                self.gain_upgrade(seat, *card, now);
                self.combat.loot.upgrades.insert(*card);
            }
            (Choice::KarokumWreck { seat, not }, Move::TakeShip(ship)) => {
                self.board.karokum.remove(*ship);
                self.gain_wreck(seat, *ship, now);
                if not.is_none() {
                    self.combat.loot.wrecks.insert(*ship);
                }
            }
            (Choice::GiveWrecks { seat, left, fee }, Move::GiveWreck(ship)) => {
                self.spend_wreck(seat, *ship, now);
                match left.saturating_sub(1) {
                    0 => self.wrecks_paid(fee, now),
                    left => self.ask(Choice::GiveWrecks { seat, left, fee }),
                }
            }
            (Choice::DiscardDown(seat) | Choice::Desertion(seat), Move::Discard(card)) => {
                self.discard(seat, *card, now);
            }
            (Choice::Dragnet { seat, .. }, Move::GiveWreck(ship)) => self.spend_wreck(seat, *ship, now),
            (Choice::Dragnet { seat, pay, .. }, Move::GiveCredits) => self.pay(seat, Purse::Bank, pay, now),
            (Choice::Plunder { winner, loser }, Move::Plunder(what)) => {
                self.plunder(winner, loser, *what, now);
            }
            (Choice::PlunderWrecks { winner, loser, left }, Move::TakeShip(ship)) => {
                self.plunder_one(winner, loser, left, *ship, now);
            }
            (Choice::Advocate { seat, .. }, Move::Play(card)) => {
                self.use_up(seat, *card, now);
                now.told.everyone(Event::JudgementCancelled { seat });
            }
            (Choice::Advocate { seat, fault }, _) => self.take_judgement(seat, fault, now),
            (Choice::Settle(promise), mv) => self.answer_due(promise, mv, now),
            (Choice::Help(promise), mv) => self.answer_call(promise, *mv == Move::Honour, now),
            // Declining what may be declined.
            _ => {}
        }
    }

    /// What follows when there is nothing to choose from.
    fn choose_nothing(&mut self, choice: Choice, now: &mut Now<'_>) {
        self.choices.pop();
        match choice {
            // No support card anywhere: a credit instead of each.
            Choice::RewardSupport { seat, left } => self.earn(seat, left, now),
            Choice::Dragnet { seat, damage, .. } => self.hit(seat, damage, Harm::Event, now),
            _ => {}
        }
    }

    /// One support card won with a ship; `RewardSupport` lies on top of the stack.
    fn reward_support(&mut self, seat: Seat, left: u8, card: UpgradeId, now: &mut Now<'_>) {
        self.choices.pop();
        self.gain_upgrade(seat, card, now);
        self.combat.loot.upgrades.insert(card);
        if left > 1 {
            self.ask(Choice::RewardSupport { seat, left: left - 1 });
        }
    }

    fn plunder_one(&mut self, winner: Seat, loser: Seat, left: u8, ship: ShipId, now: &mut Now<'_>) {
        self.plunder_wreck(winner, loser, ship, now);
        if left > 1 {
            self.ask(Choice::PlunderWrecks {
                winner,
                loser,
                left: left - 1,
            });
        }
    }
}
