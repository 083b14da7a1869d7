//! Building in real time: all at once from one warehouse, each with one hand, against the hourglass.
//!
//! Who reaches for the same tile first is settled by the order in which the moves arrive. A grab names what was seen, the heap or a face-up tile;
//! one that comes too late is refused with the name of whoever was quicker.

use table::{Actor, Seat, SeatSet};

use super::building::{RESERVE, welded};
use super::{Allowed, Now, need};
use crate::Trucker;
use crate::events::Event;
use crate::moves::{Move, Refusal};
use crate::state::{Hand, Phase, Player};

impl Trucker {
    /// A trucker is ready; once all are, the hourglass is turned for the first time.
    pub(crate) fn ready(&mut self, seat: Seat, now: Now<'_, '_>) {
        now.told.everyone(Event::Ready { seat });
        self.state.waiting = self.state.waiting.without(seat);
        if self.state.waiting.is_empty() {
            self.state.phase = Phase::Building;
            let flight = self.state.flight;
            now.told.everyone(Event::BuildingBegan { flight });
            self.next_run(None, now);
        }
    }

    /// The next run of the hourglass begins.
    fn next_run(&mut self, seat: Option<Seat>, now: Now<'_, '_>) {
        self.state.glass.run += 1;
        self.state.glass.until = Some(self.run_ends(now.now));
        now.told.everyone(Event::GlassTurned {
            seat,
            run: self.state.glass.run,
            runs: self.timer_runs(),
        });
    }

    /// Who may turn the hourglass now: anybody when a run is over, but onto the last space only those who have finished. Alone nobody has to: see
    /// [`Trucker::run_out`].
    pub(crate) fn may_turn_glass(&self) -> SeatSet {
        let glass = &self.state.glass;
        let runs = self.timer_runs();
        if self.state.phase != Phase::Building || glass.until.is_some() || glass.run >= runs {
            SeatSet::EMPTY
        } else if glass.run + 1 == runs {
            self.finished()
        } else {
            self.state.everyone()
        }
    }

    fn check_turn_glass(&self, seat: Seat) -> Allowed {
        let glass = &self.state.glass;
        let empty = glass.until.is_none() && glass.run < self.timer_runs();
        need(empty, Refusal::GlassNotEmpty)?;
        need(
            self.may_turn_glass().contains(seat),
            Refusal::OnlyFinishedTurnGlass,
        )
    }

    /// The hourglass has run out: after the last run building stops for all. Alone there is nobody to hurry the builder, and finishing ends
    /// building, so the hourglass turns over by itself.
    fn run_out(&mut self, now: Now<'_, '_>) {
        let runs = self.timer_runs();
        let run = self.state.glass.run;
        self.state.glass.until = None;
        now.told.everyone(Event::GlassEmpty { run, runs });
        if run >= runs {
            self.end_building(now);
        } else if self.state.seats() == 1 {
            self.next_run(None, now);
        }
    }

    /// Whether a move is allowed in real-time building.
    pub(crate) fn check_realtime(&self, by: Actor, mv: Move) -> Allowed {
        let seat = match (by, mv) {
            (Actor::Clock(_), Move::RunOut) => {
                return need(self.state.glass.until.is_some(), Refusal::NotNow);
            }
            (Actor::Clock(_), _) => return Err(Refusal::NotNow),
            (Actor::Seat(_), Move::RunOut) => return Err(Refusal::OnlyTheClock),
            (Actor::Seat(seat), _) => seat,
        };
        if mv == Move::TurnGlass {
            return self.check_turn_glass(seat);
        }
        let player = &self.state.players[seat];
        need(!player.finished(), Refusal::Finished)?;
        if mv == Move::StopLooking {
            return need(player.looking.is_some(), Refusal::NoPileInHand);
        }
        self.check_hand_move(player, mv)
    }

    /// The moves of the one hand.
    fn check_hand_move(&self, player: &Player, mv: Move) -> Allowed {
        need(player.looking.is_none(), Refusal::HoldsPile)?;
        let held = player.hand.is_some_and(|hand| hand.lies.is_none());
        let free = || need(!held, Refusal::HandFull);
        let patient = || need(player.patience > 0, Refusal::OutOfPatience);
        match mv {
            Move::Draw | Move::DrawCargo => {
                patient().and_then(|()| free())?;
                need(self.heap_len(mv == Move::DrawCargo) > 0, Refusal::HeapEmpty)
            }
            Move::Take(tile) => {
                patient().and_then(|()| free())?;
                self.check_face_up(tile)
            }
            Move::TakeReserved(tile) => {
                patient().and_then(|()| free())?;
                need(player.reserve.contains(&tile), Refusal::NotInReserve)
            }
            Move::Place { square, turned } => {
                patient()?;
                self.check_place(player, square, turned)
            }
            Move::SetAside => {
                let hand = player.hand.ok_or(Refusal::NothingAtHand)?;
                need(
                    hand.reserved || !self.is_cargo(hand.tile),
                    Refusal::CargoIsNeverReserved,
                )?;
                let room = hand.reserved || player.reserve.len() < RESERVE;
                need(room, Refusal::ReserveFull)
            }
            Move::PutBack => {
                let hand = player.hand.ok_or(Refusal::NothingAtHand)?;
                need(!hand.reserved, Refusal::FromReserve)
            }
            Move::Look(pile) => {
                patient().and_then(|()| free())?;
                self.check_look(pile, welded(player).len() > 1)
            }
            Move::Finish(space) => {
                free()?;
                self.check_space(space)
            }
            Move::Reveal | Move::RevealCargo | Move::Reserve(_) | Move::EndTurn => Err(Refusal::OnlyInTurns),
            _ => Err(Refusal::NotNow),
        }
    }

