//! Reads a data file and checks it against every count and figure that the rulebook states. A fault names its row.

use arrayvec::ArrayVec;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use table::{CardFault, Provenance};

use super::{Ability, CardId, Cards, CombatAbility, Deck, Face, Field, KINDS, Name};
use crate::map::{Holds, Map, Place, PlaceSet, SectorFace, SectorKind, Tile};
use crate::state::MOST_CANCELS;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    card: Vec<toml::Table>,
    sector: Vec<toml::Table>,
    map: Vec<toml::Table>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CardRow {
    id: String,
    deck: Deck,
    name: Name,
    copies: u8,
    #[serde(default)]
    cost: u8,
    #[serde(default)]
    difficulty: u8,
    #[serde(default)]
    influence: u8,
    #[serde(default)]
    crypto: u8,
    #[serde(default)]
    manoeuvre: u8,
    #[serde(default)]
    abilities: ArrayVec<Ability, 4>,
    #[serde(default)]
    combat: ArrayVec<CombatAbility, 4>,
    source: Provenance,
    #[serde(default)]
    known: Vec<Field>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SectorRow {
    kind: SectorKind,
    control: u8,
    opening: u8,
    most: u8,
    source: Provenance,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapRow {
    seats: Vec<u8>,
    source: Provenance,
    tiles: Vec<Tile>,
}

/// No figure on a card is larger; keeps every sum of the rules far from the end of a byte.
const LARGEST_FIGURE: u8 = 20;

pub(super) fn parse(text: &str) -> Result<Cards, CardFault> {
    let file: File = toml::from_str(text).map_err(|error| CardFault::new("file", error.to_string()))?;
    let faces = read_cards(file.card)?;
    check_counts(&faces)?;
    check_printed_figures(&faces)?;
    let plain_ships: Vec<Face> = Deck::Ship
        .cards()
        .map(|ship| plain(&faces[ship.index()]))
        .collect();
    let all_fighters = fighters(faces.iter());
    let plain_fighters = all_fighters & !Deck::Ship.mask() | fighters(plain_ships.iter());
    Ok(Cards {
        fighters: [all_fighters, plain_fighters],
        faces,
        plain_ships,
        sectors: read_sectors(file.sector)?,
        maps: read_maps(file.map)?,
        digest: table::seed::Digest::of(text),
    })
}

/// Reads one row; a fault names it by `name`, or by its number where it has no name.
fn row<T: DeserializeOwned>(what: &str, key: &str, at: usize, table: toml::Table) -> Result<T, CardFault> {
    let place = match table.get(key).and_then(toml::Value::as_str) {
        Some(name) => format!("{what} '{name}'"),
        None => format!("{what} {}", at + 1),
    };
    table
        .try_into()
        .map_err(|error: toml::de::Error| CardFault::new(place, error.message().to_owned()))
}

fn read_cards(rows: Vec<toml::Table>) -> Result<Vec<Face>, CardFault> {
    let mut faces: Vec<Face> = (0..KINDS as u32)
        .map(|bit| unused(CardId::from_bit(bit)))
        .collect();
    for (at, table) in rows.into_iter().enumerate() {
        let row: CardRow = row("card", "id", at, table)?;
        let fault = |problem: String| CardFault::new(format!("card '{}'", row.id), problem);
        if faces.iter().any(|face| face.copies > 0 && face.id == row.id) {
            return Err(fault("there is another card of that id".into()));
        }
        check_card(&row).map_err(fault)?;
        let taken = row
            .deck
            .cards()
            .filter(|card| faces[card.index()].copies > 0)
            .count();
        let card = match (row.deck, row.id.as_str()) {
            (Deck::Start, "extraction") => CardId::EXTRACTION,
            (Deck::Start, "manoeuvre") => CardId::MANOEUVRE,
            (Deck::Start, "booster") => CardId::BOOSTER,
            (Deck::Start, _) => {
                return Err(fault(
                    "the start cards are extraction, manoeuvre and booster".into(),
                ));
            }
            (deck, _) => CardId::new(deck, taken).ok_or_else(|| {
                fault(format!(
                    "the deck has at most {} kinds of card",
                    deck.most_kinds()
                ))
            })?,
        };
        faces[card.index()] = Face {
            card,
            id: row.id,
            name: row.name,
            deck: row.deck,
            copies: row.copies,
            cost: if row.deck == Deck::Hunt {
                row.difficulty
            } else {
                row.cost
            },
            influence: row.influence,
            crypto: row.crypto,
            manoeuvre: row.manoeuvre,
            abilities: row.abilities,
            combat: row.combat,
            source: row.source,
            known: row.known,
        };
    }
    Ok(faces)
}

/// A kind of card that the file does not use.
fn unused(card: CardId) -> Face {
    let nameless = Name {
        fr: String::new(),
        en: String::new(),
    };
    Face {
        card,
        id: String::new(),
        name: nameless,
        deck: card.deck(),
        copies: 0,
        cost: 0,
        influence: 0,
        crypto: 0,
        manoeuvre: 0,
        abilities: ArrayVec::new(),
        combat: ArrayVec::new(),
        source: Provenance::Inferred,
        known: Vec::new(),
    }
}

/// A ship card of the option that makes them all alike.
fn plain(ship: &Face) -> Face {
    Face {
        crypto: 1,
        manoeuvre: 1,
        abilities: ArrayVec::new(),
        combat: ArrayVec::new(),
        ..ship.clone()
    }
}

fn fighters<'a>(faces: impl Iterator<Item = &'a Face>) -> u128 {
    faces
        .filter(|face| face.manoeuvre > 0)
        .fold(0, |mask, face| mask | face.card.mask())
}

/// What must hold of every card by itself.
fn check_card(row: &CardRow) -> Result<(), String> {
    let figures = [row.cost, row.difficulty, row.influence, row.crypto, row.manoeuvre];
    let of_abilities = row.abilities.iter().map(|ability| ability.figure());
    let of_combat = row.combat.iter().map(|ability| match *ability {
        CombatAbility::Attack(n) | CombatAbility::Defence(n) | CombatAbility::Either(n) => n,
        CombatAbility::Cancel | CombatAbility::Save => 1,
    });
    if figures
        .into_iter()
        .chain(of_abilities.clone())
        .chain(of_combat.clone())
        .any(|figure| figure > LARGEST_FIGURE)
    {
        return Err(format!("no figure is above {LARGEST_FIGURE}"));
    }
    if of_abilities.chain(of_combat).any(|figure| figure == 0) {
        return Err("an ability of 0 does nothing".into());
    }
    for (at, ability) in row.abilities.iter().enumerate() {
        if row.abilities[..at]
            .iter()
            .any(|other| other.kind() == ability.kind())
        {
            return Err("it has the same ability twice".into());
        }
    }
    if row.copies == 0 {
        return Err("there is no copy of it".into());
    }
    if !row.combat.is_empty() && row.manoeuvre == 0 {
        return Err("it has combat abilities but no manoeuvre, so it can never be shown in a fight".into());
    }
    let (buyable, hunted) = match row.deck {
        Deck::Start | Deck::Ship => (false, false),
        Deck::Hunt => (false, true),
        Deck::T | Deck::V | Deck::F | Deck::R | Deck::M => (true, false),
    };
    match () {
        () if buyable != (row.cost > 0) => Err(if buyable {
            "it has no cost".into()
        } else {
            "it cannot be bought, so it has no cost".into()
        }),
        () if hunted != (row.difficulty > 0) => {
            Err("creatures have a difficulty, other cards have none".into())
        }
        () if hunted != (row.influence > 0) => Err("creatures give influence, other cards give none".into()),
        () if (hunted || row.deck == Deck::Ship) && row.copies != 1 => Err("there is one copy of it".into()),
        () => Ok(()),
    }
}

/// The counts of the rulebook's list of components.
fn check_counts(faces: &[Face]) -> Result<(), CardFault> {
    let start = [
        (CardId::EXTRACTION, 20),
        (CardId::MANOEUVRE, 12),
        (CardId::BOOSTER, 4),
    ];
    for (card, copies) in start {
        if faces[card.index()].copies != copies {
            return Err(CardFault::new(
                format!("card '{card}'"),
                format!("the box has {copies} of it"),
            ));
        }
    }
    let in_deck = |deck: Deck| {
        faces
            .iter()
            .filter(move |face| face.deck == deck && face.copies > 0)
    };
    let decks = [
        (Deck::Ship, 4, 4),
        (Deck::T, 31, 1),
        (Deck::V, 10, 1),
        (Deck::F, 10, 1),
        (Deck::R, 10, 1),
        (Deck::M, 10, 1),
        (Deck::Hunt, 10, 10),
    ];
    for (deck, cards, least_kinds) in decks {
        let found: u32 = in_deck(deck).map(|face| u32::from(face.copies)).sum();
        let kinds = in_deck(deck).count();
        if found != cards || kinds < least_kinds {
            let problem =
                format!("{cards} cards of at least {least_kinds} kinds are needed, not {found} of {kinds}");
            return Err(CardFault::new(format!("deck {}", deck.letters()), problem));
        }
    }
    let cancels = |face: &&Face| face.combat.contains(&CombatAbility::Cancel);
    let cancelling: usize = faces
        .iter()
        .filter(cancels)
        .map(|face| usize::from(face.copies))
        .sum();
    if cancelling > MOST_CANCELS {
        let problem = format!("at most {MOST_CANCELS} cards can switch off others, not {cancelling}");
        return Err(CardFault::new("combat abilities", problem));
    }
    Ok(())
}

/// The figures that the rulebook's examples give away, whoever wrote the file: `(id, cost, crypto, manoeuvre)`.
fn check_printed_figures(faces: &[Face]) -> Result<(), CardFault> {
    type Printed = (&'static str, Option<u8>, Option<u8>, Option<u8>);
    const PRINTED: [Printed; 8] = [
        ("extraction", None, Some(1), Some(0)),
        ("manoeuvre", None, Some(0), Some(1)),
        ("booster", None, Some(0), Some(0)),
        ("t_hacker", Some(2), Some(2), Some(0)),
        ("t_bodyguard", None, Some(0), Some(3)),
        ("v_mercenary", Some(2), Some(0), Some(2)),
        ("m_prospector", Some(5), None, None),
        ("h_robot", Some(2), None, None),
    ];
    for (id, cost, crypto, manoeuvre) in PRINTED {
        let Some(face) = faces.iter().find(|face| face.id == id) else {
            continue;
        };
        let printed = [
            ("cost", cost, face.cost),
            ("crypto", crypto, face.crypto),
            ("manoeuvre", manoeuvre, face.manoeuvre),
        ];
        for (what, expected, found) in printed {
            if let Some(expected) = expected
                && expected != found
            {
                let problem = format!("the rulebook gives {what} {expected}, not {found}");
                return Err(CardFault::new(format!("card '{id}'"), problem));
            }
        }
    }
    if faces[CardId::BOOSTER.index()].abilities[..] != [Ability::Move(3)] {
        return Err(CardFault::new(
            "card 'booster'",
            "the rulebook's Booster moves three sectors",
        ));
    }
    Ok(())
}

fn read_sectors(rows: Vec<toml::Table>) -> Result<[SectorFace; SectorKind::ALL.len()], CardFault> {
    let mut found: [Option<SectorFace>; SectorKind::ALL.len()] = [None; 7];
    for (at, table) in rows.into_iter().enumerate() {
        let row: SectorRow = row("sector", "kind", at, table)?;
        let fault = |problem: &str| Err(CardFault::new(format!("sector {:?}", row.kind), problem));
        let printed = match row.kind {
            SectorKind::Terminal | SectorKind::Turrets => (2, 8),
            SectorKind::Tortuga => (14, 14),
            _ => (4, 10),
        };
        if (row.opening, row.most) != printed {
            return fault(&format!(
                "its defence opens at {} and rises to {}",
                printed.0, printed.1
            ));
        }
        if row.control == 0 || row.control > LARGEST_FIGURE {
            return fault("its control token is worth something");
        }
        let face = SectorFace {
            kind: row.kind,
            control: row.control,
            opening: row.opening,
            most: row.most,
            source: row.source,
        };
        if found[row.kind as usize].replace(face).is_some() {
            return fault("it is there twice");
        }
    }
    let mut missing = SectorKind::ALL
        .iter()
        .filter(|kind| found[**kind as usize].is_none());
    if let Some(kind) = missing.next() {
        return Err(CardFault::new(format!("sector {kind:?}"), "it is missing"));
    }
    let mut found = found.into_iter().flatten();
    Ok(std::array::from_fn(|_| {
        found
            .next()
            .unwrap_or_else(|| unreachable!("all seven were found"))
    }))
}

/// One map for each number of seats. A row may be for several: those of three and four are separate pictures in the book, and may be the same.
fn read_maps(rows: Vec<toml::Table>) -> Result<[Map; 3], CardFault> {
    let mut maps = [None, None, None];
    for (at, table) in rows.into_iter().enumerate() {
        let row: MapRow = row("map", "", at, table)?;
        let fault = |problem: String| CardFault::new(format!("map {}", at + 1), problem);
        let (two, more) = (row.seats.contains(&2), row.seats.iter().any(|seats| *seats != 2));
        if row.seats.is_empty() || row.seats.iter().any(|seats| !(2..=4).contains(seats)) || two && more {
            return Err(fault("a map is for seats [2], [3], [4] or [3, 4]".into()));
        }
        check_map(&row.tiles, if two { 2 } else { 3 }).map_err(fault)?;
        for seats in row.seats {
            let map = Map::new(row.tiles.clone(), row.source);
            if reached(&map).len() != map.places().len() {
                return Err(fault("not every tile can be reached from Tortuga".into()));
            }
            if maps[usize::from(seats - 2)].replace(map).is_some() {
                return Err(fault(format!("there is another map for {seats}")));
            }
        }
    }
    match maps {
        [Some(two), Some(three), Some(four)] => Ok([two, three, four]),
        _ => Err(CardFault::new(
            "maps",
            "there is a map for two, one for three and one for four, who may have the same",
        )),
    }
}

/// Tortuga, `pairs` terminals and turrets, four special places, nothing on top of anything else.
fn check_map(tiles: &[Tile], pairs: usize) -> Result<(), String> {
    for (at, tile) in tiles.iter().enumerate() {
        if tile.q.unsigned_abs() > 20 || tile.r.unsigned_abs() > 20 {
            return Err(format!("'{}' is off the table", tile.place));
        }
        if (tile.place == Place::TORTUGA) != (tile.holds == Holds::Tortuga) {
            return Err("Tortuga lies on the place 'tortuga'".into());
        }
        if tiles[..at]
            .iter()
            .any(|other| other.place == tile.place || (other.q, other.r) == (tile.q, tile.r))
        {
            return Err(format!("'{}' lies on another tile", tile.place));
        }
    }
    let wanted = [
        (Holds::Tortuga, 1),
        (Holds::Terminal, pairs),
        (Holds::Turrets, pairs),
        (Holds::Special, 4),
    ];
    match wanted
        .into_iter()
        .find(|(holds, count)| tiles.iter().filter(|tile| tile.holds == *holds).count() != *count)
    {
        Some((holds, count)) => Err(format!("{count} tiles hold {holds:?}")),
        None => Ok(()),
    }
}

/// The places a ship can reach from Tortuga.
fn reached(map: &Map) -> PlaceSet {
    let mut reached = PlaceSet::default().with(Place::TORTUGA);
    loop {
        let further = reached
            .iter()
            .chain(reached.iter().flat_map(|place| map.adjacent(place).iter()))
            .collect();
        if further == reached {
            return reached;
        }
        reached = further;
    }
}
