//! A turn: how it begins, what can be paid with, how it ends.

use table::Seat;

use super::{Allowed, Now, need};
use crate::Tortuga;
use crate::cards::{CardId, Deck};
use crate::events::Event;
use crate::map::{Place, SectorKind};
use crate::moves::Refusal;
use crate::state::Pending;

/// How many cards are drawn at the end of a turn, and up to how many a defender refills.
pub(crate) const HAND: usize = 5;

impl Tortuga {
    /// Set-up: a ship that nobody has taken.
    pub(super) fn check_choose_ship(&self, ship: CardId) -> Allowed {
        let free = ship.deck() == Deck::Ship && self.state.boxed.contains(ship);
        need(free, Refusal::ShipNotFree(ship))
    }

    /// Set-up: each captain in turn order chooses a ship and shuffles its card into his deck. After the last one the hands are drawn
    /// and the first turn begins.
    pub(crate) fn choose_ship(&mut self, ship: CardId, now: Now<'_, '_>) {
        let seat = self.state.active;
        self.state.boxed.take(ship);
        let captain = self.state.mine_mut();
        captain.figure = Some(ship);
        captain.deck.add(ship);
        now.told.everyone(Event::ShipChosen { seat, ship });
        let next = seat.next(self.seats_here());
        if next != self.state.first {
            self.state.active = next;
            let mut free = self.state.boxed.kinds_in(Deck::Ship.mask());
            if let (Some(last), None) = (free.next(), free.next()) {
                self.choose_ship(last, now);
            }
            return;
        }
        self.state.pending.pop();
        self.draw_opening_hands(now);
        self.state.round = 1;
        self.begin_turn(next, now);
    }

    /// Set-up: later captains in turn order begin with more cards.
    fn draw_opening_hands(&mut self, now: Now<'_, '_>) {
        let seats = self.seats_here();
        let hands: &[usize] = match seats {
            2 => &[4, 5],
            3 => &[3, 4, 5],
            _ => &[3, 4, 4, 5],
        };
        let mut seat = self.state.first;
        for cards in hands {
            self.draw_up_to(seat, *cards, now);
            seat = seat.next(seats);
        }
    }

    /// The terminals give their crypto; a ship lost in a fight comes back first of all.
    pub(super) fn begin_turn(&mut self, seat: Seat, now: Now<'_, '_>) {
        let state = &mut self.state;
        state.active = seat;
        state.this_turn = crate::state::ThisTurn::default();
        let crypto = self.controlled_of_kind(seat, SectorKind::Terminal);
        self.state.this_turn.crypto = crypto;
        let round = self.state.round;
        now.told.everyone(Event::TurnBegan { seat, round, crypto });
        if self.state.mine().ship.is_some() {
            self.fortress_gives(now);
        } else if self.controlled(seat).without(Place::TORTUGA).is_empty() {
            self.put_down(Place::TORTUGA, now);
        } else {
            self.state.pending.push(Pending::Land);
        }
    }

    pub(super) fn check_land(&self, place: Place) -> Allowed {
        need(self.map().places().contains(place), Refusal::NoSuchPlace)?;
        let own = self.state.sector(place).controller == Some(self.state.active);
        need(own || place == Place::TORTUGA, Refusal::CannotLandThere(place))
    }

    /// A ship lost in a fight comes back on any sector its captain controls, or on Tortuga.
    pub(super) fn land(&mut self, place: Place, now: Now<'_, '_>) {
        self.state.pending.pop();
        self.put_down(place, now);
    }

    fn put_down(&mut self, place: Place, now: Now<'_, '_>) {
        let seat = self.state.active;
        self.state.mine_mut().ship = Some(place);
        now.told.everyone(Event::Landed { seat, place });
        self.fortress_gives(now);
    }

    /// Fortress: its controller has 1 manoeuvre more when his ship is there, once a turn and as soon as both are true.
    pub(super) fn fortress_gives(&mut self, now: Now<'_, '_>) {
        if !self.state.this_turn.fortress_used && self.at_own(SectorKind::Fortress) {
            let seat = self.state.active;
            self.state.this_turn.fortress_used = true;
            self.gain(0, 1);
            now.told.harmless(Event::FortressGave { seat });
        }
    }

    /// Whether the ship whose turn it is stands on a sector of this kind that its captain controls.
    pub(super) fn at_own(&self, kind: SectorKind) -> bool {
        self.state
            .here()
            .is_some_and(|(_, sector)| sector.kind == kind && sector.controller == Some(self.state.active))
    }

    /// Adds to what can be spent this turn.
    pub(super) fn gain(&mut self, crypto: u8, manoeuvre: u8) {
        let turn = &mut self.state.this_turn;
        turn.crypto = turn.crypto.saturating_add(crypto);
        turn.manoeuvre = turn.manoeuvre.saturating_add(manoeuvre);
    }

    /// Crypto and minerals together: all that can be paid where crypto is asked.
    pub(crate) fn purse(&self) -> u8 {
        self.state
            .this_turn
            .crypto
            .saturating_add(self.state.mine().minerals)
    }

    pub(super) fn check_crypto(&self, price: u8) -> Allowed {
        let have = self.purse();
        need(price <= have, Refusal::NotEnoughCrypto { need: price, have })
    }

    pub(super) fn check_manoeuvre(&self, price: u8) -> Allowed {
        let have = self.state.this_turn.manoeuvre;
        need(price <= have, Refusal::NotEnoughManoeuvre { need: price, have })
    }

    /// Pays crypto: first what the turn gave, which would be lost anyway, then minerals, which go to the depot. Gives what was paid of
    /// each.
    pub(super) fn pay_crypto(&mut self, price: u8) -> (u8, u8) {
        let crypto = price.min(self.state.this_turn.crypto);
        let minerals = (price - crypto).min(self.state.mine().minerals);
        self.state.this_turn.crypto -= crypto;
        self.state.mine_mut().minerals -= minerals;
        self.state.depot += minerals;
        (crypto, minerals)
    }

    pub(super) fn pay_manoeuvre(&mut self, price: u8) {
        let turn = &mut self.state.this_turn;
        turn.manoeuvre = turn.manoeuvre.saturating_sub(price);
    }

    /// End of turn: what was played and what was not goes to the discard, and five cards are drawn. The next captain's turn begins,
    /// unless the game ends here.
    pub(super) fn end_turn(&mut self, now: Now<'_, '_>) {
        let seat = self.state.active;
        let captain = self.state.mine_mut();
        if !captain.hand.is_empty() {
            // The discard lies open, so that everybody now sees what was not played.
            now.told.reveal();
            for card in captain.hand.cards() {
                now.told.everyone(Event::Discarded { seat, card });
            }
        }
        captain.hand_comes_to_light();
        captain.discard.take_all(&mut captain.hand);
        captain.discard.take_all(&mut captain.play);
        now.told.everyone(Event::TurnEnded { seat });
        self.draw_up_to(seat, HAND, now);
        let next = seat.next(self.seats_here());
        if !self.ends_before_turn_of(next, now) {
            self.begin_turn(next, now);
        }
    }
}
