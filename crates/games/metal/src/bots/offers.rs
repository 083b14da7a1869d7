//! Offers of others: what they are worth, and what to answer.

use crate::moves::Move;
use crate::negotiation::{Act, Deliver, Due, Edge, Goods, Pledge, Proviso, Terms};
use crate::state::{Foe, GLORY_TO_WIN};
use crate::view::{CombatView, DeliverView, GoodsView, OfferView, PledgeView};
use table::{Seat, SeatSet};

use super::mind::Mind;

/// What a deal must be worth to be made.
const MARGIN: f32 = 0.05;
/// What it is worth to get now what is due later.
const PROMPT: f32 = 0.1;
/// What is given away counts for more, since somebody else has it then.
const LOATH: f32 = 1.15;
/// The loot of a combat that has not been chosen yet.
const SOME_LOOT: u8 = 3;

impl Mind<'_> {
    /// The answer to an offer that waits for one: at once, so that nobody waits for a bot.
    pub(super) fn answer(&self, moves: &[Move]) -> Option<Move> {
        // While a choice is pending nobody answers, though offers lie open.
        let answerable = |offer: &&OfferView| offer.to == self.me && moves.contains(&Move::Decline(offer.id));
        let offer = self.view.offers.iter().find(answerable)?;
        let accept = Move::Accept(offer.id);
        if self.offer(offer) > MARGIN && moves.contains(&accept) {
            return Some(accept);
        }
        self.counter(offer).or(Some(Move::Decline(offer.id)))
    }

    /// What an offer is worth to the bot it is made to.
    pub(super) fn offer(&self, offer: &OfferView) -> f32 {
        let mut worth = self.goods(&offer.gives, offer.from) - LOATH * self.goods(&offer.takes, self.me);
        if let Some(release) = offer.release
            && let Some(promise) = self.view.ledger.iter().find(|promise| promise.id == release)
        {
            let value = self.delivered(&promise.deliver, promise.debtor, SOME_LOOT);
            if promise.creditor == self.me && pays_in_full(&offer.gives, &promise.deliver) {
                worth += PROMPT;
            }
            worth += if promise.debtor == self.me {
                value.min(self.cost_of_breaking()) * 0.8
            } else {
                -self.claim(promise, SOME_LOOT)
            };
        }
        worth -= self.last_straw(offer);
        match &self.view.combat {
            Some(combat) if offer.alliance => worth + self.alliance(offer, combat),
            _ => worth + self.pledges(offer, 0.5, SOME_LOOT, |_| true),
        }
    }

    /// What it costs to lend somebody the last credit to victory, and to break one's word by joining him.
    fn last_straw(&self, offer: &OfferView) -> f32 {
        let ahead = self.pirate(offer.from).glory >= GLORY_TO_WIN - 1;
        let lends = if ahead && offer.takes.credits > 0 {
            self.envy(offer.from, 1) * 0.5
        } else {
            0.0
        };
        let joins = self
            .view
            .combat
            .as_ref()
            .is_none_or(|combat| self.host(offer, combat) != self.me);
        if offer.breaks.is_empty() || !joins {
            lends
        } else {
            lends + self.cost_of_breaking()
        }
    }

    /// What the promises of an offer are worth, those that `counts` says.
    fn pledges(&self, offer: &OfferView, won: f32, loot: u8, counts: impl Fn(&PledgeView) -> bool) -> f32 {
        let worth = |pledge: &PledgeView| {
            let value = self.delivered(&pledge.deliver, pledge.debtor, loot);
            let likely = Self::likely(pledge.when, won);
            if pledge.debtor == self.me {
                -likely * value.min(self.cost_of_breaking()) * LOATH
            } else {
                likely * value * self.word_of(pledge.debtor) * self.credible(pledge.debtor, value)
            }
        };
        offer
            .pledges
            .iter()
            .filter(|pledge| counts(pledge))
            .map(worth)
            .sum()
    }

    /// Trust, or certainty where a victory over a pirate hunter leaves no choice.
    fn word_of(&self, debtor: Seat) -> f32 {
        match self.view.combat.as_ref().map(|combat| combat.foe) {
            Some(Foe::Ship(ship)) if self.ship(ship).hunter => 1.0,
            _ => self.trust(debtor),
        }
    }

    /// A promise that costs its debtor more than breaking it is hardly meant.
    fn credible(&self, debtor: Seat, value: f32) -> f32 {
        if value > self.judgement(debtor) + self.good_name() {
            0.5
        } else {
            1.0
        }
    }

    /// What an alliance under those terms is worth.
    fn alliance(&self, offer: &OfferView, combat: &CombatView) -> f32 {
        let host = self.host(offer, combat);
        let loot = self.loot_now();
        if host == self.me {
            let joined = self.joined(combat, self.me, offer.from);
            let stake = self.at_stake(combat, self.me).stake();
            let gain = (joined.with - joined.without) * stake * self.trust(offer.from).max(0.3);
            return gain + self.pledges(offer, joined.with, loot, |_| true);
        }
        let joined = self.joined(combat, host, self.me);
        let on_victory = |pledge: &PledgeView| {
            pledge.debtor == host && matches!(pledge.when, Proviso::IfWon | Proviso::Always)
        };
        // Paid in victory, and only to who was loyal.
        let in_victory = self.pledges(offer, 1.0, loot, on_victory);
        self.joining(combat, host, in_victory)
            + self.pledges(offer, joined.with, loot, |pledge| !on_victory(pledge))
    }

    /// Which of the two is helped.
    fn host(&self, offer: &OfferView, combat: &CombatView) -> Seat {
        let leads = |seat: Seat| seat == self.view.active || combat.foe == Foe::Pirate(seat);
        if leads(self.me) { self.me } else { offer.from }
    }

    /// Asks for more where that may be had, once.
    fn counter(&self, offer: &OfferView) -> Option<Move> {
        if self.offers_made(offer.from) > 0 {
            return None;
        }
        let terms = match &self.view.combat {
            Some(combat) if offer.alliance => self.counter_alliance(offer, combat)?,
            _ => self.counter_exchange(offer)?,
        };
        let mv = Move::Counter {
            offer: offer.id,
            terms,
        };
        self.allows(&mv).then_some(mv)
    }

    /// Help for what it must bring, if that leaves the other something.
    fn counter_alliance(&self, offer: &OfferView, combat: &CombatView) -> Option<Terms> {
        let host = self.host(offer, combat);
        if host == self.me {
            return None;
        }
        let prospect = self.at_stake(combat, host);
        let joined = self.joined(combat, host, self.me);
        let price = self.price(&joined, self.me, self.word_of(host)) * 1.1;
        let gain = (joined.with - joined.without) * prospect.stake();
        if joined.with * price > gain * 0.9 {
            return None;
        }
        self.alliance_terms(host, price, &prospect)
    }

    /// The same exchange for a few more credits.
    fn counter_exchange(&self, offer: &OfferView) -> Option<Terms> {
        let plain = offer.pledges.is_empty() && offer.release.is_none() && !offer.alliance;
        let takes = &offer.takes;
        let only_credits = takes.upgrades.is_empty() && takes.wrecks == 0 && takes.trophies.is_empty();
        let unseen = offer.gives.unseen + takes.unseen > 0;
        if !plain || only_credits || unseen || !offer.together.is_empty() {
            return None;
        }
        let missing = ((MARGIN + 0.05 - self.offer(offer)) / self.credit())
            .ceil()
            .clamp(1.0, 20.0) as u8;
        let price = offer.gives.credits.saturating_add(missing);
        if missing > 4 || u16::from(price) > self.pirate(offer.from).credits {
            return None;
        }
        let back = |goods: &GoodsView| Goods {
            credits: goods.credits,
            upgrades: goods.upgrades,
            wrecks: goods.which.unwrap_or_default(),
            unseen: goods.unseen_which.unwrap_or_default(),
            trophies: goods.trophies,
        };
        let asked = Goods {
            credits: price,
            ..back(&offer.gives)
        };
        Some(Terms::exchange(back(&offer.takes), asked))
    }

    /// An offer of the bot's own while nothing presses.
    pub(super) fn propose(&self) -> Option<Move> {
        let ideas = [
            self.buy_a_wreck(),
            self.borrow(),
            self.buy_peace(),
            self.hire(),
            self.sell_unseen(),
        ];
        ideas.into_iter().flatten().find(|mv| self.allows(mv))
    }

    fn offer_to(to: Seat, terms: Terms) -> Option<Move> {
        Some(Move::Propose { to, terms })
    }

    /// What is missing for a last point of glory, paid back with two more in the turn after next.
    fn borrow(&self) -> Option<Move> {
        let mine = self.mine();
        let have = mine.credits + u16::from(mine.wrecks);
        let late = self.view.voyage.toured >= 10 || self.view.voyage.tour_closed;
        if mine.glory != GLORY_TO_WIN - 1 || !(4..6).contains(&have) || late {
            return None;
        }
        let missing = (6 - have) as u8;
        let rich =
            |seat: &Seat| self.pirate(*seat).credits >= u16::from(missing) && self.offers_made(*seat) == 0;
        let back = Pledge {
            debtor: self.me,
            deliver: Deliver::Goods(Goods::credits(missing + 2)),
            when: Proviso::Always,
            due: Due::NextTurn {
                of: self.me,
                nth: 2,
                at: Edge::Combat,
            },
        };
        let terms = Terms::exchange(Goods::NOTHING, Goods::credits(missing)).promising(back);
        Self::offer_to(self.others().find(rich)?, terms)
    }

    /// A credit for each of the others if none of them challenges whoever is ahead.
    fn buy_peace(&self) -> Option<Move> {
        let to: SeatSet = self.others().collect();
        let mine = self.mine();
        // With six credits there is better use for them.
        let spare = mine.credits < 6 && mine.judgement == 0;
        let threatened = mine.glory >= 6 && self.leads(self.me) && self.view.voyage.fought && spare;
        let quiet = self.others().all(|seat| self.offers_made(seat) == 0);
        if !threatened || !quiet || usize::from(mine.credits) <= to.len() {
            return None;
        }
        let peace = Pledge {
            debtor: to.first()?,
            deliver: Deliver::Refrain(Act::Challenge(self.me)),
            when: Proviso::Always,
            due: Due::next(self.me, Edge::End),
        };
        let terms = Terms::exchange(Goods::credits(1), Goods::NOTHING).promising(peace);
        Some(Move::ProposeAll { to, terms })
    }

    /// Two credits for the strongest of the others to challenge whoever is about to win.
    fn hire(&self) -> Option<Move> {
        let leader = self
            .others()
            .find(|seat| self.leads(*seat) && self.pirate(*seat).glory >= 7)?;
        let others = self
            .others()
            .filter(|seat| *seat != leader && self.offers_made(*seat) == 0);
        let strongest = others.max_by_key(|seat| self.pirate(*seat).main)?;
        if self.mine().credits < 3 || !self.view.voyage.fought {
            return None;
        }
        let errand = Pledge {
            debtor: strongest,
            deliver: Deliver::Do(Act::Challenge(leader)),
            when: Proviso::Always,
            due: Due::next(strongest, Edge::End),
        };
        let terms = Terms::exchange(Goods::credits(2), Goods::NOTHING).promising(errand);
        Self::offer_to(strongest, terms)
    }

    /// A wreck of little use, unseen, when there is not a credit left.
    fn sell_unseen(&self) -> Option<Move> {
        if self.mine().credits > 0 || !self.view.voyage.fought {
            return None;
        }
        let own = self.mine().known_wrecks.iter();
        let least = own.min_by(|a, b| self.wreck(*a).total_cmp(&self.wreck(*b)))?;
        let buyer = |seat: &Seat| {
            let pirate = self.pirate(*seat);
            pirate.wrecks >= 3 && pirate.credits >= 2 && self.offers_made(*seat) == 0
        };
        let terms = Terms::exchange(Goods::unseen_wreck(least), Goods::credits(1));
        Self::offer_to(self.others().find(buyer)?, terms)
    }

    /// Pay on top for an ally who may be about to betray; a betrayal would end the debt.
    pub(super) fn bribe(&self) -> Option<Move> {
        let combat = self.view.combat.as_ref()?;
        let [ally] = combat.allies[..] else { return None };
        if self.view.active != self.me || self.waits() || self.offers_made(ally) > 2 {
            return None;
        }
        let joined = self.joined(combat, self.me, ally);
        let promised = self.owed_in_victory() * self.trust(self.me);
        let loyal = joined.with * promised - joined.cost;
        let need = (joined.betrayal? - loyal) / joined.with.max(0.05);
        let credits = (need / self.credit()).ceil();
        let most = (self.cost_of_breaking() / self.credit())
            .floor()
            .min(f32::from(self.mine().credits));
        if credits < 1.0 || credits > most.min(6.0) {
            return None;
        }
        let pay = Pledge {
            debtor: self.me,
            deliver: Deliver::Goods(Goods::credits(credits as u8)),
            when: Proviso::IfWon,
            due: Due::AfterCombat,
        };
        let mv = Self::offer_to(ally, Terms::default().promising(pay))?;
        self.allows(&mv).then_some(mv)
    }

    /// Credits for the wreck that makes three of a nation.
    fn buy_a_wreck(&self) -> Option<Move> {
        let mine = self.mine();
        let spare = mine.credits.saturating_sub(2).min(4) as u8;
        let wanted = |seat: Seat| {
            let best = self
                .pirate(seat)
                .known_wrecks
                .iter()
                .map(|ship| (ship, self.wreck(ship)));
            let (ship, worth) = best.max_by(|a, b| a.1.total_cmp(&b.1))?;
            (worth > 0.6 && self.offers_made(seat) == 0).then_some((seat, ship))
        };
        let (to, ship) = self.others().find_map(wanted)?;
        let price = 2.min(spare);
        let terms = Terms::exchange(Goods::credits(price), Goods::wreck(ship));
        (price > 0).then_some(Move::Propose { to, terms })
    }

    /// Whether the bot has an offer of its own on the table.
    pub(super) fn waits(&self) -> bool {
        self.view.offers.iter().any(|offer| offer.from == self.me)
    }
}

/// Whether goods pay a debt of credits: to have them now is never worse than to wait for them.
fn pays_in_full(gives: &GoodsView, owed: &DeliverView) -> bool {
    let DeliverView::Goods(owed) = owed else {
        return false;
    };
    let more = owed.wrecks > 0 || owed.unseen > 0;
    let more = more || !owed.upgrades.is_empty() || !owed.trophies.is_empty();
    !more && gives.credits >= owed.credits
}
