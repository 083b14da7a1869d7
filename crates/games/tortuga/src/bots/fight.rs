//! Fights: whether to attack, and what to lay down.

use crate::Scenario;
use crate::cards::{CardId, CombatAbility, Face};
use crate::map::Place;
use crate::moves::Move;
use crate::view::DuelView;
use table::{Chance, Seat};

use super::mind::{INFLUENCE, Mind, spread};

/// How many hands of the enemy are imagined.
const HANDS: usize = 24;
/// What a point of manoeuvre could do instead of fighting.
const MANOEUVRE: f32 = 2.8;
/// What it costs to lose a ship and a card.
const WRECK: f32 = 6.0;
/// Below this chance nothing is risked.
const HOPELESS: f32 = 0.1;

/// What a card adds to its side.
fn weight(mind: &Mind, card: CardId, attacking: bool) -> u8 {
    weight_on(mind.face(card), attacking)
}

pub(super) fn weight_on(face: &Face, attacking: bool) -> u8 {
    let bonus = |ability: &CombatAbility| match (*ability, attacking) {
        (CombatAbility::Attack(n), true)
        | (CombatAbility::Defence(n), false)
        | (CombatAbility::Either(n), _) => n,
        _ => 0,
    };
    face.manoeuvre + face.combat.iter().map(bonus).sum::<u8>()
}

/// The cards that can fight, the strongest first.
fn fighters(mind: &Mind, cards: impl Iterator<Item = CardId>, attacking: bool) -> Vec<(u8, CardId)> {
    let fight = cards.filter(|card| mind.face(*card).manoeuvre > 0);
    let mut all: Vec<(u8, CardId)> = fight.map(|card| (weight(mind, card, attacking), card)).collect();
    all.sort_unstable_by(|a, b| b.cmp(a));
    all
}

/// What a defender's side adds up to besides cards.
fn ground(mind: &Mind, defender: Seat, place: Place) -> u8 {
    let holds = mind
        .sector(place)
        .filter(|sector| sector.controller == Some(defender));
    mind.captain(defender).turrets + holds.map_or(0, |sector| sector.defence / 2)
}

/// What the cards of hands that `seat` could have add up to: `size` cards of those that do not lie open.
fn possible(mind: &Mind, seat: Seat, size: u8, attacking: bool, chance: &mut Chance) -> Vec<u8> {
    let captain = mind.captain(seat);
    let mut held: Vec<CardId> = spread(&captain.held).collect();
    let mut free: Vec<CardId> = spread(&captain.unseen).collect();
    for card in &held {
        if let Some(at) = free.iter().position(|other| other == card) {
            free.swap_remove(at);
        }
    }
    if attacking {
        // Only cards with manoeuvre are sealed.
        held.retain(|card| mind.face(*card).manoeuvre > 0);
        free.retain(|card| mind.face(*card).manoeuvre > 0);
    }
    held.truncate(usize::from(size));
    let more = usize::from(size) - held.len();
    let sum = |cards: &[CardId]| {
        let strong = cards.iter().filter(|card| mind.face(**card).manoeuvre > 0);
        strong.map(|card| weight(mind, *card, attacking)).sum::<u8>()
    };
    let certain = sum(&held);
    let one = |_| {
        for at in 0..more.min(free.len()) {
            let other = at + chance.pick(free.len() - at);
            free.swap(at, other);
        }
        certain + sum(&free[..more.min(free.len())])
    };
    (0..HANDS).map(one).collect()
}

/// An attack worth making, or the first step towards it; `free` steps cost nothing now.
pub(super) fn attack(mind: &Mind, moves: &[Move], free: u8, chance: &mut Chance) -> Option<Move> {
    let view = &mind.view;
    let here = mind.mine().ship?;
    if view.scenario == Scenario::Peaceful || view.usurper.is_some() || mind.mine().markers == 0 {
        return None;
    }
    let own = fighters(mind, mind.hand.iter().copied(), true);
    let total: u8 = own.iter().map(|(weight, _)| *weight).sum();
    if total < 2 {
        return None;
    }
    let mut best: Option<(f32, Move)> = None;
    for enemy in mind.others() {
        let Some(place) = mind.captain(enemy).ship else {
            continue;
        };
        let Some((step, spent)) = approach(mind, &own, mind.steps(here, place), (enemy, place), free, moves)
        else {
            continue;
        };
        let strength = total - spent + mind.mine().turrets;
        let against = ground(mind, enemy, place);
        if strength <= against {
            continue;
        }
        let hands = possible(mind, enemy, mind.captain(enemy).hand_size, false, chance);
        let won = hands.iter().filter(|hand| strength > **hand + against).count();
        let value = worth(mind, enemy, place, won as f32 / HANDS as f32, strength);
        if value > 0.0 && best.is_none_or(|(most, _)| value > most) {
            best = Some((value, step));
        }
    }
    best.map(|(_, step)| step)
}

