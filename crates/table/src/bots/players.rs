//! The bots at one table.

use crate::{Actor, Chance, Game, Millis, Moment, Seat, SeatSet, Turn};

use super::{Bot, Eyes, Random};

/// What happens next at a table with bots.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next<M> {
    /// A bot, or the clock, makes this move at that time.
    Move(Actor, M, Millis),
    /// The table waits for these seats, at which no bot sits.
    Wait(SeatSet),
    /// The game is over.
    Over,
}

/// A bot, or a person, for each seat in order; seats past the end are people.
pub type Seated<G> = Vec<Option<Box<dyn Bot<G>>>>;

/// The bots at one table, each at its seat. Seats without a bot are people.
pub struct Players<G: Game> {
    bots: Seated<G>,
    /// Where bots sit that take any move.
    any: SeatSet,
    chance: Chance,
    moves: Vec<G::Move>,
}

impl<G: Game> Players<G> {
    /// Seats the bots; `chance` is for their choices alone, never for the game.
    pub fn new(bots: Seated<G>, chance: Chance) -> Players<G> {
        let takes_any = |bot: &Option<Box<dyn Bot<G>>>| bot.as_ref().is_some_and(|bot| bot.takes_any());
        let seats = bots.iter().enumerate().filter(|(_, bot)| takes_any(bot));
        Players {
            any: seats.filter_map(|(at, _)| Seat::new(at)).collect(),
            bots,
            chance,
            moves: Vec::new(),
        }
    }

    /// The same bots at the next game. They must remember nothing of the last one, as those do that take any move.
    pub fn again(&mut self, chance: Chance) {
        self.chance = chance;
    }

    /// Whether every seat's bot takes any move, so that there is nothing that one of them could remember.
    pub fn all_take_any(&self) -> bool {
        self.any.len() == self.bots.len()
    }

    /// Who moves next, and how. Seats that may speak though nobody waits for them are asked first; then the seats the table waits for; where time
    /// counts, the clock comes in when its hour is past or no bot stirs. A bot that passes though it may not makes the first move
    /// offered, so that nobody is ever stuck.
    // Whole series are played through this one place: inlined, a random move does not pass through memory three times.
    #[inline(always)]
    pub fn next(&mut self, state: &G, now: Millis) -> Next<G::Move> {
        let turn = state.turn();
        if turn.outcome().is_some() {
            return Next::Over;
        }
        let awaited = turn.seats();
        let asides = state.asides();
        if !asides.is_subset(awaited) {
            for seat in asides.iter().filter(|seat| !awaited.contains(*seat)) {
                if self.speaks_up(seat)
                    && let Some(mv) = self.ask(state, seat)
                {
                    return Next::Move(seat.into(), mv, now);
                }
            }
        }
        match turn {
            Turn::RealTime { seats, until } => self.next_in_time(state, seats, until, now),
            Turn::One(seat) => self.next_of(state, seat, now).unwrap_or(Next::Wait(awaited)),
            _ => self.next_in_turn(state, awaited, now),
        }
    }

    /// Makes the move that [`Players::next`] would name, with the dice of the next entry, and says whether it did. It does where every bot takes any
    /// move and the table waits for one seat: there the move need not be handed on, which costs half as much as the move itself.
    #[inline(always)]
    pub fn make_any(&mut self, state: &mut G, moment: &mut Moment<'_, G::Event>) -> bool {
        let Turn::One(awaited) = state.turn() else {
            return false;
        };
        if !self.all_take_any() {
            return false;
        }
        let asides = state.asides();
        if !asides.is_subset(SeatSet::only(awaited)) {
            for seat in asides.iter().filter(|seat| *seat != awaited) {
                if Random::is_minded(&mut self.chance) && self.make_any_of(state, seat, moment) {
                    return true;
                }
            }
        }
        self.make_any_of(state, awaited, moment)
    }

    #[inline(always)]
    fn make_any_of(&mut self, state: &mut G, seat: Seat, moment: &mut Moment<'_, G::Event>) -> bool {
        let Some(mv) = state.any_move(seat.into(), &mut self.chance, &mut self.moves) else {
            return false;
        };
        debug_assert!(state.ask(seat.into(), &mv).is_ok(), "{mv:?} by {seat:?}");
        moment.chance.next_entry();
        state.apply(seat.into(), &mv, moment);
        true
    }

