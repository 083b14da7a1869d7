//! What a table is asked.

use std::ops::RangeInclusive;
use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};
use table::{Seat, Viewer};
use tokio::sync::{OwnedSemaphorePermit, oneshot};

use super::outbox::Post;
use crate::failure::Failure;
use crate::keys::{KeyHash, Maker, TableId};
use crate::storage::Stale;
use crate::wire::{Command, ReplayFile, TableInfo};

/// A letter to a table. Letters are small: what is large is boxed, because many tables wait with empty mailboxes.
pub(crate) enum Mail {
    /// A request over HTTP.
    Ask(Box<Ask>),
    /// A socket that was opened.
    Connect(Box<Connect>),
    /// A socket that was closed.
    Disconnect { seat: Option<Seat>, conn: u64 },
    /// A command over a socket.
    Command(Box<Sent>),
    /// What a bot chose.
    Thought(Box<Chosen>),
    /// A bot that rested in real time looks at the table.
    LookUp(Seat),
    /// Look at the clocks.
    Wake,
    /// Look who was sent away.
    LookAtBans,
    /// Which sockets another node has at this table.
    Roll(Box<Roll>),
    /// A node is gone, or is not heard any more, and its sockets with it.
    NodeGone(i64),
    /// Nobody is there where the table was thought to be.
    NoAnswer(i64),
    /// Something may have been lost on the way: tell the table which sockets are here.
    CallRoll,
    /// This node is not counted on any more: what is in memory may not be so.
    Lost,
    /// The server stops: settle and say good-bye.
    Stop,
}

/// A request over HTTP, and where to answer.
pub(crate) struct Ask {
    pub(crate) key: Option<KeyHash>,
    pub(crate) request: Request,
    /// When it was first asked.
    pub(crate) asked: Instant,
    /// It comes from another node, which looks for the table itself if it is not here.
    pub(crate) far: bool,
    /// How long after it came here it may still be begun. After that whoever asked is told that nothing came of it.
    pub(crate) begin_within: Option<Duration>,
    pub(crate) reply: oneshot::Sender<Result<Answer, Failure>>,
}

impl Ask {
    /// A request of somebody here.
    pub(crate) fn new(
        key: Option<KeyHash>,
        request: Request,
        reply: oneshot::Sender<Result<Answer, Failure>>,
    ) -> Ask {
        Ask {
            key,
            request,
            asked: Instant::now(),
            far: false,
            begin_within: None,
            reply,
        }
    }

    /// Whether whoever asked has been told already that it took too long. What changes nothing is answered all the same.
    pub(crate) fn is_late(&self) -> bool {
        let late = |within| self.asked.elapsed() >= within;
        !self.request.only_asks() && self.begin_within.is_some_and(late)
    }
}

