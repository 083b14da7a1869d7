//! Search among worlds that a seat cannot tell from the real one.
//!
//! For each decision the search tries moves, many times each. Every try happens in a world of its own, imagined anew; it goes down a tree of what
//! was learned so far, on with the game's own bot at every seat, and is judged at the end or at the game's horizon (`playout`). Nothing here
//! sees more than [`Eyes`] show: the tree (`tree`) tells positions apart by moves that were seen, counts how often a move could have been
//! made, and keeps no trace of sealed choices.
//!
//! The moves of the position itself are tried equally often, and the worse half is dropped again and again. Try number *n* of every move meets
//! the same world with the same dice, so that two moves are compared by what they do and not by their luck. What the game's own bot would do is
//! never dropped, and something else is done only if that is better by more than luck explains: a search with little time plays as that bot does.
//!
//! For the same seed and the same number of playouts the choice is the same, on one thread or, for a given number of threads, on several; where no
//! try learns from another, also for any number of them.

mod playout;
mod tree;

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use playout::{Tried, Worker};
use table::bots::{Lookout, Random, Rank, Thinking};
use table::{BySeat, Chance, Seat, Turn};

use crate::{Bot, Eyes, Leash, Levels};

/// How many tries a move must get for a search to look at one more.
const FEWEST_TRIES: u32 = 12;

/// How many tries of each move there are between two looks at whether it is settled which is best.
const BETWEEN_LOOKS: u32 = 32;
/// Nothing is settled before each move in the running was tried so often.
const FEWEST_TO_SETTLE: usize = 64;
/// It is settled which move is best when it is ahead of every other by so many standard errors.
const SETTLED: f32 = 4.5;

/// When a search stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// After so many playouts: the same choice on every machine.
    Playouts(u32),
    /// After so much time.
    Time(Duration),
}

/// How the other seats are thought of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Others {
    /// They do what the game's own bot would do, in each world.
    AsTheyWould,
    /// Each looks for its own best, as far as the tree reaches.
    ForThemselves,
    /// They look for what is worst for the seat that searches.
    Paranoid,
}

/// How moves are tried.
#[derive(Clone, Copy, Debug)]
struct Manner {
    lookout: Lookout,
    others: Others,
}

/// What a search thinks of a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Opinion<M> {
    /// The move.
    pub mv: M,
    /// How likely the seat wins with it, as far as the playouts tell.
    pub chance: f32,
    /// How sure that is: half of the interval in which the chance lies in 95 of 100 cases.
    pub give_or_take: f32,
    /// How likely each seat wins with it.
    pub chances: BySeat<f32>,
    /// How often it was tried.
    pub tries: u32,
}

/// A player that searches.
pub struct Search<G: Levels> {
    budget: Budget,
    /// It never thinks longer than this, whatever the budget.
    limit: Option<Duration>,
    leash: Leash,
    manner: Manner,
    /// How often it is content with any move that will do, and otherwise does what is usual; nothing if it looks for the best each time.
    slips: Option<f32>,
    /// Who says what is usual.
    own: Box<dyn Bot<G>>,
    workers: Vec<Worker<G>>,
    candidates: Vec<Candidate<G::Move>>,
    /// What came out of the last tries of all threads.
    results: Vec<Tried>,
}

/// A move that may be made, and how each try went; all are tried in the same worlds as long as they are in the running.
struct Candidate<M> {
    mv: M,
    tries: Vec<f32>,
    /// How likely each seat won, added up over the tries.
    sums: BySeat<f32>,
    out: bool,
}

impl<M> Candidate<M> {
    fn mean(&self) -> f32 {
        self.tries.iter().sum::<f32>() / self.tries.len().max(1) as f32
    }

