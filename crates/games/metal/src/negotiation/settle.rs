//! The moments at which promises fall due: the beginning of a turn, after the combat, the end of a turn.

use table::{Seat, SeatSet};

use super::ledger::{Broken, Promise, Standing, Voided};
use super::terms::{Deliver, Due, Edge, Effort, Goods, LootKind, PromiseId, Proviso, Share};
use crate::Metal;
use crate::events::Now;
use crate::ids::{ShipSet, UpgradeSet};
use crate::moves::{LootCard, Move};
use crate::state::{Choice, Fault, Foe, Reckoning, Side};

impl Metal {
    /// Deals with the promises due now, one after the other; `false` while a debtor must choose. At the end of the moment judgement
    /// falls: one point for each pirate let down.
    pub(crate) fn settle_next(&mut self, reckoning: Reckoning, now: &mut Now<'_>) -> bool {
        if !self.ledger.entries.is_empty() {
            match reckoning {
                Reckoning::AfterCombat => self.combat_decides(now),
                Reckoning::TurnEnd if self.voyage.decided.is_none() => self.no_combat_decides(now),
                Reckoning::TurnStart | Reckoning::TurnEnd => {}
            }
        }
        while let Some(promise) = self.next_due(reckoning) {
            if !self.fall_due(&promise, now) {
                return false;
            }
        }
        for debtor in self.clockwise() {
            let points = std::mem::take(&mut self.let_down[debtor]).len() as u8;
            self.condemn(debtor, points, Fault::Promise, now);
        }
        true
    }

    /// What is due after a combat falls due at the end of a turn that had none.
    fn next_due(&self, reckoning: Reckoning) -> Option<Promise> {
        let due_now = |promise: &&Promise| {
            let moment = match promise.due {
                Due::NextTurn { at: Edge::Start, .. } => Reckoning::TurnStart,
                Due::AfterCombat | Due::NextTurn { at: Edge::Combat, .. } => Reckoning::AfterCombat,
                Due::EndOfTurn | Due::NextTurn { at: Edge::End, .. } => Reckoning::TurnEnd,
            };
            let late = moment == Reckoning::AfterCombat && reckoning == Reckoning::TurnEnd;
            promise.falls == self.turn && (moment == reckoning || late)
        };
        self.ledger.entries.iter().find(due_now).copied()
    }

    /// Conditions on the combat are decided with it; loot that was not won is shared by nobody; a victory over a pirate hunter leaves
    /// no choice.
    fn combat_decides(&mut self, now: &mut Now<'_>) {
        let Some(decided) = self.voyage.decided else {
            return;
        };
        let attack_won = decided.attacker_wins;
        let forces = attack_won && self.hunts_pirates();
        let mut at = 0;
        while at < self.ledger.entries.len() {
            let promise = self.ledger.entries[at];
            if promise.made != self.turn || promise.deliver_is_help() {
                at += 1;
                continue;
            }
            let won = attack_won == (promise.side == Side::Attack);
            let void = match promise.when {
                _ if promise.deliver.is_loot() && !won => Some(Voided::Defeat),
                Proviso::IfWon if !won => Some(Voided::Condition),
                Proviso::IfLost if won => Some(Voided::Condition),
                _ => None,
            };
            if let Some(why) = void {
                self.void_promise(promise.id, why, now);
                continue;
            }
            self.arm_promise(promise.id, now);
            let pays = matches!(promise.deliver, Deliver::Goods(_)) || promise.deliver.is_loot();
            if forces && promise.attached && pays {
                self.ledger.entries[at].standing = Standing::Forced;
            }
            at += 1;
        }
    }

    /// A turn without a combat: what hung on its outcome is void. What was merely due after it is owed at the end of the turn, but in the
    /// first edition, where it is void as well.
    fn no_combat_decides(&mut self, now: &mut Now<'_>) {
        let (turn, first_edition) = (self.turn, self.is_first_edition());
        let hangs_on_combat = |promise: &Promise| {
            promise.made == turn
                && (matches!(promise.when, Proviso::IfWon | Proviso::IfLost)
                    || promise.deliver.is_loot()
                    || matches!(promise.deliver, Deliver::Play(_))
                    || (first_edition && promise.due == Due::AfterCombat))
        };
        while let Some(promise) = self.ledger.entries.iter().copied().find(hangs_on_combat) {
            self.void_promise(promise.id, Voided::NoCombat, now);
        }
    }

