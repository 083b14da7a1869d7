//! Everything that travels between the server and those who play, in one place.
//!
//! These types are what `/api/v1/openapi.json` and the TypeScript files of the page are made from. Messages about a game carry its views,
//! moves and events as plain JSON ([`Json`]): the server does not know what is in them. [`requests`] go over HTTP, [`messages`] and [`letter`]s over a socket.

pub mod letter;
pub mod messages;
pub mod operators;
pub mod requests;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use ts_rs::TS;

pub use letter::{Command, Letter};
pub use messages::*;
pub use operators::*;
pub use requests::*;

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

/// Any JSON, for the description of messages.
#[derive(Clone, Debug, Serialize, Deserialize, TS)]
#[serde(transparent)]
#[ts(type = "null | boolean | number | string | Array<Anything> | { [key: string]: Anything }")]
pub struct Anything(#[ts(skip)] pub serde_json::Value);
