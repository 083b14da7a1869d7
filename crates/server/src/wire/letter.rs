//! What a client sends over a socket.

use std::borrow::Cow;

use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

use super::{Anything, OfferKind, Room};

/// What is asked over the socket. Each but a ping carries an `id` beside it, which is new for each command of a seat, and may be sent twice; it is
/// carried out once.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Command {
    /// Makes moves, all or none.
    Play {
        /// The moves.
        #[schema(value_type = Vec<Object>)]
        #[ts(as = "Vec<Anything>")]
        moves: Vec<Box<RawValue>>,
    },
    /// Asks of each of these moves whether it would be allowed now, and why not. Nothing is made.
    Ask {
        /// The moves.
        #[schema(value_type = Vec<Object>)]
        #[ts(as = "Vec<Anything>")]
        moves: Vec<Box<RawValue>>,
    },
    /// Takes the last own move back, or asks the others to agree to it.
    Undo,
    /// Asks the others to agree to something.
    Offer {
        /// To what.
        what: OfferKind,
    },
    /// Answers a question; whoever asked it withdraws it with `no`.
    Answer {
        /// Which question.
        offer: u32,
        /// Whether one agrees.
        yes: bool,
    },
    /// Says something.
    Chat {
        /// Where.
        room: Room,
        /// What.
        text: String,
    },
    /// Says that a position has been shown to its end: what a bot decides after hearing people out waits for that, though not forever.
    Seen {
        /// The position: how many entries the record had.
        entry: u32,
        /// Whoever was shown it has nothing to say about it.
        silent: bool,
    },
    /// Asks for a pong; needs no `id`.
    Ping,
}

/// A command and the name it was sent under, as they are read.
#[derive(Debug)]
pub struct Letter<'a> {
    /// The name; empty if there is none.
    pub id: Cow<'a, str>,
    /// The command; `None` if there is no such command, or something is missing in it.
    pub command: Option<Command>,
}

/// The fields of all commands side by side. A tagged enum would be kept aside as a whole before it is known which one it is, and moves could not
/// be passed on as they were written.
#[derive(Deserialize)]
struct Fields<'a> {
    #[serde(default, borrow)]
    id: Cow<'a, str>,
    #[serde(rename = "do", borrow)]
    name: Cow<'a, str>,
    #[serde(default)]
    moves: Option<Vec<Box<RawValue>>>,
    #[serde(default)]
    what: Option<OfferKind>,
    #[serde(default)]
    offer: Option<u32>,
    #[serde(default)]
    yes: Option<bool>,
    #[serde(default)]
    room: Option<Room>,
    #[serde(default)]
    text: Option<String>,
    #[serde(default)]
    entry: Option<u32>,
    #[serde(default)]
    silent: bool,
}

impl<'de: 'a, 'a> Deserialize<'de> for Letter<'a> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let fields = Fields::deserialize(from)?;
        let (offer, yes) = (fields.offer, fields.yes);
        let (room, text) = (fields.room, fields.text);
        let command = match &*fields.name {
            "play" => fields.moves.map(|moves| Command::Play { moves }),
            "ask" => fields.moves.map(|moves| Command::Ask { moves }),
            "undo" => Some(Command::Undo),
            "offer" => fields.what.map(|what| Command::Offer { what }),
            "answer" => offer.zip(yes).map(|(offer, yes)| Command::Answer { offer, yes }),
            "chat" => room.zip(text).map(|(room, text)| Command::Chat { room, text }),
            "seen" => fields.entry.map(|entry| Command::Seen {
                entry,
                silent: fields.silent,
            }),
            "ping" => Some(Command::Ping),
            _ => None,
        };
        Ok(Letter {
            id: fields.id,
            command,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is written is what is read, so that the description and the reader cannot drift apart.
    #[test]
    fn every_command_is_read_as_it_is_written() {
        let moves = || vec![RawValue::from_string("{\"sail\": \"n1\"}".into()).unwrap()];
        let all = [
            Command::Play { moves: moves() },
            Command::Ask { moves: moves() },
            Command::Undo,
            Command::Offer {
                what: OfferKind::Stop,
            },
            Command::Answer { offer: 3, yes: false },
            Command::Chat {
                room: Room::Table,
                text: "ahoy".into(),
            },
            Command::Seen {
                entry: 7,
                silent: true,
            },
            Command::Ping,
        ];
        for command in all {
            let mut text = serde_json::to_string(&command).unwrap();
            text.insert_str(1, "\"id\":\"c1\",");
            let letter: Letter<'_> = serde_json::from_str(&text).unwrap();
            assert_eq!(letter.id, "c1");
            let read = serde_json::to_string(&letter.command.expect("a command")).unwrap();
            assert_eq!(read, serde_json::to_string(&command).unwrap());
        }
    }

    #[test]
    fn a_command_without_its_fields_or_of_another_name_is_none() {
        for text in [
            r#"{"id":"a","do":"play"}"#,
            r#"{"id":"a","do":"answer","offer":1}"#,
            r#"{"id":"a","do":"sing"}"#,
        ] {
            let letter: Letter<'_> = serde_json::from_str(text).unwrap();
            assert!(letter.command.is_none() && letter.id == "a", "{text}");
        }
        assert!(serde_json::from_str::<Letter<'_>>(r#"{"id":"a"}"#).is_err());
    }
}
