//! Trophies: two at most, in secret, shown when their condition holds, one for each pirate in each player-turn.
//!
//! They may be shown at any quiet moment, also in another's turn, but never between the announcement of an effect and its end: what
//! is being plundered can no longer be shown.

use table::{Seat, SeatSet};

use crate::Metal;
use crate::cards::{Condition, EquipmentType, Nation};
use crate::events::{Event, GlorySource, Now};
use crate::ids::{ShipSet, TrophyId};
use crate::moves::{Move, Refusal};
use crate::state::{Choice, Held, Reckoning, Slot, SlotSet, Step};

impl Metal {
    /// The places in which a pirate holds a trophy.
    pub(crate) fn trophy_slots(&self, seat: Seat) -> SlotSet {
        let hand = &self.pirates[seat].trophies;
        Slot::ALL
            .into_iter()
            .filter(|slot| hand[slot.index()].is_some())
            .collect()
    }

    pub(crate) fn check_has_trophy(&self, seat: Seat, slot: Slot) -> Result<(), Refusal> {
        if self.trophy_slots(seat).contains(slot) {
            Ok(())
        } else {
            Err(Refusal::NoTrophy)
        }
    }

    /// Set-up: the third trophy goes under the pile.
    pub(crate) fn give_back(&mut self, by: Seat, slot: Slot, now: &mut Now<'_>) {
        self.return_trophy(by, slot, now);
        let hand = &mut self.pirates[by].trophies;
        if let Some(last) = hand[2].take() {
            hand[slot.index()] = Some(last);
        }
    }

    /// A trophy leaves a hand. If it was the loot of this combat it can no longer be shared.
    pub(crate) fn take_trophy(&mut self, seat: Seat, slot: Slot) -> Option<Held> {
        let held = self.pirates[seat].trophies[slot.index()].take()?;
        if seat == self.active && self.combat.loot.trophy == Some(slot) {
            self.combat.loot.trophy = None;
        }
        Some(held)
    }

    /// A trophy goes under the pile; whoever knew it knows where it lies.
    pub(crate) fn return_trophy(&mut self, seat: Seat, slot: Slot, now: &mut Now<'_>) {
        if let Some(held) = self.take_trophy(seat, slot) {
            self.board.trophies.push(held);
            self.tell_returned(seat, held.card, now);
        }
    }

    fn tell_returned(&self, seat: Seat, card: TrophyId, now: &mut Now<'_>) {
        now.told.privately(
            seat,
            Event::TrophyReturned {
                seat,
                card: Some(card),
            },
            Event::TrophyReturned { seat, card: None },
        );
    }

    /// Trophies are drawn; the pirate then keeps one.
    pub(crate) fn draw_trophies(&mut self, seat: Seat, count: usize, now: &mut Now<'_>) {
        now.told.reveal();
        for _ in 0..count.min(self.board.trophies.len()) {
            let card = self.board.trophies.remove(0).card;
            // Who knew that it lay there does not know whether it is kept.
            self.board.drawn.push(Held {
                card,
                known: SeatSet::only(seat),
            });
            now.told.privately(
                seat,
                Event::TrophyDrawn {
                    seat,
                    card: Some(card),
                },
                Event::TrophyDrawn { seat, card: None },
            );
        }
        if !self.board.drawn.is_empty() {
            self.ask(Choice::KeepTrophy(seat));
        }
    }

    /// One of the drawn trophies is kept, the others go under the pile.
    pub(crate) fn keep_trophy(&mut self, seat: Seat, slot: Slot, now: &mut Now<'_>) {
        let drawn = std::mem::take(&mut self.board.drawn);
        for (at, held) in drawn.into_iter().enumerate() {
            let free = self.pirates[seat].trophies[..2].iter().position(Option::is_none);
            match free {
                Some(free) if at == slot.index() => {
                    self.pirates[seat].trophies[free] = Some(held);
                    if self.step == Step::Settle(Reckoning::AfterCombat) {
                        self.combat.loot.gave_trophy = true;
                        self.combat.loot.trophy = Some(Slot::ALL[free]);
                    }
                }
                _ => {
                    self.board.trophies.push(held);
                    self.tell_returned(seat, held.card, now);
                }
            }
        }
    }

