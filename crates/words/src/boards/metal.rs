//! The table of Metal Adventures in lines.

use metal::Metal;
use table::{Game, Viewer};

use super::Board;
use crate::{Pen, Teller};

impl Board for Metal {
    fn draw(
        _view: &Self::View,
        _viewer: Viewer,
        _cards: &<Metal as Game>::Cards,
        _teller: &Teller<'_>,
        _pen: Pen,
    ) -> String {
        String::new()
    }
}
