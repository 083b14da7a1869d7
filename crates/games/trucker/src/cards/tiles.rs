//! The tiles: what each component is, and the connectors on its four sides.

use serde::{Deserialize, Serialize};
use table::{CardFault, Provenance};
use ts_rs::TS;

use crate::ids::{Alien, Side, TileId};

/// How many tiles lie in the warehouse.
pub const WAREHOUSE: usize = 152;
/// How many cargo tiles the expansion has.
pub const CARGO: usize = 66;
/// How many extra cabins for VIPs the expansion has.
pub const VIP_CABINS: usize = 4;
/// How many starting cabins there are: one for each colour.
pub const STARTING_CABINS: usize = 4;
/// A place for every tile there can be.
const NUMBERS: usize = 256;

/// What a component is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Holds 2 or 3 cells.
    Battery,
    /// Holds goods, but no red ones.
    CargoHold,
    /// Holds goods of any colour.
    SpecialHold,
    /// Holds two astronauts, or an alien beside its life support.
    Cabin,
    /// The cabin every ship begins with; never an alien.
    StartingCabin,
    /// Nothing but connectors.
    #[default]
    Structural,
    /// Strength 1.
    Engine,
    /// Strength 2 for a cell.
    DoubleEngine,
    /// Strength 1.
    Cannon,
    /// Strength 2 for a cell.
    DoubleCannon,
    /// Lets a brown alien live in a cabin connected to it.
    LifeSupportBrown,
    /// Lets a purple alien live in a cabin connected to it.
    LifeSupportPurple,
    /// Covers two sides of the ship for a cell.
    Shield,
    /// Cargo of the expansion: takes its weight off the engines, and its smooth sides are armour.
    Heavy,
    /// Cargo of the expansion: destroys everything around it when it is destroyed.
    Explosive,
    /// Cargo of the expansion: destroyed as soon as something beside it is.
    Fragile,
    /// Cargo of the expansion: no crew and no cells around it.
    Radioactive,
}

impl Kind {
    /// Every kind.
    pub const ALL: [Kind; 17] = [
        Kind::Battery,
        Kind::CargoHold,
        Kind::SpecialHold,
        Kind::Cabin,
        Kind::StartingCabin,
        Kind::Structural,
        Kind::Engine,
        Kind::DoubleEngine,
        Kind::Cannon,
        Kind::DoubleCannon,
        Kind::LifeSupportBrown,
        Kind::LifeSupportPurple,
        Kind::Shield,
        Kind::Heavy,
        Kind::Explosive,
        Kind::Fragile,
        Kind::Radioactive,
    ];

    /// Cargo of the expansion.
    pub const fn is_cargo(self) -> bool {
        matches!(
            self,
            Kind::Heavy | Kind::Explosive | Kind::Fragile | Kind::Radioactive
        )
    }

    /// Single or double engine.
    pub const fn is_engine(self) -> bool {
        matches!(self, Kind::Engine | Kind::DoubleEngine)
    }

    /// Single or double cannon.
    pub const fn is_cannon(self) -> bool {
        matches!(self, Kind::Cannon | Kind::DoubleCannon)
    }

    /// Cabin of either kind.
    pub const fn is_cabin(self) -> bool {
        matches!(self, Kind::Cabin | Kind::StartingCabin)
    }

    /// Hold of either kind.
    pub const fn is_hold(self) -> bool {
        matches!(self, Kind::CargoHold | Kind::SpecialHold)
    }

    /// Hold of either kind, or a structural module, in which a smuggler king hides goods.
    pub const fn holds_goods(self) -> bool {
        self.is_hold() || matches!(self, Kind::Structural)
    }

    /// Uses a cell each time it works.
    pub const fn needs_cell(self) -> bool {
        matches!(self, Kind::DoubleEngine | Kind::DoubleCannon | Kind::Shield)
    }

    /// Whose life support it is.
    pub const fn life_support(self) -> Option<Alien> {
        match self {
            Kind::LifeSupportBrown => Some(Alien::Brown),
            Kind::LifeSupportPurple => Some(Alien::Purple),
            _ => None,
        }
    }
}

/// What a side of a tile offers to its neighbour. Two bits: two connectors join if they have a bit in common.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Connector {
    /// No connector.
    #[default]
    Smooth = 0,
    /// Joins single and universal ones.
    Single = 1,
    /// Joins double and universal ones.
    Double = 2,
    /// Joins any connector.
    Universal = 3,
}

