//! Black Hole: from the leader on, whoever has the engine strength is safe. For each point missing two components are given up, and strength is reckoned only after that:
//! engines that are given up do not count, the weight of heavy cargo that is does not either, but cells of batteries that are may be spent first. Nothing is
//! final before the owner says so. An engineer whose own cabin goes does not double either: strength is that of what is left.
//!
//! A plan is which doubles get a cell and which components are given up. What would no longer hang on the ship goes with them and counts; of several
//! pieces the largest stays. Nobody gives up more than needed. Who has no plan at all leaves the flight when the card is over, with all components.

use table::Seat;

use crate::Trucker;
use crate::air::pending::{Pending, Plan, Queue};
use crate::cards::effects::Adventure;
use crate::cards::tiles::Tiles;
use crate::cards::vips::Vip;
use crate::events::Event;
use crate::ids::{Alien, Loss, Square, Squares};
use crate::moves::{Move, Refusal};
use crate::rules::flight::declare;
use crate::rules::{Allowed, Now, need};
use crate::ship::Ship;
use crate::ship::contents::Crew;

/// Components to give up for each point of strength missing.
const PER_POINT: i16 = 2;
/// How often something may be taken back, so that every plan is made some day. No plan needs it often.
pub(crate) const TAKE_BACKS: u8 = 60;
/// The most parts of which every set is tried: no hole asks for more.
const FEW: usize = 16;

/// What a plan comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reckoning {
    /// All components that go.
    pub(crate) gone: Squares,
    /// The engine strength after that.
    pub(crate) power: i16,
    /// How many components have to be given up with that strength.
    pub(crate) needed: i16,
    /// How many are.
    pub(crate) counted: i16,
}

impl Reckoning {
    /// Whether the ship gets through.
    pub(crate) fn is_enough(self) -> bool {
        self.counted >= self.needed
    }
}

/// What the hole asks of engines.
pub(crate) fn strength(game: &Trucker) -> i16 {
    match game.card().map(|card| &card.adventure) {
        Some(Adventure::BlackHole { strength }) => i16::from(strength[game.level().index()]),
        _ => 0,
    }
}

/// These components, and all that would no longer hang on the largest piece. The widow's cluster goes together.
fn gone(ship: &Ship, given: Squares, cluster: Squares) -> Squares {
    let first = fallen(ship, given);
    if cluster.and(first).is_empty() || cluster.minus(given).is_empty() {
        first
    } else {
        fallen(ship, first.or(cluster))
    }
}

fn fallen(ship: &Ship, given: Squares) -> Squares {
    let mut rest = *ship;
    for square in given.iter() {
        rest.take(square);
    }
    // `max_by_key` keeps the last of equals; the piece that begins first is kept.
    let pieces: arrayvec::ArrayVec<Squares, 36> = rest.pieces().collect();
    let kept = pieces.into_iter().rev().max_by_key(|piece| piece.len());
    ship.occupied().minus(kept.unwrap_or(Squares::NONE))
}

/// The engine strength of what is left without these components.
fn power_without(ship: &Ship, tiles: &Tiles, powered: Squares, gone: Squares) -> i16 {
    let mut rest = *ship;
    for square in gone.iter() {
        rest.take(square);
    }
    if let Some(cabin) = rest.alien(tiles, Alien::Brown)
        && !rest.has_life_support(tiles, cabin, Alien::Brown)
    {
        rest.set_crew(cabin, Crew::None);
    }
    rest.engine_strength(tiles, powered)
}

/// What a plan comes to.
pub(crate) fn reckon(game: &Trucker, seat: Seat, plan: Plan) -> Reckoning {
    let cluster = game.widows_cluster(seat);
    let gone = gone(game.ship(seat), plan.given, cluster);
    let power = power_of(game, seat, plan, gone);
    let fixed = game.rulings().hole_bill_fixed;
    let charged = if fixed {
        power.min(power_of(game, seat, plan, Squares::NONE))
    } else {
        power
    };
    Reckoning {
        gone,
        power,
        needed: PER_POINT * (strength(game) - charged).max(0),
        counted: counted(game, gone, cluster),
    }
}

/// The engine strength of a plan without these components.
fn power_of(game: &Trucker, seat: Seat, plan: Plan, gone: Squares) -> i16 {
    let power = power_without(game.ship(seat), game.tiles(), plan.powered, gone);
    if plan.doubled && has_engineer(game, seat, gone) {
        2 * power
    } else {
        power
    }
}

