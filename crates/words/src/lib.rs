//! # Words
//!
//! Everything shown to people, in French and English. The texts are Fluent messages under `messages/<language>/`, embedded in the program; the
//! rules know none of them.
//!
//! - [`Words`] finds a message by its id and fills in its arguments.
//! - [`Teller`] says values of a game: a move, an event or a refusal `{"variant": {fields}}` of game `g` is said by the message
//!   `g-move-variant`, `g-event-variant` or `g-refusal-variant`, with the fields as arguments.
//! - [`Board`] draws a view as text; [`Pen`] colours it where the terminal likes that.

mod boards;
mod lang;
mod pen;
mod teller;

pub use boards::Board;
pub use lang::{Lang, Words};
pub use pen::{Ink, Pen};
pub use teller::Teller;
