//! What lies on tiles: crew in cabins, cells in batteries, goods in holds.
//!
//! Each tile has one [`Load`], two bytes whose meaning depends on the tile: how many cells, who lives there, or how many goods of each colour.
//! Other expansions' contents find their place here: passengers are one more kind of [`Crew`].

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Ship;
use crate::cards::tiles::{Kind, Tiles};
use crate::cards::vips::Vip;
use crate::goods::Goods;
use crate::ids::{Alien, Good, Square, Squares};

/// What lies on one tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Load(u16);

/// What stands for the first VIP in a cabin; the others follow.
const FIRST_VIP: u16 = 32;

impl Load {
    /// Nothing.
    pub const EMPTY: Load = Load(0);

    /// So many cells.
    pub const fn cells(cells: u8) -> Load {
        Load(cells as u16)
    }

    /// So many cells, on a battery.
    pub const fn cell_count(self) -> u8 {
        self.0 as u8
    }

    /// Somebody in a cabin.
    pub const fn crew(crew: Crew) -> Load {
        Load(match crew {
            Crew::None => 0,
            Crew::Astronauts(number) => number as u16,
            Crew::Alien(Alien::Purple) => 16,
            Crew::Alien(Alien::Brown) => 17,
            Crew::Vip(vip) => FIRST_VIP + vip as u16,
        })
    }

    /// Who lives there, in a cabin.
    pub const fn who(self) -> Crew {
        match self.0 {
            0 => Crew::None,
            16 => Crew::Alien(Alien::Purple),
            17 => Crew::Alien(Alien::Brown),
            number if number >= FIRST_VIP && (number - FIRST_VIP) < Vip::ALL.len() as u16 => {
                Crew::Vip(Vip::ALL[(number - FIRST_VIP) as usize])
            }
            number => Crew::Astronauts(number as u8),
        }
    }

    /// How many goods of a colour, in a hold.
    pub const fn goods(self, good: Good) -> u8 {
        (self.0 >> (good.index() * 4) & 15) as u8
    }

    /// How many goods in all, in a hold.
    pub fn goods_count(self) -> u8 {
        Good::ALL.into_iter().map(|good| self.goods(good)).sum()
    }

    pub(super) fn add(&mut self, good: Good) {
        self.0 += 1 << (good.index() * 4);
    }

    fn remove(&mut self, good: Good) {
        self.0 -= 1 << (good.index() * 4);
    }
}

/// Who lives in a cabin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Crew {
    /// Nobody.
    #[default]
    None,
    /// One or two astronauts.
    Astronauts(u8),
    /// An alien.
    Alien(Alien),
    /// A VIP of the expansion.
    Vip(Vip),
}

impl Crew {
    /// How many count as crew.
    pub const fn count(self) -> u8 {
        match self {
            Crew::None => 0,
            Crew::Astronauts(number) => number,
            Crew::Alien(_) | Crew::Vip(_) => 1,
        }
    }

    /// How many of them are human: only humans fly a ship.
    pub const fn humans(self) -> u8 {
        match self {
            Crew::Astronauts(number) => number,
            Crew::Vip(_) => 1,
            _ => 0,
        }
    }
}

impl Ship {
    pub(crate) fn load(&self, square: Square) -> Load {
        self.load[square.index()]
    }

    pub(crate) fn set_load(&mut self, square: Square, load: Load) {
        self.load[square.index()] = load;
    }

    /// Who lives in the cabin on a square; nobody where there is no cabin.
    pub fn crew_at(&self, tiles: &Tiles, square: Square) -> Crew {
        match self.kind(tiles, square) {
            Some(kind) if kind.is_cabin() => self.load(square).who(),
            _ => Crew::None,
        }
    }

    /// Lets somebody live in the cabin on a square.
    pub fn set_crew(&mut self, square: Square, crew: Crew) {
        self.set_load(square, Load::crew(crew));
    }

    /// Takes one crew member from a cabin: an astronaut, or the alien. `false` if nobody is there.
    pub fn remove_crew(&mut self, tiles: &Tiles, square: Square) -> bool {
        let left = match self.crew_at(tiles, square) {
            Crew::None => return false,
            Crew::Astronauts(number) if number > 1 => Crew::Astronauts(number - 1),
            _ => Crew::None,
        };
        self.set_crew(square, left);
        true
    }

    /// The cabins in which somebody lives.
    pub fn occupied_cabins(&self, tiles: &Tiles) -> Squares {
        self.of_kind(tiles, Kind::is_cabin)
            .iter()
            .filter(|square| self.load(*square) != Load::EMPTY)
            .collect()
    }

    /// How many count as crew.
    pub fn crew(&self, tiles: &Tiles) -> u8 {
        let cabins = self.of_kind(tiles, Kind::is_cabin);
        cabins.iter().map(|square| self.load(square).who().count()).sum()
    }

