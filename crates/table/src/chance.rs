//! Dice, draws and shuffles.
//!
//! Rules ask [`Chance`] and never make randomness of their own. Live games draw from a seeded ChaCha stream and write every
//! outcome down as a [`Lot`]; replays read the lots back from a [`Tape`]; searches sample from a fast generator and write
//! nothing. A tape that runs dry or does not fit never panics and never stops the rules half-way: the question is answered
//! with something lawful, the [`ChanceFault`] is kept, and whoever drives the game looks at it and takes the step back.
//!
//! ```
//! use table::chance::{Chance, Lot, Tape};
//!
//! let mut chance = Chance::tape(Tape::from_iter([Lot::One(3), Lot::Order(vec![2, 0, 1])]));
//! assert_eq!(chance.die(6), 3);
//! let mut cards = ["whip", "sabre", "joker"];
//! chance.shuffle(&mut cards);
//! assert_eq!(cards, ["joker", "whip", "sabre"]);
//! assert_eq!(chance.finish(), Ok(()));
//! ```

mod stream;

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::seed::Seed;
use stream::Streams;

/// One recorded outcome.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Lot {
    /// A die's face, the place of a pick or the kind of a drawn card, from 0.
    One(u16),
    /// A shuffle: the place from which each item came, in the new order.
    Order(Vec<u16>),
}

/// Recorded outcomes in the order they were asked for, packed: a shuffle is its length with the top bit set, then the places.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tape {
    packed: Vec<u16>,
}

const ORDER: u16 = 1 << 15;

impl Tape {
    /// Adds one outcome at the end.
    pub fn push(&mut self, lot: &Lot) {
        match lot {
            Lot::One(value) => self.packed.push(value & !ORDER),
            Lot::Order(places) => {
                self.packed.push(ORDER | places.len() as u16);
                self.packed.extend(places);
            }
        }
    }

    /// The outcomes, one by one.
    pub fn lots(&self) -> impl Iterator<Item = Lot> + '_ {
        let mut rest = &self.packed[..];
        std::iter::from_fn(move || {
            let (lot, after) = unpack(rest)?;
            rest = after;
            Some(lot)
        })
    }

    /// Whether nothing is recorded.
    pub fn is_empty(&self) -> bool {
        self.packed.is_empty()
    }

    pub(crate) fn packed(&self) -> &[u16] {
        &self.packed
    }

    pub(crate) fn from_packed(packed: &[u16]) -> Tape {
        Tape {
            packed: packed.to_vec(),
        }
    }
}

fn unpack(packed: &[u16]) -> Option<(Lot, &[u16])> {
    let (&head, rest) = packed.split_first()?;
    if head & ORDER == 0 {
        return Some((Lot::One(head), rest));
    }
    let (places, rest) = rest.split_at_checked(usize::from(head & !ORDER))?;
    Some((Lot::Order(places.to_vec()), rest))
}

impl FromIterator<Lot> for Tape {
    fn from_iter<I: IntoIterator<Item = Lot>>(lots: I) -> Self {
        let mut tape = Tape::default();
        lots.into_iter().for_each(|lot| tape.push(&lot));
        tape
    }
}

impl Serialize for Tape {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.lots())
    }
}

impl<'de> Deserialize<'de> for Tape {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let lots = Vec::<Lot>::deserialize(from)?;
        for lot in &lots {
            let head = match lot {
                Lot::One(value) => usize::from(*value),
                Lot::Order(places) => places.len(),
            };
            if head >= usize::from(ORDER) {
                return Err(serde::de::Error::custom(format!(
                    "no outcome of chance is {head}"
                )));
            }
        }
        Ok(lots.into_iter().collect())
    }
}

/// Why a tape cannot be what happened.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ChanceFault {
    /// The rules asked for more than was recorded.
    #[error("the recorded chance runs out after {after} outcomes")]
    RanDry {
        /// How many outcomes there were.
        after: usize,
    },
    /// An outcome that the question does not allow.
    #[error("recorded outcome {at} does not fit: {question} was asked and {answer} was recorded")]
    DoesNotFit {
        /// The place of the outcome, from 0.
        at: usize,
        /// What was asked.
        question: String,
        /// What the tape says.
        answer: String,
    },
    /// Outcomes that nobody asked for.
    #[error("{left} recorded outcomes were never asked for")]
    LeftOver {
        /// How many numbers are left on the tape.
        left: usize,
    },
}

