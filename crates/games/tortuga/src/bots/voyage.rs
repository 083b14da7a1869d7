//! What the crypto and manoeuvre of a turn can do on the map: a few stops, and at each the best of what is to be had there.

use crate::Scenario;
use crate::cards::{CardId, Deck};
use crate::map::{PLACES, Place, SectorKind};
use crate::moves::Move;
use crate::view::SectorView;

use super::mind::{FAR, INFLUENCE, Mind};

/// How many stops are thought through.
const STOPS: u8 = 3;
/// Crypto for 1 influence in Tortuga.
const INFLUENCE_PRICE: u8 = 7;
/// What a mineral is worth.
const MINERAL: f32 = 2.0;
/// What a step costs besides its manoeuvre, so that nobody sails for nothing.
const STEP: f32 = 0.2;
/// How much of what could be done next turn counts now.
const TOMORROW: f32 = 0.3;

/// What can be spent on a voyage.
#[derive(Clone, Copy)]
pub(super) struct Purse {
    /// Crypto of the turn, lost at its end.
    pub(super) crypto: u8,
    /// Minerals, which are not.
    pub(super) minerals: u8,
    pub(super) manoeuvre: u8,
    /// How many steps a card would take the ship at once for nothing.
    pub(super) free: u8,
}

/// The next thing to do on a voyage.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Step {
    /// This move, here.
    Act(Move),
    /// Sail there.
    Sail(Place),
}

/// A voyage: what it is worth, and how it begins.
#[derive(Clone, Copy)]
pub(super) struct Voyage {
    pub(super) value: f32,
    pub(super) first: Option<Step>,
}

/// Something that can be done at a stop.
#[derive(Clone, Copy)]
struct Deal {
    mv: Move,
    crypto: u8,
    manoeuvre: u8,
    value: f32,
}

/// What is done at one stop.
#[derive(Clone, Copy)]
struct Stop {
    value: f32,
    first: Option<Move>,
    purse: Purse,
}

/// Thinks voyages through.
pub(super) struct Navigator<'a> {
    mind: &'a Mind,
    /// What it is worth to be at each place at the end of the turn.
    tomorrow: [f32; PLACES],
}

