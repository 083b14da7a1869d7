//! Advice for a first flight: a ship that a beginner understands, for reasons that a beginner is told.
//!
//! Where `builder` weighs everything against everything, an adviser goes by a list of what a ship needs. What is on it is taken when it lies open,
//! placed when it was drawn, and put back only where it has no good place or no cells; what is no use on this flight is never taken. The page
//! says why by the same list (`wants` in the game's `first.ts`).

use table::Seat;

use super::weather::Weather;
use super::worth::{Judge, Weights, weights};
use crate::Trucker;
use crate::cards::tiles::{Kind, Tiles};
use crate::ids::{Side, Square, Squares, TileId};
use crate::moves::Move;
use crate::rules::PATIENCE;
use crate::ship::Ship;
use crate::state::{Hand, Player};

/// What components are good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Family {
    Engines,
    Cannons,
    Crew,
    Cells,
    Shields,
    Holds,
}

/// One line of the list: what a ship needs of something, up to how much more of it is of use, and how much a component brings.
struct Need {
    of: Family,
    least: u8,
    most: u8,
    each: u8,
}

/// What a ship needs on the learning flight, the most urgent first. A crew of five is what its station asks for.
const NEEDS: [Need; 6] = [
    Need::new(Family::Engines, 2, 4, 1),
    Need::new(Family::Cannons, 2, 5, 1),
    Need::new(Family::Crew, 5, 8, 2),
    Need::new(Family::Cells, 2, 5, 2),
    Need::new(Family::Shields, 1, 1, 1),
    Need::new(Family::Holds, 3, 8, 2),
];

/// With so many components a ship that lacks nothing is done.
const ENOUGH: usize = 15;
/// After so many moves of the hand a ship that lacks nothing is done, then any ship that can move, then any ship.
const LONG: [u16; 3] = [56, 84, 100];
/// Squares that a ship which lacks something keeps to grow into; with fewer whatever has joints helps.
const ROOM: usize = 4;
/// What it is worth that whatever is lacking finds a place when it comes, for each line of the list.
const WELCOME: f32 = 400.0;
/// So many free squares may be walled off for good by a component while something is lacking.
const WALLED: usize = 1;
/// A pile of which less than this share would bring anything is not searched any more: drawing and putting back teaches nobody anything.
const HOPELESS: f32 = 0.1;
/// So many moves of the hand whatever is lacking is looked for all the same.
const SEARCH: u16 = 50;

impl Need {
    const fn new(of: Family, least: u8, most: u8, each: u8) -> Need {
        Need {
            of,
            least,
            most,
            each,
        }
    }
}

/// What a component is good for on this flight: aliens stay at home, and what carries nothing only joins.
fn family(kind: Kind) -> Option<Family> {
    match kind {
        Kind::Engine | Kind::DoubleEngine => Some(Family::Engines),
        Kind::Cannon | Kind::DoubleCannon => Some(Family::Cannons),
        Kind::Cabin => Some(Family::Crew),
        Kind::Battery => Some(Family::Cells),
        Kind::Shield => Some(Family::Shields),
        Kind::CargoHold | Kind::SpecialHold => Some(Family::Holds),
        _ => None,
    }
}

/// A place for a component, and what the ship is worth with it there.
#[derive(Clone, Copy)]
struct Place {
    square: Square,
    turned: Side,
    worth: f32,
}

/// Somebody who is advised while building.
struct Adviser<'a> {
    world: &'a Trucker,
    player: &'a Player,
    /// The ship that is built on.
    ship: Ship,
    judge: Judge<'a>,
}

/// What to do next while building.
pub(super) fn choose(world: &Trucker, seat: Seat, moves: &[Move]) -> Option<Move> {
    if moves.contains(&Move::StopLooking) {
        return Some(Move::StopLooking);
    }
    let player = &world.state.players[seat];
    let adviser = Adviser::of(world, seat, player.ship);
    let advised = match player.hand {
        Some(Hand { tile, lies: None, .. }) => adviser.placed(tile).or(Some(Move::PutBack)),
        Some(Hand {
            tile,
            lies: Some(square),
            ..
        }) => {
            let mut before = player.ship;
            before.take(square);
            let mended = Adviser::of(world, seat, before).mended(tile, square);
            mended.or_else(|| adviser.taken())
        }
        None => adviser.taken(),
    };
    let finish = || moves.iter().copied().find(|mv| matches!(mv, Move::Finish(_)));
    advised
        .filter(|mv| moves.contains(mv))
        .or_else(finish)
        // What was set aside is never put back.
        .or_else(|| moves.contains(&Move::SetAside).then_some(Move::SetAside))
        .or_else(|| moves.first().copied())
}

