//! The rules, one file for each chapter of the rulebook.
//!
//! Every rule has a `check_…` that says whether it may be used now and why not, and a function of its own name that carries it out.
//! [`Tortuga::list`] offers exactly what the checks accept, because it asks them.

mod abilities;
mod combat;
mod conquest;
mod deck;
mod ending;
mod hunt;
mod market;
mod sailing;
mod turn;

use table::{Moment, Seat};

use crate::Tortuga;
use crate::cards::CardId;
use crate::events::Event;
use crate::moves::{Move, Refusal};
use crate::state::Pending;

pub(crate) use ending::{MOST_ROUNDS, VICTORY};
pub(crate) use hunt::MARKERS;
pub(crate) use market::{INFLUENCE_PRICE, MARKET_DECKS, RENEW_PRICE};
pub(crate) use turn::HAND;

/// What a rule may use besides the state.
pub(crate) type Now<'a, 'b> = &'a mut Moment<'b, Event>;

/// Whether a move is allowed.
pub(crate) type Allowed = Result<(), Refusal>;

/// Refuses with `refusal` unless `so`.
pub(crate) fn need(so: bool, refusal: Refusal) -> Allowed {
    if so { Ok(()) } else { Err(refusal) }
}

/// What a game goes through, for those who count positions.
pub(crate) const CHAPTERS: &[&str] = &[
    "ships",
    "landing",
    "abilities",
    "moving",
    "jumping",
    "destroying",
    "fortifying",
    "reserving",
    "sealing",
    "defending",
    "losing a card",
    "spoils",
    "actions",
    "over",
];

impl Tortuga {
    /// What the game is at.
    pub(crate) fn chapter_here(&self) -> &'static str {
        match self.state.pending.last() {
            _ if self.state.over.is_some() => "over",
            Some(Pending::ChooseShip) => "ships",
            Some(Pending::Land) => "landing",
            Some(Pending::Abilities { .. }) => "abilities",
            Some(Pending::Move { .. }) => "moving",
            Some(Pending::Jump) => "jumping",
            Some(Pending::Trash { .. }) => "destroying",
            Some(Pending::Fortify { .. }) => "fortifying",
            Some(Pending::Reserve) => "reserving",
            Some(Pending::Seal) => "sealing",
            // Bots neither hold back cards to cancel with nor conquer Tortuga: the rulebook's tests have what recorded games do not.
            Some(Pending::Defend | Pending::AttackerCancels | Pending::DefenderCancels) => "defending",
            Some(Pending::Lose { .. }) => "losing a card",
            Some(Pending::Spoils) => "spoils",
            None => "actions",
        }
    }
}

impl Tortuga {
    /// The seat the table waits for.
    pub(crate) fn chooser(&self) -> Seat {
        match (self.state.pending.last(), &self.state.duel) {
            (
                Some(Pending::Defend | Pending::DefenderCancels | Pending::Lose { attacker: false }),
                Some(duel),
            ) => duel.defender,
            _ => self.state.active,
        }
    }

    /// Whether the captain the table waits for may make this move.
    pub(crate) fn check_move(&self, mv: Move) -> Allowed {
        match self.state.pending.last() {
            None => self.check_action(mv),
            Some(pending) => self.check_answer(*pending, mv),
        }
    }

