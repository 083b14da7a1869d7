//! How a position looks to somebody who has no time to play it out.

use table::bots::{Lookout, Thinking, shares};
use table::{BySeat, Seat};

use crate::Metal;
use crate::moves::Move;
use crate::state::GLORY_TO_WIN;

pub(super) const LOOKOUT: Lookout = Lookout {
    // A game is played out in a few milliseconds.
    horizon: u32::MAX,
    asides: true,
    width: 12,
    depth: 1,
    thinking: [
        Thinking::AtEase {
            slips: 1.0,
            playouts: 48,
        },
        Thinking::AsUsual,
        Thinking::Searching { playouts: 96 },
    ],
    ease: 0.25,
    doubt: 2.0,
    margin: 0.1,
    ..Lookout::PLAIN
};

/// What a lead in glory must be for chances to be as `e` to 1: much while there is all to do, little at the end.
const LEAD: (f32, f32) = (1.0, 1.6);
/// What a credit is worth in glory.
const CREDIT: f32 = 0.2;
/// What a piece of equipment or a crew member is worth in glory.
const UPGRADE: f32 = 0.35;
/// What a point of damage costs in glory.
const DAMAGE: f32 = 0.15;
/// What a trophy to be won is worth in glory.
const TROPHY: f32 = 0.3;

/// How likely each pirate wins, by glory and by what will still bring some.
pub(super) fn estimate(game: &Metal) -> BySeat<f32> {
    let most = game.all_seats().map(|seat| game.glory(seat)).max().unwrap_or(0);
    let left = f32::from((GLORY_TO_WIN - most).max(0)) / f32::from(GLORY_TO_WIN);
    let lead = LEAD.0 + LEAD.1 * left;
    shares(game.seats, |seat| strength(game, seat, left) / lead)
}

fn strength(game: &Metal, seat: Seat, left: f32) -> f32 {
    let pirate = &game.pirates[seat];
    let trophies = pirate.trophies.iter().flatten().count() as f32;
    let later =
        UPGRADE * pirate.upgrades.len() as f32 - DAMAGE * f32::from(pirate.damage) + TROPHY * trophies;
    let credits = CREDIT * f32::from(pirate.credits.min(20));
    f32::from(game.glory(seat)) + (0.4 + 0.6 * left) * credits + (left * 2.0).min(1.0) * later
}

/// Talk is left to the bot that knows what words are worth.
pub(super) fn worth_a_try(mv: &Move) -> bool {
    !matches!(
        mv,
        Move::Propose { .. }
            | Move::ProposeAll { .. }
            | Move::Counter { .. }
            | Move::Withdraw(_)
            | Move::Waive(_)
    )
}