/// What is asked over HTTP.
#[derive(Serialize, Deserialize)]
pub(crate) enum Request {
    Info,
    /// Whether a socket would be let in.
    Enter(Option<Seat>),
    Join {
        seat: Seat,
        name: String,
        word: Option<String>,
        invitation: Option<String>,
    },
    Leave(Seat),
    Rename(Seat, String),
    Word(Seat, String),
    StandIn(Seat, Option<String>),
    /// Free a seat of whoever is away, before the deal.
    Free(Seat),
    /// Give a free seat to a bot before the deal, or take it back.
    SeatBot(Seat, Option<String>),
    Start,
    /// Play again; whose network asks.
    Rematch(Option<Maker>),
    Delete(Deletion),
    /// End the game where it stands, because an operator says so.
    Close,
    /// Who somebody at the table is, for operators.
    Whom(Somebody),
    /// The names of those who watch, for operators.
    Onlookers,
    /// Names and conversation go.
    Forget,
    /// Whatever is of the one who asks goes.
    Erase,
    Record,
    Replay(#[serde(with = "crate::bus::eyes")] Viewer),
    /// What a bot would do at a seat.
    Advise(Seat),
    /// What the best bot thinks of the moves of a seat.
    Counsel(Seat),
    /// What the best bot thinks of the moves of a game that is over, from this entry on.
    Analyse(usize),
}

impl Request {
    /// Whether nothing changes, however often it is asked.
    pub(crate) fn only_asks(&self) -> bool {
        matches!(
            self,
            Request::Info
                | Request::Enter(_)
                | Request::Whom(_)
                | Request::Onlookers
                | Request::Record
                | Request::Replay(_)
                | Request::Advise(_)
                | Request::Counsel(_)
                | Request::Analyse(_)
        )
    }
}

impl Request {
    /// Whether something has to be worked out for it, which may take a while wherever the table is.
    pub(crate) fn takes_long(&self) -> bool {
        matches!(
            self,
            Request::Record
                | Request::Replay(_)
                | Request::Advise(_)
                | Request::Counsel(_)
                | Request::Analyse(_)
        )
    }
}

/// Somebody at a table, as operators name them.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Somebody {
    /// Whoever holds a seat.
    At(Seat),
    /// Whoever watches under a name.
    Watching(String),
}

/// Why a table is deleted.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) enum Deletion {
    /// Nobody wants it any more.
    Stale(Stale),
    /// Somebody who runs the server says so.
    Ordered,
}

/// What is answered over HTTP.
pub(crate) enum Answer {
    Done,
    Table(Box<TableInfo>),
    NewTable(TableId),
    /// By which keys and from which networks somebody comes.
    Whom {
        keys: Vec<KeyHash>,
        networks: Vec<Maker>,
    },
    Names(Vec<String>),
    Record(String),
    Replay(Box<ReplayFile>),
    /// A choice that waits to be thought through, and the position it is about.
    Thought(Option<bots::Thought>, u32),
    /// What the best bot thinks, the position it is about, and the place of who asks.
    Counsel(
        Option<bots::Thought<Vec<bots::Advised>>>,
        u32,
        OwnedSemaphorePermit,
    ),
    Analysis(bots::Thought<Option<bots::Analysis>>, OwnedSemaphorePermit),
    /// What another node answers, as it goes out.
    Text(String),
}

/// A socket that was opened.
pub(crate) struct Connect {
    pub(crate) conn: u64,
    pub(crate) seat: Option<Seat>,
    pub(crate) key: Option<KeyHash>,
    pub(crate) name: String,
    /// The last number the client saw.
    pub(crate) since: Option<u64>,
    /// Whose network it comes from.
    pub(crate) network: Option<Maker>,
    pub(crate) out: Post,
}

/// A command, and who sent it.
pub(crate) struct Sent {
    pub(crate) seat: Option<Seat>,
    pub(crate) conn: u64,
    pub(crate) id: String,
    pub(crate) command: Command,
    /// The way back to a socket at another node.
    pub(crate) back: Option<Post>,
}

/// The sockets another node has at a table, of those with such numbers.
pub(crate) struct Roll {
    pub(crate) node: i64,
    pub(crate) numbers: RangeInclusive<u64>,
    pub(crate) sockets: Vec<Called>,
}

/// One of them.
pub(crate) struct Called {
    pub(crate) seat: Option<Seat>,
    pub(crate) conn: u64,
    /// The last number it was sent.
    pub(crate) last: Option<u64>,
    pub(crate) out: Post,
}

/// What a bot chose.
pub(crate) struct Chosen {
    /// The position it was asked about: how many entries the record had.
    pub(crate) entries: usize,
    pub(crate) seat: Seat,
    /// The move; `None` to let the occasion pass, or if it thought too long.
    pub(crate) mv: Option<catalog::Json>,
    /// It thought too long, or stumbled.
    pub(crate) failed: bool,
    /// It was asked in real time: the table did not wait for it.
    pub(crate) real_time: bool,
}