impl Connector {
    /// All four.
    pub const ALL: [Connector; 4] = [
        Connector::Smooth,
        Connector::Single,
        Connector::Double,
        Connector::Universal,
    ];

    /// Whether two sides that touch are joined.
    pub const fn joins(self, other: Connector) -> bool {
        self as u8 & other as u8 != 0
    }

    /// Whether two sides may touch: they are joined, or both are smooth.
    pub const fn fits(self, other: Connector) -> bool {
        self.joins(other) || self as u8 | other as u8 == 0
    }
}

/// A tile as it is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct Tile {
    /// What it is.
    pub kind: Kind,
    /// How many cells, goods or astronauts it holds.
    pub capacity: u8,
    /// What heavy cargo takes off the engines.
    pub weight: u8,
    /// Its connectors, clockwise from the front, as it lies in its base orientation: the barrel to the front, the exhaust to the back, the
    /// shield over front and right.
    pub sides: [Connector; 4],
}

impl Tile {
    /// The connector on `side` once the tile's front was turned towards `turned`.
    pub const fn connector(&self, side: Side, turned: Side) -> Connector {
        self.sides[side.unturned(turned).index()]
    }
}

/// A row of the data file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TileRow {
    id: u8,
    kind: Kind,
    #[serde(default)]
    capacity: u8,
    sides: String,
    #[serde(default)]
    colour: Option<String>,
    source: Provenance,
}

/// A row of the data file: cargo of the expansion.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CargoRow {
    id: u8,
    kind: Kind,
    #[serde(default)]
    weight: u8,
    sides: String,
    source: Provenance,
}

/// A row of the data file: an extra cabin of the expansion.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VipCabinRow {
    id: u8,
    sides: String,
    source: Provenance,
}

/// All tiles of the box by their number.
#[derive(Clone, Debug)]
pub struct Tiles {
    by_number: [Option<Tile>; NUMBERS],
    cabins: [TileId; STARTING_CABINS],
    vip_cabins: [TileId; VIP_CABINS],
    sources: Vec<Provenance>,
    expansion_sources: Vec<Provenance>,
}

impl Tiles {
    /// The tile with this number, if the box has it.
    pub fn get(&self, tile: TileId) -> Option<&Tile> {
        self.by_number[tile.index()].as_ref()
    }

    /// The tile. Only for numbers that lie on the table, which were all checked.
    pub(crate) fn of(&self, tile: TileId) -> &Tile {
        const NOTHING: Tile = Tile {
            kind: Kind::Structural,
            capacity: 0,
            weight: 0,
            sides: [Connector::Smooth; 4],
        };
        self.by_number[tile.index()].as_ref().unwrap_or(&NOTHING)
    }

    /// The starting cabin of each colour.
    pub fn starting_cabins(&self) -> [TileId; STARTING_CABINS] {
        self.cabins
    }

    /// All tiles, in the order of their numbers.
    pub fn all(&self) -> impl Iterator<Item = (TileId, &Tile)> {
        (1..=u8::MAX).filter_map(|number| {
            let id = TileId::new(number)?;
            Some((id, self.get(id)?))
        })
    }

    /// The tiles that lie face down in the warehouse when building begins.
    pub fn warehouse(&self) -> impl Iterator<Item = TileId> {
        self.all()
            .filter(|(id, tile)| {
                tile.kind != Kind::StartingCabin && !tile.kind.is_cargo() && !self.vip_cabins.contains(id)
            })
            .map(|(id, _)| id)
    }

    /// The cargo tiles of one kind.
    pub fn cargo(&self, kind: Kind) -> impl Iterator<Item = TileId> {
        self.all()
            .filter(move |(_, tile)| tile.kind.is_cargo() && tile.kind == kind)
            .map(|(id, _)| id)
    }

    /// The extra cabins for VIPs.
    pub fn vip_cabins(&self) -> [TileId; VIP_CABINS] {
        self.vip_cabins
    }

    pub(super) fn sources(&self) -> &[Provenance] {
        &self.sources
    }

    pub(super) fn expansion_sources(&self) -> &[Provenance] {
        &self.expansion_sources
    }

