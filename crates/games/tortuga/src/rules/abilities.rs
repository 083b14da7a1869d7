//! What the abilities of cards do when the cards are played: the one place that interprets [`Ability`].
//!
//! Discounts cannot hurt and ask nothing, so they take effect at once. All others are offered as a pending choice: use them in any order,
//! or not. An ability that can do nothing is not offered; whether it can is always open information, so that nothing leaks.

use super::{Allowed, Now, need};
use crate::Tortuga;
use crate::cards::{Ability, AbilityKind, CardId};
use crate::events::{Cause, Source, Zone};
use crate::moves::{Move, Refusal};
use crate::state::{Pending, Trash};

/// Which of a card's abilities is `kind`.
fn position(abilities: &[Ability], kind: AbilityKind) -> Option<usize> {
    abilities.iter().position(|ability| ability.kind() == kind)
}

impl Tortuga {
    /// Takes up the discounts of a card just played and offers its other abilities.
    pub(super) fn offer_abilities(&mut self, card: CardId) {
        let abilities = &self.face(card).abilities;
        if abilities.is_empty() {
            return;
        }
        let abilities = abilities.clone();
        let turn = &mut self.state.this_turn;
        let mut left = 0;
        for (at, ability) in abilities.into_iter().enumerate() {
            match ability {
                Ability::HuntOff(n) => turn.hunt_off = turn.hunt_off.saturating_add(n),
                Ability::ConquerOff(n) => turn.conquer_off = turn.conquer_off.saturating_add(n),
                Ability::BuyOff(n) => turn.buy_off = turn.buy_off.saturating_add(n),
                _ => left |= 1 << at,
            }
        }
        if left != 0 {
            self.state.pending.push(Pending::Abilities { card, left });
        }
    }

    /// Whether an ability of `card` could do anything now.
    pub(crate) fn check_ability(&self, card: CardId, ability: Ability) -> Allowed {
        let state = &self.state;
        let mine = state.mine();
        let useful = match ability {
            Ability::Draw(_) => !mine.deck.is_empty() || !mine.discard.is_empty(),
            Ability::Move(_) | Ability::Jump => return need(mine.ship.is_some(), Refusal::ShipInHold),
            Ability::TrashPlayed(_) => self.can_trash(Trash::Played),
            Ability::TrashHandOrDiscard(_) => self.can_trash(Trash::HandOrDiscard),
            Ability::TrashDiscard(_) => self.can_trash(Trash::Discard),
            Ability::MineralHere(_) => return self.check_mineral_here(),
            Ability::MineralDepot(_) => return need(state.depot > 0, Refusal::DepotEmpty),
            Ability::Probe => return self.check_probe(),
            Ability::Fortify(_) => {
                let places = self.controlled(state.active);
                places.iter().any(|place| self.check_fortify(place).is_ok())
            }
            Ability::Reserve => {
                need(mine.reserve.is_none(), Refusal::ReserveFull)?;
                !mine.hand.is_empty()
            }
            Ability::ScrapForInfluence(_) => return need(mine.play.contains(card), Refusal::NotInPlay(card)),
            Ability::HuntOff(_) | Ability::ConquerOff(_) | Ability::BuyOff(_) => false,
        };
        need(useful, Refusal::AbilityUseless)
    }

    pub(super) fn check_use(&self, card: CardId, left: u8, kind: AbilityKind) -> Allowed {
        let abilities = &self.face(card).abilities;
        let at = position(abilities, kind).filter(|at| left & (1 << at) != 0);
        let at = at.ok_or(Refusal::NoSuchAbility)?;
        self.check_ability(card, abilities[at])
    }

    pub(super) fn use_ability(&mut self, kind: AbilityKind, now: Now<'_, '_>) {
        let Some(Pending::Abilities { card, left }) = self.state.pending.pop() else {
            return;
        };
        let abilities = &self.face(card).abilities;
        let Some(at) = position(abilities, kind) else {
            return;
        };
        let (ability, left) = (abilities[at], left & !(1 << at));
        if left != 0 {
            self.state.pending.push(Pending::Abilities { card, left });
        }
        // To name an ability of a card that lies open binds to nothing; what it shows or draws says so itself.
        now.told.harmless_step();
        self.carry_out_ability(card, ability, now);
    }

    /// Does what an ability says, or asks for the choice it needs.
    fn carry_out_ability(&mut self, card: CardId, ability: Ability, now: Now<'_, '_>) {
        let seat = self.state.active;
        let pending = &mut self.state.pending;
        match ability {
            Ability::Draw(n) => self.draw(seat, usize::from(n), now),
            Ability::Move(left) => pending.push(Pending::Move { left }),
            Ability::Jump => pending.push(Pending::Jump),
            Ability::TrashPlayed(left) => pending.push(Pending::Trash {
                from: Trash::Played,
                left,
            }),
            Ability::TrashHandOrDiscard(left) => pending.push(Pending::Trash {
                from: Trash::HandOrDiscard,
                left,
            }),
            Ability::TrashDiscard(left) => pending.push(Pending::Trash {
                from: Trash::Discard,
                left,
            }),
            // A tile never has more than one mineral.
            Ability::MineralHere(_) => self.take_mineral_here(now),
            Ability::MineralDepot(n) => self.take_minerals_from_depot(n, now),
            Ability::Probe => self.probe(now),
            Ability::Fortify(by) => pending.push(Pending::Fortify { by }),
            Ability::Reserve => pending.push(Pending::Reserve),
            Ability::ScrapForInfluence(n) => {
                self.state.mine_mut().play.take(card);
                self.put_in_box(seat, card, Zone::Play, Cause::Scrapped, now);
                self.gain_influence(seat, n, Source::Card, now);
                self.check_influence_victory(seat, now);
            }
            Ability::HuntOff(_) | Ability::ConquerOff(_) | Ability::BuyOff(_) => {}
        }
    }

