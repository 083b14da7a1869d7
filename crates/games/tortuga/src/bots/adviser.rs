//! Who tells a newcomer what to do: plays as `greedy` does, but follows a voyage that wins before it thinks of any fight, captures the creature that
//! can be captured here before anything else is done with the manoeuvre, and leaves nothing lying that costs only what would be lost.

use crate::Tortuga;
use crate::map::SectorKind;
use crate::moves::Move;
use table::Chance;

use super::greedy::{self, Greedy};
use super::mind::Mind;
use table::bots::{Bot, Eyes};

/// The bot.
pub(super) struct Adviser;

impl Bot<Tortuga> for Adviser {
    fn choose(&mut self, eyes: &Eyes<'_, Tortuga>, moves: &[Move], chance: &mut Chance) -> Option<Move> {
        let chosen = Greedy.choose(eyes, moves, chance)?;
        let mind = Mind::new(eyes, chance);
        if let Some(step) = greedy::winning_step(&mind, moves) {
            return Some(step);
        }
        let better = match chosen {
            Move::EndTurn => left_lying(eyes, moves),
            _ => followed_through(&mind, moves, chosen),
        };
        better.or(Some(chosen))
    }
}

/// The capture that is offered, where `chosen` would spend its manoeuvre or leave: whoever was told to probe is not told to sail away, unless the
/// voyage wins the game.
fn followed_through(mind: &Mind, moves: &[Move], chosen: Move) -> Option<Move> {
    let leaves = match chosen {
        Move::Sail(_) | Move::Collect | Move::Destroy(_) => true,
        Move::Play(card) => greedy::carries(mind, card) > 0,
        _ => false,
    };
    (leaves && moves.contains(&Move::Capture) && !greedy::wins_by_sailing(mind)).then_some(Move::Capture)
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
