//! A captain without time, with whom a search plays its worlds out: plays the hand, weighs what is offered here against what the neighbouring places
//! have, and looks no farther.
//!
//! It looks at a world that was imagined, not at a view, which would take longer to make than the choice; in that world it uses nothing that its
//! seat would not see.

use crate::cards::{Ability, AbilityKind, CardId, Deck};
use crate::map::{PLACES, Place, SectorKind};
use crate::moves::Move;
use crate::state::{Captain, Duel};
use crate::{Pending, Scenario, Tortuga};
use table::{Chance, Seat};

use super::fight::weight_on;
use super::greedy::{ANYWHERE, DEAD_WEIGHT, carries_on};
use super::mind::{INFLUENCE, VICTORY, WINNING, power_on};

/// What a mineral is worth.
const MINERAL: f32 = 2.0;
/// What a look at a creature is worth.
const LOOK: f32 = 6.0;
/// What a step costs besides its manoeuvre.
const STEP: f32 = 0.2;
/// How much of what could be had at a place next turn counts now.
const TOMORROW: f32 = 0.25;
/// Manoeuvre and crypto of a turn to come.
const NEXT_TURN: (u8, u8) = (4, 5);
/// How much more than it expects somebody wants to have who fights.
const SAFETY: f32 = 1.3;

/// What `seat` does.
pub(super) fn choose(game: &Tortuga, seat: Seat, moves: &[Move], chance: &mut Chance) -> Option<Move> {
    let hand = Hand::new(game, seat);
    let chosen = match game.state.pending.last() {
        None => hand.act(moves),
        Some(Pending::ChooseShip) => moves.get(chance.pick(moves.len())).copied(),
        Some(pending) => hand.answer(*pending, moves),
    };
    chosen.or_else(|| least(moves))
}

/// What commits to least.
fn least(moves: &[Move]) -> Option<Move> {
    let plain = |mv: &&Move| matches!(mv, Move::Done | Move::Ready | Move::EndTurn);
    moves.iter().find(plain).or(moves.first()).copied()
}

/// The offered move that is worth most, if one is worth anything.
fn best(moves: &[Move], worth: impl Fn(Move) -> f32) -> Option<(f32, Move)> {
    let mut best: Option<(f32, Move)> = None;
    for mv in moves {
        let worth = worth(*mv);
        if worth > 0.0 && best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, *mv));
        }
    }
    best
}

/// One decision.
struct Hand<'a> {
    game: &'a Tortuga,
    captain: &'a Captain,
    seat: Seat,
    score: u8,
    /// How much of the game is left, from 1 to 0.
    left: f32,
}

