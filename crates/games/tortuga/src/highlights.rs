//! What a game is remembered by.

use table::Highlight;

use crate::events::Event;

pub(crate) fn of(event: &Event) -> Option<Highlight> {
    match event {
        Event::FightWon { .. } => Some(Highlight::Duel),
        // A sector that nobody held is taken every other turn.
        Event::ControlChanged { loser: Some(_), .. } | Event::Captured { .. } => Some(Highlight::Conquest),
        Event::ShipLost { .. } => Some(Highlight::Loss),
        Event::LastRound { .. } => Some(Highlight::Peril),
        Event::GameOver { .. } => Some(Highlight::End),
        _ => None,
    }
}