    /// Reads the rows and checks their counts.
    pub(super) fn read(rows: Vec<TileRow>) -> Result<Tiles, CardFault> {
        let mut by_number = [None; NUMBERS];
        let mut cabins = Vec::new();
        let mut sources = Vec::new();
        for row in rows {
            let place = format!("tile {}", row.id);
            let fault = |problem: &str| CardFault::new(place.clone(), problem);
            let id = TileId::new(row.id).ok_or_else(|| fault("numbers begin with 1"))?;
            if by_number[id.index()].is_some() {
                return Err(fault("there are two tiles with this number"));
            }
            let tile = read_tile(&row).map_err(fault)?;
            if tile.kind == Kind::StartingCabin {
                cabins.push(id);
            }
            by_number[id.index()] = Some(tile);
            sources.push(row.source);
        }
        let drawable = sources.len() - cabins.len();
        if drawable != WAREHOUSE {
            let problem = format!("there are {drawable} for the warehouse, not {WAREHOUSE}");
            return Err(CardFault::new("tiles", problem));
        }
        let cabins = cabins
            .try_into()
            .map_err(|_| CardFault::new("tiles", "there must be four starting cabins"))?;
        Ok(Tiles {
            by_number,
            cabins,
            vip_cabins: [TileId::default(); VIP_CABINS],
            sources,
            expansion_sources: Vec::new(),
        })
    }

    /// Adds the tiles of the expansion and checks their counts.
    pub(super) fn expand(&mut self, cargo: Vec<CargoRow>, cabins: Vec<VipCabinRow>) -> Result<(), CardFault> {
        let wrong = |problem: &str| Err(CardFault::new("expansion tiles", problem));
        if cargo.len() != CARGO {
            return wrong("there are 66 cargo tiles");
        }
        for row in cargo {
            let fault = |problem: &str| CardFault::new(format!("cargo {}", row.id), problem);
            if !row.kind.is_cargo() || (row.kind == Kind::Heavy) != (1..=9).contains(&row.weight) {
                return Err(fault(
                    "cargo is heavy with a weight, explosive, fragile or radioactive",
                ));
            }
            let sides = read_sides(&row.sides).map_err(fault)?;
            let tile = Tile {
                kind: row.kind,
                capacity: 0,
                weight: row.weight,
                sides,
            };
            self.add(row.id, tile, row.source).map_err(fault)?;
        }
        let mut numbers = Vec::new();
        for row in cabins {
            let fault = |problem: &str| CardFault::new(format!("VIP cabin {}", row.id), problem);
            let sides = read_sides(&row.sides).map_err(fault)?;
            let tile = Tile {
                kind: Kind::Cabin,
                capacity: 2,
                weight: 0,
                sides,
            };
            numbers.push(self.add(row.id, tile, row.source).map_err(fault)?);
        }
        match numbers.try_into() {
            Ok(cabins) => self.vip_cabins = cabins,
            Err(_) => return wrong("there are four cabins for VIPs"),
        }
        Ok(())
    }

    fn add(&mut self, number: u8, tile: Tile, source: Provenance) -> Result<TileId, &'static str> {
        let id = TileId::new(number).ok_or("numbers begin with 1")?;
        if self.by_number[id.index()].is_some() {
            return Err("there are two tiles with this number");
        }
        self.by_number[id.index()] = Some(tile);
        self.expansion_sources.push(source);
        Ok(id)
    }
}

fn read_sides(letters: &str) -> Result<[Connector; 4], &'static str> {
    let mut sides = [Connector::Smooth; 4];
    if letters.len() != 4 {
        return Err("sides has one letter for each of the four sides");
    }
    for (side, letter) in sides.iter_mut().zip(letters.chars()) {
        *side = match letter {
            '-' => Connector::Smooth,
            's' => Connector::Single,
            'd' => Connector::Double,
            'u' => Connector::Universal,
            _ => return Err("a side is one of - s d u"),
        };
    }
    if sides.iter().all(|side| *side == Connector::Smooth) {
        return Err("a tile without a connector can never be joined");
    }
    Ok(sides)
}

fn read_tile(row: &TileRow) -> Result<Tile, &'static str> {
    let sides = read_sides(&row.sides)?;
    if row.kind.is_cargo() {
        return Err("cargo has rows of its own");
    }
    let capacities = match row.kind {
        Kind::Battery => 2..=3,
        Kind::CargoHold | Kind::SpecialHold => 1..=3,
        Kind::Cabin | Kind::StartingCabin => 2..=2,
        _ => 0..=0,
    };
    if !capacities.contains(&row.capacity) {
        return Err("this kind of tile does not have that capacity");
    }
    if row.colour.is_some() != (row.kind == Kind::StartingCabin) {
        return Err("starting cabins have a colour, and only they");
    }
    Ok(Tile {
        kind: row.kind,
        capacity: row.capacity,
        weight: 0,
        sides,
    })
}
