//! # Words
//!
//! Everything shown to people, in French and English. The texts are Fluent messages under `messages/<language>/`, embedded in the program; the
//! rules know none of them.
//!
//! - [`Words`] finds a message by its id and fills in its arguments.
//! - [`Teller`] says values of a game: a move, an event or a refusal `{"variant": {fields}}` of game `g` is said by the message
//!   `g-move-variant`, `g-event-variant` or `g-refusal-variant`, with the fields as arguments.
//! - [`draw`] says the lines of a [`Board`](table::Board); [`Pen`] colours them where the terminal likes that.

mod board;
mod lang;
mod pen;
mod teller;

pub use board::draw;
pub use lang::{Lang, Words};
pub use pen::Pen;
pub use teller::Teller;
