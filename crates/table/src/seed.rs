//! Seeds, and the commitment that lets anybody check that a shuffle was fair.
//!
//! Before the deal the host draws a secret and shows its [`Commitment`]. Each seat may add a word. The seed of the game is made of
//! the secret and the words together, so neither the host nor the seats alone can choose it. At the end the secret is
//! shown, and whoever kept the record can check the commitment, the seed and with it every draw.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest as _, Sha256};

/// 32 bytes that decide every die and draw of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seed(pub [u8; 32]);

/// The hash of a secret seed, shown before the deal.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment(pub [u8; 32]);

/// The hash of a set of cards, so that a position is never continued with other cards than it was dealt from.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Digest(pub [u8; 8]);

fn hash<'a>(label: &str, parts: impl IntoIterator<Item = &'a [u8]>) -> [u8; 32] {
    let mut hasher = Sha256::new();
    hasher.update(label.as_bytes());
    for part in parts {
        // The length goes in first, so that two lists of parts never run together into the same bytes.
        hasher.update((part.len() as u64).to_le_bytes());
        hasher.update(part);
    }
    hasher.finalize().into()
}

impl Seed {
    /// The seed a person names: a number or any other text.
    pub fn from_text(text: &str) -> Seed {
        Seed(hash("flibuste named seed 1", [text.as_bytes()]))
    }

    /// The seed of game `number` in a series that starts from this seed.
    #[must_use]
    pub fn nth(&self, number: u64) -> Seed {
        Seed(hash("flibuste series 1", [&self.0[..], &number.to_le_bytes()]))
    }

    /// What is shown of a secret before the deal.
    pub fn commitment(&self) -> Commitment {
        Commitment(hash("flibuste commitment 1", [&self.0[..]]))
    }

    /// The secret mixed with a word from each seat, in seat order: the seed the game is played with.
    #[must_use]
    pub fn mixed_with(&self, words: &[String]) -> Seed {
        let secret = std::iter::once(&self.0[..]);
        let parts = secret.chain(words.iter().map(String::as_bytes));
        Seed(hash("flibuste mixed seed 1", parts))
    }

    /// The first eight bytes, for generators that take a small seed.
    pub fn small(&self) -> u64 {
        let mut bytes = [0; 8];
        bytes.copy_from_slice(&self.0[..8]);
        u64::from_le_bytes(bytes)
    }
}

impl Digest {
    /// The digest of a text.
    pub fn of(text: &str) -> Digest {
        let mut digest = [0; 8];
        digest.copy_from_slice(&hash("flibuste digest 1", [text.as_bytes()])[..8]);
        Digest(digest)
    }
}

/// A text that is not the right number of hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected {digits} hexadecimal digits")]
pub struct NotHex {
    digits: usize,
}

macro_rules! hexadecimal {
    ($name:ident, $bytes:literal) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&hex::encode(self.0))
            }
        }
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({self})", stringify!($name))
            }
        }
        impl FromStr for $name {
            type Err = NotHex;
            fn from_str(text: &str) -> Result<Self, NotHex> {
                let mut bytes = [0; $bytes];
                hex::decode_to_slice(text, &mut bytes).map_err(|_| NotHex { digits: 2 * $bytes })?;
                Ok($name(bytes))
            }
        }
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_str(self)
            }
        }
        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                String::deserialize(from)?
                    .parse()
                    .map_err(serde::de::Error::custom)
            }
        }
    };
}

hexadecimal!(Seed, 32);
hexadecimal!(Commitment, 32);
hexadecimal!(Digest, 8);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_changes_the_seed_and_words_do_not_run_together() {
        let secret = Seed::from_text("1");
        let mixed =
            |words: &[&str]| secret.mixed_with(&words.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert_ne!(mixed(&["ab", "c"]), mixed(&["a", "bc"]));
        assert_ne!(mixed(&["ab", ""]), mixed(&["ab"]));
        assert_ne!(mixed(&["x", "y"]), mixed(&["y", "x"]));
    }

    #[test]
    fn hexadecimal_text_goes_both_ways_and_refuses_anything_else() {
        let seed = Seed::from_text("corsaire");
        assert_eq!(seed.to_string().parse::<Seed>().unwrap(), seed);
        assert_eq!(
            "zz".parse::<Seed>().unwrap_err().to_string(),
            "expected 64 hexadecimal digits"
        );
    }
}
