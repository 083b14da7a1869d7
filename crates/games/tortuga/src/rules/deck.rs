//! A captain's own cards: actions 1 (take back the reserve), 2 (play), 8 (reserve) and 9 (destroy), and drawing.

use table::Seat;

use super::{Allowed, Now, need};
use crate::Tortuga;
use crate::cards::{CardId, Deck};
use crate::events::{Cause, Event, Zone};
use crate::map::SectorKind;
use crate::moves::{Move, Refusal};
use crate::pile::Pile;

/// Crypto for reserving a card.
const RESERVE_PRICE: u8 = 2;
/// Manoeuvre for destroying a played card.
const DESTROY_PRICE: u8 = 2;

impl Tortuga {
    pub(super) fn list_deck(&self, out: &mut Vec<Move>) {
        let mine = self.state.mine();
        if self.check_take_reserve().is_ok() {
            out.push(Move::TakeReserve);
        }
        out.extend(mine.hand.kinds().map(Move::Play));
        out.extend(mine.hand.kinds_in(Deck::Hunt.mask()).map(Move::Convert));
        if mine.reserve.is_none() && self.check_crypto(self.reserve_price()).is_ok() {
            out.extend(mine.hand.kinds().map(Move::Reserve));
        }
        if self.check_manoeuvre(self.destroy_price()).is_ok() {
            out.extend(mine.play.kinds().map(Move::Destroy));
        }
    }

    pub(super) fn check_take_reserve(&self) -> Allowed {
        need(self.state.mine().reserve.is_some(), Refusal::ReserveEmpty)?;
        need(!self.state.this_turn.begun, Refusal::TooLateForReserve)
    }

    /// Action 1: the reserved card goes to the hand.
    pub(super) fn take_reserve(&mut self, now: Now<'_, '_>) {
        let seat = self.state.active;
        let captain = self.state.mine_mut();
        if let Some(card) = captain.take_from_reserve() {
            now.told.privately(
                seat,
                Event::TookReserveCard { seat, card },
                Event::TookReserve { seat },
            );
        }
    }

    pub(super) fn check_play(&self, card: CardId) -> Allowed {
        need(self.state.mine().hand.contains(card), Refusal::NotInHand(card))
    }

    /// Action 2: the card's crypto and manoeuvre can be spent for the rest of the turn; its abilities are offered.
    pub(super) fn play_card(&mut self, card: CardId, now: Now<'_, '_>) {
        let seat = self.state.active;
        let captain = self.state.mine_mut();
        captain.hand.take(card);
        captain.comes_to_light(card);
        captain.play.add(card);
        let face = self.face(card);
        let (crypto, manoeuvre) = (face.crypto, face.manoeuvre);
        self.gain(crypto, manoeuvre);
        now.told.reveal();
        now.told.everyone(Event::Played {
            seat,
            card,
            crypto,
            manoeuvre,
        });
        self.offer_abilities(card);
    }

    /// What reserving costs now: nothing once a turn on a controlled Research sector.
    pub(crate) fn reserve_price(&self) -> u8 {
        let free = !self.state.this_turn.research_used && self.at_own(SectorKind::Research);
        if free { 0 } else { RESERVE_PRICE }
    }

    pub(super) fn check_reserve(&self, card: CardId) -> Allowed {
        let mine = self.state.mine();
        need(mine.hand.contains(card), Refusal::NotInHand(card))?;
        need(mine.reserve.is_none(), Refusal::ReserveFull)
    }

    pub(super) fn check_reserve_action(&self, card: CardId) -> Allowed {
        self.check_reserve(card)?;
        self.check_crypto(self.reserve_price())
    }

    /// Action 8: a card of the hand goes face down to the reserve.
    pub(super) fn reserve_action(&mut self, card: CardId, now: Now<'_, '_>) {
        let price = self.reserve_price();
        if price == 0 {
            self.state.this_turn.research_used = true;
        }
        self.pay_crypto(price);
        self.reserve(card, price == 0, now);
    }

    pub(super) fn reserve(&mut self, card: CardId, free: bool, now: Now<'_, '_>) {
        let seat = self.state.active;
        self.state.mine_mut().put_in_reserve(card);
        // Nobody else sees the card, but that it could be reserved depends on the hand, and such a step is not taken back freely.
        now.told.reveal();
        now.told.privately(
            seat,
            Event::ReservedCard { seat, card, free },
            Event::Reserved { seat, free },
        );
    }

    /// What destroying a played card costs now: nothing once a turn on a controlled Vortex.
    pub(crate) fn destroy_price(&self) -> u8 {
        let free = !self.state.this_turn.vortex_used && self.at_own(SectorKind::Vortex);
        if free { 0 } else { DESTROY_PRICE }
    }

    pub(super) fn check_destroy_action(&self, card: CardId) -> Allowed {
        need(self.state.mine().play.contains(card), Refusal::NotInPlay(card))?;
        self.check_manoeuvre(self.destroy_price())
    }

    /// Action 9: a card played this turn goes to the box; what it gave stays.
    pub(super) fn destroy_action(&mut self, card: CardId, now: Now<'_, '_>) {
        let price = self.destroy_price();
        self.pay_manoeuvre(price);
        let cause = if price == 0 {
            self.state.this_turn.vortex_used = true;
            Cause::Vortex
        } else {
            Cause::Paid
        };
        self.state.mine_mut().play.take(card);
        self.put_in_box(self.state.active, card, Zone::Play, cause, now);
    }

    /// A card that was taken from `from` goes to the box; the token of a creature goes with it.
    pub(super) fn put_in_box(
        &mut self,
        seat: Seat,
        card: CardId,
        from: Zone,
        cause: Cause,
        now: Now<'_, '_>,
    ) {
        self.state.boxed.add(card);
        if card.deck() == Deck::Hunt {
            self.state.captains[seat].trophies.remove(card);
            self.state.spent_tokens.insert(card);
        }
        let event = Event::Destroyed {
            seat,
            card,
            from,
            cause,
        };
        match cause {
            Cause::Defeat => now.told.everyone(event),
            _ => now.told.harmless(event),
        }
    }

    /// Draws until the hand has `cards` cards, or nothing is left to draw.
    pub(super) fn draw_up_to(&mut self, seat: Seat, cards: usize, now: Now<'_, '_>) {
        let missing = cards.saturating_sub(self.state.captains[seat].hand.len());
        self.draw(seat, missing, now);
    }

    /// Draws so many cards; when the deck is empty it is made of the discard. Stops when there is no card left.
    pub(super) fn draw(&mut self, seat: Seat, cards: usize, now: Now<'_, '_>) {
        let captain = &mut self.state.captains[seat];
        let mut drawn = Pile::default();
        for _ in 0..cards {
            if captain.deck.is_empty() && !captain.discard.is_empty() {
                tell_drawn(seat, &mut drawn, now);
                captain.reshuffle();
                now.told.everyone(Event::Reshuffled { seat });
            }
            let Some(card) = captain.deck.draw(now.chance) else {
                break;
            };
            captain.hand.add(card);
            drawn.add(card);
        }
        tell_drawn(seat, &mut drawn, now);
    }
}

/// Says which cards were drawn, in no particular order: the order of a draw means nothing.
fn tell_drawn(seat: Seat, drawn: &mut Pile, now: Now<'_, '_>) {
    for card in drawn.cards() {
        now.told
            .privately(seat, Event::DrewCard { seat, card }, Event::Drew { seat });
    }
    *drawn = Pile::default();
}
