//! Flying: the obvious choice each time.

use table::Seat;

use super::lunar;
use super::weather::Weather;
use super::worth::{Judge, Losses, tile_worth, weights};
use crate::Trucker;
use crate::air::pending::{Flying, Pending};
use crate::cards::effects::{Adventure, Criterion, Penalty, Reward};
use crate::cards::tiles::Kind;
use crate::cards::vips::Vip;
use crate::goods::Goods;
use crate::ids::{Alien, Good, Halves, Square, Squares};
use crate::moves::Move;
use crate::rules::Threat;
use crate::rules::flight::{combat_zone, declare, enemies, planets, volley};
use crate::rules::supers::fleet;
use crate::ship::Ship;
use crate::ship::contents::Crew;

/// What losing a day is worth, in tenths of a credit.
const DAY: i32 = 7;
/// What a crew member is worth while there are cards to come, in tenths of a credit.
const CREW: i32 = 8;
/// An alien comes aboard only where so many humans would fly without it: it takes the place of two.
const HUMANS_FIRST: u8 = 6;
/// With so few humans left aliens are given up before them.
const FEW: u8 = 4;
/// What has to be at stake before the last cells that move the ship are spent on anything else, in the worths of tiles.
const WORTH_A_MOVE: f32 = 4.0;
/// How likely open space must be for a ship without engines to give up: flying on costs little, arriving brings much.
const SURE: f32 = 0.95;
/// Days a pilot keeps between the ship and being lapped.
const MARGIN: i16 = 3;

/// Aliens come aboard where they help and enough humans stay.
pub(super) fn load(world: &Trucker, seat: Seat, moves: &[Move]) -> Option<Move> {
    let (ship, tiles) = (world.ship(seat), world.tiles());
    let all = ship.occupied();
    let helps = |alien: Alien| match alien {
        Alien::Purple => ship.cannon_strength(tiles, all) > Halves(0),
        Alien::Brown => ship.engine_strength(tiles, all) > 0,
    };
    let alien = moves.iter().copied().find(|mv| match mv {
        Move::Board { alien, .. } => helps(*alien) && ship.humans(tiles) >= HUMANS_FIRST,
        _ => false,
    });
    alien.or_else(|| moves.contains(&Move::Loaded).then_some(Move::Loaded))
}

/// The next move of the flight.
pub(super) fn choose(world: &Trucker, seat: Seat, moves: &[Move]) -> Option<Move> {
    if world.may_still_give_up().contains(seat) {
        // Nobody waits for it: what was said stands.
        return None;
    }
    let chosen = match world.state.air.step() {
        Pending::Between { .. } => Some(fly_on_or_give_up(world, seat)),
        Pending::Landed { .. } => Some(Move::FlyOn),
        Pending::Declare { what, powered, .. } => power(world, seat, what, powered, moves),
        Pending::Battery { .. } => battery(world, seat, moves),
        Pending::Land { .. } => land(world, seat, moves),
        Pending::Board { .. } => board(world, seat),
        Pending::Reward { .. } => reward(world, seat),
        Pending::GiveCrew { .. } => give_crew(world, seat, moves),
        Pending::Stow { goods, lifts, .. } => stow(world, seat, goods, lifts),
        Pending::Impact { flying, .. } => defend(world, seat, flying, moves),
        Pending::KeepPiece { .. } => keep(world, seat, moves),
        _ => lunar::choose(world, seat, moves),
    };
    chosen
        .filter(|mv| moves.contains(mv))
        .or_else(|| moves.first().copied())
}

/// The flight from here on, as a pilot judges it.
fn judge(world: &Trucker, seat: Seat) -> Judge<'static> {
    Judge {
        tiles: world.tiles(),
        board: world.board(),
        weights: weights(world.state.flight.level()),
        weather: Weather::of(world, seat),
        hope: 0.0,
        seats: world.state.air.track.flying().len() as u8,
        aliens: true,
    }
}

/// A ship that cannot move any more gives up before more of it is lost, where open space is sure to come.
fn fly_on_or_give_up(world: &Trucker, seat: Seat) -> Move {
    let most = declare::most(world, seat, Criterion::Engines, Squares::NONE);
    if most == Halves(0) && Weather::of(world, seat).some_open_space > SURE {
        Move::GiveUp
    } else {
        Move::FlyOn
    }
}

