//! What the cards to come are likely to do, from what a seat knows: how many cards of each level are left, which it has seen in the forecast, and
//! which have been turned up already.

use arrayvec::ArrayVec;
use table::Seat;

use super::hazards::Hazards;
use crate::Trucker;
use crate::cards::adventures::{CardBits, CardId};
use crate::cards::effects::{Adventure, Enemy, Line, Missile, MissileKind};
use crate::ids::Level;
use crate::state::Phase;

/// The most cards of one kind that can be in a box.
const MOST: usize = 20;

/// Expected numbers of each kind of missile from each side.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Missiles([[f32; 4]; 4]);

impl Missiles {
    /// Adds missiles that come with this chance.
    pub(super) fn add(&mut self, missiles: &[Missile], chance: f32) {
        for missile in missiles {
            self.0[missile.kind as usize][missile.from.index()] += chance;
        }
    }

    /// How many of a kind are to be expected from a side.
    pub(super) fn of(&self, kind: MissileKind, from: crate::ids::Side) -> f32 {
        self.0[kind as usize][from.index()]
    }
}

/// What is to be expected of the cards to come.
#[derive(Clone, Debug, Default)]
pub(super) struct Weather {
    /// Meteors, which fly at everybody.
    pub(super) meteors: Missiles,
    /// Enemies, each with the chance that it comes.
    pub(super) enemies: ArrayVec<(f32, &'static Enemy), MOST>,
    /// Combat zones, each with the chance that it comes.
    pub(super) zones: ArrayVec<(f32, &'static [Line]), MOST>,
    /// How many cards of open space.
    pub(super) open_space: f32,
    /// How likely there is any open space at all.
    pub(super) some_open_space: f32,
    /// How many epidemics.
    pub(super) epidemics: f32,
    /// Super cards.
    pub(super) hazards: Hazards,
    /// How many cards in all.
    pub(super) cards: f32,
}

impl Weather {
    /// What a seat can expect.
    pub(super) fn of(world: &Trucker, seat: Seat) -> Weather {
        let mut weather = Weather {
            hazards: Hazards::of(world),
            ..Weather::default()
        };
        for (card, chance) in expected(world, seat) {
            weather.add(world, card, chance);
        }
        weather
    }

    fn add(&mut self, world: &Trucker, card: CardId, chance: f32) {
        self.cards += chance;
        let Some(card) = world.cards.adventures.get(card) else {
            return;
        };
        match &card.adventure {
            Adventure::OpenSpace => {
                self.open_space += chance;
                self.some_open_space += (1.0 - self.some_open_space) * chance;
            }
            Adventure::Epidemic => self.epidemics += chance,
            Adventure::MeteorSwarm { meteors } => self.meteors.add(meteors, chance),
            // What does not fit into the lists does not come up with the published cards.
            Adventure::Enemy(enemy) => drop(self.enemies.try_push((chance, enemy))),
            Adventure::CombatZone { lines } => drop(self.zones.try_push((chance, lines))),
            _ => {}
        }
    }
}

/// The cards that can still come up, each with the chance that it will.
fn expected(world: &Trucker, seat: Seat) -> impl Iterator<Item = (CardId, f32)> {
    let state = &world.state;
    let deck = match state.phase {
        Phase::Flying | Phase::Over => state.air.deck,
        _ => state
            .forecast
            .piles
            .into_iter()
            .fold(CardBits::NONE, CardBits::or),
    };
    // Everybody knows the cards of the learning flight.
    let known = if state.flight.is_learning() {
        deck
    } else {
        state.players[seat].known.and(deck)
    };
    let unseen = world
        .cards
        .adventures
        .all()
        .minus(state.turned_up)
        .minus(state.players[seat].known);
    let chances = Level::ALL.map(|level| {
        let places = deck.of_level(level).len() - known.of_level(level).len();
        places as f32 / unseen.of_level(level).len().max(1) as f32
    });
    let sure = known.iter().map(|card| (card, 1.0));
    let likely = unseen.minus(known).iter();
    let likely = likely.map(move |card| (card, chances[card.level().index()]));
    sure.chain(likely).filter(|(_, chance)| *chance > 0.0)
}
