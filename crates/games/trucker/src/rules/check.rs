//! The check: owners of illegal ships take tiles off until nothing is wrong.
//!
//! A wrong joint joins nothing, so what hangs on it alone falls off first: of several pieces the owner keeps one. Then, as long as something is
//! wrong with it, a tile that has a part in a fault comes off.

use arrayvec::ArrayVec;
use table::{Seat, SeatSet};

use super::{Allowed, Now, need};
use crate::Trucker;
use crate::events::Event;
use crate::ids::{Loss, Square, Squares};
use crate::moves::{Move, Refusal};
use crate::state::{Phase, TRUCKERS};

impl Trucker {
    /// Building is over: every ship is checked.
    pub(crate) fn begin_check(&mut self, now: Now<'_, '_>) {
        self.state.phase = Phase::Correcting;
        self.state.waiting = Seat::all(self.state.seats())
            .filter(|seat| !self.passes_check(*seat))
            .collect();
        for seat in self.state.waiting.iter() {
            now.told.everyone(Event::Illegal { seat });
        }
        if self.state.flight.is_learning() {
            self.move_to_the_back(self.state.waiting, now);
        }
        self.go_on_checking(now);
    }

    /// Whether a ship may take off.
    pub(crate) fn passes_check(&self, seat: Seat) -> bool {
        self.state.players[seat].ship.is_one_piece() && self.wrong_tiles(seat).is_empty()
    }

    /// The tiles that have a part in a fault, or break the handicap of a gold title.
    fn wrong_tiles(&self, seat: Seat) -> Squares {
        let ship = &self.state.players[seat].ship;
        ship.faults(&self.cards.tiles)
            .involved
            .or(self.handicap_faults(seat))
    }

    /// Learning flight: owners of illegal ships take their rockets off, the others move up, and they re-enter behind them.
    fn move_to_the_back(&mut self, illegal: SeatSet, now: Now<'_, '_>) {
        let mut order: ArrayVec<Seat, TRUCKERS> = Seat::all(self.state.seats()).collect();
        order.sort_by_key(|seat| (illegal.contains(*seat), self.state.players[*seat].space));
        for (space, seat) in (0..).zip(order) {
            self.state.players[seat].space = Some(space);
            if illegal.contains(seat) {
                let space = space + 1;
                now.told.everyone(Event::MovedToTheBack { seat, space });
            }
        }
    }

    /// Whether a move is allowed to the owner of an illegal ship.
    pub(crate) fn check_correction(&self, seat: Seat, mv: Move) -> Allowed {
        let ship = &self.state.players[seat].ship;
        match mv {
            Move::Keep(square) => self.check_keep(seat, square),
            Move::Remove(square) => {
                need(ship.is_one_piece(), Refusal::ChoosePieceFirst)?;
                need(self.wrong_tiles(seat).has(square), Refusal::NoFault)
            }
            _ => Err(Refusal::NotNow),
        }
    }

    /// Whether a piece of a broken ship can be kept: it is named by its first square.
    pub(crate) fn check_keep(&self, seat: Seat, square: Square) -> Allowed {
        let ship = &self.state.players[seat].ship;
        let named = !ship.is_one_piece() && ship.piece(square).first() == Some(square);
        need(named, Refusal::NoSuchPiece)
    }

    /// Offers the pieces of a broken ship.
    pub(crate) fn list_pieces(&self, seat: Seat, out: &mut Vec<Move>) {
        let pieces = self.state.players[seat].ship.pieces();
        out.extend(pieces.filter_map(Squares::first).map(Move::Keep));
    }

    /// Offers what the owner of an illegal ship can do.
    pub(crate) fn list_corrections(&self, seat: Seat, out: &mut Vec<Move>) {
        if self.state.players[seat].ship.is_one_piece() {
            out.extend(self.wrong_tiles(seat).iter().map(Move::Remove));
        } else {
            self.list_pieces(seat, out);
        }
    }

    /// Carries out a correction.
    pub(crate) fn correct(&mut self, seat: Seat, mv: Move, now: Now<'_, '_>) {
        match mv {
            Move::Keep(square) => self.keep_piece(seat, square, Loss::Corrected, now),
            Move::Remove(square) => self.drop_tiles(seat, Squares::only(square), Loss::Corrected, now),
            _ => {}
        }
        if self.passes_check(seat) {
            self.state.waiting = self.state.waiting.without(seat);
        }
        self.go_on_checking(now);
    }

    fn go_on_checking(&mut self, now: Now<'_, '_>) {
        if self.state.waiting.is_empty() {
            self.begin_loading(now);
        }
    }
}
