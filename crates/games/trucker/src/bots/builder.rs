//! Building: the tile that adds most, where it adds most.

use table::{Chance, Seat};

use super::worth;
use crate::Trucker;
use crate::ids::{Side, Square, TileId};
use crate::moves::Move;
use crate::rules::PATIENCE;
use crate::ship::Ship;
use crate::state::{Building, Player};

/// What a placement must add at first; the longer a builder has been at it the less is enough.
const PICKY: i32 = 90;
/// How many building moves it takes to lose one hundredth of that.
const WEARY: i32 = 25;

/// A place for a tile, and what it adds there.
#[derive(Clone, Copy)]
struct Place {
    square: Square,
    turned: Side,
    gain: i32,
}

/// The next building move.
pub(super) fn choose(world: &Trucker, seat: Seat, moves: &[Move], chance: &mut Chance) -> Option<Move> {
    let player = &world.state.players[seat];
    if moves.contains(&Move::Ready) {
        return Some(Move::Ready);
    }
    if moves.contains(&Move::StopLooking) {
        return Some(Move::StopLooking);
    }
    if let Some(hand) = player.hand.filter(|hand| hand.lies.is_none()) {
        return place_or_put_back(world, player, hand.tile, moves);
    }
    match world.state.rules.building {
        Building::Realtime => in_realtime(world, player, moves),
        Building::Turns => in_turns(world, player, moves, chance),
    }
}

/// What a builder still asks of a placement.
fn threshold(player: &Player) -> i32 {
    let made = i32::from(PATIENCE - player.patience);
    (PICKY - made * 100 / WEARY / 4).max(15)
}

fn best_place(world: &Trucker, ship: &Ship, tile: TileId, before: i32) -> Option<Place> {
    let (tiles, board, level) = (world.tiles(), world.board(), world.state.flight.level());
    let printed = tiles.of(tile);
    let turns = if printed.kind.is_engine() {
        &Side::ALL[..1]
    } else {
        &Side::ALL[..]
    };
    let mut best: Option<Place> = None;
    for square in ship.open_squares(board).iter() {
        for turned in turns {
            if !ship.fits(tiles, square, printed, *turned) {
                continue;
            }
            let mut after = *ship;
            after.put(tiles, square, tile, *turned);
            let gain = worth::of(&after, tiles, level, board) - before;
            if best.is_none_or(|best| gain > best.gain) {
                best = Some(Place {
                    square,
                    turned: *turned,
                    gain,
                });
            }
        }
    }
    best
}

fn value(world: &Trucker, ship: &Ship) -> i32 {
    worth::of(ship, world.tiles(), world.state.flight.level(), world.board())
}

/// The tile in hand goes where it adds most, or back.
fn place_or_put_back(world: &Trucker, player: &Player, tile: TileId, moves: &[Move]) -> Option<Move> {
    let place = best_place(world, &player.ship, tile, value(world, &player.ship));
    let put_back = moves.contains(&Move::PutBack);
    match place {
        Some(place) if !put_back || place.gain >= threshold(player) => Some(Move::Place {
            square: place.square,
            turned: place.turned,
        }),
        _ if put_back => Some(Move::PutBack),
        _ => moves.first().copied(),
    }
}

/// The best of these tiles and what it adds.
fn best_of(world: &Trucker, player: &Player, tiles: impl Iterator<Item = TileId>) -> Option<(TileId, i32)> {
    let before = value(world, &player.ship);
    tiles
        .filter_map(|tile| Some((tile, best_place(world, &player.ship, tile, before)?.gain)))
        .max_by_key(|(_, gain)| *gain)
}

fn is_full(world: &Trucker, player: &Player) -> bool {
    player.ship.open_squares(world.board()).is_empty()
}

fn finish(moves: &[Move]) -> Option<Move> {
    moves.iter().copied().find(|mv| matches!(mv, Move::Finish(_)))
}

fn in_realtime(world: &Trucker, player: &Player, moves: &[Move]) -> Option<Move> {
    let made = PATIENCE - player.patience;
    let enough = u16::from(world.board().len() as u8) * 6;
    if is_full(world, player) || made > enough {
        return finish(moves).or_else(|| moves.first().copied());
    }
    let up = world.state.warehouse.up.iter().copied();
    match best_of(world, player, up) {
        Some((tile, gain)) if gain >= threshold(player) => Some(Move::Take(tile)),
        _ if moves.contains(&Move::Draw) => Some(Move::Draw),
        Some((tile, gain)) if gain > 0 => Some(Move::Take(tile)),
        _ => finish(moves).or_else(|| moves.first().copied()),
    }
    .filter(|mv| moves.contains(mv))
    .or_else(|| finish(moves))
}

fn in_turns(world: &Trucker, player: &Player, moves: &[Move], chance: &mut Chance) -> Option<Move> {
    let full = is_full(world, player);
    let up = world.state.warehouse.up.iter().copied();
    let best = if full { None } else { best_of(world, player, up) };
    let place = best.filter(|(_, gain)| *gain >= threshold(player));
    if let Some((tile, _)) = place
        && moves.contains(&Move::Take(tile))
    {
        return Some(Move::Take(tile));
    }
    let nothing_left = best.is_none_or(|(_, gain)| gain < 15) && world.state.warehouse.down.is_empty();
    if let Some(done) = finish(moves).filter(|_| full || nothing_left) {
        return Some(done);
    }
    // With few points left it is better to save them than to turn up tiles for the others.
    let reveal =
        moves.contains(&Move::Reveal) && (player.points > 3 || player.points == 1 && chance.die(2) == 0);
    if reveal {
        return Some(Move::Reveal);
    }
    if moves.contains(&Move::EndTurn) {
        return Some(Move::EndTurn);
    }
    let take = best.map(|(tile, _)| Move::Take(tile));
    let looked = moves.iter().copied().find(|mv| matches!(mv, Move::Look(_)));
    take.filter(|mv| moves.contains(mv))
        .or(looked)
        .or_else(|| finish(moves))
        .or_else(|| moves.first().copied())
}

/// Of an illegal ship the tile goes whose loss costs least; of several pieces the one worth most is kept.
pub(super) fn correct(world: &Trucker, seat: Seat, moves: &[Move]) -> Option<Move> {
    let ship = &world.state.players[seat].ship;
    moves.iter().copied().max_by_key(|mv| match mv {
        Move::Remove(square) => {
            let mut after = *ship;
            after.take(*square);
            let home = after.piece(Square::START);
            i32::from(home.len() as u8) * 100 + value(world, &after) / 10
        }
        Move::Keep(square) => {
            let piece = ship.piece(*square);
            piece.len() as i32 + if piece.has(Square::START) { 50 } else { 0 }
        }
        _ => 0,
    })
}