impl<'a> Hand<'a> {
    fn new(game: &'a Tortuga, seat: Seat) -> Hand<'a> {
        let most = Seat::all(game.state.seats())
            .map(|seat| game.influence(seat))
            .max();
        let left = VICTORY.saturating_sub(most.unwrap_or(0));
        Hand {
            game,
            captain: &game.state.captains[seat],
            seat,
            score: game.influence(seat),
            left: f32::from(left) / f32::from(VICTORY),
        }
    }

    fn power(&self, card: CardId) -> f32 {
        power_on(self.game.face(card))
    }

    fn influence(&self, count: u8) -> f32 {
        let wins = self.score + count >= VICTORY;
        f32::from(count) * INFLUENCE + if wins { WINNING } else { 0.0 }
    }

    fn act(&self, moves: &[Move]) -> Option<Move> {
        if let Some(at_once) = self.at_once(moves) {
            return Some(at_once);
        }
        let turn = &self.game.state.this_turn;
        let here = best(moves, |mv| self.deal(mv));
        let sails = |mv: &Move| matches!(mv, Move::Sail(_));
        let away = if turn.manoeuvre > 0 && moves.iter().any(sails) {
            let sites = self.sites(turn.manoeuvre - 1, turn.crypto + self.captain.minerals);
            let farther = self.sites(
                turn.manoeuvre.saturating_sub(2),
                turn.crypto + self.captain.minerals,
            );
            let stay = self.captain.ship.map_or(0.0, |place| sites.1[place.index()]);
            let found = best(moves, |mv| match mv {
                Move::Sail(to) => self.beyond(to, &sites, &farther) - STEP,
                _ => 0.0,
            });
            found.filter(|(worth, _)| *worth > stay + STEP)
        } else {
            None
        };
        match (here, away) {
            (Some((worth, _)), Some((more, mv))) if more > worth => Some(mv),
            (Some((_, mv)), _) | (None, Some((_, mv))) => Some(mv),
            (None, None) => None,
        }
    }

    /// What needs no weighing: the whole hand is played, and what is there for nothing is taken.
    fn at_once(&self, moves: &[Move]) -> Option<Move> {
        let mut first: Option<(u8, Move)> = None;
        for mv in moves {
            let rank = match mv {
                Move::TakeReserve => 9,
                Move::Attack(enemy) if self.attacks(*enemy) => 8,
                Move::Convert(card) if self.converts(*card) => 7,
                Move::Play(card) => self.rank(*card),
                Move::TakeFromDepot => 2,
                _ => 0,
            };
            if rank > 0 && first.is_none_or(|(most, _)| rank > most) {
                first = Some((rank, *mv));
            }
        }
        first.map(|(_, mv)| mv)
    }

    /// When a card is played: those that draw first, those that carry the ship last.
    fn rank(&self, card: CardId) -> u8 {
        let mut rank = 5;
        for ability in &self.game.face(card).abilities {
            match ability {
                Ability::Draw(_) => return 6,
                Ability::Move(_) | Ability::Jump => rank = rank.min(3),
                Ability::MineralHere(_) | Ability::Probe => rank = rank.min(4),
                _ => {}
            }
        }
        rank
    }

    fn converts(&self, card: CardId) -> bool {
        let influence = self.game.face(card).influence;
        self.left < 0.5 || self.score + influence >= VICTORY
    }

    /// What something that can be done here is worth.
    fn deal(&self, mv: Move) -> f32 {
        let here = self.captain.ship;
        let game = self.game;
        match mv {
            Move::Buy(card) => self.gain_of(card) - self.minerals_for(game.price(card)),
            Move::BuyInfluence => self.influence(1),
            Move::Conquer | Move::ConquerWithCrypto => here.map_or(0.0, |place| self.control(place)),
            Move::Capture => {
                let token = here.and_then(|place| game.state.sector(place).hunt);
                token.map_or(0.0, |token| self.trophy(token.creature))
            }
            Move::Probe => LOOK * (0.3 + 0.1 * f32::from(game.state.this_turn.manoeuvre)).min(1.0),
            Move::Collect => MINERAL,
            Move::Destroy(card) if self.left > 0.3 && self.power(card) <= DEAD_WEIGHT => 0.4,
            Move::RecallMarker(_) => 0.3,
            Move::Reinforce { to, .. } if to <= game.state.this_turn.crypto => 0.1 + 0.01 * f32::from(to),
            _ => 0.0,
        }
    }

    fn gain_of(&self, card: CardId) -> f32 {
        (self.power(card) - 1.3) * 4.5 * self.left - 0.5
    }

    /// What the minerals are worth that a price takes.
    fn minerals_for(&self, price: u8) -> f32 {
        MINERAL * f32::from(price.saturating_sub(self.game.state.this_turn.crypto))
    }

    fn control(&self, place: Place) -> f32 {
        let sector = self.game.state.sector(place);
        let control = self.game.cards.sector(sector.kind).control;
        if sector.kind == SectorKind::Tortuga {
            let others = Seat::all(self.game.state.seats()).filter(|seat| *seat != self.seat);
            let most = others.map(|seat| self.game.influence(seat)).max().unwrap_or(0);
            let own = self.score + control;
            return if own >= VICTORY || own >= most + 3 {
                WINNING
            } else {
                -WINNING
            };
        }
        let extra = match sector.kind {
            SectorKind::Terminal => 6.0 * self.left,
            _ => 2.0,
        };
        let rivals = f32::from(self.game.state.seats() - 1).max(1.0);
        let taken = match sector.controller {
            Some(_) => f32::from(control) * INFLUENCE * 0.8 / rivals,
            None => 0.0,
        };
        self.influence(control) + extra + taken
    }

    fn trophy(&self, creature: CardId) -> f32 {
        let face = self.game.face(creature);
        self.influence(1) + 0.6 * INFLUENCE * f32::from(face.influence) + 0.5 * power_on(face)
    }

    /// What is to be had at each place with so much to spend, now and with what a turn to come brings.
    fn sites(&self, manoeuvre: u8, crypto: u8) -> ([f32; PLACES], [f32; PLACES]) {
        let (mut now, mut later) = ([0.0; PLACES], [0.0; PLACES]);
        let markers = self.game.markers_left(self.seat) > 0;
        for place in self.game.map().places().iter() {
            now[place.index()] = self.site(place, manoeuvre, crypto, markers);
            let next = self.site(place, NEXT_TURN.0, NEXT_TURN.1 + self.captain.minerals, markers);
            later[place.index()] = TOMORROW * next.min(4.0 * INFLUENCE);
        }
        (now, later)
    }

    /// What is to be had at a place with so much to spend.
    fn site(&self, place: Place, manoeuvre: u8, crypto: u8, markers: bool) -> f32 {
        let (game, state) = (self.game, &self.game.state);
        let sector = state.sector(place);
        let mut most: f32 = if sector.mineral && manoeuvre > 0 {
            MINERAL
        } else {
            0.0
        };
        if markers && sector.controller != Some(self.seat) && state.usurper.is_none() {
            let price = game.conquest_price(place, sector.defence + 1);
            let bought = state.scenario == Scenario::Peaceful && sector.defence < crypto;
            let guarded = sector
                .controller
                .is_some_and(|seat| state.captains[seat].ship == Some(place));
            if (price <= manoeuvre || bought) && !guarded {
                most = most.max(self.control(place));
            }
        }
        if let Some(token) = sector.hunt {
            if token.marked.contains(self.seat) {
                if game.capture_price(token.creature) <= manoeuvre {
                    most = most.max(self.trophy(token.creature));
                }
            } else if manoeuvre > 1 && markers {
                most = most.max(LOOK);
            }
        }
        let mut weigh = |card: CardId| {
            if game.price(card) <= crypto {
                most = most.max(self.gain_of(card));
            }
        };
        match sector.kind.market() {
            Some(market) => state.markets[market]
                .slots
                .iter()
                .flatten()
                .for_each(|card| weigh(*card)),
            None => {
                let stacks = Deck::T.cards().zip(&state.stacks);
                stacks
                    .filter(|(_, count)| **count > 0)
                    .for_each(|(card, _)| weigh(card));
            }
        }
        if sector.kind == SectorKind::Tortuga && crypto >= 7 {
            most = most.max(self.influence(1));
        }
        most
    }

    /// What it is worth to go to a place, or on from there.
    fn beyond(
        &self,
        to: Place,
        sites: &([f32; PLACES], [f32; PLACES]),
        farther: &([f32; PLACES], [f32; PLACES]),
    ) -> f32 {
        let next = self.game.map().adjacent(to).iter();
        let on = next.map(|place| farther.0[place.index()]).fold(0.0, f32::max);
        let now = sites.0[to.index()].max(0.9 * on - STEP);
        now.max(sites.1[to.index()])
    }

    fn answer(&self, pending: Pending, moves: &[Move]) -> Option<Move> {
        let game = self.game;
        let found = match pending {
            Pending::ChooseShip | Pending::Reserve => None,
            Pending::Land => {
                let sites = self.sites(NEXT_TURN.0, NEXT_TURN.1);
                best(moves, |mv| match mv {
                    Move::Land(place) => 0.01 + sites.0[place.index()],
                    _ => 0.0,
                })
            }
            Pending::Abilities { card, .. } => self.ability(card, moves),
            Pending::Move { .. } => self.sails(1, moves),
            Pending::Jump => self.sails(ANYWHERE, moves),
            Pending::Trash { .. } => best(moves, |mv| match mv {
                Move::Destroy(card) | Move::DestroyInHand(card) | Move::DestroyInDiscard(card) => {
                    DEAD_WEIGHT + 0.01 - self.power(card)
                }
                _ => 0.0,
            }),
            Pending::Fortify { .. } => best(moves, |mv| match mv {
                Move::Fortify(place) => {
                    let sector = game.state.sector(place);
                    10.0 * f32::from(game.cards.sector(sector.kind).control) + 9.0 - f32::from(sector.defence)
                }
                _ => 0.0,
            }),
            Pending::Seal => self.commits(moves, true),
            Pending::Defend => self.commits(moves, false),
            Pending::AttackerCancels | Pending::DefenderCancels => best(moves, |mv| match mv {
                Move::Cancel(card) => {
                    let face = game.face(card);
                    let attacks = pending == Pending::DefenderCancels;
                    f32::from(weight_on(face, attacks) - face.manoeuvre)
                }
                _ => 0.0,
            }),
            Pending::Lose { .. } => best(moves, |mv| match mv {
                Move::Lose(card) => 100.0 - self.power(card),
                _ => 0.0,
            }),
            Pending::Spoils => best(moves, |mv| if mv == Move::Claim { 2.0 } else { 1.0 }),
        };
        found.map(|(_, mv)| mv)
    }

    fn ability(&self, card: CardId, moves: &[Move]) -> Option<(f32, Move)> {
        best(moves, |mv| match mv {
            Move::Use(AbilityKind::Move | AbilityKind::Jump) => {
                self.goes(carries_on(self.game.face(card))).max(0.0)
            }
            Move::Use(AbilityKind::ScrapForInfluence) => 0.3 - self.left,
            Move::Use(AbilityKind::Reserve) => 0.0,
            Move::Use(
                AbilityKind::TrashDiscard | AbilityKind::TrashHandOrDiscard | AbilityKind::TrashPlayed,
            ) => self.left - 0.2,
            Move::Use(_) => 1.0,
            _ => 0.0,
        })
    }

    /// By how much it is better to sail where a card carries the ship than to stay: a little where that is farther than a step away.
    fn goes(&self, far: u8) -> f32 {
        let Some(here) = self.captain.ship else {
            return 0.0;
        };
        let turn = &self.game.state.this_turn;
        let sites = self.sites(turn.manoeuvre, turn.crypto + self.captain.minerals);
        let worth = |place: Place| sites.0[place.index()].max(sites.1[place.index()]);
        let map = self.game.map();
        let best = if far > 1 {
            map.places().iter().map(worth).fold(0.0, f32::max)
        } else {
            map.adjacent(here).iter().map(worth).fold(0.0, f32::max)
        };
        best - worth(here) - STEP
    }

    /// Sails for nothing where more is to be had, if anywhere.
    fn sails(&self, far: u8, moves: &[Move]) -> Option<(f32, Move)> {
        let here = self.captain.ship?;
        let turn = &self.game.state.this_turn;
        let sites = self.sites(turn.manoeuvre, turn.crypto + self.captain.minerals);
        let worth = |place: Place| match far {
            ANYWHERE => sites.0[place.index()].max(sites.1[place.index()]),
            _ => self.beyond(place, &sites, &sites),
        };
        let stay = sites.0[here.index()].max(sites.1[here.index()]) + STEP;
        best(moves, |mv| match mv {
            Move::Sail(to) => worth(to) - stay,
            _ => 0.0,
        })
    }

    /// What a card of somebody is worth in a fight on average, among those that do not lie open.
    fn average(&self, seat: Seat, attacking: bool) -> f32 {
        let captain = &self.game.state.captains[seat];
        let fighters = self.game.cards.fighters(self.game.state.plain_ships);
        let (mut sum, mut count) = (0u32, 0u32);
        for pile in [&captain.deck, &captain.hand] {
            let all: u32 = pile.len() as u32;
            let mut able = 0;
            for card in pile.kinds_in(fighters) {
                let cards = u32::from(pile.count(card));
                able += cards;
                sum += cards * u32::from(weight_on(self.game.face(card), attacking));
            }
            // An attacker seals fighters alone.
            count += if attacking { able } else { all };
        }
        sum as f32 / count.max(1) as f32
    }

    /// What somebody's ground and turrets add to the defence.
    fn ground(&self, defender: Seat, place: Place) -> f32 {
        let sector = self.game.state.sector(place);
        let holds = sector.controller == Some(defender);
        let turrets = self.game.controlled_of_kind(defender, SectorKind::Turrets);
        f32::from(turrets + if holds { sector.defence / 2 } else { 0 })
    }

    fn own_strength(&self, attacking: bool) -> f32 {
        let fighters = self.game.cards.fighters(self.game.state.plain_ships);
        let hand = &self.captain.hand;
        let weight = |card: CardId| hand.count(card) * weight_on(self.game.face(card), attacking);
        hand.kinds_in(fighters)
            .map(|card| f32::from(weight(card)))
            .sum::<f32>()
    }

    fn attacks(&self, enemy: Seat) -> bool {
        let Some(place) = self.captain.ship else {
            return false;
        };
        let hand = self.game.state.captains[enemy].hand.len() as f32;
        let against = self.ground(enemy, place) + SAFETY * hand * self.average(enemy, false);
        let turrets = self.game.controlled_of_kind(self.seat, SectorKind::Turrets);
        self.own_strength(true) + f32::from(turrets) > against
    }

    /// The strongest card, until there is enough; nothing where all would not be enough.
    fn commits(&self, moves: &[Move], attacking: bool) -> Option<(f32, Move)> {
        let duel: &Duel = self.game.state.duel.as_ref()?;
        let attacker = self.game.state.active;
        let now = f32::from(self.game.strength(duel, attacking).total());
        let against = if attacking {
            let hand = self.game.state.captains[duel.defender].hand.len() as f32;
            self.ground(duel.defender, duel.place) + hand * self.average(duel.defender, false)
        } else {
            let turrets = self.game.controlled_of_kind(attacker, SectorKind::Turrets);
            f32::from(turrets) + duel.attack.cards.len() as f32 * self.average(attacker, true)
        };
        let hopeless = !attacking && now + self.own_strength(false) < 0.6 * against;
        if now > SAFETY * against || hopeless {
            return None;
        }
        best(moves, |mv| match mv {
            Move::Commit(card) => f32::from(weight_on(self.game.face(card), attacking)),
            _ => 0.0,
        })
    }
}
