//! Meteors and shots (section 8): one roll for all ships they fly at; the first tile met is hit unless something stops it; what is no longer
//! joined falls off, and of several pieces the owner keeps one.

use serde::{Deserialize, Serialize};
use table::{Seat, SeatSet};
use ts_rs::TS;

use super::{declare, meteor_swarm};
use crate::Trucker;
use crate::air::pending::{Flying, Pending, Queue};
use crate::cards::effects::{Missile, MissileKind};
use crate::cards::tiles::Kind;
use crate::events::Event;
use crate::ids::{Loss, Square, Squares};
use crate::moves::{Move, Refusal};
use crate::rules::{Allowed, Now, need};

/// What becomes of a meteor or a shot that flies at a ship, before anybody chooses anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Threat {
    /// The line misses the ship.
    Misses,
    /// A small meteor bounces off the smooth side of this tile, or anything off the armour of heavy cargo.
    Bounces {
        /// The tile it meets.
        at: Square,
    },
    /// A single cannon shoots it by itself.
    ShotDown {
        /// The tile it would have met.
        at: Square,
        /// The cannon.
        by: Square,
    },
    /// One of these would stop it for a cell; with none, or without a cell, nothing does.
    Hits {
        /// The tile it meets.
        at: Square,
        /// Shields or double cannons.
        defences: Squares,
    },
}

/// Why nothing stopped what hit a component.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Unstopped {
    /// No shield covers the side it came from.
    NoShield,
    /// No cannon points at it along its line.
    NoCannon,
    /// What would have stopped it needs a cell, and there is none.
    NoCells,
    /// It could have been stopped for a cell, and was not.
    LetThrough,
    /// Nothing stops such a thing.
    Unstoppable,
}

/// What a meteor or a shot would do to a seat's ship.
pub(crate) fn threat(game: &Trucker, seat: Seat, flying: Flying) -> Threat {
    let (ship, tiles) = (game.ship(seat), game.tiles());
    let (from, lane) = (flying.missile.from, flying.lane());
    let Some(at) = ship.first_hit(from, lane) else {
        return Threat::Misses;
    };
    if game.is_armour(game.player(seat), at, from) {
        return Threat::Bounces { at };
    }
    let defences = match flying.missile.kind {
        MissileKind::SmallMeteor if !ship.shows_connector(at, from) => return Threat::Bounces { at },
        MissileKind::SmallMeteor | MissileKind::LightShot => ship.shields(tiles, from),
        MissileKind::LargeMeteor => {
            let cannons = ship.cannons_against(tiles, from, lane);
            let single = |square: &Square| ship.kind(tiles, *square) == Some(Kind::Cannon);
            match cannons.iter().find(single) {
                Some(by) => return Threat::ShotDown { at, by },
                None => cannons,
            }
        }
        MissileKind::HeavyShot => Squares::NONE,
    };
    Threat::Hits { at, defences }
}

impl Pending {
    /// A volley that has not begun.
    pub(crate) fn volley(volley: crate::air::pending::Volley, targets: SeatSet) -> Pending {
        Pending::Volley {
            volley,
            next: 0,
            targets,
            flying: None,
            queue: Queue::EMPTY,
        }
    }
}

/// The next ship the present missile flies at, or the next missile.
pub(crate) fn next(game: &mut Trucker, now: Now<'_, '_>) {
    let Pending::Volley {
        volley,
        next,
        targets,
        flying,
        queue,
    } = game.state.air.step()
    else {
        return;
    };
    if let (Some(flying), Some(seat)) = (flying, queue.first()) {
        game.state.air.replace(Pending::Volley {
            volley,
            next,
            targets,
            flying: Some(flying),
            queue: queue.rest(),
        });
        return game.state.air.push(Pending::Impact {
            seat,
            flying,
            stopped: None,
        });
    }
    let Some(missile) = meteor_swarm::missiles(game, volley).get(usize::from(next)) else {
        return game.state.air.done();
    };
    let flying = Flying {
        missile: *missile,
        dice: game.roll(now),
    };
    now.told.everyone(Event::Rolled {
        number: next,
        missile: *missile,
        dice: flying.dice,
    });
    let queue = game.state.air.track.order().only(targets);
    game.state.air.replace(Pending::Volley {
        volley,
        next: next + 1,
        targets,
        flying: Some(flying),
        queue,
    });
}

