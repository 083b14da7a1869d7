//! Actions 3 (buy) and 4 (renew the market), and the influence on sale in Tortuga.

use super::{Allowed, Now, need};
use crate::Tortuga;
use crate::cards::{CardId, Deck};
use crate::events::{Event, Source};
use crate::map::SectorKind;
use crate::moves::{Move, Refusal};
use crate::state::Market;

/// Crypto for putting a face-up card under its pile.
pub(crate) const RENEW_PRICE: u8 = 1;
/// Crypto for 1 influence in Tortuga.
pub(crate) const INFLUENCE_PRICE: u8 = 7;

/// The deck of a market, by [`SectorKind::market`].
pub(crate) const MARKET_DECKS: [(SectorKind, Deck); 4] = [
    (SectorKind::Vortex, Deck::V),
    (SectorKind::Fortress, Deck::F),
    (SectorKind::Research, Deck::R),
    (SectorKind::Mines, Deck::M),
];

impl Market {
    /// How many cards lie face down.
    pub(crate) fn face_down(&self) -> usize {
        self.pile.iter().map(|count| usize::from(*count)).sum::<usize>() + self.bottom.len()
    }
}

impl Tortuga {
    pub(super) fn list_market(&self, out: &mut Vec<Move>) {
        let Some((_, sector)) = self.state.here() else {
            return;
        };
        let purse = self.purse();
        match sector.kind.market() {
            Some(market) => {
                let [one, other] = self.state.markets[market].slots;
                let cards = one.into_iter().chain(other.filter(|_| other != one));
                for card in cards {
                    if self.price(card) <= purse {
                        out.push(Move::Buy(card));
                    }
                    if self.check_renew(card).is_ok() {
                        out.push(Move::Renew(card));
                    }
                }
            }
            None => {
                let stacks = Deck::T.cards().zip(self.state.stacks);
                let on_offer = stacks.filter(|(card, left)| *left > 0 && self.price(*card) <= purse);
                out.extend(on_offer.map(|(card, _)| Move::Buy(card)));
                if self.check_buy_influence().is_ok() {
                    out.push(Move::BuyInfluence);
                }
            }
        }
    }

    /// What a card costs now.
    pub(crate) fn price(&self, card: CardId) -> u8 {
        self.face(card).cost.saturating_sub(self.state.this_turn.buy_off)
    }

    /// Whether a card lies face up in the ship's sector.
    fn on_offer(&self, card: CardId) -> Result<bool, Refusal> {
        let (_, sector) = self.state.here().ok_or(Refusal::ShipInHold)?;
        Ok(match sector.kind.market() {
            Some(market) => self.state.markets[market].slots.contains(&Some(card)),
            None => card.deck() == Deck::T && self.state.stacks[card.place_in_deck()] > 0,
        })
    }

    pub(super) fn check_buy(&self, card: CardId) -> Allowed {
        need(self.on_offer(card)?, Refusal::NotOnOffer(card))?;
        self.check_crypto(self.price(card))
    }

    /// Action 3: the card goes to the discard. A place left free in a market is filled at once.
    pub(super) fn buy(&mut self, card: CardId, now: Now<'_, '_>) {
        let seat = self.state.active;
        let (crypto, minerals) = self.pay_crypto(self.price(card));
        self.state.this_turn.buy_off = 0;
        self.state.mine_mut().discard.add(card);
        now.told.harmless(Event::Bought {
            seat,
            card,
            crypto,
            minerals,
        });
        if card.deck() == Deck::T {
            self.state.stacks[card.place_in_deck()] -= 1;
        } else {
            self.turn_up_in_place_of(card, now);
        }
    }

    /// Takes a face-up card out of the market of the ship's sector and turns up the next one of its pile.
    fn turn_up_in_place_of(&mut self, card: CardId, now: Now<'_, '_>) {
        let Some(market) = self.state.here().and_then(|(_, sector)| sector.kind.market()) else {
            return;
        };
        if let Some(slot) = self.state.markets[market]
            .slots
            .iter()
            .position(|other| *other == Some(card))
        {
            self.state.markets[market].slots[slot] = None;
            self.turn_up(market, slot, now);
        }
    }

    /// Turns up the next card of a market: one of the shuffled cards, and when these are gone the first that was put under them.
    fn turn_up(&mut self, market: usize, slot: usize, now: Now<'_, '_>) {
        let stall = &mut self.state.markets[market];
        let (sector, deck) = MARKET_DECKS[market];
        let next = match now.chance.draw(&stall.pile) {
            Some(kind) => {
                stall.pile[kind] -= 1;
                CardId::new(deck, kind)
            }
            None => stall.bottom.take_first(),
        };
        stall.slots[slot] = next;
        if let Some(card) = next {
            let slot = slot as u8;
            now.told.everyone(Event::TurnedUp { sector, slot, card });
        }
    }

    pub(super) fn check_renew(&self, card: CardId) -> Allowed {
        let (_, sector) = self.state.here().ok_or(Refusal::ShipInHold)?;
        let market = sector.kind.market().ok_or(Refusal::NoMarketHere)?;
        let stall = &self.state.markets[market];
        need(stall.slots.contains(&Some(card)), Refusal::NotOnOffer(card))?;
        self.check_crypto(RENEW_PRICE)?;
        need(stall.face_down() > 0, Refusal::PileEmpty)
    }

    /// Action 4: a face-up card goes under its pile and the next one takes its place.
    pub(super) fn renew(&mut self, card: CardId, now: Now<'_, '_>) {
        let seat = self.state.active;
        self.pay_crypto(RENEW_PRICE);
        now.told.everyone(Event::PutUnder { seat, card });
        self.turn_up_in_place_of(card, now);
        if let Some(market) = MARKET_DECKS.iter().position(|(_, deck)| *deck == card.deck()) {
            // Ten cards, two of them face up: there is room for the eight that can lie here.
            self.state.markets[market].bottom.push(card);
        }
    }

    pub(super) fn check_buy_influence(&self) -> Allowed {
        let (_, sector) = self.state.here().ok_or(Refusal::ShipInHold)?;
        need(sector.kind == SectorKind::Tortuga, Refusal::NotAtTortuga)?;
        self.check_crypto(INFLUENCE_PRICE)
    }

    /// Tortuga: 7 crypto for 1 influence, as often as wanted.
    pub(super) fn buy_influence(&mut self, now: Now<'_, '_>) {
        let seat = self.state.active;
        self.pay_crypto(INFLUENCE_PRICE);
        now.told.harmless(Event::BoughtInfluence { seat });
        self.gain_influence(seat, 1, Source::Bought, now);
        self.check_influence_victory(seat, now);
    }
}