    pub(crate) fn check_validate(&self, by: Seat, slot: Slot) -> Result<(), Refusal> {
        if !self.is_quiet() {
            return Err(Refusal::NotNow);
        }
        let Some(held) = self.pirates[by].trophies[slot.index()] else {
            return Err(Refusal::NoTrophy);
        };
        if self.pirates[by].validated {
            return Err(Refusal::ValidatedAlready);
        }
        if self.fulfils(by, self.cards.trophy(held.card).condition) {
            Ok(())
        } else {
            Err(Refusal::ConditionNotMet)
        }
    }

    pub(crate) fn list_validations(&self, by: Seat, out: &mut Vec<Move>) {
        if !self.pirates[by].validated && self.is_quiet() {
            let held = self.trophy_slots(by).iter();
            let open = held.filter(|slot| self.check_validate(by, *slot).is_ok());
            out.extend(open.map(Move::Validate));
        }
    }

    /// The trophy is shown, pays, and goes under the pile, where everybody knows it.
    pub(crate) fn validate(&mut self, by: Seat, slot: Slot, now: &mut Now<'_>) {
        let Some(held) = self.take_trophy(by, slot) else {
            return;
        };
        now.told.reveal();
        let (glory, credits) = {
            let trophy = self.cards.trophy(held.card);
            (trophy.glory, trophy.credits)
        };
        self.pirates[by].validated = true;
        self.board.trophies.push(Held {
            card: held.card,
            known: SeatSet::all(self.seats),
        });
        now.told.everyone(Event::TrophyValidated {
            seat: by,
            card: held.card,
        });
        self.gain_glory(by, glory, GlorySource::Trophy, now);
        self.earn(by, credits, now);
        if let Step::LastCall(seats) = self.step {
            self.step = Step::LastCall(seats.without(by));
        }
    }

    /// Whether what a trophy asks for holds now, or happened in this player-turn.
    pub(crate) fn fulfils(&self, seat: Seat, condition: Condition) -> bool {
        let pirate = &self.pirates[seat];
        let deeds = &pirate.deeds;
        let equipment = || pirate.upgrades.equipment().iter();
        let owns_type =
            |kind| equipment().any(|card| self.cards.equipment(card).is_some_and(|card| card.kind == kind));
        match condition {
            Condition::EquipmentOfPower(power) => equipment().any(|card| self.cards.power(card) >= power),
            Condition::Equipment(count) => equipment().count() >= count.into(),
            Condition::MainPower(power) => self.main_power(seat) >= power,
            Condition::WrecksOfNations(count) => {
                let nations = Nation::ALL.into_iter();
                nations
                    .filter(|nation| self.wrecks_of(pirate.wrecks, *nation) > 0)
                    .count()
                    >= count.into()
            }
            Condition::WrecksOfOneNation(count) => Nation::ALL
                .into_iter()
                .any(|nation| self.wrecks_of(pirate.wrecks, nation) >= count.into()),
            Condition::Wrecks(count) => pirate.wrecks.len() >= count.into(),
            Condition::Credits(credits) => pirate.credits >= credits.into(),
            Condition::Damage(damage) => pirate.damage == damage,
            Condition::EveryType => {
                owns_type(EquipmentType::Weapon)
                    && owns_type(EquipmentType::Armour)
                    && owns_type(EquipmentType::Tool)
            }
            Condition::SupportCards(count) => pirate.upgrades.support().len() >= count.into(),
            Condition::WonChallenge => deeds.won_challenge,
            Condition::HeldChallenge => deeds.held_challenge,
            Condition::BeatHunter => deeds.beat_hunter,
            Condition::BeatPlanet => deeds.beat_planet,
            Condition::BeatStrongerShip(by) => deeds.beat_stronger >= by,
            Condition::WonBy(margin) => deeds.won_by >= margin,
            Condition::LoyalAllyWon => deeds.loyal_ally_won,
            Condition::TraitorWon => deeds.traitor_won,
        }
    }

    /// How many of these wrecks belong to a nation.
    pub(crate) fn wrecks_of(&self, wrecks: ShipSet, nation: Nation) -> usize {
        let of_nation = |ship: &crate::ids::ShipId| self.cards.ship(*ship).nation == nation;
        wrecks.iter().filter(of_nation).count()
    }
}
