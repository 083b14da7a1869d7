//! What is asked and answered over HTTP: games, tables, seats, replays.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Highlighted, OptionSpec, Outcome, Seat, SeatSet, Setting, SourceCount, Turn};
use ts_rs::TS;
use utoipa::ToSchema;

use super::*;

/// What can be played, with everything a lobby needs to offer it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct GameInfo {
    /// The name in links and messages.
    #[schema(value_type = String)]
    pub id: &'static str,
    /// How many can play.
    pub seats: Span,
    /// How long a game lasts, in minutes.
    pub minutes: Span,
    /// Whether the seats may write to each other while they play.
    pub talk: bool,
    /// The fields of its moves, events, refusals and views that hold the number of a seat, besides those that do in every game.
    pub seat_fields: Vec<String>,
    /// What can be set.
    #[schema(value_type = Vec<Object>)]
    #[ts(as = "Vec<OptionSpec>")]
    pub options: &'static [OptionSpec],
    /// What a host may wish of a set-up that the game proposes; none if it proposes nothing.
    #[schema(value_type = Vec<Object>)]
    #[ts(as = "Vec<OptionSpec>")]
    pub wishes: &'static [OptionSpec],
    /// The bots that play it, the best last.
    #[schema(value_type = Vec<String>)]
    #[ts(as = "Vec<String>")]
    pub levels: Vec<&'static str>,
    /// Where the contents of the box come from.
    #[schema(value_type = Vec<Object>)]
    pub sources: Vec<SourceCount>,
}

/// Asks a game to propose a set-up.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AskProposal {
    /// How many are to play.
    pub seats: u8,
    /// Wishes that differ from their defaults.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub wishes: BTreeMap<String, Setting>,
    /// What the proposals are drawn from, one after the other; a new one is made unless told.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<String>,
    /// Which of them, from 0 on.
    #[serde(default)]
    pub number: u16,
}

/// A set-up that a game proposes.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Proposed {
    /// To be sent again for the next one.
    pub seed: String,
    /// Which of those drawn from the seed it is.
    pub number: u16,
    /// The options it sets.
    #[schema(value_type = Object)]
    pub settings: BTreeMap<String, Setting>,
    /// How far it comes up to the wishes that are numbers.
    #[schema(value_type = Object)]
    pub comes_to: BTreeMap<String, i32>,
}

/// Asks what settings stand for.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AskSettings {
    /// How many are to play.
    pub seats: u8,
    /// Options that differ from their defaults.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub options: BTreeMap<String, Setting>,
}

/// All settings, with the defaults and with what a text among them stands for.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Settled {
    /// Every option with its value.
    #[schema(value_type = Object)]
    pub options: BTreeMap<String, Setting>,
}

/// From the least to the most.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Span {
    /// The least.
    pub min: u16,
    /// The most.
    pub max: u16,
}

/// Asks for a new table.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// Options that differ from their defaults.
    #[serde(default)]
    #[schema(value_type = Object)]
    pub options: BTreeMap<String, Setting>,
    /// What the table is called in lists.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// Who is to sit where; as many as the game is to have seats.
    pub seats: Vec<SeatPlan>,
    /// Whether anybody may find it; if not, only those with the link.
    #[serde(default)]
    pub listed: bool,
    /// How time is kept.
    #[serde(default)]
    pub clock: Clock,
    /// What happens when somebody's time is up.
    #[serde(default)]
    pub at_zero: AtZero,
    /// My name.
    #[serde(default)]
    pub my_name: String,
    /// My word for the shuffle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub word: Option<String>,
    /// Whether the page shows hints to newcomers, and whoever plays may ask the admiral.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub hints: bool,
}

/// What a table was made for, where it is no ordinary one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    /// Somebody plays the game for the first time: it is dealt the same way for everybody, and its host may ask what a bot would do.
    First,
    /// Everybody plays the same deal on this day, counted in days since 1970, each for themselves and once.
    Daily(u32),
}

/// The deal of a day, and what became of it so far.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DailyDeal {
    /// The day, counted in days since 1970, by universal time.
    pub day: u32,
    /// My own table, if I have sat down at it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub mine: Option<String>,
    /// Whether my game is over; from then on the games of others may be watched.
    pub played: bool,
    /// Whether I have sat down at it, or this browser has, before everything of mine was taken out: everybody has one try.
    #[serde(default)]
    pub had: bool,
    /// The best games, and mine.
    pub entries: Vec<DailyEntry>,
    /// How many were finished.
    pub finished: u32,
    /// How many bots sit at the table besides whoever plays.
    pub bots: u8,
    /// What these bots are called.
    pub level: String,
    /// Whether all win or lose together, so that the bots are partners.
    pub together: bool,
}

/// One finished game of a day's deal.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct DailyEntry {
    /// Its place; equal games share one.
    pub place: u32,
    /// Who played; empty if that was taken out.
    pub name: String,
    /// Whether it is mine.
    pub mine: bool,
    /// Whether it was won.
    pub won: bool,
    /// The points, in games that count them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub points: Option<i32>,
    /// How many entries its record has.
    pub entries: u32,
    /// The table, to be watched again: only once one's own game is over, or the day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<String>,
}

