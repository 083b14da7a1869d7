//! A bot asked for one move at a table of any game, to be thought through elsewhere.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use catalog::{AnyMatch, CardBox, Json, with_game};
use serde::{Deserialize, Serialize};
use table::bots::steady;
use table::{Chance, Match, Millis, Prepared, Seat, SeatSet, Seed, Turn, snapshot};

use crate::levels::{in_time, searches};
use crate::{Bot, Eyes, Levels, names};

/// By what a thought is held. Whoever needs it no longer pulls, and the thought ends where it stands.
#[derive(Clone, Debug, Default)]
pub struct Leash(Arc<AtomicBool>);

impl Leash {
    /// Ends the thought.
    pub fn pull(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether nobody needs the thought any more.
    pub fn is_pulled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What is done to think something through: it is told what part of its time it has, and looks at its leash.
type Think<T> = Box<dyn FnOnce(f32, &Leash) -> T + Send>;

/// Something that waits to be thought through, a choice unless told otherwise. It holds all it needs, so that it can be carried to another thread.
pub struct Thought<T = Option<Json>> {
    think: Think<T>,
    leash: Leash,
    searches: bool,
}

impl<T> Thought<T> {
    /// A thought that is thought through by `think`, which is told what part of its time it has and looks at its leash now and then if it
    /// `searches`, which takes long.
    pub fn new(searches: bool, think: impl FnOnce(f32, &Leash) -> T + Send + 'static) -> Thought<T> {
        Thought {
            think: Box::new(think),
            leash: Leash::default(),
            searches,
        }
    }

    /// Thinks it through. A choice is a move that was offered, or `None` to let the occasion pass, which only a seat that nobody waits for can do.
    pub fn think(self) -> T {
        self.think_within(1.0)
    }

    /// Thinks it through in this part of the time that the level of the bot has.
    pub fn think_within(self, part: f32) -> T {
        (self.think)(part, &self.leash)
    }

    /// Whether it takes its time.
    pub fn searches(&self) -> bool {
        self.searches
    }

    /// What ends it.
    pub fn leash(&self) -> Leash {
        self.leash.clone()
    }
}

/// The names of all bots that play the game with this id, the best last; none if there is no such game.
pub fn levels(game: &str) -> Vec<&'static str> {
    with_game!(game, G => names::<G>()).unwrap_or_default()
}

/// The best bot of a game that moves at once.
pub fn quickest(game: &str) -> Option<&'static str> {
    with_game!(game, G => table::bots::names::<G>()).and_then(|mut names| names.pop())
}

/// The bots at a table at which everything is set: those that the game asks for there, else the best that nobody waits for.
pub fn seated_at(table: &Prepared, game: &str) -> &'static str {
    table.bots.or_else(|| quickest(game)).unwrap_or_default()
}

/// Asks the bot `level` what it would do at `seat`. `None` if there is no such bot or nothing is offered to the seat.
pub fn ask(game: &dyn AnyMatch, seat: Seat, level: &str, chance: Chance) -> Option<Thought> {
    fn of<G: Levels>(game: &dyn AnyMatch, seat: Seat, level: &str, chance: Chance) -> Option<Thought> {
        let state = game.as_any().downcast_ref::<Match<G>>()?.state().clone();
        about(state, seat, level, chance)
    }
    with_game!(game.game(), G => of::<G>(game, seat, level, chance))?
}

/// Asks the bot `level` what it would do at `seat` of a position.
fn about<G: Levels>(state: G, seat: Seat, level: &str, chance: Chance) -> Option<Thought> {
    if !names::<G>().contains(&level) {
        return None;
    }
    let level = level.to_owned();
    choice(state, seat, chance, searches(&level), move |part, leash| {
        in_time::<G>(&level, part, leash)
    })
}

/// Asks the adviser of a first game what to do at `seat`. `None` if there is none or nothing is offered to the seat.
pub fn advise(game: &dyn AnyMatch, seat: Seat, chance: Chance) -> Option<Thought> {
    fn of<G: Levels>(game: &dyn AnyMatch, seat: Seat, chance: Chance) -> Option<Thought> {
        let state = game.as_any().downcast_ref::<Match<G>>()?.state().clone();
        choice(state, seat, chance, false, |_, _| G::adviser())
    }
    with_game!(game.game(), G => of::<G>(game, seat, chance))?
}

