//! The way that brings most: what the crypto and manoeuvre of a turn can still score on the map, stop by stop.
//!
//! Guides tell it, and who advises newcomers keeps to it, so that what was announced is done. It counts what is sure alone: creatures that were marked,
//! sectors that nobody guards, influence that is on sale; no fight, and nothing that is drawn or probed.

use serde::{Deserialize, Serialize};
use table::Seat;
use ts_rs::TS;

use crate::Tortuga;
use crate::cards::{Ability, AbilityKind};
use crate::map::Place;
use crate::moves::Move;
use crate::rules::{INFLUENCE_PRICE, VICTORY};
use crate::state::Pending;

/// The way that brings most this turn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct Course {
    /// Where something scores, in order.
    pub stops: Vec<CourseStop>,
    /// It takes cards that are still in the hand.
    pub by_hand: bool,
    /// The influence of all stops wins the game.
    pub wins: bool,
}

/// Something that scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CourseStop {
    /// Where.
    pub place: Place,
    /// By what.
    pub deed: Deed,
    /// What it costs then: manoeuvre, or crypto for influence that is bought.
    pub price: u8,
    /// The influence it brings.
    pub points: u8,
}

/// What scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Deed {
    /// The capture of a creature that was marked.
    Capture,
    /// The conquest of a sector.
    Conquer,
    /// Influence that is bought in Tortuga.
    Buy,
}

/// How many stops are thought through.
const STOPS: usize = 4;
/// Further than any place: a jump.
const ANYWHERE: u8 = u8::MAX;

/// What a stop is worth besides its influence, which is worth ten: what a rival loses is nearly won, and whoever was told to probe a creature is not
/// told to sail away from it for less than a victory or much else.
const POINT: i32 = 10;
const CREATURE: i32 = 60;
const TAKEN: i32 = 6;
const VICTORIOUS: i32 = 1000;

/// What there is to spend on the way.
#[derive(Clone, Copy)]
struct Left {
    crypto: u8,
    manoeuvre: u8,
    /// Steps that cost nothing, and are lost at the first stop.
    free: u8,
    conquer_off: u8,
    hunt_off: u8,
    markers: usize,
}

/// A way, and what it is worth: more, and then for less.
#[derive(Clone)]
struct Way {
    value: i32,
    spent: u8,
    stops: Vec<CourseStop>,
}

/// The way that brings most for `seat`, whose turn it is. What only others know has no part in it.
pub(crate) fn of(game: &Tortuga, seat: Seat) -> Option<Course> {
    let state = &game.state;
    let sails = matches!(
        state.pending.last(),
        None | Some(Pending::Abilities { .. } | Pending::Move { .. } | Pending::Jump)
    );
    if seat != state.active || state.over.is_some() || state.duel.is_some() || !sails {
        return None;
    }
    let here = state.captains[seat].ship?;
    let turn = &state.this_turn;
    let laid = Left {
        crypto: game.purse(),
        manoeuvre: turn.manoeuvre,
        free: free_steps(game),
        conquer_off: turn.conquer_off,
        hunt_off: turn.hunt_off,
        markers: game.markers_left(seat),
    };
    let hand = || state.captains[seat].hand.cards().map(|card| game.face(card));
    let held = Left {
        crypto: laid.crypto + hand().map(|face| face.crypto).sum::<u8>(),
        manoeuvre: laid.manoeuvre + hand().map(|face| face.manoeuvre).sum::<u8>(),
        ..laid
    };
    let chart = Chart::new(game, seat);
    let found = |left, by_hand| {
        let Way { stops, .. } = chart.best(here, left, &[]);
        let points: u8 = stops.iter().map(|stop| stop.points).sum();
        (!stops.is_empty()).then(|| Course {
            by_hand,
            wins: chart.score + points >= VICTORY,
            stops,
        })
    };
    // What lies on the table is spent first, unless the hand makes the difference between winning and not.
    let sure = found(laid, false);
    let more = || found(held, true);
    match sure {
        Some(way) if way.wins => Some(way),
        Some(way) => more().filter(|more| more.wins).or(Some(way)),
        None => more(),
    }
}

/// The steps that a card at hand gives.
fn free_steps(game: &Tortuga) -> u8 {
    let carries = |ability: &Ability| match ability {
        Ability::Move(steps) => *steps,
        Ability::Jump => ANYWHERE,
        _ => 0,
    };
    match game.state.pending.last() {
        Some(Pending::Move { left }) => *left,
        Some(Pending::Jump) => ANYWHERE,
        Some(Pending::Abilities { card, .. }) => {
            let usable = |ability: &&Ability| {
                let kind = ability.kind();
                matches!(kind, AbilityKind::Move | AbilityKind::Jump)
                    && game.check_move(Move::Use(kind)).is_ok()
            };
            let abilities = game.face(*card).abilities.iter();
            abilities.filter(usable).map(carries).max().unwrap_or(0)
        }
        _ => 0,
    }
}

