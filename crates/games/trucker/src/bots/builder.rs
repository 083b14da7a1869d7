//! Building: the tile that adds most, where it adds most, as long as there is time.

use table::Seat;

use super::hopes::Hopes;
use super::weather::Weather;
use super::worth::{Judge, weights};
use crate::Trucker;
use crate::ids::{Side, Square, TileId};
use crate::moves::Move;
use crate::rules::PATIENCE;
use crate::state::{Building, OPEN_PILES, Player};

/// What a placement must add while there is time enough to look for a better one, by the clock. A tile that is drawn and put back costs two moves.
const PICKY: f32 = 130.0;
/// The same in turns, where a tile that is turned up costs a single point and stays in sight.
const PICKY_IN_TURNS: f32 = 180.0;
/// The same on the learning flight, where nobody is hurried and whoever watches learns more from a ship that grows than from tiles that are put back.
const PICKY_WHILE_LEARNING: f32 = 40.0;
/// What a placement must add in any case.
const LEAST: f32 = 5.0;
/// How long a builder takes for a move of the hand, in milliseconds: as long as a person, and as a server lets its bots rest.
pub(super) const HAND: u64 = 1_750;
/// How likely a square is filled that can be, even in a hurry: a builder who plans for less closes the ship up.
const HOPE: f32 = 0.7;
/// How much longer than the hourglass runs a builder goes on as long as nobody has finished.
const LATE: f32 = 1.25;
/// The same on the learning flight, which has no hourglass: to start in front is worth more than the last squares.
const LATE_WHILE_LEARNING: f32 = 0.75;
/// On the learning flight a ship that fewer of the unseen tiles than this share fit any more is finished.
const FEW: f32 = 0.3;
/// How many placements are looked at closely.
const CLOSER: usize = 32;
/// Tiles that a turn of turn-based building can add.
const PER_TURN: f32 = 2.5;

/// A place for a tile, and what it adds there.
#[derive(Clone, Copy)]
struct Place {
    square: Square,
    turned: Side,
    gain: f32,
}

/// One trucker who builds.
struct Builder<'a> {
    world: &'a Trucker,
    player: &'a Player,
    judge: Judge<'a>,
    /// What the expansion promises.
    hopes: Hopes,
    /// What the ship is worth as it is.
    before: f32,
    /// The same at a glance.
    glanced: f32,
    /// What a placement must add.
    wanted: f32,
    /// There is time to look at the forecast.
    calm: bool,
    eye: Eye,
}

/// Which places a builder overlooks, tile by tile: the same ones as long as it has the same eye.
#[derive(Clone, Copy, Default)]
pub(super) struct Eye {
    /// Of a hundred.
    pub(super) overlooks: u64,
    /// Which ones.
    pub(super) mood: u64,
}

impl Eye {
    fn sees(self, tile: TileId, square: Square, turned: Side) -> bool {
        let place = (tile.index() as u64) << 16 | (square.index() as u64) << 4 | turned as u64;
        let mixed = (place ^ self.mood).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.overlooks == 0 || (mixed >> 40) % 100 >= self.overlooks
    }
}

/// The next building move of somebody with this eye.
pub(super) fn choose(world: &Trucker, seat: Seat, moves: &[Move], eye: Eye) -> Option<Move> {
    // An hourglass that lies empty is turned at once, as people do.
    for mv in [Move::Ready, Move::StopLooking, Move::TurnGlass] {
        if moves.contains(&mv) {
            return Some(mv);
        }
    }
    let player = &world.state.players[seat];
    if player.finished() {
        return None;
    }
    let builder = Builder {
        eye,
        ..Builder::new(world, seat)
    };
    let chosen = match (player.hand, world.state.rules.building) {
        (Some(hand), _) if hand.lies.is_none() => builder.place_or_put_back(hand.tile, moves),
        (_, Building::Realtime) => builder.in_realtime(moves),
        (_, Building::Turns) => builder.in_turns(moves),
    };
    chosen
        .filter(|mv| moves.contains(mv))
        .or_else(|| finish(moves))
        .or_else(|| moves.first().copied())
}

