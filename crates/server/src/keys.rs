//! Secrets that hold seats, and the names of tables.

use std::fmt;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Fills bytes with randomness from the operating system.
///
/// # Panics
/// If the system has none, which no supported system does after it has started.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// The secret of a browser or a program; whoever has it holds its seats. It is never kept, logged or sent, but in the cookie of
/// whoever it was made for.
#[derive(Clone)]
pub struct Key(String);

/// What is kept of a [`Key`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct KeyHash([u8; 32]);

impl KeyHash {
    /// How many bytes it has.
    pub(crate) const LENGTH: usize = 32;

    /// As it is written down.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// Reads what was written down.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<KeyHash> {
        bytes.try_into().ok().map(KeyHash)
    }
}

impl From<KeyHash> for String {
    fn from(hash: KeyHash) -> String {
        hex::encode(hash.0)
    }
}

impl TryFrom<String> for KeyHash {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        let bytes = hex::decode(text).ok().and_then(|bytes| bytes.try_into().ok());
        bytes.map(KeyHash).ok_or("this is no hash of a key")
    }
}

/// A key is at least this long: 22 characters of base64 are 128 bits.
const SHORTEST_KEY: usize = 22;
const LONGEST_KEY: usize = 128;

impl Key {
    /// A new key of 256 bits.
    pub fn new() -> Key {
        Key(hex::encode(random::<32>()))
    }

    /// Reads a key that a client brings; `None` if it is too short to be a secret.
    pub fn read(text: &str) -> Option<Key> {
        let lawful = text.bytes().all(|byte| byte.is_ascii_graphic());
        (lawful && (SHORTEST_KEY..=LONGEST_KEY).contains(&text.len())).then(|| Key(text.to_owned()))
    }

    /// What is kept of it.
    pub fn hash(&self) -> KeyHash {
        KeyHash(Sha256::digest(self.0.as_bytes()).into())
    }

    /// The text, for the cookie of whoever it was made for.
    pub fn secret(&self) -> &str {
        &self.0
    }
}

impl Default for Key {
    fn default() -> Self {
        Key::new()
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

impl fmt::Debug for KeyHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("KeyHash(…)")
    }
}

/// Whose network made something: a hash with a secret of the data file, so that the file names no address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Maker([u8; 16]);

impl From<Maker> for String {
    fn from(maker: Maker) -> String {
        hex::encode(maker.0)
    }
}

impl TryFrom<String> for Maker {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        let bytes = hex::decode(text).ok().and_then(|bytes| bytes.try_into().ok());
        bytes.map(Maker).ok_or("this is no hash of a network")
    }
}

impl Maker {
    /// The hash of a network.
    pub(crate) fn new(salt: &[u8], network: std::net::IpAddr) -> Maker {
        let mut hash = Sha256::new();
        hash.update(salt);
        match network {
            std::net::IpAddr::V4(v4) => hash.update(v4.octets()),
            std::net::IpAddr::V6(v6) => hash.update(v6.octets()),
        }
        let whole: [u8; 32] = hash.finalize().into();
        let mut short = [0; 16];
        short.copy_from_slice(&whole[..16]);
        Maker(short)
    }
}

impl Maker {
    /// As it is written down.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.0
    }

    /// Reads what was written down.
    pub(crate) fn from_bytes(bytes: &[u8]) -> Option<Maker> {
        bytes.try_into().ok().map(Maker)
    }
}

impl fmt::Debug for Maker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Maker(…)")
    }
}

/// The name of a table in links: 80 bits, so that a private table is found by nobody who was not told.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct TableId([u8; 16]);

/// No vowels, so that no words come up, and nothing that looks like something else.
const LETTERS: &[u8; 32] = b"0123456789bcdfghjklmnpqrstvwxyz_";

impl TableId {
    /// A new name.
    pub fn new() -> TableId {
        TableId(random::<16>().map(|byte| LETTERS[usize::from(byte % 32)]))
    }

    /// Reads a name; `None` if no table can have it.
    pub fn read(text: &str) -> Option<TableId> {
        let letters: [u8; 16] = text.as_bytes().try_into().ok()?;
        letters
            .iter()
            .all(|letter| LETTERS.contains(letter))
            .then_some(TableId(letters))
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl Default for TableId {
    fn default() -> Self {
        TableId::new()
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> String {
        id.as_str().to_owned()
    }
}

impl TryFrom<String> for TableId {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Self, Self::Error> {
        TableId::read(&text).ok_or("no table has such a name")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_long_and_never_shown() {
        assert!(Key::read("short").is_none());
        assert!(Key::read("a key with spaces in it, long enough").is_none());
        let key = Key::new();
        assert_eq!(key.secret().len(), 64);
        assert!(!format!("{key:?} {:?}", key.hash()).contains(&key.secret()[..8]));
        assert_eq!(Key::read(key.secret()).unwrap().hash(), key.hash());
    }

    #[test]
    fn names_of_tables_go_both_ways() {
        let id = TableId::new();
        assert_eq!(TableId::read(id.as_str()), Some(id));
        for wrong in ["", "0123456789abcdef", "0123456789bcdfg", "0123456789bcdfg/"] {
            assert_eq!(TableId::read(wrong), None);
        }
    }
}
