//! Meteor swarm: in card order, one roll per meteor for all ships. What each meteor does is in `volley`.

use crate::Trucker;
use crate::air::pending::Volley;
use crate::cards::effects::{Adventure, Missile, Penalty};
use crate::rules::supers::tactical_zone;

/// The meteors or shots of a volley, in the order in which they come.
pub(crate) fn missiles(game: &Trucker, volley: Volley) -> &'static [Missile] {
    let Some(card) = game.card() else { return &[] };
    match (&card.adventure, volley) {
        (Adventure::MeteorSwarm { meteors }, Volley::Card) => meteors,
        (Adventure::Enemy(enemy), Volley::Card) => shots(&enemy.penalty),
        (Adventure::CombatZone { lines }, Volley::Line(line)) => lines
            .get(usize::from(line))
            .map_or(&[], |line| shots(&line.penalty)),
        (Adventure::Fleet(fleet), Volley::Line(line)) => {
            fleet.penalties.get(usize::from(line)).map_or(&[], shots)
        }
        (Adventure::TacticalZone { .. }, Volley::Line(line)) => {
            tactical_zone::penalty(game, line).map_or(&[], shots)
        }
        _ => &[],
    }
}

fn shots(penalty: &Penalty) -> &[Missile] {
    match penalty {
        Penalty::Shots(shots) => shots,
        _ => &[],
    }
}