    /// One promise falls due; `false` if its debtor must choose.
    fn fall_due(&mut self, promise: &Promise, now: &mut Now<'_>) -> bool {
        match promise.deliver {
            Deliver::Help(_) => self.void_promise(promise.id, Voided::NotAsked, now),
            Deliver::Refrain(_) => self.keep_promise(promise.id, now),
            Deliver::Play(effort) if self.made_effort(promise, effort) => {
                self.keep_promise(promise.id, now);
            }
            Deliver::Play(_) if self.side_of(promise.debtor).is_none() => {
                self.void_promise(promise.id, Voided::NoCombat, now);
            }
            Deliver::LootCredits(share) if self.loot_credits(share) == 0 => {
                self.void_promise(promise.id, Voided::NothingToShare, now);
            }
            Deliver::LootCard(kind) if !self.yielded(kind) => {
                self.void_promise(promise.id, Voided::NothingToShare, now);
            }
            // The first edition asks nothing whose answer is plain.
            Deliver::Play(_) if self.is_first_edition() => self.let_down_by(promise, Broken::NotDone, now),
            // Without a trophy that could be shown first, what is paid without a choice is paid at once.
            _ if promise.standing == Standing::Forced
                && (self.is_first_edition() || self.who_may_show().is_empty()) =>
            {
                self.pay_as_far_as_possible(promise, now);
                self.keep_promise(promise.id, now);
            }
            _ if self.is_first_edition() && self.plainly_unable(promise) => {
                self.let_down_by(promise, Broken::Unable, now);
            }
            _ => {
                self.ask(Choice::Settle(promise.id));
                return false;
            }
        }
        true
    }

    fn let_down_by(&mut self, promise: &Promise, how: Broken, now: &mut Now<'_>) {
        if let Some(creditor) = self.break_promise(promise.id, how, now) {
            let let_down = &mut self.let_down[promise.debtor];
            *let_down = let_down.with(creditor);
        }
    }

    /// Whether what was promised for the combat was done, and for the side it was promised to.
    fn made_effort(&self, promise: &Promise, effort: Effort) -> bool {
        let done = match effort {
            Effort::MetalFaktor => self.combat.thrown.contains(promise.debtor),
            Effort::Support(card) if self.is_first_edition() => {
                self.combat.played.iter().any(|played| played.contains(card))
            }
            Effort::Support(card) => self.combat.played[promise.debtor].contains(card),
        };
        if self.is_first_edition() {
            return done && self.side_of(promise.debtor).is_some();
        }
        done && self.side_of(promise.debtor) == Some(promise.side)
    }

    /// An effort that was promised to one side and is made for the other breaks that word at once.
    pub(crate) fn effort_made(&mut self, by: Seat, effort: Effort, now: &mut Now<'_>) {
        if self.ledger.entries.is_empty() || self.is_first_edition() {
            return;
        }
        let (turn, side) = (self.turn, self.side_of(by));
        self.break_words(by, Broken::NotDone, now, |promise| {
            promise.deliver == Deliver::Play(effort) && promise.made == turn && side != Some(promise.side)
        });
    }

    /// How many credits a share of the loot is.
    pub(crate) fn loot_credits(&self, share: Share) -> u16 {
        let loot = self.combat.loot.credits;
        match share {
            Share::Credits(credits) => loot.min(credits.into()),
            Share::Half => loot / 2,
            Share::All => loot,
        }
    }

    /// Whether the combat yielded such a card at all.
    fn yielded(&self, kind: LootKind) -> bool {
        let loot = &self.combat.loot;
        match kind {
            LootKind::Support => !loot.upgrades.support().is_empty(),
            LootKind::Upgrade => !loot.upgrades.is_empty(),
            LootKind::Wreck => !loot.wrecks.is_empty(),
            LootKind::Trophy => loot.gave_trophy,
            LootKind::ThisUpgrade(card) => loot.upgrades.contains(card),
            LootKind::ThisWreck(ship) => loot.wrecks.contains(ship),
        }
    }

