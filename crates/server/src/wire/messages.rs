//! What travels over a socket: messages to a viewer and commands of a seat.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{Outcome, Seat, SeatSet, Turn};
use ts_rs::TS;
use utoipa::ToSchema;

use super::*;

/// What a seat can do about the last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum UndoInfo {
    /// There is nothing to take back.
    Nothing,
    /// It can be taken back freely.
    Free,
    /// It can be taken back if the others agree.
    Consent,
}

/// The time of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatClock {
    /// What is left, in milliseconds, when the message was made.
    #[ts(type = "number")]
    pub left: u64,
    /// Whether it runs.
    pub running: bool,
}

/// Where something is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Room {
    /// At the table: everybody reads it, the seats write.
    Table,
    /// Among the spectators: the seats read it once the game is over.
    Spectators,
}

/// Something said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ChatLine {
    /// Where.
    pub room: Room,
    /// Who, by name.
    pub from: String,
    /// Who, by seat.
    #[schema(value_type = Option<u8>)]
    pub seat: Option<Seat>,
    /// What.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at: u64,
}

/// What can be agreed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// To take back the last move of whoever asks, and all that came after it.
    Undo,
    /// To stop the game here.
    Stop,
}

/// What became of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum OfferState {
    /// Not everybody has answered.
    Open,
    /// Everybody agreed and it was done.
    Agreed,
    /// Somebody did not agree.
    Refused,
    /// Something else happened first, or it was withdrawn.
    Gone,
}

/// A question to the other seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OfferInfo {
    /// Its number at this table.
    pub offer: u32,
    /// What is asked.
    pub what: OfferKind,
    /// Who asks.
    #[schema(value_type = u8)]
    pub by: Seat,
    /// Who has not answered yet.
    #[schema(value_type = Vec<u8>)]
    pub waiting: SeatSet,
    /// Who agreed.
    #[serde(default)]
    #[schema(value_type = Vec<u8>)]
    pub agreed: SeatSet,
    /// Who did not agree, where it was refused.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<u8>)]
    #[ts(optional)]
    pub refused_by: Option<Seat>,
    /// What became of it.
    pub state: OfferState,
}

/// An entry of the record as one viewer knows it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LogStep {
    /// The entry, from 1.
    pub entry: u32,
    /// Who; `null` is the clock.
    #[schema(value_type = Option<u8>)]
    pub by: Option<Seat>,
    /// The move, for whoever made it.
    #[serde(default, rename = "move", skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[ts(optional, as = "Option<Anything>")]
    pub mv: Option<Json>,
    /// Whether a move was taken back.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub undone: bool,
    /// The version of the rules the game goes on under from here, where they were replaced.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub raised: Option<u32>,
    /// What happened, as far as the viewer may know.
    #[schema(value_type = Vec<Object>)]
    #[ts(as = "Vec<Anything>")]
    pub events: Vec<Json>,
    /// When, in milliseconds since the game began.
    #[ts(type = "number")]
    pub t: u64,
}

pub(super) fn is_false(flag: &bool) -> bool {
    !*flag
}

/// What a viewer may do now.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Now {
    /// How many entries the record has.
    pub entry: u32,
    /// Whom the table waits for.
    #[schema(value_type = Object)]
    pub turn: Turn,
    /// Seats that may act though nobody waits for them.
    #[schema(value_type = Vec<u8>)]
    pub asides: SeatSet,
    /// Everything offered to the viewer.
    #[schema(value_type = Vec<Object>)]
    #[ts(as = "Vec<Anything>")]
    pub moves: Vec<Json>,
    /// What the viewer can do about the last move.
    pub undo: UndoInfo,
    /// The time of each seat; empty where none is kept.
    pub clocks: Vec<SeatClock>,
}

/// What the server sends over the socket. All but replies, pongs and byes are numbered.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// Everything, on arrival or when the gap is too long. `n` is the last number it includes.
    Whole(Box<Whole>),
    /// An entry of the record, and what changed in the view.
    Step(Box<Step>),
    /// Somebody came, went or changed a name.
    Table {
        /// The number of the message.
        #[ts(type = "number")]
        n: u64,
        /// The table.
        table: Box<TableInfo>,
    },
    /// Something was said.
    Chat {
        /// The number of the message.
        #[ts(type = "number")]
        n: u64,
        /// What was said.
        #[serde(flatten)]
        line: ChatLine,
    },
    /// A question was asked or settled.
    Offer {
        /// The number of the message.
        #[ts(type = "number")]
        n: u64,
        /// The question.
        #[serde(flatten)]
        offer: OfferInfo,
    },
    /// The game has ended; a [`Whole`] in which nothing is hidden follows.
    Over {
        /// The number of the message.
        #[ts(type = "number")]
        n: u64,
        /// Who won, if it was played to its end.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[schema(value_type = Option<Object>)]
        #[ts(optional)]
        outcome: Option<Outcome>,
        /// The secret of the shuffle.
        secret: String,
        /// The table.
        table: Box<TableInfo>,
    },
    /// What came of a command.
    Reply(Reply),
    /// The answer to a ping.
    Pong,
    /// The server closes the socket.
    Bye {
        /// Why.
        reason: Farewell,
    },
}

