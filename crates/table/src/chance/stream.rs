//! The streams of a seed: ChaCha with twelve rounds, the entry of a record as its stream.
//!
//! It is written here, though libraries have it, for two reasons. A record is checked against these very numbers years later, so that they must
//! not change with a library. And an entry mostly asks for a number or two, while a library makes four blocks at once, sixty-four
//! numbers: random play spent more on numbers that nobody asked for than on the rules.

use crate::seed::Seed;

/// Four of the sixteen numbers of a block, worked on together.
type Row = [u32; 4];

/// What every block begins with: `expand 32-byte k`.
const WORDS: Row = [0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574];

/// The streams of one seed, entered one after the other. A block is made only when something is asked of it: most entries ask nothing.
pub(super) struct Streams {
    key: [Row; 2],
    entry: u64,
    block: [u32; 16],
    /// How many blocks of this stream were made.
    made: u64,
    /// How many numbers of the last block were given away.
    given: usize,
}

impl Streams {
    /// The stream of one entry, at its beginning.
    pub(super) fn at(seed: &Seed, entry: u64) -> Streams {
        let word = |at: usize| {
            let bytes = &seed.0[at * 4..at * 4 + 4];
            u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])
        };
        let row = |at: usize| [word(at), word(at + 1), word(at + 2), word(at + 3)];
        Streams {
            key: [row(0), row(4)],
            entry,
            block: [0; 16],
            made: 0,
            given: 16,
        }
    }

    /// Goes to the beginning of the next entry's stream.
    pub(super) fn next_entry(&mut self) {
        self.entry += 1;
        self.made = 0;
        self.given = 16;
    }

    /// The next number of the stream.
    #[inline]
    pub(super) fn next_u32(&mut self) -> u32 {
        if self.given == 16 {
            self.make_block();
        }
        let number = self.block[self.given & 15];
        self.given += 1;
        number
    }

    fn make_block(&mut self) {
        let low_and_high = |number: u64| (number as u32, (number >> 32) as u32);
        let ((made, made_high), (entry, entry_high)) = (low_and_high(self.made), low_and_high(self.entry));
        let first = [
            WORDS,
            self.key[0],
            self.key[1],
            [made, made_high, entry, entry_high],
        ];
        let mut rows = first;
        for _ in 0..6 {
            quarter_rounds(&mut rows);
            slant(&mut rows, [1, 2, 3]);
            quarter_rounds(&mut rows);
            slant(&mut rows, [3, 2, 1]);
        }
        for (row, (end, begin)) in rows.iter().zip(&first).enumerate() {
            for (at, (one, other)) in end.iter().zip(begin).enumerate() {
                self.block[row * 4 + at] = one.wrapping_add(*other);
            }
        }
        self.made = self.made.wrapping_add(1);
        self.given = 0;
    }
}

/// Four quarter rounds side by side, one on each column.
#[inline(always)]
fn quarter_rounds(rows: &mut [Row; 4]) {
    let [mut a, mut b, mut c, mut d] = *rows;
    for (sum_to_d, sum_to_b) in [(16, 12), (8, 7)] {
        a = plus(a, b);
        d = mixed(d, a, sum_to_d);
        c = plus(c, d);
        b = mixed(b, c, sum_to_b);
    }
    *rows = [a, b, c, d];
}

#[inline(always)]
fn plus(row: Row, other: Row) -> Row {
    std::array::from_fn(|at| row[at].wrapping_add(other[at]))
}

#[inline(always)]
fn mixed(row: Row, other: Row, by: u32) -> Row {
    std::array::from_fn(|at| (row[at] ^ other[at]).rotate_left(by))
}

/// Turns the lower rows, so that diagonals stand in columns, or back.
#[inline(always)]
fn slant(rows: &mut [Row; 4], by: [usize; 3]) {
    for (row, by) in rows[1..].iter_mut().zip(by) {
        *row = std::array::from_fn(|at| row[(at + by) % 4]);
    }
}

#[cfg(test)]
mod tests {
    use rand_chacha::ChaCha12Rng;
    use rand_core::{Rng, SeedableRng};

    use super::*;

    /// The library that records were made with before gives the same numbers, over several blocks and in streams beyond 32 bits.
    #[test]
    fn the_numbers_are_those_of_chacha() {
        for entry in [0, 1, 2, 77, 100_000, u64::from(u32::MAX) + 5] {
            let seed = Seed::from_text(&entry.to_string());
            let mut library = ChaCha12Rng::from_seed(seed.0);
            library.set_stream(entry);
            let mut own = Streams::at(&seed, entry);
            for _ in 0..200 {
                assert_eq!(own.next_u32(), library.next_u32(), "entry {entry}");
            }
        }
    }

    #[test]
    fn the_next_entry_begins_its_own_stream() {
        let seed = Seed::from_text("entries");
        let mut walking = Streams::at(&seed, 3);
        walking.next_u32();
        walking.next_entry();
        assert_eq!(walking.next_u32(), Streams::at(&seed, 4).next_u32());
    }
}
