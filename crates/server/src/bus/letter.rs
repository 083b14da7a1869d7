//! What a node sends to the one that has a table.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::Seat;

use super::frame::unsealed;
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

impl Letter {
    /// Whether it asks for a change.
    pub(super) fn changes(&self) -> bool {
        matches!(&self.what, What::Ask { request, .. } if !request.only_asks())
    }

    /// As it is sent, apart from its seal.
    pub(super) fn text(&self) -> Option<Vec<u8>> {
        serde_json::to_vec(self).ok()
    }

    /// Reads what was sent; `None` if it is nothing of ours, or not as it was sent.
    pub(super) fn read(bytes: &[u8]) -> Option<Letter> {
        serde_json::from_slice(unsealed(bytes)?).ok()
    }
}

#[derive(Serialize, Deserialize)]
pub(super) enum What {
    /// Somebody asks something, and waits for the answer.
    Ask {
        key: Option<KeyHash>,
        request: Request,
        /// Says how old this is at most when it is read.
        heard: Option<Echo>,
    },
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
    Roll(Part),
}

/// What a node last heard of another one, told to that one. By this alone it knows, however the clocks of both stand, how long ago at most it was told:
/// the time since it said so, without the time that the other one says has passed since then.
#[derive(Clone, Copy, Serialize, Deserialize)]
pub(super) struct Echo {
    /// When it said so, by its own clock, in microseconds.
    pub(super) sent: u64,
    /// For how long the other one had known when it told, in microseconds.
    pub(super) ago: u64,
}

#[derive(Serialize, Deserialize)]
pub(super) struct Present {
    pub(super) seat: Option<Seat>,
    pub(super) conn: u64,
    pub(super) key: Option<KeyHash>,
    pub(super) last: Option<u64>,
}

/// How many bytes one socket takes at most in a roll call.
const PRESENT: usize = 256;

/// A part of a roll call: of the sockets whose numbers lie from here to there, these are open and no others. However many there are, a part fits into one
/// message, and one that is lost costs the others nothing.
#[derive(Serialize, Deserialize)]
pub(super) struct Part {
    pub(super) from: u64,
    pub(super) to: u64,
    pub(super) present: Vec<Present>,
}

impl Part {
    /// The parts of a roll call in messages of at most so many bytes.
    pub(super) fn all(mut present: Vec<Present>, most_bytes: usize) -> Vec<Part> {
        present.sort_unstable_by_key(|one| one.conn);
        let most = (most_bytes / PRESENT).max(1);
        let (mut parts, mut from) = (Vec::new(), 0);
        loop {
            let rest = present.split_off(most.min(present.len()));
            let last = present.last().map(|one| one.conn);
            let to = last.filter(|_| !rest.is_empty()).unwrap_or(u64::MAX);
            parts.push(Part { from, to, present });
            if rest.is_empty() {
                return parts;
            }
            (present, from) = (rest, to.saturating_add(1));
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_roll_call_of_any_length_comes_in_parts_that_leave_nobody_out() {
        let present = |conn| Present {
            seat: None,
            conn,
            key: KeyHash::from_bytes(&[255; KeyHash::LENGTH]),
            last: Some(u64::MAX),
        };
        let socket = |number: u64| u64::MAX - 1 - 3 * number;
        for sockets in [0, 1, 3, 4, 9, 6_000] {
            let most = 4 * PRESENT;
            let parts = Part::all((0..sockets).map(socket).map(present).collect(), most);
            assert_eq!(parts.len() as u64, sockets.div_ceil(4).max(1));
            assert_eq!((parts[0].from, parts[parts.len() - 1].to), (0, u64::MAX));
            for pair in parts.windows(2) {
                assert_eq!(pair[0].to + 1, pair[1].from, "no number lies between");
            }
            let mut named = 0;
            for part in parts {
                let within = |one: &Present| (part.from..=part.to).contains(&one.conn);
                assert!(part.present.iter().all(within));
                named += part.present.len() as u64;
                assert!(serde_json::to_vec(&part).unwrap().len() <= most + PRESENT);
            }
            assert_eq!(named, sockets);
        }
    }
}
