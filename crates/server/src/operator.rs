//! Those who run the server: the key that opens their page, whom they sent away, and what they say to everybody.

use std::collections::HashMap;
use std::io::Write as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError, RwLock};

use crate::keys::{Key, KeyHash, Maker};
use crate::storage::{BanKind, BanRow};

/// The key of this run, and the file beside the data in which whoever may read the data finds it.
pub(crate) struct OperatorKey {
    key: Key,
    file: PathBuf,
}

impl OperatorKey {
    /// A key, written down beside the data file for its owner alone.
    pub(crate) fn new(key: Key, data: &Path, address: SocketAddr) -> OperatorKey {
        let file = beside(data);
        let mut options = std::fs::OpenOptions::new();
        // Whatever lies there goes first: a file that others can read, or a link to one, would show the key.
        let _ = std::fs::remove_file(&file);
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let written = options
            .open(&file)
            .and_then(|mut file| writeln!(file, "{address} {}", key.secret()));
        if let Err(error) = written {
            tracing::warn!(file = %file.display(), %error, "the key for operators could not be written down; flibuste admin needs it by --key");
        }
        OperatorKey { key, file }
    }

    /// Whether this is the key. Hashes are compared, so that how long it takes says nothing.
    pub(crate) fn opens(&self, given: &str) -> bool {
        Key::read(given).is_some_and(|given| given.hash() == self.key.hash())
    }

    pub(crate) fn secret(&self) -> &str {
        self.key.secret()
    }

    /// The server stops: a key that opens nothing any more need not lie around.
    pub(crate) fn put_away(&self) {
        let _ = std::fs::remove_file(&self.file);
    }
}

fn beside(data: &Path) -> PathBuf {
    let mut name = data.as_os_str().to_owned();
    name.push(".admin");
    name.into()
}

/// Where a running server listens and the key that opens it to operators, as they are written down beside its data file.
pub fn operator_key(data: &Path) -> std::io::Result<(String, String)> {
    let text = std::fs::read_to_string(beside(data))?;
    match text.trim().split_once(' ') {
        Some((address, key)) => Ok((address.to_owned(), key.to_owned())),
        None => Err(std::io::ErrorKind::InvalidData.into()),
    }
}

/// Who was sent away or muted, by the hash of a key or of a network, and until when.
#[derive(Default)]
pub(crate) struct Bans {
    all: RwLock<HashMap<(Vec<u8>, BanKind), u64>>,
}

impl Bans {
    pub(crate) fn new(rows: &[BanRow]) -> Bans {
        let bans = Bans::default();
        bans.are(rows);
        bans
    }

    /// Notes who may not do what from now on: these, and nobody else; says whether that is a change.
    pub(crate) fn are(&self, rows: &[BanRow]) -> bool {
        let one = |row: &BanRow| ((row.who.clone(), row.kind), row.until);
        let now = rows.iter().map(one).collect();
        let mut all = self.all.write().unwrap_or_else(PoisonError::into_inner);
        let changed = *all != now;
        *all = now;
        changed
    }

    /// Whether a key, or a network, may not do what is of this kind now.
    pub(crate) fn holds(&self, kind: BanKind, key: Option<KeyHash>, network: Option<Maker>) -> bool {
        let all = self.all.read().unwrap_or_else(PoisonError::into_inner);
        if all.is_empty() {
            return false;
        }
        let now = crate::unix_millis();
        let held = |who: &[u8]| {
            let until = |kind| all.get(&(who.to_vec(), kind)).is_some_and(|until| *until > now);
            // Whoever was sent away does not write either.
            until(kind) || until(BanKind::Away)
        };
        key.is_some_and(|key| held(key.bytes())) || network.is_some_and(|network| held(network.bytes()))
    }
}

/// What the operator says to everybody.
#[derive(Default)]
pub(crate) struct Notice(Mutex<Arc<str>>);

impl Notice {
    pub(crate) fn new(text: String) -> Notice {
        Notice(Mutex::new(text.into()))
    }

    pub(crate) fn get(&self) -> Arc<str> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn set(&self, text: &str) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = text.into();
    }
}