enum Source {
    Seeded(Streams),
    Fast(Xoshiro256PlusPlus),
    Tape {
        packed: Vec<u16>,
        next: usize,
        read: usize,
    },
}

/// Where dice, draws and shuffles come from.
pub struct Chance {
    source: Source,
    recording: Option<Tape>,
    asked: u32,
    fault: Option<ChanceFault>,
}

impl Chance {
    fn from_source(source: Source) -> Chance {
        Chance {
            source,
            recording: None,
            asked: 0,
            fault: None,
        }
    }

    /// The stream of the deal: for play that keeps no record, which goes on with [`Chance::next_entry`].
    pub fn seeded(seed: &Seed) -> Chance {
        Chance::for_entry(seed, 0)
    }

    /// The stream that belongs to entry `number` of a record, and to nothing else; the deal is entry 0. Because each entry has a
    /// stream of its own, a rule that asks for one die more or less never shifts the dice of another entry.
    pub fn for_entry(seed: &Seed, number: u64) -> Chance {
        Chance::from_source(Source::Seeded(Streams::at(seed, number)))
    }

    /// Goes on to the stream of the next entry, so that play without a record has the very dice that a record would have. Fast
    /// generators and tapes know no entries and go on as they are.
    pub fn next_entry(&mut self) {
        if let Source::Seeded(streams) = &mut self.source {
            streams.next_entry();
        }
    }

    /// A fast generator for searches and random play.
    pub fn fast(seed: u64) -> Chance {
        Chance::from_source(Source::Fast(Xoshiro256PlusPlus::seed_from_u64(seed)))
    }

    /// Reads outcomes back.
    pub fn tape(tape: Tape) -> Chance {
        Chance::from_source(Source::Tape {
            packed: tape.packed,
            next: 0,
            read: 0,
        })
    }

    pub(crate) fn packed_tape(packed: &[u16]) -> Chance {
        Chance::tape(Tape::from_packed(packed))
    }

    /// Writes every outcome down from here on.
    #[must_use]
    pub fn recording(mut self) -> Chance {
        self.recording = Some(Tape::default());
        self
    }

    /// Takes what has been written down so far.
    pub fn take_tape(&mut self) -> Tape {
        match &mut self.recording {
            Some(tape) => std::mem::take(tape),
            None => Tape::default(),
        }
    }

    /// How many questions were asked.
    pub fn asked(&self) -> u32 {
        self.asked
    }

    /// What went wrong, if anything did; checked after each step by whoever drives the game.
    pub fn fault(&self) -> Option<&ChanceFault> {
        self.fault.as_ref()
    }

    /// Says whether all went well and a tape was used up.
    pub fn finish(self) -> Result<(), ChanceFault> {
        match (self.fault, self.source) {
            (Some(fault), _) => Err(fault),
            (None, Source::Tape { packed, next, .. }) if next < packed.len() => Err(ChanceFault::LeftOver {
                left: packed.len() - next,
            }),
            _ => Ok(()),
        }
    }

    /// Whether it may turn out not to fit what is asked: lots that were forced or recorded. What is drawn always fits.
    pub(crate) fn may_not_fit(&self) -> bool {
        matches!(self.source, Source::Tape { .. })
    }

    /// A die with `sides` sides: a number from 0 to `sides - 1`, all equally likely.
    #[inline]
    pub fn die(&mut self, sides: u16) -> u16 {
        self.asked += 1;
        let sides = sides.max(1);
        let face = match &mut self.source {
            Source::Tape { .. } => self.read_face(sides),
            _ => self.below(u32::from(sides)) as u16,
        };
        self.write_one(face);
        face
    }

    #[cold]
    fn read_face(&mut self, sides: u16) -> u16 {
        self.read_one(|face| face < sides, || format!("a number below {sides}"))
            .unwrap_or(0)
    }

    /// The place of one among `count` things, all equally likely.
    #[inline]
    pub fn pick(&mut self, count: usize) -> usize {
        usize::from(self.die(count as u16))
    }

    /// Draws from a pile in which `counts[kind]` cards of each kind lie in unknown order: the kind drawn, each card equally likely.
    /// Nobody can tell this from taking the top of a shuffled pile. `None` if the pile is empty.
    pub fn draw(&mut self, counts: &[u8]) -> Option<usize> {
        let total = counts.iter().map(|count| u32::from(*count)).sum();
        self.draw_among(total, counts.iter().copied().enumerate())
    }

