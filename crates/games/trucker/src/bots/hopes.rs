//! What the expansion promises for a ship that is being built: VIPs who would board it, and what the mission pays for it. In hundredths of a credit, as builders
//! reckon.

use std::cell::RefCell;

use table::Seat;

use crate::Trucker;
use crate::cards::missions::Payoff;
use crate::cards::tiles::Kind;
use crate::cards::vips::Vip;
use crate::ids::{Square, Squares};
use crate::rules::cargo;
use crate::rules::missions::rewards;
use crate::rules::vips::requirements;
use crate::ship::Ship;

/// How much of what a mission promises is kept: not every flight is completed, and not everything arrives.
const MISSION_KEPT: f32 = 20.0;
/// The same for VIPs.
const VIP_KEPT: f32 = 50.0;
/// A cabin in which nobody can live.
const NO_CREW: f32 = 220.0;
/// A battery without cells.
const NO_CELLS: f32 = 150.0;
/// Each component beside explosive cargo.
const BLAST: f32 = 25.0;
/// Fragile cargo.
const BREAKS: f32 = 30.0;
/// Tiles a ship has before its builder looks for cargo.
const SHIP_FIRST: usize = 9;
/// So much cargo is enough: more of it pays, but it does not fly.
const ENOUGH_CARGO: usize = 3;
/// Each one more.
const TOO_MUCH: f32 = 300.0;
/// What a tile in the reserve costs if it stays there.
const LEFT_OVER: f32 = 100.0;
/// How many of the VIPs who board are delivered, at each level: some are lost, and not every flight is completed.
const DELIVERED: [f32; 3] = [0.7, 0.5, 0.4];
/// What a VIP takes at each level: the place of one astronaut, in credits.
const PLACE: [f32; 3] = [1.0, 2.0, 3.0];
/// No more humans than this do without VIPs: at each level one of them is worth more than a reward.
const HUMANS: [u8; 3] = [4, 7, 9];

/// What is hoped for on one table.
pub(super) struct Hopes {
    /// The table, on which one ship after the other is laid; none without the expansion.
    world: Option<RefCell<Box<Trucker>>>,
    seat: Seat,
    before: f32,
}

impl Hopes {
    pub(super) fn of(world: &Trucker, seat: Seat) -> Hopes {
        let wanted = world.state.lunar.vips.is_some() || world.mission().is_some();
        let mut hopes = Hopes {
            world: wanted.then(|| RefCell::new(Box::new(world.clone()))),
            seat,
            before: 0.0,
        };
        hopes.before = hopes.worth(&world.state.players[seat].ship);
        hopes
    }

    /// What a ship gains over the present one.
    pub(super) fn gain(&self, ship: &Ship) -> f32 {
        match self.world {
            Some(_) => self.worth(ship) - self.before,
            None => 0.0,
        }
    }

    fn worth(&self, ship: &Ship) -> f32 {
        let Some(world) = &self.world else { return 0.0 };
        let mut world = world.borrow_mut();
        world.state.players[self.seat].ship = *ship;
        let mission = f32::from(rewards::promised(&world, self.seat));
        let vips = world.state.lunar.vips.into_iter().flatten();
        let vips: f32 = vips.map(|vip| best(&world, self.seat, vip)).sum();
        mission * MISSION_KEPT + vips * VIP_KEPT - risks(&world, self.seat)
    }

    /// What a tile of the reserve is worth besides what it does: it is not left over.
    pub(super) fn reserved(&self) -> f32 {
        LEFT_OVER
    }

    /// Whether cargo should be looked for: the mission pays for it, the ship flies without it, and there is not enough.
    pub(super) fn wants_cargo(&self, ship: &Ship) -> bool {
        let Some(world) = &self.world else { return false };
        let pays = |payoff: &Payoff| {
            matches!(
                payoff,
                Payoff::Each { .. } | Payoff::Most { .. } | Payoff::Sets { .. }
            )
        };
        let paid = world
            .borrow()
            .mission()
            .is_some_and(|mission| mission.rewards.iter().any(pays));
        let cargo = ship.of_kind(world.borrow().tiles(), Kind::is_cargo).len();
        paid && cargo < ENOUGH_CARGO && ship.occupied().len() > SHIP_FIRST
    }
}

