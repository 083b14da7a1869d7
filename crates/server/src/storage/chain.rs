//! Checks on what was written, so that damage is noticed when it is read.

/// The check of a line of a record, which covers all lines before it: FNV-1a, which notices every single changed byte and is the same on every
/// machine. It guards against faults of disks and programs, not against people who can write the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Chain(u64);

impl Chain {
    /// The check of a header.
    pub(crate) fn start(header: &str) -> Chain {
        Chain(0xcbf2_9ce4_8422_2325).next(header)
    }

    /// The check of the next line.
    #[must_use]
    pub(crate) fn next(self, line: &str) -> Chain {
        self.next_bytes(line.as_bytes())
    }

    /// The check of what follows, be it text or not.
    #[must_use]
    pub(crate) fn next_bytes(self, bytes: &[u8]) -> Chain {
        let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        Chain(step(bytes.iter().fold(self.0, step), &b'\n'))
    }

    /// The check of something that may not be there.
    #[must_use]
    pub(crate) fn next_if(self, text: Option<&str>) -> Chain {
        match text {
            Some(text) => self.next("some").next(text),
            None => self.next("none"),
        }
    }

    /// The check of a position, which is kept after so many entries.
    pub(crate) fn of_position(entries: usize, position: &str) -> Chain {
        Chain::start(&entries.to_string()).next(position)
    }

    /// As it is written down.
    pub(super) fn number(self) -> i64 {
        self.0 as i64
    }

    /// Reads what was written down.
    pub(super) fn from_number(number: i64) -> Chain {
        Chain(number as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_and_their_order_count() {
        let chain = |lines: &[&str]| {
            lines
                .iter()
                .fold(Chain::start("h"), |chain, line| chain.next(line))
        };
        assert_ne!(chain(&["a", "b"]), chain(&["b", "a"]));
        assert_ne!(chain(&["ab"]), chain(&["a", "b"]));
        assert_ne!(chain(&["a"]), Chain::start("g").next("a"));
        assert_ne!(chain(&["a"]), chain(&["a", ""]));
    }
}
