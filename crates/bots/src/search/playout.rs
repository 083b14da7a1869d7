//! One try of one move: in a world that the seat cannot tell from the real one, down the tree as far as it reaches, on with the game's own bot at
//! every seat, and judged at the end or at the horizon.

use table::bots::even;
use table::{BySeat, Chance, Millis, Moment, Outcome, Seat, SeatSet, Told, Turn, Verdict};

use super::tree::{NodeId, Pick, Tree};
use super::{Manner, Others};
use crate::{Bot, Eyes, Levels};

/// How much untried moves tempt, against chances between 0 and 1.
const CURIOSITY: f32 = 0.4;

/// Who tries moves: one for each thread. Everything it needs is kept from one decision to the next.
pub(super) struct Worker<G: Levels> {
    pub(super) tree: Tree<G::Move>,
    pub(super) policy: Box<dyn Bot<G>>,
    moves: Vec<G::Move>,
    path: Vec<NodeId>,
    told: Told<G::Event>,
    /// What came out.
    pub(super) results: Vec<Tried>,
}

/// A try that was made: in which pass, of which move, and how likely each seat won.
pub(super) type Tried = (u32, u16, BySeat<f32>);

/// A world in which a try is made.
struct Try<G> {
    world: G,
    /// The dice of the game.
    dice: Chance,
    /// What the players choose by.
    mind: Chance,
    /// How many decisions were made since the tree was left.
    steps: u32,
    /// The node reached, as long as there is one.
    at: Option<NodeId>,
}

impl<G: Levels> Worker<G> {
    pub(super) fn new(policy: Box<dyn Bot<G>>) -> Worker<G> {
        Worker {
            tree: Tree::new(),
            policy,
            moves: Vec::new(),
            path: Vec::new(),
            told: Told::deaf(),
            results: Vec::new(),
        }
    }

    /// Tries the first move with this number in a world made from `seed`, and says how likely each seat wins then.
    pub(super) fn attempt(
        &mut self,
        eyes: &Eyes<'_, G>,
        number: usize,
        mv: &G::Move,
        seed: u64,
        manner: Manner,
    ) -> BySeat<f32> {
        let me = eyes.seat();
        let mut dice = Chance::fast(seed);
        let mut attempt = Try {
            world: eyes.imagine(&mut dice),
            dice,
            mind: Chance::fast(seed.rotate_left(32) ^ 0x9e37_79b9_7f4a_7c15),
            steps: 0,
            at: Some(self.tree.first(number)).filter(|_| manner.lookout.depth > 1),
        };
        self.path.clear();
        self.path.push(self.tree.first(number));
        self.make(&mut attempt, me, mv);
        let worth = loop {
            if let Some(worth) = self.step(&mut attempt, me, manner) {
                break worth;
            }
        };
        for node in self.path.drain(..) {
            self.tree.learn(node, |seat| match manner.others {
                Others::Paranoid if seat != me => 1.0 - worth[me],
                _ => worth[seat],
            });
        }
        worth
    }

    fn make(&mut self, attempt: &mut Try<G>, by: Seat, mv: &G::Move) {
        let mut moment = Moment {
            chance: &mut attempt.dice,
            told: &mut self.told,
            // Nothing is tried where time counts.
            now: Millis(0),
        };
        attempt.world.apply(by.into(), mv, &mut moment);
    }

    /// One more decision; how likely each seat wins once that is known or guessed.
    fn step(&mut self, attempt: &mut Try<G>, me: Seat, manner: Manner) -> Option<BySeat<f32>> {
        let turn = attempt.world.turn();
        let awaited = match turn {
            Turn::Over(outcome) => return Some(worth(&attempt.world, &outcome, manner.lookout.margin)),
            Turn::RealTime { .. } => return Some(attempt.world.estimate()),
            Turn::One(_) | Turn::Several(_)
                if attempt.steps >= manner.lookout.horizon || !attempt.world.worth_playing_on() =>
            {
                return Some(attempt.world.estimate());
            }
            Turn::One(seat) => SeatSet::only(seat),
            Turn::Several(seats) => seats,
        };
        attempt.steps += u32::from(attempt.at.is_none());
        if manner.lookout.asides && self.somebody_speaks(attempt, awaited) {
            return None;
        }
        let Some(seat) = any_of(awaited, &mut attempt.mind) else {
            return Some(even(attempt.world.seats()));
        };
        self.moves.clear();
        attempt.world.moves(seat.into(), &mut self.moves);
        // What others choose at the same time is not seen: it is part of the world, as dice are.
        let open = seat == me || (manner.others != Others::AsTheyWould && matches!(turn, Turn::One(_)));
        let mv = match attempt.at {
            _ if self.moves.len() == 1 => self.moves.pop(),
            Some(at) if open && attempt.world.worth_a_search(seat) => {
                self.descend(attempt, at, seat, me, manner.lookout.depth)
            }
            _ if manner.lookout.haste => self.in_haste(&attempt.world, seat, &mut attempt.mind),
            _ => self.as_usual(&attempt.world, seat, &mut attempt.mind),
        };
        let Some(mv) = mv else {
            return Some(attempt.world.estimate());
        };
        self.make(attempt, seat, &mv);
        None
    }

