//! Offers of others: what they are worth, and what to answer.

use crate::moves::Move;
use crate::negotiation::{Goods, Proviso, Terms};
use crate::state::Foe;
use crate::view::{CombatView, GoodsView, OfferView, PledgeView};
use table::Seat;

use super::mind::Mind;

/// What a deal must be worth to be made.
const MARGIN: f32 = 0.05;
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
            worth += if promise.debtor == self.me {
                value.min(self.cost_of_breaking()) * 0.8
            } else {
                -value * self.trust(promise.debtor)
            };
        }
        match &self.view.combat {
            Some(combat) if offer.alliance => worth + self.alliance(offer, combat),
            _ => worth + self.pledges(offer, 0.5, SOME_LOOT, |_| true),
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
        if !plain || only_credits {
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
            trophies: goods.trophies,
        };
        let asked = Goods {
            credits: price,
            ..back(&offer.gives)
        };
        Some(Terms::exchange(back(&offer.takes), asked))
    }

    /// An offer of the bot's own while nothing presses: credits for the wreck that makes three of a nation.
    pub(super) fn propose(&self) -> Option<Move> {
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
        let mv = Move::Propose { to, terms };
        (price > 0 && self.allows(&mv)).then_some(mv)
    }

    /// Whether the bot has an offer of its own on the table.
    pub(super) fn waits(&self) -> bool {
        self.view.offers.iter().any(|offer| offer.from == self.me)
    }
}