/// What the bot that is made by `make` would do at `seat` of a position.
fn choice<G: Levels>(
    state: G,
    seat: Seat,
    mut chance: Chance,
    searches: bool,
    make: impl FnOnce(f32, &Leash) -> Option<Box<dyn Bot<G>>> + Send + 'static,
) -> Option<Thought> {
    let moves = state.offered(seat.into());
    if moves.is_empty() {
        return None;
    }
    let awaited = state.turn().seats().contains(seat);
    Some(Thought::new(searches, move |part, leash| {
        let mut bot = make(part, leash)?;
        if !awaited && !bot.speaks_up(&mut chance) {
            return None;
        }
        let chosen = bot.choose(&Eyes::new(&state, seat), &moves, &mut chance);
        // A bot that passes though it may not makes the first move offered, so that nobody is ever stuck.
        let chosen = chosen.or_else(|| moves.first().filter(|_| awaited).cloned())?;
        serde_json::value::to_raw_value(&chosen).ok()
    }))
}

/// A choice to be thought through on another machine. There is no more in it than its seat may know: the position is a world that the seat imagines, and
/// what is imagined depends on nothing that is hidden. A bot chooses the same in it, since it sees the same.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Parcel {
    seat: Seat,
    level: String,
    /// What the world is imagined by, and the bot chooses by.
    chance: u64,
    world: String,
}

/// Packs what the bot `level` needs to know to choose at `seat`. `None` if there is no such game.
pub fn pack(game: &dyn AnyMatch, seat: Seat, level: &str, chance: u64) -> Option<Parcel> {
    fn world<G: Levels>(game: &dyn AnyMatch, seat: Seat, chance: u64) -> Option<String> {
        let game = game.as_any().downcast_ref::<Match<G>>()?;
        let world = game.state().imagine(seat, &mut Chance::fast(chance));
        serde_json::to_string(&snapshot::take(&world, game.cards())).ok()
    }
    Some(Parcel {
        seat,
        level: level.to_owned(),
        chance,
        world: with_game!(game.game(), G => world::<G>(game, seat, chance))??,
    })
}

impl Parcel {
    /// The seat it is about.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The thought that was packed; `None` if it makes no sense here, where other rules or other cards may be.
    pub fn open(&self, cards: &CardBox) -> Option<Thought> {
        fn of<G: Levels>(parcel: &Parcel, cards: &CardBox) -> Option<Thought> {
            let world = snapshot::restore::<G>(&parcel.world, cards.of::<G>()).ok()?;
            about(world, parcel.seat, &parcel.level, Chance::fast(parcel.chance))
        }
        let game = snapshot::game_of(&self.world).ok()?;
        with_game!(&game, G => of::<G>(self, cards))?
    }
}

/// Whether a bot of this level takes its time.
pub fn takes_time(level: &str) -> bool {
    searches(level)
}

/// Who leads a first game in. Where everybody acts at once nobody has to act for the newcomer.
fn leading(turn: &Turn) -> SeatSet {
    match turn {
        Turn::RealTime { seats, .. } => seats.without(Seat::FIRST),
        turn => turn.seats(),
    }
}

/// No first game is led in for longer than this many moves.
const MOST_LEAD_IN: usize = 2_000;

/// Plays a first game up to the position that is handed over to the newcomer, the same one each time.
pub fn lead_in(game: &mut dyn AnyMatch, level: &str, seed: &Seed) {
    for _ in 0..MOST_LEAD_IN {
        if game.is_handed_over() || game.outcome().is_some() {
            return;
        }
        let Some(seat) = leading(&game.turn()).first() else {
            return;
        };
        let thought = ask(game, seat, level, steady(seed, game.entries(), seat));
        let Some(mv) = thought.and_then(Thought::think) else {
            return;
        };
        if game.play(seat.into(), &[mv], Millis(0)).is_err() {
            return;
        }
    }
}