impl<'a> Navigator<'a> {
    pub(super) fn new(mind: &'a Mind) -> Navigator<'a> {
        let mut navigator = Navigator {
            mind,
            tomorrow: [0.0; PLACES],
        };
        let (crypto, manoeuvre) = mind.next_turn();
        let purse = Purse {
            crypto,
            manoeuvre,
            minerals: mind.mine().minerals,
            free: 0,
        };
        for sector in &mind.view.sectors {
            let act = navigator.act(sector, purse).map_or(0.0, |stop| stop.value);
            let buy = navigator.buy(sector, purse).map_or(0.0, |stop| stop.value);
            // A victory of tomorrow is no better than any other good day.
            let value = (act + buy).min(4.0 * INFLUENCE);
            navigator.tomorrow[sector.place.index()] = TOMORROW * value;
        }
        navigator
    }

    /// The best voyage from `place`.
    pub(super) fn best(&self, place: Place, purse: Purse) -> Voyage {
        self.from(place, purse, 0, STOPS)
    }

    fn from(&self, place: Place, purse: Purse, visited: u16, stops: u8) -> Voyage {
        let Some(sector) = self.mind.sector(place) else {
            return Voyage {
                value: 0.0,
                first: None,
            };
        };
        let nothing = Stop {
            value: 0.0,
            first: None,
            purse,
        };
        let act = self.act(sector, purse);
        let buy = self.buy(sector, purse);
        let both = act.and_then(|act| {
            let buy = self.buy(sector, act.purse)?;
            Some(Stop {
                value: act.value + buy.value,
                first: act.first,
                purse: buy.purse,
            })
        });
        let mut best = Voyage {
            value: f32::MIN,
            first: None,
        };
        for (stop, acted) in [(Some(nothing), false), (act, true), (buy, false), (both, true)] {
            let Some(stop) = stop else { continue };
            let on = self.sail_on(place, stop.purse, visited, stops);
            let stay = if acted { 0.0 } else { self.tomorrow[place.index()] };
            let (value, next) = if on.value > stay {
                (on.value, on.first)
            } else {
                (stay, None)
            };
            let value = value + stop.value;
            if value > best.value {
                let first = stop.first.map(Step::Act).or(next);
                best = Voyage { value, first };
            }
        }
        best
    }

    fn sail_on(&self, place: Place, purse: Purse, visited: u16, stops: u8) -> Voyage {
        let mut best = Voyage {
            value: f32::MIN,
            first: None,
        };
        if stops == 0 {
            return best;
        }
        let visited = visited | 1 << place.index();
        for sector in &self.mind.view.sectors {
            let to = sector.place;
            let steps = self.mind.steps(place, to);
            if visited & 1 << to.index() != 0 || steps == FAR {
                continue;
            }
            let mut left = purse;
            if steps <= purse.free {
                left.free = 0;
            } else if steps <= purse.manoeuvre {
                left.manoeuvre -= steps;
            } else {
                continue;
            }
            let value = self.from(to, left, visited, stops - 1).value - STEP * f32::from(steps);
            if value > best.value {
                best = Voyage {
                    value,
                    first: Some(Step::Sail(to)),
                };
            }
        }
        best
    }

    /// The best of what manoeuvre, and crypto in peace, can do at a sector besides buying.
    fn act(&self, sector: &SectorView, purse: Purse) -> Option<Stop> {
        let mut deals: [Option<Deal>; 4] = [None; 4];
        deals[0] = self.conquest(sector, purse);
        deals[1] = self.hunt(sector, purse);
        deals[2] = sector.mineral.then_some(Deal {
            mv: Move::Collect,
            crypto: 0,
            manoeuvre: 1,
            value: MINERAL,
        });
        let mut best: Option<Stop> = None;
        for subset in 1u8..8 {
            let chosen = || (0..3).filter(|at| subset & 1 << at != 0).map(|at| deals[at]);
            if chosen().any(|deal| deal.is_none()) {
                continue;
            }
            let (mut crypto, mut manoeuvre, mut value) = (0, 0, 0.0);
            let mut first: Option<Deal> = None;
            for deal in chosen().flatten() {
                crypto += deal.crypto;
                manoeuvre += deal.manoeuvre;
                value += deal.value;
                if first.is_none_or(|first| deal.value > first.value) {
                    first = Some(deal);
                }
            }
            let Some(mut left) = paid(purse, crypto) else {
                continue;
            };
            if manoeuvre > purse.manoeuvre {
                continue;
            }
            left.manoeuvre -= manoeuvre;
            let value = value - MINERAL * f32::from(purse.minerals - left.minerals);
            if value > 0.0 && best.is_none_or(|best| value > best.value) {
                best = Some(Stop {
                    value,
                    first: first.map(|deal| deal.mv),
                    purse: left,
                });
            }
        }
        best
    }

    fn conquest(&self, sector: &SectorView, purse: Purse) -> Option<Deal> {
        let view = &self.mind.view;
        let guarded = sector.controller.is_some_and(|seat| sector.ships.contains(&seat));
        let mine = sector.controller == Some(self.mind.me);
        if mine || guarded || view.usurper.is_some() || self.mind.mine().markers == 0 {
            return None;
        }
        let tortuga = sector.kind == SectorKind::Tortuga;
        let value = if tortuga {
            self.mind.tortuga(sector)
        } else {
            self.mind.control(sector)
        };
        let price = sector.conquest_price;
        let off = if tortuga { 0 } else { view.this_turn.conquer_off };
        let manoeuvre = price.saturating_sub(off);
        let peace = view.scenario == Scenario::Peaceful;
        if peace && manoeuvre > purse.manoeuvre {
            return Some(Deal {
                mv: Move::ConquerWithCrypto,
                crypto: price,
                manoeuvre: 0,
                value,
            });
        }
        Some(Deal {
            mv: Move::Conquer,
            crypto: 0,
            manoeuvre,
            value,
        })
    }

    /// Capture of a creature that is marked, or a look at one that is not.
    fn hunt(&self, sector: &SectorView, purse: Purse) -> Option<Deal> {
        let token = sector.hunt.as_ref()?;
        let off = self.mind.view.this_turn.hunt_off;
        let price = |creature: CardId| self.mind.face(creature).cost.saturating_sub(off).max(1);
        let me = self.mind.me;
        if let Some(creature) = token.creature.filter(|_| token.marked.contains(me)) {
            return Some(Deal {
                mv: Move::Capture,
                crypto: 0,
                manoeuvre: price(creature),
                value: self.mind.trophy(creature),
            });
        }
        if self.mind.mine().markers < 2 {
            return None;
        }
        let then = purse.manoeuvre.saturating_sub(1);
        let prospect = |creature: CardId| {
            let now = price(creature) <= then;
            self.mind.trophy(creature).min(4.0 * INFLUENCE) * if now { 0.45 } else { 0.1 }
        };
        let value = match token.creature {
            Some(creature) => prospect(creature),
            None => {
                let unknown = self.unknown_creatures();
                let sum: f32 = unknown.iter().map(|creature| prospect(*creature)).sum();
                sum / unknown.len().max(1) as f32
            }
        };
        Some(Deal {
            mv: Move::Probe,
            crypto: 0,
            manoeuvre: 1,
            value,
        })
    }

    /// Creatures that may be on a token I have not probed.
    fn unknown_creatures(&self) -> Vec<CardId> {
        let view = &self.mind.view;
        let known: Vec<CardId> = view
            .sectors
            .iter()
            .filter_map(|sector| sector.hunt.as_ref()?.creature)
            .collect();
        let pile = view.hunt_pile.iter().copied();
        pile.filter(|creature| !known.contains(creature)).collect()
    }

    /// The best purchases at a sector, the dearest first.
    fn buy(&self, sector: &SectorView, purse: Purse) -> Option<Stop> {
        let mut done: Option<Stop> = None;
        let mut purse = purse;
        let mut off = self.mind.view.this_turn.buy_off;
        for _ in 0..3 {
            let Some(deal) = self.purchase(sector, purse, off) else {
                break;
            };
            let Some(left) = paid(purse, deal.crypto) else {
                break;
            };
            done = Some(Stop {
                value: deal.value + done.map_or(0.0, |stop| stop.value),
                first: done.and_then(|stop| stop.first).or(Some(deal.mv)),
                purse: left,
            });
            purse = left;
            off = 0;
        }
        done
    }

    /// The best single purchase.
    fn purchase(&self, sector: &SectorView, purse: Purse, off: u8) -> Option<Deal> {
        let mind = self.mind;
        let mut best: Option<Deal> = None;
        let mut weigh = |mv: Move, price: u8, worth: f32| {
            let Some(left) = paid(purse, price) else { return };
            let value = worth - MINERAL * f32::from(purse.minerals - left.minerals);
            if value > 0.5 && best.is_none_or(|best| value > best.value) {
                best = Some(Deal {
                    mv,
                    crypto: price,
                    manoeuvre: 0,
                    value,
                });
            }
        };
        let price = |card: CardId| mind.face(card).cost.saturating_sub(off);
        if sector.kind.is_t() {
            for stack in mind
                .view
                .stacks
                .iter()
                .filter(|stack| stack.card.deck() == Deck::T)
            {
                weigh(Move::Buy(stack.card), price(stack.card), mind.gain_of(stack.card));
            }
        } else if let Some(market) = mind
            .view
            .markets
            .iter()
            .find(|market| market.sector == sector.kind)
        {
            for card in market.slots.iter().flatten() {
                weigh(Move::Buy(*card), price(*card), mind.gain_of(*card));
            }
        }
        if sector.kind == SectorKind::Tortuga {
            weigh(Move::BuyInfluence, INFLUENCE_PRICE, mind.influence(1));
        }
        best
    }
}

/// What is left after paying so much crypto, minerals last.
fn paid(purse: Purse, price: u8) -> Option<Purse> {
    let crypto = price.min(purse.crypto);
    let minerals = price - crypto;
    (minerals <= purse.minerals).then(|| Purse {
        crypto: purse.crypto - crypto,
        minerals: purse.minerals - minerals,
        ..purse
    })
}
