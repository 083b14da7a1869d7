//! What a seat cannot know, dealt again: the cards of the piles it has not looked at, of the deck, and of earlier decks that were never turned up.
//!
//! Tiles that lie face down have no order to imagine: which they are everybody can work out, and one is drawn at random when it is taken.

use arrayvec::ArrayVec;
use table::{Chance, Seat};

use crate::Trucker;
use crate::cards::adventures::{CardBits, CardId};
use crate::cards::missions::SuperWish;
use crate::ids::Level;

/// The most cards of one level, or super cards.
const MOST: usize = 24;

/// A world that `seat` cannot tell from this one.
pub(crate) fn world(real: &Trucker, seat: Seat, chance: &mut Chance) -> Trucker {
    let mut world = real.clone();
    // Everybody knows the cards of the learning flight.
    if !real.state.flight.is_learning() {
        for level in Level::ALL {
            let cards = real.cards.adventures.all().of_level(level);
            deal_again(&mut world, seat, cards, chance);
        }
        let mut wishes: Vec<SuperWish> = real.super_wishes().collect();
        wishes.dedup();
        for wish in wishes {
            let supers = real.cards.adventures.supers().iter();
            let cards = supers.filter(|card| real.fits_wish(*card, wish)).collect();
            deal_again(&mut world, seat, cards, chance);
        }
    }
    world
}

/// Every one of these cards that the seat cannot place trades places with another one, wherever it lies and whoever else has seen it.
fn deal_again(world: &mut Trucker, seat: Seat, cards: CardBits, chance: &mut Chance) {
    let state = &mut world.state;
    let seen = state.turned_up.or(state.players[seat].known);
    let unseen = cards.minus(seen);
    let mut places: ArrayVec<CardId, MOST> = unseen.iter().collect();
    let mut dealt = places.clone();
    chance.shuffle(&mut dealt);
    // Cards are dealt to places, which anybody can put in an order: where a card lies and who has seen it. So how they really lie has no part
    // in what is imagined.
    places.sort_by_key(|card| {
        let piles = state.forecast.piles.iter();
        let known = state.players.iter().map(|player| &player.known);
        let sets = piles.chain([&state.air.deck, &state.left_over]).chain(known);
        sets.fold(0u32, |place, set| place << 1 | u32::from(set.has(*card)))
    });
    let renew = |set: &mut CardBits| {
        let before = *set;
        *set = before.minus(unseen);
        let traded = places.iter().zip(&dealt).filter(|(card, _)| before.has(**card));
        traded.for_each(|(_, other)| set.insert(*other));
    };
    state.forecast.piles.iter_mut().for_each(renew);
    renew(&mut state.air.deck);
    renew(&mut state.left_over);
    state
        .players
        .iter_mut()
        .for_each(|player| renew(&mut player.known));
}
