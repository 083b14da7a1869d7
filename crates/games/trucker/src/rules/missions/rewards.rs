//! What a mission pays first of all at the end of a flight, and charges last of all (its sections 2 and 4). Who gave up gets nothing and is charged all the same.

use table::Seat;

use crate::Trucker;
use crate::cards::missions::{Charge, Freight, Payoff, SpecialRule};
use crate::cards::tiles::Kind;
use crate::ids::{Loss, multiplied};
use crate::rules::Now;
use crate::rules::scoring::{self, Item};
use crate::rules::vips;
use crate::ship::contents::Crew;

/// Whether a component lost so was lost in flight.
pub(crate) fn in_flight(loss: Loss) -> bool {
    matches!(loss, Loss::Destroyed | Loss::Fallen | Loss::Abandoned)
}

/// How much of it is aboard.
pub(crate) fn aboard(game: &Trucker, seat: Seat, of: Freight) -> u8 {
    let (ship, tiles) = (game.ship(seat), game.tiles());
    let printed = ship
        .occupied()
        .iter()
        .filter_map(|square| ship.printed(tiles, square));
    printed.map(|tile| of.count(tile.kind, tile.weight)).sum()
}

/// How much of it was lost in flight.
fn lost(game: &Trucker, seat: Seat, of: Freight) -> u8 {
    let lost = game.player(seat).lost.iter();
    let tiles = lost.filter(|lost| in_flight(lost.loss)).map(|lost| lost.tile);
    let printed = tiles.map(|tile| game.tiles().of(tile));
    printed.map(|tile| of.count(tile.kind, tile.weight)).sum()
}

/// How many components were lost in flight.
pub(crate) fn lost_in_flight(game: &Trucker, seat: Seat) -> u8 {
    let lost = game.player(seat).lost.iter();
    lost.filter(|lost| in_flight(lost.loss)).count() as u8
}

/// How many of the tiles put into the reserve arrived.
fn given_delivered(game: &Trucker, seat: Seat) -> i16 {
    let ship = game.ship(seat);
    let given = game.player(seat).lunar.given.iter();
    given.filter(|tile| ship.square_of(**tile).is_some()).count() as i16
}

/// Whether a finisher has most of something; all tied do, nobody with nothing.
fn has_most(game: &Trucker, seat: Seat, count: impl Fn(Seat) -> u8) -> bool {
    let finishers = game.state.air.track.flying();
    count(seat) > 0 && finishers.iter().all(|other| count(other) <= count(seat))
}

/// For sets of four kinds, and among the rest for sets of three.
fn sets(game: &Trucker, seat: Seat, four: i16, three: i16) -> i16 {
    let kinds = [Kind::Heavy, Kind::Explosive, Kind::Fragile, Kind::Radioactive];
    let mut counts = kinds.map(|kind| {
        let ship = game.ship(seat);
        ship.of_kind(game.tiles(), |other| other == kind).len() as i16
    });
    let full = counts.iter().copied().min().unwrap_or(0);
    counts.iter_mut().for_each(|count| *count -= full);
    // Sets of three out of what is left: take the three kinds there are most of, again and again.
    let mut triples = 0;
    loop {
        counts.sort_unstable();
        if counts[1] == 0 {
            return full * four + triples * three;
        }
        counts[1..].iter_mut().for_each(|count| *count -= 1);
        triples += 1;
    }
}

fn crew(game: &Trucker, seat: Seat, credits: i16, special: i16) -> i16 {
    let (ship, tiles) = (game.ship(seat), game.tiles());
    let cabins = ship.occupied_cabins(tiles);
    let each = cabins.iter().map(|cabin| match ship.crew_at(tiles, cabin) {
        Crew::Astronauts(number) => i16::from(number) * credits,
        Crew::None => 0,
        _ => special,
    });
    each.sum()
}

fn reward(game: &Trucker, seat: Seat, payoff: &Payoff) -> i16 {
    let if_so = |so: bool, credits: i16| if so { credits } else { 0 };
    let passage = &game.player(seat).lunar;
    match *payoff {
        Payoff::Each { of, credits } => i16::from(aboard(game, seat, of)) * credits,
        Payoff::Most { of, level } => if_so(
            has_most(game, seat, |seat| aboard(game, seat, of)),
            game.times_level(level),
        ),
        Payoff::Pairs { credits } => {
            let count = |of: Freight| i16::from(aboard(game, seat, of));
            count(Freight::Fragile).min(count(Freight::Explosive)) * credits
        }
        Payoff::Sets { four, three } => sets(game, seat, four, three),
        Payoff::Finishing { level } => game.times_level(level),
        Payoff::FewLost { at_most, level } => {
            if_so(lost_in_flight(game, seat) <= at_most, game.times_level(level))
        }
        Payoff::EachLostInFlight { credits } => i16::from(lost_in_flight(game, seat)) * credits,
        Payoff::MostLostInFlight { credits } => {
            if_so(has_most(game, seat, |seat| lost_in_flight(game, seat)), credits)
        }
        Payoff::HolesPassed { credits } => i16::from(passage.holes) * credits,
        Payoff::FleetsReached { credits } => i16::from(passage.fleets) * credits,
        Payoff::EachCrew { credits, special } => crew(game, seat, credits, special),
        Payoff::EachGiven { level } => given_delivered(game, seat) * game.times_level(level),
        Payoff::AllGiven { level } => {
            let all = passage.given.len() as i16;
            if_so(
                all > 0 && given_delivered(game, seat) == all,
                game.times_level(level),
            )
        }
        Payoff::Vips { levels } => {
            let number = vips::rewards::aboard(game, seat);
            let level = number.checked_sub(1).and_then(|at| levels.get(at));
            game.times_level(level.copied().unwrap_or(0))
        }
    }
}

