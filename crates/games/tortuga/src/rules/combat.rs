//! Action 14: a fight between two ships, step by step as the rulebook letters it, with sealed cards.
//!
//! The attacker's number of cards is public, the cards are not until step D. Both sides always say themselves when they lay down no more
//! cards, even when they have none left that they could: that they have none is nobody else's business.

use table::Seat;

use super::{Allowed, HAND, Now, need};
use crate::Tortuga;
use crate::cards::{CardId, CombatAbility};
use crate::events::{Cause, Conquest, Event, Source, Zone};
use crate::map::SectorKind;
use crate::moves::{Move, Refusal};
use crate::state::{Duel, Pending, Scenario, Side};

/// What one side of a fight adds up to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Strength {
    pub(crate) cards: u8,
    pub(crate) abilities: u8,
    pub(crate) turrets: u8,
    pub(crate) sector: u8,
}

impl Strength {
    pub(crate) fn total(self) -> u8 {
        [self.abilities, self.turrets, self.sector]
            .into_iter()
            .fold(self.cards, u8::saturating_add)
    }
}

impl Duel {
    pub(crate) fn side(&self, attacker: bool) -> &Side {
        if attacker { &self.attack } else { &self.defence }
    }

    fn side_mut(&mut self, attacker: bool) -> &mut Side {
        if attacker {
            &mut self.attack
        } else {
            &mut self.defence
        }
    }
}

impl Side {
    /// How many cards of a kind were laid down and not switched off.
    fn in_force(&self, card: CardId) -> u8 {
        let off = self.cancelled.iter().filter(|other| **other == card).count() as u8;
        self.cards.count(card).saturating_sub(off)
    }
}

impl Tortuga {
    pub(super) fn list_attacks(&self, out: &mut Vec<Move>) {
        let seats = Seat::all(self.seats_here());
        let targets = seats.filter(|seat| self.check_attack(*seat).is_ok());
        out.extend(targets.map(Move::Attack));
    }

    pub(super) fn check_attack(&self, target: Seat) -> Allowed {
        let state = &self.state;
        need(state.scenario != Scenario::Peaceful, Refusal::NoAttacksInPeace)?;
        need(state.usurper.is_none(), Refusal::LastRound)?;
        let (place, sector) = state.here().ok_or(Refusal::ShipInHold)?;
        let there = target != state.active
            && state
                .captains
                .get(target)
                .is_some_and(|captain| captain.ship == Some(place));
        need(there, Refusal::NoShipToAttack)?;
        // Whoever might win a sector needs a marker to put on it.
        let marker = sector.controller != Some(target) || self.markers_left(state.active) > 0;
        need(marker, Refusal::NoMarkerLeft)
    }

    /// Step A: the captain whose turn it is attacks a ship in the same sector.
    pub(super) fn attack(&mut self, defender: Seat, now: Now<'_, '_>) {
        let seat = self.state.active;
        let Some(place) = self.state.mine().ship else {
            return;
        };
        self.state.duel = Some(Duel {
            defender,
            place,
            attack: Side::default(),
            defence: Side::default(),
            open: false,
        });
        self.state.pending.push(Pending::Seal);
        now.told.everyone(Event::Attacked {
            seat,
            defender,
            place,
        });
    }

    pub(super) fn check_commit(&self, card: CardId) -> Allowed {
        let hand = &self.state.captains[self.chooser()].hand;
        need(hand.contains(card), Refusal::NotInHand(card))?;
        let fights = self.cards.fighters(self.state.plain_ships) & card.mask() != 0;
        need(fights, Refusal::NoManoeuvre(card))
    }

    /// Steps B and C: any number of cards with manoeuvre, face down for the attacker, then face up for the defender.
    pub(super) fn commit(&mut self, card: CardId, now: Now<'_, '_>) {
        let seat = self.chooser();
        let attacker = seat == self.state.active;
        let Some(duel) = &mut self.state.duel else {
            return;
        };
        self.state.captains[seat].hand.take(card);
        duel.side_mut(attacker).cards.add(card);
        // A sealed card stays secret; yet that it could be sealed depends on the hand, and such a step is not taken back freely.
        now.told.reveal();
        if attacker {
            now.told
                .privately(seat, Event::SealedCard { seat, card }, Event::Sealed { seat });
        } else {
            self.state.captains[seat].comes_to_light(card);
            now.told.everyone(Event::Shown { seat, card });
        }
    }

    /// No more cards: the attacker announces his number; after the defender the attacker's cards are turned up (step D) and the combat
    /// abilities follow (step E), the attacker's first.
    pub(super) fn ready(&mut self, now: Now<'_, '_>) {
        let seat = self.state.active;
        let sealing = self.state.pending.pop() == Some(Pending::Seal);
        let Some(duel) = &mut self.state.duel else {
            return;
        };
        if sealing {
            let cards = duel.attack.cards.len() as u8;
            self.state.pending.push(Pending::Defend);
            now.told.everyone(Event::Announced { seat, cards });
            return;
        }
        duel.open = true;
        now.told.reveal();
        for card in duel.attack.cards.cards() {
            self.state.captains[seat].comes_to_light(card);
            now.told.everyone(Event::Shown { seat, card });
        }
        self.state.pending.push(Pending::DefenderCancels);
        self.state.pending.push(Pending::AttackerCancels);
        self.go_on_cancelling(now);
    }