/// See [`ServerMessage::Whole`].
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Whole {
    /// The last number that is included.
    #[ts(type = "number")]
    pub n: u64,
    /// The table.
    pub table: TableInfo,
    /// What the viewer sees; `null` before the deal.
    #[schema(value_type = Object)]
    #[ts(as = "Anything")]
    pub view: Json,
    /// What the rules work out for the viewer, such as prices and odds; `null` before the deal and in games without aids.
    #[schema(value_type = Option<Object>)]
    #[ts(as = "Anything")]
    pub aids: Option<Json>,
    /// The table's time when this was made, in milliseconds since the game began: what the rules' own clock is read by.
    #[ts(type = "number")]
    pub t: u64,
    /// What the viewer may do.
    #[serde(flatten)]
    pub now: Now,
    /// The latest entries, oldest first.
    pub log: Vec<LogStep>,
    /// What was said in the rooms the viewer may read, oldest first.
    pub chat: Vec<ChatLine>,
    /// The open questions, and those that were refused until whoever asked puts that away.
    pub offers: Vec<OfferInfo>,
}

/// See [`ServerMessage::Step`].
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Step {
    /// The number of the message.
    #[ts(type = "number")]
    pub n: u64,
    /// Who; `null` is the clock.
    #[schema(value_type = Option<u8>)]
    pub by: Option<Seat>,
    /// The move, for whoever made it.
    #[serde(default, rename = "move", skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[ts(optional, as = "Option<Anything>")]
    pub mv: Option<Json>,
    /// Whether a move was taken back.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub undone: bool,
    /// What happened, as far as the viewer may know.
    #[schema(value_type = Vec<Object>)]
    #[ts(as = "Vec<Anything>")]
    pub events: Vec<Json>,
    /// When, in milliseconds since the game began.
    #[ts(type = "number")]
    pub t: u64,
    /// The fields of the view that changed.
    #[schema(value_type = Object)]
    #[ts(as = "BTreeMap<String, Anything>")]
    pub patch: BTreeMap<String, Json>,
    /// The fields of the aids that changed; left out if none did.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[schema(value_type = Option<Object>)]
    #[ts(optional, as = "Option<BTreeMap<String, Anything>>")]
    pub aids: BTreeMap<String, Json>,
    /// What the viewer may do.
    #[serde(flatten)]
    pub now: Now,
}

/// What came of a command: either `ok`, or `refused` with a reason.
#[derive(Clone, Debug, Default, Serialize, Deserialize, TS, ToSchema)]
pub struct Reply {
    /// The id of the command; empty if it could not be read.
    pub id: String,
    /// It was carried out.
    #[serde(default, skip_serializing_if = "is_false")]
    #[ts(as = "Option<bool>", optional)]
    pub ok: bool,
    /// The number of the last message it led to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "number")]
    pub n: Option<u64>,
    /// The question it led to, where others must agree.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub offer: Option<u32>,
    /// Why not: a word such as `"not_your_turn"`, or `{"rule": …}` with the game's own reason.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Object>)]
    #[ts(optional, as = "Option<Anything>")]
    pub refused: Option<Json>,
    /// Which of several moves was refused, from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub at: Option<u32>,
    /// The position that answers are about: how many entries the record had.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub entry: Option<u32>,
    /// What would come of each move that was asked about: `null` if it is allowed, else why not.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<Object>>)]
    #[ts(optional, as = "Option<Vec<Anything>>")]
    pub answers: Option<Vec<Option<Json>>>,
}

/// Why the server closes a socket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Farewell {
    /// The server stops; it will be back.
    Shutdown,
    /// Come back with the last number seen: the server put the table down, or the client did not read fast enough.
    Resume,
    /// The seat is not yours any more.
    SeatLost,
    /// You watched and play now: come back to your seat.
    Seated,
    /// The table is not there any more.
    Gone,
    /// An operator sent you away.
    SentAway,
    /// Nothing was heard for too long.
    Silent,
    /// Too many messages that are not understood, or too fast.
    Unruly,
}