fn charge(game: &Trucker, seat: Seat, charge: &Charge) -> i16 {
    let finished = game.state.air.flies(seat);
    let passage = &game.player(seat).lunar;
    match *charge {
        Charge::NoneAtTakeOff { of, level } => {
            let none = aboard(game, seat, of) == 0 && lost(game, seat, of) == 0;
            if none { game.times_level(level) } else { 0 }
        }
        Charge::EachLost { of, credits } => {
            let left_behind = if finished { 0 } else { aboard(game, seat, of) };
            i16::from(lost(game, seat, of) + left_behind) * credits
        }
        Charge::EachGivenLost { level } => {
            let delivered = if finished { given_delivered(game, seat) } else { 0 };
            (passage.given.len() as i16 - delivered) * game.times_level(level)
        }
        Charge::EachCrewLost { credits } => i16::from(passage.crew_lost) * credits,
        Charge::EachVipLost { level } => vips::rewards::lost(game, seat) * game.times_level(level),
        Charge::NoVip { level } => {
            if passage.boarded == 0 {
                game.times_level(level)
            } else {
                0
            }
        }
    }
}

/// What the mission would pay for the ship as it is, less what it would charge: for builders.
pub(crate) fn promised(game: &Trucker, seat: Seat) -> i16 {
    let Some(mission) = game.mission() else { return 0 };
    let paid: i16 = mission
        .rewards
        .iter()
        .map(|clause| reward(game, seat, clause))
        .sum();
    let missing = mission
        .penalties
        .iter()
        .filter(|clause| matches!(clause, Charge::NoneAtTakeOff { .. }));
    let charged: i16 = missing.map(|clause| charge(game, seat, clause)).sum();
    paid - charged
}

/// Step 1: the rewards, to those who completed the flight.
pub(crate) fn pay(game: &mut Trucker, now: Now<'_, '_>) {
    let Some(mission) = game.mission() else { return };
    for seat in game.state.air.track.order().iter() {
        let credits = mission
            .rewards
            .iter()
            .map(|clause| reward(game, seat, clause))
            .sum();
        if credits != 0 {
            scoring::enter(game, seat, Item::Mission(mission.id), credits, now);
        }
    }
}

/// Step 6: the penalties, for everybody.
pub(crate) fn fine(game: &mut Trucker, now: Now<'_, '_>) {
    let Some(mission) = game.mission() else { return };
    for seat in game.state.everyone().iter() {
        let credits: i16 = mission
            .penalties
            .iter()
            .map(|clause| charge(game, seat, clause))
            .sum();
        if credits != 0 {
            scoring::enter(game, seat, Item::MissionPenalty(mission.id), -credits, now);
        }
    }
}

/// What the flight board pays for arriving in this place, from 0.
pub(crate) fn printed_arrival(game: &Trucker, place: usize) -> i16 {
    let rewards = game.flight_board().finish_rewards;
    i16::from(rewards.get(place).copied().unwrap_or(0))
}

/// Step 3: what arriving in this place, from 0, pays with this mission.
pub(crate) fn arrival(game: &Trucker, place: usize) -> i16 {
    let reward = printed_arrival(game, place);
    let finishers = game.state.air.track.flying().len();
    if game.has_rule(SpecialRule::ArrivalDoubled) {
        multiplied(reward, &[2])
    } else if game.has_rule(SpecialRule::FirstDoubledLastNothing) {
        match place {
            _ if place + 1 == finishers && finishers > 1 => 0,
            0 => multiplied(reward, &[2]),
            _ => reward,
        }
    } else {
        reward
    }
}

/// Components that a trucker lost, and who bears them: what is left is charged for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bill {
    lost: u8,
    mission: u8,
    insurer: u8,
}

impl Bill {
    /// How many are charged for.
    pub(crate) fn charged(self) -> u8 {
        self.lost - self.mission - self.insurer
    }

    /// What the account says of it.
    pub(crate) fn item(self) -> Item {
        let Bill {
            lost,
            mission,
            insurer,
        } = self;
        if mission == 0 && insurer == 0 {
            return Item::Losses(lost);
        }
        Item::CoveredLosses {
            lost,
            mission,
            insurer,
        }
    }
}

/// Step 6: the components lost, and which of them are charged for.
pub(crate) fn bill(game: &Trucker, seat: Seat) -> Bill {
    let lost = game.player(seat).lost.len() as u8;
    let free = game.has_rule(SpecialRule::LossesInFlightAreFree) && game.state.air.flies(seat);
    let mission = if free { lost_in_flight(game, seat) } else { 0 };
    let insurer = vips::rewards::insured(game, seat).min(lost - mission);
    Bill {
        lost,
        mission,
        insurer,
    }
}