impl<'a> Adviser<'a> {
    fn of(world: &'a Trucker, seat: Seat, ship: Ship) -> Adviser<'a> {
        let mut adviser = Adviser {
            world,
            player: &world.state.players[seat],
            ship,
            judge: Judge {
                tiles: world.tiles(),
                board: world.board(),
                weights: beginners(world),
                weather: Weather::of(world, seat),
                hope: 0.0,
                seats: world.state.seats(),
                aliens: false,
            },
        };
        // Whatever is lacking will be found; a ship that lacks nothing will hardly grow.
        adviser.judge.hope = if adviser.missing() > 0 { 0.9 } else { 0.3 };
        adviser
    }

    fn tiles(&self) -> &'a Tiles {
        self.judge.tiles
    }

    /// The squares that are still empty.
    fn free(&self) -> Squares {
        self.judge.board.minus(self.ship.occupied())
    }

    /// How much the ship has of something. A double counts once there is a cell for it, and a cannon if it points to the front.
    fn has(&self, family: Family) -> u8 {
        let cells = self.capacity(|kind| kind == Kind::Battery);
        let powered = |doubles: Squares| doubles.iter().take(usize::from(cells)).collect();
        match family {
            Family::Engines => {
                let doubles = powered(self.ship.double_engines(self.tiles()));
                self.ship.engine_strength(self.tiles(), doubles) as u8
            }
            Family::Cannons => {
                let doubles = powered(self.ship.double_cannons(self.tiles()));
                (self.ship.cannon_strength(self.tiles(), doubles).0 / 2) as u8
            }
            Family::Crew => self.capacity(Kind::is_cabin),
            Family::Cells => cells,
            Family::Shields => u8::from(!self.ship.shields(self.tiles(), Side::Front).is_empty()),
            Family::Holds => self.capacity(Kind::is_hold),
        }
    }

    fn capacity(&self, is: fn(Kind) -> bool) -> u8 {
        let squares = self.ship.of_kind(self.tiles(), is);
        let printed = squares
            .iter()
            .filter_map(|square| self.ship.printed(self.tiles(), square));
        printed.map(|tile| tile.capacity).sum()
    }

    /// What the ship still lacks.
    fn lacks(&self) -> impl Iterator<Item = &'static Need> + '_ {
        NEEDS.iter().filter(|need| self.has(need.of) < need.least)
    }

    /// How many components it takes to have all that is needed.
    fn missing(&self) -> usize {
        let missing = self
            .lacks()
            .map(|need| (need.least - self.has(need.of)).div_ceil(need.each));
        missing.map(usize::from).sum()
    }

    /// Whether a component is needed, or is of use while there is room for it besides what is needed.
    fn helps(&self, tile: TileId) -> bool {
        let spare = self.free().len() > self.missing() + ROOM;
        let kind = self.tiles().of(tile).kind;
        let is_of_use = |need: &Need| Some(need.of) == family(kind) && self.has(need.of) < need.most;
        let useful = spare && NEEDS.iter().any(is_of_use) && !self.is_dead(tile);
        self.needs(tile) || useful || self.opens(tile)
    }

    /// Whether a ship that can hardly grow could grow again from this component.
    fn opens(&self, tile: TileId) -> bool {
        let room = self.room(&self.ship);
        let is_alien = self.tiles().of(tile).kind.life_support().is_some();
        let grows = |(square, turned): (Square, Side)| {
            let mut after = self.ship;
            after.put(self.tiles(), square, tile, turned);
            self.room(&after) > room
        };
        room <= ROOM && self.missing() > 0 && !is_alien && self.fitting(&self.ship, tile).any(grows)
    }

