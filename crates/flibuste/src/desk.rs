//! What every subcommand works with: the language, the cards, the output, and reading what was given.

use std::io::{self, BufWriter, IsTerminal, Read, Stdout, Write};

use bots::Levels;
use catalog::CardBox;
use serde::Serialize;
use table::{Actor, Board, Game, Seat, Seed, Setup, Viewer};
use words::{Lang, Pen, Teller, Words};

use crate::cli::{Common, SetUp};
use crate::trouble::{Trouble, trouble};

/// A game that can be played here: it has bots and a board.
pub(crate) trait Playable: Levels + Board {}
impl<G: Levels + Board> Playable for G {}

/// Runs code with the type of a game, or says that there is no such game.
macro_rules! game {
    ($id:expr, $G:ident => $body:expr) => {
        match catalog::with_game!($id, $G => $body) {
            Some(done) => done,
            None => Err(catalog::CatalogError::NoSuchGame($id.to_string()).into()),
        }
    };
}
pub(crate) use game;

/// The desk a subcommand works at.
pub(crate) struct Desk {
    pub json: bool,
    pub words: Words,
    pub cards: CardBox,
    pub out: BufWriter<Stdout>,
    pub pen: Pen,
}

impl Desk {
    /// Lays everything out.
    pub(crate) fn open(common: &Common) -> Result<Desk, Trouble> {
        let lang = match &common.lang {
            Some(code) => match Lang::from_code(code) {
                Some(lang) => lang,
                None => return trouble(format!("there is no language '{code}'; there is fr, en")),
            },
            None => lang_of_environment(),
        };
        let mut cards = CardBox::default();
        for given in &common.cards {
            let Some((game, path)) = given.split_once('=') else {
                return trouble(format!("--cards takes GAME=FILE, not '{given}'"));
            };
            let text = read_file(path)?;
            cards
                .replace(game, &text)
                .map_err(|error| Trouble::Said(format!("{path}: {error}")))?;
        }
        let mut words = Words::new(lang);
        for id in catalog::GAMES {
            catalog::with_game!(id, G => words.name_cards::<G>(cards.of::<G>()));
        }
        let colours = io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
        Ok(Desk {
            json: common.json,
            words,
            cards,
            out: BufWriter::new(io::stdout()),
            pen: Pen { colours },
        })
    }

    /// Prints a line.
    pub(crate) fn line(&mut self, text: &str) -> Result<(), Trouble> {
        self.out.write_all(text.as_bytes())?;
        self.out.write_all(b"\n")?;
        Ok(())
    }

    /// Prints a value as a line of JSON.
    pub(crate) fn json(&mut self, value: &impl Serialize) -> Result<(), Trouble> {
        serde_json::to_writer(&mut self.out, value)?;
        self.out.write_all(b"\n")?;
        Ok(())
    }

    /// Sends everything off.
    pub(crate) fn flush(&mut self) -> Result<(), Trouble> {
        Ok(self.out.flush()?)
    }

    /// Somebody who says values of a game.
    pub(crate) fn teller<G: Game>(&self, viewer: Viewer) -> Teller<'_> {
        let reader = match viewer {
            Viewer::Seat(seat) => Some(seat),
            _ => None,
        };
        Teller::of::<G>(&self.words, reader)
    }
}

/// The language the environment asks for: French if it says so, else English.
fn lang_of_environment() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .find_map(|name| std::env::var(name).ok().filter(|code| !code.is_empty()));
    set.and_then(|code| Lang::from_code(&code)).unwrap_or(Lang::En)
}

/// A file, or standard input.
pub(crate) fn read(path: &str) -> Result<String, Trouble> {
    if path != "-" {
        return read_file(path);
    }
    if io::stdin().is_terminal() {
        return trouble("nothing was given: name a file, or send it to standard input");
    }
    let mut bytes = Vec::new();
    io::stdin()
        .lock()
        .read_to_end(&mut bytes)
        .map_err(|error| Trouble::Said(format!("standard input: {error}")))?;
    String::from_utf8(bytes).map_err(|_| Trouble::Said("standard input: this is not text".into()))
}

fn read_file(path: &str) -> Result<String, Trouble> {
    std::fs::read_to_string(path).map_err(|error| Trouble::Said(format!("{path}: {error}")))
}

/// A seed as people write it: 64 hexadecimal digits are a seed, anything else names one.
pub(crate) fn seed(text: &str) -> Seed {
    text.parse().unwrap_or_else(|_| Seed::from_text(text))
}

/// The seed that was named, or a fresh one.
pub(crate) fn seed_or_fresh(text: Option<&str>) -> Result<Seed, Trouble> {
    match text {
        Some(text) => Ok(seed(text)),
        None => {
            let mut bytes = [0; 32];
            getrandom::fill(&mut bytes)
                .map_err(|error| Trouble::Said(format!("no randomness to be had: {error}")))?;
            Ok(Seed(bytes))
        }
    }
}

/// Who moves: a seat or the clock.
pub(crate) fn actor(text: &str, seats: u8) -> Result<Actor, Trouble> {
    if text == "clock" {
        return Ok(Actor::CLOCK);
    }
    match text
        .parse()
        .ok()
        .and_then(Seat::new)
        .filter(|seat| seat.index() < usize::from(seats))
    {
        Some(seat) => Ok(seat.into()),
        None => trouble(format!(
            "there is no seat '{text}' at this table; there is 0 to {}, and clock",
            seats - 1
        )),
    }
}

/// Who looks.
pub(crate) fn viewer(text: &str, seats: u8) -> Result<Viewer, Trouble> {
    match text {
        "public" => Ok(Viewer::Public),
        "all" => Ok(Viewer::Everything),
        _ => match text
            .parse()
            .ok()
            .and_then(Seat::new)
            .filter(|seat| seat.index() < usize::from(seats))
        {
            Some(seat) => Ok(Viewer::Seat(seat)),
            None => trouble(format!(
                "there is no viewer '{text}'; there is 0 to {}, public, all",
                seats - 1
            )),
        },
    }
}

/// The set-up that was asked for.
pub(crate) fn setup<G: Game>(given: &SetUp, least: usize) -> Result<Setup, Trouble> {
    let settings = Setup::parse_settings(&given.set, G::options())?;
    let seats = given
        .seats
        .unwrap_or_else(|| (least as u8).clamp(*G::SEATS.start(), *G::SEATS.end()));
    Ok(G::setup(seats, &settings)?)
}

/// The game of a position, and its state.
pub(crate) fn position<G: Game>(text: &str, cards: &CardBox) -> Result<G, Trouble> {
    Ok(table::snapshot::restore::<G>(text, cards.of::<G>())?)
}

/// A position as it is printed.
pub(crate) fn position_text<G: Game>(state: &G, cards: &CardBox) -> Result<String, Trouble> {
    Ok(serde_json::to_string(&table::snapshot::take(
        state,
        cards.of::<G>(),
    ))?)
}
