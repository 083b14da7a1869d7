//! What a game is remembered by.

use table::Highlight;

use crate::events::{Event, GlorySource};
use crate::state::{Decided, Foe};

pub(crate) fn of(event: &Event) -> Option<Highlight> {
    match event {
        Event::Betrayed { .. } | Event::PromiseBroken { .. } => Some(Highlight::Betrayal),
        Event::Judged { infamous: true, .. } => Some(Highlight::Loss),
        Event::CombatDecided(decided) => combat(decided),
        Event::TrophyValidated { .. }
        | Event::Glory {
            source: GlorySource::Titles,
            ..
        } => Some(Highlight::Honour),
        Event::GameEnded { .. } => Some(Highlight::End),
        _ => None,
    }
}

/// Ships are fought every turn; pirates and planets are not.
fn combat(decided: &Decided) -> Option<Highlight> {
    match decided.foe {
        Foe::Pirate(_) => Some(Highlight::Duel),
        Foe::Planet(_) if decided.attacker_wins => Some(Highlight::Conquest),
        Foe::Planet(_) | Foe::Ship(_) | Foe::Nobody => None,
    }
}
