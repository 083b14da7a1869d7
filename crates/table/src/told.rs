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
}

impl<E> Told<E> {
    /// Keeps what is said.
    pub fn listening() -> Told<E> {
        Told {
            heard: Vec::new(),
            deaf: false,
            revealed: false,
        }
    }

    /// Lets everything pass: for searches and random play.
    pub fn deaf() -> Told<E> {
        Told {
            heard: Vec::new(),
            deaf: true,
            revealed: false,
        }
    }

    /// Tells everyone the same.
    pub fn everyone(&mut self, event: E) {
        if !self.deaf {
            self.heard.push((Audience::Everyone, event));
        }
    }

    /// Tells `seat` one thing and all others another: the secret and the public form of an event are always written together.
    pub fn privately(&mut self, seat: Seat, secret: E, public: E) {
        if !self.deaf {
            self.heard.push((Audience::Only(seat), secret));
            self.heard.push((Audience::AllBut(seat), public));
        }
    }

    /// Says that this move showed something that was hidden, so that it cannot be taken back for free. Moves that asked for chance
    /// need not say so.
    pub fn reveal(&mut self) {
        self.revealed = true;
    }

    /// Whether something hidden was shown.
    pub fn revealed(&self) -> bool {
        self.revealed
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
