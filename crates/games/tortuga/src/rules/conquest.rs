//! Actions 12 (conquer) and 13 (reinforce), and what control of a sector gives.

use table::Seat;

use super::{Allowed, Now, need};
use crate::Tortuga;
use crate::events::{Conquest, Event};
use crate::map::{Place, PlaceSet, SectorKind};
use crate::moves::{Move, Refusal};
use crate::state::{Ending, Scenario};

impl Tortuga {
    pub(super) fn list_conquest(&self, out: &mut Vec<Move>) {
        if self.check_conquer().is_ok() {
            out.push(Move::Conquer);
        }
        if self.check_conquer_with_crypto().is_ok() {
            out.push(Move::ConquerWithCrypto);
        }
        let purse = self.purse();
        for place in self.controlled(self.state.active).without(Place::TORTUGA).iter() {
            let sector = self.state.sector(place);
            let most = self.cards.sector(sector.kind).most.min(purse);
            out.extend((sector.defence + 1..=most).map(|to| Move::Reinforce { place, to }));
        }
    }

    /// The places a captain controls.
    pub(crate) fn controlled(&self, seat: Seat) -> PlaceSet {
        let places = self.map().places().iter();
        places
            .filter(|place| self.state.sector(*place).controller == Some(seat))
            .collect()
    }

    /// How many sectors of a kind a captain controls: his Terminal or Turrets tokens.
    pub(crate) fn controlled_of_kind(&self, seat: Seat, kind: SectorKind) -> u8 {
        let sectors = self.state.sectors.iter();
        sectors
            .filter(|sector| sector.kind == kind && sector.controller == Some(seat))
            .count() as u8
    }

    /// The place the ship could conquer, and its price: the defence + 1, whatever it is paid in.
    fn conquest_here(&self) -> Result<(Place, u8), Refusal> {
        let seat = self.state.active;
        let (place, sector) = self.state.here().ok_or(Refusal::ShipInHold)?;
        need(self.state.usurper.is_none(), Refusal::LastRound)?;
        need(sector.controller != Some(seat), Refusal::AlreadyControlled)?;
        if let Some(owner) = sector.controller {
            let guarded = self.state.captains[owner].ship == Some(place);
            need(!guarded, Refusal::Guarded { seat: owner })?;
        }
        if place == Place::TORTUGA && self.state.scenario == Scenario::Aggressive {
            need(self.tortuga_would_win(seat), Refusal::WouldNotWin)?;
        }
        Ok((place, sector.defence + 1))
    }

    /// The price in manoeuvre, less what a card took off it. Tortuga always costs the same.
    pub(crate) fn conquest_price(&self, place: Place, price: u8) -> u8 {
        if place == Place::TORTUGA {
            price
        } else {
            price.saturating_sub(self.state.this_turn.conquer_off)
        }
    }

    pub(super) fn check_conquer(&self) -> Allowed {
        let (place, price) = self.conquest_here()?;
        self.check_manoeuvre(self.conquest_price(place, price))?;
        need(self.markers_left(self.state.active) > 0, Refusal::NoMarkerLeft)
    }

    /// Action 12: control of the ship's sector for its defence + 1 in manoeuvre.
    pub(super) fn conquer(&mut self, now: Now<'_, '_>) {
        let Ok((place, price)) = self.conquest_here() else {
            return;
        };
        let paid = self.conquest_price(place, price);
        self.pay_manoeuvre(paid);
        if place != Place::TORTUGA {
            self.state.this_turn.conquer_off = 0;
        }
        self.conquered(place, Conquest::Manoeuvre { paid }, now);
    }

    pub(super) fn check_conquer_with_crypto(&self) -> Allowed {
        need(self.state.scenario == Scenario::Peaceful, Refusal::OnlyInPeace)?;
        let (_, price) = self.conquest_here()?;
        self.check_crypto(price)?;
        need(self.markers_left(self.state.active) > 0, Refusal::NoMarkerLeft)
    }

