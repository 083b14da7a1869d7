//! Views as text, one file a game.

mod celestia;
mod metal;
mod tortuga;

use table::{Game, Viewer};

use crate::{Lang, Pen, Teller};

/// A game whose views can be drawn.
pub trait Board: Game {
    /// Draws a view in lines that fit a terminal and read well aloud.
    fn draw(view: &Self::View, viewer: Viewer, cards: &Self::Cards, teller: &Teller<'_>, pen: Pen) -> String;

    /// What the cards in use call things: the word that moves and views use for each, and its name in that language. Games whose things
    /// have the same names whatever the cards have theirs among the messages.
    fn names(_cards: &Self::Cards, _lang: Lang) -> Vec<(String, String)> {
        Vec::new()
    }
}