fn finish(moves: &[Move]) -> Option<Move> {
    moves.iter().copied().find(|mv| matches!(mv, Move::Finish(_)))
}

impl<'a> Builder<'a> {
    fn new(world: &'a Trucker, seat: Seat) -> Builder<'a> {
        let player = &world.state.players[seat];
        let time = Time::of(world, seat);
        let judge = Judge {
            tiles: world.tiles(),
            board: world.board(),
            weights: weights(world.state.flight.level()),
            weather: Weather::of(world, seat),
            hope: time.hope,
            seats: world.state.seats(),
            aliens: !world.state.flight.is_learning(),
        };
        let picky = match world.state.rules.building {
            Building::Realtime if world.state.flight.is_learning() => PICKY_WHILE_LEARNING,
            Building::Realtime => PICKY,
            Building::Turns => PICKY_IN_TURNS,
        };
        let before = judge.worth(&player.ship);
        Builder {
            world,
            player,
            glanced: judge.glance(&player.ship),
            before,
            judge,
            hopes: Hopes::of(world, seat),
            wanted: (picky * time.spare).max(time.least),
            calm: time.spare > 0.5,
            eye: Eye::default(),
        }
    }

    /// Where a tile fits, whether this builder sees it or not.
    fn fits(&self, tile: TileId) -> impl Iterator<Item = (Square, Side)> + '_ {
        let (tiles, ship) = (self.judge.tiles, &self.player.ship);
        let printed = tiles.of(tile);
        let turns = if printed.kind.is_engine() {
            &Side::ALL[..1]
        } else {
            &Side::ALL[..]
        };
        let squares = ship.open_squares(self.judge.board).iter();
        let ways = squares.flat_map(move |square| turns.iter().map(move |turned| (square, *turned)));
        ways.filter(move |(square, turned)| ship.fits(tiles, *square, printed, *turned))
    }