    /// The cards a debtor could keep his word with; the trophy of Exxalia is none of them.
    fn loot_cards(&self, promise: &Promise, kind: LootKind) -> (UpgradeSet, ShipSet) {
        let (loot, pirate) = (&self.combat.loot, &self.pirates[promise.debtor]);
        let upgrades = loot.upgrades.both(pirate.upgrades);
        let wrecks = loot.wrecks.both(pirate.wrecks);
        match kind {
            LootKind::Support => (upgrades.support(), ShipSet::EMPTY),
            LootKind::Upgrade => (upgrades, ShipSet::EMPTY),
            LootKind::ThisUpgrade(card) => (upgrades.both(UpgradeSet::only(card)), ShipSet::EMPTY),
            LootKind::Wreck => (UpgradeSet::EMPTY, wrecks),
            LootKind::ThisWreck(ship) => (UpgradeSet::EMPTY, wrecks.both(ShipSet::only(ship))),
            LootKind::Trophy => (UpgradeSet::EMPTY, ShipSet::EMPTY),
        }
    }

    /// Whether everybody can see that the debtor cannot pay.
    fn plainly_unable(&self, promise: &Promise) -> bool {
        let pirate = &self.pirates[promise.debtor];
        match promise.deliver {
            Deliver::Goods(goods) => {
                !self.pays_openly(promise.debtor, &goods) || goods.all_wrecks().len() > pirate.wrecks.len()
            }
            Deliver::LootCredits(share) => self.loot_credits(share) > pirate.credits,
            Deliver::LootCard(LootKind::Wreck | LootKind::ThisWreck(_)) => pirate.wrecks.is_empty(),
            Deliver::LootCard(LootKind::Trophy) => self.combat.loot.trophy.is_none(),
            Deliver::LootCard(kind) => self.loot_cards(promise, kind).0.is_empty(),
            _ => false,
        }
    }

    /// Whether a pirate has what of these goods lies open.
    fn pays_openly(&self, debtor: Seat, goods: &Goods) -> bool {
        let pirate = &self.pirates[debtor];
        u16::from(goods.credits) <= pirate.credits
            && goods.upgrades.is_subset(pirate.upgrades)
            && goods.trophies.is_subset(self.trophy_slots(debtor))
    }

    /// What the debtor can do about a promise that is due. Whether he has the wrecks he promised only he knows.
    pub(crate) fn each_way_to_settle(&self, id: PromiseId, way: &mut dyn FnMut(Move)) {
        let Some(promise) = self.ledger.get(id) else {
            return;
        };
        let forced = promise.standing == Standing::Forced;
        let able = match promise.deliver {
            Deliver::LootCard(LootKind::Trophy) => self.combat.loot.trophy.is_some(),
            Deliver::LootCard(kind) => {
                let (upgrades, wrecks) = self.loot_cards(promise, kind);
                let nothing = upgrades.is_empty() && wrecks.is_empty();
                let upgrades = upgrades.iter().map(LootCard::Upgrade);
                let wrecks = wrecks.iter().map(LootCard::Wreck);
                upgrades.chain(wrecks).map(Move::HonourWith).for_each(&mut *way);
                forced && nothing
            }
            Deliver::Goods(goods) => {
                self.pays_openly(promise.debtor, &goods)
                    && goods.all_wrecks().is_subset(self.pirates[promise.debtor].wrecks)
            }
            Deliver::LootCredits(share) => self.loot_credits(share) <= self.pirates[promise.debtor].credits,
            Deliver::Help(_) | Deliver::Refrain(_) => true,
            Deliver::Do(_) | Deliver::Play(_) => false,
        };
        let by_card = matches!(promise.deliver, Deliver::LootCard(kind) if kind != LootKind::Trophy);
        if able || (forced && !by_card) {
            way(Move::Honour);
        }
        if !forced {
            way(Move::Renege);
        }
    }

    /// The debtor keeps his word or breaks it.
    pub(crate) fn answer_due(&mut self, id: PromiseId, mv: &Move, now: &mut Now<'_>) {
        let Some(promise) = self.ledger.get(id).copied() else {
            return;
        };
        match mv {
            Move::Honour => {
                self.pay_as_far_as_possible(&promise, now);
                self.keep_promise(id, now);
            }
            Move::HonourWith(card) => {
                self.hand_over_loot(&promise, *card, now);
                self.keep_promise(id, now);
            }
            _ => {
                let how = match promise.deliver {
                    Deliver::Do(_) | Deliver::Play(_) => Broken::NotDone,
                    _ if self.plainly_unable(&promise) => Broken::Unable,
                    _ => Broken::Refused,
                };
                self.let_down_by(&promise, how, now);
            }
        }
    }

