//! How a position looks to somebody who has no time to play it out.

use table::bots::{Lookout, Thinking, shares};
use table::{BySeat, Seat};

use crate::cards::CardId;
use crate::moves::Move;
use crate::pile::Pile;
use crate::rules::VICTORY;
use crate::state::Captain;
use crate::{Pending, Tortuga};

use super::mind::{INFLUENCE, power_on};

pub(super) const LOOKOUT: Lookout = Lookout {
    // The estimate misleads where a game has far to go: cut after 24 decisions the search lost to the bot that it starts from.
    horizon: 160,
    asides: false,
    width: 16,
    depth: 40,
    thinking: [
        Thinking::AtEase {
            slips: 0.5,
            playouts: 72,
        },
        // With three and four captains a search gains little on the bot that it starts from, as long as that makes no mistakes.
        Thinking::AtEase {
            slips: 0.15,
            playouts: 72,
        },
        Thinking::Searching { playouts: 200 },
    ],
    doubt: 2.0,
    margin: 0.1,
    haste: true,
    ..Lookout::PLAIN
};

/// What a lead must be for chances to be as `e` to 1: much while there is all to do, little at the end.
const LEAD: (f32, f32) = (9.0, 16.0);
/// What a mineral is worth.
const MINERAL: f32 = 1.0;
/// A card that does no more than this is dead weight.
const ORDINARY: f32 = 1.3;

/// How likely each captain wins, by influence and by what the cards will still bring.
pub(super) fn estimate(game: &Tortuga) -> BySeat<f32> {
    let seats = game.state.seats();
    let most = Seat::all(seats).map(|seat| game.influence(seat)).max();
    let left = f32::from(VICTORY.saturating_sub(most.unwrap_or(0))) / f32::from(VICTORY);
    let lead = LEAD.0 + LEAD.1 * left;
    shares(seats, |seat| strength(game, seat, left) / lead)
}

fn strength(game: &Tortuga, seat: Seat, left: f32) -> f32 {
    let captain = &game.state.captains[seat];
    let to_come: f32 = cards(captain)
        .map(|card| power_on(game.face(card)) - ORDINARY)
        .sum();
    INFLUENCE * f32::from(game.influence(seat)) + 4.5 * left * to_come + MINERAL * f32::from(captain.minerals)
}

/// All cards of a captain.
fn cards(captain: &Captain) -> impl Iterator<Item = CardId> + '_ {
    let piles = [&captain.deck, &captain.hand, &captain.play, &captain.discard];
    piles.into_iter().flat_map(Pile::cards).chain(captain.reserve)
}

/// What the others do not see: the cards an attacker seals, and the one that is reserved.
pub(super) fn is_sealed(game: &Tortuga, mv: &Move) -> bool {
    matches!(game.state.pending.last(), Some(Pending::Seal | Pending::Reserve))
        && !matches!(mv, Move::Done | Move::Ready)
}