    /// Where a builder sees that a tile fits, and what it would add there at a glance.
    fn places(&self, tile: TileId) -> impl Iterator<Item = Place> + '_ {
        let (tiles, ship) = (self.judge.tiles, &self.player.ship);
        let seen = self
            .fits(tile)
            .filter(move |(square, turned)| self.eye.sees(tile, *square, *turned));
        seen.map(move |(square, turned)| {
            let mut after = *ship;
            after.put(tiles, square, tile, turned);
            let gain = self.judge.glance(&after) - self.glanced + self.hopes.gain(&after);
            Place { square, turned, gain }
        })
    }

    /// A place with what the tile adds there on a closer look.
    fn judged(&self, tile: TileId, place: Place) -> Place {
        let mut after = self.player.ship;
        after.put(self.judge.tiles, place.square, tile, place.turned);
        let gain = self.judge.worth(&after) - self.before + self.hopes.gain(&after);
        Place { gain, ..place }
    }

    fn best_place(&self, tile: TileId) -> Option<Place> {
        let places = self.places(tile).map(|place| self.judged(tile, place));
        places.max_by(|one, other| one.gain.total_cmp(&other.gain))
    }

    /// The tile in hand goes where it adds most, or back.
    fn place_or_put_back(&self, tile: TileId, moves: &[Move]) -> Option<Move> {
        let put_back = moves.contains(&Move::PutBack);
        match self.best_place(tile) {
            Some(Place { square, turned, gain }) if !put_back || gain >= self.wanted => {
                Some(Move::Place { square, turned })
            }
            _ if put_back => Some(Move::PutBack),
            _ => moves.first().copied(),
        }
    }

    /// The best of the tiles that lie face up, and what it adds.
    fn best_face_up(&self) -> Option<(TileId, f32)> {
        let up = self.world.state.warehouse.up.iter().copied();
        let mut places: Vec<_> = up
            .flat_map(|tile| self.places(tile).map(move |place| (tile, place)))
            .collect();
        if places.len() > CLOSER {
            places.select_nth_unstable_by(CLOSER, |one, other| other.1.gain.total_cmp(&one.1.gain));
            places.truncate(CLOSER);
        }
        let closer = places
            .into_iter()
            .map(|(tile, place)| (tile, self.judged(tile, place).gain));
        closer.max_by(|one, other| one.1.total_cmp(&other.1))
    }

    /// The tile of the reserve that adds most, once it adds enough.
    fn of_the_reserve(&self, moves: &[Move]) -> Option<Move> {
        let places = self.player.reserve.iter().filter_map(|tile| {
            let place = self.best_place(*tile)?;
            Some((*tile, place.gain + self.hopes.reserved()))
        });
        let (tile, _) = places
            .filter(|(_, gain)| *gain >= self.wanted)
            .max_by(|one, other| one.1.total_cmp(&other.1))?;
        Some(Move::TakeReserved(tile)).filter(|mv| moves.contains(mv))
    }

    /// Cargo where the mission pays for it, else any tile.
    fn unseen_tile(&self, moves: &[Move]) -> Option<Move> {
        let cargo = [Move::DrawCargo, Move::RevealCargo];
        let wanted = self.hopes.wants_cargo(&self.player.ship);
        let others = [Move::Draw, Move::Reveal];
        let first = if wanted { cargo } else { others };
        first.into_iter().chain(others).find(|mv| moves.contains(mv))
    }

    fn is_full(&self) -> bool {
        self.player.ship.open_squares(self.judge.board).is_empty()
    }

    /// A forecast pile that this trucker has not looked at.
    fn unseen_pile(&self, moves: &[Move]) -> Option<Move> {
        let piles = &self.world.state.forecast.piles;
        let unseen = (0..OPEN_PILES).filter(|pile| !piles[*pile].minus(self.player.known).is_empty());
        let mut looks = unseen.map(|pile| Move::Look(pile as u8 + 1));
        looks.find(|look| moves.contains(look))
    }

    /// Whether this trucker has built longer than people like to wait.
    fn is_late(&self) -> bool {
        let runs = f32::from(self.world.timer_runs().max(2));
        let each = moves_in_a_run(self.world);
        let late = if self.world.state.flight.is_learning() {
            LATE_WHILE_LEARNING
        } else {
            LATE
        };
        f32::from(PATIENCE - self.player.patience) > late * runs * each
    }

    /// Whether it is the learning flight and hardly any tile fits any more: drawing and putting back teaches nobody anything.
    fn hardly_grows(&self) -> bool {
        let down = &self.world.state.warehouse.down;
        let fit = down.iter().filter(|tile| self.fits(**tile).next().is_some());
        self.world.state.flight.is_learning() && (fit.count() as f32) < FEW * down.len() as f32
    }

    fn in_realtime(&self, moves: &[Move]) -> Option<Move> {
        if self.is_full() || self.is_late() {
            return finish(moves);
        }
        if let Some(reserved) = self.of_the_reserve(moves) {
            return Some(reserved);
        }
        // The forecast is not looked at: that takes as long as three tiles, which are worth more than what can be read there.
        match self.best_face_up() {
            Some((tile, gain)) if gain >= self.wanted => Some(Move::Take(tile)),
            Some((tile, gain)) if gain >= LEAST && self.hardly_grows() => Some(Move::Take(tile)),
            _ if self.hardly_grows() => finish(moves),
            _ if moves.contains(&Move::Draw) && self.wanted > LEAST => self.unseen_tile(moves),
            Some((tile, gain)) if gain >= LEAST => Some(Move::Take(tile)),
            _ if moves.contains(&Move::Draw) => Some(Move::Draw),
            _ => finish(moves),
        }
    }

    fn in_turns(&self, moves: &[Move]) -> Option<Move> {
        if let Some(reserved) = self.of_the_reserve(moves) {
            return Some(reserved);
        }
        let full = self.is_full();
        let best = if full { None } else { self.best_face_up() };
        let heap = !self.world.state.warehouse.down.is_empty();
        let wanted = if heap { self.wanted } else { LEAST };
        if let Some((tile, _)) = best.filter(|(_, gain)| *gain >= wanted)
            && moves.contains(&Move::Take(tile))
        {
            return Some(Move::Take(tile));
        }
        let nothing = !heap && best.is_none_or(|(_, gain)| gain < LEAST);
        if let Some(done) = finish(moves).filter(|_| full || nothing) {
            return Some(done);
        }
        // What is left of the points up to 3 is kept for the next turn.
        if moves.contains(&Move::EndTurn) && !(full || nothing) {
            return Some(Move::EndTurn);
        }
        let look = self.unseen_pile(moves).filter(|_| self.calm);
        let reveal = self.unseen_tile(moves);
        let take = best
            .map(|(tile, _)| Move::Take(tile))
            .filter(|mv| moves.contains(mv));
        let any_look = moves.iter().copied().find(|mv| matches!(mv, Move::Look(_)));
        look.or(reveal)
            .or(any_look)
            .or(take)
            .or_else(|| moves.contains(&Move::EndTurn).then_some(Move::EndTurn))
    }
}