/// Cells that have to be kept for open space: without a single engine each card of it takes one.
fn kept_for_engines(world: &Trucker, seat: Seat) -> f32 {
    let ship = world.ship(seat);
    let singles = ship.of_kind(world.tiles(), |kind| kind == Kind::Engine);
    let doubles = ship.double_engines(world.tiles());
    if singles.is_empty() && !doubles.is_empty() {
        Weather::of(world, seat).open_space
    } else {
        0.0
    }
}

/// A shield or a double cannon stops it, unless the cell is needed to move at all and little would be lost.
fn defend(world: &Trucker, seat: Seat, flying: Flying, moves: &[Move]) -> Option<Move> {
    let ship = world.ship(seat);
    let cells = f32::from(ship.cells(world.tiles()));
    let spare = cells - kept_for_engines(world, seat);
    let lost = match volley::threat(world, seat, flying) {
        Threat::Hits { at, .. } => Losses::new(ship, world.tiles()).of(at),
        _ => 0.0,
    };
    let worth_it = spare >= 1.0 || lost > WORTH_A_MOVE;
    let with = moves.iter().copied().find(|mv| matches!(mv, Move::Defend(_)));
    Some(with.filter(|_| worth_it).unwrap_or(Move::Endure))
}

/// Whether a ship can lose so many days without being lapped.
fn can_lose(world: &Trucker, seat: Seat, days: u8) -> bool {
    let track = &world.state.air.track;
    let leader = track.leader().and_then(|leader| track.distance(leader));
    let behind = leader
        .zip(track.distance(seat))
        .map_or(0, |(leader, mine)| leader - mine);
    behind + i16::from(days) + MARGIN <= i16::from(track.spaces())
}

/// Whether nobody else flies any more: a trucker who is alone arrives first however many days it takes.
pub(super) fn is_alone(world: &Trucker) -> bool {
    world.state.air.track.flying().len() == 1
}

/// Whether a reward worth so much, in tenths of a credit, is worth the days.
fn worth_it(world: &Trucker, seat: Seat, tenths: i32, days: u8) -> bool {
    let price = if is_alone(world) { 0 } else { i32::from(days) * DAY };
    tenths > price && can_lose(world, seat, days)
}

/// Cells go where they decide something.
fn power(world: &Trucker, seat: Seat, what: Criterion, powered: Squares, moves: &[Move]) -> Option<Move> {
    let now = declare::strength(world, seat, what, powered);
    let most = declare::most(world, seat, what, powered);
    let cells = world.ship(seat).cells(world.tiles());
    let kept = kept_for_engines(world, seat);
    let needed = match world.card().map(|card| &card.adventure) {
        Some(Adventure::OpenSpace) => {
            now == Halves(0) || !is_alone(world) && i32::from(cells) > spare(world, seat)
        }
        Some(Adventure::Enemy(enemy)) => {
            let power = Halves::whole(i16::from(enemy.power));
            // To win if that can be, else to come off unharmed.
            let helps = (now <= power && most > power) || (now < power && most >= power);
            let humans = world.ship(seat).humans(world.tiles());
            let ends_the_flight = matches!(enemy.penalty, Penalty::Crew(crew) if crew >= humans);
            helps && (f32::from(cells) > kept || ends_the_flight)
        }
        Some(Adventure::Fleet(fleet)) => {
            let power = Halves::whole(i16::from(fleet::power(world, fleet)));
            now < power && most >= power
        }
        Some(Adventure::CombatZone { .. }) => {
            f32::from(cells) > kept && is_worth_raising(world, seat, now, most)
        }
        _ => false,
    };
    let best = moves
        .iter()
        .copied()
        .filter_map(|mv| match mv {
            Move::Power(tile) => Some((mv, declare::strength(world, seat, what, powered.with(tile)))),
            _ => None,
        })
        .max_by_key(|(_, strength)| *strength);
    match best.filter(|_| needed) {
        Some((mv, _)) => Some(mv),
        None => Some(Move::Done),
    }
}

