//! Actions 5 (move) and 6 (collect minerals), what minerals are spent on, and the depot of the Mines.

use super::{Allowed, Now, need};
use crate::Tortuga;
use crate::events::Event;
use crate::map::{Place, SectorKind};
use crate::moves::{Move, Refusal};
use crate::state::Pending;

/// Manoeuvre for a step to an adjacent sector.
const STEP_PRICE: u8 = 1;
/// Manoeuvre for taking the mineral of a tile.
const COLLECT_PRICE: u8 = 1;

impl Tortuga {
    pub(super) fn list_sailing(&self, out: &mut Vec<Move>) {
        if self.check_spend_mineral().is_ok() {
            out.push(Move::SpendMineral);
        }
        let Some(place) = self.state.mine().ship else {
            return;
        };
        if self.check_manoeuvre(STEP_PRICE).is_ok() {
            out.extend(self.map().adjacent(place).iter().map(Move::Sail));
        }
        if self.check_collect().is_ok() {
            out.push(Move::Collect);
        }
        if self.check_take_from_depot().is_ok() {
            out.push(Move::TakeFromDepot);
        }
    }

    /// A step to an adjacent sector, whatever it costs. Ships never stand in each other's way.
    pub(super) fn check_step(&self, to: Place) -> Allowed {
        need(self.map().places().contains(to), Refusal::NoSuchPlace)?;
        let from = self.state.mine().ship.ok_or(Refusal::ShipInHold)?;
        need(
            self.map().adjacent(from).contains(to),
            Refusal::NotAdjacent { from, to },
        )
    }

    pub(super) fn check_sail(&self, to: Place) -> Allowed {
        self.check_step(to)?;
        self.check_manoeuvre(STEP_PRICE)
    }

    /// How many steps the manoeuvre of this turn pays for; a ship in the hold goes nowhere.
    pub(crate) fn reach(&self) -> u8 {
        match self.state.mine().ship {
            Some(_) => self.state.this_turn.manoeuvre / STEP_PRICE,
            None => 0,
        }
    }

    /// Action 5: to an adjacent sector.
    pub(super) fn sail(&mut self, to: Place, now: Now<'_, '_>) {
        self.pay_manoeuvre(STEP_PRICE);
        self.put_ship(to, false, now);
    }

    /// A step of a card that moves the ship, or its jump.
    pub(super) fn sail_free(&mut self, step: Pending, to: Place, now: Now<'_, '_>) {
        self.state.pending.pop();
        if let Pending::Move { left } = step {
            let left = left.saturating_sub(1);
            self.state.pending.push(Pending::Move { left });
        }
        self.put_ship(to, true, now);
    }

    fn put_ship(&mut self, to: Place, free: bool, now: Now<'_, '_>) {
        let seat = self.state.active;
        let from = self.state.mine_mut().ship.replace(to).unwrap_or(to);
        now.told.harmless(Event::Sailed { seat, from, to, free });
        let goes_on = matches!(self.state.pending.last(), Some(Pending::Move { left: 1.. }));
        if !goes_on || self.state.is_first_edition() {
            self.fortress_gives(now);
        }
    }

    /// A card moves the ship over several sectors at once: it is where the move ends, and only there does its Fortress give.
    pub(super) fn stop_here(&mut self, now: Now<'_, '_>) {
        now.told.harmless_step();
        self.fortress_gives(now);
    }

    /// A mineral lies on the tile of the ship.
    pub(super) fn check_mineral_here(&self) -> Allowed {
        let (_, sector) = self.state.here().ok_or(Refusal::ShipInHold)?;
        need(sector.mineral, Refusal::NoMineral)
    }

    pub(super) fn check_collect(&self) -> Allowed {
        self.check_mineral_here()?;
        self.check_manoeuvre(COLLECT_PRICE)
    }

    /// Action 6: the tile's mineral goes to the hold. Tiles are not filled again.
    pub(super) fn collect(&mut self, now: Now<'_, '_>) {
        self.pay_manoeuvre(COLLECT_PRICE);
        self.take_mineral_here(now);
    }

    pub(super) fn take_mineral_here(&mut self, now: Now<'_, '_>) {
        let seat = self.state.active;
        if let Some(place) = self.state.mine().ship {
            self.state.sector_mut(place).mineral = false;
            self.state.mine_mut().minerals += 1;
            now.told.harmless(Event::Collected { seat, place });
        }
    }

    pub(super) fn check_spend_mineral(&self) -> Allowed {
        need(self.state.mine().minerals > 0, Refusal::NoMineralInHold)
    }

    /// A mineral is worth 1 crypto and goes to the depot of the Mines.
    pub(super) fn spend_mineral(&mut self, now: Now<'_, '_>) {
        let seat = self.state.active;
        self.state.mine_mut().minerals -= 1;
        self.state.depot += 1;
        self.gain(1, 0);
        now.told.harmless(Event::SpentMineral { seat });
    }

    pub(super) fn check_take_from_depot(&self) -> Allowed {
        need(self.at_own(SectorKind::Mines), Refusal::NotAtOwnMines)?;
        need(!self.state.this_turn.mines_used, Refusal::OncePerTurn)?;
        need(self.state.depot > 0, Refusal::DepotEmpty)
    }

    /// Mines: their controller takes a mineral from the depot when his ship is there.
    pub(super) fn take_from_depot(&mut self, now: Now<'_, '_>) {
        self.state.this_turn.mines_used = true;
        self.take_minerals_from_depot(1, now);
    }

    /// Takes so many minerals from the depot, or as many as there are.
    pub(super) fn take_minerals_from_depot(&mut self, count: u8, now: Now<'_, '_>) {
        let seat = self.state.active;
        let count = count.min(self.state.depot);
        self.state.depot -= count;
        self.state.mine_mut().minerals += count;
        now.told.harmless(Event::TookFromDepot { seat, count });
    }
}
