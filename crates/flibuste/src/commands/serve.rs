//! The server, and copies of its data.

use crate::cli::Backup;
use crate::desk::Desk;
use crate::trouble::{Trouble, trouble};

/// Serves until told to stop.
pub(crate) fn serve(config: &server::Config, desk: &Desk) -> Result<(), Trouble> {
    let config = server::Config {
        cards: desk.cards.clone(),
        ..config.clone()
    };
    server::run(config).or_else(|error| trouble(error.to_string()))
}

/// Copies the data file.
pub(crate) fn backup(given: &Backup, desk: &mut Desk) -> Result<(), Trouble> {
    if given.copy.exists() {
        return trouble(format!("{} exists already", given.copy.display()));
    }
    if let Err(error) = server::backup(&given.data, &given.copy) {
        return trouble(format!("{}: {error}", given.data.display()));
    }
    let text = desk
        .words
        .text("backup-done", [("file", given.copy.display().to_string().into())]);
    desk.line(&text)
}