    /// What it thinks of the move in the end.
    fn opinion(&self) -> Opinion<M>
    where
        M: Clone,
    {
        let (chance, count) = (self.mean(), self.tries.len().max(1) as f32);
        let spread = self.tries.iter().map(|one| (one - chance).powi(2)).sum::<f32>();
        Opinion {
            mv: self.mv.clone(),
            chance,
            give_or_take: 1.96 * spread.sqrt() / count,
            chances: BySeat::from_fn(self.sums.seats(), |seat| self.sums[seat] / count),
            tries: self.tries.len() as u32,
        }
    }

    /// By how many standard errors this is better than another, try by try.
    fn ahead_of(&self, other: &Candidate<M>) -> f32 {
        let differences = || self.tries.iter().zip(&other.tries).map(|(own, its)| own - its);
        let count = self.tries.len().min(other.tries.len()) as f32;
        if count < 2.0 {
            return 0.0;
        }
        let mean = differences().sum::<f32>() / count;
        let spread = differences().map(|one| (one - mean).powi(2)).sum::<f32>() / (count - 1.0);
        mean / (spread / count).sqrt().max(1e-6)
    }
}

impl<G: Levels> Search<G> {
    /// A search that stops when `budget` says, on one thread.
    pub fn new(budget: Budget) -> Search<G> {
        Search {
            budget,
            limit: None,
            leash: Leash::default(),
            manner: Manner {
                lookout: G::LOOKOUT,
                others: Others::AsTheyWould,
            },
            slips: None,
            own: G::own(Rank::Admiral).unwrap_or_else(policy),
            workers: vec![Worker::new(policy())],
            candidates: Vec::new(),
            results: Vec::new(),
        }
    }

    /// A search that thinks as somebody of this rank does.
    pub fn of(rank: Rank) -> Search<G> {
        let (playouts, slips) = match G::LOOKOUT.thinking[rank as usize] {
            Thinking::AsUsual => (0, Some(0.0)),
            Thinking::AtEase { slips, playouts } => (playouts, Some(slips)),
            Thinking::Searching { playouts } => (playouts, None),
        };
        Search {
            slips,
            own: G::own(rank).unwrap_or_else(policy),
            ..Search::new(Budget::Playouts(playouts))
        }
    }

    /// Stops when this says so instead.
    #[must_use]
    pub fn budget(mut self, budget: Budget) -> Search<G> {
        self.budget = budget;
        self
    }

    /// How far and how wide it looks.
    pub(crate) fn looks(&self) -> Lookout {
        self.manner.lookout
    }

    /// Never thinks longer than this.
    #[must_use]
    pub fn no_longer_than(mut self, limit: Duration) -> Search<G> {
        self.limit = Some(limit);
        self
    }

    /// Stops when this is pulled.
    #[must_use]
    pub fn held_by(mut self, leash: Leash) -> Search<G> {
        self.leash = leash;
        self
    }

    /// Thinks of the others like this.
    #[must_use]
    pub fn others(mut self, others: Others) -> Search<G> {
        self.manner.others = others;
        self
    }

    /// Of this part of its decisions takes any move that will do, and otherwise does what is usual.
    #[must_use]
    pub fn slips(mut self, part: f32) -> Search<G> {
        self.slips = Some(part);
        self
    }

    /// Looks so far and so wide, instead of as the game says.
    #[must_use]
    pub fn lookout(mut self, lookout: Lookout) -> Search<G> {
        self.manner.lookout = lookout;
        self
    }