    /// The actions of a turn.
    fn check_action(&self, mv: Move) -> Allowed {
        match mv {
            Move::TakeReserve => self.check_take_reserve(),
            Move::Play(card) => self.check_play(card),
            Move::Buy(card) => self.check_buy(card),
            Move::BuyInfluence => self.check_buy_influence(),
            Move::Renew(card) => self.check_renew(card),
            Move::Sail(to) => self.check_sail(to),
            Move::Collect => self.check_collect(),
            Move::SpendMineral => self.check_spend_mineral(),
            Move::Probe => self.check_probe_action(),
            Move::RecallMarker(place) => self.check_recall_marker(place),
            Move::Reserve(card) => self.check_reserve_action(card),
            Move::Destroy(card) => self.check_destroy_action(card),
            Move::Capture => self.check_capture(),
            Move::Convert(card) => self.check_convert(card),
            Move::Conquer => self.check_conquer(),
            Move::ConquerWithCrypto => self.check_conquer_with_crypto(),
            Move::Reinforce { place, to } => self.check_reinforce(place, to),
            Move::Attack(seat) => self.check_attack(seat),
            Move::TakeFromDepot => self.check_take_from_depot(),
            Move::EndTurn => Ok(()),
            Move::ChooseShip(_)
            | Move::Land(_)
            | Move::Use(_)
            | Move::Done
            | Move::DestroyInHand(_)
            | Move::DestroyInDiscard(_)
            | Move::Fortify(_)
            | Move::Commit(_)
            | Move::Ready
            | Move::Cancel(_)
            | Move::Lose(_)
            | Move::Plunder
            | Move::Claim => Err(Refusal::NothingToAnswer),
        }
    }

    /// The answers to a pending choice.
    fn check_answer(&self, pending: Pending, mv: Move) -> Allowed {
        match (pending, mv) {
            (Pending::ChooseShip, Move::ChooseShip(ship)) => self.check_choose_ship(ship),
            (Pending::Land, Move::Land(place)) => self.check_land(place),
            (Pending::Abilities { card, left }, Move::Use(kind)) => self.check_use(card, left, kind),
            (Pending::Move { .. }, Move::Sail(to)) => self.check_step(to),
            (Pending::Jump, Move::Sail(to)) => self.check_jump(to),
            (
                Pending::Trash { from, .. },
                Move::Destroy(_) | Move::DestroyInHand(_) | Move::DestroyInDiscard(_),
            ) => self.check_trash(from, mv),
            (Pending::Fortify { .. }, Move::Fortify(place)) => self.check_fortify(place),
            (Pending::Reserve, Move::Reserve(card)) => self.check_reserve(card),
            (
                Pending::Abilities { .. }
                | Pending::Move { .. }
                | Pending::Jump
                | Pending::Trash { .. }
                | Pending::Fortify { .. }
                | Pending::Reserve
                | Pending::AttackerCancels
                | Pending::DefenderCancels,
                Move::Done,
            )
            | (Pending::Seal | Pending::Defend, Move::Ready)
            | (Pending::Spoils, Move::Plunder | Move::Claim) => Ok(()),
            (Pending::Seal | Pending::Defend, Move::Commit(card)) => self.check_commit(card),
            (Pending::AttackerCancels, Move::Cancel(card)) => self.check_cancel(true, card),
            (Pending::DefenderCancels, Move::Cancel(card)) => self.check_cancel(false, card),
            (Pending::Lose { attacker }, Move::Lose(card)) => self.check_lose(attacker, card),
            _ => Err(Refusal::ChoosePendingFirst),
        }
    }