    /// Carries out a move of real-time building.
    pub(crate) fn build_in_realtime(&mut self, by: Actor, mv: Move, now: Now<'_, '_>) {
        let Actor::Seat(seat) = by else {
            return self.run_out(now);
        };
        let patience = &mut self.state.players[seat].patience;
        *patience = patience.saturating_sub(1);
        match mv {
            Move::TurnGlass => self.next_run(Some(seat), now),
            Move::StopLooking => self.stop_looking(seat, now),
            Move::Draw => self.draw(seat, false, now),
            Move::DrawCargo => self.draw(seat, true, now),
            Move::Take(tile) => self.take(seat, tile, now),
            Move::TakeReserved(tile) => self.take_reserved(seat, tile, now),
            Move::Place { square, turned } => self.place(seat, square, turned, now),
            Move::SetAside => self.set_aside(seat, now),
            Move::PutBack => self.put_back(seat, now),
            Move::Look(pile) => self.look(seat, pile, now),
            Move::Finish(space) => {
                self.finish(seat, space, now);
                if self.finished() == self.state.everyone() {
                    self.end_building(now);
                }
            }
            _ => {}
        }
    }

    /// Takes a face-down tile.
    fn draw(&mut self, seat: Seat, cargo: bool, now: Now<'_, '_>) {
        self.weld(seat);
        if let Some(tile) = self.draw_from_heap(cargo, now) {
            self.state.players[seat].hand = Some(Hand::held(tile, false));
            now.told.everyone(Event::Drew { seat, tile });
        }
    }

    /// Lifts the tile at hand, from the ship if it lies there.
    fn lift(&mut self, seat: Seat) -> Option<Hand> {
        let player = &mut self.state.players[seat];
        let hand = player.hand.take()?;
        if let Some(square) = hand.lies {
            player.ship.take(square);
        }
        Some(hand)
    }

    /// Puts the tile at hand into the reserve.
    fn set_aside(&mut self, seat: Seat, now: Now<'_, '_>) {
        if let Some(hand) = self.lift(seat) {
            let tile = hand.tile;
            self.give_back(seat, Hand::held(tile, true), now);
        }
    }

    /// Puts the tile at hand back into the middle, face up.
    fn put_back(&mut self, seat: Seat, now: Now<'_, '_>) {
        if let Some(hand) = self.lift(seat) {
            self.give_back(seat, hand, now);
        }
    }

    /// Adds everything offered in real-time building.
    pub(crate) fn list_realtime(&self, by: Actor, out: &mut Vec<Move>) {
        let Actor::Seat(seat) = by else {
            out.extend(self.state.glass.until.map(|_| Move::RunOut));
            return;
        };
        if self.may_turn_glass().contains(seat) {
            out.push(Move::TurnGlass);
        }
        let player = &self.state.players[seat];
        if player.finished() {
            return;
        }
        if player.looking.is_some() {
            out.push(Move::StopLooking);
            return;
        }
        self.list_hand_moves(player, out);
    }

    fn list_hand_moves(&self, player: &Player, out: &mut Vec<Move>) {
        let patient = player.patience > 0;
        if let Some(hand) = player.hand {
            if patient {
                self.list_places(player, out);
            }
            if hand.reserved || player.reserve.len() < RESERVE && !self.is_cargo(hand.tile) {
                out.push(Move::SetAside);
            }
            if !hand.reserved {
                out.push(Move::PutBack);
            }
            if hand.lies.is_none() {
                return;
            }
        }
        if patient {
            let warehouse = &self.state.warehouse;
            out.extend((!warehouse.down.is_empty()).then_some(Move::Draw));
            out.extend((!warehouse.cargo.is_empty()).then_some(Move::DrawCargo));
            out.extend(warehouse.up.iter().map(|tile| Move::Take(*tile)));
            out.extend(player.reserve.iter().map(|tile| Move::TakeReserved(*tile)));
            let welded = welded(player).len() > 1;
            let piles = (1..=crate::OPEN_PILES as u8).filter(|pile| self.check_look(*pile, welded).is_ok());
            out.extend(piles.map(Move::Look));
        }
        self.list_spaces(out);
    }
}