    /// Lets the seats speak that nobody waits for; whether one did.
    fn somebody_speaks(&mut self, attempt: &mut Try<G>, awaited: SeatSet) -> bool {
        let asides = attempt.world.asides();
        for seat in asides.iter().filter(|seat| !awaited.contains(*seat)) {
            self.moves.clear();
            attempt.world.moves(seat.into(), &mut self.moves);
            if self.moves.is_empty() {
                continue;
            }
            let eyes = Eyes::new(&attempt.world, seat);
            if let Some(mv) = self.policy.choose(&eyes, &self.moves, &mut attempt.mind) {
                // Talk without end is cut as everything else is.
                attempt.steps += 1;
                self.make(attempt, seat, &mv);
                return true;
            }
        }
        false
    }

    /// What is done with `self.moves` where nobody has time.
    fn in_haste(&mut self, world: &G, seat: Seat, mind: &mut Chance) -> Option<G::Move> {
        match world.in_haste(seat, &self.moves, mind) {
            Some(mv) => Some(mv),
            None => self.as_usual(world, seat, mind),
        }
    }

    /// What the game's own bot does with `self.moves`.
    fn as_usual(&mut self, world: &G, seat: Seat, mind: &mut Chance) -> Option<G::Move> {
        let chosen = self.policy.choose(&Eyes::new(world, seat), &self.moves, mind);
        chosen.or_else(|| self.moves.first().cloned())
    }

    /// One move farther down the tree. The first to be tried at a node is what the game's own bot does; then come others, one by one.
    fn descend(
        &mut self,
        attempt: &mut Try<G>,
        at: NodeId,
        seat: Seat,
        me: Seat,
        depth: usize,
    ) -> Option<G::Move> {
        let world = &attempt.world;
        self.moves.retain(|mv| world.worth_a_try(seat, mv));
        match self.tree.pick(at, seat, &self.moves, CURIOSITY) {
            Pick::Known(child) => {
                let mv = self.tree.mv(child).cloned()?;
                self.path.push(child);
                attempt.at = (self.path.len() < depth).then_some(child);
                Some(mv)
            }
            Pick::New => {
                self.moves.clear();
                world.moves(seat.into(), &mut self.moves);
                let usual = self.as_usual(world, seat, &mut attempt.mind)?;
                // A sealed choice is made in the world, and leaves no trace in the tree by which the seat could tell what it was.
                if seat != me && world.is_sealed(seat, &usual) {
                    return Some(usual);
                }
                let mv = if self.tree.knows(at, seat, &usual) {
                    let tree = &self.tree;
                    self.moves
                        .retain(|mv| world.worth_a_try(seat, mv) && !tree.knows(at, seat, mv));
                    match self.moves.len() {
                        0 => usual,
                        several => self.moves.swap_remove(attempt.mind.pick(several)),
                    }
                } else {
                    usual
                };
                if !self.tree.knows(at, seat, &mv) {
                    let child = self.tree.grow(at, seat, mv.clone());
                    self.path.push(child);
                }
                attempt.at = None;
                Some(mv)
            }
        }
    }
}

/// One of the seats, any of them.
fn any_of(seats: SeatSet, mind: &mut Chance) -> Option<Seat> {
    match seats.len() {
        0 => None,
        1 => seats.first(),
        several => seats.iter().nth(mind.pick(several)),
    }
}

/// What the end is worth to each seat: a shared win is a part of one, and a narrow one a little less than a clear one where the game says so.
fn worth<G: Levels>(world: &G, outcome: &Outcome, margin: f32) -> BySeat<f32> {
    let winners = match outcome.verdict {
        Verdict::Won(winners) => winners.len().max(1) as f32,
        Verdict::Together { .. } => 1.0,
    };
    let won = |seat| if outcome.won(seat) { 1.0 / winners } else { 0.0 };
    if margin == 0.0 {
        return BySeat::from_fn(world.seats(), won);
    }
    let estimate = world.estimate();
    BySeat::from_fn(world.seats(), |seat| {
        (1.0 - margin) * won(seat) + margin * estimate[seat]
    })
}
