//! Exchanges on the spot: everything moves at once, or nothing does.

use arrayvec::ArrayVec;
use table::{Seat, SeatSet};

use super::offers::Offer;
use super::terms::{Act, Deliver, Due, Edge, Effort, FARTHEST, Goods, LootKind, Pledge, Proviso, Terms};
use crate::Metal;
use crate::cards::Crew;
use crate::events::{Event, Now, Purse};
use crate::ids::UpgradeId;
use crate::moves::Refusal;
use crate::state::{Faktor, Foe, Held, MOST_TROPHIES, MOST_UPGRADES, Planet};

impl Metal {
    /// Carries a deal out: goods, alliance, promises.
    pub(super) fn carry_out(&mut self, offer: &Offer, now: &mut Now<'_>) {
        let terms = &offer.terms;
        now.told.everyone(Event::Dealt {
            offer: offer.id,
            from: offer.from,
            to: offer.to,
        });
        // Trophies cross, so both are lifted before either is put down.
        let given = self.lift_trophies(offer.from, &terms.gives);
        let taken = self.lift_trophies(offer.to, &terms.takes);
        self.put_trophies(offer.from, offer.to, given, now);
        self.put_trophies(offer.to, offer.from, taken, now);
        self.hand_over_open(offer.from, offer.to, &terms.gives, now);
        self.hand_over_open(offer.to, offer.from, &terms.takes, now);
        if let Some(promise) = terms.release {
            self.waive_promise(promise, now);
        }
        for pledge in terms.pledges.iter() {
            let creditor = if pledge.debtor == offer.from {
                offer.to
            } else {
                offer.from
            };
            self.write_down(pledge, creditor, terms, now);
        }
        if terms.alliance {
            let (protagonist, ally) = self.parties_of_alliance(offer.from, offer.to);
            self.seal_alliance(protagonist, ally, now);
        }
    }

    /// Gives what the giver has and the taker can take.
    pub(super) fn hand_over(&mut self, from: Seat, to: Seat, goods: &Goods, now: &mut Now<'_>) {
        let trophies = self.lift_trophies(from, goods);
        self.put_trophies(from, to, trophies, now);
        self.hand_over_open(from, to, goods, now);
    }

    fn hand_over_open(&mut self, from: Seat, to: Seat, goods: &Goods, now: &mut Now<'_>) {
        self.pay(from, Purse::Pirate(to), goods.credits, now);
        for card in goods.upgrades.both(self.pirates[from].upgrades).iter() {
            self.pirates[from].upgrades.remove(card);
            self.pirates[to].upgrades.insert(card);
            now.told.everyone(Event::UpgradeHanded { from, to, card });
        }
        self.hand_over_wrecks(from, to, goods.all_wrecks(), now);
    }

    fn lift_trophies(&mut self, from: Seat, goods: &Goods) -> ArrayVec<Held, 3> {
        let slots = goods.trophies.iter();
        slots.filter_map(|slot| self.take_trophy(from, slot)).collect()
    }

    /// The taker sees what he got, the giver knows what he gave; a hand that is full leaves the trophy where it was.
    fn put_trophies(&mut self, from: Seat, to: Seat, trophies: ArrayVec<Held, 3>, now: &mut Now<'_>) {
        for mut held in trophies {
            let room = self.trophy_slots(to).len() < MOST_TROPHIES;
            let owner = if room { to } else { from };
            let Some(free) = self.pirates[owner].trophies.iter().position(Option::is_none) else {
                continue;
            };
            if room {
                now.told.reveal();
                held.known = held.known.with(to);
                now.told.privately(
                    to,
                    Event::TrophyHanded {
                        from,
                        to,
                        card: Some(held.card),
                    },
                    Event::TrophyHanded { from, to, card: None },
                );
            }
            self.pirates[owner].trophies[free] = Some(held);
        }
    }

    /// Of two parties, the protagonist of the combat and the one who joins him.
    pub(crate) fn parties_of_alliance(&self, one: Seat, other: Seat) -> (Seat, Seat) {
        if self.protagonists().contains(one) {
            (one, other)
        } else {
            (other, one)
        }
    }