    /// Thinks on so many threads, each with a tree of its own.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> Search<G> {
        self.workers.resize_with(threads.max(1), || Worker::new(policy()));
        self
    }

    /// What it thinks of the moves, the one it would make first. Empty where there is nothing to search: somebody who may let the occasion
    /// pass, somebody with a single choice, and where time counts.
    pub fn opinions(
        &mut self,
        eyes: &Eyes<'_, G>,
        moves: &[G::Move],
        chance: &mut Chance,
    ) -> Vec<Opinion<G::Move>> {
        self.opinions_of(eyes, moves, None, chance)
    }

    /// What it thinks of the moves if this one is to be among those it looks at: one that was made, and is judged afterwards.
    pub fn opinions_on(
        &mut self,
        eyes: &Eyes<'_, G>,
        made: &G::Move,
        chance: &mut Chance,
    ) -> Vec<Opinion<G::Move>> {
        self.opinions_of(eyes, &eyes.moves(), Some(made), chance)
    }

    fn opinions_of(
        &mut self,
        eyes: &Eyes<'_, G>,
        moves: &[G::Move],
        made: Option<&G::Move>,
        chance: &mut Chance,
    ) -> Vec<Opinion<G::Move>> {
        if moves.is_empty() {
            return Vec::new();
        }
        let usual = self.usual(eyes, moves, chance);
        if !self.look(eyes, moves, usual, made, chance) {
            return Vec::new();
        }
        let best = self.best();
        let mut order: Vec<usize> = (0..self.candidates.len()).collect();
        order.sort_by(|a, b| {
            let rank = |at: usize| (at != best, self.candidates[at].out);
            let means = || self.candidates[*b].mean().total_cmp(&self.candidates[*a].mean());
            rank(*a).cmp(&rank(*b)).then_with(means)
        });
        order
            .into_iter()
            .map(|at| self.candidates[at].opinion())
            .collect()
    }

    /// What the game's own bot would do.
    fn usual(&mut self, eyes: &Eyes<'_, G>, moves: &[G::Move], chance: &mut Chance) -> Option<G::Move> {
        let chosen = self.own.choose(eyes, moves, chance);
        chosen.or_else(|| moves.first().filter(|_| eyes.awaited()).cloned())
    }

    /// Tries the moves until the budget is used up; `false` if there is nothing to search.
    fn look(
        &mut self,
        eyes: &Eyes<'_, G>,
        moves: &[G::Move],
        usual: Option<G::Move>,
        made: Option<&G::Move>,
        chance: &mut Chance,
    ) -> bool {
        let begun = Instant::now();
        self.candidates.clear();
        let (Some(usual), true) = (usual, eyes.awaited()) else {
            return false;
        };
        if moves.len() < 2 || matches!(eyes.turn(), Turn::RealTime { .. }) {
            return false;
        }
        let world = eyes.imagine(chance);
        if !world.worth_a_search(eyes.seat()) {
            return false;
        }
        let others = moves.iter().filter(|mv| **mv != usual);
        let others: Vec<&G::Move> = others.filter(|mv| world.worth_a_try(eyes.seat(), mv)).collect();
        let mut order: Vec<u16> = (0..others.len() as u16).collect();
        chance.shuffle(&mut order);
        if made.is_some() {
            order.sort_by_key(|at| Some(others[usize::from(*at)]) != made);
        }
        order.truncate(self.width().saturating_sub(1));
        let others = order.into_iter().map(|at| others[usize::from(at)].clone());
        self.candidates
            .extend(std::iter::once(usual).chain(others).map(|mv| Candidate {
                mv,
                tries: Vec::new(),
                sums: BySeat::from_fn(eyes.seats(), |_| 0.0),
                out: false,
            }));
        if self.candidates.len() < 2 {
            return false;
        }
        let seed = (0..4).fold(0, |seed, _| seed << 16 | u64::from(chance.die(u16::MAX)));
        for worker in &mut self.workers {
            worker.tree.clear(eyes.seat(), self.candidates.len());
        }
        self.halve(eyes, seed, begun);
        true
    }

    /// How many moves it looks at.
    fn width(&self) -> usize {
        let by_budget = match self.budget {
            Budget::Playouts(playouts) => (playouts / FEWEST_TRIES) as usize,
            Budget::Time(_) => usize::MAX,
        };
        self.manner.lookout.width.min(by_budget).max(2)
    }

    /// Tries all moves equally often, drops the worse half, and so on until two are left.
    fn halve(&mut self, eyes: &Eyes<'_, G>, seed: u64, begun: Instant) {
        let count = self.candidates.len();
        let rounds = (usize::BITS - (count - 1).leading_zeros()).max(1);
        let mut pass = 0;
        for round in 1..=rounds {
            let running = self.candidates.iter().filter(|one| !one.out).count() as u32;
            let stop = match self.budget {
                Budget::Playouts(playouts) => Stop {
                    pass: pass + (playouts / rounds / running).max(1),
                    time: None,
                },
                Budget::Time(time) => Stop {
                    pass: u32::MAX,
                    time: Some(begun + time * round / rounds),
                },
            };
            let late = self.limit.map(|limit| begun + limit);
            loop {
                pass = self.try_all(eyes, seed, pass, stop.sooner(pass + BETWEEN_LOOKS), late);
                if self.is_settled() {
                    return;
                }
                let over = self.leash.is_pulled() || late.is_some_and(|late| Instant::now() >= late);
                if over || !stop.goes_on(pass) {
                    break;
                }
            }
            if self.leash.is_pulled() || late.is_some_and(|late| Instant::now() >= late) {
                break;
            }
            if round < rounds {
                self.drop_half();
            }
        }
    }

    /// Tries every move that is in the running once for each pass, from `first` on; the number of the next pass. Where a try learns from those
    /// before it, thread *t* of *n* makes every *n*-th pass, with a tree of its own; where none does, whoever is free makes the next try.
    fn try_all(
        &mut self,
        eyes: &Eyes<'_, G>,
        seed: u64,
        first: u32,
        stop: Stop,
        late: Option<Instant>,
    ) -> u32 {
        let running: Vec<(u16, &G::Move)> = self
            .candidates
            .iter()
            .zip(0..)
            .filter(|(one, _)| !one.out)
            .map(|(one, number)| (number, &one.mv))
            .collect();
        let (manner, leash, step) = (self.manner, &self.leash, self.workers.len() as u32);
        let (count, learns, taken) = (running.len() as u32, manner.lookout.depth > 1, AtomicU32::new(0));
        let work = |worker: &mut Worker<G>, thread: u32| {
            worker.results.clear();
            for made in 0.. {
                let next = if learns {
                    (thread + made / count * step) * count + made % count
                } else {
                    taken.fetch_add(1, Ordering::Relaxed)
                };
                let pass = first + next / count;
                if !stop.goes_on(pass) || leash.is_pulled() || late.is_some_and(|late| Instant::now() >= late)
                {
                    break;
                }
                let (number, mv) = running[(next % count) as usize];
                let worth = worker.attempt(eyes, usize::from(number), mv, mixed(seed, pass), manner);
                worker.results.push((pass, number, worth));
            }
        };
        if let [own, others @ ..] = &mut self.workers[..] {
            std::thread::scope(|scope| {
                for (worker, number) in others.iter_mut().zip(1..) {
                    let work = &work;
                    scope.spawn(move || work(worker, number));
                }
                work(own, 0);
            });
        }
        self.gather(eyes.seat(), first, count as usize)
    }

    /// Brings the results of all threads together, up to the first pass in which not all moves were tried: there was no time for it.
    fn gather(&mut self, me: Seat, first: u32, running: usize) -> u32 {
        self.results.clear();
        for worker in &mut self.workers {
            self.results.append(&mut worker.results);
        }
        self.results
            .sort_unstable_by_key(|(pass, number, _)| (*pass, *number));
        let mut end = first;
        for tries in self.results.chunk_by(|(one, ..), (other, ..)| one == other) {
            if tries.len() < running || tries[0].0 != end {
                break;
            }
            end += 1;
            for (_, number, worth) in tries {
                let candidate = &mut self.candidates[usize::from(*number)];
                candidate.tries.push(worth[me]);
                let sums = candidate.sums.iter_mut().zip(worth.iter());
                sums.for_each(|(sum, one)| *sum += one);
            }
        }
        end
    }

    /// Whether one move is so far ahead of all others in the running that no more tries will change that.
    fn is_settled(&self) -> bool {
        let running = || self.candidates.iter().filter(|one| !one.out);
        let Some(leader) = running().max_by(|a, b| a.mean().total_cmp(&b.mean())) else {
            return true;
        };
        leader.tries.len() >= FEWEST_TO_SETTLE
            && running().all(|one| std::ptr::eq(one, leader) || leader.ahead_of(one) > SETTLED)
    }

    /// Drops the worse half of the moves, but never what the game's own bot would do. Of moves that are worth the same the earlier stays, and
    /// none of them drives a better one out.
    fn drop_half(&mut self) {
        let rivals = (1..self.candidates.len()).filter(|at| !self.candidates[*at].out);
        let mut ranked: Vec<(usize, f32)> = rivals.map(|at| (at, self.candidates[at].mean())).collect();
        ranked.sort_by(|(_, a), (_, b)| b.total_cmp(a));
        // The usual move is one of those that stay.
        let keep = (ranked.len() + 1).div_ceil(2).saturating_sub(1).max(1);
        for (at, _) in ranked.into_iter().skip(keep) {
            self.candidates[at].out = true;
        }
    }

    /// Any of the moves that cost little, as far as it can tell.
    fn any_that_will_do(&self, chance: &mut Chance) -> usize {
        let most = self.candidates.iter().map(Candidate::mean).fold(0.0, f32::max);
        let will_do = |one: &Candidate<G::Move>| one.mean() >= most - self.manner.lookout.ease;
        let several = self.candidates.iter().filter(|one| will_do(one)).count();
        let chosen = chance.pick(several.max(1));
        let mut all = self.candidates.iter().enumerate().filter(|(_, one)| will_do(one));
        all.nth(chosen).map_or(0, |(at, _)| at)
    }

    /// The move to make: the usual one, unless another is better beyond doubt.
    fn best(&self) -> usize {
        let rivals = self
            .candidates
            .iter()
            .enumerate()
            .skip(1)
            .filter(|(_, one)| !one.out);
        let rival = rivals.max_by(|(_, a), (_, b)| a.mean().total_cmp(&b.mean()));
        // Where only random play is known, what it would do means nothing.
        let doubt = if G::LEVELS.is_empty() {
            0.0
        } else {
            self.manner.lookout.doubt
        };
        match rival {
            Some((at, rival)) if rival.ahead_of(&self.candidates[0]) > doubt => at,
            _ => 0,
        }
    }
}

