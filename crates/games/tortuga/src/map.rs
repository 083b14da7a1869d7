//! Places, sectors and the two maps.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use table::Provenance;
use ts_rs::TS;

/// How many places the larger map has.
pub const PLACES: usize = 11;

const NAMES: [&str; PLACES] = [
    "tortuga", "n", "ne", "se", "s", "sw", "nw", "x1", "x2", "x3", "x4",
];

/// A place on the map, where one sector tile lies: `tortuga` in the middle, `n` to `nw` around it, `x1` to `x4` outside. The map
/// for two has no `n` and no `s`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, TS)]
#[ts(type = "string")]
pub struct Place(u8);

impl Place {
    /// The middle.
    pub const TORTUGA: Place = Place(0);

    /// Every place a map can have.
    pub fn all() -> impl ExactSizeIterator<Item = Place> + Clone {
        (0..PLACES as u8).map(Place)
    }

    /// Its number, below [`PLACES`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(NAMES[self.index()])
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::str::FromStr for Place {
    type Err = String;
    fn from_str(text: &str) -> Result<Place, String> {
        let at = NAMES.iter().position(|name| *name == text);
        at.map(|at| Place(at as u8))
            .ok_or_else(|| format!("there is no place '{text}'"))
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?
            .parse()
            .map_err(serde::de::Error::custom)
    }
}

/// A set of places.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlaceSet(u16);

impl PlaceSet {
    /// The set with `place` as well.
    #[must_use]
    pub const fn with(self, place: Place) -> PlaceSet {
        PlaceSet(self.0 | 1 << place.0)
    }

    /// The set without `place`.
    #[must_use]
    pub const fn without(self, place: Place) -> PlaceSet {
        PlaceSet(self.0 & !(1 << place.0))
    }

    /// Whether `place` is in it.
    pub const fn contains(self, place: Place) -> bool {
        self.0 & (1 << place.0) != 0
    }

    /// How many are in it.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether none is in it.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The places in it, in order.
    pub fn iter(self) -> impl Iterator<Item = Place> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let at = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (at < u16::BITS).then_some(Place(at as u8))
        })
    }
}

impl FromIterator<Place> for PlaceSet {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        places.into_iter().fold(PlaceSet::default(), PlaceSet::with)
    }
}

/// What a sector is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SectorKind {
    /// A trade terminal: T cards, and 1 crypto each turn for its controller.
    Terminal,
    /// Turrets: T cards, and 1 more in fights for their controller.
    Turrets,
    /// The Vortex: V cards; its controller destroys a played card there.
    Vortex,
    /// The Research sector: R cards; its controller reserves for nothing there.
    Research,
    /// The Mines: M cards; its controller takes a mineral from the depot there.
    Mines,
    /// The Fortress: F cards; its controller has 1 more manoeuvre there.
    Fortress,
    /// Tortuga: T cards and influence for sale.
    Tortuga,
}

impl SectorKind {
    /// Every kind.
    pub const ALL: [SectorKind; 7] = [
        SectorKind::Terminal,
        SectorKind::Turrets,
        SectorKind::Vortex,
        SectorKind::Research,
        SectorKind::Mines,
        SectorKind::Fortress,
        SectorKind::Tortuga,
    ];

    /// The four that lie at random on the outer places.
    pub const SPECIAL: [SectorKind; 4] = [
        SectorKind::Vortex,
        SectorKind::Research,
        SectorKind::Mines,
        SectorKind::Fortress,
    ];

    /// Whether T cards are for sale here.
    pub const fn is_t(self) -> bool {
        matches!(
            self,
            SectorKind::Terminal | SectorKind::Turrets | SectorKind::Tortuga
        )
    }

    /// Which of the four markets is here.
    pub const fn market(self) -> Option<usize> {
        match self {
            SectorKind::Vortex => Some(0),
            SectorKind::Fortress => Some(1),
            SectorKind::Research => Some(2),
            SectorKind::Mines => Some(3),
            _ => None,
        }
    }
}

/// What a kind of sector is worth and how it is defended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
pub struct SectorFace {
    /// Which kind.
    pub kind: SectorKind,
    /// The influence of its control token.
    pub control: u8,
    /// Its defence before anybody conquered it. Tortuga's never changes.
    pub opening: u8,
    /// Its highest defence.
    pub most: u8,
    /// Where the row comes from.
    pub source: Provenance,
}

/// What lies on a place of the map before the special sectors are shuffled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Holds {
    Tortuga,
    Terminal,
    Turrets,
    Special,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Tile {
    pub(crate) place: Place,
    pub(crate) q: i8,
    pub(crate) r: i8,
    pub(crate) holds: Holds,
}

/// Where the sectors lie.
#[derive(Debug)]
pub struct Map {
    tiles: Vec<Tile>,
    places: PlaceSet,
    adjacent: [PlaceSet; PLACES],
    steps: [[u8; PLACES]; PLACES],
    source: Provenance,
}

/// No way leads there.
const FAR: u8 = 99;

impl Map {
    /// Two tiles are adjacent when they share an edge.
    pub(crate) fn new(tiles: Vec<Tile>, source: Provenance) -> Map {
        let mut adjacent = [PlaceSet::default(); PLACES];
        for tile in &tiles {
            let touches = |other: &&Tile| {
                matches!(
                    (other.q - tile.q, other.r - tile.r),
                    (1 | -1, 0) | (0, 1 | -1) | (1, -1) | (-1, 1)
                )
            };
            adjacent[tile.place.index()] = tiles.iter().filter(touches).map(|other| other.place).collect();
        }
        let places = tiles.iter().map(|tile| tile.place).collect();
        Map {
            tiles,
            places,
            adjacent,
            steps: steps(&adjacent),
            source,
        }
    }

    /// The places this map has.
    pub const fn places(&self) -> PlaceSet {
        self.places
    }

    /// The places one step from `place`.
    pub const fn adjacent(&self, place: Place) -> PlaceSet {
        self.adjacent[place.index()]
    }

    /// How many steps it is from one place to another.
    pub(crate) const fn steps(&self, from: Place, to: Place) -> u8 {
        self.steps[from.index()][to.index()]
    }

    /// Where to draw a place: axial coordinates of flat-topped hexes.
    pub fn coordinates(&self, place: Place) -> Option<(i8, i8)> {
        let tile = self.tiles.iter().find(|tile| tile.place == place)?;
        Some((tile.q, tile.r))
    }

    pub(crate) fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// Where the map comes from.
    pub const fn source(&self) -> Provenance {
        self.source
    }
}

fn steps(adjacent: &[PlaceSet; PLACES]) -> [[u8; PLACES]; PLACES] {
    let mut steps = [[FAR; PLACES]; PLACES];
    for (from, row) in steps.iter_mut().enumerate() {
        row[from] = 0;
        for far in 1..PLACES as u8 {
            for (at, next) in adjacent.iter().enumerate() {
                if row[at] == far - 1 {
                    next.iter()
                        .for_each(|to| row[to.index()] = row[to.index()].min(far));
                }
            }
        }
    }
    steps
}
