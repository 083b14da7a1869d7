//! Who tells a newcomer what to do: plays as `greedy` does, and leaves nothing lying that costs only what would be lost.

use crate::Tortuga;
use crate::map::SectorKind;
use crate::moves::Move;
use table::Chance;

use super::greedy::Greedy;
use table::bots::{Bot, Eyes};

/// The bot.
pub(super) struct Adviser;

impl Bot<Tortuga> for Adviser {
    fn choose(&mut self, eyes: &Eyes<'_, Tortuga>, moves: &[Move], chance: &mut Chance) -> Option<Move> {
        let chosen = Greedy.choose(eyes, moves, chance)?;
        let left = if chosen == Move::EndTurn {
            left_lying(eyes, moves)
        } else {
            None
        };
        left.or(Some(chosen))
    }
}

/// What the crypto and manoeuvre that are lost at the end of the turn can still be turned into here, points first. The conquest of Tortuga is no
/// such thing: it calls the last turns.
fn left_lying(eyes: &Eyes<'_, Tortuga>, moves: &[Move]) -> Option<Move> {
    let view = eyes.view();
    let here = view.captains[eyes.seat().index()].ship;
    let on_tortuga = view
        .sectors
        .iter()
        .any(|sector| Some(sector.place) == here && sector.kind == SectorKind::Tortuga);
    let points = [Move::Capture, Move::Conquer, Move::BuyInfluence];
    let others = [Move::TakeFromDepot, Move::Collect, Move::Probe];
    let wanted = points.into_iter().chain(others);
    wanted
        .filter(|mv| *mv != Move::Conquer || !on_tortuga)
        .find(|mv| moves.contains(mv))
}