/// Cells a pilot keeps for shields and cannons while cards are to come.
fn spare(world: &Trucker, seat: Seat) -> i32 {
    let users = world.ship(seat).of_kind(world.tiles(), |kind| {
        matches!(kind, Kind::Shield | Kind::DoubleCannon)
    });
    let cards = world.state.air.deck.len() as i32;
    (users.len() as i32 + 1).min(4).min(cards)
}

/// In a combat zone: whether this ship would be lowest as it is and could be saved with cells.
fn is_worth_raising(world: &Trucker, seat: Seat, now: Halves, most: Halves) -> bool {
    let air = &world.state.air;
    let line = air.pending.iter().find_map(|step| match step {
        Pending::Line { line, .. } => combat_zone::printed(world).get(usize::from(*line)),
        _ => None,
    });
    let Some(line) = line else { return false };
    let others = air.track.flying().without(seat).iter();
    let lowest = others.map(|other| {
        let strength = air.declared[other]
            .unwrap_or_else(|| declare::strength(world, other, line.criterion, Squares::NONE));
        (strength, air.track.is_ahead(seat, other))
    });
    // One who is ahead loses ties.
    lowest.min().is_some_and(|(low, ahead)| {
        (now < low || now == low && ahead) && (most > low || most == low && !ahead)
    })
}

/// The fullest battery: what is left is spread over more tiles.
fn battery(world: &Trucker, seat: Seat, moves: &[Move]) -> Option<Move> {
    let cells = |mv: &Move| match mv {
        Move::Spend(square) => world.ship(seat).cells_at(world.tiles(), *square),
        _ => 0,
    };
    moves.iter().copied().max_by_key(cells)
}

/// What the goods that fit would sell for, in tenths of a credit. What is aboard stays.
fn goods_worth(ship: &Ship, world: &Trucker, goods: Goods) -> i32 {
    let tiles = world.tiles();
    let room = |kind: Kind| -> i32 {
        let holds = ship.of_kind(tiles, |of| of == kind);
        holds.iter().map(|hold| i32::from(ship.room(tiles, hold))).sum()
    };
    let (mut special, mut plain) = (room(Kind::SpecialHold), room(Kind::CargoHold));
    let mut value = 0;
    for good in goods.iter() {
        if good != Good::Red && plain > 0 {
            plain -= 1;
        } else if special > 0 {
            special -= 1;
        } else {
            continue;
        }
        value += i32::from(good.value()) * 10;
    }
    value
}

fn land(world: &Trucker, seat: Seat, moves: &[Move]) -> Option<Move> {
    let (printed, days) = planets::printed(world);
    let value = |mv: &Move| match mv {
        Move::Land(planet) => printed
            .get(usize::from(*planet))
            .map_or(0, |goods| goods_worth(world.ship(seat), world, *goods)),
        _ => 0,
    };
    let best = moves.iter().copied().max_by_key(value)?;
    if worth_it(world, seat, value(&best), days) {
        Some(best)
    } else {
        Some(Move::Pass)
    }
}

fn take_or_leave(takes: bool) -> Option<Move> {
    Some(if takes { Move::Accept } else { Move::Pass })
}

fn board(world: &Trucker, seat: Seat) -> Option<Move> {
    let ship = world.ship(seat);
    let takes = match world.card().map(|card| &card.adventure) {
        Some(Adventure::AbandonedShip { crew, credits, days }) => {
            let left = ship.crew(world.tiles()).saturating_sub(*crew);
            let aliens = ship.crew(world.tiles()) - ship.humans(world.tiles());
            let humans = f32::from(left) - f32::from(aliens);
            let cards = world.state.air.deck.len() as i32;
            // Crew matters less towards the end; aliens are given up last and do not fly a ship alone.
            let price = i32::from(*crew) * CREW * cards.min(4) / 4;
            let risk = judge(world, seat).crew_at_risk(ship);
            let keeps = humans >= 1.0 + 1.5 * risk + 0.25 * cards as f32;
            keeps && worth_it(world, seat, i32::from(*credits) * 10 - price, *days)
        }
        Some(Adventure::AbandonedStation { goods, days, .. }) => {
            worth_it(world, seat, goods_worth(ship, world, *goods), *days)
        }
        _ => false,
    };
    take_or_leave(takes)
}