    /// Whether this side still has a card that switches off another, and something to switch off.
    pub(crate) fn can_cancel(&self, attacker: bool) -> bool {
        let Some(duel) = &self.state.duel else {
            return false;
        };
        let (own, enemy) = (duel.side(attacker), duel.side(!attacker));
        let cancels: u8 = own
            .cards
            .kinds()
            .filter(|card| self.face(*card).combat.contains(&CombatAbility::Cancel))
            .map(|card| own.in_force(card))
            .sum();
        usize::from(cancels) > enemy.cancelled.len()
            && enemy
                .cards
                .kinds()
                .any(|card| self.check_cancel(attacker, card).is_ok())
    }

    pub(super) fn check_cancel(&self, attacker: bool, card: CardId) -> Allowed {
        let cancellable = self.state.duel.as_ref().is_some_and(|duel| {
            duel.side(!attacker).in_force(card) > 0 && !self.face(card).combat.is_empty()
        });
        need(cancellable, Refusal::NothingToCancel(card))
    }

    /// Step E, `cancel`: the combat abilities of one enemy card are switched off.
    pub(super) fn cancel(&mut self, card: CardId, now: Now<'_, '_>) {
        let seat = self.chooser();
        let attacker = self.state.pending.last() == Some(&Pending::AttackerCancels);
        if let Some(duel) = &mut self.state.duel {
            // The box has no more cards that cancel than there is room for.
            duel.side_mut(!attacker).cancelled.push(card);
        }
        now.told.everyone(Event::Cancelled { seat, card });
        self.go_on_cancelling(now);
    }

    /// This side switches off nothing more.
    pub(super) fn stop_cancelling(&mut self, now: Now<'_, '_>) {
        if self.state.pending.pop() == Some(Pending::DefenderCancels) {
            self.decide_fight(now);
        } else {
            self.go_on_cancelling(now);
        }
    }

    fn go_on_cancelling(&mut self, now: Now<'_, '_>) {
        match self.state.pending.last() {
            Some(Pending::AttackerCancels) if !self.can_cancel(true) => self.stop_cancelling(now),
            Some(Pending::DefenderCancels) if !self.can_cancel(false) => self.stop_cancelling(now),
            _ => {}
        }
    }

    /// Steps E to H: abilities, cards, Turrets tokens, and half the defence of the sector for its controller.
    pub(crate) fn strength(&self, duel: &Duel, attacker: bool) -> Strength {
        let side = duel.side(attacker);
        let seat = if attacker {
            self.state.active
        } else {
            duel.defender
        };
        let (mut cards, mut abilities) = (0u8, 0u8);
        for card in side.cards.kinds() {
            let face = self.face(card);
            cards = cards.saturating_add(face.manoeuvre.saturating_mul(side.cards.count(card)));
            for ability in &face.combat {
                let bonus = match (*ability, attacker) {
                    (CombatAbility::Attack(n), true)
                    | (CombatAbility::Defence(n), false)
                    | (CombatAbility::Either(n), _) => n,
                    _ => 0,
                };
                abilities = abilities.saturating_add(bonus.saturating_mul(side.in_force(card)));
            }
        }
        let sector = self.state.sector(duel.place);
        let holds = !attacker && sector.controller == Some(duel.defender);
        Strength {
            cards,
            abilities,
            turrets: self.controlled_of_kind(seat, SectorKind::Turrets),
            sector: if holds { sector.defence / 2 } else { 0 },
        }
    }

    /// The higher total wins, the defender if they are equal. The loser destroys a card he showed: at random, or of his own choice in
    /// the aggressive scenario.
    fn decide_fight(&mut self, now: Now<'_, '_>) {
        let Some(duel) = &self.state.duel else {
            return;
        };
        let [attack, defence] = [self.strength(duel, true), self.strength(duel, false)];
        let attacker_won = attack.total() > defence.total();
        let (attacker, defender, place) = (self.state.active, duel.defender, duel.place);
        for (seat, strength) in [(attacker, attack), (defender, defence)] {
            now.told.everyone(Event::Strength {
                seat,
                cards: strength.cards,
                abilities: strength.abilities,
                turrets: strength.turrets,
                sector: strength.sector,
                total: strength.total(),
            });
        }
        let (winner, loser) = if attacker_won {
            (attacker, defender)
        } else {
            (defender, attacker)
        };
        let seat = winner;
        now.told.everyone(Event::FightWon { seat, loser, place });
        let side = duel.side(!attacker_won);
        let is_saved = side
            .cards
            .kinds()
            .any(|card| side.in_force(card) > 0 && self.face(card).combat.contains(&CombatAbility::Save));
        let mut kinds = side.cards.kinds();
        match (kinds.next(), kinds.next()) {
            (None, _) => {}
            _ if is_saved => now.told.everyone(Event::Saved { seat: loser }),
            (Some(_), Some(_)) if self.state.scenario == Scenario::Aggressive => {
                let attacker = !attacker_won;
                self.state.pending.push(Pending::Lose { attacker });
                return;
            }
            _ => self.lose_at_random(!attacker_won, loser, now),
        }
        self.ship_is_lost(attacker_won, now);
    }

