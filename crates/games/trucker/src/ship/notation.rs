//! A ship as one line of text, to paste into a test, a bug report or a message.
//!
//! ```text
//! II 707:33/2 708:12r/3 607:101 706:27l/ryb 807:37b/purple
//! ```
//!
//! First the level of the board, then a word for each tile: square, tile number, the side its front was turned to (`r`, `b`, `l`; left out
//! for the front), and after a stroke what lies on it: cells or astronauts as a number, an alien by its colour, a VIP as `v` and its
//! number, goods by their first letters.

use std::fmt::Write;

use super::Ship;
use super::contents::{Crew, Load};
use crate::cards::Cards;
use crate::cards::tiles::{Kind, Tile};
use crate::cards::vips::Vip;
use crate::ids::{Alien, Good, Level, Side, Square, TileId};

const GOODS: [(char, Good); 4] = [
    ('r', Good::Red),
    ('y', Good::Yellow),
    ('g', Good::Green),
    ('b', Good::Blue),
];

const SIDES: [(char, Side); 4] = [
    ('f', Side::Front),
    ('r', Side::Right),
    ('b', Side::Back),
    ('l', Side::Left),
];

/// Writes a ship on the board of this level.
pub fn write(ship: &Ship, level: Level, cards: &Cards) -> String {
    let mut text = level.roman().to_owned();
    for square in ship.occupied().iter() {
        let Some(tile) = ship.tile(square) else { continue };
        // Writing into a string cannot fail.
        let _ = write!(text, " {square}:{}", tile.number());
        let turned = ship.turned(square);
        text.extend(
            SIDES
                .iter()
                .filter(|(_, side)| *side == turned && turned != Side::Front)
                .map(|(letter, _)| letter),
        );
        write_load(&mut text, cards.tiles.of(tile).kind, ship.load(square));
    }
    text
}

fn write_load(text: &mut String, kind: Kind, load: Load) {
    if load == Load::EMPTY {
        return;
    }
    text.push('/');
    if kind.holds_goods() {
        for (letter, good) in GOODS {
            (0..load.goods(good)).for_each(|_| text.push(letter));
        }
    } else if kind.is_cabin() {
        text.push_str(&match load.who() {
            Crew::Alien(Alien::Purple) => "purple".to_owned(),
            Crew::Alien(Alien::Brown) => "brown".to_owned(),
            Crew::Vip(vip) => format!("v{}", vip.index() + 1),
            crew => crew.count().to_string(),
        });
    } else {
        text.push_str(&load.cell_count().to_string());
    }
}

/// Reads a ship; says which word is wrong and why.
pub fn read(text: &str, cards: &Cards) -> Result<(Level, Ship), String> {
    let mut words = text.split_whitespace();
    let first = words.next().unwrap_or_default();
    let level = Level::ALL
        .into_iter()
        .find(|level| level.roman() == first)
        .ok_or_else(|| format!("'{first}': a ship begins with the level of its board: I, II or III"))?;
    let mut ship = Ship::default();
    for word in words {
        read_tile(&mut ship, level, word, cards).map_err(|problem| format!("'{word}': {problem}"))?;
    }
    Ok((level, ship))
}

fn read_tile(ship: &mut Ship, level: Level, word: &str, cards: &Cards) -> Result<(), String> {
    let (square, rest) = word
        .split_once(':')
        .ok_or("a tile is written square:number, like 707:33")?;
    let square = square
        .parse()
        .ok()
        .and_then(Square::from_number)
        .filter(|square| cards.boards.ship(level).has(*square))
        .ok_or_else(|| format!("the board of level {} has no such square", level.roman()))?;
    let (tile, load) = rest
        .split_once('/')
        .map_or((rest, None), |(tile, load)| (tile, Some(load)));
    let number = tile.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
    let turned = match &tile[number.len()..] {
        "" => Side::Front,
        letters => SIDES
            .into_iter()
            .find(|(letter, _)| letters.len() == 1 && letters.starts_with(*letter))
            .map(|(_, side)| side)
            .ok_or("a tile is turned to f, r, b or l")?,
    };
    let id = number.parse().ok().and_then(TileId::new);
    let (id, tile) = id
        .and_then(|id| Some((id, cards.tiles.get(id)?)))
        .ok_or("there is no such tile")?;
    if ship.tile(square).is_some() || ship.occupied().iter().any(|other| ship.tile(other) == Some(id)) {
        return Err("the square or the tile came up before".into());
    }
    if tile.kind.is_engine() && turned != Side::Front {
        return Err("engines are never turned".into());
    }
    ship.put(&cards.tiles, square, id, turned);
    let load = load.map_or(Ok(Load::EMPTY), |load| read_load(tile, load))?;
    ship.set_load(square, load);
    Ok(())
}

fn read_load(tile: &Tile, text: &str) -> Result<Load, String> {
    let too_much = || "that does not fit on this tile".to_owned();
    let number = || {
        let number = text.parse::<u8>().ok();
        number
            .filter(|number| *number <= tile.capacity)
            .ok_or_else(too_much)
    };
    match tile.kind {
        Kind::Battery => number().map(Load::cells),
        Kind::Cabin if text == "purple" => Ok(Load::crew(Crew::Alien(Alien::Purple))),
        Kind::Cabin if text == "brown" => Ok(Load::crew(Crew::Alien(Alien::Brown))),
        Kind::Cabin if text.starts_with('v') => {
            let number = text[1..].parse::<usize>().ok().filter(|number| *number > 0);
            let vip = number.and_then(|number| Vip::ALL.get(number - 1));
            vip.map(|vip| Load::crew(Crew::Vip(*vip))).ok_or_else(too_much)
        }
        Kind::Structural => read_goods(tile, text).ok_or_else(too_much),
        Kind::Cabin | Kind::StartingCabin => number().map(|number| {
            Load::crew(if number == 0 {
                Crew::None
            } else {
                Crew::Astronauts(number)
            })
        }),
        Kind::CargoHold | Kind::SpecialHold => read_goods(tile, text).ok_or_else(too_much),
        _ => Err(too_much()),
    }
}

fn read_goods(tile: &Tile, text: &str) -> Option<Load> {
    let mut load = Load::EMPTY;
    for letter in text.chars() {
        let (_, good) = GOODS.into_iter().find(|(known, _)| *known == letter)?;
        if good == Good::Red && tile.kind == Kind::CargoHold {
            return None;
        }
        load.add(good);
    }
    let room = if tile.kind == Kind::Structural {
        1
    } else {
        tile.capacity
    };
    (load.goods_count() <= room).then_some(load)
}
