//! Everything that travels between the server and those who play, in one place.
//!
//! These types are what `/api/v1/openapi.json` and the TypeScript files of the page are made from. Messages about a game carry its views,
//! moves and events as plain JSON ([`Json`]): the server does not know what is in them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{OptionSpec, Outcome, Seat, SeatSet, Setting, SourceCount, Turn};
use ts_rs::TS;
use utoipa::ToSchema;

/// A piece of JSON that the server passes on without looking into it.
#[derive(Clone, Debug, Serialize)]
#[serde(transparent)]
pub struct Json(pub Box<RawValue>);

impl From<Box<RawValue>> for Json {
    fn from(text: Box<RawValue>) -> Self {
        Json(text)
    }
}

/// Reads any JSON, also from inside other values, for clients and tests; the server itself only writes these.
impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let value = serde_json::Value::deserialize(from)?;
        let text = serde_json::value::to_raw_value(&value).map_err(serde::de::Error::custom)?;
        Ok(Json(text))
    }
}

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
    /// What can be set.
    #[schema(value_type = Vec<Object>)]
    #[ts(as = "Vec<OptionSpec>")]
    pub options: &'static [OptionSpec],
    /// The bots that play it, the best last.
    #[schema(value_type = Vec<String>)]
    #[ts(as = "Vec<String>")]
    pub levels: Vec<&'static str>,
    /// Where the contents of the box come from.
    #[schema(value_type = Vec<Object>)]
    pub sources: Vec<SourceCount>,
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
    /// Whether the page shows hints to newcomers; the server only passes it on.
    #[serde(default)]
    #[ts(as = "Option<bool>", optional)]
    pub hints: bool,
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
    /// The seats agreed to stop.
    Stopped,
    /// This seat ran out of time and gave up.
    #[schema(value_type = u8)]
    Resigned(Seat),
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
    /// Whether the page shows hints to newcomers.
    pub hints: bool,
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
    /// Who sits there, or for whom it is kept; empty if nobody.
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
    /// The bot that plays while its holder is away.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub stand_in: Option<String>,
}

/// Takes a seat.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// My name.
    pub name: String,
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
}

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
    /// What happened, as far as the viewer may know.
    #[schema(value_type = Vec<Object>)]
    #[ts(as = "Vec<Anything>")]
    pub events: Vec<Json>,
    /// When, in milliseconds since the game began.
    #[ts(type = "number")]
    pub t: u64,
}

fn is_false(flag: &bool) -> bool {
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
    /// What the viewer may do.
    #[serde(flatten)]
    pub now: Now,
    /// The latest entries, oldest first.
    pub log: Vec<LogStep>,
    /// What was said in the rooms the viewer may read, oldest first.
    pub chat: Vec<ChatLine>,
    /// The open questions.
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
    /// Nothing was heard for too long.
    Silent,
    /// Too many messages that are not understood, or too fast.
    Unruly,
}

/// What is asked over the socket. Each carries an id and may be sent twice; it is carried out once.
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Command {
    /// Makes moves, all or none.
    Play {
        /// A name for this command, new for each.
        id: String,
        /// The moves.
        #[schema(value_type = Vec<Object>)]
        #[ts(as = "Vec<Anything>")]
        moves: Vec<Anything>,
    },
    /// Takes the last own move back, or asks the others to agree to it.
    Undo {
        /// A name for this command.
        id: String,
    },
    /// Asks the others to agree to something.
    Offer {
        /// A name for this command.
        id: String,
        /// To what.
        what: OfferKind,
    },
    /// Answers a question; whoever asked it withdraws it with `no`.
    Answer {
        /// A name for this command.
        id: String,
        /// Which question.
        offer: u32,
        /// Whether one agrees.
        yes: bool,
    },
    /// Says something.
    Chat {
        /// A name for this command.
        id: String,
        /// Where.
        room: Room,
        /// What.
        text: String,
    },
    /// Asks for a pong.
    Ping,
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
    /// What happened, as far as the viewer may know.
    #[schema(value_type = Vec<Object>)]
    #[ts(as = "Vec<Anything>")]
    pub events: Vec<Json>,
    /// What the viewer sees after it.
    #[schema(value_type = Object)]
    #[ts(as = "Anything")]
    pub view: Json,
    /// Whom the table waits for.
    #[schema(value_type = Object)]
    pub turn: Turn,
    /// When, in milliseconds since the game began.
    #[ts(type = "number")]
    pub t: u64,
}

/// Any JSON, for the description of messages.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(type = "null | boolean | number | string | Array<Anything> | { [key: string]: Anything }")]
pub struct Anything(#[ts(skip)] pub serde_json::Value);
