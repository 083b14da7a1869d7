//! Bots that know Tortuga 2199.

use tortuga::Tortuga;

use crate::Levels;

impl Levels for Tortuga {}
