//! Colours, where they are wanted.

use table::board::Ink;

/// Draws with colours or without. Shapes and words carry the meaning; colours only help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pen {
    /// Whether colours are used.
    pub colours: bool,
}

impl Pen {
    /// Without colours.
    pub const PLAIN: Pen = Pen { colours: false };

    /// `text` in that ink.
    pub fn draw(self, ink: Ink, text: &str) -> String {
        if !self.colours || text.is_empty() {
            return text.to_owned();
        }
        let code = match ink {
            Ink::Strong => "1",
            Ink::Faint => "2",
            Ink::Green => "32",
            Ink::Red => "31",
            Ink::Yellow => "33",
            Ink::Blue => "36",
        };
        format!("\x1b[{code}m{text}\x1b[0m")
    }
}