    /// Draws as [`Chance::draw`] does from a pile of `total` cards that knows which kinds lie in it: pairs of a kind and how many there are
    /// of it, by rising kind. Kinds that are left out have no cards.
    pub fn draw_among(
        &mut self,
        total: u32,
        kinds: impl Iterator<Item = (usize, u8)> + Clone,
    ) -> Option<usize> {
        if total == 0 {
            return None;
        }
        self.asked += 1;
        let mut there = kinds.filter(|(_, count)| *count > 0);
        let kind = if let Source::Tape { .. } = self.source {
            let fits = |kind: u16| there.clone().any(|(other, _)| other == usize::from(kind));
            let among = || there.clone().map(|(kind, _)| kind).collect::<Vec<_>>();
            let read = self.read_one(fits, || format!("one of the kinds {:?}", among()));
            read.map_or_else(|| there.clone().next().map_or(0, |(kind, _)| kind), usize::from)
        } else {
            let mut left = self.below(total);
            let reached = there.find(|(_, count)| {
                let here = left < u32::from(*count);
                left = left.saturating_sub(u32::from(*count));
                here
            });
            reached.map_or(0, |(kind, _)| kind)
        };
        self.write_one(kind as u16);
        Some(kind)
    }

    /// Puts `items` in a random order, all orders equally likely.
    pub fn shuffle<T: Copy>(&mut self, items: &mut [T]) {
        if items.len() < 2 {
            return;
        }
        self.asked += 1;
        if self.recording.is_none() && !matches!(self.source, Source::Tape { .. }) {
            for last in (1..items.len()).rev() {
                items.swap(last, self.below(last as u32 + 1) as usize);
            }
            return;
        }
        let mut places: Vec<u16> = (0..items.len() as u16).collect();
        if let Source::Tape { .. } = self.source {
            places = self.read_order(items.len()).unwrap_or(places);
        } else {
            for last in (1..places.len()).rev() {
                places.swap(last, self.below(last as u32 + 1) as usize);
            }
        }
        let before = items.to_vec();
        for (item, place) in items.iter_mut().zip(&places) {
            *item = before[usize::from(*place)];
        }
        if let Some(tape) = &mut self.recording {
            tape.push(&Lot::Order(places));
        }
    }

    #[inline]
    fn write_one(&mut self, value: u16) {
        if let Some(tape) = &mut self.recording {
            tape.packed.push(value);
        }
    }

    /// A number below `bound`, without bias (Lemire's method). Written here because a record is checked against these very
    /// numbers years later: they must not change with a library.
    #[inline]
    fn below(&mut self, bound: u32) -> u32 {
        let mut product = u64::from(self.next_u32()) * u64::from(bound);
        if (product as u32) < bound {
            let threshold = bound.wrapping_neg() % bound;
            while (product as u32) < threshold {
                product = u64::from(self.next_u32()) * u64::from(bound);
            }
        }
        (product >> 32) as u32
    }

    #[inline]
    fn next_u32(&mut self) -> u32 {
        match &mut self.source {
            Source::Fast(generator) => (generator.next_u64() >> 32) as u32,
            Source::Seeded(streams) => streams.next_u32(),
            Source::Tape { .. } => 0,
        }
    }

    fn read_one(&mut self, fits: impl Fn(u16) -> bool, question: impl Fn() -> String) -> Option<u16> {
        match self.read_lot()? {
            Lot::One(value) if fits(value) => Some(value),
            other => self.misfit(question(), &other),
        }
    }

    fn read_order(&mut self, count: usize) -> Option<Vec<u16>> {
        let lot = self.read_lot()?;
        if let Lot::Order(places) = &lot {
            let mut sorted = places.clone();
            sorted.sort_unstable();
            if sorted.iter().copied().eq(0..count as u16) {
                return Some(places.clone());
            }
        }
        self.misfit(format!("an order of {count} things"), &lot)
    }

    fn read_lot(&mut self) -> Option<Lot> {
        if self.fault.is_some() {
            return None;
        }
        let Source::Tape { packed, next, read } = &mut self.source else {
            return None;
        };
        match packed.get(*next..).and_then(unpack) {
            Some((lot, rest)) => {
                *next = packed.len() - rest.len();
                *read += 1;
                Some(lot)
            }
            None => {
                self.fault = Some(ChanceFault::RanDry { after: *read });
                None
            }
        }
    }

