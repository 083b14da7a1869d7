//! Boarding: after building and before the check, everybody at once. At most one VIP of each colour and one for each cabin, instead of its astronauts. The check
//! judges them again on the corrected ship: one whose cabin no longer suits is replaced by two astronauts.

use table::{Seat, SeatSet};

use super::requirements::{self, Unmet};
use crate::Trucker;
use crate::cards::tiles::Kind;
use crate::cards::vips::{Vip, VipColour};
use crate::events::Event;
use crate::ids::Square;
use crate::moves::{Move, Refusal};
use crate::rules::{Allowed, Now, cargo, need};
use crate::ship::contents::Crew;
use crate::state::Phase;

impl Trucker {
    /// Building is over: VIPs board where they can, then ships are checked.
    pub(crate) fn begin_boarding(&mut self, now: Now<'_, '_>) {
        let waiting: SeatSet = Seat::all(self.state.seats())
            .filter(|seat| self.vip_boardings(*seat).next().is_some())
            .collect();
        if waiting.is_empty() {
            return self.begin_check(now);
        }
        self.state.phase = Phase::Boarding;
        self.state.waiting = waiting;
    }

    /// Whether a cabin suits a VIP as the ship is now, and if not, why: nothing may keep humans away, and it must have what he asks for.
    pub(crate) fn judge_cabin(&self, seat: Seat, vip: Vip, cabin: Square) -> Result<(), Unmet> {
        let (ship, tiles) = (self.ship(seat), self.tiles());
        requirements::judge(ship, tiles, self.level(), self.vip_card(vip), cabin)?;
        if cargo::irradiated(ship, tiles).has(cabin) {
            return Err(Unmet::Radioactive);
        }
        if self.without_humans(seat).has(cabin) {
            return Err(Unmet::KeptFree);
        }
        Ok(())
    }

    fn colour_aboard(&self, seat: Seat, colour: VipColour) -> bool {
        let vips = self.state.lunar.vips.into_iter().flatten();
        let mut same = vips.filter(|vip| self.vip_card(*vip).colour == colour);
        same.any(|vip| self.vip_cabin(seat, vip).is_some())
    }

    fn check_vip(&self, seat: Seat, vip: Vip, square: Square) -> Allowed {
        let open = self
            .state
            .lunar
            .vips
            .into_iter()
            .flatten()
            .any(|known| known == vip);
        need(open, Refusal::VipNotHere)?;
        need(
            !self.colour_aboard(seat, self.vip_card(vip).colour),
            Refusal::VipAboard,
        )?;
        let ship = self.ship(seat);
        let free = ship.kind(self.tiles(), square).is_some_and(Kind::is_cabin)
            && ship.crew_at(self.tiles(), square) == Crew::None;
        need(free, Refusal::NoCabin)?;
        self.judge_cabin(seat, vip, square)
            .map_err(|unmet| Refusal::DoesNotSuit { vip, unmet })
    }

    fn vip_boardings(&self, seat: Seat) -> impl Iterator<Item = Move> + '_ {
        let vips = self.state.lunar.vips.into_iter().flatten();
        vips.flat_map(move |vip| {
            let cabins = self.ship(seat).of_kind(self.tiles(), |kind| kind == Kind::Cabin);
            cabins
                .iter()
                .filter(move |square| self.check_vip(seat, vip, *square).is_ok())
                .map(move |square| Move::BoardVip { square, vip })
        })
    }

    pub(crate) fn check_boarding(&self, seat: Seat, mv: Move) -> Allowed {
        match mv {
            Move::BoardVip { square, vip } => self.check_vip(seat, vip, square),
            Move::Done => Ok(()),
            _ => Err(Refusal::NotNow),
        }
    }

    pub(crate) fn list_boarding(&self, seat: Seat, out: &mut Vec<Move>) {
        out.extend(self.vip_boardings(seat));
        out.push(Move::Done);
    }

    /// A VIP boards, or no more do.
    pub(crate) fn board_vips(&mut self, seat: Seat, mv: Move, now: Now<'_, '_>) {
        if let Move::BoardVip { square, vip } = mv {
            self.ship_mut(seat).set_crew(square, Crew::Vip(vip));
            now.told.everyone(Event::VipBoarded { seat, square, vip });
        }
        if mv == Move::Done || self.vip_boardings(seat).next().is_none() {
            self.state.waiting = self.state.waiting.without(seat);
        }
        if self.state.waiting.is_empty() {
            self.begin_check(now);
        }
    }

    /// The check judges a VIP on the corrected ship; `false` if somebody else takes the cabin.
    pub(crate) fn stays(&mut self, seat: Seat, square: Square, vip: Vip, now: Now<'_, '_>) -> bool {
        if self.judge_cabin(seat, vip, square).is_err() {
            let passage = &mut self.player_mut(seat).lunar;
            passage.replaced = passage.replaced.with(square);
            now.told.everyone(Event::VipReplaced { seat, square, vip });
            return false;
        }
        let ship = self.ship(seat);
        let (connections, connectors) = (ship.connected(square).len(), ship.connector_sides(square));
        let cannons = ship.of_kind(self.tiles(), Kind::is_cannon);
        let in_view = ship.seen_from(square).and(cannons);
        let card = self.vip_card(vip);
        let passage = &mut self.player_mut(seat).lunar;
        passage.boarded |= 1 << vip.index();
        match vip {
            Vip::RetiredAdmiral => passage.cubes = in_view,
            Vip::StarSurgeon => passage.charges = card.figure(0) as u8,
            Vip::SuperstitiousCelebrity => passage.counted = connections as u8,
            Vip::FengShuiMaster => passage.counted = connectors as u8,
            _ => {}
        }
        true
    }
}
