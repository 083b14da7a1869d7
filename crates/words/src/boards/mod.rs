//! Views as text, one file a game.

mod celestia;

use table::{Game, Viewer};

use crate::{Pen, Teller};

/// A game whose views can be drawn.
pub trait Board: Game {
    /// Draws a view in lines that fit a terminal and read well aloud.
    fn draw(view: &Self::View, viewer: Viewer, cards: &Self::Cards, teller: &Teller<'_>, pen: Pen) -> String;
}
