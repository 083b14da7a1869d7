//! Super cards, as a builder fears them. Which kinds come is written on the mission; which of them, nobody knows before the forecast is looked at, so that
//! each that may come counts by its chance.

use arrayvec::ArrayVec;

use super::worth::{Judge, Losses, Strengths};
use crate::Trucker;
use crate::cards::effects::{Adventure, Penalty, Span};
use crate::cards::tiles::Kind;
use crate::ids::{Side, Square, Squares};
use crate::ship::Ship;
use crate::state::Phase;

/// Cards of one kind that may come.
const MOST: usize = 8;
/// The centre line of an asteroid is one of these, each as likely as the others.
const CENTRES: std::ops::RangeInclusive<u8> = 4..=9;
/// All lines of any ship.
const LINES: std::ops::RangeInclusive<u8> = 2..=12;
/// What a component that is given up in a black hole is worth: the least useful ones go.
const GIVEN_UP: f32 = 1.2;
/// What a crew member is worth, in the worths of tiles.
const CREW: f32 = 2.0;

/// The super cards to be expected.
#[derive(Clone, Debug, Default)]
pub(super) struct Hazards {
    /// Black holes: the chance, and what each asks of engines.
    holes: ArrayVec<(f32, u8), MOST>,
    /// Fleets: the chance, the power, and what whoever does not reach it suffers.
    pub(super) fleets: ArrayVec<(f32, u8, &'static [Penalty]), MOST>,
    /// How often small meteors come along every line, from each side.
    rain: [f32; 4],
    /// How many parts of a huge meteor come along a line in the middle, from each side.
    asteroids: [f32; 4],
    /// The same for ghosts.
    ghosts: f32,
    deadly: f32,
    explosive: f32,
    corrosive: f32,
    nanobots: f32,
    pandemics: f32,
    contaminations: f32,
    /// Whether there are any.
    any: bool,
}

impl Hazards {
    /// What builders have to expect. In flight ships are what they are.
    pub(super) fn of(world: &Trucker) -> Hazards {
        let mut hazards = Hazards::default();
        if matches!(world.state.phase, Phase::Flying | Phase::Over) {
            return hazards;
        }
        for wish in world.super_wishes() {
            let faces = world.cards.adventures.super_faces().iter();
            let fitting = faces.filter(|face| world.fits_wish(face.id, wish));
            let chance = 1.0 / fitting.clone().count().max(1) as f32;
            for face in fitting {
                hazards.add(&face.adventure, world.level().index(), chance);
            }
        }
        hazards
    }

    fn add(&mut self, adventure: &'static Adventure, level: usize, chance: f32) {
        self.any = true;
        let parts = |Span([first, last]): Span| f32::from(last - first + 1) / CENTRES.count() as f32;
        match adventure {
            // What does not fit into the lists does not come up with the cards there are.
            Adventure::BlackHole { strength } => {
                let _ = self.holes.try_push((chance, strength[level]));
            }
            Adventure::Fleet(fleet) => {
                let lines = &fleet.penalties[..=level];
                let _ = self.fleets.try_push((chance, fleet.powers[level], lines));
            }
            Adventure::AsteroidRain { passes } => {
                for pass in passes {
                    self.rain[pass.from.index()] += chance;
                }
            }
            Adventure::AsteroidAttack { from, spans } => {
                self.asteroids[from.index()] += chance * parts(spans[level]);
            }
            Adventure::GhostAsteroid { spans } => self.ghosts += chance * parts(spans[level]),
            Adventure::DeadlyRadiation => self.deadly += chance,
            Adventure::ExplosiveRadiation => self.explosive += chance,
            Adventure::CorrosiveDust => self.corrosive += chance,
            Adventure::NanobotDust => self.nanobots += chance,
            Adventure::Pandemic => self.pandemics += chance,
            Adventure::Contamination => self.contaminations += chance,
            _ => {}
        }
    }
}

impl Judge<'_> {
    /// What super cards will probably cost a ship, in the worths of tiles. Fleets are with the other enemies.
    pub(super) fn super_harm(&self, ship: &Ship, strengths: Strengths, losses: &mut Losses<'_>) -> f32 {
        let hazards = &self.weather.hazards;
        if !hazards.any {
            return 0.0;
        }
        let holes = hazards.holes.iter().map(|(chance, strength)| {
            let missing = (f32::from(*strength) - strengths.engines).max(0.0);
            chance * 2.0 * missing * GIVEN_UP
        });
        holes.sum::<f32>()
            + self.rain_harm(ship, strengths, losses)
            + self.asteroid_harm(ship, strengths, losses)
            + self.dust_harm(ship, losses)
            + self.cell_harm(ship, losses)
            + self.sickness_harm(ship)
    }

