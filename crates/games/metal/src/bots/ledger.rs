//! The ledger: whose word is good, and whether to keep one's own.

use crate::ids::UpgradeId;
use crate::moves::{LootCard, Move, Plunder};
use crate::negotiation::{Act, Effort, Goods, LootKind, Proviso, Share, Terms};
use crate::state::Foe;
use crate::view::{DeliverView, GoodsView, PromiseView, TrophyPlace};
use table::Seat;

use super::mind::Mind;

/// What help to come is worth when it is promised.
const HELP: f32 = 0.3;
/// What it is worth that somebody does not do something.
const PEACE: f32 = 0.12;
/// What a trophy nobody has seen is worth.
const UNSEEN_TROPHY: f32 = 0.55;
/// What it costs to do what one would not have done, and what it is worth to who asked for it.
const ERRAND: f32 = 0.35;

impl Mind<'_> {
    /// How far a pirate's word can be relied on: the promises he kept among those he made, a betrayal counting as a broken one.
    pub(super) fn trust(&self, seat: Seat) -> f32 {
        let word = &self.pirate(seat).reputation;
        let kept = f32::from(word.honoured);
        let broken = f32::from(word.reneged) + f32::from(word.betrayals);
        (kept + 1.6) / (kept + broken + 2.0)
    }

    /// What goods are worth to the bot; its own trophies it knows, others it does not.
    pub(super) fn goods(&self, goods: &GoodsView, giver: Seat) -> f32 {
        let upgrades: f32 = goods.upgrades.iter().map(|card| self.upgrade(card)).sum();
        let wrecks = match goods.which {
            Some(ships) => ships.iter().map(|ship| self.wreck(ship)).sum(),
            None => f32::from(goods.wrecks) * 0.2,
        };
        let unseen = match goods.unseen_which {
            Some(ships) => ships.iter().map(|ship| self.wreck(ship)).sum(),
            // Any wreck pays for lavish spending; the more one has, the nearer that is.
            None => f32::from(goods.unseen) * (0.2 + 0.05 * f32::from(self.mine().wrecks.min(4))),
        };
        let trophy = |slot: crate::state::Slot| match self.pirate(giver).trophies[slot as usize] {
            TrophyPlace::Card(card) => self.trophy(card),
            _ => UNSEEN_TROPHY,
        };
        let trophies: f32 = goods.trophies.iter().map(trophy).sum();
        f32::from(goods.credits) * self.credit() + upgrades + wrecks + unseen + trophies
    }

    /// The chance that what a promise depends on comes about, if the combat is won with that chance.
    pub(super) fn likely(when: Proviso, won: f32) -> f32 {
        match when {
            Proviso::Always => 1.0,
            Proviso::IfWon => won,
            Proviso::IfLost => 1.0 - won,
            Proviso::IfAsked => 0.6,
        }
    }

    /// How many credits a share of so many is.
    pub(super) fn share(share: Share, credits: u8) -> u8 {
        match share {
            Share::Credits(count) => count.min(credits),
            Share::Half => credits / 2,
            Share::All => credits,
        }
    }

    /// What a promise is worth once it is kept, `loot` being the credits the combat yields.
    pub(super) fn delivered(&self, deliver: &DeliverView, debtor: Seat, loot: u8) -> f32 {
        match deliver {
            DeliverView::Goods(goods) => self.goods(goods, debtor),
            DeliverView::LootCredits(share) => f32::from(Self::share(*share, loot)) * self.credit(),
            DeliverView::LootCard(LootKind::Wreck) => self.prize().map_or(0.15, |ship| self.wreck(ship)),
            DeliverView::LootCard(LootKind::ThisWreck(ship)) => self.wreck(*ship),
            DeliverView::LootCard(LootKind::ThisUpgrade(card)) => self.upgrade(*card) * 0.5,
            DeliverView::LootCard(LootKind::Trophy) => UNSEEN_TROPHY,
            DeliverView::LootCard(_) => self.yields_support(),
            DeliverView::Help(_) => HELP,
            DeliverView::Refrain(Act::Challenge(_)) => PEACE * 1.5,
            DeliverView::Refrain(_) => PEACE,
            DeliverView::Do(act) => self.errand(*act, debtor),
            DeliverView::Play(Effort::MetalFaktor) => self.faktor_cost(debtor),
            DeliverView::Play(Effort::Support(card)) => self.upgrade(*card),
        }
    }

    /// What a deed is worth to who asked for it, or costs who does it.
    fn errand(&self, act: Act, debtor: Seat) -> f32 {
        let against_me = act == Act::Challenge(self.me);
        if debtor == self.me {
            ERRAND
        } else if against_me {
            -ERRAND
        } else if matches!(act, Act::Challenge(rival) if self.leads(rival)) {
            ERRAND * 1.5
        } else {
            0.02
        }
    }

    /// Whether a pirate is ahead of everybody else.
    pub(super) fn leads(&self, seat: Seat) -> bool {
        let glory = self.pirate(seat).glory;
        let mut others = self.view.pirates.iter().enumerate();
        others.all(|(at, pirate)| at == seat.index() || pirate.glory < glory)
    }

    pub(super) fn prize(&self) -> Option<crate::ids::ShipId> {
        match self.view.combat.as_ref()?.foe {
            Foe::Ship(ship) => Some(ship),
            _ => None,
        }
    }

    fn yields_support(&self) -> f32 {
        self.prize()
            .map_or(0.1, |ship| f32::from(self.ship(ship).support.min(1)) * 0.35)
    }

    /// The credits the combat under way yields its attacker.
    pub(super) fn loot_now(&self) -> u8 {
        let foe = self.view.combat.as_ref().map_or(Foe::Nobody, |combat| combat.foe);
        self.prospect(self.view.active, foe).credits
    }

    fn made_now(&self) -> impl Iterator<Item = &PromiseView> {
        let turn = self.view.turn;
        self.view
            .ledger
            .iter()
            .filter(move |promise| promise.made == turn)
    }

    /// What others owe the bot if the combat under way is won.
    pub(super) fn due_in_victory(&self) -> f32 {
        let loot = self.loot_now();
        let due = self.made_now().filter(|promise| {
            promise.creditor == self.me && matches!(promise.when, Proviso::IfWon | Proviso::Always)
        });
        due.map(|promise| self.delivered(&promise.deliver, promise.debtor, loot) * self.trust(promise.debtor))
            .sum()
    }

    /// What the bot owes if the combat under way is won.
    pub(super) fn owed_in_victory(&self) -> f32 {
        let loot = self.loot_now();
        let owed = self
            .made_now()
            .filter(|promise| promise.debtor == self.me && promise.when == Proviso::IfWon);
        owed.map(|promise| self.delivered(&promise.deliver, self.me, loot))
            .sum()
    }

    /// The credits a pirate has promised for the combat of this turn, which he cannot promise again.
    pub(super) fn pledged(&self, debtor: Seat) -> u8 {
        let credits = |promise: &PromiseView| match promise.deliver {
            DeliverView::Goods(goods) => goods.credits,
            _ => 0,
        };
        let own = self.made_now().filter(|promise| promise.debtor == debtor);
        own.map(credits).fold(0, u8::saturating_add)
    }

    /// What breaking its word would cost the bot now.
    pub(super) fn cost_of_breaking(&self) -> f32 {
        self.judgement(self.me) + self.good_name()
    }

    /// What doing this would break, in judgement; less than nothing if it keeps a word instead.
    pub(super) fn breach(&self, mv: &Move) -> f32 {
        let act = match mv {
            Move::Challenge(rival) => Act::Challenge(*rival),
            Move::AttackPlanet(planet) => Act::AttackPlanet(*planet),
            Move::Tour(crate::moves::Tour::Purchase(card)) | Move::Buy(card) => Act::Buy(*card),
            _ => return 0.0,
        };
        let promised = |deliver: DeliverView| {
            let mut ledger = self.view.ledger.iter();
            ledger.any(|promise| promise.debtor == self.me && promise.deliver == deliver)
        };
        let cost = self.cost_of_breaking();
        let broken = if promised(DeliverView::Refrain(act)) {
            cost
        } else {
            0.0
        };
        let kept = if promised(DeliverView::Do(act)) { cost } else { 0.0 };
        broken - kept
    }

    /// What the bot would break by not throwing its die.
    pub(super) fn promised_effort(&self) -> f32 {
        self.promised(Effort::MetalFaktor)
    }

    /// Whether the bot promised to play this card.
    pub(super) fn promised_card(&self, card: UpgradeId) -> bool {
        self.promised(Effort::Support(card)) > 0.0
    }

    fn promised(&self, effort: Effort) -> f32 {
        let given = self
            .made_now()
            .any(|promise| promise.debtor == self.me && promise.deliver == DeliverView::Play(effort));
        if given { self.cost_of_breaking() } else { 0.0 }
    }

    /// Keeps a promise that is due unless breaking it is cheaper.
    pub(super) fn settle(&self, moves: &[Move]) -> Option<Move> {
        let due = self.view.due?;
        let promise = self.view.ledger.iter().find(|promise| promise.id == due)?;
        let kept = moves.iter().filter_map(|mv| {
            let cost = match mv {
                Move::Honour => self.honouring(promise),
                Move::HonourWith(LootCard::Upgrade(card)) => self.upgrade(*card),
                Move::HonourWith(LootCard::Wreck(ship)) => self.wreck(*ship),
                _ => return None,
            };
            Some((*mv, cost))
        });
        match kept.min_by(|a, b| a.1.total_cmp(&b.1)) {
            Some((mv, cost)) if cost <= self.cost_of_breaking() => Some(mv),
            Some((mv, _)) if !moves.contains(&Move::Renege) => Some(mv),
            _ => self.part_payment(promise).or(Some(Move::Renege)),
        }
    }

    /// As many of the credits owed as there are or as its good name is worth, if the creditor lets the rest go.
    fn part_payment(&self, promise: &PromiseView) -> Option<Move> {
        let DeliverView::Goods(owed) = promise.deliver else {
            return None;
        };
        let worth = (self.cost_of_breaking() / self.credit()).clamp(0.0, 20.0) as u8;
        let pays = owed.credits.min(self.mine().credits.min(60) as u8).min(worth);
        if pays == 0 || self.waits() || self.offers_made(promise.creditor) > 1 {
            return None;
        }
        let mut terms = Terms::exchange(Goods::credits(pays), Goods::NOTHING);
        terms.release = Some(promise.id);
        let mv = Move::Propose {
            to: promise.creditor,
            terms,
        };
        self.allows(&mv).then_some(mv)
    }

    /// What a promise to the bot is worth if it insists: nothing when it is due and its debtor cannot pay.
    pub(super) fn claim(&self, promise: &PromiseView, loot: u8) -> f32 {
        let unable = matches!(promise.deliver, DeliverView::Goods(goods)
            if u16::from(goods.credits) > self.pirate(promise.debtor).credits);
        if self.view.due == Some(promise.id) && unable {
            return 0.0;
        }
        self.delivered(&promise.deliver, promise.debtor, loot) * self.trust(promise.debtor)
    }

    /// What keeping a promise costs.
    fn honouring(&self, promise: &PromiseView) -> f32 {
        match (&promise.deliver, &self.view.combat) {
            // Help is asked for: what joining on no further terms is worth.
            (DeliverView::Help(_), Some(combat)) => -self.joining(combat, promise.creditor, 0.0),
            (deliver, _) => {
                let loot = self
                    .view
                    .decided
                    .map_or(0, |decided| self.prospect(self.view.active, decided.foe).credits);
                self.delivered(deliver, self.me, loot)
            }
        }
    }

    /// What to take from the loser of a challenge.
    pub(super) fn plunder(&self, moves: &[Move]) -> Option<Move> {
        let Foe::Pirate(loser) = self.view.decided?.foe else {
            return None;
        };
        let half_credits = f32::from(self.pirate(loser).credits.div_ceil(2)) * self.credit();
        let half_wrecks = f32::from(self.pirate(loser).wrecks.div_ceil(2)) * 0.25;
        let worth = |mv: &Move| match mv {
            Move::Plunder(Plunder::Credits) => half_credits,
            Move::Plunder(Plunder::Wrecks) => half_wrecks,
            Move::Plunder(Plunder::Upgrade(card)) if self.mine().upgrades.len() < 4 => self.upgrade(*card),
            _ => 0.05,
        };
        moves.iter().copied().max_by(|a, b| worth(a).total_cmp(&worth(b)))
    }
}