/// How the time that is left compares with what is to be built.
#[derive(Clone, Copy)]
struct Time {
    /// How much more time there is than it takes to fill the board: 0 for none, 1 for enough to be picky.
    spare: f32,
    /// How likely a square that can be filled will be.
    hope: f32,
    /// What a placement must add even in a hurry: it takes the time of a better one as long as there is any.
    least: f32,
}

impl Time {
    fn of(world: &Trucker, seat: Seat) -> Time {
        match world.state.rules.building {
            Building::Turns => Time::in_turns(world, seat),
            Building::Realtime => Time::by_the_clock(world, seat),
        }
    }

    fn by_the_clock(world: &Trucker, seat: Seat) -> Time {
        let player = &world.state.players[seat];
        let empty = (world.board().len() - player.ship.occupied().len()) as f32;
        let spare = spare(moves_left(world, player) / 2.0, empty);
        Time {
            spare,
            hope: hope(spare),
            least: LEAST,
        }
    }

    /// After somebody has stopped the die says how many turns there are. Before that, whoever has the largest ship stops as soon as the rules allow it:
    /// a trucker who counts on more time stands with half a ship when somebody does.
    fn in_turns(world: &Trucker, seat: Seat) -> Time {
        let state = &world.state;
        let empty = (world.board().len() - state.players[seat].ship.occupied().len()) as f32;
        let others = state.players.by_seat().filter(|(other, _)| *other != seat);
        let most = others.map(|(_, other)| other.ship.occupied().len()).max();
        let room = if state.turns.first_to_stop.is_some() {
            f32::from(state.turns.die) * PER_TURN
        } else {
            let missing = usize::from(world.enough_tiles()).saturating_sub(most.unwrap_or(0));
            let countdown = f32::from(state.flight.level().number() + 2);
            countdown * PER_TURN + missing as f32
        };
        let spare = spare(room, empty);
        Time {
            spare,
            hope: hope(spare).max((room / (empty + 1.0)).min(0.9)),
            least: (room * LEAST).clamp(LEAST, 8.0 * LEAST),
        }
    }
}

/// How likely a square that can be filled will be.
fn hope(spare: f32) -> f32 {
    (0.25 + 0.75 * spare).max(HOPE)
}

/// How much more can be built than there is room for.
fn spare(room: f32, empty: f32) -> f32 {
    ((room - empty) / (empty + 4.0)).clamp(0.0, 1.0)
}

fn moves_in_a_run(world: &Trucker) -> f32 {
    f32::from(world.state.rules.run_seconds) * 1000.0 / HAND as f32
}

/// The moves of the hand a trucker surely still has, if the hourglass is turned whenever it is empty.
fn moves_left(world: &Trucker, player: &Player) -> f32 {
    f32::from(world.timer_runs().max(2)) * moves_in_a_run(world) - f32::from(PATIENCE - player.patience)
}

/// Of an illegal ship the tile goes whose loss costs least; of several pieces the one worth most is kept.
pub(super) fn correct(world: &Trucker, seat: Seat, moves: &[Move]) -> Option<Move> {
    let ship = &world.state.players[seat].ship;
    moves.iter().copied().max_by_key(|mv| match mv {
        Move::Remove(square) => {
            let mut after = *ship;
            after.take(*square);
            after.piece(Square::START).len()
        }
        Move::Keep(square) => {
            let piece = ship.piece(*square);
            piece.len() + if piece.has(Square::START) { 50 } else { 0 }
        }
        _ => 0,
    })
}