impl<G: Levels> Bot<G> for Search<G> {
    fn choose(&mut self, eyes: &Eyes<'_, G>, moves: &[G::Move], chance: &mut Chance) -> Option<G::Move> {
        let usual = self.usual(eyes, moves, chance);
        let as_usual = |part: f32| part == 0.0 || f32::from(chance.die(1_000)) >= 1_000.0 * part;
        if self.slips.is_some_and(as_usual) || !self.look(eyes, moves, usual.clone(), None, chance) {
            return usual;
        }
        let chosen = match self.slips {
            Some(_) => self.any_that_will_do(chance),
            None => self.best(),
        };
        Some(self.candidates[chosen].mv.clone())
    }

    fn pace(&self) -> u64 {
        self.own.pace()
    }
}

/// When a round of a search ends.
#[derive(Clone, Copy)]
struct Stop {
    /// Before this pass.
    pass: u32,
    /// At this time.
    time: Option<Instant>,
}

impl Stop {
    fn goes_on(self, pass: u32) -> bool {
        pass < self.pass && self.time.is_none_or(|time| Instant::now() < time)
    }

    /// Stops before this pass, if not sooner.
    fn sooner(self, pass: u32) -> Stop {
        Stop {
            pass: self.pass.min(pass),
            ..self
        }
    }
}

/// What the game plays its worlds out with, or chance where it has no bots.
fn policy<G: Levels>() -> Box<dyn Bot<G>> {
    G::hand().unwrap_or_else(|| Box::new(Random))
}

/// The seed of a pass: neighbours have nothing in common (the finaliser of `SplitMix64`).
fn mixed(seed: u64, pass: u32) -> u64 {
    let mut mixed = seed.wrapping_add(u64::from(pass).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