/// Asks for a table at which everything is set.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SitDown {
    /// My name.
    pub name: String,
}

/// What a bot would do at my seat.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Advice {
    /// The position it is about: how many entries the record has.
    pub entry: u32,
    /// The move; `null` if nothing is to be done.
    #[serde(rename = "move")]
    #[schema(value_type = Option<Object>)]
    #[ts(as = "Option<Anything>")]
    pub mv: Option<Json>,
}

/// What the best bot thinks of the moves of my seat.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Counsel {
    /// The position it is about: how many entries the record has.
    pub entry: u32,
    /// The best moves it found, the one it would make first.
    pub moves: Vec<AdvisedMove>,
}

/// What the best bot thinks of a move.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct AdvisedMove {
    /// The move.
    #[serde(rename = "move")]
    #[schema(value_type = Object)]
    #[ts(as = "Anything")]
    pub mv: Json,
    /// How likely I win with it, from 0 to 1; `null` where there was nothing to search.
    pub chance: Option<f32>,
    /// How sure that is: half of the interval in which the chance lies in 95 of 100 cases.
    pub give_or_take: f32,
    /// In how many imagined worlds it was tried.
    pub tries: u32,
    /// What I would be told at once if I made it, as far as that is sure: nothing hidden and no die is in it.
    #[schema(value_type = Vec<Object>)]
    #[ts(as = "Vec<Anything>")]
    pub brings: Vec<Json>,
}

/// A part of what the best bot thinks of a game that is over.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct Analysis {
    /// The moves that were a choice, in order.
    pub moves: Vec<JudgedMove>,
    /// Where to go on; `null` once the end is reached.
    pub next: Option<u32>,
}

/// What the best bot thinks of a move that was made.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct JudgedMove {
    /// The number of its entry, as in the replay.
    pub entry: u32,
    /// Who made it.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// How likely each seat won once it was made, as far as whoever made it could tell.
    pub chances: Vec<f32>,
    /// How likely whoever made it won with the best move there was.
    pub best: f32,
    /// That move, if it was another one.
    #[schema(value_type = Option<Object>)]
    #[ts(as = "Option<Anything>")]
    pub better: Option<Json>,
}

/// Who is to sit at a seat of a new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum SeatPlan {
    /// Whoever makes the table.
    Me,
    /// Anybody.
    Open,
    /// A bot.
    Bot {
        /// How well it plays.
        level: String,
    },
    /// Somebody whose name is known already.
    Reserved {
        /// The name.
        name: String,
    },
}

/// How time is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Clock {
    /// It is not.
    #[default]
    None,
    /// So long for each choice.
    Move {
        /// In seconds.
        seconds: u32,
    },
    /// So long for the whole game, and a little more after each turn.
    Bank {
        /// At the start, in seconds.
        seconds: u32,
        /// After each turn, in seconds.
        increment: u32,
    },
    /// So many days for each choice: for games by correspondence.
    Days {
        /// The days.
        days: u32,
    },
}

/// What happens when somebody's time is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AtZero {
    /// A bot makes this one choice.
    #[default]
    Bot,
    /// The seat gives up and the game ends.
    Resign,
}

/// Where a table is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Waiting for people.
    Open,
    /// The game is being played.
    Playing,
    /// The game has ended.
    Over,
}

/// How a game came to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// It was played to its end.
    Played,
    /// The seats agreed to stop, and nobody was missing.
    Stopped,
    /// Whoever was there stopped it; somebody was missing, or there was nobody to ask.
    StoppedBy(Stopping),
    /// This seat ran out of time and gave up.
    #[schema(value_type = u8)]
    Resigned(Seat),
    /// The rules changed and the game could not go on under the new ones.
    Outdated,
    /// Whoever runs the server ended it.
    Closed,
}

/// Who stopped a game, and without whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Stopping {
    /// Who proposed it.
    #[schema(value_type = u8)]
    pub by: Seat,
    /// The others who agreed.
    #[schema(value_type = Vec<u8>)]
    pub agreed: SeatSet,
    /// Who had left before.
    #[schema(value_type = Vec<u8>)]
    pub left: SeatSet,
    /// For whom a bot played while they were offline.
    #[schema(value_type = Vec<u8>)]
    pub away: SeatSet,
}

/// A table as one person sees it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct TableInfo {
    /// The name in links.
    pub id: String,
    /// The game.
    pub game: String,
    /// What it is called in lists; may be empty.
    pub name: String,
    /// All options.
    #[schema(value_type = Object)]
    pub options: BTreeMap<String, Setting>,
    /// Whether anybody may find it.
    pub listed: bool,
    /// Whether the page shows hints to newcomers, and whoever plays may ask the admiral.
    pub hints: bool,
    /// What it was made for, where it is no ordinary table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub occasion: Option<Occasion>,
    /// Where it is in its life.
    pub phase: Phase,
    /// The seats, in order.
    pub seats: Vec<SeatInfo>,
    /// The seats it waits for.
    #[schema(value_type = Vec<u8>)]
    pub turn: SeatSet,
    /// What was shown of the secret of the shuffle.
    pub commitment: String,
    /// How time is kept.
    pub clock: Clock,
    /// What happens when somebody's time is up.
    pub at_zero: AtZero,
    /// How many entries the record has.
    pub entries: u32,
    /// Who won, once it was played to its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[ts(optional)]
    pub outcome: Option<Outcome>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub end: Option<End>,
    /// When it was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: u64,
    /// When something last happened, in milliseconds since 1970.
    #[ts(type = "number")]
    pub updated: u64,
    /// The table where the same people play again.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub rematch: Option<String>,
    /// Who wants to play again, and had that table made.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    #[ts(optional)]
    pub rematch_by: Option<Seat>,
}