struct Chart<'a> {
    game: &'a Tortuga,
    seat: Seat,
    score: u8,
}

impl<'a> Chart<'a> {
    fn new(game: &'a Tortuga, seat: Seat) -> Chart<'a> {
        Chart {
            game,
            seat,
            score: game.influence(seat),
        }
    }

    /// The best way on from a place, where these stops were made.
    fn best(&self, from: Place, left: Left, done: &[CourseStop]) -> Way {
        let won: u8 = done.iter().map(|stop| stop.points).sum();
        let mut best = Way {
            value: 0,
            spent: 0,
            stops: Vec::new(),
        };
        if done.len() == STOPS || self.score + won >= VICTORY {
            return best;
        }
        for place in self.game.map().places().iter() {
            let steps = self.game.map().steps(from, place).saturating_sub(left.free);
            if steps > left.manoeuvre {
                continue;
            }
            let there = Left {
                manoeuvre: left.manoeuvre - steps,
                free: 0,
                ..left
            };
            for (stop, worth) in self.deeds(place, there, won, done).into_iter().flatten() {
                let mut after = there;
                match stop.deed {
                    Deed::Buy => after.crypto -= stop.price,
                    Deed::Capture => (after.manoeuvre, after.hunt_off) = (there.manoeuvre - stop.price, 0),
                    Deed::Conquer => {
                        after.manoeuvre -= stop.price;
                        after.conquer_off = 0;
                        after.markers -= 1;
                    }
                }
                let made: Vec<CourseStop> = done.iter().copied().chain([stop]).collect();
                let on = self.best(place, after, &made);
                let missing = VICTORY.saturating_sub(self.score + won);
                let wins = if stop.points >= missing { VICTORIOUS } else { 0 };
                let value = on.value + worth + wins;
                let spent = on.spent + steps + if stop.deed == Deed::Buy { 0 } else { stop.price };
                if value > best.value || (value == best.value && spent < best.spent) {
                    let stops = [stop].into_iter().chain(on.stops).collect();
                    best = Way { value, spent, stops };
                }
            }
        }
        best
    }

    /// What scores at a place and can be paid for there, and what it is worth.
    fn deeds(
        &self,
        place: Place,
        left: Left,
        won: u8,
        done: &[CourseStop],
    ) -> [Option<(CourseStop, i32)>; 3] {
        let sells = place == Place::TORTUGA && left.crypto >= INFLUENCE_PRICE;
        let stop = CourseStop {
            place,
            deed: Deed::Buy,
            price: INFLUENCE_PRICE,
            points: 1,
        };
        let was = |deed| done.iter().any(|stop| stop.place == place && stop.deed == deed);
        [
            self.capture(place, left).filter(|_| !was(Deed::Capture)),
            self.conquest(place, left, won).filter(|_| !was(Deed::Conquer)),
            sells.then_some((stop, POINT)),
        ]
    }

    fn capture(&self, place: Place, left: Left) -> Option<(CourseStop, i32)> {
        let token = self.game.state.sector(place).hunt?;
        if !token.marked.contains(self.seat) {
            return None;
        }
        let price = self
            .game
            .face(token.creature)
            .cost
            .saturating_sub(left.hunt_off)
            .max(1);
        let stop = CourseStop {
            place,
            deed: Deed::Capture,
            price,
            points: 1,
        };
        (price <= left.manoeuvre).then_some((stop, POINT + CREATURE))
    }

    fn conquest(&self, place: Place, left: Left, won: u8) -> Option<(CourseStop, i32)> {
        let (game, state) = (self.game, &self.game.state);
        let sector = state.sector(place);
        let points = game.cards.sector(sector.kind).control;
        let guarded = sector
            .controller
            .is_some_and(|owner| state.captains[owner].ship == Some(place));
        // The conquest of Tortuga calls the last turns: it is on the way only where it wins at once.
        let called = place == Place::TORTUGA && self.score + won + points < VICTORY;
        let off = if place == Place::TORTUGA {
            0
        } else {
            left.conquer_off
        };
        let price = (sector.defence + 1).saturating_sub(off);
        let open = sector.controller != Some(self.seat) && !guarded && !called;
        let payable = price <= left.manoeuvre && left.markers > 0 && state.usurper.is_none();
        let taken = if sector.controller.is_some() { TAKEN } else { 0 };
        let stop = CourseStop {
            place,
            deed: Deed::Conquer,
            price,
            points,
        };
        (open && payable).then(|| (stop, i32::from(points) * (POINT + taken)))
    }
}