    /// Action 12 in the peaceful scenario: the whole price in crypto and minerals.
    pub(super) fn conquer_with_crypto(&mut self, now: Now<'_, '_>) {
        let Ok((place, price)) = self.conquest_here() else {
            return;
        };
        let (crypto, minerals) = self.pay_crypto(price);
        self.conquered(place, Conquest::Crypto { crypto, minerals }, now);
    }

    fn conquered(&mut self, place: Place, how: Conquest, now: Now<'_, '_>) {
        let seat = self.state.active;
        self.take_control(seat, place, how, now);
        if place == Place::TORTUGA {
            self.tortuga_falls(seat, now);
        } else {
            self.check_influence_victory(seat, now);
        }
    }

    /// A sector changes hands: the control token, the bonus token and the marker go to the new controller, and the defence rises by 1
    /// as far as it goes. What the sector gives can be used at once.
    pub(super) fn take_control(&mut self, seat: Seat, place: Place, how: Conquest, now: Now<'_, '_>) {
        let kind = self.state.sector(place).kind;
        let most = self.cards.sector(kind).most;
        let sector = self.state.sector_mut(place);
        let loser = sector.controller.replace(seat);
        let defence = sector.defence.saturating_add(1).min(most);
        sector.defence = defence;
        now.told.everyone(Event::ControlChanged {
            seat,
            place,
            loser,
            defence,
            how,
        });
        if kind == SectorKind::Terminal {
            self.gain(1, 0);
        }
        self.fortress_gives(now);
    }

    /// Tortuga is conquered: the conqueror wins with 15 influence; in the aggressive scenario the game ends in any case; otherwise the
    /// last round begins.
    fn tortuga_falls(&mut self, seat: Seat, now: Now<'_, '_>) {
        self.state.usurper = Some(seat);
        if self.has_won(seat) {
            self.end_game(Ending::Usurper, now);
        } else if self.state.scenario == Scenario::Aggressive {
            self.end_game(Ending::Overthrow, now);
        } else {
            now.told.everyone(Event::LastRound { usurper: seat });
        }
    }

    /// The sector is the captain's own and not Tortuga, whose defence never changes.
    fn check_own_defence(&self, place: Place) -> Allowed {
        need(self.map().places().contains(place), Refusal::NoSuchPlace)?;
        let sector = self.state.sector(place);
        need(
            sector.controller == Some(self.state.active),
            Refusal::NotControlled,
        )?;
        need(place != Place::TORTUGA, Refusal::TortugaIsFixed)
    }

    pub(super) fn check_reinforce(&self, place: Place, to: u8) -> Allowed {
        self.check_own_defence(place)?;
        let sector = self.state.sector(place);
        let (above, most) = (sector.defence, self.cards.sector(sector.kind).most);
        need(
            above < to && to <= most,
            Refusal::DefenceOutOfRange { above, most },
        )?;
        self.check_crypto(to)
    }

    /// Action 13: the defence of a controlled sector becomes what is paid, wherever the ship is.
    pub(super) fn reinforce(&mut self, place: Place, to: u8, now: Now<'_, '_>) {
        let (crypto, minerals) = self.pay_crypto(to);
        self.raise_defence(place, to, crypto, minerals, now);
    }

    fn raise_defence(&mut self, place: Place, defence: u8, crypto: u8, minerals: u8, now: Now<'_, '_>) {
        let seat = self.state.active;
        self.state.sector_mut(place).defence = defence;
        now.told.harmless(Event::DefenceRaised {
            seat,
            place,
            defence,
            crypto,
            minerals,
        });
    }

    /// A card raises the defence of this sector.
    pub(super) fn check_fortify(&self, place: Place) -> Allowed {
        self.check_own_defence(place)?;
        let sector = self.state.sector(place);
        let (above, most) = (sector.defence, self.cards.sector(sector.kind).most);
        need(above < most, Refusal::DefenceOutOfRange { above, most })
    }

    pub(super) fn fortify_by(&mut self, place: Place, by: u8, now: Now<'_, '_>) {
        let sector = self.state.sector(place);
        let most = self.cards.sector(sector.kind).most;
        let defence = sector.defence.saturating_add(by).min(most);
        self.raise_defence(place, defence, 0, 0, now);
    }
}
