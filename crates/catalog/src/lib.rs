//! # The catalogue
//!
//! The list of games, and the one place where their types are erased. Everything left of here is generic over
//! [`table::Game`]; everything right of here either calls [`with_game!`] to come back to a type, or holds a
//! [`Box<dyn AnyMatch>`](AnyMatch) and speaks JSON with it.
//!
//! To add a game: one line among the dependencies in `Cargo.toml`. The list of games is made from these lines; a game crate `name` has the
//! type `Name`.
//!
//! ```
//! use catalog::CardBox;
//! use table::{Actor, Millis, Seat, Seed};
//!
//! let mut game = catalog::create(catalog::GAMES[0], 2, &Default::default(), Seed::from_text("7"), vec![], &CardBox::default())?;
//! let by = game.turn().seats().first().map(Actor::Seat).unwrap();
//! let first = game.offered(by).swap_remove(0);
//! let heard = game.play(by, &[first], Millis(0)).unwrap();
//! assert_eq!(heard.len(), 1);
//! # Ok::<(), catalog::CatalogError>(())
//! ```

// Made by `build.rs`; it stands first, because macros are known from where they stand.
include!(concat!(env!("OUT_DIR"), "/games.rs"));

mod any;
mod cards;
mod fields;
mod mark;
mod seen;

use std::collections::BTreeMap;

use serde::Serialize;
use table::matches::ReplayError;
use table::record::{self, Record, RecordError};
use table::snapshot::{self, SnapshotError};
use table::{
    CardFault, CardSet, Digest, Game, Match, Millis, OptionSpec, Prepared, Proposal, Seed, Setting, Setup,
    SetupError, SourceCount, Talk,
};

pub use any::{AnyMatch, Declined, Frame, Heard, Json};
pub use cards::CardBox;
pub use fields::{Known, Page};
pub use seen::{Relic, Seen, pack, seen, unpack, viewer_name, viewers};
/// For [`with_game!`].
#[doc(hidden)]
pub use table;

/// The body of [`with_game!`].
#[doc(hidden)]
#[macro_export]
macro_rules! among {
    ([$($game:ty),* $(,)?] $id:expr, $G:ident => $body:expr) => {{
        let id: &str = $id;
        $(if id == <$game as $crate::table::Game>::ID {
            type $G = $game;
            ::core::option::Option::Some($body)
        } else)* {
            ::core::option::Option::None
        }
    }};
}