    /// How many humans there are; without one a ship leaves the flight.
    pub fn humans(&self, tiles: &Tiles) -> u8 {
        let cabins = self.of_kind(tiles, Kind::is_cabin);
        cabins.iter().map(|square| self.load(square).who().humans()).sum()
    }

    /// Where the alien of a colour lives.
    pub fn alien(&self, tiles: &Tiles, alien: Alien) -> Option<Square> {
        let cabins = self.of_kind(tiles, Kind::is_cabin);
        let mut cabins = cabins.iter();
        cabins.find(|square| self.load(*square).who() == Crew::Alien(alien))
    }

    /// Where a VIP lives.
    pub fn vip(&self, tiles: &Tiles, vip: Vip) -> Option<Square> {
        let cabins = self.of_kind(tiles, |kind| kind == Kind::Cabin);
        let mut cabins = cabins.iter();
        cabins.find(|square| self.load(*square).who() == Crew::Vip(vip))
    }

    /// The structural modules that hide goods of a smuggler king.
    pub fn hiding_places(&self, tiles: &Tiles) -> Squares {
        let modules = self.of_kind(tiles, |kind| kind == Kind::Structural);
        modules
            .iter()
            .filter(|square| self.load(*square) != Load::EMPTY)
            .collect()
    }

    /// Whether life support of this colour is connected to the tile on a square.
    pub fn has_life_support(&self, tiles: &Tiles, square: Square, alien: Alien) -> bool {
        let connected = self.connected(square);
        connected
            .iter()
            .any(|next| self.kind(tiles, next).and_then(Kind::life_support) == Some(alien))
    }

    /// The cells on the battery on a square; 0 where there is no battery.
    pub fn cells_at(&self, tiles: &Tiles, square: Square) -> u8 {
        match self.kind(tiles, square) {
            Some(Kind::Battery) => self.load(square).cell_count(),
            _ => 0,
        }
    }

    /// All cells aboard.
    pub fn cells(&self, tiles: &Tiles) -> u8 {
        let batteries = self.of_kind(tiles, |kind| kind == Kind::Battery);
        batteries
            .iter()
            .map(|square| self.load(square).cell_count())
            .sum()
    }

    /// Takes one cell from a battery. `false` if it has none.
    pub fn spend_cell(&mut self, tiles: &Tiles, square: Square) -> bool {
        let cells = self.cells_at(tiles, square);
        if cells == 0 {
            return false;
        }
        self.set_load(square, Load::cells(cells - 1));
        true
    }

    /// How many goods of a colour the hold on a square carries; 0 where there is no hold.
    pub fn goods_at(&self, tiles: &Tiles, square: Square, good: Good) -> u8 {
        match self.kind(tiles, square) {
            Some(kind) if kind.holds_goods() => self.load(square).goods(good),
            _ => 0,
        }
    }

    /// All goods of a colour aboard.
    pub fn goods(&self, tiles: &Tiles, good: Good) -> u8 {
        let holds = self.of_kind(tiles, Kind::holds_goods);
        holds.iter().map(|square| self.load(square).goods(good)).sum()
    }

    /// The goods in the hold on a square; none where there is no hold.
    pub fn goods_in(&self, tiles: &Tiles, square: Square) -> Goods {
        Goods::from_fn(|good| self.goods_at(tiles, square, good))
    }

    /// All goods aboard.
    pub fn all_goods(&self, tiles: &Tiles) -> Goods {
        Goods::from_fn(|good| self.goods(tiles, good))
    }

    /// Whether the hold on a square takes goods of this colour at all: red ones only special holds.
    pub fn may_hold(&self, tiles: &Tiles, square: Square, good: Good) -> bool {
        match self.kind(tiles, square) {
            Some(Kind::SpecialHold) => true,
            Some(Kind::CargoHold) => good != Good::Red,
            Some(Kind::Structural) => self.vip(tiles, Vip::SmugglerKing).is_some(),
            _ => false,
        }
    }

    /// How many more goods fit into the hold on a square.
    pub fn room(&self, tiles: &Tiles, square: Square) -> u8 {
        match self.printed(tiles, square) {
            Some(tile) if tile.kind.is_hold() => tile.capacity - self.load(square).goods_count(),
            Some(tile) if tile.kind == Kind::Structural => 1 - self.load(square).goods_count().min(1),
            _ => 0,
        }
    }

    /// Puts one good into a hold. `false` if it does not fit there.
    pub fn load_good(&mut self, tiles: &Tiles, square: Square, good: Good) -> bool {
        if !self.may_hold(tiles, square, good) || self.room(tiles, square) == 0 {
            return false;
        }
        self.load[square.index()].add(good);
        true
    }

    /// Takes one good out of a hold. `false` if there is none of that colour.
    pub fn unload_good(&mut self, tiles: &Tiles, square: Square, good: Good) -> bool {
        if self.goods_at(tiles, square, good) == 0 {
            return false;
        }
        self.load[square.index()].remove(good);
        true
    }
}