pub(crate) fn offered(game: &Trucker, seat: Seat, flying: Flying, out: &mut Vec<Move>) {
    out.push(Move::Endure);
    if let Threat::Hits { defences, .. } = threat(game, seat, flying) {
        let usable = defences
            .iter()
            .filter(|with| declare::can_power(game, seat, *with));
        out.extend(usable.map(Move::Defend));
    }
}

pub(crate) fn check(game: &Trucker, seat: Seat, flying: Flying, with: Square) -> Allowed {
    match threat(game, seat, flying) {
        Threat::Hits { defences, .. } if defences.has(with) => {
            need(declare::can_power(game, seat, with), Refusal::NoCells)
        }
        _ => Err(Refusal::NoDefence),
    }
}

/// A shield or a double cannon is powered to stop it.
pub(crate) fn defend(game: &mut Trucker, seat: Seat, with: Square, now: Now<'_, '_>) {
    if let Pending::Impact { flying, .. } = game.state.air.step() {
        game.state.air.replace(Pending::Impact {
            seat,
            flying,
            stopped: Some(with),
        });
        declare::pay(game, seat, with, now);
    }
}

/// Nothing is done about it.
pub(crate) fn endure(game: &mut Trucker, seat: Seat, now: Now<'_, '_>) {
    if let Pending::Impact { flying, .. } = game.state.air.step() {
        game.state.air.done();
        if let Threat::Hits { at, defences } = threat(game, seat, flying) {
            let why = unstopped(game, seat, flying, defences);
            strike(game, seat, at, Some(flying.missile), why, now);
            game.destroy(seat, Squares::only(at), now);
        }
    }
}

/// Why these defences did not stop what hits.
fn unstopped(game: &Trucker, seat: Seat, flying: Flying, defences: Squares) -> Unstopped {
    let some = !defences.is_empty();
    match flying.missile.kind {
        MissileKind::HeavyShot => Unstopped::Unstoppable,
        _ if defences.iter().any(|with| declare::can_power(game, seat, with)) => Unstopped::LetThrough,
        _ if some => Unstopped::NoCells,
        MissileKind::LargeMeteor => Unstopped::NoCannon,
        MissileKind::SmallMeteor | MissileKind::LightShot => Unstopped::NoShield,
    }
}

/// Tells what hit which component, and why nothing stopped it, while the component is still there.
pub(crate) fn strike(
    game: &Trucker,
    seat: Seat,
    at: Square,
    missile: Option<Missile>,
    why: Unstopped,
    now: Now<'_, '_>,
) {
    if let Some(tile) = game.ship(seat).tile(at) {
        now.told.everyone(Event::Struck {
            seat,
            at,
            tile,
            missile,
            why,
        });
    }
}

/// What happens without a choice: it misses, bounces, is shot down, was stopped, or nothing can be done.
pub(crate) fn settle(
    game: &mut Trucker,
    seat: Seat,
    flying: Flying,
    stopped: Option<Square>,
    now: Now<'_, '_>,
) -> bool {
    let event = match (threat(game, seat, flying), stopped) {
        (Threat::Hits { at, .. }, Some(by)) | (Threat::ShotDown { at, by }, _) => {
            Event::Stopped { seat, at, by }
        }
        (Threat::Misses, _) => Event::Missed { seat },
        (Threat::Bounces { at }, _) => Event::Bounced { seat, at },
        (Threat::Hits { defences, .. }, None) => {
            let helpless = !defences.iter().any(|with| declare::can_power(game, seat, with));
            if helpless {
                endure(game, seat, now);
            }
            return helpless;
        }
    };
    game.state.air.done();
    now.told.everyone(event);
    true
}

pub(crate) fn pieces_offered(game: &Trucker, seat: Seat, out: &mut Vec<Move>) {
    let pieces = game.ship(seat).pieces();
    out.extend(pieces.filter_map(Squares::first).map(Move::Keep));
}

pub(crate) fn check_piece(game: &Trucker, seat: Seat, piece: Square) -> Allowed {
    // A piece is named by its first square, so that each has one name.
    if game.ship(seat).pieces().any(|known| known.first() == Some(piece)) {
        Ok(())
    } else {
        Err(Refusal::NoSuchPiece)
    }
}

/// One piece is kept, the others fall.
pub(crate) fn keep(game: &mut Trucker, seat: Seat, piece: Square, now: Now<'_, '_>) {
    game.state.air.done();
    game.keep_piece(seat, piece, Loss::Fallen, now);
}
