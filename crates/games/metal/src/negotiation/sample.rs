//! The usual deals, as a sample of what can be offered.
//!
//! One sample is given for each partner, another one after each offer, so that lists stay short and random play comes by all of
//! them. A sample depends on nothing that its maker cannot see.

use table::Seat;

use super::terms::{
    Act, Deliver, Due, Edge, Effort, Goods, HelpKind, LootKind, Pledge, Proviso, Share, Terms,
};
use crate::Metal;
use crate::state::{Foe, Planet, Slot, Step};

const OPEN_SAMPLES: usize = 26;
const ALLY_SAMPLES: usize = 14;
/// How many samples are tried before none is given.
const TRIES: usize = 4;

fn pledge(debtor: Seat, deliver: Deliver, when: Proviso, due: Due) -> Pledge {
    Pledge {
        debtor,
        deliver,
        when,
        due,
    }
}

impl Metal {
    /// Some offer that `from` can make to `to` now.
    pub(super) fn sample_terms(&self, from: Seat, to: Seat) -> Option<Terms> {
        let used = usize::from(self.talk.used[from][to.index()]);
        let first = usize::from(self.turn) * 7 + used * 3 + from.index() * 5 + to.index() * 11;
        let searching = self.step == Step::Allies;
        (first..first + TRIES).find_map(|at| {
            let terms = if searching && at % 4 != 3 {
                self.alliance_sample(at % ALLY_SAMPLES, from, to)
            } else {
                self.open_sample(at % OPEN_SAMPLES, from, to)
            }?;
            self.check_says(from, to, &terms).is_ok().then_some(terms)
        })
    }

    /// Help in the combat under way, for something.
    fn alliance_sample(&self, which: usize, from: Seat, to: Seat) -> Option<Terms> {
        let (lead, ally) = self.parties_of_alliance(from, to);
        let alliance = Terms::alliance();
        let after = |debtor, deliver, when| pledge(debtor, deliver, when, Due::AfterCombat);
        let next_turn = |of| Due::next(of, Edge::End);
        Some(match which {
            0 => alliance.promising(after(lead, Deliver::LootCredits(Share::Half), Proviso::IfWon)),
            1 if lead == from => alliance.giving(Goods::credits(1)),
            1 => alliance.taking(Goods::credits(1)),
            2 => alliance.promising(after(lead, Deliver::Goods(Goods::credits(2)), Proviso::Always)),
            3 => alliance.promising(after(lead, Deliver::LootCard(LootKind::Wreck), Proviso::IfWon)),
            4 => alliance.promising(pledge(
                lead,
                Deliver::Help(HelpKind::Any),
                Proviso::IfAsked,
                next_turn(ally),
            )),
            5 => alliance
                .promising(after(
                    lead,
                    Deliver::LootCredits(Share::Credits(2)),
                    Proviso::IfWon,
                ))
                .promising(after(ally, Deliver::Play(Effort::MetalFaktor), Proviso::Always)),
            6 => alliance.promising(after(lead, Deliver::LootCard(LootKind::Support), Proviso::Always)),
            7 => alliance,
            8 => {
                let mut held = self.pirates[ally].upgrades.support().iter();
                let card = held.find(|card| self.is_combat_support(*card))?;
                alliance.promising(after(ally, Deliver::Play(Effort::Support(card)), Proviso::Always))
            }
            9 => alliance
                .promising(after(lead, Deliver::LootCredits(Share::All), Proviso::IfWon))
                .promising(pledge(
                    lead,
                    Deliver::Goods(Goods::credits(1)),
                    Proviso::IfLost,
                    Due::EndOfTurn,
                )),
            10 => alliance.promising(after(lead, Deliver::LootCard(LootKind::Upgrade), Proviso::IfWon)),
            11 => alliance.promising(after(lead, Deliver::LootCard(LootKind::Trophy), Proviso::IfWon)),
            12 => {
                let Foe::Ship(ship) = self.combat.foe else {
                    return None;
                };
                let named = Deliver::LootCard(LootKind::ThisWreck(ship));
                alliance.promising(after(lead, named, Proviso::IfWon))
            }
            _ => {
                let card = match self.combat.foe {
                    Foe::Pirate(rival) => self.pirates[rival].upgrades.first()?,
                    _ => self.board.bazaar.first()?,
                };
                let named = Deliver::LootCard(LootKind::ThisUpgrade(card));
                alliance.promising(after(lead, named, Proviso::IfWon))
            }
        })
    }

    /// Things for things, or things for promises.
    fn open_sample(&self, which: usize, from: Seat, to: Seat) -> Option<Terms> {
        match which {
            0..=6 | 17 | 20 => self.exchange_sample(which, from, to),
            _ => self.promise_sample(which, from, to),
        }
    }