    /// Closes choices that have nothing left to choose. A card whose last ability is itself a choice that can be declined asks for that
    /// choice straight away.
    pub(super) fn settle(&mut self, now: Now<'_, '_>) {
        while let Some(pending) = self.state.pending.last().copied() {
            match pending {
                Pending::Abilities { card, left } => {
                    let abilities = &self.face(card).abilities;
                    let open = |at: &usize| {
                        left & (1 << at) != 0 && self.check_ability(card, abilities[*at]).is_ok()
                    };
                    match (0..abilities.len()).find(open) {
                        None => {
                            self.state.pending.pop();
                        }
                        Some(at) if left == 1 << at && asks_for_a_choice(abilities[at]) => {
                            let ability = abilities[at];
                            self.state.pending.pop();
                            self.carry_out_ability(card, ability, now);
                        }
                        Some(_) => return,
                    }
                }
                Pending::Move { left: 0 } | Pending::Trash { left: 0, .. } => {
                    self.state.pending.pop();
                }
                Pending::Trash { from, .. } if !self.can_trash(from) => {
                    self.state.pending.pop();
                }
                _ => return,
            }
        }
    }

    /// The captain wants no more of the choice at hand.
    pub(super) fn done(&mut self, now: Now<'_, '_>) {
        match self.state.pending.last() {
            Some(Pending::AttackerCancels | Pending::DefenderCancels) => self.stop_cancelling(now),
            Some(Pending::Move { .. }) => {
                self.state.pending.pop();
                self.stop_here(now);
            }
            _ => {
                self.state.pending.pop();
                now.told.harmless_step();
            }
        }
    }

    /// `jump`: anywhere else on the map.
    pub(super) fn check_jump(&self, to: crate::map::Place) -> Allowed {
        need(self.map().places().contains(to), Refusal::NoSuchPlace)?;
        let from = self.state.mine().ship.ok_or(Refusal::ShipInHold)?;
        need(from != to, Refusal::AlreadyThere)
    }

    /// Whether there is a card that could be destroyed.
    pub(crate) fn can_trash(&self, from: Trash) -> bool {
        let mine = self.state.mine();
        match from {
            Trash::Played => !mine.play.is_empty(),
            Trash::HandOrDiscard => !mine.hand.is_empty() || !mine.discard.is_empty(),
            Trash::Discard => !mine.discard.is_empty(),
        }
    }

    pub(super) fn check_trash(&self, from: Trash, mv: Move) -> Allowed {
        let mine = self.state.mine();
        match (from, mv) {
            (Trash::Played, Move::Destroy(card)) => need(mine.play.contains(card), Refusal::NotInPlay(card)),
            (Trash::HandOrDiscard, Move::DestroyInHand(card)) => {
                need(mine.hand.contains(card), Refusal::NotInHand(card))
            }
            (Trash::HandOrDiscard | Trash::Discard, Move::DestroyInDiscard(card)) => {
                need(mine.discard.contains(card), Refusal::NotInDiscard(card))
            }
            _ => Err(Refusal::ChoosePendingFirst),
        }
    }

    /// `trash_…`: a card goes to the box.
    pub(super) fn trash(&mut self, mv: Move, now: Now<'_, '_>) {
        let Some(Pending::Trash { from, left }) = self.state.pending.pop() else {
            return;
        };
        let seat = self.state.active;
        let captain = self.state.mine_mut();
        let (card, zone) = match mv {
            Move::Destroy(card) => (card, Zone::Play),
            Move::DestroyInHand(card) => (card, Zone::Hand),
            Move::DestroyInDiscard(card) => (card, Zone::Discard),
            _ => return,
        };
        match zone {
            Zone::Play => captain.play.take(card),
            Zone::Hand => {
                now.told.reveal();
                captain.comes_to_light(card);
                captain.hand.take(card)
            }
            _ => captain.discard.take(card),
        };
        let left = left.saturating_sub(1);
        self.state.pending.push(Pending::Trash { from, left });
        self.put_in_box(seat, card, zone, Cause::Ability, now);
    }

    /// `fortify`: the defence of one sector rises.
    pub(super) fn fortify(&mut self, place: crate::map::Place, now: Now<'_, '_>) {
        if let Some(Pending::Fortify { by }) = self.state.pending.pop() {
            self.fortify_by(place, by, now);
        }
    }

    /// `reserve`: a card of the hand for nothing.
    pub(super) fn reserve_by_ability(&mut self, card: CardId, now: Now<'_, '_>) {
        self.state.pending.pop();
        self.reserve(card, true, now);
    }
}

/// Whether using an ability leads to a choice that can itself be declined.
fn asks_for_a_choice(ability: Ability) -> bool {
    matches!(
        ability,
        Ability::Move(_)
            | Ability::Jump
            | Ability::TrashPlayed(_)
            | Ability::TrashHandOrDiscard(_)
            | Ability::TrashDiscard(_)
            | Ability::Fortify(_)
            | Ability::Reserve
    )
}