/// What a seat is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum SeatKind {
    /// For anybody; nobody sits there yet, or somebody left.
    Open,
    /// For somebody whose name is known.
    Reserved,
    /// Somebody sits there.
    Person,
    /// A bot sits there.
    Bot,
}

/// A seat as one person sees it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatInfo {
    /// Which.
    #[schema(value_type = u8)]
    pub seat: Seat,
    /// What it is.
    pub kind: SeatKind,
    /// Who sits there, or for whom it is kept; empty if nobody. Once the game has begun a seat is free only if somebody got up: then it is their
    /// name, and empty if they took everything of theirs out.
    pub name: String,
    /// How well the bot plays that sits there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub level: Option<String>,
    /// Whether somebody, or a bot, sits there.
    pub taken: bool,
    /// Whether it is mine.
    pub mine: bool,
    /// Whether whoever sits there is connected.
    pub connected: bool,
    /// What the seat is taken with, if it is kept for somebody; for whoever made the table, to pass on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invitation: Option<String>,
    /// The bot that plays while its holder is away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stand_in: Option<String>,
    /// For how many more seconds whoever is missing here is waited for. Then others may let a bot play, or free the seat before the deal. Left out
    /// where nobody is missing, and where a clock decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub patience: Option<u32>,
    /// Whether the seat is kept for somebody who was asked to play again, and has not come yet.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub expected: bool,
    /// Whether a bot made more moves here than whoever holds the seat.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub by_bot: bool,
}

/// Takes a seat.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// My name.
    pub name: String,
    /// What a seat that is kept for somebody is taken with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub invitation: Option<String>,
    /// My word for the shuffle.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub word: Option<String>,
}

/// Changes the name at a seat.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The new name.
    pub name: String,
}

/// Gives or changes a seat's word for the shuffle, before the deal.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Word {
    /// Any text.
    pub word: String,
}

/// Lets a bot play for somebody absent, or hands the seat back.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct StandIn {
    /// How well it plays; `null` hands the seat back.
    pub level: Option<String>,
}

/// Gives a free seat to a bot before the deal, or takes it back.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatBot {
    /// How well it plays; `null` frees the seat again.
    pub level: Option<String>,
}

/// What went wrong, as a word that can be said in any language.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Failure {
    /// The error.
    pub error: FailureBody,
}

/// The inside of a [`Failure`].
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct FailureBody {
    /// A word that stays the same.
    pub code: String,
    /// More for those who write programs; not for translation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub detail: Option<String>,
    /// What is wrong with the text of an option: a word that stays the same, for which the game has a message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub why: Option<String>,
}

/// A finished game as one viewer sees it.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ReplayFile {
    /// The first line of the record.
    #[schema(value_type = Object)]
    #[ts(as = "Anything")]
    pub header: Json,
    /// The table it was played at.
    pub table: TableInfo,
    /// The deal, then one frame for each entry.
    pub frames: Vec<ReplayFrame>,
}

/// A moment of a finished game.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct ReplayFrame {
    /// The entry, from 1; 0 is the deal.
    pub entry: u32,
    /// Who; `null` is the clock, or the deal.
    #[schema(value_type = Option<u8>)]
    pub by: Option<Seat>,
    /// The move, if this viewer may know it.
    #[serde(rename = "move")]
    #[schema(value_type = Option<Object>)]
    #[ts(as = "Option<Anything>")]
    pub mv: Option<Json>,
    /// Whether a move was taken back.
    pub undone: bool,
    /// The version of the rules the game goes on under from here, where they were replaced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub raised: Option<u32>,
    /// What happened, as far as the viewer may know.
    #[schema(value_type = Vec<Object>)]
    #[ts(as = "Vec<Anything>")]
    pub events: Vec<Json>,
    /// What of it the game is remembered by; left out where there is nothing.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(value_type = Vec<Object>)]
    #[ts(as = "Option<Vec<Highlighted>>", optional)]
    pub highlights: Vec<Highlighted>,
    /// What the viewer sees after it.
    #[schema(value_type = Object)]
    #[ts(as = "Anything")]
    pub view: Json,
    /// What the rules work out for the viewer after it; `null` in games without aids.
    #[schema(value_type = Option<Object>)]
    #[ts(as = "Anything")]
    pub aids: Option<Json>,
    /// Whom the table waits for.
    #[schema(value_type = Object)]
    pub turn: Turn,
    /// When, in milliseconds since the game began.
    #[ts(type = "number")]
    pub t: u64,
}
