//! What operators ask and are told, and what everybody may ask about themselves.

use serde::{Deserialize, Serialize};
use table::Outcome;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{End, Phase};

/// What the operator says to everybody.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Notice {
    /// The text; empty if there is nothing to say.
    pub text: String,
}

/// What operators see.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Overview {
    /// How much there is to do.
    pub load: Load,
    /// What is said to everybody.
    pub notice: String,
    /// The tables at which something happened last.
    pub tables: Vec<OverseenTable>,
    /// Who was muted or sent away.
    pub bans: Vec<Ban>,
}

/// How much there is to do.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Load {
    /// Tables that are not over.
    #[ts(type = "number")]
    pub open_tables: i64,
    /// Tables in memory.
    #[ts(type = "number")]
    pub loaded: i64,
    /// Open sockets.
    #[ts(type = "number")]
    pub sockets: i64,
    /// Open connections.
    #[ts(type = "number")]
    pub connections: i64,
    /// Moves made since the server was started.
    #[ts(type = "number")]
    pub moves: u64,
    /// Requests and commands that a limit refused.
    #[ts(type = "number")]
    pub refused: u64,
    /// Rules that panicked.
    #[ts(type = "number")]
    pub panics: u64,
    /// The size of the data file, in bytes.
    #[ts(type = "number")]
    pub bytes: u64,
    /// When the last copy was made, in milliseconds since 1970; null if none was since the server was started.
    #[ts(type = "number | null")]
    pub backup: Option<u64>,
    /// For how many seconds the server has run.
    #[ts(type = "number")]
    pub uptime: u64,
}

/// A table as operators see it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OverseenTable {
    /// Its number, by which the log names it.
    #[ts(type = "number")]
    pub number: i64,
    /// Its name in links.
    pub id: String,
    /// The game.
    pub game: String,
    /// Where it is in its life: `open`, `playing` or `over`.
    pub phase: String,
    /// Whether anybody may find it.
    pub listed: bool,
    /// When it was made.
    #[ts(type = "number")]
    pub created: u64,
    /// When something last happened.
    #[ts(type = "number")]
    pub updated: u64,
    /// How much its record and conversation take.
    #[ts(type = "number")]
    pub bytes: u64,
    /// Who sits there, with the number of the seat.
    pub seats: Vec<OverseenSeat>,
    /// The names of those who watch.
    pub onlookers: Vec<String>,
}

/// Who sits at a table.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct OverseenSeat {
    /// Which seat.
    pub seat: u8,
    /// The name, or the level of a bot.
    pub name: String,
}

/// Somebody who was muted or sent away.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Ban {
    /// A hash of their key or network; gives them back what they may do.
    pub who: String,
    /// `mute` or `away`.
    pub kind: String,
    /// Whether it is a network, and with it everybody who comes from there.
    pub network: bool,
    /// Until when, in milliseconds since 1970.
    #[ts(type = "number")]
    pub until: u64,
    /// Why.
    pub why: String,
}

/// Mutes somebody, sends them away, or ends that.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewBan {
    /// `mute` or `away`.
    pub kind: String,
    /// A table, with a seat or a name: whoever holds the seat, or watches under the name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub table: Option<String>,
    /// See `table`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seat: Option<u8>,
    /// See `table`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub name: Option<String>,
    /// Whether it holds for the networks they come from as well, so that a new key does not slip by. Unless it is said, those who are muted
    /// are muted so, and those who are sent away are sent away by their key alone.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub network: Option<bool>,
    /// An address: everybody from its network.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub address: Option<String>,
    /// A hash that a list of bans shows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub who: Option<String>,
    /// For how many hours; 0 ends it.
    pub hours: u32,
    /// Why, for other operators.
    #[serde(default)]
    #[ts(as = "Option<String>", optional)]
    pub why: String,
}

/// Everything that is kept about somebody.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct AboutMe {
    /// The seats held by the key.
    pub seats: Vec<MySeat>,
}

/// A seat, and what was said there.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MySeat {
    /// The table.
    pub table: String,
    /// The game.
    pub game: String,
    /// The seat.
    pub seat: u8,
    /// The name given there.
    pub name: String,
    /// The word given for the shuffle.
    pub word: String,
    /// When the table was made, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: u64,
    /// When something last happened there.
    #[ts(type = "number")]
    pub updated: u64,
    /// Where it is in its life.
    pub phase: Phase,
    /// Who else sits or sat there, by name; bots and those whose names went are left out.
    pub with: Vec<String>,
    /// How many entries its record has.
    pub entries: u32,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub end: Option<End>,
    /// Who won, once it was played to its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[ts(optional)]
    pub outcome: Option<Outcome>,
    /// Whether a bot made more moves there than I did.
    pub by_bot: bool,
    /// What was said there.
    pub said: Vec<MyLine>,
}

/// Something that was said.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct MyLine {
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
    /// What.
    pub text: String,
}
