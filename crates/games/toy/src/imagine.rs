//! What a seat cannot know: the charms of the others.

use table::{Chance, Seat};

use crate::Toy;

pub(crate) fn world(game: &Toy, seat: Seat, chance: &mut Chance) -> Toy {
    let mut world = game.clone();
    if game.heap == 0 {
        return world;
    }
    let own = game.charms.get(seat.index()).copied();
    let mut others: Vec<u8> = (0..game.cards.charms.len() as u8)
        .filter(|charm| Some(*charm) != own)
        .collect();
    chance.shuffle(&mut others);
    let mut others = others.into_iter();
    for (at, charm) in world.charms.iter_mut().enumerate() {
        if at != seat.index() {
            *charm = others.next().unwrap_or(*charm);
        }
    }
    world
}