    fn hand_over_loot(&mut self, promise: &Promise, card: LootCard, now: &mut Now<'_>) {
        let goods = match card {
            LootCard::Upgrade(card) => {
                self.combat.loot.upgrades.remove(card);
                Goods::upgrade(card)
            }
            LootCard::Wreck(ship) => {
                self.combat.loot.wrecks.remove(ship);
                Goods::wreck(ship)
            }
        };
        self.hand_over(promise.debtor, promise.creditor, &goods, now);
    }

    /// What is there is given; a victory over a pirate hunter asks for no more than that.
    fn pay_as_far_as_possible(&mut self, promise: &Promise, now: &mut Now<'_>) {
        match promise.deliver {
            Deliver::Goods(goods) => self.hand_over(promise.debtor, promise.creditor, &goods, now),
            Deliver::LootCredits(share) => {
                let credits = self.loot_credits(share).min(255) as u8;
                let goods = Goods::credits(credits);
                self.hand_over(promise.debtor, promise.creditor, &goods, now);
            }
            Deliver::LootCard(LootKind::Trophy) => {
                if let Some(slot) = self.combat.loot.trophy {
                    self.hand_over(promise.debtor, promise.creditor, &Goods::trophy(slot), now);
                }
            }
            Deliver::LootCard(kind) => {
                let (upgrades, wrecks) = self.loot_cards(promise, kind);
                let upgrade = upgrades.first().map(LootCard::Upgrade);
                if let Some(card) = upgrade.or(wrecks.first().map(LootCard::Wreck)) {
                    self.hand_over_loot(promise, card, now);
                }
            }
            Deliver::Help(_) | Deliver::Refrain(_) | Deliver::Do(_) | Deliver::Play(_) => {}
        }
    }

    /// The answer to a call for help: the debtor joins on no further terms, or breaks his word.
    pub(crate) fn answer_call(&mut self, id: PromiseId, honours: bool, now: &mut Now<'_>) {
        let Some(promise) = self.ledger.get(id).copied() else {
            return;
        };
        if honours {
            self.keep_promise(id, now);
            self.seal_alliance(promise.creditor, promise.debtor, now);
        } else {
            self.break_promise(id, Broken::Refused, now);
            self.condemn(promise.debtor, 1, Fault::Promise, now);
        }
    }

    /// A betrayal frees the attacker from the pay he promised the traitor, and one point of judgement covers what the traitor
    /// promised to do in this combat. Every other debt between them stands. In the first edition everything that hung on the combat lapses.
    pub(crate) fn void_between_betrayed(&mut self, traitor: Seat, now: &mut Now<'_>) {
        let (turn, victim, first_edition) = (self.turn, self.active, self.is_first_edition());
        let concerned = |promise: &Promise| {
            let pay = promise.pay && promise.debtor == victim && promise.creditor == traitor;
            let effort = promise.debtor == traitor && matches!(promise.deliver, Deliver::Play(_));
            let between =
                promise.debtor == traitor || (promise.debtor == victim && promise.creditor == traitor);
            let lapses = if first_edition {
                promise.attached && between
            } else {
                pay || effort
            };
            promise.made == turn && lapses
        };
        while let Some(promise) = self.ledger.entries.iter().copied().find(concerned) {
            self.void_promise(promise.id, Voided::Betrayal, now);
        }
    }

    /// Who can share what a combat yields: its protagonists, the challenged only once challenged.
    pub(crate) fn can_win_loot(&self) -> SeatSet {
        match self.combat.foe {
            Foe::Nobody => SeatSet::only(self.active),
            _ => self.protagonists(),
        }
    }
}

impl Promise {
    /// Help is asked for, it does not depend on the combat of the turn it was promised in.
    const fn deliver_is_help(&self) -> bool {
        matches!(self.deliver, Deliver::Help(_))
    }
}
