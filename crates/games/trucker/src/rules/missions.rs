//! Missions of the expansion (its section 2): how one is chosen, the advance, and what it puts on the table. What it pays and charges is in `rewards`, the
//! Traffic Jam in `traffic_jam`.

pub(crate) mod rewards;
pub(crate) mod traffic_jam;

use table::{Chance, Seat, SeatSet};

use super::{Allowed, Now, need};
use crate::Trucker;
use crate::cards::adventures::CardBits;
use crate::cards::effects::Adventure;
use crate::cards::missions::{Mission, MissionCard, SpecialRule, SuperWish};
use crate::cards::supers::SuperKind;
use crate::events::Event;
use crate::ids::{Level, TileId};
use crate::moves::{Move, Refusal};
use crate::state::{MissionChoice, OPEN_PILES, PILES, Phase};

/// What everybody gets when a mission is flown, multiplied by the level.
const ADVANCE: i16 = 10;

impl Trucker {
    /// The mission of this flight.
    pub(crate) fn mission(&self) -> Option<&'static MissionCard> {
        let mission = self.state.lunar.mission?;
        Some(self.cards.missions.of(mission))
    }

    /// Whether the mission of this flight has a rule of its own.
    pub(crate) fn has_rule(&self, rule: SpecialRule) -> bool {
        self.mission().is_some_and(|mission| mission.has(rule))
    }

    /// Chooses the mission of a flight; `false` if somebody has to pick one of two. The learning flight has none.
    pub(crate) fn lay_out_mission(&mut self, chance: &mut Chance) -> bool {
        if self.state.flight.is_learning() {
            return true;
        }
        match self.state.rules.modules.mission {
            MissionChoice::None => true,
            MissionChoice::Always(mission) => {
                self.take_mission(mission);
                true
            }
            MissionChoice::Random => {
                let offer = [self.turn_up_mission(chance), self.turn_up_mission(chance)];
                self.state.lunar.offer = Some(offer);
                self.state.waiting = SeatSet::only(self.who_picks(chance));
                self.state.phase = Phase::Choosing;
                false
            }
        }
    }

    /// The next mission card; all are shuffled again when fewer than two are left.
    fn turn_up_mission(&mut self, chance: &mut Chance) -> Mission {
        let missions = Mission::ALL.into_iter();
        let left = |discarded: u16| {
            missions
                .clone()
                .filter(move |one| discarded >> one.index() & 1 == 0)
        };
        let mut count = left(self.state.lunar.discarded).count();
        if count == 0 {
            self.state.lunar.discarded = 0;
            count = missions.clone().count();
        }
        let drawn = left(self.state.lunar.discarded).nth(chance.pick(count));
        let mission = drawn.unwrap_or(Mission::IngotExpress);
        self.state.lunar.discarded |= 1 << mission.index();
        mission
    }

    /// Who has fewest credits picks; of several whoever gave up a flight most recently, else one of them at random.
    fn who_picks(&self, chance: &mut Chance) -> Seat {
        let players = &self.state.players;
        let fewest = players.iter().map(|player| player.credits).min();
        let poorest: SeatSet = Seat::all(self.state.seats())
            .filter(|seat| Some(players[*seat].credits) == fewest)
            .collect();
        match self.state.lunar.quitter.filter(|seat| poorest.contains(*seat)) {
            Some(quitter) => quitter,
            None if poorest.len() == 1 => poorest.first().unwrap_or(Seat::FIRST),
            None => {
                let drawn = poorest.iter().nth(chance.pick(poorest.len()));
                drawn.unwrap_or(Seat::FIRST)
            }
        }
    }

    /// The mission is flown; everybody gets the advance.
    fn take_mission(&mut self, mission: Mission) {
        self.state.lunar.mission = Some(mission);
        let advance = self.times_level(ADVANCE);
        for player in self.state.players.iter_mut() {
            player.credits += advance;
        }
    }

    /// An amount multiplied by the level of the flight.
    pub(crate) fn times_level(&self, credits: i16) -> i16 {
        credits * i16::from(self.state.flight.level().number())
    }

    /// Whether a mission may be picked.
    pub(crate) fn check_choosing(&self, mv: Move) -> Allowed {
        let Move::FlyMission(mission) = mv else {
            return Err(Refusal::NotNow);
        };
        let offer = self.state.lunar.offer.unwrap_or([mission; 2]);
        need(offer.contains(&mission), Refusal::MissionNotOffered)
    }

    /// Offers the missions that lie open.
    pub(crate) fn list_choosing(&self, out: &mut Vec<Move>) {
        out.extend(self.state.lunar.offer.into_iter().flatten().map(Move::FlyMission));
    }

    /// Somebody picks a mission, and building begins.
    pub(crate) fn choose_mission(&mut self, seat: Seat, mv: Move, now: Now<'_, '_>) {
        if let Move::FlyMission(mission) = mv {
            self.state.lunar.offer = None;
            self.state.waiting = SeatSet::EMPTY;
            self.take_mission(mission);
            let advance = self.times_level(ADVANCE);
            now.told.everyone(Event::MissionPicked {
                seat,
                mission,
                advance,
            });
            self.begin_flight(now.chance);
        }
    }

    /// The cargo of the mission: into the warehouse, or into everybody's reserve.
    pub(crate) fn lay_out_cargo(&mut self, chance: &mut Chance) {
        let Some(mission) = self.mission() else { return };
        let tiles = &self.cards.tiles;
        let shuffled = mission.cargo.iter().flat_map(|kind| tiles.cargo(*kind));
        self.state.warehouse.cargo = shuffled.collect();
        for parcel in &mission.given {
            let fitting = tiles
                .all()
                .filter(|(_, tile)| parcel.admits(tile.kind, tile.weight));
            let mut fitting: Vec<TileId> = fitting.map(|(id, _)| id).collect();
            for player in self.state.players.iter_mut() {
                // There are more of each than truckers.
                if fitting.is_empty() {
                    continue;
                }
                let tile = fitting.swap_remove(chance.pick(fitting.len()));
                player.reserve.push(tile);
                player.lunar.given.push(tile);
            }
        }
    }

    /// The super cards a flight asks for, one by one onto the piles that may be looked at. Where the mission asks for none, the host may have as many as the level.
    pub(crate) fn add_supers(&self, piles: &mut [CardBits; PILES], chance: &mut Chance) {
        let mut left = self.cards.adventures.supers();
        for (at, wish) in self.super_wishes().enumerate() {
            let fitting: CardBits = left.iter().filter(|card| self.fits_wish(*card, wish)).collect();
            if let Some(card) = fitting.nth(chance.pick(fitting.len().max(1))) {
                left.remove(card);
                piles[at % OPEN_PILES].insert(card);
            }
        }
    }

    /// Whether a super card is one of those wished for.
    pub(crate) fn fits_wish(&self, card: crate::cards::adventures::CardId, wish: SuperWish) -> bool {
        let face = self.cards.adventures.get(card);
        let kind = face.and_then(|face| SuperKind::of(&face.adventure));
        kind.is_some_and(|kind| wish.admits(kind))
    }

    /// The super cards this flight asks for.
    pub(crate) fn super_wishes(&self) -> impl Iterator<Item = SuperWish> + use<> {
        let level = self.state.flight.level();
        let wanted = self.mission().map_or(&[][..], |mission| mission.supers(level));
        let extra = if wanted.is_empty() && self.state.rules.modules.supers {
            usize::from(level.number())
        } else {
            0
        };
        wanted
            .iter()
            .copied()
            .chain(std::iter::repeat_n(SuperWish::Any, extra))
    }

    /// All abandoned ships.
    pub(crate) fn abandoned_ships(&self) -> CardBits {
        let faces = self.cards.adventures.faces().iter();
        faces
            .filter(|face| matches!(face.adventure, Adventure::AbandonedShip { .. }))
            .map(|face| face.id)
            .collect()
    }

    /// Take-off: whoever has fewest of something pays at once. All who take off are compared, those too who will give up before the first card because no
    /// human is aboard. Nobody pays alone.
    pub(crate) fn pay_fees(&mut self, now: Now<'_, '_>) {
        let Some(mission) = self.mission() else { return };
        let off = self.state.air.track.order();
        if self.state.seats() == 1 {
            return;
        }
        for fee in &mission.take_off {
            let aboard = |game: &Trucker, seat: Seat| rewards::aboard(game, seat, fee.of);
            let fewest = off.iter().map(|seat| aboard(self, seat)).min();
            for seat in off.iter() {
                if Some(aboard(self, seat)) == fewest {
                    let credits = self.times_level(fee.level);
                    self.player_mut(seat).credits -= credits;
                    now.told.everyone(Event::Paid { seat, credits });
                }
            }
        }
    }

    /// The level of the flight, for cards that have a line or a figure for each.
    pub(crate) fn level(&self) -> Level {
        self.state.flight.level()
    }
}
