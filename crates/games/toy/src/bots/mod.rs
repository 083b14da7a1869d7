//! No bots of its own: `random` plays every game.

impl table::bots::Levels for crate::Toy {}