    /// The move of one seat that the table waits for, if a bot sits there.
    #[inline(always)]
    fn next_of(&mut self, state: &G, seat: Seat, now: Millis) -> Option<Next<G::Move>> {
        match self.ask(state, seat) {
            Some(mv) => Some(Next::Move(seat.into(), mv, now)),
            None => self.first_offered(seat, now),
        }
    }

    /// The first of the moves that were offered to `seat`, whose bot chose none of them.
    #[cold]
    #[inline(never)]
    fn first_offered(&self, seat: Seat, now: Millis) -> Option<Next<G::Move>> {
        let mv = self.moves.first()?.clone();
        Some(Next::Move(seat.into(), mv, now))
    }

    /// Whether `by` takes any move that is offered: such a move is allowed, as the laws hold for every game.
    pub fn takes_any(&self, by: Actor) -> bool {
        by.seat().is_some_and(|seat| self.any.contains(seat))
    }

    #[inline(never)]
    fn next_in_turn(&mut self, state: &G, awaited: SeatSet, now: Millis) -> Next<G::Move> {
        // Where several may move, somebody else is quickest each time.
        let first = match awaited.len() {
            0 | 1 => 0,
            several => self.chance.pick(several),
        };
        for seat in awaited.iter().cycle().skip(first).take(awaited.len()) {
            if let Some(next) = self.next_of(state, seat, now) {
                return next;
            }
        }
        Next::Wait(awaited)
    }

    #[inline(never)]
    fn next_in_time(
        &mut self,
        state: &G,
        seats: SeatSet,
        until: Option<Millis>,
        now: Millis,
    ) -> Next<G::Move> {
        // Whoever is quickest: somebody else each time. All build at once, so that among several each takes as long as it would alone.
        let first = self.chance.pick(seats.len().max(1));
        for seat in seats.iter().cycle().skip(first).take(seats.len()) {
            let Some(Some(bot)) = self.bots.get(seat.index()) else {
                continue;
            };
            let soon = Millis(now.0 + (bot.pace() / seats.len() as u64).max(1));
            if until.is_none_or(|until| soon < until)
                && let Some(mv) = self.ask(state, seat)
            {
                return Next::Move(seat.into(), mv, soon);
            }
        }
        let people = seats
            .iter()
            .any(|seat| !matches!(self.bots.get(seat.index()), Some(Some(_))));
        match until {
            Some(until) if !people => {
                self.moves.clear();
                state.moves(Actor::CLOCK, &mut self.moves);
                match self.moves.first() {
                    Some(mv) => Next::Move(Actor::CLOCK, mv.clone(), until.max(now)),
                    None => Next::Wait(seats),
                }
            }
            _ => Next::Wait(seats),
        }
    }

    /// Whether a bot sits at `seat` that wants to see what it could say unasked.
    #[inline]
    fn speaks_up(&mut self, seat: Seat) -> bool {
        if self.any.contains(seat) {
            return Random::is_minded(&mut self.chance);
        }
        let bot = self.bots.get_mut(seat.index()).and_then(Option::as_mut);
        bot.is_some_and(|bot| bot.speaks_up(&mut self.chance))
    }

    /// Asks the bot at `seat`, if one sits there; what was offered to it stays in `self.moves`.
    #[inline(always)]
    fn ask(&mut self, state: &G, seat: Seat) -> Option<G::Move> {
        if self.any.contains(seat) {
            return state.any_move(seat.into(), &mut self.chance, &mut self.moves);
        }
        self.ask_the_bot(state, seat)
    }

    /// Asks a bot that looks at what it is offered, which takes so long that a call more does not count.
    #[inline(never)]
    fn ask_the_bot(&mut self, state: &G, seat: Seat) -> Option<G::Move> {
        self.moves.clear();
        let bot = self.bots.get_mut(seat.index())?.as_mut()?;
        state.moves(seat.into(), &mut self.moves);
        if self.moves.is_empty() {
            return None;
        }
        bot.choose(&Eyes::new(state, seat), &self.moves, &mut self.chance)
    }
}
