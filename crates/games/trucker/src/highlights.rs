//! What a game is remembered by.

use table::Highlight;

use crate::events::Event;
use crate::ids::Loss;
use crate::rules::{FightResult, Item};

pub(crate) fn of(event: &Event) -> Option<Highlight> {
    match event {
        Event::BrokeUp { .. }
        | Event::ChainReaction { .. }
        | Event::Sabotaged { at: Some(_), .. }
        | Event::Lost {
            loss: Loss::Fallen, ..
        } => Some(Highlight::Wreck),
        Event::Left { .. } => Some(Highlight::Loss),
        Event::Fought {
            result: FightResult::Won,
            ..
        } => Some(Highlight::Conquest),
        Event::Scored { entry, .. } => match entry.item {
            Item::TitleGained(_) | Item::TitleDefended(_) | Item::BestLooking(_) => Some(Highlight::Honour),
            _ => None,
        },
        Event::FlightOver { .. } | Event::GameOver => Some(Highlight::End),
        _ => None,
    }
}