    /// Whether everything the terms name is there, fits, and can be promised.
    pub(crate) fn check_terms(&self, from: Seat, to: Seat, terms: &Terms) -> Result<(), Refusal> {
        let says_nothing = terms.gives.is_nothing()
            && terms.takes.is_nothing()
            && !terms.alliance
            && terms.release.is_none()
            && terms.pledges.is_empty();
        if says_nothing {
            return Err(Refusal::EmptyOffer);
        }
        self.check_owned(from, &terms.gives)?;
        if !terms.takes.wrecks.is_subset(self.pirates[from].knows) || !terms.takes.unseen.is_empty() {
            return Err(Refusal::UnknownWreck);
        }
        self.check_owned(to, &terms.takes)?;
        self.check_limits(from, &terms.gives, &terms.takes)?;
        self.check_limits(to, &terms.takes, &terms.gives)?;
        if terms.alliance {
            let (protagonist, ally) = self.parties_of_alliance(from, to);
            self.check_alliance(protagonist, ally)?;
        }
        if let Some(release) = terms.release {
            let parties = SeatSet::only(from).with(to);
            let promise = self.ledger.get(release).ok_or(Refusal::NoSuchPromise)?;
            if !parties.contains(promise.debtor) || !parties.contains(promise.creditor) {
                return Err(Refusal::NotCreditor);
            }
        }
        for pledge in terms.pledges.iter() {
            self.check_pledge(from, to, pledge)?;
        }
        Ok(())
    }

    fn check_owned(&self, seat: Seat, goods: &Goods) -> Result<(), Refusal> {
        let pirate = &self.pirates[seat];
        let owned = pirate.credits >= goods.credits.into()
            && goods.upgrades.is_subset(pirate.upgrades)
            && goods.all_wrecks().is_subset(pirate.wrecks)
            && goods.wrecks.is_disjoint(goods.unseen)
            && (goods.trophies.is_empty() || goods.trophies.is_subset(self.trophy_slots(seat)));
        if owned {
            Ok(())
        } else {
            Err(Refusal::NotOwned(seat))
        }
    }

    /// Four upgrades, two trophies, always.
    fn check_limits(&self, seat: Seat, gives: &Goods, gets: &Goods) -> Result<(), Refusal> {
        // Who gets nothing of a kind has room for it; most deals are about credits.
        let upgrades = || self.pirates[seat].upgrades.minus(gives.upgrades).len() + gets.upgrades.len();
        if !gets.upgrades.is_empty() && upgrades() > MOST_UPGRADES {
            return Err(Refusal::UpgradeLimit(seat));
        }
        let trophies = || self.trophy_slots(seat).len() - gives.trophies.len() + gets.trophies.len();
        if !gets.trophies.is_empty() && trophies() > MOST_TROPHIES {
            return Err(Refusal::TrophyLimit(seat));
        }
        Ok(())
    }

    /// Whether the combat of this turn is still to come or in its beginnings.
    pub(crate) fn combat_ahead(&self) -> bool {
        !self.voyage.fought && !self.voyage.resting
    }

    fn check_pledge(&self, from: Seat, to: Seat, pledge: &Pledge) -> Result<(), Refusal> {
        let debtor = pledge.debtor;
        if debtor != from && debtor != to {
            return Err(Refusal::ForeignDebtor);
        }
        let needs_combat = matches!(pledge.when, Proviso::IfWon | Proviso::IfLost)
            || pledge.due == Due::AfterCombat
            || pledge.deliver.is_loot();
        if needs_combat && !self.combat_ahead() {
            return Err(Refusal::NoCombatAhead);
        }
        if let Due::NextTurn { of, nth, .. } = pledge.due {
            if of.index() >= usize::from(self.seats) {
                return Err(Refusal::NoSuchSeat);
            }
            if !(1..=FARTHEST).contains(&nth) {
                return Err(Refusal::BadPromise);
            }
        }
        let always = pledge.when == Proviso::Always;
        match pledge.deliver {
            Deliver::Goods(goods) => self.check_promised_goods(from, debtor, &goods, pledge.when),
            Deliver::LootCredits(_) | Deliver::LootCard(_) => self.check_promised_loot(pledge),
            Deliver::Help(_) if pledge.when == Proviso::IfAsked && pledge.due != Due::AfterCombat => Ok(()),
            Deliver::Refrain(act) if always => self.check_act(debtor, act),
            Deliver::Do(act) if always && self.can_do_by(debtor, act, pledge.due) => {
                self.check_act(debtor, act)
            }
            Deliver::Play(effort) if always && pledge.due == Due::AfterCombat => {
                self.check_effort(debtor, effort)
            }
            _ => Err(Refusal::BadPromise),
        }
    }