    /// Upgrades, trophies and wrecks for credits.
    fn exchange_sample(&self, which: usize, from: Seat, to: Seat) -> Option<Terms> {
        let (giver, taker) = (&self.pirates[from], &self.pirates[to]);
        let one = Goods::credits(1);
        Some(match which {
            0 => {
                let card = taker.upgrades.first()?;
                Terms::exchange(Goods::credits(self.cards.price(card)), Goods::upgrade(card))
            }
            1 => {
                let card = giver.upgrades.first()?;
                let price = taker.credits.min(self.cards.price(card).into());
                Terms::exchange(Goods::upgrade(card), Goods::credits(price as u8))
            }
            2 => Terms::exchange(Goods::credits(2), Goods::NOTHING).promising(pledge(
                to,
                Deliver::Goods(Goods::credits(5)),
                Proviso::Always,
                Due::NextTurn {
                    of: to,
                    nth: 2,
                    at: Edge::Combat,
                },
            )),
            3 => Terms::exchange(Goods::NOTHING, one).promising(pledge(
                from,
                Deliver::Goods(Goods::credits(2)),
                Proviso::Always,
                Due::EndOfTurn,
            )),
            4 => Terms::exchange(Goods::trophy(Slot::First), one),
            5 => Terms::exchange(Goods::trophy(Slot::First), Goods::trophy(Slot::Second)),
            6 => Terms::exchange(Goods::wreck(giver.wrecks.first()?), one),
            20 => Terms::exchange(Goods::unseen_wreck(giver.wrecks.first()?), one),
            _ => Terms::exchange(one, Goods::wreck(giver.knows.both(taker.wrecks).first()?)),
        })
    }

    /// A credit for a promise, one way or the other.
    fn promise_sample(&self, which: usize, from: Seat, to: Seat) -> Option<Terms> {
        let pays = matches!(which, 7..=11 | 14 | 16 | 19 | 21..=23 | 25);
        let (payer, debtor) = if pays { (from, to) } else { (to, from) };
        if self.pirates[payer].credits == 0 {
            return None;
        }
        let one = Goods::credits(1);
        let credit = if pays {
            Terms::exchange(one, Goods::NOTHING)
        } else {
            Terms::exchange(Goods::NOTHING, one)
        };
        let next_turn = Due::next;
        let later = next_turn(debtor, Edge::End);
        let own = &self.pirates[from];
        let known = own.knows.both(self.pirates[to].wrecks);
        let goods = |goods| Deliver::Goods(goods);
        let (deliver, due) = match which {
            7 => (Deliver::Refrain(Act::Challenge(from)), later),
            8 => (Deliver::Refrain(Act::AllyAgainst(from)), later),
            9 => (Deliver::Refrain(Act::AttackPlanet(Planet::Karokum)), later),
            10 => (Deliver::Refrain(Act::Buy(*self.board.display.first()?)), later),
            11 => (Deliver::Help(HelpKind::Attack), next_turn(from, Edge::End)),
            12 => (goods(Goods::wreck(own.wrecks.first()?)), later),
            13 => (
                goods(Goods::upgrade(own.upgrades.first()?)),
                next_turn(to, Edge::Start),
            ),
            14 => {
                let mut open = self.ledger.entries.iter();
                let debt = open.find(|promise| promise.debtor == from && promise.creditor == to)?;
                return Some(Terms {
                    release: Some(debt.id),
                    ..credit
                });
            }
            15 => (Deliver::LootCredits(Share::Credits(2)), Due::EndOfTurn),
            16 => (Deliver::Help(HelpKind::Challenge), later),
            18 => (goods(Goods::trophy(Slot::Second)), later),
            21 => (
                Deliver::Do(Act::Challenge(self.others(from).find(|seat| *seat != to)?)),
                later,
            ),
            22 => (Deliver::Do(Act::AttackPlanet(Planet::Karokum)), later),
            23 => (Deliver::Do(Act::Buy(*self.board.display.last()?)), later),
            24 => (goods(Goods::unseen_wreck(own.wrecks.first()?)), later),
            25 => (Deliver::Play(Effort::MetalFaktor), Due::AfterCombat),
            _ => (goods(Goods::wreck(known.first()?)), Due::EndOfTurn),
        };
        let when = match deliver {
            Deliver::Help(_) => Proviso::IfAsked,
            Deliver::LootCredits(_) => Proviso::IfWon,
            _ => Proviso::Always,
        };
        Some(credit.promising(pledge(debtor, deliver, when, due)))
    }
}