    /// Whether the ship lacks what this component is good for.
    fn needs(&self, tile: TileId) -> bool {
        let of = family(self.tiles().of(tile).kind);
        self.lacks().any(|need| Some(need.of) == of) && !self.is_dead(tile)
    }

    /// Whether a component is double and there are no cells to spare for it: a shield waits for them, a double would stand for what it is not.
    fn is_dead(&self, tile: TileId) -> bool {
        let double = |kind: Kind| matches!(kind, Kind::DoubleEngine | Kind::DoubleCannon);
        let users = self.ship.of_kind(self.tiles(), double).len();
        double(self.tiles().of(tile).kind) && usize::from(self.has(Family::Cells)) < 2 + users
    }

    /// The squares the ship can grow into: a connector leads there, and no barrel or exhaust is in the way.
    fn room(&self, ship: &Ship) -> usize {
        self.led(ship).len()
    }

    /// The free squares that the ship could come to in time, one beside the other.
    fn reach(&self, ship: &Ship) -> usize {
        let free = self.judge.board.minus(ship.occupied());
        super::worth::reached(self.led(ship), free).len()
    }

    fn led(&self, ship: &Ship) -> Squares {
        let leads = Side::ALL.map(|side| ship.exposed(side).step(side));
        let barrels = ship.of_kind(self.tiles(), Kind::is_cannon);
        let exhausts = ship.of_kind(self.tiles(), Kind::is_engine);
        let in_the_way = barrels
            .iter()
            .map(|square| Squares::only(square).step(ship.turned(square)));
        let blocked = in_the_way.fold(exhausts.step(Side::Back), Squares::or);
        let led = leads.into_iter().fold(Squares::NONE, Squares::or);
        ship.open_squares(self.judge.board).and(led).minus(blocked)
    }