    /// Loot is shared within the turn by who can win it. A wreck is promised by name only where everybody sees the ship: as the foe, in
    /// the row or in Karokum's discard; the trophy only where Exxalia can give one.
    fn check_promised_loot(&self, pledge: &Pledge) -> Result<(), Refusal> {
        let within_turn = !matches!(pledge.due, Due::NextTurn { .. });
        let on_victory = matches!(pledge.when, Proviso::Always | Proviso::IfWon);
        let foe = self.combat.foe;
        let in_reach = match pledge.deliver {
            Deliver::LootCard(LootKind::Trophy) => {
                matches!(foe, Foe::Nobody | Foe::Planet(Planet::Exxalia))
            }
            Deliver::LootCard(LootKind::ThisWreck(ship)) => {
                foe == Foe::Ship(ship) || self.board.karokum.contains(ship) || self.board.row.contains(&ship)
            }
            _ => true,
        };
        if self.can_win_loot().contains(pledge.debtor) && within_turn && on_victory && in_reach {
            Ok(())
        } else {
            Err(Refusal::NoLoot)
        }
    }

    /// Whether the debtor has an occasion for it before the promise is due: in this turn if it is his, or in one of his own to come.
    fn can_do_by(&self, debtor: Seat, act: Act, due: Due) -> bool {
        match (act, due) {
            (Act::AllyAgainst(_), _) => false,
            (_, Due::NextTurn { of, at, .. }) => of == debtor && at != Edge::Start,
            (Act::Buy(_), Due::EndOfTurn) => debtor == self.active,
            (Act::Buy(_), Due::AfterCombat) => false,
            (_, Due::AfterCombat | Due::EndOfTurn) => {
                debtor == self.active && self.combat_ahead() && self.combat.foe == Foe::Nobody
            }
        }
    }

    /// Credits may be promised before they are there; cards must be.
    fn check_promised_goods(
        &self,
        from: Seat,
        debtor: Seat,
        goods: &Goods,
        when: Proviso,
    ) -> Result<(), Refusal> {
        if goods.is_nothing() || when == Proviso::IfAsked {
            return Err(Refusal::BadPromise);
        }
        let knows = goods.wrecks.is_subset(self.pirates[from].knows) && goods.unseen.is_empty();
        if debtor != from && !knows {
            return Err(Refusal::UnknownWreck);
        }
        self.check_owned(debtor, &goods.cards())
    }

    fn check_act(&self, debtor: Seat, act: Act) -> Result<(), Refusal> {
        match act {
            Act::Challenge(rival) | Act::AllyAgainst(rival) => self.check_rival(debtor, rival),
            Act::AttackPlanet(_) | Act::Buy(_) => Ok(()),
        }
    }

    fn check_effort(&self, debtor: Seat, effort: Effort) -> Result<(), Refusal> {
        let able = match effort {
            Effort::MetalFaktor => self.pirates[debtor].faktor == Faktor::Blank,
            Effort::Support(card) => {
                self.pirates[debtor].upgrades.contains(card) && self.is_combat_support(card)
            }
        };
        if able { Ok(()) } else { Err(Refusal::BadPromise) }
    }

    /// Whether a card can be played in a combat.
    pub(super) fn is_combat_support(&self, card: UpgradeId) -> bool {
        matches!(
            self.cards.crew(card),
            Some(Crew::ScoreBefore(_) | Crew::ScoreAfter(_) | Crew::Reroll | Crew::Jam(_))
        )
    }
}
