//! Asteroid Attack: one huge meteor along several lines at once, the same for all ships: one die and 3 give the centre line. Each cannon that points at it fires
//! once, at one part in its own line or beside it (from the front only in its own). What is still there strikes at one moment.

use table::Seat;

use super::ghost_asteroid;
use crate::Trucker;
use crate::air::pending::{Pending, Queue, Salvo};
use crate::cards::effects::{Adventure, Span};
use crate::cards::tiles::Kind;
use crate::events::Event;
use crate::ids::{Side, Square, Squares};
use crate::moves::{Move, Refusal};
use crate::rules::flight::declare;
use crate::rules::flight::volley::{self, Unstopped};
use crate::rules::{Allowed, Now, need};

/// One die and this give the centre line.
const CENTRE: u8 = 3;

/// The die for the centre line, once for all ships.
pub(crate) fn roll(game: &mut Trucker, now: Now<'_, '_>) -> u8 {
    let die = now.chance.die(6) as u8 + 1;
    // Shown with the dice of the card: one die, and none beside it.
    game.state.air.rolls.push([die, 0]);
    let centre = die + CENTRE;
    let (from, first, last) = reach(game, centre);
    now.told.everyone(Event::AsteroidComes {
        die,
        from,
        first,
        last,
    });
    centre
}

/// The side the meteor comes from, and its first and last line.
pub(crate) fn reach(game: &Trucker, centre: u8) -> (Side, u8, u8) {
    let level = game.level().index();
    let (from, Span([first, last])) = match game.card().map(|card| &card.adventure) {
        Some(Adventure::AsteroidAttack { from, spans }) => (*from, spans[level]),
        Some(Adventure::GhostAsteroid { spans }) => (Side::Front, spans[level]),
        _ => (Side::Front, Span([0, -1])),
    };
    let line = |offset: i8| (centre as i8 + offset).max(0) as u8;
    (from, line(first), line(last))
}

/// Whether the card in play is a ghost.
pub(crate) fn is_ghost(game: &Trucker) -> bool {
    matches!(
        game.card().map(|card| &card.adventure),
        Some(Adventure::GhostAsteroid { .. })
    )
}

/// The next ship defends itself.
pub(crate) fn next(game: &mut Trucker, queue: Queue, centre: u8, now: Now<'_, '_>) {
    let Some(seat) = queue.first() else {
        return game.state.air.done();
    };
    let queue = queue.rest();
    game.state.air.replace(Pending::Asteroid { queue, centre });
    let salvo = Salvo {
        centre,
        saved: 0,
        fired: Squares::NONE,
    };
    if threatened(game, seat, salvo).next().is_none() {
        return now.told.everyone(Event::Missed { seat });
    }
    game.state.air.push(Pending::Salvo { seat, salvo });
}

/// The parts that would strike a tile: their lines and the tiles.
pub(crate) fn threatened(
    game: &Trucker,
    seat: Seat,
    salvo: Salvo,
) -> impl Iterator<Item = (u8, Square)> + '_ {
    let (from, first, last) = reach(game, salvo.centre);
    let ghost = is_ghost(game);
    (first..=last)
        .filter(move |lane| salvo.saved >> lane & 1 == 0)
        .filter(move |lane| !ghost || ghost_asteroid::appears(game, seat, *lane))
        .filter_map(move |lane| Some((lane, game.ship(seat).first_hit(from, lane)?)))
        .filter(move |(_, at)| !game.is_armour(game.player(seat), *at, from))
}

/// The cannons that can still fire at the part in this line, for a cell or without.
fn guns(game: &Trucker, seat: Seat, salvo: Salvo, lane: u8) -> Squares {
    let (ship, tiles) = (game.ship(seat), game.tiles());
    let (from, ..) = reach(game, salvo.centre);
    let guns = ship.cannons_against(tiles, from, lane).minus(salvo.fired);
    let singles = ship.of_kind(tiles, |kind| kind == Kind::Cannon);
    if is_ghost(game) {
        // The single cannon that made it appear has fired.
        guns.minus(singles)
    } else {
        guns
    }
}