    /// Carries out a move that was checked or offered.
    pub(crate) fn carry_out(&mut self, mv: Move, now: Now<'_, '_>) {
        let pending = self.state.pending.last().copied();
        if pending.is_none() {
            self.state.this_turn.begun = true;
        }
        match mv {
            Move::ChooseShip(ship) => self.choose_ship(ship, now),
            Move::Land(place) => self.land(place, now),
            Move::TakeReserve => self.take_reserve(now),
            Move::Play(card) => self.play_card(card, now),
            Move::Buy(card) => self.buy(card, now),
            Move::BuyInfluence => self.buy_influence(now),
            Move::Renew(card) => self.renew(card, now),
            Move::Sail(to) => match pending {
                Some(step) => self.sail_free(step, to, now),
                None => self.sail(to, now),
            },
            Move::Collect => self.collect(now),
            Move::SpendMineral => self.spend_mineral(now),
            Move::Probe => self.probe_action(now),
            Move::RecallMarker(place) => self.recall_marker(place, now),
            Move::Reserve(card) => match pending {
                Some(_) => self.reserve_by_ability(card, now),
                None => self.reserve_action(card, now),
            },
            Move::Destroy(card) => match pending {
                Some(_) => self.trash(mv, now),
                None => self.destroy_action(card, now),
            },
            Move::Capture => self.capture(now),
            Move::Convert(card) => self.convert(card, now),
            Move::Conquer => self.conquer(now),
            Move::ConquerWithCrypto => self.conquer_with_crypto(now),
            Move::Reinforce { place, to } => self.reinforce(place, to, now),
            Move::Attack(seat) => self.attack(seat, now),
            Move::TakeFromDepot => self.take_from_depot(now),
            Move::EndTurn => self.end_turn(now),
            Move::Use(kind) => self.use_ability(kind, now),
            Move::Done => self.done(now),
            Move::DestroyInHand(_) | Move::DestroyInDiscard(_) => self.trash(mv, now),
            Move::Fortify(place) => self.fortify(place, now),
            Move::Commit(card) => self.commit(card, now),
            Move::Ready => self.ready(now),
            Move::Cancel(card) => self.cancel(card, now),
            Move::Lose(card) => self.lose(card, now),
            Move::Plunder => self.plunder(now),
            Move::Claim => self.claim(now),
        }
        self.settle(now);
    }

    /// Adds everything offered to the captain the table waits for.
    pub(crate) fn list(&self, out: &mut Vec<Move>) {
        match self.state.pending.last() {
            None => self.list_actions(out),
            Some(pending) => self.list_answers(*pending, out),
        }
    }

    fn list_actions(&self, out: &mut Vec<Move>) {
        out.push(Move::EndTurn);
        self.list_deck(out);
        self.list_market(out);
        self.list_sailing(out);
        self.list_hunt(out);
        self.list_conquest(out);
        self.list_attacks(out);
    }

    fn list_answers(&self, pending: Pending, out: &mut Vec<Move>) {
        let state = &self.state;
        let cards =
            |cards: &mut dyn Iterator<Item = CardId>, make: fn(CardId) -> Move, out: &mut Vec<Move>| {
                out.extend(
                    cards
                        .map(make)
                        .filter(|mv| self.check_answer(pending, *mv).is_ok()),
                );
            };
        let places = |make: fn(crate::map::Place) -> Move, out: &mut Vec<Move>| {
            let places = self.map().places().iter();
            out.extend(
                places
                    .map(make)
                    .filter(|mv| self.check_answer(pending, *mv).is_ok()),
            );
        };
        match pending {
            Pending::ChooseShip => cards(&mut crate::cards::Deck::Ship.cards(), Move::ChooseShip, out),
            Pending::Land => places(Move::Land, out),
            Pending::Abilities { card, left } => {
                let abilities = self.face(card).abilities.iter();
                let uses = abilities.map(|ability| Move::Use(ability.kind()));
                out.extend(
                    uses.filter(|mv| self.check_answer(Pending::Abilities { card, left }, *mv).is_ok()),
                );
            }
            Pending::Move { .. } | Pending::Jump => places(Move::Sail, out),
            Pending::Trash { .. } => {
                let mine = state.mine();
                cards(&mut mine.play.kinds(), Move::Destroy, out);
                cards(&mut mine.hand.kinds(), Move::DestroyInHand, out);
                cards(&mut mine.discard.kinds(), Move::DestroyInDiscard, out);
            }
            Pending::Fortify { .. } => places(Move::Fortify, out),
            Pending::Reserve => cards(&mut state.mine().hand.kinds(), Move::Reserve, out),
            Pending::Seal | Pending::Defend => {
                cards(
                    &mut state.captains[self.chooser()].hand.kinds(),
                    Move::Commit,
                    out,
                );
                out.push(Move::Ready);
            }
            Pending::AttackerCancels | Pending::DefenderCancels | Pending::Lose { .. } => {
                self.list_fight_cards(pending, out);
            }
            Pending::Spoils => out.extend([Move::Plunder, Move::Claim]),
        }
        if self.check_answer(pending, Move::Done).is_ok() {
            out.push(Move::Done);
        }
    }
}