    /// Every line of every pass meets the first tile in it; a smooth side or a shield stops what comes.
    fn rain_harm(&self, ship: &Ship, strengths: Strengths, losses: &mut Losses<'_>) -> f32 {
        let mut harm = 0.0;
        for from in Side::ALL {
            let passes = self.weather.hazards.rain[from.index()];
            if passes == 0.0 {
                continue;
            }
            let shield = 1.0 - strengths.shielded(from);
            for lane in LINES {
                if let Some(hit) = ship.first_hit(from, lane)
                    && ship.shows_connector(hit, from)
                {
                    harm += passes * shield * self.stays_open(hit, from) * losses.of(hit);
                }
            }
        }
        harm
    }

    /// Parts of a huge meteor that no cannon shoots, and ghosts that a lone single cannon calls.
    fn asteroid_harm(&self, ship: &Ship, strengths: Strengths, losses: &mut Losses<'_>) -> f32 {
        let hazards = &self.weather.hazards;
        let singles = ship.of_kind(self.tiles, |kind| kind == Kind::Cannon);
        let mut harm = 0.0;
        for lane in CENTRES {
            for from in Side::ALL {
                let parts = hazards.asteroids[from.index()];
                if parts > 0.0
                    && let Some(hit) = ship.first_hit(from, lane)
                {
                    harm += parts * self.unshot(ship, from, lane, strengths.power) * losses.of(hit);
                }
            }
            let firing = ship.cannons_against(self.tiles, Side::Front, lane);
            if hazards.ghosts > 0.0
                && firing.and(singles).len() == 1
                && let Some(hit) = ship.first_hit(Side::Front, lane)
            {
                let second = if firing.len() > 1 { strengths.power } else { 0.0 };
                harm += hazards.ghosts * (1.0 - second) * losses.of(hit);
            }
        }
        harm
    }

    /// Cannons and engines with an exposed connector fall off; crew behind one is lost.
    fn dust_harm(&self, ship: &Ship, losses: &mut Losses<'_>) -> f32 {
        let hazards = &self.weather.hazards;
        if hazards.corrosive + hazards.nanobots == 0.0 {
            return 0.0;
        }
        let loose = ship.of_kind(self.tiles, |kind| kind.is_cannon() || kind.is_engine());
        let cabins = ship.of_kind(self.tiles, Kind::is_cabin);
        let mut harm = 0.0;
        for square in loose.or(cabins).iter() {
            let open = Side::ALL
                .into_iter()
                .filter(|side| ship.exposed(*side).has(square));
            let stays = open.map(|side| self.stays_open(square, side)).fold(0.0, f32::max);
            harm += stays
                * if cabins.has(square) {
                    hazards.nanobots * 2.0 * CREW
                } else {
                    hazards.corrosive * losses.of(square)
                };
        }
        harm
    }

    /// Batteries take the crew around them, or each other.
    fn cell_harm(&self, ship: &Ship, losses: &mut Losses<'_>) -> f32 {
        let hazards = &self.weather.hazards;
        if hazards.deadly + hazards.explosive == 0.0 {
            return 0.0;
        }
        let batteries = ship.of_kind(self.tiles, |kind| kind == Kind::Battery);
        let cabins = ship.of_kind(self.tiles, Kind::is_cabin);
        let around = |square: Square| Squares::only(square).around();
        let ill = cabins
            .iter()
            .filter(|cabin| !around(*cabin).and(batteries).is_empty())
            .count();
        let mut harm = hazards.deadly * 2.0 * CREW * ill as f32;
        for battery in batteries
            .iter()
            .filter(|one| !around(*one).and(batteries).is_empty())
        {
            harm += hazards.explosive * losses.of(battery);
        }
        harm
    }

    /// One of each cabin beside another, or of all cabins where two are connected.
    fn sickness_harm(&self, ship: &Ship) -> f32 {
        let hazards = &self.weather.hazards;
        if hazards.pandemics + hazards.contaminations == 0.0 {
            return 0.0;
        }
        let cabins = ship.of_kind(self.tiles, Kind::is_cabin);
        let near = |cabin: &Square| !Squares::only(*cabin).around().and(cabins).is_empty();
        let joined = cabins
            .iter()
            .any(|cabin| !ship.connected(cabin).and(cabins).is_empty());
        let all = if joined { cabins.len() } else { 0 };
        CREW * (hazards.pandemics * cabins.iter().filter(near).count() as f32
            + hazards.contaminations * all as f32)
    }
}
