//! What the seats are told while a move is carried out.

use crate::chance::Chance;
use crate::seat::{Seat, Viewer};
use crate::turn::Millis;

/// Everything a move may use besides the state: chance, ears, and the time it is made.
pub struct Moment<'a, E> {
    /// Dice, draws and shuffles.
    pub chance: &'a mut Chance,
    /// Who hears what.
    pub told: &'a mut Told<E>,
    /// When the move is made, since the game began.
    pub now: Millis,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Audience {
    Everyone,
    Only(Seat),
    AllBut(Seat),
}

/// The events of a move, each with those who may hear it.
#[derive(Clone, Debug)]
pub struct Told<E> {
    heard: Vec<(Audience, E)>,
    deaf: bool,
    revealed: bool,
    /// Others heard something that cannot be unsaid.
    binding: bool,
    /// The game says that this may be taken back.
    harmless: bool,
}

impl<E> Told<E> {
    /// Keeps what is said.
    pub fn listening() -> Told<E> {
        Told {
            heard: Vec::new(),
            deaf: false,
            revealed: false,
            binding: false,
            harmless: false,
        }
    }

    /// Lets everything pass: for searches and random play.
    pub fn deaf() -> Told<E> {
        Told {
            deaf: true,
            ..Told::listening()
        }
    }

    /// Tells everyone the same. What was told cannot be unsaid: the move is not taken back for free.
    pub fn everyone(&mut self, event: E) {
        self.binding = true;
        if !self.deaf {
            self.heard.push((Audience::Everyone, event));
        }
    }

    /// Tells everyone the same, of something that is work to say: it is said only where somebody listens.
    pub fn everyone_of(&mut self, event: impl FnOnce() -> E) {
        self.binding = true;
        if !self.deaf {
            self.heard.push((Audience::Everyone, event()));
        }
    }

    /// Tells everyone something that harms nobody if it is taken back: an open step of one's own that neither shows what was hidden, nor binds
    /// anybody, nor speaks where the game asks for silence. Only a move that tells nothing else can be taken back for free.
    pub fn harmless(&mut self, event: E) {
        self.harmless = true;
        if !self.deaf {
            self.heard.push((Audience::Everyone, event));
        }
    }

    /// Says that this step may be taken back though others see it: they are told nothing of it, and it is as harmless as what
    /// [`Told::harmless`] tells.
    pub fn harmless_step(&mut self) {
        self.harmless = true;
    }

    /// Tells `seat` one thing and all others another: the secret and the public form of an event are always written together. What was
    /// told cannot be unsaid.
    pub fn privately(&mut self, seat: Seat, secret: E, public: E) {
        self.binding = true;
        if !self.deaf {
            self.heard.push((Audience::Only(seat), secret));
            self.heard.push((Audience::AllBut(seat), public));
        }
    }

    /// Says that this move showed something that was hidden, so that it cannot be taken back for free, and no bot agrees to that. Moves
    /// that asked for chance need not say so.
    pub fn reveal(&mut self) {
        self.revealed = true;
    }

    /// Whether something hidden was shown.
    pub fn revealed(&self) -> bool {
        self.revealed
    }

    /// Whether the move cannot be unsaid: it told others something that the game does not call harmless, or it was not called harmless at
    /// all.
    pub fn binds(&self) -> bool {
        self.binding || !self.harmless
    }

    /// What `viewer` hears, in order.
    pub fn heard_by(&self, viewer: Viewer) -> impl Iterator<Item = &E> {
        self.heard.iter().filter_map(move |(audience, event)| {
            let hears = match (audience, viewer) {
                (Audience::Everyone, _) => true,
                (Audience::Only(seat), viewer) => viewer.knows(*seat),
                (Audience::AllBut(seat), viewer) => !viewer.knows(*seat),
            };
            hears.then_some(event)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_viewer_hears_its_own_form() {
        let (zero, one) = (Seat::new(0).unwrap(), Seat::new(1).unwrap());
        let mut told = Told::listening();
        told.everyone("a die falls");
        told.privately(zero, "a joker", "a card");
        let heard = |viewer| told.heard_by(viewer).copied().collect::<Vec<_>>();
        assert_eq!(heard(Viewer::Seat(zero)), ["a die falls", "a joker"]);
        assert_eq!(heard(Viewer::Seat(one)), ["a die falls", "a card"]);
        assert_eq!(heard(Viewer::Public), ["a die falls", "a card"]);
        assert_eq!(heard(Viewer::Everything), ["a die falls", "a joker"]);
    }
}
