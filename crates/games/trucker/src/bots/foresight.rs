//! Looking ahead: the rest of a flight is flown a few times in thought, with cards and dice that may come.

use table::{Actor, Chance, Game, Millis, Moment, Seat, Told};

use super::pilot;
use crate::Trucker;
use crate::air::pending::Pending;
use crate::cards::adventures::CardBits;
use crate::ids::{Back, Level};
use crate::moves::Move;
use crate::rules::missions::rewards;
use crate::state::Phase;

/// How often the rest of the flight is flown in thought.
const TIMES: u32 = 24;
/// Giving up is thought of only where fewer than one of so many flights arrives, as long as others fly.
const HOPEFUL: u32 = 4;
/// What it is worth, in credits, to end with any credit at all, which is no defeat, and as much again to have more than all others.
const UNBEATEN: f32 = 6.0;
/// No flight has so many choices left.
const MOST_MOVES: usize = 4_000;

/// Whether to give up now: a ship that will probably be lost with all it has earned brings more if it turns back in time.
pub(super) fn gives_up(world: &Trucker, seat: Seat, chance: &mut Chance) -> bool {
    let Pending::Between { asked } = world.state.air.step() else {
        return false;
    };
    if !asked.contains(seat) || salvage(world, seat) <= 0 {
        return false;
    }
    let enough = enough_arrivals(world);
    let (mut back, mut arrivals) = (0.0, 0);
    for _ in 0..TIMES {
        let luck = u64::from(chance.die(u16::MAX)) << 16 | u64::from(chance.die(u16::MAX));
        let possible = possible(world, seat, &mut Chance::fast(luck));
        let on = flown(possible.clone(), seat, Move::FlyOn, luck);
        arrivals += u32::from(on.state.air.flies(seat));
        if arrivals >= enough {
            // A trucker who has a chance to arrive takes it, and thinks no further.
            return false;
        }
        back += worth(&flown(possible, seat, Move::GiveUp, luck), seat) - worth(&on, seat);
    }
    back > 0.0
}

/// How many flights in thought have to arrive for a trucker to fly on whatever that brings. One who is alone has left the others behind already and
/// keeps that by turning back with a credit, so that only what it brings decides; the short flights of the first level are flown to the end.
fn enough_arrivals(world: &Trucker) -> u32 {
    if pilot::is_alone(world) && world.level() != Level::One {
        TIMES
    } else {
        TIMES / HOPEFUL
    }
}

/// What giving up would leave: credits and half of what the goods are worth, without what the losses cost.
fn salvage(world: &Trucker, seat: Seat) -> i16 {
    let goods = world.ship(seat).all_goods(world.tiles()).value() as i16;
    world.player(seat).credits + (goods + 1) / 2 - i16::from(rewards::bill(world, seat).charged())
}

/// A world with cards that may come, as far as this seat knows: whatever lies in the real deck, the same luck gives the same cards.
fn possible(world: &Trucker, seat: Seat, chance: &mut Chance) -> Trucker {
    let mut possible = world.clone();
    let state = &mut possible.state;
    // Everybody knows the cards of the learning flight.
    let known = if state.flight.is_learning() {
        state.air.deck
    } else {
        state.players[seat].known
    };
    let all = world.cards.adventures.all().or(world.cards.adventures.supers());
    let mut deck = state.air.deck.and(known);
    for back in Back::ALL {
        let missing = state.air.deck.of_back(back).len() - deck.of_back(back).len();
        let mut unseen = all.of_back(back).minus(state.turned_up).minus(known);
        for _ in 0..missing {
            if let Some(card) = unseen.nth(chance.pick(unseen.len().max(1))) {
                unseen.remove(card);
                deck.insert(card);
            }
        }
    }
    state.air.deck = deck;
    // A trek is judged flight by flight, and what the others have seen is theirs.
    state.rules.trek = false;
    for player in state.players.iter_mut() {
        player.known = CardBits::NONE;
    }
    state.players[seat].known = known;
    possible
}

/// The end of the flight if this seat makes this move now and all fly as pilots do.
fn flown(mut game: Trucker, seat: Seat, mv: Move, luck: u64) -> Trucker {
    let mut chance = Chance::fast(luck);
    let mut told = Told::deaf();
    let mut next = Some((Actor::from(seat), mv));
    let mut moves = Vec::new();
    for _ in 0..MOST_MOVES {
        let Some((by, mv)) = next else { break };
        let mut moment = Moment {
            chance: &mut chance,
            told: &mut told,
            now: Millis(0),
        };
        game.apply(by, &mv, &mut moment);
        next = None;
        if game.state.phase == Phase::Flying
            && let Some(seat) = game.turn().seats().first()
        {
            moves.clear();
            game.moves(seat.into(), &mut moves);
            next = pilot::choose(&game, seat, &moves).map(|mv| (Actor::from(seat), mv));
        }
    }
    game
}

fn worth(game: &Trucker, seat: Seat) -> f32 {
    let credits = game.player(seat).credits;
    let mut others = game.state.players.by_seat().filter(|(other, _)| *other != seat);
    let ahead = others.all(|(_, other)| other.credits < credits);
    let bonus = |it: bool| if it { UNBEATEN } else { 0.0 };
    f32::from(credits) + bonus(credits > 0) + bonus(ahead && credits > 0)
}
