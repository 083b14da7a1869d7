//! Which data file each game takes its cards from.

use std::any::Any;
use std::collections::BTreeMap;

use table::{CardSet, Game};

use crate::CatalogError;

/// The cards each game is played with: those that come with the program, unless an owner of the box put others in.
///
/// A replacement is read once and kept until the program ends, as the standard cards are; states point at it.
#[derive(Clone, Default)]
pub struct CardBox {
    replaced: BTreeMap<&'static str, &'static (dyn Any + Send + Sync)>,
    texts: BTreeMap<&'static str, String>,
}

impl CardBox {
    /// The cards of a game.
    pub fn of<G: Game>(&self) -> &'static G::Cards {
        let replaced = self.replaced.get(G::ID).and_then(|cards| cards.downcast_ref());
        replaced.unwrap_or_else(|| G::Cards::standard())
    }

    /// The data file that the cards of a game were replaced by.
    pub fn text_of<G: Game>(&self) -> Option<&str> {
        self.texts.get(G::ID).map(String::as_str)
    }

    /// Reads a data file and puts its cards in the place of the standard ones; a fault names the row it is in.
    pub fn replace(&mut self, id: &str, text: &str) -> Result<(), CatalogError> {
        with_game!(id, G => self.put::<G>(text)).ok_or_else(|| CatalogError::no_such(id))?
    }

    fn put<G: Game>(&mut self, text: &str) -> Result<(), CatalogError> {
        let cards: &'static G::Cards = Box::leak(Box::new(G::Cards::parse(text)?));
        self.replaced.insert(G::ID, cards);
        self.texts.insert(G::ID, text.to_owned());
        Ok(())
    }
}

impl std::fmt::Debug for CardBox {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let replaced = self.replaced.keys().map(|id| (id, "replaced"));
        f.debug_map().entries(replaced).finish()
    }
}