fn reward(world: &Trucker, seat: Seat) -> Option<Move> {
    let Some(enemy) = enemies::printed(world) else {
        return take_or_leave(false);
    };
    let tenths = match enemies::reward(world, enemy) {
        Reward::Credits(credits) => i32::from(credits) * 10,
        Reward::Goods(goods) => goods_worth(world.ship(seat), world, goods),
    };
    take_or_leave(worth_it(world, seat, tenths, enemy.days))
}

/// Astronauts from the cabins in most danger, as long as enough of them are left; then aliens; the last human last of all.
fn give_crew(world: &Trucker, seat: Seat, moves: &[Move]) -> Option<Move> {
    let (ship, tiles) = (world.ship(seat), world.tiles());
    let judge = judge(world, seat);
    let (occupied, hits) = (ship.occupied_cabins(tiles), judge.hits(ship));
    let humans = ship.humans(tiles);
    let rank = |mv: &Move| {
        let Move::GiveCrew(cabin) = mv else { return 0.0 };
        let crowded = !ship.connected(*cabin).and(occupied).is_empty();
        match ship.crew_at(tiles, *cabin) {
            Crew::Astronauts(_) if humans == 1 => 0.0,
            Crew::Astronauts(number) => {
                let infected = if crowded { judge.weather.epidemics } else { 0.0 };
                10.0 + hits[cabin.index()] + 0.2 * infected + 0.1 * f32::from(number)
            }
            Crew::Alien(_) if humans <= FEW => 20.0,
            Crew::Alien(_) => 5.0,
            Crew::Vip(_) if humans == 1 => 0.0,
            Crew::Vip(_) => 4.0,
            Crew::None => -1.0,
        }
    };
    moves
        .iter()
        .copied()
        .max_by(|one, other| rank(one).total_cmp(&rank(other)))
}

/// Red goods into special holds, the others into plain ones first; a cheaper good makes room for a dearer one.
fn stow(world: &Trucker, seat: Seat, goods: Goods, lifts: u8) -> Option<Move> {
    let (ship, tiles) = (world.ship(seat), world.tiles());
    // What a smuggler king hides is safe and sells for double.
    let hidden = ship.of_kind(tiles, Kind::holds_goods);
    let holds = if world.vip_cabin(seat, Vip::SmugglerKing).is_some() {
        hidden
    } else {
        ship.of_kind(tiles, Kind::is_hold)
    };
    for good in goods.kinds() {
        let fits = |hold: &Square| ship.may_hold(tiles, *hold, good);
        let room = holds
            .iter()
            .filter(|hold| fits(hold) && ship.room(tiles, *hold) > 0);
        let plain_first = |hold: &Square| match ship.kind(tiles, *hold) {
            Some(Kind::Structural) => 0,
            Some(Kind::SpecialHold) => 2,
            _ => 1,
        };
        if let Some(hold) = room.min_by_key(plain_first) {
            return Some(Move::Stow { good, hold });
        }
        let cheapest = holds.iter().filter(fits).filter_map(|hold| {
            let cheap = ship.goods_in(tiles, hold).kinds().last()?;
            Some((cheap, hold))
        });
        if lifts > 0
            && let Some((cheap, hold)) = cheapest.min().filter(|(cheap, _)| *cheap < good)
        {
            return Some(Move::Lift { good: cheap, hold });
        }
    }
    Some(Move::Done)
}

/// The piece with humans, engines, and most tiles.
fn keep(world: &Trucker, seat: Seat, moves: &[Move]) -> Option<Move> {
    let (ship, tiles) = (world.ship(seat), world.tiles());
    let value = |mv: &Move| {
        let Move::Keep(square) = mv else { return 0.0 };
        let piece = ship.piece(*square);
        let mut kept = *ship;
        for lost in ship.occupied().minus(piece).iter() {
            kept.take(lost);
        }
        let humans = f32::from(kept.humans(tiles));
        let engines = f32::from(kept.engine_strength(tiles, piece).min(1));
        let worth: f32 = piece
            .iter()
            .filter_map(|square| kept.kind(tiles, square))
            .map(tile_worth)
            .sum();
        let goods = f32::from(kept.all_goods(tiles).value());
        humans.min(1.0) * 1000.0 + engines * 100.0 + humans + worth + goods
    };
    moves
        .iter()
        .copied()
        .max_by(|one, other| value(one).total_cmp(&value(other)))
}
