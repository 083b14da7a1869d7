//! Bots that know Metal Adventures.

use metal::Metal;

use crate::Levels;

impl Levels for Metal {}
