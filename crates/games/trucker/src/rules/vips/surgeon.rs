//! The star surgeon: when crew is lost while she is aboard, other than in a lost cabin, aboard an abandoned ship or by herself, her owner may have some of it
//! saved, one for each charge. Who is lost at the same moment as she is stays lost.

use table::Seat;

use crate::Trucker;
use crate::air::pending::Pending;
use crate::cards::vips::Vip;
use crate::events::{CrewLoss, Event};
use crate::ids::{Square, Squares};
use crate::moves::{Move, Refusal};
use crate::rules::{Allowed, Now, need};
use crate::ship::contents::Crew;
use crate::state::Ill;

impl Trucker {
    /// A crew member was lost: the surgeon is asked once all of this moment are.
    pub(crate) fn call_surgeon(&mut self, seat: Seat, cabin: Square, was: Crew, loss: CrewLoss) {
        let lost = !matches!(loss, CrewLoss::Engineer | CrewLoss::Salvage);
        if !lost || self.player(seat).lunar.charges == 0 || self.vip_cabin(seat, Vip::StarSurgeon).is_none() {
            return;
        }
        let ill = &mut self.player_mut(seat).lunar.ill;
        if ill.iter().all(|known| known.cabin != cabin) {
            ill.push(Ill { cabin, was });
        }
        let step = Pending::Rescue { seat };
        if !self.state.air.pending.contains(&step) {
            self.state.air.push(step);
        }
    }

    /// The cabins in which the surgeon can save somebody now.
    pub(crate) fn savable(&self, seat: Seat) -> Squares {
        let passage = &self.player(seat).lunar;
        if passage.charges == 0 || self.vip_cabin(seat, Vip::StarSurgeon).is_none() {
            return Squares::NONE;
        }
        let (ship, tiles) = (self.ship(seat), self.tiles());
        let lost = |ill: &&Ill| {
            ship.occupied().has(ill.cabin) && ship.crew_at(tiles, ill.cabin).count() < ill.was.count()
        };
        passage.ill.iter().filter(lost).map(|ill| ill.cabin).collect()
    }
}

pub(crate) fn offered(game: &Trucker, seat: Seat, out: &mut Vec<Move>) {
    out.extend(game.savable(seat).iter().map(Move::Save));
    out.push(Move::Pass);
}

pub(crate) fn check(game: &Trucker, seat: Seat, cabin: Square) -> Allowed {
    need(game.savable(seat).has(cabin), Refusal::NobodyToSave)
}

/// One crew member is saved, for a charge.
pub(crate) fn save(game: &mut Trucker, seat: Seat, cabin: Square, now: Now<'_, '_>) {
    let ill = game.player(seat).lunar.ill.iter().find(|ill| ill.cabin == cabin);
    let Some(was) = ill.map(|ill| ill.was) else { return };
    let left = game.ship(seat).crew_at(game.tiles(), cabin);
    let crew = match (was, left) {
        (Crew::Astronauts(_), Crew::Astronauts(number)) => Crew::Astronauts(number + 1),
        (Crew::Astronauts(_), _) => Crew::Astronauts(1),
        (somebody, _) => somebody,
    };
    game.ship_mut(seat).set_crew(cabin, crew);
    let passage = &mut game.player_mut(seat).lunar;
    passage.charges = passage.charges.saturating_sub(1);
    passage.crew_lost = passage.crew_lost.saturating_sub(1);
    now.told.everyone(Event::CrewSaved { seat, cabin, crew });
}

/// Nobody else is saved.
pub(crate) fn finish(game: &mut Trucker, seat: Seat) {
    game.player_mut(seat).lunar.ill.clear();
    game.state.air.done();
}

/// Where she can save nobody there is nothing to choose.
pub(crate) fn settle(game: &mut Trucker, seat: Seat) -> bool {
    let nobody = game.savable(seat).is_empty();
    if nobody {
        finish(game, seat);
    }
    nobody
}
