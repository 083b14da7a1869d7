//! VIPs of the expansion (its section 1): three lie open, a cabin for one is in everybody's reserve, and after building they board cabins that suit them. They
//! are crew in every respect; what each can do besides is here, what they ask for in `requirements`, boarding in `boarding`, the surgeon in `surgeon`,
//! the widow in `widow`, what they pay in `rewards`.

pub(crate) mod boarding;
pub(crate) mod requirements;
pub(crate) mod rewards;
pub(crate) mod surgeon;
pub(crate) mod widow;

use table::{Chance, Seat};

use super::Now;
use crate::Trucker;
use crate::air::pending::{Pending, Queue};
use crate::cards::missions::SpecialRule;
use crate::cards::tiles::Kind;
use crate::cards::vips::{Vip, VipCard, VipColour};
use crate::events::{CrewLoss, Event};
use crate::ids::{Halves, SQUARES, Square, Squares};
use crate::rules::flight::epidemic;
use crate::rules::missions::traffic_jam;
use crate::state::Rulings;

impl Trucker {
    /// Which readings of the expansion's rules are played.
    pub(crate) fn rulings(&self) -> Rulings {
        self.state.rules.modules.rulings
    }

    /// Whether this flight has VIPs: the host wants them, or the mission does.
    pub(crate) fn has_vips(&self) -> bool {
        self.state.rules.modules.vips || self.has_rule(SpecialRule::Vips)
    }