/// Whether the engineer is still aboard without these components.
fn has_engineer(game: &Trucker, seat: Seat, gone: Squares) -> bool {
    let cabin = game.vip_cabin(seat, Vip::PropulsionEngineer);
    cabin.is_some_and(|cabin| !gone.has(cabin))
}

/// How many components these are: the widow's cluster is one, unless every tile counts (ruling A34).
fn counted(game: &Trucker, gone: Squares, cluster: Squares) -> i16 {
    let together = gone.and(cluster).len().saturating_sub(1);
    if game.rulings().widow_counts_tiles {
        gone.len() as i16
    } else {
        (gone.len() - together) as i16
    }
}

/// The next ship; one that is strong enough without cells is safe.
pub(crate) fn next(game: &mut Trucker, queue: Queue, now: Now<'_, '_>) {
    let Some(seat) = queue.first() else {
        return game.state.air.done();
    };
    game.state.air.replace(Pending::BlackHole { queue: queue.rest() });
    let plan = Plan {
        powered: Squares::NONE,
        given: Squares::NONE,
        take_backs: TAKE_BACKS,
        doubled: false,
    };
    if reckon(game, seat, plan).is_enough() {
        return pass(game, seat, now);
    }
    if can_get_through(game, seat) {
        game.state.air.push(Pending::Plan { seat, plan });
    } else {
        swallow(game, seat);
    }
}

/// The ship gets through without giving anything up.
fn pass(game: &mut Trucker, seat: Seat, now: Now<'_, '_>) {
    let passage = &mut game.player_mut(seat).lunar;
    passage.holes = passage.holes.saturating_add(1);
    now.told.everyone(Event::PassedHole { seat });
}

/// Nothing helps: the flight is over for this ship when the card is.
fn swallow(game: &mut Trucker, seat: Seat) {
    let air = &mut game.state.air;
    air.swallowed = air.swallowed.with(seat);
}

/// Whether any plan gets a ship through.
pub(crate) fn can_get_through(game: &Trucker, seat: Seat) -> bool {
    let (ship, strength) = (game.ship(seat), strength(game));
    let parts = parts(game, seat);
    let components = counted(game, ship.occupied(), game.widows_cluster(seat));
    if parts.len() > 1 && components > PER_POINT * strength {
        return true;
    }
    let best = best_powered(game, seat, ship.occupied());
    let all = Plan {
        powered: best,
        given: Squares::NONE,
        take_backs: 0,
        doubled: game.can_double(seat),
    };
    // Weight may be given up; nothing else makes a ship stronger.
    let weights = ship
        .occupied()
        .iter()
        .filter_map(|square| ship.printed(game.tiles(), square));
    let weight: i16 = weights.map(|tile| i16::from(tile.weight)).sum();
    let factor = if all.doubled { 2 } else { 1 };
    let most = factor * (power_without(ship, game.tiles(), best, Squares::NONE) + weight);
    if components <= PER_POINT * (strength - most).max(0) {
        return false;
    }
    any_part_gets_through(game, seat, &parts, all)
}

/// The components of a ship as they go: one by one, but the widow's cluster together.
fn parts(game: &Trucker, seat: Seat) -> arrayvec::ArrayVec<Squares, 36> {
    let cluster = game.widows_cluster(seat);
    let single = game
        .ship(seat)
        .occupied()
        .minus(cluster)
        .iter()
        .map(Squares::only);
    single.chain((!cluster.is_empty()).then_some(cluster)).collect()
}

/// As many of these doubles as cells can be paid for.
fn best_powered(game: &Trucker, seat: Seat, kept: Squares) -> Squares {
    let doubles = game.ship(seat).double_engines(game.tiles()).and(kept);
    doubles.iter().fold(Squares::NONE, |powered, tile| {
        let more = powered.with(tile);
        if game.can_pay_for(seat, more) {
            more
        } else {
            powered
        }
    })
}

