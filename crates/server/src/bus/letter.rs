//! What a node sends to the one that has a table.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::Seat;

use crate::keys::{KeyHash, Maker, TableId};
use crate::tables::Request;

/// A letter to a table, from one node to another.
#[derive(Serialize, Deserialize)]
pub(super) struct Letter {
    pub(super) table: TableId,
    /// The life of the node that sends it.
    pub(super) from: i64,
    pub(super) what: What,
}

#[derive(Serialize, Deserialize)]
pub(super) enum What {
    /// Somebody asks something, and waits for the answer.
    Ask { key: Option<KeyHash>, request: Request },
    /// A socket was opened.
    Connect {
        seat: Option<Seat>,
        conn: u64,
        key: Option<KeyHash>,
        name: String,
        since: Option<u64>,
        network: Option<Maker>,
    },
    /// A command came over a socket.
    Command {
        seat: Option<Seat>,
        conn: u64,
        key: Option<KeyHash>,
        id: String,
        command: Box<RawValue>,
    },
    /// A socket was closed.
    Disconnect { seat: Option<Seat>, conn: u64 },
    /// These sockets are open, and were sent everything up to these numbers.
    Roll(Vec<Present>),
}

#[derive(Serialize, Deserialize)]
pub(super) struct Present {
    pub(super) seat: Option<Seat>,
    pub(super) conn: u64,
    pub(super) key: Option<KeyHash>,
    pub(super) last: Option<u64>,
}

/// A viewer, as a text.
pub(crate) mod eyes {
    use serde::{Deserialize, Deserializer, Serializer};
    use table::{Seat, Viewer};

    pub(crate) fn serialize<S: Serializer>(viewer: &Viewer, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&catalog::viewer_name(*viewer))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Viewer, D::Error> {
        let text = String::deserialize(from)?;
        let seats = (0..).map_while(Seat::new).map(Viewer::Seat);
        let mut all = [Viewer::Public, Viewer::Everything].into_iter().chain(seats);
        all.find(|viewer| catalog::viewer_name(*viewer) == text)
            .ok_or_else(|| serde::de::Error::custom("no viewer has such a name"))
    }
}
