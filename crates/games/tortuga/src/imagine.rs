//! What a seat cannot know, dealt again.
//!
//! Captains can keep count of each other's cards, since everything that enters or leaves a deck does so openly. What they cannot know is
//! which of a captain's cards not lying open are in his deck, his hand, his reserve or under the attacker's palm; and which creatures
//! are on the tokens they have not probed. Draw piles have no order to imagine.

use arrayvec::ArrayVec;
use table::{Chance, Seat};

use crate::Tortuga;
use crate::cards::{CardId, KINDS};
use crate::pile::Pile;
use crate::state::Creatures;

/// A world that `seat` cannot tell from this one.
pub(crate) fn world(real: &Tortuga, seat: Seat, chance: &mut Chance) -> Tortuga {
    let mut world = real.clone();
    for other in Seat::all(real.seats_here()).filter(|other| *other != seat) {
        deal_again(&mut world, other, chance);
    }
    swap_tokens(&mut world, seat, chance);
    world
}

/// Deals the cards of `other` that do not lie open again, true to all that everybody can work out about them: what is certainly held stays
/// out of the deck, the reserve is one of what it may be, and only cards with manoeuvre are sealed.
fn deal_again(world: &mut Tortuga, other: Seat, chance: &mut Chance) {
    let fighters = world.cards.fighters(world.state.plain_ships);
    let attacking = other == world.state.active;
    let mut sealed = world
        .state
        .duel
        .as_mut()
        .filter(|duel| attacking && !duel.open)
        .map(|duel| &mut duel.attack.cards);
    let captain = &mut world.state.captains[other];
    let (hand, seals) = (
        captain.hand.len(),
        sealed.as_ref().map_or(0, |sealed| sealed.len()),
    );
    let reserved = captain.reserve.is_some();
    let mut free = captain.deck;
    free.take_all(&mut captain.hand);
    free.extend(captain.reserve);
    if let Some(sealed) = &mut sealed {
        free.take_all(sealed);
    }
    captain.held.cards().for_each(|card| {
        free.take(card);
    });
    let slots = hand + seals + usize::from(reserved);
    let mut dealer = Dealer {
        held: captain.held,
        free,
        slack: slots - captain.held.len(),
    };
    if reserved {
        let fits =
            |dealer: &Dealer, card| captain.reserve_among.contains(card) && dealer.can_seal(seals, fighters);
        captain.reserve = dealer.deal(fits, chance);
    }
    if let Some(sealed) = sealed {
        for left in (0..seals).rev() {
            let fits = |dealer: &Dealer, card: CardId| {
                fighters & card.mask() != 0 && dealer.can_seal(left, fighters)
            };
            sealed.extend(dealer.deal(fits, chance));
        }
    }
    captain.hand = dealer.held;
    while captain.hand.len() < hand {
        captain.hand.extend(dealer.free.draw(chance));
    }
    captain.deck = dealer.free;
}

/// Hidden cards that wait for a place.
#[derive(Clone, Copy)]
struct Dealer {
    /// Those that may not end in the deck.
    held: Pile,
    /// The others.
    free: Pile,
    /// How many of the others still find a place outside the deck.
    slack: usize,
}

impl Dealer {
    /// Whether so many cards with manoeuvre can still be sealed.
    fn can_seal(&self, seals: usize, fighters: u128) -> bool {
        let count = |pile: &Pile| {
            pile.kinds_in(fighters)
                .map(|card| usize::from(pile.count(card)))
                .sum::<usize>()
        };
        seals <= count(&self.held) + count(&self.free).min(self.slack)
    }

    /// Deals a card at random among those after which all else still `fits`. The cards as they really lie show that there is one.
    fn deal(&mut self, fits: impl Fn(&Dealer, CardId) -> bool, chance: &mut Chance) -> Option<CardId> {
        let mut choices: ArrayVec<(Dealer, CardId), { 2 * KINDS }> = ArrayVec::new();
        let mut weights = [0; 2 * KINDS];
        for from_held in [true, false] {
            let pile = if from_held { self.held } else { self.free };
            if !from_held && self.slack == 0 {
                continue;
            }
            for card in pile.kinds() {
                let mut after = *self;
                if from_held {
                    after.held.take(card);
                } else {
                    after.free.take(card);
                    after.slack -= 1;
                }
                if fits(&after, card) {
                    weights[choices.len()] = pile.count(card);
                    choices.push((after, card));
                }
            }
        }
        let (after, card) = *choices.get(chance.draw(&weights)?)?;
        *self = after;
        Some(card)
    }
}

/// Mixes the creatures that `seat` has not seen over the tokens it has not probed and those left in the box.
fn swap_tokens(world: &mut Tortuga, seat: Seat, chance: &mut Chance) {
    let state = &mut world.state;
    let unseen = |token: &crate::state::HuntToken| !token.seen.contains(seat);
    let on_tiles = state
        .sectors
        .iter()
        .filter_map(|sector| sector.hunt)
        .filter(unseen);
    let mut creatures: ArrayVec<CardId, 10> = on_tiles.map(|token| token.creature).collect();
    creatures.extend(state.unused_tokens.iter());
    // Put in order first: how they really lie has no part in what is imagined.
    creatures.sort_unstable();
    chance.shuffle(&mut creatures);
    let mut creatures = creatures.into_iter();
    let tokens = state.sectors.iter_mut().filter_map(|sector| sector.hunt.as_mut());
    for token in tokens.filter(|token| unseen(token)) {
        token.creature = creatures.next().unwrap_or(token.creature);
    }
    state.unused_tokens = creatures.collect::<Creatures>();
}