/// The next step towards a fight, and how much strength of the hand it takes to get there.
fn approach(
    mind: &Mind,
    own: &[(u8, CardId)],
    steps: u8,
    (enemy, place): (Seat, Place),
    free: u8,
    moves: &[Move],
) -> Option<(Move, u8)> {
    if steps == 0 {
        // Steps that are left over are not taken.
        let arrived = [Move::Attack(enemy), Move::Done];
        return arrived
            .into_iter()
            .find(|mv| moves.contains(mv))
            .map(|mv| (mv, 0));
    }
    if steps <= mind.view.this_turn.manoeuvre.max(free) {
        return toward(mind, place, moves).map(|mv| (mv, 0));
    }
    let carries = |card: &&CardId| super::greedy::carries(mind, **card) >= steps;
    if let Some(card) = mind.hand.iter().find(carries) {
        let spent = if mind.face(*card).manoeuvre > 0 {
            weight(mind, *card, true)
        } else {
            0
        };
        return Some((Move::Play(*card), spent));
    }
    let enough =
        |(_, card): &&(u8, CardId)| mind.face(*card).manoeuvre + mind.view.this_turn.manoeuvre >= steps;
    let (spent, card) = own.iter().rev().find(enough)?;
    Some((Move::Play(*card), *spent))
}

/// The step among those offered that leads nearest to a place.
pub(super) fn toward(mind: &Mind, to: Place, moves: &[Move]) -> Option<Move> {
    let steps = |mv: &Move| match mv {
        Move::Sail(place) => Some((mind.steps(*place, to), *mv)),
        _ => None,
    };
    let nearest = moves.iter().filter_map(steps).min_by_key(|(steps, _)| *steps);
    nearest.map(|(_, mv)| mv)
}

/// What an attack is worth that is won with this chance.
fn worth(mind: &Mind, enemy: Seat, place: Place, chance: f32, strength: u8) -> f32 {
    let base = mind.view.scenario == Scenario::Base;
    let plunder = mind.captain(enemy).influence.min(1);
    let mut gain = if base {
        mind.influence(1 + plunder) + mind.setback(plunder)
    } else {
        mind.influence(3)
    };
    if let Some(sector) = mind.sector(place)
        && sector.controller == Some(enemy)
    {
        gain += mind.control(sector);
    }
    let loss = WRECK
        + if base {
            INFLUENCE * f32::from(mind.mine().influence.min(1))
        } else {
            0.0
        };
    let instead = MANOEUVRE * f32::from(strength - mind.mine().turrets);
    chance * gain - (1.0 - chance) * loss - instead
}

/// As the attacker: the strongest cards until no hand of the enemy could stand against them.
pub(super) fn seal(mind: &Mind, duel: &DuelView, moves: &[Move], chance: &mut Chance) -> Move {
    let enemy = duel.defender;
    let hands = possible(mind, enemy, mind.captain(enemy).hand_size, false, chance);
    let most = hands.into_iter().max().unwrap_or(0) + ground(mind, enemy, duel.place);
    let enough = duel.attack_total.is_some_and(|total| total > most);
    strongest(mind, moves, true)
        .filter(|_| !enough)
        .unwrap_or(Move::Ready)
}

/// As the defender: the strongest cards until nothing the attacker may have sealed could beat them; nothing in a hopeless case, so that no
/// card is lost.
pub(super) fn defend(mind: &Mind, duel: &DuelView, moves: &[Move], chance: &mut Chance) -> Move {
    let attacks = possible(mind, duel.attacker, duel.attack_size, true, chance);
    let turrets = mind.captain(duel.attacker).turrets;
    let now = duel.defence_strength.total;
    let rest: u8 = fighters(mind, mind.hand.iter().copied(), false)
        .iter()
        .map(|(weight, _)| *weight)
        .sum();
    let holds = |total: u8| {
        attacks
            .iter()
            .filter(|attack| total >= **attack + turrets)
            .count()
    };
    let hopeless = (holds(now + rest) as f32) < HOPELESS * HANDS as f32;
    let enough = holds(now) == HANDS;
    strongest(mind, moves, false)
        .filter(|_| !enough && !hopeless)
        .unwrap_or(Move::Ready)
}

fn strongest(mind: &Mind, moves: &[Move], attacking: bool) -> Option<Move> {
    let offered = moves.iter().filter_map(|mv| match mv {
        Move::Commit(card) => Some(*card),
        _ => None,
    });
    let best = fighters(mind, offered, attacking).first().copied();
    best.map(|(_, card)| Move::Commit(card))
}

/// The enemy card whose combat abilities are worth most to switch off.
pub(super) fn cancel(mind: &Mind, moves: &[Move], attacking: bool) -> Option<Move> {
    let bonus = |mv: &&Move| match mv {
        Move::Cancel(card) => {
            let plain = mind.face(*card).manoeuvre;
            Some(weight(mind, *card, !attacking) - plain)
        }
        _ => None,
    };
    let cancels = moves.iter().filter(|mv| bonus(mv).is_some());
    cancels.max_by_key(bonus).copied()
}