    /// The ways to turn a component: cannons look ahead, and the shield covers the front before anything else.
    fn turns(&self, kind: Kind) -> &'static [Side] {
        match kind {
            kind if kind.is_engine() || kind.is_cannon() => &[Side::Front],
            // Covers what lies at its front and to the right of that.
            Kind::Shield if self.has(Family::Shields) == 0 => &[Side::Front, Side::Left],
            _ => &Side::ALL,
        }
    }

    /// Where a component fits on a ship.
    fn fitting<'s>(&'s self, ship: &'s Ship, tile: TileId) -> impl Iterator<Item = (Square, Side)> + 's {
        let printed = self.tiles().of(tile);
        let turns = self.turns(printed.kind);
        let squares = ship.open_squares(self.judge.board).iter();
        let ways = squares.flat_map(move |square| turns.iter().map(move |turned| (square, *turned)));
        ways.filter(move |(square, turned)| ship.fits(self.tiles(), *square, printed, *turned))
    }

    /// How likely what is lacking would fit when it comes: for each line of the list the share of the components that could.
    fn welcomes(&self, ship: &Ship) -> f32 {
        let warehouse = &self.world.state.warehouse;
        let share = |need: &Need| {
            let of = |tile: &&TileId| family(self.tiles().of(**tile).kind) == Some(need.of);
            let (mut fit, mut all) = (0.0, 0.0);
            for tile in warehouse.down.iter().chain(warehouse.up.iter()).filter(of) {
                all += 1.0;
                fit += f32::from(u8::from(self.fitting(ship, *tile).next().is_some()));
            }
            fit / f32::max(all, 1.0)
        };
        self.lacks().map(share).sum()
    }

    /// The ships that could come of a component: none that it would close up while something is lacking.
    fn grown(&self, tile: TileId) -> impl Iterator<Item = (Square, Side, Ship)> + '_ {
        let to_come = self.missing() - usize::from(self.needs(tile));
        // Whoever has looked for long is content with less.
        let wished = if self.made() < LONG[0] { ROOM } else { 1 };
        let room = self.room(&self.ship).min(to_come).min(wished);
        let ways = self.fitting(&self.ship, tile).map(move |(square, turned)| {
            let mut after = self.ship;
            after.put(self.tiles(), square, tile, turned);
            (square, turned, after)
        });
        let reach = self.reach(&self.ship);
        // Whatever is walled off stays empty for good.
        let walled = if to_come == 0 || self.made() >= LONG[0] {
            reach
        } else {
            WALLED
        };
        ways.filter(move |(_, _, after)| self.room(after) >= room && self.reach(after) + 1 + walled >= reach)
    }

    /// Where a component may go.
    fn places(&self, tile: TileId) -> impl Iterator<Item = Place> + '_ {
        self.grown(tile).map(move |(square, turned, after)| Place {
            square,
            turned,
            worth: self.judge.worth(&after) + WELCOME * self.welcomes(&after),
        })
    }

    /// Whether enough of what lies face down would find a place for drawing to be worth it.
    fn is_hopeful(&self) -> bool {
        let down = &self.world.state.warehouse.down;
        let brings = |tile: &&TileId| self.helps(**tile) && self.grown(**tile).next().is_some();
        down.iter().filter(brings).count() as f32 >= HOPELESS * down.len() as f32
    }

    fn best_place(&self, tile: TileId) -> Option<Place> {
        self.places(tile)
            .max_by(|one, other| one.worth.total_cmp(&other.worth))
    }

    /// Where a component in the hand goes, if it helps and there is a good place for it.
    fn placed(&self, tile: TileId) -> Option<Move> {
        let place = self.best_place(tile).filter(|_| self.helps(tile))?;
        Some(Move::Place {
            square: place.square,
            turned: place.turned,
        })
    }

    /// What to do about a component that lies badly and can still be moved; the ship is as it was before.
    fn mended(&self, tile: TileId, lies: Square) -> Option<Move> {
        let turned = self.player.ship.turned(lies);
        let clashes = !self.player.ship.is_legal(self.tiles()) && self.ship.is_legal(self.tiles());
        let aside = self.tiles().of(tile).kind.is_cannon() && turned != Side::Front;
        let better = self.placed(tile).filter(|_| clashes || aside);
        better.or(clashes.then_some(Move::PutBack))
    }

    /// The component that is needed and worth most, of those that anybody may take.
    fn best_open(&self, is_wanted: impl Fn(TileId) -> bool) -> Option<Move> {
        let reserved = self
            .player
            .reserve
            .iter()
            .map(|tile| (*tile, Move::TakeReserved(*tile)));
        let up = self.world.state.warehouse.up.iter();
        let open = reserved.chain(up.map(|tile| (*tile, Move::Take(*tile))));
        let places = open
            .filter(|(tile, _)| is_wanted(*tile))
            .filter_map(|(tile, mv)| {
                let place = self.best_place(tile)?;
                Some((place.worth, mv))
            });
        let best = places.max_by(|one, other| one.0.total_cmp(&other.0));
        best.map(|(_, mv)| mv)
    }

    /// What to take: what is needed and lies open, else a surprise; what is only of use once nothing is lacking. `None` to finish.
    fn taken(&self) -> Option<Move> {
        let ready = self.lacks().next().is_none();
        if self.is_done(ready) {
            return None;
        }
        let needed = self.best_open(|tile| self.needs(tile) || self.opens(tile));
        let more = || self.best_open(|tile| self.helps(tile)).filter(|_| ready);
        // Whatever is lacking is looked for longer.
        let searches = !ready && (self.has(Family::Engines) == 0 || self.made() < SEARCH);
        let draws = self.room(&self.ship) > 0 && (searches || self.is_hopeful());
        needed.or_else(more).or(draws.then_some(Move::Draw))
    }

    /// The moves of the hand so far.
    fn made(&self) -> u16 {
        PATIENCE - self.player.patience
    }

    /// Whether it is time to finish.
    fn is_done(&self, ready: bool) -> bool {
        let made = self.made();
        let large = self.ship.occupied().len() >= ENOUGH;
        ready && (large || made >= LONG[0])
            || made >= LONG[1] && self.has(Family::Engines) > 0
            || made >= LONG[2]
    }
}

/// How much things count for where a component goes: tidy edges and no squares lost, more than bots think of them.
fn beginners(world: &Trucker) -> Weights {
    Weights {
        exposed: 30.0,
        wasted: 120.0,
        hold: [4.0, 80.0, 40.0],
        ..weights(world.state.flight.level())
    }
}