    fn misfit<T>(&mut self, question: String, answer: &Lot) -> Option<T> {
        let at = match &self.source {
            Source::Tape { read, .. } => read - 1,
            _ => 0,
        };
        let answer = match answer {
            Lot::One(value) => value.to_string(),
            Lot::Order(places) => format!("{places:?}"),
        };
        self.fault = Some(ChanceFault::DoesNotFit { at, question, answer });
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask(chance: &mut Chance) -> (u16, Option<usize>, [u8; 5]) {
        let mut cards = [10, 11, 12, 13, 14];
        let answers = (chance.die(6), chance.draw(&[0, 3, 1]));
        chance.shuffle(&mut cards);
        (answers.0, answers.1, cards)
    }

    #[test]
    fn what_was_recorded_is_read_back_the_same() {
        for number in 0..200 {
            let mut live = Chance::for_entry(&Seed::from_text("7"), number).recording();
            let first = ask(&mut live);
            let tape = live.take_tape();
            let text = serde_json::to_string(&tape).unwrap();
            let mut again = Chance::tape(serde_json::from_str(&text).unwrap());
            assert_eq!(ask(&mut again), first);
            assert_eq!(again.finish(), Ok(()));
        }
    }

    #[test]
    fn going_on_entry_by_entry_gives_the_dice_of_each_entry() {
        let seed = Seed::from_text("9");
        let mut chance = Chance::seeded(&seed);
        for number in 0..5 {
            if number != 3 {
                assert_eq!(ask(&mut chance), ask(&mut Chance::for_entry(&seed, number)));
            }
            chance.next_entry();
        }
    }

    #[test]
    fn recording_does_not_change_what_comes_up() {
        let seed = Seed::from_text("8");
        assert_eq!(
            ask(&mut Chance::seeded(&seed)),
            ask(&mut Chance::seeded(&seed).recording())
        );
    }

    #[test]
    fn a_tape_that_runs_dry_is_a_fault_and_no_panic() {
        let mut chance = Chance::tape(Tape::from_iter([Lot::One(2)]));
        ask(&mut chance);
        assert_eq!(chance.fault(), Some(&ChanceFault::RanDry { after: 1 }));
    }

    #[test]
    fn a_tape_that_does_not_fit_is_a_fault_that_says_where() {
        let faults = [
            (
                vec![Lot::One(6)],
                "recorded outcome 0 does not fit: a number below 6 was asked and 6 was recorded",
            ),
            (
                vec![Lot::One(1), Lot::One(0)],
                "recorded outcome 1 does not fit: one of the kinds [1, 2] was asked and 0 was recorded",
            ),
            (
                vec![Lot::One(1), Lot::One(1), Lot::Order(vec![0, 1, 2, 3, 3])],
                "recorded outcome 2 does not fit: an order of 5 things was asked and [0, 1, 2, 3, 3] was recorded",
            ),
        ];
        for (lots, message) in faults {
            let mut chance = Chance::tape(lots.into_iter().collect());
            ask(&mut chance);
            assert_eq!(chance.finish().unwrap_err().to_string(), message);
        }
    }

    #[test]
    fn outcomes_nobody_asked_for_are_a_fault() {
        let chance = Chance::tape(Tape::from_iter([Lot::One(2)]));
        assert_eq!(chance.finish(), Err(ChanceFault::LeftOver { left: 1 }));
    }

    /// Every face and every kind comes up about as often as it should: 60,000 throws, each within five standard deviations.
    #[test]
    fn dice_and_draws_are_even() {
        let mut chance = Chance::seeded(&Seed::from_text("even"));
        let (mut faces, mut kinds) = ([0i32; 6], [0i32; 3]);
        for _ in 0..60_000 {
            faces[usize::from(chance.die(6))] += 1;
            kinds[chance.draw(&[1, 2, 3]).unwrap()] += 1;
        }
        assert!(
            faces.iter().all(|count| (count - 10_000).abs() < 460),
            "{faces:?}"
        );
        assert!(
            (kinds[0] - 10_000).abs() < 460 && (kinds[2] - 30_000).abs() < 620,
            "{kinds:?}"
        );
    }

    /// These numbers are part of the format: a record made today must still verify after any change here.
    #[test]
    fn the_stream_of_a_seed_never_changes() {
        let mut chance = Chance::for_entry(&Seed::from_text("1"), 3);
        let dice: Vec<u16> = (0..12).map(|_| chance.die(6)).collect();
        assert_eq!(dice, PINNED);
    }
    const PINNED: [u16; 12] = [3, 3, 4, 4, 5, 3, 0, 4, 4, 1, 0, 0];
}