/// What cargo may cost: nobody lives beside what radiates and no cell lies there, and what goes off takes more along.
fn risks(world: &Trucker, seat: Seat) -> f32 {
    let (ship, tiles) = (world.ship(seat), world.tiles());
    let count = |squares: Squares| squares.len() as f32;
    let of = |is: fn(Kind) -> bool| ship.of_kind(tiles, is);
    let hot = cargo::irradiated(ship, tiles);
    let over = of(Kind::is_cargo).len().saturating_sub(ENOUGH_CARGO) as f32;
    let explosive = of(|kind| kind == Kind::Explosive);
    let beside = explosive
        .iter()
        .map(|square| count(Squares::only(square).around().and(ship.occupied())));
    count(of(Kind::is_cabin).and(hot)) * NO_CREW
        + count(of(|kind| kind == Kind::Battery).and(hot)) * NO_CELLS
        + beside.sum::<f32>() * BLAST
        + count(of(|kind| kind == Kind::Fragile)) * BREAKS
        + over * TOO_MUCH
}

/// What a VIP would pay in the best of the cabins that suit.
fn best(world: &Trucker, seat: Seat, vip: Vip) -> f32 {
    let cabins = world
        .ship(seat)
        .of_kind(world.tiles(), |kind| kind == Kind::Cabin);
    let suited = cabins
        .iter()
        .filter(|cabin| world.judge_cabin(seat, vip, *cabin).is_ok());
    suited
        .map(|cabin| worth_of(world, seat, vip, cabin))
        .fold(0.0, f32::max)
}

/// What a VIP in a cabin is worth, in credits: the reward as far as it can be told, less what it costs to carry.
pub(super) fn worth_of(world: &Trucker, seat: Seat, vip: Vip, cabin: Square) -> f32 {
    let (ship, tiles, card) = (world.ship(seat), world.tiles(), world.vip_card(vip));
    let level = f32::from(world.times_level(1));
    let fixed = f32::from(card.level) * level;
    let each = |number: usize| f32::from(card.each) * number as f32;
    let around = Squares::only(cabin).around().and(ship.occupied());
    let reward = match vip {
        Vip::PropulsionEngineer => each(4) + 4.0 * level,
        Vip::HurriedPolitician => 3.0 * level,
        Vip::SmugglerKing => 2.0 * ship.of_kind(tiles, |kind| kind == Kind::Structural).len() as f32,
        Vip::StarSurgeon | Vip::GalacticInsurer => fixed + 2.0,
        Vip::RetiredAdmiral | Vip::EnergyGuru | Vip::ThrillSeeker => fixed + 1.0,
        Vip::SuperstitiousCelebrity => fixed + each(ship.connected(cabin).len()),
        Vip::FengShuiMaster => fixed + each(ship.connector_sides(cabin)),
        Vip::SpoiledRichKid => each(ship.component_types(tiles, ship.occupied())) * (1.0 + level) / 2.0,
        // One hit on any of them takes all.
        Vip::CautiousWidow => 0.5 * fixed - ship.connected(cabin).len() as f32,
        Vip::QuarantinePatient => fixed - crowded(world, seat),
        Vip::EcoActivist => {
            fixed
                + each(
                    ship.of_kind(tiles, |kind| kind == Kind::Battery)
                        .and(around)
                        .len(),
                )
        }
        Vip::LunarMarathoner => f32::from(requirements::to_start(ship, tiles, cabin).unwrap_or(0)),
        Vip::FoodCritic => each(2),
        Vip::AmateurAstronomer | Vip::AgoraphobicHeiress => fixed,
    };
    let passenger = if world.mission().is_some_and(|mission| {
        mission
            .rewards
            .iter()
            .any(|payoff| matches!(payoff, Payoff::Vips { .. }))
    }) {
        3.0 * level
    } else {
        0.0
    };
    let at = world.level().index();
    (reward + passenger) * DELIVERED[at] - PLACE[at]
}

/// How many crew members an epidemic would take.
fn crowded(world: &Trucker, seat: Seat) -> f32 {
    let ship = world.ship(seat);
    let cabins = ship.of_kind(world.tiles(), Kind::is_cabin);
    cabins
        .iter()
        .filter(|cabin| !ship.connected(*cabin).and(cabins).is_empty())
        .count() as f32
}

/// Whether a ship has humans enough to carry VIPs: each takes the place of one.
pub(super) fn can_carry(world: &Trucker, seat: Seat) -> bool {
    let (ship, tiles) = (world.ship(seat), world.tiles());
    let cabins = ship.of_kind(tiles, Kind::is_cabin).len() as u8;
    let vips = ship.occupied_cabins(tiles).len() as u8;
    2 * cabins - vips > HUMANS[world.level().index()]
}