/// Tries every part that hangs together as what is kept. So few have not that many: see [`can_get_through`].
fn any_part_gets_through(game: &Trucker, seat: Seat, parts: &[Squares], plan: Plan) -> bool {
    let ship = game.ship(seat);
    let (all, cluster) = (ship.occupied(), game.widows_cluster(seat));
    let number = parts.len().min(FEW);
    (1u32..1 << number).any(|bits| {
        let kept = (0..number)
            .filter(|at| bits >> at & 1 == 1)
            .fold(Squares::NONE, |kept, at| kept.or(parts[at]));
        let gone = all.minus(kept);
        let powered = best_powered(game, seat, kept);
        let power = power_of(game, seat, Plan { powered, ..plan }, gone);
        let charged = if game.rulings().hole_bill_fixed {
            power.min(power_of(game, seat, Plan { powered, ..plan }, Squares::NONE))
        } else {
            power
        };
        let enough = counted(game, gone, cluster) >= PER_POINT * (strength(game) - charged).max(0);
        enough && hangs_together(ship, kept)
    })
}

fn hangs_together(ship: &Ship, kept: Squares) -> bool {
    let mut rest = *ship;
    for square in ship.occupied().minus(kept).iter() {
        rest.take(square);
    }
    rest.is_one_piece()
}

/// The doubles that could get a cell: there are cells enough for all of them.
fn can_power(game: &Trucker, seat: Seat, plan: Plan) -> Squares {
    let (ship, tiles) = (game.ship(seat), game.tiles());
    if plan.powered.len() >= usize::from(ship.cells(tiles)) {
        return Squares::NONE;
    }
    let more = ship.double_engines(tiles).minus(plan.powered).iter();
    more.filter(|tile| game.can_pay_for(seat, plan.powered.with(*tile)))
        .collect()
}

/// Whether a component can be taken back and the plan is still enough.
fn can_shrink(game: &Trucker, seat: Seat, plan: Plan, square: Square) -> bool {
    let less = Plan {
        given: plan.given.without(square),
        ..plan
    };
    let (now, then) = (reckon(game, seat, plan), reckon(game, seat, less));
    plan.given.has(square) && then.is_enough() && then.gone != now.gone
}

/// Whether a plan gives up no more than needed.
pub(crate) fn is_least(game: &Trucker, seat: Seat, plan: Plan) -> bool {
    !plan
        .given
        .iter()
        .any(|square| can_shrink(game, seat, plan, square))
}

/// Whether the engineer can still be asked: she was not, and she is not given up.
fn can_double(game: &Trucker, seat: Seat, plan: Plan) -> bool {
    !plan.doubled && has_engineer(game, seat, reckon(game, seat, plan).gone)
}

/// The components that can still be given up: one has to stay, and who gets through gives up no more.
fn can_abandon(game: &Trucker, seat: Seat, plan: Plan) -> Squares {
    let reckoned = reckon(game, seat, plan);
    let left = game.ship(seat).occupied().minus(reckoned.gone);
    if reckoned.is_enough() || left.len() < 2 {
        Squares::NONE
    } else {
        left
    }
}

/// What can be taken back: anything, as long as that was not done too often; and always what is more than needed.
fn can_take_back(game: &Trucker, seat: Seat, plan: Plan) -> Squares {
    if plan.take_backs > 0 {
        let engineer = game
            .vip_cabin(seat, Vip::PropulsionEngineer)
            .filter(|_| plan.doubled);
        let hers = engineer.map_or(Squares::NONE, Squares::only);
        return plan.given.or(plan.powered).or(hers);
    }
    let more = plan.given.iter();
    if reckon(game, seat, plan).is_enough() {
        more.filter(|square| can_shrink(game, seat, plan, *square))
            .collect()
    } else {
        Squares::NONE
    }
}

pub(crate) fn offered(game: &Trucker, seat: Seat, plan: Plan, out: &mut Vec<Move>) {
    if reckon(game, seat, plan).is_enough() && is_least(game, seat, plan) {
        out.push(Move::Done);
    }
    out.extend(can_power(game, seat, plan).iter().map(Move::Power));
    if can_double(game, seat, plan) {
        out.push(Move::Double);
    }
    out.extend(can_abandon(game, seat, plan).iter().map(Move::Abandon));
    out.extend(can_take_back(game, seat, plan).iter().map(Move::TakeBack));
}