/// Why there is no such match.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CatalogError {
    /// No game has that id.
    #[error("there is no game '{0}'; there is {known}", known = GAMES.join(", "))]
    NoSuchGame(String),
    /// The set-up is not possible.
    #[error("{0}")]
    Setup(#[from] SetupError),
    /// The record cannot be read.
    #[error("{0}")]
    Record(#[from] RecordError),
    /// The record cannot be played.
    #[error("{0}")]
    Replay(#[from] ReplayError),
    /// The position cannot be played on.
    #[error("{0}")]
    Snapshot(#[from] SnapshotError),
    /// What was kept of a game as it was seen cannot be read.
    #[error("what was seen of the game: {0}")]
    Seen(String),
    /// The data file of the cards does not hold.
    #[error("{0}")]
    Cards(#[from] CardFault),
    /// The game has no set-ups of its own to propose.
    #[error("the game '{0}' proposes nothing")]
    ProposesNothing(String),
}

impl CatalogError {
    fn no_such(id: &str) -> CatalogError {
        CatalogError::NoSuchGame(id.into())
    }

    /// The word for what is wrong with the text of an option.
    pub fn why(&self) -> Option<&'static str> {
        match self {
            CatalogError::Setup(error) => error.why(),
            _ => None,
        }
    }
}

/// What a lobby or a command line must know of a game to offer it.
#[derive(Clone, Debug, Serialize)]
pub struct GameInfo {
    /// The name in commands, links and records.
    pub id: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// The fewest and the most seats.
    pub seats: [u8; 2],
    /// What can be set.
    pub options: &'static [OptionSpec],
    /// What a host may wish of a set-up that the game proposes.
    pub wishes: &'static [OptionSpec],
    /// What tells the cards in use from others.
    pub cards: Digest,
    /// Where the contents of the box come from.
    pub sources: Vec<SourceCount>,
    /// How long a game lasts, from short to long, in minutes.
    pub minutes: [u16; 2],
    /// Whether the seats may talk freely while they play; where not, what they may say is a move.
    pub talk: bool,
    /// The fields of its moves, events, refusals and views that hold the number of a seat, besides those that do in every game.
    pub seat_fields: &'static [&'static str],
}

/// Describes a game with the cards in use.
pub fn describe(id: &str, cards: &CardBox) -> Result<GameInfo, CatalogError> {
    fn of<G: Game>(cards: &CardBox) -> GameInfo {
        let cards = cards.of::<G>();
        GameInfo {
            id: G::ID,
            rules: G::RULES_VERSION,
            seats: [*G::SEATS.start(), *G::SEATS.end()],
            options: G::options(),
            wishes: G::wishes(),
            cards: cards.digest(),
            sources: cards.sources(),
            minutes: [*G::MINUTES.start(), *G::MINUTES.end()],
            talk: G::TALK == Talk::Free,
            seat_fields: G::SEAT_FIELDS,
        }
    }
    with_game!(id, G => of::<G>(cards)).ok_or_else(|| CatalogError::no_such(id))
}

/// Whether this program plays a game by that version of its rules.
pub fn plays_by(id: &str, rules: u32) -> bool {
    with_game!(id, G => (G::OLDEST_RULES..=G::RULES_VERSION).contains(&rules)).unwrap_or(false)
}

/// The contents of a game's box as JSON; views name cards by their place in these lists.
pub fn cards_json(id: &str, cards: &CardBox) -> Result<String, CatalogError> {
    with_game!(id, G => serde_json::to_string(cards.of::<G>()).unwrap_or_default())
        .ok_or_else(|| CatalogError::no_such(id))
}

/// Proposal `number` of those that a host with these wishes is made from `seed`.
pub fn propose(
    id: &str,
    seats: u8,
    wishes: &BTreeMap<String, Setting>,
    seed: &Seed,
    number: u16,
    cards: &CardBox,
) -> Result<Proposal, CatalogError> {
    fn of<G: Game>(
        seats: u8,
        wishes: &BTreeMap<String, Setting>,
        seed: &Seed,
        number: u16,
        cards: &CardBox,
    ) -> Result<Proposal, CatalogError> {
        let nothing = || CatalogError::ProposesNothing(G::ID.into());
        if G::wishes().is_empty() {
            return Err(nothing());
        }
        let wishes = Setup::new(seats, G::SEATS, G::wishes(), wishes)?;
        G::propose(&wishes, cards.of::<G>(), seed, number).ok_or_else(nothing)
    }
    with_game!(id, G => of::<G>(seats, wishes, seed, number, cards))
        .ok_or_else(|| CatalogError::no_such(id))?
}

/// All settings that somebody asks for who gives these: with the defaults, and with what a text among them stands for.
pub fn settle(
    id: &str,
    seats: u8,
    settings: &BTreeMap<String, Setting>,
) -> Result<BTreeMap<String, Setting>, CatalogError> {
    with_game!(id, G => G::setup(seats, settings).map(|setup| setup.settings().clone()))
        .ok_or_else(|| CatalogError::no_such(id))?
        .map_err(CatalogError::from)
}

/// What the cards of first games are shuffled with unless the game says: dealt so, whoever follows the adviser meets much of what there is.
const FIRST_SEED: &str = "first game 46";

/// The table at which somebody is shown a game for the first time, and what its cards are shuffled with.
pub fn first_game(id: &str) -> Result<(Prepared, Seed), CatalogError> {
    let table = with_game!(id, G => G::first_game()).ok_or_else(|| CatalogError::no_such(id))?;
    let seed = Seed::from_text(table.deal.unwrap_or(FIRST_SEED));
    Ok((table, seed))
}

/// The table that everybody plays on the same day.
pub fn daily_game(id: &str) -> Result<Prepared, CatalogError> {
    with_game!(id, G => G::daily_game()).ok_or_else(|| CatalogError::no_such(id))
}

/// Whether all who play a game win or lose together.
pub fn is_won_together(id: &str) -> Result<bool, CatalogError> {
    with_game!(id, G => G::TOGETHER).ok_or_else(|| CatalogError::no_such(id))
}

/// Deals a new game.
pub fn create(
    id: &str,
    seats: u8,
    settings: &BTreeMap<String, Setting>,
    secret: Seed,
    words: Vec<String>,
    cards: &CardBox,
) -> Result<Box<dyn AnyMatch>, CatalogError> {
    fn of<G: Game>(
        seats: u8,
        settings: &BTreeMap<String, Setting>,
        secret: Seed,
        words: Vec<String>,
        cards: &CardBox,
    ) -> Result<Box<dyn AnyMatch>, CatalogError> {
        let setup = G::setup(seats, settings)?;
        Ok(Box::new(Match::<G>::new(setup, cards.of::<G>(), secret, words)?))
    }
    with_game!(id, G => of::<G>(seats, settings, secret, words, cards))
        .ok_or_else(|| CatalogError::no_such(id))?
}

/// Plays a record again, as far as it goes. With its secret the match can be played on.
pub fn replay(text: &str, secret: Option<Seed>, cards: &CardBox) -> Result<Box<dyn AnyMatch>, CatalogError> {
    fn of<G: Game>(
        text: &str,
        secret: Option<Seed>,
        cards: &CardBox,
    ) -> Result<Box<dyn AnyMatch>, CatalogError> {
        let record = Record::parse_under(text, G::OLDEST_RULES..=G::RULES_VERSION)?;
        let played = Match::<G>::replay(&record, cards.of::<G>())?;
        Ok(Box::new(match secret {
            Some(secret) => played.with_secret(secret)?,
            None => played,
        }))
    }
    let id = record::game_of(text)?;
    with_game!(&id, G => of::<G>(text, secret, cards)).ok_or_else(|| CatalogError::no_such(&id))?
}

/// Checks a finished record from end to end, with every draw.
pub fn verify(text: &str, cards: &CardBox) -> Result<Box<dyn AnyMatch>, CatalogError> {
    fn of<G: Game>(text: &str, cards: &CardBox) -> Result<Box<dyn AnyMatch>, CatalogError> {
        Ok(Box::new(Match::<G>::verify(
            &Record::parse_under(text, G::OLDEST_RULES..=G::RULES_VERSION)?,
            cards.of::<G>(),
        )?))
    }
    let id = record::game_of(text)?;
    with_game!(&id, G => of::<G>(text, cards)).ok_or_else(|| CatalogError::no_such(&id))?
}

/// Goes on under these rules with a game that was begun under earlier ones: `position` is what they kept after the first `entries` entries of
/// the record. The record that comes of it says so.
pub fn raise(
    text: &str,
    position: &str,
    entries: usize,
    secret: Option<Seed>,
    cards: &CardBox,
    now: Millis,
) -> Result<Box<dyn AnyMatch>, CatalogError> {
    fn of<G: Game>(
        text: &str,
        position: &str,
        entries: usize,
        secret: Option<Seed>,
        cards: &CardBox,
        now: Millis,
    ) -> Result<Box<dyn AnyMatch>, CatalogError> {
        let cards = cards.of::<G>();
        let state = snapshot::restore::<G>(position, cards)?;
        let record = Record::parse_under(text, G::OLDEST_RULES..=G::RULES_VERSION)?;
        Ok(Box::new(Match::raise(
            record, state, entries, secret, cards, now,
        )?))
    }
    let id = record::game_of(text)?;
    with_game!(&id, G => of::<G>(text, position, entries, secret, cards, now))
        .ok_or_else(|| CatalogError::no_such(&id))?
}