    fn lose_at_random(&mut self, attacker: bool, loser: Seat, now: Now<'_, '_>) {
        if let Some(duel) = &mut self.state.duel
            && let Some(card) = duel.side_mut(attacker).cards.draw(now.chance)
        {
            self.put_in_box(loser, card, Zone::Fight, Cause::Defeat, now);
        }
    }

    pub(super) fn check_lose(&self, attacker: bool, card: CardId) -> Allowed {
        let shown = self
            .state
            .duel
            .as_ref()
            .is_some_and(|duel| duel.side(attacker).cards.contains(card));
        need(shown, Refusal::NotShown(card))
    }

    /// Aggressive scenario: the loser chooses the card he destroys.
    pub(super) fn lose(&mut self, card: CardId, now: Now<'_, '_>) {
        let loser = self.chooser();
        let attacker = loser == self.state.active;
        self.state.pending.pop();
        if let Some(duel) = &mut self.state.duel {
            duel.side_mut(attacker).cards.take(card);
            self.put_in_box(loser, card, Zone::Fight, Cause::Defeat, now);
        }
        self.ship_is_lost(!attacker, now);
    }

    /// The beaten ship goes to its hold; then influence changes hands.
    fn ship_is_lost(&mut self, attacker_won: bool, now: Now<'_, '_>) {
        let Some(duel) = &self.state.duel else {
            return;
        };
        let (attacker, defender) = (self.state.active, duel.defender);
        let (winner, loser) = if attacker_won {
            (attacker, defender)
        } else {
            (defender, attacker)
        };
        self.state.captains[loser].ship = None;
        now.told.everyone(Event::ShipLost { seat: loser });
        if self.state.scenario != Scenario::Aggressive {
            self.take_influence(loser, winner, 1, now);
            if attacker_won {
                self.gain_influence(attacker, 1, Source::Fight, now);
            }
        } else if attacker_won {
            if self.state.captains[defender].influence > 0 {
                self.state.pending.push(Pending::Spoils);
                return;
            }
            self.gain_influence(attacker, 3, Source::Fight, now);
        }
        self.close_fight(attacker_won, now);
    }

    /// Aggressive scenario: 2 influence from the defender, or what he has.
    pub(super) fn plunder(&mut self, now: Now<'_, '_>) {
        self.state.pending.pop();
        if let Some(defender) = self.state.duel.as_ref().map(|duel| duel.defender) {
            self.take_influence(defender, self.state.active, 2, now);
        }
        self.close_fight(true, now);
    }

    /// Aggressive scenario: 3 influence from the bank.
    pub(super) fn claim(&mut self, now: Now<'_, '_>) {
        self.state.pending.pop();
        self.gain_influence(self.state.active, 3, Source::Fight, now);
        self.close_fight(true, now);
    }

    /// The cards go to the discards; an attacker who beat the controller takes the sector; the defender refills his hand.
    fn close_fight(&mut self, attacker_won: bool, now: Now<'_, '_>) {
        let Some(mut duel) = self.state.duel.take() else {
            return;
        };
        let (attacker, defender, place) = (self.state.active, duel.defender, duel.place);
        self.state.captains[attacker]
            .discard
            .take_all(&mut duel.attack.cards);
        self.state.captains[defender]
            .discard
            .take_all(&mut duel.defence.cards);
        if attacker_won && self.state.sector(place).controller == Some(defender) {
            self.take_control(attacker, place, Conquest::Fight, now);
        }
        self.check_influence_victory(attacker, now);
        self.check_influence_victory(defender, now);
        if self.state.over.is_none() {
            self.draw_up_to(defender, HAND, now);
        }
    }

    pub(super) fn list_fight_cards(&self, pending: Pending, out: &mut Vec<Move>) {
        let Some(duel) = &self.state.duel else {
            return;
        };
        let (side, make): (&Side, fn(CardId) -> Move) = match pending {
            Pending::AttackerCancels => (&duel.defence, Move::Cancel),
            Pending::DefenderCancels => (&duel.attack, Move::Cancel),
            Pending::Lose { attacker } => (duel.side(attacker), Move::Lose),
            _ => return,
        };
        let moves = side.cards.kinds().map(make);
        out.extend(moves.filter(|mv| self.check_move(*mv).is_ok()));
    }
}
