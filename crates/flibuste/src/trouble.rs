//! What can go wrong, each said in one line.

use std::io;

/// Why a command cannot do what it was asked.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Trouble {
    /// Something in what was given, said in words.
    #[error("{0}")]
    Said(String),
    /// A game, a record or a position.
    #[error("{0}")]
    Catalog(#[from] catalog::CatalogError),
    /// A set-up.
    #[error("{0}")]
    Setup(#[from] table::SetupError),
    /// A position.
    #[error("{0}")]
    Snapshot(#[from] table::snapshot::SnapshotError),
    /// A record.
    #[error("{0}")]
    Record(#[from] table::record::RecordError),
    /// A record that is no game.
    #[error("{0}")]
    Replay(#[from] table::ReplayError),
    /// A series.
    #[error("{0}")]
    Lab(#[from] lab::LabError),
    /// A file or a stream.
    #[error("{0}")]
    File(io::Error),
    /// Nobody reads what is written.
    #[error("nobody reads")]
    NobodyReads,
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Trouble::NobodyReads,
            _ => Trouble::File(error),
        }
    }
}

impl From<serde_json::Error> for Trouble {
    fn from(error: serde_json::Error) -> Self {
        match error.io_error_kind() {
            Some(kind) => io::Error::from(kind).into(),
            None => Trouble::Said(error.to_string()),
        }
    }
}

/// Trouble in words.
pub(crate) fn trouble<T>(text: impl Into<String>) -> Result<T, Trouble> {
    Err(Trouble::Said(text.into()))
}