/// Every shot that can be fired: single cannons by themselves, doubles for a cell.
fn shots(game: &Trucker, seat: Seat, salvo: Salvo) -> Vec<(Square, u8)> {
    let (ship, tiles) = (game.ship(seat), game.tiles());
    let mut shots = Vec::new();
    for (lane, _) in threatened(game, seat, salvo) {
        for gun in guns(game, seat, salvo, lane).iter() {
            let single = ship.kind(tiles, gun) == Some(Kind::Cannon);
            if single || declare::can_power(game, seat, gun) {
                shots.push((gun, lane));
            }
        }
    }
    shots
}

fn singles_left(game: &Trucker, seat: Seat, shots: &[(Square, u8)]) -> bool {
    let is_single = |gun: Square| game.ship(seat).kind(game.tiles(), gun) == Some(Kind::Cannon);
    shots.iter().any(|(gun, _)| is_single(*gun))
}

pub(crate) fn offered(game: &Trucker, seat: Seat, salvo: Salvo, out: &mut Vec<Move>) {
    let shots = shots(game, seat, salvo);
    out.extend(shots.iter().map(|(gun, lane)| Move::Fire {
        gun: *gun,
        lane: *lane,
    }));
    if !singles_left(game, seat, &shots) {
        out.push(Move::Endure);
    }
}

pub(crate) fn check_fire(game: &Trucker, seat: Seat, salvo: Salvo, gun: Square, lane: u8) -> Allowed {
    need(
        shots(game, seat, salvo).contains(&(gun, lane)),
        Refusal::CannotFire,
    )
}

/// Nobody holds single cannons back.
pub(crate) fn check_endure(game: &Trucker, seat: Seat, salvo: Salvo) -> Allowed {
    let shots = shots(game, seat, salvo);
    need(!singles_left(game, seat, &shots), Refusal::SinglesFireFirst)
}

/// A cannon fires at a part, and it is gone.
pub(crate) fn fire(game: &mut Trucker, seat: Seat, gun: Square, lane: u8, now: Now<'_, '_>) {
    if let Pending::Salvo { mut salvo, .. } = game.state.air.step() {
        salvo.saved |= 1 << lane;
        salvo.fired = salvo.fired.with(gun);
        game.state.air.replace(Pending::Salvo { seat, salvo });
        now.told.everyone(Event::Fired { seat, gun, lane });
        if game.ship(seat).kind(game.tiles(), gun) == Some(Kind::DoubleCannon) {
            declare::pay(game, seat, gun, now);
        }
    }
}

/// What is left strikes, all at one moment.
pub(crate) fn endure(game: &mut Trucker, seat: Seat, now: Now<'_, '_>) {
    if let Pending::Salvo { salvo, .. } = game.state.air.step() {
        let hit: Squares = threatened(game, seat, salvo).map(|(_, at)| at).collect();
        let why = if shots(game, seat, salvo).is_empty() {
            Unstopped::NoCannon
        } else {
            Unstopped::LetThrough
        };
        game.state.air.done();
        for at in hit.iter() {
            volley::strike(game, seat, at, None, why, now);
        }
        if !hit.is_empty() {
            game.destroy(seat, hit, now);
        }
    }
}

/// Where no cannon can fire it strikes; a single cannon with one part to fire at does.
pub(crate) fn settle(game: &mut Trucker, seat: Seat, salvo: Salvo, now: Now<'_, '_>) -> bool {
    let shots = shots(game, seat, salvo);
    match shots[..] {
        [] => endure(game, seat, now),
        [(gun, lane)] if singles_left(game, seat, &shots) => fire(game, seat, gun, lane, now),
        _ => return false,
    }
    true
}