pub(crate) fn check(game: &Trucker, seat: Seat, plan: Plan, mv: Move) -> Allowed {
    let reckoned = reckon(game, seat, plan);
    match mv {
        Move::Done => {
            let few = Refusal::NotEnoughGivenUp {
                need: reckoned.needed as u8,
                have: reckoned.counted as u8,
            };
            need(reckoned.is_enough(), few)?;
            need(is_least(game, seat, plan), Refusal::MoreThanNeeded)
        }
        Move::Power(tile) => {
            let doubles = game.ship(seat).double_engines(game.tiles());
            need(doubles.has(tile), Refusal::NothingToPower)?;
            need(!plan.powered.has(tile), Refusal::PoweredAlready)?;
            need(can_power(game, seat, plan).has(tile), Refusal::NoCells)
        }
        Move::Abandon(square) => {
            let there = game.ship(seat).occupied().has(square);
            need(there, Refusal::NothingToAbandon)?;
            need(!reckoned.gone.has(square), Refusal::AbandonedAlready)?;
            need(!reckoned.is_enough(), Refusal::MoreThanNeeded)?;
            need(
                can_abandon(game, seat, plan).has(square),
                Refusal::NothingToAbandon,
            )
        }
        Move::Double => need(can_double(game, seat, plan), Refusal::NobodyDoubles),
        Move::TakeBack(square) => need(
            can_take_back(game, seat, plan).has(square),
            Refusal::NothingToTakeBack,
        ),
        _ => Err(Refusal::NotNow),
    }
}

/// Changes the plan, or carries it out.
pub(crate) fn change(game: &mut Trucker, seat: Seat, mut plan: Plan, mv: Move, now: Now<'_, '_>) {
    match mv {
        Move::Done => return carry_out(game, seat, plan, now),
        Move::Power(tile) => plan.powered = plan.powered.with(tile),
        Move::Abandon(square) => plan.given = plan.given.with(square),
        Move::TakeBack(square) if plan.given.has(square) => {
            plan.given = plan.given.without(square);
            plan.take_backs = plan.take_backs.saturating_sub(1);
        }
        Move::Double => plan.doubled = true,
        // What is neither given up nor powered is the cabin of the engineer.
        Move::TakeBack(square) if !plan.powered.has(square) => {
            plan.doubled = false;
            plan.take_backs = plan.take_backs.saturating_sub(1);
        }
        Move::TakeBack(square) => {
            plan.powered = plan.powered.without(square);
            plan.take_backs = plan.take_backs.saturating_sub(1);
        }
        _ => {}
    }
    game.state.air.replace(Pending::Plan { seat, plan });
}

/// Cells are spent first, those of batteries that go before the others; then the components go.
fn carry_out(game: &mut Trucker, seat: Seat, plan: Plan, now: Now<'_, '_>) {
    let gone = reckon(game, seat, plan).gone;
    game.state.air.done();
    if plan.doubled && has_engineer(game, seat, gone) {
        game.send_engineer(seat, now);
    }
    if gone.is_empty() {
        pass(game, seat, now);
    } else {
        game.state.air.push(Pending::Abandon { seat, gone });
    }
    game.state.air.push(Pending::PayCells {
        seat,
        tiles: plan.powered,
        doomed: gone,
    });
}

/// Where nothing can be done any more, the ship is lost; see [`TAKE_BACKS`].
pub(crate) fn settle(game: &mut Trucker, seat: Seat, plan: Plan) -> bool {
    let mut moves = Vec::new();
    if plan.take_backs == 0 {
        offered(game, seat, plan, &mut moves);
        if moves.is_empty() {
            game.state.air.done();
            swallow(game, seat);
            return true;
        }
    }
    false
}

/// The next cell of the plan.
pub(crate) fn pay(game: &mut Trucker, seat: Seat, tiles: Squares, doomed: Squares, now: Now<'_, '_>) {
    let Some(tile) = tiles.first() else {
        return game.state.air.done();
    };
    let tiles = tiles.without(tile);
    game.state.air.replace(Pending::PayCells { seat, tiles, doomed });
    let usable = declare::usable(game, seat, tile);
    // A cell that one tile takes must not be the one that another needs.
    let leaves_enough = |battery: &Square| {
        let mut after = game.clone();
        after.ship_mut(seat).spend_cell(game.tiles(), *battery);
        after.can_pay_for(seat, tiles)
    };
    let fitting: Squares = usable.iter().filter(leaves_enough).collect();
    match fitting.and(doomed).first() {
        Some(battery) => declare::spend(game, seat, battery, tile, now),
        None if fitting == usable => declare::pay(game, seat, tile, now),
        None => {
            if let Some(battery) = fitting.first() {
                declare::spend(game, seat, battery, tile, now);
            }
        }
    }
}

/// The components of the plan go.
pub(crate) fn abandon(game: &mut Trucker, seat: Seat, gone: Squares, now: Now<'_, '_>) {
    game.state.air.done();
    game.lose_tiles(seat, gone, Loss::Abandoned, now);
}
