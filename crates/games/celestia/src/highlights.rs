//! What a game is remembered by.

use table::Highlight;

use crate::events::Event;

pub(crate) fn of(event: &Event) -> Option<Highlight> {
    match event {
        Event::EnergyLost { left: 0, .. } => Some(Highlight::Peril),
        Event::EnergyLost { .. } => Some(Highlight::Loss),
        Event::Caught { .. } | Event::BoardingBegins | Event::MastDestroyed { .. } => {
            Some(Highlight::Conquest)
        }
        Event::Ended { .. } => Some(Highlight::End),
        _ => None,
    }
}
