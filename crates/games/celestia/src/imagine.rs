//! What a seat cannot know, dealt again.

use table::{Chance, Seat};
use tinyvec::ArrayVec;

use crate::cards::{AmbushId, AssaultId, EnergyId, PATH};
use crate::equipment::{Card, Counts};
use crate::state::Celestia;

/// A world that `seat` cannot tell from this one. The partner's hand keeps to what everybody knows of it.
pub(crate) fn world(game: &Celestia, seat: Seat, chance: &mut Chance) -> Celestia {
    let mut world = *game;
    deal_equipment(&mut world, seat, chance);
    deal_path(&mut world, chance);
    deal_energy(&mut world, chance);
    deal_assaults(&mut world, chance);
    // Piles are put in order first: how they really lie has no part in what is imagined.
    world.sky.crew_pile.sort_unstable();
    world.sky.stage_pile.sort_unstable_by_key(|stage| stage.0);
    chance.shuffle(&mut world.sky.crew_pile);
    chance.shuffle(&mut world.sky.stage_pile);
    world
}

/// The partner's hand, the face-down cards in the middle and the deck are dealt again from all cards the seat has not seen.
fn deal_equipment(world: &mut Celestia, seat: Seat, chance: &mut Chance) {
    let sky = &mut world.sky;
    let partner = seat.other();
    let known = sky.known[partner];
    let in_hand = sky.hands[partner].total();
    let mut unseen = sky
        .deck
        .plus(sky.face_down)
        .plus(sky.hands[partner])
        .minus(known.least);
    let mut hand = known.least;
    while hand.total() < in_hand {
        let possible = Card::ALL
            .into_iter()
            .filter(|card| hand.of(*card) < known.most.of(*card));
        let possible = possible.fold(Counts::NONE, |sum, card| {
            sum.plus(Counts::several(card, unseen.of(card)))
        });
        // The real hand fits what is known, so there is always a card left that fits.
        let Some(kind) = chance.draw(possible.numbers()) else {
            break;
        };
        hand.put(Card::ALL[kind]);
        unseen.take(Card::ALL[kind]);
    }
    let mut face_down = Counts::NONE;
    for _ in 0..sky.face_down.total() {
        let Some(kind) = chance.draw(unseen.numbers()) else {
            break;
        };
        face_down.put(Card::ALL[kind]);
        unseen.take(Card::ALL[kind]);
    }
    sky.hands[partner] = hand;
    sky.face_down = face_down;
    sky.deck = unseen;
}

/// Cards of the path nobody has seen change places; the first is any of the four start cards.
fn deal_path(world: &mut Celestia, chance: &mut Chance) {
    let path = &mut world.sky.path;
    if !path.is_seen(1) {
        path.put(1, AmbushId(chance.pick(4) as u8));
    }
    let places: ArrayVec<[u8; PATH]> = (2..=PATH as u8)
        .filter(|position| !path.is_seen(*position))
        .collect();
    let mut cards: ArrayVec<[AmbushId; PATH]> = places.iter().map(|position| path.at(*position)).collect();
    cards.sort_unstable_by_key(|card| card.0);
    chance.shuffle(&mut cards);
    for (position, card) in places.into_iter().zip(cards) {
        path.put(position, card);
    }
}

/// Tokens in the generator are any of those that were not turned up yet.
fn deal_energy(world: &mut Celestia, chance: &mut Chance) {
    let sky = &mut world.sky;
    let mut tokens: ArrayVec<[EnergyId; 3]> = (0..3)
        .map(EnergyId)
        .filter(|token| !sky.spent.contains(token))
        .collect();
    chance.shuffle(&mut tokens);
    tokens.truncate(sky.generator.len());
    sky.generator = tokens;
}

/// Assaults to come are any of those that were not turned up yet.
fn deal_assaults(world: &mut Celestia, chance: &mut Chance) {
    let sky = &mut world.sky;
    let shown = usize::from(sky.assaults_shown);
    if shown == sky.assaults.len() {
        return;
    }
    let mut left: ArrayVec<[AssaultId; 16]> = (0..world.cards.assaults.len() as u8)
        .map(AssaultId)
        .filter(|assault| !sky.assaults[..shown].contains(assault))
        .collect();
    for at in shown..sky.assaults.len() {
        sky.assaults[at] = left.swap_remove(chance.pick(left.len()));
    }
}
