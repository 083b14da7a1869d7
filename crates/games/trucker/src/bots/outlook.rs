//! How a search looks at the game: it flies, and leaves the building to the builder. A flight is played out; where another one follows, it is
//! judged by what everybody owns.

use table::BySeat;
use table::bots::{Lookout, Thinking, shares};

use crate::Trucker;
use crate::state::Phase;

pub(super) const LOOKOUT: Lookout = Lookout {
    horizon: 400,
    asides: false,
    width: 8,
    depth: 1,
    thinking: [
        Thinking::AtEase {
            slips: 0.5,
            playouts: 48,
        },
        Thinking::AtEase {
            slips: 0.1,
            playouts: 48,
        },
        Thinking::Searching { playouts: 600 },
    ],
    doubt: 2.0,
    margin: 0.5,
    ..Lookout::PLAIN
};

/// Credits that make chances as `e` to 1.
const LEAD: f32 = 15.0;

/// Alone there is nobody to be ahead of. Between these credits each is worth the same; hardly any flight ends outside.
const ALONE: (f32, f32) = (-50.0, 150.0);

/// How likely each trucker wins, by credits. Alone, how good the score is.
pub(super) fn estimate(game: &Trucker) -> BySeat<f32> {
    let players = &game.state.players;
    let credits = |seat| f32::from(players[seat].credits);
    if players.seats() == 1 {
        return BySeat::from_fn(1, |seat| {
            ((credits(seat) - ALONE.0) / (ALONE.1 - ALONE.0)).clamp(0.0, 1.0)
        });
    }
    shares(players.seats(), |seat| credits(seat) / LEAD)
}

/// Only flying is searched, and played out.
pub(super) fn flies(game: &Trucker) -> bool {
    game.state.phase == Phase::Flying
}

#[cfg(test)]
mod tests {
    use table::{CardSet, Chance, Game, Seat};

    use super::*;
    use crate::Cards;

    #[test]
    fn alone_every_credit_counts() {
        let setup = Trucker::setup(1, &Default::default()).unwrap();
        let mut game = Trucker::deal(&setup, Cards::standard(), &mut Chance::fast(1)).unwrap();
        let mut worth = |credits| {
            game.state.players[Seat::FIRST].credits = credits;
            estimate(&game)[Seat::FIRST]
        };
        let chances = [-60, -20, 0, 1, 30, 200].map(&mut worth);
        assert!(chances.is_sorted_by(|less, more| less < more), "{chances:?}");
        assert!(
            chances.iter().all(|chance| (0.0..=1.0).contains(chance)),
            "{chances:?}"
        );
    }
}