    /// What stands on a VIP card.
    pub(crate) fn vip_card(&self, vip: Vip) -> &'static VipCard {
        self.cards.vips.of(vip)
    }

    /// The cabin of a VIP who is aboard.
    pub(crate) fn vip_cabin(&self, seat: Seat, vip: Vip) -> Option<Square> {
        // Most flights have no VIPs at all.
        self.state.lunar.vips?;
        self.ship(seat).vip(self.tiles(), vip)
    }

    /// The next card of each colour is turned up, and everybody gets a cabin into the reserve.
    pub(crate) fn lay_out_vips(&mut self, chance: &mut Chance) {
        self.state.lunar.vips = None;
        if !self.has_vips() {
            return;
        }
        // A contract turns up the same VIPs at every table; which is no secret, since they lie open from the beginning.
        let flight = self.state.flight.index() as u64;
        let mut fate = self
            .state
            .lunar
            .fate
            .map(|seed| Chance::fast(u64::from(seed) << 2 | flight));
        let vips = VipColour::ALL.map(|colour| {
            let chance = fate.as_mut().unwrap_or(&mut *chance);
            let seen = self.state.lunar.vips_seen;
            let all = self.cards.vips.of_colour(colour);
            let left = all.filter(|vip| seen >> vip.index() & 1 == 0);
            let drawn = left.clone().nth(chance.pick(left.count().max(1)));
            let vip = drawn.unwrap_or(Vip::RetiredAdmiral);
            self.state.lunar.vips_seen |= 1 << vip.index();
            vip
        });
        self.state.lunar.vips = Some(vips);
        let mut cabins = self.cards.tiles.vip_cabins();
        chance.shuffle(&mut cabins);
        for (player, cabin) in self.state.players.iter_mut().zip(cabins) {
            player.reserve.push(cabin);
        }
    }

    /// Take-off: politicians move forward, then patients bring their epidemic; each from the leader on, in the order before anybody moves.
    pub(crate) fn before_the_first_card(&mut self) {
        let order = self.state.air.track.order();
        let with = |game: &Trucker, vip: Vip| -> Queue {
            let aboard = order.iter().filter(|seat| game.vip_cabin(*seat, vip).is_some());
            aboard.collect()
        };
        let politicians = with(self, Vip::HurriedPolitician);
        let patients = with(self, Vip::QuarantinePatient);
        if politicians.first().is_some() || patients.first().is_some() {
            self.state.air.push(Pending::VipsAct {
                politicians,
                patients,
            });
        }
    }

    /// What the admiral adds to cannons: half a point for each single one he marked, a whole one for each double that is powered.
    pub(crate) fn admiral_bonus(&self, seat: Seat, powered: Squares) -> Halves {
        if self.vip_cabin(seat, Vip::RetiredAdmiral).is_none() {
            return Halves(0);
        }
        let (ship, tiles) = (self.ship(seat), self.tiles());
        let marked = self.player(seat).lunar.cubes.and(ship.occupied()).iter();
        let bonus = marked.map(|gun| match ship.kind(tiles, gun) {
            Some(Kind::Cannon) => 1,
            Some(Kind::DoubleCannon) if powered.has(gun) => 2,
            _ => 0,
        });
        Halves(bonus.sum())
    }

    /// Whether the engineer can still double the engines.
    pub(crate) fn can_double(&self, seat: Seat) -> bool {
        self.vip_cabin(seat, Vip::PropulsionEngineer).is_some()
    }

    /// The engineer doubles the engines and leaves: she is paid for the cards resolved before this one, and is no crew from now on.
    pub(crate) fn send_engineer(&mut self, seat: Seat, now: Now<'_, '_>) {
        let Some(cabin) = self.vip_cabin(seat, Vip::PropulsionEngineer) else {
            return;
        };
        let each = self.vip_card(Vip::PropulsionEngineer).each as u8;
        let resolved = self.state.air.turned.saturating_sub(1);
        self.lose_crew(seat, cabin, CrewLoss::Engineer, now);
        if resolved > 0 {
            self.earn(seat, resolved * each, now);
        }
    }

    /// A cell powers a tile: the guru is paid if his cabin lies strictly between, on one row, column or diagonal, a few times for each card.
    pub(crate) fn please_guru(&mut self, seat: Seat, battery: Square, tile: Square, now: Now<'_, '_>) {
        let Some(cabin) = self.vip_cabin(seat, Vip::EnergyGuru) else {
            return;
        };
        let card = self.vip_card(Vip::EnergyGuru);
        let pleased = &mut self.state.players[seat].lunar.pleased;
        if lies_between(battery, cabin, tile) && i16::from(*pleased) < card.figure(0) {
            *pleased += 1;
            self.earn(seat, card.each as u8, now);
        }
    }

    /// Something of a ship was destroyed: the thrill-seeker is paid, once for each card.
    pub(crate) fn please_thrill_seeker(&mut self, seat: Seat, now: Now<'_, '_>) {
        if self.vip_cabin(seat, Vip::ThrillSeeker).is_none() || self.player(seat).lunar.thrilled {
            return;
        }
        self.player_mut(seat).lunar.thrilled = true;
        let each = self.vip_card(Vip::ThrillSeeker).each as u8;
        self.earn(seat, each, now);
    }

    /// The batteries whose cells may power a tile: around the activist only those connected to it.
    pub(crate) fn allowed_by_activist(&self, seat: Seat, charged: Squares, tile: Square) -> Squares {
        match self.vip_cabin(seat, Vip::EcoActivist) {
            Some(cabin) => {
                let watched = Squares::only(cabin).around();
                charged.minus(watched.minus(self.ship(seat).connected(tile)))
            }
            None => charged,
        }
    }

    /// Whether cells can power all these tiles, each from a battery that may. Without the activist any cell may power any tile.
    pub(crate) fn can_pay_for(&self, seat: Seat, wanted: Squares) -> bool {
        let ship = self.ship(seat);
        if wanted.len() > usize::from(ship.cells(self.tiles())) {
            return false;
        }
        if self.vip_cabin(seat, Vip::EcoActivist).is_none() {
            return true;
        }
        let mut left = [0; SQUARES];
        for battery in ship.charged(self.tiles()).iter() {
            left[battery.index()] = ship.cells_at(self.tiles(), battery);
        }
        self.assign_cells(seat, wanted, &mut left)
    }

    /// Tries the batteries for the first tile, then for the others.
    fn assign_cells(&self, seat: Seat, wanted: Squares, left: &mut [u8; SQUARES]) -> bool {
        let Some(tile) = wanted.first() else { return true };
        let charged = self.ship(seat).charged(self.tiles());
        for battery in self.allowed_by_activist(seat, charged, tile).iter() {
            if left[battery.index()] == 0 {
                continue;
            }
            left[battery.index()] -= 1;
            if self.assign_cells(seat, wanted.without(tile), left) {
                return true;
            }
            left[battery.index()] += 1;
        }
        false
    }

    /// A new card: what VIPs do once for each card can be done again.
    pub(crate) fn refresh_vips(&mut self) {
        for player in self.state.players.iter_mut() {
            player.lunar.pleased = 0;
            player.lunar.thrilled = false;
            player.lunar.rearranged = false;
        }
    }
}

/// Whether a square lies strictly between two others, on one row, column or diagonal.
fn lies_between(one: Square, middle: Square, other: Square) -> bool {
    let at = |square: Square| (square.row() as i8, square.column() as i8);
    let ((r1, c1), (r, c), (r2, c2)) = (at(one), at(middle), at(other));
    let (rows, columns) = (r2 - r1, c2 - c1);
    let straight = rows == 0 || columns == 0 || rows.abs() == columns.abs();
    let length = rows.abs().max(columns.abs());
    let (row_step, column_step) = (rows.signum(), columns.signum());
    straight && (1..length).any(|step| (r1 + row_step * step, c1 + column_step * step) == (r, c))
}

/// The next politician moves; then patients fall ill.
pub(crate) fn act(game: &mut Trucker, politicians: Queue, patients: Queue, now: Now<'_, '_>) {
    if let Some(seat) = politicians.first() {
        game.state.air.replace(Pending::VipsAct {
            politicians: politicians.rest(),
            patients,
        });
        let days = game.vip_card(Vip::HurriedPolitician).figure(0) as u8;
        return traffic_jam::forward(game, seat, days, now);
    }
    game.state.air.done();
    for seat in patients.iter() {
        now.told.everyone(Event::BroughtEpidemic { seat });
        epidemic::strike(game, seat, now);
    }
}
