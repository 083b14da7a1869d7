//! Bots that know Celestia Duo.

use celestia::Celestia;

use crate::Levels;

impl Levels for Celestia {}
